import { nameOrContactOf } from '#src/domain/session/user.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { helloText } from '../text/helloText.ts'

export function HelloView() {
  const { user } = useAuth()
  const hello = helloText.hello((user && nameOrContactOf(user)) ?? helloText.guest)
  return <PageHeading title={hello} />
}
