import type { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** A parsed Markdown text as plain objects (hast). */
export type MarkdownTree = Parameters<typeof toJsxRuntime>[0]

/** Larger trees make the page slow. */
const maxDepth = 100
const maxNodes = 30_000

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: { html: (_, { value }: { value: string }) => ({ type: 'text', value }) },
  })

/**
 * Parses Markdown; HTML is kept as text. Returns `null` if the text is nested too deeply or has too many
 * elements. Call it in a worker: some short texts take hours.
 */
export function markdownTree(text: string): MarkdownTree | null {
  try {
    const tree = reader.runSync(reader.parse(text))
    return isDrawable(tree) ? tree : null
  } catch (error) {
    // The parser is recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) return null
    throw error
  }
}

function isDrawable(tree: MarkdownTree): boolean {
  let layer: MarkdownTree[] = [tree]
  let count = 0
  for (let depth = 0; layer.length > 0; depth += 1) {
    count += layer.length
    if (depth > maxDepth || count > maxNodes) return false
    layer = layer.flatMap((node) => ('children' in node ? node.children : []))
  }
  return true
}
