import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

const EXIT_WITH_PARENT = join(import.meta.dirname, 'exitWithParent.mjs')
const KEPT_CHARACTERS = 2000
const ENDED = 'Its program ended by itself; the terminal shows its last words.'

export type ChildCommand = {
  readonly file: string
  readonly args: readonly string[]
}

/** A running program that ends when this process does, however that happens. */
export type Child = {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Aborted if the program ends by itself. The cause is its last output. */
  readonly crash: AbortSignal
  /** Ends the program, by force after a few seconds, and waits for its end. */
  stop(): Promise<void>
}

/** Starts a program in its own session, so that Ctrl-C in the terminal doesn't reach it. */
export function startChild({ file, args }: ChildCommand): Child {
  const tether = spawn(process.execPath, [EXIT_WITH_PARENT, file, ...args], {
    detached: true,
    windowsHide: true,
  })
  const lastWords = keepLastWords(tether.stdout, tether.stderr)
  const crash = new AbortController()
  let isStopping = false

  const ended = new Promise<void>((resolve) => {
    tether.once('close', () => {
      if (!isStopping) crash.abort(new Error(ENDED, { cause: lastWords() }))
      resolve()
    })
  })
  // Writing to a program that has just ended fails. Its crash is reported elsewhere.
  tether.stdin.on('error', () => {})

  return {
    stdin: tether.stdin,
    stdout: tether.stdout,
    crash: crash.signal,
    stop() {
      isStopping = true
      tether.stdin.end()
      return ended
    },
  }
}

function keepLastWords(...streams: Readable[]): () => string {
  let text = ''
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (words: string) => {
      text = (text + words).slice(-KEPT_CHARACTERS)
    })
  }
  return () => text.trim()
}
