import type { CDPSession } from '@playwright/test'

const CPU_SLOWDOWN = 4

/** "Slow 4G" of Chromium's DevTools. Latency in milliseconds, throughput in bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}

export async function slowDownNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
}

export async function slowDownProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
