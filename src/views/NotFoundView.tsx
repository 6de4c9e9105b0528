import { paths } from '../paths.ts'
import { faultText } from '../text/faultText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'

export function NotFoundView() {
  return (
    <>
      <PageHeading title={faultText.notFoundTitle} lead={faultText.notFound}>
        {faultText.notFoundTitle}
      </PageHeading>
      <p>
        <ButtonLink href={paths.home}>{faultText.goHome}</ButtonLink>
      </p>
    </>
  )
}
