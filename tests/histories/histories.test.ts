import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planDelivery } from '#src/domain/delivery.ts'
import { histories, lostAfter } from './histories.ts'

const runs = Number(process.env['GATEHOUSE_HISTORIES'] ?? 300)

describe('random histories of three devices', () => {
  it('lose no word that was kept', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(lostAfter(history)).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  it('lose words where the last one to write wins, so this test can fail', () => {
    const property = fc.property(histories, (history) => {
      expect(lostAfter(history, lastOneWins)).toEqual([])
    })
    expect(fc.check(property, { numRuns: 300 }).failed).toBe(true)
  })
})

const lastOneWins: typeof planDelivery = (row, server) => {
  const content = row.edit.content
  return server ? { kind: 'step', content } : { kind: 'create', content }
}
