export const greetingText = {
  hello: (name: string) => `Hello, ${name}`,
  guest: 'guest',
  reading: 'One moment…',
  tryAgain: 'Try again',
  label: 'Greeting',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  deleted: 'Your greeting.',
} as const
