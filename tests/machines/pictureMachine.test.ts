import { pictureMachine } from '#src/machines/pictureMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const bitmap = { width: 300, height: 200, close: () => undefined }
const file = new Blob(['pixels'])
const replaces = '11111111-1111-4111-8111-111111111111'

describeMachine({
  machine: pictureMachine.provide({ actions: { forgetNaming: () => undefined } }),
  events: [
    { type: 'picture.open' },
    { type: 'picture.close' },
    { type: 'picture.choose', file },
    { type: 'picture.read', bitmap },
    { type: 'picture.refused', why: 'not-a-picture' },
    { type: 'crop.zoom', zoom: 2, place: { across: 0, down: 0 } },
    { type: 'crop.move', by: { across: 0.5, down: 0 } },
    { type: 'picture.save', replaces },
    { type: 'picture.remove', replaces },
    { type: 'picture.sent', fileId: '22222222-2222-4222-8222-222222222222' },
    { type: 'change.made' },
    { type: 'identity.confirmed' },
    { type: 'identity.cancelled' },
    failed('requires-recent-login'),
    failed('too-many-requests'),
    failed('network-request-failed'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['refusals', 'crop'],
  invariants: {
    'no picture in memory once the row is closed': (snapshot) =>
      snapshot.hasTag('open') || snapshot.context.bitmap === null,
    'an open row while anything is under way': (snapshot) =>
      snapshot.hasTag('open') ||
      !(snapshot.hasTag('busy') || snapshot.hasTag('reading') || snapshot.hasTag('confirming')),
    'no trouble while anything is under way, and none in a closed row': (snapshot) =>
      (snapshot.context.failure === null && snapshot.context.refusal === null) ||
      (snapshot.hasTag('open') && !snapshot.hasTag('busy') && !snapshot.hasTag('reading')),
    'a square that lies in the picture': ({ context: { bitmap: picture, crop } }) =>
      picture === null ||
      (crop.side > 0 &&
        crop.left >= 0 &&
        crop.top >= 0 &&
        crop.left + crop.side <= picture.width &&
        crop.top + crop.side <= picture.height),
    'what is chosen until it is kept or closed': (snapshot) =>
      !snapshot.matches({ open: { editing: 'choosing' } }) || snapshot.context.bitmap === null,
  },
})
