import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Sentence } from '#src/ui/page/Sentence.tsx'

it.each([
  [
    'at its end',
    (when: string) => `Last seen ${when}`,
    '<span>Last seen </span><time>today</time>',
  ],
  ['within it', (when: string) => `${when}に編集`, '<time>today</time><span>に編集</span>'],
  ['alone', (when: string) => when, '<time>today</time>'],
])('inserts an element in place of the value: %s', (_, of, html) => {
  const { container } = render(
    <Sentence of={of}>
      <time>today</time>
    </Sentence>,
  )
  expect(container.innerHTML).toBe(html)
})
