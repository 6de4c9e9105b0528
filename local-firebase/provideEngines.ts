import { findEngines } from './engines.ts'
import type { Engines } from './engines.ts'
import { downloadJar } from './java/downloadJar.ts'
import { installJava } from './java/installJava.ts'

/**
 * Finds the programs behind Firestore and Storage, and gets those that this machine lacks: Java from Debian's
 * packages, the emulators through firebase-tools. What cannot be had stays named in `missing`.
 *
 * @param tell told before anything is installed or downloaded.
 */
export async function provideEngines(tell: (text: string) => void): Promise<Engines> {
  const engines = await provideJava(await findEngines(), tell)
  for (const jar of engines.absent) {
    if (jar !== 'java' && !(await downloadJar(jar, tell))) break
  }
  return engines.absent.length > 0 ? findEngines() : engines
}

async function provideJava(engines: Engines, tell: (text: string) => void): Promise<Engines> {
  if (!engines.absent.includes('java')) return engines
  return (await installJava(tell)) ? findEngines() : engines
}
