import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { LAUNCH_ARGUMENTS } from '#scripts/chromium/launchArguments.ts'
import { timeoutFactor } from '#tests/support/browser/slowDown.ts'

const executablePath = process.env['CHROMIUM_PATH']

const product = process.env['GATEHOUSE_PRODUCT']

const dark = { use: { viewport: { width: 1280, height: 800 } }, metadata: { theme: 'dark' } }

/** The door's tests, and the product's, on a build with the product in GATEHOUSE_PRODUCT, and with its rules. */
const otherProduct = {
  name: 'other product',
  testIgnore: testsBeside(product),
  ...dark,
}

export default defineConfig({
  testDir: '.',
  testMatch: /\/tests\/e2e\/.*\.spec\.ts$/,
  globalSetup: './tests/support/browser/servers/serveApp.ts',
  // The notebook's run empties the outer folder, so it must come first.
  outputDir: product ? 'test-results/blank' : 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Tests often wait, so twice as many workers keep the cores busy.
  workers: availableParallelism() * 2,
  // The test run names flaky tests, and fails if there are more than three. Tests of what people type
  // aren't retried (typedTextFolder in scripts/checks/suites.ts).
  retries: 1,
  // Last and alone, so that a test that needs a calmer machine isn't retried on the same busy one.
  retryStrategy: 'isolated',
  // For the sum of many steps on a slow machine. What hangs fails sooner, by the limit of its step.
  timeout: 240_000 * timeoutFactor,
  expect: { timeout: 20_000 * timeoutFactor },
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL: `http://${HOST}:${localPorts().app}`,
    reducedMotion: 'reduce',
    // Tracing every test would take a quarter of the time. Use --trace on when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...LAUNCH_ARGUMENTS],
      ...(executablePath && { executablePath }),
    },
  },
  projects: product
    ? [otherProduct]
    : [
        {
          name: 'dark, wide',
          testIgnore: testsBeside(),
          ...dark,
        },
        // Each test file makes its own build.
        { name: 'configurations', testMatch: /e2e\/configurations\//, ...dark },
        {
          name: 'light, narrow',
          testIgnore: testsBeside(),
          // Tests that depend on neither window size nor theme run once.
          grepInvert: /@once/,
          use: { viewport: { width: 320, height: 640 } },
          metadata: { theme: 'light' },
        },
      ],
})

/** The tests of other products, and those that make a build of their own. */
function testsBeside(folder = 'products/notebook'): RegExp {
  return new RegExp(`products/(?!${folder.split('/').at(-1)}/)|e2e/configurations/`)
}
