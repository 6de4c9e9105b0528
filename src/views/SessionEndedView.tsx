import type { SessionEnding } from '../domain/sessionEnding.ts'
import { paths } from '../paths.ts'
import { useAuthActor, useAuthSelector } from '../providers/AuthProvider.tsx'
import { sessionEndedText } from '../text/sessionEndedText.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ReceiptOffer } from './deletion/ReceiptOffer.tsx'

/** Why the session has ended by itself, in place of the page that the person was on. */
export function SessionEndedView() {
  const ending = useAuthSelector(({ context }) => context.ending)
  return ending && <Ending ending={ending} />
}

function Ending({ ending }: { ending: SessionEnding }) {
  const actor = useAuthActor()
  const { title, lead, action } = sessionEndedText[ending]
  const isGone = ending === 'left' || ending === 'deleted'
  return (
    <>
      <PageHeading title={title} lead={lead}>
        {title}
      </PageHeading>
      {ending === 'left' && <ReceiptOffer />}
      {isGone ? (
        <ButtonLink href={paths.signUp} look="primary">
          {action}
        </ButtonLink>
      ) : (
        <Button look="primary" onClick={() => actor.send({ type: 'attempt.dismiss' })}>
          {action}
        </Button>
      )}
    </>
  )
}
