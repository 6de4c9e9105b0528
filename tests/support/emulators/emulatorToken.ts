import { PROJECT_ID } from '#local-firebase/ports.ts'

/** An unsigned ID token, as the emulators accept it. `provider` is the sign-in method. */
export function emulatorToken(uid: string, provider = 'password', more: object = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { sign_in_provider: provider, identities: {} },
    ...more,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
