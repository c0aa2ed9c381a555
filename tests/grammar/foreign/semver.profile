grammar    semver.abnf "Semantic Versioning 2.0.0"  2013-06
reference  "valid semver"
component  major        major
component  minor        minor
component  patch        patch
component  pre-release  pre-release
component  build        build
