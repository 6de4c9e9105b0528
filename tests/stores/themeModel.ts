import { setup } from 'xstate'

/** What can happen to the theme. `otherTab` carries what storage contains afterward. */
export type ThemeEvent =
  | { type: 'toggle' }
  | { type: 'reload' }
  | { type: 'otherTab'; word: string | null }

/** How the theme should behave, without its store. */
export const themeModel = setup({
  types: { events: {} as ThemeEvent },
  guards: {
    saysLight: (_, { word }: { word: string | null }) => word === 'light',
    saysDark: (_, { word }: { word: string | null }) => word === 'dark',
  },
}).createMachine({
  id: 'theme',
  initial: 'dark',
  states: {
    dark: {
      on: {
        toggle: { target: 'light' },
        reload: { target: 'dark' },
        otherTab: [
          {
            guard: { type: 'saysLight', params: ({ event }) => ({ word: event.word }) },
            target: 'light',
          },
          { target: 'dark' },
        ],
      },
    },
    light: {
      on: {
        toggle: { target: 'dark' },
        reload: { target: 'light' },
        otherTab: [
          {
            guard: { type: 'saysDark', params: ({ event }) => ({ word: event.word }) },
            target: 'dark',
          },
          { target: 'light' },
        ],
      },
    },
  },
})
