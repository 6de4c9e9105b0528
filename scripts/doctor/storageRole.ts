import { asAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { listAt, textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'

const ROLE = 'roles/firebaserules.firestoreServiceAgent'

const about = 'storage.rules may read Firestore'

/** Checks whether the rules of Storage may read Firestore. Without that role, every request to Storage is denied. */
export function checkStorageRole(project: Project): Promise<Finding[]> {
  return asAdmin(project, [about], async (askAsAdmin) => {
    const { services, firebase } = project
    const address = `${services.resources}/v1/projects/${firebase.projectId}:getIamPolicy`
    return [judgeStorageRole(project, await askAsAdmin(address, {}))]
  })
}

export function judgeStorageRole(project: Project, answer: Answer): Finding {
  if (answer.status !== 200) return skipped(about, unexpected(answer))
  const member = `serviceAccount:${storageAgent(project)}`
  const isGranted = listAt(answer.json, 'bindings').some(
    (binding) => textAt(binding, 'role') === ROLE && listAt(binding, 'members').includes(member),
  )
  if (isGranted) return passed(about)
  const { projectId } = project.firebase
  return failed(
    about,
    'They may not, so Storage denies every request.',
    `gcloud projects add-iam-policy-binding ${projectId} --member=${member} --role=${ROLE} --condition=None`,
  )
}

/** Storage's service account is named by the project's number, which the app ID contains. */
function storageAgent({ firebase }: Project): string {
  const [, number = ''] = firebase.appId.split(':')
  return `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
}
