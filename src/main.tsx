import './startup/styles/firstStyles.ts'
import { product } from '#product/product.ts'
import { prefetchBeforeSession } from './app/prefetchBeforeSession.ts'
import { withDefaults } from './app/withDefaults.ts'
import { configuration } from './domain/configuration/appConfiguration.ts'
import { sharedComputerKey } from './domain/session/storageKeys.ts'
import { workEmailOf } from './domain/signIn/workEmail.ts'
import { createAuthActor, type AuthActor, type Inspect } from './firebase/authActor.ts'
import { syncSessionPersistence } from './firebase/session/sessionPersistence.ts'
import { setProduct } from './product/currentProduct.ts'
import { syncPageSnapshot } from './startup/pageSnapshot/syncPageSnapshot.ts'
import { deferUntilInteractive, handOver, showLoadFailed } from './startup/prerendered.ts'
import { syncSessionHints } from './startup/syncSessionHints.ts'
import { sharedComputerStore } from './stores/sharedComputerStore.ts'
import { readForm } from './ui/form/readForm.ts'

/**
 * Starts the auth actor without waiting for React, so that a form can be submitted before the page is
 * interactive.
 */
async function start(root: HTMLElement): Promise<void> {
  setProduct(withDefaults(product))
  const inspect = await openInspector()
  const mounting = import('./app/mount.tsx')
  const actor = createAuthActor(deferUntilInteractive, inspect)
  syncSessionHints(actor)
  syncPageSnapshot(actor)
  syncSessionPersistence()
  prefetchBeforeSession()
  actor.start()
  handOver({
    isSignedOut: () => actor.getSnapshot().matches('signedOut'),
    send: (form) => sendEarly(form, actor),
  })
  const { mount } = await mounting
  mount(root, actor, inspect)
}

/**
 * Signs in with a form that was submitted before the page was interactive. Other forms wait for their pages.
 */
function sendEarly(form: HTMLFormElement, actor: AuthActor): boolean {
  const valueOf = readForm(form)
  const [email, password] = [valueOf('email'), valueOf('current-password')]
  if (!password || workEmailOf(email, configuration.workDomains)) return false
  const box = form.querySelector<HTMLInputElement>(`#${sharedComputerKey}`)
  if (box) sharedComputerStore.setState({ isShared: box.checked })
  actor.send({ type: 'signIn.submit', email, password })
  return true
}

/** Stately's inspector, opened in development with `?inspect`. */
async function openInspector(): Promise<Inspect | undefined> {
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return undefined
  const { createInspector } = await import('./dev/inspector.ts')
  return createInspector()
}

const root = document.getElementById('root')
if (root) start(root).catch(showLoadFailed)
