/** Hands a text to the person as a file. */
export function saveTextFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
