import { expect } from '@playwright/test'
import { callAuth, localApi, readAsAdmin } from '../../emulators/localApi.ts'
import { sessionOf } from './factors.ts'
import type { Person } from './people.ts'

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string }

/** Waits for an email of this kind to this address. Returns its code and its link to our page. */
export async function emailTo(email: string, requestType: string) {
  await expect.poll(() => newestEmail(email, requestType)).toBeDefined()
  const message = await newestEmail(email, requestType)
  return {
    code: message?.oobCode ?? '',
    link: `/auth/action${new URL(message?.oobLink ?? '').search}`,
  }
}

/** Whether a code hasn't been used. */
export async function isUnused(code: string): Promise<boolean> {
  return (await sentEmails()).some(({ oobCode }) => oobCode === code)
}

/** Has Firebase send an email that only a signed-in person can request. */
export async function sendEmailAs(person: Person, request: object): Promise<void> {
  const { idToken } = await sessionOf(person)
  await callAuth('accounts:sendOobCode', { ...request, idToken })
}

/** Changes the email like an attacker who knows the password. Firebase notifies the old address. */
export async function changeEmailAsAttacker(person: Person, email: string): Promise<void> {
  const { idToken } = await sessionOf(person)
  await callAuth('accounts:update', { email, idToken })
}

async function newestEmail(email: string, requestType: string): Promise<OobCode | undefined> {
  const sent = await sentEmails()
  return sent.findLast((message) => message.email === email && message.requestType === requestType)
}

async function sentEmails(): Promise<OobCode[]> {
  const sent = await readAsAdmin(`${localApi().emulator}/oobCodes`)
  const { oobCodes } = sent as { oobCodes: OobCode[] }
  return oobCodes
}

/** Has Firebase send a sign-in link, as if requested on another device. */
export async function sendLinkTo(email: string): Promise<void> {
  await callAuth('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email })
}
