import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkFolder, Chunk } from './assignChunks.ts'

/** The chunks of the door. A chunk comes after those it needs. */
const door: readonly Chunk[] = [
  {
    name: 'session',
    needs: [],
    roots: [
      'storage/journals/journal.ts',
      'firebase/sdk/errors.ts',
      'firebase/session/prepareSession.ts',
      'firebase/session/cleanUpDevice.ts',
      'layouts/BarLayout.tsx',
      'layouts/SignedInLayout.tsx',
      'layouts/signedIn/SessionScope.tsx',
      'app/prefetchPages.ts',
      'ui/page/LanguageSelect.tsx',
      'ui/page/PageEffects.tsx',
    ],
  },
  { name: 'identity', needs: ['session'], roots: [] },
  {
    name: 'account',
    needs: ['identity'],
    roots: [
      'layouts/AccountLayout.tsx',
      'views/devices/DevicesView.tsx',
      'views/account/ProfileView.tsx',
      'views/security/SecurityView.tsx',
      'views/security/Passkeys.tsx',
    ],
  },
  {
    name: 'methods',
    needs: ['identity'],
    roots: [
      'views/signIn/ForgotPasswordView.tsx',
      'views/signUp/SignUpView.tsx',
      'views/signIn/methods/',
    ],
  },
  {
    name: 'auth',
    needs: ['methods'],
    roots: [
      'firebase/signIn/identityProviders/',
      'firebase/signUp/firstVerificationEmail.ts',
      'views/signIn/CustomTokenView.tsx',
      'views/signIn/EmailActionView.tsx',
      'views/NotFoundView.tsx',
      'views/signIn/PhoneSignInView.tsx',
      'views/signIn/SecondFactorView.tsx',
      'views/session/SessionEndedView.tsx',
      'views/signIn/RequestLinkView.tsx',
      'views/signUp/VerifyEmailView.tsx',
      'views/account/PhoneEditor.tsx',
      'views/security/TotpEnrollment.tsx',
      'views/security/identity/',
    ],
  },
  {
    name: 'signedIn',
    needs: ['identity'],
    roots: [
      'storage/archive/workFile.ts',
      'firebase/session/refreshUser.ts',
      'firebase/sessionRefresh.ts',
      'layouts/signedIn/backgroundLogic.ts',
      'layouts/signedIn/signOut/SignOutDialogs.tsx',
      'ui/picture/StoredPicture.tsx',
      'views/account/picture/PictureRow.tsx',
    ],
  },
  { name: 'phoneNumbers', needs: [], roots: ['ui/phone/phoneNumbers.ts'] },
  { name: 'passwords', needs: [], roots: ['ui/password/PasswordMeter.tsx'] },
  { name: 'appCheck', needs: [], roots: ['firebase/sdk/appCheck.ts'] },
  { name: 'leaks', needs: ['identity'], roots: ['firebase/signUp/leakedPasswords.ts'] },
  { name: 'database', needs: ['session'], roots: ['firebase/account/encryptionKey.ts'] },
  { name: 'transactions', needs: ['database'], roots: [] },
  {
    name: 'access',
    needs: ['transactions', 'signedIn'],
    roots: [
      'firebase/session/idleLogic.ts',
      'firebase/devices/',
      'firebase/security/revokeSessionsAtFirebase.ts',
      'firebase/session/signOutAfterPassword.ts',
      'firebase/security/settleSignIn.ts',
      'firebase/devices/watchRevocation.ts',
    ],
  },
  { name: 'devices', needs: ['access', 'account'], roots: ['views/devices/'] },
  {
    name: 'profile',
    needs: ['transactions', 'signedIn'],
    roots: ['views/account/AnswersSection.tsx', 'views/signUp/'],
  },
  {
    name: 'files',
    needs: ['transactions', 'signedIn'],
    roots: [
      'domain/data/isShowable.ts',
      'firebase/data/files/',
      'firebase/account/storedPictures.ts',
      'firebase/account/putPicture.ts',
      'firebase/account/sendPicture.ts',
      'firebase/account/removeAbandonedPictures.ts',
    ],
  },
  {
    name: 'archive',
    needs: ['files'],
    roots: [
      'firebase/data/archivePorts.ts',
      'firebase/data/exportArchive.ts',
      'firebase/data/importArchive.ts',
    ],
  },
  { name: 'data', needs: ['files'], roots: [] },
  { name: 'productDefaults', needs: ['session'], roots: ['app/productDefaults.tsx'] },
  { name: 'collections', needs: ['archive'], roots: ['firebase/collections/'] },
  { name: 'local', needs: ['auth'], roots: ['dev/'] },
]

const oneChunk: Omit<ChunkFolder, 'folder'> = {
  chunks: [{ name: 'product', needs: ['archive'], roots: [] }],
  rest: 'product',
}

/**
 * The chunks of the door and of the product. A product can define its own in a `chunks.json` in its folder.
 *
 * @param folder the product's folder.
 * @param source the door's folder.
 */
export function chunkFoldersWith(folder: string, source: string): readonly ChunkFolder[] {
  const list = join(folder, 'chunks.json')
  const product = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as typeof oneChunk)
    : oneChunk
  const chunkFolders = [
    { folder: source, chunks: door, rest: 'data' },
    { folder, ...product },
  ]
  for (const chunkFolder of chunkFolders) assertRootsExist(chunkFolder)
  return chunkFolders
}

/** Otherwise, a module listed by an old path would silently end up in another chunk. */
function assertRootsExist({ folder, chunks }: ChunkFolder): void {
  const missing = chunks
    .flatMap(({ roots }) => roots)
    .filter((root) => !existsSync(join(folder, root)))
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')}.`)
}
