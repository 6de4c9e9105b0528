import { runProgram } from '#scripts/process/runProgram.ts'
import type { ProgramResult } from '#scripts/process/runProgram.ts'

/** Builds the app into a folder, for the project that the environment's variables name. */
export function buildApp(
  directory: string,
  environment: Record<string, string>,
): Promise<ProgramResult> {
  return runProgram('vite', ['build', '--outDir', directory, '--emptyOutDir'], environment)
}
