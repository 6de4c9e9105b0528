import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emailPort, withEmailLimit, withResendLimit } from '#src/firebase/sdk/resendLimit.ts'
import { resendDelayMs } from '#src/machines/shared/resend.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))

afterEach(async () => {
  vi.useRealTimers()
  await signOutHere()
})

function messages() {
  const sent: string[] = []
  const waiting = withResendLimit(
    async (address: string) => `answer ${sent.push(address)}`,
    (address) => (address === '' ? null : address),
  )
  return { sent, ...waiting }
}

describe('the wait between two messages', () => {
  it('belongs to the address, whichever form asks', async () => {
    const { sent, send } = messages()
    expect(await send('ada@example.com')).toBe('answer 1')
    expect(await send('Ada@Example.com')).toBe('answer 1')
    expect(await send('grace@example.com')).toBe('answer 2')
    expect(await send('ada@example.com')).toBe('answer 1')
    expect(sent).toEqual(['ada@example.com', 'grace@example.com'])
  })

  it('begins with the request: canceled and submitted again, one message is sent', async () => {
    const { sent, send } = messages()
    const answers = await Promise.all([send('ada@example.com'), send('ada@example.com')])
    expect(answers).toEqual(['answer 1', 'answer 1'])
    expect(sent).toEqual(['ada@example.com'])
  })

  it('ends if the message couldn’t be sent', async () => {
    let isOffline = true
    const { send } = withEmailLimit(async () => {
      if (isOffline) throw new Error('There is no network.')
    })
    const first = Promise.allSettled([send('ada@example.com'), send('ada@example.com')])
    expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isOffline = false
    await expect(send('ada@example.com')).resolves.toBeUndefined()
  })

  it('ends, so that a message that doesn’t arrive can be sent again', async () => {
    const { sent, send } = messages()
    await send('ada@example.com')
    vi.advanceTimersByTime(resendDelayMs)
    expect(await send('ada@example.com')).toBe('answer 2')
    expect(sent).toEqual(['ada@example.com', 'ada@example.com'])
  })

  it('belongs to one person: another account with the same address gets its own message', async () => {
    const { sent, send } = messages()
    for (const uid of ['ada', 'ada', 'other']) {
      await signIn({ uid })
      await send('ada@example.com')
    }
    expect(sent).toEqual(['ada@example.com', 'ada@example.com'])
  })

  it('ends with the use of the last message, and of no other', async () => {
    const { sent, send, endWait } = messages()
    await send('ada@example.com')
    await send('grace@example.com')
    endWait()
    await send('ada@example.com')
    await send('grace@example.com')
    expect(sent).toEqual(['ada@example.com', 'grace@example.com', 'grace@example.com'])
  })

  it('doesn’t concern messages that are bound to one sign-in', async () => {
    const { sent, send } = messages()
    await send('')
    await send('')
    expect(sent).toEqual(['', ''])
  })
})

it('the address of the last request is known, also if its message is an earlier one', async () => {
  const [sent, valid]: [string[], string[]] = [[], []]
  const port = emailPort(
    withEmailLimit(async (email) => void sent.push(email)),
    (email) => valid.push(email),
  )
  const emails = ['ada@example.com', 'grace@example.com', 'ada@example.com']
  for (const email of emails)
    expect(await firstEventOf(port, { email })).toEqual({ type: 'email.sent' })
  expect(sent).toEqual(emails.slice(0, 2))
  expect(valid).toEqual(emails)
})

it('a failed message can be tried again at once', async () => {
  let tries = 0
  const port = emailPort(
    withEmailLimit(async () => {
      tries += 1
      if (tries === 1) throw new Error('no network')
    }),
  )
  expect((await firstEventOf(port, { email: 'ada@example.com' })).type).toMatch(/^error\./)
  expect(await firstEventOf(port, { email: 'ada@example.com' })).toEqual({ type: 'email.sent' })
  expect(tries).toBe(2)
})
