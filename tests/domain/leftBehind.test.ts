import { expect, it } from 'vitest'
import {
  idsOf,
  isAllLasting,
  nothingLeft,
  placesOf,
  waitsInVain,
  type LeftBehind,
  type Unsaved,
} from '#src/domain/leftBehind.ts'
import { unsaved } from '#tests/support/unsaved.ts'

const row: Unsaved = { ...unsaved('note'), revision: 'mine' }
const file: Unsaved = { ...unsaved('file'), revision: 'file' }
const left: LeftBehind = { rows: [row], files: [file] }

it('what is left behind is known by its edits and files, and lies under its notes and files', () => {
  expect(idsOf(left)).toEqual(['mine', 'file'])
  expect(placesOf(left)).toEqual(['note', 'file'])
  expect([idsOf(nothingLeft), placesOf(nothingLeft)]).toEqual([[], []])
})

it('waits in vain where all of it was refused or stopped', () => {
  const refused = { ...row, isStuck: true }
  const paused = { ...file, isStuck: true }
  expect(waitsInVain({ rows: [refused], files: [paused] })).toBe(true)
  expect(waitsInVain({ rows: [refused, row], files: [paused] })).toBe(false)
  expect(waitsInVain({ rows: [refused], files: [paused, file] })).toBe(false)
})

it('outlives the page only where each row and each file does', () => {
  expect(isAllLasting(left)).toBe(true)
  expect(isAllLasting({ ...left, rows: [row, { ...row, isLasting: false }] })).toBe(false)
  expect(isAllLasting({ ...left, files: [file, { ...file, isLasting: false }] })).toBe(false)
})
