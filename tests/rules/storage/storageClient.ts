import { PROJECT_ID } from '#local-firebase/ports.ts'
import { verdictOf } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'

const BOUNDARY = 'where-the-bytes-begin'
const JSON_BODY = { 'content-type': 'application/json' }
const MULTIPART = {
  'content-type': `multipart/related; boundary=${BOUNDARY}`,
  'x-goog-upload-protocol': 'multipart',
}

/** The metadata of an upload. */
export type Metadata = Readonly<Record<string, string | null | Readonly<Record<string, string>>>>

/** The API of the Storage SDK, without any limits of a client. */
export type StorageClient = {
  get(path: string): Promise<Verdict>
  /** Lists the objects directly below a folder. */
  list(folder: string): Promise<Verdict>
  /** Returns the names of all objects below a folder, for callers who may see everything. */
  names(prefix: string): Promise<readonly string[]>
  upload(path: string, bytes: string, metadata: Metadata): Promise<Verdict>
  /** Changes the metadata of stored bytes. */
  describe(path: string, metadata: Metadata): Promise<Verdict>
  remove(path: string): Promise<Verdict>
}

/** A client for the Storage at `origin` that sends these headers. */
export function storageClient(
  origin: string,
  headers: Readonly<Record<string, string>>,
): StorageClient {
  const objects = `${origin}/v0/b/${PROJECT_ID}.appspot.com/o`
  const ask = async (place: string, method = 'GET', more = {}, body: string | null = null) =>
    verdictOf(await fetch(objects + place, { method, headers: { ...headers, ...more }, body }))
  return {
    get: (path) => ask(placeOf(path)),
    list: (folder) => ask(`?delimiter=/&prefix=${encodeURIComponent(`${folder}/`)}`),
    names: async (prefix) => {
      const answer = await fetch(`${objects}?prefix=${encodeURIComponent(prefix)}`, { headers })
      const { items = [] } = (await answer.json()) as { items?: { name: string }[] }
      return items.map(({ name }) => name).sort()
    },
    upload: (path, bytes, metadata) =>
      ask(`?name=${encodeURIComponent(path)}`, 'POST', MULTIPART, inParts(metadata, bytes)),
    describe: (path, metadata) => ask(placeOf(path), 'PATCH', JSON_BODY, JSON.stringify(metadata)),
    remove: (path) => ask(placeOf(path), 'DELETE'),
  }
}

function placeOf(path: string): string {
  return `/${encodeURIComponent(path)}`
}

function inParts(metadata: Metadata, bytes: string): string {
  const border = `--${BOUNDARY}\r\ncontent-type:`
  const head = `${border} application/json\r\n\r\n${JSON.stringify(metadata)}`
  return `${head}\r\n${border} any/type\r\n\r\n${bytes}\r\n--${BOUNDARY}--`
}
