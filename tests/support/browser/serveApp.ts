import { serveLocalBuild } from '#scripts/hosting/serveLocalBuild.ts'

/** Serves the built app for all browser tests. */
export default async function serveApp(): Promise<() => Promise<void>> {
  const { stop } = await serveLocalBuild('dist')
  return stop
}
