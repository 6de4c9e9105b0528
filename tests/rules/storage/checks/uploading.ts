import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { arrive, filePath, letter, newFile, ofPicture, scan } from '../../firestore/files.ts'
import { mark } from '../../firestore/marks.ts'
import { create, purge, second } from '../../firestore/notes.ts'
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
  'words of its own': { metadata: { name: 'Scan.pdf' } },
  'words of its own that are empty': { metadata: { '': '' } },
}

const wrongSizes = {
  'a byte too few': bytes.slice(1),
  'a byte too many': `${bytes}x`,
  'no bytes': '',
}

const wrongPlaces: Record<string, (person: Person) => string> = {
  'below the file': (person) => `${filePath(person)}/first`,
  'above the files': ({ uid }) => `users/${uid}/${scan}`,
  'beside the files': ({ uid }) => `users/${uid}/notes/${scan}`,
  'outside of accounts': () => `files/${scan}`,
  'with an ending': (person) => `${filePath(person)}.pdf`,
  'under another id': (person) => filePath(person, letter),
  'under no id': (person) => filePath(person, ''),
  'under an id that leads elsewhere': (person) => `${filePath(person)}/../${scan}`,
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
    return guest.storage.upload(filePath(guest), bytes, described)
  }),
  allows('bytes come with the encoding that changes nothing', async (people) => {
    await givenRecord(people)
    return upload(people, { contentEncoding: 'identity' })
  }),
  allows('bytes come without any word of its own', async (people) => {
    await givenRecord(people)
    return upload(people, { metadata: {}, contentEncoding: null })
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
      return people.alice.storage.upload(filePath(people.alice), others, described)
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
  ...['there', 'leaving', 'ARRIVING'].map((state) =>
    denies(`bytes come whose record is ${state}`, async (people) => {
      await givenRecord(people, { state })
      return upload(people)
    }),
  ),
  denies('bytes come whose note is gone', async (people) => {
    await givenRecord(people)
    await given(people, ...purge(people.alice))
    return upload(people)
  }),
  denies('bytes come whose note was never there', async (people) => {
    await givenRecord(people, { noteId: second })
    return upload(people)
  }),
  denies('bytes come whose record names no note at all', async (people) => {
    await givenRecord(people, { noteId: 1 })
    return upload(people)
  }),
  denies('bytes come twice', async (people) => {
    await givenRecord(people)
    await givenBytes(people)
    return upload(people)
  }),
  allows('bytes come again that were deleted', async (people) => {
    await givenRecord(people)
    await givenBytes(people)
    await people.alice.storage.remove(filePath(people.alice))
    return upload(people)
  }),
  allows('the bytes of a record come when the deletion has begun', async (people) => {
    await givenRecord(people)
    await given(people, mark(people.alice))
    return upload(people)
  }),
  denies('bytes come for the record of alice under the name of bob', async (people) => {
    await givenRecord(people)
    return people.alice.storage.upload(filePath(people.bob), bytes, described)
  }),
  ...(['bob', 'nobody', 'guest'] as const).map((name) =>
    denies(`${name} brings the bytes of a file of alice`, async (people) => {
      await givenRecord(people)
      return people[name].storage.upload(filePath(people.alice), bytes, described)
    }),
  ),
]
