type Work = () => unknown

type Options = { signal?: AbortSignal; steal?: boolean }

type Request = { clientId: string; name: string; grant: () => void; rob: () => void }

/** Web Locks of a browser with several tabs, which Node doesn't have. Returns the locks as one tab sees them. */
export function fakeLocks(): (clientId: string) => Pick<LockManager, 'query' | 'request'> {
  const held = new Map<string, Request>()
  const waiting: Request[] = []
  const leave = (request: Request) => {
    const index = waiting.indexOf(request)
    if (index >= 0) waiting.splice(index, 1)
  }
  const grantNext = (name: string) => {
    if (held.has(name)) return
    const next = waiting.find((request) => request.name === name)
    if (!next) return
    leave(next)
    held.set(name, next)
    next.grant()
  }
  const query = async () => ({ held: [...held.values()] })
  return (clientId) => {
    const request = (name: string, ...rest: readonly (Options | Work)[]) => {
      const work = rest.at(-1) as Work
      const { signal, steal = false } = (rest.length > 1 ? rest[0] : {}) as Options
      return new Promise((resolve, reject) => {
        const run = async () => {
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          } finally {
            if (held.get(name) === own) held.delete(name)
            grantNext(name)
          }
        }
        const own: Request = {
          clientId,
          name,
          grant: () => void run(),
          rob: () => reject(new DOMException('The lock was stolen.', 'AbortError')),
        }
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(own)) return
          leave(own)
          reject(signal.reason)
        })
        if (steal) {
          held.get(name)?.rob()
          held.delete(name)
          waiting.unshift(own)
        } else waiting.push(own)
        grantNext(name)
      })
    }
    return { query, request } as unknown as Pick<LockManager, 'query' | 'request'>
  }
}
