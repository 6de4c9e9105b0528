import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import {
  arrive,
  filePath,
  letter,
  newFile,
  ofPicture,
  scan,
  slotPath,
} from '../../firestore/files.ts'
import { mark } from '../../firestore/marks.ts'
import { create } from '../../firestore/notes.ts'
import { gone } from '../../firestore/values.ts'
import { put, remove } from '../../firestore/writes.ts'
import type { Person } from '../../person.ts'
import type { Metadata } from '../storageClient.ts'
import { bytes, described, givenBytes, givenRecord, upload } from '../uploads.ts'

const wrong: Record<string, Metadata> = {
  'another type': { contentType: 'application/zip' },
  'the type of a page': { contentType: 'text/html' },
  'the type of a drawing': { contentType: 'image/svg+xml' },
  'the type of a drawing, and more': { contentType: 'image/svg+xml;x' },
  'the type in capitals': { contentType: newFile.type.toUpperCase() },
  'the type, and more': { contentType: `${newFile.type};charset=utf-8` },
  'the type with a space after it': { contentType: `${newFile.type} ` },
  'an empty type': { contentType: '' },
  'no type': { contentType: null },
  'a disposition to show it': { contentDisposition: 'inline' },
  'a disposition in capitals': { contentDisposition: 'Attachment' },
  'a disposition with a name': { contentDisposition: 'attachment; filename="x.html"' },
  'an empty disposition': { contentDisposition: '' },
  'no disposition': { contentDisposition: null },
  'an encoding': { contentEncoding: 'gzip' },
  'an encoding in capitals': { contentEncoding: 'GZIP' },
  'words of its own': { metadata: { fileId: scan, name: 'Scan.pdf' } },
  'words of its own that are empty': { metadata: { fileId: scan, '': '' } },
  'no file': { metadata: {} },
  'no word of whose they are': { metadata: null },
  'another file': { metadata: { fileId: letter } },
  'a path for a file': { metadata: { fileId: `../files/${letter}` } },
  'an empty file': { metadata: { fileId: '' } },
}

const wrongSizes = {
  'a byte too few': bytes.slice(1),
  'a byte too many': `${bytes}x`,
  'no bytes': '',
}

const wrongPlaces: Record<string, (person: Person) => string> = {
  'below the file': (person) => `${slotPath(person)}/first`,
  'above the files': ({ uid }) => `users/${uid}/${scan}`,
  'beside the files': ({ uid }) => `users/${uid}/notes/${scan}`,
  'outside of accounts': () => `files/${scan}`,
  'with an ending': (person) => `${slotPath(person)}.pdf`,
  'with a slash after it': (person) => `${slotPath(person)}/`,
  'with a slash before it': (person) => `/${slotPath(person)}`,
  'with two slashes': (person) => slotPath(person, '/0'),
  'with a space after it': (person) => `${slotPath(person)} `,
  'with a space before it': (person) => slotPath(person, ' 0'),
  'with a zero before it': (person) => slotPath(person, '00'),
  'with a sign': (person) => slotPath(person, '+0'),
  'under another slot': (person) => slotPath(person, 1),
  'under its id': (person) => slotPath(person, scan),
  'under no slot': (person) => slotPath(person, ''),
  'under a slot that leads elsewhere': (person) => `${slotPath(person)}/../0`,
}

export const uploading: readonly Check[] = [
  allows('the bytes of a file come', async (people) => {
    await givenRecord(people)
    return upload(people)
  }),
  allows('the bytes of a file come, whose note is in the trash', async (people) => {
    await given(people, ...create(people.alice, { deleted: true }), ...arrive(people.alice))
    return upload(people)
  }),
  allows('the bytes of a picture come', async (people) => {
    await given(people, ...arrive(people.alice, ofPicture))
    return upload(people, { contentType: ofPicture.type })
  }),
  allows('the bytes of a file of a guest come', async (people) => {
    const { guest } = people
    await given(people, ...create(guest), ...arrive(guest))
    return guest.storage.upload(slotPath(guest), bytes, described)
  }),
  allows('bytes come with the encoding that changes nothing', async (people) => {
    await givenRecord(people)
    return upload(people, { contentEncoding: 'identity' })
  }),
  allows('bytes come without an encoding', async (people) => {
    await givenRecord(people)
    return upload(people, { contentEncoding: null })
  }),
  allows('the bytes of the second file come to its slot', async (people) => {
    const { alice } = people
    await givenRecord(people)
    await given(people, put(filePath(alice, letter), { ...newFile, slot: 1 }))
    const metadata = { fileId: letter }
    return alice.storage.upload(slotPath(alice, 1), bytes, { ...described, metadata })
  }),
  denies('the bytes of the second file come to the slot of the first', async (people) => {
    const { alice } = people
    await givenRecord(people)
    await given(people, put(filePath(alice, letter), { ...newFile, slot: 1 }))
    const metadata = { fileId: letter }
    return alice.storage.upload(slotPath(alice), bytes, { ...described, metadata })
  }),
  ...Object.entries(wrong).map(([what, metadata]) =>
    denies(`bytes come with ${what}`, async (people) => {
      await givenRecord(people)
      return upload(people, metadata)
    }),
  ),
  ...Object.entries(wrongSizes).map(([what, others]) =>
    denies(`a file comes with ${what}`, async (people) => {
      await givenRecord(people)
      return people.alice.storage.upload(slotPath(people.alice), others, described)
    }),
  ),
  ...Object.entries(wrongPlaces).map(([where, pathOf]) =>
    denies(`bytes come ${where}`, async (people) => {
      await givenRecord(people)
      return people.alice.storage.upload(pathOf(people.alice), bytes, described)
    }),
  ),

  denies('bytes come without a record', async (people) => {
    await given(people, ...create(people.alice))
    return upload(people)
  }),
  ...['there', 'deleting', 'ARRIVING'].map((state) =>
    denies(`bytes come whose record is ${state}`, async (people) => {
      await givenRecord(people, { state })
      return upload(people)
    }),
  ),
  denies('bytes come whose record names no slot', async (people) => {
    await givenRecord(people, { slot: gone })
    return upload(people)
  }),
  denies('bytes come to the slot of a file that was given up', async (people) => {
    const { alice } = people
    await givenRecord(people)
    await givenBytes(people)
    await given(people, remove(filePath(alice)), put(filePath(alice, letter), newFile))
    return upload(people, { metadata: { fileId: letter } })
  }),
  denies('bytes come twice', async (people) => {
    await givenRecord(people)
    await givenBytes(people)
    return upload(people)
  }),
  allows('bytes come again that were deleted', async (people) => {
    await givenRecord(people)
    await givenBytes(people)
    await people.owner.storage.remove(slotPath(people.alice))
    return upload(people)
  }),
  ...[false, true].map((isFinal) =>
    denies(
      `bytes come when there is a mark that is ${isFinal ? '' : 'not '}final`,
      async (people) => {
        await givenRecord(people)
        await given(people, mark(people.alice, { isFinal }))
        return upload(people)
      },
    ),
  ),
  denies('bytes come for the record of alice under the name of bob', async (people) => {
    await givenRecord(people)
    return people.alice.storage.upload(slotPath(people.bob), bytes, described)
  }),
  ...(['bob', 'nobody', 'guest'] as const).map((name) =>
    denies(`${name} brings the bytes of a file of alice`, async (people) => {
      await givenRecord(people)
      return people[name].storage.upload(slotPath(people.alice), bytes, described)
    }),
  ),
]
