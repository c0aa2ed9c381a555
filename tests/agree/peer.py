# Prints the readings of Python's urlsplit, in the form of readings.c. A host in brackets keeps them. Other versions
# than 3.11.4 and a few behind it read otherwise: then the test is skipped.
import re
import sys
from urllib.parse import urlsplit

if not (3, 11, 4) <= sys.version_info[:3] <= (3, 11, 10):
    sys.exit(77)


def escape(text):
    return ''.join(
        '\\\\' if byte == 0x5C else chr(byte) if 0x20 < byte < 0x7F else '\\x%02X' % byte
        for byte in text.encode('utf-8', 'surrogateescape'))


def unescape(line):
    data = re.sub(rb'\\(\\|x..)', lambda m: b'\\' if m[1] == b'\\' else bytes([int(m[1][1:], 16)]), line)
    return data.decode('utf-8', 'surrogateescape')


def components(url):
    host = url.hostname
    if host is not None and '[' in url.netloc.rpartition('@')[2]:
        host = '[' + host + ']'
    userinfo, _, address = url.netloc.rpartition('@')
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
