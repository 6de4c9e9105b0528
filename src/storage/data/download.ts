/** How long a browser may take to save a download. */
const saveTimeoutMs = 60_000

/** A file that the browser downloads. */
export type Download = {
  /** Repeatable. */
  start: () => void
  /** Frees the file, once the browser has had time to save it. */
  end: () => void
}

/**
 * Prepares a download.
 *
 * @param onEnd removes what the content is read from.
 */
export function openDownload(name: string, content: Blob, onEnd?: () => void): Download {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  const free = () => {
    URL.revokeObjectURL(link.href)
    onEnd?.()
  }
  return { start: () => link.click(), end: () => void setTimeout(free, saveTimeoutMs) }
}
