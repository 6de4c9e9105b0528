import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { changeFile } from './changeFile.ts'

const channelFile = /@firebase\/webchannel-wrapper\/.*\/webchannel_blob_es\d+\.js$/

/** The branch that a channel takes on an error of the network. */
const ping = /if\(\w+==2\)\{[^}]*\/images\/cleardot\.gif[^}]*\}else (\w+\(2\);)/

/**
 * Takes out the picture that Firestore's channel asks of www.google.com when a connection fails. It
 * serves the SDK's own statistics alone; here it would tell a third party, and the security policy stops it.
 */
export function withoutPing(): Plugin {
  return changeFile({
    name: 'without-ping',
    file: channelFile,
    change: removePing,
  })
}

/** The channel's code without its picture; `null` where that is not asked for as expected. */
export function removePing(code: string): MagicString | null {
  return ping.test(code) ? new MagicString(code).replace(ping, '$1') : null
}
