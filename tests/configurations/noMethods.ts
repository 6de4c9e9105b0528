import type { SignIn } from '#build/configuration/signInMethods.ts'

/** All sign-in methods turned off. */
export const noMethods: SignIn = {
  password: false,
  emailLink: false,
  phone: false,
  providers: [],
  guest: false,
  secondFactors: [],
}
