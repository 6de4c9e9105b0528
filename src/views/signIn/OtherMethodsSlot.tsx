import { useEffect } from 'react'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { lazyComponent } from '../../ui/page/lazy.tsx'
import { showCodeMissing } from '../../startup/prerendered.ts'
import styles from './OtherMethodsSlot.module.css'
import type * as Methods from './methods/OtherMethods.tsx'

const OtherMethods = lazyComponent(loadMethods, 'OtherMethods')

const slotEvents = new EventTarget()

/** Reserves the space of the other sign-in methods, so that the form doesn't move when they load. */
export function OtherMethodsSlot() {
  useEffect(() => void slotEvents.dispatchEvent(new Event('shown')), [])
  return (
    <div ref={reserve} className={styles.slot}>
      <OtherMethods />
    </div>
  )
}

/** Set in code because the Content Security Policy forbids `style` attributes in the prerendered HTML. */
function reserve(slot: HTMLElement | null): void {
  slot?.style.setProperty('--methods', String(rows))
}

/** One row per method. Without a password form there is no divider, which saves about one row. */
const rows =
  configuration.providers.length +
  [__METHODS__.phone, __METHODS__.emailLink, __METHODS__.guest].filter(Boolean).length +
  (__METHODS__.passkeys ? 1 : 0) -
  (__METHODS__.password ? 0 : 1)

/**
 * The prerendered page already contains the methods' markup, which stays until the code has loaded. A failed load
 * is retried when the network returns, and whenever the slot is shown again.
 */
function loadMethods(): Promise<typeof Methods> {
  return import('./methods/OtherMethods.tsx').catch(async () => {
    showCodeMissing()
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      slotEvents.addEventListener('shown', resolve, { once: true })
    })
    return loadMethods()
  })
}
