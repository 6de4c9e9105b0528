import { brandRule, type Brand } from './brand.ts'
import { fields } from './fieldRules.ts'
import { signInRule, type SignIn } from './signInMethods.ts'

/** What the owner of a product decides about its front door: the content of `gatehouse.config.ts`. */
export type Gatehouse = { brand: Brand; signIn: SignIn }

/** Types the configuration, so that the editor completes its fields. */
export function defineGatehouse(gatehouse: Gatehouse): Gatehouse {
  return gatehouse
}

const rule = fields({ brand: brandRule, signIn: signInRule })

/** What is wrong with a configuration, one sentence with one next action each. */
export function gatehouseProblems(given: unknown): readonly string[] {
  return rule(given, '')
}
