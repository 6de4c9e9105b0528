/** Extra profile fields defined by the product's owner. */
export const questionsText = {
  title: 'Complete your account',
  lead: 'One more step before you continue.',
  termsTitle: 'Please accept our terms',
  termsLead: 'Before you continue, please read and accept our terms.',
  newTermsLead: 'Our terms have changed. Before you continue, please read and accept them.',
  name: 'Name',
  optional: 'Optional',
  agree: __BRAND__.privacy
    ? 'I agree to the terms and the privacy policy.'
    : 'I agree to the terms.',
  readTerms: 'Read the terms',
  readPrivacy: 'Read the privacy policy',
  choose: 'Choose…',
  missing: 'Please fill this in.',
  missingChoice: 'Please choose one.',
  missingTick: 'Please check this box to continue.',
  notANumber: 'Please enter a number.',
  notWhole: 'Please enter a whole number.',
  offStep: (nearest: string) => `Please enter a number such as ${nearest}.`,
  tooLow: (min: string) => `Please enter ${min} or more.`,
  tooHigh: (max: string) => `Please enter ${max} or less.`,
  notADate: 'Please enter a complete date.',
  tooEarly: (day: string) => `Please enter ${day} or a later date.`,
  tooLate: (day: string) => `Please enter ${day} or an earlier date.`,
  yes: 'Yes',
  no: 'No',
  export: 'Export your data',
  deleteAccount: 'Delete your account',
} as const

/** The same in the account. */
export const answersText = {
  heading: 'More about you',
  loading: 'Loading your answers…',
  label: 'Your answers',
  hint: 'You can change your answers at any time.',
} as const
