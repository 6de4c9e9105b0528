import { useState } from 'react'
import type { LiveDocument } from '#src/domain/collections/documentChange.ts'
import { useCollection } from '#src/hooks/useCollection.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { emptyForm } from '#src/ui/form/emptyForm.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { CollectionStatus } from '#src/views/collections/CollectionStatus.tsx'
import { itemsCollection, type Item } from '../firebase/itemsCollection.ts'
import { listText as text } from '../text/listText.ts'
import { EditDialog } from './EditDialog.tsx'
import { ItemRow } from './ItemRow.tsx'
import styles from './ListView.module.css'

export function ListView() {
  const items = useCollection(itemsCollection)
  const { documents, save } = items
  const [edited, setEdited] = useState<LiveDocument<Item> | null>(null)
  const add = (item: string, form: HTMLFormElement) => {
    save({ type: 'add', fields: { text: item.trim(), isDone: false } })
    emptyForm(form)
  }
  const finish = (id: string, changed: string) => {
    save({ type: 'update', id, fields: { text: changed } })
    setEdited(null)
  }
  return (
    <>
      <PageHeading title={text.title} />
      <Form onSubmit={(valueOf, form) => add(valueOf('item'), form)}>
        <TextField id="item" label={text.label} required missing={text.missing} />
        <Button type="submit" variant="primary">
          {text.add}
        </Button>
      </Form>
      <CollectionStatus of={items} />
      {documents?.length === 0 && <p>{text.empty}</p>}
      <ul className={styles.items}>
        {documents?.map((item) => (
          <ItemRow key={item.id} item={item} save={save} onEdit={() => setEdited(item)} />
        ))}
      </ul>
      {edited && (
        <EditDialog
          id={`edited-${edited.id}`}
          before={edited.fields.text}
          onSave={(changed) => finish(edited.id, changed)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
