import { defineConfig } from 'vitest/config'

/** The tests for mutants of the domain. Without the histories, which would take a minute per mutant. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: ['scripts/mutants/firstFailure.ts'],
    include: ['tests/{,notebook/,product/}domain/**/*.test.ts'],
  },
})
