/** The account's custom claims, set by your server. Claims that aren't set are absent. */
export type Claims = Readonly<Record<string, unknown>>

/** The claim that a page requires: it must be `true`, or equal to `is`. */
export type ClaimRequirement = { claim: string; is?: string | number | boolean }

export function meetsRequirement(claims: Claims, { claim, is = true }: ClaimRequirement): boolean {
  return Object.hasOwn(claims, claim) && claims[claim] === is
}

/** Standard claims of every token. Firebase doesn't allow custom claims with these names. */
const reserved = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'c_hash',
  'cnf',
  'email',
  'email_verified',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'name',
  'nbf',
  'nonce',
  'phone_number',
  'picture',
  'provider_id',
  'sub',
  'user_id',
])

/** Returns the custom claims in a token. */
export function customClaims(token: Claims): Claims {
  return Object.fromEntries(Object.entries(token).filter(([name]) => !reserved.has(name)))
}
