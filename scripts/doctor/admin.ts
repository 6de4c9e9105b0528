import type { Answer } from './ask.ts'
import { ask } from './ask.ts'
import type { Finding } from './finding.ts'
import { unasked } from './finding.ts'
import type { Project } from './project.ts'

const SIGN_IN = 'It takes an administrator: `gcloud auth login`.'

/** Asks what only an administrator may read. Where nobody is signed in to gcloud, each subject is left out with a word. */
export async function asAdmin(
  project: Project,
  subjects: readonly string[],
  examine: (askAsAdmin: (address: string) => Promise<Answer>) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { adminToken, firebase } = project
  if (adminToken === null) return subjects.map((about) => unasked(about, SIGN_IN))
  const headers = {
    authorization: `Bearer ${adminToken}`,
    'x-goog-user-project': firebase.projectId,
  }
  return examine((address) => ask(address, { headers }))
}
