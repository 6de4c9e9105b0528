import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { localUrls } from '#local-firebase/localUrls.ts'

/**
 * Builds a baseline page: the app's libraries, with next to no code of its own.
 *
 * @param page its folder.
 * @param plugins trim the SDK as in the app.
 */
export async function buildBarePage(
  page: string,
  directory: string,
  plugins: Plugin[] = [],
): Promise<void> {
  await build({
    root: join(import.meta.dirname, page),
    configFile: false,
    logLevel: 'error',
    define: { benchServices: JSON.stringify(localUrls()) },
    plugins,
    build: { outDir: directory, emptyOutDir: true },
  })
}
