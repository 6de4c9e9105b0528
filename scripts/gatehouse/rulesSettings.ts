import { methodsOn } from '#src/domain/signInMethods.ts'
import type { Gatehouse } from '#src/domain/gatehouse.ts'

type RuledService = 'firestore' | 'storage'

const block = /^ *\/\/ ----- The settings[^]*\/\/ ----- End of the settings -----\n/m

/** The rules of a service, with the settings of a configuration between their two headings. */
export function withSettings(rules: string, service: RuledService, gatehouse: Gatehouse): string {
  return withSettingsBlock(rules, settingsOf(gatehouse)[service])
}

/** The rules with other functions as their settings. Throws if the rules have no headings for them. */
export function withSettingsBlock(
  rules: string,
  settings: Readonly<Record<string, string>>,
): string {
  if (!block.test(rules)) throw new Error('The rules have no headings for the settings.')
  return rules.replace(block, () => blockOf(settings))
}

/** What to correct if rules have other settings than the configuration; empty if nothing. */
export function settingsProblems(
  rules: string,
  service: RuledService,
  gatehouse: Gatehouse,
): readonly string[] {
  if (withSettings(rules, service, gatehouse) === rules) return []
  return [`The settings in ${service}.rules differ from gatehouse.config.ts. Run npm run policy.`]
}

/** What each setting returns, by its function in the rules. */
function settingsOf({ signIn }: Gatehouse): Record<RuledService, Record<string, string>> {
  const { guestFiles } = methodsOn(signIn)
  return {
    firestore: { 'areGuestFilesOn()': `${guestFiles}` },
    storage: {},
  }
}

function blockOf(settings: Readonly<Record<string, string>>): string {
  const functions = Object.entries(settings).map(
    ([name, value]) => `    function ${name} {\n      return ${value};\n    }\n\n`,
  )
  return [
    '    // ----- The settings, written by `npm run policy` from gatehouse.config.ts -----\n\n',
    ...functions,
    '    // ----- End of the settings -----\n',
  ].join('')
}
