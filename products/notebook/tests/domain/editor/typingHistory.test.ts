import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterRemoteChange,
  afterTyping,
  endStep,
  noTyping,
  takeStep,
  type TypedInput,
  type TypingHistory,
} from '#products/notebook/domain/editor/typingHistory.ts'

describe('undoing typing', () => {
  it('reverts text typed without a pause in one step and restores it', () => {
    const page = open('At the weir')
    page.type(' at')
    page.type(' dawn')
    expect(page.steps('undo')).toEqual(['At the weir'])
    expect(page.steps('redo')).toEqual(['At the weir at dawn'])
  })

  it('reverts text typed after a pause separately', () => {
    const page = open('')
    page.type('heron')
    page.wait(1_001)
    page.type(' flies')
    expect(page.steps('undo')).toEqual(['heron', ''])
  })

  it('reverts text typed in another place separately', () => {
    const page = open('one two')
    page.type('!')
    page.type('?', 3)
    expect(page.steps('undo')).toEqual(['one two!', 'one two'])
  })

  it('reverts consecutive deletions in one step, in both directions', () => {
    const page = open('one two')
    page.erase(3, 'deleteContentBackward', 7)
    page.erase(3, 'deleteContentForward', 0)
    expect(page.text()).toBe(' ')
    expect(page.steps('undo')).toEqual(['one ', 'one two'])
  })

  it('reverts a word composed by an input method in one step, with its intermediate forms', () => {
    const page = open('base')
    page.compose(['k', 'か', 'かn', 'かん', '漢'])
    page.wait(5_000)
    page.compose(['漢字'], 1)
    page.close()
    page.compose(['で'])
    expect(page.text()).toBe('base漢字で')
    expect(page.steps('undo')).toEqual(['base漢字', 'base'])
  })

  it('reverts pasted text and replaced text separately', () => {
    const page = open('one two')
    page.input('one 2', 5, 'insertText')
    page.type('nd')
    page.input('one 2nd and more', 16, 'insertFromPaste')
    expect(page.steps('undo')).toEqual(['one 2nd', 'one two'])
  })

  it('reverts a line break separately, even if more was inserted with it', () => {
    const page = open('- milk')
    page.type('!')
    page.input('- milk!\n- ', 10, 'insertText')
    page.type('bread')
    expect(page.steps('undo')).toEqual(['- milk!\n- ', '- milk!', '- milk'])
  })

  it('uses the caret to tell which of equal letters was typed', () => {
    const page = open('aaa')
    page.type('a', 1)
    page.others('aabaa')
    expect(page.steps('undo')).toEqual(['abaa'])
  })

  it('drops redo steps as soon as something else is typed', () => {
    const page = open('')
    page.type('heron')
    page.step('undo')
    page.type('egret')
    expect(page.steps('redo')).toEqual([])
  })

  it('keeps what others wrote before, after and within it', () => {
    const page = open('milk\n')
    page.type('bread and butter')
    page.others('eggs\nmilk\nbread and salted butter\nsoap')
    expect(page.steps('undo')).toEqual(['eggs\nmilk\nsalted \nsoap'])
    expect(page.steps('redo')).toEqual(['eggs\nmilk\nbread and salted butter\nsoap'])
  })

  it('has no step for text that others have removed', () => {
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

  it("reverts all of its own text and none of the others', in any order", () => {
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

/** A text field with an undo history. Its clock moves only with `wait`. */
function open(first: string) {
  let [text, history, now]: [string, TypingHistory, number] = [first, noTyping, 1]
  const input = (after: string, caret: number, inputType: TypedInput['inputType']) => {
    history = afterTyping(history, { before: text, after, caret, inputType, moment: now })
    text = after
  }
  const put = (letters: string, at: number, inputType: string, over = 0) =>
    input(text.slice(0, at) + letters + text.slice(at + over), at + letters.length, inputType)
  const step = (direction: 'undo' | 'redo') => {
    const taken = takeStep(history, direction, text)
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
    /** Replaces text step by step, as an input method does; the first step replaces `over` letters. */
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
      history = afterRemoteChange(history, text, after)
      text = after
    },
    /** Undoes or redoes all steps. Returns the text after each. */
    steps: (direction: 'undo' | 'redo') => {
      const seen: string[] = []
      while (step(direction)) seen.push(text)
      return seen
    },
  }
}
