# RFC 3339, section 5.6. Written by uric-grammar transcribe from grammar/date-time.*: do not edit.
%%{
machine date_time;
alphtype unsigned char;

DIGIT = 0x30..0x39;
date_fullyear = DIGIT{4};
date_month = "0" 0x31..0x39 | "1" 0x30..0x32;
date_mday = "0" 0x31..0x39 | ( "1" | "2" ) DIGIT | "3" 0x30..0x31;
time_hour = ( "0" | "1" ) DIGIT | "2" 0x30..0x33;
time_minute = 0x30..0x35 DIGIT;
time_second = 0x30..0x35 DIGIT | "60";
time_secfrac = "." DIGIT+;
time_numoffset = ( "+" | "-" ) time_hour ":" time_minute;
time_offset = "Z"i | time_numoffset;
partial_time = time_hour ":" time_minute ":" time_second time_secfrac?;
full_date = date_fullyear "-" date_month "-" date_mday;
full_time = partial_time time_offset;
date_time = full_date "T"i full_time;

entry_date_fullyear := date_fullyear;
entry_date_month := date_month;
entry_date_mday := date_mday;
entry_time_hour := time_hour;
entry_time_minute := time_minute;
entry_time_second := time_second;
entry_time_secfrac := time_secfrac;
entry_time_numoffset := time_numoffset;
entry_time_offset := time_offset;
entry_partial_time := partial_time;
entry_full_date := full_date;
entry_full_time := full_time;
entry_date_time := date_time;
main := date_time;
}%%
