import { expect, it } from 'vitest'
import {
  revisionsOf,
  areAllPersisted,
  nothingUnsaved,
  idsOf,
  areAllStuck,
  type UnsavedItems,
  type UnsavedItem,
} from '#src/domain/session/unsavedItems.ts'
import { unsaved } from '#tests/support/unsaved.ts'

const edit: UnsavedItem = { ...unsaved('text'), revision: 'mine' }
const file: UnsavedItem = { ...unsaved('file'), revision: 'file' }
const left: UnsavedItems = { edits: [edit], files: [file] }

it('unsaved data has the revisions and the IDs of its edits and files', () => {
  expect(revisionsOf(left)).toEqual(['mine', 'file'])
  expect(idsOf(left)).toEqual(['text', 'file'])
  expect([revisionsOf(nothingUnsaved), idsOf(nothingUnsaved)]).toEqual([[], []])
})

it('unsaved data waits in vain if all of it was refused or stopped', () => {
  const refused = { ...edit, isStuck: true }
  const paused = { ...file, isStuck: true }
  expect(areAllStuck({ edits: [refused], files: [paused] })).toBe(true)
  expect(areAllStuck({ edits: [refused, edit], files: [paused] })).toBe(false)
  expect(areAllStuck({ edits: [refused], files: [paused, file] })).toBe(false)
})

it('unsaved data outlives the tab only if every edit and file does', () => {
  expect(areAllPersisted(left)).toBe(true)
  expect(areAllPersisted({ ...left, edits: [edit, { ...edit, isPersisted: false }] })).toBe(false)
  expect(areAllPersisted({ ...left, files: [file, { ...file, isPersisted: false }] })).toBe(false)
})
