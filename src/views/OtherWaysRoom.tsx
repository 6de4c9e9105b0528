import { Suspense, type CSSProperties } from 'react'
import { configuration } from '../config.ts'
import { late } from '../late.tsx'
import styles from './OtherWaysRoom.module.css'

const OtherWays = late(
  () => import('./signIn/OtherWays.tsx'),
  'OtherWays',
  () => null,
)
const room = { '--ways': configuration.providers.length } as CSSProperties

/** Keeps the room for the other ways in, so that the form does not move when they come. */
export function OtherWaysRoom() {
  return (
    <div className={styles.room} style={room}>
      <Suspense>
        <OtherWays />
      </Suspense>
    </div>
  )
}
