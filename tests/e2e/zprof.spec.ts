import { writeFileSync } from 'node:fs'
import { openNewNote } from '#tests/support/browser/notes.ts'
import { signIn, somebodyWithAccount } from '#tests/support/browser/people.ts'
import { test } from '#tests/support/browser/test.ts'

test('prof', async ({ page }) => {
  test.setTimeout(120000)
  await signIn(page, await somebodyWithAccount())
  await openNewNote(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.start')
  const start = Date.now()
  for (const text of ['x'.repeat(199_990), 'lorem ipsum\n'.repeat(16_000)]) {
    const t0 = Date.now()
    const took = await page.evaluate((text) => {
      const area = document.querySelector<HTMLTextAreaElement>('#note-body')
      if (!area) return
      area.focus()
      const out = []
      let s = performance.now()
      area.setRangeText(text, 0, area.value.length, 'end')
      area.dispatchEvent(new InputEvent('input', { bubbles: true }))
      out.push(performance.now() - s)
      for (let i = 0; i < 5; i++) {
        s = performance.now()
        document.execCommand('insertText', false, 'a')
        void area.offsetHeight
        out.push(performance.now() - s)
      }
      return out
    }, text)
    console.log(took, Date.now() - t0)
    await page.waitForTimeout(5000)
    console.log(await page.locator('article p').allTextContents(), Date.now() - t0)
  }
  const { profile } = await cdp.send('Profiler.stop')
  console.log('total', Date.now() - start)
  const self = new Map<string, number>()
  const byId = new Map(profile.nodes.map((n) => [n.id, n]))
  profile.samples?.forEach((id, i) => {
    const n = byId.get(id)
    const f = n?.callFrame
    const key = `${f?.functionName} ${f?.url.split('/').pop()}:${f?.lineNumber}:${f?.columnNumber}`
    self.set(key, (self.get(key) ?? 0) + (profile.timeDeltas?.[i] ?? 0) / 1000)
  })
  console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 16))
  writeFileSync('/var/tmp/note.cpuprofile', JSON.stringify(profile))
})
