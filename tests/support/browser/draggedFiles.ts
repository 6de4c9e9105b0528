import type { Page } from '@playwright/test'

type DraggedFile = { name: string; type: string; text: string }

/** Drags files over the open note, and drops them if `isLetGo`. */
export async function dragFile(page: Page, file: DraggedFile, isDropped: boolean): Promise<void> {
  await page.getByRole('article').evaluate(
    (note, [{ name, type, text }, events]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name, { type }))
      for (const event of events) {
        note.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }))
      }
    },
    [file, isDropped ? ['dragover', 'drop'] : ['dragover']] as const,
  )
}

/** Pastes a picture like a screenshot. */
export async function pastePicture(page: Page, picture: Uint8Array): Promise<void> {
  await page.getByLabel('Text', { exact: true }).evaluate((field, bytes) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, Array.from(picture))
}
