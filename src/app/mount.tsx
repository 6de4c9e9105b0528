import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AuthActor, Inspect } from '../firebase/authActor.ts'
import { isPrerendered } from '../startup/prerendered.ts'
import { applyDeferredStyles } from '../startup/styles/applyDeferredStyles.ts'
import { App } from './App.tsx'

/** Renders the app. If the HTML already shows the page, it is hydrated. */
export function mount(root: HTMLElement, actor: AuthActor, inspect: Inspect | undefined): void {
  const app = (
    <StrictMode>
      <App actor={actor} inspect={inspect} />
    </StrictMode>
  )
  if (isPrerendered()) {
    hydrateRoot(root, app)
    void applyDeferredStyles()
  } else createRoot(root).render(app)
}
