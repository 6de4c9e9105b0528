import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRowEditor } from '#src/hooks/useRowEditor.ts'
import { fakeTime } from '#tests/support/fakes/fakeTime.ts'

type Editor = ReturnType<typeof useRowEditor<'totp' | 'phone'>>

fakeTime()

it('shows for eight seconds that what was edited is saved', () => {
  const { run, state } = start()
  run(({ open }) => open('totp'))
  expect(state()).toEqual({ openItem: 'totp', showsSaved: false, wasSaved: false })
  run(({ closeAsSaved }) => closeAsSaved())
  run(() => void vi.advanceTimersByTime(7_999))
  expect(state()).toEqual({ openItem: null, showsSaved: true, wasSaved: true })
  run(() => void vi.advanceTimersByTime(1))
  expect(state()).toEqual({ openItem: null, showsSaved: false, wasSaved: true })
})

it('shows no earlier result after it was opened again', () => {
  const { run, state } = start()
  run(({ open }) => open('totp'))
  run(({ closeAsSaved }) => closeAsSaved())
  run(({ open }) => open('phone'))
  expect(state()).toEqual({ openItem: 'phone', showsSaved: false, wasSaved: false })
  run(({ close }) => close())
  run(() => void vi.advanceTimersByTime(8_000))
  expect(state()).toEqual({ openItem: null, showsSaved: false, wasSaved: false })
})

function start() {
  const { result } = renderHook(() => useRowEditor<'totp' | 'phone'>())
  return {
    run: (step: (editor: Editor) => void) => act(() => step(result.current)),
    state: () => {
      const { openItem, showsSaved, wasSaved } = result.current
      return { openItem, showsSaved, wasSaved }
    },
  }
}
