import type { Claims } from '#src/domain/session/claims.ts'
import { useClaims } from '#src/hooks/useClaims.ts'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'

type Desk = 'front' | 'back'

function readDesk(claims: Claims): Desk {
  return claims['desk'] === 'front' ? 'front' : 'back'
}

export function StaffView() {
  const desk = useClaims(readDesk)
  return (
    <PageHeading title="Staff" lead={desk && `You work at the ${desk} desk.`}>
      Staff
    </PageHeading>
  )
}
