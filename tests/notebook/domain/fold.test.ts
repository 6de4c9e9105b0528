import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#src/notebook/domain/fold.ts'

describe('what searching takes for the same', () => {
  it.each([
    ['ISPARTA', 'ısparta'],
    ['istanbul', 'İSTANBUL'],
    ['strasse', 'Straße'],
    ['STRASSE', 'STRAẞE'],
    ['Wasser', 'Waſſer'],
    ['oresund', 'Øresund'],
    ['aegis', 'Ægis'],
    ['oeuvre', 'Œuvre'],
    ['lodz', 'Łódź'],
    ['dakovo', 'Đakovo'],
    ['thor', 'Þór'],
    ['office', 'o\ufb03ce'],
    ['ΟΔΟΣ', 'οδος'],
    ['café', 'cafe\u0301'],
    ['１２', '12'],
  ])('%s and %s', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it.each([
    ['o', 'a'],
    ['ss', 's'],
    ['1', 'l'],
    ['и', 'n'],
  ])('but not %s and %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  it('letter by letter, so that what is found can be marked', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(Array.from(text, fold).join('')).toBe(fold(text))
      }),
    )
  })

  it('and folding once more changes nothing', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})
