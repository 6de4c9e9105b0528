import { expect, it } from 'vitest'
import { pictureMachine } from '#src/machines/account/pictureMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const bitmap = { width: 300, height: 200, close: () => undefined }
const file = new Blob(['pixels'])
const replaces = '11111111-1111-4111-8111-111111111111'

describeMachine({
  machine: pictureMachine.provide({
    actions: { closeBitmap: () => undefined },
  }),
  events: [
    { type: 'picture.open' },
    { type: 'picture.close' },
    { type: 'picture.choose', file },
    { type: 'picture.read', bitmap },
    { type: 'picture.refused', reason: 'not-a-picture' },
    { type: 'crop.zoom', zoom: 2, point: { across: 0, down: 0 } },
    { type: 'crop.move', by: { across: 0.5, down: 0 } },
    { type: 'picture.save', replaces },
    { type: 'picture.remove', replaces },
    { type: 'picture.sent', fileId: '22222222-2222-4222-8222-222222222222' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.canceled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount', 'crop'],
  invariants: {
    'no picture in memory once the row is closed': (snapshot) =>
      snapshot.matches('open') || snapshot.context.bitmap === null,
    'an open row while anything is in progress': (snapshot) =>
      snapshot.matches('open') ||
      !(
        snapshot.hasTag('busy') ||
        snapshot.matches({ open: 'reading' }) ||
        snapshot.hasTag('confirming')
      ),
    'no failure while anything is in progress, and none in a closed row': (snapshot) =>
      (snapshot.context.failure === null && snapshot.context.refusal === null) ||
      (snapshot.matches('open') &&
        !snapshot.hasTag('busy') &&
        !snapshot.matches({ open: 'reading' })),
    'the square within the picture': ({ context: { bitmap: picture, crop } }) =>
      picture === null ||
      (crop.side > 0 &&
        crop.left >= 0 &&
        crop.top >= 0 &&
        crop.left + crop.side <= picture.width &&
        crop.top + crop.side <= picture.height),
    'the chosen picture until it is saved or closed': (snapshot) =>
      !snapshot.matches({ open: { editing: 'choosing' } }) || snapshot.context.bitmap === null,
  },
})

const otherBitmap = { width: 100, height: 100, close: () => undefined }
const remove = { type: 'picture.remove', replaces } as const
const save = { type: 'picture.save', replaces } as const
const sent = { type: 'picture.sent', fileId: 'new' } as const

/** The person is cropping the picture. */
function startAtCropping() {
  const actor = startActor(pictureMachine)
  actor.send({ type: 'picture.choose', file }, { type: 'picture.read', bitmap })
  return actor
}

describeRequest({
  machine: pictureMachine,
  before: [
    { type: 'picture.choose', file },
    { type: 'picture.read', bitmap },
  ],
  ask: save,
  port: 'sendPicture',
})

it('reads a file, crops it, uploads it, sets it, and only then deletes the previous one', () => {
  const actor = startActor(pictureMachine)
  expect([actor.state(), actor.runningPorts()]).toEqual(['shown.unchanged', {}])
  actor.send({ type: 'picture.choose', file })
  expect([actor.state(), actor.runningPorts()]).toEqual(['open.reading', { readPicture: { file } }])
  actor.send({ type: 'picture.read', bitmap })
  expect([actor.state(), actor.runningPorts()]).toEqual(['open.editing.cropping', {}])
  expect(actor.context()).toMatchObject({ bitmap, crop: { left: 50, top: 0, side: 200 } })
  actor.send({ type: 'crop.zoom', zoom: 2 })
  expect(actor.context().crop.side).toBe(100)
  const before = actor.context().crop.left
  actor.send({ type: 'crop.move', by: { across: 0.5, down: 0 } })
  expect(actor.context().crop.left).toBe(before + 50)
  const { crop } = actor.context()
  actor.send(save)
  expect([actor.tags(), actor.runningPorts()]).toMatchObject([
    ['busy'],
    { sendPicture: { bitmap, crop } },
  ])
  actor.send(sent)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy'],
    { setPicture: { fileId: 'new' } },
  ])
  actor.send({ type: 'change.made' })
  expect([actor.state(), actor.runningPorts()]).toMatchObject([
    'shown.changed',
    { cleanUpPictures: { replaced: replaces } },
  ])
  expect(actor.context().bitmap).toBeNull()
})

