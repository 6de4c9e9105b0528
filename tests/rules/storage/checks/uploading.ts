import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import {
  createFile,
  filePath,
  letter,
  newFile,
  noteWithFile,
  ofPicture,
  scan,
  slotPath,
} from '../../firestore/files.ts'
import { beginDeletion } from '../../firestore/flags.ts'
import { create } from '../../firestore/notes.ts'
import { gone } from '../../firestore/values.ts'
import { put, remove } from '../../firestore/writes.ts'
import type { Person } from '../../person.ts'
import type { Metadata } from '../storageClient.ts'
import { bytes, described, givenAccount, givenBytes, givenRecord, upload } from '../uploads.ts'

const wrong: Record<string, Metadata> = {
  'another type': { contentType: 'application/zip' },
  'the type of a page': { contentType: 'text/html' },
  'the type of an SVG': { contentType: 'image/svg+xml' },
  'the type of an SVG, and more': { contentType: 'image/svg+xml;x' },
  'the type in capitals': { contentType: newFile.type.toUpperCase() },
  'the type, and more': { contentType: `${newFile.type};charset=utf-8` },
  'the type with a space after it': { contentType: `${newFile.type} ` },
  'an empty type': { contentType: '' },
  'no type': { contentType: null },
  'an inline disposition': { contentDisposition: 'inline' },
  'a disposition in capitals': { contentDisposition: 'Attachment' },
  'a disposition with a name': { contentDisposition: 'attachment; filename="x.html"' },
  'an empty disposition': { contentDisposition: '' },
  'no disposition': { contentDisposition: null },
  'an encoding': { contentEncoding: 'gzip' },
  'an encoding in capitals': { contentEncoding: 'GZIP' },
  'extra metadata': { metadata: { fileId: scan, name: 'Scan.pdf' } },
  'empty extra metadata': { metadata: { fileId: scan, '': '' } },
  'no file ID': { metadata: {} },
  'no metadata': { metadata: null },
  'another file': { metadata: { fileId: letter } },
  'a path as its file': { metadata: { fileId: `../files/${letter}` } },
  'an empty file ID': { metadata: { fileId: '' } },
}

const wrongSizes = {
  'one byte too few': bytes.slice(1),
  'one byte too many': `${bytes}x`,
  'no bytes': '',
}

const wrongPlaces: Record<string, (person: Person) => string> = {
  'below the file': (person) => `${slotPath(person)}/first`,
  'above the files': ({ uid }) => `users/${uid}/${scan}`,
  'next to the files': ({ uid }) => `users/${uid}/notes/${scan}`,
  'outside all accounts': () => `files/${scan}`,
  'with an extension': (person) => `${slotPath(person)}.pdf`,
  'with a slash after it': (person) => `${slotPath(person)}/`,
  'with a slash before it': (person) => `/${slotPath(person)}`,
  'with two slashes': (person) => slotPath(person, '/0'),
  'with a space after it': (person) => `${slotPath(person)} `,
  'with a space before it': (person) => slotPath(person, ' 0'),
  'with a zero before it': (person) => slotPath(person, '00'),
  'with a sign': (person) => slotPath(person, '+0'),
  'under another slot': (person) => slotPath(person, 1),
  'under its ID': (person) => slotPath(person, scan),
  'under no slot': (person) => slotPath(person, ''),
  'under a slot with a path': (person) => `${slotPath(person)}/../0`,
}

