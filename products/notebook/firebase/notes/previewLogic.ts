import { fromCallback } from 'xstate'
import { prepareReading, readMarkdown } from '../../storage/readMarkdown.ts'
import { previewMachine, type ReadMarkdown } from '../../machines/previewMachine.ts'

/** Parses a note's Markdown in a worker. */
export const previewLogic = previewMachine.provide({
  actors: { readMarkdown: fromCallback(readInWorker) },
})

/** Loads the worker's code, so that the preview works offline from then on. */
export const preparePreview = prepareReading

function readInWorker({ input, sendBack }: Parameters<ReadMarkdown>[0]): () => void {
  return readMarkdown(
    input.text,
    () => sendBack({ type: 'markdown.started' }),
    (tree) => sendBack(tree ? { type: 'markdown.read', tree } : { type: 'markdown.refused' }),
  )
}
