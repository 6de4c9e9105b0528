import { knownProviders } from '#build/configuration/identityProviders.ts'
import { ask, errorCode, textAt, unexpected, type Answer } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { OfferedMethods } from './offeredMethods.ts'
import { authAddress, authPost, consolePage, type Project } from './project.ts'

const notOffered = 'Providers that are on, but not offered'

/** Checks whether the providers on the sign-in page are turned on, and lists others that are. */
export async function checkProviders(
  project: Project,
  { providers }: OfferedMethods,
): Promise<Finding[]> {
  const others = knownProviders.filter((id) => !providers.includes(id))
  const answers = new Map(
    await Promise.all(
      [...providers, ...others].map(async (id) => [id, await askForPage(project, id)] as const),
    ),
  )
  const on = others.filter((id) => isOn(answers.get(id)))
  return [
    ...providers.map((id) => judgeProvider(project, id, answers.get(id))),
    ...(on.length > 0 ? [passed(notOffered, `${on.join(', ')}. Turn off what is unused`)] : []),
  ]
}

/** Requests the URL of the provider's page, as a popup does before opening it. */
function askForPage(project: Project, providerId: string): Promise<Answer> {
  const continueUri = `https://${project.firebase.authDomain}/__/auth/handler`
  const body = { providerId, continueUri }
  return ask(authAddress(project, 'v1/accounts:createAuthUri'), authPost(project, body))
}

function isOn(answer: Answer | undefined): boolean {
  return answer?.status === 200 && textAt(answer.json, 'authUri') !== ''
}

export function judgeProvider(project: Project, id: string, answer: Answer | undefined): Finding {
  const about = `Sign-in method: ${id}`
  if (isOn(answer)) return passed(about)
  if (!answer) return skipped(about, 'It was not asked for.')
  if (offCodes.has(errorCode(answer))) {
    const why =
      'The app offers it, but it is off. Turn it on, or take it out of gatehouse.config.ts.'
    return failed(about, why, consolePage(project, 'authentication/providers'))
  }
  return skipped(about, unexpected(answer))
}

const offCodes = new Set([
  'OPERATION_NOT_ALLOWED',
  'CONFIGURATION_NOT_FOUND',
  'INVALID_PROVIDER_ID',
])
