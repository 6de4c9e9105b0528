import { calledOff, makeMarkFinal, readMark } from './deletionMark.ts'
import { ask, type Wipe } from './wipe.ts'

/**
 * Goes past the last moment at which the account can be kept, and reads back that it did: nothing may be
 * deleted before.
 *
 * @throws as `ask` does; `gatehouse/called-off` where the person has decided elsewhere to keep the account.
 */
export async function finalise(wipe: Wipe): Promise<void> {
  const { vault } = wipe
  await ask(wipe, () => makeMarkFinal(vault))
  if ((await ask(wipe, () => readMark(vault))) !== 'final') throw calledOff()
}
