import { fileNameOf, supportLink } from '#build/configuration/brand.ts'
import { withPreset } from '#build/configuration/look.ts'
import { textIn } from '#build/configuration/localized.ts'
import { profileRequirements } from '#build/configuration/signUp.ts'
import { enabledFeatures, type GatehouseConfig } from '#build/configuration/gatehouseConfig.ts'

/**
 * The configuration for one language as literals for the code, so that the bundler can drop what is turned
 * off.
 */
export function gatehouseLiterals(gatehouse: GatehouseConfig, tag: string): Record<string, string> {
  const { brand } = gatehouse
  const [terms, privacy] = [textIn(brand.terms, tag), textIn(brand.privacy, tag)]
  const on = enabledFeatures(gatehouse)
  return {
    '__BRAND__.name': JSON.stringify(brand.name),
    '__BRAND__.fileName': JSON.stringify(fileNameOf(brand)),
    '__BRAND__.support': JSON.stringify(brand.support ?? ''),
    '__BRAND__.supportLink': JSON.stringify(supportLink(brand)),
    '__BRAND__.terms': JSON.stringify(terms),
    '__BRAND__.privacy': JSON.stringify(privacy),
    '__BRAND__.hasFont': `${withPreset(brand).font !== undefined}`,
    '__BRAND__.hasLinks': JSON.stringify(Boolean(brand.support || terms || privacy)),
    __PROFILE__: JSON.stringify(profileRequirements(gatehouse.signUp, tag)),
    __KEPT_DAYS__: `${gatehouse.device?.keptDays ?? 30}`,
    __HAS_ON_EVENT__: `${on.onEvent}`,
    ...switches('__METHODS__', on.signIn),
    ...switches('__SIGN_UP__', on.signUp),
  }
}

function switches(name: string, on: Readonly<Record<string, boolean>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(on).map(([part, isOn]) => [`${name}.${part}`, `${isOn}`]),
  )
}
