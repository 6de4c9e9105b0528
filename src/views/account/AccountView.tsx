import { useAuth } from '../../providers/AuthProvider.tsx'
import { connectedText } from '../../text/connectedText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'

export function AccountView() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <>
      <PageHeading title={connectedText.title}>{connectedText.title}</PageHeading>
      <ConnectedAccounts user={user} />
    </>
  )
}
