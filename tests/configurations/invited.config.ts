import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import acme from './acme/acme.config.ts'

/** Sign-up by invitation only. */
export default defineGatehouse({
  ...acme,
  product: 'products/notebook',
  signIn: { ...acme.signIn, emailLink: true },
  signUp: { closed: true },
})
