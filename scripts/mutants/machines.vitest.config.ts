import { defineConfig } from 'vitest/config'

/** The tests for mutants of machines: no charts, views, or emulator. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: ['scripts/mutants/firstFailure.ts'],
    include: ['tests/{,notebook/,product/}{domain,histories,machines}/**/*.test.ts'],
  },
})
