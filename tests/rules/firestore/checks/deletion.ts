import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import { arrive, discard, filePath, filesUsagePath, noteWithFile, turn } from '../files.ts'
import { finish, mark, flagPath } from '../marks.ts'
import {
  create,
  keyPath,
  newNote,
  notePath,
  purge,
  second,
  step,
  usagePath,
  uuid,
} from '../notes.ts'
import { now } from '../values.ts'
import { change, put, remove } from '../writes.ts'
import type { Write } from '../writes.ts'

const key = { key: `${'A'.repeat(43)}=` }
const trashed = { deleted: true }
const there = { state: 'there' }
const deleting = { state: 'deleting' }

type MakeWrites = (person: Person) => Write[]

/** What somebody does who goes on as if nothing had happened. */
const asBefore: Record<string, [start: MakeWrites, attempt: MakeWrites]> = {
  'a note comes': [() => [], (person) => create(person)],
  'a note gets a new text': [create, (person) => [step(person)]],
  'a step of a note arrives twice': [
    create,
    (person) => [change(notePath(person), { updatedAt: now })],
  ],
  'a note goes to the trash': [create, (person) => [step(person, trashed)]],
  'a file comes': [create, (person) => arrive(person)],
  'a picture comes': [
    () => [],
    (person) => arrive(person, { attachedTo: null, type: 'image/png' }),
  ],
  'a file arrives': [noteWithFile, (person) => [turn(person, there)]],
  'a file turns to deleting': [noteWithFile, (person) => [turn(person, deleting)]],
  'a file moves to another note': [
    (person) => [...create(person, {}, second), ...noteWithFile(person, there)],
    (person) => [turn(person, { attachedTo: second })],
  ],
  'a key comes': [() => [], (person) => [put(keyPath(person), key)]],
}

/** What a deletion allows once it is final: until then the person may stay, with all of it. */
const inOneGo: Record<string, [start: MakeWrites, attempt: MakeWrites]> = {
  'a note goes that is not in the trash': [create, (person) => [remove(notePath(person))]],
  'a note goes without a counter': [
    (person) => [put(notePath(person), newNote)],
    (person) => [remove(notePath(person))],
  ],
  ...Object.fromEntries(
    ['arriving', 'there', 'deleting'].map((state): [string, [MakeWrites, MakeWrites]] => [
      `a file goes that is ${state}`,
      [(person) => noteWithFile(person, { state }), (person) => [remove(filePath(person))]],
    ]),
  ),
}

const lasting: Record<string, (person: Person) => string> = {
  'the counter of notes': usagePath,
  'the counter of files': filesUsagePath,
  'the key': keyPath,
}

const marks = { 'the deletion has begun': false, 'the deletion is final': true }
const others = ['bob', 'nobody'] as const

/** More documents than the rules of one commit may look up. */
const crowd = Array.from({ length: 21 }, (_, index) => uuid(1000 + index))

async function after(people: People, start: Write[], isFinal: boolean): Promise<void> {
  await given(people, ...start, mark(people.alice, { isFinal }))
}

