export const signInText = {
  title: 'Sign in',
  heading: 'Welcome back',
  sharedComputer: 'This is a shared computer. Sign me out when I close the tab.',
} as const

export const passwordSignInText = {
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Sign in',
  submitting: 'Signing in…',
} as const

/** Without a sign-up page, this is also the page of a first visit. */
export const firstVisitText = { heading: 'Welcome' } as const

/** For an email whose domain leads to an identity provider. */
export const workEmailText = {
  lead: (domain: string, name: string) => `People at ${domain} sign in with ${name}.`,
  submit: (name: string) => `Continue with ${name}`,
} as const

/** Below the sign-in methods, for people without an account. */
export const newAccountText = {
  question: 'New here?',
  link: 'Create an account',
} as const

/** The same, if sign-up is by invitation. */
export const invitationText = {
  question: 'New here?',
  link: 'Ask for an invitation',
  only: 'New accounts are by invitation only.',
} as const

/** If people can only sign in through the product's own link. */
export const tokenLinkText = { lead: 'To sign in, open the link you got from us.' } as const
