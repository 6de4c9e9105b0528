import { type ActorRef, type Snapshot, assertEvent, assign, sendTo, setup } from 'xstate'
import {
  type UnsavedItems,
  revisionsOf,
  areAllPersisted,
  nothingUnsaved,
  idsOf,
  areAllStuck,
} from '../../domain/session/unsavedItems.ts'
import { type Port, uidIn, requiredPort } from '../shared/ports.ts'

type SignOutInput = {
  uid: string
  /** A guest can't sign in again. */
  isGuest: boolean
  /** Ends the session when nothing of the person's is left here. */
  authActor: ActorRef<Snapshot<unknown>, { type: 'signOut.submit' }>
}

type UnsavedRead = UnsavedItems & { type: 'unsaved.read'; isOnline: boolean }

export type SignOutEvent =
  | UnsavedRead
  /** `hasGuest`: a guest's data waits in this browser for this person only. */
  | { type: 'signOut.start'; hasGuest?: boolean }
  /** The person has kept or deleted that data. */
  | { type: 'guest.decided' }
  /** The dialog's code couldn't be loaded. */
  | { type: 'dialog.loadFailed' }
  | { type: 'signOut.stay' }
  | { type: 'signOut.keep' }
  | { type: 'signOut.discard' }
  | { type: 'localData.removed' }
  | OtherTabEvent

/** The work of another tab of the same person during a sign-out. */
type OtherTabEvent =
  /** It has started its last check for unsaved changes. */
  | { type: 'otherTab.checking' }
  /** It found something to wait for, so the person may continue to type. */
  | { type: 'otherTab.waiting' }
  /** It is removing this device's copies. */
  | { type: 'otherTab.removing' }

/** Reports what other tabs do. */
export type WatchOtherTabs = Port<OtherTabEvent, { uid: string }>

/** `isFinalCheck`: from now on, no tab accepts input. */
export type UnsavedInput = { uid: string; isFinalCheck: boolean }

/**
 * Makes every tab save what was typed, and then reports what is unsaved, at once and after each
 * change.
 */
export type SaveAndWatchUnsaved = Port<UnsavedRead, UnsavedInput>

export type RemovalInput = { uid: string; discard: readonly string[] }

/**
 * Removes this device's copies, including the unsaved items to discard, in all tabs. Always
 * reports that it is done.
 */
export type RemoveLocalData = Port<{ type: 'localData.removed' }, RemovalInput>

const none: readonly string[] = []

/** Asks about a guest's data first. */
const start = [
  { guard: 'hasGuest', target: 'askingAboutGuest' },
  { target: 'collectingUnsaved' },
] as const

/** Returns the unsaved items in an event. */
function unsavedIn(event: SignOutEvent): UnsavedRead {
  assertEvent(event, 'unsaved.read')
  return event
}

