import type { MethodsOn } from '#src/domain/signInMethods.ts'

/** Something of the local Firebase, or switched off, that a hosted project must not be served. */
type LocalTrace = {
  what: string
  pattern: RegExp
}

/**
 * firebase/auth itself holds `http://localhost` as a whole string and `emulator/auth/…` without a
 * leading slash, XState has a property named mailbox, and what reads Markdown says that the host of a
 * file must be "localhost". The patterns let those four through.
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
  { what: 'the Stately inspector', pattern: /stately\.ai|statelyai/i },
  { what: 'the trace for browser tests', pattern: /gatehouseTrace/ },
  { what: 'the demo person', pattern: /demo@|demo person|open-sesame/i },
  { what: 'the local project', pattern: /demo-gatehouse/ },
]
const CONTEXT_LENGTH = 30

/** What only this method says. */
const METHOD_TRACES: Readonly<Partial<Record<keyof MethodsOn, RegExp>>> = {
  password: /Forgot password\?|Change password/,
  emailLink: /Email me a sign-in link|Send me a link/,
  phone: /Sign in by phone|Remove your phone number/,
  providers: /Connect an account|Not connected/,
  guest: /Continue as a guest|You’re using a guest account/,
  tokenLink: /auth\/token|Switch accounts\?/,
  totp: /Scan this with your app/,
  secondFactors: /I don’t have access to it/,
}

/** One sentence for each trace of the local Firebase in a built file's text. */
export function findLocalTraces(text: string): string[] {
  return findTraces(text, LOCAL_TRACES)
}

/** One sentence for each trace of a sign-in method that the configuration turns off. */
export function findMethodTraces(text: string, on: MethodsOn): string[] {
  const off = Object.entries(METHOD_TRACES).filter(([name]) => !on[name as keyof MethodsOn])
  return findTraces(
    text,
    off.map(([name, pattern]) => ({ what: `signIn.${name}, which is off`, pattern })),
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
