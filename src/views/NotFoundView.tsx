import { paths } from '../paths.ts'
import { actionText } from '../text/shared/actionText.ts'
import { notFoundText } from '../text/shared/appText.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { PageHeading } from '../ui/page/PageHeading.tsx'

export function NotFoundView() {
  return (
    <>
      <PageHeading title={notFoundText.title} lead={notFoundText.lead} />
      <p>
        <ButtonLink href={paths.home}>{actionText.goHome}</ButtonLink>
      </p>
    </>
  )
}
