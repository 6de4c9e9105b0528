import type { Answer } from './ask.ts'
import { ask } from './ask.ts'
import { skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'

const SIGN_IN = 'It takes an administrator: `gcloud auth login`.'

/** Asks a service of Google as the administrator who is signed in to gcloud. With a body, the request is a POST. */
export type AskAsAdmin = (address: string, body?: object) => Promise<Answer>

/**
 * Runs checks that need administrator access. If nobody is signed in to gcloud, they are reported as skipped.
 */
export async function asAdmin(
  project: Project,
  subjects: readonly string[],
  examine: (askAsAdmin: AskAsAdmin) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { adminToken, firebase } = project
  if (adminToken === null) return subjects.map((about) => skipped(about, SIGN_IN))
  const headers = {
    authorization: `Bearer ${adminToken}`,
    'x-goog-user-project': firebase.projectId,
  }
  return examine((address, body) =>
    ask(address, { headers, ...(body && { method: 'POST', body }) }),
  )
}
