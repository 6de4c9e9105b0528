/** An event of Chromium's trace. Times are in microseconds of a clock that all processes share. */
export type TraceEvent = {
  name: string
  /** `X` for an event with a duration. */
  ph: string
  ts: number
  dur?: number
  /** How much of the duration the thread was running. */
  tdur?: number
  pid: number
  tid: number
  args: {
    name?: string
    fileName?: string
    data?: {
      url?: string
      requestId?: string
      documentLoaderURL?: string
      encodedDataLength?: number
    }
  }
}

/** The part of a visit to explain. */
export type Visit = {
  /** The events of the page's main thread, sorted by time, parents before children. */
  main: readonly TraceEvent[]
  /** In microseconds. */
  start: number
  end: number
}

/**
 * Finds the main thread of the page that was loaded last from a URL.
 *
 * @param until the moment until which to explain the visit: a time in milliseconds since the start of the
 * navigation, or a part of the URL of the request that ends it.
 */
export function visitIn(
  events: readonly TraceEvent[],
  url: string,
  until: number | { request: string },
): Visit {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!navigation) throw new Error(`The trace has no visit to ${url}.`)
  const { pid, ts: start } = navigation
  const thread = events.find(
    (event) =>
      event.pid === pid && event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  )
  const main = events
    .filter((event) => event.pid === pid && event.tid === thread?.tid && event.ts >= start)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  return {
    main,
    start,
    end: typeof until === 'number' ? start + until * 1_000 : endIn(main, until),
  }
}

function endIn(main: readonly TraceEvent[], { request }: { request: string }): number {
  const leaving = main.find(
    ({ name, args }) => name === 'ResourceSendRequest' && args.data?.url?.includes(request),
  )
  if (!leaving) throw new Error(`The trace has no request to ${request}.`)
  return leaving.ts
}

/** The name of a file without its folder and hash; that of the page is "the HTML". */
export function nameOfFile(url: string): string {
  const { pathname } = new URL(url, 'http://own.invalid')
  const [, stem = '', kind = ''] = /\/assets\/(.+?)-[\w-]{8}(\.\w+)$/.exec(pathname) ?? []
  if (stem) return stem + kind
  const last = pathname.split('/').at(-1) ?? ''
  return last.includes('.') || last.includes(':') ? last : 'the HTML'
}
