import type { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** A Markdown text as elements of a page, in plain objects. */
export type MarkdownTree = Parameters<typeof toJsxRuntime>[0]

/** How many elements may lie in each other, and how many elements and texts there may be, before a page suffers. */
const deepest = 100
const most = 30_000

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: { html: (_, { value }: { value: string }) => ({ type: 'text', value }) },
  })

/**
 * Reads a Markdown text; HTML in it is text. `null` where it is nested too deeply, or is of too many
 * parts. The time it takes has no bound: some short texts take hours.
 */
export function markdownTree(text: string): MarkdownTree | null {
  try {
    const tree = reader.runSync(reader.parse(text))
    return isDrawable(tree) ? tree : null
  } catch (error) {
    // The reader goes into what is nested by calling itself.
    if (error instanceof RangeError) return null
    throw error
  }
}

function isDrawable(tree: MarkdownTree): boolean {
  let layer: MarkdownTree[] = [tree]
  let count = 0
  for (let depth = 0; layer.length > 0; depth += 1) {
    count += layer.length
    if (depth > deepest || count > most) return false
    layer = layer.flatMap((node) => ('children' in node ? node.children : []))
  }
  return true
}
