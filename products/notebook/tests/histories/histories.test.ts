import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histories, wrongAfter } from './histories.ts'
import { memoryServer, type Plan } from './server.ts'

const numRuns = Number(process.env['GATEHOUSE_HISTORIES'] ?? 300)

describe('random histories of three devices', () => {
  it(
    'lose no word that was saved, and neither bring back nor delete a word by themselves',
    { timeout: 600_000, retry: 0 },
    async () => {
      const property = fc.asyncProperty(histories, async (history) => {
        expect(await wrongAfter(history, memoryServer())).toEqual([])
      })
      await fc.assert(property, { numRuns })
    },
  )

  it('bring back no word after a lost response and six attempts in vain', async () => {
    const where = { device: 0, tab: 0, note: 0, line: 0, by: 0 }
    const history = [{ kind: 'triesInVain', ...where, edits: ['insert', 'remove'] }]
    expect(await wrongAfter(history, memoryServer())).toEqual([])
  })

  it('lose no word if a lost response is followed by another edit and an older answer', async () => {
    const where = { tab: 0, note: 0 }
    const typed = ['insert', 'remove', 'insert', 'insert']
    const history = [
      { kind: 'editsElsewhere', ...where, device: 2, line: 5, by: 0, edits: typed },
      { kind: 'look', device: 2, tab: 1 },
      { kind: 'insert', ...where, device: 0, line: 1 },
      { kind: 'send', device: 0 },
      { kind: 'send', device: 2 },
      { kind: 'insert', ...where, device: 2, tab: 1, line: 0 },
      { kind: 'acknowledge', device: 2 },
      { kind: 'remove', ...where, device: 0, line: 1 },
    ]
    expect(await wrongAfter(history, memoryServer())).toEqual([])
  })

  it('lose words if the last writer wins, so this test can fail', async () => {
    const property = fc.asyncProperty(histories, async (history) => {
      expect(await wrongAfter(history, memoryServer(lastOneWins))).toEqual([])
    })
    expect((await fc.check(property, { numRuns: 300 })).failed).toBe(true)
  })
})

const lastOneWins: Plan = ({ edit: { content } }, server) =>
  server ? { kind: 'update', content } : { kind: 'create', content }
