import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { toMermaid } from '#scripts/statecharts/mermaid.ts'
import { doorMachine } from './machines/doorMachine.ts'
import { uploadMachine } from './machines/uploadMachine.ts'

test('nested states, delays, guards, actions, and the final state are included', () => {
  expect(toMermaid(doorMachine)).toEqual(`stateDiagram-v2
  [*] --> door_locked
  state "any state" as door__any
  door__any : invoke watchSensors
  state "locked" as door_locked {
    [*] --> door_locked_waiting
    state "waiting" as door_locked_waiting
    door_locked_waiting : code.cleared / forgetTries
    state "checking" as door_locked_checking
    door_locked_checking : invoke checkCode
    state "blocked" as door_locked_blocked
  }
  state "unlocked" as door_unlocked {
    [*] --> door_unlocked_shut
    state "shut" as door_unlocked_shut
    state "open" as door_unlocked_open
    door_unlocked_open : entry / setTime
    door_unlocked_open : exit / forgetTime
    door_unlocked_open : ↻ door.opened
  }
  state "broken" as door_broken
  door_broken : error.power
  state "gone" as door_gone
  door_gone --> [*]
  door__any --> door_broken : error.*
  door_locked_waiting --> door_locked_checking : code.entered
  door_locked_checking --> door_unlocked : check done / forgetTries
  door_locked_checking --> door_locked_blocked : check failed [hasTriedBefore(2)]
  door_locked_checking --> door_locked_waiting : check failed [else] / countTry
  door_locked_blocked --> door_locked_waiting : after penalty / forgetTries
  door_unlocked_shut --> door_unlocked_open : door.opened
  door_unlocked_shut --> door_locked : after openTimeout
  door_unlocked_open --> door_unlocked_shut : door.closed
  door_broken --> door_locked : repaired
  door_broken --> door_gone : scrapped`)
})

test('parallel and history states, and transitions from any state, are included', () => {
  expect(toMermaid(uploadMachine)).toEqual(`stateDiagram-v2
  [*] --> upload_choosing
  state "any state" as upload__any
  state "choosing" as upload_choosing
  state "judging" as upload_judging
  state "working" as upload_working {
    state "transfer" as upload_working_transfer {
      [*] --> upload_working_transfer_sending
      state "sending" as upload_working_transfer_sending
      upload_working_transfer_sending : invoke sendFile
      state "sent" as upload_working_transfer_sent
      upload_working_transfer_sent --> [*]
      state "last (history)" as upload_working_transfer_last
    }
    --
    state "link" as upload_working_link {
      [*] --> upload_working_link_up
      state "any state" as upload_working_link__any
      upload_working_link__any : invoke watchLink
      state "up" as upload_working_link_up
      upload_working_link_up --> [*]
      state "down" as upload_working_link_down
    }
  }
  state "finished" as upload_finished
  upload_finished --> [*]
  upload__any --> upload_finished : closed
  upload_choosing --> upload_judging : file.chosen / noteSize
  upload_choosing --> upload_working_transfer_last : resumed
  upload_judging --> upload_choosing : always [isTooLarge]
  upload_judging --> upload_working : always [else]
  upload_working --> upload_choosing : cancelled
  upload_working --> upload_finished : done
  upload_working_transfer_sending --> upload_working_transfer_sent : send done
  upload_working_link_up --> upload_working_link_down : link.lost
  upload_working_link_down --> upload_working_link_up : link.back`)
})

test('the regions of a machine that is parallel itself are in a block', () => {
  const machine = createMachine({
    id: 'lamps',
    type: 'parallel',
    states: { left: { on: { flash: { actions: ['flash'] } } }, right: {} },
  })
  expect(toMermaid(machine)).toEqual(`stateDiagram-v2
  state "lamps" as lamps {
    state "left" as lamps_left
    lamps_left : flash / flash
    --
    state "right" as lamps_right
  }`)
})

test('signs that would end a text are escaped', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'press:twice;"#1"<b>': { target: 'on' } } }, on: {} },
  })
  expect(toMermaid(machine)).toContain(
    'lamp_off --> lamp_on : press#58;twice#59;#34;#35;1#34;#60;b#62;',
  )
})
