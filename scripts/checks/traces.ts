import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { EnabledFeatures, EnabledMethods } from '#src/domain/configuration/enabledFeatures.ts'

type Trace = readonly [what: string, pattern: RegExp]

/**
 * Some harmless strings look similar, and the patterns let them pass: firebase/auth contains the string
 * `http://localhost` and `emulator/auth/…` without a leading slash, XState has a property named mailbox, and
 * the Markdown parser mentions "localhost" as a file's host.
 */
const localTraces: readonly Trace[] = [
  ['the address of a local service', /127\.0\.0\.1|\[::1\]/],
  ['the address of a local service', /localhost:|(?<!http:\/\/|host must be ")localhost/],
  ['a call to an emulator', /\/emulator\//],
  ["the SDK's connection to an emulator", /Running in emulator mode/],
  ['the mailbox', /(?<=["'`/\s>])mailbox\b/i],
  ['the Stately inspector', /stately\.ai|statelyai/i],
  ['the demo person', /demo@|demo person|open-sesame/i],
  ['the local project', /demo-gatehouse/],
]

/**
 * Code and calls that only this method needs. What several methods share isn't here, nor what is small
 * enough to stay: `sessionHours`, `leakedPasswords`, and adding a second factor.
 */
const methodTraces: readonly (readonly [keyof EnabledMethods, RegExp])[] = [
  ['oneTap', /IdentityCredential/],
  ['workEmail', /People at \$\{/],
  ['tokenLink', /auth\/token|POST[`'"], ?[`'"]\/v1\/accounts:signInWithCustomToken/],
  ['passkeys', /passkeySignIn:|passkeyEnrollment:/],
  ['secondFactors', /challenge\.passed/],
  ['requireSecondFactor', /factorMissing/],
  ['idleLimit', /input\.seen/],
]

const textMessages: Trace = [
  'a call for text messages, and signIn.phone and sms are off',
  /accounts:sendVerificationCode/,
]

const events: Trace = ['an event, and onEvent is off', /signed_in/]

const contextLength = 30

/** Returns traces that a hosted build must not have, of the local Firebase and of disabled features. One line each. */
export function hostedProblems(directory: string, on: EnabledFeatures): Promise<string[]> {
  return problemsIn(directory, [...localTraces, ...tracesOff(on)])
}

/** Returns traces that no build may have, of disabled features. One line each. */
export function disabledProblems(directory: string, on: EnabledFeatures): Promise<string[]> {
  return problemsIn(directory, tracesOff(on))
}

function tracesOff({ signIn, onEvent }: EnabledFeatures): Trace[] {
  return [
    ...methodTraces
      .filter(([method]) => !signIn[method])
      .map(([method, pattern]): Trace => [`signIn.${method}, which is off`, pattern]),
    ...(signIn.phone || signIn.sms ? [] : [textMessages]),
    ...(onEvent ? [] : [events]),
  ]
}

async function problemsIn(directory: string, traces: readonly Trace[]): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const problems = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const text = await readFile(path, 'utf8')
      return traces.flatMap((trace) => problemOf(text, relative(directory, path), trace))
    })
  return (await Promise.all(problems)).flat().toSorted()
}

function problemOf(text: string, file: string, [what, pattern]: Trace): string[] {
  const match = pattern.exec(text)
  if (!match) return []
  const end = match.index + match[0].length + contextLength
  const found = text.slice(Math.max(0, match.index - contextLength), end)
  return [`${file} contains ${what}: …${found.replaceAll(/\s+/g, ' ')}…`]
}
