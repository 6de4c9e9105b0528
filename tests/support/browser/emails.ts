import { expect } from '@playwright/test'
import { callAuth, localApi, readAsOwner } from '../localApi.ts'
import type { Person } from './people.ts'

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string }

/** Waits for an email of this kind to this address. Returns its code and its link to our page. */
export async function emailTo(email: string, requestType: string) {
  await expect.poll(() => newestMail(email, requestType)).toBeDefined()
  const mail = await newestMail(email, requestType)
  return { code: mail?.oobCode ?? '', link: `/auth/action${new URL(mail?.oobLink ?? '').search}` }
}

/** Whether a code hasn't been used. */
export async function isUnused(code: string): Promise<boolean> {
  return (await mails()).some(({ oobCode }) => oobCode === code)
}

/** Has the provider send an email that only a signed-in person can request. */
export async function sendEmailAs(person: Person, request: object): Promise<void> {
  await callAuth('accounts:sendOobCode', { ...request, idToken: await idTokenOf(person) })
}

/** Changes the email like an attacker who knows the password. The provider notifies the old address. */
export async function takeOver(person: Person, email: string): Promise<void> {
  await callAuth('accounts:update', { email, idToken: await idTokenOf(person) })
}

async function idTokenOf(person: Person): Promise<string> {
  const { idToken } = await callAuth('accounts:signInWithPassword', {
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
  const sent = await readAsOwner(`${localApi().emulator}/oobCodes`)
  const { oobCodes } = sent as { oobCodes: OobCode[] }
  return oobCodes
}

/** Has the provider send a sign-in link, as if requested on another device. */
export async function sendLinkTo(email: string): Promise<void> {
  await callAuth('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email })
}
