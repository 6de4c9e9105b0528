/** The local storage key that is set if somebody was signed in when the app was last used. */
export const signedInHint = 'signed-in-hint'
