import { denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { Person } from '../../person.ts'
import { filePath, letter } from '../files.ts'
import { newNote, notePath, second } from '../notes.ts'
import { put, remove } from '../writes.ts'

const places = {
  'a document below a note': (person: Person) => `${notePath(person)}/notes/${second}`,
  'a document below a file': (person: Person) => `${filePath(person)}/files/${letter}`,
  'an unknown collection': ({ uid }: Person) => `users/${uid}/other/${second}`,
  'a document outside all accounts': ({ uid }: Person) => `elsewhere/${uid}`,
}

/** Without a rule, nothing can be written. */
export const elsewhere: readonly Check[] = Object.entries(places).flatMap(([what, pathOf]) => [
  denies(`alice creates ${what}`, ({ alice }) => alice.commit(put(pathOf(alice), newNote))),
  denies(`alice deletes ${what}`, async (people) => {
    await given(people, put(pathOf(people.alice), newNote))
    return people.alice.commit(remove(pathOf(people.alice)))
  }),
])
