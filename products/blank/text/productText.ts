import type { ArchiveText, MoveText, ProductText } from '#src/product/textContract.ts'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  if (greetings === 0) return 'no greeting'
  return greetings === 1 ? 'one greeting' : `${greetings} greetings`
}

const archive: ArchiveText = {
  exportLead: 'Creates a ZIP file in your browser with your greeting and your account details.',
  contents: (counts) => `There is ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'Exporting your greeting…',
  packed: () => 'Almost done',
  contained: (counts) => `It contains ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'Restores your greeting from a ZIP file that was exported here.',
  preview: (counts) => [`It contains ${greetingsIn(counts)}.`],
  rules: 'A greeting that you have already stays as it is.',
  soFar: (counts) => `Added ${greetingsIn(counts)} so far.`,
  outcome: (counts) => [`Added ${greetingsIn(counts)}.`],
  full: () => 'You’re out of storage.',
  leftOut: {},
}

const move: MoveText = {
  counting: 'Looking for your greeting…',
  uncounted: 'Your greeting will move with you.',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'You have no greeting yet.' : 'Your greeting will move with you.',
  unsent: () => '',
  title: 'Move your greeting',
  heading: 'Moving your greeting',
  lead: 'Your guest greeting is moving to your account.',
  steps: { greetings: 'Greeting' },
  notYet: 'Your greeting hasn’t moved yet',
  freeUpSpace: '',
  home: 'Go to your greeting',
  movedHeading: 'Your greeting has moved',
  movedLead: 'Your guest greeting is now in your account. The guest copy was deleted.',
  confirmHeading: (account) => `Move the guest greeting from this browser to ${account}?`,
  confirmLead: (account) => `Move it only if ${account} is your account.`,
  pendingHeading: 'A guest’s greeting is waiting for you',
  pendingLead:
    'Someone saved a greeting as a guest in this browser before you signed in. It’s offered only to you, and stays here until you move or delete it.',
  deletePendingGuest: 'Delete the guest’s greeting',
  pendingDeleted: 'The guest’s greeting was deleted',
  noticeMoving: 'Your guest greeting is moving to your account…',
  noticeHalted: 'Your guest greeting hasn’t moved to your account yet.',
  noticeArrived: 'Your guest greeting is in your account. The guest copy hasn’t been deleted yet.',
  noticeWaiting: 'Your guest greeting will keep moving when the server is available.',
  noticeMoved: 'Your guest greeting is now in your account.',
  noticeLeft: 'The guest greeting was discarded in another tab.',
  noticeLost: 'The guest account whose greeting was moving no longer exists.',
  noticeUnconfirmed: 'Someone saved a greeting as a guest in this browser.',
}

/** What the door says of a greeting. */
export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'The greeting of your guest session in this browser.',
    documents: 'Your greeting',
    wiped: 'Your greeting is deleted. Your account comes next.',
  },
}
