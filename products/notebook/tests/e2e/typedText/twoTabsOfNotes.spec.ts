import type { BrowserContext, Page, Request } from '@playwright/test'
import {
  waitUntilAllSent,
  expectStatus,
  textIn,
  writeNote,
} from '#products/notebook/tests/support/browser/notePage.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { databaseCalls, writesNote } from '#tests/support/browser/database.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test.describe.configure({ retries: 0 })

test(
  'two tabs editing one note keep the text of both, and one of them sends it',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await createUser()
    await signIn(page, person)
    const noteId = await writeNote(page, 'one\n\ntwo\n\nthree\n')
    const tab = await context.newPage()
    await tab.goto(`/notes/${noteId}`)
    await expect(textIn(tab)).toHaveValue('one\n\ntwo\n\nthree\n')
    const commits = countCommits(context)

    for (const [words, writer, reader] of [
      ['ONE\n\ntwo\n\nthree\n', page, tab],
      ['ONE\n\ntwo\n\nTHREE\n', tab, page],
      ['ONE\n\nTWO\n\nTHREE\n', page, tab],
    ] as const) {
      await textIn(writer).fill(words)
      await expectStatus(writer, 'Saved')
      await expect(textIn(reader)).toHaveValue(words)
      await expectStatus(reader, 'Saved')
    }
    expect(await notesOnServer(person)).toMatchObject([{ body: 'ONE\n\nTWO\n\nTHREE\n', rev: 4 }])

    await Promise.all([
      typeAtLine(page, 0, ' apples and pears'),
      typeAtLine(tab, 4, ' figs and plums'),
    ])
    const both = 'ONE apples and pears\n\nTWO\n\nTHREE figs and plums\n'
    for (const one of [page, tab]) {
      await expect(textIn(one)).toHaveValue(both)
      await expectStatus(one, 'Saved')
    }
    await waitUntilAllSent(page, person)
    const [note, ...copies] = await notesOnServer(person)
    expect(note?.body).toBe(both)
    expect(copies).toEqual([])
    const sent = Array.from({ length: (note?.rev ?? 0) - 1 }, (_, index) => String(index + 2))
    await expect.poll(commits.accepted).toEqual(sent)
    expect(commits.atOnce()).toBe(1)
  },
)

/** Types one key at a time. */
async function typeAtLine(page: Page, line: number, words: string): Promise<void> {
  await textIn(page).evaluate((field: HTMLTextAreaElement, before) => {
    const end = field.value
      .split('\n')
      .slice(0, before + 1)
      .join('\n').length
    field.focus()
    field.setSelectionRange(end, end)
  }, line)
  await textIn(page).pressSequentially(words, { delay: 60 })
}

/**
 * Records the version of each edit that any tab writes, and how many edits are written at the same time. The rules
 * refuse the write of a tab that hasn't received the other one's version yet; it reads the version, and writes again.
 * They accept an edit twice if its first answer came too late.
 */
function countCommits(context: BrowserContext) {
  const pending = new Map<Request, string>()
  const accepted = new Map<string, string>()
  let atOnce = 0
  context.on('request', (request) => {
    if (!databaseCalls.commit.test(request.url()) || !writesNote(request)) return
    pending.set(request, valueIn(request, /"editId":\{"stringValue":"([^"]+)/))
    atOnce = Math.max(atOnce, new Set(pending.values()).size)
  })
  context.on('requestfinished', async (request) => {
    const edit = pending.get(request)
    if (edit === undefined) return
    pending.delete(request)
    const response = await request.response()
    if (response?.ok()) accepted.set(edit, valueIn(request, /"rev":\{"integerValue":"(\d+)/))
  })
  context.on('requestfailed', (request) => pending.delete(request))
  return { accepted: () => [...accepted.values()], atOnce: () => atOnce }
}

function valueIn(request: Request, pattern: RegExp): string {
  return request.postData()?.match(pattern)?.[1] ?? ''
}
