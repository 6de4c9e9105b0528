import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { stubModals } from '#tests/support/fakes/stubModals.ts'

describe('the dialog', () => {
  beforeEach(stubModals)

  it('lets its caller decide what Escape does', () => {
    const { dialog, onClose } = open()
    const cancel = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('opens again if the browser has closed it without asking its caller', () => {
    const { dialog, onClose } = open()
    dialog.close()
    fireEvent(dialog, createEvent('close', dialog))
    expect(dialog.open).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

function open() {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog heading="Remove it?" onClose={onClose}>
      <p>It will be gone.</p>
    </Dialog>,
  )
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog'), onClose }
}
