import { identityText } from '../../text/identityText.ts'
import { Button } from '../../ui/Button.tsx'
import type { IdentityStep } from './identityStep.ts'
import { SecondFactorChallenge } from './SecondFactorChallenge.tsx'

/** The first factor was right; the account asks for its second one. */
export function SecondFactorStep({ actor }: Pick<IdentityStep, 'actor'>) {
  return (
    <>
      <p>{identityText.secondFactor}</p>
      <SecondFactorChallenge onDone={() => actor.send({ type: 'identity.proved' })} />
      <Button onClick={() => actor.send({ type: 'identity.otherWay' })}>
        {identityText.otherWay}
      </Button>
    </>
  )
}
