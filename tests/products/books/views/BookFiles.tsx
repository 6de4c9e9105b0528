import { useEffect, useState } from 'react'
import type { Failure } from '#src/domain/failure.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import * as attached from '#src/firebase/collections/attachedFiles.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { saveFile } from '#src/ui/files/saveFile.ts'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { bookFilesText as text } from '../text/bookFilesText.ts'

type Work = () => Promise<unknown>

export function BookFiles({ uid, bookId }: { uid: string; bookId: string }) {
  const [files, setFiles] = useState<readonly StoredFile[] | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<attached.AttachRefusal | null>(null)
  const [failed, setFailed] = useState<{ failure: Failure; work: Work } | null>(null)
  useEffect(() => attached.watchAttachedFiles(uid, bookId, setFiles), [uid, bookId])
  const add = async (file: File) => {
    const adding = attached.attachFile(uid, bookId, file, { onProgress: setSent })
    setRefusal(await adding.finally(() => setSent(null)))
  }
  const save = async ({ id, name }: StoredFile) =>
    saveFile(name, await attached.readAttachedFile(uid, id), 'application/octet-stream')
  const run = (work: Work) => {
    setRefusal(null)
    setFailed(null)
    work().catch(async (error: unknown) => setFailed({ ...(await failureEvent(error)), work }))
  }
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file) run(() => add(file))
    input.value = '' // so that the same file can be chosen again
  }
  return (
    <>
      <label>
        {text.add} <input type="file" onChange={({ target }) => choose(target)} />
      </label>
      {sent !== null && <progress value={sent} aria-label={text.add} />}
      <FailureNotice
        failure={failed?.failure ?? null}
        actions={{ retry: () => failed && run(failed.work) }}
      />
      <p role="alert">{refusal && text.refused[refusal]}</p>
      {files?.map((file) => (
        <p key={file.id}>
          <Button onClick={() => run(() => save(file))}>{file.name}</Button>{' '}
          <Button onClick={() => run(() => attached.deleteAttachedFile(uid, file.id))}>
            {text.delete}
          </Button>
        </p>
      ))}
    </>
  )
}
