import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import type { UploadWithStatus } from '#products/notebook/domain/files/uploadRow.ts'
import {
  type UploadEvent,
  type SendInput,
  uploadMachine,
  type SendCommand,
} from '#products/notebook/machines/uploadMachine.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const row = uploadRow({ size: 100 })
const paused: UploadWithStatus = { ...row, isPaused: true }
const refused: UploadWithStatus = { ...row, refusal: 'no-room' }

const model = {
  machine: uploadMachine.provide({
    actions: {
      storePause: () => {},
      storeResume: () => {},
      clearRefusal: () => {},
      cancelUpload: () => {},
    },
  }),
  events: [
    { type: 'upload.pause' },
    { type: 'upload.resume' },
    { type: 'upload.retry' },
    { type: 'upload.cancel' },
    { type: 'upload.progress', sent: 0 },
    { type: 'upload.progress', sent: 100 },
    { type: 'upload.stalled' },
    { type: 'upload.arrived' },
    { type: 'row.read', row },
    { type: 'row.read', row: paused },
    { type: 'row.read', row: refused },
    { type: 'row.removed' },
    { type: 'network.back' },
    failed('network-request-failed'),
  ] satisfies UploadEvent[],
  volatileContext: ['pace'] as const,
  unboundedContext: ['failureCount'] as const,
  invariants: {
    'no file refused that the row does not call so': ({ value, context }) =>
      value !== 'refused' || context.row.refusal !== null,
    'a failure wherever it waits for another try': ({ value, context }) =>
      value !== 'backingOff' || context.failure !== null,
    'a way to give it up as long as it is here': (snapshot) =>
      snapshot.status === 'done' || snapshot.can({ type: 'upload.cancel' }),
    'nothing on its way that the person wants to wait': (snapshot) =>
      !snapshot.context.row.isPaused ||
      !(
        snapshot.matches({ running: { active: 'sending' } }) ||
        snapshot.matches({ running: { active: 'waiting' } })
      ),
  } satisfies Parameters<typeof describeMachine<typeof uploadMachine>>[0]['invariants'],
}

describeMachine({ ...model, input: { uid: 'ada', row } })

describe('an upload', () => {
  it('waits from the start if it was paused before', () => {
    const { actor } = start(paused)
    expect(actor.getSnapshot().matches({ running: 'paused' })).toBe(true)
  })

  it("isn't sent if it was refused before, until it is retried", () => {
    const { actor, sending, marks } = start(refused)
    expect(actor.getSnapshot().value).toBe('refused')
    expect(sending.inputs).toEqual([])
    actor.send({ type: 'upload.retry' })
    expect(marks).toEqual(['cleared'])
    actor.send({ type: 'row.read', row })
    expect(sending.inputs).toEqual([{ uid: 'ada', row, failureCount: 0 }])
  })

  it('is shown as paused or resumed only once that is stored', () => {
    const { actor, marks } = start(row)
    actor.send({ type: 'upload.pause' })
    expect(marks).toEqual(['paused'])
    actor.send({ type: 'row.read', row })
    expect(actor.getSnapshot().matches({ running: { active: 'waiting' } })).toBe(true)
    actor.send({ type: 'row.read', row: paused })
    expect(actor.getSnapshot().matches({ running: 'paused' })).toBe(true)
    actor.send({ type: 'upload.resume' })
    expect(marks).toEqual(['paused', 'resumed'])
    actor.send({ type: 'row.read', row: paused })
    expect(actor.getSnapshot().matches({ running: 'paused' })).toBe(true)
    actor.send({ type: 'row.read', row })
    expect(actor.getSnapshot().matches({ running: { active: 'waiting' } })).toBe(true)
  })

  it('stays paused if sending fails in the meantime', () => {
    const { actor, sending } = start(row)
    actor.send({ type: 'row.read', row: paused })
    sending.sendBack(failed('network-request-failed'))
    actor.send({ type: 'network.back' })
    expect(actor.getSnapshot().matches({ running: 'paused' })).toBe(true)
  })

  it('records the time and byte at which an uninterrupted transfer starts', () => {
    const { actor, sending } = start(row)
    sending.sendBack({ type: 'upload.progress', sent: 0 })
    sending.sendBack({ type: 'upload.progress', sent: 40 })
    expect(actor.getSnapshot().context).toMatchObject({ sent: 40, pace: { from: 0 } })
    sending.sendBack({ type: 'upload.stalled' })
    expect(actor.getSnapshot().context.pace).not.toBeNull()
    sending.sendBack({ type: 'upload.progress', sent: 50 })
    expect(actor.getSnapshot().context).toMatchObject({ sent: 50, pace: { from: 50 } })
  })
})

