import { allows, denies, given, rejectsAsMalformed } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { createFile, newFile, ofPicture } from '../files.ts'
import { create, second } from '../notes.ts'
import { Double, gone, now, OneEntry } from '../values.ts'
import type { Fields } from '../values.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

const longestName = 'x'.repeat(200)
const yesterday = new Date(Date.now() - 86_400_000)
const map = new OneEntry('size', 'small')

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

const types = [
  ...pictureTypes,
  'image/gif',
  'image/avif',
  'application/pdf',
  'application/json',
  'application/zip',
  'text/plain',
  'text/markdown',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/ogg',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]

const otherTypes = [
  'image/svg+xml',
  'image/svg+xml;x',
  'image/bmp',
  'image/jpg',
  'IMAGE/PNG',
  'image/png;charset=utf-8',
  'image/png ',
  ' image/png',
  'image/',
  'text/html',
  'text/xml',
  'text/javascript',
  'application/xhtml+xml',
  'application/x-msdownload',
  'application/octet-stream',
  '',
]

const right: Record<string, Fields> = {
  'the shortest name': { name: 'x' },
  'the longest name': { name: longestName },
  'the longest name of emoji, each counted as two': { name: '😀'.repeat(100) },
  'a name with a path': { name: '../../<script>.png' },
  '1 byte': { size: 1 },
  'the most bytes': { size: 10 * MEBIBYTE },
  ...Object.fromEntries(types.map((type) => [`the type ${type}`, { type }])),
}

const wrong: Record<string, Fields> = {
  'an empty name': { name: '' },
  'a name that is one character too long': { name: `${longestName}x` },
  'a name of emoji that is one character too long': { name: `${'😀'.repeat(100)}x` },
  'a list as its name': { name: ['x'] },
  'a map as its name': { name: map },
  'a number as its name': { name: 1 },
  'null as its name': { name: null },
  'no bytes': { size: 0 },
  'negative bytes': { size: -1 },
  'one byte too many': { size: 10 * MEBIBYTE + 1 },
  'floating-point bytes': { size: new Double(newFile.size) },
  'text as its size': { size: '3000' },
  'null as its size': { size: null },
  ...Object.fromEntries(otherTypes.map((type) => [`the type "${type}"`, { type }])),
  'a negative slot': { slot: -1 },
  'a floating-point slot': { slot: new Double(0) },
  'text as its slot': { slot: '0' },
  'null as its slot': { slot: null },
  'no slot': { slot: gone },
  'a list as its type': { type: ['image/png'] },
  'null as its type': { type: null },
  'the state stored': { state: 'stored' },
  'the state deleting': { state: 'deleting' },
  'an unknown state': { state: 'Arriving' },
  'null as its state': { state: null },
  'a list as its state': { state: ['uploading'] },
  "yesterday's time": { createdAt: yesterday },
  "tomorrow's time": { createdAt: new Date(Date.now() + 86_400_000) },
  'null as its time': { createdAt: null },
  "a note that doesn't exist": { attachedTo: second },
  'a note with an invalid ID': { attachedTo: 'first' },
  'a path as its note': { attachedTo: 'x/y/z' },
  'an empty note': { attachedTo: '' },
  'a number as its note': { attachedTo: 1 },
  'a list as its note': { attachedTo: [newFile.attachedTo] },
  'an unknown field': { url: 'https://gatehouse.test' },
  'a field named constructor': { constructor: 'x' },
}

const rightForPicture: Record<string, Fields> = {
  'the most bytes': { size: 512 * KIBIBYTE },
  ...Object.fromEntries(pictureTypes.map((type) => [`the type ${type}`, { type }])),
}

const wrongForPicture: Record<string, Fields> = {
  'one byte too many': { size: 512 * KIBIBYTE + 1 },
  ...Object.fromEntries(
    ['image/gif', 'image/avif', 'image/svg+xml', 'application/pdf'].map((type) => [
      `the type ${type}`,
      { type },
    ]),
  ),
  'an empty note': { attachedTo: '' },
  'no note': { attachedTo: gone },
}

const wrongIds = {
  'an invalid ID': 'scan',
  'an uppercase ID': '0000000A-0000-4000-8000-000000000031',
  'the ID constructor': 'constructor',
}

async function createWith(people: People, fields: Fields, id?: string) {
  await given(people, ...create(people.alice))
  return people.alice.commit(...createFile(people.alice, fields, id))
}

const pictureWith = ({ alice }: People, fields: Fields) =>
  alice.commit(...createFile(alice, { ...ofPicture, ...fields }))

export const fileShape: readonly Check[] = [
  ...Object.entries(right).map(([what, fields]) =>
    allows(`a file has ${what}`, (people) => createWith(people, fields)),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`a file has ${what}`, (people) => createWith(people, fields)),
  ),
  ...Object.entries(rightForPicture).map(([what, fields]) =>
    allows(`a picture has ${what}`, (people) => pictureWith(people, fields)),
  ),
  ...Object.entries(wrongForPicture).map(([what, fields]) =>
    denies(`a picture has ${what}`, (people) => pictureWith(people, fields)),
  ),
  ...Object.keys(newFile).map((name) =>
    denies(`a file lacks ${name}`, (people) => createWith(people, { [name]: gone })),
  ),
  ...Object.entries(wrongIds).map(([what, id]) =>
    denies(`a file has ${what}`, (people) => createWith(people, {}, id)),
  ),
  rejectsAsMalformed('a file has the ID __proto__', (people) =>
    createWith(people, {}, '__proto__'),
  ),
  denies('a file has a note in the trash', async (people) => {
    await given(people, ...create(people.alice, { isInTrash: true }))
    return people.alice.commit(...createFile(people.alice))
  }),
  allows('a file is created with its note', async ({ alice }) =>
    alice.commit(...create(alice), ...createFile(alice, { createdAt: now })),
  ),
]
