import { openChannel } from './channel.ts'
import { placeName } from './names.ts'
import type { NotebookNews } from './notebook.ts'

export type News = {
  tell: (news: NotebookNews) => void
  /** Tells this page only. */
  tellHere: (news: NotebookNews) => void
  hear: (listener: (news: NotebookNews) => void) => () => void
  /** From now on this page hears only itself. */
  end: () => void
}

/**
 * Carries news among all pages of one person on this device where the browser can, and to this page itself.
 *
 * @param onOthers is called after all listeners, for what another page has told.
 */
export function openNews(uid: string, onOthers: (news: NotebookNews) => void): News {
  const listeners = new Set<(news: NotebookNews) => void>()
  const pass = (news: NotebookNews) => listeners.forEach((listener) => listener(news))
  let channel = openChannel(placeName(uid))
  channel?.addEventListener('message', ({ data }: MessageEvent<NotebookNews>) => {
    pass(data)
    onOthers(data)
  })
  return {
    tell: (news) => {
      channel?.postMessage(news)
      pass(news)
    },
    tellHere: pass,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end: () => {
      channel?.close()
      channel = null
    },
  }
}
