import { fromCallback } from 'xstate'
import { readFile } from '../../firebase/files/readFile.ts'
import { fileMachine } from '../../machines/fileMachine.ts'

/** The bytes of one file, wired to Storage. */
export const fileFlow = fileMachine.provide({ actors: { readFile: fromCallback(readFile) } })
