import { expect } from '@playwright/test'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'
import type { Person } from './people.ts'

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string }

const auth = `http://${HOST}:${localPorts().auth}`
const toolkit = `${auth}/identitytoolkit.googleapis.com/v1`

/** Waits for an email of this kind to this address. Returns its code and its link to our page. */
export async function mailTo(email: string, requestType: string) {
  await expect.poll(() => newestMail(email, requestType)).toBeDefined()
  const mail = await newestMail(email, requestType)
  return { code: mail?.oobCode ?? '', link: `/auth/action${new URL(mail?.oobLink ?? '').search}` }
}

/** Whether a code hasn't been used. */
export async function isUnused(code: string): Promise<boolean> {
  return (await mails()).some(({ oobCode }) => oobCode === code)
}

/** Has the provider send an email that only a signed-in person can request. */
export async function sendMailAs(person: Person, request: object): Promise<void> {
  await post('accounts:sendOobCode', { ...request, idToken: await idTokenOf(person) })
}

/** Changes the email like an attacker who knows the password. The provider notifies the old address. */
export async function takeOver(person: Person, email: string): Promise<void> {
  await post('accounts:update', { email, idToken: await idTokenOf(person) })
}

async function idTokenOf(person: Person): Promise<string> {
  const { idToken } = await post('accounts:signInWithPassword', {
    ...person,
    returnSecureToken: true,
  })
  return idToken ?? ''
}

async function newestMail(email: string, requestType: string): Promise<OobCode | undefined> {
  const sent = await mails()
  return sent.findLast((mail) => mail.email === email && mail.requestType === requestType)
}

async function mails(): Promise<OobCode[]> {
  const response = await fetch(`${auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] }
  return oobCodes
}

async function post(call: string, body: object): Promise<{ idToken?: string }> {
  const response = await fetch(`${toolkit}/${call}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as { idToken?: string }
}

/** Has the provider send a sign-in link, as if requested on another device. */
export async function sendLinkTo(email: string): Promise<void> {
  await post('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email })
}
