/** Above every page of somebody whose account is being deleted. */
export const unfinishedDeletionText = {
  begun: 'Your account is being deleted. What you write stays on this device only.',
  final: 'Your notes and files are deleted. Your account still has to be.',
  goOn: 'Go on',
  keep: 'Keep my account',
  keeping: 'One moment…',
  kept: 'You keep your account. What was deleted by then stays deleted.',
  dismiss: 'Dismiss',
} as const
