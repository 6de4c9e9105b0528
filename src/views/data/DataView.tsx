import type { User } from '../../domain/user.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { dataText } from '../../text/dataText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ExportSection } from './ExportSection.tsx'
import { ImportSection } from './ImportSection.tsx'
import { useExport } from './useExport.ts'

/** Where a person takes everything with them, or puts it back. */
export function DataView() {
  const { user } = useAuth()
  return user && <Data user={user} />
}

function Data({ user }: { user: User }) {
  const exporting = useExport(user)
  return (
    <>
      <PageHeading title={dataText.title} lead={dataText.lead}>
        {dataText.title}
      </PageHeading>
      <ExportSection actor={exporting} />
      <ImportSection user={user} onImported={() => exporting.send({ type: 'contents.changed' })} />
    </>
  )
}
