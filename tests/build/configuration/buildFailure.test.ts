import { expect, it } from 'vitest'
import { buildFailure } from '#build/configuration/buildFailure.ts'

const excerpt = `
    \u001B[38;5;246m╭\u001B[0m─[ products/books/views/ListView.tsx:12:34 ]
    │
 12 │ import { listText as text } from "../text/listTxt.ts";
    │                                  ──────────┬─────────
    │                                            ╰─────────── What is wrong.
────╯

    at aggregateBindingErrorsIntoJsError (file:///home/ada/books/node_modules/rolldown/dist/shared/error.mjs:50:18)
`

it.each([
  [
    `Build failed with 1 error:\n\n\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve '../text/listTxt.ts' in products/books/views/ListView.tsx${excerpt}`,
    'products/books/views/ListView.tsx imports “../text/listTxt.ts”, which doesn’t exist. Correct the path.',
  ],
  [
    `Build failed with 1 error:\n\n[UNRESOLVED_IMPORT] Could not resolve 'date-fnz' in products/books/views/ListView.tsx${excerpt}`,
    'products/books/views/ListView.tsx imports “date-fnz”, which doesn’t exist. Correct the name, or install it.',
  ],
  [
    `Build failed with 1 error:\n\n\u001B[31m[MISSING_EXPORT] \u001B[0m"listText" is not exported by "products/books/text/listText.ts".${excerpt}`,
    'products/books/views/ListView.tsx imports “listText” from products/books/text/listText.ts, which doesn’t export it. Correct the name, or export it there.',
  ],
  [
    `Build failed with 1 error:\n\n[PARSE_ERROR] Unterminated string${excerpt}`,
    'products/books/views/ListView.tsx:12 can’t be read: Unterminated string. Correct it there.',
  ],
  [
    'failed to load config from /home/ada/books/vite.config.ts\nerror during build:\nError: The product can’t be used:\n  - product.ts …\n    at loadProduct (/home/ada/books/build/loadProduct.ts:1:1)\n    at main',
    'The product can’t be used:\n  - product.ts …',
  ],
  [
    'error during build:\nError: languages: "fr" needs out in …\nlanguages: "fr" needs …\n    at throwProblems (/home/ada/books/vite.config.ts:1:1)\n    at main',
    'languages: "fr" needs out in …\nlanguages: "fr" needs …',
  ],
])('a report of the bundler is answered with one sentence: %s', (report, sentence) => {
  expect(buildFailure(report, '/home/ada/books')).toBe(sentence)
})

it('each mistake is named', () => {
  const report = ['./one.ts', './two.ts', './one.ts']
    .map(
      (path) => `[UNRESOLVED_IMPORT] Could not resolve '${path}' in /home/ada/books/a.ts${excerpt}`,
    )
    .join('\n')
  expect(buildFailure(report, '/home/ada/books')).toBe(
    'a.ts imports “./one.ts”, which doesn’t exist. Correct the path.\n' +
      'a.ts imports “./two.ts”, which doesn’t exist. Correct the path.',
  )
})

it('any other report stays as it is', () => {
  expect(buildFailure('ENOSPC: no space left on device', '/home/ada/books')).toBe(
    'ENOSPC: no space left on device',
  )
})
