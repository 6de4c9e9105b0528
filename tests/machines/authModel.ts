import { coolDownAfter } from '#src/domain/backOff.ts'
import type { DiskProblem } from '#src/domain/session/storageProblem.ts'
import type { AuthEvent } from '#src/machines/authMachine.ts'

/** What happens to the front door. `wait` is in milliseconds. */
export type Happening =
  | Exclude<AuthEvent, { type: 'session.retry' | 'session.abandon' }>
  | { type: 'wait'; for: number }

/** What is visible from outside, and since when the last operation has been running. */
export type Door = {
  page: 'waiting' | 'stalled' | 'signedOut' | 'signedIn'
  uid: string | null
  endReason: string | null
  persistenceProblem: DiskProblem | null
  running: 'signIn' | 'signUp' | 'signOut' | null
  isPaused: boolean
  failure: string | null
  requests: number
  throttleCount: number
  /** How much longer this may last, in milliseconds. */
  left: number
}

export const closedDoor: Door = {
  page: 'waiting',
  uid: null,
  endReason: null,
  persistenceProblem: null,
  running: null,
  isPaused: false,
  failure: null,
  requests: 0,
  throttleCount: 0,
  left: 8_000,
}

const quiet = { running: null, isPaused: false, failure: null, throttleCount: 0, left: Infinity }

/** The requirements without a chart: the door after an event. */
export function afterwards(door: Door, event: Happening): Door {
  if ('failure' in event) return failed(door, event.failure.kind)
  switch (event.type) {
    case 'session.found':
      return found(door, event.user.uid)
    case 'session.missing':
      return door.page === 'signedOut' ? door : { ...door, ...quiet, page: 'signedOut', uid: null }
    case 'session.ended':
      if (door.page === 'signedOut') return door
      return {
        ...door,
        ...quiet,
        page: 'signedOut',
        uid: null,
        // A person who is signing out gets what they asked for.
        endReason: door.running === 'signOut' ? null : event.endReason,
      }
    case 'session.notPersisted':
      return { ...door, persistenceProblem: event.reason }
    case 'session.persisted':
      return { ...door, persistenceProblem: null }
    case 'failure.dismiss':
      return isFree(door, 'signedOut') ? { ...door, failure: null } : door
    case 'sessionEnd.dismiss':
      return isFree(door, 'signedOut') ? { ...door, endReason: null } : door
    case 'signIn.submit':
      return isFree(door, 'signedOut') ? started(door, 'signIn') : door
    case 'signUp.submit':
      return isFree(door, 'signedOut') ? started(door, 'signUp') : door
    case 'signOut.submit':
      return isFree(door, 'signedIn') ? started(door, 'signOut') : door
    case 'wait':
      return later(door, event.for)
  }
}

/** Only the session says who is signed in, and takes effect at once, whatever was in progress. */
function found(door: Door, uid: string): Door {
  if (door.uid === uid) return { ...door, endReason: null }
  return { ...door, ...quiet, page: 'signedIn', uid, endReason: null }
}

function isFree({ page, running, isPaused }: Door, wanted: Door['page']): boolean {
  return page === wanted && running === null && !isPaused
}

function started(door: Door, running: NonNullable<Door['running']>): Door {
  return { ...door, running, failure: null, requests: door.requests + 1, left: 90_000 }
}

function failed(door: Door, failure: string): Door {
  if (door.page === 'waiting') return { ...door, page: 'stalled', left: Infinity }
  if (door.running === null) return door
  if (door.running === 'signOut' || failure !== 'too-many-requests') {
    return { ...door, ...quiet, failure }
  }
  const throttleCount = door.throttleCount + 1
  const left = coolDownAfter(throttleCount)
  return { ...door, running: null, isPaused: true, failure, throttleCount, left }
}

function later(door: Door, milliseconds: number): Door {
  if (milliseconds < door.left) return { ...door, left: door.left - milliseconds }
  if (door.page === 'waiting') return { ...door, page: 'stalled', left: Infinity }
  if (door.isPaused) return { ...door, isPaused: false, failure: null, left: Infinity }
  if (door.running === null) return door
  return { ...door, running: null, failure: 'network-request-failed', left: Infinity }
}
