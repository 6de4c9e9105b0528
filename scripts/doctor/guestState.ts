import type { Answer } from './ask.ts'
import { ask, unexpected } from './ask.ts'
import { failed, type Finding } from './finding.ts'
import type { Guest } from './guest.ts'
import type { Project } from './project.ts'
import { consolePage } from './project.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Runs a check while the guest's account has a state, which the rules of Storage read. It is a deletion flag: what
 * stays is what every deleted account leaves, and expires.
 */
export async function withState<Result>(
  project: Project,
  guest: Guest,
  run: () => Promise<Result>,
): Promise<{ result: Result; left: Finding[] }> {
  const begun = await write(project, guest, { isFinal: { booleanValue: false } }, true)
  const result = await run()
  if (begun.status !== 200) return { result, left: [] }
  await write(project, guest, { isFinal: { booleanValue: true } }, true)
  const expiresAt = { timestampValue: new Date(Date.now() + DAY).toISOString() }
  const gone = await write(project, guest, { expiresAt }, false)
  if (gone.status === 200) return { result, left: [] }
  const why = `The document users/${guest.uid}, which this check created, is left. Delete it. ${unexpected(gone)}`
  const where = consolePage(project, 'firestore')
  return { result, left: [failed('The document of this check expires', why, where)] }
}

function write(
  { services, firebase }: Project,
  { uid, idToken }: Guest,
  fields: Record<string, object>,
  isDated: boolean,
): Promise<Answer> {
  const root = `projects/${firebase.projectId}/databases/(default)/documents`
  const dated = [{ fieldPath: 'deletingSince', setToServerValue: 'REQUEST_TIME' }]
  return ask(`${services.firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: {
      writes: [
        {
          update: { name: `${root}/users/${uid}`, fields },
          updateMask: { fieldPaths: Object.keys(fields) },
          updateTransforms: isDated ? dated : [],
        },
      ],
    },
  })
}
