import { chromium, type Browser } from '@playwright/test'
import { LAUNCH_ARGUMENTS } from '#scripts/chromium/launchArguments.ts'

/** Only this machine can be reached, so that no result depends on the network. */
const OWN_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...LAUNCH_ARGUMENTS, OWN_MACHINE_ONLY] })
}
