type Listener = (question: string) => void

let listener: Listener | undefined

/** Has somebody hear what the SDK sends when it asks the provider about the session of the app itself. */
export function onSessionQuestion(next?: Listener): void {
  listener = next
}

export function recordQuestion(question: string): void {
  listener?.(question)
}
