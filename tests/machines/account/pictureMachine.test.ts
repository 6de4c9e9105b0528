import { expect, it } from 'vitest'
import { pictureMachine } from '#src/machines/account/pictureMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const bitmap = { width: 300, height: 200, close: () => undefined }
const file = new Blob(['pixels'])
const replaces = '11111111-1111-4111-8111-111111111111'

describeMachine({
  machine: pictureMachine.provide({ actions: { discardChange: () => undefined } }),
  events: [
    { type: 'picture.open' },
    { type: 'picture.close' },
    { type: 'picture.choose', file },
    { type: 'picture.read', bitmap },
    { type: 'picture.refused', why: 'not-a-picture' },
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
      snapshot.hasTag('open') || snapshot.context.bitmap === null,
    'an open row while anything is in progress': (snapshot) =>
      snapshot.hasTag('open') ||
      !(snapshot.hasTag('busy') || snapshot.hasTag('reading') || snapshot.hasTag('confirming')),
    'no failure while anything is in progress, and none in a closed row': (snapshot) =>
      (snapshot.context.failure === null && snapshot.context.refusal === null) ||
      (snapshot.hasTag('open') && !snapshot.hasTag('busy') && !snapshot.hasTag('reading')),
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
function tellFromCropping() {
  const story = begin(pictureMachine)
  story.send({ type: 'picture.choose', file }, { type: 'picture.read', bitmap })
  return story
}

it('reads a file, crops it, uploads it, sets it, and only then deletes the previous one', () => {
  const story = begin(pictureMachine)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  story.send({ type: 'picture.choose', file })
  expect([story.tags(), story.atWork()]).toEqual([['open', 'reading'], { readPicture: { file } }])
  story.send({ type: 'picture.read', bitmap })
  expect([story.tags(), story.atWork()]).toEqual([['open'], {}])
  expect(story.context()).toMatchObject({ bitmap, crop: { left: 50, top: 0, side: 200 } })
  story.send({ type: 'crop.zoom', zoom: 2 })
  expect(story.context().crop.side).toBe(100)
  const before = story.context().crop.left
  story.send({ type: 'crop.move', by: { across: 0.5, down: 0 } })
  expect(story.context().crop.left).toBe(before + 50)
  const { crop } = story.context()
  story.send(save)
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['busy', 'open'],
    { sendPicture: { bitmap, crop } },
  ])
  story.send(sent)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'open'],
    { setPicture: { fileId: 'new' } },
  ])
  story.send({ type: 'change.made' })
  expect([story.tags(), story.atWork()]).toMatchObject([
    ['saved'],
    { cleanUpPictures: { replaced: replaces } },
  ])
  expect(story.context().bitmap).toBeNull()
  story.wait(8_000)
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
})

it('sets no picture if the person removes theirs', () => {
  const story = begin(pictureMachine)
  story.send({ type: 'picture.open' })
  expect([story.tags(), story.atWork()]).toEqual([['open'], {}])
  story.send(remove)
  expect([story.tags(), story.atWork()]).toEqual([
    ['busy', 'open'],
    { setPicture: { fileId: null } },
  ])
  expect(story.context().replaced).toBe(replaces)
})

it('keeps the current picture if another one is refused', () => {
  const story = tellFromCropping()
  story.send({ type: 'picture.choose', file })
  story.send({ type: 'picture.refused', why: 'not-a-picture' })
  expect([story.tags(), story.atWork()]).toEqual([['open'], {}])
  expect(story.context()).toMatchObject({ bitmap, refusal: 'not-a-picture' })
  story.send(remove)
  expect(story.tags()).toEqual(['open'])
  story.send(save, { type: 'picture.refused', why: 'too-large' })
  expect([story.tags(), story.context().refusal]).toEqual([['open'], 'too-large'])
  story.send({ type: 'picture.choose', file })
  expect(story.context().refusal).toBeNull()
})

