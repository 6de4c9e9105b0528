import { expect, it } from 'vitest'
import {
  idsOf,
  isAllLasting,
  nothingLeft,
  placesOf,
  waitsInVain,
  type LeftBehind,
} from '#src/domain/leftBehind.ts'
import { contentOf, rowOf } from '#tests/support/notebook/notes.ts'

const row = { ...rowOf(null, contentOf('milk')), isLasting: true }
const file = {
  id: 'file',
  noteId: 'note',
  name: 'plan.pdf',
  size: 1,
  type: 'application/pdf',
  addedAt: 0,
  isPaused: false,
  refusal: null,
  isLasting: true,
}
const left: LeftBehind = { rows: [row], files: [file] }

it('what is left behind is known by its edits and files, and lies under its notes and files', () => {
  expect(idsOf(left)).toEqual(['mine', 'file'])
  expect(placesOf(left)).toEqual(['note', 'file'])
  expect([idsOf(nothingLeft), placesOf(nothingLeft)]).toEqual([[], []])
})

it('waits in vain where all of it was refused or stopped', () => {
  const refused = { ...row, refusal: 'too-long' as const }
  const noSpace = { ...file, refusal: 'no-room' as const }
  const paused = { ...file, isPaused: true }
  expect(waitsInVain({ rows: [refused], files: [noSpace, paused] })).toBe(true)
  expect(waitsInVain({ rows: [refused, row], files: [noSpace, paused] })).toBe(false)
  expect(waitsInVain({ rows: [refused], files: [noSpace, file] })).toBe(false)
})

it('outlives the page only where each row and each file does', () => {
  expect(isAllLasting(left)).toBe(true)
  expect(isAllLasting({ ...left, rows: [row, { ...row, isLasting: false }] })).toBe(false)
  expect(isAllLasting({ ...left, files: [file, { ...file, isLasting: false }] })).toBe(false)
})
