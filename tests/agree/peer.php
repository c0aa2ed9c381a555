<?php
// Prints the readings of PHP's parse_url, in the form of readings.c. Before PHP 8.0 it read otherwise: then the test
// is skipped.
if (PHP_VERSION_ID < 80000) {
    exit(77);
}

function escape(string $text): string
{
    return preg_replace_callback('/[^!-~]|\\\\/', fn ($m) => $m[0] === '\\' ? '\\\\' : sprintf('\\x%02X', ord($m[0])), $text);
}

function unescape(string $line): string
{
    return preg_replace_callback('/\\\\(\\\\|x(..))/', fn ($m) => $m[1] === '\\' ? '\\' : chr(hexdec($m[2])), $line);
}

while (($line = fgets(STDIN)) !== false) {
    $line = rtrim($line, "\n");
    $url = parse_url(unescape($line));
    $out = $line;
    if ($url === false) {
        $out .= "\trefused";
    } else {
        $user = isset($url['user']) ? $url['user'] . (isset($url['pass']) ? ':' . $url['pass'] : '') : null;
        $parts = ['scheme' => $url['scheme'] ?? null, 'userinfo' => $user, 'host' => $url['host'] ?? null,
            'port' => $url['port'] ?? null, 'path' => $url['path'] ?? '', 'query' => $url['query'] ?? null,
            'fragment' => $url['fragment'] ?? null];
        foreach ($parts as $name => $value) {
            if ($value !== null) {
                $out .= "\t$name=" . escape((string) $value);
            }
        }
    }
    echo $out, "\n";
}
