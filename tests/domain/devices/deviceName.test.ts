import { expect, it } from 'vitest'
import { deviceNameOf } from '#src/domain/devices/deviceName.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const onPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15'
const onAndroid = 'Mozilla/5.0 (Linux; Android 10; K)'

it.each([
  [`${onMac} ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
  [`${onMac} AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`, 'Safari', 'Mac'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/150.0 Safari/537.36`,
    'Chrome',
    'Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/150.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [`${onPhone} CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${onPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${onPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${onAndroid} ${webKit} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${onAndroid} ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${onAndroid} ${webKit} Chrome/150.0 Mobile Safari/537.36 OPR/90.0`, 'Opera', 'Android'],
  ['curl/8.0', '', ''],
])('names the browser and the system in %s', (userAgent, browser, system) => {
  expect(deviceNameOf({ userAgent, maxTouchPoints: 0 })).toEqual({ browser, system })
})

it('an iPad, which calls itself a Mac, is recognized by its screen', () => {
  const userAgent = `${onMac} AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`
  expect(deviceNameOf({ userAgent, maxTouchPoints: 5 })).toEqual({
    browser: 'Safari',
    system: 'iPad',
  })
})
