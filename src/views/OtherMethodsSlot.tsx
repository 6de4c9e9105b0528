import { Suspense, type CSSProperties } from 'react'
import { configuration } from '../config.ts'
import { lazyComponent } from '../lazy.tsx'
import styles from './OtherMethodsSlot.module.css'

const OtherMethods = lazyComponent(
  () => import('./signIn/OtherMethods.tsx'),
  'OtherMethods',
  () => null,
)
const room = { '--ways': configuration.providers.length } as CSSProperties

/**
 * Reserves the space of the other sign-in methods, so that the form does not move when they load.
 */
export function OtherMethodsSlot() {
  return (
    <div className={styles.room} style={room}>
      <Suspense>
        <OtherMethods />
      </Suspense>
    </div>
  )
}
