import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterOthers,
  afterTyping,
  endStep,
  noTyping,
  takeStep,
  type Typed,
  type TypingHistory,
} from '#src/notebook/domain/typingHistory.ts'

describe('what takes typing back', () => {
  it('takes back at once what was typed without a pause, and brings it again', () => {
    const page = open('At the weir')
    page.type(' at')
    page.type(' dawn')
    expect(page.steps('undo')).toEqual(['At the weir'])
    expect(page.steps('redo')).toEqual(['At the weir at dawn'])
  })

  it('takes what was typed after a pause by itself', () => {
    const page = open('')
    page.type('heron')
    page.wait(1_001)
    page.type(' flies')
    expect(page.steps('undo')).toEqual(['heron', ''])
  })

  it('takes what was typed at another place by itself', () => {
    const page = open('one two')
    page.type('!')
    page.type('?', 3)
    expect(page.steps('undo')).toEqual(['one two!', 'one two'])
  })

  it('takes letters that were deleted one after the other at once, in both directions', () => {
    const page = open('one two')
    page.erase(3, 'deleteContentBackward', 7)
    page.erase(3, 'deleteContentForward', 0)
    expect(page.text()).toBe(' ')
    expect(page.steps('undo')).toEqual(['one ', 'one two'])
  })

  it('takes a word that an input method composed at once, with all that stood there meanwhile', () => {
    const page = open('base')
    page.compose(['k', 'か', 'かn', 'かん', '漢'])
    page.wait(5_000)
    page.compose(['漢字'], 1)
    page.close()
    page.compose(['で'])
    expect(page.text()).toBe('base漢字で')
    expect(page.steps('undo')).toEqual(['base漢字', 'base'])
  })

  it('takes back a pasted text, and a text typed over another, by themselves', () => {
    const page = open('one two')
    page.input('one 2', 5, 'insertText')
    page.type('nd')
    page.input('one 2nd and more', 16, 'insertFromPaste')
    expect(page.steps('undo')).toEqual(['one 2nd', 'one two'])
  })

  it('takes a new line by itself, also where more came with it', () => {
    const page = open('- milk')
    page.type('!')
    page.input('- milk!\n- ', 10, 'insertText')
    page.type('bread')
    expect(page.steps('undo')).toEqual(['- milk!\n- ', '- milk!', '- milk'])
  })

  it('says by the caret which of equal letters was typed', () => {
    const page = open('aaa')
    page.type('a', 1)
    page.others('aabaa')
    expect(page.steps('undo')).toEqual(['abaa'])
  })

  it('forgets what was taken back as soon as something else is typed', () => {
    const page = open('')
    page.type('heron')
    page.step('undo')
    page.type('egret')
    expect(page.steps('redo')).toEqual([])
  })

  it('leaves what others wrote before, after and amid it where it stands', () => {
    const page = open('milk\n')
    page.type('bread and butter')
    page.others('eggs\nmilk\nbread and salted butter\nsoap')
    expect(page.steps('undo')).toEqual(['eggs\nmilk\nsalted \nsoap'])
    expect(page.steps('redo')).toEqual(['eggs\nmilk\nbread and salted butter\nsoap'])
  })

  it('has nothing to take back of what others have taken away', () => {
    const page = open('milk ')
    page.type('bread')
    page.others('milk ')
    expect(page.steps('undo')).toEqual([])
  })

  it('remembers 500 steps', () => {
    const page = open('')
    for (let step = 0; step < 502; step += 1) {
      page.wait(1_001)
      page.type('x')
    }
    expect(page.steps('undo')).toHaveLength(500)
    expect(page.text()).toBe('xx')
  })

  it('takes back all of its own words and none of the others, in whatever order they came', () => {
    fc.assert(
      fc.property(fc.array(happenings, { maxLength: 20 }), (all) => {
        const page = open('')
        all.forEach(({ kind, place }, index) => {
          if (kind === 'undo' || kind === 'redo') return void page.step(kind)
          const words = read(page.text())
          const at = place % (words.length + 1)
          const isOwn = kind === 'type' || kind === 'erase'
          const word = `${isOwn ? 'w' : ''}${String.fromCodePoint(0x4e00 + index)}`
          if (kind === 'type' || kind === 'others') words.splice(at, 0, { word, isOwn })
          else if (words[at]?.isOwn) words.splice(at, 1)
          const text = textOf(words)
          const caret = textOf(words.slice(0, kind === 'type' ? at + 1 : at)).length
          if (isOwn) page.input(text, caret, 'insertFromPaste')
          else page.others(text)
        })
        const last = page.text()
        const others = read(last).filter(({ isOwn }) => !isOwn)
        const back = page.steps('undo').length
        expect(read(page.text())).toEqual(others)
        for (let step = 0; step < back; step += 1) page.step('redo')
        expect(page.text()).toBe(last)
      }),
      { numRuns: 500 },
    )
  })
})

const happenings = fc.record({
  kind: fc.constantFrom('type', 'erase', 'others', 'othersErase', 'undo', 'redo'),
  place: fc.nat(20),
})

function read(text: string): { word: string; isOwn: boolean }[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ word, isOwn: word.startsWith('w') }))
}

function textOf(words: readonly { word: string }[]): string {
  return words.map(({ word }) => `${word} `).join('')
}

/** A text under the hands of a person, whose clock stands. */
function open(first: string) {
  let [text, history, now]: [string, TypingHistory, number] = [first, noTyping, 1]
  const input = (after: string, caret: number, inputType: Typed['inputType']) => {
    history = afterTyping(history, { before: text, after, caret, inputType, moment: now })
    text = after
  }
  const put = (letters: string, at: number, inputType: string, over = 0) =>
    input(text.slice(0, at) + letters + text.slice(at + over), at + letters.length, inputType)
  const step = (way: 'undo' | 'redo') => {
    const taken = takeStep(history, way, text)
    if (taken) ({ history, text } = taken)
    return taken
  }
  return {
    text: () => text,
    input,
    step,
    wait: (time: number) => (now += time),
    close: () => (history = endStep(history)),
    type: (words: string, at = text.length) => {
      Array.from(words).forEach((letter, index) => put(letter, at + index, 'insertText'))
    },
    /** Puts one text after the other in the place of the one before; the first over so many letters. */
    compose: (stages: readonly string[], over = 0) => {
      const at = text.length - over
      for (const stage of stages) put(stage, at, 'insertCompositionText', text.length - at)
    },
    erase: (letters: number, inputType: string, caret: number) => {
      for (let count = 0; count < letters; count += 1) {
        const at = inputType === 'deleteContentForward' ? caret : caret - count - 1
        put('', at, inputType, 1)
      }
    },
    others: (after: string) => {
      history = afterOthers(history, text, after)
      text = after
    },
    /** Goes as far as there are steps, and gives the text after each. */
    steps: (way: 'undo' | 'redo') => {
      const seen: string[] = []
      while (step(way)) seen.push(text)
      return seen
    },
  }
}
