import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { arrive, discard, filePath, letter, newFile, turn, weigh } from '../files.ts'
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
  guest: few,
  unverified: few,
} as const

type Name = keyof typeof limits

const { size } = newFile
const entries = Object.entries(limits) as [Name, typeof many][]
const unknown = entries.filter(([, limit]) => limit === few)

async function arriveAfter(people: People, name: Name, files: number, bytes: number) {
  const person = people[name]
  await given(people, ...create(person), weigh(person, files, bytes, letter))
  return person.commit(put(filePath(person), newFile), weigh(person, files + 1, bytes + size))
}

async function fillSlot(people: People, name: Name, slot: number) {
  const person = people[name]
  await given(people, ...create(person))
  return person.commit(...arrive(person, { slot }))
}

export const fileLimits: readonly Check[] = [
  ...entries.flatMap(([name, { files, bytes }]) => [
    allows(`${name} keeps the file ${files}`, (people) => arriveAfter(people, name, files - 1, 0)),
    denies(`${name} keeps the file ${files + 1}`, (people) => arriveAfter(people, name, files, 0)),
    allows(`${name} keeps the byte ${bytes}`, (people) =>
      arriveAfter(people, name, 1, bytes - size),
    ),
    denies(`${name} keeps the byte ${bytes + 1}`, (people) =>
      arriveAfter(people, name, 1, bytes - size + 1),
    ),
    allows(`${name} fills the slot ${files - 1}`, (people) => fillSlot(people, name, files - 1)),
    denies(`${name} fills the slot ${files}`, (people) => fillSlot(people, name, files)),
  ]),
  ...unknown.flatMap(([name, { files, bytes }]) => [
    allows(`a file of ${name} is there, who has too many`, async (people) => {
      const person = people[name]
      await given(people, ...create(person), ...arrive(person))
      await given(people, weigh(person, files + 1, bytes + 1))
      return person.commit(turn(person, { state: 'there' }))
    }),
    allows(`a file of ${name} goes, who has too many`, async (people) => {
      const person = people[name]
      await given(people, ...create(person), ...arrive(person, { state: 'deleting' }))
      await given(people, weigh(person, files + 1, bytes + size, letter))
      return person.commit(remove(filePath(person)), weigh(person, files, bytes))
    }),
  ]),
  allows('the first file of a guest comes and goes', async (people) => {
    const { guest } = people
    await given(people, ...create(guest), ...arrive(guest, { state: 'deleting' }))
    return guest.commit(...discard(guest))
  }),
]
