import { supportContact } from '../shared/brandText.ts'

/** On a page that asks for a claim. */
export const claimsText = {
  title: 'You don’t have access to this page',
  lead: `Contact ${supportContact} if you think you should have access. If you were just given access, check again.`,
  unknownTitle: 'We couldn’t check your access',
  checkAgain: 'Check again',
} as const
