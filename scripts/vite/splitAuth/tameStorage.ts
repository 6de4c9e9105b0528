import MagicString from 'magic-string'

const messages = /async initializeServiceWorkerMessaging\(\) \{[^]*?(?=async _isAvailable\(\))/
const receivers = 'Receiver.receivers = [];'
const opening =
  /const request = indexedDB\.open\(DB_NAME, DB_VERSION\);\s*return new Promise\(\(resolve, reject\) => \{/

/** In milliseconds. Less than the 8 s after which the page says that nobody answers. */
const timeout = 5_000

/**
 * Patches how the SDK's authentication stores sessions. If IndexedDB doesn't open in time, it counts as
 * unavailable until the page is closed; the SDK would wait forever and show no form. And it no longer
 * messages service workers, since ours doesn't use sessions.
 *
 * @param code the SDK's module.
 * @returns `null` if the code isn't as expected.
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
        }, ${timeout});`,
    )
}
