import type { BrowserContext, Request } from '@playwright/test'

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
 * Collects every password, code, and token that pages send to Firebase, and looks for them in the
 * console.
 */
export function watchSecrets(context: BrowserContext) {
  const secrets = new Set<string>()
  const logged: string[] = []
  context.on('request', (request) => collectSecrets(bodyOf(request), secrets))
  context.on('console', (message) => logged.push(message.text()))
  const holdsAny = (line: string) => Array.from(secrets).some((secret) => holdsSecret(line, secret))
  return {
    /** The messages that contain a secret. */
    leaks: () => logged.filter(holdsAny),
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

/** A short code can be part of a number by coincidence, but not a whole word. */
function holdsSecret(line: string, secret: string): boolean {
  return line.includes(secret.length < 8 ? JSON.stringify(secret) : secret)
}
