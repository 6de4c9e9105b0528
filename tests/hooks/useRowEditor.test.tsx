import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRowEditor } from '#src/hooks/useRowEditor.ts'

it('keeps the result of an editor until one is opened again', () => {
  const { result } = renderHook(() => useRowEditor<'totp' | 'phone'>())
  const state = () => [result.current.openItem, result.current.wasSaved]
  act(() => result.current.open('totp'))
  expect(state()).toEqual(['totp', false])
  act(() => result.current.closeAsSaved())
  expect(state()).toEqual([null, true])
  act(() => result.current.open('phone'))
  expect(state()).toEqual(['phone', false])
  act(() => result.current.close())
  expect(state()).toEqual([null, false])
})
