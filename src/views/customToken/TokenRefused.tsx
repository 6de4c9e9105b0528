import { paths } from '../../paths.ts'
import { customTokenText } from '../../text/signInMethodsText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The link will never work, and why. */
export function TokenRefused({ reason }: { reason: string }) {
  return (
    <>
      <PageHeading title={customTokenText.refusedHeading} lead={reason}>
        {customTokenText.refusedHeading}
      </PageHeading>
      <ButtonLink href={paths.home}>{customTokenText.home}</ButtonLink>
    </>
  )
}
