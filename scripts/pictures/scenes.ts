import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demoUser } from '#local-firebase/demoUser.ts'

/** One screenshot: its file name, the browser's settings, and the steps to get there. */
export type Scene = {
  name: string
  theme: 'dark' | 'light'
  width: number
  height: number
  go: (page: Page) => Promise<void>
}

const wide = { width: 1280, height: 800 }
const tall = { width: 1280, height: 1500 }
const narrow = { width: 390, height: 760 }

/** The screenshots in docs/pictures. */
export const scenes: readonly Scene[] = [
  { name: 'sign-in-dark', theme: 'dark', ...wide, go: openSignIn },
  { name: 'sign-in-light', theme: 'light', ...wide, go: openSignIn },
  { name: 'notes-dark', theme: 'dark', ...wide, go: writeNotes },
  { name: 'notes-light', theme: 'light', ...wide, go: writeNotes },
  { name: 'note-dark', theme: 'dark', ...narrow, go: writeNotes },
  { name: 'files-dark', theme: 'dark', ...wide, go: addFiles },
  { name: 'files-light', theme: 'light', ...wide, go: addFiles },
  { name: 'data-light', theme: 'light', ...narrow, go: openData },
  { name: 'refused-dark', theme: 'dark', ...narrow, go: beRefused },
  { name: 'sign-up-light', theme: 'light', ...narrow, go: beginSignUp },
  { name: 'account-dark', theme: 'dark', ...tall, go: openAccount },
  { name: 'account-light', theme: 'light', ...tall, go: openAccount },
  { name: 'deletion-light', theme: 'light', ...narrow, go: openDeletion },
  { name: 'phone-dark', theme: 'dark', ...narrow, go: openPhone },
  { name: 'mailbox-dark', theme: 'dark', ...narrow, go: openMailbox },
]

/** Another brand, and its screenshots. */
export const otherBrand = 'tests/configurations/acme/acme.config.ts'
export const scenesOfOtherBrand: readonly Scene[] = [
  { name: 'other-brand-dark', theme: 'dark', ...wide, go: openSignIn },
  { name: 'other-brand-light', theme: 'light', ...wide, go: openSignIn },
]

/** The presets of a brand, and their screenshots. */
export const presetConfig = 'tests/configurations/preset.config.ts'
export const scenesOfPresets: readonly { preset: string; scene: Scene }[] = [
  { preset: 'editorial', theme: 'light' as const },
  { preset: 'technical', theme: 'dark' as const },
  { preset: 'friendly', theme: 'light' as const },
].map(({ preset, theme }) => ({
  preset,
  scene: { name: `preset-${preset}`, theme, width: 1040, height: 860, go: openSignIn },
}))

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
}

async function signInWith(page: Page, password: string): Promise<void> {
  await openSignIn(page)
  await page.getByLabel('Email').fill(demoUser.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function goHome(page: Page): Promise<void> {
  await signInWith(page, demoUser.password)
  await page.getByRole('heading', { name: 'Notes', exact: true }).waitFor()
}

const notes: readonly (readonly [string, string])[] = [
  ['Packing list', 'Rain coat, tickets, the blue notebook, two pencils.'],
  ['Questions for Ada', 'How does the engine know when it is done?\nWho wrote the third note?'],
  ['Supper on Friday', 'Lentils, a lemon, good bread.\nSoak the lentils on Thursday evening.'],
]

/** The first scene that needs the notes writes them. The last note stays open. */
async function writeNotes(page: Page): Promise<void> {
  await goHome(page)
  const newest = page.getByRole('link', { name: 'Supper on Friday' })
  await newest.or(page.getByText('No notes yet')).first().waitFor()
  if ((await newest.count()) === 0) {
    for (const [title, text] of notes) {
      await page.getByRole('button', { name: 'New note' }).first().click()
      await page.getByLabel('Title', { exact: true }).fill(title)
      await page.getByLabel('Text', { exact: true }).fill(text)
      await page.getByText('Saved', { exact: true }).waitFor()
    }
    return
  }
  await newest.first().click()
  await page.getByLabel('Text', { exact: true }).waitFor()
}

const files = [
  {
    name: 'The gate.png',
    mimeType: 'image/png',
    buffer: readFileSync('docs/pictures/sign-in-light.png'),
  },
  { name: 'Tickets.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 two seats') },
]

/** Adds the files to the note in the middle of the list, also once. */
async function addFiles(page: Page): Promise<void> {
  await writeNotes(page)
  await page.getByRole('link', { name: 'Packing list' }).first().click()
  await page.getByRole('button', { name: 'Add files' }).waitFor()
  const download = page.getByRole('button', { name: 'Download “Tickets.pdf”' })
  await download.waitFor({ timeout: 2_000 }).catch(() => null)
  if ((await download.count()) === 0) await page.locator('input[type=file]').setInputFiles(files)
  await download.waitFor()
  await page.locator('article img').first().waitFor()
}

async function openData(page: Page): Promise<void> {
  await goHome(page)
  await page.goto('/account/data')
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
  await seeCounts(page)
}

async function openAccount(page: Page): Promise<void> {
  await goHome(page)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
}

async function openDeletion(page: Page): Promise<void> {
  await goHome(page)
  await page.goto('/account/delete')
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
  await seeCounts(page)
}

async function seeCounts(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.body.innerText.includes('Counting…'))
}

async function openPhone(page: Page): Promise<void> {
  await openSignIn(page)
  await page.getByRole('link', { name: 'Continue with a phone number' }).click()
  await page.getByRole('heading', { name: 'phone' }).first().waitFor()
}

async function beRefused(page: Page): Promise<void> {
  await signInWith(page, 'not the password')
  await page.getByText('Wrong email or password').waitFor()
}

async function beginSignUp(page: Page): Promise<void> {
  await page.goto('/sign-up')
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('notes on the engine')
}

async function openMailbox(page: Page): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(demoUser.email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByRole('link', { name: 'Mailbox' }).click()
  await page.getByRole('link', { name: 'Choose a new password' }).first().waitFor()
}
