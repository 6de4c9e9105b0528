import { defineConfig } from 'vitest/config'

/** The tests that judge faults in machines: no drawing, no view, no emulator. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: ['scripts/mutants/firstFailure.ts'],
    include: ['tests/{,notebook/,product/}{domain,histories,machines}/**/*.test.ts'],
  },
})
