import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { lazyComponent } from '#src/ui/page/lazy.tsx'
import { prepareMarkup } from '#tests/support/prerenderedPage.ts'

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

describe('a prerendered view that could not be fetched', () => {
  it('stays as it is, under a notice, until the network is back', async () => {
    const { root } = await prepareMarkup('<!--$--><p>The note <!-- -->Milk</p><!--/$-->')
    const { load, LazyNote } = lazyNote()
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    const markup = root.querySelector('p')
    const failures = vi.fn<(error: unknown) => void>()
    const hydrated = await act(async () =>
      hydrateRoot(root, <LazyNote title="Milk" />, { onRecoverableError: failures }),
    )
    await screen.findByText('Code is missing')
    expect(root.querySelector('p')).toBe(markup)
    load.mockResolvedValue({ Note })
    await act(async () => dispatchEvent(new Event('online')))
    await vi.waitFor(() =>
      expect(Object.keys(markup ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true),
    )
    expect(root.querySelector('p')).toBe(markup)
    expect(failures).toHaveBeenCalledTimes(0)
    act(() => hydrated.unmount())
  })
})

function lazyNote() {
  const load = vi.fn<() => Promise<{ Note: typeof Note }>>()
  const LazyNote = lazyComponent(load, 'Note', NoteMissing)
  return { load, LazyNote, show: () => render(<LazyNote title="Milk" />) }
}
