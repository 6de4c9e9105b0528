/** The providers of an account, in the account center. */
export const connectedText = {
  heading: 'Connected accounts',
  lead: 'You can sign in with any account that you connect.',
  notConnected: 'Not connected',
  connected: 'Connected',
  only: 'This is your only sign-in method. Add another one before you disconnect it.',
  connect: 'Connect',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting…',
  askHeading: (name: string) => `Disconnect ${name}?`,
  ask: (name: string) => `You won’t be able to sign in with ${name} anymore.`,
  askApple: 'Apple will ask you to sign in again so that it can revoke access for this app.',
  keep: 'Keep it',
  nowConnected: (name: string) => `${name} is now connected.`,
  nowDisconnected: (name: string) => `${name} is now disconnected.`,
  confirmConnect: (name: string) => `Sign in again to connect ${name}.`,
  confirmDisconnect: (name: string) => `Sign in again to disconnect ${name}.`,
  confirmWith: (name: string) => `Confirm with ${name}`,
  mismatch: (name: string) =>
    `You’re signed in to a different ${name} account. Choose the one that’s connected here.`,
} as const
