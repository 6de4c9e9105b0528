const secretName = /password|code|token|secret|credential|apikey|^typed$/i
const secretInAddress = /\b((?:oobCode|apiKey|\w*token)=)[^&\s"]+/gi

/**
 * A copy without secrets: whatever stands under a name like `password`, `oobCode`, `idToken` or `typed`
 * is replaced by stars, and so is what an address carries under such a name. Codes of errors stay. What
 * cannot be written as JSON is left out.
 */
export function redact<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, withoutSecret)) as Value
}

function withoutSecret(name: string, value: unknown): unknown {
  const isWord = typeof value === 'string'
  if (isWord && value.startsWith('auth/')) return value
  if (secretName.test(name) && (isWord || typeof value === 'number')) return '***'
  return isWord ? value.replace(secretInAddress, '$1***') : value
}
