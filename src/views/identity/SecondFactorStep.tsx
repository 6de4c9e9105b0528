import { useCallback } from 'react'
import { identityText } from '../../text/identityText.ts'
import { Button } from '../../ui/Button.tsx'
import type { IdentityStep } from './identityStep.ts'
import { SecondFactorChallenge } from './SecondFactorChallenge.tsx'

/** The first factor was right; the account asks for its second one. */
export function SecondFactorStep({ actor }: Pick<IdentityStep, 'actor'>) {
  const prove = useCallback(() => actor.send({ type: 'identity.proved' }), [actor])
  const otherWay = () => actor.send({ type: 'identity.otherWay' })
  return (
    <>
      <p>{identityText.secondFactor}</p>
      <SecondFactorChallenge onDone={prove} onBack={otherWay} />
      <Button onClick={otherWay}>{identityText.otherWay}</Button>
    </>
  )
}
