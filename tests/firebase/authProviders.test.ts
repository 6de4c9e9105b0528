import { describe, expect, it } from 'vitest'
import { authProvider } from '#src/firebase/identityProviders/authProviders.ts'

describe("the SDK's provider", () => {
  it.each([
    ['google.com', ['profile']],
    ['github.com', ['user:email']],
    ['apple.com', ['email', 'name']],
    ['microsoft.com', []],
    ['facebook.com', []],
    ['yahoo.com', []],
    ['oidc.acme', []],
  ])('%s requests the scopes %j', (id, scopes) => {
    expect(authProvider(id)).toMatchObject({ providerId: id, scopes })
  })

  it.each(['twitter.com', 'saml.staff'])('%s has no scopes', (id) => {
    expect(authProvider(id).providerId).toBe(id)
  })
})
