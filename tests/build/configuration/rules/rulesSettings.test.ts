import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'
import { withSettings } from '#build/configuration/rules/rulesSettings.ts'
import { composeRules, rulesFiles } from '#local-firebase/rulesFiles.ts'
import everything from '../../../configurations/everything.config.ts'
import questions from '../../../configurations/questions.config.ts'

const services = ['firestore', 'storage'] as const

test('guests may store files only if the configuration says so', () => {
  const { signIn } = everything
  const settings = (guest: typeof signIn.guest) =>
    functionsIn(
      withSettings(
        rulesOf('firestore'),
        'firestore',
        {
          ...everything,
          signIn: { ...signIn, guest },
        },
        null,
      ),
    )
  expect(settings(true)).toMatchObject({ areGuestFilesOn: 'false' })
  expect(settings({ files: true })).toMatchObject({ areGuestFilesOn: 'true' })
})

test('the rules know the version of the terms, whether it is required, and the choices', () => {
  expect(settingsIn(everything)).toMatchObject({
    isTermsVersion: 'version in []',
    isConsentRequired: 'false',
    areChoicesKnown: 'true',
  })
  const { signUp = {} } = questions
  const terms = { version: "Bob's “2”", required: true }
  expect(settingsIn({ ...questions, signUp: { ...signUp, terms } })).toMatchObject({
    isTermsVersion: 'version in ["Bob\'s “2”"]',
    isConsentRequired: 'true',
    areChoicesKnown: 'isChoice(answers, "size", ["solo", "team", "large"])',
  })
})

test.each(services)('a session lasts in %s.rules as long as the configuration says', (service) => {
  const limited = { ...everything, signIn: { ...everything.signIn, sessionHours: 12 } }
  const lengthOf = (gatehouse: GatehouseConfig) =>
    functionsIn(withSettings(rulesOf(service), service, gatehouse, null))['sessionHours']
  expect([lengthOf(everything), lengthOf(limited)]).toEqual(['null', '12'])
})

test.each(services)('%s.rules require a second factor if the configuration does', (service) => {
  const strict = { ...everything, signIn: { ...everything.signIn, requireSecondFactor: true } }
  const requirementOf = (gatehouse: GatehouseConfig) =>
    functionsIn(withSettings(rulesOf(service), service, gatehouse, null))['isSecondFactorRequired']
  expect([requirementOf(everything), requirementOf(strict)]).toEqual(['false', 'true'])
})

test.each(services)('%s.rules let in the people of the configured tenant only', (service) => {
  const tenantIn = (tenant: string | null) =>
    functionsIn(withSettings(rulesOf(service), service, everything, tenant))['tenant']
  expect([tenantIn(null), tenantIn('acme-1x2y')]).toEqual(['null', '"acme-1x2y"'])
})

test.each(services)('%s.rules are deployed with the settings and the product', async (service) => {
  const rules = await composeRules(service, 'acme-1x2y')
  expect(functionsIn(rules)['tenant']).toBe('"acme-1x2y"')
  expect(rules).toContain(readFileSync(`products/notebook/${service}.rules`, 'utf8'))
})

test('rules without headings for the settings are refused', () => {
  expect(() => withSettings("rules_version = '2';", 'storage', everything, null)).toThrow(
    'The rules have no headings for the settings.',
  )
})

function settingsIn(gatehouse: GatehouseConfig): Record<string, string> {
  return functionsIn(withSettings(rulesOf('firestore'), 'firestore', gatehouse, null))
}

function rulesOf(service: (typeof services)[number]): string {
  return readFileSync(rulesFiles[service], 'utf8')
}

/** What each function between the headings returns. */
function functionsIn(rules: string): Record<string, string> {
  const [, block = ''] = /----- The settings([^]*)----- End of the settings/.exec(rules) ?? []
  const found = block.matchAll(/function (\w+)\([^)]*\) \{\s+return ([^;]*);/g)
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]))
}
