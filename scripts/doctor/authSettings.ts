import { paths } from '#src/paths.ts'
import { asAdmin } from './administration.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { consolePage, type Project } from './project.ts'
import { listAt, textAt, unexpected, valueAt, type ServiceResponse } from './request.ts'

const subjects = {
  link: 'Sign-in method: email link',
  phone: 'Sign-in method: phone number',
  action: 'Links in emails lead to the app',
  sms: 'Second factor: text messages',
  totp: 'Second factor: authenticator apps',
  cleanUp: 'Old guest accounts are deleted',
}

const OF_TENANT = 'Each tenant has settings of its own. Look at those of VITE_FIREBASE_TENANT_ID.'

/** Checks the settings of Authentication that only an administrator can read. */
export function checkAuthSettings(project: Project, guestDays: number | null): Promise<Finding[]> {
  const all = Object.values(subjects)
  if (project.tenantId !== null) {
    return Promise.resolve(all.map((about) => skipped(about, OF_TENANT)))
  }
  return asAdmin(project, all, async (requestAsAdmin) => {
    const { projectId } = project.firebase
    const config = `${project.services.auth}/admin/v2/projects/${projectId}/config`
    const response = await requestAsAdmin(config)
    if (response.status === 200) return judgeAuthSettings(project, response, guestDays)
    return all.map((about) => skipped(about, unexpected(response)))
  })
}

/** @param guestDays after how many days the app says that guests are deleted; `null` if it keeps them. */
export function judgeAuthSettings(
  project: Project,
  { json }: ServiceResponse,
  guestDays: number | null,
): Finding[] {
  const providers = consolePage(project, 'authentication/providers')
  const action = project.site + project.prefix + paths.emailAction
  const present = textAt(json, 'notification', 'sendEmail', 'callbackUri')
  const isLinkOn =
    isTrue(json, 'signIn', 'email', 'enabled') &&
    valueAt(json, 'signIn', 'email', 'passwordRequired') !== true
  const checks: readonly [isRight: boolean, about: string, why: string, where: string][] = [
    [isLinkOn, subjects.link, 'It is off. Turn it on under "Email/Password".', providers],
    [
      isTrue(json, 'signIn', 'phoneNumber', 'enabled'),
      subjects.phone,
      'It is off. Turn on "Phone".',
      providers,
    ],
    [
      present === action,
      subjects.action,
      `They lead to ${present || "Firebase's own page"}. Make it ${action} ("Customize action URL").`,
      consolePage(project, 'authentication/emails'),
    ],
    [
      isSmsOn(json),
      subjects.sms,
      'The app offers them, but they are off. Turn on "SMS multi-factor authentication" (Identity Platform).',
      providers,
    ],
    [
      isTotpOn(json),
      subjects.totp,
      'The app offers them, but they are off. No console has a switch: turn them on with the Admin SDK, as this page says.',
      'https://firebase.google.com/docs/auth/web/totp-mfa',
    ],
  ]
  const isCleanUpOn = isTrue(json, 'autodeleteAnonymousUsers')
  return [
    ...checks.map(([isRight, about, why, where]) =>
      isRight ? passed(about) : failed(about, why, where),
    ),
    judgeCleanUp(isCleanUpOn, guestDays, consolePage(project, 'authentication/settings')),
  ]
}

/** The automatic cleanup deletes guest accounts 30 days after they were created, or never. */
function judgeCleanUp(isOn: boolean, guestDays: number | null, where: string): Finding {
  const about = subjects.cleanUp
  const turnOff =
    'Turn off the automatic clean-up under "User account management", or correct signIn.guest.days.'
  if (isOn && guestDays === null) {
    const why = `The app says that guests are kept, but the project deletes them after 30 days. ${turnOff}`
    return failed(about, why, where)
  }
  if (isOn && guestDays !== null && guestDays > 30) {
    const why = `The app says after ${guestDays} days, but the project deletes them after 30. ${turnOff}`
    return failed(about, why, where)
  }
  if (isOn) return passed(about, 'after 30 days')
  if (guestDays === null) return passed(about, 'never, as signIn.guest.days says')
  if (guestDays !== 30) {
    const why = `The automatic clean-up is off. A program of your own has to delete them after ${guestDays} days.`
    return skipped(about, why)
  }
  const why =
    'They stay forever. Turn on the automatic clean-up under "User account management" (Identity Platform), or write signIn.guest: { days: null }.'
  return failed(about, why, where)
}

function isSmsOn(json: unknown): boolean {
  const isOff = textAt(json, 'mfa', 'state') === 'DISABLED'
  return !isOff && listAt(json, 'mfa', 'enabledProviders').includes('PHONE_SMS')
}

function isTotpOn(json: unknown): boolean {
  return listAt(json, 'mfa', 'providerConfigs').some(
    (config) => textAt(config, 'state') === 'ENABLED',
  )
}

function isTrue(json: unknown, ...path: string[]): boolean {
  return valueAt(json, ...path) === true
}
