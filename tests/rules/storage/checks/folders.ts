import { objectSizeLimit } from '#src/domain/files/fileLimits.ts'
import { allows, denies, given } from '../../check.ts'
import type { Check } from '../../check.ts'
import { signOutOlder } from '../../firestore/access.ts'
import { slotPath } from '../../firestore/files.ts'
import { beginDeletion } from '../../firestore/flags.ts'
import type { People } from '../../people.ts'
import type { Person } from '../../person.ts'
import type { Metadata } from '../storageClient.ts'
import { givenAccount } from '../uploads.ts'

const photo = { contentType: 'image/jpeg', metadata: { caption: 'Beach' } } satisfies Metadata

const photosOf = ({ uid }: Person) => `users/${uid}/photos`

const photoOf = (person: Person) => `${photosOf(person)}/beach.jpg`

const store = (person: Person, path = photoOf(person), content = 'x') =>
  person.storage.upload(path, content, photo)

/** Alice has a photo. */
async function givenPhoto({ alice, owner }: People, path = photoOf(alice)): Promise<void> {
  if ((await owner.storage.upload(path, 'x', photo)) !== 'allowed')
    throw new Error('The start cannot be made.')
}

const kept: Record<string, (person: Person) => string> = {
  'in the folder': photoOf,
  'in a folder of the folder': (person) => `${photosOf(person)}/2026/beach/1.jpg`,
  'with spaces, dots, and other letters': (person) => `${photosOf(person)}/..a b../…é (2)..jpg`,
}

const refused: Record<string, (person: Person) => string> = {
  'in a folder that isn’t named': ({ uid }) => `users/${uid}/receipts/1.pdf`,
  'in a folder whose name only starts with it': ({ uid }) => `users/${uid}/photosX/1.jpg`,
  'in a folder whose name only ends with it': ({ uid }) => `users/${uid}/Xphotos/1.jpg`,
  'in a folder with another case': ({ uid }) => `users/${uid}/Photos/1.jpg`,
  'in a folder with a space after it': ({ uid }) => `users/${uid}/photos /1.jpg`,
  'in a folder with a space before it': ({ uid }) => `users/${uid}/ photos/1.jpg`,
  'in the folder of an account with a space after it': ({ uid }) => `users/${uid} /photos/1.jpg`,
  'in no account': () => 'users/photos/1.jpg',
  'outside all accounts': () => 'photos/1.jpg',
  'below the folder of another account': ({ uid }) => `users/bob/photos/users/${uid}/photos/1.jpg`,
  'in place of the folder': photosOf,
  'as the folder': (person) => `${photosOf(person)}/`,
  'with a slash before it': (person) => `/${photoOf(person)}`,
  'with a slash after it': (person) => `${photoOf(person)}/`,
  'with two slashes': (person) => `${photosOf(person)}//beach.jpg`,
  'with two slashes after it': (person) => `${photoOf(person)}//`,
  'under one dot': (person) => `${photosOf(person)}/.`,
  'under two dots': (person) => `${photosOf(person)}/..`,
  'through two dots': (person) => `${photosOf(person)}/../photos/beach.jpg`,
  'through two dots to the files': (person) => `${photosOf(person)}/../files/0`,
  'through one dot': (person) => `${photosOf(person)}/./beach.jpg`,
  'in the files': (person) => slotPath(person),
}

const others = ['bob', 'signedOut', 'guest'] as const

/** Objects that were there before the rules, or came from a server. */
const strays: Record<string, (person: Person) => string> = {
  'in a folder of the folder': (person) => `${photosOf(person)}/2026/1.jpg`,
  'that is a mark of the folder': (person) => `${photosOf(person)}/`,
  'whose name ends with a slash': (person) => `${photoOf(person)}/`,
  'with two dots in its name': (person) => `${photosOf(person)}/../1.jpg`,
}

const beyond: Record<string, (person: Person) => string> = {
  'a folder whose name only starts with it': ({ uid }) => `users/${uid}/photosX`,
  'the folder above it': ({ uid }) => `users/${uid}`,
}

