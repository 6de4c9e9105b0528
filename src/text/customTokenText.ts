export const customTokenText = {
  title: 'Sign in with a link',
  heading: 'Sign in with this link?',
  lead: (account: string) => `The link says that it is for ${account}.`,
  leadUnnamed: 'The link does not say which account it is for.',
  unproven:
    'That is checked only when you sign in. Go on only if you asked for this link: what you write afterwards belongs to its account.',
  guestWaits:
    'What you kept as a guest does not come along. It waits in this browser, and you are asked about it once you are signed in.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  switchHeading: 'Switch accounts?',
  inAs: (account: string) =>
    `You are signed in as ${account}. If you go on, ${account} is signed out here.`,
  switchAccounts: 'Switch accounts',
  stay: 'Stay signed in',
  signedInHeading: 'You are signed in',
  signedIn: (account: string) => `This is the account of ${account}. If it is not yours, sign out.`,
  goOn: 'Continue',
  refusedHeading: 'This link does not work',
  refused: 'It has expired, or it is not for this app. Ask for a new one where you got it.',
  missing: 'The address is not complete. Open the link once more where you got it.',
  home: 'Go to the start page',
} as const
