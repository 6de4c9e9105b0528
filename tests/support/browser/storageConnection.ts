import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Requests that upload a file's bytes, or ask how many have arrived. */
const byteCalls = /\/v0\/b\/[^/]+\/o\?|upload_id=/

/** The connection to Storage, which can be cut after a number of bytes. */
export async function controlConnection(page: Page) {
  let sent = 0
  let limit = Infinity
  let isCut = false
  await page.route(byteCalls, async (route) => {
    const length = route.request().postDataBuffer()?.length ?? 0
    isCut ||= sent + length > limit
    if (isCut) return route.abort('connectionreset')
    sent += length
    return route.continue()
  })
  return {
    cutAfter: (more: number) => {
      sent = 0
      limit = more
    },
    waitUntilCut: () => expect.poll(() => isCut).toBe(true),
    sent: () => sent,
    restore: () => {
      limit = Infinity
      isCut = false
    },
  }
}
