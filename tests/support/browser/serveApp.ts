import { serveLocalBuild } from '#scripts/hosting/serveLocalBuild.ts'
import { serveRules } from './serveRules.ts'

/** Serves the built app for all browser tests, with its own product or the one in GATEHOUSE_PRODUCT. */
export default async function serveApp(): Promise<() => Promise<void>> {
  const { stop } = await serveLocalBuild(process.env['GATEHOUSE_PRODUCT'] ? 'dist-blank' : 'dist')
  await serveRules()
  return stop
}
