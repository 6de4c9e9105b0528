import { moveMachine } from '#src/machines/moveMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const movers = { guestUid: 'guest', uid: 'ada' }

const events = [
  { type: 'move.stop' },
  { type: 'move.goOn' },
  { type: 'move.giveUp' },
  { type: 'rest.leave' },
  { type: 'rest.keep' },
  { type: 'move.dismiss' },
  { type: 'turn.taken', phase: 'copying' },
  { type: 'turn.taken', phase: 'paused' },
  { type: 'turn.taken', phase: 'removing' },
  { type: 'turn.taken', phase: 'leaving' },
  { type: 'turn.taken', phase: null },
  { type: 'mark.changed', phase: 'copying' },
  { type: 'mark.changed', phase: 'paused' },
  { type: 'mark.gone', phase: 'copying' },
  { type: 'mark.gone', phase: 'removing' },
  { type: 'mark.gone', phase: 'leaving' },
  { type: 'things.counted', things: { notes: 2, files: 1 } },
  { type: 'things.placed', placed: { notes: 1 } },
  { type: 'notes.placed', isShort: false },
  { type: 'notes.placed', isShort: true },
  { type: 'files.placed', isShort: false },
  { type: 'files.placed', isShort: true },
  { type: 'words.handedOver' },
  { type: 'things.verified' },
  { type: 'wipe.progress', progress: { step: 'notes', done: 1, total: 2 }, timeLeft: null },
  { type: 'guest.wiped' },
  { type: 'member.left' },
  { type: 'network.back' },
  failed('too-many-requests'),
  failed('network-request-failed'),
  failed('internal-error'),
] as const

describeMachine({
  machine: moveMachine.provide({
    actions: { rememberPause: () => null, rememberGoingOn: () => null },
  }),
  input: movers,
  events,
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals', 'failures', 'things', 'placed', 'progress'],
  invariants: {
    'a way to stop as long as nothing is deleted': (snapshot) =>
      !snapshot.hasTag('copying') || snapshot.can({ type: 'move.stop' }),
    'no way to stop once something is deleted': (snapshot) =>
      !snapshot.hasTag('removing') || !snapshot.can({ type: 'move.stop' }),
    'a way on wherever it stopped, at once or after the cool-down': (snapshot) =>
      !snapshot.hasTag('halted') ||
      snapshot.context.coolDownEndsAt !== null ||
      snapshot.can({ type: 'move.goOn' }),
    'nothing deleted where there was no room for all': (snapshot) =>
      !snapshot.hasTag('removing') || !snapshot.context.isShort,
    'in mind that all has arrived once something may be deleted': (snapshot) =>
      !snapshot.hasTag('removing') || snapshot.context.isVerified,
    'nothing left behind that only waits to be deleted': (snapshot) =>
      !snapshot.can({ type: 'move.giveUp' }) || !snapshot.context.isVerified,
    'no failure while it copies': (snapshot) =>
      !snapshot.hasTag('copying') || snapshot.context.failure === null,
  },
})
