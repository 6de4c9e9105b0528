import { failed, passed, type Finding } from './finding.ts'
import { authAddress, consolePage, pageHeaders, type Project } from './project.ts'
import { request, errorCode, listAt, textAt, unexpected, type ServiceResponse } from './request.ts'

/** Checks the API key and the domains that are authorized for sign-in. */
export async function checkApiKey(project: Project): Promise<Finding[]> {
  const response = await request(authAddress(project, 'v1/projects'), {
    headers: pageHeaders(project),
  })
  const finding = judgeApiKey(project, response)
  if (finding.state !== 'passed') return [finding]
  return [finding, ...judgeDomains(project, listAt(response.json, 'authorizedDomains'))]
}

/** Judges the API key by the response to the project's public configuration. */
export function judgeApiKey(project: Project, response: ServiceResponse): Finding {
  const about = 'API key'
  if (response.status === 200) return passed(about)
  const credentials = `https://console.cloud.google.com/apis/credentials?project=${project.firebase.projectId}`
  switch (textAt(response.json, 'error', 'details', 0, 'reason') || errorCode(response)) {
    case 'API_KEY_INVALID':
      return failed(
        about,
        'VITE_FIREBASE_API_KEY isn’t a key of this project. Copy it again.',
        consolePage(project, 'settings/general'),
      )
    case 'API_KEY_HTTP_REFERRER_BLOCKED': {
      const why = `The key is restricted to websites other than ${project.site}.`
      return failed(about, why, credentials)
    }
    case 'API_KEY_SERVICE_BLOCKED':
      return failed(about, 'The key may not call the Identity Toolkit API.', credentials)
    case 'CONFIGURATION_NOT_FOUND':
      return failed(
        about,
        'Authentication was never set up in this project. Press "Get started".',
        consolePage(project, 'authentication'),
      )
    default:
      return failed(about, unexpected(response), credentials)
  }
}

/** Providers and links in emails only return to authorized domains. */
export function judgeDomains(project: Project, domains: readonly unknown[]): Finding[] {
  const hosts = new Set([new URL(project.site).hostname, project.firebase.authDomain])
  return [...hosts].map((host) => {
    const about = `Authorized domain ${host}`
    if (domains.includes(host)) return passed(about)
    const why = 'It is not authorized: providers, email links and phone sign-in fail. Add it.'
    return failed(about, why, consolePage(project, 'authentication/settings'))
  })
}
