type Listener = (question: string) => void

let listener: Listener | undefined

/** Sets or clears the listener for the SDK's checks of the app's own session. */
export function onSessionQuestion(next?: Listener): void {
  listener = next
}

/** Passes the request body to the listener, if there is one. */
export function recordQuestion(question: string): void {
  listener?.(question)
}
