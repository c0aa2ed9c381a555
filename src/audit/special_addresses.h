/* Addresses for special purposes: IANA's registries of special-purpose addresses of IPv4 and IPv6
 * (RFC 6890), and of multicast addresses; and, marked "not IANA", where clouds answer with
 * metadata. The more special stands first, and the first that matches decides. GLOBAL: reachable as
 * any other address.
 *
 *   IPV4(a, b, c, d, bits, class)        IPV6(h1, h2, h3, h4, h8, bits, class); groups 5 to 7 are 0
 */
#define URIC_SPECIAL_IPV4(IPV4)                                                                    \
    IPV4(169, 254, 169, 254, 32, METADATA)   /* AWS, Azure, Google and others; not IANA */         \
    IPV4(169, 254, 170, 2, 32, METADATA)     /* AWS ECS; not IANA */                               \
    IPV4(169, 254, 170, 23, 32, METADATA)    /* AWS EKS; not IANA */                               \
    IPV4(100, 100, 100, 200, 32, METADATA)   /* Alibaba; not IANA */                               \
    IPV4(168, 63, 129, 16, 32, METADATA)     /* Azure; not IANA */                                 \
    IPV4(192, 0, 0, 192, 32, METADATA)       /* Oracle; not IANA */                                \
    IPV4(0, 0, 0, 0, 8, UNSPECIFIED)         /* this network, RFC 791, 3.2; RFC 1122, 3.2.1.3 */   \
    IPV4(10, 0, 0, 0, 8, PRIVATE)            /* RFC 1918 */                                        \
    IPV4(100, 64, 0, 0, 10, SHARED)          /* RFC 6598 */                                        \
    IPV4(127, 0, 0, 0, 8, LOOPBACK)          /* RFC 1122, 3.2.1.3 */                               \
    IPV4(169, 254, 0, 0, 16, LINK_LOCAL)     /* RFC 3927 */                                        \
    IPV4(172, 16, 0, 0, 12, PRIVATE)         /* RFC 1918 */                                        \
    IPV4(192, 0, 0, 9, 32, GLOBAL)           /* Port Control Protocol, RFC 7723 */                 \
    IPV4(192, 0, 0, 10, 32, GLOBAL)          /* TURN, RFC 8155 */                                  \
    IPV4(192, 0, 0, 0, 24, RESERVED)         /* IETF protocol assignments, RFC 6890, 2.1 */        \
    IPV4(192, 0, 2, 0, 24, DOCUMENTATION)    /* TEST-NET-1, RFC 5737 */                            \
    IPV4(192, 88, 99, 0, 24, RESERVED)       /* 6to4 relays, deprecated, RFC 7526 */               \
    IPV4(192, 168, 0, 0, 16, PRIVATE)        /* RFC 1918 */                                        \
    IPV4(198, 18, 0, 0, 15, RESERVED)        /* benchmarking, RFC 2544 */                          \
    IPV4(198, 51, 100, 0, 24, DOCUMENTATION) /* TEST-NET-2, RFC 5737 */                            \
    IPV4(203, 0, 113, 0, 24, DOCUMENTATION)  /* TEST-NET-3, RFC 5737 */                            \
    IPV4(224, 0, 0, 0, 4, MULTICAST)         /* RFC 5771 */                                        \
    IPV4(240, 0, 0, 0, 4, RESERVED)          /* RFC 1112, 4; broadcast, RFC 8190 */

#define URIC_SPECIAL_IPV6(IPV6)                                                                    \
    IPV6(0xFD00, 0xEC2, 0, 0, 0x254, 128, METADATA) /* AWS; not IANA */                            \
    IPV6(0xFD20, 0xCE, 0, 0, 0x254, 128, METADATA)  /* Google; not IANA */                         \
    IPV6(0, 0, 0, 0, 1, 128, LOOPBACK)              /* RFC 4291, 2.5.3 */                          \
    IPV6(0, 0, 0, 0, 0, 128, UNSPECIFIED)           /* RFC 4291, 2.5.2 */                          \
    IPV6(0x64, 0xFF9B, 1, 0, 0, 48, PRIVATE)        /* translation, RFC 8215 */                    \
    IPV6(0x100, 0, 0, 0, 0, 64, RESERVED)           /* discarded, RFC 6666 */                      \
    IPV6(0x100, 0, 0, 1, 0, 64, RESERVED)           /* dummy prefix, RFC 9780 */                   \
    IPV6(0x2001, 1, 0, 0, 1, 128, GLOBAL)           /* Port Control Protocol, RFC 7723 */          \
    IPV6(0x2001, 1, 0, 0, 2, 128, GLOBAL)           /* TURN, RFC 8155 */                           \
    IPV6(0x2001, 1, 0, 0, 3, 128, GLOBAL)           /* DNS-SD registration, RFC 9665 */            \
    IPV6(0x2001, 3, 0, 0, 0, 32, GLOBAL)            /* AMT, RFC 7450 */                            \
    IPV6(0x2001, 4, 0x112, 0, 0, 48, GLOBAL)        /* AS112, RFC 7535 */                          \
    IPV6(0x2001, 0x20, 0, 0, 0, 28, GLOBAL)         /* ORCHIDv2, RFC 7343 */                       \
    IPV6(0x2001, 0x30, 0, 0, 0, 28, GLOBAL)         /* drones, RFC 9374 */                         \
    IPV6(0x2001, 0, 0, 0, 0, 23, RESERVED)          /* IETF protocol assignments, RFC 2928 */      \
    IPV6(0x2001, 0xDB8, 0, 0, 0, 32, DOCUMENTATION) /* RFC 3849 */                                 \
    IPV6(0x3FFF, 0, 0, 0, 0, 20, DOCUMENTATION)     /* RFC 9637 */                                 \
    IPV6(0x5F00, 0, 0, 0, 0, 16, RESERVED)          /* segment routing, RFC 9602 */                \
    IPV6(0xFC00, 0, 0, 0, 0, 7, PRIVATE)            /* unique local, RFC 4193 */                   \
    IPV6(0xFE80, 0, 0, 0, 0, 10, LINK_LOCAL)        /* RFC 4291, 2.5.6 */                          \
    IPV6(0xFEC0, 0, 0, 0, 0, 10, PRIVATE)           /* site-local, deprecated, RFC 3879 */         \
    IPV6(0xFF00, 0, 0, 0, 0, 8, MULTICAST)          /* RFC 4291, 2.7 */
