import { useState } from 'react'
import type { DocumentChange, LiveDocument } from '#src/domain/data/documentChange.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { CheckField } from '#src/ui/form/CheckField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx'
import type { Item } from '../firebase/itemsCollection.ts'
import { listText as text } from '../text/listText.ts'
import styles from './ListView.module.css'

type ItemRowProps = { item: LiveDocument<Item>; save: (change: DocumentChange<Item>) => void }

export function ItemRow({ item: { id, fields: item }, save }: ItemRowProps) {
  const [isEdited, setIsEdited] = useState(false)
  const update = (fields: Partial<Item>) => save({ type: 'update', id, fields })
  const finish = (edited: string) => {
    update({ text: edited.trim() })
    setIsEdited(false)
  }
  return (
    <li className={styles.item}>
      <CheckField
        label={item.text}
        checked={item.isDone}
        onChange={({ currentTarget: { checked: isDone } }) => update({ isDone })}
      />
      <Button look="quiet" aria-label={text.editItem(item.text)} onClick={() => setIsEdited(true)}>
        {text.edit}
      </Button>
      <Button
        look="quiet"
        aria-label={text.deleteItem(item.text)}
        onClick={() => {
          save({ type: 'delete', id })
          document.getElementById('item')?.focus()
        }}
      >
        {text.delete}
      </Button>
      {isEdited && (
        <Dialog heading={text.edit} onClose={() => setIsEdited(false)}>
          <Form onSubmit={(valueOf) => finish(valueOf('edited'))}>
            <TextAreaField
              id="edited"
              label={text.item}
              defaultValue={item.text}
              required
              missing={text.missing}
              failure={null}
            />
            <Button type="submit" look="primary">
              {text.save}
            </Button>
            <Button onClick={() => setIsEdited(false)}>{text.cancel}</Button>
          </Form>
        </Dialog>
      )}
    </li>
  )
}
