/**
 * Resolves to the work's result, within a time limit.
 *
 * @throws the given error when the time is up. The work itself continues.
 */
export async function withTimeout<Result>(
  limitMs: number,
  work: Promise<Result>,
  error: Error = new DOMException('It took too long.', 'TimeoutError'),
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limitMs)
  })
  try {
    return await Promise.race([work, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
