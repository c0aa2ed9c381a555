# Writes the library as uric.h, uric.c and uric_config.h, which uric.h includes:
#     cmake -DSOURCE=FOLDER -DTO=FOLDER [-DCHOSEN=FILE] -P amalgamate.cmake
# Each header of this project replaces its first #include. The options of a grammar, which precede the
# #include lines of its compact tables, move to the library's options at the top of uric.h. uric.c has
# both forms of the tables.
# CHOSEN sets URIC_GRAMMARS, the names of the grammars whose tables are in uric.c (empty: all), and
# URIC_OPTIONS, such as URIC_COMPACT=1;URIC_REGISTERS=14, which uric_config.h then defines.
cmake_minimum_required(VERSION 3.16)

set(URIC_GRAMMARS "")
set(URIC_OPTIONS "")
if(CHOSEN)
  include(${CHOSEN})
endif()

set(included "") # the headers that the file already contains

# Sets OUT to the text, with #include lines of the project replaced by the headers.
function(expand text out)
  set(done "")
  while(text MATCHES "(^|\n)#include \"([^\"]+)\"[^\n]*\n")
    set(line "${CMAKE_MATCH_0}")
    set(name "${CMAKE_MATCH_2}")
    string(FIND "${text}" "${line}" at)
    string(LENGTH "${line}" length)
    string(SUBSTRING "${text}" 0 ${at} before)
    math(EXPR behind "${at} + ${length}")
    string(SUBSTRING "${text}" ${behind} -1 text)
    if(name IN_LIST included)
      set(body "")
    else()
      set(included ${included} ${name} PARENT_SCOPE)
      list(APPEND included ${name})
      read_file(${name} body)
      expand("${body}" body)
      set(included ${included} PARENT_SCOPE)
    endif()
    string(APPEND done "${before}\n${body}")
    set(text "\n${text}")
  endwhile()
  set(${out} "${done}${text}" PARENT_SCOPE)
endfunction()

function(read_file name out)
  foreach(folder src generated)
    if(EXISTS ${SOURCE}/${folder}/${name})
      file(READ ${SOURCE}/${folder}/${name} text)
      set(${out} "${text}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "${name} does not exist")
endfunction()

function(write name text)
  string(REGEX REPLACE "\n\n\n+" "\n\n" text "${text}")
  file(WRITE ${TO}/${name} "${text}")
endfunction()

file(READ ${SOURCE}/LICENSE license)
string(STRIP "${license}" license)
string(REPLACE "\n" "\n * " license "${license}")
set(banner "/* uric, made one file from its sources.\n *\n * ${license}\n */\n")
string(REPLACE " * \n" " *\n" banner "${banner}")

set(head "/* clang-format off */\n")
set(include_tables "#include \"uric_tables.h\"\n")
string(LENGTH "${head}" head_length)
set(options "")
set(tables "")
set(config "") # what uric_config.h defines

# Adds an option to uric_config.h; the compiler's -D has precedence.
function(configure_option name value)
  set(config "${config}\n#ifndef ${name}\n#define ${name} ${value}\n#endif\n" PARENT_SCOPE)
endfunction()

file(GLOB sources LIST_DIRECTORIES false ${SOURCE}/generated/*_compact.c)
set(known "")
foreach(source IN LISTS sources)
  get_filename_component(grammar ${source} NAME_WE)
  string(REGEX REPLACE "_compact$" "" grammar ${grammar})
  list(APPEND known ${grammar})
endforeach()
foreach(grammar IN LISTS URIC_GRAMMARS)
  if(NOT grammar IN_LIST known)
    message(FATAL_ERROR "URIC_GRAMMARS: no grammar ${grammar}; there are: ${known}")
  endif()
endforeach()

# Divides a file of tables: its option, and what follows.
function(read_tables file option behind)
  file(READ ${SOURCE}/generated/${file} text)
  string(FIND "${text}" "${head}" begin)
  string(FIND "${text}" "${include_tables}" end)
  math(EXPR begin "${begin} + ${head_length}")
  math(EXPR length "${end} - ${begin}")
  string(SUBSTRING "${text}" ${begin} ${length} before)
  string(SUBSTRING "${text}" ${end} -1 text)
  set(${option} "${before}" PARENT_SCOPE)
  set(${behind} "${text}" PARENT_SCOPE)
endfunction()

foreach(grammar IN LISTS known)
  read_tables(${grammar}.c option fast)
  read_tables(${grammar}_compact.c option compact) # its option states a size
  string(APPEND options "${option}")
  if(URIC_GRAMMARS STREQUAL "" OR grammar IN_LIST URIC_GRAMMARS)
    string(APPEND tables "\n${fast}\n${compact}")
  else()
    string(REGEX MATCH "URIC_GRAMMAR_[A-Z0-9_]+" option "${option}")
    configure_option(${option} 0)
  endif()
endforeach()

set(included uric.h)
read_file(uric.h text)
expand("${text}" header)
string(REPLACE ";\n * otherwise they stand in uric_grammars.h. */\n" ". */\n${options}" with_options "${header}")
if(with_options STREQUAL header)
  message(FATAL_ERROR "uric.h has no place for the grammars' options")
endif()

string(REGEX MATCHALL "#ifndef URIC_[A-Z0-9_]+\n" known "${with_options}")
list(TRANSFORM known REPLACE "#ifndef |\n" "")
list(FILTER known EXCLUDE REGEX "_H$") # guards
list(REMOVE_DUPLICATES known)
foreach(chosen IN LISTS URIC_OPTIONS)
  if(NOT chosen MATCHES "^(URIC_[A-Z0-9_]+)=([0-9]+)$" OR NOT CMAKE_MATCH_1 IN_LIST known)
    message(FATAL_ERROR "URIC_OPTIONS: ${chosen} is not OPTION=NUMBER with one of these: ${known}")
  endif()
  configure_option(${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()

# By default the library's functions are not exported, so that the linker can drop unused ones.
configure_option(URIC_API "/* __attribute__((visibility(\"default\"))): a shared object exports it all */")
write(uric_config.h "/* Options of uric.c and of every file that includes uric.h, which lists them all. You may add\n\
 * others here. The compiler's -D has precedence. */\n\
#ifndef URIC_CONFIG_H\n#define URIC_CONFIG_H\n${config}\n#endif\n")

set(place "/* Options of a build of uric")
string(REPLACE "${place}" "#include \"uric_config.h\"\n\n${place}" configured "${with_options}")
if(configured STREQUAL with_options)
  message(FATAL_ERROR "uric.h has no place for uric_config.h")
endif()
write(uric.h "${banner}${configured}")

set(included uric.h uric_grammars.h)
set(library "${banner}#include \"uric.h\"\n")
file(GLOB sources LIST_DIRECTORIES false ${SOURCE}/src/scan/*.c ${SOURCE}/src/uri/*.c
  ${SOURCE}/src/ops/*.c ${SOURCE}/src/audit/*.c)
foreach(source IN LISTS sources)
  file(RELATIVE_PATH name ${SOURCE}/src ${source})
  read_file(${name} text)
  expand("${text}" text)
  string(APPEND library "\n${text}")
endforeach()
expand("${tables}" tables)
write(uric.c "${library}${tables}")
