import { createActor, type ActorRefFrom } from 'xstate'
import type { Movers } from '../../domain/guestMove.ts'
import type { Inspect } from '../authActor.ts'
import { moveFlow } from './moveFlow.ts'

export type MoveActor = ActorRefFrom<typeof moveFlow>

let current: (Movers & { actor: MoveActor }) | null = null

/**
 * The one move that is under way in this page. It goes on whatever page of theirs the person is on, and
 * ends by itself when they leave.
 *
 * @param wanted begins this one, if it is not the one already.
 * @returns `null` where nothing moves to this person.
 */
export function moveActorFor(
  uid: string,
  wanted: Movers | null,
  inspect?: Inspect,
): MoveActor | null {
  const isSame = current?.uid === uid && (!wanted || current.guestUid === wanted.guestUid)
  if (current && isSame && current.actor.getSnapshot().status === 'active') return current.actor
  current?.actor.stop()
  current = wanted && { ...wanted, actor: begin(wanted, inspect) }
  return current?.actor ?? null
}

function begin(input: Movers, inspect: Inspect | undefined): MoveActor {
  const actor = createActor(moveFlow, { input, ...(inspect && { inspect }) })
  actor.start()
  return actor
}
