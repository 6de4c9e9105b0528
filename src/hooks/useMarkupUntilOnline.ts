import { use } from 'react'
import { showCodeMissing } from '../startup/prerendered.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * For what takes the place of code that can't be loaded. What a prerendered page shows in this place stays instead,
 * under a notice, until the network returns. Only a suspended component keeps it: a rendered one would replace it.
 */
export function useMarkupUntilOnline(): void {
  if (!useIsHydrated()) use(untilOnline())
}

async function untilOnline(): Promise<void> {
  showCodeMissing()
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}
