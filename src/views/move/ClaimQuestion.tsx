import { claimMove, declineMove } from '../../actors/move/guestMoves.ts'
import { moveText } from '../../text/moveText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './move.module.css'

/** Asks whose notes these are, where the session ended before anybody knew who was coming in. */
export function ClaimQuestion({ guestUid, uid }: { guestUid: string; uid: string }) {
  return (
    <>
      <PageHeading title={moveText.title} lead={moveText.claimLead}>
        {moveText.claimHeading}
      </PageHeading>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => claimMove(guestUid, uid)}>
          {moveText.claim}
        </Button>
        <Button onClick={() => declineMove(guestUid, uid)}>{moveText.decline}</Button>
      </div>
    </>
  )
}
