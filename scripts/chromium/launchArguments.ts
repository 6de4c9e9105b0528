/**
 * Playwright's defaults, which a second switch would replace, and the address bar's pages, which every window
 * loads.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** Command-line switches besides Playwright's own. */
export const LAUNCH_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]
