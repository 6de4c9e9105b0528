// Node's broadcast channels reach all threads, as if all test files were tabs of one browser.
const browser = crypto.randomUUID()
const NodeChannel = BroadcastChannel
class ChannelOfFile extends NodeChannel {
  constructor(name: string) {
    super(`${browser} ${name}`)
  }
}
Object.assign(globalThis, { BroadcastChannel: ChannelOfFile })
