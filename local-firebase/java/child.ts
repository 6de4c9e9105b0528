import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

const TETHER = join(import.meta.dirname, 'tether.mjs')
const KEPT_CHARACTERS = 2000
const ENDED = 'Its program ended by itself; the terminal shows its last words.'

export type ChildCommand = {
  readonly file: string
  readonly args: readonly string[]
}

/** A running program that ends with this process, however this process ends. */
export type Child = {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Aborted when the program ends without having been told to. Its last words are the cause. */
  readonly crash: AbortSignal
  /** Ends the program, by force after a few seconds, and waits until it is gone. */
  stop(): Promise<void>
}

/** Starts a program in a session of its own, where Ctrl-C in the terminal does not reach it. */
export function startChild({ file, args }: ChildCommand): Child {
  const tether = spawn(process.execPath, [TETHER, file, ...args], {
    detached: true,
    windowsHide: true,
  })
  const lastWords = keepLastWords(tether.stdout, tether.stderr)
  const crash = new AbortController()
  let notified = false

  const ended = new Promise<void>((resolve) => {
    tether.once('close', () => {
      if (!notified) crash.abort(new Error(ENDED, { cause: lastWords() }))
      resolve()
    })
  })
  // What is written to a program that has just ended is lost. Its crash is told otherwise.
  tether.stdin.on('error', () => {})

  return {
    stdin: tether.stdin,
    stdout: tether.stdout,
    crash: crash.signal,
    stop() {
      notified = true
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
