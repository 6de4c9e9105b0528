import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import sample from './sample/sample.config.ts'

/** The configuration of most tests, with every option turned on. */
export default defineGatehouse({
  ...sample,
  languages: ['en-US', 'ar', 'qps-Ploc'],
  signIn: {
    ...sample.signIn,
    providers: [
      ...sample.signIn.providers,
      { id: 'oidc.acme', name: 'Acme', domains: ['acme.example'], button: false },
    ],
    guest: { files: true },
    tokenLink: true,
  },
})
