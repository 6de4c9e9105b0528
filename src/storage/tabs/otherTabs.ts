import { openChannel } from './channel.ts'

/** A message between tabs. The SDK's own storage would take up to a second. */
type TabMessage = { type: 'signedOut' | 'accountChanged'; uid: string }

const name = 'gatehouse'

/** Sends a message to all of the app's other tabs. */
export function broadcastToTabs(message: TabMessage): void {
  const channel = openChannel(name)
  channel?.postMessage(message)
  channel?.close()
}

/** Calls the listener with other tabs' messages. Returns a function that stops it. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data)
  })
  return () => channel?.close()
}

function isTabMessage(data: unknown): data is TabMessage {
  return typeof data === 'object' && data !== null && 'type' in data && 'uid' in data
}
