import { deletionText } from '../../text/deletionText.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'

/** What will be lost. */
export function WhatGoes() {
  return (
    <AccountSection id="lost" heading={deletionText.lost}>
      <ul className={styles.list}>
        <li>{deletionText.lostAccount}</li>
        <li>{deletionText.lostWaysIn}</li>
        <li>{deletionText.lostFactors}</li>
        <li>{deletionText.lostNotes}</li>
      </ul>
    </AccountSection>
  )
}
