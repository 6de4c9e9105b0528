/** Notice while the account is being deleted. */
export const unfinishedDeletionText = {
  begun:
    'You started deleting your account. Nothing has been deleted yet. New changes stay on this device only.',
  final: 'Your account is being deleted. This can no longer be canceled.',
  past: 'Your earlier account was deleted within the last hour. Sign in again later to save changes.',
  continue: 'Continue',
  keep: 'Keep my account',
  canceling: 'One moment…',
  canceled: 'Your account was not deleted.',
  dismiss: 'Dismiss',
} as const
