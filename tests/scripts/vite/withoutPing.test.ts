import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { removePing } from '#scripts/vite/withoutPing.ts'

const wrapper = 'node_modules/@firebase/webchannel-wrapper/dist/webchannel-blob'
const channel = readFileSync(`${wrapper}/esm/webchannel_blob_es2018.js`, 'utf8')

describe('Firestore’s channel', () => {
  it('requests a picture from a third party, and no longer does once patched', () => {
    expect(channel).toContain('www.google.com')
    expect(String(removePing(channel))).not.toContain('www.google.com')
  })

  it('loses nothing but that', () => {
    const lost = channel.length - String(removePing(channel)).length
    expect(lost).toBeGreaterThan(100)
    expect(lost).toBeLessThan(250)
  })

  it('is left alone if the code is different', () => {
    expect(removePing('if(b==2){stop()}else J(2);')).toBeNull()
  })
})
