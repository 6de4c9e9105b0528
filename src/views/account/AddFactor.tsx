import { useCallback, useState } from 'react'
import type { SecondFactor } from '../../domain/secondFactor.ts'
import type { User } from '../../domain/user.ts'
import { paths } from '../../paths.ts'
import { secondFactorsText } from '../../text/accountText.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountRow } from './AccountRow.tsx'
import { LazyPhoneEditor, LazyTotpEnrollment } from './editors.tsx'
import styles from './SecondFactors.module.css'

type AddFactorProps = {
  user: User
  /** How many the account has. */
  count: number
}

/** Adds a second factor, once the account has an email address that was shown to be its own. */
export function AddFactor({ user, count }: AddFactorProps) {
  const [kind, setKind] = useState<SecondFactor['kind'] | null>(null)
  const [isAdded, setAdded] = useState(false)
  const finish = useCallback(() => {
    setKind(null)
    setAdded(true)
  }, [])
  const start = (chosen: SecondFactor['kind']) => {
    setAdded(false)
    setKind(chosen)
  }
  if (user.email === null) return <p className={styles.state}>{secondFactorsText.needsEmail}</p>
  if (!user.emailVerified) {
    return (
      <div className={styles.state}>
        <p>{secondFactorsText.needsVerified}</p>
        <ButtonLink href={paths.verifyEmail}>{secondFactorsText.verify}</ButtonLink>
      </div>
    )
  }
  return (
    <>
      <AccountRow
        label={secondFactorsText.addRow}
        value={
          <div className={styles.kinds}>
            <Button onClick={() => start('totp')}>{secondFactorsText.addTotp}</Button>
            <Button onClick={() => start('phone')}>{secondFactorsText.addPhone}</Button>
          </div>
        }
      >
        {kind && (
          <div className={styles.editor}>
            {kind === 'totp' ? (
              <LazyTotpEnrollment account={user.email} onDone={finish} />
            ) : (
              <LazyPhoneEditor
                purpose="secondFactor"
                pendingAction={secondFactorsText.pendingAdd}
                suggestedName={secondFactorsText.phoneName}
                onDone={finish}
              />
            )}
            <Button onClick={() => setKind(null)}>{secondFactorsText.cancel}</Button>
          </div>
        )}
      </AccountRow>
      <output className={styles.state}>
        {isAdded && count > 0 && <span>{secondFactorsText.added}</span>}
        {isAdded && count === 1 && <span>{secondFactorsText.addSecond}</span>}
      </output>
    </>
  )
}
