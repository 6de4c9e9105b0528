const secretName = /password|code|token|secret|credential|apikey|^typed$/i
const privateName = /^(title|body|text|displayName|phoneNumber|sentTo)$/
/** An editor's content, and the Markdown tree of it, whatever their shape. */
const privateValue = /^(histories|tree)$/
const errorCode = /^auth\/[a-z-]+$/
const secretInAddress = /\b((?:oobCode|apiKey|\w*token)=)[^&\s"]+/gi
const emailAddress = /[^\s"'<>()=&?/:;,]+(?:@|%40)[^\s"'<>()=&?/:;,]+/gi

/**
 * A copy without secrets and personal data, for inspectors and logs. Replaced by stars: values under names
 * like `password`, `oobCode`, `idToken`, or `typed`; such parameters in URLs; titles and texts; names of
 * files and people; phone numbers; and every email address. Error codes stay. Drops what JSON can't
 * represent.
 */
export function redact<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, withoutSecret)) as Value
}

function withoutSecret(this: object, name: string, value: unknown): unknown {
  if (privateValue.test(name) && value !== null) return '***'
  const isString = typeof value === 'string'
  if (isString && name === 'code' && errorCode.test(value)) return value
  if (secretName.test(name) && (isString || typeof value === 'number')) return '***'
  if (!isString) return value
  if (privateName.test(name) || (name === 'name' && !isInspection(this))) return '***'
  return value.replace(secretInAddress, '$1***').replace(emailAddress, '***')
}

/** In inspection events, `name` is the actor's own. */
function isInspection(holder: object): boolean {
  return 'type' in holder && String(holder.type).startsWith('@xstate.')
}
