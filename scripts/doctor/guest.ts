import { failed, passed, skipped, type Finding } from './finding.ts'
import { authAddress, authPost, consolePage, type Project } from './project.ts'
import { request, errorCode, textAt, unexpected, type ServiceResponse } from './request.ts'

/** A temporary anonymous account for testing the rules. */
export type Guest = { uid: string; idToken: string }

const about = 'Sign-in method: guest accounts'

/**
 * Creates a guest account, runs the checks with it, and deletes it. If it can't be created, `examine`
 * receives `null`.
 */
export async function withGuest(
  project: Project,
  examine: (guest: Guest | null) => Promise<Finding[]>,
): Promise<Finding[]> {
  const post = (path: string, body: object) =>
    request(authAddress(project, path), authPost(project, body))
  const response = await post('v1/accounts:signUp', { returnSecureToken: true })
  const guest = guestIn(response)
  const finding = judgeGuest(project, response)
  if (!guest) return [finding, ...(await examine(null))]
  const findings = await examine(guest)
  const gone = await post('v1/accounts:delete', { idToken: guest.idToken })
  if (gone.status === 200) return [finding, ...findings]
  const left = 'The guest account of this check is deleted'
  const why = `The guest account ${guest.uid}, which this check created, is left. Delete it. ${unexpected(gone)}`
  return [failed(left, why, consolePage(project, 'authentication/users')), ...findings]
}

export function judgeGuest(project: Project, response: ServiceResponse): Finding {
  if (guestIn(response)) return passed(about)
  if (['ADMIN_ONLY_OPERATION', 'OPERATION_NOT_ALLOWED'].includes(errorCode(response))) {
    const why = 'The app offers them, but they are off. Turn on "Anonymous".'
    return failed(about, why, consolePage(project, 'authentication/providers'))
  }
  return skipped(about, unexpected(response))
}

function guestIn({ json }: ServiceResponse): Guest | null {
  const guest = { uid: textAt(json, 'localId'), idToken: textAt(json, 'idToken') }
  return guest.uid && guest.idToken ? guest : null
}

const oneDay = 24 * 60 * 60 * 1000

/**
 * Runs a check while the guest's account has a state, which the rules of Storage read. It is a deletion flag: what
 * stays is what every deleted account leaves, and expires.
 */
export async function withState(
  project: Project,
  guest: Guest,
  run: () => Promise<Finding[]>,
): Promise<Finding[]> {
  const begun = await write(project, guest, { isFinal: { booleanValue: false } }, true)
  const findings = await run()
  if (begun.status !== 200) return findings
  await write(project, guest, { isFinal: { booleanValue: true } }, true)
  const expiresAt = { timestampValue: new Date(Date.now() + oneDay).toISOString() }
  const gone = await write(project, guest, { expiresAt }, false)
  if (gone.status === 200) return findings
  const why = `The document users/${guest.uid}, which this check created, is left. Delete it. ${unexpected(gone)}`
  const where = consolePage(project, 'firestore')
  return [...findings, failed('The document of this check expires', why, where)]
}

function write(
  { services, firebase }: Project,
  { uid, idToken }: Guest,
  fields: Record<string, object>,
  isDated: boolean,
): Promise<ServiceResponse> {
  const root = `projects/${firebase.projectId}/databases/(default)/documents`
  const dated = [{ fieldPath: 'deletingSince', setToServerValue: 'REQUEST_TIME' }]
  const change = {
    update: { name: `${root}/users/${uid}`, fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: isDated ? dated : [],
  }
  return request(`${services.firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: { writes: [change] },
  })
}
