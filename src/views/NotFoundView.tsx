import { paths } from '../paths.ts'
import { notFoundText } from '../text/shared/notFoundText.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { PageHeading } from '../ui/page/PageHeading.tsx'

export function NotFoundView() {
  return (
    <>
      <PageHeading title={notFoundText.title} lead={notFoundText.lead} />
      <p>
        <ButtonLink href={paths.home}>{notFoundText.goHome}</ButtonLink>
      </p>
    </>
  )
}
