import { allows, denies, given, takesForMalformed } from '../../check.ts'
import type { Check } from '../../check.ts'
import { arrive, newFile, ofPicture } from '../files.ts'
import { create, second } from '../notes.ts'
import type { People } from '../../people.ts'
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
  'the longest name of emoji, which count twice': { name: '😀'.repeat(100) },
  'a name that leads elsewhere': { name: '../../<script>.png' },
  'one byte': { size: 1 },
  'as many bytes as a file may have': { size: 10 * MEBIBYTE },
  ...Object.fromEntries(types.map((type) => [`the type ${type}`, { type }])),
}

const wrong: Record<string, Fields> = {
  'an empty name': { name: '' },
  'a name that is one too long': { name: `${longestName}x` },
  'a name of emoji that is one too long': { name: `${'😀'.repeat(100)}x` },
  'a list for a name': { name: ['x'] },
  'a map for a name': { name: map },
  'a number for a name': { name: 1 },
  'null for a name': { name: null },
  'no bytes': { size: 0 },
  'less than no bytes': { size: -1 },
  'a byte more than a file may have': { size: 10 * MEBIBYTE + 1 },
  'a broken number of bytes': { size: new Double(newFile.size) },
  'a word for a size': { size: '3000' },
  'null for a size': { size: null },
  ...Object.fromEntries(otherTypes.map((type) => [`the type "${type}"`, { type }])),
  'a slot below the first': { slot: -1 },
  'a broken number for a slot': { slot: new Double(0) },
  'a word for a slot': { slot: '0' },
  'null for a slot': { slot: null },
  'no slot': { slot: gone },
  'a list for a type': { type: ['image/png'] },
  'null for a type': { type: null },
  'the state of one that is there': { state: 'there' },
  'the state of one that is being deleted': { state: 'deleting' },
  'a state that nobody named': { state: 'Arriving' },
  'null for a state': { state: null },
  'a list for a state': { state: ['arriving'] },
  'a moment of yesterday': { createdAt: yesterday },
  'a moment of tomorrow': { createdAt: new Date(Date.now() + 86_400_000) },
  'null for a moment': { createdAt: null },
  'a note that is not there': { attachedTo: second },
  'a note that is no id': { attachedTo: 'first' },
  'a path for a note': { attachedTo: 'x/y/z' },
  'an empty note': { attachedTo: '' },
  'a number for a note': { attachedTo: 1 },
  'a list for a note': { attachedTo: [newFile.attachedTo] },
  'a field that nobody named': { url: 'https://gatehouse.test' },
  'a field named constructor': { constructor: 'x' },
}

const rightForPicture: Record<string, Fields> = {
  'as many bytes as it may have': { size: 512 * KIBIBYTE },
  ...Object.fromEntries(pictureTypes.map((type) => [`the type ${type}`, { type }])),
}

const wrongForPicture: Record<string, Fields> = {
  'a byte more than it may have': { size: 512 * KIBIBYTE + 1 },
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
  'no id': 'scan',
  'an id in capitals': '0000000A-0000-4000-8000-000000000031',
  'an id named constructor': 'constructor',
}

async function arriveWith(people: People, fields: Fields, id?: string) {
  await given(people, ...create(people.alice))
  return people.alice.commit(...arrive(people.alice, fields, id))
}

const pictureWith = ({ alice }: People, fields: Fields) =>
  alice.commit(...arrive(alice, { ...ofPicture, ...fields }))

export const fileShape: readonly Check[] = [
  ...Object.entries(right).map(([what, fields]) =>
    allows(`a file has ${what}`, (people) => arriveWith(people, fields)),
  ),
  ...Object.entries(wrong).map(([what, fields]) =>
    denies(`a file has ${what}`, (people) => arriveWith(people, fields)),
  ),
  ...Object.entries(rightForPicture).map(([what, fields]) =>
    allows(`a picture has ${what}`, (people) => pictureWith(people, fields)),
  ),
  ...Object.entries(wrongForPicture).map(([what, fields]) =>
    denies(`a picture has ${what}`, (people) => pictureWith(people, fields)),
  ),
  ...Object.keys(newFile).map((name) =>
    denies(`a file lacks ${name}`, (people) => arriveWith(people, { [name]: gone })),
  ),
  ...Object.entries(wrongIds).map(([what, id]) =>
    denies(`a file has ${what}`, (people) => arriveWith(people, {}, id)),
  ),
  takesForMalformed('a file has the id __proto__', (people) => arriveWith(people, {}, '__proto__')),
  denies('a file has a note in the trash', async (people) => {
    await given(people, ...create(people.alice, { deleted: true }))
    return people.alice.commit(...arrive(people.alice))
  }),
  allows('a file comes with its note', async ({ alice }) =>
    alice.commit(...create(alice), ...arrive(alice, { createdAt: now })),
  ),
]
