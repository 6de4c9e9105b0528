/** How a sentence begins where only the owner of the product can help. */
export const contactSupport = __BRAND__.support
  ? `Contact support (${__BRAND__.support})`
  : 'Contact support'

/** Below the forms and the account. */
export const brandLinksText = {
  heading: 'Help and terms',
  terms: 'Terms',
  privacy: 'Privacy',
  support: 'Support',
} as const
