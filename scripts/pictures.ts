import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from './chromium/findChromium.ts'
import { LAUNCH_ARGUMENTS } from './chromium/launchArguments.ts'
import { buildApp } from './hosting/buildApp.ts'
import { noProject } from './hosting/firebaseEnvironment.ts'
import { serveLocalBuild } from './hosting/serveLocalBuild.ts'
import {
  otherBrand,
  presetConfig,
  scenes,
  scenesOfOtherBrand,
  scenesOfPresets,
  type Scene,
} from './pictures/scenes.ts'

/** `npm run pictures` retakes every screenshot in docs/pictures. */
async function main(): Promise<void> {
  await takeAll(scenes, {})
  await takeAll(scenesOfOtherBrand, { GATEHOUSE_CONFIG: otherBrand })
  for (const { preset, scene } of scenesOfPresets)
    await takeAll([scene], { GATEHOUSE_CONFIG: presetConfig, GATEHOUSE_PRESET: preset })
}

async function takeAll(
  pictured: readonly Scene[],
  variables: Record<string, string>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pictures-'))
  const build = await buildApp(folder, { ...noProject(), ...variables })
  if (!build.succeeded) throw new Error(`The app can’t be built.\n${build.output}`)
  const served = await serveLocalBuild(folder)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...LAUNCH_ARGUMENTS],
  })
  try {
    for (const scene of pictured) await take(scene, browser, served.origin)
  } finally {
    await browser.close()
    await served.stop()
    await rm(folder, { recursive: true })
  }
}

async function take({ name, theme, width, height, go }: Scene, browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  await context.addInitScript((word) => localStorage.setItem('theme', word), theme)
  const page = await context.newPage()
  await go(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await context.close()
  process.stdout.write(`docs/pictures/${name}.png\n`)
}

await main()
