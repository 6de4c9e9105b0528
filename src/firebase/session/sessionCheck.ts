type Listener = (question: string) => void

let listener: Listener | undefined

/** Sets or clears the listener for the SDK's checks of the app's own session. */
export function onSessionCheck(next?: Listener): void {
  listener = next
}

/** Passes the request body to the listener, if there is one. */
export function notifySessionCheck(question: string): void {
  listener?.(question)
}
