import { fileNameOf } from '#src/domain/brand.ts'
import type { Gatehouse } from '#src/domain/gatehouse.ts'
import { methodsOn } from '#src/domain/signInMethods.ts'

/**
 * What the configuration turns on, as literals in the code. The bundler drops the code of what is off, see
 * docs/decisions/0052.
 */
export function gatehouseLiterals({ brand, signIn }: Gatehouse): Record<string, string> {
  return {
    '__BRAND__.name': JSON.stringify(brand.name),
    '__BRAND__.fileName': JSON.stringify(fileNameOf(brand)),
    '__BRAND__.support': JSON.stringify(brand.support ?? ''),
    '__BRAND__.terms': JSON.stringify(brand.terms ?? ''),
    '__BRAND__.privacy': JSON.stringify(brand.privacy ?? ''),
    '__BRAND__.hasLinks': JSON.stringify(Boolean(brand.support || brand.terms || brand.privacy)),
    ...Object.fromEntries(
      Object.entries(methodsOn(signIn)).map(([name, isOn]) => [`__METHODS__.${name}`, `${isOn}`]),
    ),
  }
}