export const deletion: readonly Check[] = [
  ...Object.entries(marks).flatMap(([when, isFinal]) => [
    ...Object.entries(asBefore).map(([what, [start, attempt]]) =>
      denies(`${what} when ${when}`, async (people) => {
        await after(people, start(people.alice), isFinal)
        return people.alice.commit(...attempt(people.alice))
      }),
    ),
    // Nobody looks how far a counter moves where a deletion need not be counted.
    denies(`the counter of notes moves with a note that goes when ${when}`, async (people) => {
      await after(people, create(people.alice, trashed), isFinal)
      return people.alice.commit(...purge(people.alice))
    }),
    denies(`the counter of files moves with a file that goes when ${when}`, async (people) => {
      await after(people, noteWithFile(people.alice, deleting), isFinal)
      return people.alice.commit(...discard(people.alice))
    }),
    ...others.flatMap((name) => [
      denies(`${name} deletes a note of alice when ${when}`, async (people) => {
        await after(people, create(people.alice), isFinal)
        return people[name].commit(remove(notePath(people.alice)))
      }),
      denies(`${name} deletes a file of alice when ${when}`, async (people) => {
        await after(people, noteWithFile(people.alice), isFinal)
        return people[name].commit(remove(filePath(people.alice)))
      }),
    ]),
  ]),

  ...Object.entries(inOneGo).flatMap(([what, [start, attempt]]) => [
    denies(`${what} when the deletion has begun`, async (people) => {
      await after(people, start(people.alice), false)
      return people.alice.commit(...attempt(people.alice))
    }),
    denies(`${what} with the step that makes the deletion final`, async (people) => {
      await after(people, start(people.alice), false)
      return people.alice.commit(finish(people.alice), ...attempt(people.alice))
    }),
    allows(`${what} when the deletion is final`, async (people) => {
      await after(people, start(people.alice), true)
      return people.alice.commit(...attempt(people.alice))
    }),
  ]),

  ...Object.entries(lasting).flatMap(([what, pathOf]) => {
    const start = ({ alice }: People) => [put(pathOf(alice), { ...key, count: 0 })]
    return [
      denies(`${what} goes when nothing has begun`, async (people) => {
        await given(people, ...start(people))
        return people.alice.commit(remove(pathOf(people.alice)))
      }),
      denies(`${what} goes when the deletion has begun`, async (people) => {
        await after(people, start(people), false)
        return people.alice.commit(remove(pathOf(people.alice)))
      }),
      allows(`${what} goes when the deletion is final`, async (people) => {
        await after(people, start(people), true)
        return people.alice.commit(remove(pathOf(people.alice)))
      }),
      denies(`${what} goes with the step that makes the deletion final`, async (people) => {
        await after(people, start(people), false)
        return people.alice.commit(finish(people.alice), remove(pathOf(people.alice)))
      }),
      denies(`${what} is written anew when the deletion is final`, async (people) => {
        await after(people, [], true)
        return people.alice.commit(...start(people))
      }),
      denies(`${what} changes when the deletion is final`, async (people) => {
        await after(people, start(people), true)
        return people.alice.commit(...start(people))
      }),
      ...others.map((name) =>
        denies(`${name} deletes ${what} of alice when the deletion is final`, async (people) => {
          await after(people, start(people), true)
          return people[name].commit(remove(pathOf(people.alice)))
        }),
      ),
    ]
  }),

  allows('many notes and files go in one commit', async (people) => {
    const { alice } = people
    const paths = crowd.flatMap((id) => [notePath(alice, id), filePath(alice, id)])
    await after(
      people,
      paths.map((path) => put(path, {})),
      true,
    )
    return alice.commit(...paths.map(remove))
  }),
  denies('a note goes with the step that begins the deletion', async (people) => {
    await given(people, ...create(people.alice))
    return people.alice.commit(mark(people.alice), remove(notePath(people.alice)))
  }),
  denies('a note goes with the step that ends the deletion', async (people) => {
    await after(people, create(people.alice), false)
    return people.alice.commit(remove(flagPath(people.alice)), remove(notePath(people.alice)))
  }),
  denies('a note comes with the step that ends the deletion', async (people) => {
    await after(people, [], false)
    return people.alice.commit(remove(flagPath(people.alice)), ...create(people.alice))
  }),
  denies('a key comes with the step that ends the deletion', async (people) => {
    await after(people, [], false)
    return people.alice.commit(remove(flagPath(people.alice)), put(keyPath(people.alice), key))
  }),
  allows('a note and a file come when alice has changed her mind', async (people) => {
    await after(people, [], false)
    await people.alice.commit(remove(flagPath(people.alice)))
    return people.alice.commit(...noteWithFile(people.alice))
  }),
  allows('a note of bob comes when alice is going', async (people) => {
    await after(people, [], true)
    return people.bob.commit(...create(people.bob))
  }),
]
