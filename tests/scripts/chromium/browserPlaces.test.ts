import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { browserPlaces } from '#scripts/chromium/browserPlaces.ts'

const PATH = ['/bin', '/opt/bin'].join(delimiter)

test('on Linux, every folder in PATH is searched, for Chromium first', () => {
  expect(browserPlaces('linux', { PATH })).toEqual([
    '/bin/chromium',
    '/opt/bin/chromium',
    '/bin/chromium-browser',
    '/opt/bin/chromium-browser',
    '/bin/google-chrome-stable',
    '/opt/bin/google-chrome-stable',
    '/bin/google-chrome',
    '/opt/bin/google-chrome',
  ])
})

test('on macOS, applications are searched before PATH', () => {
  expect(browserPlaces('darwin', { PATH: '/bin' }).slice(0, 3)).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/bin/chromium',
  ])
})

test('on Windows, Chrome’s installation folders are searched', () => {
  const programs = join('C:', 'Program Files')
  expect(browserPlaces('win32', { PROGRAMFILES: programs, PATH })).toEqual([
    join(programs, 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ])
})
