import { useMemo } from 'react'
import { abridge, type Abridged } from '../domain/abridge.ts'
import { textDifference } from '../domain/textDifference.ts'
import { conflictText } from '../text/noteText.ts'
import styles from './dialogs.module.css'

type TextComparisonProps = {
  heading: string
  /** What the other note says. */
  other: string
  mine: string
}

/** One text, and what in it stands only here or only in the other note. */
export function TextComparison({ heading, other, mine }: TextComparisonProps) {
  const parts = useMemo(() => abridge(textDifference(other, mine)), [other, mine])
  if (other === mine) return null
  return (
    <div>
      <h3>{heading}</h3>
      <p className={styles.text}>{parts.map(drawPart)}</p>
    </div>
  )
}

function drawPart({ kind, text }: Abridged, index: number) {
  switch (kind) {
    case 'added':
      return <ins key={index}>{text}</ins>
    case 'removed':
      return <del key={index}>{text}</del>
    case 'skipped':
      return (
        <span key={index} className={styles.skipped}>
          {conflictText.skipped}
        </span>
      )
    case 'same':
      return text
  }
}
