/** Below the forms and the account. */
export const brandLinksText = {
  heading: 'Help and terms',
  terms: 'Terms',
  privacy: 'Privacy',
  support: 'Support',
} as const
