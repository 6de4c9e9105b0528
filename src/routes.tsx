import type { ComponentType, ReactNode } from 'react'
import { GuestLayout } from './layouts/GuestLayout.tsx'
import { late } from './late.tsx'
import { mailboxPath } from './local/mailboxPath.ts'
import { paths, tokenPath } from './paths.ts'
import { SignInView } from './views/SignInView.tsx'

/** One page: its address, what it shows, in which layout, and who may see it. */
export type Page = {
  path: string
  view: ComponentType
  layout: ComponentType<{ children: ReactNode }>
  /** `guest`: people on their way in. `member`: people who are in. */
  audience: 'guest' | 'member' | 'everyone'
}

const BarLayout = late(() => import('./layouts/BarLayout.tsx'), 'BarLayout')
const MemberLayout = late(() => import('./layouts/MemberLayout.tsx'), 'MemberLayout')
const NotebookLayout = late(() => import('./layouts/NotebookLayout.tsx'), 'NotebookLayout')
const AccountView = late(() => import('./views/AccountView.tsx'), 'AccountView')
const DataView = late(() => import('./views/data/DataView.tsx'), 'DataView')
const DeleteAccountView = late(() => import('./views/DeleteAccountView.tsx'), 'DeleteAccountView')
const EmailActionView = late(() => import('./views/EmailActionView.tsx'), 'EmailActionView')
const ForgotPasswordView = late(
  () => import('./views/ForgotPasswordView.tsx'),
  'ForgotPasswordView',
)
const KeepAccountView = late(
  () => import('./views/keepAccount/KeepAccountView.tsx'),
  'KeepAccountView',
)
const MoveNotesView = late(() => import('./views/move/MoveNotesView.tsx'), 'MoveNotesView')
const NotesView = late(() => import('./views/notes/NotesView.tsx'), 'NotesView')
const NoteView = late(() => import('./views/notes/NoteView.tsx'), 'NoteView')
const NotFoundView = late(() => import('./views/NotFoundView.tsx'), 'NotFoundView')
const SignInLinkView = late(() => import('./views/SignInLinkView.tsx'), 'SignInLinkView')
const PhoneSignInView = late(() => import('./views/PhoneSignInView.tsx'), 'PhoneSignInView')
const SecondFactorView = late(() => import('./views/SecondFactorView.tsx'), 'SecondFactorView')
const TrashView = late(() => import('./views/notes/TrashView.tsx'), 'TrashView')
const SignUpView = late(() => import('./views/SignUpView.tsx'), 'SignUpView')
const VerifyEmailView = late(() => import('./views/VerifyEmailView.tsx'), 'VerifyEmailView')

/** Every page. The first whose path fits is shown; the last one fits always. */
export const pages: readonly Page[] = [
  { path: paths.signIn, view: SignInView, layout: GuestLayout, audience: 'guest' },
  { path: paths.phoneSignIn, view: PhoneSignInView, layout: GuestLayout, audience: 'guest' },
  { path: paths.secondFactor, view: SecondFactorView, layout: GuestLayout, audience: 'everyone' },
  { path: paths.signUp, view: SignUpView, layout: GuestLayout, audience: 'guest' },
  {
    path: paths.forgotPassword,
    view: ForgotPasswordView,
    layout: GuestLayout,
    audience: 'everyone',
  },
  { path: paths.emailAction, view: EmailActionView, layout: GuestLayout, audience: 'everyone' },
  { path: paths.linkSignIn, view: SignInLinkView, layout: GuestLayout, audience: 'guest' },
  { path: paths.verifyEmail, view: VerifyEmailView, layout: MemberLayout, audience: 'member' },
  { path: paths.home, view: NotesView, layout: NotebookLayout, audience: 'member' },
  { path: paths.note, view: NoteView, layout: NotebookLayout, audience: 'member' },
  { path: paths.trash, view: TrashView, layout: NotebookLayout, audience: 'member' },
  { path: paths.account, view: AccountView, layout: MemberLayout, audience: 'member' },
  { path: paths.data, view: DataView, layout: MemberLayout, audience: 'member' },
  { path: paths.deleteAccount, view: DeleteAccountView, layout: MemberLayout, audience: 'member' },
  { path: paths.keepAccount, view: KeepAccountView, layout: MemberLayout, audience: 'member' },
  { path: paths.moveNotes, view: MoveNotesView, layout: MemberLayout, audience: 'member' },
  ...tokenPages(),
  ...localPages(),
  { path: '*', view: NotFoundView, layout: BarLayout, audience: 'everyone' },
]

function tokenPages(): Page[] {
  if (!__TOKEN_SIGN_IN__) return []
  const CustomTokenView = late(() => import('./views/CustomTokenView.tsx'), 'CustomTokenView')
  return [{ path: tokenPath, view: CustomTokenView, layout: GuestLayout, audience: 'everyone' }]
}

function localPages(): Page[] {
  if (!__LOCAL__) return []
  const MailboxView = late(() => import('./local/MailboxView.tsx'), 'MailboxView')
  return [{ path: mailboxPath, view: MailboxView, layout: BarLayout, audience: 'everyone' }]
}
