import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const IN_GCLOUD = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar']

/**
 * Returns the official Firestore emulator's jar: the newest that firebase-tools has downloaded, or
 * that of the Google Cloud CLI.
 */
export async function findFirestoreJar(): Promise<string | undefined> {
  return (await findDownload('cloud-firestore-emulator')) ?? findInGcloud()
}

/** Returns the newest official Storage rules runtime that firebase-tools has downloaded. */
export function findStorageRulesJar(): Promise<string | undefined> {
  return findDownload('cloud-storage-rules-runtime')
}

/** Finds the newest `<name>-v1.2.3.jar` among the downloads of firebase-tools. */
async function findDownload(name: string): Promise<string | undefined> {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  const files = existsSync(folder) ? await readdir(folder) : []
  const newest = files
    .filter((file) => file.startsWith(`${name}-v`) && file.endsWith('.jar'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)
  return newest && join(folder, newest)
}

async function findInGcloud(): Promise<string | undefined> {
  try {
    const question = ['info', '--format=value(installation.sdk_root)']
    const { stdout } = await promisify(execFile)('gcloud', question)
    const jar = join(stdout.trim(), ...IN_GCLOUD)
    return existsSync(jar) ? jar : undefined
  } catch {
    return undefined
  }
}
