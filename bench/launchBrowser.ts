import { chromium, type Browser } from '@playwright/test'
import { LAUNCH_ARGUMENTS } from '#scripts/chromium/launchArguments.ts'

/** Blocks the network, so that results don't depend on it. */
const OWN_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...LAUNCH_ARGUMENTS, OWN_MACHINE_ONLY] })
}