export const uploading: readonly Check[] = [
  allows('the bytes of a file are uploaded', async (people) => {
    await givenRecord(people)
    return upload(people)
  }),
  allows('the bytes of a file whose note is in the trash are uploaded', async (people) => {
    await givenAccount(people)
    await given(people, ...create(people.alice, { isInTrash: true }), ...createFile(people.alice))
    return upload(people)
  }),
  allows('the bytes of a picture are uploaded', async (people) => {
    await givenAccount(people)
    await given(people, ...createFile(people.alice, ofPicture))
    return upload(people, { contentType: ofPicture.type })
  }),
  allows('the bytes of a file of a guest are uploaded', async (people) => {
    const { guest } = people
    await givenAccount(people, guest)
    await given(people, ...create(guest), ...createFile(guest))
    return guest.storage.upload(slotPath(guest), bytes, described)
  }),
  allows('bytes are uploaded with the identity encoding', async (people) => {
    await givenRecord(people)
    return upload(people, { contentEncoding: 'identity' })
  }),
  allows('bytes are uploaded without an encoding', async (people) => {
    await givenRecord(people)
    return upload(people, { contentEncoding: null })
  }),
  allows('the bytes of the second file are uploaded to its slot', async (people) => {
    const { alice } = people
    await givenRecord(people)
    await given(people, put(filePath(alice, letter), { ...newFile, slot: 1 }))
    const metadata = { fileId: letter }
    return alice.storage.upload(slotPath(alice, 1), bytes, { ...described, metadata })
  }),
  denies('the bytes of the second file are uploaded to the slot of the first', async (people) => {
    const { alice } = people
    await givenRecord(people)
    await given(people, put(filePath(alice, letter), { ...newFile, slot: 1 }))
    const metadata = { fileId: letter }
    return alice.storage.upload(slotPath(alice), bytes, { ...described, metadata })
  }),
  ...Object.entries(wrong).map(([what, metadata]) =>
    denies(`bytes are uploaded with ${what}`, async (people) => {
      await givenRecord(people)
      return upload(people, metadata)
    }),
  ),
  ...Object.entries(wrongSizes).map(([what, others]) =>
    denies(`a file is uploaded with ${what}`, async (people) => {
      await givenRecord(people)
      return people.alice.storage.upload(slotPath(people.alice), others, described)
    }),
  ),
  ...Object.entries(wrongPlaces).map(([where, pathOf]) =>
    denies(`bytes are uploaded ${where}`, async (people) => {
      await givenRecord(people)
      return people.alice.storage.upload(pathOf(people.alice), bytes, described)
    }),
  ),

  denies('bytes are uploaded before the account has a state', async (people) => {
    await given(people, ...noteWithFile(people.alice))
    return upload(people)
  }),
  denies('bytes are uploaded without a record', async (people) => {
    await givenAccount(people)
    await given(people, ...create(people.alice))
    return upload(people)
  }),
  ...['stored', 'deleting', 'UPLOADING'].map((state) =>
    denies(`bytes are uploaded whose record is ${state}`, async (people) => {
      await givenRecord(people, { state })
      return upload(people)
    }),
  ),
  denies('bytes are uploaded whose record names no slot', async (people) => {
    await givenRecord(people, { slot: gone })
    return upload(people)
  }),
  denies('bytes are uploaded to the slot of a canceled file', async (people) => {
    const { alice } = people
    await givenRecord(people)
    await givenBytes(people)
    await given(people, remove(filePath(alice)), put(filePath(alice, letter), newFile))
    return upload(people, { metadata: { fileId: letter } })
  }),
  denies('bytes are uploaded twice', async (people) => {
    await givenRecord(people)
    await givenBytes(people)
    return upload(people)
  }),
  allows('deleted bytes are uploaded again', async (people) => {
    await givenRecord(people)
    await givenBytes(people)
    await people.owner.storage.remove(slotPath(people.alice))
    return upload(people)
  }),
  ...[false, true].map((isFinal) =>
    denies(
      `bytes are uploaded when the deletion is ${isFinal ? '' : 'not '}final`,
      async (people) => {
        await givenRecord(people)
        await given(people, beginDeletion(people.alice, { isFinal }))
        return upload(people)
      },
    ),
  ),
  denies('bytes for the record of alice are uploaded to bob', async (people) => {
    await givenRecord(people)
    return people.alice.storage.upload(slotPath(people.bob), bytes, described)
  }),
  ...(['bob', 'signedOut', 'guest'] as const).map((name) =>
    denies(`${name} uploads the bytes of a file of alice`, async (people) => {
      await givenRecord(people)
      return people[name].storage.upload(slotPath(people.alice), bytes, described)
    }),
  ),
]
