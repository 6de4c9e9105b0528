import { useMachine } from '@xstate/react'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { Button } from '#src/ui/button/Button.tsx'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { greetingLogic } from '../firebase/keptGreeting.ts'
import { maxGreetingLength } from '../domain/greeting.ts'
import { greetingText as text } from '../text/greetingText.ts'

export function HelloView() {
  const { user } = useAuth()
  const name = text.hello(user?.displayName ?? user?.email ?? text.guest)
  return (
    <>
      <PageHeading title={name}>{name}</PageHeading>
      {user && <GreetingForm key={user.uid} uid={user.uid} />}
    </>
  )
}

function GreetingForm({ uid }: { uid: string }) {
  const [snapshot, send] = useMachine(greetingLogic, { input: { uid } })
  const { kept, failure } = snapshot.context
  if (snapshot.hasTag('reading')) return <p>{text.reading}</p>
  if (snapshot.hasTag('unread')) {
    return (
      <>
        <FailureNotice failure={failure} />
        <Button onClick={() => send({ type: 'greeting.retry' })}>{text.tryAgain}</Button>
      </>
    )
  }
  return (
    <Form onSubmit={(valueOf) => send({ type: 'greeting.save', text: valueOf('greeting') })}>
      <FailureNotice failure={failure} />
      <TextField
        id="greeting"
        label={text.label}
        defaultValue={kept.text}
        maxLength={maxGreetingLength}
        failure={failure}
      />
      <SubmitButton
        label={text.save}
        busyLabel={text.saving}
        isBusy={snapshot.hasTag('saving')}
        coolDownEndsAt={null}
      />
      <output>{snapshot.hasTag('saved') && text.saved}</output>
    </Form>
  )
}
