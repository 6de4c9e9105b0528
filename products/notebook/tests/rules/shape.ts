import { bodyLimit, titleLimit } from '#products/notebook/domain/note.ts'
import { allows, denies, given, rejectsAsMalformed } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import { create, newNote, second, step, uuid } from '#tests/rules/firestore/notes.ts'
import { Double, gone, OneEntry } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'

const longestInEmoji = '😀'.repeat(titleLimit / 2)
const yesterday = new Date(Date.now() - 86_400_000)
const map = new OneEntry('size', 'small')

const lastEdit = { browser: 'Chrome', system: 'Mac', at: 1_795_000_000_000 }

const right: Record<string, Fields> = {
  'an empty title and an empty body': { title: '', body: '' },
  'the longest title': { title: 'x'.repeat(titleLimit) },
  'the longest title of emoji, which count twice': { title: longestInEmoji },
  'a pin, in the trash': { pinned: true, isInTrash: true },
  'the note it is a copy of': { conflictOf: second },
  'its device and time': { lastEdit },
  'a device without a name and with a wrong clock': {
    lastEdit: { browser: '', system: '', at: -1 },
  },
  'the longest names of a device': {
    lastEdit: { ...lastEdit, browser: 'x'.repeat(60), system: 'x'.repeat(60) },
  },
}

const wrong: Record<string, Fields> = {
  'a title that is one character too long': { title: 'x'.repeat(titleLimit + 1) },
  'a title of emoji that is one character too long': { title: `${longestInEmoji}x` },
  'a list for a title': { title: ['x'] },
  'a map for a title': { title: map },
  'a number for a title': { title: 1 },
  'a list for a body': { body: ['x'] },
  'a map for a body': { body: map },
  'null for a body': { body: null },
  'a string for a pin': { pinned: 'true' },
  'a number for a pin': { pinned: 1 },
  'a string for the trash flag': { isInTrash: 'false' },
  'null for the trash flag': { isInTrash: null },
  'a copied note that is no id': { conflictOf: 'second' },
  'a list for the copied note': { conflictOf: [second] },
  'a number for the copied note': { conflictOf: 0 },
  'null for a device': { lastEdit: null },
  'a string for a device': { lastEdit: 'Mac' },
  'a device that is no string': { lastEdit: { ...lastEdit, system: 1 } },
  'a list for a browser name': { lastEdit: { ...lastEdit, browser: ['Chrome'] } },
  'a browser name that is one character too long': {
    lastEdit: { ...lastEdit, browser: 'x'.repeat(61) },
  },
  'a system name that is one character too long': {
    lastEdit: { ...lastEdit, system: 'x'.repeat(61) },
  },
  'a device without a time': { lastEdit: { browser: 'Chrome', system: 'Mac' } },
  'a string for the time of a device': { lastEdit: { ...lastEdit, at: 'now' } },
  'a device with an unknown field': { lastEdit: { ...lastEdit, color: 'red' } },
  'an operation that is no id': { editId: 'first' },
  'an operation in capitals': { editId: '0000000A-0000-4000-8000-000000000011' },
  'an operation with a letter before it': { editId: `a${newNote.editId}` },
  'an operation with a letter after it': { editId: `${newNote.editId}a` },
  'an operation with a line after it': { editId: `${newNote.editId}\na` },
  'null for an operation': { editId: null },
  'a list for an operation': { editId: [newNote.editId] },
  'a change dated yesterday': { updatedAt: yesterday },
  'a change dated tomorrow': { updatedAt: new Date(Date.now() + 86_400_000) },
  'an unknown field': { color: 'red' },
  'a field named constructor': { constructor: 'red' },
}

const wrongAtFirst: Record<string, Fields> = {
  'the revision 0': { rev: 0 },
  'the revision 2': { rev: 2 },
  'the revision 1.0': { rev: new Double(1) },
  'a string for a revision': { rev: '1' },
  'an operation before it': { parentEditId: uuid(10) },
  'a list of earlier operations': { earlierEditIds: [] },
  'a creation dated yesterday': { createdAt: yesterday },
}

const wrongIds = {
  'no id': 'first',
  'an id in capitals': '0000000A-0000-4000-8000-000000000001',
  'an id named constructor': 'constructor',
}

export const shape: readonly Check[] = [
  ...Object.entries(right).flatMap(([what, fields]) => [
    allows(`a new note has ${what}`, ({ alice }) => alice.commit(...create(alice, fields))),
    allows(`a step gives a note ${what}`, async (people) => {
      await given(people, ...create(people.alice))
      return people.alice.commit(step(people.alice, fields))
    }),
  ]),
  ...Object.entries(wrong).flatMap(([what, fields]) => [
    denies(`a new note has ${what}`, ({ alice }) => alice.commit(...create(alice, fields))),
    denies(`a step gives a note ${what}`, async (people) => {
      await given(people, ...create(people.alice))
      return people.alice.commit(step(people.alice, fields))
    }),
  ]),
  // Only one such check: the emulator's report stores every value of every expression.
  allows('a new note has the longest body', ({ alice }) =>
    alice.commit(...create(alice, { body: 'x'.repeat(bodyLimit) })),
  ),
  denies('a new note has a body that is one character too long', ({ alice }) =>
    alice.commit(...create(alice, { body: 'x'.repeat(bodyLimit + 1) })),
  ),
  ...Object.entries(wrongAtFirst).map(([what, fields]) =>
    denies(`a new note has ${what}`, ({ alice }) => alice.commit(...create(alice, fields))),
  ),
  ...Object.keys(newNote).flatMap((name) => [
    denies(`a new note lacks ${name}`, ({ alice }) =>
      alice.commit(...create(alice, { [name]: gone })),
    ),
    denies(`a step removes ${name}`, async (people) => {
      await given(people, ...create(people.alice))
      return people.alice.commit(step(people.alice, { [name]: gone }))
    }),
  ]),
  ...Object.entries(wrongIds).map(([what, id]) =>
    denies(`a new note has ${what}`, ({ alice }) => alice.commit(...create(alice, {}, id))),
  ),
  rejectsAsMalformed('a new note has the id __proto__', ({ alice }) =>
    alice.commit(...create(alice, {}, '__proto__')),
  ),
  rejectsAsMalformed('a new note has a field named __proto__', ({ alice }) =>
    alice.commit(...create(alice, { ['__proto__']: 'red' })),
  ),
]
