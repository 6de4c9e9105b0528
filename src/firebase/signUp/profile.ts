import { updateProfile, type User } from 'firebase/auth'
import { getDocFromServer, serverTimestamp, type DocumentData } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import { sameEmail } from '../../domain/signIn/email.ts'
import {
  nameKey,
  withStored,
  type Profile,
  type ProfileReply,
} from '../../domain/signUp/profile.ts'
import {
  profileMachine,
  type ReadProfile,
  type SaveProfile,
} from '../../machines/signUp/profileMachine.ts'
import { profileRequirements } from '../../domain/configuration/appConfiguration.ts'
import { signUpReplyStore } from '../../stores/signUpReplyStore.ts'
import { toPort } from '../sdk/toPort.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { requireOnline } from '../sdk/connection.ts'
import { refreshUserInAllTabs } from '../session/refreshUser.ts'
import { accountRef } from '../data/accountRef.ts'
import { runTransaction } from '../data/runTransaction.ts'
import { answersIn, profileRef, textIn } from '../data/accountDocuments.ts'

const readProfile: ReadProfile = toPort(async () => {
  await requireOnline()
  const user = currentUser()
  const data = (await getDocFromServer(profileRef(user.uid))).data()
  const profile = profileIn(data, user.displayName)
  const { sent } = signUpReplyStore.getState()
  signUpReplyStore.setState({ sent: null })
  // Someone who signed in to an existing account instead has already answered there.
  if (!sent || data || !sameEmail(user.email, sent.email)) {
    return { type: 'profile.read' as const, profile }
  }
  const saved = await save(user, sent.reply).catch(() => null)
  const asTyped = { ...profile, answers: { ...profile.answers, ...sent.reply.answers } }
  return { type: 'profile.read' as const, profile: saved ?? asTyped }
})

export const saveProfile: SaveProfile = toPort(async (reply: ProfileReply) => ({
  type: 'profile.saved' as const,
  profile: await save(currentUser(), reply),
}))

/** Reads and saves the answers to the owner's questions. */
export const profileLogic = profileMachine.provide({
  actors: { readProfile: fromCallback(readProfile), saveProfile: fromCallback(saveProfile) },
})

/**
 * Saves the name in the account and the other answers in a document. Earlier consent, and answers to
 * questions that this build doesn't ask, stay unchanged.
 */
async function save(user: User, { answers, agrees }: ProfileReply): Promise<Profile> {
  const { [nameKey]: name, ...rest } = answers
  if (name !== undefined && name !== (user.displayName ?? '')) {
    await updateProfile(user, { displayName: name })
    await refreshUserInAllTabs().catch(() => null)
  }
  const ref = profileRef(user.uid)
  const terms = await runTransaction(accountRef(user.uid), async (transaction) => {
    const before = (await transaction.get(ref)).data()
    const isNew =
      agrees &&
      profileRequirements.terms !== null &&
      before?.['terms'] !== profileRequirements.terms
    const consent = isNew
      ? { terms: profileRequirements.terms, agreedAt: serverTimestamp() }
      : { terms: textIn(before, 'terms'), agreedAt: (before?.['agreedAt'] as unknown) ?? null }
    transaction.set(ref, { answers: withStored(rest, answersIn(before)), ...consent })
    return consent.terms
  })
  return { answers, terms }
}

function profileIn(data: DocumentData | undefined, name: string | null): Profile {
  return { answers: { ...answersIn(data), [nameKey]: name ?? '' }, terms: textIn(data, 'terms') }
}
