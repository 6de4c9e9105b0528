import type { GatehouseConfig } from '../gatehouseConfig.ts'
import { signInSettings } from '../signInMethods.ts'
import type { SignUp } from '../signUp.ts'

type RuledService = 'firestore' | 'storage'

/** The value of each function, by its name and parameters. */
type Settings = Readonly<Record<string, string>>

const block = /^ *\/\/ ----- The settings[^]*\/\/ ----- End of the settings -----\n/m

/**
 * The rules of a service, with the settings of a configuration between their two headings.
 *
 * @param tenant whose people the rules let in; `null` for the project's own.
 */
export function withSettings(
  rules: string,
  service: RuledService,
  gatehouse: GatehouseConfig,
  tenant: string | null,
): string {
  return withSettingsBlock(rules, settingsOf(gatehouse, tenant)[service])
}

/** The rules with other functions as their settings. Throws if the rules have no headings for them. */
export function withSettingsBlock(rules: string, settings: Settings): string {
  if (!block.test(rules)) throw new Error('The rules have no headings for the settings.')
  return rules.replace(block, () => blockOf(settings))
}

function settingsOf(
  { signIn, signUp = {} }: GatehouseConfig,
  tenant: string | null,
): Record<RuledService, Settings> {
  const { terms } = signUp
  const session = {
    'tenant()': tenant === null ? 'null' : textOf(tenant),
    'sessionHours()': `${signIn.sessionHours ?? null}`,
    'isSecondFactorRequired()': `${signIn.requireSecondFactor ?? false}`,
  }
  return {
    firestore: {
      ...session,
      'areGuestFilesOn()': `${signInSettings(signIn).guestFiles}`,
      'isTermsVersion(version)': `version in ${listOf(terms ? [terms.version] : [])}`,
      'isConsentRequired()': `${terms?.required ?? false}`,
      'areChoicesKnown(answers)': choicesIn(signUp),
    },
    storage: session,
  }
}

function choicesIn({ fields = [] }: SignUp): string {
  const checks = fields.flatMap((field) =>
    field.type === 'choice'
      ? [`isChoice(answers, ${textOf(field.key)}, ${listOf(Object.keys(field.choices))})`]
      : [],
  )
  return checks.length === 0 ? 'true' : checks.join('\n        && ')
}

function listOf(texts: readonly string[]): string {
  return `[${texts.map(textOf).join(', ')}]`
}

/** A string of the rules, which know the escapes of JSON. */
function textOf(text: string): string {
  return JSON.stringify(text)
}

function blockOf(settings: Settings): string {
  const functions = Object.entries(settings).map(
    ([name, value]) => `    function ${name} {\n      return ${value};\n    }\n\n`,
  )
  return [
    '    // ----- The settings, replaced by those of gatehouse.config.ts in use -----\n\n',
    ...functions,
    '    // ----- End of the settings -----\n',
  ].join('')
}
