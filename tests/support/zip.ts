import {
  ZipReader,
  BlobReader,
  ZipWriter,
  Uint8ArrayReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'

export type Part = { path: string; bytes: Uint8Array<ArrayBuffer> }

/** All entries of a ZIP file, unpacked. */
export async function partsIn(archive: Blob): Promise<Part[]> {
  const reader = new ZipReader(new BlobReader(archive), { useWebWorkers: false })
  const parts: Part[] = []
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue
    const { sink, content } = memorySink()
    await entry.getData(sink)
    const bytes = new Uint8Array(await content().arrayBuffer())
    parts.push({ path: entry.filename, bytes })
  }
  return parts
}

/** A ZIP file with these entries, even invalid ones. */
export async function zipOf(parts: readonly Part[]): Promise<Blob> {
  const { sink, content } = memorySink()
  const writer = new ZipWriter(sink, { useWebWorkers: false })
  for (const { path, bytes } of parts) await writer.add(path, new Uint8ArrayReader(bytes))
  await writer.close()
  return content()
}

/** A sink that collects the bytes written to it. */
export function memorySink() {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      chunks.push(chunk.slice())
    },
  })
  return { sink, content: () => new Blob(chunks) }
}
