import { enabledMethods, signInSettings, type SignIn } from '#build/configuration/signInMethods.ts'
import { checkAppCheck, checkDeployedRules, checkStorageRole } from './administration.ts'
import { checkApiKey } from './apiKey.ts'
import { checkAuthDomain } from './authDomain.ts'
import { checkAuthSettings } from './authSettings.ts'
import { failed, skipped, type Finding } from './finding.ts'
import { withGuest } from './guest.ts'
import { checkPassword, checkRecaptcha } from './password.ts'
import type { Project } from './project.ts'
import { checkProviders } from './providers.ts'
import { noResponse } from './request.ts'
import { checkRules } from './rules.ts'
import { checkSite } from './site.ts'
import { checkStorageCors } from './storageCors.ts'

/**
 * Runs all checks on the project and the deployed app, one after the other. Leaves no changes behind. Methods that the
 * app doesn't offer may be on or off.
 */
export async function examine(project: Project, signIn: SignIn): Promise<Finding[]> {
  const key = await checkApiKey(project)
  const [first] = key
  if (first?.state === 'failed' && first.why === noResponse)
    return [failed(first.about, `${noResponse} Are you online?`, 'Then run npm run doctor again.')]
  const isKeyWrong = first?.state === 'failed'
  const findings = [
    ...key,
    ...(isKeyWrong
      ? [skipped('Sign-in methods and rules', 'These checks need a valid API key.')]
      : await checkWithKey(project, signIn)),
    ...(await checkAuthSettings(project, signInSettings(signIn).guestDays)),
    ...(await checkDeployedRules(project)),
    ...(await checkStorageRole(project)),
    ...(await checkAppCheck(project)),
    ...(await checkStorageCors(project)),
    ...(await checkSite(project, signIn)),
    ...(await checkAuthDomain(project)),
  ]
  const offered = offeredSubjects(signIn)
  return findings.filter(({ about }) => offered[about] ?? true)
}

async function checkWithKey(project: Project, signIn: SignIn): Promise<Finding[]> {
  const { passwordLength, providers } = signInSettings(signIn)
  return [
    ...(await checkPassword(project, passwordLength)),
    ...(await checkProviders(project, providers)),
    ...(await checkRecaptcha(project)),
    ...(await withGuest(project, (guest) => checkRules(project, guest))),
  ]
}

function offeredSubjects(signIn: SignIn): Readonly<Record<string, boolean>> {
  const { password, emailLink, phone, guest, sms } = enabledMethods(signIn)
  return {
    'Sign-in method: email and password': password,
    'Sign-in method: email link': emailLink,
    'Sign-in method: phone number': phone,
    'Sign-in method: guest accounts': guest,
    'Second factor: text messages': sms,
    'Second factor: authenticator apps': signInSettings(signIn).totp,
    'Old guest accounts are deleted': guest,
  }
}
