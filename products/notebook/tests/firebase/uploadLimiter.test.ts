import { describe, expect, it } from 'vitest'
import {
  createUploadLimiter,
  type UploadLimiter,
} from '#products/notebook/firebase/files/uploadLimiter.ts'

const never = () => new AbortController().signal

describe('the upload limiter', () => {
  it('lets five uploads run at once, and the next one when the first has left', async () => {
    const limiters = Array.from({ length: 6 }, () => createUploadLimiter(never()))
    const passed: number[] = []
    limiters.forEach((limiter, index) => void limiter.waitForTurn().then(() => passed.push(index)))
    await settled()
    expect(passed).toEqual([0, 1, 2, 3, 4])
    limiters[0]?.endTurn()
    await settled()
    expect(passed).toEqual([0, 1, 2, 3, 4, 5])
    endAllTurns(limiters)
  })

  it('gives the turn of a paused upload to the next one and resumes it when there is room', async () => {
    const limiters = Array.from({ length: 6 }, () => createUploadLimiter(never()))
    const [first, last] = [limiters[0], limiters.at(-1)]
    const steps: string[] = []
    for (const limiter of limiters.slice(0, -1)) await limiter.waitForTurn()
    first?.setTransfer({ pause: () => steps.push('pause'), resume: () => steps.push('resume') })
    void last?.waitForTurn().then(() => steps.push('last'))
    first?.onCommand({ type: 'upload.pause' })
    await settled()
    first?.onCommand({ type: 'upload.resume' })
    await settled()
    expect(steps).toEqual(['pause', 'last'])
    last?.endTurn()
    await settled()
    expect(steps).toEqual(['pause', 'last', 'resume'])
    endAllTurns(limiters)
  })

  it('gives the next upload its turn after the last byte, before the record is updated', async () => {
    const limiters = Array.from({ length: 6 }, () => createUploadLimiter(never()))
    const [first, last] = [limiters[0], limiters.at(-1)]
    for (const limiter of limiters.slice(0, -1)) await limiter.waitForTurn()
    const passed: string[] = []
    void last?.waitForTurn().then(() => passed.push('last'))
    first?.setTransfer({ pause: () => undefined, resume: () => undefined })
    await settled()
    expect(passed).toEqual([])
    first?.setTransfer(null)
    await settled()
    expect(passed).toEqual(['last'])
    endAllTurns(limiters)
  })

  it("doesn't start an upload that was paused before its turn", async () => {
    const limiter = createUploadLimiter(never())
    const passed: string[] = []
    limiter.onCommand({ type: 'upload.pause' })
    void limiter.waitForTurn().then(() => passed.push('passed'))
    await settled()
    expect(passed).toEqual([])
    limiter.onCommand({ type: 'upload.resume' })
    await settled()
    expect(passed).toEqual(['passed'])
    limiter.endTurn()
  })

  it('forgets an upload that is no longer sent and frees its turn', async () => {
    const limiters = Array.from({ length: 5 }, () => createUploadLimiter(never()))
    for (const limiter of limiters) await limiter.waitForTurn()
    const signingOut = new AbortController()
    const gone = createUploadLimiter(signingOut.signal).waitForTurn()
    signingOut.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    endAllTurns(limiters)
    const next = Array.from({ length: 5 }, () => createUploadLimiter(never()))
    await Promise.all(next.map((limiter) => limiter.waitForTurn()))
    expect(next.map((limiter) => limiter.isPaused())).toEqual([false, false, false, false, false])
    endAllTurns(next)
  })
})

function endAllTurns(limiters: readonly UploadLimiter[]): void {
  for (const limiter of limiters) limiter.endTurn()
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
