import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { htmlText } from '#src/text/htmlText.ts'
import type { Brand } from '../configuration/brand.ts'
import { textIn } from '../configuration/localized.ts'
import { translationsFolder } from './languages.ts'

/** The texts of the HTML and the manifest, in the language `tag`. */
export type HtmlWords = { tag: string; description: string; noScript: string }

/** Reads them from the language's `htmlText.ts`. The owner's own description takes precedence. */
export async function readHtmlWords(
  { name, description }: Brand,
  tag: string,
  root: string,
): Promise<HtmlWords> {
  const text = await htmlTextIn(translationsFolder(tag), root)
  return {
    tag,
    description: textIn(description, tag) || text.description(name),
    noScript: text.noScript(name),
  }
}

async function htmlTextIn(folder: string | null, root: string): Promise<typeof htmlText> {
  if (folder === null) return htmlText
  const { module } = await runnerImport<{ htmlText: typeof htmlText }>(
    resolve(root, folder, 'htmlText.ts'),
  )
  return module.htmlText
}
