import { join } from 'node:path'
import { build } from 'vite'
import { localAddresses } from '#local-firebase/addresses.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { withoutPipelines } from '#scripts/vite/withoutPipelines.ts'

/**
 * Builds a page that the app is measured against: its libraries, and next to nothing made of them, with the
 * database as lean as in the app.
 *
 * @param page its folder in `scripts`.
 */
export async function buildBarePage(page: string, directory: string): Promise<void> {
  await build({
    root: join(PROJECT_ROOT, 'scripts', page),
    configFile: false,
    logLevel: 'error',
    define: { benchServices: JSON.stringify(localAddresses()) },
    plugins: [withoutPipelines()],
    build: { outDir: directory, emptyOutDir: true },
  })
}
