import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { inlineScriptProblem } from '#scripts/hosting/inlineScripts.ts'
import { findLocalTraces } from './localTraces.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** Builds the app for a hosted project, and checks the built files. */
export async function checkHostedBuild(): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'gatehouse-hosted-'))
  try {
    const build = await buildApp(directory, exampleProject())
    if (!build.succeeded) return checkOutcome(false, build.output)
    const problems = await hostedProblems(directory)
    return checkOutcome(problems.length === 0, problems.join('\n'))
  } finally {
    await rm(directory, { recursive: true })
  }
}

/**
 * What is wrong with a build for a hosted project, one line each: a trace of the local Firebase in
 * a file, or an inline script that the headers of firebase.json do not allow.
 */
export async function hostedProblems(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const traces = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const found = findLocalTraces(await readFile(path, 'utf8'))
    return found.map((trace) => `${relative(directory, path)} holds ${trace}`)
  })
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const script = inlineScriptProblem(page, policyHeader(hosting))
  return [...(await Promise.all(traces)).flat(), ...(script === null ? [] : [script])]
}
