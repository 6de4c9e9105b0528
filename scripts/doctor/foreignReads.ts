import { randomUUID } from 'node:crypto'

/** A read of data that belongs to no one, or to another person. Lists name a collection or a folder. */
export type ForeignRead = { method: 'get' | 'list'; path: string }

/** Reads that the rules must deny to everyone, of people that don't exist. */
export function foreignReads(): readonly ForeignRead[] {
  return [
    { method: 'get', path: `users/${randomUUID()}` },
    { method: 'get', path: `users/${randomUUID()}/files/0` },
    { method: 'get', path: 'outside/outside' },
    { method: 'list', path: 'users' },
    { method: 'list', path: `users/${randomUUID()}/files` },
  ]
}
