import { knownProviders } from '#build/configuration/identityProviders.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { authAddress, authPost, consolePage, type Project } from './project.ts'
import { request, errorCode, textAt, unexpected, type ServiceResponse } from './request.ts'

const notOffered = 'Providers that are on, but not offered'

/** Checks whether the providers on the sign-in page are turned on, and lists others that are. */
export async function checkProviders(
  project: Project,
  providers: readonly string[],
): Promise<Finding[]> {
  const others = knownProviders.filter((id) => !providers.includes(id))
  const responses = new Map(
    await Promise.all(
      [...providers, ...others].map(async (id) => [id, await askForPage(project, id)] as const),
    ),
  )
  const on = others.filter((id) => isOn(responses.get(id)))
  return [
    ...providers.map((id) => judgeProvider(project, id, responses.get(id))),
    ...(on.length > 0 ? [passed(notOffered, `${on.join(', ')}. Turn off what is unused`)] : []),
  ]
}

/** Requests the URL of the provider's page, as a popup does before opening it. */
function askForPage(project: Project, providerId: string): Promise<ServiceResponse> {
  const continueUri = `https://${project.firebase.authDomain}/__/auth/handler`
  const body = { providerId, continueUri }
  return request(authAddress(project, 'v1/accounts:createAuthUri'), authPost(project, body))
}

function isOn(response: ServiceResponse | undefined): boolean {
  return response?.status === 200 && textAt(response.json, 'authUri') !== ''
}

export function judgeProvider(
  project: Project,
  id: string,
  response: ServiceResponse | undefined,
): Finding {
  const about = `Sign-in method: ${id}`
  if (isOn(response)) return passed(about)
  if (!response) return skipped(about, 'It was not asked for.')
  if (offCodes.has(errorCode(response))) {
    const why =
      'The app offers it, but it is off. Turn it on, or take it out of gatehouse.config.ts.'
    return failed(about, why, consolePage(project, 'authentication/providers'))
  }
  return skipped(about, unexpected(response))
}

const offCodes = new Set([
  'OPERATION_NOT_ALLOWED',
  'CONFIGURATION_NOT_FOUND',
  'INVALID_PROVIDER_ID',
])
