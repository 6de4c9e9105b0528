import { deleteUser } from 'firebase/auth'
import { expect, test } from 'vitest'
import { localUrls } from '#local-firebase/localUrls.ts'
import { reachProject } from '#scripts/doctor/project.ts'
import { deleteOrphan, findOrphans, type Orphan } from '#scripts/owner/orphans.ts'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { newGuest, newPerson } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'
import { standIn } from '#tests/scripts/doctor/standIn.ts'
import { userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import { seedUserData } from './deletion/seedUserData.ts'

const { everythingOf } = userDataOnServer(ports)
const local = localUrls(ports)

test('the owner finds and deletes what a deleted account left behind, and nothing of other people', async () => {
  const [guest, { uid, account }] = [await newGuest(), await newPerson()]
  await seedUserData(guest)
  await seedUserData(account)
  const ofPerson = await everythingOf(uid)
  const ofGuest = await everythingOf(guest.uid)
  if (guest.auth.currentUser) await deleteUser(guest.auth.currentUser)

  const project = await ownedProject()
  const orphan = await orphanOf(guest.uid)
  expect(orphan && pathsIn(orphan)).toEqual([...ofGuest, `users/${guest.uid}`].sort())
  expect(await orphanOf(uid)).toBeUndefined()

  if (orphan) await deleteOrphan(project, orphan)
  expect(await everythingOf(guest.uid)).toEqual([])
  expect(await orphanOf(guest.uid)).toBeUndefined()
  expect(await everythingOf(uid)).toEqual(ofPerson)
})

test('a project that knows none of the accounts is taken for the wrong one', async () => {
  const project = await ownedProject()
  const [one, two] = [await newGuest(), await newGuest()]
  await seedUserData(one)
  await seedUserData(two)
  const { services } = await standIn(() => ({ body: {} }))
  const elsewhere = { ...project.services, auth: services.auth }
  await expect(findOrphans({ ...project, services: elsewhere })).rejects.toThrow(
    /Not one of \d+ accounts was found/,
  )
})

async function ownedProject() {
  return {
    ...(await reachProject({ ...configuration, appCheck: null, local }, '')),
    token: 'owner',
  }
}

async function orphanOf(uid: string): Promise<Orphan | undefined> {
  return (await findOrphans(await ownedProject())).find((orphan) => orphan.uid === uid)
}

/** As `everythingOf` lists them. */
function pathsIn({ documents, files }: Orphan): string[] {
  const paths = documents.map((name) => name.slice(name.indexOf('/users/') + 1))
  return [...paths, ...files.map((name) => `bytes of ${name}`)].sort()
}
