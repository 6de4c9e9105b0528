import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House, Part } from './parts.ts'

/** The parts of the door. A part comes after those it needs. */
const door: readonly Part[] = [
  {
    name: 'session',
    needs: [],
    roots: [
      'device/journal.ts',
      'firebase/errors.ts',
      'firebase/prepareSession.ts',
      'firebase/wipe/cleanUpDevice.ts',
      'layouts/BarLayout.tsx',
      'layouts/SignedInLayout.tsx',
      'layouts/signedIn/SessionScope.tsx',
      'nextPages.ts',
      'ui/LanguageSelect.tsx',
      'ui/PageWatchers.tsx',
    ],
  },
  { name: 'identity', needs: ['session'], roots: [] },
  {
    name: 'account',
    needs: ['identity'],
    roots: [
      'layouts/AccountLayout.tsx',
      'views/DevicesView.tsx',
      'views/ProfileView.tsx',
      'views/SecurityView.tsx',
      'views/account/Passkeys.tsx',
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
  { name: 'passwords', needs: [], roots: ['ui/PasswordMeter.tsx'] },
  { name: 'appCheck', needs: [], roots: ['firebase/appCheck.ts'] },
  { name: 'leaks', needs: ['identity'], roots: ['ui/LeakedPasswordCheck.tsx'] },
  { name: 'database', needs: ['session'], roots: ['firebase/guest/encryptionKey.ts'] },
  { name: 'transactions', needs: ['database'], roots: [] },
  {
    name: 'access',
    needs: ['transactions', 'signedIn'],
    roots: ['firebase/access/', 'layouts/signedIn/DeviceSession.tsx'],
  },
  { name: 'devices', needs: ['access', 'account'], roots: ['views/devices/'] },
  {
    name: 'profile',
    needs: ['transactions', 'signedIn'],
    roots: ['views/account/AnswersSection.tsx', 'views/profile/'],
  },
  {
    name: 'files',
    needs: ['transactions', 'signedIn'],
    roots: ['domain/isShowable.ts', 'firebase/files/', 'firebase/pictures/'],
  },
  { name: 'archive', needs: ['files'], roots: ['firebase/archive/'] },
  { name: 'data', needs: ['files'], roots: [] },
  { name: 'local', needs: ['auth'], roots: ['local/'] },
]

const wholeProduct: Omit<House, 'folder'> = {
  parts: [{ name: 'product', needs: ['archive'], roots: [] }],
  rest: 'product',
}

/**
 * The door and the product. A product can define its parts in a `parts.json` in its folder.
 *
 * @param folder the product's folder.
 * @param source the door's folder.
 */
export function housesWith(folder: string, source: string): readonly House[] {
  const list = join(folder, 'parts.json')
  const product = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as typeof wholeProduct)
    : wholeProduct
  const houses = [
    { folder: source, parts: door, rest: 'data' },
    { folder, ...product },
  ]
  for (const house of houses) assertRootsExist(house)
  return houses
}

/** Otherwise, a module listed by an old path would silently end up in another part. */
function assertRootsExist({ folder, parts }: House): void {
  const missing = parts
    .flatMap(({ roots }) => roots)
    .filter((root) => !existsSync(join(folder, root)))
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')}.`)
}
