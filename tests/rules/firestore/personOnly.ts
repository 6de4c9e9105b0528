import { allows, denies, given } from '../check.ts'
import type { Check } from '../check.ts'
import type { Person } from '../person.ts'
import { beginDeletion } from './flags.ts'
import { remove } from './writes.ts'
import type { Write } from './writes.ts'

/** A document under a person's `access`: its name, its path, and a valid write. */
type AccessDocument = {
  name: string
  pathOf: (person: Person) => string
  write: (person: Person) => Write
}

/** Only the person can access it, and can delete it only with the account. */
export function personOnly({ name, pathOf, write }: AccessDocument): readonly Check[] {
  return [
    denies(`${name} is written while the account is being deleted`, async (people) => {
      await given(people, beginDeletion(people.alice))
      return people.alice.commit(write(people.alice))
    }),
    denies(`${name} is deleted`, async (people) => {
      await given(people, write(people.alice))
      return people.alice.commit(remove(pathOf(people.alice)))
    }),
    denies(`${name} is deleted while the deletion can be canceled`, async (people) => {
      await given(people, write(people.alice), beginDeletion(people.alice))
      return people.alice.commit(remove(pathOf(people.alice)))
    }),
    allows(`${name} is deleted with the account`, async (people) => {
      await given(people, write(people.alice), beginDeletion(people.alice, { isFinal: true }))
      return people.alice.commit(remove(pathOf(people.alice)))
    }),
    ...(['bob', 'signedOut'] as const).flatMap((other) => [
      denies(`${other} writes ${name} of alice`, (people) =>
        people[other].commit(write(people.alice)),
      ),
      denies(`${other} reads ${name} of alice`, (people) =>
        people[other].get(pathOf(people.alice)),
      ),
      denies(`${other} deletes ${name} of alice`, async (people) => {
        await given(people, write(people.alice), beginDeletion(people.alice, { isFinal: true }))
        return people[other].commit(remove(pathOf(people.alice)))
      }),
    ]),
  ]
}
