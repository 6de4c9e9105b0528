import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AuthActor, Inspect } from '../firebase/authActor.ts'
import { App } from '../App.tsx'
import { applyDeferredStyles } from '../startup/applyDeferredStyles.ts'

type MountOptions = {
  actor: AuthActor
  inspect: Inspect | undefined
  /** Reloads the page. The last resort after a crash. */
  reload: () => void
}

/** Renders the app. If the HTML already shows the page, it is hydrated. */
export function mount(root: HTMLElement, { actor, inspect, reload }: MountOptions): void {
  const app = (
    <StrictMode>
      <App actor={actor} inspect={inspect} reload={reload} />
    </StrictMode>
  )
  if (globalThis.prerendered?.isShown()) {
    hydrateRoot(root, app)
    void applyDeferredStyles()
  } else createRoot(root).render(app)
}
