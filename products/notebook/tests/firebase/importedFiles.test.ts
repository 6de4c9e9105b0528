import { beforeEach, expect, it, vi } from 'vitest'
import { targetOf } from '#products/notebook/firebase/archive/restoreArchive.ts'
import type { NewFile } from '#src/domain/data/storedFile.ts'
import { ada } from '#tests/support/users.ts'

const sent = vi.hoisted((): unknown[] => [])
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({}) }))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({ notebookOf: () => ({}) }))
vi.mock('#src/firebase/data/files/putFile.ts', () => ({
  putFile: (_userData: unknown, file: NewFile) => {
    sent.push(file)
    return Promise.resolve(true)
  },
}))

beforeEach(() => {
  sent.length = 0
})

it.each([
  ['a program with the type of a text', 'invoice.pdf.exe', 'text/plain', 'MZ'],
  ['an HTML page with the name and type of a picture', 'holiday.png', 'image/png', '<script>'],
  ['an SVG image', 'logo.svg', 'image/png', '<svg/>'],
])('an import refuses %s', async (_, name, type, content) => {
  expect(await bring(name, type, content)).toBe('not-taken')
  expect(sent).toEqual([])
})

it("an archive can't choose a file's type or a name with a path", async () => {
  expect(await bring('../notes.md', 'text/html', 'Milk')).toBe('same')
  expect(sent).toEqual([
    { id: 'one', attachedTo: 'note', name: 'notes.md', size: 4, type: 'text/markdown' },
  ])
})

function bring(name: string, type: string, content: string) {
  const { signal } = new AbortController()
  const file = { id: 'one', attachedTo: 'note', name, size: content.length, type }
  return targetOf(ada, { exportedAt: '' }, signal, () => undefined).putFile(
    file,
    new Blob([content], { type }),
  )
}
