import type { Page } from '@playwright/test'
import { filesText } from '#products/notebook/text/filesText.ts'

/**
 * Uploads files of random bytes to the open note.
 *
 * @param name prefix of the file names.
 * @returns milliseconds until all of them are listed.
 */
export async function uploadFiles(
  page: Page,
  name: string,
  count: number,
  size: number,
): Promise<number> {
  await page.getByRole('button', { name: filesText.add, disabled: false }).waitFor()
  await page.evaluate(
    ({ prefix, number, length }) => {
      const chosen = new DataTransfer()
      for (let index = 0; index < number; index += 1) {
        const bytes = new Uint8Array(length)
        const step = 65_536
        for (let at = 0; at < length; at += step)
          crypto.getRandomValues(bytes.subarray(at, at + step))
        bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypisom'))
        chosen.items.add(new File([bytes], `${prefix}-${index}.mp4`))
      }
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('Nothing takes files.')
      input.files = chosen.files
      performance.mark('given')
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { prefix: name, number: count, length: size },
  )
  for (let index = 0; index < count; index += 1) {
    const label = filesText.download(`${name}-${index}.mp4`)
    await page.getByRole('button', { name: label }).waitFor()
  }
  return page.evaluate(() => {
    const mark = performance.getEntriesByName('given').at(-1)
    return performance.now() - (mark?.startTime ?? 0)
  })
}
