import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { definitions, readSettings } from '#build/settings.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { ports as emulatedPorts } from '#tests/emulated/ports.ts'
import viteConfig from './vite.config.ts'

const settings = await readSettings(import.meta.dirname)

/** The door's, and those of the product in use. */
const tests = `{tests,${relative(settings.root, settings.product)}/tests}`

export default defineConfig((environment) => {
  const { configuration } = definitions(settings, environment.mode, false)
  return mergeConfig(viteConfig(environment), {
    test: {
      // Tests often wait, so one more worker keeps the cores busy.
      maxWorkers: availableParallelism() + 1,
      // The test run names flaky tests, and fails if there are more than three.
      retry: 1,
      // Generous for slow machines; a hanging test still fails.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            pool: 'threads',
            // No test here replaces a module, and no module under test keeps state.
            isolate: false,
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
            include: [
              `${tests}/{archive,build,domain,histories,hosting,machines,scripts}/**/*.test.ts`,
              'tests/startup/worker/*.test.ts',
              'bench/tests/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'firebase',
            pool: 'threads',
            include: [`${tests}/firebase/**/*.test.ts`],
            setupFiles: ['tests/support/session/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            // Each file sets the language for the modules that it loads.
            name: 'languages',
            pool: 'threads',
            include: [`${tests}/languages/**/*.test.ts`],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            // Each file has its own window, but not its own thread.
            pool: 'vmThreads',
            environment: 'jsdom',
            include: [
              `${tests}/{app,dev,hooks,layouts,providers,startup,stores,ui,views}/**/*.test.{ts,tsx}`,
            ],
            exclude: ['tests/startup/{pageSnapshot,worker}/*'],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'storage',
            // A jsdom window of its own has different byte arrays than Node's Web Crypto.
            pool: 'threads',
            environment: 'jsdom',
            include: [
              `${tests}/storage/**/*.test.ts`,
              'tests/startup/pageSnapshot/*.test.{ts,tsx}',
            ],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          define: {
            __CONFIGURATION__: JSON.stringify({
              ...configuration,
              local: localUrls(emulatedPorts),
            }),
          },
          test: {
            name: 'emulated',
            include: [`${tests}/emulated/**/*.test.ts`],
            globalSetup: ['tests/emulated/serveFirebase.ts'],
            setupFiles: ['tests/emulated/browser.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'local-firebase',
            include: ['tests/{local-firebase,rules}/**/*.test.ts'],
            testTimeout: 240_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  })
})
