import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { localAddresses } from '#local-firebase/addresses.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { gatehouseLiterals } from '#scripts/gatehouse/literals.ts'
import { loadGatehouse } from '#scripts/gatehouse/loadGatehouse.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { brand } from '#scripts/vite/brand.ts'
import { offlineWorker } from '#scripts/vite/offlineWorker.ts'
import { lastSeenScript } from '#scripts/vite/lastSeenScript.ts'
import { fetchedImports } from '#scripts/vite/fetchedImports.ts'
import { deferredStyles } from '#scripts/vite/deferredStyles.ts'
import { housesWith } from '#scripts/vite/houses.ts'
import { partsOf } from '#scripts/vite/parts.ts'
import { paintedPages } from '#scripts/vite/paintedPages.ts'
import { restartOnChange } from '#scripts/vite/restartOnChange.ts'
import { shortClassNames } from '#scripts/vite/shortClassNames.ts'
import { splitAuth } from '#scripts/vite/splitAuth.ts'
import { withoutDescriptions } from '#scripts/vite/withoutDescriptions.ts'
import { withoutHeartbeats } from '#scripts/vite/withoutHeartbeats.ts'
import { withoutPing } from '#scripts/vite/withoutPing.ts'
import { withoutPipelines } from '#scripts/vite/withoutPipelines.ts'
import { withoutPlatforms } from '#scripts/vite/withoutPlatforms.ts'
import { withoutStorageDefaults } from '#scripts/vite/withoutStorageDefaults.ts'
import { ports as emulatedPorts } from '#tests/emulated/ports.ts'
import { locale } from '#src/domain/locale.ts'
import {
  readConfiguration,
  type AppConfiguration,
  type Configuration,
} from '#src/domain/configuration.ts'
import { phoneRegions } from '#src/domain/signInMethods.ts'
import { signInProviders } from '#src/domain/signInProviders.ts'

/** What the sign-in page calls of the SDK's authentication. */
const firstCalls = [
  'browserLocalPersistence',
  'browserSessionPersistence',
  'connectAuthEmulator',
  'createUserWithEmailAndPassword',
  'indexedDBLocalPersistence',
  'initializeAuth',
  'onAuthStateChanged',
  'onIdTokenChanged',
  'setPersistence',
  'signInWithEmailAndPassword',
  'signOut',
]

/** Its other build asks the document, which a worker does not have. */
const characterNames = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
)

/** Builds the door with the product in `file`, and the `productText.ts` beside it, instead of its own. */
function otherProduct(file: string | undefined) {
  if (!file) return []
  return [
    { find: /^(\.{1,2}\/)+product\.ts$/, replacement: resolve(file) },
    { find: /^(\.{1,2}\/)+productText\.ts$/, replacement: resolve(file, '../productText.ts') },
  ]
}

const { gatehouse, files } = await loadGatehouse(import.meta.dirname)

const worker = 'src/worker/worker.ts'

/** Takes the worker's place where a deploy asks for none, see docs/decisions/0046. */
const farewell = 'src/worker/farewell.ts'

