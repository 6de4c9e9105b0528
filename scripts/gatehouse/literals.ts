import type { Gatehouse } from '#src/domain/gatehouse.ts'

/**
 * What the configuration turns on, as literals in the code. The bundler drops the code of what is off, see
 * docs/decisions/0052.
 */
export function gatehouseLiterals({ signIn }: Gatehouse): Record<string, string> {
  return {
    '__METHODS__.tokenLink': JSON.stringify(signIn.tokenLink ?? false),
  }
}
