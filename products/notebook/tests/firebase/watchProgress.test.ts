import { describe, expect, it, vi } from 'vitest'
import { watchProgress } from '#products/notebook/firebase/files/watchProgress.ts'
import type { UploadEvent } from '#products/notebook/machines/uploadMachine.ts'
import { fakeTime } from '#tests/support/fakes/fakeTime.ts'

fakeTime()

describe('the progress of an upload', () => {
  it('is reported at most four times a second, always including start and end', () => {
    const { progress, notified } = start()
    progress.record(0, 1_000)
    for (let sent = 1; sent < 1_000; sent += 1) {
      vi.advanceTimersByTime(1)
      progress.record(sent, 1_000)
    }
    progress.record(1_000, 1_000)
    expect(notified.map((event) => 'sent' in event && event.sent)).toEqual([
      0, 250, 500, 750, 1_000,
    ])
    progress.end()
  })

  it('is reported as stalled after ten seconds without a byte', () => {
    const { progress, notified } = start()
    progress.record(10, 1_000)
    vi.advanceTimersByTime(9_000)
    progress.record(20, 1_000)
    vi.advanceTimersByTime(9_000)
    progress.record(20, 1_000)
    expect(notified.at(-1)).toEqual({ type: 'upload.progress', sent: 20 })
    vi.advanceTimersByTime(1_000)
    expect(notified.at(-1)).toEqual({ type: 'upload.stalled' })
    progress.end()
  })

  it("isn't reported as stalled while it is paused", () => {
    const { progress, notified } = start({ isPaused: true })
    vi.advanceTimersByTime(60_000)
    expect(notified).toEqual([])
    progress.end()
  })

  it('is reported as stalled after a pause in which its line has died', () => {
    const gate = { hasTransfer: () => true, isPaused: vi.fn<() => boolean>(() => true) }
    const notified: UploadEvent[] = []
    const progress = watchProgress(gate, 0, (event) => notified.push(event))
    vi.advanceTimersByTime(60_000)
    gate.isPaused.mockReturnValue(false)
    vi.advanceTimersByTime(10_000)
    expect(notified).toEqual([{ type: 'upload.stalled' }])
    progress.end()
  })

  it("is given up if it couldn't resume by itself", async () => {
    const { progress, notified } = start({ hasTransfer: false })
    vi.advanceTimersByTime(10_000)
    await expect(progress.stalled).rejects.toMatchObject({ code: 'deadline-exceeded' })
    expect(notified).toEqual([])
    progress.end()
  })

  it.each([
    [1, 20_000],
    [2, 40_000],
    [3, 80_000],
    [9, 80_000],
  ])('may stand still for longer after %i failed attempts', async (failureCount, limit) => {
    const { progress } = start({ hasTransfer: false, failureCount })
    const onStall = vi.fn<() => void>()
    progress.stalled.catch(onStall)
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(onStall).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onStall).toHaveBeenCalledOnce()
    progress.end()
  })
})

function start({ hasTransfer = true, isPaused = false, failureCount = 0 } = {}) {
  const notified: UploadEvent[] = []
  const gate = { hasTransfer: () => hasTransfer, isPaused: () => isPaused }
  return { notified, progress: watchProgress(gate, failureCount, (event) => notified.push(event)) }
}
