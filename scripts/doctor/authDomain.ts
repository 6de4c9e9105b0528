import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { parsePolicy } from '#scripts/hosting/pagePolicy.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { consolePage, type Project } from './project.ts'
import { request, textAt, unexpected, type ServiceResponse } from './request.ts'

/** Checks whether providers can return through `authDomain`, and whether it's the app's own host. */
export async function checkAuthDomain(project: Project): Promise<Finding[]> {
  const { authDomain } = project.firebase
  const origin = project.services.host(authDomain)
  const [handler, init] = await Promise.all([
    request(`${origin}/__/auth/handler`),
    request(`${origin}/__/firebase/init.json`),
  ])
  return [
    judgeHandler(project, handler, init),
    judgeFrames(project, policyHeader(hosting)),
    judgeOwnHost(project),
  ]
}

/** Judges the page that providers return to. Hosting serves the name of its project next to it. */
export function judgeHandler(
  project: Project,
  handler: ServiceResponse,
  init: ServiceResponse,
): Finding {
  const { authDomain, projectId } = project.firebase
  const about = `authDomain ${authDomain}`
  const other = textAt(init.json, 'projectId')
  if (other && other !== projectId) {
    const why = `It belongs to the project ${other}. Correct VITE_FIREBASE_AUTH_DOMAIN.`
    return failed(about, why, consolePage(project, 'settings/general'))
  }
  if (handler.status === 200) return passed(about)
  if (handler.status !== 404) return skipped(about, unexpected(handler))
  const why =
    'It has no /__/auth/handler: it is not a host of Firebase Hosting, nor forwards to one.'
  return failed(about, why, consolePage(project, 'hosting/sites'))
}

/** The SDK embeds a page of `authDomain`, which the app's headers must allow. */
export function judgeFrames({ firebase, site }: Project, policy: string): Finding {
  const { authDomain } = firebase
  const about = `firebase.json allows frames of ${authDomain}`
  const frames = parsePolicy(policy).get('frame-src') ?? []
  const isAllowed =
    frames.includes(`https://${authDomain}`) ||
    (frames.includes("'self'") && new URL(site).hostname === authDomain) ||
    (frames.includes('https://*.firebaseapp.com') && authDomain.endsWith('.firebaseapp.com'))
  if (isAllowed) return passed(about)
  return failed(about, `Add https://${authDomain} to "frame-src".`, 'firebase.json')
}

function judgeOwnHost({ firebase, site }: Project): Finding {
  const about = 'A blocked popup'
  return new URL(site).hostname === firebase.authDomain
    ? passed(about, 'continues in the same window')
    : passed(about, 'asks people to allow popups, because authDomain is not the host of the app')
}
