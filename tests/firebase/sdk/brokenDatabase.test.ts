import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { isBrokenDatabase, watchConnection } from '#src/firebase/sdk/connection.ts'

const broken = new Error(
  'FIRESTORE (12.12.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9) CONTEXT: {"ve":-1}',
)

it.each([
  ['a promise that no call waits for', 'unhandledrejection', { reason: broken }],
  ['a callback', 'error', { error: broken }],
])('a database whose client fails in %s is reported as broken', (_, type, details) => {
  const { page, events } = watch()
  page.dispatchEvent(Object.assign(new Event(type), details))
  expect(events).toEqual([{ type: 'database.broken' }])
})

it.each([
  new Error('Failed to get document because the client is offline.'),
  new TypeError('x is undefined'),
  'FIRESTORE (12.12.0) INTERNAL ASSERTION FAILED',
  null,
])('%s is no broken database', (reason) => {
  const { page, events } = watch()
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  page.dispatchEvent(Object.assign(new Event('error'), { error: reason }))
  expect(events).toEqual([])
})

it('nothing is reported after the watch has ended', () => {
  const { page, events, stop } = watch()
  stop()
  page.dispatchEvent(Object.assign(new Event('error'), { error: broken }))
  expect(events).toEqual([])
})

it('the installed SDK throws what is looked for', async () => {
  const folder = join(PROJECT_ROOT, 'node_modules', '@firebase', 'firestore', 'dist')
  const main = await readFile(join(folder, 'index.esm.js'), 'utf8')
  const [common = ''] = /common-\w+\.esm\.js/.exec(main) ?? []
  const source = await readFile(join(folder, common), 'utf8')
  const [, words = ''] = /`(FIRESTORE \(\$\{\w+\}\) INTERNAL ASSERTION[^`]*)`/.exec(source) ?? []
  expect(isBrokenDatabase(new Error(words))).toBe(true)
})

/** Watches a page whose window is a plain event target. */
function watch() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  onTestFinished(() => void vi.unstubAllGlobals())
  const events: object[] = []
  const scope = { sendBack: (event: object) => void events.push(event) }
  const stop = watchConnection(scope as unknown as Parameters<typeof watchConnection>[0])
  return { page, events, stop: stop as () => void }
}
