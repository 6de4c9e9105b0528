import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { debianPackages } from '#local-firebase/debianPackages.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { browserPlaces } from './browserPlaces.ts'

const NOT_FOUND =
  'No Chromium or Chrome was found, and none could be installed. Install one ' +
  '(Debian and Ubuntu: apt-get install chromium), or name its program in CHROME_PATH.'

/**
 * The path of a working browser: the one in CHROME_PATH, or else the system's, Playwright's, or Debian's
 * package. Installs the last two if needed. Rejects with instructions.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (await starts(named)) return named
    throw new Error(`CHROME_PATH is ${named}, which does not start. Correct it, or unset it.`)
  }
  const found = (await systemBrowser()) ?? (await playwrightDownload()) ?? (await debianPackage())
  if (!found) throw new Error(NOT_FOUND)
  return found
}

async function systemBrowser(): Promise<string | null> {
  for (const path of browserPlaces(process.platform, process.env)) {
    if (await starts(path)) return path
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
  return install && (await install('chromium')) ? systemBrowser() : null
}

/** Not tried on Windows, where asking a browser for its version opens a window. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  const { succeeded } = await runProgram(path, ['--version'])
  return succeeded
}
