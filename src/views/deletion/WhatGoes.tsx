import { useSelector } from '@xstate/react'
import { holdingsFlow } from '../../actors/account/deletionFlows.ts'
import { guestMovingTo } from '../../actors/move/guestMoves.ts'
import { mostCounted, type Holdings } from '../../domain/holdings.ts'
import { useOutbox } from '../../notebook/providers/NotebookProvider.tsx'
import { useUploads } from '../../notebook/providers/useUploads.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { deletionText } from '../../text/deletionText.ts'
import { formatSize } from '../../ui/formatSize.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'

/** What will be lost, and how much of it. */
export function WhatGoes({
  uid,
  flow = holdingsFlow,
}: {
  uid: string
  flow?: typeof holdingsFlow
}) {
  const { holdings, failures } = useSelector(useFlow(flow, { uid }), ({ context }) => context)
  const uncounted = failures > 0 ? '' : deletionText.counting
  const unsent = useSelector(useOutbox(), ({ context }) => context.rows.length)
  const unsentFiles = useSelector(
    useUploads() ?? undefined,
    (queue) => queue?.context.uploads.length ?? 0,
  )
  return (
    <AccountSection id="lost" heading={deletionText.lost}>
      <ul className={styles.list}>
        <li>{deletionText.lostAccount}</li>
        <li>{deletionText.lostMethodsIn}</li>
        <li>{deletionText.lostFactors}</li>
        <Loss words={deletionText.lostNotes} counted={holdings ? notesIn(holdings) : uncounted} />
        <Loss words={deletionText.lostFiles} counted={holdings ? filesIn(holdings) : uncounted} />
        {guestMovingTo(uid)?.isConfirmed && <li>{deletionText.lostGuest}</li>}
        {unsent > 0 && <li>{deletionText.lostWords(unsent)}</li>}
        {unsentFiles > 0 && <li>{deletionText.lostUploads(unsentFiles)}</li>}
      </ul>
      <output className={styles.counting}>
        {!holdings && failures > 0 && deletionText.uncounted}
      </output>
    </AccountSection>
  )
}

function Loss({ words, counted }: { words: string; counted: string }) {
  return (
    <li>
      {words} <strong className={styles.counted}>{counted}</strong>
    </li>
  )
}

function notesIn({ notes, inTrash }: Holdings): string {
  if (inTrash === 0) return deletionText.countedNotes(notes, null)
  const { manyInTrash, someInTrash } = deletionText
  return deletionText.countedNotes(
    notes,
    inTrash < mostCounted ? someInTrash(inTrash) : manyInTrash(mostCounted),
  )
}

function filesIn({ files, bytes }: Holdings): string {
  return deletionText.countedFiles(files, formatSize(bytes))
}
