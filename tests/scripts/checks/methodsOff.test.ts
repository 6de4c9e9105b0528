import { expect, test } from 'vitest'
import { allOn, methodsOff } from '#scripts/checks/methodsOff.ts'
import { methodsOn, signInRule } from '#build/configuration/signInMethods.ts'
import type { MethodsOn } from '#src/domain/configuration/partsOn.ts'

const methods = [
  'password',
  'emailLink',
  'phone',
  'providers',
  'guest',
  'tokenLink',
  'totp',
  'sms',
] as const

const builds = methodsOff.map((off) => ({ ...allOn, ...off }))

test('every configuration that is built is valid', () => {
  expect(builds.flatMap((signIn) => signInRule(signIn, 'signIn'))).toEqual([])
})

test('for each two methods, one build turns off the first and keeps the second', () => {
  const missing = methods.flatMap((off) =>
    methods
      .filter((kept) => kept !== off && !isBuilt((on) => !on[off] && on[kept]))
      .map((kept) => `${off} without ${kept}`),
  )
  expect(missing).toEqual([])
})

test('one build has no second factor and every method, and one sends no text message', () => {
  const others = methods.filter((method) => method !== 'totp' && method !== 'sms')
  expect([
    isBuilt((on) => !on.secondFactors && others.every((method) => on[method])),
    isBuilt((on) => !on.phone && !on.sms),
  ]).toEqual([true, true])
})

function isBuilt(wanted: (on: MethodsOn) => boolean): boolean {
  return builds.map(methodsOn).some(wanted)
}
