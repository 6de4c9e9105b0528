import { expect, it } from 'vitest'
import {
  unsavedDocuments,
  writeFor,
  type DocumentChange,
} from '#src/domain/collections/documentChange.ts'

const add: DocumentChange<object> = { type: 'add', id: 'milk', fields: { text: 'Milk', count: 1 } }
const rename: DocumentChange<object> = { type: 'update', id: 'milk', fields: { text: 'Oat milk' } }
const remove: DocumentChange<object> = { type: 'delete', id: 'milk' }
const added = { type: 'set', fields: { text: 'Milk', count: 1 } }
const renamed = { type: 'update', fields: { text: 'Oat milk' } }

it.each([
  ['adds a new document', [add], false, added],
  ['adds nothing twice', [add], true, null],
  [
    'adds a document as it was changed since',
    [add, rename],
    false,
    { ...added, fields: { text: 'Oat milk', count: 1 } },
  ],
  ['changes a document that an earlier attempt has added', [add, rename], true, renamed],
  ['changes nothing that it has never known', [rename], false, null],
  [
    'adds a document as a change knew it that was deleted elsewhere',
    [{ ...rename, ifDeleted: { text: 'Oat milk', count: 1 } }],
    false,
    { type: 'set', fields: { text: 'Oat milk', count: 1 } },
  ],
  ['deletes a document, whatever was changed before', [rename, remove], true, { type: 'delete' }],
  ['never adds what was deleted at once', [add, remove], false, null],
  ['adds again what was deleted', [remove, add], true, added],
  ['keeps what was deleted elsewhere deleted', [remove], false, null],
] as const)('%s', (_, changes, isThere, write) => {
  expect(writeFor(changes, isThere)).toEqual(write)
})

it('names an unsaved document after its first text, also if it is being deleted', () => {
  const documents = [{ id: 'milk', fields: { count: 1, note: '', text: 'Milk' } }]
  const changes = [remove, { type: 'add', id: 'blank', fields: { text: '' } }, remove] as const
  expect(unsavedDocuments({ documents, changes })).toEqual([
    { id: 'milk', name: 'Milk' },
    { id: 'blank', name: null },
  ])
})
