/**
 * The local storage key of the address that the last link was sent to. It has its own file because
 * the first page clears it.
 */
export const linkEmailName = 'linkSignIn.email'
