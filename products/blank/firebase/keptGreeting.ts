import { fromCallback } from 'xstate'
import { toPort } from '#src/firebase/sdk/toPort.ts'
import { userDataOf } from '#src/firebase/data/userData.ts'
import { greetingMachine, type ReadKept, type SaveKept } from '../machines/greetingMachine.ts'
import { greetingsOf, saveGreeting } from './greeting.ts'

const readKept: ReadKept = toPort(async ({ uid }) => {
  const [first] = await greetingsOf(userDataOf(uid))
  return { type: 'greeting.read' as const, kept: first ?? { id: uid, text: '' } }
})

const saveKept: SaveKept = toPort(async ({ uid, kept }) => {
  await saveGreeting(userDataOf(uid), kept.id, kept.text)
  return { type: 'greeting.saved' as const }
})

/** The one document, wired to Firestore. */
export const greetingLogic = greetingMachine.provide({
  actors: { readKept: fromCallback(readKept), saveKept: fromCallback(saveKept) },
})
