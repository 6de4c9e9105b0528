import type { Answer } from './ask.ts'
import { ask, listAt, textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { authAddress, consolePage, pageHeaders } from './project.ts'

/** Checks whether reCAPTCHA Enterprise is enforced, and has a key for the page. */
export async function checkRecaptcha(project: Project): Promise<Finding[]> {
  const question = 'clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE'
  const tenant = project.tenantId === null ? '' : `&tenantId=${project.tenantId}`
  const address = authAddress(project, `v2/recaptchaConfig?${question}${tenant}`)
  return [judgeRecaptcha(project, await ask(address, { headers: pageHeaders(project) }))]
}

export function judgeRecaptcha(project: Project, answer: Answer): Finding {
  const about = 'reCAPTCHA'
  if (answer.status !== 200) return skipped(about, unexpected(answer))
  const asking = listAt(answer.json, 'recaptchaEnforcementState')
    .map((entry) => ({
      what: textAt(entry, 'provider').replace(/_PROVIDER$/, ''),
      how: textAt(entry, 'enforcementState'),
    }))
    .filter(({ how }) => how === 'ENFORCE' || how === 'AUDIT')
  if (asking.length === 0) return passed(about, 'asked for nowhere')
  if (!textAt(answer.json, 'recaptchaKey')) {
    const why = 'It is asked for, but has no key for websites. Add one.'
    return failed(about, why, consolePage(project, 'authentication/settings'))
  }
  return passed(about, asking.map(({ what, how }) => `${what} ${how}`.toLowerCase()).join(', '))
}
