import MagicString from 'magic-string'

const messages = /async initializeServiceWorkerMessaging\(\) \{[^]*?(?=async _isAvailable\(\))/
const receivers = 'Receiver.receivers = [];'
const opening =
  /const request = indexedDB\.open\(DB_NAME, DB_VERSION\);\s*return new Promise\(\(resolve, reject\) => \{/

/** Below the 8 s after which the page says that nobody answers, in milliseconds. */
const patience = 5_000

/**
 * The SDK's authentication with two changes to how it keeps a session. A database that does not open in
 * time counts as none for the rest of the page's life; the SDK would wait for ever, and show nobody the
 * form. And it tells no service worker of its sessions: ours has no use for them.
 *
 * @param code the SDK's module.
 * @returns `null` where it does not stand there as expected.
 */
export function tameStorage(code: string): MagicString | null {
  if (!messages.test(code) || !code.includes(receivers) || !opening.test(code)) return null
  return new MagicString(code)
    .replace(
      messages,
      'async initializeServiceWorkerMessaging() {}\n    async notifyServiceWorker() {}\n    ',
    )
    .replace(receivers, '')
    .replace(
      opening,
      `if (_openDatabase.isMute) return Promise.reject();
    $&
        setTimeout(() => {
            _openDatabase.isMute ||= request.readyState === 'pending';
            reject();
        }, ${patience});`,
    )
}
