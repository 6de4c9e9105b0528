import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ProjectConfiguration } from '#src/domain/configuration/appConfiguration.ts'

/** The examined project, and how to reach it. */
export type Project = {
  /** Whether this is the local Firebase. */
  isLocal: boolean
  firebase: ProjectConfiguration['firebase']
  tenantId: string | null
  /** Whether the app uses App Check. */
  hasAppCheck: boolean
  /** The URL of the deployed app, for example `https://app.example.com`. */
  site: string
  /** The prefix of the door's addresses in front of an app, such as `/login`; usually empty. */
  prefix: string
  services: Services
  /** An access token of the Google Cloud CLI; `null` if no one is signed in to it. */
  adminToken: string | null
}

/** The origins of Google's services. */
type Services = {
  auth: string
  firestore: string
  /** Storage as the SDK uses it, with security rules. */
  storage: string
  /** The bucket itself, without security rules. */
  bucket: string
  rules: string
  appCheck: string
  resources: string
  /** The origin of a Firebase Hosting site or a custom domain. */
  host: (name: string) => string
}

export const googleServices: Services = {
  auth: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
  bucket: 'https://storage.googleapis.com',
  rules: 'https://firebaserules.googleapis.com',
  appCheck: 'https://firebaseappcheck.googleapis.com',
  resources: 'https://cloudresourcemanager.googleapis.com',
  host: (name) => `https://${name}`,
}

/**
 * The configured project, on Google's servers or on this machine, with everything needed to send requests.
 */
export async function reachProject(
  { firebase, tenantId, appCheck, local }: ProjectConfiguration,
  site: string,
  prefix = '',
): Promise<Project> {
  const { host } = new URL(googleServices.auth)
  const services = local
    ? { ...googleServices, ...local, auth: `${local.auth}/${host}`, bucket: local.storage }
    : googleServices
  const adminToken = local ? null : await gcloudToken()
  const hasAppCheck = appCheck !== null
  const isLocal = local !== null
  return { isLocal, firebase, tenantId, hasAppCheck, site, prefix, services, adminToken }
}

async function gcloudToken(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token'])
    return stdout.trim()
  } catch {
    return null
  }
}

/** A page of the Firebase console, for example for `authentication/providers`. */
export function consolePage({ firebase }: Project, path: string): string {
  return `https://console.firebase.google.com/project/${firebase.projectId}/${path}`
}

/** A URL of Firebase Authentication, as used by the app's SDK. */
export function authAddress({ services, firebase }: Project, path: string): string {
  const separator = path.includes('?') ? '&' : '?'
  return `${services.auth}/${path}${separator}key=${encodeURIComponent(firebase.apiKey)}`
}

/** The header of requests from the app, needed if the API key is restricted to its pages. */
export function pageHeaders({ site }: Project): Record<string, string> {
  return { referer: `${site}/` }
}

/** A POST of what anyone with the app's page can send to Firebase Authentication. */
export function authPost(project: Project, body: object) {
  const { tenantId } = project
  const sent = tenantId === null ? body : { ...body, tenantId }
  return { method: 'POST', headers: pageHeaders(project), body: sent }
}

/** The likely URL of the deployed app: a custom `authDomain` is the app's host. */
export function likelySite({ authDomain, projectId }: ProjectConfiguration['firebase']): string {
  return `https://${authDomain.endsWith('.firebaseapp.com') ? `${projectId}.web.app` : authDomain}`
}
