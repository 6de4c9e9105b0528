import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadGatehouse } from '#scripts/gatehouse/loadGatehouse.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { inlineProblems } from '#scripts/hosting/inlineSources.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { findLocalTraces, findMethodTraces } from './localTraces.ts'
import { methodsOn, type MethodsOn } from '#src/domain/signInMethods.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'

const HOSTED_BUILD = join(PROJECT_ROOT, 'dist-hosted')

/** Builds the app for a hosted project, and checks the built files. The step `bytes` weighs them. */
export async function checkHostedBuild(): Promise<Outcome> {
  const build = await buildApp(HOSTED_BUILD, exampleProject())
  if (!build.succeeded) return checkOutcome(false, build.output)
  const { gatehouse } = await loadGatehouse(PROJECT_ROOT)
  const problems = await hostedProblems(HOSTED_BUILD, methodsOn(gatehouse.signIn))
  return checkOutcome(problems.length === 0, problems.join('\n'))
}

/**
 * What is wrong with a build for a hosted project, one line each: a trace of the local Firebase, or of a sign-in
 * method that is off, in a file, or inline scripts or styles that the headers of firebase.json do not allow.
 */
export async function hostedProblems(directory: string, on: MethodsOn): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const traces = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const text = await readFile(path, 'utf8')
    const found = [...findLocalTraces(text), ...findMethodTraces(text, on)]
    return found.map((trace) => `${relative(directory, path)} holds ${trace}`)
  })
  const pages = files.filter(({ name }) => name.endsWith('.html'))
  const inline = pages.map(async ({ parentPath, name }) =>
    inlineProblems(await readFile(join(parentPath, name), 'utf8'), policyHeader(hosting)),
  )
  return [...new Set((await Promise.all([...traces, ...inline])).flat())]
}
