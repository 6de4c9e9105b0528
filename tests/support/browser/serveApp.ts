import { serveLocalBuild } from '#scripts/hosting/serveLocalBuild.ts'

/** Serves the built app for all browser tests: with its own product, or with the one that GATEHOUSE_PRODUCT names. */
export default async function serveApp(): Promise<() => Promise<void>> {
  const { stop } = await serveLocalBuild(process.env['GATEHOUSE_PRODUCT'] ? 'dist-blank' : 'dist')
  return stop
}
