import { useSelector } from '@xstate/react'
import { useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { useLazyImport } from '../../../hooks/useLazyImport.ts'

const loadQuestions = () => import('./SignOutDialogs.tsx')

const questions = ['asking', 'guestPending', 'uncertain'] as const

/** The dialog of a sign-out, loaded when it has something to ask. */
export function SignOutDialogLoader() {
  const actor = useSignOutActor()
  const isOpen = useSelector(actor, (snapshot) => questions.some((tag) => snapshot.hasTag(tag)))
  const code = useLazyImport(isOpen ? loadQuestions : null, () =>
    actor.send({ type: 'question.missing' }),
  )
  return isOpen && code && <code.SignOutDialogs />
}
