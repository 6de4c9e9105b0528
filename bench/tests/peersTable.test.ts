import { describe, expect, it } from 'vitest'
import {
  peersGoals,
  peersTable,
  type MeasuredPage,
  type SignInFigures,
} from '#bench/peers/peersTable.ts'

const names = { ours: 'Ours', ownHtml: 'HTML', bare: 'Bare', firebaseUi7: 'Seven' }

const figures = (typed: number, more: Partial<SignInFigures> = {}): SignInFigures => ({
  typed,
  submit: null,
  repeat: typed / 2,
  repeatWithWorker: null,
  files: 3,
  shift: 0,
  ...more,
})

const ours: MeasuredPage = {
  name: 'Ours',
  html: 6_543,
  figures: [
    figures(900, { submit: 1_600, repeatWithWorker: 100, files: 12 }),
    figures(1_000, { submit: 1_700, repeatWithWorker: 120, files: 12, shift: 0.0015 }),
    figures(950, { submit: 1_650, repeatWithWorker: 110, files: 12 }),
  ],
}
const html: MeasuredPage = { name: 'HTML', html: 5_000, figures: [figures(940)] }
const bare: MeasuredPage = { name: 'Bare', html: 235, figures: [figures(2_300, { submit: 2_400 })] }
const seven: MeasuredPage = { name: 'Seven', html: 250, figures: [figures(2_600)] }

describe('the table of sign-in pages', () => {
  it('lists the fastest page first, with medians, and a dash for missing measurements', () => {
    expect(peersTable([seven, ours, bare])).toEqual([
      '| Page | Typed | Possible to submit | Typed on a repeat visit | Files | HTML, gzip | CLS |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| Ours | 950 ms | 1650 ms | 475 ms | 12 | 6.5 kB | 0 |',
      '| Ours, with its service worker |  |  | 110 ms |  |  |  |',
      '| Bare | 2300 ms | 2400 ms | 1150 ms | 3 | 0.2 kB | 0 |',
      '| Seven | 2600 ms | – | 1300 ms | 3 | 0.3 kB | 0 |',
    ])
  })
})

describe('the goals of the sign-in page', () => {
  it('are ratios to the other pages, and absolute limits', () => {
    const goals = peersGoals([ours, html, bare, seven], names)
    expect(goals.map(({ name, value, limit }) => [name, Number(value.toFixed(3)), limit])).toEqual([
      ['Typed, to HTML,', 1.011, 1.05],
      ['Typed, to Seven,', 0.365, 0.36],
      ['Possible to submit, to Bare,', 0.688, 0.8],
      ['Typed on a repeat visit, with the service worker to without it,', 0.232, 0.3],
      ['Files fetched', 12, 15],
      ['HTML with styles', 6_543, 8_000],
      ['CLS', 0, 0],
    ])
  })

  it('have no value if the other page was not measured', () => {
    const [, toSeven] = peersGoals([ours, html, bare], names)
    expect(toSeven?.value).toBeNaN()
  })
})
