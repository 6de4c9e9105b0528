import {
  goOffline,
  pasteIn,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'Markdown is rendered, and nothing in it runs, loads or misleads',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await signIn(page, await createUser())
    await writeNote(page, markdown, 'Report')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { name: 'Findings', level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'a page', exact: true })).toHaveAttribute(
      'href',
      'https://example.com/',
    )
    await expect(page.getByRole('article').getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(page.getByRole('article').getByRole('link', { name: 'a trap' })).toHaveCount(0)
    await expect(page.getByRole('article').getByRole('link', { name: 'a picture' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(0)
    await checkInBothWindows(page)
    expect(asked.filter((url) => url.includes('tracker.example'))).toEqual([])
  },
)

test(
  'text that is too complex for a preview is shown as written, and the page keeps working, also offline',
  { tag: '@once' },
  async ({ context, page }) => {
    const reading = page.waitForEvent('worker')
    await signIn(page, await createUser())
    await writeNote(page, '*At* the weir', 'Heron')
    const preview = page.getByRole('button', { name: 'Preview' })
    const asItIs = page.getByText('This text can’t be previewed.')
    const emphasis = page.getByRole('emphasis')
    await reading
    await expect.poll(() => page.workers().length).toBe(0)
    await goOffline(page)
    await preview.click()
    await expect(emphasis).toHaveText('At')
    await preview.click()
    // The first is nested too deeply; the second would take the parser minutes.
    for (const text of ['> '.repeat(3_000), '*a_ '.repeat(40_000)]) {
      await pasteIn(page, `${text}the end`)
      await preview.click()
      await expect(asItIs).toBeVisible()
      await expect(page.getByRole('article').getByText('the end')).toBeVisible()
      await preview.click()
      await expect(textIn(page)).toHaveValue(`${text}the end`)
    }
    await pasteIn(page, '*Still* here')
    await preview.click()
    await expect(emphasis).toHaveText('Still')
    await context.setOffline(false)
  },
)

const markdown = `# Findings

Some *emphasis*, **strength**, \`code\` and [a page](https://example.com).

<img src=x onerror=alert(1)>

[a trap](javascript:alert(1)) and ![a picture](https://tracker.example/pixel.png)

- [x] walls
- [ ] roof

| Part | Weight | Color | A rather long heading |
| ---- | -----: | ------ | --------------------- |
| gate | 12     | blue   | none                  |

> Said once.

\`\`\`
const gate = open('a rather long line of code that does not fit on a narrow screen')
\`\`\`
`
