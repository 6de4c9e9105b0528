import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { MovePair } from '#src/domain/guest/guestMove.ts'
import type { GuestMoveEvent } from '#src/machines/guest/guestMoveEvents.ts'
import { guestMoveMachine } from '#src/machines/guest/guestMoveMachine.ts'
import {
  guestMoveQueueMachine,
  type GuestConfirmed,
  type GuestMovesInput,
} from '#src/machines/guest/guestMoveQueueMachine.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

describeMachine({
  machine: guestMoveQueueMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'guest.confirmed', guestUid: 'one' },
    { type: 'guest.confirmed', guestUid: 'two' },
    { type: 'xstate.done.actor.move', actorId: 'move', output: undefined },
  ],
  invariants: {
    'no move without a guest': (snapshot) =>
      !(snapshot.matches('moving') && snapshot.context.guestUid === ''),
  },
})

/** The machine with a move whose ports only record their inputs. */
function startMoves() {
  const guests = stubPort<GuestConfirmed, GuestMovesInput>()
  const turns = stubPort<GuestMoveEvent, MovePair>()
  const quiet = stubPort<GuestMoveEvent, MovePair>().actor
  const move = guestMoveMachine.provide({
    actors: {
      acquireMoveLock: turns.actor,
      watchSessionAndNetwork: quiet,
      watchMoveJournal: quiet,
    },
  })
  const logic = guestMoveQueueMachine.provide({ actors: { watchGuests: guests.actor, move } })
  const actor = createActor(logic, { input: { uid: 'ada' } }).start()
  return {
    confirm: (guestUid: string) => guests.sendBack({ type: 'guest.confirmed', guestUid }),
    move: () => actor.getSnapshot().children.move,
    started: () => turns.inputs.map(({ guestUid }) => guestUid),
  }
}

it('starts one move per guest, however often it is confirmed', () => {
  const { confirm, move, started } = startMoves()
  expect(move()).toBeUndefined()
  confirm('one')
  const first = move()
  confirm('one')
  expect([move(), started()]).toEqual([first, ['one']])
})

it('keeps the move until its result was read, and starts it again if the guest comes back', () => {
  const { confirm, move, started } = startMoves()
  confirm('one')
  move()?.send({ type: 'journal.gone', phase: 'deleting' })
  expect(move()?.getSnapshot().matches('moved')).toBe(true)
  move()?.send({ type: 'move.dismiss' })
  expect(move()).toBeUndefined()
  confirm('one')
  expect(started()).toEqual(['one', 'one'])
})

it('switches to another guest, and stops the previous move', () => {
  const { confirm, move, started } = startMoves()
  confirm('one')
  const first = move()
  confirm('two')
  expect(first?.getSnapshot().status).toBe('stopped')
  expect(started()).toEqual(['one', 'two'])
})
