/** How far a step of a long work is, in words. */
export const stepText = {
  done: 'done',
  underWay: 'under way…',
  halted: 'stopped',
  waiting: 'waiting',
} as const
