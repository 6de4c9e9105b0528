/**
 * Under which name local storage has the email address that the last link was sent to. The first page lets
 * it go, so it stands alone.
 */
export const linkEmailName = 'linkSignIn.email'
