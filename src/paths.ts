import { ownPath } from './domain/returnPath.ts'

/** Every address of the app. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  emailAction: '/auth/action',
} as const

const returnParameter = 'return'

/** The sign-in page that leads back to `destination` afterwards. */
export function signInReturningTo(destination: string): string {
  if (destination === paths.home) return paths.signIn
  return `${paths.signIn}?${new URLSearchParams({ [returnParameter]: destination }).toString()}`
}

/** Where to go after signing in, from the query of the sign-in page; home unless it is our own. */
export function destinationIn(search: string): string {
  return ownPath(new URLSearchParams(search).get(returnParameter)) ?? paths.home
}
