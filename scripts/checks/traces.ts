import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '#scripts/process/filesIn.ts'

type Trace = readonly [what: string, pattern: RegExp]

/**
 * Some harmless strings look similar, and the patterns let them pass: firebase/auth contains the string
 * `http://localhost` and `emulator/auth/…` without a leading slash, XState has a property named mailbox, and
 * the Markdown parser mentions "localhost" as a file's host.
 */
const traces: readonly Trace[] = [
  ['the address of a local service', /127\.0\.0\.1|\[::1\]/],
  ['the address of a local service', /localhost:|(?<!http:\/\/|host must be ")localhost/],
  ['a call to an emulator', /\/emulator\//],
  ["the SDK's connection to an emulator", /Running in emulator mode/],
  ['the mailbox', /(?<=["'`/\s>])mailbox\b/i],
  ['the Stately inspector', /stately\.ai|statelyai/i],
  ['the demo person', /demo@|demo person|open-sesame/i],
  ['the local project', /demo-gatehouse/],
]

const contextLength = 30

/** Returns traces of the local Firebase, which a hosted build must not have. One line each. */
export async function localTraces(directory: string): Promise<string[]> {
  const files = await filesIn(directory)
  const found = files.map(async (file) => {
    const text = await readFile(join(directory, file), 'utf8')
    return traces.flatMap((trace) => linesFor(trace, text, file))
  })
  return (await Promise.all(found)).flat()
}

function linesFor([what, pattern]: Trace, text: string, file: string): string[] {
  const match = pattern.exec(text)
  if (!match) return []
  const end = match.index + match[0].length + contextLength
  const found = text.slice(Math.max(0, match.index - contextLength), end)
  return [`${file} contains ${what}: …${found.replaceAll(/\s+/g, ' ')}…`]
}
