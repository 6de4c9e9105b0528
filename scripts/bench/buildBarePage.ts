import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { localAddresses } from '#local-firebase/addresses.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/**
 * Builds a page that the app is measured against: its libraries, and next to nothing made of them.
 *
 * @param page its folder in `scripts`.
 * @param plugins what makes the SDK as lean as in the app.
 */
export async function buildBarePage(
  page: string,
  directory: string,
  plugins: Plugin[] = [],
): Promise<void> {
  await build({
    root: join(PROJECT_ROOT, 'scripts', page),
    configFile: false,
    logLevel: 'error',
    define: { benchServices: JSON.stringify(localAddresses()) },
    plugins,
    build: { outDir: directory, emptyOutDir: true },
  })
}
