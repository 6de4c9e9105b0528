const secretName = /password|code|token|secret|credential|apikey/i

/**
 * A copy without secrets: whatever stands under a name like `password`, `oobCode` or `idToken` is
 * replaced by stars. What cannot be written as JSON is left out.
 */
export function redact<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) =>
      secretName.test(name) && isSecret(inner) ? '***' : inner,
    ),
  ) as Value
}

/** Charts and states have such names too; only words and numbers can be secrets. */
function isSecret(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
