import type { Page, Route } from '@playwright/test'

/** Addresses of the calls to the database: what a transaction reads, what it writes, and the watching. */
export const databaseCalls = {
  read: /\/documents:batchGet/,
  commit: /\/documents:commit/,
  watch: /\/google\.firestore\.v1\.Firestore\/Listen\//,
  anything: /\/documents:|\/google\.firestore\.v1\./,
} as const

/** Answers in place of the database, in its shape. */
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

/** Lets commits that write notes reach the server, and gives their answers to nobody until `cut` cuts the line. */
export async function withholdAnswers(page: Page) {
  const withheld: Route[] = []
  const withhold = async (route: Route) => {
    if (!writesNote(route)) return route.fallback()
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

/** Whether a commit writes a note, and not the key alone. */
export function writesNote(route: Route): boolean {
  return (route.request().postData() ?? '').includes('/notes/')
}
