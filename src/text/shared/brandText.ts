/** The contact if only the product's owner can help. */
export const supportContact = __BRAND__.support ? `support (${__BRAND__.support})` : 'support'

/** Below the forms and the account. */
export const brandLinksText = {
  heading: 'Help and terms',
  terms: 'Terms',
  privacy: 'Privacy',
  support: 'Support',
} as const
