import { serveLocalBuild } from '#scripts/hosting/serveLocalBuild.ts'
import { serveRules } from './serveRules.ts'

/** Serves the built app for all browser tests, with its own product or the one in GATEHOUSE_PRODUCT. */
export default async function serveApp(): Promise<() => Promise<void>> {
  const hasOtherProduct = Boolean(process.env['GATEHOUSE_PRODUCT'])
  const { stop } = await serveLocalBuild(hasOtherProduct ? 'dist-blank' : 'dist')
  if (!hasOtherProduct) await serveRules()
  return stop
}
