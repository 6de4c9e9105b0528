import { Button } from '#src/ui/button/Button.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx'
import { listText as text } from '../text/listText.ts'

type EditDialogProps = {
  /** The field's: under it, what is typed survives a reload. */
  id: string
  before: string
  onSave: (edited: string) => void
  onClose: () => void
}

export function EditDialog({ id, before, onSave, onClose }: EditDialogProps) {
  return (
    <Dialog heading={text.edit} onClose={onClose}>
      <Form onSubmit={(valueOf) => onSave(valueOf(id).trim())}>
        <TextAreaField
          id={id}
          label={text.item}
          defaultValue={before}
          required
          missing={text.missing}
        />
        <Button type="submit" variant="primary">
          {text.save}
        </Button>
        <Button onClick={onClose}>{text.cancel}</Button>
      </Form>
    </Dialog>
  )
}
