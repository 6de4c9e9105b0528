import { withSettingsBlock } from '#build/configuration/rules/rulesSettings.ts'
import { localRules, withFolderRules } from '#local-firebase/rulesFiles.ts'

/** In hours. */
const sessionHours = "uid.matches('brief.*') ? 12 : null"

const isSecondFactorRequired = "uid.matches('required-.*')"

const tenant = "uid.matches('tenant-.*') ? 'acme' : null"

/** Of an existing app, in Storage. */
const folders = ['photos']

/** Settings that depend on whose data it is, so that the checks need only one set of rules. */
const settings = {
  firestore: {
    'tenant()': tenant,
    'sessionHours()': sessionHours,
    'isSecondFactorRequired()': isSecondFactorRequired,
    'areGuestFilesOn()': "!uid.matches('guestWithoutFiles-.*')",
    'isTermsVersion(version)': "version in ['2026-11']",
    'isConsentRequired()': "uid.matches('consenting-.*')",
    'areChoicesKnown(answers)': "isChoice(answers, 'size', ['solo', 'team'])",
  },
  storage: {
    'tenant()': tenant,
    'sessionHours()': sessionHours,
    'isSecondFactorRequired()': isSecondFactorRequired,
  },
} as const

/** The rules that the checks run on. */
export async function testedRules(service: keyof typeof settings): Promise<string> {
  const rules = await localRules(service)
  const all = service === 'storage' ? withFolderRules(rules, folders) : rules
  return withSettingsBlock(all, settings[service])
}
