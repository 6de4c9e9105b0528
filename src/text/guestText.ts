import type { GuestThings } from '../domain/guestMove.ts'
import { filesOf, grouped, notesOf, opening } from './countText.ts'

/** The page where a guest gets an account. */
export const keepAccountText = {
  title: 'Create an account',
  lead: 'You stay who you are: nothing that you have here is lost.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  or: 'or',
  phone: 'Use a phone number',
  keptTitle: 'The account is yours',
  kept: 'From now on you can come back and sign in.',
  toAccount: 'Go to your account',
  emailTaken: 'There is already an account with this e-mail. You can go into it with its password.',
  existingPassword: 'Password of that account',
  enter: 'Go into that account',
  entering: 'Going in…',
  stay: 'Stay a guest',
  providerTaken: (name: string) =>
    `With ${name} you have an account here already. You can go into it.`,
} as const

const notesAndFiles = ({ notes, files }: GuestThings) => {
  const words = [...(notes > 0 ? [notesOf(notes)] : []), ...(files > 0 ? [filesOf(files)] : [])]
  return words.join(' and ')
}

/** Moving what a guest keeps into an account that exists. */
export const moveText = {
  counting: 'Looking at what comes along…',
  uncounted: 'Your notes and files come along.',
  nothing: 'You have no notes here yet, so nothing has to come along.',
  comesAlong: (things: GuestThings) =>
    things.notes + things.files === 0
      ? 'What you wrote here comes along.'
      : opening(`${notesAndFiles(things)} from here will come along.`),
  unsent: (count: number) =>
    opening(
      `${notesOf(count)} ${count === 1 ? 'has' : 'have'} words that are not sent yet. They come along, too.`,
    ),

  title: 'Move your notes',
  heading: 'Moving your notes',
  lead: 'What you kept as a guest comes into your account. You can go on working meanwhile.',
  removingLead: 'Everything has arrived. Now the guest’s copy is deleted.',
  waiting: 'It begins as soon as no other tab of this browser is at it.',
  steps: 'Steps',
  stepNotes: 'Notes',
  stepFiles: 'Files',
  stepWords: 'Words not sent yet',
  stepVerifying: 'Checking that all has arrived',
  stepRemoving: 'Deleting the guest’s copy',
  outOf: (placed: number, all: number) => `${grouped(placed)} of ${grouped(all)}`,
  stop: 'Stop here',
  goOn: 'Go on',
  notYet: 'Not all of your notes have moved yet',
  pausedLead:
    'What was copied stays in your account. The rest is still with the guest, and can follow.',
  failedLead:
    'What was copied stays in your account, and nothing was deleted. You can go on where it stopped.',
  restingLead:
    'What was copied stays in your account. The move goes on by itself as soon as the server can be reached.',
  coolingDownLead: 'The server is busy. It goes on by itself in a moment.',
  shortLead:
    'Your account has no room for all of it. What fits has moved; the rest is still with the guest.',
  verify: 'Verify your e-mail, and there is more room',
  arrived: 'Everything is in your account',
  arrivedLead: 'Deleting the guest’s copy has not finished. You can go on where it stopped.',
  arrivedRestingLead:
    'Deleting the guest’s copy has not finished. It goes on by itself as soon as the server can be reached.',
  makeRoom: 'Delete notes or files that you no longer need for good, then go on here.',
  giveUp: 'Leave the rest',
  leaveHeading: 'Leave the rest behind?',
  leaveLead:
    'What has moved stays in your account. What has not moved stays with the guest, and nobody can get to it any more, you neither. This cannot be undone.',
  leaveRest: 'Leave it behind',
  leaving: 'One moment…',
  keepRest: 'Keep it for now',
  toNotes: 'Go to your notes',

  movedHeading: 'Your notes have moved',
  movedLead: 'All that you kept as a guest is in your account now. The guest’s copy is deleted.',
  leftHeading: 'The rest was left behind',
  leftLead:
    'In another tab you have left behind what had not moved. What has moved stays in your account.',
  lostHeading: 'The guest is not there any more',
  lostLead:
    'The guest’s account was deleted or has become one of its own, or its session has ended, so nothing more can be moved. What was copied stays in your account.',
  nothingHeading: 'There is nothing to move',
  nothingLead: 'All that you have is in this account.',

  claimHeading: (account: string, things: GuestThings | null) =>
    things && things.notes + things.files > 0
      ? `Move ${notesAndFiles(things)} to ${account}?`
      : `Move what a guest kept here to ${account}?`,
  claimLead: (account: string) =>
    `Somebody kept notes as a guest in this browser. Move them only if that was you and ${account} is your account. Otherwise they stay as they are.`,
  claim: 'Yes, move them',
  leaveWaiting: 'Leave them waiting',
  decline: 'No, they are not mine',

  news: 'Your notes from before are moving into your account…',
  newsHalted: 'Not all of your notes from before have moved into your account.',
  newsArrived:
    'Your notes from before are in your account. Deleting the guest’s copy has not finished.',
  newsResting:
    'Your notes from before go on moving by themselves as soon as the server takes them.',
  newsMoved: 'Your notes from before are in your account now.',
  newsLeft: 'What had not moved from before was left behind in another tab.',
  newsLost: 'The guest whose notes were moving is not there any more.',
  newsUnclaimed: 'Somebody kept notes as a guest in this browser.',
  look: 'Have a look',
  dismiss: 'Dismiss',
} as const
