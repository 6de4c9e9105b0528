import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { installJava } from './java/java.ts'
import { findJavaPrograms, type Jar, type JavaPrograms } from './javaPrograms.ts'

/** The jars that firebase-tools downloads, and the message for each. */
const jars = {
  firestore: 'Downloading the Firestore emulator, once (137 MB).',
  storage: 'Downloading the runtime of Storage rules, once (53 MB).',
} as const satisfies Record<Jar, string>

/**
 * Finds the programs for Firestore and Storage, and gets missing ones: Java from Debian's packages,
 * the emulators with firebase-tools. `missing` lists what it couldn't get.
 *
 * @param print called before each installation or download.
 */
export async function installJavaPrograms(print: (text: string) => void): Promise<JavaPrograms> {
  const programs = await provideJava(await findJavaPrograms(), print)
  for (const jar of programs.absent) {
    if (jar !== 'java' && !(await downloadJar(jar, print))) break
  }
  return programs.absent.length > 0 ? findJavaPrograms() : programs
}

async function provideJava(
  programs: JavaPrograms,
  print: (text: string) => void,
): Promise<JavaPrograms> {
  if (!programs.absent.includes('java')) return programs
  return (await installJava(print)) ? findJavaPrograms() : programs
}

/**
 * Downloads a jar with firebase-tools, which shows the progress, verifies the checksum, and honors
 * HTTPS_PROXY.
 *
 * @returns whether it succeeded.
 */
function downloadJar(jar: Jar, print: (text: string) => void): Promise<boolean> {
  print(jars[jar])
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const child = spawn(process.execPath, [firebase, `setup:emulators:${jar}`, '--non-interactive'], {
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
