import { brandRule, type Brand } from './brand.ts'
import { fields, flag, optional } from './fieldRules.ts'
import { providersRule, type OfferedProvider } from './signInProviders.ts'

/** What the owner of a product decides about its front door: the content of `gatehouse.config.ts`. */
export type Gatehouse = {
  brand: Brand
  signIn: {
    /** The providers that people may sign in with, in this order. */
    providers: readonly OfferedProvider[]
    /**
     * Whether your own server may sign people in with a link to `/auth/token#token=<custom token>`. Off unless it
     * says so, see docs/decisions/0034.
     */
    tokenLink?: boolean
  }
}

/** Types the configuration, so that the editor completes its fields. */
export function defineGatehouse(gatehouse: Gatehouse): Gatehouse {
  return gatehouse
}

const rule = fields({
  brand: brandRule,
  signIn: fields({ providers: providersRule, tokenLink: optional(flag) }),
})

/** What is wrong with a configuration, one sentence with one next action each. */
export function gatehouseProblems(given: unknown): readonly string[] {
  return rule(given, '')
}
