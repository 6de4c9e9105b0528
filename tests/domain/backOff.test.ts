import { expect, it } from 'vitest'
import { backOff, coolDownAfter } from '#src/domain/backOff.ts'

it('waits 30 seconds after the first refusal and then doubles, up to 16 minutes', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7].map((throttleCount) => coolDownAfter(throttleCount) / 1_000)
  expect(seconds).toEqual([30, 60, 120, 240, 480, 960, 960])
})

it('waits as long as after the first failure if there was none', () => {
  expect([0, 1, 2].map((tries) => backOff(tries, 100, 1_000))).toEqual([100, 100, 200])
})
