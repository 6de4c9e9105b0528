import { describe, expect, it, vi } from 'vitest'
import { allowedScriptUrl } from '#src/firebase/sdk/trustedScripts.ts'

vi.stubGlobal('location', new URL('https://gatehouse.example/sign-in'))

describe('the scripts that may be loaded', () => {
  it.each([
    '/assets/signIn.js',
    '/worker.js',
    'https://gatehouse.example/assets/signIn.js',
    'https://apis.google.com/js/api.js?onload=x',
    'https://www.google.com/recaptcha/enterprise.js?render=key',
    'https://www.google.com/recaptcha/api.js?onload=x&render=explicit',
    'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
  ])('include %s', (url) => {
    expect(allowedScriptUrl(url)).toBe(url)
  })

  it.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'http://apis.google.com/js/api.js',
    'https://apis.google.com.evil.example/js/api.js',
    'https://www.google.com/complete/search?callback=alert',
    'https://www.google.com/recaptcha/about/js/main.min.js',
    'https://www.google.com/recaptcha/api.js/../about/js/main.min.js',
    'https://www.google.com/recaptcha/api.jsx?onload=x',
    'https://www.gstatic.com/recaptcha/admin/x.js',
    'https://apis.google.com/js/platform.js?onload=x',
    'https://www.gstatic.com/x.js',
    'https://apis.google.com/elsewhere.js',
    'blob:https://gatehouse.example/1',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('do not include %s', (url) => {
    expect(allowedScriptUrl(url)).toBeNull()
  })
})
