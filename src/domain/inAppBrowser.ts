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

/** Android marks its web views with `wv`; those of iOS name no Safari, which every browser there does. */
const webView = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

/**
 * The app whose built-in browser this is, where providers such as Google refuse to sign anyone in.
 *
 * @param userAgent how the browser names itself.
 * @returns the app's name, `'an app'` when only the kind of browser is known, or `null` for a browser.
 */
export function inAppBrowser(userAgent: string): string | null {
  const [name] = marks.find(([, mark]) => mark.test(userAgent)) ?? []
  return name ?? (webView.test(userAgent) ? 'an app' : null)
}
