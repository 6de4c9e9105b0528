import { unwatchFile, watchFile, type Stats } from 'node:fs'
import { errorText } from './errorText.ts'
import { rulesSources } from './rulesFiles.ts'

/**
 * Loads an emulator's rules again whenever a file that they are made from changes. Reports rules that can't be
 * loaded.
 *
 * @returns a function that stops it.
 */
export async function watchRules(
  service: 'firestore' | 'storage',
  load: () => Promise<void>,
  print: (sentence: string) => void,
): Promise<() => void> {
  const watched = new Set<string>()
  const stopped = new AbortController()
  const watch = (sources: readonly string[]) => {
    for (const file of sources) {
      if (watched.has(file)) continue
      watched.add(file)
      watchFile(file, { interval: 500, persistent: false }, reload)
    }
  }
  let loading = Promise.resolve()
  const loadAgain = async () => {
    // The development server reports a wrong configuration.
    const sources = await rulesSources(service).catch(() => null)
    if (!sources || stopped.signal.aborted) return
    watch(sources)
    await load().catch((error: unknown) => {
      if (!stopped.signal.aborted) print(errorText(error))
    })
  }
  const reload = (now: Stats, before: Stats) => {
    // A file that doesn't exist is reported once, although nothing has changed.
    if (now.mtimeMs !== before.mtimeMs) loading = loading.then(loadAgain)
  }
  watch(await rulesSources(service))
  return () => {
    stopped.abort()
    for (const file of watched) unwatchFile(file, reload)
  }
}
