import { defineConfig } from 'vitest/config'

/** The tests that judge faults in the domain. Not the histories: they would take a minute for each fault. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: ['scripts/mutants/firstFailure.ts'],
    include: ['tests/{,notebook/,product/}domain/**/*.test.ts'],
  },
})
