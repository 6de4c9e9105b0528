import { loadEnv } from 'vite'
import { localAddresses } from '#local-firebase/addresses.ts'
import { loadGatehouse } from '#scripts/gatehouse/loadGatehouse.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { readConfiguration } from '#src/domain/configuration.ts'
import type { Examination } from '#src/domain/examination.ts'
import { examine } from './examine.ts'
import { examineLocal } from './examineLocal.ts'
import { offeredMethods, type OfferedMethods } from './offeredMethods.ts'
import { likelySite, type Project } from './project.ts'
import { reachProject } from './reachProject.ts'

/** Examines the Firebase project of this Vite mode, using the current settings. */
export async function examineConfigured(mode: string): Promise<Examination> {
  const environment = loadEnv(mode, PROJECT_ROOT, 'VITE_')
  const { configuration, problems } = readConfiguration(environment, localAddresses())
  if (!configuration) throw new Error(problems.join('\n'))
  const project = await reachProject(configuration, likelySite(configuration.firebase))
  const { gatehouse } = await loadGatehouse(PROJECT_ROOT)
  return examinationOf(project, offeredMethods(gatehouse.signIn))
}

/** Runs the checks for a hosted project, or those that the local Firebase supports. */
export async function examinationOf(
  project: Project,
  offered: OfferedMethods,
): Promise<Examination> {
  if (project.isLocal) return { project: null, findings: await examineLocal(project, offered) }
  const { firebase, site } = project
  return { project: { id: firebase.projectId, site }, findings: await examine(project, offered) }
}
