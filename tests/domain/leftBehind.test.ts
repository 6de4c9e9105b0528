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

const edit: Unsaved = { ...unsaved('text'), revision: 'mine' }
const file: Unsaved = { ...unsaved('file'), revision: 'file' }
const left: LeftBehind = { edits: [edit], files: [file] }

it('what is left behind is known by its edits and files, and lies under the ids of both', () => {
  expect(idsOf(left)).toEqual(['mine', 'file'])
  expect(placesOf(left)).toEqual(['text', 'file'])
  expect([idsOf(nothingLeft), placesOf(nothingLeft)]).toEqual([[], []])
})

it('waits in vain where all of it was refused or stopped', () => {
  const refused = { ...edit, isStuck: true }
  const paused = { ...file, isStuck: true }
  expect(waitsInVain({ edits: [refused], files: [paused] })).toBe(true)
  expect(waitsInVain({ edits: [refused, edit], files: [paused] })).toBe(false)
  expect(waitsInVain({ edits: [refused], files: [paused, file] })).toBe(false)
})

it('outlives the page only where each edit and each file does', () => {
  expect(isAllLasting(left)).toBe(true)
  expect(isAllLasting({ ...left, edits: [edit, { ...edit, isLasting: false }] })).toBe(false)
  expect(isAllLasting({ ...left, files: [file, { ...file, isLasting: false }] })).toBe(false)
})
