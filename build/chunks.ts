import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { assignChunks, type Chunk } from './assignChunks.ts'

/** The chunks of the door, by when they are needed. */
const door: readonly Chunk[] = [
  // On the sign-in page once it's idle, and first on signed-in pages.
  {
    name: 'session',
    needs: [],
    roots: ['app/', 'dev/', 'firebase/sdk/', 'firebase/session/', 'layouts/', 'ui/page/'],
  },
  // Beside the form on the sign-in page, and the other pages that the build renders.
  {
    name: 'methods',
    needs: ['session'],
    roots: [
      'views/signIn/ForgotPasswordView.tsx',
      'views/signIn/methods/',
      'views/signUp/SignUpView.tsx',
    ],
  },
  // Opened from the sign-in page and in the account, without waiting for the database.
  {
    name: 'views',
    needs: ['methods'],
    roots: [
      'firebase/session/recentSignIn/',
      'firebase/session/signIn/',
      'firebase/signUp/',
      'layouts/AccountLayout.tsx',
      'views/',
    ],
  },
  // Large, and for few pages: 52, 36, and 89 kB.
  { name: 'passwords', needs: [], roots: ['views/signUp/password/'] },
  { name: 'phoneNumbers', needs: [], roots: ['views/signIn/phone/phoneNumbers.ts'] },
  {
    name: 'database',
    needs: ['session'],
    roots: ['firebase/account/encryptionKey.ts'],
    library: /\/@firebase\/firestore\//,
  },
  // On signed-in pages once they are idle: also every root that no other row names.
  {
    name: 'signedIn',
    needs: ['views', 'database'],
    roots: ['', 'layouts/signedIn/SessionWork.tsx', 'layouts/signedIn/signOut/'],
  },
  // Dialogs of signed-in pages would wait for these 59 kB.
  {
    name: 'data',
    needs: ['signedIn'],
    roots: [
      'firebase/collections/',
      'firebase/data/',
      'firebase/deletion/',
      'firebase/guest/',
      'layouts/signedIn/notices/',
      'views/data/',
      'views/deletion/',
      'views/guest/',
    ],
  },
]

/** The chunks of a product that has no `chunks.json`. */
const oneChunk: readonly Chunk[] = [{ name: 'product', needs: ['data'], roots: [''] }]

/** The second part of the SDK's authentication, which all methods but passwords need. */
const laterAuth = /@firebase\/auth.*\?later$/

/**
 * The chunks of the app: two for the first page, those of the door, and those of the product. The bundler's own chunks
 * would be 286 files, whose names alone take 6 kB of the sign-in page. Merged by size (`entriesAwareMergeThreshold`),
 * the list of notes would load what measures passwords.
 *
 * @param sources the folder of the app's code.
 * @param product the product's folder.
 */
export function chunks(sources: string, product: string): Rolldown.CodeSplittingOptions {
  const entries = ['main.tsx', 'app/mount.tsx'].map((file) => join(sources, file))
  const chunk = assignChunks(entries, [
    ...chunksIn(sources, door),
    ...chunksIn(product, productChunks(product)),
  ])
  return {
    groups: [
      { name: 'signIn', test: /src\/main\.tsx$/, priority: 3 },
      { name: 'page', test: /src\/app\/mount\.tsx$/, priority: 2 },
      {
        debugName: 'chunks',
        name: (id, modules) => (laterAuth.test(id) ? 'methods' : chunk(id, modules)),
        includeDependenciesRecursively: false,
      },
    ],
  }
}

function productChunks(folder: string): readonly Chunk[] {
  const file = join(folder, 'chunks.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Chunk[]) : oneChunk
}

/** With absolute paths. An old path would silently put a module into another chunk, so it fails the build. */
function chunksIn(folder: string, plan: readonly Chunk[]): readonly Chunk[] {
  return plan.map((chunk) => ({
    ...chunk,
    roots: chunk.roots.map((root) => {
      if (!existsSync(join(folder, root))) throw new Error(`${folder} has no ${root}.`)
      return `${folder}/${root}`
    }),
  }))
}
