/** A request to Firestore and its response so far. */
export type Exchange = {
  /** The path of its URL, without the query. */
  path: string
  /** Id of its stream; empty outside streams. */
  session: string
  sent: string
  received: string
}

/** What Firestore would bill; `byRules` counts the reads made by rules. */
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
 * @param known documents that streams have sent already; new ones are added. The emulator sends a whole page
 * after every change in it, and unchanged documents aren't billed again.
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

/** A document counts once per query, and a query without results counts as one read. */
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

/** Reads of a query that isn't watched. */
function queriedIn(received: string): number {
  if (received === '') return 0
  const answers = JSON.parse(received) as Answer[]
  return Math.max(1, answers.filter(({ document }) => document).length)
}

/**
 * Documents that firestore.rules read for a request, refused or not: the account state, unless the request
 * reads it itself, and in a commit with a counter, the counter and what it counts. Each counts once per
 * request.
 */
function readsByRulesIn(exchange: Exchange): number {
  const { path, sent } = exchange
  if (path.endsWith(':runQuery')) return sent === '' ? 0 : 1
  if (path.endsWith(':batchGet')) return sent === '' || isOfAccount(sent) ? 0 : 1
  if (path.endsWith('/Listen/channel')) {
    return targetsIn(sent).filter((target) => !isOfAccount(target)).length
  }
  const writes = sentIn(exchange)
  return writes.length > 0 ? 1 + 2 * writes.filter(isCounter).length : 0
}

/** The text of each target that a page starts to watch. */
function targetsIn(sent: string): string[] {
  return decodeURIComponent(sent.replaceAll('+', ' ')).split('"addTarget":').slice(1)
}

function isOfAccount(text: string): boolean {
  return /\/documents\/users\/[^/"]+"\]/.test(text)
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

/** The complete messages of a stream; each frame is preceded by its length. */
function messagesIn(stream: string): Message[] {
  const messages: Message[] = []
  let start = 0
  for (;;) {
    const lineEnd = stream.indexOf('\n', start)
    const end = lineEnd + 1 + Number(stream.slice(start, lineEnd))
    if (lineEnd < 0 || end > stream.length) return messages
    const frame = JSON.parse(stream.slice(lineEnd + 1, end)) as unknown[]
    // Frames of bare numbers are acknowledgments; all others contain numbered lists of messages.
    for (const [, content] of frame.filter((part) => Array.isArray(part))) {
      messages.push(...(content as Message[]))
    }
    start = end
  }
}
