import { describe, expect, it, vi } from 'vitest'
import { watchPace } from '#products/notebook/firebase/files/watchPace.ts'
import type { UploadEvent } from '#products/notebook/machines/uploadMachine.ts'
import { fakeTime } from '#tests/support/fakeTime.ts'

fakeTime()

describe('the progress of an upload', () => {
  it('is reported at most four times a second, always including start and end', () => {
    const { pace, notified } = start()
    pace.record(0, 1_000)
    for (let sent = 1; sent < 1_000; sent += 1) {
      vi.advanceTimersByTime(1)
      pace.record(sent, 1_000)
    }
    pace.record(1_000, 1_000)
    expect(notified.map((event) => 'sent' in event && event.sent)).toEqual([
      0, 250, 500, 750, 1_000,
    ])
    pace.end()
  })

  it('is reported as stalled after ten seconds without a byte', () => {
    const { pace, notified } = start()
    pace.record(10, 1_000)
    vi.advanceTimersByTime(9_000)
    pace.record(20, 1_000)
    vi.advanceTimersByTime(9_000)
    pace.record(20, 1_000)
    expect(notified.at(-1)).toEqual({ type: 'upload.progress', sent: 20 })
    vi.advanceTimersByTime(1_000)
    expect(notified.at(-1)).toEqual({ type: 'upload.stalled' })
    pace.end()
  })

  it("isn't reported as stalled while it is paused", () => {
    const { pace, notified } = start({ isPaused: true })
    vi.advanceTimersByTime(60_000)
    expect(notified).toEqual([])
    pace.end()
  })

  it("is given up if it couldn't resume by itself", async () => {
    const { pace, notified } = start({ isHolding: false })
    vi.advanceTimersByTime(10_000)
    await expect(pace.lost).rejects.toMatchObject({ code: 'deadline-exceeded' })
    expect(notified).toEqual([])
    pace.end()
  })
})

function start({ isHolding = true, isPaused = false } = {}) {
  const notified: UploadEvent[] = []
  const gate = { isHolding: () => isHolding, isPaused: () => isPaused }
  return { notified, pace: watchPace(gate, (event) => notified.push(event)) }
}
