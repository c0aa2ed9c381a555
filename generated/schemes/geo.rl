# RFC 5870, section 3.3. Written by uric-grammar transcribe from grammar/geo.*: do not edit.
%%{
machine geo;
alphtype unsigned char;

geo_scheme = "geo"i;
DIGIT = 0x30..0x39;
pnum = DIGIT+ ( "." DIGIT+ )?;
num = "-"? pnum;
coord_a = num;
coord_b = num;
coord_c = num;
coordinates = coord_a "," coord_b ( "," coord_c )?;
ALPHA = 0x41..0x5a | 0x61..0x7a;
alphanum = ALPHA | DIGIT;
labeltext = ( alphanum | "-" )+;
crslabel = "wgs84"i | labeltext;
crsp = ";crs="i crslabel;
uval = pnum;
uncp = ";u="i uval;
pname = labeltext - ( "crs"i | "u"i );
p_unreserved = "[" | "]" | ":" | "&" | "+" | "$";
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")";
unreserved = alphanum | mark;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
paramchar = p_unreserved | unreserved | pct_encoded;
pvalue = paramchar+;
parameter = ";" pname ( "=" pvalue )?;
p = crsp? uncp? parameter*;
geo_path = coordinates p;
geo_URI = geo_scheme ":" geo_path;

entry_geo_URI := geo_URI;
entry_geo_scheme := geo_scheme;
entry_geo_path := geo_path;
entry_coordinates := coordinates;
entry_coord_a := coord_a;
entry_coord_b := coord_b;
entry_coord_c := coord_c;
entry_p := p;
entry_crsp := crsp;
entry_crslabel := crslabel;
entry_uncp := uncp;
entry_uval := uval;
entry_parameter := parameter;
entry_pname := pname;
entry_pvalue := pvalue;
entry_paramchar := paramchar;
entry_labeltext := labeltext;
entry_pnum := pnum;
entry_num := num;
entry_unreserved := unreserved;
entry_mark := mark;
entry_pct_encoded := pct_encoded;
entry_p_unreserved := p_unreserved;
entry_alphanum := alphanum;
main := geo_URI;
}%%
