/** An in-memory origin private file system with locks. `inUse` are the locks held by another tab. */
export function fakeDisk(inUse: ReadonlySet<string> = new Set()) {
  const folders = new Map<string, Set<string>>()
  const disk = {
    storage: { getDirectory: () => Promise.resolve(rootOf(folders)) },
    locks: {
      request: (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as () => unknown
        if (inUse.has(name)) return Promise.reject(new DOMException('Held.', 'TimeoutError'))
        return Promise.resolve(work())
      },
    },
  }
  return { disk, folders }
}

function rootOf(folders: Map<string, Set<string>>) {
  return {
    values: () => handlesOf(folders.keys(), (name) => folderOf(name, folders.get(name))),
    getDirectoryHandle: (name: string) => {
      const files = folders.get(name) ?? new Set<string>()
      folders.set(name, files)
      return Promise.resolve(folderOf(name, files))
    },
    removeEntry: (name: string) => {
      if ((folders.get(name)?.size ?? 0) > 0) return Promise.reject(new DOMException('Not empty.'))
      return Promise.resolve(folders.delete(name))
    },
  }
}

function folderOf(name: string, files = new Set<string>()) {
  return {
    kind: 'directory',
    name,
    values: () => handlesOf(files, (file) => ({ kind: 'file', name: file })),
    removeEntry: (file: string) => Promise.resolve(files.delete(file)),
    getFileHandle: (file: string) => {
      files.add(file)
      return Promise.resolve({ createWritable })
    },
  }
}

function createWritable() {
  return Promise.resolve(new WritableStream())
}

async function* handlesOf<Handle>(names: Iterable<string>, handleOf: (name: string) => Handle) {
  for (const name of names) yield await Promise.resolve(handleOf(name))
}
