/** A clock that stands still until the test runs the next timer. */
export type TimerQueue = {
  readonly clock: {
    setTimeout(run: () => void, delay: number): number
    clearTimeout(id: number): void
  }
  /** Advances the time to the next timer and runs it. False if there is none. */
  readonly runNext: () => boolean
}

export function createTimerQueue(): TimerQueue {
  const timers = new Map<number, { due: number; run: () => void }>()
  let now = 0
  let lastId = 0
  return {
    clock: {
      setTimeout(run, delay) {
        if (!Number.isFinite(delay)) throw new Error(`A delay cannot last ${delay} ms.`)
        lastId += 1
        timers.set(lastId, { due: now + delay, run })
        return lastId
      },
      clearTimeout(id) {
        timers.delete(id)
      },
    },
    runNext() {
      const [next] = [...timers].toSorted(([, one], [, other]) => one.due - other.due)
      if (!next) return false
      const [id, { due, run }] = next
      timers.delete(id)
      now = due
      run()
      return true
    },
  }
}