const sources = fileURLToPath(new URL('src', import.meta.url))
const entries = ['main.tsx', 'mount.tsx'].map((file) => resolve(sources, file))
const product = resolve(process.env['GATEHOUSE_PRODUCT'] || resolve(sources, 'product.ts'))

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const configuration: AppConfiguration = {
    ...configurationFor(mode),
    ...signInProviders(gatehouse.signIn.providers),
    phoneRegions: phoneRegions(gatehouse.signIn),
  }
  return {
    // What renders the painted pages is thrown away, and needs none of what makes a good file.
    plugins: isSsrBuild
      ? [react(), brand(gatehouse.brand, import.meta.dirname)]
      : [
          react(),
          brand(gatehouse.brand, import.meta.dirname),
          restartOnChange(files),
          fetchedImports(fileURLToPath(new URL('src/fetchPart.ts', import.meta.url))),
          splitAuth(firstCalls),
          withoutDescriptions(),
          withoutHeartbeats(),
          withoutPing(),
          withoutPipelines(),
          withoutPlatforms(),
          withoutStorageDefaults(),
          deferredStyles('signIn', 'page'),
          paintedPages({ pages: 'src/painted/renderPages.tsx', script: 'src/painted/script.ts' }),
          lastSeenScript(resolve(sources, 'lastSeen/paint.ts')),
          offlineWorker(process.env['GATEHOUSE_WORKER'] === 'off' ? farewell : worker, hosting),
        ],
    define: {
      __CONFIGURATION__: JSON.stringify(configuration),
      // Vite puts this where index.html says %LOCALE%.
      'import.meta.env.LOCALE': JSON.stringify(locale),
      __LOCAL__: JSON.stringify(configuration.local !== null),
      ...gatehouseLiterals(gatehouse),
    },
    resolve: {
      alias: [
        // React has it itself. The library is for older versions.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: 'use-sync-external-store/with-selector',
        },
        { find: 'decode-named-character-reference', replacement: characterNames },
        ...otherProduct(process.env['GATEHOUSE_PRODUCT']),
      ],
    },
    ...(mode === 'production' && {
      css: { modules: { generateScopedName: shortClassNames(sources) } },
    }),
    server: { port: localPorts().app, strictPort: true },
    build: {
      target: 'baseline-widely-available',
      // Every byte of the sign-in page is fetched by name; inlined fonts and icons would block it.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: isSsrBuild
          ? {}
          : {
              codeSplitting: {
                groups: [
                  { name: 'moreAuth', test: /@firebase\/auth.*\?later$/, priority: 1 },
                  { name: 'signIn', test: /src\/main\.tsx$/, priority: 3 },
                  { name: 'page', test: /src\/mount\.tsx$/, priority: 2 },
                  {
                    debugName: 'parts',
                    name: partsOf(entries, housesWith(product, sources)),
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
      },
    },
    test: {
      // Tests wait for much of their time: one more keeps the cores at work (decision 44).
      maxWorkers: availableParallelism() + 1,
      // What needed its second try is named by the test run, and more than three of them fail it.
      retry: 1,
      // A busy machine is no fault: what hangs is found all the same.
      testTimeout: 20_000,
      hookTimeout: 20_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            pool: 'threads',
            // No test here replaces a module, and no module under test keeps anything.
            isolate: false,
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
            include: [
              'tests/{,notebook/,product/}{archive,domain,histories,machines,scripts,hosting,worker}/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'firebase',
            pool: 'threads',
            include: ['tests/{,notebook/,product/}firebase/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            // Each file has a window of its own, and no thread of its own.
            pool: 'vmThreads',
            environment: 'jsdom',
            include: [
              'tests/{,notebook/,product/}{app,local,painted,stores,views,providers,ui}/**/*.test.{ts,tsx}',
            ],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'device',
            // A window of its own would have other bytes than the Web Crypto of Node.
            pool: 'threads',
            environment: 'jsdom',
            include: ['tests/{,notebook/,product/}device/**/*.test.ts'],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          define: {
            __CONFIGURATION__: JSON.stringify({
              ...configuration,
              local: localAddresses(emulatedPorts),
            }),
          },
          test: {
            name: 'emulated',
            include: ['tests/{,notebook/,product/}emulated/**/*.test.ts'],
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
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }
})

/** Stops with the list of what is wrong, so that a half-configured app is never built or served. */
function configurationFor(mode: string): Configuration {
  const { configuration, problems } = readConfiguration(
    loadEnv(mode, process.cwd()),
    localAddresses(),
  )
  if (configuration) return configuration
  throw new Error(
    [
      'The Firebase configuration cannot be used:',
      ...problems.map((problem) => `  - ${problem}`),
      'See .env.example.',
    ].join('\n'),
  )
}
