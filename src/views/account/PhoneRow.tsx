import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../domain/session/user.ts'
import { phoneRemovalLogic } from '../../firebase/account/accountChanges.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { useRowEditor } from '../../hooks/useRowEditor.ts'
import { paths } from '../../paths.ts'
import { destinationIn } from '../../returnPath.ts'
import { phoneRowText } from '../../text/account/accountText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { ConfirmedChangeDialog } from '../security/ConfirmedChangeDialog.tsx'
import { AccountRow, EmptyValue } from './AccountRow.tsx'
import { PhoneEditor } from './PhoneEditor.tsx'
import editorStyles from './AccountEditor.module.css'

/**
 * Adds, changes, or removes the account's phone number. It can't be removed if it's the only sign-in method. A guest
 * who upgrades with it returns to the address in the query.
 */
export function PhoneRow({ user }: { user: User }) {
  const { openItem, wasSaved, open, close, closeAsSaved } = useRowEditor<'number'>()
  const removal = useInspectedActor(phoneRemovalLogic)
  const isAsking = useSelector(removal, (snapshot) => snapshot.matches('open'))
  const isRemoved = useSelector(removal, (snapshot) => snapshot.matches({ shown: 'changed' }))
  useFocusAfterRemoval(isAsking, '#phone button')
  const { phoneNumber } = user
  const isOnlySignInMethod = user.providerData.every(({ providerId }) => providerId === 'phone')
  const [wasGuest] = useState(user.isAnonymous)
  const [, navigate] = useLocation()
  const finish = () => {
    closeAsSaved()
    const destination = destinationIn(location.search)
    if (wasGuest && destination !== paths.home) navigate(destination, { replace: true })
  }
  const askToRemove = () => {
    close()
    removal.send({ type: 'change.open' })
  }
  return (
    <>
      <AccountRow
        id="phone"
        label={phoneRowText.label}
        value={phoneNumber === null ? <EmptyValue /> : <bdi>{phoneNumber}</bdi>}
        status={isRemoved && phoneNumber === null ? phoneRowText.removed : null}
        wasSaved={wasSaved}
        onClose={close}
        action={{
          label: phoneNumber ? actionText.change : actionText.add,
          onClick: () => open('number'),
        }}
      >
        {openItem && (
          <>
            <PhoneEditor
              purpose="signIn"
              confirmReason={phoneRowText.confirmSave}
              onDone={finish}
              onClose={close}
              {...(phoneNumber && !isOnlySignInMethod && { onRemove: askToRemove })}
            />
            {phoneNumber && isOnlySignInMethod && (
              <p className={editorStyles.note}>{phoneRowText.onlySignInMethod}</p>
            )}
          </>
        )}
      </AccountRow>
      {phoneNumber && (
        <ConfirmedChangeDialog
          actor={removal}
          question={phoneRowText.removeQuestion}
          action={{
            label: phoneRowText.remove,
            busyLabel: actionText.removing,
            cancelLabel: actionText.keepIt,
          }}
          confirmReason={phoneRowText.confirmRemove}
        >
          <p>{phoneRowText.removeSentence(phoneNumber)}</p>
        </ConfirmedChangeDialog>
      )}
    </>
  )
}
