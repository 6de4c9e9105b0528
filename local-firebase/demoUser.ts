/** The person that each start of the local Firebase creates, to sign in with. */
export const demoUser = {
  email: 'demo@gatehouse.test',
  password: 'open-sesame',
  displayName: 'Demo Person',
} as const
