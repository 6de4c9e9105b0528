import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { demoUser } from '#local-firebase/demoUser.ts'
import { findChromium } from './chromium/findChromium.ts'
import { LAUNCH_ARGUMENTS } from './chromium/launchArguments.ts'
import { buildApp } from './hosting/buildApp.ts'
import { noProject } from './hosting/firebaseEnvironment.ts'
import { serveLocalBuild } from './hosting/serveLocalBuild.ts'
import { command } from './process/command.ts'

/** One screenshot: its file name, the browser's settings, and the steps to get there. */
type Scene = {
  name: string
  theme: 'dark' | 'light'
  viewport: { width: number; height: number }
  go: (page: Page) => Promise<void>
}

const wide = { width: 1280, height: 800 }
const preset = { width: 1040, height: 860 }

/** The screenshots in docs/pictures, by the variables of their build. */
const builds: readonly { variables: Record<string, string>; scenes: readonly Scene[] }[] = [
  {
    variables: {},
    scenes: [...inBothThemes('sign-in', openSignIn), ...inBothThemes('notes', writeNotes)],
  },
  {
    variables: { GATEHOUSE_CONFIG: 'tests/configurations/acme/acme.config.ts' },
    scenes: inBothThemes('other-brand', openSignIn),
  },
  ofPreset('editorial', 'light'),
  ofPreset('technical', 'dark'),
  ofPreset('friendly', 'light'),
]

function inBothThemes(name: string, go: Scene['go']): readonly Scene[] {
  return (['dark', 'light'] as const).map((theme) => ({
    name: `${name}-${theme}`,
    theme,
    viewport: wide,
    go,
  }))
}

function ofPreset(name: string, theme: Scene['theme']) {
  const variables = {
    GATEHOUSE_CONFIG: 'tests/configurations/preset.config.ts',
    GATEHOUSE_PRESET: name,
  }
  return {
    variables,
    scenes: [{ name: `preset-${name}`, theme, viewport: preset, go: openSignIn }],
  }
}

const notes: readonly (readonly [string, string])[] = [
  ['Packing list', 'Rain coat, tickets, the blue notebook, two pencils.'],
  ['Questions for Ada', 'How does the engine know when it is done?\nWho wrote the third note?'],
  ['Supper on Friday', 'Lentils, a lemon, good bread.\nSoak the lentils on Thursday evening.'],
]

/** `npm run pictures` retakes every screenshot in docs/pictures. */
await command(async () => {
  for (const { variables, scenes } of builds) await takeAll(scenes, variables)
})

async function takeAll(scenes: readonly Scene[], variables: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pictures-'))
  const build = await buildApp(folder, { ...noProject(), ...variables })
  if (!build.succeeded) throw new Error(`The app can’t be built.\n${build.output}`)
  const served = await serveLocalBuild(folder)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...LAUNCH_ARGUMENTS],
  })
  try {
    for (const scene of scenes) await take(scene, browser, served.origin)
  } finally {
    await browser.close()
    await served.stop()
    await rm(folder, { recursive: true })
  }
}

async function take({ name, theme, viewport, go }: Scene, browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  await context.addInitScript((word) => localStorage.setItem('theme', word), theme)
  const page = await context.newPage()
  await go(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await context.close()
  process.stdout.write(`docs/pictures/${name}.png\n`)
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
}

/** The first scene that needs the notes writes them. The last note stays open. */
async function writeNotes(page: Page): Promise<void> {
  await openSignIn(page)
  await page.getByLabel('Email').fill(demoUser.email)
  await page.getByLabel('Password', { exact: true }).fill(demoUser.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Notes', exact: true }).waitFor()
  const newest = page.getByRole('link', { name: 'Supper on Friday' })
  await newest.or(page.getByText('No notes yet')).first().waitFor()
  if ((await newest.count()) === 0) await addNotes(page)
  else await newest.first().click()
  await page.getByText('Add files', { exact: true }).waitFor()
  // Without the buttons of a row below the pointer.
  await page.mouse.move(0, 0)
}

async function addNotes(page: Page): Promise<void> {
  for (const [title, text] of notes) {
    await page.getByRole('button', { name: 'New note' }).first().click()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByText('Saved', { exact: true }).waitFor()
  }
}
