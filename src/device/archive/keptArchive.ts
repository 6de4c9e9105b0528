import type { WorkFile } from './workFile.ts'

/** How long a browser may take to copy what it was handed. */
const untilTaken = 60_000

type KeptArchive = { name: string; address: string; work: WorkFile }

let kept: KeptArchive | null = null

/** Keeps an archive that is whole, until it is dropped, and hands it to the person as a file. */
export async function keepArchive(name: string, work: WorkFile): Promise<number> {
  const content = await work.content()
  dropArchive()
  kept = { name, address: URL.createObjectURL(content), work }
  handOver()
  return content.size
}

/** Hands the archive to the person, as often as they like. */
export function handOver(): void {
  if (!kept) return
  const link = document.createElement('a')
  link.href = kept.address
  link.download = kept.name
  link.click()
}

/** Removes the archive, once the browser had time to copy it. */
export function dropArchive(): void {
  if (!kept) return
  const { address, work } = kept
  kept = null
  setTimeout(() => {
    URL.revokeObjectURL(address)
    void work.remove()
  }, untilTaken)
}
