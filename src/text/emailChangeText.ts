export const emailChangeText = {
  label: 'E-mail',
  verified: 'Verified',
  unverified: 'Not verified',
  verify: 'Verify this address',
  guest: 'A guest has no e-mail address.',
  keep: 'Keep this account',
  phoneOnly: 'None. Connect an account that has one.',
  field: 'New e-mail',
  hint: 'We send a link to the new address. Your e-mail changes once you open it, and you are then signed out on every device, this one too.',
  missing: 'Enter the new e-mail address.',
  same: 'This is your e-mail address already.',
  submit: 'Send the link',
  submitting: 'Sending…',
  sent: (email: string) =>
    `A mail is on its way to ${email}. Your address changes once you open the link in it.`,
  close: 'Done',
  toChange: 'change your e-mail address',
} as const
