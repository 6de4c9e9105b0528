import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import {
  createFile,
  deleteFile,
  filePath,
  letter,
  newFile,
  changeFile,
  countFiles,
} from '../files.ts'
import { create } from '../notes.ts'
import { put, remove } from '../writes.ts'

const MEBIBYTE = 1024 * 1024

const many = { files: 2000, bytes: 1024 * MEBIBYTE }
const few = { files: 20, bytes: 50 * MEBIBYTE }

const limits = {
  alice: many,
  verified: many,
  phoneOwner: many,
  unverifiedFacebook: many,
  phoneOwnerWithPasskey: many,
  providerOwnerWithPasskey: many,
  guest: few,
  unverified: few,
  unverifiedWithPasskey: few,
} as const

type Name = keyof typeof limits

const { size } = newFile
const entries = Object.entries(limits) as [Name, typeof many][]
const unknown = entries.filter(([, limit]) => limit === few)

async function createAfter(people: People, name: Name, files: number, bytes: number) {
  const person = people[name]
  await given(people, ...create(person), countFiles(person, files, bytes, letter))
  return person.commit(put(filePath(person), newFile), countFiles(person, files + 1, bytes + size))
}

async function fillSlot(people: People, name: Name, slot: number) {
  const person = people[name]
  await given(people, ...create(person))
  return person.commit(...createFile(person, { slot }))
}

export const fileLimits: readonly Check[] = [
  ...entries.flatMap(([name, { files, bytes }]) => [
    allows(`${name} stores file ${files}`, (people) => createAfter(people, name, files - 1, 0)),
    denies(`${name} stores file ${files + 1}`, (people) => createAfter(people, name, files, 0)),
    allows(`${name} stores byte ${bytes}`, (people) => createAfter(people, name, 1, bytes - size)),
    denies(`${name} stores byte ${bytes + 1}`, (people) =>
      createAfter(people, name, 1, bytes - size + 1),
    ),
    allows(`${name} fills slot ${files - 1}`, (people) => fillSlot(people, name, files - 1)),
    denies(`${name} fills slot ${files}`, (people) => fillSlot(people, name, files)),
  ]),
  ...unknown.flatMap(([name, { files, bytes }]) => [
    allows(`a file of ${name} is marked as there over quota`, async (people) => {
      const person = people[name]
      await given(people, ...create(person), ...createFile(person))
      await given(people, countFiles(person, files + 1, bytes + 1))
      return person.commit(changeFile(person, { state: 'stored' }))
    }),
    allows(`a file of ${name} is deleted over quota`, async (people) => {
      const person = people[name]
      await given(people, ...create(person), ...createFile(person, { state: 'deleting' }))
      await given(people, countFiles(person, files + 1, bytes + size, letter))
      return person.commit(remove(filePath(person)), countFiles(person, files, bytes))
    }),
  ]),
  denies('a guest stores a file where guests may not', async (people) => {
    const { guestWithoutFiles } = people
    await given(people, ...create(guestWithoutFiles))
    return guestWithoutFiles.commit(...createFile(guestWithoutFiles))
  }),
  allows('the first file of a guest is deleted', async (people) => {
    const { guest } = people
    await given(people, ...create(guest), ...createFile(guest, { state: 'deleting' }))
    return guest.commit(...deleteFile(guest))
  }),
]
