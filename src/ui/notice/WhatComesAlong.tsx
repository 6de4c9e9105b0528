import { useSelector } from '@xstate/react'
import { guestDataFlow } from '../../actors/guest/guestFlows.ts'
import { useFlow } from '../../hooks/useFlow.ts'
import { productText } from '../../product/current.ts'
import styles from './WhatComesAlong.module.css'

/** What a guest brings along into an existing account. */
export function WhatComesAlong({ flow = guestDataFlow }) {
  const snapshot = useSelector(useFlow(flow), (current) => current)
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
