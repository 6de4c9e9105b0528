import { createServer } from 'node:net'
import { HOST, PORT_USERS, shiftOfEnvironment } from './ports.ts'
import type { LocalPorts } from './ports.ts'

/** Browsers may try either address for `localhost`, so both must be free. */
const LOOPBACK_ADDRESSES = [HOST, '::1']

/** Rejects with a sentence for people if one of these ports is taken. */
export async function requireFreePorts(ports: Partial<LocalPorts>): Promise<void> {
  const sentences = await Promise.all(
    PORT_USERS.map(async ([name, user]) => {
      const port = ports[name]
      return port !== undefined && (await isTaken(port)) ? takenSentence(port, user) : undefined
    }),
  )
  const first = sentences.find((sentence) => sentence !== undefined)
  if (first !== undefined) throw new Error(first)
}

function takenSentence(port: number, user: string): string {
  return (
    `Port ${port} is taken, but ${user} needs it. Stop the program that uses it ` +
    `(perhaps Gatehouse is running already), or set GATEHOUSE_PORT_SHIFT=${shiftOfEnvironment() + 1000} to use other ports.`
  )
}

async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(LOOPBACK_ADDRESSES.map((host) => isTakenAt(host, port)))
  return answers.includes(true)
}

function isTakenAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 fails with another code.
      resolve(error.code === 'EADDRINUSE')
    })
    server.listen(port, host, () => {
      server.close(() => {
        resolve(false)
      })
    })
  })
}
