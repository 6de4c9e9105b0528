export const phoneConfirmationText = {
  lead: (number: string) => `We send a code to ${number}.`,
} as const
