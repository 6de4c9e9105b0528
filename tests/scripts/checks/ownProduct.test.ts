import { describe, expect, it } from 'vitest'
import { languageProblems } from '#scripts/checks/newProduct.ts'

const sentences = "export const signInLead = 'Melde dich an.'\n"

describe('the page of a copy that is built in German', () => {
  it('is fine if it is marked as German, and says the product’s sentence in German', () => {
    const html = '<html dir="ltr" lang="de"><p>Melde dich an.</p></html>'
    expect(languageProblems(html, 'de', sentences)).toEqual([])
  })

  it('is a failure if the product’s sentence is in English', () => {
    const html = '<html lang="de"><p>Sign in.</p></html>'
    expect(languageProblems(html, 'de', sentences)).toEqual([
      'The built page doesn’t say “Melde dich an.”, the product’s sentence in de.',
    ])
  })

  it('is a failure if all of it is in English, or no sentence was found to look for', () => {
    const html = '<html lang="en-US"><p></p></html>'
    expect(languageProblems(html, 'de', '')).toEqual([
      'The built page isn’t marked as de.',
      'The built page doesn’t say “”, the product’s sentence in de.',
    ])
  })
})
