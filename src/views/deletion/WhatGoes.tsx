import { useSelector } from '@xstate/react'
import { holdingsFlow } from '../../actors/account/deletionFlows.ts'
import { guestMovingTo } from '../../actors/move/guestMoves.ts'
import { lazyComponent } from '../../lazy.tsx'
import { product } from '../../product.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { deletionText } from '../../text/deletionText.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'

const Losses = lazyComponent(async () => ({ Losses: await product.Losses() }), 'Losses')

/** What will be lost, and how much of it. */
export function WhatGoes({
  uid,
  flow = holdingsFlow,
}: {
  uid: string
  flow?: typeof holdingsFlow
}) {
  const { value: holdings, failures } = useSelector(
    useFlow(flow, { uid }),
    ({ context }) => context,
  )
  const uncounted = failures > 0 ? '' : deletionText.counting
  return (
    <AccountSection id="lost" heading={deletionText.lost}>
      <ul className={styles.list}>
        <li>{deletionText.lostAccount}</li>
        <li>{deletionText.lostMethodsIn}</li>
        <li>{deletionText.lostFactors}</li>
        <Losses uid={uid} holdings={holdings} uncounted={uncounted} />
        {guestMovingTo(uid)?.isConfirmed && <li>{deletionText.lostGuest}</li>}
      </ul>
      <output className={styles.counting}>
        {!holdings && failures > 0 && deletionText.uncounted}
      </output>
    </AccountSection>
  )
}
