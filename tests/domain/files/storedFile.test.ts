import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { releaseSlot, chooseSlot } from '#src/domain/files/storedFile.ts'

it('no slot ever holds two files, and none exceeds the last', () => {
  const steps = fc.array(fc.option(fc.nat(), { nil: 'add' as const }), { maxLength: 200 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 40 }), (all, most) => {
      const taken: number[] = []
      const wrong: number[] = []
      let free: readonly number[] = []
      for (const step of all) {
        const usage = { count: taken.length, free }
        if (step === 'add' && taken.length < most) {
          const given = chooseSlot(usage, most)
          if (taken.includes(given.slot) || given.slot >= most) wrong.push(given.slot)
          taken.push(given.slot)
          free = given.free
        } else if (step !== 'add' && taken.length > 0) {
          const [slot = -1] = taken.splice(step % taken.length, 1)
          free = releaseSlot(usage, slot)
        }
      }
      expect(wrong).toEqual([])
    }),
  )
})

it('a slot is reused only after twenty others were freed, if there are others', () => {
  const free = Array.from({ length: 19 }, (_, slot) => slot)
  expect(chooseSlot({ count: 1, free }, 2_000)).toEqual({ slot: 20, free })
  expect(chooseSlot({ count: 1, free: [...free, 19] }, 2_000)).toEqual({
    slot: 0,
    free: [...free.slice(1), 19],
  })
})

it('after the quota has shrunk, only allowed slots are used', () => {
  const beyond = Array.from({ length: 290 }, (_, at) => 20 + at)
  expect(chooseSlot({ count: 10, free: [...beyond, 7] }, 20)).toEqual({ slot: 7, free: beyond })
})
