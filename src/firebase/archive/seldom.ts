/** How long the last word counts as news, in milliseconds. */
const pause = 100

/** Passes on what comes, but not more often than anybody can read; what comes in between is left out. */
export function seldom<Value>(tell: (value: Value) => void): (value: Value) => void {
  let last = -Infinity
  return (value) => {
    const now = performance.now()
    if (now - last < pause) return
    last = now
    tell(value)
  }
}
