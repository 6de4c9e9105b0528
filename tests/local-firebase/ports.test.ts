import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { localPorts, shiftOfEnvironment } from '#local-firebase/ports.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the ports are those of firebase.json, and 5173 for the app', () => {
  expect(localPorts(0)).toEqual({ app: 5173, auth: 9099, firestore: 8080, storage: 9199 })
})

test('a shift moves all ports', () => {
  expect(localPorts(1000)).toEqual({ app: 6173, auth: 10099, firestore: 9080, storage: 10199 })
})

test('the environment can shift the ports', () => {
  vi.stubEnv('GATEHOUSE_PORT_SHIFT', '1000')
  expect(localPorts()).toEqual(localPorts(1000))
})

test('a shift that is no number is refused with a sentence', () => {
  vi.stubEnv('GATEHOUSE_PORT_SHIFT', 'many')
  expect(() => localPorts()).toThrow(
    'GATEHOUSE_PORT_SHIFT is "many", but must be a whole number such as 1000. Correct it and start again.',
  )
})

test.each([
  [2000, 'the local Firestore on port 10080, which browsers refuse to call'],
  [827, 'the app on port 6000, which browsers refuse to call'],
  [981, 'the local Authentication on port 10080, which browsers refuse to call'],
  [881, 'the local Storage on port 10080, which browsers refuse to call'],
  [56_337, 'the local Storage on port 65536, which does not exist'],
])('a shift of %i, with which a port cannot be used, is refused with its reason', (shift, why) => {
  expect(() => localPorts(shift)).toThrow(
    `GATEHOUSE_PORT_SHIFT=${shift} would put ${why}. Use another shift, such as 1000.`,
  )
})

test('a shift just below is taken', () => {
  expect(localPorts(1999).firestore).toBe(10079)
  expect(localPorts(56_336).storage).toBe(65535)
})

test.each(['127.0.0.1', '::1'])(
  'a port that is taken on %s is named, with its use',
  async (host) => {
    const stranger = await listen(host)
    await expect(requireFreePorts({ firestore: stranger.port })).rejects.toThrow(
      `Port ${stranger.port} is taken, but the local Firestore needs it. Stop the program that uses it ` +
        `(perhaps Gatehouse is running already), or set GATEHOUSE_PORT_SHIFT=${shiftOfEnvironment() + 1000} to use other ports.`,
    )
    await stranger.close()
    await expect(requireFreePorts({ firestore: stranger.port })).resolves.toBeUndefined()
  },
)

async function listen(host: string): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
