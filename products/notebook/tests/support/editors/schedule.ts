/** Everything that is under way in a history: the disk, messages between tabs, and the network. */
export type Schedule = {
  /** Resolves when the history lets it. */
  turn: () => Promise<void>
  /** Runs work later, after the work given before under the same name. */
  inOrder: (name: object, work: () => void) => void
  /** Lets one thing go on; returns whether there was one. */
  release: (pick: number) => Promise<boolean>
}

export function newSchedule(): Schedule {
  const waiting: (() => void)[] = []
  const chains = new Map<object, Promise<void>>()
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve))
  return {
    turn,
    inOrder: (name, work) => {
      const before = chains.get(name) ?? Promise.resolve()
      chains.set(name, before.then(turn).then(work))
    },
    release: async (pick) => {
      const [next] = waiting.splice(pick % Math.max(1, waiting.length), 1)
      next?.()
      await settled()
      return next !== undefined
    },
  }
}

/** Resolves when all code that waits for nothing outside has run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
