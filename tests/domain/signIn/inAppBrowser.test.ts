import { describe, expect, it } from 'vitest'
import { inAppBrowser } from '#src/domain/signIn/inAppBrowser.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15'
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36'

describe('the browser inside an app', () => {
  it.each([
    ['Facebook', `${iPhone} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0;FBDV/iPhone17,1]`],
    ['Facebook', `${android} [FB_IAB/FB4A;FBAV/490.0.0.0;]`],
    ['Messenger', `${iPhone} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/480.0]`],
    ['Instagram', `${iPhone} Mobile/22B83 Instagram 350.0.0 (iPhone17,1; iOS 19_1)`],
    ['LINE', `${iPhone} Mobile/22B83 Safari Line/15.1.0`],
    ['TikTok', `${iPhone} Mobile/22B83 musical_ly_41.0 BytedanceWebview/d8a21c6`],
    ['LinkedIn', `${iPhone} Mobile/22B83 [LinkedInApp]/9.30`],
    ['WeChat', `${android} MicroMessenger/8.0.50`],
    [null, android],
    [null, `${iPhone} (KHTML, like Gecko) Mobile/22B83`],
  ])('belongs to %s: %s', (app, userAgent) => {
    expect(inAppBrowser(userAgent, false)).toEqual({ app })
  })

  it.each([
    ['Safari', `${iPhone} (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${iPhone} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', android.replace('; wv', '').replace('Version/4.0 ', '')],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ])('is not %s', (_, userAgent) => {
    expect(inAppBrowser(userAgent, false)).toBeNull()
  })

  it('is not the product on an iPhone’s home screen', () => {
    expect(inAppBrowser(`${iPhone} (KHTML, like Gecko) Mobile/15E148`, true)).toBeNull()
  })
})
