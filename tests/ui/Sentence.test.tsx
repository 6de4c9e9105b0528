import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Sentence } from '#src/ui/Sentence.tsx'

it.each([
  ['at its end', (when: string) => `Last seen ${when}`, 'Last seen <time>today</time>'],
  ['within it', (when: string) => `${when}に編集`, '<time>today</time>に編集'],
  ['alone', (when: string) => when, '<time>today</time>'],
])('inserts an element in place of the value: %s', (_, of, html) => {
  const { container } = render(
    <Sentence of={of}>
      <time>today</time>
    </Sentence>,
  )
  expect(container.innerHTML).toBe(html)
})
