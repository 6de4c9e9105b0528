import { useEffect } from 'react'
import { leakedPasswordLogic } from '../../../firebase/signUp/leakedPassword.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'

/**
 * Whether the password is known from a leak.
 *
 * @param password the one in the field once typing pauses; empty if it needs no check.
 */
export const useIsLeaked = __FEATURES__.leakedPasswords ? useLeakCheck : () => false

function useLeakCheck(password: string): boolean {
  const [snapshot, actor] = useInspectedMachine(leakedPasswordLogic)
  useEffect(() => {
    actor.send({ type: 'password.changed' })
    if (password) actor.send({ type: 'password.chosen', password })
  }, [actor, password])
  return snapshot.hasTag('leaked')
}
