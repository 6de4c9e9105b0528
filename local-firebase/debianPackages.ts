import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Installs a package, and returns whether that worked. */
type InstallPackage = (name: string) => Promise<boolean>

/**
 * Updates Debian's list of packages, and returns how to install one; `null` on other systems, and if it takes
 * a password.
 *
 * @param onUpdate called before the update.
 */
export async function debianPackages(onUpdate: () => void): Promise<InstallPackage | null> {
  const asRoot = await prefixForRoot()
  if (!asRoot || !(await works('apt-get', '--version'))) return null
  onUpdate()
  const aptGet = (...args: string[]) => {
    const [program = 'apt-get', ...more] = [...asRoot, 'apt-get', '-qq', ...args]
    return works(program, ...more)
  }
  await aptGet('update')
  return (name) => aptGet('--no-install-recommends', '--yes', 'install', name)
}

/** Whether a program starts, and ends without an error. It asks no questions about packages. */
export async function works(program: string, ...args: string[]): Promise<boolean> {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await promisify(execFile)(program, args, { env })
    return true
  } catch {
    return false
  }
}

/** Returns the prefix that runs a command as root; `null` if that needs a password. */
async function prefixForRoot(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return []
  return (await works('sudo', '-n', 'true')) ? ['sudo', '-n'] : null
}
