import { notesText } from '../../text/notesText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The notebook. */
export function NotesView() {
  return <PageHeading title={notesText.title}>{notesText.title}</PageHeading>
}
