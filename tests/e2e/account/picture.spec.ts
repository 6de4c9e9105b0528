import { pictureSize } from '#src/domain/account/pictureHeader.ts'
import { checkInBothWindows, checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { openAccount, savedIn } from '#tests/support/browser/people/account.ts'
import { sessionOf } from '#tests/support/browser/people/factors.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import {
  pngFile,
  choosePicture,
  colorInPreview,
  expectColor,
  paste,
  pictureInBar,
  secretStore,
  squareOf,
  takeTransparentPicture,
  takePhoto,
} from '#tests/support/browser/people/photos.ts'
import { answer } from '#tests/support/browser/servers/authServer.ts'
import {
  bytesOnServer,
  expectFiles,
  filesOnServer,
} from '#tests/support/browser/servers/filesOnServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { gif, gifDot, heic, png } from '#tests/support/pictures.ts'

test(
  'a picture is cropped with the keyboard, shown in every tab at once, replaced, and removed',
  { tag: '@once' },
  async ({ context, page }) => {
    const person = await openAccount(page)
    const other = await context.newPage()
    await other.goto('/')
    await page.bringToFront()
    await choosePicture(page, await takePhoto(page))
    await squareOf(page)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('+')
    await checkInBothWindows(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(savedIn(page, 'About you')).toBeVisible()
    await expectColor(page, 'red')
    await expectColor(other, 'red')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await page.reload()
    await expectColor(page, 'red')
    await expect(page.getByRole('main').locator('img')).toHaveCount(2)
    expect(asked.filter((address) => /^GET .*\/v0\/b\/.*alt=media/.test(address))).toHaveLength(1)
    await checkInBothWindows(page)

    const [first] = await filesOnServer(person)
    const bytes = await bytesOnServer(person, first?.slot)
    if (typeof bytes === 'number') throw new Error(`The picture is answered with ${bytes}.`)
    expect(pictureSize(bytes)).toEqual({ type: 'image/jpeg', width: 512, height: 512 })
    const letters = Buffer.from(bytes).toString('latin1')
    expect([letters.includes('Exif'), letters.includes(secretStore)]).toEqual([false, false])

    await page.getByRole('button', { name: 'Change: Picture' }).click()
    await paste(page, await takePhoto(page, 3))
    await squareOf(page)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectColor(page, 'blue')
    await expectFiles(person, 1)
    expect(await bytesOnServer(person, first?.slot)).toBe(404)

    await page.getByRole('button', { name: 'Change: Picture' }).click()
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await expect(pictureInBar(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add: Picture' })).toBeFocused()
    await expectFiles(person, 0)
  },
)

test(
  'a picture is shown on another device once it is reachable, and for no one else',
  { tag: '@once' },
  async ({ browser, page }) => {
    const person = await openAccount(page)
    await choosePicture(page, await takePhoto(page))
    await squareOf(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(savedIn(page, 'About you')).toBeVisible()
    const device = await browser.newContext()
    const elsewhere = await device.newPage()
    const download = /\/v0\/b\/.*alt=media/
    await elsewhere.route(download, (route) => answer(route, 404, { error: { code: 404 } }))
    const refusal = elsewhere.waitForResponse(download)
    await signIn(elsewhere, person)
    await refusal
    await expect(pictureInBar(elsewhere)).toHaveCount(0)
    await elsewhere.unroute(download)
    await elsewhere.evaluate(() => dispatchEvent(new Event('online')))
    await expect(pictureInBar(elsewhere)).toHaveAttribute('src', /^blob:/)
    await device.close()
    const [picture] = await filesOnServer(person)
    const bob = await sessionOf(await createUser())
    expect(await bytesOnServer(person, picture?.slot, bob.idToken)).toBe(403)
    expect(await bytesOnServer(person, picture?.slot, '')).toBe(403)
  },
)

test(
  'what is no picture is refused before decoding; an animated or transparent one becomes a still on white',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      type Decode = (...pictures: unknown[]) => unknown
      const decode = Reflect.get(window, 'createImageBitmap') as Decode
      const counted: Decode = (...pictures) => {
        Object.assign(window, { decoded: Number(Reflect.get(window, 'decoded')) + 1 })
        return decode(...pictures)
      }
      Object.assign(window, { decoded: 0, createImageBitmap: counted })
    })
    const person = await openAccount(page)
    const decoded = () => page.evaluate(() => Number(Reflect.get(window, 'decoded')))
    await page.getByRole('button', { name: 'Add: Picture' }).click()
    const offer = (content: string | Uint8Array) =>
      page.locator('input[type=file]').setInputFiles(pngFile(content))
    await offer('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await expect(page.getByText('This isn’t a JPEG, PNG, WebP, or GIF.')).toBeVisible()
    await checkPage(page)
    await offer(png(20_000, 20_000))
    await expect(page.getByText('more than 40 million pixels')).toBeVisible()
    expect(await decoded()).toBe(0)
    await offer(png(20, 20))
    await expect(page.getByText('It may be damaged.')).toBeVisible()
    expect(await decoded()).toBe(1)
    await offer(heic('heic', [4032, 3024]))
    await expect(page.getByText('This browser can’t read HEIC pictures.')).toBeVisible()

    const black = gifDot(0)
    const white = gifDot(1)
    await offer(gif(1, 1, black, white))
    await squareOf(page)
    expect(await colorInPreview(page)).toEqual([0, 0, 0, 255])
    await paste(page, pngFile(gif(1, 1, white, black)))
    await expect.poll(() => colorInPreview(page)).toEqual([255, 255, 255, 255])
    await paste(page, pngFile(gif(1, 1, black)))
    await expect.poll(() => colorInPreview(page)).toEqual([0, 0, 0, 255])
    await paste(page, await takeTransparentPicture(page))
    await expect.poll(() => colorInPreview(page)).toEqual([255, 255, 255, 255])
    expect(await filesOnServer(person)).toEqual([])
  },
)
