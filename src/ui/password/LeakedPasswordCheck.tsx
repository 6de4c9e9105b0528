import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { leakedPasswordFlow } from '../../actors/signUp/leakedPasswordFlow.ts'
import { useFlow } from '../../hooks/useFlow.ts'

type LeakedPasswordCheckProps = {
  /** The password in the field once typing pauses; empty if it needs no check. */
  password: string
  onAnswer: (isLeaked: boolean) => void
  flow?: typeof leakedPasswordFlow
}

/** Checks whether the password is known from a leak. Renders nothing. */
export function LeakedPasswordCheck({
  password,
  onAnswer,
  flow = leakedPasswordFlow,
}: LeakedPasswordCheckProps) {
  const actor = useFlow(flow)
  const isLeaked = useSelector(actor, (snapshot) => snapshot.hasTag('leaked'))
  useEffect(() => {
    if (password) actor.send({ type: 'password.chosen', password })
    return () => actor.send({ type: 'password.changed' })
  }, [actor, password])
  useEffect(() => onAnswer(isLeaked), [isLeaked, onAnswer])
  return null
}
