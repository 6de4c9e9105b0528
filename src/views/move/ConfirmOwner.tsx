import { useSelector } from '@xstate/react'
import { confirmMove, declineMove } from '../../actors/move/guestMoves.ts'
import { waitingThingsFlow } from '../../actors/guestFlows.ts'
import type { User } from '../../domain/user.ts'
import { paths } from '../../paths.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { productText } from '../../productText.ts'
import { moveText } from '../../text/guestText.ts'
import { accountOf } from '../../text/personText.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './move.module.css'

/** Offers what a guest kept here to whoever is in now, and says into whose account it would go. */
export function ConfirmOwner({ guestUid, user }: { guestUid: string; user: User }) {
  const counting = useFlow(waitingThingsFlow, { guestUid })
  const things = useSelector(counting, ({ context }) => context.value)
  const account = accountOf(user)
  return (
    <>
      <PageHeading title={productText.move.title} lead={productText.move.confirmLead(account)}>
        {productText.move.confirmHeading(account, things && things.kept)}
      </PageHeading>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => confirmMove(guestUid, user.uid)}>
          {moveText.claim}
        </Button>
        <ButtonLink href={paths.home}>{moveText.leaveWaiting}</ButtonLink>
        <Button onClick={() => declineMove(guestUid, user.uid)}>{moveText.decline}</Button>
      </div>
    </>
  )
}
