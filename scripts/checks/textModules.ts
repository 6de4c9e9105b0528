/** Every text of the app and the notebook in all languages, by its file. Vite loads them. */
export const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  [
    '/src/text/**/*Text.ts',
    '/src/dev/*Text.ts',
    '/products/notebook/text/*Text.ts',
    '/{,products/notebook/}translations/*/*.ts',
    '!**/sameWords.ts',
  ],
  { eager: true },
)
