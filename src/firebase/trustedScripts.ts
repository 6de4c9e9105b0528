const allowed = [
  'https://apis.google.com/js/api.js?',
  'https://apis.google.com/_/',
  'https://www.google.com/recaptcha/api.js?',
  'https://www.google.com/recaptcha/enterprise.js?',
  'https://www.gstatic.com/recaptcha/releases/',
]

/**
 * Lets the SDK load Google's scripts, and nothing else load any, under the Trusted Types that our
 * headers demand. The SDK sets script addresses as plain strings, which only a policy named
 * `default` can judge. Does nothing in a browser without Trusted Types.
 */
export function allowProviderScripts(): void {
  const types = globalThis.trustedTypes
  if (types && !types.defaultPolicy) {
    types.createPolicy('default', { createScriptURL: judgeScriptUrl })
  }
}

/** The address itself when it is our own or Google's, else `null`, which makes the browser refuse. */
export function judgeScriptUrl(url: string): string | null {
  const { origin, protocol, href } = new URL(url, location.href)
  const isOurs = origin === location.origin && protocol === location.protocol
  return isOurs || allowed.some((prefix) => href.startsWith(prefix)) ? url : null
}
