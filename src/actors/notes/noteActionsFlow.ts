import { keepChange } from '../../firebase/notes/keepChange.ts'
import { noteActionsMachine } from '../../machines/noteActionsMachine.ts'

/** What is done to notes beside their editor, kept on this device. */
export const noteActionsFlow = noteActionsMachine.provide({
  actions: { keepChange: (_, change) => change && keepChange(change) },
})
