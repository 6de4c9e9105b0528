/**
 * What a piece of work resolves to, if it does so in time.
 *
 * @param limit in milliseconds.
 * @throws the error when the time is over; the work itself goes on.
 */
export async function within<Result>(
  limit: number,
  work: Promise<Result>,
  error: Error = new DOMException('It took too long.', 'TimeoutError'),
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limit)
  })
  try {
    return await Promise.race([work, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
