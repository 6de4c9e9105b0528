import { paths } from '../../paths.ts'
import { productText } from '../../productText.ts'
import { moveText } from '../../text/guestText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** All has come. */
export function Moved() {
  return <MoveEnd heading={productText.move.movedHeading} lead={productText.move.movedLead} />
}

/** Nobody can reach the guest any more. */
export function GuestLost() {
  return <MoveEnd heading={moveText.lostHeading} lead={moveText.lostLead} />
}

/** Another tab of theirs has left behind what had not moved. */
export function RemainingLeft() {
  return <MoveEnd heading={moveText.leftHeading} lead={moveText.leftLead} />
}

/** For whoever comes here without having been a guest. */
export function NothingToMove() {
  return <MoveEnd heading={moveText.nothingHeading} lead={moveText.nothingLead} />
}

function MoveEnd({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <PageHeading title={productText.move.title} lead={lead}>
        {heading}
      </PageHeading>
      <p>
        <ButtonLink href={paths.home} look="primary">
          {productText.move.home}
        </ButtonLink>
      </p>
    </>
  )
}
