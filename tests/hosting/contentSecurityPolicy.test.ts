import { describe, expect, test } from 'vitest'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { parsePolicy } from '#scripts/hosting/pagePolicy.ts'

test('a policy with a directive that stands twice is refused', () => {
  expect(() => parsePolicy("img-src 'self'; img-src https:")).toThrow(
    'The Content-Security-Policy has img-src twice.',
  )
})

describe('the policy of firebase.json', () => {
  const policy = parsePolicy(policyHeader(hosting))

  test('allows nothing unless it is named', () => {
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  })

  test('has no unsafe source, and none that fits every host', () => {
    const tooWide = /unsafe|^\*$|^(https?|wss?):$/
    const found = [...policy].flatMap(([directive, sources]) =>
      sources.filter((source) => tooWide.test(source)).map((source) => `${directive} ${source}`),
    )
    expect(found).toEqual([])
  })

  test('takes from other hosts only the scripts that the SDK loads, and what those load', () => {
    const hosts = (policy.get('script-src') ?? []).filter((source) => source.startsWith('https:'))
    expect(hosts).toEqual([
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/',
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ])
  })

  test('makes scripts go through Trusted Types', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default'])
  })
})
