import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#src/notebook/domain/fold.ts'

describe('folded for searching', () => {
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
  ])('%s and %s are equal', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it.each([
    ['o', 'a'],
    ['ss', 's'],
    ['1', 'l'],
    ['и', 'n'],
  ])('%s and %s are different', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  it('each letter folds by itself, so that matches can be highlighted', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(Array.from(text, fold).join('')).toBe(fold(text))
      }),
    )
  })

  it('folded text stays the same when folded again', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})
