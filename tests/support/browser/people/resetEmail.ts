import { expect, type Page } from '@playwright/test'

/** Requests a password reset, and waits for the confirmation. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/** Follows the link in the email in the local Firebase's mailbox. */
export async function openResetEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Mailbox' }).click()
  const mail = page.getByRole('listitem').filter({ hasText: email })
  await mail.getByRole('link', { name: 'Choose a new password' }).click()
}
