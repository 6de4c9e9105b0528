import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

/** The jars that firebase-tools downloads, and the message for each. */
const jars = {
  firestore: 'Downloading the Firestore emulator, once (137 MB).',
  storage: 'Downloading the runtime of Storage rules, once (53 MB).',
} as const

export type Jar = keyof typeof jars

/**
 * Downloads a jar with firebase-tools, which shows the progress, verifies the checksum, and honors
 * HTTPS_PROXY.
 *
 * @returns whether it succeeded.
 */
export function downloadJar(jar: Jar, tell: (text: string) => void): Promise<boolean> {
  tell(jars[jar])
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const child = spawn(process.execPath, [firebase, `setup:emulators:${jar}`, '--non-interactive'], {
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