export const signOutMachine = setup({
  types: {
    context: {} as SignOutInput & Pick<RemovalInput, 'discard'> & UnsavedItems,
    events: {} as SignOutEvent,
    input: {} as SignOutInput,
    tags: {} as 'busy' | 'question' | 'blocksInput',
  },
  actors: {
    watchOtherTabs: requiredPort<WatchOtherTabs>(),
    saveAndWatchUnsaved: requiredPort<SaveAndWatchUnsaved>(),
    removeLocalData: requiredPort<RemoveLocalData>(),
  },
  actions: {
    setUnsaved: assign(({ event }) => {
      const { edits, files } = unsavedIn(event)
      return { edits, files }
    }),
    setDiscard: assign({ discard: ({ context }) => idsOf(context) }),
    clearUnsaved: assign({ ...nothingUnsaved, discard: none }),
    endSession: sendTo(({ context }) => context.authActor, { type: 'signOut.submit' }),
  },
  guards: {
    hasGuest: ({ event }) => {
      assertEvent(event, 'signOut.start')
      return event.hasGuest ?? false
    },
    isNothingUnsaved: ({ event }) => revisionsOf(unsavedIn(event)).length === 0,
    hasNew: ({ context, event }) =>
      revisionsOf(unsavedIn(event)).some((id) => !revisionsOf(context).includes(id)),
    wouldBeLost: ({ context: { discard }, event }) => {
      const { edits, files } = unsavedIn(event)
      return [...edits, ...files].some((item) => !item.isPersisted && !discard.includes(item.id))
    },
    cannotBeSaved: ({ event }) => {
      const unsaved = unsavedIn(event)
      return revisionsOf(unsaved).length > 0 && (!unsaved.isOnline || areAllStuck(unsaved))
    },
    isAnythingUnsaved: ({ context }) => revisionsOf(context).length > 0,
    canKeep: ({ context }) => !context.isGuest && areAllPersisted(context),
  },
  delays: {
    saveTimeout: 5_000,
    removalTimeout: 10_000,
    // Longer than its last check and what it does before it announces the removal.
    otherTabTimeout: 10_000,
  },
}).createMachine({
  id: 'signOut',
  description: 'Signing out without losing edits, or leaving anything for the next person to read.',
  context: ({ input }) => ({ ...input, ...nothingUnsaved, discard: none }),
  invoke: {
    id: 'watchOtherTabs',
    src: 'watchOtherTabs',
    input: uidIn,
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'signOut.start': start,
        'otherTab.checking': { target: 'otherTabSigningOut' },
      },
    },
    askingAboutGuest: {
      tags: 'question',
      on: {
        'guest.decided': { target: 'collectingUnsaved' },
        'signOut.stay': { target: 'idle' },
        'dialog.loadFailed': { target: 'dialogLoadFailed' },
      },
    },
    otherTabSigningOut: {
      tags: 'blocksInput',
      description: 'Another tab is signing out: anything typed now would be too late.',
      after: { otherTabTimeout: { target: 'idle' } },
      on: {
        'otherTab.waiting': { target: 'idle' },
        'otherTab.removing': { target: 'otherTabRemoving' },
      },
    },
    otherTabRemoving: {
      tags: 'blocksInput',
      description: 'Another tab ends the session, or this one does if that tab is gone.',
      after: { removalTimeout: { target: 'endingSession' } },
    },
    collectingUnsaved: {
      entry: 'clearUnsaved',
      invoke: {
        id: 'saveAndWatchUnsaved',
        src: 'saveAndWatchUnsaved',
        input: ({ context: { uid } }) => ({ uid, isFinalCheck: false }),
      },
      initial: 'settling',
      on: {
        'unsaved.read': [
          { guard: 'isNothingUnsaved', target: 'checking', actions: 'setUnsaved' },
          { actions: 'setUnsaved' },
        ],
      },
      states: {
        settling: {
          tags: 'busy',
          description: 'What was typed gets a last chance to reach the server.',
          after: {
            saveTimeout: [
              { guard: 'isAnythingUnsaved', target: 'asking' },
              { target: '#signOut.uncertain' },
            ],
          },
          on: {
            'unsaved.read': { guard: 'cannotBeSaved', target: 'asking', actions: 'setUnsaved' },
          },
        },
        asking: {
          tags: 'question',
          on: {
            'dialog.loadFailed': { target: '#signOut.dialogLoadFailed' },
            'signOut.stay': { target: '#signOut.idle' },
            'signOut.keep': { guard: 'canKeep', target: '#signOut.checking' },
            'signOut.discard': { target: '#signOut.checking', actions: 'setDiscard' },
          },
        },
      },
    },
    checking: {
      tags: ['busy', 'blocksInput'],
      description:
        'Since the question, there may be new edits, or the disk may be lost. From here on, there can be no new ones.',
      invoke: {
        id: 'checkUnsaved',
        src: 'saveAndWatchUnsaved',
        input: ({ context: { uid } }) => ({ uid, isFinalCheck: true }),
      },
      after: { saveTimeout: { target: 'uncertain' } },
      on: {
        'unsaved.read': [
          { guard: 'hasNew', target: 'collectingUnsaved' },
          { guard: 'wouldBeLost', target: 'collectingUnsaved' },
          { target: 'removingLocalData' },
        ],
      },
    },
    uncertain: {
      tags: 'question',
      description: 'The data on this device could not be read, so nothing is deleted.',
      entry: 'clearUnsaved',
      on: {
        'signOut.start': { target: 'collectingUnsaved' },
        'signOut.stay': { target: 'idle' },
        'dialog.loadFailed': { target: 'dialogLoadFailed' },
      },
    },
    dialogLoadFailed: {
      description: 'The question could not be loaded, so the person stays.',
      entry: 'clearUnsaved',
      on: {
        'signOut.start': start,
        'otherTab.checking': { target: 'otherTabSigningOut' },
      },
    },
    removingLocalData: {
      tags: ['busy', 'blocksInput'],
      invoke: {
        id: 'removeLocalData',
        src: 'removeLocalData',
        input: ({ context: { uid, discard } }) => ({ uid, discard }),
      },
      after: { removalTimeout: { target: 'endingSession' } },
      on: { 'localData.removed': { target: 'endingSession' } },
    },
    endingSession: {
      tags: 'blocksInput',
      description:
        'Only what the person keeps is left on this device, encrypted. If the session does not end, they can only try again: nothing they type could be stored.',
      entry: 'endSession',
      on: { 'signOut.start': { target: 'endingSession', reenter: true } },
    },
  },
})
