import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchOptions } from '#bench/benchOptions.ts'
import { buildBarePage } from '#bench/buildBarePage.ts'
import { startStage, type Stage } from '#bench/notebook/startStage.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** Runs a notebook benchmark with builds and services, then stops them. */
export async function withNotebook<Result>(
  { folder }: Pick<BenchOptions, 'folder'>,
  work: (stage: Stage<'app' | 'bare'>) => Promise<Result>,
): Promise<Result> {
  const directories = { app: join(folder, 'notebook'), bare: join(folder, 'bareNotes') }
  // Several benchmarks share the builds.
  if (!existsSync(directories.app)) {
    await buildApp(directories.app, noProject())
    const alias = { re2js: join(PROJECT_ROOT, 'build/re2js.ts') }
    await buildBarePage('notebook/bareNotes', directories.bare, alias)
  }
  const stage = await startStage(directories)
  try {
    return await work(stage)
  } finally {
    await stage.stop()
  }
}
