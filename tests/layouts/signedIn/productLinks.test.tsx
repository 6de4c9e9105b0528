import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { product as notebook } from '#product/product.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import { AccountLayout } from '#src/layouts/AccountLayout.tsx'
import { paths } from '#src/paths.ts'
import { loadProductText, currentProduct, setProduct } from '#src/product/currentProduct.ts'
import { allPages } from '#src/routes.tsx'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'

const view = async () => () => null

beforeEach(async () => {
  setProduct(
    withDefaults({
      ...notebook,
      pages: [
        { path: '/account/billing', view },
        { path: '/archive', view },
        { path: '/', view },
      ],
    }),
  )
  const text = await currentProduct().text()
  Object.assign(text, {
    accountLinks: [{ path: '/account/billing', label: 'Billing' }],
    menuLinks: [{ path: '/archive', label: 'Archive' }],
  })
  await loadProductText()
})

it('the account center lists a section of the product, and the account menu a page', () => {
  renderSignOut(<AccountLayout>{null}</AccountLayout>)
  const sections = within(screen.getByRole('navigation'))
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Security',
    'Devices',
    'Data',
    'Billing',
  ])
  expect(sections.getByText('Billing').getAttribute('href')).toBe('/account/billing')
  const [inMenu] = screen.getAllByText('Archive')
  expect(inMenu?.getAttribute('href')).toBe('/archive')
  expect(inMenu?.closest('[popover]')).not.toBeNull()
})

it('a page below the account’s address has its frame, and other pages have the product’s', () => {
  const pages = allPages()
  const layoutOf = (path: string) => pages.find((page) => page.path === path)?.layout
  expect(layoutOf('/account/billing')).toBe(layoutOf(paths.account))
  expect(layoutOf('/archive')).toBe(layoutOf('/'))
  expect(layoutOf('/archive')).not.toBe(layoutOf(paths.account))
})
