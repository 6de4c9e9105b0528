import type { LiveDocument, NewChange } from '#src/domain/collections/documentChange.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { CheckField } from '#src/ui/form/CheckField.tsx'
import type { Item } from '../firebase/itemsCollection.ts'
import { listText as text } from '../text/listText.ts'
import styles from './ListView.module.css'

type ItemRowProps = {
  item: LiveDocument<Item>
  save: (change: NewChange<Item>) => void
  onEdit: () => void
}

export function ItemRow({ item: { id, fields: item }, save, onEdit }: ItemRowProps) {
  const remove = () => {
    save({ type: 'delete', id })
    document.getElementById('item')?.focus()
  }
  return (
    <li className={styles.item}>
      <CheckField
        label={item.text}
        checked={item.isDone}
        onChange={({ currentTarget: { checked } }) =>
          save({ type: 'update', id, fields: { isDone: checked } })
        }
      />
      <Button variant="quiet" aria-label={text.editItem(item.text)} onClick={onEdit}>
        {text.edit}
      </Button>
      <Button variant="quiet" aria-label={text.deleteItem(item.text)} onClick={remove}>
        {text.delete}
      </Button>
    </li>
  )
}
