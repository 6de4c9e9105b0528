import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
