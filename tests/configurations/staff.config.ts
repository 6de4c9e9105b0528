import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import { identityServerUrl } from '#tests/support/browser/servers/identityServer.ts'
import { noMethods } from './noMethods.ts'
import sample from './sample/sample.config.ts'

/** Staff sign in with the account that the browser offers. */
export default defineGatehouse({
  ...sample,
  languages: ['en-US'],
  signIn: {
    ...noMethods,
    password: true,
    providers: [{ id: 'oidc.acme', name: 'Acme Staff' }],
    oneTap: {
      provider: 'oidc.acme',
      clientId: 'acme-web',
      config: `${identityServerUrl()}/fedcm.json`,
    },
  },
})
