import { localUrls } from '#local-firebase/addresses.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { localRules } from '#local-firebase/rulesFiles.ts'
import questions from '#tests/configurations/questions.config.ts'

const version = questions.signUp?.terms?.version ?? ''

/**
 * Has the local Firestore enforce the rules of the configuration in use, which also accept the terms of
 * `questions.config.ts`, because all configurations are tested on the same Firestore.
 */
export async function serveRules(change = (rules: string) => rules): Promise<void> {
  const rules = await localRules('firestore')
  const withTerms = rules.replace(
    /(function isTermsVersion\(version\) \{\s*return version in )\[\]/,
    `$1['${version}']`,
  )
  if (withTerms === rules) throw new Error('The rules have no terms to accept.')
  const files = [{ name: 'firestore.rules', content: change(withTerms) }]
  const { firestore } = localUrls()
  await requestAsAdmin('PUT', `${firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    rules: { files },
  })
}
