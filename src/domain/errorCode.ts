/** Returns an error with a code, such as `auth/user-mismatch`, as the SDK's errors have. */
export function codedError(code: string, message: string, options?: ErrorOptions): Error {
  return Object.assign(new Error(message, options), { code })
}

/** Whether something thrown has this code. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
