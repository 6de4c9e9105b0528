import { expect, it } from 'vitest'
import { workEmailOf } from '#src/domain/signIn/workEmail.ts'

const workDomains = { 'acme.com': 'saml.acme', 'lab.acme.com': 'oidc.lab' }

it.each([
  ['ada@acme.com', 'acme.com', 'saml.acme'],
  ['Ada@ACME.com ', 'acme.com', 'saml.acme'],
  ['Ada Lovelace <ada@acme.com>', 'acme.com', 'saml.acme'],
  ['ada@ａｃｍｅ。com', 'acme.com', 'saml.acme'],
  ['"a@b"@acme.com', 'acme.com', 'saml.acme'],
  ['ada@lab.acme.com', 'lab.acme.com', 'oidc.lab'],
])('%s leads to the provider of its domain', (email, domain, providerId) => {
  expect(workEmailOf(email, workDomains)).toEqual({ domain, providerId })
})

it.each([
  '',
  'acme.com',
  '@acme.com',
  'ada@acme.co',
  'ada@notacme.com',
  'ada@mail.acme.com',
  'ada@acme.com.example',
  'ada@acme.com@example.com',
  'ada@constructor',
])('%j leads nowhere', (email) => {
  expect(workEmailOf(email, workDomains)).toBeNull()
})
