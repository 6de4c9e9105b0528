import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { assignChunks, type Chunk } from './assignChunks.ts'

/**
 * The chunks of the door, by when they are needed. Some roots are single files because the rest of their folder imports
 * the database, which would then be loaded on the sign-in page.
 */
const door: readonly Chunk[] = [
  // On the sign-in page once it's idle, and first on signed-in pages.
  {
    name: 'session',
    needs: [],
    roots: [
      'app/',
      'firebase/sdk/',
      'firebase/session/end/cleanUpDevice.ts',
      'firebase/session/prepareSession.ts',
      'layouts/',
      'layouts/signedIn/SessionScope.tsx',
      'storage/journals/',
    ],
  },
  // On signed-in pages of a product that leaves something out.
  { name: 'defaults', needs: ['session'], roots: ['app/productDefaults.tsx'] },
  // For signing in and for the account. The first signed-in page would wait for these 26 kB.
  { name: 'identity', needs: ['session'], roots: ['firebase/signUp/'] },
  // Otherwise, the account's pages would wait for the database.
  {
    name: 'account',
    needs: ['identity'],
    roots: [
      'layouts/AccountLayout.tsx',
      'views/account/ProfileView.tsx',
      'views/devices/DevicesView.tsx',
      'views/security/',
    ],
  },
  // Beside the form on the sign-in page.
  {
    name: 'methods',
    needs: ['identity'],
    roots: [
      'views/signIn/ForgotPasswordView.tsx',
      'views/signIn/methods/',
      'views/signUp/SignUpView.tsx',
    ],
  },
  // Code for presses on the sign-in page, which would otherwise have 22 kB more.
  {
    name: 'auth',
    needs: ['methods'],
    roots: [
      'firebase/session/identity/pendingCredential.ts',
      'firebase/signIn/',
      'views/NotFoundView.tsx',
      'views/account/PhoneEditor.tsx',
      'views/security/TotpEnrollment.tsx',
      'views/security/identity/',
      'views/session/SessionEndedView.tsx',
      'views/signIn/',
      'views/signUp/VerifyEmailView.tsx',
    ],
  },
  // In local builds only, on every page.
  { name: 'local', needs: ['session'], roots: ['dev/'] },
  // Large, and for few pages: 52, 36, and 79 kB.
  { name: 'passwords', needs: [], roots: ['views/signUp/password/'] },
  { name: 'phoneNumbers', needs: [], roots: ['views/signIn/phone/phoneNumbers.ts'] },
  { name: 'database', needs: ['session'], roots: ['firebase/account/encryptionKey.ts'] },
  // On signed-in pages once they are idle: also every root that no other row names.
  {
    name: 'signedIn',
    needs: ['account', 'database'],
    roots: [
      '',
      'firebase/documents/files/',
      'firebase/documents/deletionFlag.ts',
      'layouts/signedIn/',
    ],
  },
  // Dialogs of signed-in pages would wait for these 47 kB.
  {
    name: 'data',
    needs: ['signedIn'],
    roots: [
      'firebase/accountDeletion.ts',
      'firebase/collections/',
      'firebase/data/',
      'firebase/deletion/',
      'firebase/documents/',
      'firebase/guest/',
      'layouts/signedIn/notices/',
      'layouts/signedIn/signOut/PendingGuestDialog.tsx',
      'views/data/',
      'views/deletion/',
      'views/guest/',
    ],
  },
  // For products whose documents have files.
  { name: 'files', needs: ['data'], roots: ['firebase/collections/files/'] },
  // For an existing app that stores files.
  { name: 'folders', needs: ['data'], roots: ['firebase/collections/folders/'] },
]

/** The chunks of a product that has no `chunks.json`. */
const oneChunk: readonly Chunk[] = [{ name: 'product', needs: ['data'], roots: [''] }]

/** The second part of the SDK's authentication. Its importers also need the chunk that confirms identities. */
const laterAuth = /@firebase\/auth.*\?later$/

/**
 * The chunks of the app: two for the first page, those of the door, and those of the product. The bundler's own chunks
 * would be 286 files, whose names alone take 6 kB of the sign-in page.
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
        name: (id, modules) => (laterAuth.test(id) ? 'identity' : chunk(id, modules)),
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