/** Everything that a person does with a photo that is there. */
const acts: Record<string, (person: Person, owner: Person) => ReturnType<typeof store>> = {
  'lists the photos': (person, owner) => person.storage.list(photosOf(owner)),
  'reads a photo': (person, owner) => person.storage.get(photoOf(owner)),
  'stores a photo': (person, owner) => store(person, `${photosOf(owner)}/new.jpg`),
  'replaces a photo': (person, owner) => store(person, photoOf(owner)),
  'describes a photo': (person, owner) => person.storage.describe(photoOf(owner), photo),
  'deletes a photo': (person, owner) => person.storage.remove(photoOf(owner)),
}

/** The folders that an existing app names. */
export const folders: readonly Check[] = [
  ...Object.entries(acts).flatMap(([does, act]) => [
    allows(`alice ${does} before the door has stored anything for her`, async (people) => {
      await givenPhoto(people)
      return act(people.alice, people.alice)
    }),
    allows(`alice ${does}`, async (people) => {
      await givenAccount(people)
      await givenPhoto(people)
      return act(people.alice, people.alice)
    }),
    ...others.map((name) =>
      denies(`${name} ${does} of alice`, async (people) => {
        await givenPhoto(people)
        return act(people[name], people.alice)
      }),
    ),
    denies(`a signed-out session ${does}`, async (people) => {
      await givenPhoto(people)
      await given(people, signOutOlder(people.alice))
      return act(people.aliceBefore, people.alice)
    }),
    allows(`the session that signed out the others ${does}`, async (people) => {
      await givenPhoto(people)
      await given(people, signOutOlder(people.alice))
      return act(people.alice, people.alice)
    }),
    ...[false, true].map((isFinal) => {
      const isAllowed = does === 'lists the photos' || (isFinal && does === 'deletes a photo')
      const when = `when the deletion is ${isFinal ? '' : 'not '}final`
      return (isAllowed ? allows : denies)(`alice ${does} ${when}`, async (people) => {
        await givenPhoto(people)
        await given(people, beginDeletion(people.alice, { isFinal }))
        return act(people.alice, people.alice)
      })
    }),
  ]),
  ...Object.entries(kept).flatMap(([where, pathOf]) => [
    allows(`alice stores a photo ${where}`, ({ alice }) => store(alice, pathOf(alice))),
    allows(`a guest reads a photo ${where}`, async (people) => {
      await givenPhoto(people, pathOf(people.guest))
      return people.guest.storage.get(pathOf(people.guest))
    }),
  ]),
  ...Object.entries(refused).map(([where, pathOf]) =>
    denies(`alice stores a photo ${where}`, ({ alice }) => store(alice, pathOf(alice))),
  ),
  denies('alice describes a photo whose name ends with a slash', async (people) => {
    const path = `${photoOf(people.alice)}/`
    await givenPhoto(people, path)
    return people.alice.storage.describe(path, photo)
  }),
  ...Object.entries(strays).map(([what, pathOf]) =>
    allows(`alice deletes an object ${what}`, async (people) => {
      const path = pathOf(people.alice)
      await givenPhoto(people, path)
      return people.alice.storage.remove(path)
    }),
  ),
  ...Object.entries(beyond).flatMap(([what, folderOf]) => [
    denies(`alice lists ${what}`, ({ alice }) => alice.storage.list(folderOf(alice))),
    denies(`alice reads a photo in ${what}`, ({ alice }) =>
      alice.storage.get(`${folderOf(alice)}/1.jpg`),
    ),
    denies(`alice deletes a photo in ${what}`, ({ alice }) =>
      alice.storage.remove(`${folderOf(alice)}/1.jpg`),
    ),
  ]),
  allows('alice lists a folder of her photos', ({ alice }) =>
    alice.storage.list(`${photosOf(alice)}/2026`),
  ),
  allows('alice stores a photo of the largest size', ({ alice }) =>
    store(alice, photoOf(alice), 'x'.repeat(objectSizeLimit)),
  ),
  denies('alice stores a photo that is one byte larger', ({ alice }) =>
    store(alice, photoOf(alice), 'x'.repeat(objectSizeLimit + 1)),
  ),
]
