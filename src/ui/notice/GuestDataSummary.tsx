import { useSelector } from '@xstate/react'
import { guestDataLogic } from '../../firebase/guest/countOwnData.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { productText } from '../../product/current.ts'
import styles from './GuestDataSummary.module.css'

/** What a guest brings along into an existing account. */
export function GuestDataSummary() {
  const snapshot = useSelector(useInspectedActor(guestDataLogic), (current) => current)
  const data = snapshot.context.value
  if (snapshot.hasTag('loading'))
    return <p className={styles.text}>{productText().move.counting}</p>
  if (!data) return <p className={styles.text}>{productText().move.uncounted}</p>
  const { stored, unsent } = data
  return (
    <>
      <p className={styles.text}>{productText().move.comesAlong(stored, unsent)}</p>
      {unsent > 0 && <p>{productText().move.unsent(unsent)}</p>}
    </>
  )
}
