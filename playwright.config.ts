import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { LAUNCH_ARGUMENTS } from '#scripts/chromium/launchArguments.ts'

const executablePath = process.env['CHROMIUM_PATH']

const isBlank = Boolean(process.env['GATEHOUSE_PRODUCT'])

const dark = { use: { viewport: { width: 1280, height: 800 } }, metadata: { theme: 'dark' } }

/** The door's tests on the build with the product that GATEHOUSE_PRODUCT names, and on its rules. */
const blankProduct = {
  name: 'blank product',
  testIgnore: /e2e\/(notebook|configurations)\//,
  ...dark,
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser/serveApp.ts',
  // The run of the notebook empties the outer folder, and so comes first.
  outputDir: isBlank ? 'test-results/blank' : 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Tests wait for much of their time: one more keeps the cores at work (decision 44).
  workers: availableParallelism() + 1,
  // What needed its second try is named by the test run, and more than three of them fail it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://${HOST}:${localPorts().app}`,
    reducedMotion: 'reduce',
    // A trace of every test would take a quarter of the time of a run: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...LAUNCH_ARGUMENTS],
      ...(executablePath && { executablePath }),
    },
  },
  projects: isBlank
    ? [blankProduct]
    : [
        { name: 'dark, wide', testIgnore: /e2e\/(blank|configurations)\//, ...dark },
        // Each makes a build of its own.
        { name: 'configurations', testMatch: /e2e\/configurations\//, ...dark },
        {
          name: 'light, narrow',
          testIgnore: /e2e\/(blank|configurations)\//,
          // What does not depend on the size of the window or the theme runs once.
          grepInvert: /@once/,
          use: { viewport: { width: 320, height: 640 } },
          metadata: { theme: 'light' },
        },
      ],
})
