import { defineConfig } from 'vitest/config'

/** The tests for mutants of stores. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: ['scripts/mutants/firstFailure.ts'],
    include: ['tests/{,notebook/,product/}stores/**/*.test.ts'],
    environment: 'jsdom',
  },
})
