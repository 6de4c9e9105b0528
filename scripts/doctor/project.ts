import type { Configuration } from '#src/domain/configuration/firebaseConfig.ts'

/** The examined project, and how to reach it. */
export type Project = {
  /** Whether this is the local Firebase. */
  isLocal: boolean
  firebase: Configuration['firebase']
  tenantId: string | null
  /** Whether the app uses App Check. */
  hasAppCheck: boolean
  /** The URL of the deployed app, for example `https://app.example.com`. */
  site: string
  services: Services
  /** An access token of the Google Cloud CLI; `null` if no one is signed in to it. */
  adminToken: string | null
}

/** The origins of Google's services. */
export type Services = {
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

/** A request body without an account, as anyone with the app's page can send it. */
export function authBody({ tenantId }: Project, body: object): object {
  return tenantId === null ? body : { ...body, tenantId }
}

/** The likely URL of the deployed app: a custom `authDomain` is the app's host. */
export function likelySite({ authDomain, projectId }: Configuration['firebase']): string {
  return `https://${authDomain.endsWith('.firebaseapp.com') ? `${projectId}.web.app` : authDomain}`
}
