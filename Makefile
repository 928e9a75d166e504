# The commands of the README. What they install, and why, stands in .ci/setup.
# ARGS is handed to `annabella play`:  make run ARGS="--language de --opponent-level 2"

.PHONY: run test deb help

run:
	@.ci/setup play .ci/play $(ARGS)

# The rest is installed while the compiler works; but with `sudo` now, while the rights are at hand.
test:
	@.ci/setup $(if $(SUDO_USER),test,lint) .ci/check

deb:
	@.ci/setup deb .ci/deb/build

help:
	@echo "make run    installs what is missing, builds, and starts a game against the built-in opponent"
	@echo "make test   installs what the tests need, and runs them all"
	@echo "make deb    installs what is missing, and builds a Debian package into target/debian"
