/** Returns an error with a code, such as `auth/user-mismatch`, as the SDK's errors have. */
export function codedError(code: string, message: string, options?: ErrorOptions): Error {
  return Object.assign(new Error(message, options), { code })
}

/** Whether something thrown has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return codes.some((code) => error.code === code)
}
