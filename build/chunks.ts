import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { chunkFoldersWith } from './chunkFolders.ts'
import { assignChunks } from './assignChunks.ts'

/** The second part of the SDK's authentication: whoever imports it also needs the chunk that confirms identities. */
const laterAuth = /@firebase\/auth.*\?later$/

/**
 * The chunks of the app: two for the first page, and those in `chunkFolders.ts`. The bundler's own chunks would be 286
 * files, whose names alone take 6 kB of the sign-in page.
 *
 * @param sources the folder of the app's code.
 * @param product the product's folder.
 */
export function chunks(sources: string, product: string): Rolldown.CodeSplittingOptions {
  const entries = ['main.tsx', 'app/mount.tsx'].map((file) => resolve(sources, file))
  const chunk = assignChunks(entries, chunkFoldersWith(product, sources))
  return {
    groups: [
      { name: 'signIn', test: /src\/main\.tsx$/, priority: 3 },
      { name: 'page', test: /src\/app\/mount\.tsx$/, priority: 2 },
      {
        debugName: 'chunks',
        name: (id, modules) => (laterAuth.test(id) ? 'identity' : chunk(id, modules)),
        includeDependenciesRecursively: false,
      },
    ],
  }
}
