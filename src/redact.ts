const secretName = /password|code|token|secret|credential|apikey|^typed$/i
const privateName = /^(title|body|text|displayName|phoneNumber|sentTo)$/
/** What was typed into an editor, and what its Markdown says, whatever their shape. */
const privateThing = /^(histories|tree)$/
const errorCode = /^auth\/[a-z-]+$/
const secretInAddress = /\b((?:oobCode|apiKey|\w*token)=)[^&\s"]+/gi
const emailAddress = /[^\s"'<>()=&?/:;,]+(?:@|%40)[^\s"'<>()=&?/:;,]+/gi

/**
 * A copy without secrets, and without what a person wrote or who they are: whatever stands under a name
 * like `password`, `oobCode`, `idToken` or `typed`, titles and texts, names of files and people,
 * phone numbers, and every email address are replaced by stars; so is what an address carries under such
 * a name. Codes of errors stay. What cannot be written as JSON is left out.
 */
export function redact<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, withoutSecret)) as Value
}

function withoutSecret(this: object, name: string, value: unknown): unknown {
  if (privateThing.test(name) && value !== null) return '***'
  const isWord = typeof value === 'string'
  if (isWord && name === 'code' && errorCode.test(value)) return value
  if (secretName.test(name) && (isWord || typeof value === 'number')) return '***'
  if (!isWord) return value
  if (privateName.test(name) || (name === 'name' && !isInspection(this))) return '***'
  return value.replace(secretInAddress, '$1***').replace(emailAddress, '***')
}

/** There the name is an actor's own. */
function isInspection(holder: object): boolean {
  return 'type' in holder && String(holder.type).startsWith('@xstate.')
}
