import { describe, expect, it } from 'vitest'
import { openGate, type Gate } from '#products/notebook/firebase/files/openGate.ts'

const never = () => new AbortController().signal

describe('the upload gate', () => {
  it('lets five uploads run at once, and the next one when the first has left', async () => {
    const gates = Array.from({ length: 6 }, () => openGate(never()))
    const passed: number[] = []
    gates.forEach((gate, index) => void gate.passed().then(() => passed.push(index)))
    await settled()
    expect(passed).toEqual([0, 1, 2, 3, 4])
    gates[0]?.leave()
    await settled()
    expect(passed).toEqual([0, 1, 2, 3, 4, 5])
    leaveAll(gates)
  })

  it('gives the turn of a paused upload to the next one and resumes it when there is room', async () => {
    const gates = Array.from({ length: 6 }, () => openGate(never()))
    const [first, last] = [gates[0], gates.at(-1)]
    const steps: string[] = []
    for (const gate of gates.slice(0, -1)) await gate.passed()
    first?.hold({ pause: () => steps.push('pause'), resume: () => steps.push('resume') })
    void last?.passed().then(() => steps.push('last'))
    first?.handle({ type: 'upload.pause' })
    await settled()
    first?.handle({ type: 'upload.resume' })
    await settled()
    expect(steps).toEqual(['pause', 'last'])
    last?.leave()
    await settled()
    expect(steps).toEqual(['pause', 'last', 'resume'])
    leaveAll(gates)
  })

  it('gives the next upload its turn after the last byte, before the record is updated', async () => {
    const gates = Array.from({ length: 6 }, () => openGate(never()))
    const [first, last] = [gates[0], gates.at(-1)]
    for (const gate of gates.slice(0, -1)) await gate.passed()
    const passed: string[] = []
    void last?.passed().then(() => passed.push('last'))
    first?.hold({ pause: () => undefined, resume: () => undefined })
    await settled()
    expect(passed).toEqual([])
    first?.hold(null)
    await settled()
    expect(passed).toEqual(['last'])
    leaveAll(gates)
  })

  it("doesn't start an upload that was paused before its turn", async () => {
    const gate = openGate(never())
    const passed: string[] = []
    gate.handle({ type: 'upload.pause' })
    void gate.passed().then(() => passed.push('passed'))
    await settled()
    expect(passed).toEqual([])
    gate.handle({ type: 'upload.resume' })
    await settled()
    expect(passed).toEqual(['passed'])
    gate.leave()
  })

  it('forgets an upload that is no longer sent and frees its turn', async () => {
    const gates = Array.from({ length: 5 }, () => openGate(never()))
    for (const gate of gates) await gate.passed()
    const signingOut = new AbortController()
    const gone = openGate(signingOut.signal).passed()
    signingOut.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    leaveAll(gates)
    const next = Array.from({ length: 5 }, () => openGate(never()))
    await Promise.all(next.map((gate) => gate.passed()))
    expect(next.map((gate) => gate.isPaused())).toEqual([false, false, false, false, false])
    leaveAll(next)
  })
})

function leaveAll(gates: readonly Gate[]): void {
  for (const gate of gates) gate.leave()
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