describe('an upload', () => {
  const noAnswer = failed('network-request-failed')
  const asked = { sendFile: { uid: 'ada', row, failureCount: 0 } }

  it('waits for its turn, sends byte by byte, and completes when the server confirms', () => {
    const actor = startAndSend(row)
    expect([actor.state(), actor.runningPorts(), actor.context()]).toMatchObject([
      'running.active.waiting',
      asked,
      { sent: 0, pace: null, failureCount: 0 },
    ])
    actor.send({ type: 'upload.progress', sent: 0 }, { type: 'upload.progress', sent: 99 })
    expect([actor.state(), actor.context().sent]).toEqual(['running.active.sending', 99])
    actor.send({ type: 'upload.progress', sent: 100 })
    expect(actor.state()).toBe('running.active.finishing')
    actor.send({ type: 'upload.arrived' })
    expect([actor.state(), actor.runningPorts(), actor.ranActions()]).toEqual(['arrived', {}, []])
  })

  it.each<UploadEvent>([
    { type: 'upload.arrived' },
    { type: 'row.removed' },
    { type: 'upload.cancel' },
  ])('deletes nothing if it is canceled too late: $type', (end) => {
    // XState warns about events that it doesn't deliver.
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const before = startAndSend(row, end).ranActions()
    expect(startAndSend(row, end, { type: 'upload.cancel' }).ranActions()).toEqual(before)
  })

  it('measures its pace from its last interruption', () => {
    const actor = startAndSend(row, { type: 'upload.progress', sent: 20 })
    expect(actor.context().pace).toEqual({ since: Date.now(), from: 20 })
    actor.send({ type: 'row.read', row: paused })
    expect(actor.context()).toMatchObject({ pace: null, sent: 20 })
  })

  it.each<[string, UploadWithStatus, ...UploadEvent[]]>([
    ['waits', row],
    ['is being sent', row, { type: 'upload.progress', sent: 1 }],
    ['is paused', paused],
    ['is stuck', row, noAnswer],
    ['was refused', refused],
  ])('stops sending a file that is canceled while it %s', (_, kept, ...events) => {
    const actor = startAndSend(kept, ...events, { type: 'upload.cancel' })
    expect([actor.state(), actor.runningPorts(), actor.ranActions()]).toEqual([
      'removed',
      {},
      ['cancelUpload'],
    ])
    actor.wait(60_000)
    expect(actor.runningPorts()).toEqual({})
  })

  it('ends without deleting anything if another tab has sent or removed the file', () => {
    const actor = startAndSend(row, { type: 'row.removed' })
    expect([actor.state(), actor.runningPorts(), actor.ranActions()]).toEqual(['removed', {}, []])
  })

  it('tells the sender to pause and resume, and stores the pause for the next visit', () => {
    const actor = startAndSend(row, { type: 'upload.progress', sent: 1 }, { type: 'upload.pause' })
    expect([actor.state(), actor.sentTo('sendFile')]).toEqual(['running.active.sending', []])
    actor.send({ type: 'row.read', row: paused })
    expect([actor.state(), actor.runningPorts()]).toEqual(['running.paused', asked])
    expect(actor.sentTo('sendFile')).toEqual([{ type: 'upload.pause' }])
    actor.send({ type: 'upload.resume' }, { type: 'row.read', row })
    expect([actor.state(), actor.startCount('sendFile'), actor.ranActions()]).toEqual([
      'running.active.waiting',
      1,
      ['storePause', 'storeResume'],
    ])
    expect(actor.sentTo('sendFile')).toEqual([{ type: 'upload.pause' }, { type: 'upload.resume' }])
  })

  it('neither pauses nor resumes a refused file', () => {
    const actor = startAndSend({ ...paused, refusal: 'no-room' })
    expect([actor.state(), actor.startCount('sendFile')]).toEqual(['refused', 0])
    actor.send({ type: 'upload.resume' })
    expect(actor.runningPorts()).toEqual({})
  })

  it('stops sending a permanently refused file, also while paused or stuck', () => {
    for (const before of [[], [{ type: 'row.read', row: paused }]] satisfies UploadEvent[][]) {
      const actor = startAndSend(row, ...before, { type: 'row.read', row: refused })
      expect([actor.state(), actor.runningPorts()]).toEqual(['refused', {}])
      actor.wait(60_000)
      expect(actor.runningPorts()).toEqual({})
    }
  })

  it.each(['network.back', 'upload.retry'] as const)('retries a stalled file on %s', (type) => {
    const actor = startAndSend(
      row,
      { type: 'upload.progress', sent: 9 },
      { type: 'upload.stalled' },
    )
    expect([actor.state(), actor.runningPorts()]).toEqual(['running.active.stalled', asked])
    actor.send({ type })
    expect(actor.sentTo('sendFile')).toEqual([{ type: 'upload.retry' }])
    actor.send({ type: 'upload.progress', sent: 20 })
    expect([actor.state(), actor.context().sent]).toEqual(['running.active.sending', 20])
  })

  it('retries after a second, doubling up to every 15 seconds, because an outage may end without an event', () => {
    const actor = startAndSend(row)
    for (const [tries, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
      actor.send(noAnswer)
      expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
        'backingOff',
        {},
        noAnswer.failure,
      ])
      actor.wait(seconds * 1_000 - 1)
      expect(actor.startCount('sendFile')).toBe(tries + 1)
      actor.wait(1)
      expect([actor.startCount('sendFile'), actor.runningPorts()]).toEqual([
        tries + 2,
        { sendFile: { uid: 'ada', row, failureCount: tries + 1 } },
      ])
    }
  })

  it.each(['network.back', 'upload.retry'] as const)('sends immediately on %s', (type) => {
    const actor = startAndSend(row, noAnswer)
    actor.wait(1_000)
    actor.send(noAnswer, { type })
    expect([actor.state(), actor.context()]).toMatchObject([
      'running.active.waiting',
      { failureCount: 0, failure: null },
    ])
    actor.send(noAnswer)
    actor.wait(1_000)
    expect(actor.state()).toBe('running.active.waiting')
  })

  it('is paused while it backs off, also if another tab has stored that', () => {
    const actor = startAndSend(row, noAnswer, { type: 'row.read', row: paused })
    expect([actor.state(), actor.ranActions()]).toEqual(['running.paused', []])
  })

  it('waits if it is paused while stuck', () => {
    const actor = startAndSend(
      row,
      noAnswer,
      { type: 'upload.pause' },
      { type: 'row.read', row: paused },
    )
    expect([actor.state(), actor.ranActions()]).toEqual(['running.paused', ['storePause']])
    expect(actor.sentTo('sendFile')).toEqual([{ type: 'upload.pause' }])
  })
})

/** An upload with stubbed ports. */
function start(kept: UploadWithStatus) {
  const sending = stubPort<UploadEvent, SendInput, SendCommand>()
  const marks: string[] = []
  const machine = uploadMachine.provide({
    actors: { sendFile: sending.actor },
    actions: {
      storePause: () => void marks.push('paused'),
      storeResume: () => void marks.push('resumed'),
      clearRefusal: () => void marks.push('cleared'),
    },
  })
  const actor = createActor(machine, { input: { uid: 'ada', row: kept } }).start()
  return { actor, sending, marks }
}

function startAndSend(kept: UploadWithStatus, ...events: UploadEvent[]) {
  const actor = startActor(uploadMachine, { uid: 'ada', row: kept })
  actor.send(...events)
  return actor
}
