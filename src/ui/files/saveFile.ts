import { openDownload } from '../../storage/data/download.ts'

/** Downloads a text or a Blob as a file. */
export function saveFile(name: string, content: string | Blob, type: `${string}/${string}`): void {
  const download = openDownload(name, new Blob([content], { type }))
  download.start()
  download.end()
}
