import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { localApi, readAsAdmin } from '../../emulators/localApi.ts'

/**
 * A random British mobile number, in national format and in E.164. Not every number that starts with 07 is a
 * mobile number.
 */
export function somePhone(): { typed: string; number: string } {
  const digits = `73${randomInt(10_000_000, 99_999_999)}`
  return { typed: `0${digits}`, number: `+44${digits}` }
}

/** The code in the last text message to this number. */
export async function codeSentTo(number: string): Promise<string> {
  const messages = await readAsAdmin(`${localApi().emulator}/verificationCodes`)
  const { verificationCodes } = messages as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  const sent = verificationCodes.filter(({ phoneNumber }) => phoneNumber === number)
  return sent.at(-1)?.code ?? ''
}

/** A different code. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
}

/** Types a number in international format, and asks for a code. */
export async function askForCode(page: Page, number: string): Promise<void> {
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}
