import type { Unsaved } from '../../domain/session/unsavedItems.ts'
import { openChannel } from '../../storage/tabs/channel.ts'

/** What a person's tabs tell each other about their collections. */
type TabMessage =
  /** A tab signs out, and asks the others what they haven't saved. `isLast`: from now on, none accepts input. */
  | { type: 'signingOut'; isLast: boolean }
  /** The answer of a tab: at once, and after each change, until the other says `stopAnswering`. */
  | { type: 'unsaved'; edits: readonly Unsaved[] }
  /** The tab that signs out needs no more answers. */
  | { type: 'stopAnswering' }
  | { type: 'discard'; ids: readonly string[] }
  | { type: 'removing' }

type Sent = { from: string; message: TabMessage }

const thisTab = crypto.randomUUID()

/** Sends a message to the person's other tabs. */
export function tellTabs(uid: string, message: TabMessage): void {
  const channel = openChannel(channelName(uid))
  const sent: Sent = { from: thisTab, message }
  channel?.postMessage(sent)
  channel?.close()
}

/** Calls the listener with each message of the person's other tabs, until the returned function is called. */
export function onTabMessages(
  uid: string,
  listener: (message: TabMessage, from: string) => void,
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
