import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import type { People } from '../../people.ts'
import { noteWithFile, ofPicture, changeFile } from '../files.ts'
import { create, first, second } from '../notes.ts'
import type { Fields } from '../values.ts'

const there = { state: 'stored' }
const trashed = { isInTrash: true }
const toSecond = { attachedTo: second }

async function moveFrom(people: People, record: Fields, fields: Fields = toSecond) {
  await given(people, ...noteWithFile(people.alice, record))
  await given(people, ...create(people.alice, {}, second))
  return people.alice.commit(changeFile(people.alice, fields))
}

export const fileMoves: readonly Check[] = [
  allows('a file that is there is moved to another note', (people) => moveFrom(people, there)),
  denies('a file is moved to a note in the trash', async (people) => {
    await given(people, ...noteWithFile(people.alice, there))
    await given(people, ...create(people.alice, trashed, second))
    return people.alice.commit(changeFile(people.alice, toSecond))
  }),
  denies("a file is moved to a note that doesn't exist", async (people) => {
    await given(people, ...noteWithFile(people.alice, there))
    return people.alice.commit(changeFile(people.alice, toSecond))
  }),
  ...[null, '', 'x/y/z', `${first}/notes/${second}`, 1].map((attachedTo) =>
    denies(`a file is moved to the note ${JSON.stringify(attachedTo)}`, (people) =>
      moveFrom(people, there, { attachedTo }),
    ),
  ),
  ...(['uploading', 'deleting'] as const).map((state) =>
    denies(`a file that is ${state} is moved to another note`, (people) =>
      moveFrom(people, { state }),
    ),
  ),
  denies('a picture is moved to a note', (people) => moveFrom(people, { ...ofPicture, ...there })),
  ...(['bob', 'signedOut'] as const).map((name) =>
    denies(`${name} moves a file of alice`, async (people) => {
      await given(people, ...noteWithFile(people.alice, there))
      await given(people, ...create(people.alice, {}, second))
      return people[name].commit(changeFile(people.alice, toSecond))
    }),
  ),
]
