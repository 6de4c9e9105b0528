import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { useLazyActor } from '../../../hooks/useLazyActor.ts'

const loadCheck = async () =>
  (await import('../../../firebase/signUp/leakedPassword.ts')).leakedPasswordLogic

/**
 * Whether the password is known from a leak.
 *
 * @param password the one in the field once typing pauses; empty if it needs no check.
 * @param isTyped nothing is loaded before this is true.
 */
export function useIsLeaked(password: string, isTyped: boolean): boolean {
  const check = useLazyActor(configuration.leakedPasswords && isTyped ? loadCheck : null)
  useEffect(() => {
    check?.send({ type: 'password.changed' })
    if (password) check?.send({ type: 'password.chosen', password })
  }, [check, password])
  return useSelector(check ?? undefined, (snapshot) => snapshot?.hasTag('leaked') ?? false)
}
