/** How long the last word counts as news, in milliseconds. */
const pause = 100

/** Passes on what comes, but not more often than anybody can read: of what comes in between, only the last. */
export function seldom<Value>(tell: (value: Value) => void): (value: Value) => void {
  let waiting: { value: Value } | null = null
  let isPausing = false
  const pass = (value: Value) => {
    waiting = null
    isPausing = true
    tell(value)
    setTimeout(() => {
      isPausing = false
      if (waiting) pass(waiting.value)
    }, pause)
  }
  return (value) => {
    if (isPausing) waiting = { value }
    else pass(value)
  }
}
