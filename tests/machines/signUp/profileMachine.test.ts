import { expect, it } from 'vitest'
import type { Profile, ProfileRequirements } from '#src/domain/signUp/profile.ts'
import { isComplete } from '#src/domain/signUp/profile.ts'
import { profileMachine } from '#src/machines/signUp/profileMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const requirements: ProfileRequirements = {
  fields: [{ key: 'company', label: 'Company', type: 'text', maxLength: 60, required: true }],
  terms: '2',
}
const none: Profile = { answers: {}, terms: null }
const whole: Profile = { answers: { company: 'Acme' }, terms: '2' }
const reply = { answers: { company: 'Acme' }, agrees: true }

describeMachine({
  machine: profileMachine,
  input: { requirements },
  events: [
    { type: 'profile.read', profile: none },
    { type: 'profile.read', profile: whole },
    { type: 'profile.retry' },
    { type: 'profile.edit' },
    { type: 'profile.close' },
    { type: 'profile.leave', typed: { company: 'Ac' } },
    { type: 'profile.submit', reply },
    { type: 'profile.saved', profile: whole },
    { type: 'profile.saved', profile: none },
    failed('network-request-failed'),
  ],
  invariants: {
    'everything required whenever it says that it is complete': (snapshot) =>
      !snapshot.matches('complete') || isComplete(requirements, snapshot.context.profile),
    'nothing typed except where it is asked for': (snapshot) =>
      snapshot.hasTag('asked') || Object.keys(snapshot.context.typed).length === 0,
    'no failure except where it can be retried': (snapshot) =>
      snapshot.hasTag('asked') || snapshot.matches('unknown') || snapshot.context.failure === null,
  },
})

it('asks until nothing required is missing, and sends the answers once', () => {
  const story = begin(profileMachine, { requirements })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['readProfile']])
  story.send({ type: 'profile.read', profile: none })
  story.send({ type: 'profile.close' })
  expect(story.tags()).toEqual(['asked'])
  story.send({ type: 'profile.submit', reply })
  story.send({ type: 'profile.submit', reply })
  expect([story.tags(), story.atWork(), story.begun('saveProfile')]).toEqual([
    ['asked', 'busy'],
    { saveProfile: reply },
    1,
  ])
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['asked'],
    'network-request-failed',
  ])
  story.send({ type: 'profile.submit', reply })
  story.send({ type: 'profile.saved', profile: whole })
  expect([story.tags(), story.context()]).toEqual([
    ['admitted', 'saved'],
    { requirements, profile: whole, typed: {}, failure: null },
  ])
})

it("lets everyone in if the server can't be reached", () => {
  const story = begin(profileMachine, { requirements })
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['admitted'],
    'network-request-failed',
  ])
})

it('says that reading took too long, and reads again once asked to', () => {
  const story = begin(profileMachine, { requirements })
  story.wait(8_000)
  expect(story.context().failure?.code).toBe('auth/timeout')
  story.send({ type: 'profile.retry' })
  expect([story.context().failure, Object.keys(story.atWork())]).toEqual([null, ['readProfile']])
  story.send({ type: 'profile.read', profile: whole })
  expect([story.tags(), story.context().profile]).toEqual([['admitted'], whole])
})

it('asks again if something required is missing from what was saved', () => {
  const story = begin(profileMachine, { requirements })
  story.send({ type: 'profile.read', profile: none }, { type: 'profile.submit', reply })
  story.send({ type: 'profile.saved', profile: { answers: { company: '' }, terms: '2' } })
  expect(story.tags()).toEqual(['asked'])
})

it('keeps what was in the form until it is saved or closed', () => {
  const story = begin(profileMachine, { requirements })
  const typed = { company: 'Ac' }
  story.send({ type: 'profile.read', profile: none }, { type: 'profile.leave', typed })
  expect(story.context().typed).toEqual(typed)
  story.send({ type: 'profile.submit', reply }, failed('network-request-failed'))
  expect(story.context().typed).toEqual(typed)
  story.send({ type: 'profile.submit', reply }, { type: 'profile.saved', profile: whole })
  expect(story.context().typed).toEqual({})
})

it('lets answers be changed, or left as they are', () => {
  const story = begin(profileMachine, { requirements })
  story.send({ type: 'profile.read', profile: whole })
  expect(story.tags()).toEqual(['admitted'])
  story.send({ type: 'profile.edit' })
  expect(story.tags()).toEqual(['asked'])
  story.send({ type: 'profile.close' })
  expect(story.tags()).toEqual(['admitted'])
})
