import { ask, type Wipe } from './wipe.ts'

/**
 * What `pick` takes of every item, page by page.
 *
 * @throws as `ask` does.
 */
export async function gather<Item, Kept>(
  wipe: Wipe,
  pages: AsyncGenerator<readonly Item[]>,
  pick: (item: Item) => Kept,
): Promise<Kept[]> {
  const kept: Kept[] = []
  for (;;) {
    const page = await ask(wipe, () => pages.next())
    if (page.done) return kept
    kept.push(...page.value.map(pick))
  }
}
