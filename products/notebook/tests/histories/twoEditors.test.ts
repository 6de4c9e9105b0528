import * as fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { World, type Step } from '#products/notebook/tests/support/editors/world.ts'

// Without Web Locks, a page takes turns with itself, as both tabs do here.
beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

const numRuns = Number(process.env['GATEHOUSE_HISTORIES'] ?? 100)

type Weights = readonly (readonly [string, number])[]

const weights: Weights = [
  ['goOn', 30],
  ['type', 10],
  ['pause', 6],
  ['send', 5],
  ['typeElsewhere', 2],
  ['compose', 2],
  ['endComposing', 2],
  ['erase', 1],
  ['undo', 1],
  ['leave', 1],
]

/** Without taking back what another tab has already shown, which can still make a copy. */
const growing = weights.filter(([kind]) => kind !== 'undo' && kind !== 'erase')

const storedSends = growing.map(
  ([kind, weight]) => [kind === 'send' ? 'sendStored' : kind, weight] as const,
)

const troubles: Weights = [
  ['loseAnswer', 2],
  ['sendInVain', 2],
  ['breakLock', 3],
  ['refuse', 2],
  ['refuseOnce', 2],
  ['failRead', 2],
  ['failSave', 2],
  ['accept', 3],
]

function historiesOf(kinds: Weights): fc.Arbitrary<Step[]> {
  const steps = kinds.map(([kind, weight]) => ({
    weight,
    arbitrary: fc.record({
      kind: fc.constant(kind),
      tab: fc.nat({ max: 1 }),
      pick: fc.nat({ max: 9 }),
    }),
  }))
  return fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 200, size: 'max' })
}

const lines = 'A:\nB:\nC:\n'

it.for<{ network: string; kinds: Weights }>([
  { network: 'a good network', kinds: weights },
  { network: 'lost answers', kinds: [...growing, ['loseAnswer', 2]] },
])(
  'two tabs and another device that type in different lines lose no letter, and no copy is made, with $network',
  { timeout: 1_200_000, retry: 0 },
  async ({ kinds }) => {
    const property = fc.asyncProperty(historiesOf(kinds), async (history) => {
      const world = await World.begin(lines, ['A:', 'B:'])
      try {
        for (const step of history) {
          await world.play(step)
          expect(world.tabs.flatMap(({ faults }) => faults)).toEqual([])
          for (const tab of world.tabs) {
            expect([...tab.typed].filter((letter) => !tab.text.includes(letter))).toEqual([])
          }
        }
        const notes = await world.finish()
        expect(world.tabs.flatMap(({ faults }) => faults)).toEqual([])
        const [a, b] = world.tabs.map(({ typed }) => [...typed].sort().join(''))
        const body = `A:${a}\nB:${b}\nC:${world.typedElsewhere.join('')}\n`
        expect(notes.map(({ content }) => content.body)).toEqual([body])
        expect(world.tabs.map(({ text }) => text)).toEqual([body, body])
      } finally {
        world.end()
      }
    })
    await fc.assert(property, { numRuns })
  },
)

it(
  'two tabs and another device that type in different lines lose no letter if saves fail, or a disk refuses drafts for a while',
  { timeout: 1_200_000, retry: 0 },
  async () => {
    const kinds: Weights = [...storedSends, ['refuseDrafts', 2], ['accept', 3], ['failSave', 2]]
    const property = fc.asyncProperty(historiesOf(kinds), async (history) => {
      const world = await World.begin(lines, ['A:', 'B:'])
      try {
        for (const step of history) await world.play(step)
        // If the disk refuses both tabs, what one of them typed may be in a conflicted copy.
        const kept = (await world.finish()).map(({ content }) => content.body).join('')
        const typed = [...world.tabs.flatMap((tab) => [...tab.typed]), ...world.typedElsewhere]
        expect(typed.filter((letter) => !kept.includes(letter))).toEqual([])
        expect(world.tabs.flatMap(({ faults }) => faults)).toEqual([])
      } finally {
        world.end()
      }
    })
    await fc.assert(property, { numRuns })
  },
)

it(
  'two tabs and another device that type in the same line lose no letter, even if a tab that was frozen goes on late',
  { timeout: 1_200_000, retry: 0 },
  async () => {
    const property = fc.asyncProperty(historiesOf([...weights, ...troubles]), async (history) => {
      const world = await World.begin(lines, ['C:', 'C:'])
      try {
        for (const step of history) await world.play(step)
        const notes = await world.finish()
        const kept = notes.map(({ content }) => content.body).join('')
        const typed = [...world.tabs.flatMap((tab) => [...tab.typed]), ...world.typedElsewhere]
        expect(typed.filter((letter) => !kept.includes(letter))).toEqual([])
        expect(kept).toContain('A:\nB:\n')
      } finally {
        world.end()
      }
    })
    await fc.assert(property, { numRuns })
  },
)

it(
  'what each of two tabs types stays on its screen if another device types in the same line, even if answers are lost',
  { timeout: 1_200_000, retry: 0 },
  async () => {
    // If a disk fails as well, what one of them typed may only be in a conflicted copy.
    const kinds: Weights = [...growing, ['loseAnswer', 2], ['sendInVain', 2], ['breakLock', 3]]
    const property = fc.asyncProperty(historiesOf(kinds), async (history) => {
      const world = await World.begin(lines, ['C:', 'C:'])
      try {
        for (const step of history) await world.play(step)
        await world.finish()
        const unseen = world.tabs.map(({ text, typed }) =>
          [...typed].filter((letter) => !text.includes(letter)),
        )
        expect(unseen).toEqual([[], []])
      } finally {
        world.end()
      }
    })
    await fc.assert(property, { numRuns })
  },
)

it(
  'a note that is purged while two tabs type in different lines has no conflicted copy if no answer is lost',
  { timeout: 1_200_000, retry: 0 },
  async () => {
    const kinds: Weights = [...growing, ['sendInVain', 2], ['purge', 1]]
    const property = fc.asyncProperty(historiesOf(kinds), async (history) => {
      const world = await World.begin(lines, ['A:', 'B:'])
      try {
        for (const step of history) await world.play(step)
        const notes = await world.finish()
        expect(notes.filter(({ content }) => content.conflictOf !== null)).toEqual([])
      } finally {
        world.end()
      }
    })
    await fc.assert(property, { numRuns })
  },
)
