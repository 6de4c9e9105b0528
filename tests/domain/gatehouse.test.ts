import { describe, expect, it } from 'vitest'
import { gatehouseProblems, type Gatehouse } from '#src/domain/gatehouse.ts'
import { signInProviders } from '#src/domain/signInProviders.ts'
import own from '../../gatehouse.config.ts'

const valid: Gatehouse = {
  signIn: {
    providers: ['github.com', { id: 'oidc.acme', name: 'Acme Corporation' }, 'saml.staff'],
  },
}

describe('the configuration', () => {
  it('has nothing wrong with it as it comes', () => {
    expect(gatehouseProblems(own)).toEqual([])
    expect(gatehouseProblems(valid)).toEqual([])
  })

  it.each([
    [null, 'The configuration can’t be null. Write an object with signIn.'],
    [undefined, 'The configuration is missing. Write an object with signIn.'],
    [() => valid, 'The configuration can’t be a function. Write an object with signIn.'],
    [{}, 'signIn is missing. Write an object with providers, tokenLink.'],
    [{ ...valid, signin: {} }, 'signin is not known. Use one of signIn.'],
    [{ signIn: {} }, 'signIn.providers is missing. Write a list in square brackets.'],
    [signIn({ tokenLink: 'on' }), 'signIn.tokenLink can’t be "on". Write true or false.'],
    [
      signIn({ tokenlink: true }),
      'signIn.tokenlink is not known. Use one of providers, tokenLink.',
    ],
    [
      signIn({ providers: 'google.com' }),
      'signIn.providers can’t be "google.com". Write a list in square brackets.',
    ],
    [
      signIn({ providers: ['google'] }),
      'signIn.providers[0]: "google" is no sign-in provider. Use the id of a provider of Firebase, such as google.com or oidc.acme.',
    ],
    [
      signIn({ providers: ['oidc.'] }),
      'signIn.providers[0]: "oidc." is no sign-in provider. Use the id of a provider of Firebase, such as google.com or oidc.acme.',
    ],
    [
      signIn({ providers: ['github.com', 'google.com', 'github.com'] }),
      'signIn.providers[2]: "github.com" stands twice. Delete one of them.',
    ],
    [
      signIn({ providers: [{ id: 'oidc.acme', name: '' }] }),
      'signIn.providers[0]: "oidc.acme" has no name. Write the name that people read on its button.',
    ],
  ])('%j has one problem, and what to do about it', (given, sentence) => {
    expect(gatehouseProblems(given)).toEqual([sentence])
  })

  it('is told everything that is wrong at once', () => {
    expect(gatehouseProblems(signIn({ providers: ['google'], tokenLink: 1 }))).toHaveLength(2)
  })
})

describe('the providers to sign in with', () => {
  it('are those of the list, in its order, with the names that it gives', () => {
    expect(signInProviders(valid.signIn.providers)).toEqual({
      providers: ['github.com', 'oidc.acme', 'saml.staff'],
      providerNames: { 'oidc.acme': 'Acme Corporation' },
    })
  })
})

function signIn(changed: object): unknown {
  return { ...valid, signIn: { ...valid.signIn, ...changed } }
}
