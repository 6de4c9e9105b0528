import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

/** The jars that firebase-tools downloads, and what is said meanwhile. */
const jars = {
  firestore: 'Downloading the Firestore emulator, once (137 MB).',
  storage: 'Downloading the runtime of Storage rules, once (53 MB).',
} as const

export type Jar = keyof typeof jars

/**
 * Has firebase-tools download a jar to where it keeps them. It shows its progress, compares the checksum, and honors
 * HTTPS_PROXY.
 *
 * @returns whether that went well.
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
