import { defineConfig } from 'vitest/config'

/** The tests that judge faults in machines, stores and domain: no drawing, no view, no emulator. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: ['scripts/mutants/firstFailure.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rulesAndCharts',
          include: ['tests/{domain,histories,machines}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'stores', include: ['tests/stores/**/*.test.ts'], environment: 'jsdom' },
      },
    ],
  },
})
