import { portsOf } from '#src/machines/shared/ports.ts'
import { previewMachine, type ParseMarkdown } from '../../machines/previewMachine.ts'
import { parseMarkdown } from './parseMarkdown.ts'

export const previewLogic = previewMachine.provide({
  actors: portsOf({ parseMarkdown: parseInWorker }),
})

function parseInWorker({ input, sendBack }: Parameters<ParseMarkdown>[0]): () => void {
  return parseMarkdown(
    input.text,
    () => sendBack({ type: 'markdown.started' }),
    (tree) => sendBack(tree ? { type: 'markdown.parsed', tree } : { type: 'markdown.failed' }),
  )
}
