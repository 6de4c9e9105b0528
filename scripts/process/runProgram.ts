import { spawn } from 'node:child_process'
import { PROJECT_ROOT } from './projectRoot.ts'
import { withProjectTools } from './projectTools.ts'

export type ProgramResult = {
  /** Whether the program exited with code 0. */
  succeeded: boolean
  /** All output, in the order in which it arrived. */
  output: string
}

const UNCOLORED = { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * Runs a program to its end, in the project's folder or another one, and captures its output. `environment`
 * is added to the current one. A program that can't be started counts as failed.
 */
export function runProgram(
  program: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
  folder = PROJECT_ROOT,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: folder,
      env: withProjectTools({ ...process.env, ...UNCOLORED, ...environment }),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (text: string): void => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => {
      resolve({ succeeded: false, output: `${program} can’t be started: ${error.message}` })
    })
    child.on('close', (code) => {
      resolve({ succeeded: code === 0, output })
    })
  })
}
