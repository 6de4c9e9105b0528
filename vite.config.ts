import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from '#build/brand.ts'
import { chunks } from '#build/chunks.ts'
import { existingAppProxy, doorFolder } from '#build/existingAppProxy.ts'
import { language } from '#build/language.ts'
import { offlineWorker } from '#build/offlineWorker.ts'
import { pageSnapshotScript } from '#build/pageSnapshotScript.ts'
import { prerenderedPages } from '#build/prerenderedPages.ts'
import { retriedImports } from '#build/retriedImports.ts'
import { definitions, readSettings } from '#build/settings.ts'
import { splitAuth } from '#build/splitAuth.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'

const root = import.meta.dirname
const sources = resolve(root, 'src')
const doorFirebase = resolve(sources, 'firebase')
const settings = await readSettings(root)
const { languages, tag, product, app } = settings

/** A deployment can ask for a worker that removes the others, see docs/deploy.md. */
const worker = process.env['GATEHOUSE_WORKER'] === 'off' ? 'uninstall.ts' : 'worker.ts'

/** For a version of the SDK that the build's changes to it don't fit, see docs/deploy.md. */
const plainSdk = Boolean(process.env['GATEHOUSE_PLAIN_SDK'])

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const { define } = definitions(settings, mode, command === 'build')
  const sharedPlugins = [react(), language(tag, languages, root, product), brand(settings)]
  return {
    base: app ? `/${doorFolder}/` : '/',
    // The bundle that renders the prerendered pages is discarded, and needs no optimizations.
    plugins: isSsrBuild
      ? sharedPlugins
      : [
          ...sharedPlugins,
          retriedImports(resolve(sources, 'startup/chunks/fetchChunk.ts')),
          !plainSdk && splitAuth(),
          prerenderedPages({
            pages: 'src/app/renderPages.tsx',
            script: 'src/startup/prerender/script.ts',
          }),
          pageSnapshotScript(resolve(sources, 'startup/pageSnapshot/script.ts')),
          // In front of an app, it would answer for the app's addresses, or take the place of the app's own.
          !app && offlineWorker(`src/startup/worker/${worker}`, hosting),
        ],
    define,
    resolve: {
      alias: {
        // The library's browser build needs a document, which a worker doesn't have.
        'decode-named-character-reference': resolve(
          root,
          'node_modules/decode-named-character-reference/index.js',
        ),
        '#product': product,
        ...(!plainSdk && { re2js: resolve(root, 'build/re2js.ts') }),
      },
    },
    server: {
      port: localPorts().app,
      strictPort: true,
      ...(app && { proxy: existingAppProxy(app) }),
    },
    // What only a worker imports would be found late, and the page would reload while its first visitor uses it.
    optimizeDeps: { entries: ['index.html', 'products/*/**/*Worker.ts'] },
    build: {
      target: 'baseline-widely-available',
      // Every byte of the sign-in page is fetched by name; inlined fonts and icons would block it.
      assetsInlineLimit: 0,
      // The first page's styles are inlined. One sheet has those of all pages.
      cssCodeSplit: isSsrBuild,
      rolldownOptions: {
        // Leaves out modules from which nothing is used, such as those of methods that are off. Importing one for what
        // it does while it loads would do nothing.
        treeshake: { moduleSideEffects: (id) => (id.startsWith(doorFirebase) ? false : undefined) },
        ...(!isSsrBuild && { output: { codeSplitting: chunks(sources, product) } }),
      },
    },
  }
})
