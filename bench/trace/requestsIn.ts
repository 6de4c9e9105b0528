import { nameOfFile, type Visit } from './traceEvent.ts'

/** A request of the page. Times are in milliseconds since the start of the navigation. */
export type Request = {
  name: string
  sent: number
  /** `Infinity` if the response hadn't arrived completely by the end of the trace. */
  received: number
  /** Encoded, including headers. */
  bytes: number
}

/** The page's requests until the moment to explain, in the order in which they were sent. */
export function requestsIn({ main, start, end }: Visit): Request[] {
  const requests = new Map<string, Request>()
  for (const { name, ts, args } of main) {
    const { requestId = '', url = '', encodedDataLength = 0 } = args.data ?? {}
    const found = requests.get(requestId)
    if (name === 'ResourceSendRequest' && !found && ts < end && url.startsWith('http')) {
      // The browser process requests the HTML, before there is a page.
      const sent = requests.size === 0 ? 0 : (ts - start) / 1_000
      const request = { name: nameOfFile(url), sent, received: Infinity, bytes: 0 }
      requests.set(requestId, request)
    }
    if (name === 'ResourceFinish' && found) {
      found.received = (ts - start) / 1_000
      found.bytes = Math.max(found.bytes, encodedDataLength)
    }
  }
  return [...requests.values()]
}
