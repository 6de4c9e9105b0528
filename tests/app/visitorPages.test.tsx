import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { product } from '#product/product.ts'
import { product as blank } from '#products/blank/product.ts'
import { Pages } from '#src/app/Pages.tsx'
import { withDefaults } from '#src/app/withDefaults.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { allPages } from '#src/routes.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

const waitOptions = { timeout: 15_000 }
const pageWith = (title: string) => () => Promise.resolve(() => <PageHeading title={title} />)

beforeEach(() =>
  setProduct(
    withDefaults({
      ...blank,
      pages: [{ path: '/', view: pageWith('Your books'), visitorView: pageWith('Read more') }],
    }),
  ),
)
afterEach(() => setProduct(withDefaults(product)))

it("a product's page with a parameter is behind all of the door's own pages", () => {
  const page = pageWith('Any page')
  const pages = ['/', '/:page'].map((path) => ({ path, view: page, visitorView: page }))
  setProduct(withDefaults({ ...blank, pages }))
  const patterns = allPages().map(({ path }) => path)
  expect(patterns.slice(patterns.indexOf('/'))).toEqual(['/', '/:page', '*'])
})

it('visitors see a page of their own at an address, and people who sign in the one for them', async () => {
  const auth = stubAuth()
  navigate('/')
  renderView(<Pages />, auth)
  act(() => auth.report({ type: 'session.missing' }))
  await screen.findByRole('heading', { name: 'Read more' }, waitOptions)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
  expect(location.pathname).toBe('/')
  act(() => auth.report({ type: 'session.found', user: ada }))
  await screen.findByRole('heading', { name: 'Your books' }, waitOptions)
  expect(screen.queryByRole('heading', { name: 'Read more' })).toBeNull()
  act(() => auth.report({ type: 'session.missing' }))
  auth.actor.stop()
})

it('the sign-in page names the brand if the product has no sentence of its own', async () => {
  const auth = stubAuth()
  navigate('/sign-in')
  setProduct(withDefaults({ pages: blank.pages, collections: [] }))
  renderView(<Pages />, auth)
  act(() => auth.report({ type: 'session.missing' }))
  await screen.findByRole('heading', { name: 'Welcome back' }, waitOptions)
  expect(screen.queryByText(`Sign in to ${__BRAND__.name}.`)).not.toBeNull()
})
