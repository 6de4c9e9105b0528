import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { measureVisit } from './measureVisit.ts'
import type { Visit } from './measureVisit.ts'
import { summarize } from './summary.ts'
import type { Summary } from './summary.ts'

const PATH = '/sign-in'

/** Built pages by name, or what was measured of them. */
export type Pages<T> = {
  app: T
  bare: T
}

/** Visits both pages in turn, so that what slows the machine down slows both of them down. */
export async function comparePages(
  directories: Pages<string>,
  executablePath: string,
  runs: number,
): Promise<Pages<Summary>> {
  const app = await startHostingServer({ directory: directories.app })
  const bare = await startHostingServer({ directory: directories.bare })
  const visits: Pages<Visit[]> = { app: [], bare: [] }
  try {
    for (let run = 0; run < runs; run += 1) {
      visits.app.push(await measureVisit(app.origin + PATH, executablePath))
      visits.bare.push(await measureVisit(bare.origin + PATH, executablePath))
    }
  } finally {
    await Promise.all([app.stop(), bare.stop()])
  }
  return { app: summarize(visits.app), bare: summarize(visits.bare) }
}
