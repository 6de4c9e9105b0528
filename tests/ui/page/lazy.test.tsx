import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lazyComponent } from '#src/ui/page/lazy.tsx'

type NoteProps = { title: string }

function Note({ title }: NoteProps) {
  return <p>The note {title}</p>
}

function NoteMissing({ title }: NoteProps) {
  return <p>No {title} yet</p>
}

describe('a view that could not be fetched', () => {
  it('comes by itself once the network is back', async () => {
    const { load, show } = lazyNote()
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    show()
    await screen.findByText('No Milk yet')
    load.mockResolvedValue({ Note })
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByText('The note Milk')
    expect(screen.queryByText('No Milk yet')).toBeNull()
  })

  it('comes when it is shown anew', async () => {
    const { load, show } = lazyNote()
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    const { unmount } = show()
    await screen.findByText('No Milk yet')
    unmount()
    load.mockResolvedValue({ Note })
    show()
    await screen.findByText('The note Milk')
    expect(screen.queryByText('No Milk yet')).toBeNull()
  })
})

function lazyNote() {
  const load = vi.fn<() => Promise<{ Note: typeof Note }>>()
  const LazyNote = lazyComponent(load, 'Note', NoteMissing)
  return { load, show: () => render(<LazyNote title="Milk" />) }
}
