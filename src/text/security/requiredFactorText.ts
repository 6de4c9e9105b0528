/** The page for people who must set up a second factor before their account opens. */
export const requiredFactorText = {
  title: 'Set up a second factor',
  lead: 'Your account opens once you have set up a second factor.',
  again: 'If you already have one, sign out and sign in with it.',
} as const
