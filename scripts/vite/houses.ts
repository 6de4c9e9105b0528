import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { House, Part } from './parts.ts'

/** The parts of the door; a base before what needs it. */
const door: readonly Part[] = [
  {
    name: 'session',
    needs: [],
    roots: [
      'device/journal.ts',
      'firebase/prepareSession.ts',
      'firebase/wipe/cleanUpDevice.ts',
      'layouts/signedIn/SessionScope.tsx',
    ],
  },
  {
    name: 'ui',
    needs: ['session'],
    roots: [
      'layouts/BarLayout.tsx',
      'layouts/SignedInLayout.tsx',
      'nextPages.ts',
      'ui/PressGuard.tsx',
    ],
  },
  { name: 'errors', needs: ['ui'], roots: ['firebase/errors.ts'] },
  { name: 'identity', needs: ['ui'], roots: [] },
  {
    name: 'account',
    needs: ['identity'],
    roots: [
      'layouts/AccountLayout.tsx',
      'views/DevicesView.tsx',
      'views/ProfileView.tsx',
      'views/SecurityView.tsx',
    ],
  },
  {
    name: 'methods',
    needs: ['identity'],
    roots: ['views/ForgotPasswordView.tsx', 'views/SignUpView.tsx', 'views/signIn/'],
  },
  {
    name: 'auth',
    needs: ['methods'],
    roots: [
      'firebase/identityProviders/',
      'firebase/auth/verification.ts',
      'views/CustomTokenView.tsx',
      'views/EmailActionView.tsx',
      'views/NotFoundView.tsx',
      'views/PhoneSignInView.tsx',
      'views/SecondFactorView.tsx',
      'views/SessionEndedView.tsx',
      'views/SignInLinkView.tsx',
      'views/VerifyEmailView.tsx',
      'views/account/PhoneEditor.tsx',
      'views/account/TotpEnrollment.tsx',
      'views/identity/',
    ],
  },
  {
    name: 'signedIn',
    needs: ['identity'],
    roots: [
      'device/archive/workFile.ts',
      'firebase/refreshUser.ts',
      'layouts/signedIn/SessionRefresh.tsx',
      'layouts/signedIn/SignOutQuestions.tsx',
      'ui/OwnPicture.tsx',
      'views/account/PictureRow.tsx',
    ],
  },
  { name: 'phoneNumbers', needs: [], roots: ['ui/phoneNumbers.ts'] },
  { name: 'database', needs: ['session'], roots: ['firebase/guest/outboxKey.ts'] },
  { name: 'transactions', needs: ['database'], roots: [] },
  {
    name: 'files',
    needs: ['transactions', 'signedIn'],
    roots: ['domain/isShowable.ts', 'firebase/files/', 'firebase/pictures/'],
  },
  { name: 'archive', needs: ['files'], roots: ['firebase/archive/'] },
  { name: 'data', needs: ['files'], roots: [] },
  { name: 'trace', needs: [], roots: ['local/trace.ts'] },
  { name: 'local', needs: ['auth'], roots: ['local/'] },
]

/** What a product is that lists no parts. */
const wholeProduct: Omit<House, 'folder'> = {
  parts: [{ name: 'product', needs: ['archive'], roots: [] }],
  rest: 'product',
}

/**
 * The door, and the product whose folder `file` names by its import, or lies in. A product may list its parts
 * in a `parts.json` of its folder.
 *
 * @param source the folder of the door.
 */
export function housesWith(file: string, source: string): readonly House[] {
  const [, path] = /from '(\.[^']+\/product\.ts)'/.exec(readFileSync(file, 'utf8')) ?? []
  const folder = dirname(path ? resolve(dirname(file), path) : file)
  const list = join(folder, 'parts.json')
  const product = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as typeof wholeProduct)
    : wholeProduct
  const houses = [
    { folder: source, parts: door, rest: 'data' },
    { folder, ...product },
  ]
  for (const house of houses) demandRoots(house)
  return houses
}

/** A module that was moved, and is named by its former path, would change its part without a word. */
function demandRoots({ folder, parts }: House): void {
  const missing = parts
    .flatMap(({ roots }) => roots)
    .filter((root) => !existsSync(join(folder, root)))
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')}.`)
}
