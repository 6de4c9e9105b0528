import { textAt, valueAt } from '#scripts/doctor/request.ts'
import {
  call,
  commitLimit,
  documentsIn,
  pagesOf,
  requireStatus,
  rootOf,
  type OwnedProject,
} from './ownedProject.ts'

type Verified = { name: string; email: string }

/**
 * Records the verified addresses of all accounts, as their next sign-in would, but without ending anything. Those
 * that are recorded already stay as they are. Safe to repeat.
 *
 * @returns how many it has recorded.
 * @throws if a service refuses.
 */
export async function recordVerifiedAccounts(project: OwnedProject): Promise<number> {
  const accounts = await verifiedAccounts(project)
  let count = 0
  for (let start = 0; start < accounts.length; start += commitLimit) {
    const some = await unrecordedAmong(project, accounts.slice(start, start + commitLimit))
    const writes = some.map(toWrite)
    if (writes.length > 0) await post(project, 'commit', { writes })
    count += writes.length
  }
  return count
}

async function verifiedAccounts(project: OwnedProject): Promise<readonly Verified[]> {
  const { services, firebase } = project
  const address = `${services.auth}/v1/projects/${firebase.projectId}/accounts:batchGet?maxResults=1000`
  const users = await pagesOf(project, address, 'users', 'nextPageToken')
  return users
    .filter((user) => valueAt(user, 'emailVerified') === true && textAt(user, 'email') !== '')
    .map((user) => ({
      name: `${rootOf(project)}/users/${textAt(user, 'localId')}`,
      email: textAt(user, 'email'),
    }))
}

async function unrecordedAmong(project: OwnedProject, some: readonly Verified[]) {
  const mask = { fieldPaths: ['verified'] }
  const documents = some.map(({ name }) => name)
  const { json } = await post(project, 'batchGet', { documents, mask })
  const recorded = new Map(
    (Array.isArray(json) ? json : []).map((response: unknown) => [
      textAt(response, 'found', 'name'),
      textAt(response, 'found', 'fields', 'verified', 'mapValue', 'fields', 'email', 'stringValue'),
    ]),
  )
  return some.filter(({ name, email }) => recorded.get(name) !== email)
}

function toWrite({ name, email }: Verified) {
  const fields = { email: { stringValue: email } }
  return {
    update: { name, fields: { verified: { mapValue: { fields } } } },
    updateMask: { fieldPaths: ['verified'] },
    updateTransforms: [{ fieldPath: 'verified.at', setToServerValue: 'REQUEST_TIME' }],
  }
}

async function post(project: OwnedProject, method: string, body: object) {
  return requireStatus(
    await call(project, `${documentsIn(project)}:${method}`, 'POST', body),
    [200],
  )
}
