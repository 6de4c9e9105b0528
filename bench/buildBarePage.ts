import { join } from 'node:path'
import { build } from 'vite'
import { localUrls } from '#local-firebase/localUrls.ts'

/**
 * Builds a baseline page: the app's libraries, with next to no code of its own.
 *
 * @param page its folder.
 * @param alias replaces modules as in the app's build.
 */
export async function buildBarePage(
  page: string,
  directory: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<void> {
  await build({
    root: join(import.meta.dirname, page),
    configFile: false,
    logLevel: 'error',
    define: { benchServices: JSON.stringify(localUrls()) },
    resolve: { alias },
    build: { outDir: directory, emptyOutDir: true },
  })
}
