import type { CDPSession, Page } from '@playwright/test'

const MEBI = 1_048_576
const SAMPLE_MS = 100

export type WatchedExport = {
  /** Milliseconds from the click to the download. */
  time: number
  /** Peak memory growth, in MiB. */
  growth: number
}

/** Exports everything on the data page and measures the page's memory. */
export async function exportAndWatch(page: Page): Promise<WatchedExport> {
  const devtools = await page.context().newCDPSession(page)
  const button = page.getByRole('button', { name: 'Export everything' })
  await button.waitFor()
  await devtools.send('HeapProfiler.collectGarbage')
  const before = await memoryOf(devtools)
  let highest = before
  const sample = async () => {
    highest = Math.max(await memoryOf(devtools), highest)
  }
  const watching = setInterval(() => void sample(), SAMPLE_MS)
  try {
    const download = page.waitForEvent('download', { timeout: 0 })
    const start = performance.now()
    await button.click()
    const file = await download
    const time = performance.now() - start
    await file.delete()
    return { time, growth: (highest - before) / MEBI }
  } finally {
    clearInterval(watching)
  }
}

/** The page's heap, including the embedder's part and backing stores, in bytes. */
async function memoryOf(devtools: CDPSession): Promise<number> {
  const usage = await devtools.send('Runtime.getHeapUsage')
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage
  return usedSize + embedderHeapUsedSize + backingStorageSize
}
