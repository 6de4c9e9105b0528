import type { DeviceName } from '../session/deviceSession.ts'

/** The order matters: a browser's user agent also contains the names below its own. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** All names that a device can have, as the rules list them. */
export const deviceNames = {
  browsers: browsers.map(([, name]) => name),
  systems: systems.map(([, name]) => name),
}

/** `maxTouchPoints` tells an iPad from a Mac, which it claims to be. */
type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Returns the browser's and system's common names; empty if the user agent has none. */
export function deviceNameOf({ userAgent, maxTouchPoints }: Browser): DeviceName {
  const system = firstIn(systems, userAgent)
  const isTablet = system === 'Mac' && maxTouchPoints > 1
  return { browser: firstIn(browsers, userAgent), system: isTablet ? 'iPad' : system }
}

function firstIn(names: readonly (readonly [RegExp, string])[], text: string): string {
  return names.find(([sign]) => sign.test(text))?.[1] ?? ''
}