it('offers to remove, not to save, if the first file is refused', () => {
  const story = begin(pictureMachine)
  story.send({ type: 'picture.choose', file }, { type: 'picture.refused', why: 'not-a-picture' })
  story.send(save)
  expect(story.tags()).toEqual(['open'])
  story.send(remove)
  expect(story.tags()).toEqual(['busy', 'open'])
})

it("abandons a file that isn't read within 20 seconds", () => {
  const story = begin(pictureMachine)
  story.send({ type: 'picture.choose', file })
  story.wait(19_999)
  expect(story.tags()).toEqual(['open', 'reading'])
  story.wait(1)
  expect([story.tags(), story.context().refusal]).toEqual([['open'], 'too-slow'])
})

it('reads only the file that was chosen last', () => {
  const story = begin(pictureMachine)
  const second = new Blob(['other pixels'])
  story.send({ type: 'picture.choose', file }, { type: 'picture.choose', file: second })
  expect([story.begun('readPicture'), story.atWork()]).toEqual([
    2,
    { readPicture: { file: second } },
  ])
  story.send({ type: 'picture.read', bitmap: otherBitmap })
  expect(story.context().crop).toEqual({ left: 0, top: 0, side: 100 })
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
  const story = begin(pictureMachine)
  story.send(...events, { type: 'picture.close' })
  expect([story.tags(), story.atWork()]).toEqual([[], {}])
  expect(story.context()).toMatchObject({
    bitmap: null,
    crop: { left: 0, top: 0, side: 0 },
    failure: null,
    coolDownEndsAt: null,
  })
})

it("keeps the cropped picture if it can't be uploaded or set, and can be retried", () => {
  const story = tellFromCropping()
  story.send(save)
  story.wait(89_999)
  expect(story.tags()).toEqual(['busy', 'open'])
  story.wait(1)
  expect([story.tags(), story.context()]).toMatchObject([
    ['open'],
    { bitmap, failure: { kind: 'network-request-failed' } },
  ])
  story.send(save)
  expect([story.tags(), story.context().failure]).toEqual([['busy', 'open'], null])
  story.send(sent, failed('internal-error'))
  expect([story.tags(), story.context()]).toMatchObject([
    ['open'],
    { bitmap, failure: { kind: 'internal-error' } },
  ])
  story.send(save)
  expect(story.atWork()).toMatchObject({ sendPicture: { uploaded: 'new' } })
})

it('sets the picture after the person has confirmed their identity, or forgets it', () => {
  const story = tellFromCropping()
  story.send(save, sent, failed('requires-recent-login'))
  expect([story.tags(), story.atWork()]).toEqual([['confirming', 'open'], {}])
  story.send({ type: 'identity.canceled' })
  expect([story.tags(), story.done(), story.context().bitmap]).toEqual([
    ['open'],
    ['discardChange'],
    bitmap,
  ])
  story.send(save, sent, failed('requires-recent-login'), { type: 'identity.confirmed' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['busy', 'open'],
    ['resumeSetPicture'],
  ])
  story.send({ type: 'change.made' })
  expect(story.tags()).toEqual(['saved'])
})

it('sends nothing after too many requests until the cool-down is over, and then it does', () => {
  const story = tellFromCropping()
  story.send(save, failed('too-many-requests'), save)
  expect([story.tags(), story.begun('sendPicture')]).toEqual([['coolingDown', 'open'], 1])
  expect(story.context().coolDownEndsAt).toBe(Date.now() + 30_000)
  story.wait(30_000)
  expect(story.context()).toMatchObject({ bitmap, failure: null, coolDownEndsAt: null })
  story.send(save)
  expect(story.begun('sendPicture')).toBe(2)
})

it('opens again right after a save', () => {
  const story = tellFromCropping()
  story.send(save, sent, { type: 'change.made' }, { type: 'picture.open' })
  expect([story.tags(), story.atWork(), story.context().bitmap]).toEqual([['open'], {}, null])
})
