import { useSelector } from '@xstate/react'
import { guestThingsFlow } from '../actors/guestFlows.ts'
import { useFlow } from '../providers/useFlow.ts'
import { moveText } from '../text/guestText.ts'
import styles from './WhatComesAlong.module.css'

/** What a guest brings along into an account that exists. */
export function WhatComesAlong({ flow = guestThingsFlow }) {
  const snapshot = useSelector(useFlow(flow), (current) => current)
  const things = snapshot.context.value
  if (snapshot.hasTag('loading')) return <p className={styles.words}>{moveText.counting}</p>
  if (!things) return <p className={styles.words}>{moveText.uncounted}</p>
  const isNothing = things.notes + things.files + things.unsent === 0
  return (
    <>
      <p className={styles.words}>{isNothing ? moveText.nothing : moveText.comesAlong(things)}</p>
      {things.unsent > 0 && <p>{moveText.unsent(things.unsent)}</p>}
    </>
  )
}
