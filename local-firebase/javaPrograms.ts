import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildCommand } from './java/child.ts'
import { findFirestoreJar, findStorageRulesJar } from './java/findJars.ts'
import { findJava, howToInstallJava, type Java } from './java/java.ts'

/** The jars that firebase-tools downloads. */
export type Jar = 'firestore' | 'storage'

/** The Java programs for Firestore and Storage that this machine has. */
export type JavaPrograms = {
  /** Without arguments such as the port. */
  readonly firestore?: ChildCommand
  readonly storageRules?: ChildCommand
  /** One sentence for each missing program: what it is for, and how to get it. */
  readonly missing: readonly string[]
  /** What could be installed or downloaded. */
  readonly absent: readonly ('java' | Jar)[]
}

const FIRESTORE_MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const STORAGE_RULES_SOURCE = join(import.meta.dirname, 'storageRules', 'StorageRules.java')

const NO_FIRESTORE_JAR =
  'Firestore is not running: its emulator was not found. npm start downloads it; behind a proxy, set HTTPS_PROXY. ' +
  'Without a network, copy cloud-firestore-emulator-v*.jar from ~/.cache/firebase/emulators of another machine, ' +
  'or name such a file in FIRESTORE_EMULATOR_BINARY_PATH. Then start again.'

const NO_STORAGE_RULES =
  'Storage is not running: the runtime that evaluates its rules was not found. npm start downloads it; behind a proxy, ' +
  'set HTTPS_PROXY. Without a network, copy cloud-storage-rules-runtime-v*.jar from ~/.cache/firebase/emulators ' +
  'of another machine. Then start again.'

/**
 * Looks for Java and the emulators' jars. The environment variable FIRESTORE_EMULATOR_BINARY_PATH
 * can name another Firestore jar.
 */
export async function findJavaPrograms(): Promise<JavaPrograms> {
  const java = await findJava()
  if (!java) return { missing: [await noJava()], absent: ['java'] }

  const named = process.env['FIRESTORE_EMULATOR_BINARY_PATH']
  if (named && !existsSync(named)) return { missing: [wrongName(named)], absent: [] }

  const firestoreJar = named ?? (await findFirestoreJar())
  const rulesJar = await findStorageRulesJar()
  const firestore = firestoreJar && firestoreCommand(java, firestoreJar)
  const storageRules = storageRulesCommand(java, rulesJar, firestoreJar)
  return {
    ...(firestore && { firestore }),
    ...(storageRules && { storageRules }),
    missing: [
      ...(firestore ? [] : [NO_FIRESTORE_JAR]),
      ...(storageRules ? [] : [NO_STORAGE_RULES]),
    ],
    absent: [
      ...(firestore ? [] : ['firestore' as const]),
      ...(storageRules ? [] : ['storage' as const]),
    ],
  }
}

async function noJava(): Promise<string> {
  const how = await howToInstallJava()
  return `Firestore and Storage are not running: Java 11 or newer was not found. ${how}, and start again.`
}

/** The emulators rarely run long enough to pay for Java's second compiler and its parallel garbage collector. */
const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Duser.language=en']

function firestoreCommand({ file }: Java, jar: string): ChildCommand {
  // Not `-jar`: the jar of the Google Cloud CLI has no main class.
  return { file, args: [...JVM_OPTIONS, '-cp', jar, FIRESTORE_MAIN_CLASS] }
}

/** The official runtime or, with a JDK, the rules engine in Firestore's jar. */
function storageRulesCommand(
  { file, compiles }: Java,
  rulesJar: string | undefined,
  firestoreJar: string | undefined,
): ChildCommand | undefined {
  if (rulesJar) return { file, args: [...JVM_OPTIONS, '-jar', rulesJar, 'serve'] }
  if (firestoreJar && compiles)
    return { file, args: [...JVM_OPTIONS, '-cp', firestoreJar, STORAGE_RULES_SOURCE] }
  return undefined
}

function wrongName(jar: string): string {
  return (
    `Firestore and Storage are not running: FIRESTORE_EMULATOR_BINARY_PATH names ${jar}, ` +
    'which does not exist. Correct it and start again.'
  )
}
