import { ownPath } from './domain/returnPath.ts'

/** Every address of the app. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  phoneSignIn: '/sign-in/phone',
  linkSignIn: '/sign-in/link',
  secondFactor: '/sign-in/second-factor',
  emailAction: '/auth/action',
  verifyEmail: '/verify-email',
  account: '/account',
  guestUpgrade: '/account/upgrade',
  moveGuestData: '/account/move',
  data: '/account/data',
  deleteAccount: '/account/delete',
} as const

/** Where links with a token lead, if the configuration lets them. */
export const tokenPath = '/auth/token'

const returnParameter = 'return'

/** The forms themselves are no place to return to, and nobody comes unasked to where accounts end. */
const noReturn = new RegExp(
  `^(${paths.signIn}|${paths.signUp}|${paths.deleteAccount})([/?#]|$)`,
  'i',
)

/** The sign-in page that leads back to `destination` afterwards. */
export function signInReturningTo(destination: string): string {
  return withReturn(paths.signIn, destination)
}

/** Another sign-in page, which leads to the same place afterwards. */
export function onTheWay(path: string, search: string): string {
  return withReturn(path, destinationIn(search))
}

/** Where to go after signing in, from the query of the sign-in page; home unless it is our own page. */
export function destinationIn(search: string): string {
  return ownPath(new URLSearchParams(search).get(returnParameter), noReturn) ?? paths.home
}

/**
 * Where to go after following a link from a mail.
 *
 * @param search the link's query: it carries the return address itself, or in the address to continue at.
 */
export function destinationOfLink(search: string): string {
  const continued = new URLSearchParams(search).get('continueUrl') ?? ''
  const isOurs = URL.canParse(continued) && new URL(continued).origin === location.origin
  return destinationIn(isOurs ? new URL(continued).search : search)
}

/** A page that leads to `destination` afterwards. */
export function withReturn(path: string, destination: string): string {
  const to = ownPath(destination, noReturn) ?? paths.home
  return to === paths.home
    ? path
    : `${path}?${new URLSearchParams({ [returnParameter]: to }).toString()}`
}
