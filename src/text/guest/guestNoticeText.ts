/** Reminds guests to create an account. */
export const guestNoticeText = {
  lead: 'You’re using a guest account. Create an account so you can sign in again later.',
  action: 'Create an account',
} as const

/** When a guest account is deleted. */
export const guestEndText = {
  until: (day: string) => `Guest account (expires ${day})`,
  near: (day: string) => `This guest account will be deleted on ${day}, with everything in it.`,
  past: 'This guest account has expired. It can be deleted at any time, with everything in it.',
  export: 'Export your data',
} as const
