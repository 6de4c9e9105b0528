const secretName = /password|code|token|secret|credential|apikey/i
const errorCode = /^auth\/[a-z-]+$/

/** Keys whose values are the app's own words in any object. */
const ownWords: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'phase',
  'status',
  'form',
  'endReason',
])

/** The parts of an inspection event about an actor and its chart. */
const ofInspection: ReadonlySet<string> = new Set([
  'type',
  'name',
  'id',
  'sessionId',
  'rootId',
  'parentId',
  'sourceId',
  'createdAt',
  'definition',
  '_version',
])

/** The parts of a snapshot about its machine. */
const ofSnapshot: ReadonlySet<string> = new Set(['value', 'historyValue', 'tags', 'status'])

/**
 * A copy for inspectors and logs, with nothing but what is listed here: the names of actors, charts, states, tags,
 * and events, a few of the app's own words, error codes, booleans, and numbers that aren't codes. Every other text is
 * replaced by stars. Drops what JSON can't represent.
 */
export function redact<Value>(value: Value): Value {
  return listed('', JSON.parse(JSON.stringify(value))) as Value
}

function listed(name: string, value: unknown): unknown {
  if (typeof value === 'number') return secretName.test(name) ? '***' : value
  if (typeof value === 'string') return isListed(name, value) ? value : '***'
  if (Array.isArray(value)) return value.map((each) => listed(name, each))
  if (typeof value !== 'object' || value === null) return value
  const passing = passingIn(value)
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    passing?.has(key) ? inner : listed(key, inner),
  ])
  return Object.fromEntries(entries)
}

function isListed(name: string, text: string): boolean {
  return ownWords.has(name) || (name === 'code' && errorCode.test(text))
}

function passingIn(holder: object): ReadonlySet<string> | null {
  if ('type' in holder && String(holder.type).startsWith('@xstate.')) return ofInspection
  return 'context' in holder && 'value' in holder && 'status' in holder ? ofSnapshot : null
}
