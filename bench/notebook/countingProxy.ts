import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '#local-firebase/httpService.ts'
import { HOST } from '#local-firebase/ports.ts'
import type { Service } from '#local-firebase/service.ts'
import { operationsIn } from './traffic.ts'
import type { Exchange, Operations } from './traffic.ts'

/** Operations, and bytes of bodies without headers. */
export type Traffic = Operations & { up: number; down: number }

export type CountingProxy = Service & {
  /** Traffic since the last call. */
  take: () => Traffic
  /** Resolves after `calm` milliseconds of silence from now on. */
  waitUntilQuiet: (calm: number) => Promise<void>
}

/** Starts a proxy for the Firestore emulator that counts traffic. */
export async function startCountingProxy(
  port: number,
  emulatorPort: number,
): Promise<CountingProxy> {
  const exchanges: Exchange[] = []
  let bytes = { up: 0, down: 0 }
  let lastActivity = Date.now()
  const known = new Set<string>()

  const record = (exchange: Exchange, part: 'sent' | 'received', chunk: Buffer) => {
    lastActivity = Date.now()
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
    request.on('data', (chunk: Buffer) => record(exchange, 'sent', chunk)).pipe(onward)
    onward.on('response', (answer) => {
      const { connection: _, ...answered } = answer.headers
      response.writeHead(answer.statusCode ?? 502, answered)
      response.flushHeaders()
      answer.on('data', (chunk: Buffer) => record(exchange, 'received', chunk)).pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
  }
  const service = await serve(createServer(pass), port)
  return {
    stop: () => service.stop(),
    take: () => {
      const taken = { ...operationsIn(exchanges, known), ...bytes }
      // Open exchanges continue, and are counted from here.
      for (const exchange of exchanges) Object.assign(exchange, { sent: '', received: '' })
      bytes = { up: 0, down: 0 }
      return taken
    },
    waitUntilQuiet: async (calm) => {
      lastActivity = Date.now()
      while (Date.now() - lastActivity < calm) {
        await new Promise((resolve) => setTimeout(resolve, calm / 4))
      }
    },
  }
}
