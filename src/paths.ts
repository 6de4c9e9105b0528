/**
 * What the door's addresses begin with in front of an app that has some of them, such as `/login`; otherwise empty.
 * Scripts import this file without the build's literals.
 */
export const pathPrefix = typeof __PATH_PREFIX__ === 'string' ? __PATH_PREFIX__ : ''

/** Apart from `paths`: the inline script of the HTML uses these, and would include all of it. */
export const home = '/'
export const signIn = `${pathPrefix}/sign-in`
export const signUp = `${pathPrefix}/sign-up`
export const signOut = `${pathPrefix}/sign-out`
export const deleteAccount = `${pathPrefix}/account/delete`
/** In front of an app, the address of the file that the host has in every language. */
export const languageEntry = '/gatehouse'

/** The app's addresses. */
export const paths = {
  home,
  signIn,
  signUp,
  /** In front of an existing app. A product has the account menu. */
  signOut,
  forgotPassword: `${pathPrefix}/forgot-password`,
  phoneSignIn: `${pathPrefix}/sign-in/phone`,
  emailLink: `${pathPrefix}/sign-in/link`,
  secondFactor: `${pathPrefix}/sign-in/second-factor`,
  emailAction: `${pathPrefix}/auth/action`,
  verifyEmail: `${pathPrefix}/verify-email`,
  account: `${pathPrefix}/account`,
  security: `${pathPrefix}/account/security`,
  devices: `${pathPrefix}/account/devices`,
  guestUpgrade: `${pathPrefix}/account/upgrade`,
  moveGuestData: `${pathPrefix}/account/move`,
  data: `${pathPrefix}/account/data`,
  deleteAccount,
} as const

/** The path of links with a token, if the configuration allows them. */
export const tokenPath = `${pathPrefix}/auth/token`

/** The path of the mailbox, which only local builds have. */
export const mailboxPath = '/mailbox'

/** The first segments of the door's addresses. In front of an app, whatever begins with one is the door's. */
export function doorSegments(): readonly string[] {
  const segments = Object.values(paths).map((path) => path.split('/', 2)[1] ?? '')
  return [...new Set(segments)].filter(Boolean)
}

/** In front of an app: whether an address is the door's, and not the app's. */
export function isDoorPath(address: string): boolean {
  return doorSegments().includes(address.split(/[/?#]/, 2)[1] ?? '')
}
