import type { ProductMove } from '#src/product/contract.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import { addGreeting, greetingsOf } from './greeting.ts'

async function countGreetings(userData: UserData) {
  return { greetings: (await greetingsOf(userData)).length }
}

const nothing = () => Promise.resolve()

/** A guest's greeting in an account: beside the one that is there, and shown, as it came last. */
export const move: ProductMove = {
  countStored: countGreetings,
  countUnsent: () => Promise.resolve(0),
  sendUnsent: nothing,
  countToMove: countGreetings,
  copy: async ({ from, to }, signal, onCopied) => {
    for (const [index, { id, text }] of (await greetingsOf(from)).entries()) {
      signal.throwIfAborted()
      await addGreeting(to, id, text)
      onCopied('greetings', index + 1)
    }
    return false
  },
  hasArrived: async ({ from, to }, signal) => {
    const [theirs, mine] = await Promise.all([greetingsOf(from), greetingsOf(to)])
    signal.throwIfAborted()
    return theirs.every(({ id }) => mine.some((own) => own.id === id))
  },
  transferUnsent: nothing,
  transferReadable: nothing,
  requireNothingUnsent: nothing,
  close: nothing,
}
