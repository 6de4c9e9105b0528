import { likelySite, reachProject, type Project } from '#scripts/doctor/project.ts'
import {
  request,
  listAt,
  textAt,
  unexpected,
  type ServiceResponse,
} from '#scripts/doctor/request.ts'
import { projectInUse } from '#scripts/hosting/firebaseEnvironment.ts'

/** The project as its owner reaches it, without security rules. */
export type OwnedProject = Pick<Project, 'firebase' | 'services'> & {
  /** An access token, or `owner` for the local Firebase. */
  token: string
}

/** The most writes of one commit. */
export const commitLimit = 500

/**
 * Reaches the project of VITE_FIREBASE_*, or the running local Firebase.
 *
 * @param tenants what to say about a project with tenants.
 * @throws an error whose message says what is missing.
 */
export async function reachOwnedProject(tenants: string): Promise<OwnedProject> {
  const configuration = projectInUse()
  if (configuration.tenantId !== null) throw new Error(tenants)
  const project = await reachProject(configuration, likelySite(configuration.firebase))
  const token = project.isLocal ? 'owner' : project.adminToken
  if (token === null) throw new Error('Requires an administrator: `gcloud auth login`.')
  return { ...project, token }
}

/** Reads all pages of a list. The services name the parameter for the next page differently. */
export async function pagesOf(
  project: OwnedProject,
  address: string,
  field: string,
  parameter = 'pageToken',
): Promise<unknown[]> {
  const found: unknown[] = []
  let token = ''
  do {
    const page = token && `&${parameter}=${encodeURIComponent(token)}`
    const { json } = requireStatus(await call(project, address + page), [200])
    found.push(...listAt(json, field))
    token = textAt(json, 'nextPageToken')
  } while (token)
  return found
}

export function call(
  { token, firebase }: OwnedProject,
  address: string,
  method = 'GET',
  body?: object,
) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(token !== 'owner' && { 'x-goog-user-project': firebase.projectId }),
  }
  return request(address, { method, headers, ...(body && { body }) })
}

export function requireStatus(
  response: ServiceResponse,
  expected: readonly number[],
): ServiceResponse {
  if (expected.includes(response.status ?? 0)) return response
  throw new Error(`The owner’s request failed. ${unexpected(response)}`)
}

export function rootOf({ firebase }: OwnedProject): string {
  return `projects/${firebase.projectId}/databases/(default)/documents`
}

export function documentsIn(project: OwnedProject): string {
  return `${project.services.firestore}/v1/${rootOf(project)}`
}
