import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import everything from './everything.config.ts'
import { noMethods } from './noMethods.ts'

/** Only the methods in GATEHOUSE_METHODS, as JSON, in English and Arabic. */
const chosen = JSON.parse(process.env['GATEHOUSE_METHODS'] ?? '{"guest":true}') as Partial<SignIn>

export default defineGatehouse({
  ...everything,
  languages: ['en-US', 'ar'],
  signIn: { ...noMethods, ...chosen },
})
