import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const channelFile = /@firebase\/webchannel-wrapper\/.*\/webchannel_blob_es\d+\.js$/

const ping = /if\(\w+==2\)\{[^}]*\/images\/cleardot\.gif[^}]*\}else (\w+\(2\);)/

/**
 * Removes the request to www.google.com that Firestore sends when a connection fails. It serves only the
 * SDK's statistics, and would contact a third party, which the security policy blocks.
 */
export function withoutPing(): Plugin {
  return changeFile({
    name: 'without-ping',
    file: channelFile,
    change: removePing,
  })
}

/** The code without the request; `null` if it isn't as expected. */
export function removePing(code: string): MagicString | null {
  return ping.test(code) ? new MagicString(code).replace(ping, '$1') : null
}
