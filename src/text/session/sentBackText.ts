/** In front of an app that sends a signed-in person back to the sign-in page each time. */
export const sentBackText = {
  title: 'This page keeps asking you to sign in',
  lead: (who: string | null) =>
    who === null
      ? 'You’re signed in as a guest, but this page keeps sending you back. Sign out to use an account.'
      : `You’re signed in as ${who}, but this page keeps sending you back. Sign out to use another account, or check your account’s details.`,
  inDevelopment: (address: string) =>
    `Shown in development only: your app at ${address} sends signed-in people back. Does it use the same apiKey? Does its guard wait for onAuthStateChanged? Does it send guests, or people without a verified email, to the sign-in page?`,
} as const
