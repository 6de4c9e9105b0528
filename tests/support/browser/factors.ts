import { expect } from '@playwright/test'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'
import { somebody, type Person } from './people.ts'

const toolkit = `http://${HOST}:${localPorts().auth}/identitytoolkit.googleapis.com`

/** Somebody whose e-mail is verified, with these phones as second factors: what each is called, and its number. */
export async function somebodyVerified(phones: Record<string, string> = {}): Promise<Person> {
  const person = somebody()
  const mfaInfo = Object.entries(phones).map(([displayName, phoneInfo]) => ({
    displayName,
    phoneInfo,
  }))
  await post(`projects/${PROJECT_ID}/accounts`, { ...person, emailVerified: true, mfaInfo })
  return person
}

/** A session of somebody, as the provider hands it out. */
export async function sessionOf(
  person: Person,
): Promise<{ localId: string; idToken: string; refreshToken: string }> {
  return post('accounts:signInWithPassword?key=demo-key', { ...person, returnSecureToken: true })
}

async function post<Answer>(call: string, body: object): Promise<Answer> {
  const isPublic = call.includes('?key=')
  const response = await fetch(`${toolkit}/v1/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(!isPublic && { authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
