export const helloText = {
  hello: (name: string) => `Hello, ${name}`,
  guest: 'guest',
} as const