it('sets no picture if the person removes theirs', () => {
  const actor = startActor(pictureMachine)
  actor.send({ type: 'picture.open' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['open.editing.choosing', {}])
  actor.send(remove)
  expect([actor.tags(), actor.runningPorts()]).toEqual([['busy'], { setPicture: { fileId: null } }])
  expect(actor.context().replaced).toBe(replaces)
})

it('keeps the current picture if another one is refused', () => {
  const actor = startAtCropping()
  actor.send({ type: 'picture.choose', file })
  actor.send({ type: 'picture.refused', reason: 'not-a-picture' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['open.editing.cropping', {}])
  expect(actor.context()).toMatchObject({ bitmap, refusal: 'not-a-picture' })
  actor.send(remove)
  expect(actor.state()).toBe('open.editing.cropping')
  actor.send(save, { type: 'picture.refused', reason: 'too-large' })
  expect([actor.state(), actor.context().refusal]).toEqual(['open.editing.cropping', 'too-large'])
  actor.send({ type: 'picture.choose', file })
  expect(actor.context().refusal).toBeNull()
})

it('offers to remove, not to save, if the first file is refused', () => {
  const actor = startActor(pictureMachine)
  actor.send({ type: 'picture.choose', file }, { type: 'picture.refused', reason: 'not-a-picture' })
  actor.send(save)
  expect(actor.state()).toBe('open.editing.choosing')
  actor.send(remove)
  expect(actor.tags()).toEqual(['busy'])
})

it("abandons a file that isn't read within 20 seconds", () => {
  const actor = startActor(pictureMachine)
  actor.send({ type: 'picture.choose', file })
  actor.wait(19_999)
  expect(actor.state()).toBe('open.reading')
  actor.wait(1)
  expect([actor.state(), actor.context().refusal]).toEqual(['open.editing.choosing', 'too-slow'])
})

it('reads only the file that was chosen last', () => {
  const actor = startActor(pictureMachine)
  const second = new Blob(['other pixels'])
  actor.send({ type: 'picture.choose', file }, { type: 'picture.choose', file: second })
  expect([actor.startCount('readPicture'), actor.runningPorts()]).toEqual([
    2,
    { readPicture: { file: second } },
  ])
  actor.send({ type: 'picture.read', bitmap: otherBitmap })
  expect(actor.context().crop).toEqual({ left: 0, top: 0, side: 100 })
})

it('frees the memory of a picture that is replaced, saved, or given up', () => {
  const actor = startAtCropping()
  const closings = () => actor.ranActions().filter((name) => name === 'closeBitmap').length
  const before = closings()
  actor.send({ type: 'picture.choose', file }, { type: 'picture.refused', reason: 'unreadable' })
  expect(closings() - before).toBe(0)
  actor.send({ type: 'picture.choose', file }, { type: 'picture.read', bitmap: otherBitmap })
  expect(closings() - before).toBe(1)
  actor.send(save, sent)
  expect(closings() - before).toBe(1)
  actor.send({ type: 'change.made' })
  expect(closings() - before).toBe(2)
  actor.send({ type: 'picture.choose', file }, { type: 'picture.read', bitmap })
  actor.send({ type: 'picture.close' })
  expect(closings() - before).toBe(4)
})

it.each([
  [[{ type: 'picture.open' }]],
  [[{ type: 'picture.choose', file }]],
  [
    [
      { type: 'picture.choose', file },
      { type: 'picture.read', bitmap },
    ],
  ],
  [
    [
      { type: 'picture.choose', file },
      { type: 'picture.read', bitmap },
      save,
      failed('too-many-requests'),
    ],
  ],
] as const)('forgets everything when the person closes the row: %j', (events) => {
  const actor = startActor(pictureMachine)
  actor.send(...events, { type: 'picture.close' })
  expect([actor.state(), actor.runningPorts()]).toEqual(['shown.unchanged', {}])
  expect(actor.context()).toMatchObject({
    bitmap: null,
    crop: { left: 0, top: 0, side: 0 },
    failure: null,
    coolDownEndsAt: null,
  })
})

it("keeps the cropped picture if it can't be uploaded or set, and can be retried", () => {
  const actor = startAtCropping()
  actor.send(save)
  actor.wait(89_999)
  expect(actor.tags()).toEqual(['busy'])
  actor.wait(1)
  expect([actor.state(), actor.context()]).toMatchObject([
    'open.editing.cropping',
    { bitmap, failure: { kind: 'network-request-failed' } },
  ])
  actor.send(save)
  expect([actor.tags(), actor.context().failure]).toEqual([['busy'], null])
  actor.send(sent, failed('internal-error'))
  expect([actor.state(), actor.context()]).toMatchObject([
    'open.editing.cropping',
    { bitmap, failure: { kind: 'internal-error' } },
  ])
  actor.send(save)
  expect(actor.runningPorts()).toMatchObject({ sendPicture: { uploaded: 'new' } })
})

it('has a minute and a half to upload a picture, and as long to set it', () => {
  const actor = startAtCropping()
  actor.send(save)
  actor.wait(89_999)
  actor.send(sent)
  actor.wait(89_999)
  expect([actor.tags(), actor.runningPorts()]).toEqual([
    ['busy'],
    { setPicture: { fileId: 'new' } },
  ])
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'open.editing.cropping',
    {},
    'network-request-failed',
  ])
})

it('sets the picture after the person has confirmed their identity, or forgets it', () => {
  const pending = { setPicture: { fileId: 'new' } }
  const actor = startAtCropping()
  actor.send(save, sent, failed('requires-recent-login'))
  expect([actor.tags(), actor.runningPorts()]).toEqual([['confirming'], pending])
  actor.wait(600_000)
  expect(actor.tags()).toEqual(['confirming'])
  actor.send({ type: 'identity.canceled' })
  expect([actor.state(), actor.runningPorts(), actor.context().bitmap]).toEqual([
    'open.editing.cropping',
    {},
    bitmap,
  ])
  actor.send(save, sent, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([actor.tags(), actor.runningPorts(), actor.startCount('setPicture')]).toEqual([
    ['busy'],
    pending,
    2,
  ])
  expect(actor.sentTo('setPicture')).toEqual([{ type: 'identity.confirmed' }])
  actor.send({ type: 'change.made' })
  expect(actor.state()).toBe('shown.changed')
})

it('opens again right after a save', () => {
  const actor = startAtCropping()
  actor.send(save, sent, { type: 'change.made' }, { type: 'picture.open' })
  expect([actor.state(), actor.runningPorts(), actor.context().bitmap]).toEqual([
    'open.editing.choosing',
    {},
    null,
  ])
})
