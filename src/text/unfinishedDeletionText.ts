/** Above every page of somebody whose account is being deleted. */
export const unfinishedDeletionText = {
  begun:
    'You began to delete your account. Nothing is gone yet; what you write stays on this device only.',
  final: 'Your account is being deleted. It can no longer be kept, only deleted to the end.',
  past: 'Your earlier account was deleted within the last hour. Sign in again later to save notes.',
  goOn: 'Go on',
  keep: 'Keep my account',
  keeping: 'One moment…',
  kept: 'You keep your account, and everything in it.',
  dismiss: 'Dismiss',
} as const
