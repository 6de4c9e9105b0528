import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { debianPackages } from '#local-firebase/debianPackages.ts'
import { runProgram } from '#scripts/process/runProgram.ts'

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The path of a working browser: the one in CHROME_PATH, or else on the PATH, Playwright's, or Debian's
 * package. Installs the last two if needed. Rejects with instructions.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (await starts(named)) return named
    throw new Error(`CHROME_PATH is ${named}, which does not start. Correct it, or unset it.`)
  }
  const found = (await onPath()) ?? (await playwrightDownload()) ?? (await debianPackage())
  if (found) return found
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed. Install one ' +
      '(Debian and Ubuntu: apt-get install chromium), or name its program in CHROME_PATH.',
  )
}

async function onPath(): Promise<string | null> {
  const folders = process.env['PATH']?.split(delimiter) ?? []
  for (const name of commands) {
    for (const folder of folders) {
      const path = join(folder, name)
      if (await starts(path)) return path
    }
  }
  return null
}

async function playwrightDownload(): Promise<string | null> {
  const path = chromium.executablePath()
  if (!existsSync(path)) await runProgram('playwright', ['install', 'chromium'])
  return (await starts(path)) ? path : null
}

async function debianPackage(): Promise<string | null> {
  const install = await debianPackages(() => {})
  return install && (await install('chromium')) ? onPath() : null
}

async function starts(path: string): Promise<boolean> {
  return existsSync(path) && (await runProgram(path, ['--version'])).succeeded
}
