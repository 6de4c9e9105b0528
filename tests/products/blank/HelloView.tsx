import { useAuth } from '#src/providers/AuthProvider.tsx'
import { PageHeading } from '#src/ui/PageHeading.tsx'

export function HelloView() {
  const { user } = useAuth()
  const greeting = `Hello, ${user?.displayName ?? user?.email ?? 'guest'}`
  return <PageHeading title={greeting}>{greeting}</PageHeading>
}
