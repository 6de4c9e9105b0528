import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MethodsOn, PartsOn, SignUpOn } from '#src/domain/configuration/partsOn.ts'
import { findTraces, type Trace } from './localTraces.ts'
import { readOwnSentences, type OwnSentences } from './ownSentences.ts'

/** Code and calls that only this method needs. What several methods share isn't here. */
const METHOD_TRACES: Readonly<Partial<Record<keyof MethodsOn, RegExp>>> = {
  tokenLink: /auth\/token|POST[`'"], ?[`'"]\/v1\/accounts:signInWithCustomToken/,
  passkeys: /passkeySignIn:|passkeyEnrollment:/,
  leakedPasswords: /api\.pwnedpasswords\.com/,
  secondFactors: /mfaSignIn:finalize|mfaEnrollment:finalize/,
  longestSession: /limit\.reached/,
  idleLimit: /last-input/,
}

const TEXT_MESSAGES: Trace = {
  what: 'a call for text messages, and signIn.phone and sms are off',
  pattern: /accounts:sendVerificationCode/,
}

const EVENT_TRACE: Trace = { what: 'an event, and onEvent is off', pattern: /signed_in/ }

/**
 * One sentence for each trace of a disabled feature.
 *
 * @param own the sentences that only one part says, in the languages of the build.
 */
export function findOffTraces(text: string, on: PartsOn, own: OwnSentences): string[] {
  const { phone, sms } = on.signIn
  return [
    ...findTraces(text, tracesOf(on.signIn)),
    ...(phone || sms ? [] : findTraces(text, [TEXT_MESSAGES])),
    ...findSentences(text, 'signIn', on.signIn, own),
    ...findSentences(text, 'signUp', on.signUp, own),
    ...(on.onEvent ? [] : findTraces(text, [EVENT_TRACE])),
  ]
}

/**
 * The traces of disabled features in the code and the pages of a build, one line each.
 *
 * @param sentences those that only one part says, if they have been read already.
 */
export async function offTracesIn(
  directory: string,
  on: PartsOn,
  sentences = readOwnSentences(),
): Promise<readonly string[]> {
  const own = await sentences
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const traces = entries
    .filter(({ name }) => /\.(js|html)$/.test(name))
    .map(async ({ parentPath, name }) => {
      const found = findOffTraces(await readFile(join(parentPath, name), 'utf8'), on, own)
      return found.map((trace) => `${name} holds ${trace}`)
    })
  return (await Promise.all(traces)).flat()
}

function tracesOf(on: MethodsOn): Trace[] {
  return Object.entries(METHOD_TRACES).flatMap(([name, pattern]) =>
    on[name as keyof MethodsOn] ? [] : [{ what: whichIsOff('signIn', name), pattern }],
  )
}

/** Only whole sentences: quoted in code, or between the tags of the HTML. */
function findSentences(
  text: string,
  field: string,
  on: Readonly<MethodsOn> | Readonly<SignUpOn>,
  own: OwnSentences,
): string[] {
  return Object.entries(on).flatMap(([name, isOn]) =>
    (isOn ? [] : (own.get(name) ?? []))
      .filter((sentence) => isIn(text, sentence))
      .map((sentence) => `${whichIsOff(field, name)}: ${sentence}`),
  )
}

function isIn(text: string, sentence: string): boolean {
  return (
    text.includes(sentence) &&
    ['""', "''", '``', '><'].some(([before, after]) =>
      text.includes(`${before}${sentence}${after}`),
    )
  )
}

function whichIsOff(field: string, name: string): string {
  return `${field}.${name}, which is off`
}
