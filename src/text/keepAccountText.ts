/** The page where a guest gets an account. */
export const keepAccountText = {
  title: 'Create an account',
  lead: 'You stay who you are: nothing that you have here is lost.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  or: 'or',
  phone: 'Use a phone number',
  keptTitle: 'The account is yours',
  kept: 'From now on you can come back and sign in.',
  toAccount: 'Go to your account',
  emailTaken: 'There is already an account with this e-mail. You can go into it with its password.',
  existingPassword: 'Password of that account',
  enter: 'Go into that account',
  entering: 'Going in…',
  stay: 'Stay a guest',
  providerTaken: (name: string) =>
    `With ${name} you have an account here already. You can go into it.`,
} as const
