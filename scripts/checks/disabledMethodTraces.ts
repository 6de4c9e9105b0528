import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnabledMethods, EnabledFeatures } from '#src/domain/configuration/enabledFeatures.ts'
import { findTraces, type Trace } from './localTraces.ts'

/** Code and calls that only this method needs. What several methods share isn't here. */
const METHOD_TRACES: Readonly<Partial<Record<keyof EnabledMethods, RegExp>>> = {
  tokenLink: /auth\/token|POST[`'"], ?[`'"]\/v1\/accounts:signInWithCustomToken/,
  passkeys: /passkeySignIn:|passkeyEnrollment:/,
  leakedPasswords: /api\.pwnedpasswords\.com/,
  secondFactors: /mfaSignIn:finalize|mfaEnrollment:finalize/,
  requireSecondFactor: /factor\.missing/,
  longestSession: /type:.session\.expired/,
  idleLimit: /last-input/,
}

const TEXT_MESSAGES: Trace = {
  what: 'a call for text messages, and signIn.phone and sms are off',
  pattern: /accounts:sendVerificationCode/,
}

const EVENT_TRACE: Trace = { what: 'an event, and onEvent is off', pattern: /signed_in/ }

/** One line for each trace of a disabled feature. */
export function findDisabledMethodTraces(text: string, on: EnabledFeatures): string[] {
  const { phone, sms } = on.signIn
  return [
    ...findTraces(text, tracesOf(on.signIn)),
    ...(phone || sms ? [] : findTraces(text, [TEXT_MESSAGES])),
    ...(on.onEvent ? [] : findTraces(text, [EVENT_TRACE])),
  ]
}

/** The traces of disabled features in the code and the pages of a build, one line each. */
export async function disabledMethodTracesIn(
  directory: string,
  on: EnabledFeatures,
): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const traces = entries
    .filter(({ name }) => /\.(js|html)$/.test(name))
    .map(async ({ parentPath, name }) => {
      const found = findDisabledMethodTraces(await readFile(join(parentPath, name), 'utf8'), on)
      return found.map((trace) => `${name} holds ${trace}`)
    })
  return (await Promise.all(traces)).flat()
}

function tracesOf(on: EnabledMethods): Trace[] {
  return Object.entries(METHOD_TRACES).flatMap(([name, pattern]) =>
    on[name as keyof EnabledMethods] ? [] : [{ what: `signIn.${name}, which is off`, pattern }],
  )
}
