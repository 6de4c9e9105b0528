import { openChannel } from './channel.ts'

/** What one tab tells the others at once; the SDK's own storage needs up to a second for it. */
export type TabMessage = { type: 'signedOut' | 'accountChanged'; uid: string }

const name = 'gatehouse'

/** Tells every other tab of this app. */
export function tellOtherTabs(message: TabMessage): void {
  const channel = openChannel(name)
  channel?.postMessage(message)
  channel?.close()
}

/** Hears what other tabs tell; returns the function that stops it. */
export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data)
  })
  return () => channel?.close()
}

function isTabMessage(data: unknown): data is TabMessage {
  return typeof data === 'object' && data !== null && 'type' in data && 'uid' in data
}
