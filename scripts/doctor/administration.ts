import { composeRules } from '#local-firebase/rulesFiles.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { consolePage, type Project } from './project.ts'
import { request, listAt, textAt, unexpected, type ServiceResponse } from './request.ts'

/** Asks a service of Google as the administrator who is signed in to gcloud. With a body, the request is a POST. */
type RequestAsAdmin = (address: string, body?: object) => Promise<ServiceResponse>

/** Runs checks that only an administrator can. If no one is signed in to gcloud, they are reported as skipped. */
export async function asAdmin(
  { adminToken, firebase }: Project,
  subjects: readonly string[],
  examine: (requestAsAdmin: RequestAsAdmin) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (adminToken === null) {
    const signIn = 'Requires an administrator: `gcloud auth login`.'
    return subjects.map((about) => skipped(about, signIn))
  }
  const headers = {
    authorization: `Bearer ${adminToken}`,
    'x-goog-user-project': firebase.projectId,
  }
  return examine((address, body) =>
    request(address, { headers, ...(body && { method: 'POST', body }) }),
  )
}

type RuledService = 'firestore' | 'storage'

const aboutRules = (service: RuledService) => `The rules in force are those of ${service}.rules`

/** Checks whether the deployed rules are identical to those that a deploy would write, or older. */
export function checkDeployedRules(project: Project): Promise<Finding[]> {
  const { services, firebase, tenantId } = project
  const { projectId, storageBucket } = firebase
  const releaseNames = [
    ['firestore', 'cloud.firestore'],
    ['storage', `firebase.storage/${storageBucket}`],
  ] as const
  const subjects = releaseNames.map(([service]) => aboutRules(service))
  return asAdmin(project, subjects, async (requestAsAdmin) => {
    const releases = await requestAsAdmin(
      `${services.rules}/v1/projects/${projectId}/releases?pageSize=100`,
    )
    const findings = releaseNames.map(async ([service, name]) => {
      if (releases.status !== 200) return skipped(aboutRules(service), unexpected(releases))
      const release = listAt(releases.json, 'releases').find(
        (entry) => textAt(entry, 'name') === `projects/${projectId}/releases/${name}`,
      )
      const ruleset = textAt(release, 'rulesetName')
      if (!ruleset) return judgeRuleset(service, null, '')
      const response = await requestAsAdmin(`${services.rules}/v1/${ruleset}`)
      return judgeRuleset(service, response, await composeRules(service, tenantId))
    })
    return Promise.all(findings)
  })
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** @param response `null` if no rules were ever deployed. */
export function judgeRuleset(
  service: RuledService,
  response: ServiceResponse | null,
  file: string,
): Finding {
  const about = aboutRules(service)
  if (response === null) return failed(about, 'None were ever deployed.', 'npm run deploy')
  if (response.status !== 200) return skipped(about, unexpected(response))
  const deployed = textAt(response.json, 'source', 'files', 0, 'content')
  if (deployed.trim() === file.trim()) return passed(about)
  const createdAt = textAt(response.json, 'createTime')
  const since = createdAt && `, uploaded on ${day.format(new Date(createdAt))}`
  return failed(about, `Others are in force${since}.`, 'npm run deploy')
}

const role = 'roles/firebaserules.firestoreServiceAgent'
const aboutRole = 'storage.rules may read Firestore'

/** Checks whether the rules of Storage may read Firestore. Without that role, every request to Storage is denied. */
export function checkStorageRole(project: Project): Promise<Finding[]> {
  return asAdmin(project, [aboutRole], async (requestAsAdmin) => {
    const { services, firebase } = project
    const address = `${services.resources}/v1/projects/${firebase.projectId}:getIamPolicy`
    return [judgeStorageRole(project, await requestAsAdmin(address, {}))]
  })
}

export function judgeStorageRole({ firebase }: Project, response: ServiceResponse): Finding {
  if (response.status !== 200) return skipped(aboutRole, unexpected(response))
  // Storage's service account is named by the project's number, which the app ID contains.
  const [, number = ''] = firebase.appId.split(':')
  const member = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
  const isGranted = listAt(response.json, 'bindings').some(
    (binding) => textAt(binding, 'role') === role && listAt(binding, 'members').includes(member),
  )
  if (isGranted) return passed(aboutRole)
  return failed(
    aboutRole,
    'They may not, so Storage denies every request.',
    `gcloud projects add-iam-policy-binding ${firebase.projectId} --member=${member} --role=${role} --condition=None`,
  )
}

const aboutAppCheck = 'App Check is not enforced'

/** Checks which services enforce App Check, and would refuse an app that sends no tokens. */
export function checkAppCheck(project: Project): Promise<Finding[]> {
  return asAdmin(project, [aboutAppCheck], async (requestAsAdmin) => {
    const { services, firebase } = project
    const address = `${services.appCheck}/v1/projects/${firebase.projectId}/services`
    return [judgeAppCheck(project, await requestAsAdmin(address))]
  })
}

export function judgeAppCheck(project: Project, response: ServiceResponse): Finding {
  if (/has not been used in project/.test(textAt(response.json, 'error', 'message')))
    return passed(aboutAppCheck)
  if (response.status !== 200) return skipped(aboutAppCheck, unexpected(response))
  const enforced = listAt(response.json, 'services')
    .filter((service) => textAt(service, 'enforcementMode') === 'ENFORCED')
    .map((service) => textAt(service, 'name').replace(/^.*\//, ''))
  if (enforced.length === 0) return passed(aboutAppCheck)
  if (project.hasAppCheck) return passed(`App Check is enforced for ${enforced.join(', ')}`)
  const why = `The app does not use App Check, and is refused by ${enforced.join(', ')}. Stop the enforcement.`
  return failed(aboutAppCheck, why, consolePage(project, 'appcheck/apis'))
}

/** Whether a service refused a request because it had no App Check token. */
export function isAppCheckRefusal({ status, text }: ServiceResponse): boolean {
  return status !== 200 && /app ?check|app attestation/i.test(text)
}

/** The finding for something that App Check refused. */
export function enforcedAppCheck(project: Project, refused: string): Finding {
  if (project.hasAppCheck)
    return skipped(refused, 'App Check is enforced, and lets only the app ask.')
  const why = 'App Check is enforced, and the app does not use it. Stop the enforcement.'
  return failed(refused, why, consolePage(project, 'appcheck/apis'))
}
