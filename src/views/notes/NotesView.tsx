import { useSelector } from '@xstate/react'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useOutbox } from '../../providers/NotebookProvider.tsx'
import { notesText } from '../../text/notesText.ts'
import { OwnDeviceQuestion } from '../../ui/OwnDeviceQuestion.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { StorageNotice } from '../../ui/StorageNotice.tsx'

/** The notebook. */
export function NotesView() {
  const { user } = useAuth()
  const trouble = useSelector(useOutbox(), ({ context }) => context.trouble)
  return (
    <>
      <PageHeading title={notesText.title}>{notesText.title}</PageHeading>
      <StorageNotice trouble={trouble} />
      {user && <OwnDeviceQuestion uid={user.uid} />}
    </>
  )
}
