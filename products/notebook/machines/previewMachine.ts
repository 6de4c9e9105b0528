import { assertEvent, assign, setup } from 'xstate'
import { requiredPort, type Port } from '#src/machines/shared/ports.ts'
import type { MarkdownTree } from '../domain/markdown/markdownTree.ts'

type Preview = { text: string }

export type PreviewEvent =
  | { type: 'text.changed'; text: string }
  /** The worker's code has loaded. */
  | { type: 'markdown.started' }
  | { type: 'markdown.parsed'; tree: MarkdownTree }
  | { type: 'markdown.failed' }

/** Parses Markdown in a worker. Stopping the port stops the worker. */
export type ParseMarkdown = Port<PreviewEvent, Preview>

export const previewMachine = setup({
  types: {
    context: {} as Preview & { tree: MarkdownTree | null },
    events: {} as PreviewEvent,
    input: {} as Preview,
  },
  actors: { parseMarkdown: requiredPort<ParseMarkdown>() },
  actions: {
    setText: assign(({ event }) => {
      assertEvent(event, 'text.changed')
      return { text: event.text }
    }),
    setTree: assign(({ event }) => {
      assertEvent(event, 'markdown.parsed')
      return { tree: event.tree }
    }),
    clearTree: assign({ tree: null }),
  },
  delays: { parseTimeout: 10_000 },
}).createMachine({
  id: 'preview',
  description: 'A note’s text as Markdown, or as plain text if it can’t be parsed in time.',
  context: ({ input: { text } }) => ({ text, tree: null }),
  initial: 'reading',
  on: { 'text.changed': { target: '.reading', reenter: true, actions: 'setText' } },
  states: {
    reading: {
      invoke: {
        id: 'parseMarkdown',
        src: 'parseMarkdown',
        input: ({ context: { text } }) => ({ text }),
      },
      on: {
        'markdown.parsed': { target: 'drawn', actions: 'setTree' },
        'markdown.failed': { target: 'plain' },
      },
      initial: 'starting',
      states: {
        starting: { on: { 'markdown.started': { target: 'parsing' } } },
        parsing: { after: { parseTimeout: { target: '#preview.plain' } } },
      },
    },
    drawn: {},
    plain: { entry: 'clearTree' },
  },
})
