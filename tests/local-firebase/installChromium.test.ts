import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** In place of a Debian without a browser: its programs are in it. Playwright can't start without Node. */
let machine: string

beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  await symlink('/bin/sh', join(machine, 'sh'))
  await program('package', 'exit 0')
  await program(
    'apt-get',
    `case "$*" in
       *install\\ chromium) /bin/mv ${machine}/package ${machine}/chromium;;
     esac`,
  )
  vi.stubEnv('PATH', machine)
  vi.stubEnv('CHROME_PATH', undefined)
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', machine)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(machine, { recursive: true })
})

test('root gets Chromium from the packages of Debian', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  expect(await foundChromium()).toBe(join(machine, 'chromium'))
})

test('whoever needs no password for sudo gets Chromium, too', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  await program('sudo', 'shift; [ "$1" = true ] || exec "$@"')
  expect(await foundChromium()).toBe(join(machine, 'chromium'))
})

test('where sudo asks for a password no browser is installed, and the command is named', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  await program('sudo', 'exit 1')
  await expect(foundChromium()).rejects.toThrow('apt-get install chromium')
})

/** Playwright reads the folder of its browsers when it is imported. */
async function foundChromium(): Promise<string> {
  const { findChromium } = await import('#scripts/chromium/findChromium.ts')
  return findChromium()
}

function program(name: string, script: string): Promise<void> {
  return writeFile(join(machine, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}
