import type { BrowserContext, Request } from '@playwright/test'
import type { Heard } from './hearMachines.ts'

const secretNames = new Set([
  'code',
  'customToken',
  'idToken',
  'mfaPendingCredential',
  'newPassword',
  'oobCode',
  'password',
  'refreshToken',
  'sessionInfo',
  'token',
  'verificationCode',
])

/**
 * Learns every password, code and token from what pages send to the provider, and looks for them in what
 * the pages' machines remember, what an inspector would be sent, and what is written to the console.
 */
export function watchSecrets(context: BrowserContext, { lines }: Heard) {
  const secrets = new Set<string>()
  const logged: string[] = []
  context.on('request', (request) => collectSecrets(bodyOf(request), secrets))
  context.on('console', (message) => logged.push(message.text()))
  const holdsAny = (line: string) => Array.from(secrets).some((secret) => holdsSecret(line, secret))
  return {
    /** What was told and should not have been. */
    leaks: () => [...lines, ...logged].filter(holdsAny),
  }
}

function bodyOf(request: Request): unknown {
  const isCall = /(identitytoolkit|securetoken)\.googleapis\.com/.test(request.url())
  if (!isCall || request.method() !== 'POST') return null
  try {
    return request.postDataJSON()
  } catch {
    return null
  }
}

function collectSecrets(value: unknown, secrets: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inside] of Object.entries(value)) {
    if (typeof inside === 'string' && inside !== '' && secretNames.has(name)) secrets.add(inside)
    else collectSecrets(inside, secrets)
  }
}

/** A short code may stand inside a number by chance; as a whole word it does not. */
function holdsSecret(line: string, secret: string): boolean {
  return line.includes(secret.length < 8 ? JSON.stringify(secret) : secret)
}
