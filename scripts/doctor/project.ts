import type { Configuration } from '#src/domain/configuration.ts'

/** The project that is examined, and how it is reached. */
export type Project = {
  firebase: Configuration['firebase']
  tenantId: string | null
  /** Where the app is deployed, for example `https://app.example.com`. */
  site: string
  services: Services
  /** An access token of the Google Cloud CLI; `null` when nobody is signed in there. */
  adminToken: string | null
}

/** The origins of Google's services. */
export type Services = {
  auth: string
  firestore: string
  /** Storage as the SDK reaches it, with rules. */
  storage: string
  /** The bucket itself, without rules. */
  bucket: string
  rules: string
  appCheck: string
  /** The origin of a host of Firebase Hosting or of one's own. */
  host: (name: string) => string
}

export const googleServices: Services = {
  auth: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
  bucket: 'https://storage.googleapis.com',
  rules: 'https://firebaserules.googleapis.com',
  appCheck: 'https://firebaseappcheck.googleapis.com',
  host: (name) => `https://${name}`,
}

/** The page of the Firebase console where something is changed, for example `authentication/providers`. */
export function consolePage({ firebase }: Project, path: string): string {
  return `https://console.firebase.google.com/project/${firebase.projectId}/${path}`
}

/** An address of Firebase Authentication, as the app's own SDK asks it. */
export function authAddress({ services, firebase }: Project, path: string): string {
  const separator = path.includes('?') ? '&' : '?'
  return `${services.auth}/${path}${separator}key=${encodeURIComponent(firebase.apiKey)}`
}

/** A key may be restricted to the pages of the app, which browsers name by this header. */
export function asThePage({ site }: Project): Record<string, string> {
  return { referer: `${site}/` }
}

/** With nobody's account: what anybody may send who has the app's page. */
export function authBody({ tenantId }: Project, body: object): object {
  return tenantId === null ? body : { ...body, tenantId }
}

/** The address at which the app is deployed when none is named: an `authDomain` of one's own is the app's host. */
export function likelySite({ authDomain, projectId }: Configuration['firebase']): string {
  return `https://${authDomain.endsWith('.firebaseapp.com') ? `${projectId}.web.app` : authDomain}`
}
