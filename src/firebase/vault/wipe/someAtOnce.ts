const width = 6

/**
 * Does the work for every item, a few at a time. When one fails, it begins no other and waits for those
 * under way.
 *
 * @throws what failed first.
 */
export async function someAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const errors: unknown[] = []
  const worker = async () => {
    for (const item of waiting) {
      await work(item).catch((error: unknown) => errors.push(error))
      if (errors.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (errors.length > 0) throw errors[0]
}
