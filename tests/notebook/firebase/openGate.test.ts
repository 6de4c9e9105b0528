import { describe, expect, it } from 'vitest'
import { openGate, type Gate } from '#src/notebook/firebase/files/openGate.ts'

const never = () => new AbortController().signal

describe('the gate through which files are sent', () => {
  it('lets three through at once, and the next one when the first has left', async () => {
    const gates = Array.from({ length: 4 }, () => openGate(never()))
    const passed: number[] = []
    gates.forEach((gate, index) => void gate.passed().then(() => passed.push(index)))
    await settled()
    expect(passed).toEqual([0, 1, 2])
    gates[0]?.leave()
    await settled()
    expect(passed).toEqual([0, 1, 2, 3])
    leaveAll(gates)
  })

  it('gives the turn of a paused file to the next one, and lets it go on when there is one again', async () => {
    const gates = Array.from({ length: 4 }, () => openGate(never()))
    const [first, , , last] = gates
    const steps: string[] = []
    for (const gate of gates.slice(0, 3)) await gate.passed()
    first?.hold({ pause: () => steps.push('pause'), resume: () => steps.push('resume') })
    void last?.passed().then(() => steps.push('last'))
    first?.hear({ type: 'upload.pause' })
    await settled()
    first?.hear({ type: 'upload.resume' })
    await settled()
    expect(steps).toEqual(['pause', 'last'])
    last?.leave()
    await settled()
    expect(steps).toEqual(['pause', 'last', 'resume'])
    leaveAll(gates)
  })

  it('does not let a file through that was paused before its turn', async () => {
    const gate = openGate(never())
    const passed: string[] = []
    gate.hear({ type: 'upload.pause' })
    void gate.passed().then(() => passed.push('passed'))
    await settled()
    expect(passed).toEqual([])
    gate.hear({ type: 'upload.resume' })
    await settled()
    expect(passed).toEqual(['passed'])
    gate.leave()
  })

  it('forgets a file that nobody sends any more, and takes no turn for it', async () => {
    const gates = Array.from({ length: 3 }, () => openGate(never()))
    for (const gate of gates) await gate.passed()
    const signingOut = new AbortController()
    const gone = openGate(signingOut.signal).passed()
    signingOut.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    leaveAll(gates)
    const next = Array.from({ length: 3 }, () => openGate(never()))
    await Promise.all(next.map((gate) => gate.passed()))
    expect(next.map((gate) => gate.isPaused())).toEqual([false, false, false])
    leaveAll(next)
  })
})

function leaveAll(gates: readonly Gate[]): void {
  for (const gate of gates) gate.leave()
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
