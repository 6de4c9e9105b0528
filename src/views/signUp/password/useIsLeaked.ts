import { useEffect } from 'react'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { leakedPasswordLogic } from '../../../firebase/signUp/leakedPassword.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'

/**
 * Whether the password is known from a leak, if `gatehouse.config.ts` has new passwords checked.
 *
 * @param password the one in the field once typing pauses; empty if it needs no check.
 */
export function useIsLeaked(password: string): boolean {
  const [snapshot, actor] = useInspectedMachine(leakedPasswordLogic)
  useEffect(() => {
    actor.send({ type: 'password.changed' })
    if (configuration.leakedPasswords && password) actor.send({ type: 'password.chosen', password })
  }, [actor, password])
  return snapshot.hasTag('leaked')
}
