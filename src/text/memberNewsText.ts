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

/** What has happened to the ways in that a person has. */
export const waysNewsText = {
  askToLink: (name: string) =>
    `You came with ${name} before. Connect it, to sign in with it from now on?`,
  link: 'Connect it',
  notNow: 'Not now',
  linking: (name: string) => `Connecting ${name}…`,
  linked: (name: string) => `${name} is connected now.`,
  linkFailed: (name: string) => `${name} could not be connected.`,
  lostPasswordTo: (name: string) => `Your password was removed when you signed in with ${name}.`,
  lostPassword: 'Your password was removed from this account.',
  lost: (name: string) => `${name} is not connected to your account any more.`,
  setPassword: 'Choose a new password',
  connectAgain: 'Connect it again',
  dismiss: 'Dismiss',
} as const

/** Above every page of somebody whose account is being deleted. */
export const unfinishedDeletionText = {
  begun:
    'You began to delete your account. Nothing is gone yet; what you write stays on this device only.',
  final: 'Your account is being deleted. It can no longer be kept, only deleted to the end.',
  past: 'Your earlier account was deleted within the last hour. Sign in again later to save notes.',
  goOn: 'Go on',
  keep: 'Keep my account',
  keeping: 'One moment…',
  kept: 'You keep your account, and everything in it.',
  dismiss: 'Dismiss',
} as const
