import { useLayoutEffect } from 'react'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { showLoadFailed } from '../../startup/prerendered.ts'
import { identityProviderStore } from '../../stores/identityProviderStore.ts'
import { lazyComponent } from '../../ui/page/lazy.tsx'
import styles from './methods/OtherMethods.module.css'

const OtherMethods = lazyComponent(
  () => import('./methods/OtherMethods.tsx').catch(reportMissing),
  'OtherMethods',
  LoadFailed,
)

const WorkEmailSignIn = lazyComponent<'WorkEmailSignIn', object>(
  () => import('./methods/IdentityProviderSignIn.tsx').catch(reportMissing),
  'WorkEmailSignIn',
  LoadFailed,
)

/** A work email in the form waits for the same code. */
function reportMissing(error: unknown): never {
  if (__FEATURES__.workEmail) identityProviderStore.setState({ hasLoadFailed: true })
  throw error
}

/** Reserves the space of the other sign-in methods, so that the form doesn't move when they load. */
export function LazyOtherMethods() {
  if (!hasOtherMethods) return __FEATURES__.workEmail && <WorkEmailSignIn />
  return (
    <div ref={reserve} className={styles.place}>
      <OtherMethods />
    </div>
  )
}

/** Set in code because the Content Security Policy forbids `style` attributes in the prerendered HTML. */
function reserve(place: HTMLElement | null): void {
  place?.style.setProperty('--methods', String(rows))
}

/** The email link is below the password, or else in its place. */
const methods =
  configuration.providerButtons.length +
  [
    __FEATURES__.phone,
    __FEATURES__.emailLink && __FEATURES__.password,
    __FEATURES__.guest,
    __FEATURES__.passkeys,
  ].filter(Boolean).length

/** Whether there is any sign-in method besides the form's. */
export const hasOtherMethods = methods > 0

/** One row per method. Without a form above there is no divider, which saves about one row. */
const rows = methods - (__FEATURES__.password || __FEATURES__.emailLink ? 0 : 1)

/** A layout effect, so that the notice goes in the same moment in which the methods appear. */
function LoadFailed() {
  useLayoutEffect(showLoadFailed, [])
  return null
}
