const marks: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bFBAN\/Messenger|\bFB_IAB\/MESSENGER/],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['Threads', /\bBarcelona\b/],
  ['LINE', /\bLine\//],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['WeChat', /\bMicroMessenger\//],
  ['TikTok', /\b(musical_ly|BytedanceWebview|TikTok)\b/i],
  ['Snapchat', /\bSnapchat\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Pinterest', /\bPinterest\/(?!bot)/i],
  ['X', /\bTwitter for\b/],
]

type InAppBrowser = { app: string | null }

/** Android web views say `wv`. Those on iOS lack `Safari`, which every browser there has. */
const webView = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

/**
 * Returns the app whose built-in browser this is. Providers such as Google refuse to sign in there.
 *
 * @param isInstalled whether this is the product itself, on a home screen. On iOS, it has the same user agent.
 * @returns the app, without a name if it is unknown; `null` for a real browser.
 */
export function inAppBrowser(userAgent: string, isInstalled: boolean): InAppBrowser | null {
  if (isInstalled) return null
  const [name] = marks.find(([, mark]) => mark.test(userAgent)) ?? []
  return name || webView.test(userAgent) ? { app: name ?? null } : null
}
