import { act, cleanup, configure, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { Pages } from '#src/app/Pages.tsx'
import { paths } from '#src/paths.ts'
import { allPages } from '#src/routes.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'

type Port = (scope: { input: unknown }) => () => void

/** The running ports, and the input of each. Here, they only record that they run. */
const ports = vi.hoisted(() => ({ running: [] as { port: Port; asked: string }[], most: 0 }))
vi.mock('xstate', async (load) => {
  const actual = await load<{ fromCallback: (port: Port) => object }>()
  const fromCallback = (port: Port) =>
    actual.fromCallback(({ input }) => {
      const work = { port, asked: JSON.stringify(input) }
      ports.running.push(work)
      const same = ports.running.filter(
        (other) => other.port === port && other.asked === work.asked,
      )
      ports.most = Math.max(ports.most, same.length)
      return () => void ports.running.splice(ports.running.indexOf(work), 1)
    })
  return { ...actual, fromCallback }
})

/** The parts of a page are fetched one after the other. */
const waitOptions = { timeout: 15_000 }
/** An element that jsdom does not know. */
const unknownHere = 'search'
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  configure({ reactStrictMode: true })
  ports.most = 0
  errors.mockClear()
})

afterEach(() => configure({ reactStrictMode: false }))

it.each(allPages().map(({ path, audience }) => [path, audience] as const))(
  '%s may be rendered twice: no port runs twice, none is left, and nothing is an error',
  async (path, audience) => {
    const auth = stubAuth()
    const before = [...ports.running]
    navigate(path.replace(':noteId', 'one').replace('*', '/nowhere'))
    renderView(<Pages />, auth)
    const user = path === paths.guestUpgrade ? nemo : ada
    act(() =>
      auth.report(
        audience === 'signedIn' ? { type: 'session.found', user } : { type: 'session.missing' },
      ),
    )
    await screen.findAllByRole(path === '/notes/:noteId' ? 'banner' : 'heading', {}, waitOptions)
    await act(() => vi.dynamicImportSettled())
    expect(ports.most).toBe(1)
    cleanup()
    expect(ports.running).toEqual(before)
    expect(errors.mock.calls.filter(([, tag]) => tag !== unknownHere)).toEqual([])
    auth.actor.stop()
  },
  30_000,
)
