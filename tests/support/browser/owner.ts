import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'

const accounts = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`
const documents = `http://${HOST}:${localPorts().firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`

/** Does to an account what only the people who run the site can do, for example `{ disableUser: true }`. */
export async function updateAccount(email: string, change: object): Promise<void> {
  await ask('update', { localId: await idOf(email), ...change })
}

/** Deletes an account as the people who run the site can. */
export async function deleteAccount(email: string): Promise<void> {
  await ask('delete', { localId: await idOf(email) })
}

/** Whether there is an account with this address. */
export async function hasAccount(email: string): Promise<boolean> {
  return (await idOf(email)) !== undefined
}

/** Has the server count that many notes of a person, or files without bytes, whatever they have. */
export async function fillCount(
  email: string,
  count: number,
  kind: 'notes' | 'files' = 'notes',
): Promise<void> {
  const uid = await idOf(email)
  const counter = { count: { integerValue: count }, lastId: { stringValue: randomUUID() } }
  const fields = kind === 'notes' ? counter : { ...counter, bytes: { integerValue: 0 } }
  const response = await fetch(`${documents}/users/${uid}/usage/${kind}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields }),
  })
  expect(response.status).toBe(200)
}

/** The uid of the account with this address, if there is one. */
export async function idOf(email: string): Promise<string | undefined> {
  const { users } = (await ask('lookup', { email: [email] })) as { users?: { localId: string }[] }
  return users?.[0]?.localId
}

async function ask(call: string, body: object): Promise<unknown> {
  const response = await fetch(`${accounts}:${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}
