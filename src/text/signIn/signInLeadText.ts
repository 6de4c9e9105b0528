/** Below the heading of the sign-in page, unless the product has a sentence of its own. */
export const defaultSignInLead = `Sign in to ${__BRAND__.name}.`
