import { checkAppCheck, checkDeployedRules, checkStorageRole } from './administration.ts'
import { checkApiKey } from './apiKey.ts'
import { checkAuthDomain } from './authDomain.ts'
import { checkAuthSettings } from './authSettings.ts'
import { failed, skipped, type Finding } from './finding.ts'
import { withGuest } from './guest.ts'
import { isAboutOffered, type OfferedMethods } from './offeredMethods.ts'
import { checkPassword, checkRecaptcha } from './password.ts'
import type { Project } from './project.ts'
import { checkProviders } from './providers.ts'
import { noResponse } from './request.ts'
import { checkRules } from './rules.ts'
import { checkSite } from './site.ts'
import { checkStorageCors } from './storageCors.ts'

/** Runs all checks on the project and the deployed app, one after the other. Leaves no changes behind. */
export async function examine(project: Project, offered: OfferedMethods): Promise<Finding[]> {
  const key = await checkApiKey(project)
  const [first] = key
  if (first?.state === 'failed' && first.why === noResponse)
    return [failed(first.about, `${noResponse} Are you online?`, 'Then run npm run doctor again.')]
  const isKeyWrong = first?.state === 'failed'
  const findings = [
    ...key,
    ...(isKeyWrong
      ? [skipped('Sign-in methods and rules', 'These checks need a valid API key.')]
      : await checkWithKey(project, offered)),
    ...(await checkAuthSettings(project, offered.guestDays)),
    ...(await checkDeployedRules(project)),
    ...(await checkStorageRole(project)),
    ...(await checkAppCheck(project)),
    ...(await checkStorageCors(project)),
    ...(await checkSite(project, offered)),
    ...(await checkAuthDomain(project)),
  ]
  return findings.filter(isAboutOffered(offered))
}

async function checkWithKey(project: Project, offered: OfferedMethods): Promise<Finding[]> {
  return [
    ...(await checkPassword(project, offered.passwordLength)),
    ...(await checkProviders(project, offered)),
    ...(await checkRecaptcha(project)),
    ...(await withGuest(project, (guest) => checkRules(project, guest))),
  ]
}
