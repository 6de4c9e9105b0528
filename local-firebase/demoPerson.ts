/** The person whom every start of the local Firebase creates, so that one can sign in at once. */
export const demoPerson = {
  email: 'demo@gatehouse.test',
  password: 'open-sesame',
  displayName: 'Demo Person',
} as const
