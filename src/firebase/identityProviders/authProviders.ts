import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  SAMLAuthProvider,
  TwitterAuthProvider,
  type AuthProvider,
} from 'firebase/auth'

const makers: Readonly<Record<string, () => AuthProvider>> = {
  'apple.com': appleProvider,
  'facebook.com': () => new FacebookAuthProvider(),
  'github.com': () => new GithubAuthProvider().addScope('user:email'),
  'google.com': () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }),
  'microsoft.com': () =>
    new OAuthProvider('microsoft.com').setCustomParameters({ prompt: 'select_account' }),
  'twitter.com': () => new TwitterAuthProvider(),
}

/**
 * Creates the SDK's provider for a provider ID. Google and Microsoft ask people to choose an
 * account.
 */
export function authProvider(providerId: string): AuthProvider {
  const make = makers[providerId]
  if (make) return make()
  return providerId.startsWith('saml.')
    ? new SAMLAuthProvider(providerId)
    : new OAuthProvider(providerId)
}

/** Apple returns the name only if the scope asks for it, and only at the first sign-in. */
function appleProvider(): AuthProvider {
  const provider = new OAuthProvider('apple.com')
  provider.addScope('email')
  provider.addScope('name')
  return provider
}
