/** What must not be in a build. */
export type Trace = {
  what: string
  pattern: RegExp
}

/**
 * Some harmless strings look similar, and the patterns let them pass: firebase/auth contains the string
 * `http://localhost` and `emulator/auth/…` without a leading slash, XState has a property named mailbox, and
 * the Markdown parser mentions "localhost" as a file's host.
 */
const LOCAL_TRACES: readonly Trace[] = [
  { what: 'the address of a local service', pattern: /127\.0\.0\.1|\[::1\]/ },
  {
    what: 'the address of a local service',
    pattern: /localhost:|(?<!http:\/\/|host must be ")localhost/,
  },
  { what: 'a call to an emulator', pattern: /\/emulator\// },
  { what: "the SDK's connection to an emulator", pattern: /Running in emulator mode/ },
  { what: 'the mailbox', pattern: /(?<=["'`/\s>])mailbox\b/i },
  { what: 'the Stately inspector', pattern: /stately\.ai|statelyai/i },
  { what: 'the demo person', pattern: /demo@|demo person|open-sesame/i },
  { what: 'the local project', pattern: /demo-gatehouse/ },
]
const CONTEXT_LENGTH = 30

/** One sentence for each trace of the local Firebase in a file. */
export function findLocalTraces(text: string): string[] {
  return findTraces(text, LOCAL_TRACES)
}

/** One sentence for each trace in a file. */
export function findTraces(text: string, traces: readonly Trace[]): string[] {
  return traces.flatMap(({ what, pattern }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const end = match.index + match[0].length + CONTEXT_LENGTH
    const found = text.slice(Math.max(0, match.index - CONTEXT_LENGTH), end)
    return [`${what}: …${found.replaceAll(/\s+/g, ' ')}…`]
  })
}
