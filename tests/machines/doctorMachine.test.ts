import { expect, it } from 'vitest'
import { doctorMachine } from '#src/machines/doctorMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const examination = { project: null, findings: [{ state: 'passed', about: 'API key' }] } as const

describeMachine({
  machine: doctorMachine,
  events: [
    { type: 'doctor.open' },
    { type: 'doctor.close' },
    { type: 'doctor.again' },
    { type: 'doctor.examined', examination },
    { type: 'doctor.unreachable' },
  ],
  invariants: {
    "no list that couldn't be read again": (snapshot) =>
      !snapshot.hasTag('unreachable') || snapshot.context.examination === null,
  },
})

it('examines when it is opened, and shows the last list while it examines again', () => {
  const story = begin(doctorMachine)
  expect([story.state(), Object.keys(story.atWork())]).toEqual(['closed', ['address']])
  story.send({ type: 'doctor.open' })
  expect([story.tags(), story.begun('examiner')]).toEqual([['examining', 'open'], 1])
  story.send({ type: 'doctor.examined', examination })
  story.send({ type: 'doctor.again' })
  expect([story.tags(), story.begun('examiner'), story.context().examination]).toEqual([
    ['examining', 'open'],
    2,
    examination,
  ])
})

it('examines again when it is reopened', () => {
  const story = begin(doctorMachine)
  story.send({ type: 'doctor.open' })
  story.send({ type: 'doctor.close' })
  expect([story.state(), Object.keys(story.atWork())]).toEqual(['closed', ['address']])
  story.send({ type: 'doctor.open' })
  expect(story.begun('examiner')).toBe(2)
})
