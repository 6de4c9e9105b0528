import { useAuth } from '../../providers/AuthProvider.tsx'
import { dataText } from '../../text/dataText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ExportSection } from './ExportSection.tsx'
import { ImportSection } from './ImportSection.tsx'

/** Where a person takes everything with them, or puts it back. */
export function DataView() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <>
      <PageHeading title={dataText.title} lead={dataText.lead}>
        {dataText.title}
      </PageHeading>
      <ExportSection user={user} />
      <ImportSection user={user} />
    </>
  )
}
