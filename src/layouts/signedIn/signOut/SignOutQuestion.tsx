import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../../startup/lazy.tsx'
import { useSignOutActor } from '../../../providers/SignOutProvider.tsx'

type QuestionProps = { onMissing: () => void }

const newQuestion = () =>
  lazyComponent(() => import('./SignOutQuestions.tsx'), 'SignOutQuestions', QuestionMissing)

const questions = ['asking', 'guestPending', 'uncertain'] as const

/** The dialog of a sign-out, loaded when it has something to ask. */
export function SignOutQuestion() {
  const actor = useSignOutActor()
  const isOpen = useSelector(actor, (snapshot) => questions.some((tag) => snapshot.hasTag(tag)))
  const [Question, setQuestion] = useState(newQuestion)
  const giveUp = () => {
    actor.send({ type: 'question.missing' })
    // A new attempt fetches the code again.
    setQuestion(newQuestion)
  }
  return <Suspense>{isOpen && <Question onMissing={giveUp} />}</Suspense>
}

function QuestionMissing({ onMissing }: QuestionProps) {
  useEffect(onMissing)
  return null
}
