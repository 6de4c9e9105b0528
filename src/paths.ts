/** Scripts import this file without the build's literals. */
const prefix = typeof __PATH_PREFIX__ === 'string' ? __PATH_PREFIX__ : ''

/** Apart from `paths`: the inline script of the HTML uses these, and would include all of it. */
export const home = '/'
export const signIn = `${prefix}/sign-in`
export const signUp = `${prefix}/sign-up`
export const signOut = `${prefix}/sign-out`
export const deleteAccount = `${prefix}/account/delete`
/** In front of an app, the address of the file that the host has in every language. */
export const doorEntry = '/gatehouse'

/** The app's addresses. */
export const paths = {
  home,
  signIn,
  signUp,
  /** In front of an existing app. A product has the account menu. */
  signOut,
  forgotPassword: `${prefix}/forgot-password`,
  phoneSignIn: `${prefix}/sign-in/phone`,
  linkSignIn: `${prefix}/sign-in/link`,
  secondFactor: `${prefix}/sign-in/second-factor`,
  emailAction: `${prefix}/auth/action`,
  verifyEmail: `${prefix}/verify-email`,
  account: `${prefix}/account`,
  security: `${prefix}/account/security`,
  devices: `${prefix}/account/devices`,
  guestUpgrade: `${prefix}/account/upgrade`,
  moveGuestData: `${prefix}/account/move`,
  data: `${prefix}/account/data`,
  deleteAccount,
} as const

/** The path of links with a token, if the configuration allows them. */
export const tokenPath = `${prefix}/auth/token`

/** The first segments of the door's addresses. In front of an app, whatever begins with one is the door's. */
export function doorSegments(): readonly string[] {
  const segments = Object.values(paths).map((path) => path.split('/', 2)[1] ?? '')
  return [...new Set(segments)].filter(Boolean)
}

/** In front of an app: whether an address is the door's, and not the app's. */
export function isDoorAddress(address: string): boolean {
  return doorSegments().includes(address.split(/[/?#]/, 2)[1] ?? '')
}
