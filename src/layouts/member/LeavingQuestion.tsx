import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../late.tsx'
import { useLeavingActor } from '../../providers/LeavingProvider.tsx'

type QuestionProps = { onMissing: () => void }

const newQuestion = () =>
  late(() => import('./LeavingQuestions.tsx'), 'LeavingQuestions', QuestionMissing)

/** Stands ready for somebody who signs out while words have not reached the server. */
export function LeavingQuestion() {
  const leaving = useLeavingActor()
  const isOpen = useSelector(
    leaving,
    (snapshot) => snapshot.hasTag('asking') || snapshot.hasTag('uncertain'),
  )
  const [Question, setQuestion] = useState(newQuestion)
  const giveUp = () => {
    leaving.send({ type: 'question.missing' })
    // Fetched anew when the person tries again.
    setQuestion(newQuestion)
  }
  return <Suspense>{isOpen && <Question onMissing={giveUp} />}</Suspense>
}

function QuestionMissing({ onMissing }: QuestionProps) {
  useEffect(onMissing)
  return null
}
