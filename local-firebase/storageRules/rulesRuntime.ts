import { createInterface } from 'node:readline'
import type { RulesAnswer } from '../firebaseTools.ts'
import { StorageRulesRuntime } from '../firebaseTools.ts'
import { startChild } from '../java/child.ts'
import type { Child, ChildCommand } from '../java/child.ts'

/** The id of the first answer, by which the program says that it is ready. */
const READY = -1

const DENIED: RulesAnswer = { errors: ['The judge of the Storage rules has ended.'], warnings: [] }

/**
 * Judges Storage rules by a program that speaks the line protocol of the official runtime.
 * firebase-tools itself would start only its own download, with whatever Java is on the PATH.
 */
export class RulesRuntime extends StorageRulesRuntime {
  readonly #command: ChildCommand
  readonly #waiting = new Map<number, (answer: RulesAnswer) => void>()
  #lastId = READY
  #child: Child | undefined

  constructor(command: ChildCommand) {
    super()
    this.#command = command
  }

  /** Aborted when the program ends by itself. Undefined before `start`. */
  get crash(): AbortSignal | undefined {
    return this.#child?.crash
  }

  /** Resolves when the program can judge. Rejects when it ends before that. */
  override async start(): Promise<void> {
    const child = startChild(this.#command)
    this.#child = child
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#receive(line)
    })
    await new Promise<RulesAnswer>((resolve, reject) => {
      this.#waiting.set(READY, resolve)
      child.crash.addEventListener('abort', () => {
        reject(child.crash.reason)
        for (const answer of this.#waiting.values()) answer(DENIED)
      })
    })
  }

  override async stop(): Promise<void> {
    await this.#child?.stop()
  }

  /** Called by the inherited methods. They give the id when they answer a question of the program. */
  protected override _sendRequest(request: object, id = this.#nextId()): Promise<RulesAnswer> {
    const child = this.#child
    if (!child || child.crash.aborted) return Promise.resolve(DENIED)
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      child.stdin.write(`${JSON.stringify({ ...request, id })}\n`)
    })
  }

  #nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  #receive(line: string): void {
    const answer = readAnswer(line)
    const id = answer?.id ?? answer?.server_request_id
    if (!answer || id === undefined) return
    const receiver = this.#waiting.get(id)
    this.#waiting.delete(id)
    receiver?.(answer)
  }
}

/** Undefined for a line that is no answer: the program may print other things. */
function readAnswer(line: string): RulesAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    return isAnswer(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

function isAnswer(value: unknown): value is RulesAnswer {
  return typeof value === 'object' && value !== null
}
