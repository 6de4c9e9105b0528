import { expect, test } from 'vitest'
import { allOn, methodsOff } from '#scripts/checks/methodsOff.ts'
import { enabledMethods, signInSchema } from '#build/configuration/signInMethods.ts'
import type { EnabledMethods } from '#src/domain/configuration/enabledFeatures.ts'

const methods = [
  'password',
  'emailLink',
  'phone',
  'providers',
  'guest',
  'tokenLink',
  'secondFactors',
] as const

const builds = methodsOff.map((off) => ({ ...allOn, ...off }))

test('every configuration that is built is valid', () => {
  expect(builds.flatMap((signIn) => signInSchema(signIn, 'signIn'))).toEqual([])
})

test('each method is off in one build and on in another', () => {
  const missing = methods.filter(
    (method) => !isBuilt((on) => !on[method]) || !isBuilt((on) => on[method]),
  )
  expect(missing).toEqual([])
})

test('one build has no second factor, and one sends no text message', () => {
  expect([isBuilt((on) => !on.secondFactors), isBuilt((on) => !on.phone && !on.sms)]).toEqual([
    true,
    true,
  ])
})

function isBuilt(wanted: (on: EnabledMethods) => boolean): boolean {
  return builds.map(enabledMethods).some(wanted)
}
