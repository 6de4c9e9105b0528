import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '#src/domain/session/user.ts'
import { paths } from '#src/paths.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { pathWithReturn } from '#src/returnPath.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { CopyButton } from '#src/ui/button/CopyButton.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { saveFile } from '#src/ui/files/saveFile.ts'
import { Notice } from '#src/ui/notice/Notice.tsx'
import type { EditorField } from '../domain/editor/noteEditor.ts'
import { noteAsMarkdown } from '../domain/markdown/noteAsMarkdown.ts'
import { noteLimit, noteLimitFor } from '../domain/note.ts'
import type { Refusal } from '../domain/sync/outboxRow.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { notebookPaths } from '../paths.ts'
import { useOutbox } from '../providers/NotebookProvider.tsx'
import { notesText } from '../text/notesText.ts'
import { noteText, refusedNoteText } from '../text/noteText.ts'
import dialogs from './dialogs.module.css'
import styles from './NoteEditor.module.css'

/** Explains why the server rejects a note, and offers ways to keep its text. */
export function RefusedNotice({ actor }: { actor: NoteActor }) {
  const outbox = useOutbox()
  const { user } = useAuth()
  const [, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const row = useSelector(actor, ({ context }) => context.row)
  const refusal = row?.refusal
  if (!row || !refusal || refusal === 'too-long' || !user) return <div role="alert" />
  const { content } = row.edit
  const download = () => {
    const { name, text } = noteAsMarkdown(content, notesText.untitled)
    saveFile(name, text, 'text/markdown')
  }
  const discard = () => {
    actor.send({ type: 'draft.discard' })
    if (row.basis === null) navigate(paths.home)
    setAsking(false)
  }
  return (
    <>
      <div role="alert">
        <Notice tone="danger">
          <span>{reasonOf(refusal, user)}</span>
          {refusal !== 'not-allowed' && <PageLink user={user} />}
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => outbox.send({ type: 'rows.retryRefused' })}>
              {refusedNoteText.tryAgain}
            </Button>
            <CopyButton
              variant="quiet"
              text={noteAsMarkdown(content, notesText.untitled).text}
              label={refusedNoteText.copy}
              copiedLabel={refusedNoteText.copied}
            />
            <Button variant="quiet" onClick={download}>
              {refusedNoteText.download}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {refusedNoteText.discard}
            </Button>
          </div>
        </Notice>
      </div>
      {isAsking && <DiscardDialog onDiscard={discard} onKeep={() => setAsking(false)} />}
    </>
  )
}

function PageLink({ user }: { user: User }) {
  const [path] = useLocation()
  if (noteLimitFor(user) === noteLimit) {
    return <Link href={notebookPaths.trash}>{refusedNoteText.openTrash}</Link>
  }
  return __FEATURES__.guestUpgrade && user.isAnonymous ? (
    <Link href={paths.guestUpgrade}>{refusedNoteText.createAccount}</Link>
  ) : (
    <Link href={pathWithReturn(paths.verifyEmail, path)}>{refusedNoteText.verifyEmail}</Link>
  )
}

function reasonOf(refusal: Exclude<Refusal, 'too-long'>, user: User): string {
  if (refusal === 'not-allowed') return refusedNoteText.notAllowed
  const limit = noteLimitFor(user)
  return limit === noteLimit
    ? refusedNoteText.tooMany(limit)
    : refusedNoteText.tooManyUnverified(limit)
}

type DiscardDialogProps = { onDiscard: () => void; onKeep: () => void }

function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog heading={refusedNoteText.askDiscard} onClose={onKeep}>
      <p>{refusedNoteText.discardLead}</p>
      <div className={dialogs.choices}>
        <Button onClick={onKeep}>{refusedNoteText.keep}</Button>
        <Button variant="danger" onClick={onDiscard}>
          {refusedNoteText.discard}
        </Button>
      </div>
    </Dialog>
  )
}

type TooLongProps = {
  actor: NoteActor
  field: EditorField
  /** In UTF-16 units. */
  limit: number
  sentence: string
}

/** Warns that a text is too long to save, and by how much. The live amount isn't announced. */
export function TooLong({ actor, field, limit, sentence }: TooLongProps) {
  const excess = useSelector(actor, ({ context }) =>
    Math.max(0, context.content[field].length - limit),
  )
  if (excess === 0) return <div role="alert" />
  return (
    <Notice tone="danger">
      <span role="alert">{sentence}</span>
      <span>{noteText.excess(excess)}</span>
    </Notice>
  )
}
