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
