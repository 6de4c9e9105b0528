import { useRef } from 'react'
import { shownDocuments, type DocumentChange } from '#src/domain/data/documentChange.ts'
import { nextStepAfter } from '#src/domain/failure.ts'
import { useCollection } from '#src/hooks/useCollection.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { Button } from '#src/ui/button/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { itemsCollection, type Item } from '../firebase/itemsCollection.ts'
import { listText as text } from '../text/listText.ts'
import { ItemRow } from './ItemRow.tsx'
import styles from './ListView.module.css'

export function ListView() {
  const { user } = useAuth()
  return (
    <>
      <PageHeading title={text.title}>{text.title}</PageHeading>
      {user && <List key={user.uid} uid={user.uid} />}
    </>
  )
}

function List({ uid }: { uid: string }) {
  const [snapshot, send] = useCollection(itemsCollection, uid)
  const { failure } = snapshot.context
  const shown = shownDocuments(snapshot.context)
  const field = useRef<HTMLInputElement>(null)
  const save = (change: DocumentChange<Item>) => send({ type: 'document.change', change })
  const retry = () => send({ type: 'documents.retry' })
  const add = (item: string) => {
    const fields = { text: item.trim(), isDone: false }
    save({ type: 'add', id: crypto.randomUUID(), fields })
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  return (
    <>
      <Form onSubmit={(valueOf) => add(valueOf('item'))}>
        <FailureNotice failure={failure} actions={{ retry }} />
        {snapshot.hasTag('failed') && failure && nextStepAfter(failure) !== 'retry' && (
          <Button onClick={retry}>{text.tryAgain}</Button>
        )}
        <TextField
          id="item"
          label={text.label}
          required
          missing={text.missing}
          ref={field}
          failure={failure}
        />
        <Button type="submit" look="primary">
          {text.add}
        </Button>
      </Form>
      {!shown && !failure && <p>{text.reading}</p>}
      {shown?.length === 0 && <p>{text.empty}</p>}
      <ul className={styles.items}>
        {shown?.map(({ id, fields }) => (
          <ItemRow
            key={id}
            item={fields}
            onChange={(changed) => save({ type: 'update', id, fields: changed })}
            onDelete={() => save({ type: 'delete', id })}
          />
        ))}
      </ul>
    </>
  )
}
