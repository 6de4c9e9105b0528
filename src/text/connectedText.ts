/** The providers of an account, in the account centre. */
export const connectedText = {
  heading: 'Connected accounts',
  lead: 'Each of them is a way to sign in.',
  notConnected: 'Not connected',
  connected: 'Connected',
  only: 'This is your only way to sign in. Add another one before you disconnect it.',
  connect: 'Connect',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  askHeading: (name: string) => `Disconnect ${name}?`,
  ask: (name: string) => `You will not be able to sign in with ${name} any more.`,
  askApple: 'Apple asks once more who you are, so that it forgets this app as well.',
  keep: 'Keep it',
  nowConnected: (name: string) => `${name} is connected now.`,
  nowDisconnected: (name: string) => `${name} is disconnected now.`,
  toConnect: (name: string) => `connect ${name}`,
  toDisconnect: (name: string) => `disconnect ${name}`,
  confirmWith: (name: string) => `Confirm with ${name}`,
  mismatch: (name: string) =>
    `At ${name} you are somebody else than here. Choose the account that is connected.`,
} as const
