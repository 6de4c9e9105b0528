import { useSelector } from '@xstate/react'
import { guestThingsFlow } from '../actors/guestFlows.ts'
import { useFlow } from '../providers/useFlow.ts'
import { productText } from '../productText.ts'
import styles from './WhatComesAlong.module.css'

/** What a guest brings along into an existing account. */
export function WhatComesAlong({ flow = guestThingsFlow }) {
  const snapshot = useSelector(useFlow(flow), (current) => current)
  const things = snapshot.context.value
  if (snapshot.hasTag('loading')) return <p className={styles.words}>{productText.move.counting}</p>
  if (!things) return <p className={styles.words}>{productText.move.uncounted}</p>
  const { kept, unsent } = things
  return (
    <>
      <p className={styles.words}>{productText.move.comesAlong(kept, unsent)}</p>
      {unsent > 0 && <p>{productText.move.unsent(unsent)}</p>}
    </>
  )
}
