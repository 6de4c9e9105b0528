import { phoneEnrollmentLogic } from '../../firebase/security/phoneEnrollment.ts'
import { phoneLinkLogic } from '../../firebase/signIn/phone.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { phoneRowText } from '../../text/account/accountText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { ConfirmIdentity } from '../security/identity/ConfirmIdentity.tsx'
import { PhoneSteps } from '../signIn/phone/PhoneSteps.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import styles from './AccountEditor.module.css'

/** The purpose of a verified number. */
type Purpose = 'signIn' | 'secondFactor'

const logicFor = { signIn: phoneLinkLogic, secondFactor: phoneEnrollmentLogic }

type PhoneEditorProps = {
  purpose: Purpose
  /** Why the identity must be confirmed, as a sentence. */
  confirmReason: string
  onDone: () => void
  onClose: () => void
  suggestedName?: string
  /** For a number that can be removed. */
  onRemove?: () => void
}

/**
 * Verifies a phone number for the account, and confirms the person's identity if Firebase requires it.
 */
export function PhoneEditor({
  purpose,
  confirmReason,
  onDone,
  onClose,
  suggestedName,
  onRemove,
}: PhoneEditorProps) {
  const [snapshot, actor] = useInspectedMachine(logicFor[purpose], { onDone })
  const isChecking = snapshot.hasTag('busy') && !snapshot.can({ type: 'sending.cancel' })
  return (
    <>
      <EditorFrame isBusy={isChecking} className={styles.steps}>
        <PhoneSteps snapshot={snapshot} actor={actor} {...(suggestedName && { suggestedName })} />
        <ButtonRow>
          <Button isDisabled={isChecking} onClick={onClose}>
            {actionText.cancel}
          </Button>
          {onRemove && (
            <Button variant="quiet" isDisabled={isChecking} onClick={onRemove}>
              {phoneRowText.remove}
            </Button>
          )}
        </ButtonRow>
      </EditorFrame>
      <ConfirmIdentity actor={actor} reason={confirmReason} />
    </>
  )
}
