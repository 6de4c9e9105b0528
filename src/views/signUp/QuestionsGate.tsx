import { useSelector } from '@xstate/react'
import { useCallback, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { signUpQuestions } from '../../domain/configuration/appConfiguration.ts'
import { hasAcceptedTerms, submittedAnswers } from '../../domain/signUp/questions.ts'
import { questionsLogic } from '../../firebase/signUp/questions.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { PageFooter } from '../../layouts/PageFooter.tsx'
import { SignedInLayout } from '../../layouts/SignedInLayout.tsx'
import type { questionsMachine } from '../../machines/signUp/questionsMachine.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { actionText } from '../../text/shared/actionText.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { readForm } from '../../ui/form/readForm.ts'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import styles from './signUp.module.css'

type QuestionsGateProps = { children: ReactNode }

/** Without agreeing, a person can still export their data and delete their account. */
const alwaysOpen: readonly string[] = [paths.data, paths.deleteAccount]

/** Replaces every page with the questions until a signed-in person has answered what is required. */
export function QuestionsGate({ children }: QuestionsGateProps) {
  const { isAnonymous } = useUser()
  // Guests have given no data yet, and aren't asked for any.
  return isAnonymous ? children : <Gate>{children}</Gate>
}

function Gate({ children }: QuestionsGateProps) {
  const actor = useInspectedActor(questionsLogic, { input: { questions: signUpQuestions } })
  const [path] = useLocation()
  const isAllowed = useSelector(actor, (snapshot) => snapshot.hasTag('allowed'))
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'))
  if (isAllowed || alwaysOpen.includes(path)) return children
  if (isReading) return null
  return (
    <SignedInLayout>
      <CompleteAccount actor={actor} />
      <PageFooter />
    </SignedInLayout>
  )
}

function CompleteAccount({ actor }: { actor: ActorRefFrom<typeof questionsMachine> }) {
  const snapshot = useSelector(actor, (current) => current)
  const { given, typed, failure } = snapshot.context
  const keepAnswers = useCallback(
    (page: HTMLDivElement) => () => {
      const form = page.querySelector('form')
      if (!form) return
      const { answers } = submittedAnswers(signUpQuestions, readForm(form))
      actor.send({ type: 'questions.leave', typed: answers })
    },
    [actor],
  )
  const asksOnlyTerms = signUpQuestions.fields.length === 0
  const hasNewTerms = given.terms !== null && !hasAcceptedTerms(signUpQuestions, given)
  const firstLead = asksOnlyTerms ? questionsText.termsLead : questionsText.lead
  const title = asksOnlyTerms ? questionsText.termsTitle : questionsText.title
  return (
    <div ref={keepAnswers} className={styles.column}>
      <PageHeading title={title} lead={hasNewTerms ? questionsText.newTermsLead : firstLead} />
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={actionText.continue}
        busyLabel={actionText.saving}
        onSubmit={(valueOf) =>
          actor.send({
            type: 'questions.submit',
            submitted: submittedAnswers(signUpQuestions, valueOf),
          })
        }
      >
        <QuestionFields
          given={{ ...given, answers: { ...given.answers, ...typed } }}
          failure={failure}
        />
      </RequestForm>
      <p className={styles.links}>
        <Link href={paths.data}>{questionsText.export}</Link>
        <Link href={paths.deleteAccount}>{questionsText.deleteAccount}</Link>
      </p>
    </div>
  )
}
