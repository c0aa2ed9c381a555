# For tests in C: cmocka, the support library, and functions that add a test for each file of cases.
include_guard(GLOBAL)
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

foreach(part document_steps edge_laws extract_laws guard_pages message normal_laws resolutions scan_laws
  valid_prefix vector vector_expectations vectors)
  list(APPEND support ${CMAKE_CURRENT_LIST_DIR}/support/${part}.c)
endforeach()
add_library(uric_test_support STATIC ${support})
target_include_directories(uric_test_support PUBLIC ${CMAKE_CURRENT_LIST_DIR}/support)
target_compile_definitions(uric_test_support PUBLIC _DEFAULT_SOURCE PRIVATE WITH_SCHEMES)
target_link_libraries(uric_test_support PUBLIC uric::schemes_static PkgConfig::CMOCKA uric_flags)

# Adds a test for each folder of tests/FOLDER, which has the name of its grammar: NAME-GRAMMAR runs
# COMMAND... GRAMMAR FILE...
function(vector_tests name folder)
  file(GLOB grammars CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*)
  foreach(folder IN LISTS grammars)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.txt)
    if(files)
      get_filename_component(grammar ${folder} NAME)
      add_test(NAME ${name}-${grammar} COMMAND ${ARGN} ${grammar} ${files})
    endif()
  endforeach()
endfunction()

# Adds a test for each file of tests/FOLDER, which has the name of its grammar: NAME-GRAMMAR runs
# COMMAND... GRAMMAR FILE.
function(case_tests name folder)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.txt)
  foreach(file IN LISTS files)
    get_filename_component(grammar ${file} NAME_WLE)
    add_test(NAME ${name}-${grammar} COMMAND ${ARGN} ${grammar} ${file})
  endforeach()
endfunction()

# The cases of tests/resolution; those of RFC 2396 hold for RFC 2732, too.
function(resolution_tests name)
  case_tests(${name} resolution ${ARGN})
  add_test(NAME ${name}-rfc2732-as-rfc2396
    COMMAND ${ARGN} rfc2732 ${PROJECT_SOURCE_DIR}/tests/resolution/rfc2396.txt)
endfunction()
