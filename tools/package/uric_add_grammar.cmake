# uric_add_grammar(TARGET FILE.abnf [PROFILE FILE] [COMPACT] [FALLBACK FOLDER])
#
# Builds a grammar with the program uric-grammar whenever the target is built and the grammar, its profile,
# its examples or a file that they import has changed: NAME.c becomes a source of the target, and the folder of NAME.h
# one where the target looks for headers. (The header of a grammar `string` is uric_string.h, since string.h
# would hide that of C.)
#     PROFILE   the profile, if it is not NAME.profile beside FILE.abnf
#     COMPACT   compact tables, too, for a program with URIC_COMPACT=1
#     FALLBACK  where committed copies of NAME.c and NAME.h are, for systems without uric-grammar
# The program is that of this build, of the package, or of the system, which alone is asked for by builds for
# another machine; the variable URIC_GRAMMAR_EXECUTABLE names another one, or is OFF to do without.

include(${CMAKE_CURRENT_LIST_DIR}/c_headers.cmake)
set_property(GLOBAL PROPERTY URIC_C_HEADERS ${URIC_C_HEADERS}) # for calls from other folders

cmake_policy(PUSH)
if(POLICY CMP0116)
  cmake_policy(SET CMP0116 NEW) # depfiles are read alike by all generators
endif()

function(uric_add_grammar target grammar)
  cmake_parse_arguments(arg "COMPACT" "PROFILE;FALLBACK" "" ${ARGN})
  get_filename_component(grammar ${grammar} ABSOLUTE)
  get_filename_component(name ${grammar} NAME_WLE)
  set(files ${name}.c)
  set(header ${name}.h)
  get_property(headers GLOBAL PROPERTY URIC_C_HEADERS)
  string(TOLOWER ${name} lower)
  if(lower IN_LIST headers)
    set(header uric_${header})
  endif()
  if(arg_COMPACT)
    list(APPEND files ${name}_compact.c)
  endif()

  if(TARGET uric-grammar AND NOT CMAKE_CROSSCOMPILING AND NOT DEFINED URIC_GRAMMAR_EXECUTABLE)
    set(program $<TARGET_FILE:uric-grammar>)
    set(needs uric-grammar)
    if(arg_COMPACT)
      list(APPEND needs uric-grammar-compact) # it proves them
    endif()
  else()
    if(CMAKE_CROSSCOMPILING) # this machine cannot run the programs of the other's packages
      find_program(URIC_GRAMMAR_EXECUTABLE uric-grammar NO_CMAKE_PATH NO_CMAKE_FIND_ROOT_PATH)
    else()
      find_program(URIC_GRAMMAR_EXECUTABLE uric-grammar HINTS ${URIC_PROGRAMS})
    endif()
    set(program ${URIC_GRAMMAR_EXECUTABLE})
    set(needs ${URIC_GRAMMAR_EXECUTABLE})
  endif()
  if(NOT program AND NOT arg_FALLBACK)
    set(hint "")
    if(DEFINED URIC_GRAMMAR_TOOL) # uric is a part of this build
      set(hint "; URIC_GRAMMAR_TOOL=ON builds it")
    endif()
    message(FATAL_ERROR "${grammar}: uric-grammar is not installed, and there is no FALLBACK${hint}")
  elseif(NOT program)
    get_filename_component(folder ${arg_FALLBACK} ABSOLUTE)
    list(TRANSFORM files PREPEND ${folder}/)
  else()
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/uric-grammars/${target})
    file(MAKE_DIRECTORY ${folder})
    list(TRANSFORM files PREPEND ${folder}/)
    set(command ${program} build ${grammar} -o ${folder} --depfile ${folder}/${name}.d)
    # Files beside the grammar, which may come later than the first build
    get_filename_component(beside ${grammar} DIRECTORY)
    file(GLOB found CONFIGURE_DEPENDS ${beside}/${name}.profile ${beside}/${name}.examples ${beside}/${name}.samples)
    set(needs ${needs} ${grammar} ${found})
    if(arg_COMPACT)
      list(APPEND command --compact)
    endif()
    if(arg_PROFILE)
      get_filename_component(profile ${arg_PROFILE} ABSOLUTE)
      list(APPEND command -p ${profile})
      list(APPEND needs ${profile})
    endif()
    # Makefiles read a depfile since CMake 3.20, and not where the folder within the build has a blank in its
    # name: changes of imported files go unnoticed there.
    file(RELATIVE_PATH within ${CMAKE_BINARY_DIR} ${CMAKE_CURRENT_BINARY_DIR})
    set(depfile DEPFILE ${folder}/${name}.d)
    if(NOT CMAKE_GENERATOR MATCHES Ninja AND (CMAKE_VERSION VERSION_LESS 3.20 OR within MATCHES " "))
      set(depfile "")
    endif()
    add_custom_command(
      OUTPUT ${files} ${folder}/${header}
      COMMAND ${command}
      COMMAND ${CMAKE_COMMAND} -E touch ${files} ${folder}/${header} # newer than what they depend on
      DEPENDS ${needs}
      ${depfile}
      COMMENT "Building the grammar ${name}"
      VERBATIM)
  endif()
  target_sources(${target} PRIVATE ${files} ${folder}/${header})
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${folder}>)
endfunction()

cmake_policy(POP)
