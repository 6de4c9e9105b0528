import { ownPath } from './domain/returnPath.ts'

const home = '/'
const signIn = '/sign-in'
const signUp = '/sign-up'
const deleteAccount = '/account/delete'

/** Every address of the app. What is below goes without it: the HTML holds some of that. */
export const paths = {
  home,
  signIn,
  signUp,
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

/** Where links with a token lead, if the configuration lets them. */
export const tokenPath = '/auth/token'

const returnParameter = 'return'

/** The forms themselves are no place to return to, and nobody comes unasked to where accounts end. */
const noReturn = new RegExp(`^(${signIn}|${signUp}|${deleteAccount})([/?#]|$)`, 'i')

/** The sign-in page that leads back to `destination` afterwards. */
export function signInReturningTo(destination: string): string {
  return withReturn(signIn, destination)
}

/** Another sign-in page, which leads to the same place afterwards. */
export function withReturnFrom(path: string, search: string): string {
  return withReturn(path, destinationIn(search))
}

/** Where to go after signing in, from the query of the sign-in page; home unless it is our own page. */
export function destinationIn(search: string): string {
  return ownPath(new URLSearchParams(search).get(returnParameter), noReturn) ?? home
}

/** A page that leads to `destination` afterwards. */
export function withReturn(path: string, destination: string): string {
  const to = ownPath(destination, noReturn) ?? home
  return to === home ? path : `${path}?${new URLSearchParams({ [returnParameter]: to }).toString()}`
}
