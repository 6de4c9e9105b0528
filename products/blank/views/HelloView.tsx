import { useAuth } from '#src/providers/AuthProvider.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { helloText } from '../text/helloText.ts'

export function HelloView() {
  const { user } = useAuth()
  const hello = helloText.hello(user?.displayName ?? user?.email ?? helloText.guest)
  return <PageHeading title={hello}>{hello}</PageHeading>
}
