import { totalOf } from '../../domain/data/itemCounts.ts'
import { capitalized, formatCount } from '../../domain/format.ts'
import type { ProductText } from '../../product/textContract.ts'

/** The sentences on the door's pages about the data of a product that has none of its own. */
export const defaultProductText: ProductText = {
  archive: {
    exportLead: 'Creates a ZIP file in your browser with your data and your account details.',
    counts: (counts) => capitalized(`${itemsOf(totalOf(counts))}.`),
    unsaved: () => null,
    packing: () => 'Exporting your data…',
    packed: ({ done }) => capitalized(`${itemsOf(done)} so far`),
    contained: (counts) => `It contains ${itemsOf(totalOf(counts))}.`,
    missing: {},
    importLead:
      'Restores data from a ZIP file that was exported here, even from another account. Nothing you already have is changed or replaced.',
    preview: (counts) => [capitalized(itemsOf(totalOf(counts)))],
    rules: 'Items that are already here aren’t changed.',
    soFar: ({ added = 0 }) => capitalized(`${itemsOf(added)} added so far.`),
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? 'Nothing was added.' : `Added ${itemsOf(added)}.`,
      ...(existing === 0 ? [] : [`Already here: ${itemsOf(existing)}.`]),
    ],
    full: () => 'You’re out of storage.',
    leftOut: {
      'not-allowed': 'the server rejected it',
      'no-document': 'the item that it belongs to isn’t here',
      unknown: 'this app doesn’t use it anymore',
    },
  },
  move: {
    counting: 'Checking your data…',
    uncounted: 'Your data will move with you.',
    comesAlong: (counts) => {
      const count = totalOf(counts)
      return count === 0
        ? 'You have no data here yet, so there is nothing to move.'
        : capitalized(`${itemsOf(count)} will move with you.`)
    },
    unsaved: () => '',
    title: 'Move your data',
    heading: 'Moving your data',
    lead: 'Your guest data is moving to your account.',
    steps: { documents: 'Items' },
    notYet: 'Some data hasn’t moved yet',
    freeUpSpace: '',
    home: 'Go to your data',
    movedHeading: 'Your data has moved',
    movedLead: 'All your guest data is now in your account. The guest copy was deleted.',
    confirmHeading: (account, counts) =>
      counts && totalOf(counts) > 0
        ? `Move ${itemsOf(totalOf(counts))} to ${account}?`
        : `Move the guest data from this browser to ${account}?`,
    confirmLead: (account) =>
      `Someone used this browser as a guest. Move their data only if that was you and ${account} is your account. Otherwise it stays as it is.`,
    pendingHeading: 'A guest’s data is waiting for you',
    pendingLead:
      'Someone used this browser as a guest before you signed in. Their data is offered only to you, and stays here until you move or delete it.',
    deletePendingGuest: 'Delete the guest’s data',
    pendingDeleted: 'The guest’s data was deleted',
    noticeMoving: 'Your guest data is moving to your account…',
    noticeStopped: 'Some guest data hasn’t moved to your account yet.',
    noticeWaiting: 'Your guest data will keep moving when the server is available.',
    noticeMoved: 'Your guest data is now in your account.',
    noticeGuestGone: 'The guest account whose data was moving no longer exists.',
    noticeUnconfirmed: 'Someone used this browser as a guest.',
  },
  deletion: {
    guest: 'Data from your guest session in this browser that hasn’t been moved to your account.',
    documents: 'Your data',
    dataDeleted: 'Your data has been deleted. Next, we’ll delete your account.',
  },
}

/** Unsaved changes when someone signs out. */
export const defaultUnsavedText = { untitled: 'An item' } as const

/** The items that are deleted with the account. */
export const defaultDeletedText = {
  label: 'Your data',
  counted: (count: number) => itemsOf(count),
} as const

function itemsOf(count: number): string {
  if (count === 0) return 'no items'
  return count === 1 ? 'one item' : `${formatCount(count)} items`
}
