import { act, configure, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Examination } from '#src/domain/examination.ts'
import { asksForDoctor } from '#src/local/doctorFlow.ts'
import { LocalBar } from '#src/local/LocalBar.tsx'
import { doctorMachine, type DoctorEvent } from '#src/machines/doctorMachine.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubModals } from '#tests/support/stubModals.ts'
import { stubPort } from '#tests/support/stubPort.ts'

const hosted: Examination = {
  project: { id: 'the-project', site: 'https://app.example.com' },
  findings: [
    { state: 'passed', about: 'reCAPTCHA', remark: 'asked for nowhere' },
    {
      state: 'failed',
      about: 'Sign-in method: phone number',
      why: 'It is off. Turn on "Phone".',
      where: 'https://console.firebase.google.com/project/the-project/authentication/providers',
    },
    { state: 'failed', about: 'Headers', why: 'One is missing.', where: 'npm run deploy' },
    { state: 'skipped', about: 'Second factors', why: 'It takes an administrator.' },
  ],
}

beforeEach(stubModals)

describe('the doctor in the local bar', () => {
  it('checks when it is opened, then lists each finding with what to do and where', async () => {
    const { examiner, person } = await showBar()
    await person.click(screen.getByRole('button', { name: 'Doctor' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Doctor' }))
    expect(dialog.getByRole('status').textContent).toBe('Checking…')
    act(() => examiner.say({ type: 'doctor.examined', examination: hosted }))
    expect(dialog.getByRole('status').textContent).toBe('1 passed, 2 failed, 1 not checked')
    expect(
      dialog.getByText('Project the-project, deployed at https://app.example.com'),
    ).toBeDefined()
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '✓Passed: reCAPTCHAasked for nowhere',
      '✗Failed: Sign-in method: phone numberIt is off. Turn on "Phone".Open console.firebase.google.com',
      '✗Failed: HeadersOne is missing.npm run deploy',
      '–Not checked: Second factorsIt takes an administrator.',
    ])
    expect(dialog.getByRole('link').getAttribute('href')).toMatch(/the-project\/authentication/)
  })

  it('keeps the list while it checks again', async () => {
    const { address, examiner, person } = await showBar()
    act(() => address.say({ type: 'doctor.open' }))
    act(() => examiner.say({ type: 'doctor.examined', examination: hosted }))
    await person.click(screen.getByRole('button', { name: 'Check again' }))
    expect(screen.getByRole('status').textContent).toBe('Checking…')
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(examiner.inputs).toHaveLength(2)
  })

  it('says that the app runs on the local Firebase', async () => {
    const { address, examiner } = await showBar()
    act(() => address.say({ type: 'doctor.open' }))
    act(() =>
      examiner.say({ type: 'doctor.examined', examination: { project: null, findings: [] } }),
    )
    expect(
      screen.getByText('The local Firebase. No Firebase project is configured yet.'),
    ).toBeDefined()
  })

  it('says when nothing answers, and goes away when it is closed', async () => {
    const { address, examiner, person } = await showBar()
    act(() => address.say({ type: 'doctor.open' }))
    act(() => examiner.say({ type: 'doctor.unreachable' }))
    expect(screen.getByRole('status').textContent).toBe(
      'The doctor isn’t responding. It runs with npm start.',
    )
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes on checking where React starts the bar twice, and the first question is given up', async () => {
    history.replaceState(null, '', '/?doctor')
    onTestFinished(() => history.replaceState(null, '', '/'))
    const given: AbortSignal[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: { signal?: AbortSignal } = {}) => {
      if (!signal) return Promise.reject(new Error('Nothing answers.'))
      given.push(signal)
      return new Promise((_answer, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Given up.')))
      })
    })
    configure({ reactStrictMode: true })
    onTestFinished(() => configure({ reactStrictMode: false }))
    const { auth } = renderView(<LocalBar />)
    await act(() => Promise.resolve(auth.report({ type: 'session.missing' })))
    expect(given.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(screen.getByRole('status').textContent).toBe('Checking…')
  })

  it.each([
    ['?doctor', true],
    ['?doctor&return=%2Faccount', true],
    ['?return=%2F%3Fdoctor', true],
    ['?return=%2Fdoctor', false],
    ['', false],
  ])('is asked for by an address with "%s": %s', (search, isAskedFor) => {
    expect(asksForDoctor(search)).toBe(isAskedFor)
  })
})

async function showBar() {
  const [address, examiner] = [stubPort<DoctorEvent>(), stubPort<DoctorEvent>()]
  const flow = doctorMachine.provide({
    actors: { readAddress: address.actor, examine: examiner.actor },
  })
  const { auth, person } = renderView(<LocalBar flow={flow} />)
  await act(async () => auth.report({ type: 'session.missing' }))
  return { address, examiner, person }
}
