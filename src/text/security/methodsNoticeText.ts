/** Notices about changed sign-in methods. */
export const methodsNoticeText = {
  askToLink: (name: string) => `You tried to sign in with ${name}. Connect it to your account?`,
  link: 'Connect it',
  linking: (name: string) => `Connecting ${name}…`,
  linked: (name: string) => `${name} is now connected.`,
  linkFailed: (name: string) => `${name} couldn’t be connected.`,
  lostPasswordTo: (name: string) => `Your password was removed when you signed in with ${name}.`,
  lostPassword: 'Your password was removed from this account.',
  removed: (name: string) => `${name} is no longer connected to your account.`,
  added: (name: string) => `${name} was connected to your account on another device.`,
  addedEmail: 'Email sign-in was added to your account on another device.',
  addedPhone: 'A phone number was added to your account on another device.',
  review: 'Review sign-in methods',
  mine: 'That was me',
  changed: 'Your sign-in methods have changed. Your other devices stay signed in.',
  earlierSessions:
    'This account existed before you confirmed its email address. For your safety, all other devices were signed out.',
  earlierPassword:
    'This account existed before you confirmed its email address. For your safety, its password was removed and all other devices were signed out.',
  earlierPasskeys:
    'This account existed before you confirmed its email address. For your safety, its passkeys were removed and all other devices were signed out.',
  earlierPasswordAndPasskeys:
    'This account existed before you confirmed its email address. For your safety, its password and passkeys were removed and all other devices were signed out.',
  otherDevices: 'Other devices',
  setPassword: 'Choose a new password',
  connectAgain: 'Reconnect',
} as const
