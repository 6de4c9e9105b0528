import { asAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { listAt, textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { consolePage } from './project.ts'

const about = 'App Check is not enforced'

/** Checks which services enforce App Check, and would refuse an app that sends no tokens. */
export function checkAppCheck(project: Project): Promise<Finding[]> {
  return asAdmin(project, [about], async (askAsAdmin) => {
    const { projectId } = project.firebase
    const answer = await askAsAdmin(
      `${project.services.appCheck}/v1/projects/${projectId}/services`,
    )
    return [judgeAppCheck(project, answer)]
  })
}

export function judgeAppCheck(project: Project, answer: Answer): Finding {
  if (/has not been used in project/.test(textAt(answer.json, 'error', 'message')))
    return passed(about)
  if (answer.status !== 200) return skipped(about, unexpected(answer))
  const enforced = listAt(answer.json, 'services')
    .filter((service) => textAt(service, 'enforcementMode') === 'ENFORCED')
    .map((service) => textAt(service, 'name').replace(/^.*\//, ''))
  if (enforced.length === 0) return passed(about)
  if (project.hasAppCheck) return passed(`App Check is enforced for ${enforced.join(', ')}`)
  const why = `The app does not use App Check, and is refused by ${enforced.join(', ')}. Stop the enforcement.`
  return failed(about, why, consolePage(project, 'appcheck/apis'))
}

/** Whether a service refused a request because it had no App Check token. */
export function isAppCheckRefusal({ status, text }: Answer): boolean {
  return status !== 200 && /app ?check|app attestation/i.test(text)
}

/** The finding for something that App Check refused. */
export function enforcedAppCheck(project: Project, refused: string): Finding {
  if (project.hasAppCheck)
    return skipped(refused, 'App Check is enforced, and lets only the app ask.')
  const why = 'App Check is enforced, and the app does not use it. Stop the enforcement.'
  return failed(refused, why, consolePage(project, 'appcheck/apis'))
}
