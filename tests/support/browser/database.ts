import type { Page, Request, Route } from '@playwright/test'

/** The URLs of Firestore calls: reads and writes of a transaction, and listening. */
export const databaseCalls = {
  read: /\/documents:batchGet/,
  commit: /\/documents:commit/,
  watch: /\/google\.firestore\.v1\.Firestore\/Listen\//,
  anything: /\/documents:|\/google\.firestore\.v1\./,
} as const

/** Answers a call with an error in Firestore's format. */
export async function refuseCall(route: Route, code: number, status: string): Promise<void> {
  await route.fulfill({
    status: code,
    json: { error: { code, message: 'Put in by a test.', status } },
    headers: {
      'access-control-allow-origin': route.request().headers()['origin'] ?? '*',
      'access-control-allow-credentials': 'true',
    },
  })
}

/**
 * Lets commits with notes reach the server, and withholds the responses until `cut` closes the connections.
 */
export async function withholdAnswers(page: Page) {
  const withheld: Route[] = []
  const withhold = async (route: Route) => {
    if (!writesNote(route.request())) return route.fallback()
    await route.fetch()
    withheld.push(route)
  }
  await page.route(databaseCalls.commit, withhold)
  const cut = async () => {
    await page.unroute(databaseCalls.commit, withhold)
    await Promise.all(withheld.map((route) => route.abort('connectionreset').catch(() => null)))
  }
  return { landed: () => withheld.length, cut }
}

/** Whether a commit writes a note, rather than only the key, or only a transaction's reads, which it repeats. */
export function writesNote(request: Request): boolean {
  const { writes = [] } = (request.postDataJSON() ?? {}) as { writes?: readonly object[] }
  return writes.some((write) => !('verify' in write) && JSON.stringify(write).includes('/notes/'))
}
