import { join } from 'node:path'
import { build } from 'vite'
import { localAddresses } from '#local-firebase/addresses.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/**
 * Builds a page that the app is measured against: its libraries, and next to nothing made of them, with the
 * app's leaner stand-in for re2js.
 *
 * @param page its folder in `scripts`.
 */
export async function buildBarePage(page: string, directory: string): Promise<void> {
  const re2js = join(PROJECT_ROOT, 'scripts', 'vite', 'withoutRegularExpressions.ts')
  await build({
    root: join(PROJECT_ROOT, 'scripts', page),
    configFile: false,
    logLevel: 'error',
    define: { benchServices: JSON.stringify(localAddresses()) },
    resolve: { alias: { re2js } },
    build: { outDir: directory, emptyOutDir: true },
  })
}
