import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { launchBrowser } from './launchBrowser.ts'
import { measureVisit } from './measureVisit.ts'
import type { Visit } from './measureVisit.ts'

const PATH = '/sign-in'

/** Built pages by name, or their measurements. */
export type Pages<T> = {
  app: T
  bare: T
}

/** Visits both pages alternately, so that a slow moment of the machine affects both. */
export async function comparePages(
  directories: Pages<string>,
  executablePath: string,
  runs: number,
): Promise<Pages<Visit[]>> {
  const app = await startHostingServer({ directory: directories.app })
  const bare = await startHostingServer({ directory: directories.bare })
  const visits: Pages<Visit[]> = { app: [], bare: [] }
  try {
    for (let run = 0; run < runs; run += 1) {
      visits.app.push(await firstVisit(app.origin + PATH, executablePath))
      visits.bare.push(await firstVisit(bare.origin + PATH, executablePath))
    }
  } finally {
    await Promise.all([app.stop(), bare.stop()])
  }
  return visits
}

/** In a new browser with an empty profile. */
async function firstVisit(url: string, executablePath: string): Promise<Visit> {
  const browser = await launchBrowser(executablePath)
  try {
    return await measureVisit(await browser.newPage(), url, 'typable')
  } finally {
    await browser.close()
  }
}
