import { linkEmailName as key } from '../domain/linkEmailName.ts'

const lifetimeOfLinks = 6 * 3_600_000

/**
 * Keeps in this browser to which address a link was sent, so that nobody has to type it again. It goes when
 * a session ends.
 *
 * @param isShared others use this computer, too: no address is kept on it.
 */
export function rememberEmail(email: string, isShared: boolean): void {
  if (isShared) return forgetEmail()
  quietly(() => localStorage.setItem(key, JSON.stringify({ email, sentAt: Date.now() })))
}

/** The address of the last link; `null` where none was sent from this browser within six hours. */
export function rememberedEmail(): string | null {
  const { email, sentAt } = quietly(readFlag) ?? {}
  if (email && sentAt && Date.now() - sentAt < lifetimeOfLinks) return email
  forgetEmail()
  return null
}

export function forgetEmail(): void {
  quietly(() => localStorage.removeItem(key))
}

function readFlag(): { email?: string; sentAt?: number } {
  return JSON.parse(localStorage.getItem(key) ?? '{}') as { email?: string; sentAt?: number }
}

/** A storage that is blocked only means that the address has to be typed. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
