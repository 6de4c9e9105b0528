import { debianPackages, works } from '../debianPackages.ts'
import { findJava } from './findJava.ts'

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
export async function installJava(tell: (text: string) => void): Promise<boolean> {
  const install = await debianPackages(() => tell(INSTALLING))
  if (!install) return false
  for (const name of packages) {
    if (await install(name)) break
  }
  return (await findJava()) !== undefined
}
