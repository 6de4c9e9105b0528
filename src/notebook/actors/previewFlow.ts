import { fromCallback } from 'xstate'
import { prepareReading, readMarkdown } from '../device/readMarkdown.ts'
import { previewMachine, type ReadMarkdown } from '../machines/previewMachine.ts'

/** The preview of a note, wired to a reader beside the page. */
export const previewFlow = previewMachine.provide({
  actors: { readMarkdown: fromCallback(readBesideThePage) },
})

/** Fetches what the preview needs beside its view, so that it works without a network from then on. */
export const preparePreview = prepareReading

function readBesideThePage({ input, sendBack }: Parameters<ReadMarkdown>[0]): () => void {
  return readMarkdown(input.text, (tree) =>
    sendBack(tree ? { type: 'markdown.read', tree } : { type: 'markdown.refused' }),
  )
}
