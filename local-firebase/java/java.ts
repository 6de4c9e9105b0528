import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { debianPackages, works } from '../debianPackages.ts'

const OLDEST_VERSION = 11

/** A Java that can run the emulators. */
export type Java = {
  readonly file: string
  /** True for a JDK, which can run a program from source. */
  readonly compiles: boolean
}

/** Returns the Java in JAVA_HOME, or on the PATH, if it is new enough. */
export async function findJava(): Promise<Java | undefined> {
  const home = process.env['JAVA_HOME']
  return (home && (await inspect(join(home, 'bin', 'java')))) || inspect('java')
}

async function inspect(file: string): Promise<Java | undefined> {
  const modules = await listModules(file)
  const version = Number(/^java\.base@(\d+)/m.exec(modules)?.[1] ?? 0)
  if (version < OLDEST_VERSION) return undefined
  return { file, compiles: /^jdk\.compiler@/m.test(modules) }
}

/** Java 8 doesn't know this option, so it counts as missing. */
async function listModules(file: string): Promise<string> {
  try {
    return (await promisify(execFile)(file, ['--list-modules'])).stdout
  } catch {
    return ''
  }
}

/**
 * Debian's packages, in order of preference. Jars that firebase-tools downloads may need version
 * 21.
 */
const packages = ['openjdk-21-jdk-headless', 'default-jdk-headless'] as const

/** The command that installs a JDK, by package manager. */
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

/** Returns how to install Java on this system. */
export async function howToInstallJava(): Promise<string> {
  for (const [program, command] of Object.entries(commands)) {
    if (await works(program, '--version')) return `Run \`${command}\``
  }
  return 'Install it from https://adoptium.net'
}

/**
 * Installs Debian's Java package if that needs no password or confirmation.
 *
 * @returns whether Java is available now.
 */
export async function installJava(print: (text: string) => void): Promise<boolean> {
  const install = await debianPackages(() => print(INSTALLING))
  if (!install) return false
  for (const name of packages) {
    if (await install(name)) break
  }
  return (await findJava()) !== undefined
}
