/** Apart from `paths`: the inline script of the HTML uses these, and would include all of it. */
export const home = '/'
export const signIn = '/sign-in'
export const signUp = '/sign-up'
export const signOut = '/sign-out'
export const deleteAccount = '/account/delete'
/** In front of an app, the address of the file that the host has in every language. */
export const doorEntry = '/gatehouse'

/** The app's addresses. */
export const paths = {
  home,
  signIn,
  signUp,
  /** In front of an app that exists already. A product has the account menu. */
  signOut,
  forgotPassword: '/forgot-password',
  phoneSignIn: '/sign-in/phone',
  linkSignIn: '/sign-in/link',
  secondFactor: '/sign-in/second-factor',
  emailAction: '/auth/action',
  verifyEmail: '/verify-email',
  account: '/account',
  security: '/account/security',
  devices: '/account/devices',
  guestUpgrade: '/account/upgrade',
  moveGuestData: '/account/move',
  data: '/account/data',
  deleteAccount,
} as const

/** The path of links with a token, if the configuration allows them. */
export const tokenPath = '/auth/token'

/** The first segments of the door's addresses. In front of an app, whatever begins with one is the door's. */
export function doorSegments(): readonly string[] {
  const segments = Object.values(paths).map((path) => path.split('/', 2)[1] ?? '')
  return [...new Set(segments)].filter(Boolean)
}

/** In front of an app: whether an address is the door's, and not the app's. */
export function isDoorAddress(address: string): boolean {
  return doorSegments().includes(address.split(/[/?#]/, 2)[1] ?? '')
}
