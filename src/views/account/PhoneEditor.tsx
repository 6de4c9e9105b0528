import { phoneEnrollmentLogic } from '../../firebase/security/phoneEnrollment.ts'
import { phoneLinkLogic } from '../../firebase/signIn/phone.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { ConfirmIdentity } from '../security/identity/ConfirmIdentity.tsx'
import { PhoneSteps } from '../signIn/phone/PhoneSteps.tsx'
import { EditorFrame, type EditorButtonsProps } from './EditorFrame.tsx'
import styles from './AccountEditor.module.css'

/** The purpose of a verified number. */
type Purpose = 'signIn' | 'secondFactor'

const logicFor = { signIn: phoneLinkLogic, secondFactor: phoneEnrollmentLogic }

type PhoneEditorProps = EditorButtonsProps & {
  purpose: Purpose
  /** Why the identity must be confirmed, as a sentence. */
  confirmReason: string
  onDone: () => void
  suggestedName?: string
}

/**
 * Verifies a phone number for the account, and confirms the person's identity if Firebase requires it.
 */
export function PhoneEditor({
  purpose,
  confirmReason,
  onDone,
  suggestedName,
  renderButtons,
}: PhoneEditorProps) {
  const [snapshot, actor] = useInspectedMachine(logicFor[purpose], { onDone })
  const isChecking = snapshot.hasTag('busy') && !snapshot.matches('sending')
  return (
    <>
      <EditorFrame isBusy={isChecking} className={styles.steps} buttons={renderButtons(isChecking)}>
        <PhoneSteps snapshot={snapshot} actor={actor} {...(suggestedName && { suggestedName })} />
      </EditorFrame>
      <ConfirmIdentity actor={actor} reason={confirmReason} />
    </>
  )
}
