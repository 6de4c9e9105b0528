import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Every request that carries bytes of a file, or asks how many are there. */
const byteCalls = /\/v0\/b\/[^/]+\/o\?|upload_id=/

/** The line to Storage, which can be cut once that many bytes more have gone over it. */
export async function lineOf(page: Page) {
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
    isCut: () => expect.poll(() => isCut).toBe(true),
    sent: () => sent,
    mend: () => {
      limit = Infinity
      isCut = false
    },
  }
}
