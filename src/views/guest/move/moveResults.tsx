import { paths } from '../../../paths.ts'
import { productText } from '../../../product/current.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'

/** Everything has arrived. */
export function Moved() {
  return <MoveEnd heading={productText().move.movedHeading} lead={productText().move.movedLead} />
}

/** The guest account can't be reached anymore. */
export function GuestLost() {
  return <MoveEnd heading={moveText.lostHeading} lead={moveText.lostLead} />
}

/** Another tab left behind what hadn't moved. */
export function RemainingLeft() {
  return <MoveEnd heading={moveText.leftHeading} lead={moveText.leftLead} />
}

/** Shown to people who weren't guests. */
export function NothingToMove() {
  return <MoveEnd heading={moveText.nothingHeading} lead={moveText.nothingLead} />
}

function MoveEnd({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <PageHeading title={productText().move.title} lead={lead}>
        {heading}
      </PageHeading>
      <p>
        <ButtonLink href={paths.home} look="primary">
          {productText().move.home}
        </ButtonLink>
      </p>
    </>
  )
}
