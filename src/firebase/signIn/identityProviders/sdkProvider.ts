import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  SAMLAuthProvider,
  TwitterAuthProvider,
  type AuthProvider,
} from 'firebase/auth'

type Provider = { setCustomParameters: (parameters: Record<string, string>) => AuthProvider }

const makers: Readonly<Record<string, () => Provider>> = {
  'apple.com': appleProvider,
  'facebook.com': () => new FacebookAuthProvider(),
  'github.com': gitHubProvider,
  'google.com': () => new GoogleAuthProvider(),
  'twitter.com': () => new TwitterAuthProvider(),
}

/** The others have no parameter for it, or one that asks for the password each time. */
const withAccountChoice = ['github.com', 'google.com', 'microsoft.com']

/**
 * Creates the SDK's provider for a provider ID. Providers that can ask people to choose an account do so, unless it is
 * known.
 *
 * @param email the address of the person's account there, if it is known.
 */
export function sdkProvider(providerId: string, email?: string | null): AuthProvider {
  return makeProvider(providerId).setCustomParameters(parametersFor(providerId, email))
}

function parametersFor(providerId: string, email?: string | null): Record<string, string> {
  const takesHint = /^(google\.com|microsoft\.com|oidc\..*)$/.test(providerId)
  if (email && takesHint) return { login_hint: email }
  return withAccountChoice.includes(providerId) ? { prompt: 'select_account' } : {}
}

function makeProvider(providerId: string): Provider {
  const make = makers[providerId]
  if (make) return make()
  return providerId.startsWith('saml.')
    ? new SAMLAuthProvider(providerId)
    : new OAuthProvider(providerId)
}

function gitHubProvider(): Provider {
  const provider = new GithubAuthProvider()
  provider.addScope('user:email')
  return provider
}

/** Apple returns the name only if the scope asks for it, and only at the first sign-in. */
function appleProvider(): Provider {
  const provider = new OAuthProvider('apple.com')
  provider.addScope('email')
  provider.addScope('name')
  return provider
}
