import { describe, expect, it } from 'vitest'
import { costsGoals } from '#bench/notebook/costs/costsGoals.ts'
import { steps, stepsElsewhere } from '#bench/notebook/costs/steps.ts'
import { isReached } from '#bench/report.ts'

const cost = (what: string, reads: number, byRules: number) => {
  return { what, reads, byRules, writes: 0, deletes: 0, up: 0, down: 0 }
}

const costs = [
  cost('Returning visit', 8, 2),
  cost('Returning visit on another device', 33, 3),
  cost('Edit: one save', 1, 1),
  cost('New note: first save', 1, 3),
]

const missedIn = (measured: typeof costs) =>
  costsGoals(measured).flatMap((goal) => (isReached(goal) ? [] : [goal.name]))

describe('the goals of what notes cost', () => {
  it('are reached by visits that read what has changed, and saves that read what the rules need', () => {
    expect(missedIn(costs)).toEqual([])
  })

  it('are missed by one more read', () => {
    const more = costs.map((one) => ({ ...one, reads: one.reads + 1 }))
    expect(missedIn(more)).toEqual([
      'Returning visit: the number of reads',
      'Returning visit on another device: the number of reads',
      'Edit: one save: the number of reads, by rules included,',
      'New note: first save: the number of reads, by rules included,',
    ])
  })

  it('are missed by a step that is not measured', () => {
    expect(missedIn([])).toHaveLength(costs.length)
  })

  it('are about steps that are measured', () => {
    const measured = [...steps, ...stepsElsewhere].map(({ what }) => what)
    for (const { what } of costs) expect(measured).toContain(what)
  })
})
