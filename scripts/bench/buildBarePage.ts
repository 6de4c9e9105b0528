import { join } from 'node:path'
import { build } from 'vite'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** Builds the page that the app is measured against: its libraries, and a bare form. */
export async function buildBarePage(directory: string): Promise<void> {
  await build({
    root: join(PROJECT_ROOT, 'scripts', 'bench', 'barePage'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true },
  })
}
