import type { MouseEvent } from 'react'
import { codeFieldText } from '../../../text/shared/phoneText.ts'
import { Button } from '../../../ui/button/Button.tsx'

/** Stops waiting for a text message. If the person closed reCAPTCHA's puzzle, nothing else would. */
export function CancelSending({ onCancel }: { onCancel: () => void }) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onCancel()
  }
  return (
    <Button look="quiet" onClick={cancel}>
      {codeFieldText.cancelSending}
    </Button>
  )
}
