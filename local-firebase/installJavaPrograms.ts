import { findJavaPrograms } from './javaPrograms.ts'
import type { JavaPrograms } from './javaPrograms.ts'
import { downloadJar } from './java/downloadJar.ts'
import { installJava } from './java/installJava.ts'

/**
 * Finds the programs for Firestore and Storage, and gets missing ones: Java from Debian's packages,
 * the emulators with firebase-tools. `missing` lists what it couldn't get.
 *
 * @param tell called before each installation or download.
 */
export async function installJavaPrograms(tell: (text: string) => void): Promise<JavaPrograms> {
  const programs = await provideJava(await findJavaPrograms(), tell)
  for (const jar of programs.absent) {
    if (jar !== 'java' && !(await downloadJar(jar, tell))) break
  }
  return programs.absent.length > 0 ? findJavaPrograms() : programs
}

async function provideJava(
  programs: JavaPrograms,
  tell: (text: string) => void,
): Promise<JavaPrograms> {
  if (!programs.absent.includes('java')) return programs
  return (await installJava(tell)) ? findJavaPrograms() : programs
}
