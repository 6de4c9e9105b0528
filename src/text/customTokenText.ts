export const customTokenText = {
  title: 'Sign in with a link',
  heading: 'You are expected',
  lead: 'This link signs you in.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  inAs: (who: string) => `You are signed in as ${who}. Going on may sign that person out here.`,
  refusedHeading: 'This link does not work',
  refused: 'It has expired, or it is not for this app. Ask for a new one where you got it.',
  missing: 'The address is not complete. Open the link once more where you got it.',
  home: 'Go to the start page',
} as const
