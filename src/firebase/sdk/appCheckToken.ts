import type { FirebaseApp } from 'firebase/app'

const header = 'X-Firebase-AppCheck'

/**
 * Since the page was opened. A blocked script never responds, and a session counts as unanswered after eight
 * seconds, some of which the server needs.
 */
const firstTimeoutMs = 5_000

/** Renewing an expired token takes less. */
const minTimeoutMs = 1_500

/**
 * Returns the App Check header for a request to Google. Empty if there is no token: services that
 * require one then refuse, and the person sees why.
 */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  const appCheck = await import('./appCheck.ts').catch(() => null)
  if (!appCheck) return {}
  const reading = appCheck.readAppCheckToken().catch(() => null)
  const token = await Promise.race([
    reading,
    nullAfter(Math.max(firstTimeoutMs - performance.now(), minTimeoutMs)),
  ])
  return token ? { [header]: token } : {}
}

/** Returns the request with an App Check header, unless the SDK has already added one. */
export async function withAppCheck(init: RequestInit | undefined): Promise<RequestInit> {
  const headers = new Headers(init?.headers)
  if (headers.has(header)) return { ...init, headers }
  for (const [name, value] of Object.entries(await appCheckHeaders())) headers.set(name, value)
  return { ...init, headers }
}

/** Lets a pending guest's session use App Check, too. */
export async function shareAppCheck(app: FirebaseApp): Promise<void> {
  const appCheck = await import('./appCheck.ts').catch(() => null)
  appCheck?.shareAppCheckWith(app)
}

function nullAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}
