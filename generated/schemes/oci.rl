# References of container images (distribution/reference 0.6.0). Written by uric-grammar transcribe from grammar/oci.*: do not edit.
%%{
machine oci;
alphtype unsigned char;

DIGIT = 0x30..0x39;
dec_octet = DIGIT | 0x31..0x39 DIGIT | "1" DIGIT{2} | "2" 0x30..0x34 DIGIT | "25" 0x30..0x35;
IPv4address = dec_octet "." dec_octet "." dec_octet "." dec_octet;
ALPHA = 0x41..0x5a | 0x61..0x7a;
alnum_ = ALPHA | DIGIT;
domain_component = alnum_ | alnum_ ( alnum_ | "-" )* alnum_;
domain_name_2 = domain_component ( "." domain_component )*;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
h16 = HEXDIG{1,4};
ls32 = h16 ":" h16 | IPv4address;
IPv6address = ( h16 ":" ){6} ls32
    | "::" ( h16 ":" ){5} ls32
    | h16? "::" ( h16 ":" ){4} ls32
    | ( ( h16 ":" )? h16 )? "::" ( h16 ":" ){3} ls32
    | ( ( h16 ":" ){,2} h16 )? "::" ( h16 ":" ){2} ls32
    | ( ( h16 ":" ){,3} h16 )? "::" h16 ":" ls32
    | ( ( h16 ":" ){,4} h16 )? "::" ls32
    | ( ( h16 ":" ){,5} h16 )? "::" h16
    | ( ( h16 ":" ){,6} h16 )? "::";
host = IPv4address | domain_name_2 | "[" IPv6address "]";
port_number = DIGIT+;
domain = host ( ":" port_number )?;
alpha_numeric = ( 0x61..0x7a | DIGIT )+;
separator = "_" | "." | "__" | "-"+;
path_component = alpha_numeric ( separator alpha_numeric )*;
remote_name = path_component ( "/" path_component )*;
name = ( domain "/" )? remote_name;
word = ALPHA | DIGIT | "_";
tag = word ( word | "." | "-" ){,127};
digest_algorithm_component = ALPHA ( ALPHA | DIGIT )*;
digest_algorithm_separator = "+" | "." | "-" | "_";
digest_algorithm = digest_algorithm_component ( digest_algorithm_separator digest_algorithm_component )*;
digest_hex = HEXDIG{32,};
digest = digest_algorithm ":" digest_hex;
reference = name ( ":" tag )? ( "@" digest )?;

entry_reference := reference;
entry_name := name;
entry_domain := domain;
entry_host := host;
entry_domain_name_2 := domain_name_2;
entry_domain_component := domain_component;
entry_port_number := port_number;
entry_path_component := path_component;
entry_remote_name := remote_name;
entry_alpha_numeric := alpha_numeric;
entry_separator := separator;
entry_tag := tag;
entry_digest := digest;
entry_digest_algorithm := digest_algorithm;
entry_digest_algorithm_separator := digest_algorithm_separator;
entry_digest_algorithm_component := digest_algorithm_component;
entry_digest_hex := digest_hex;
entry_alnum := alnum_;
entry_word := word;
entry_IPv4address := IPv4address;
entry_IPv6address := IPv6address;
entry_dec_octet := dec_octet;
entry_h16 := h16;
entry_ls32 := ls32;
main := reference;
}%%
