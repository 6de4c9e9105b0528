import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { PROJECT_ROOT } from './projectRoot.ts'

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

/** An environment in which programs in node_modules are found by name. */
export function withProjectTools(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const tools = join(PROJECT_ROOT, 'node_modules', '.bin')
  return { ...environment, PATH: [tools, process.env['PATH']].join(delimiter) }
}
