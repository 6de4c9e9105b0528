import './firstStyles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAuthActor, type Inspect, followSharedComputer } from './actors/authActor.ts'
import { dropLastSeen } from './actors/dropLastSeen.ts'
import { App } from './App.tsx'
import { fetchForSignedIn } from './fetchForSignedIn.ts'
import { forgetEmailDraft } from './stores/emailDraftStore.ts'
import { createThemeStore } from './stores/themeStore.ts'
import { recordSignedIn } from './stores/signedInHintStore.ts'

async function start(root: HTMLElement): Promise<void> {
  globalThis.painted?.begin()
  const inspect = await openInspector()
  const actor = createAuthActor(reload, inspect)
  const themeStore = createThemeStore()
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('splash')) return
    const isSignedIn = snapshot.hasTag('signedIn')
    recordSignedIn(isSignedIn)
    if (isSignedIn) forgetEmailDraft()
    else dropLastSeen()
  })
  followSharedComputer()
  fetchForSignedIn()
  actor.start()
  const app = (
    <StrictMode>
      <App actor={actor} inspect={inspect} themeStore={themeStore} reload={reload} />
    </StrictMode>
  )
  if (globalThis.painted?.isShown) hydrateRoot(root, app)
  else createRoot(root).render(app)
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
