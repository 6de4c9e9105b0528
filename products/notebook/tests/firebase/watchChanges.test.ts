import { expect, it, vi } from 'vitest'
import { watchChanges } from '#products/notebook/firebase/notes/feedQueries.ts'

vi.mock('firebase/firestore', () => ({
  Timestamp: class {
    seconds: number
    constructor(seconds: number) {
      this.seconds = seconds
    }
  },
  collection: () => ({}),
  where: (field: string, operator: string, { seconds }: { seconds: number }) =>
    `${field} ${operator} ${seconds}`,
  orderBy: (field: string, direction: string) => `${field} ${direction}`,
  limit: (count: number) => `at most ${count}`,
  query: (_: object, ...parts: readonly string[]) => parts,
  onSnapshot: (asked: readonly string[]) => sdk.asked.push(asked),
}))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => ({}) }))

const sdk = vi.hoisted(() => ({ asked: [] as (readonly string[])[] }))

const ignore = () => undefined
const listener = { onChanges: ignore, onSilence: ignore, onError: ignore }

it('changes are read from a minute before the latest known one, which is how late a commit may be', () => {
  watchChanges('ada', 100_000, listener)
  watchChanges('ada', 0, listener)
  expect(sdk.asked).toEqual([
    ['updatedAt >= 40', 'updatedAt desc', 'at most 30'],
    ['updatedAt >= 0', 'updatedAt desc', 'at most 30'],
  ])
})
