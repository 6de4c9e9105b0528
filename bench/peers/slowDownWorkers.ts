import type { BrowserContext } from '@playwright/test'
import { SLOW_4G } from '../slowness.ts'

/** Throttles service workers, which the throttling of a page doesn't affect. */
export async function slowDownWorkers(context: BrowserContext): Promise<void> {
  const devtools = await context.browser()?.newBrowserCDPSession()
  if (!devtools) throw new Error('The browser is gone.')
  const { targetInfos } = await devtools.send('Target.getTargets')
  for (const { targetId, type } of targetInfos) {
    if (type !== 'service_worker') continue
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
    const sendToWorker = (id: number, method: string, params: object) =>
      devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    await sendToWorker(1, 'Network.enable', {})
    await sendToWorker(2, 'Network.emulateNetworkConditions', SLOW_4G)
  }
}
