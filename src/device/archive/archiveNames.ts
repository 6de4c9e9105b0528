import { archivesName } from '../names.ts'

const [head = '', tail = ''] = archivesName('/').split('/')

/** Whether a folder is for archives, whoever they are of. */
export function isArchivesName(name: string): boolean {
  return name.startsWith(head) && name.endsWith(tail)
}

/** The lock of who makes an archive. A browser may keep what is not whole beside it, with a longer name. */
export function archiveLock(folder: string, name: string): string {
  return `${folder}-${name.slice(0, 36)}`
}
