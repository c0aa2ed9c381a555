# Prints the readings of Python's urlsplit, in the form of readings.c. A host in brackets keeps them. Without the fix of
# CVE-2025-0938, Python reads otherwise: then the test is skipped.
import re
import sys
import urllib.parse
from urllib.parse import urlsplit

if not hasattr(urllib.parse, '_check_bracketed_netloc'):
    sys.exit(77)


def escape(text):
    return ''.join(
        '\\\\' if byte == 0x5C else chr(byte) if 0x20 < byte < 0x7F else '\\x%02X' % byte
        for byte in text.encode('utf-8', 'surrogateescape'))


def unescape(line):
    data = re.sub(rb'\\(\\|x..)', lambda m: b'\\' if m[1] == b'\\' else bytes([int(m[1][1:], 16)]), line)
    return data.decode('utf-8', 'surrogateescape')


def components(url):
    userinfo, _, address = url.netloc.rpartition('@')
    host = url.hostname
    if host is not None and '[' in address:
        host = '[' + host + (']' if ']' in address else '')
    port = url.port
    if port is not None:
        port = address.rpartition(':')[2]
    return (('scheme', url.scheme), ('userinfo', userinfo), ('host', host), ('port', port), ('path', url.path),
            ('query', url.query), ('fragment', url.fragment))


for line in sys.stdin.buffer:
    line = line.rstrip(b'\n')
    out = line.decode()
    try:
        for name, value in components(urlsplit(unescape(line))):
            if value or name == 'path':
                out += '\t' + name + '=' + escape(value)
    except ValueError:
        out = line.decode() + '\trefused'
    print(out)
