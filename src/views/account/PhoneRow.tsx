import { useSelector } from '@xstate/react'
import { phoneRemovalFlow } from '../../actors/account/accountFlows.ts'
import type { User } from '../../domain/user.ts'
import { rowMachine } from '../../machines/rowMachine.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { phoneRowText } from '../../text/accountText.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { AccountRow } from './AccountRow.tsx'
import { LazyPhoneEditor } from './editors.tsx'
import { NoneYet } from './NoneYet.tsx'
import styles from './PhoneRow.module.css'
import { RemovalDialogs } from './RemovalDialogs.tsx'

type PhoneRowProps = {
  user: User
  removalFlow?: typeof phoneRemovalFlow
}

/**
 * Adds, changes, or removes the account's phone number. It can't be removed if it's the only sign-in method.
 */
export function PhoneRow({ user, removalFlow = phoneRemovalFlow }: PhoneRowProps) {
  const row = useFlow(rowMachine)
  const isOpen = useSelector(row, (snapshot) => snapshot.hasTag('open'))
  const isSaved = useSelector(row, (snapshot) => snapshot.hasTag('saved'))
  const removal = useFlow(removalFlow)
  const isAsking = useSelector(removal, (snapshot) => snapshot.hasTag('open'))
  const isRemoved = useSelector(removal, (snapshot) => snapshot.hasTag('made'))
  useFocusAfter(isAsking, '#phone button')
  const { phoneNumber } = user
  const done = isRemoved && phoneNumber === null ? phoneRowText.removed : null
  const status = isSaved ? phoneRowText.saved : done
  const isOnlySignInMethod = user.providerData.every(({ providerId }) => providerId === 'phone')
  const close = () => row.send({ type: 'row.close' })
  const askToRemove = () => {
    close()
    removal.send({ type: 'change.open', subject: 'phone' })
  }
  return (
    <>
      <AccountRow
        id="phone"
        label={phoneRowText.label}
        value={phoneNumber === null ? <NoneYet /> : <bdi>{phoneNumber}</bdi>}
        status={status}
        onClose={close}
        action={{
          label: phoneNumber ? phoneRowText.change : phoneRowText.add,
          onTake: () => row.send({ type: 'row.open', subject: 'phone' }),
        }}
      >
        {isOpen && (
          <div className={styles.editor}>
            <LazyPhoneEditor
              purpose="signIn"
              identityLead={phoneRowText.pendingSave}
              onDone={() => row.send({ type: 'row.saved' })}
            />
            <div className={styles.others}>
              <Button onClick={close}>{phoneRowText.cancel}</Button>
              {phoneNumber && !isOnlySignInMethod && (
                <Button look="quiet" onClick={askToRemove}>
                  {phoneRowText.remove}
                </Button>
              )}
            </div>
            {phoneNumber && isOnlySignInMethod && <p>{phoneRowText.onlySignInMethod}</p>}
          </div>
        )}
      </AccountRow>
      {phoneNumber && (
        <RemovalDialogs
          actor={removal}
          question={phoneRowText.removeQuestion}
          remove={{
            label: phoneRowText.remove,
            busyLabel: phoneRowText.removing,
            keepLabel: phoneRowText.keep,
          }}
          identityLead={phoneRowText.pendingRemove}
        >
          <p>{phoneRowText.removeSentence(phoneNumber)}</p>
        </RemovalDialogs>
      )}
    </>
  )
}
