import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appCheckHeaders } from '#src/firebase/sdk/appCheckToken.ts'
import { authMachine } from '#src/machines/authMachine.ts'

const { readToken } = vi.hoisted(() => ({ readToken: vi.fn<() => Promise<string>>() }))
vi.mock('#src/firebase/sdk/appCheck.ts', () => ({ readToken }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(0)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('adds the token', async () => {
  readToken.mockResolvedValue('a proof')
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': 'a proof' })
})

it('goes ahead without a token that never arrives, before the session counts as unanswered', async () => {
  readToken.mockReturnValue(new Promise(() => null))
  const { answerTimeout } = authMachine.implementations.delays
  const asking = vi.fn<(headers: object) => void>()
  void appCheckHeaders().then(asking)
  await vi.advanceTimersByTimeAsync(Number(answerTimeout) - 2_000)
  expect(asking).toHaveBeenCalledExactlyOnceWith({})
})

it('waits for a renewal on a page that has been open for a long time', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(3_600_000)
  readToken.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 1_000, 'a new proof')))
  const asking = appCheckHeaders()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await asking).toEqual({ 'X-Firebase-AppCheck': 'a new proof' })
})
