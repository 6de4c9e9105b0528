import { useEffect, useMemo, type ReactNode } from 'react'
import type { User } from '#src/domain/session/user.ts'
import { ProductSessionContext } from '#src/providers/productSession.ts'
import { followTrustedDevice } from './followTrustedDevice.ts'
import { NotebookProvider, useOutbox } from '../providers/NotebookProvider.tsx'
import { SearchProvider } from '../providers/SearchProvider.tsx'
import { UploadsProvider } from '../providers/UploadsProvider.tsx'

/** Wraps every page of a signed-in person and runs their notebook. */
export function NotebookScope({ user: { uid }, children }: { user: User; children: ReactNode }) {
  useEffect(() => followTrustedDevice(uid), [uid])
  return (
    <NotebookProvider uid={uid}>
      <UploadsProvider uid={uid}>
        <SearchProvider>
          <Retrying>{children}</Retrying>
        </SearchProvider>
      </UploadsProvider>
    </NotebookProvider>
  )
}

function Retrying({ children }: { children: ReactNode }) {
  const outbox = useOutbox()
  const session = useMemo(() => ({ retry: () => outbox.send({ type: 'outbox.retry' }) }), [outbox])
  return <ProductSessionContext value={session}>{children}</ProductSessionContext>
}
