import { expect, it } from 'vitest'
import { connectedProviders } from '#src/domain/session/user.ts'
import { ada, nemo } from '#tests/support/users.ts'

it('lists the providers of an account, but neither its password nor its phone', () => {
  const [password] = ada.providerData
  const providerData = ['phone', 'google.com', 'oidc.acme'].map((providerId) => ({
    ...password,
    ...nemo,
    providerId,
  }))
  expect(
    connectedProviders({ ...ada, providerData: [...ada.providerData, ...providerData] }),
  ).toEqual(['google.com', 'oidc.acme'])
  expect(connectedProviders(nemo)).toEqual([])
})
