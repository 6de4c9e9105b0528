import { join } from 'node:path'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import type { BenchOptions } from './benchOptions.ts'
import { buildBarePage } from './buildBarePage.ts'
import { comparePages } from './comparePages.ts'
import { asRatio, type Report } from './report.ts'
import { spreadOf, visitsRow } from './summary.ts'

/** That of FirebaseUI 7, 0.36, to which the bare page is 0.85 (`npm run bench -- peers`). */
const HIGHEST_RATIO = 0.42

/** How long a first-time visitor waits for the form. */
export async function signInBench({ folder, executablePath, runs }: BenchOptions): Promise<Report> {
  const directories = { app: join(folder, 'signIn'), bare: join(folder, 'bareSignIn') }
  await buildApp(directories.app, exampleProject())
  await buildBarePage('barePage', directories.bare)

  const { app, bare } = await comparePages(directories, executablePath, runs)
  const [appTime, bareTime] = [app, bare].map((visits) => spreadOf(visits.map(({ time }) => time)))
  return {
    heading: `sign-in: how long a first visitor waits until the email field on /sign-in can be typed into.
Production builds with hosting headers, CPU 4 times slower, Slow 4G, an empty profile each time.`,
    rows: [visitsRow('the app', app), visitsRow('bare page', bare)],
    goals: [
      {
        name: 'The ratio',
        value: (appTime?.median ?? Number.NaN) / (bareTime?.median ?? Number.NaN),
        limit: HIGHEST_RATIO,
        format: asRatio,
      },
    ],
  }
}
