import { describe, expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import type { ArchiveNames } from '#products/notebook/storage/archive/packing.ts'
import { exportOf, imported } from '#products/notebook/tests/support/archives.ts'
import { memoryUserData, sourceIn } from '#products/notebook/tests/support/memoryUserData.ts'
import {
  addFile,
  addNote,
  idOf,
  smallUserData,
} from '#products/notebook/tests/support/smallUserData.ts'
import { essence } from '#products/notebook/tests/support/userDataPair.ts'
import { safeFileName } from '#src/domain/files/fileName.ts'

type Files = { filesText: { pastedName: (moment: string, ending: string) => string } }
type Notes = { notesText: Pick<ArchiveNames, 'untitled'> }
type Product = { entryText: Omit<ArchiveNames, 'untitled'> }
type Archive = { exportText: { picture: string } }

const files = import.meta.glob<Files>('../../translations/*/filesText.ts', {
  eager: true,
})
const notes = import.meta.glob<Notes>('../../translations/*/notesText.ts', {
  eager: true,
})
const products = import.meta.glob<Product>('../../translations/*/productText.ts', {
  eager: true,
})
const archives = import.meta.glob<Archive>('/translations/*/data.ts', {
  eager: true,
})

const tagIn = (file: string) => /translations\/([^/]+)/.exec(file)?.[1] ?? ''
const tags = Object.keys(archives).map(tagIn)

/** The texts of a language in one of its modules. */
function wordsOf<Words>(modules: Readonly<Record<string, Words>>, tag: string): Words {
  const [, words] = Object.entries(modules).find(([file]) => tagIn(file) === tag) ?? []
  if (!words) throw new Error(`${tag} lacks a module.`)
  return words
}

/** User data that needs every archive name, with a file pasted in that language. */
function userDataWith(pasted: string) {
  const account = smallUserData()
  addFile(account, 21, addNote(account, 5, emptyContent), { name: pasted })
  addFile(account, 22, idOf(9))
  return account
}

async function afterImport(archive: Blob) {
  const account = memoryUserData()
  const { tally } = await imported(archive, account)
  return { tally, ...(await essence(account)) }
}

describe.each(tags)('an archive exported in the language %s', (tag) => {
  const pasted = wordsOf(files, tag).filesText.pastedName('23 14.05', '.png')
  const names = {
    untitled: wordsOf(notes, tag).notesText.untitled,
    ...wordsOf(products, tag).entryText,
    picture: `${wordsOf(archives, tag).exportText.picture}.png`,
  }

  it('imports the same data as an English one', async () => {
    const account = userDataWith(pasted)
    const english = await exportOf(account)
    const translated = await exportOf(account, sourceIn(account), undefined, names)
    expect(await afterImport(translated.archive)).toEqual(await afterImport(english.archive))
  })

  it('keeps the name of a pasted picture', () => {
    expect(safeFileName(pasted)).toBe(pasted)
  })
})
