import { afterAll, expect, it, vi } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { createThemeStore, syncWithStorage, type ThemeStore } from '#src/stores/themeStore.ts'
import { fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { themeModel, type ThemeEvent } from './themeModel.ts'

const events: ThemeEvent[] = [
  { type: 'toggle' },
  { type: 'reload' },
  { type: 'otherTab', word: 'light' },
  { type: 'otherTab', word: 'dark' },
  { type: 'otherTab', word: 'purple' },
  { type: 'otherTab', word: null },
]

const journeys = getShortestPaths(themeModel, { events }).flatMap(({ steps }) =>
  events.flatMap((next) => events.map((last) => [...eventsOf(steps), next, last])),
)

afterAll(() => void vi.unstubAllGlobals())

it('store and storage agree with the model on every walk', () => {
  for (const journey of journeys) {
    const visit = openVisit()
    let expected = initialTransition(themeModel)[0]
    for (const event of journey) {
      visit.take(event)
      expected = transition(themeModel, expected, event)[0]
      const theme = expected.value
      expect({ after: event, ...visit.facts() }).toEqual({
        after: event,
        store: theme,
        storage: theme,
      })
    }
  }
})

function eventsOf(steps: readonly { event: { type: string } }[]): ThemeEvent[] {
  return steps.slice(1).map(({ event }) => event as ThemeEvent)
}

/** The real store on in-memory storage, with events from other tabs. */
function openVisit() {
  const { storage } = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  let tab = new EventTarget()
  let store: ThemeStore
  const open = () => {
    tab = new EventTarget()
    store = createThemeStore()
    syncWithStorage(store, tab)
  }
  open()
  const take = (event: ThemeEvent) => {
    if (event.type === 'reload') return open()
    if (event.type === 'toggle') return store.getState().toggle()
    if (event.word === null) storage.clear()
    else storage.setItem('theme', event.word)
    const key = event.word === null ? null : 'theme'
    return void tab.dispatchEvent(new StorageEvent('storage', { key, newValue: event.word }))
  }
  return {
    take,
    facts: () => ({ store: store.getState().theme, storage: storage.getItem('theme') }),
  }
}
