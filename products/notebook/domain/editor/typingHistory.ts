import { commonEnd, commonStart } from '../diff/commonText.ts'
import {
  applyChange,
  changeBetween,
  changesNothing,
  invertChange,
  rebaseChange,
  type TextChange,
} from '../diff/textChange.ts'

/** Undo history of one text field. It covers only what the person typed, not changes from elsewhere. */
export type TypingHistory = {
  /** Inverse changes, latest last. Each applies to the text that the one after it leaves. */
  undo: readonly TextChange[]
  redo: readonly TextChange[]
  /** The latest step if the next input may extend it. */
  lastStep: LastStep | null
}

type TextEdit = { at: number; removed: string; put: string }

type LastStep = TextEdit & { inputType: string; moment: number }

export type TypedInput = {
  before: string
  after: string
  /** Caret index after the input. */
  caret: number
  /** The `inputType` of the browser's event. */
  inputType: string
  /** In milliseconds since 1970. */
  moment: number
}

export const noTyping: TypingHistory = { undo: [], redo: [], lastStep: null }

const maxSteps = 500

/** After a longer pause, a new step starts. */
const maxPauseMs = 1_000

/** Records an input. Input that a person would undo together becomes one step. */
export function afterTyping(history: TypingHistory, typed: TypedInput): TypingHistory {
  const { inputType, moment } = typed
  const edit = editIn(typed)
  if (edit.removed === '' && edit.put === '') return history
  const grown = history.lastStep && isContinued(history.lastStep, edit, typed)
  const step = grown && history.lastStep ? joined(history.lastStep, edit) : edit
  const undo = grown ? history.undo.slice(0, -1) : history.undo.slice(1 - maxSteps)
  return {
    undo: [...undo, [step.at, step.removed, -step.put.length]],
    redo: [],
    lastStep: { ...step, inputType, moment },
  }
}

/** Records a change from elsewhere: rebases the existing steps onto the new text. */
export function afterRemoteChange(
  history: TypingHistory,
  before: string,
  after: string,
): TypingHistory {
  const { undo, redo } = history
  if (before === after) return history
  if (undo.length + redo.length === 0) return noTyping
  const change = changeBetween(before, after)
  const rebased = rebaseAll(undo, change)
  return {
    undo: rebased,
    redo: rebaseAll(redo, change),
    lastStep: lastStepAfter(history.lastStep, rebased.at(-1), after),
  }
}

/** A composition goes on whatever arrives, unless it is changed itself. */
function lastStepAfter(
  lastStep: LastStep | null,
  undone: TextChange | undefined,
  after: string,
): LastStep | null {
  if (!lastStep || !isComposed(lastStep.inputType)) return null
  let at = 0
  for (const part of undone ?? []) {
    if (typeof part === 'string' || part < 0) break
    at += part
  }
  return after.slice(at, at + lastStep.put.length) === lastStep.put ? { ...lastStep, at } : null
}

function isComposed(inputType: string): boolean {
  return /composition/i.test(inputType)
}

export function endStep(history: TypingHistory): TypingHistory {
  return { ...history, lastStep: null }
}

/** Undoes or redoes the latest step. Returns `null` if there is none. */
export function takeStep(
  { undo, redo }: TypingHistory,
  direction: 'undo' | 'redo',
  text: string,
): { history: TypingHistory; text: string } | null {
  const [from, to] = direction === 'undo' ? [undo, redo] : [redo, undo]
  const change = from.at(-1)
  if (!change) return null
  const rest = from.slice(0, -1)
  const grown = [...to, invertChange(text, change)]
  const stacks = direction === 'undo' ? { undo: rest, redo: grown } : { undo: grown, redo: rest }
  return { history: { ...stacks, lastStep: null }, text: applyChange(text, change) }
}

/** Returns an input as if the field had already shown a text that differs from the one it was typed into. */
export function typedInto(text: string, typed: TypedInput): TypedInput {
  if (typed.before === text) return typed
  const { at, removed, put } = editIn(typed)
  const change = rebaseChange([at, put, -removed.length], changeBetween(typed.before, text), true)
  return { ...typed, before: text, after: applyChange(text, change), caret: endOf(change) }
}

/** The index after the last part that a change inserted or removed. */
function endOf(change: TextChange): number {
  let [to, end] = [0, 0]
  for (const part of change) {
    if (typeof part === 'string') to += part.length
    else if (part > 0) to += part
    if (typeof part === 'string' || part < 0) end = to
  }
  return end
}

/** Among equal characters, the caret tells which one was typed. */
function editIn({ before, after, caret }: TypedInput): TextEdit {
  const tail = commonEnd(before, after.slice(caret))
  const [removed, put] = [
    before.slice(0, before.length - tail),
    after.slice(0, after.length - tail),
  ]
  const at = commonStart(removed, put)
  return { at, removed: removed.slice(at), put: put.slice(at) }
}

function isContinued(
  lastStep: LastStep,
  edit: TextEdit,
  { inputType, moment }: TypedInput,
): boolean {
  if (inputType !== lastStep.inputType) return false
  const [lastEnd, removedEnd] = [lastStep.at + lastStep.put.length, edit.at + edit.removed.length]
  if (isComposed(inputType)) return edit.at <= lastEnd && removedEnd >= lastStep.at
  if (moment - lastStep.moment > maxPauseMs) return false
  if (inputType === 'insertText')
    return (
      edit.removed === '' && edit.at === lastEnd && !`${lastStep.put}${edit.put}`.includes('\n')
    )
  if (inputType === 'deleteContentBackward') return edit.put === '' && removedEnd === lastStep.at
  return inputType === 'deleteContentForward' && edit.put === '' && edit.at === lastStep.at
}

/** Combines two adjacent edits, the second based on the result of the first. */
function joined(first: TextEdit, second: TextEdit): TextEdit {
  const before = Math.max(0, first.at - second.at)
  const within = Math.max(0, second.at - first.at)
  const firstEnd = first.at + first.put.length
  const secondEnd = second.at + second.removed.length
  return {
    at: Math.min(first.at, second.at),
    removed:
      second.removed.slice(0, before) +
      first.removed +
      second.removed.slice(Math.max(0, firstEnd - second.at)),
    put:
      first.put.slice(0, within) + second.put + first.put.slice(Math.max(0, secondEnd - first.at)),
  }
}

function rebaseAll(stack: readonly TextChange[], over: TextChange): readonly TextChange[] {
  const rebased: TextChange[] = []
  let others = over
  for (const change of stack.toReversed()) {
    rebased.push(rebaseChange(change, others, true))
    others = rebaseChange(others, change, false)
  }
  return rebased.toReversed().filter((change) => !changesNothing(change))
}
