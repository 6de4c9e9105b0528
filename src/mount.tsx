import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AuthActor, Inspect } from './actors/authActor.ts'
import { App } from './App.tsx'
import { createThemeStore } from './stores/themeStore.ts'

type MountOptions = {
  actor: AuthActor
  inspect: Inspect | undefined
  /** Loads the page anew, when nothing else helps. */
  reload: () => void
}

/** Shows the app in its place: it takes over the page that stands in the HTML, where that is shown. */
export function mount(root: HTMLElement, { actor, inspect, reload }: MountOptions): void {
  const app = (
    <StrictMode>
      <App actor={actor} inspect={inspect} themeStore={createThemeStore()} reload={reload} />
    </StrictMode>
  )
  if (globalThis.painted?.isShown) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
