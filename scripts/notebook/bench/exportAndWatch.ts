import type { CDPSession, Page } from '@playwright/test'

const MEBI = 1_048_576
const SAMPLE_MS = 100

export type WatchedExport = {
  /** In milliseconds, from the click until the file is handed over. */
  time: number
  /** The most that memory grew meanwhile, in MiB. */
  growth: number
}

/** Exports everything on the page of a person's data, and watches how much memory the page takes. */
export async function exportAndWatch(page: Page): Promise<WatchedExport> {
  const devtools = await page.context().newCDPSession(page)
  const button = page.getByRole('button', { name: 'Export everything' })
  await button.waitFor()
  await devtools.send('HeapProfiler.collectGarbage')
  const before = await memoryOf(devtools)
  let highest = before
  const look = async () => {
    highest = Math.max(await memoryOf(devtools), highest)
  }
  const watching = setInterval(() => void look(), SAMPLE_MS)
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

/** The heap of the page, what the browser keeps for it, and the bytes that lie beside it. */
async function memoryOf(devtools: CDPSession): Promise<number> {
  const usage = await devtools.send('Runtime.getHeapUsage')
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage
  return usedSize + embedderHeapUsedSize + backingStorageSize
}
