import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fileMachine, type FileEvent, type FileInput } from '#src/machines/fileMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { stubPort } from '#tests/support/stubPort.ts'

describeMachine({
  machine: fileMachine,
  input: { uid: 'ada', fileId: 'file' },
  events: [
    { type: 'file.show' },
    { type: 'file.save' },
    { type: 'file.handed' },
    { type: 'file.cancel' },
    { type: 'file.retry' },
    { type: 'file.read', bytes: new Blob(['gate']), isShowable: true },
    failed('network-request-failed'),
  ],
  invariants: {
    'bytes at hand wherever they are shown or given away': (snapshot) =>
      !snapshot.hasTag('here') || snapshot.context.bytes !== null,
    'a failure only where one is told': (snapshot) =>
      snapshot.context.failure === null || snapshot.hasTag('failed') || snapshot.hasTag('fetching'),
  },
})

it('fetches a picture anew that comes into view again after a failure', () => {
  const { file, reader } = start()
  file.send({ type: 'file.show' })
  reader.say(failed('network-request-failed'))
  file.send({ type: 'file.show' })
  reader.say({ type: 'file.read', bytes: new Blob(['gate']), isShowable: true })
  expect(file.getSnapshot().hasTag('here')).toBe(true)
})

it('goes on fetching a picture in view when nobody wants it on their device any more', () => {
  const { file, reader } = start()
  file.send({ type: 'file.show' })
  file.send({ type: 'file.save' })
  file.send({ type: 'file.cancel' })
  reader.say({ type: 'file.read', bytes: new Blob(['gate']), isShowable: true })
  expect(file.getSnapshot().value).toBe('here')
  expect(reader.inputs).toHaveLength(1)
})

function start() {
  const reader = stubPort<FileEvent, FileInput>()
  const machine = fileMachine.provide({ actors: { readFile: reader.actor } })
  const file = createActor(machine, { input: { uid: 'ada', fileId: 'file' } }).start()
  return { file, reader }
}
