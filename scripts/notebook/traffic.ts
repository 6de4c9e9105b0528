/** One request to Firestore and what was answered so far. */
export type Exchange = {
  /** The path of its address, without the query. */
  path: string
  /** Names the stream that it is a part of; empty outside streams. */
  session: string
  sent: string
  received: string
}

/** What Firestore would put on the bill; what the rules read is not among the reads. */
export type Operations = { reads: number; byRules: number; writes: number; deletes: number }

type Write = { delete?: string; update?: StoredDocument }
type Answer = { found?: unknown; missing?: unknown; document?: unknown }
type StoredDocument = { name?: string; updateTime?: string }
type Message = {
  documentChange?: { document?: StoredDocument; targetIds?: number[] }
  targetChange?: { targetChangeType?: string; targetIds?: number[] }
}

/**
 * Adds up the operations of several exchanges.
 *
 * @param known what streams have brought before, to which is added what they bring now. The emulator
 * sends a page anew after every change in it; what comes again unchanged is not read again.
 */
export function operationsIn(exchanges: readonly Exchange[], known: Set<string>): Operations {
  const sum = { reads: 0, byRules: 0, writes: 0, deletes: 0 }
  for (const exchange of exchanges) {
    sum.reads += readsIn(exchange, known)
    sum.byRules += readsByRulesIn(exchange)
    for (const write of writesIn(exchange)) sum[write.delete ? 'deletes' : 'writes'] += 1
  }
  return sum
}

/** A document counts for every query that it is sent for, and a query that finds nothing counts once. */
function readsIn({ path, session, received }: Exchange, known: Set<string>): number {
  if (path.endsWith(':batchGet')) return answersIn(received).length
  if (path.endsWith(':runQuery')) return queriedIn(received)
  if (!path.endsWith('/Listen/channel')) return 0
  const before = known.size
  const answering = new Set<string>()
  for (const { documentChange, targetChange } of messagesIn(received)) {
    for (const id of documentChange?.targetIds ?? []) {
      const { name = '', updateTime = '' } = documentChange?.document ?? {}
      answering.add(`${session} ${id}`)
      known.add(`${session} ${id} ${name} ${updateTime}`)
    }
    if (targetChange?.targetChangeType !== 'CURRENT') continue
    for (const id of targetChange.targetIds ?? []) {
      if (!answering.has(`${session} ${id}`)) known.add(`${session} ${id} nothing`)
    }
  }
  return known.size - before
}

function answersIn(received: string): Answer[] {
  if (received === '') return []
  return (JSON.parse(received) as Answer[]).filter(({ found, missing }) => found ?? missing)
}

/** Of a query that is not watched. */
function queriedIn(received: string): number {
  if (received === '') return 0
  const answers = JSON.parse(received) as Answer[]
  return Math.max(1, answers.filter(({ document }) => document).length)
}

/**
 * What firestore.rules look up for a commit, refused or not: the flag of a deletion, and for a counter the
 * counter itself and what it counts. However often a commit asks for a document, it is read once.
 */
function readsByRulesIn(exchange: Exchange): number {
  const writes = sentIn(exchange)
  return writes.length > 0 ? 1 + 2 * writes.filter(isCounter).length : 0
}

function isCounter({ update }: Write): boolean {
  return /\/usage\/\w+$/.test(update?.name ?? '')
}

function writesIn(exchange: Exchange): Write[] {
  return exchange.received.includes('"commitTime"') ? sentIn(exchange) : []
}

function sentIn({ path, sent }: Exchange): Write[] {
  const isSent = path.endsWith(':commit') && sent !== ''
  return isSent ? ((JSON.parse(sent) as { writes?: Write[] }).writes ?? []) : []
}

/** The messages of the stream that have arrived whole; each frame stands behind its length. */
function messagesIn(stream: string): Message[] {
  const messages: Message[] = []
  let start = 0
  for (;;) {
    const lineEnd = stream.indexOf('\n', start)
    const end = lineEnd + 1 + Number(stream.slice(start, lineEnd))
    if (lineEnd < 0 || end > stream.length) return messages
    const frame = JSON.parse(stream.slice(lineEnd + 1, end)) as unknown[]
    // A frame of bare numbers acknowledges what was sent; all others carry numbered lists of messages.
    for (const [, content] of frame.filter((part) => Array.isArray(part))) {
      messages.push(...(content as Message[]))
    }
    start = end
  }
}
