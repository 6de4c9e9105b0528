/** A clock for an actor that stands still until the test lets the next timer run. */
export type TimerQueue = {
  readonly clock: {
    setTimeout(run: () => void, delay: number): number
    clearTimeout(id: number): void
  }
  /** Lets time pass until the next timer is due, and runs it. False when there is none. */
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
