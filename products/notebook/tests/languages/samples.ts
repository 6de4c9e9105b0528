import { acceptedExtensions, typeOfName } from '#src/domain/files/fileTypes.ts'
import { one, two, type Samples } from '#tests/support/languages/sampleValues.ts'

const kept = (count: number) => [
  {},
  { notes: count },
  { files: count, bytes: 2_000_000 },
  { notes: count, files: count, inTrash: count, bytes: 2_000_000, unsent: count },
]

const imported = (count: number) => [
  {},
  { notesAdded: count },
  { filesAdded: count },
  { separateNotes: count },
  {
    notesAdded: count,
    filesAdded: count,
    notesExisting: count,
    filesExisting: count,
    separateNotes: count,
  },
]

const counts = (count: number) => kept(count).map((given) => [given])
const steps = () => [['notes'], ['files']]

/** Values for the notebook's texts that take something else than texts, or than counts. */
export const samples: Samples = {
  'notebook/filesText fileKind': () =>
    ['', ...acceptedExtensions].map((ending) => [typeOfName(`a${ending}`)?.type]),
  'notebook/deletedItemsText deletedItemsText countedFiles': (count) => [[count, one]],
  'notebook/deletedItemsText deletedItemsText countedNotes': (count) => [
    [count, null],
    [count || 1, one],
  ],
  'notebook/noteText noteText counts': (count) => [
    [count, 5],
    [5, count],
  ],
  'notebook/notesText searchText found': (count) => [
    [count, null],
    [5, count],
  ],
  'notebook/notesText searchText searching': (count) => [
    [count, 5],
    [5, count],
  ],
  'notebook/productText productText archive counts': counts,
  'notebook/productText productText archive full': steps,
  'notebook/productText productText archive contained': counts,
  'notebook/productText productText archive outcome': (count) =>
    imported(count).map((given) => [given]),
  'notebook/productText productText archive packed': (count) => [
    [{ step: 'notes', done: count, total: null }],
    [{ step: 'files', done: 1_000_000, total: 2_000_000 }],
  ],
  'notebook/productText productText archive packing': steps,
  'notebook/productText productText archive preview': counts,
  'notebook/productText productText archive soFar': (count) =>
    imported(count).map((given) => [given]),
  'notebook/productText productText archive unsaved': counts,
  'notebook/productText productText move comesAlong': (count) => [
    ...kept(count).map((given) => [given, 0]),
    [{}, 1],
  ],
  'notebook/productText productText move confirmHeading': (count) => [
    [two, null],
    ...kept(count).map((given) => [two, given]),
  ],
}

/** Texts whose count is never 1, so that English has one form. */
export const severals = ['notebook/noteText trashText goesIn']
