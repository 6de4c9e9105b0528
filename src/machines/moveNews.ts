import { failed } from './coolDown.ts'
import { newMove, type MoveContext } from './moveContext.ts'
import type { MoveEvent } from './moveEvents.ts'

type Now = { context: MoveContext; event: MoveEvent }

/** What to assign once it is known how much there is: none of it has its place yet. */
export function counted({ event }: Now) {
  return { things: newsIn(event, 'things.counted').things, placed: newMove.placed }
}

/** What to assign when more has its place. */
export function placed({ context, event }: Now) {
  return { placed: { ...context.placed, ...newsIn(event, 'things.placed').placed } }
}

/** What to assign once all notes or all files were tried: whether there was no room for some. */
export function shortage({ context, event }: Now) {
  return { isShort: context.isShort || newsIn(event, 'notes.placed', 'files.placed').isShort }
}

/** What to assign when more of the guest's copy is deleted. */
export function wiped({ event }: Now) {
  const { progress, timeLeft } = newsIn(event, 'wipe.progress')
  return { progress, timeLeft }
}

/** What to assign once the network has failed, which it may do again and again. */
export function offline(now: Now) {
  return { ...failed(now), failures: now.context.failures + 1 }
}

/** An event that must be one of these; any other is a fault in the chart. */
export function newsIn<Type extends MoveEvent['type']>(event: MoveEvent, ...types: Type[]) {
  if (!isOneOf(event, types)) throw new Error(`"${event.type}" is none of "${types.join('", "')}".`)
  return event
}

function isOneOf<Type extends MoveEvent['type']>(
  event: MoveEvent,
  types: readonly Type[],
): event is Extract<MoveEvent, { type: Type }> {
  return types.some((type) => type === event.type)
}
