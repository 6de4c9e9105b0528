import type { UnsavedItem } from '../../domain/session/unsavedItems.ts'
import { openChannel } from '../../storage/tabs/channel.ts'

/** What a person's tabs tell each other about their collections. */
type CollectionMessage =
  /** A tab signs out, and asks the others what they haven't saved. `isFinalCheck`: from now on, none accepts input. */
  | { type: 'signingOut'; isFinalCheck: boolean }
  /** The answer of a tab: at once, and after each change, until the other says `stopAnswering`. */
  | { type: 'unsaved'; edits: readonly UnsavedItem[] }
  /** The tab that signs out needs no more answers. */
  | { type: 'stopAnswering' }
  | { type: 'discard'; ids: readonly string[] }
  | { type: 'removing' }

type Sent = { from: string; message: CollectionMessage }

const thisTab = crypto.randomUUID()

/** Sends a message to the person's other tabs. */
export function broadcastToCollections(uid: string, message: CollectionMessage): void {
  const channel = openChannel(channelName(uid))
  const sent: Sent = { from: thisTab, message }
  channel?.postMessage(sent)
  channel?.close()
}

/** Calls the listener with each message of the person's other tabs, until the returned function is called. */
export function onCollectionMessage(
  uid: string,
  listener: (message: CollectionMessage, from: string) => void,
): () => void {
  const channel = openChannel(channelName(uid))
  channel?.addEventListener('message', ({ data: { from, message } }: MessageEvent<Sent>) => {
    if (from !== thisTab) listener(message, from)
  })
  return () => channel?.close()
}

function channelName(uid: string): string {
  return `gatehouse-collections-${uid}`
}
