import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type ConfirmIdentityDialogProps = {
  /** What waits for it, as a phrase: "change your password". */
  pendingAction: string
  onConfirmed: () => void
  onCancel: () => void
}

export function ConfirmIdentityDialog({ pendingAction, onCancel }: ConfirmIdentityDialogProps) {
  return (
    <Dialog heading={pendingAction} onClose={onCancel}>
      <Button onClick={onCancel}>Cancel</Button>
    </Dialog>
  )
}
