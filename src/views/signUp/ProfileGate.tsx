import { useSelector } from '@xstate/react'
import { useCallback, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { profileLogic } from '../../firebase/signUp/profile.ts'
import { agreesTo, replyIn } from '../../domain/signUp/profile.ts'
import type { User } from '../../domain/session/user.ts'
import type { profileMachine } from '../../machines/signUp/profileMachine.ts'
import { paths } from '../../paths.ts'
import { profileRequirements } from '../../domain/configuration/appConfiguration.ts'
import { SignedInLayout } from '../../layouts/SignedInLayout.tsx'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { profileText } from '../../text/signUp/profileText.ts'
import { readForm } from '../../ui/form/readForm.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import styles from './signUp.module.css'

type ProfileGateProps = {
  user: User
  children: ReactNode
}

/** Without agreeing, a person can still export their data and delete their account. */
const alwaysOpen: readonly string[] = [paths.data, paths.deleteAccount]

/** Replaces every page with the questions until a signed-in person has answered what is required. */
export function ProfileGate({ user, ...gate }: ProfileGateProps) {
  // Guests have given no data yet, and aren't asked for any.
  return user.isAnonymous ? gate.children : <Gate {...gate} />
}

function Gate({ children }: Omit<ProfileGateProps, 'user'>) {
  const actor = useInspectedActor(profileLogic, { input: { requirements: profileRequirements } })
  const [path] = useLocation()
  const isAdmitted = useSelector(actor, (snapshot) => snapshot.hasTag('admitted'))
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag('asked'))
  if (isAdmitted || alwaysOpen.includes(path)) return children
  if (!isAsked) return null
  return (
    <SignedInLayout>
      <CompleteAccount actor={actor} />
    </SignedInLayout>
  )
}

function CompleteAccount({ actor }: { actor: ActorRefFrom<typeof profileMachine> }) {
  const { profile, typed, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const keepAnswers = useCallback(
    (page: HTMLDivElement) => () => {
      const form = page.querySelector('form')
      if (!form) return
      const { answers } = replyIn(profileRequirements, readForm(form))
      actor.send({ type: 'profile.leave', typed: answers })
    },
    [actor],
  )
  const asksOnlyTerms = profileRequirements.fields.length === 0
  const hasNewTerms = profile.terms !== null && !agreesTo(profileRequirements, profile)
  const firstLead = asksOnlyTerms ? profileText.termsLead : profileText.lead
  const title = asksOnlyTerms ? profileText.termsTitle : profileText.title
  return (
    <div ref={keepAnswers} className={styles.page}>
      <PageHeading title={title} lead={hasNewTerms ? profileText.newTermsLead : firstLead}>
        {title}
      </PageHeading>
      <RequestForm
        request={{ failure, isBusy, coolDownEndsAt: null }}
        submit={profileText.submit}
        submitting={profileText.submitting}
        onSubmit={(valueOf) =>
          actor.send({ type: 'profile.submit', reply: replyIn(profileRequirements, valueOf) })
        }
      >
        <ProfileFields
          profile={{ ...profile, answers: { ...profile.answers, ...typed } }}
          failure={failure}
        />
      </RequestForm>
      <p className={styles.links}>
        <Link href={paths.data}>{profileText.export}</Link>
        <Link href={paths.deleteAccount}>{profileText.leave}</Link>
      </p>
    </div>
  )
}
