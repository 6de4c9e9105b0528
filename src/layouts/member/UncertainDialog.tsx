import { useLeaving, useLeavingActor } from '../../providers/LeavingProvider.tsx'
import { leavingText } from '../../text/leavingText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Says to somebody who wanted to sign out why they are still in. */
export function UncertainDialog() {
  const leaving = useLeavingActor()
  const { leave } = useLeaving()
  const stay = () => leaving.send({ type: 'leaving.stay' })
  return (
    <Dialog heading={leavingText.uncertainHeading} onClose={stay}>
      <p>{leavingText.uncertain}</p>
      <Button look="primary" onClick={leave}>
        {leavingText.tryAgain}
      </Button>
      <Button onClick={stay}>{leavingText.stay}</Button>
    </Dialog>
  )
}
