import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { leakedPasswordLogic } from '../../firebase/signUp/leakedPasswords.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'

type LeakedPasswordCheckProps = {
  /** The password in the field once typing pauses; empty if it needs no check. */
  password: string
  onAnswer: (isLeaked: boolean) => void
  logic?: typeof leakedPasswordLogic
}

/** Checks whether the password is known from a leak. Renders nothing. */
export function LeakedPasswordCheck({
  password,
  onAnswer,
  logic = leakedPasswordLogic,
}: LeakedPasswordCheckProps) {
  const actor = useInspectedActor(logic)
  const isLeaked = useSelector(actor, (snapshot) => snapshot.hasTag('leaked'))
  useEffect(() => {
    if (password) actor.send({ type: 'password.chosen', password })
    return () => actor.send({ type: 'password.changed' })
  }, [actor, password])
  useEffect(() => onAnswer(isLeaked), [isLeaked, onAnswer])
  return null
}
