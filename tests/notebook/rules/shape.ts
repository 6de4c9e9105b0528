import { bodyLimit, titleLimit } from '#src/notebook/domain/note.ts'
import { allows, denies, given, takesForMalformed } from '#tests/rules/check.ts'
import type { Check } from '#tests/rules/check.ts'
import { create, newNote, second, step, uuid } from '#tests/rules/firestore/notes.ts'
import { Double, gone, OneEntry } from '#tests/rules/firestore/values.ts'
import type { Fields } from '#tests/rules/firestore/values.ts'

const longestInEmoji = '😀'.repeat(titleLimit / 2)
const yesterday = new Date(Date.now() - 86_400_000)
const map = new OneEntry('size', 'small')

const right: Record<string, Fields> = {
  'an empty title and an empty body': { title: '', body: '' },
  'the longest title': { title: 'x'.repeat(titleLimit) },
  'the longest title of emoji, which count twice': { title: longestInEmoji },
  'a pin, in the trash': { pinned: true, deleted: true },
  'the note that it is a copy of': { conflictOf: second },
}

const wrong: Record<string, Fields> = {
  'a title that is one too long': { title: 'x'.repeat(titleLimit + 1) },
  'a title of emoji that is one too long': { title: `${longestInEmoji}x` },
  'a list for a title': { title: ['x'] },
  'a map for a title': { title: map },
  'a number for a title': { title: 1 },
  'a list for a body': { body: ['x'] },
  'a map for a body': { body: map },
  'null for a body': { body: null },
  'a word for a pin': { pinned: 'true' },
  'a number for a pin': { pinned: 1 },
  'a word for the mark of the trash': { deleted: 'false' },
  'null for the mark of the trash': { deleted: null },
  'a copied note that is no id': { conflictOf: 'second' },
  'a list for the copied note': { conflictOf: [second] },
  'a number for the copied note': { conflictOf: 0 },
  'an operation that is no id': { opId: 'first' },
  'an operation in capitals': { opId: '0000000A-0000-4000-8000-000000000011' },
  'an operation with a letter before it': { opId: `a${newNote.opId}` },
  'an operation with a letter after it': { opId: `${newNote.opId}a` },
  'an operation with a line after it': { opId: `${newNote.opId}\na` },
  'null for an operation': { opId: null },
  'a list for an operation': { opId: [newNote.opId] },
  'a change of yesterday': { updatedAt: yesterday },
  'a change of tomorrow': { updatedAt: new Date(Date.now() + 86_400_000) },
  'a field that nobody named': { color: 'red' },
  'a field named constructor': { constructor: 'red' },
}

const wrongAtFirst: Record<string, Fields> = {
  'the revision 0': { rev: 0 },
  'the revision 2': { rev: 2 },
  'the revision 1.0': { rev: new Double(1) },
  'a word for a revision': { rev: '1' },
  'an operation before it': { parentOpId: uuid(10) },
  'a creation of yesterday': { createdAt: yesterday },
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
  // Once only: for its report the emulator keeps each value of each expression.
  allows('a new note has the longest body', ({ alice }) =>
    alice.commit(...create(alice, { body: 'x'.repeat(bodyLimit) })),
  ),
  denies('a new note has a body that is one too long', ({ alice }) =>
    alice.commit(...create(alice, { body: 'x'.repeat(bodyLimit + 1) })),
  ),
  ...Object.entries(wrongAtFirst).map(([what, fields]) =>
    denies(`a new note has ${what}`, ({ alice }) => alice.commit(...create(alice, fields))),
  ),
  ...Object.keys(newNote).flatMap((name) => [
    denies(`a new note lacks ${name}`, ({ alice }) =>
      alice.commit(...create(alice, { [name]: gone })),
    ),
    denies(`a step takes ${name} away`, async (people) => {
      await given(people, ...create(people.alice))
      return people.alice.commit(step(people.alice, { [name]: gone }))
    }),
  ]),
  ...Object.entries(wrongIds).map(([what, id]) =>
    denies(`a new note has ${what}`, ({ alice }) => alice.commit(...create(alice, {}, id))),
  ),
  takesForMalformed('a new note has the id __proto__', ({ alice }) =>
    alice.commit(...create(alice, {}, '__proto__')),
  ),
  takesForMalformed('a new note has a field named __proto__', ({ alice }) =>
    alice.commit(...create(alice, { ['__proto__']: 'red' })),
  ),
]
