/** How long a browser may take to start a download, in milliseconds. */
const revokeDelay = 60_000

/** Downloads a text or a Blob as a file. */
export function saveFile(name: string, content: string | Blob, type: `${string}/${string}`): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelay)
}
