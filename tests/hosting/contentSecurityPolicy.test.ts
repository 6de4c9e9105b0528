import { describe, expect, test } from 'vitest'
import { addSources, formatPolicy, parsePolicy } from '#scripts/hosting/contentSecurityPolicy.ts'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'

describe('a content security policy', () => {
  test('is read into directives and written back', () => {
    const header = "default-src 'none'; connect-src 'self' https://a.example; trusted-types default"
    const policy = parsePolicy(header)
    expect([...policy]).toEqual([
      ['default-src', ["'none'"]],
      ['connect-src', ["'self'", 'https://a.example']],
      ['trusted-types', ['default']],
    ])
    expect(formatPolicy(policy)).toEqual(header)
  })

  test('is refused when a directive stands twice', () => {
    expect(() => parsePolicy("img-src 'self'; img-src https:")).toThrow(
      'The Content-Security-Policy has img-src twice.',
    )
  })

  test('takes more sources in a directive that it has, and in one that it lacks', () => {
    const policy = parsePolicy("img-src 'self'")
    const more = addSources(addSources(policy, 'img-src', ['data:']), 'font-src', ["'self'"])
    expect(formatPolicy(more)).toEqual("img-src 'self' data:; font-src 'self'")
    expect(formatPolicy(policy)).toEqual("img-src 'self'")
  })
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
