import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findJava } from './findJava.ts'

/** Debian's packages, the first that a release has. What firebase-tools downloads may need version 21. */
const debianPackages = ['openjdk-21-jdk-headless', 'default-jdk-headless'] as const

/** What installs a JDK, by the program that a system has for it. */
const commands = {
  'apt-get': 'sudo apt-get install default-jdk-headless',
  dnf: 'sudo dnf install java-latest-openjdk-devel',
  pacman: 'sudo pacman -S jdk-openjdk',
  zypper: 'sudo zypper install java-21-openjdk-devel',
  apk: 'sudo apk add openjdk21',
  brew: 'brew install --cask temurin',
  winget: 'winget install EclipseAdoptium.Temurin.21.JDK',
} as const

const INSTALLING = 'Installing Java from the packages of this system, once. This takes a minute.'

/** The command that installs Java on this system; where none is known, the page to get it from. */
export async function howToInstallJava(): Promise<string> {
  for (const [program, command] of Object.entries(commands)) {
    if (await works(program, '--version')) return `Run \`${command}\``
  }
  return 'Install it from https://adoptium.net'
}

/**
 * Installs Debian's package of Java, where that takes neither a password nor a question.
 *
 * @returns whether there is a Java now.
 */
export async function installJava(tell: (text: string) => void): Promise<boolean> {
  const asRoot = await prefixForRoot()
  if (!asRoot || !(await works('apt-get', '--version'))) return false
  tell(INSTALLING)
  const aptGet = (...args: string[]) => {
    const [program = 'apt-get', ...more] = [...asRoot, 'apt-get', '-qq', ...args]
    return works(program, ...more)
  }
  await aptGet('update')
  for (const name of debianPackages) {
    if (await aptGet('--no-install-recommends', '--yes', 'install', name)) break
  }
  return (await findJava()) !== undefined
}

/** What stands before a command so that root runs it; `null` where that takes a password. */
async function prefixForRoot(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return []
  return (await works('sudo', '-n', 'true')) ? ['sudo', '-n'] : null
}

async function works(program: string, ...args: string[]): Promise<boolean> {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await promisify(execFile)(program, args, { env })
    return true
  } catch {
    return false
  }
}
