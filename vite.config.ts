import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localPorts } from '#local-firebase/ports.ts'
import { gatehouseLiterals } from '#build/configuration/literals.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { existingAppProxy, doorFolder } from '#build/existingAppProxy.ts'
import { brand } from '#build/brand.ts'
import { offlineWorker } from '#build/offlineWorker.ts'
import { language } from '#build/language.ts'
import { snapshotScript } from '#build/snapshotScript.ts'
import { chunks } from '#build/chunks.ts'
import { prerenderedPages } from '#build/prerenderedPages.ts'
import { retriedImports } from '#build/retriedImports.ts'
import { definitions, readSettings } from '#build/settings.ts'
import { splitAuth } from '#build/splitAuth.ts'
import { withoutPipelines } from '#build/withoutPipelines.ts'

/** The library's browser build needs a document, which a worker doesn't have. */
const characterNames = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
)

const root = import.meta.dirname
const settings = await readSettings(root)
const { gatehouse, languages, tag, product, app } = settings

const worker = 'src/startup/worker/worker.ts'

/** Replaces the worker if a deployment asks for none, see docs/deploy.md. */
const uninstaller = 'src/startup/worker/uninstall.ts'

const sources = fileURLToPath(new URL('src', import.meta.url))

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const { define } = definitions(settings, mode, command === 'build')
  const ownModules = [language(tag, languages, root), brand(settings)]
  return {
    base: app ? `/${doorFolder}/` : '/',
    // The bundle that renders the prerendered pages is discarded, and needs no optimizations.
    plugins: isSsrBuild
      ? [react(), ...ownModules]
      : [
          react(),
          ...ownModules,
          retriedImports(resolve(sources, 'startup/fetchChunk.ts')),
          // Without these, a version of the SDK that they don't fit can be built at once, see docs/deploy.md.
          ...(process.env['GATEHOUSE_PLAIN_SDK'] ? [] : [splitAuth(), withoutPipelines()]),
          prerenderedPages({
            pages: 'src/app/renderPages.tsx',
            script: 'src/startup/prerender/script.ts',
          }),
          snapshotScript(
            resolve(sources, 'startup/pageSnapshot/script.ts'),
            gatehouseLiterals(gatehouse, tag),
          ),
          // In front of an app, it would answer for the app's addresses, or take the place of the app's own.
          !app &&
            offlineWorker(
              process.env['GATEHOUSE_WORKER'] === 'off' ? uninstaller : worker,
              hosting,
            ),
        ],
    define,
    resolve: {
      alias: [
        { find: 'decode-named-character-reference', replacement: characterNames },
        { find: '#product', replacement: product },
      ],
    },
    server: {
      port: localPorts().app,
      strictPort: true,
      ...(app && { proxy: existingAppProxy(app) }),
    },
    // What only a worker imports would be found late, and the page would reload under the first person.
    optimizeDeps: { entries: ['index.html', 'products/*/**/*Worker.ts'] },
    build: {
      target: 'baseline-widely-available',
      // Every byte of the sign-in page is fetched by name; inlined fonts and icons would block it.
      assetsInlineLimit: 0,
      // The first page's styles are inlined. One sheet has those of all pages.
      cssCodeSplit: isSsrBuild,
      rolldownOptions: {
        // The logic of a method that is off leaves the build with its module. Importing such a module without using it
        // does nothing.
        treeshake: { moduleSideEffects: [{ test: /\/firebase\/.*\.ts$/, sideEffects: false }] },
        ...(!isSsrBuild && { output: { codeSplitting: chunks(sources, product) } }),
      },
    },
  }
})
