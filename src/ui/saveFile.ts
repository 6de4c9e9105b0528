/** How long a browser may take to begin with what it was handed. */
const untilTaken = 60_000

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type: `${string}/${string}`): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), untilTaken)
}
