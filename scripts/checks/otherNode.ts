import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { checkOutcome, sumTallies } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { projectsOfCode, vitestSuite } from './suites.ts'

/** The project promises to run on these versions, the recommended and the oldest one. */
const named = 24
const oldest = 20

/** Runs the tests that need no emulator, and those of `npm start`, on the other supported version of Node. */
export async function checkOtherNode(): Promise<Outcome> {
  const major = otherNode(process.versions.node)
  const node = await fetchNode(major)
  if (!existsSync(node.program)) return checkOutcome(false, node.output)
  const outcomes = [
    await vitestSuite(projectsOfCode, {}, node.program),
    await vitestSuite(['tests/local-firebase/start.test.ts'], {}, node.program),
  ]
  const output = outcomes.map((outcome) => outcome.output).join('\n')
  return { ...sumTallies(outcomes), output, note: `on Node ${major}` }
}

/** The major version to test on, given the current one. */
export function otherNode(version: string): number {
  return Number.parseInt(version, 10) === named ? oldest : named
}

/** Installs a version of Node from npm into .local, once. Nothing else uses it. */
async function fetchNode(major: number): Promise<{ program: string; output: string }> {
  const folder = join(PROJECT_ROOT, '.local', `node-${major}`)
  const name = `node-${process.platform}-${process.arch}`
  const program = join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(program)) return { program, output: '' }
  const options = ['install', '--prefix', folder, '--no-save', '--no-package-lock']
  const { output } = await runProgram('npm', [...options, `${name}@${major}`])
  return { program, output }
}
