import type { Page, Request, Route } from '@playwright/test'

/** The URLs of Firestore calls: reads and writes of a transaction, and listening. */
export const databaseCalls = {
  read: /\/documents:batchGet/,
  commit: /\/documents:commit/,
  watch: /\/google\.firestore\.v1\.Firestore\/Listen\//,
  anything: /\/documents:|\/google\.firestore\.v1\./,
} as const

/**
 * Waits until the page listens to a document. The emulator may never report what is written while it reads a document
 * for a new listener: it sends the state before the write with a later time, and the SDK ignores the older version.
 */
export async function waitForListener(page: Page, path: string): Promise<void> {
  await page.waitForRequest(
    (request) =>
      databaseCalls.watch.test(request.url()) &&
      decodeURIComponent(request.postData() ?? '').includes(`/documents/${path}"]`),
  )
}

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
