import { useSelector } from '@xstate/react'
import { guestThingsFlow } from '../actors/move/guestThingsFlow.ts'
import { useFlow } from '../providers/useFlow.ts'
import { moveText } from '../text/moveText.ts'

/** What a guest brings along into an account that exists. */
export function WhatComesAlong({ flow = guestThingsFlow }) {
  const snapshot = useSelector(useFlow(flow), (current) => current)
  const { things } = snapshot.context
  if (snapshot.hasTag('counting')) return <p>{moveText.counting}</p>
  if (!things) return <p>{moveText.uncounted}</p>
  const isNothing = things.notes + things.files + things.unsent === 0
  return (
    <>
      <p>{isNothing ? moveText.nothing : moveText.comesAlong(things)}</p>
      {things.unsent > 0 && <p>{moveText.unsent(things.unsent)}</p>}
    </>
  )
}
