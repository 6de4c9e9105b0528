import type { Write } from './firestore/writes.ts'
import type { People } from './people.ts'
import type { Verdict } from './verdict.ts'

/** One attempt, and the verdict that the rules must give. */
export type Check = {
  readonly name: string
  readonly expected: Verdict
  readonly attempt: (people: People) => Promise<Verdict>
}

type MakeCheck = (name: string, attempt: Check['attempt']) => Check

export const allows: MakeCheck = (name, attempt) => ({ name, expected: 'allowed', attempt })
export const denies: MakeCheck = (name, attempt) => ({ name, expected: 'denied', attempt })
export const rejectsAsMalformed: MakeCheck = (name, attempt) => ({
  name,
  expected: 'malformed',
  attempt,
})

/** Writes what an attempt starts from, bypassing the rules. */
export async function given({ owner }: People, ...writes: Write[]): Promise<void> {
  if ((await owner.commit(...writes)) !== 'allowed') throw new Error('The start cannot be made.')
}
