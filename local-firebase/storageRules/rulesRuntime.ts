import { createInterface } from 'node:readline'
import type { RulesAnswer } from '../firebaseTools.ts'
import { StorageRulesRuntime } from '../firebaseTools.ts'
import { startChild } from '../java/child.ts'
import type { Child, ChildCommand } from '../java/child.ts'
import type { FindDocument } from './documentFinder.ts'

/** The ID of the first response, which means that the program is ready. */
const READY = -1

const DENIED: RulesAnswer = { errors: ['The judge of the Storage rules has ended.'], warnings: [] }

type RulesRuntimeOptions = {
  /** The program that evaluates the rules. */
  readonly command: ChildCommand
  /** Finds the documents that the rules read. */
  readonly findDocument: FindDocument
}

/**
 * Evaluates Storage rules with a program that speaks the official runtime's line protocol. The one
 * in firebase-tools starts only its own download, with whatever Java is on the PATH, and finds
 * documents only in a Firestore that it has started.
 */
export class RulesRuntime extends StorageRulesRuntime {
  readonly #options: RulesRuntimeOptions
  readonly #waiting = new Map<number, (answer: RulesAnswer) => void>()
  #lastId = READY
  #child: Child | undefined

  constructor(options: RulesRuntimeOptions) {
    super()
    this.#options = options
  }

  /** Aborted if the program ends by itself. Undefined before `start`. */
  get crash(): AbortSignal | undefined {
    return this.#child?.crash
  }

  /** Resolves when the program is ready. Rejects if it ends first. */
  override async start(): Promise<void> {
    const child = startChild(this.#options.command)
    this.#child = child
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = readAnswer(line)
      if (answer) this.#receive(answer)
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

  /** Called by inherited methods. */
  protected override _sendRequest(request: object): Promise<RulesAnswer> {
    if (!this.#child || this.#child.crash.aborted) return Promise.resolve(DENIED)
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#send({ ...request, id })
    })
  }

  #receive(answer: RulesAnswer): void {
    const { id, server_request_id: asking, context } = answer
    if (asking !== undefined && context) void this.#supplyDocument(asking, context.path)
    if (id === undefined) return
    const receiver = this.#waiting.get(id)
    this.#waiting.delete(id)
    receiver?.(answer)
  }

  /** The program waits for the document before it answers the request with this ID. */
  async #supplyDocument(id: number, path: string): Promise<void> {
    this.#send({ ...(await this.#options.findDocument(path)), id, errors: [], warnings: [] })
  }

  #send(line: object): void {
    this.#child?.stdin.write(`${JSON.stringify(line)}\n`)
  }
}

/** Undefined for lines that aren't responses: the program may print other text. */
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
