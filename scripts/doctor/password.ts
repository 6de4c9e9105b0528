import { randomUUID } from 'node:crypto'
import { enforcedAppCheck, isAppCheckRefusal } from './administration.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { authAddress, authPost, consolePage, pageHeaders, type Project } from './project.ts'
import {
  request,
  errorCode,
  listAt,
  textAt,
  unexpected,
  valueAt,
  type ServiceResponse,
} from './request.ts'

/**
 * Checks whether password sign-in is on, whether strangers can find out which emails have accounts, and the
 * password policy.
 */
export async function checkPassword(
  project: Project,
  ownLength: number | null,
): Promise<Finding[]> {
  const headers = pageHeaders(project)
  const stranger = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  const tenant = project.tenantId === null ? '' : `?tenantId=${project.tenantId}`
  const [attempt, policy] = await Promise.all([
    request(authAddress(project, 'v1/accounts:signInWithPassword'), authPost(project, stranger)),
    request(authAddress(project, `v2/passwordPolicy${tenant}`), { headers }),
  ])
  return [...judgeAttempt(project, attempt), judgePolicy(project, policy, ownLength)]
}

/** Judges the response to a sign-in with an email that no one has. */
export function judgeAttempt(project: Project, response: ServiceResponse): Finding[] {
  const password = 'Sign-in method: email and password'
  const protection = 'Email enumeration protection'
  if (isAppCheckRefusal(response)) {
    return [enforcedAppCheck(project, password), skipped(protection, unexpected(response))]
  }
  switch (errorCode(response)) {
    case 'INVALID_LOGIN_CREDENTIALS':
      return [passed(password), passed(protection)]
    case 'EMAIL_NOT_FOUND':
      return [
        passed(password),
        failed(
          protection,
          'It is off: anyone can find out who has an account. Turn it on under "User actions".',
          consolePage(project, 'authentication/settings'),
        ),
      ]
    case 'PASSWORD_LOGIN_DISABLED':
    case 'OPERATION_NOT_ALLOWED':
      return [
        failed(
          password,
          'The app offers it, but it is off. Turn on "Email/Password".',
          consolePage(project, 'authentication/providers'),
        ),
        skipped(protection, 'It can only be checked while password sign-in is on.'),
      ]
    default:
      return [skipped(password, unexpected(response)), skipped(protection, unexpected(response))]
  }
}

/** In characters, as OWASP and NIST demand. */
const recommendedLength = 8

/**
 * The app shows the policy as a checklist, and the SDK supports only its first version.
 *
 * @param ownLength how long the configuration asks passwords to be; `null` if the server decides alone.
 */
export function judgePolicy(
  project: Project,
  response: ServiceResponse,
  ownLength: number | null,
): Finding {
  const about = 'Password policy'
  if (response.status !== 200) return skipped(about, unexpected(response))
  if (valueAt(response.json, 'schemaVersion') !== 1) {
    const why = 'It is of a version that the app can’t read: no one can choose a password.'
    return failed(about, why, consolePage(project, 'authentication/settings'))
  }
  const least = Number(valueAt(response.json, 'customStrengthOptions', 'minPasswordLength') ?? 6)
  const isEnforced = valueAt(response.json, 'enforcementState') === 'ENFORCE'
  const own = ownLength !== null && ownLength > least ? `; the app asks for ${ownLength}` : ''
  const isShort = Math.max(least, ownLength ?? 0) < recommendedLength
  const advice = isShort ? `; ${recommendedLength} or more are recommended` : ''
  const enforced = `${isEnforced ? '' : 'not '}enforced`
  return passed(about, `at least ${least} characters, ${enforced}${own}${advice}`)
}

/** Checks whether reCAPTCHA Enterprise is enforced, and has a key for the page. */
export async function checkRecaptcha(project: Project): Promise<Finding[]> {
  const query = 'clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE'
  const tenant = project.tenantId === null ? '' : `&tenantId=${project.tenantId}`
  const address = authAddress(project, `v2/recaptchaConfig?${query}${tenant}`)
  return [judgeRecaptcha(project, await request(address, { headers: pageHeaders(project) }))]
}

export function judgeRecaptcha(project: Project, response: ServiceResponse): Finding {
  const about = 'reCAPTCHA'
  if (response.status !== 200) return skipped(about, unexpected(response))
  const asking = listAt(response.json, 'recaptchaEnforcementState')
    .map((entry) => ({
      what: textAt(entry, 'provider').replace(/_PROVIDER$/, ''),
      how: textAt(entry, 'enforcementState'),
    }))
    .filter(({ how }) => how === 'ENFORCE' || how === 'AUDIT')
  if (asking.length === 0) return passed(about, 'not enforced')
  if (!textAt(response.json, 'recaptchaKey')) {
    const why = 'It is asked for, but has no key for websites. Add one.'
    return failed(about, why, consolePage(project, 'authentication/settings'))
  }
  return passed(about, asking.map(({ what, how }) => `${what} ${how}`.toLowerCase()).join(', '))
}
