import { oneDecimal } from '../domain/format.ts'
import type { PictureRefusal } from '../domain/account/pictureHeader.ts'

export const accountText = {
  title: 'Your account',
  guest: 'Guest',
  profile: 'Profile',
  profileLead: 'How you appear, and how we can reach you.',
  about: 'About you',
  contact: 'Contact',
  security: 'Security',
  securityLead: 'How you sign in, and how we make sure it’s you.',
  devices: 'Devices',
  devicesLead: 'Where you’re signed in, and what is stored there.',
  name: 'Name',
  nameHint: 'Leave it empty to remove your name.',
  nameMissing: 'Please enter your name.',
  nameTooLong: 'Names can be at most 80 characters long.',
  signInMethods: 'Sign-in methods',
  device: 'This device',
  signedIn: 'Signed in',
  since: (moment: string) => `Since ${moment}`,
  sessionDuration: 'Session duration',
  keptHere: 'Until you sign out, even after you close the browser.',
  keptAsShared: 'Only until you close this tab, because this is a shared computer.',
  keptInTab: 'Only until you close this tab, because this browser blocks storage.',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  data: 'Data',
  deletion: 'Delete account',
  deletionLead: 'Permanently delete your account and everything in it.',
  deletionAction: 'Delete account',
  none: 'None',
  change: 'Change',
  add: 'Add',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  cancel: 'Cancel',
  toChangeName: 'Sign in again to change your name.',
} as const

export const passwordRowText = {
  label: 'Password',
  set: __METHODS__.emailLink ? 'Email with a password or link' : 'Email with a password',
  field: 'New password',
  needsEmail: 'Add an email address before you set a password.',
  hint: 'You stay signed in here. All other devices are signed out.',
  firstHint: 'You can then also sign in with your email and this password.',
  email: 'Email',
  firstEmailHint:
    'You can then also sign in with this email and password. We’ll send a link to verify the address.',
  toChange: 'Sign in again to change your password.',
  toSet: 'Sign in again to set a password.',
} as const

export const emailChangeText = {
  label: 'Email',
  verified: 'Verified',
  unverified: 'Not verified',
  verify: 'Verify this address',
  guest: 'Guests have no email address.',
  keep: 'Create an account',
  none: 'None.',
  addWithPassword: 'Add an email and a password',
  phoneOnly: __METHODS__.providers ? 'None. Connect an account that has one.' : 'None.',
  field: 'New email',
  hint: 'We’ll send a link to the new address. Your email changes when you open it, and you’ll be signed out on every device, including this one.',
  missing: 'Enter the new email address.',
  same: 'This is already your email address.',
  submit: 'Send link',
  submitting: 'Sending…',
  sent: (email: string) =>
    `We sent an email to ${email}. Your address changes when you open the link in it.`,
  close: 'Done',
  toChange: 'Sign in again to change your email address.',
} as const

export const phoneRowText = {
  label: 'Phone',
  add: 'Add',
  change: 'Change',
  cancel: 'Cancel',
  remove: 'Remove number',
  removeQuestion: 'Remove your phone number?',
  removeSentence: (number: string) => `You won’t be able to sign in with ${number}.`,
  removing: 'Removing…',
  keep: 'Keep it',
  onlySignInMethod:
    'This number is your only sign-in method. Add another one before you remove it.',
  saved: 'Saved',
  removed: 'Removed',
  pendingSave: 'Sign in again to save your phone number.',
  pendingRemove: 'Sign in again to remove your phone number.',
} as const

export const pictureText = {
  label: 'Picture',
  toChange: 'Sign in again to change your picture.',
  hidden: 'Your picture is hosted on a site we can’t load images from.',
  add: 'Add',
  change: 'Change',
  hint: 'Choose a JPEG, PNG, WebP, or GIF, drop one here, or paste one. Only you can see it.',
  choose: 'Choose a picture',
  chooseAnother: 'Choose another',
  reading: 'Reading the picture…',
  remove: 'Remove picture',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  square: 'Visible area',
  cropHint:
    'Drag to reposition, or tap the point to center. On a keyboard, use the arrow keys, + and −.',
  zoom: 'Zoom',
  zoomOf: (zoom: number) => `${oneDecimal(zoom)} times`,
  preview: 'Preview',
} as const

/** Why a file is refused. */
export const pictureRefusals: Readonly<Record<PictureRefusal, string>> = {
  'too-large': 'This file is larger than 50 MB. Choose a smaller one.',
  'too-many-pixels':
    'This picture has more than 40 million pixels, or more than 10,000 on one side. Choose a smaller one.',
  'not-a-picture': 'This isn’t a JPEG, PNG, WebP, or GIF. Choose another file.',
  unsupported: 'This browser can’t read HEIC pictures. Choose a JPEG, or open this page in Safari.',
  unreadable: 'This picture can’t be read. It may be damaged. Choose another one.',
  'too-slow': 'Reading this picture took too long. Choose a smaller one.',
  'no-room': 'You’re out of storage. Delete a file, then save again.',
}

export const secondFactorsText = {
  heading: 'Second factors',
  lead: __METHODS__.password
    ? 'With a second factor, a stolen password alone isn’t enough to sign in.'
    : 'With a second factor, access to your email alone isn’t enough to sign in.',
  loading: 'Loading second factors…',
  since: (factor: string, day: string) => `${factor}, since ${day}`,
  remove: 'Remove',
  removing: 'Removing…',
  keep: 'Keep it',
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeSentence: 'You’ll no longer need it to sign in. Other devices may be signed out.',
  removeLast: __METHODS__.password
    ? 'This is your only second factor. Without it, your password alone is enough to sign in.'
    : 'This is your only second factor. Without it, nothing else is needed to sign in.',
  removed: 'Second factor removed.',
  addRow: 'Add one',
  addTotp: 'Authenticator app',
  addPhone: 'Text message',
  cancel: 'Cancel',
  added: 'Second factor added. You’ll need it the next time you sign in.',
  addSecond: 'Add a backup: there are no recovery codes if you lose this one.',
  needsEmail: 'Add an email address before you set up a second factor.',
  needsVerified: 'Verify your email address before you set up a second factor.',
  verify: 'Verify email',
  pendingAdd: 'Sign in again to set up a second factor.',
  pendingRemove: 'Sign in again to remove a second factor.',
  appName: 'Authenticator app',
  phoneName: 'My phone',
} as const

/** Setting up an authenticator app. */
export const totpText = {
  preparing: 'Creating a key…',
  retry: 'Try again',
  scan: 'Scan this with your app',
  qr: 'A QR code with the key for your authenticator app',
  openApp: 'Open it in an app on this device',
  typeKey: 'Or type this key',
  copy: 'Copy key',
  copied: 'Copied',
  code: 'Name the app and enter the code it shows.',
  submit: 'Set up',
  submitting: 'Checking…',
} as const

export const factsText = {
  heading: 'Account details',
  lead: 'Everything your account record contains.',
  yes: 'Yes',
  no: 'No',
  uid: 'User ID',
  email: 'Email',
  emailVerified: 'Email verified',
  displayName: 'Name',
  photoURL: 'Picture',
  phoneNumber: 'Phone',
  isAnonymous: 'Guest',
  tenantId: 'Tenant',
  providerData: 'Sign-in methods',
  creationTime: 'Account created',
  lastSignInTime: 'Last sign-in',
} as const
