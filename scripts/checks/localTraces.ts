import type { PartsOn } from '#src/domain/gatehouse.ts'
import type { MethodsOn } from '#src/domain/signInMethods.ts'
import type { SignUpOn } from '#src/domain/signUp.ts'

type LocalTrace = {
  what: string
  pattern: RegExp
}

/**
 * Some harmless strings look similar, and the patterns let them pass: firebase/auth contains the string
 * `http://localhost` and `emulator/auth/…` without a leading slash, XState has a property named mailbox, and
 * the Markdown parser mentions "localhost" as a file's host.
 */
const LOCAL_TRACES: readonly LocalTrace[] = [
  { what: 'the address of a local service', pattern: /127\.0\.0\.1|\[::1\]/ },
  {
    what: 'the address of a local service',
    pattern: /localhost:|(?<!http:\/\/|host must be ")localhost/,
  },
  { what: 'a call to an emulator', pattern: /\/emulator\// },
  { what: "the SDK's connection to an emulator", pattern: /Running in emulator mode/ },
  { what: 'the mailbox', pattern: /(?<=["'`/\s>])mailbox\b/i },
  { what: 'the doctor', pattern: /\/@doctor|doctor\.(open|close|examined)/ },
  { what: 'the Stately inspector', pattern: /stately\.ai|statelyai/i },
  { what: 'the trace for browser tests', pattern: /gatehouseTrace/ },
  { what: 'the demo person', pattern: /demo@|demo person|open-sesame/i },
  { what: 'the local project', pattern: /demo-gatehouse/ },
]
const CONTEXT_LENGTH = 30

/** Text that only this method contains. */
const METHOD_TRACES: Readonly<Partial<Record<keyof MethodsOn, RegExp>>> = {
  password: /Forgot password\?|Change password/,
  emailLink: /Email me a sign-in link|Send me a link/,
  phone: /Sign in by phone|Remove your phone number/,
  providers: /Connect an account|Not connected/,
  guest: /Continue as a guest|You’re using a guest account/,
  tokenLink: /auth\/token|Switch accounts\?/,
  passkeys: /Sign in with a passkey|No passkeys yet|passkeySignIn:/,
  totp: /Scan this with your app/,
  leakedPasswords: /api\.pwnedpasswords\.com/,
  secondFactors: /I don’t have access to it/,
}

/** Text that only this part of signing up contains. */
const SIGN_UP_TRACES: Readonly<Record<keyof SignUpOn, RegExp>> = {
  form: /Already have an account\?/,
  closed: /Ask for an invitation|by invitation only/,
  profile: /Complete your account/,
}

const EVENT_TRACE: LocalTrace = { what: 'an event, and onEvent is off', pattern: /signed_in/ }

/** One sentence for each trace of the local Firebase in a file. */
export function findLocalTraces(text: string): string[] {
  return findTraces(text, LOCAL_TRACES)
}

/** One sentence for each trace of a disabled feature. */
export function findOffTraces(text: string, on: PartsOn): string[] {
  return [
    ...findTraces(text, tracesOf('signIn', METHOD_TRACES, on.signIn)),
    ...findTraces(text, tracesOf('signUp', SIGN_UP_TRACES, on.signUp)),
    ...(on.onEvent ? [] : findTraces(text, [EVENT_TRACE])),
  ]
}

function tracesOf<Name extends string>(
  field: string,
  patterns: Readonly<Partial<Record<Name, RegExp>>>,
  on: Readonly<Record<Name, boolean>>,
): LocalTrace[] {
  return Object.entries<RegExp | undefined>(patterns).flatMap(([name, pattern]) =>
    pattern && !on[name as Name] ? [{ what: `${field}.${name}, which is off`, pattern }] : [],
  )
}

function findTraces(text: string, traces: readonly LocalTrace[]): string[] {
  return traces.flatMap(({ what, pattern }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const end = match.index + match[0].length + CONTEXT_LENGTH
    const found = text.slice(Math.max(0, match.index - CONTEXT_LENGTH), end)
    return [`${what}: …${found.replaceAll(/\s+/g, ' ')}…`]
  })
}
