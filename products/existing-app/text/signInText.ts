/** Below the heading of the sign-in page. */
export const signInLead = 'Sign in to continue.'
