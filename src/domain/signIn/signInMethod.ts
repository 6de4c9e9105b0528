/**
 * How someone signed in: `password`, `email_link`, `phone`, `passkey`, `custom_token`, or an identity provider's ID,
 * such as `google.com`.
 */
export type SignInMethod = string
