import type { Answer } from './ask.ts'
import { ask, errorCode, textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { authAddress, authBody, consolePage, pageHeaders } from './project.ts'

/** A temporary anonymous account for testing the rules. */
export type Guest = { uid: string; idToken: string }

const about = 'Sign-in method: guest accounts'
const left = 'The guest account of this check is deleted'

/**
 * Creates a guest account, runs the checks with it, and deletes it. If it can't be created, `examine`
 * receives `null`.
 */
export async function withGuest(
  project: Project,
  examine: (guest: Guest | null) => Promise<Finding[]>,
): Promise<Finding[]> {
  const answer = await tell(project, 'v1/accounts:signUp', { returnSecureToken: true })
  const guest = guestIn(answer)
  const finding = judgeGuest(project, answer)
  if (!guest) return [finding, ...(await examine(null))]
  const findings = await examine(guest)
  const gone = await tell(project, 'v1/accounts:delete', { idToken: guest.idToken })
  if (gone.status === 200) return [finding, ...findings]
  const why = `The guest account ${guest.uid}, which this check created, is left. Delete it. ${unexpected(gone)}`
  return [failed(left, why, consolePage(project, 'authentication/users')), ...findings]
}

export function judgeGuest(project: Project, answer: Answer): Finding {
  if (guestIn(answer)) return passed(about)
  if (['ADMIN_ONLY_OPERATION', 'OPERATION_NOT_ALLOWED'].includes(errorCode(answer))) {
    const why = 'The app offers them, but they are off. Turn on "Anonymous".'
    return failed(about, why, consolePage(project, 'authentication/providers'))
  }
  return skipped(about, unexpected(answer))
}

function guestIn({ json }: Answer): Guest | null {
  const guest = { uid: textAt(json, 'localId'), idToken: textAt(json, 'idToken') }
  return guest.uid && guest.idToken ? guest : null
}

function tell(project: Project, path: string, body: object): Promise<Answer> {
  return ask(authAddress(project, path), {
    method: 'POST',
    headers: pageHeaders(project),
    body: authBody(project, body),
  })
}
