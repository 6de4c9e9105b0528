import { describe, expect, it } from 'vitest'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import type { NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { watchOutboxRows } from '#products/notebook/storage/sync/watchRows.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'

const row: RowWithStatus = { ...rowOf(null, contentOf('milk')), isPersisted: true }

describe('following the rows of a notebook', () => {
  it('reports one read after the other, however long the first takes', async () => {
    const { notebook, answers, say } = slowNotebook()
    const notified: number[] = []
    const following = watchOutboxRows(notebook, (rows) => notified.push(rows.length))
    say({ type: 'rowsChanged' })
    await answers.next([row])
    expect(notified).toEqual([1])
    expect(following.isCurrent()).toBe(false)
    await answers.next([])
    expect(notified).toEqual([1, 0])
    expect(following.isCurrent()).toBe(true)
  })

  it('is current again after the read that follows a failed one', async () => {
    const { notebook, answers, say } = slowNotebook()
    const notified: number[] = []
    const following = watchOutboxRows(notebook, (rows) => notified.push(rows.length))
    await answers.fail()
    expect(following.isCurrent()).toBe(false)
    say({ type: 'rowsChanged' })
    await answers.next([row])
    expect(notified).toEqual([1])
    expect(following.isCurrent()).toBe(true)
  })

  it('reports nothing after it is stopped', async () => {
    const { notebook, answers } = slowNotebook()
    const notified: number[] = []
    watchOutboxRows(notebook, (rows) => notified.push(rows.length)).stop()
    await answers.next([row])
    expect(notified).toEqual([])
  })
})

/** A notebook whose reads end only when a test lets them. */
function slowNotebook() {
  const waiting: ((rows: readonly RowWithStatus[] | Promise<never>) => void)[] = []
  const listeners = new Set<(update: NotebookUpdate) => void>()
  const notebook: Parameters<typeof watchOutboxRows>[0] = {
    outbox: { rows: () => new Promise((resolve) => waiting.push(resolve)) },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const next = async (rows: readonly RowWithStatus[]) => {
    await settle()
    waiting.shift()?.(rows)
    await settle()
  }
  const fail = async () => {
    await settle()
    waiting.shift()?.(Promise.reject(new Error('The disk says nothing.')))
    await settle()
  }
  return {
    notebook,
    answers: { next, fail },
    say: (update: NotebookUpdate) => listeners.forEach((listener) => listener(update)),
  }
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
