# What tests in C need: cmocka, the vectors and the laws.
include_guard(GLOBAL)
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)

foreach(part completion expect laws message vector vectors)
  list(APPEND support ${CMAKE_CURRENT_LIST_DIR}/support/${part}.c)
endforeach()
add_library(uric_test_support STATIC ${support})
target_include_directories(uric_test_support PUBLIC ${CMAKE_CURRENT_LIST_DIR}/support)
target_compile_definitions(uric_test_support PUBLIC _DEFAULT_SOURCE)
target_link_libraries(uric_test_support PUBLIC uric::static PkgConfig::CMOCKA uric_flags)

# One test a folder of tests/vectors, which has the name of its grammar: NAME-GRAMMAR runs
# COMMAND... GRAMMAR FILE...
function(vector_tests name)
  file(GLOB grammars CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/vectors/*)
  foreach(folder IN LISTS grammars)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.txt)
    if(files)
      get_filename_component(grammar ${folder} NAME)
      add_test(NAME ${name}-${grammar} COMMAND ${ARGN} ${grammar} ${files})
    endif()
  endforeach()
endfunction()
