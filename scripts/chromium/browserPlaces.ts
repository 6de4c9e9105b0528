import { delimiter, join } from 'node:path'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const MACOS_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS_PROGRAMS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/** The usual paths of Chromium and Chrome on a platform, most likely first. */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: Readonly<NodeJS.ProcessEnv>,
): string[] {
  if (platform === 'win32') {
    const folders = WINDOWS_PROGRAMS.flatMap((name) => environment[name] ?? [])
    return folders.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
  }
  const folders = environment['PATH']?.split(delimiter) ?? []
  const commands = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)))
  return platform === 'darwin' ? [...MACOS_APPLICATIONS, ...commands] : commands
}
