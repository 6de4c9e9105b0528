import { defineGatehouse } from '#src/domain/gatehouse.ts'
import type { SignIn } from '#src/domain/signInMethods.ts'
import everything from './everything.config.ts'

const nothing: SignIn = {
  password: false,
  emailLink: false,
  phone: false,
  providers: [],
  guest: false,
  secondFactors: [],
}

/** Only the methods that GATEHOUSE_METHODS names, as JSON: what the tests of each method alone run on. */
const chosen = JSON.parse(process.env['GATEHOUSE_METHODS'] ?? '{"guest":true}') as Partial<SignIn>

export default defineGatehouse({ ...everything, signIn: { ...nothing, ...chosen } })
