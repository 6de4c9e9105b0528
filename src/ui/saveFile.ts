/** How long a browser may take to begin with what it was handed. */
const untilTaken = 60_000

/** Hands a text, or what is in a file, to the person as a file. */
export function saveFile(name: string, content: string | Blob, type: `${string}/${string}`): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), untilTaken)
}
