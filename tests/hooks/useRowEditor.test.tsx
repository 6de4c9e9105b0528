import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRowEditor } from '#src/hooks/useRowEditor.ts'
import { fakeTime } from '#tests/support/fakes/fakeTime.ts'

type Editor = ReturnType<typeof useRowEditor<'totp' | 'phone'>>

fakeTime()

it('shows for eight seconds that what was edited is saved', () => {
  const { run, state } = start()
  run(({ open }) => open('totp'))
  expect(state()).toEqual({ openItem: 'totp', isSaved: false, isChanged: false })
  run(({ closeSaved }) => closeSaved())
  run(() => void vi.advanceTimersByTime(7_999))
  expect(state()).toEqual({ openItem: null, isSaved: true, isChanged: true })
  run(() => void vi.advanceTimersByTime(1))
  expect(state()).toEqual({ openItem: null, isSaved: false, isChanged: true })
})

it('shows no earlier result after it was opened again', () => {
  const { run, state } = start()
  run(({ open }) => open('totp'))
  run(({ closeSaved }) => closeSaved())
  run(({ open }) => open('phone'))
  expect(state()).toEqual({ openItem: 'phone', isSaved: false, isChanged: false })
  run(({ close }) => close())
  run(() => void vi.advanceTimersByTime(8_000))
  expect(state()).toEqual({ openItem: null, isSaved: false, isChanged: false })
})

function start() {
  const { result } = renderHook(() => useRowEditor<'totp' | 'phone'>())
  return {
    run: (step: (editor: Editor) => void) => act(() => step(result.current)),
    state: () => {
      const { openItem, isSaved, isChanged } = result.current
      return { openItem, isSaved, isChanged }
    },
  }
}
