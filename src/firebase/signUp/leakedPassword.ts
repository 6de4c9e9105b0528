import { hexDigest } from '../../domain/digest.ts'
import { codedError } from '../../domain/errorCode.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import {
  leakedPasswordMachine,
  type CheckLeaked,
} from '../../machines/signUp/leakedPasswordMachine.ts'
import { toPort } from '../sdk/toPort.ts'

/** How much of the hash is sent. Hundreds of passwords share a prefix. */
const prefixLength = 5

/** The machine has moved on by then. */
const requestTimeoutMs = 5_000

/** Checks Have I Been Pwned for leaked passwords whose hashes start with the same prefix. */
export const checkLeaked: CheckLeaked = toPort(async ({ password }) => {
  const hash = (await hexDigest('SHA-1', password)).toUpperCase()
  const range = await readRange(hash.slice(0, prefixLength))
  const isLeaked = includesSuffix(range, hash.slice(prefixLength))
  return { type: isLeaked ? 'password.leaked' : 'password.notLeaked' }
})

export const leakedPasswordLogic = leakedPasswordMachine.provide({
  actors: portsOf({ checkLeaked }),
})

async function readRange(prefix: string): Promise<string> {
  const response = await fetch(`https://api.pwnedpasswords.com/range/${prefix}`, {
    headers: { 'Add-Padding': 'true' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  if (!response.ok) throw codedError('unavailable', String(response.status))
  return response.text()
}

/** The response is padded with random hashes whose count is 0, to hide its length. */
function includesSuffix(range: string, rest: string): boolean {
  return range.split(/\s+/).some((line) => {
    const [suffix, count] = line.split(':')
    return suffix === rest && Number(count) > 0
  })
}
