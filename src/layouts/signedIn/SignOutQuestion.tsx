import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../lazy.tsx'
import { useSignOutActor } from '../../providers/SignOutProvider.tsx'

type QuestionProps = { onMissing: () => void }

const newQuestion = () =>
  lazyComponent(() => import('./SignOutQuestions.tsx'), 'SignOutQuestions', QuestionMissing)

/** Stands ready for somebody who signs out while words have not reached the server. */
export function SignOutQuestion() {
  const actor = useSignOutActor()
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('asking') || snapshot.hasTag('uncertain'),
  )
  const [Question, setQuestion] = useState(newQuestion)
  const giveUp = () => {
    actor.send({ type: 'question.missing' })
    // Fetched anew when the person tries again.
    setQuestion(newQuestion)
  }
  return <Suspense>{isOpen && <Question onMissing={giveUp} />}</Suspense>
}

function QuestionMissing({ onMissing }: QuestionProps) {
  useEffect(onMissing)
  return null
}
