const key = 'linkSignIn.email'

/** Keeps in this browser to which address a link was sent, so that nobody has to type it again. */
export function rememberEmail(email: string): void {
  quietly(() => localStorage.setItem(key, email))
}

/** The address of the last link; `null` where none was sent from this browser, or it keeps nothing. */
export function rememberedEmail(): string | null {
  return quietly(() => localStorage.getItem(key)) ?? null
}

export function forgetEmail(): void {
  quietly(() => localStorage.removeItem(key))
}

/** A storage that is blocked only means that the address has to be typed. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
