import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { configurationToDeploy, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { hostingFor, parsePolicy, policyFor } from '#scripts/hosting/pagePolicy.ts'

const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
const red = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"

const base = "script-src 'self' https://apis.google.com; style-src 'self'; connect-src 'self'"
const none = {
  leakedPasswords: false,
  appCheck: false,
  phone: false,
  sms: false,
  oneTapConfig: null,
}

describe('the policy for the pages of a build', () => {
  test('allows their inline scripts and styles to the byte, each once', () => {
    const page = '<style>p{color:red}</style><script>alert(1)</script>'
    expect(policyFor([page, page], base, none)).toBe(
      `script-src 'self' https://apis.google.com ${alert}; style-src 'self' ${red}; connect-src 'self'`,
    )
  })

  test('needs nothing for scripts with an address', () => {
    expect(policyFor(['<script type="module" src="/main.ts"></script>'], base, none)).toBe(base)
  })

  test.each([
    [{ leakedPasswords: true }, 'https://api.pwnedpasswords.com/range/'],
    [{ appCheck: true }, 'https://content-firebaseappcheck.googleapis.com/v1/'],
    [{ oneTapConfig: 'https://acme.example/gsi/fedcm.json' }, 'https://acme.example'],
  ])('allows other hosts only for what is on: %j', (on, host) => {
    expect(policyFor([], base, { ...none, ...on })).toBe(`${base} ${host}`)
  })

  test.each(['phone', 'sms'])('allows the styles of reCAPTCHA’s puzzle for %s', (method) => {
    expect(policyFor([], base, { ...none, [method]: true })).toBe(
      `${base}; style-src-attr 'unsafe-inline'`,
    )
  })

  test('is made of all pages, in every language', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pages-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'languages/de'), { recursive: true })
    await writeFile(join(folder, 'index.html'), '<script>alert(1)</script>')
    await writeFile(join(folder, 'languages/de/index.html'), '<style>p{color:red}</style>')
    const { hosting } = configurationToDeploy(hostingFor(folder, none))
    expect(policyHeader(hosting)).toContain(alert)
    expect(policyHeader(hosting)).toContain(red)
    // A deployment without it would be stopped.
    expect(hosting.predeploy).toEqual([])
  })

  test('allows nothing for a feature that was on in the last build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-pages-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const oneTapConfig = 'https://acme.example/gsi/fedcm.json'
    const allowed = [{ ...none, oneTapConfig }, none].map((on) => {
      const { hosting } = configurationToDeploy(hostingFor(folder, on))
      return parsePolicy(policyHeader(hosting)).get('connect-src')
    })
    expect(allowed[0]).toEqual([...(allowed[1] ?? []), 'https://acme.example'])
  })
})
