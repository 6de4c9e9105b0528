import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '#local-firebase/httpService.ts'
import { HOST } from '#local-firebase/ports.ts'
import type { Service } from '#local-firebase/service.ts'
import { operationsIn } from './traffic.ts'
import type { Exchange, Operations } from './traffic.ts'

/** What went over the wire; bytes of bodies, without headers. */
export type Traffic = Operations & { up: number; down: number }

export type CountingProxy = Service & {
  /** What came since the last call. */
  take: () => Traffic
  /** Resolves when nothing is said for `calm` milliseconds from now on. */
  untilQuiet: (calm: number) => Promise<void>
}

/** Stands before the Firestore emulator, passes everything on, and counts. */
export async function startCountingProxy(
  port: number,
  emulatorPort: number,
): Promise<CountingProxy> {
  const exchanges: Exchange[] = []
  let bytes = { up: 0, down: 0 }
  let lastWord = Date.now()
  const known = new Set<string>()

  const note = (exchange: Exchange, part: 'sent' | 'received', chunk: Buffer) => {
    lastWord = Date.now()
    exchange[part] += chunk.toString('latin1')
    bytes[part === 'sent' ? 'up' : 'down'] += chunk.byteLength
  }
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request
    const { pathname: path, searchParams } = new URL(url, `http://${HOST}`)
    const exchange = { path, session: searchParams.get('SID') ?? '', sent: '', received: '' }
    exchanges.push(exchange)
    const onward = httpRequest({
      host: HOST,
      port: emulatorPort,
      method,
      path: url,
      headers,
      agent: false,
    })
    request.on('data', (chunk: Buffer) => note(exchange, 'sent', chunk)).pipe(onward)
    onward.on('response', (answer) => {
      const { connection: _, ...answered } = answer.headers
      response.writeHead(answer.statusCode ?? 502, answered)
      response.flushHeaders()
      answer.on('data', (chunk: Buffer) => note(exchange, 'received', chunk)).pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
  }
  const service = await serve(createServer(pass), port)
  return {
    stop: () => service.stop(),
    take: () => {
      const taken = { ...operationsIn(exchanges, known), ...bytes }
      // What is still open goes on, and is counted from here.
      for (const exchange of exchanges) Object.assign(exchange, { sent: '', received: '' })
      bytes = { up: 0, down: 0 }
      return taken
    },
    untilQuiet: async (calm) => {
      lastWord = Date.now()
      while (Date.now() - lastWord < calm) {
        await new Promise((resolve) => setTimeout(resolve, calm / 4))
      }
    },
  }
}
