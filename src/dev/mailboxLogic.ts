import { fromCallback } from 'xstate'
import { configuration } from '../domain/configuration/appConfiguration.ts'
import { paths } from '../paths.ts'
import {
  mailboxMachine,
  type EmailMessage,
  type TextMessage,
  type WatchMailbox,
} from './mailboxMachine.ts'

const intervalMs = 1_500

type OobCode = { email: string; newEmail?: string; requestType: string; oobLink: string }
type OobCodes = { oobCodes?: OobCode[] }
type VerificationCodes = { verificationCodes?: { phoneNumber: string; code: string }[] }

const watchMailbox: WatchMailbox = ({ sendBack }) => {
  const poll = async () => {
    try {
      const [emails, texts] = await Promise.all([readEmails(), readTexts()])
      sendBack({ type: 'mailbox.read', mailbox: { emails, texts } })
    } catch {
      sendBack({ type: 'mailbox.unreachable' })
    }
  }
  void poll()
  const timer = setInterval(() => void poll(), intervalMs)
  return () => clearInterval(timer)
}

/** Reads the emails and text messages of the local Firebase. */
export const mailboxLogic = mailboxMachine.provide({
  actors: { watchMailbox: fromCallback(watchMailbox) },
})

async function readEmails(): Promise<EmailMessage[]> {
  const { oobCodes = [] } = await read<OobCodes>('oobCodes')
  return oobCodes
    .map(({ email, newEmail, requestType, oobLink }) => ({
      to: newEmail ?? email,
      purpose: requestType,
      link: paths.emailAction + new URL(oobLink).search,
    }))
    .toReversed()
}

async function readTexts(): Promise<TextMessage[]> {
  const { verificationCodes = [] } = await read<VerificationCodes>('verificationCodes')
  return verificationCodes.map(({ phoneNumber, code }) => ({ to: phoneNumber, code })).toReversed()
}

async function read<Answer>(what: string): Promise<Answer> {
  const { local, firebase } = configuration
  const response = await fetch(`${local?.auth}/emulator/v1/projects/${firebase.projectId}/${what}`)
  if (!response.ok) throw new Error(`The local Firebase answered ${response.status}.`)
  return (await response.json()) as Answer
}
