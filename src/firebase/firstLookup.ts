type Listener = (token: string) => void

let listener: Listener | null = null

/** Has somebody hear, once, when the SDK asks the provider whose session it is, and with which ID token. */
export function onFirstLookup(next: Listener): void {
  listener = next
}

/** Tells who waits for the first lookup that it is on its way. */
export function recordLookup(body: string): void {
  const tell = listener
  listener = null
  tell?.((JSON.parse(body) as { idToken: string }).idToken)
}
