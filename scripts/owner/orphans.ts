import { listAt, textAt, valueAt } from '#scripts/doctor/request.ts'
import {
  call,
  commitLimit,
  documentsIn,
  pagesOf,
  requireStatus,
  rootOf,
  type OwnedProject,
} from './ownedProject.ts'

/** The data that a deleted account left behind. */
export type Orphan = { uid: string; documents: readonly string[]; files: readonly string[] }

/** The most accounts that one lookup may name. */
const lookupLimit = 100

/**
 * Finds what accounts that are gone left behind in Firestore and Storage. Flags of deleted accounts, which expire by
 * themselves, don't count.
 *
 * @throws if a service refuses, or knows none of several accounts: then this is another project.
 */
export async function findOrphans(project: OwnedProject): Promise<readonly Orphan[]> {
  const uids = await allUids(project)
  const existing = new Set<string>()
  for (let start = 0; start < uids.length; start += lookupLimit) {
    const some = uids.slice(start, start + lookupLimit)
    for (const uid of await existingAmong(project, some)) existing.add(uid)
  }
  const gone = uids.filter((uid) => !existing.has(uid))
  if (existing.size === 0 && gone.length > 1) {
    throw new Error(
      `Not one of ${gone.length} accounts was found. Their accounts seem to be in another project.`,
    )
  }
  const found: Orphan[] = []
  for (const uid of gone) {
    const [documents, files] = [await documentsOf(project, uid), await filesOf(project, uid)]
    if (documents.length + files.length > 0) found.push({ uid, documents, files })
  }
  return found
}

/** Deletes what `findOrphans` found. Safe to repeat. Throws if a service refuses. */
export async function deleteOrphan(project: OwnedProject, orphan: Orphan): Promise<void> {
  const { documents, files } = orphan
  for (const name of files) {
    const response = await call(
      project,
      `${objectsOf(project)}/${encodeURIComponent(name)}`,
      'DELETE',
    )
    requireStatus(response, [200, 204, 404])
  }
  for (let start = 0; start < documents.length; start += commitLimit) {
    const writes = documents.slice(start, start + commitLimit).map((name) => ({ delete: name }))
    const response = await call(project, `${documentsIn(project)}:commit`, 'POST', { writes })
    requireStatus(response, [200])
  }
}

/** Also people whose own document is missing, and who have files only. */
async function allUids(project: OwnedProject): Promise<readonly string[]> {
  const users = `${addressOf(project, 'users')}?pageSize=300&showMissing=true&mask.fieldPaths=expiresAt`
  const documents = await pagesOf(project, users, 'documents')
  const folders = await pagesOf(
    project,
    `${objectsOf(project)}?prefix=users/&delimiter=/`,
    'prefixes',
  )
  return [
    ...new Set([
      ...documents.map((document) => lastOf(textAt(document, 'name'))),
      ...folders.map((folder) => String(folder).split('/')[1] ?? ''),
    ]),
  ].filter(Boolean)
}

async function existingAmong(project: OwnedProject, localId: readonly string[]) {
  const { services, firebase } = project
  const address = `${services.auth}/v1/projects/${firebase.projectId}/accounts:lookup`
  const response = requireStatus(await call(project, address, 'POST', { localId }), [200])
  return listAt(response.json, 'users').map((user) => textAt(user, 'localId'))
}

/** The documents below a person's own, and that one, unless it is only a flag that expires by itself. */
async function documentsOf(project: OwnedProject, uid: string): Promise<readonly string[]> {
  const own = `${rootOf(project)}/users/${uid}`
  const below = await documentsBelow(project, `users/${uid}`)
  const response = requireStatus(
    await call(project, addressOf(project, `users/${uid}`)),
    [200, 404],
  )
  const isFlag = valueAt(response.json, 'fields', 'expiresAt') !== undefined
  return response.status === 404 || isFlag ? below : [...below, own]
}

/** In all collections, of any depth. */
async function documentsBelow(project: OwnedProject, path: string): Promise<readonly string[]> {
  const select = { fields: [{ fieldPath: '__name__' }] }
  const structuredQuery = { from: [{ allDescendants: true }], select }
  const address = `${addressOf(project, path)}:runQuery`
  const response = requireStatus(await call(project, address, 'POST', { structuredQuery }), [200])
  return listAt(response.json)
    .map((found) => textAt(found, 'document', 'name'))
    .filter(Boolean)
}

async function filesOf(project: OwnedProject, uid: string): Promise<readonly string[]> {
  const address = `${objectsOf(project)}?prefix=${encodeURIComponent(`users/${uid}/`)}`
  return (await pagesOf(project, address, 'items')).map((item) => textAt(item, 'name'))
}

function addressOf(project: OwnedProject, path: string): string {
  return `${documentsIn(project)}/${path.split('/').map(encodeURIComponent).join('/')}`
}

function objectsOf({ services, firebase }: OwnedProject): string {
  return `${services.bucket}/storage/v1/b/${firebase.storageBucket}/o`
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
