import { localUrls } from '#local-firebase/localUrls.ts'
import { localPorts, PROJECT_ID } from '#local-firebase/ports.ts'

const project = `projects/${PROJECT_ID}`
const bucket = `${PROJECT_ID}.appspot.com`

/** The name of the database's root. Documents are named by their path below it. */
export const root = `${project}/databases/(default)/documents`

/** The URLs of the local Firebase's REST APIs at these ports. */
export function localApi(ports = localPorts()) {
  const { auth, firestore, storage } = localUrls(ports)
  return {
    documents: `${firestore}/v1/${root}`,
    objects: `${storage}/v0/b/${bucket}/o`,
    /** Lists objects with their sizes. */
    listing: `${storage}/storage/v1/b/${bucket}/o`,
    accounts: `${auth}/identitytoolkit.googleapis.com/v1/${project}/accounts`,
    emulator: `${auth}/emulator/v1/${project}`,
    toolkit: `${auth}/identitytoolkit.googleapis.com`,
  }
}

/** Reads JSON as the project's owner; an empty object if there is none. */
export async function readAsAdmin(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } })
  if (response.status === 404) return {}
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.json()
}

/**
 * Calls Authentication as an app does, with the rights of the body's token.
 *
 * @throws if the call is refused.
 */
export async function callAuth<Reply = { idToken?: string }>(
  call: string,
  body: object,
  version: 'v1' | 'v2' = 'v1',
): Promise<Reply> {
  const response = await fetch(`${localApi().toolkit}/${version}/${call}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${call} returned ${response.status}`)
  return (await response.json()) as Reply
}
