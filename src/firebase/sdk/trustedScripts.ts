const allowed = [
  'https://apis.google.com/js/api.js?',
  'https://apis.google.com/_/',
  'https://www.google.com/recaptcha/api.js?',
  'https://www.google.com/recaptcha/enterprise.js?',
  'https://www.gstatic.com/recaptcha/releases/',
]

/**
 * Allows scripts only from this site and from Google, under the Trusted Types that the headers
 * require. The SDK sets script URLs as plain strings, which only a policy named `default` sees.
 * Does nothing in browsers without Trusted Types.
 */
export function allowProviderScripts(): void {
  const types = globalThis.trustedTypes
  if (types && !types.defaultPolicy) {
    types.createPolicy('default', { createScriptURL: allowedScriptUrl })
  }
}

/** Returns the URL if it is this site's or Google's, or `null`, which makes the browser refuse it. */
export function allowedScriptUrl(url: string): string | null {
  const { origin, protocol, href } = new URL(url, location.href)
  const isOurs = origin === location.origin && protocol === location.protocol
  return isOurs || allowed.some((prefix) => href.startsWith(prefix)) ? url : null
}
