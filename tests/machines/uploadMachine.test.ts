import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { KeptUpload } from '#src/domain/uploadRow.ts'
import type { UploadEvent, UploadInput } from '#src/machines/uploadEvents.ts'
import { uploadMachine, type SendCommand } from '#src/machines/uploadMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { stubPort } from '#tests/support/stubPort.ts'
import { uploadRow } from '#tests/support/uploads.ts'

const row = uploadRow({ size: 100 })
const paused: KeptUpload = { ...row, isPaused: true }
const refused: KeptUpload = { ...row, refusal: 'no-room' }

const model = {
  machine: uploadMachine.provide({
    actions: { markPause: () => {}, reviveRow: () => {}, cancelUpload: () => {} },
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
    { type: 'row.gone' },
    { type: 'network.back' },
    failed('network-request-failed'),
  ] satisfies UploadEvent[],
  volatileContext: ['pace'] as const,
  unboundedContext: ['failures'] as const,
  invariants: {
    'no file refused that the row does not call so': ({ value, context }) =>
      value !== 'refused' || context.row.refusal !== null,
    'a failure wherever it waits for another try': ({ value, context }) =>
      value !== 'stuck' || context.failure !== null,
    'a way to give it up as long as it is here': (snapshot) =>
      snapshot.status === 'done' || snapshot.can({ type: 'upload.cancel' }),
    'nothing on its way that the person wants to wait': (snapshot) =>
      !snapshot.context.isPaused || !(snapshot.hasTag('sending') || snapshot.hasTag('waiting')),
  } satisfies Parameters<typeof describeMachine<typeof uploadMachine>>[0]['invariants'],
}

describeMachine({ ...model, input: { uid: 'ada', row } })

describe('a file on its way', () => {
  it('waits from the start where it was paused before', () => {
    const { actor } = start(paused)
    expect(actor.getSnapshot().hasTag('paused')).toBe(true)
  })

  it('is not sent where it was refused before, until somebody wants another try', () => {
    const { actor, sending, marks } = start(refused)
    expect(actor.getSnapshot().value).toBe('refused')
    expect(sending.inputs).toEqual([])
    actor.send({ type: 'upload.retry' })
    expect(marks).toEqual(['revived'])
    actor.send({ type: 'row.read', row })
    expect(sending.inputs).toEqual([{ uid: 'ada', row }])
  })

  it('stays paused though what is read was written before', () => {
    const { actor, marks } = start(row)
    actor.send({ type: 'upload.pause' })
    expect(marks).toEqual(['paused'])
    actor.send({ type: 'row.read', row })
    expect(actor.getSnapshot().hasTag('paused')).toBe(true)
    actor.send({ type: 'row.read', row: paused })
    actor.send({ type: 'row.read', row })
    expect(actor.getSnapshot().hasTag('waiting')).toBe(true)
  })

  it('stays paused when sending it fails meanwhile', () => {
    const { actor, sending } = start(row)
    actor.send({ type: 'upload.pause' })
    sending.say(failed('network-request-failed'))
    actor.send({ type: 'network.back' })
    expect(actor.getSnapshot().hasTag('paused')).toBe(true)
  })

  it('tells from when and from which byte on it is being sent without a rest', () => {
    const { actor, sending } = start(row)
    sending.say({ type: 'upload.progress', sent: 0 })
    sending.say({ type: 'upload.progress', sent: 40 })
    expect(actor.getSnapshot().context).toMatchObject({ sent: 40, pace: { from: 0 } })
    sending.say({ type: 'upload.stalled' })
    expect(actor.getSnapshot().context.pace).not.toBeNull()
    sending.say({ type: 'upload.progress', sent: 50 })
    expect(actor.getSnapshot().context).toMatchObject({ sent: 50, pace: { from: 50 } })
  })
})

/** A file on stub ports. */
function start(kept: KeptUpload) {
  const sending = stubPort<UploadEvent, UploadInput, SendCommand>()
  const marks: string[] = []
  const machine = uploadMachine.provide({
    actors: { sendFile: sending.actor },
    actions: {
      markPause: ({ context }) => void marks.push(context.isPaused ? 'paused' : 'resumed'),
      reviveRow: () => void marks.push('revived'),
    },
  })
  const actor = createActor(machine, { input: { uid: 'ada', row: kept } }).start()
  return { actor, sending, marks }
}
