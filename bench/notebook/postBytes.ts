import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'

/**
 * Posts random bytes to the local Storage in parallel, bypassing its rules. Returns the milliseconds it took.
 */
export function postBytes(page: Page, count: number, size: number): Promise<number> {
  const objects = `${localUrls().storage}/upload/storage/v1/b/${PROJECT_ID}.appspot.com/o`
  const addresses = Array.from({ length: count }, () => {
    return `${objects}?uploadType=media&name=${encodeURIComponent(`bench/${randomUUID()}`)}`
  })
  return page.evaluate(
    async ({ urls, length }) => {
      const bytes = new Uint8Array(length)
      const step = 65_536
      for (let at = 0; at < length; at += step)
        crypto.getRandomValues(bytes.subarray(at, at + step))
      const start = performance.now()
      const headers = { authorization: 'Bearer owner', 'content-type': 'video/mp4' }
      const answers = await Promise.all(
        urls.map((url) => fetch(url, { method: 'POST', headers, body: bytes })),
      )
      if (answers.some(({ ok }) => !ok)) throw new Error('Storage has refused bytes.')
      return performance.now() - start
    },
    { urls: addresses, length: size },
  )
}
