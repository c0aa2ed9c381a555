// Prints the readings of JavaScript's URL, in the form of readings.c.
import { createInterface } from 'node:readline';

const unescape = (line) =>
  line.replace(/\\(\\|x[0-9A-F]{2})/g, (_, code) => (code === '\\' ? code : String.fromCharCode(parseInt(code.slice(1), 16))));
const escape = (text) =>
  Array.from(Buffer.from(text, 'utf8'), (byte) =>
    byte === 0x5c ? '\\\\' : byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '\\x' + byte.toString(16).toUpperCase().padStart(2, '0')).join('');

function components(url) {
  const [, scheme, rest] = /^([^:]*):(.*)$/s.exec(url.href);
  const [, before, query, fragment] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest);
  const userinfo = url.username + (url.password === '' ? '' : ':' + url.password);
  return {
    scheme,
    userinfo: userinfo === '' ? undefined : userinfo,
    host: before.startsWith('//') ? url.hostname : undefined,
    port: url.port === '' ? undefined : url.port,
    path: url.pathname,
    query: query?.slice(1),
    fragment: fragment?.slice(1),
  };
}

let out = '';
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const bytes = Buffer.from(unescape(line), 'latin1');
  out += line;
  try {
    for (const [name, value] of Object.entries(components(new URL(bytes.toString('utf8')))))
      if (value !== undefined) out += `\t${name}=${escape(value)}`;
  } catch {
    out += '\trefused';
  }
  out += '\n';
  if (out.length > 1 << 16) {
    process.stdout.write(out);
    out = '';
  }
}
process.stdout.write(out);
