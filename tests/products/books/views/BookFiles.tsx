import { useEffect, useState } from 'react'
import type { Failure } from '#src/domain/failure.ts'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import * as attached from '#src/firebase/collections/attachedFiles.ts'
import { failureEvent } from '#src/firebase/sdk/toPort.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { saveFile } from '#src/ui/files/saveFile.ts'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { bookFilesText as text } from '../text/bookFilesText.ts'

export function BookFiles({ uid, bookId }: { uid: string; bookId: string }) {
  const [files, setFiles] = useState<readonly StoredFile[] | null>(null)
  const [refusal, setRefusal] = useState<attached.AttachRefusal | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => attached.watchAttachedFiles(uid, bookId, setFiles), [uid, bookId])
  const add = async ([file]: Iterable<File>) =>
    file && setRefusal(await attached.attachFile(uid, bookId, file))
  const save = async ({ id, name }: StoredFile) =>
    saveFile(name, await attached.readAttachedFile(uid, id), 'application/octet-stream')
  const remove = ({ id }: StoredFile) => attached.deleteAttachedFile(uid, id)
  const run = (work: Promise<unknown>) => {
    setFailure(null)
    work.catch(async (error: unknown) => setFailure((await failureEvent(error)).failure))
  }
  return (
    <>
      <label>
        {text.add} <input type="file" onChange={({ target }) => run(add(target.files ?? []))} />
      </label>
      <FailureNotice failure={failure} />
      <p role="alert">{refusal && text.refused[refusal]}</p>
      {files?.map((file) => (
        <p key={file.id}>
          <Button onClick={() => run(save(file))}>{file.name}</Button>{' '}
          <Button onClick={() => run(remove(file))}>{text.delete}</Button>
        </p>
      ))}
    </>
  )
}
