import './styles/layers.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAuthActor, type Inspect, followSharedComputer } from './actors/authActor.ts'
import { dropLastSeen, keepLastSeenOf } from './actors/lastSeen.ts'
import { App } from './App.tsx'
import { fetchForSignedIn } from './fetchForSignedIn.ts'
import { forgetEmailDraft } from './stores/emailDraftStore.ts'
import { createThemeStore } from './stores/themeStore.ts'
import { recordWhetherIn } from './stores/wasInStore.ts'

async function start(root: HTMLElement): Promise<void> {
  const inspect = await openInspector()
  const actor = createAuthActor(reload, inspect)
  const themeStore = createThemeStore()
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('splash')) return
    const isIn = snapshot.hasTag('signedIn')
    if (snapshot.context.user) keepLastSeenOf(snapshot.context.user.uid)
    else dropLastSeen()
    recordWhetherIn(isIn)
    if (isIn) forgetEmailDraft()
  })
  followSharedComputer()
  fetchForSignedIn()
  actor.start()
  createRoot(root).render(
    <StrictMode>
      <App actor={actor} inspect={inspect} themeStore={themeStore} reload={reload} />
    </StrictMode>,
  )
}

/** Stately's inspector, for developers who ask for it with `?inspect`, or a browser test that listens. */
async function openInspector(): Promise<Inspect | undefined> {
  if (__LOCAL__ && globalThis.gatehouseTrace) {
    const { createTrace } = await import('./local/trace.ts')
    return createTrace(globalThis.gatehouseTrace)
  }
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return undefined
  const { createInspector } = await import('./inspector.ts')
  return createInspector()
}

function reload(): void {
  location.reload()
}

const root = document.getElementById('root')
if (root) void start(root)
