import { localUrls } from '#local-firebase/localUrls.ts'
import { localRules, withFolderRules } from '#local-firebase/rulesFiles.ts'
import questions from '#tests/configurations/questions.config.ts'
import { loadFirestoreRules, loadStorageRules, rulesWith } from '#tests/rules/loadRules.ts'

const version = questions.signUp?.terms?.version ?? ''

/**
 * Has the local Firebase enforce the notebook's rules, which also accept the collection `items`, the folder `photos`,
 * and the terms of `questions.config.ts`, because all configurations are tested on the same Firebase.
 */
export async function serveRules(change = (rules: string) => rules): Promise<void> {
  const rules = await rulesWith(['items'])
  const withTerms = rules.replace(
    /(function isTermsVersion\(version\) \{\s*return version in )\[\]/,
    `$1['${version}']`,
  )
  if (withTerms === rules) throw new Error('The rules have no terms to accept.')
  await loadFirestoreRules(localUrls(), change(withTerms))
  await loadStorageRules(localUrls(), withFolderRules(await localRules('storage'), ['photos']))
}
