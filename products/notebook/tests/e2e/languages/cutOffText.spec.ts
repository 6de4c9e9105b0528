import { cutOffTexts } from '#tests/support/browser/checks/cutOffText.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const long = 'A sentence that is much too long for its place'

test('the check of every page finds text that is cut off', { tag: '@once' }, async ({ page }) => {
  await page.setContent(`
    <p style="width: 90px; overflow: hidden; white-space: nowrap">Hidden: ${long}</p>
    <p style="width: 90px; overflow: clip; height: 20px">Too high: ${long}</p>
    <p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Ends in dots: ${long}</p>
    <button style="width: 90px; white-space: nowrap">Beside its button: ${long}</button>
    <p style="position: relative; inset-inline-start: -50px; white-space: nowrap">Outside: ${long}</p>
    <input style="width: 90px" placeholder="A hint: ${long}">`)
  expect((await cutOffTexts(page)).map((found) => found.split(':')[0])).toEqual([
    'Hidden',
    'Too high',
    'Ends in dots',
    'Beside its button',
    'Outside',
    'A hint',
  ])
})

test(
  'the check of every page accepts text that can be seen or is meant to be short',
  { tag: '@once' },
  async ({ page }) => {
    await page.setContent(`
    <p style="width: 90px">${long}</p>
    <div style="width: 90px; overflow: auto"><p style="white-space: nowrap">${long}</p></div>
    <a href="/" style="display: block; width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</a>
    <p style="display: -webkit-box; width: 90px; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2">${long}</p>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">${long}</p>
    <details><summary>More</summary><p style="width: 90px; overflow: hidden; white-space: nowrap">${long}</p></details>
    <input placeholder="A hint">`)
    expect(await cutOffTexts(page)).toEqual([])
  },
)
