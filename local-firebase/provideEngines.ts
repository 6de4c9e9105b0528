import { findEngines } from './engines.ts'
import type { Engines } from './engines.ts'
import { downloadJar } from './java/downloadJar.ts'
import { installJava } from './java/installJava.ts'

/**
 * Finds the programs for Firestore and Storage, and gets missing ones: Java from Debian's packages,
 * the emulators with firebase-tools. `missing` lists what it couldn't get.
 *
 * @param tell called before each installation or download.
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
