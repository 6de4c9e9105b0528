import { Suspense, useEffect } from 'react'
import { configuration } from '../config.ts'
import { lazyComponent } from '../lazy.tsx'
import styles from './OtherMethodsSlot.module.css'
import type * as Methods from './signIn/OtherMethods.tsx'

const OtherMethods = lazyComponent(loadMethods, 'OtherMethods')
/** One element for good: React throws painted markup away when it renders its Suspense again before it has its code. */
const methods = (
  <Suspense>
    <OtherMethods />
  </Suspense>
)

const shownAnew = new EventTarget()

/**
 * Reserves the space of the other sign-in methods, so that the form does not move when they load.
 */
export function OtherMethodsSlot() {
  useEffect(() => void shownAnew.dispatchEvent(new Event('shown')), [])
  return (
    <div ref={reserve} className={styles.slot}>
      {methods}
    </div>
  )
}

/** Not as an attribute: the painted page has none, as the policy allows no styles of that kind. */
function reserve(slot: HTMLElement | null): void {
  slot?.style.setProperty('--methods', String(rows))
}

/** One for each method that is on; one less where no divider parts them from a form. */
const rows =
  configuration.providers.length +
  [__METHODS__.phone, __METHODS__.emailLink, __METHODS__.guest].filter(Boolean).length -
  (__METHODS__.password ? 0 : 1)

/**
 * The painted page already has their markup, which stays until the code is here. Code that could not be fetched is
 * fetched again once the network is back, and whenever the slot is shown anew.
 */
function loadMethods(): Promise<typeof Methods> {
  return import('./signIn/OtherMethods.tsx').catch(async () => {
    globalThis.painted?.sayMissing()
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      shownAnew.addEventListener('shown', resolve, { once: true })
    })
    return loadMethods()
  })
}
