import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  $ as n,
  Ct as r,
  Dt as i,
  E as a,
  Et as o,
  I as s,
  J as c,
  K as l,
  Ot as u,
  Q as d,
  R as f,
  X as p,
  Y as ee,
  Z as m,
  _ as te,
  a as ne,
  b as re,
  c as ie,
  ct as h,
  d as ae,
  dt as g,
  f as oe,
  ft as _,
  g as se,
  h as ce,
  ht as le,
  i as v,
  l as y,
  m as ue,
  nt as de,
  o as fe,
  ot as b,
  p as pe,
  pt as me,
  rt as he,
  st as ge,
  tt as x,
  u as S,
  ut as _e,
  v as ve,
  w as ye,
  wt as be,
  x as xe,
  xt as C,
  y as Se,
} from './signIn-DntPV1Db.js'
import {
  Bt as w,
  Et as Ce,
  It as T,
  Lt as E,
  Ut as we,
  Wt as Te,
  a as D,
  ct as Ee,
  et as De,
  n as Oe,
  o as O,
  r as ke,
  s as Ae,
  u as je,
  v as Me,
  zt as k,
} from './libraries-C3SEblF9.js'
import {
  C as Ne,
  D as Pe,
  f as Fe,
  h as Ie,
  k as Le,
  s as Re,
  u as ze,
  v as Be,
  w as Ve,
  x as He,
} from './moreAuth-VEcYuqwV.js'
import { E as A, at as Ue, it as We, rt as Ge, st as Ke } from './session-BvuhRVHK.js'
import { c as qe, i as Je, o as j, r as Ye } from './ui-TOfucVSC.js'
import {
  $ as Xe,
  B as Ze,
  Bt as Qe,
  C as $e,
  Ct as M,
  D as N,
  Dt as et,
  E as tt,
  Ft as nt,
  I as rt,
  It as P,
  K as it,
  L as at,
  Mt as ot,
  O as st,
  P as ct,
  Pt as lt,
  Rt as F,
  St as ut,
  Tt as dt,
  U as ft,
  X as pt,
  Y as mt,
  _ as I,
  a as L,
  at as ht,
  b as gt,
  ct as _t,
  d as vt,
  g as yt,
  it as bt,
  k as R,
  l as xt,
  lt as St,
  m as z,
  mt as Ct,
  n as wt,
  nt as Tt,
  ot as Et,
  r as B,
  st as Dt,
  t as Ot,
  tt as kt,
  w as At,
  wt as jt,
  z as Mt,
} from './identity-CsLpfju1.js'
import {
  a as Nt,
  c as Pt,
  i as Ft,
  l as It,
  o as Lt,
  s as Rt,
  u as zt,
} from './methods-twtkECWE.js'
var V = t(Te(), 1),
  H = ke(),
  Bt = e({ sendFirstVerificationMail: () => Vt })
function Vt() {
  Pe(F()).catch(() => null)
}
var Ht = C(async () => (await Pe(F()), { type: `mail.sent` })),
  Ut = ({ sendBack: e }) => {
    let t = new AbortController(),
      { signal: n } = t,
      r = () => e({ type: `page.shown` }),
      i = () => (document.hidden ? e({ type: `page.hidden` }) : r())
    return (
      document.addEventListener(`visibilitychange`, i, { signal: n }),
      addEventListener(`focus`, r, { signal: n }),
      document.hidden && i(),
      () => t.abort()
    )
  },
  Wt = C(async () => {
    let e = F()
    return (
      await Ee(e), e.emailVerified && (await e.getIdToken(!0), await P()), { type: `account.read` }
    )
  }),
  Gt = e({ linkHeld: () => qt, providerHeldFor: () => Kt })
function Kt(e, t) {
  let n = be(e),
    r = n instanceof Ce ? n.customData?.email : null
  return typeof r == `string` && ye(r, t) ? (lt(e)?.providerId ?? null) : null
}
async function qt(e) {
  ;(await He(F(), nt(e)), await P().catch(() => null))
}
var Jt = [`verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`, `revertSecondFactorAddition`]
function Yt(e) {
  return Jt.some((t) => t === e)
}
function Xt() {
  let [e] = (0, V.useState)(Zt)
  return (
    (0, V.useEffect)(() => {
      let t = d(location.pathname, ee(location.search))
      history.replaceState(e, ``, t)
    }, [e]),
    e
  )
}
function Zt() {
  let e = new URLSearchParams(location.search),
    t = history.state ?? {}
  return { mode: e.get(`mode`) ?? t.mode ?? null, code: e.get(`oobCode`) ?? t.code ?? null }
}
var U = {
    verifyEmail: {
      title: `Verify your email`,
      heading: `Verify your email`,
      lead: ({ email: e }) => `Confirm that ${e} is your address.`,
      submit: `Verify email`,
      submitting: `Verifying…`,
      appliedHeading: `Your email is verified`,
      applied: ({ email: e }) => `Thank you for confirming ${e}.`,
      refused: `Sign in and we’ll send you a new one.`,
    },
    verifyAndChangeEmail: {
      title: `New email`,
      heading: `Change your email`,
      lead: ({ email: e, previousEmail: t }) =>
        `You’ll now sign in with ${e}${t ? ` instead of ${t}` : ``}. All your devices will be signed out.`,
      submit: `Change email`,
      submitting: `Changing…`,
      appliedHeading: `Your email was changed`,
      applied: ({ email: e }) => `Sign in with ${e} from now on. All your devices were signed out.`,
      refused: `You can request a new one in your account.`,
    },
    recoverEmail: {
      title: `Restore your email`,
      heading: `Restore your email`,
      lead: ({ email: e, previousEmail: t }) =>
        `Your account’s email was changed${t ? ` to ${t}` : ``}. If this wasn’t you, change it back to ${e}.`,
      submit: `Restore email`,
      submitting: `Restoring…`,
      appliedHeading: `Your email was restored`,
      applied: ({ email: e }) =>
        `You can sign in with ${e} again. Whoever changed it may know your password, so secure your account now.`,
      refused: `If you can’t sign in anymore, reset your password.`,
    },
    revertSecondFactorAddition: {
      title: `Remove a second factor`,
      heading: `Remove a second factor`,
      lead: ({ email: e, factor: t }) =>
        `A second factor${t ? `, ${t},` : ``} was added to the account ${e}. If this wasn’t you, remove it.`,
      submit: `Remove the second factor`,
      submitting: `Removing…`,
      appliedHeading: `The second factor was removed`,
      applied: ({ email: e }) =>
        `Signing in to ${e} no longer requires it. Whoever added it may know your password, so secure your account now.`,
      refused: `You can also remove second factors in your account.`,
    },
  },
  W = {
    checking: `Checking the link…`,
    goOn: `Continue`,
    signIn: `Sign in`,
    account: `Go to your account`,
    resetPassword: `Reset password`,
    alreadyVerifiedHeading: `Your email is already verified`,
    alreadyVerified: `There is nothing left to do for the account you’re signed in to.`,
    newMail: `Send a new email`,
    otherPerson: (e, t) => `You’re signed in as ${e}. This link belongs to ${t}.`,
  },
  G = {
    heading: `Secure your account`,
    password: `Choose a new password. The old one stops working everywhere.`,
    send: `Email me a reset link`,
    sending: `Sending…`,
    sent: (e) => `We sent an email with a link to ${e}.`,
    signInMethods: `Review your sign-in methods and remove any you don’t recognize.`,
    account: `Go to your account`,
  },
  K = {
    title: `Verify your email`,
    heading: `Verify your email`,
    lead: (e) => `Open the link we sent to ${e} on any device. This page updates automatically.`,
    send: `Resend email`,
    sending: `Sending…`,
    sent: (e) => `We sent a new email to ${e}.`,
    wrongAddress: `Wrong address?`,
    change: `Change it`,
    later: `Not now`,
    verifiedHeading: `Your email is verified`,
    verified: (e) => `Thank you for confirming ${e}.`,
    noEmailHeading: `There is nothing to verify`,
    noEmail: `Your account has no email address.`,
    account: `Go to your account`,
  },
  q = {
    title: `New password`,
    heading: `Choose a new password`,
    checking: `Checking the link…`,
    forAccount: (e) => `For the account ${e}.`,
    password: `New password`,
    submit: `Save new password`,
    submitting: `Saving…`,
    savedHeading: `Your password was changed`,
    saved: `You can now sign in with your new password.`,
    signIn: `Sign in`,
    refusedHeading: `This link doesn’t work`,
    accountGone: `The account for this link no longer exists.`,
    newLink: `Send a new link`,
    uncheckedHeading: `We couldn’t check this link`,
    check: `Check again`,
    noCode: `The link is incomplete. Open it again from the email.`,
    otherKind: `This type of link isn’t supported.`,
    home: `Go to the home page`,
  },
  Qt = {
    verifyEmail: `VERIFY_EMAIL`,
    verifyAndChangeEmail: `VERIFY_AND_CHANGE_EMAIL`,
    recoverEmail: `RECOVER_EMAIL`,
    revertSecondFactorAddition: `REVERT_SECOND_FACTOR_ADDITION`,
    resetPassword: `PASSWORD_RESET`,
    signIn: `EMAIL_SIGNIN`,
  },
  $t = C(async ({ mode: e, code: t }) => {
    let n = await nn(t, e),
      r = e === `signIn` ? zt() : (n.email ?? ``)
    return r === null
      ? { type: `link.unrecognized` }
      : {
          type: `link.accepted`,
          change: {
            email: r,
            previousEmail: n.previousEmail ?? null,
            factor: on(n.multiFactorInfo ?? null),
          },
        }
  }),
  en = C(
    async ({ code: e }) => (await Fe(i(), e), await rn().catch(() => null), { type: `link.used` }),
  ),
  tn = C(async ({ mode: e }) => ({
    type: e === `verifyEmail` && (await an()) ? `link.alreadyDone` : `link.spent`,
  }))
async function nn(e, t) {
  let { operation: n, data: r } = await Ie(i(), e)
  if (n === Qt[t]) return r
  throw Object.assign(Error(`A code for ${n}.`), { code: `auth/invalid-action-code` })
}
async function rn() {
  i().currentUser && (await P(), await i().currentUser?.getIdToken(!0))
}
async function an() {
  return i().currentUser ? (await P(), i().currentUser?.emailVerified ?? !1) : !1
}
function on(e) {
  if (e === null) return null
  let t = `phoneNumber` in e ? String(e.phoneNumber) : null
  return e.displayName ?? t
}
var sn = E({
  types: { context: {}, input: {}, events: {}, tags: {} },
  actors: {
    checkLink: b(`checkLink`),
    applyLink: b(`applyLink`),
    savePassword: b(`savePassword`),
    followLink: b(`followLink`),
    checkAfterwards: b(`checkAfterwards`),
  },
  actions: {
    ...h().actions,
    keepChange: k((e, { change: t }) => ({ change: t })),
    askForEmail: k({ change: null }),
    keepEmail: k((e, { email: t }) => ({ email: t })),
  },
  delays: { ...h().delays, longestAttempt: 9e4 },
})
  .createMachine({
    id: `emailAction`,
    context: ({ input: e }) => ({ mode: e.mode, change: null, email: ``, ..._ }),
    initial: `opened`,
    states: {
      opened: { tags: `checking`, on: { 'link.check': { target: `checking` } } },
      checking: {
        tags: `checking`,
        entry: `forgetFailure`,
        invoke: {
          id: `checkLink`,
          src: `checkLink`,
          input: ({ context: { mode: e }, event: t }) => (
            T(t, `link.check`),
            { mode: e, code: t.code }
          ),
        },
        after: { longestAttempt: { target: `unchecked`, actions: `giveUp` } },
        on: {
          'link.accepted': {
            target: `ready`,
            actions: [`forgetRefusals`, { type: `keepChange`, params: ({ event: e }) => e }],
          },
          'link.unrecognized': { target: `ready`, actions: `forgetRefusals` },
          'error.invalid-action-code': { target: `lookingBack`, actions: `setFailure` },
          'error.invalid-credential': { target: `refused`, actions: `setFailure` },
          'error.user-disabled': { target: `refused`, actions: `setFailure` },
          'error.too-many-requests': { target: `uncheckedCoolingDown`, actions: `startCoolDown` },
          'error.*': { target: `unchecked`, actions: `setFailure` },
        },
      },
      unchecked: { tags: `unchecked`, on: { 'link.check': { target: `checking` } } },
      uncheckedCoolingDown: {
        tags: `unchecked`,
        after: { coolDown: { target: `unchecked`, actions: `endCoolDown` } },
      },
      ready: {
        tags: `ready`,
        on: {
          'link.otherEmail': { actions: [`askForEmail`, `forgetFailure`] },
          'link.apply': { target: `using.applying` },
          'password.submit': { target: `using.savingPassword` },
          'link.follow': {
            target: `using.signingIn`,
            actions: { type: `keepEmail`, params: ({ event: e }) => e },
          },
        },
      },
      using: {
        tags: [`ready`, `busy`],
        entry: `forgetFailure`,
        initial: `applying`,
        after: { longestAttempt: { target: `ready`, actions: `giveUp` } },
        on: {
          'link.used': { target: `used` },
          'error.invalid-action-code': { target: `lookingBack`, actions: `setFailure` },
          'error.user-disabled': { target: `refused`, actions: `setFailure` },
          'error.too-many-requests': { target: `readyCoolingDown`, actions: `startCoolDown` },
          'error.*': { target: `ready`, actions: `setFailure` },
        },
        states: {
          applying: {
            invoke: {
              id: `applyLink`,
              src: `applyLink`,
              input: ({ event: e }) => (T(e, `link.apply`), { code: e.code }),
            },
          },
          savingPassword: {
            invoke: {
              id: `savePassword`,
              src: `savePassword`,
              input: ({ event: e }) => (
                T(e, `password.submit`),
                { code: e.code, password: e.password }
              ),
            },
          },
          signingIn: {
            invoke: {
              id: `followLink`,
              src: `followLink`,
              input: ({ event: e }) => (
                T(e, `link.follow`),
                { code: e.code, email: e.email, guest: e.guest }
              ),
            },
            on: {
              'link.confirmed': { target: `#emailAction.confirmed` },
              'error.invalid-email': {
                target: `#emailAction.ready`,
                actions: [`setFailure`, `askForEmail`],
              },
              'error.email-already-in-use': { target: `#emailAction.taken` },
            },
          },
        },
      },
      readyCoolingDown: {
        tags: `ready`,
        after: { coolDown: { target: `ready`, actions: `endCoolDown` } },
      },
      taken: {
        tags: `taken`,
        on: {
          'link.follow': {
            target: `using.signingIn`,
            actions: { type: `keepEmail`, params: ({ event: e }) => e },
          },
        },
      },
      lookingBack: {
        tags: `checking`,
        invoke: {
          id: `checkAfterwards`,
          src: `checkAfterwards`,
          input: ({ context: { mode: e } }) => ({ mode: e }),
        },
        after: { longestAttempt: { target: `refused` } },
        on: {
          'link.alreadyDone': { target: `alreadyDone`, actions: `forgetFailure` },
          'link.spent': { target: `refused` },
          'error.*': { target: `refused` },
        },
      },
      refused: { tags: `refused` },
      alreadyDone: { tags: `alreadyDone` },
      used: { tags: `used` },
      confirmed: { tags: `confirmed` },
    },
  })
  .provide({
    actors: {
      checkLink: w($t),
      applyLink: w(en),
      savePassword: w(Rt),
      followLink: w(Pt),
      checkAfterwards: w(tn),
    },
  })
function cn() {
  let e = de(),
    { loggedIn: t } = x(),
    n = a(),
    r = he(({ context: e }) => e.ending !== null)
  return (
    (0, V.useEffect)(() => {
      r && e.send({ type: `attempt.dismiss` })
    }, [r, e]),
    (0, H.jsx)(j, {
      look: `primary`,
      href: t ? c(n) : p(m.signIn, n),
      children: t ? W.goOn : W.signIn,
    })
  )
}
var ln = { sent: `_sent_284w7_2` }
function un({ email: e, flow: t, label: n, busyLabel: r, sent: i, look: a = `plain` }) {
  let o = A(t),
    s = D(o, (e) => e),
    { failure: c, coolDownEndsAt: l } = s.context,
    u = ne(l),
    d = s.hasTag(`busy`),
    p = s.hasTag(`sent`),
    ee = p ? I.resend : n,
    m = p ? I.resendIn : se
  return (0, H.jsxs)(y, {
    onSubmit: () => o.send(p ? { type: `mail.resend` } : { type: `mail.submit`, email: e }),
    children: [
      (0, H.jsx)(S, { failure: c }),
      (0, H.jsx)(f, {
        type: `submit`,
        look: a,
        busy: d,
        waiting: u !== null,
        children: d ? r : u === null ? ee : m(u),
      }),
      (0, H.jsx)(`output`, { className: ln.sent, children: p && i }),
    ],
  })
}
var dn = { section: `_section_1yb9g_2`, steps: `_steps_1yb9g_7` }
function fn({ email: e, mailFlow: t = Lt }) {
  return (0, H.jsxs)(`section`, {
    'aria-labelledby': `secure-account`,
    className: dn.section,
    children: [
      (0, H.jsx)(`h2`, { id: `secure-account`, children: G.heading }),
      (0, H.jsxs)(`ol`, {
        className: dn.steps,
        children: [
          (0, H.jsxs)(`li`, {
            children: [
              (0, H.jsx)(`p`, { children: G.password }),
              (0, H.jsx)(un, {
                email: e,
                flow: t,
                look: `primary`,
                label: G.send,
                busyLabel: G.sending,
                sent: `${G.sent(e)} ${I.spam}`,
              }),
            ],
          }),
          (0, H.jsxs)(`li`, {
            children: [
              (0, H.jsx)(`p`, { children: G.signInMethods }),
              (0, H.jsx)(j, { href: m.account, children: G.account }),
            ],
          }),
        ],
      }),
    ],
  })
}
function pn({ mode: e, change: t }) {
  let { appliedHeading: n, applied: r } = U[e],
    i = t ? n : W.alreadyVerifiedHeading,
    a = e === `recoverEmail` || e === `revertSecondFactorAddition`
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: i, lead: t ? r(t) : W.alreadyVerified, children: i }),
      t && a ? (0, H.jsx)(fn, { email: t.email }) : (0, H.jsx)(cn, {}),
    ],
  })
}
function mn({ owner: e, newEmail: t = e }) {
  let { user: n } = x()
  return !n || [e, t].some((e) => ye(e, n.email))
    ? null
    : (0, H.jsx)(l, { tone: `calm`, children: W.otherPerson(xt(n), e) })
}
function hn({ snapshot: e, mode: t, change: n, onApply: r }) {
  let { failure: i, coolDownEndsAt: a } = e.context,
    o = U[t],
    c = gn(t, n)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: o.title, lead: o.lead(n), children: o.heading }),
      c !== null && (0, H.jsx)(mn, { owner: c, newEmail: n.email }),
      (0, H.jsxs)(y, {
        onSubmit: r,
        children: [
          (0, H.jsx)(S, { failure: i }),
          (0, H.jsx)(v, {
            label: o.submit,
            busyLabel: o.submitting,
            isBusy: e.hasTag(`busy`),
            coolDownEndsAt: a,
          }),
        ],
      }),
    ],
  })
}
function gn(e, { email: t, previousEmail: n }) {
  return e === `recoverEmail` ? n : (n ?? t)
}
var _n = E({
    types: { context: {}, events: {} },
    actors: { watchPage: b(`watchPage`), readAccount: b(`readAccount`) },
    actions: {
      countCheck: k({ checks: ({ context: e }) => e.checks + 1 }),
      startOver: k({ checks: 0 }),
    },
    delays: { nextCheck: ({ context: e }) => le(e.checks, 3e3, 6e4) },
  })
    .createMachine({
      id: `verification`,
      context: { checks: 0 },
      invoke: { id: `page`, src: `watchPage` },
      initial: `looking`,
      states: {
        looking: {
          entry: `countCheck`,
          invoke: { id: `readAccount`, src: `readAccount` },
          on: {
            'page.hidden': { target: `paused` },
            'account.read': { target: `waiting` },
            'error.*': { target: `waiting` },
          },
        },
        waiting: {
          after: { nextCheck: { target: `looking` } },
          on: {
            'page.hidden': { target: `paused` },
            'page.shown': { target: `looking`, actions: `startOver` },
          },
        },
        paused: { on: { 'page.shown': { target: `looking`, actions: `startOver` } } },
      },
    })
    .provide({ actors: { watchPage: w(Ut), readAccount: w(Wt) } }),
  vn = St.provide({ actors: { sendMail: w(Ht) } })
function yn(e) {
  return e === null
    ? q.noCode
    : e.kind === `invalid-credential`
      ? q.accountGone
      : te[e.kind].sentence
}
var bn = {
  verifyEmail: { href: d(m.signIn, m.verifyEmail), label: W.signIn },
  verifyAndChangeEmail: { href: m.account, label: W.account },
  recoverEmail: { href: m.forgotPassword, label: W.resetPassword },
  revertSecondFactorAddition: { href: m.account, label: W.account },
}
function xn({ mode: e, failure: t, mailFlow: n = vn }) {
  let { user: r } = x(),
    i = e === `verifyEmail` && r && Ke(r) ? r.email : null,
    { href: a, label: o } = bn[e]
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: q.refusedHeading, lead: yn(t), children: q.refusedHeading }),
      i === null
        ? (0, H.jsxs)(H.Fragment, {
            children: [
              (0, H.jsx)(`p`, { children: U[e].refused }),
              (0, H.jsx)(j, { href: a, children: o }),
            ],
          })
        : (0, H.jsx)(un, {
            email: i,
            flow: n,
            look: `primary`,
            label: W.newMail,
            busyLabel: K.sending,
            sent: `${K.sent(i)} ${I.spam}`,
          }),
    ],
  })
}
function Sn({ failure: e, coolDownEndsAt: t, onCheck: n }) {
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: q.uncheckedHeading, children: q.uncheckedHeading }),
      (0, H.jsxs)(y, {
        onSubmit: n,
        children: [
          (0, H.jsx)(S, { failure: e }),
          (0, H.jsx)(v, { label: q.check, busyLabel: q.checking, isBusy: !1, coolDownEndsAt: t }),
        ],
      }),
    ],
  })
}
function Cn({ mode: e, code: t, flow: n = sn }) {
  let r = A(n, { mode: e }),
    i = D(r, (e) => e)
  ;(0, V.useEffect)(() => r.send({ type: `link.check`, code: t }), [r, t])
  let { change: a, failure: o, coolDownEndsAt: c } = i.context
  return i.hasTag(`refused`)
    ? (0, H.jsx)(xn, { mode: e, failure: o })
    : i.hasTag(`alreadyDone`)
      ? (0, H.jsx)(pn, { mode: e, change: null })
      : i.hasTag(`used`)
        ? (0, H.jsx)(pn, { mode: e, change: a })
        : i.hasTag(`ready`) && a
          ? (0, H.jsx)(hn, {
              snapshot: i,
              mode: e,
              change: a,
              onApply: () => r.send({ type: `link.apply`, code: t }),
            })
          : i.hasTag(`unchecked`)
            ? (0, H.jsx)(Sn, {
                failure: o,
                coolDownEndsAt: c,
                onCheck: () => r.send({ type: `link.check`, code: t }),
              })
            : (0, H.jsx)(s, { title: U[e].title, children: W.checking })
}
function wn() {
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: q.savedHeading, lead: q.saved, children: q.savedHeading }),
      (0, H.jsx)(j, { href: m.signIn, look: `primary`, children: q.signIn }),
    ],
  })
}
function Tn({ failure: e }) {
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: q.refusedHeading, lead: yn(e), children: q.refusedHeading }),
      e?.kind === `user-disabled`
        ? (0, H.jsx)(`p`, { children: ve.tellOwner })
        : (0, H.jsx)(j, { href: m.forgotPassword, children: q.newLink }),
    ],
  })
}
function En({ flow: e, heading: t, lead: n }) {
  let { submit: r, submitting: i, sentHeading: a, sent: o } = B
  return (0, H.jsx)(Ft, {
    flow: e,
    heading: t,
    lead: n,
    submit: r,
    submitting: i,
    sentHeading: a,
    sent: o,
  })
}
function Dn({ email: e, onSignIn: t }) {
  let n = a()
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: B.takenHeading, lead: B.taken(e), children: B.takenHeading }),
      (0, H.jsx)(`p`, { children: B.guestWaits }),
      (0, H.jsx)(f, { look: `primary`, onClick: t, children: B.signInInstead }),
      (0, H.jsx)(j, { href: c(n), children: B.stayGuest }),
    ],
  })
}
var On = { choice: `_choice_13o46_2`, hint: `_hint_13o46_16` }
function kn({ wasAskedForHere: e }) {
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsxs)(`label`, {
        className: On.choice,
        children: [
          (0, H.jsx)(`input`, {
            type: `checkbox`,
            name: `keep-guest`,
            defaultChecked: e,
            'aria-describedby': `keep-guest-hint`,
          }),
          B.keepGuest,
        ],
      }),
      (0, H.jsx)(`p`, { id: `keep-guest-hint`, className: On.hint, children: B.keepGuestHint }),
    ],
  })
}
function An({ snapshot: e, onFollow: t, onOtherEmail: n }) {
  let { user: r } = x(),
    { change: i, failure: a, coolDownEndsAt: o } = e.context,
    c = i?.email ?? null,
    u = c !== null && ye(c, r?.email ?? null),
    d = a?.kind === `invalid-email`,
    { heading: p, lead: ee } = jn(c, u)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: p, lead: ee, children: p }),
      r && !r.isAnonymous && !u && (0, H.jsx)(l, { tone: `calm`, children: B.inAs(xt(r)) }),
      (0, H.jsxs)(y, {
        onSubmit: (e) =>
          t({ email: c ?? e(`email`), guest: e(`keep-guest`) === `on` ? `keep` : `leave` }),
        children: [
          (0, H.jsx)(S, { failure: d ? null : a }),
          (0, H.jsx)(`div`, {
            role: `alert`,
            children: d && (0, H.jsx)(l, { tone: `danger`, children: B.wrongEmail }),
          }),
          c === null && (0, H.jsx)(oe, { label: B.email, failure: null }),
          r?.isAnonymous && (0, H.jsx)(kn, { wasAskedForHere: c !== null }, String(c !== null)),
          !r && (0, H.jsx)(fe, {}),
          (0, H.jsx)(v, {
            label: u ? B.confirm : B.follow,
            busyLabel: B.following,
            isBusy: e.hasTag(`busy`),
            coolDownEndsAt: o,
          }),
        ],
      }),
      c !== null && (0, H.jsx)(f, { look: `quiet`, onClick: n, children: B.otherEmail }),
    ],
  })
}
function jn(e, t) {
  let {
    confirmHeading: n,
    confirmLead: r,
    openedHeading: i,
    signInAs: a,
    elsewhereHeading: o,
    elsewhere: s,
  } = B
  return e === null
    ? { heading: o, lead: s }
    : t
      ? { heading: n, lead: r(e) }
      : { heading: i, lead: a(e) }
}
function Mn() {
  return (0, H.jsxs)(H.Fragment, {
    children: [(0, H.jsx)(s, { title: B.title, children: B.following }), (0, H.jsx)(Pn, {})],
  })
}
function Nn() {
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: B.confirmedHeading, lead: B.confirmed, children: B.confirmedHeading }),
      (0, H.jsx)(cn, {}),
    ],
  })
}
function Pn() {
  let { loggedIn: e } = x()
  return e ? (0, H.jsx)(Ae, { to: c(location.search), replace: !0 }) : null
}
function Fn({ code: e, flow: t = sn, mailFlow: n = Nt }) {
  let r = A(t, { mode: `signIn` }),
    i = D(r, (e) => e)
  ;(0, V.useEffect)(() => r.send({ type: `link.check`, code: e }), [r, e])
  let { email: a, failure: o, coolDownEndsAt: c } = i.context
  return i.hasTag(`refused`)
    ? o?.kind === `user-disabled`
      ? (0, H.jsx)(Tn, { failure: o })
      : (0, H.jsx)(En, { flow: n, heading: B.spentHeading, lead: B.spent })
    : i.hasTag(`used`)
      ? (0, H.jsx)(Mn, {})
      : i.hasTag(`confirmed`)
        ? (0, H.jsx)(Nn, {})
        : i.hasTag(`taken`)
          ? (0, H.jsx)(Dn, {
              email: a,
              onSignIn: () => r.send({ type: `link.follow`, code: e, email: a, guest: `leave` }),
            })
          : i.hasTag(`ready`)
            ? (0, H.jsx)(An, {
                snapshot: i,
                onFollow: (t) => r.send({ type: `link.follow`, code: e, ...t }),
                onOtherEmail: () => r.send({ type: `link.otherEmail` }),
              })
            : i.hasTag(`unchecked`)
              ? (0, H.jsx)(Sn, {
                  failure: o,
                  coolDownEndsAt: c,
                  onCheck: () => r.send({ type: `link.check`, code: e }),
                })
              : (0, H.jsx)(s, { title: B.title, children: W.checking })
}
function In({ snapshot: e, email: t, policyFlow: n, onSubmit: r }) {
  let { failure: i, coolDownEndsAt: a } = e.context,
    o = $e(n)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: q.title, lead: q.forAccount(t), children: q.heading }),
      (0, H.jsx)(mn, { owner: t }),
      (0, H.jsxs)(y, {
        onSubmit: (e) => r(e(`new-password`)),
        children: [
          (0, H.jsx)(S, { failure: i }),
          (0, H.jsx)(`input`, {
            type: `email`,
            id: `email`,
            autoComplete: `username`,
            value: t,
            readOnly: !0,
            hidden: !0,
          }),
          (0, H.jsx)(gt, { label: q.password, policy: o, failure: i }),
          (0, H.jsx)(v, {
            label: q.submit,
            busyLabel: q.submitting,
            isBusy: e.hasTag(`busy`),
            coolDownEndsAt: a,
          }),
        ],
      }),
    ],
  })
}
function Ln({ code: e, flow: t = sn, policyFlow: n = At }) {
  let r = A(t, { mode: `resetPassword` }),
    i = D(r, (e) => e)
  ;(0, V.useEffect)(() => r.send({ type: `link.check`, code: e }), [r, e])
  let { change: a, failure: o, coolDownEndsAt: c } = i.context
  return i.hasTag(`ready`) && a
    ? (0, H.jsx)(In, {
        snapshot: i,
        email: a.email,
        policyFlow: n,
        onSubmit: (t) => r.send({ type: `password.submit`, code: e, password: t }),
      })
    : i.hasTag(`used`)
      ? (0, H.jsx)(wn, {})
      : i.hasTag(`refused`)
        ? (0, H.jsx)(Tn, { failure: o })
        : i.hasTag(`checking`)
          ? (0, H.jsx)(s, { title: q.title, children: q.checking })
          : (0, H.jsx)(Sn, {
              failure: o,
              coolDownEndsAt: c,
              onCheck: () => r.send({ type: `link.check`, code: e }),
            })
}
var Rn = e({ EmailActionView: () => zn })
function zn() {
  let { mode: e, code: t } = Xt()
  return t && e === `resetPassword`
    ? (0, H.jsx)(Ln, { code: t })
    : t && e === `signIn`
      ? (0, H.jsx)(Fn, { code: t })
      : t && Yt(e)
        ? (0, H.jsx)(Cn, { mode: e, code: t })
        : (0, H.jsxs)(H.Fragment, {
            children: [
              (0, H.jsx)(s, {
                title: q.refusedHeading,
                lead: e && t ? q.otherKind : q.noCode,
                children: q.refusedHeading,
              }),
              (0, H.jsx)(j, { href: m.home, children: q.home }),
            ],
          })
}
var J = {
    title: `Page not found`,
    lead: `There’s nothing at this address.`,
    goHome: `Go to the home page`,
  },
  Bn = e({ NotFoundView: () => Vn })
function Vn() {
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: J.title, lead: J.lead, children: J.title }),
      (0, H.jsx)(`p`, { children: (0, H.jsx)(j, { href: m.home, children: J.goHome }) }),
    ],
  })
}
var Hn = E({
    types: {},
    actors: { sendCode: b(`sendCode`), checkCode: b(`checkCode`), resumeCheck: b(`resumeCheck`) },
    actions: {
      ...h().actions,
      forgetChange: ge(`forgetChange`),
      begin: k((e, { phoneNumber: t }) => ({ phoneNumber: t, sentTo: null, failure: null })),
      setSent: k(({ context: e }) => ({ sentTo: e.phoneNumber, resendAt: Date.now() + g, ..._ })),
      extendResendWait: k((e) => {
        let { coolDownEndsAt: t, ...n } = _e(e)
        return { ...n, resendAt: t }
      }),
      endResendWait: k({ resendAt: null }),
    },
    guards: { hasCode: ({ context: e }) => e.sentTo !== null },
    delays: {
      ...h().delays,
      longestSending: 12e4,
      longestCheck: 9e4,
      resendWait: ({ context: e }) => me(e.resendAt),
    },
  }).createMachine({
    id: `phoneCode`,
    context: { phoneNumber: ``, sentTo: null, resendAt: null, ..._ },
    initial: `enteringNumber`,
    states: {
      enteringNumber: {
        tags: `number`,
        on: {
          'number.submit': {
            target: `sending`,
            actions: { type: `begin`, params: ({ event: e }) => e },
          },
        },
      },
      sending: {
        tags: [`busy`, `sending`],
        invoke: {
          id: `sendCode`,
          src: `sendCode`,
          input: ({ context: e }) => ({ phoneNumber: e.phoneNumber }),
        },
        after: { longestSending: { target: `enteringNumber`, actions: `giveUp` } },
        on: {
          'code.sent': { target: `enteringCode`, actions: `setSent` },
          'error.requires-recent-login': { target: `confirming` },
          'error.too-many-requests': [
            { guard: `hasCode`, target: `enteringCode`, actions: `extendResendWait` },
            { target: `coolingDown`, actions: `startCoolDown` },
          ],
          'error.*': [
            { guard: `hasCode`, target: `enteringCode`, actions: `setFailure` },
            { target: `enteringNumber`, actions: `setFailure` },
          ],
        },
      },
      confirming: {
        tags: [`number`, `confirming`],
        on: {
          'identity.confirmed': { target: `sending` },
          'identity.cancelled': { target: `enteringNumber` },
        },
      },
      coolingDown: {
        tags: [`number`, `coolingDown`],
        after: { coolDown: { target: `enteringNumber`, actions: `endCoolDown` } },
      },
      enteringCode: {
        tags: `code`,
        initial: `resendWait`,
        on: {
          'number.change': { target: `enteringNumber`, actions: `forgetFailure` },
          'code.submit': { target: `checking`, actions: `forgetFailure` },
        },
        states: {
          resendWait: {
            tags: `resendWait`,
            after: { resendWait: { target: `ready`, actions: `endResendWait` } },
          },
          ready: { on: { 'code.resend': { target: `#phoneCode.sending` } } },
        },
      },
      checking: {
        tags: [`code`, `busy`],
        invoke: {
          id: `checkCode`,
          src: `checkCode`,
          input: ({ event: e }) => (T(e, `code.submit`), { code: e.code, name: e.name }),
        },
        after: { longestCheck: { target: `enteringCode`, actions: `giveUp` } },
        on: {
          'code.accepted': { target: `done` },
          'change.made': { target: `done` },
          'error.credential-already-in-use': { target: `enteringNumber`, actions: `setFailure` },
          'error.requires-recent-login': { target: `confirmingCheck` },
          'error.too-many-requests': { target: `coolingDownCheck`, actions: `startCoolDown` },
          'error.*': { target: `enteringCode`, actions: `setFailure` },
        },
      },
      confirmingCheck: {
        tags: [`code`, `confirming`],
        on: {
          'identity.confirmed': { target: `resuming` },
          'identity.cancelled': { target: `enteringCode`, actions: `forgetChange` },
        },
      },
      resuming: {
        tags: [`code`, `busy`],
        invoke: { id: `resumeCheck`, src: `resumeCheck` },
        after: { longestCheck: { target: `enteringCode`, actions: `giveUp` } },
        on: {
          'change.made': { target: `done` },
          'error.*': { target: `enteringCode`, actions: `setFailure` },
        },
      },
      coolingDownCheck: {
        tags: [`code`, `coolingDown`],
        after: { coolDown: { target: `enteringCode`, actions: `endCoolDown` } },
      },
      done: { tags: [`code`, `busy`, `done`] },
    },
  }),
  Un = Y(Et, qn(Dt)),
  Wn = Y(bt, kt),
  Gn = Y(ht, qn(Tt)),
  Kn = Y(mt, it)
function qn(e) {
  return { make: e, resume: () => void 0, forget: () => void 0 }
}
function Y(e, { make: t, resume: n, forget: r }) {
  return Hn.provide({
    actors: { sendCode: w(e), checkCode: w(t), resumeCheck: w(n) },
    actions: { forgetChange: r },
  })
}
function Jn(e) {
  return e.context.sentTo !== null && !e.hasTag(`number`)
}
var X = {
    charge: `We’ll text you a code. Carrier charges may apply.`,
    send: `Send code`,
    sending: `Sending…`,
    sent: (e) => `We sent a code to ${e}.`,
    check: `Verify code`,
    checking: `Checking…`,
    otherNumber: `Use another number`,
    factorName: `Name`,
    factorNameMissing: `Give it a name.`,
    taken: `This number belongs to another account.`,
  },
  Yn = { number: `Phone number`, country: `Country`, missing: `Enter your phone number.` },
  Xn = {
    tooShort: `This number is too short for its country.`,
    tooLong: `This number is too long for its country.`,
    noNumber: `This isn’t a valid phone number.`,
    noCountry: `Start with + and the country code.`,
  },
  Z = {
    code: `Code`,
    missing: `Enter the code.`,
    incomplete: `The code has six digits.`,
    resend: `Resend code`,
    resendIn: (e) => `Resend in ${e}`,
  },
  Zn = { code: `_code_2cg3t_2` },
  Qn = 6
function $n({ failure: e, takesFocus: t = !0 }) {
  let n = (0, V.useId)(),
    r = (0, V.useRef)(null),
    i = (0, V.useRef)(``),
    { problem: a, handlers: o } = pe({
      field: `code`,
      missing: Z.missing,
      failure: e,
      objection: (e) => (e.length === Qn ? `` : Z.incomplete),
    })
  ;((0, V.useEffect)(() => {
    t && r.current?.focus()
  }, [t]),
    (0, V.useEffect)(() => {
      ue(e, `code`) !== null && r.current?.select()
    }, [e]))
  let s = (e) => {
    if (e.nativeEvent.isComposing) return
    let t = e.currentTarget
    ;((t.value = t.value.normalize(`NFKC`).replace(/\D/g, ``).slice(0, Qn)), o.onInput(e))
    let n = t.value.length === Qn && t.value !== i.current
    ;((i.current = t.value), n && t.form?.requestSubmit())
  }
  return (0, H.jsx)(re, {
    id: n,
    label: Z.code,
    problem: a,
    children: (0, H.jsx)(`div`, {
      className: Zn.code,
      children: (0, H.jsx)(Se, {
        ref: r,
        id: n,
        name: `code`,
        inputMode: `numeric`,
        autoComplete: `one-time-code`,
        enterKeyHint: `go`,
        required: !0,
        ...xe(n, a),
        ...o,
        onInput: s,
        onCompositionEnd: ({ currentTarget: e }) =>
          e.dispatchEvent(new Event(`input`, { bubbles: !0 })),
      }),
    }),
  })
}
function er({ suggestion: e }) {
  let t = (0, V.useId)(),
    { problem: n, handlers: r } = pe({ field: null, missing: X.factorNameMissing, failure: null })
  return (0, H.jsx)(re, {
    id: t,
    label: X.factorName,
    problem: n,
    children: (0, H.jsx)(Se, {
      id: t,
      name: `factor-name`,
      autoComplete: `off`,
      required: !0,
      maxLength: 60,
      defaultValue: e,
      ...xe(t, n),
      ...r,
    }),
  })
}
var tr = { charge: `_charge_1jj6o_2`, others: `_others_1jj6o_8` }
function nr({ snapshot: e, send: t, suggestedName: n, isNumberFixed: r }) {
  let { failure: i, sentTo: a, resendAt: o, coolDownEndsAt: s } = e.context,
    c = () => t({ type: `code.resend` }),
    l = e.can({ type: `code.resend` })
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(`p`, { children: X.sent(a ?? ``) }),
      (0, H.jsxs)(y, {
        onSubmit: (e) => t({ type: `code.submit`, code: e(`code`), name: e(`factor-name`) }),
        children: [
          (0, H.jsx)(S, { failure: i, offers: l ? { requestNewCode: c } : {} }),
          n && (0, H.jsx)(er, { suggestion: n }),
          (0, H.jsx)($n, { failure: i }),
          (0, H.jsx)(v, {
            label: X.check,
            busyLabel: e.hasTag(`sending`) ? X.sending : X.checking,
            isBusy: e.hasTag(`busy`),
            coolDownEndsAt: s,
          }),
        ],
      }),
      (0, H.jsxs)(`div`, {
        className: tr.others,
        children: [
          (0, H.jsx)(yt, {
            label: Z.resend,
            resendWaitLabel: Z.resendIn,
            resendAt: o,
            onResend: c,
          }),
          !r &&
            (0, H.jsx)(f, {
              look: `quiet`,
              onClick: () => t({ type: `number.change` }),
              children: X.otherNumber,
            }),
        ],
      }),
    ],
  })
}
var rr = we(),
  ir = { phone: `_phone_iceb4_2`, country: `_country_iceb4_15`, used: `_used_iceb4_35` },
  ar = new Intl.DisplayNames(u, { type: `region` }),
  or = new Intl.Collator(u)
function sr({ country: e, numbers: t, onSelect: n }) {
  let r = (0, V.useMemo)(() => (t ? cr(t) : []), [t])
  return (0, H.jsxs)(`select`, {
    className: ir.country,
    'aria-label': Yn.country,
    value: e,
    onChange: (e) => n(e.currentTarget.value),
    children: [
      r.length === 0 && (0, H.jsx)(`option`, { value: e, children: ar.of(e) }),
      r.map(({ value: e, words: t }) => (0, H.jsx)(`option`, { value: e, children: t }, e)),
    ],
  })
}
function cr(e) {
  return e
    .listCallingCodes()
    .map(({ country: e, callingCode: t }) => ({ value: e, words: `${ar.of(e)} ${t}` }))
    .sort((e, t) => or.compare(e.words, t.words))
}
var lr = null
function ur() {
  let [e, t] = (0, V.useState)(lr)
  return (
    (0, V.useEffect)(() => {
      ;(async () => {
        ;((lr = await r(() => import(`./phoneNumbers-B86Ig0gI.js`).then((e) => e.t)).catch(
          () => null,
        )),
          t(lr))
      })()
    }, []),
    e
  )
}
function dr(e, t, n) {
  if (e) return e.readPhoneNumber(t, n)
  let r = t.replace(/[\s().-]/g, ``)
  return /^\+\d{7,15}$/.test(r)
    ? { number: r, shown: r }
    : { problem: r.startsWith(`+`) ? `noNumber` : `noCountry` }
}
function fr({ failure: e, number: t = ``, takesFocus: n = !1 }) {
  let r = (0, V.useId)(),
    i = `${r}-used`,
    a = ur(),
    o = (0, V.useRef)(null),
    [{ chosen: s, text: c }, l] = (0, V.useState)(() => {
      let e = a?.toNational(t, ``)
      return { chosen: e?.country ?? null, text: e?.text ?? t }
    }),
    u = s ?? pr(a),
    d = dr(a, c, u),
    { problem: f, handlers: p } = pe({
      field: `phone`,
      missing: Yn.missing,
      failure: e,
      objection: (e) => mr(dr(a, e, u)),
    })
  ;((0, V.useEffect)(() => o.current?.setCustomValidity(mr(d))),
    (0, V.useEffect)(() => {
      n && o.current?.focus()
    }, [n]))
  let ee = ({ currentTarget: e, nativeEvent: t }) => {
    let { value: n, selectionEnd: r } = e
    if (`isComposing` in t && t.isComposing) return l({ chosen: s, text: n })
    let i = n.length - c.length,
      o = r === n.length,
      d = i > 1 && a?.toNational(n, u)
    l(
      d
        ? { chosen: d.country, text: d.text }
        : i === 1 && o && a
          ? { chosen: s, text: a.groupDigits(n, u) }
          : { chosen: s, text: n },
    )
  }
  return (0, H.jsx)(re, {
    id: r,
    label: Yn.number,
    problem: f,
    aside: (0, H.jsx)(`span`, { id: i, className: ir.used, children: `number` in d && d.shown }),
    children: (0, H.jsxs)(`div`, {
      className: ir.phone,
      children: [
        (0, H.jsx)(sr, {
          country: u,
          numbers: a,
          onSelect: (e) => {
            ;((0, rr.flushSync)(() => l({ chosen: e, text: c })),
              o.current?.dispatchEvent(new Event(`input`, { bubbles: !0 })))
          },
        }),
        (0, H.jsx)(Se, {
          ref: o,
          id: r,
          type: `tel`,
          autoComplete: `tel-national`,
          enterKeyHint: `go`,
          required: !0,
          value: c,
          ...xe(r, f, i),
          ...p,
          onChange: ee,
        }),
        (0, H.jsx)(`input`, {
          type: `hidden`,
          name: `phone`,
          value: `number` in d ? d.number : ``,
        }),
      ],
    }),
  })
}
function pr(e) {
  let { language: t } = navigator
  return e?.homeCountry(t) ?? new Intl.Locale(t).maximize().region ?? `US`
}
function mr(e) {
  return `problem` in e ? Xn[e.problem] : ``
}
function hr({ failure: e }) {
  let t = e?.kind === `credential-already-in-use`
  return (0, H.jsxs)(`div`, {
    role: `alert`,
    children: [
      t &&
        (0, H.jsxs)(l, {
          tone: `danger`,
          children: [
            (0, H.jsx)(`span`, { children: X.taken }),
            (0, H.jsx)(`button`, { type: `button`, onClick: gr, children: X.otherNumber }),
          ],
        }),
      e && !t && !ce(e) && (0, H.jsx)(ae, { failure: e }),
    ],
  })
}
function gr({ currentTarget: e }) {
  e.form?.querySelector(`[type="tel"]`)?.focus()
}
function _r({ snapshot: e, send: t }) {
  let { failure: n, phoneNumber: r, sentTo: i, coolDownEndsAt: a } = e.context
  return (0, H.jsxs)(y, {
    onSubmit: (e) => t({ type: `number.submit`, phoneNumber: e(`phone`) }),
    children: [
      (0, H.jsx)(hr, { failure: n }),
      (0, H.jsx)(fr, { failure: n, number: r, takesFocus: i !== null }),
      (0, H.jsx)(`p`, { className: tr.charge, children: X.charge }),
      (0, H.jsx)(v, {
        label: X.send,
        busyLabel: X.sending,
        isBusy: e.hasTag(`busy`),
        coolDownEndsAt: a,
      }),
    ],
  })
}
function vr(e) {
  return Jn(e.snapshot) ? (0, H.jsx)(nr, { ...e }) : (0, H.jsx)(_r, { ...e })
}
var yr = e({ PhoneSignInView: () => br })
function br({ flow: e = Un }) {
  let t = A(e),
    n = a(),
    r = D(t, (e) => e)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      Jn(r)
        ? (0, H.jsx)(s, { title: L.codeTitle, children: L.codeTitle })
        : (0, H.jsx)(s, { title: L.title, lead: L.lead, children: L.heading }),
      (0, H.jsx)(vr, { snapshot: r, send: (e) => t.send(e) }),
      (0, H.jsx)(`p`, { children: (0, H.jsx)(O, { href: p(m.signIn, n), children: L.back }) }),
    ],
  })
}
var xr = _t(),
  Sr = ({ sendBack: e }) => {
    let t = Or()?.hints.map(pt)
    e(t ? { type: `challenge.found`, factors: t } : { type: `challenge.missing` })
  },
  Cr,
  wr = () => (
    clearTimeout(Cr),
    () => {
      Cr = setTimeout(() => o(`multi-factor-auth-required`))
    }
  ),
  Tr = C(async ({ uid: e }) => {
    let { session: t } = Dr()
    return (await xr.send({ multiFactorUid: e, session: t }), { type: `code.sent` })
  }),
  Er = C(async ({ uid: e, code: t }) => {
    let n = Dr(),
      r = n.hints.some((t) => t.uid === e && t.factorId === `totp`)
        ? ze.assertionForSignIn(e, t)
        : Re.assertion(xr.credential(t)),
      i = be(`multi-factor-auth-required`)
    return (
      await vt(i, () => n.resolveSignIn(r)),
      o(`multi-factor-auth-required`),
      { type: `challenge.met` }
    )
  })
function Dr() {
  let e = Or()
  if (e) return e
  throw Object.assign(Error(`No challenge was put.`), { code: `auth/missing-multi-factor-session` })
}
function Or() {
  let e = be(`multi-factor-auth-required`)
  return e ? Be(i(), e) : null
}
var kr = {},
  Ar = /multi-factor-session|challenge-timeout/,
  jr = E({
    types: kr,
    actors: {
      holdChallenge: b(`holdChallenge`),
      readChallenge: b(`readChallenge`),
      sendCode: b(`sendCode`),
      answer: b(`answer`),
    },
    actions: {
      ...h().actions,
      keepFactors: k((e, { factors: t }) => ({ factors: t })),
      choose: k((e, { factor: t }) => ({ chosen: t, failure: null, resendAt: null })),
      chooseOnlyOne: k(({ context: e }) => ({ chosen: e.factors[0] ?? null })),
      setSent: k(() => ({ resendAt: Date.now() + g, ..._ })),
      endResendWait: k({ resendAt: null }),
    },
    guards: {
      isOneApp: (e, { factors: [t, ...n] }) => t?.kind === `totp` && n.length === 0,
      isApp: (e, { factor: t }) => t.kind === `totp`,
      sendsCodes: ({ context: e }) => e.chosen?.kind === `phone`,
      isOver: (e, { failure: t }) => Ar.test(t.code),
    },
    delays: {
      ...h().delays,
      longestSending: 12e4,
      longestAnswer: 9e4,
      resendWait: ({ context: e }) => me(e.resendAt),
    },
  })
    .createMachine({
      id: `challenge`,
      context: { factors: [], chosen: null, resendAt: null, ..._ },
      invoke: { id: `holdChallenge`, src: `holdChallenge` },
      initial: `opening`,
      states: {
        opening: {
          tags: `opening`,
          invoke: { id: `readChallenge`, src: `readChallenge` },
          on: {
            'challenge.found': [
              {
                guard: { type: `isOneApp`, params: ({ event: e }) => e },
                target: `enteringCode`,
                actions: [{ type: `keepFactors`, params: ({ event: e }) => e }, `chooseOnlyOne`],
              },
              { target: `choosing`, actions: { type: `keepFactors`, params: ({ event: e }) => e } },
            ],
            'challenge.missing': { target: `missing` },
          },
        },
        choosing: {
          tags: `choosing`,
          on: {
            'factor.choose': [
              {
                guard: { type: `isApp`, params: ({ event: e }) => e },
                target: `enteringCode`,
                actions: { type: `choose`, params: ({ event: e }) => e },
              },
              { target: `sending`, actions: { type: `choose`, params: ({ event: e }) => e } },
            ],
          },
        },
        sending: {
          tags: [`choosing`, `busy`],
          invoke: {
            id: `sendCode`,
            src: `sendCode`,
            input: ({ context: e }) => ({ uid: e.chosen?.uid ?? `` }),
          },
          after: { longestSending: { target: `choosing`, actions: `giveUp` } },
          on: {
            'code.sent': { target: `enteringCode`, actions: `setSent` },
            'error.code-expired': { target: `over`, actions: `setFailure` },
            'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
            'error.*': { target: `choosing`, actions: `setFailure` },
          },
        },
        coolingDown: {
          tags: [`choosing`, `coolingDown`],
          after: { coolDown: { target: `choosing`, actions: `endCoolDown` } },
        },
        enteringCode: {
          tags: `code`,
          initial: `resendWait`,
          on: {
            'factor.other': { target: `choosing`, actions: `forgetFailure` },
            'code.submit': { target: `answering`, actions: `forgetFailure` },
          },
          states: {
            resendWait: { after: { resendWait: { target: `ready`, actions: `endResendWait` } } },
            ready: { on: { 'code.resend': { guard: `sendsCodes`, target: `#challenge.sending` } } },
          },
        },
        answering: {
          tags: [`code`, `busy`],
          invoke: {
            id: `answer`,
            src: `answer`,
            input: ({ context: e, event: t }) => (
              T(t, `code.submit`),
              { uid: e.chosen?.uid ?? ``, code: t.code }
            ),
          },
          after: { longestAnswer: { target: `enteringCode`, actions: `giveUp` } },
          on: {
            'challenge.met': { target: `met` },
            'error.code-expired': [
              {
                guard: { type: `isOver`, params: ({ event: e }) => e },
                target: `over`,
                actions: `setFailure`,
              },
              { target: `enteringCode`, actions: `setFailure` },
            ],
            'error.multi-factor-info-not-found': { target: `choosing`, actions: `setFailure` },
            'error.too-many-requests': { target: `coolingDownAnswer`, actions: `startCoolDown` },
            'error.*': { target: `enteringCode`, actions: `setFailure` },
          },
        },
        coolingDownAnswer: {
          tags: [`code`, `coolingDown`],
          after: { coolDown: { target: `enteringCode`, actions: `endCoolDown` } },
        },
        missing: { tags: `missing` },
        over: { tags: `over` },
        met: { tags: [`code`, `busy`, `met`] },
      },
    })
    .provide({
      actors: { holdChallenge: w(wr), readChallenge: w(Sr), sendCode: w(Tr), answer: w(Er) },
    }),
  Q = {
    factors: `_factors_os6mv_2`,
    factor: `_factor_os6mv_2`,
    over: `_over_os6mv_37`,
    others: `_others_os6mv_41`,
    notAtHand: `_notAtHand_os6mv_52`,
  }
function Mr({ snapshot: e, send: t }) {
  let { factors: n, chosen: r, failure: i, resendAt: a, coolDownEndsAt: o } = e.context,
    s = r?.phoneNumber ?? null,
    c = () => t({ type: `code.resend` }),
    l = e.can({ type: `code.resend` })
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(`p`, { children: s === null ? R.enterAppCode : R.enterSentCode(s) }),
      (0, H.jsxs)(y, {
        onSubmit: (e) => t({ type: `code.submit`, code: e(`code`) }),
        children: [
          (0, H.jsx)(S, { failure: i, offers: l ? { requestNewCode: c } : {} }),
          (0, H.jsx)($n, { failure: i }),
          (0, H.jsx)(v, {
            label: R.submit,
            busyLabel: R.submitting,
            isBusy: e.hasTag(`busy`),
            coolDownEndsAt: o,
          }),
        ],
      }),
      (0, H.jsxs)(`div`, {
        className: Q.others,
        children: [
          s !== null &&
            (0, H.jsx)(yt, {
              label: Z.resend,
              resendWaitLabel: Z.resendIn,
              resendAt: a,
              onResend: c,
            }),
          n.length > 1 &&
            (0, H.jsx)(f, {
              look: `quiet`,
              onClick: () => t({ type: `factor.other` }),
              children: R.other,
            }),
        ],
      }),
    ],
  })
}
function Nr({ snapshot: e, send: t }) {
  let { factors: n, chosen: r, failure: i, coolDownEndsAt: a } = e.context,
    o = ne(a),
    s = (e) => t({ type: `factor.choose`, factor: e })
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(y, { onSubmit: () => r && s(r), children: (0, H.jsx)(S, { failure: i }) }),
      (0, H.jsx)(`p`, { children: o === null ? R.choose : se(o) }),
      (0, H.jsx)(`ul`, {
        id: `challenge-factors`,
        className: Q.factors,
        children: n.map((t) =>
          (0, H.jsx)(
            `li`,
            {
              children: (0, H.jsxs)(`button`, {
                type: `button`,
                className: Q.factor,
                'aria-disabled': e.hasTag(`busy`) || o !== null || void 0,
                onClick: () => s(t),
                children: [
                  (0, H.jsx)(`strong`, { children: t.name ?? tt[t.kind] }),
                  (0, H.jsx)(`span`, { children: c(t) ? R.sending : Pr(t) }),
                ],
              }),
            },
            t.uid,
          ),
        ),
      }),
    ],
  })
  function c(t) {
    return e.hasTag(`busy`) && r?.uid === t.uid
  }
}
function Pr({ kind: e, phoneNumber: t }) {
  return e === `totp` ? R.chooseApp : R.choosePhone(t ?? ``)
}
function Fr({ onDone: e, onBack: t, flow: n = jr }) {
  let r = A(n),
    i = D(r, (e) => e),
    a = i.hasTag(`over`)
  ;(jt(i.hasTag(`code`), `#challenge-factors button`), jt(!a, `#challenge-over`))
  let o = i.hasTag(`met`)
  ;(0, V.useEffect)(() => {
    o && e?.()
  }, [o, e])
  let s = p(m.signIn, location.search)
  return i.hasTag(`missing`) && !t
    ? (0, H.jsx)(Ae, { to: s, replace: !0 })
    : (0, H.jsxs)(H.Fragment, {
        children: [
          (0, H.jsx)(`div`, {
            id: `challenge-over`,
            role: `alert`,
            tabIndex: -1,
            className: Q.over,
            children: a && (0, H.jsx)(`p`, { children: R.over }),
          }),
          a && !t && (0, H.jsx)(j, { href: s, look: `primary`, children: R.signInAgain }),
          i.hasTag(`choosing`) && (0, H.jsx)(Nr, { snapshot: i, send: (e) => r.send(e) }),
          i.hasTag(`code`) && (0, H.jsx)(Mr, { snapshot: i, send: (e) => r.send(e) }),
          !a && (0, H.jsx)(Ir, {}),
        ],
      })
}
function Ir() {
  return (0, H.jsxs)(`details`, {
    className: Q.notAtHand,
    children: [
      (0, H.jsx)(`summary`, { children: R.notAtHand }),
      (0, H.jsx)(`p`, { children: R.noRecoveryCodes }),
      (0, H.jsx)(`ul`, {
        children: R.methodsLeft.map((e) => (0, H.jsx)(`li`, { children: e }, e)),
      }),
    ],
  })
}
var Lr = e({ SecondFactorView: () => Rr })
function Rr({ flow: e }) {
  let t = a(),
    [, n] = je(),
    [r] = (0, V.useState)(() => c(t)),
    i = (0, V.useCallback)(() => n(r, { replace: !0 }), [n, r])
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: R.title, lead: R.lead, children: R.heading }),
      (0, H.jsx)(Fr, { onDone: i, ...(e && { flow: e }) }),
      (0, H.jsx)(`p`, { children: (0, H.jsx)(O, { href: p(m.signIn, t), children: R.back }) }),
    ],
  })
}
var zr = {
  disabled: {
    title: `This account has been disabled`,
    lead: `Contact support if you think this is a mistake.`,
    action: `Sign in with another account`,
  },
  deleted: {
    title: `This account no longer exists`,
    lead: `It was deleted on another device or by an administrator.`,
    action: `Create a new account`,
  },
  expired: {
    title: `Please sign in again`,
    lead: `Your session has ended, for example because your password or email address was changed. After signing in, you’ll return to where you were.`,
    action: `Sign in`,
  },
  left: {
    title: `Your account was deleted`,
    lead: `Your account and everything in it were permanently deleted.`,
    action: `Create a new account`,
  },
}
function Br() {
  let { deletion: e } = Oe(et)
  if (!e?.finishedAt) return null
  let { uid: t, journal: n, finishedAt: r } = e
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(`p`, { children: z.lead }),
      (0, H.jsx)(f, {
        onClick: () => {
          let e = ot(t, n, r, z.stays)
          Ye(z.file, `${JSON.stringify(e, null, 2)}\n`, `application/json`)
        },
        children: z.save,
      }),
    ],
  })
}
var Vr = e({ SessionEndedView: () => Hr })
function Hr() {
  let e = he(({ context: e }) => e.ending)
  return e && (0, H.jsx)(Ur, { ending: e })
}
function Ur({ ending: e }) {
  let t = de(),
    { title: n, lead: r, action: i } = zr[e]
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: n, lead: r, children: n }),
      e === `left` && (0, H.jsx)(Br, {}),
      e === `left` || e === `deleted`
        ? (0, H.jsx)(j, { href: m.signUp, look: `primary`, children: i })
        : (0, H.jsx)(f, {
            look: `primary`,
            onClick: () => t.send({ type: `attempt.dismiss` }),
            children: i,
          }),
    ],
  })
}
var Wr = e({ SignInLinkView: () => Gr })
function Gr({ flow: e = Nt }) {
  let t = a()
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(En, { flow: e, heading: B.heading, lead: B.lead }),
      (0, H.jsx)(`p`, { children: (0, H.jsx)(O, { href: p(m.signIn, t), children: B.back }) }),
    ],
  })
}
function Kr({ email: e, flow: t, mailFlow: n }) {
  A(t)
  let r = a()
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(s, { title: K.title, lead: K.lead(e), children: K.heading }),
      (0, H.jsx)(`p`, { children: I.spam }),
      (0, H.jsx)(un, { email: e, flow: n, label: K.send, busyLabel: K.sending, sent: K.sent(e) }),
      (0, H.jsxs)(`p`, {
        children: [K.wrongAddress, ` `, (0, H.jsx)(O, { href: m.account, children: K.change })],
      }),
      (0, H.jsx)(`p`, { children: (0, H.jsx)(O, { href: c(r), children: K.later }) }),
    ],
  })
}
var qr = { column: `_column_1srsj_2` },
  Jr = e({ VerifyEmailView: () => Yr })
function Yr(e) {
  return (0, H.jsx)(`div`, { className: qr.column, children: (0, H.jsx)(Xr, { ...e }) })
}
function Xr({ flow: e = _n, mailFlow: t = vn }) {
  let { user: n } = x()
  return n
    ? n.email === null
      ? (0, H.jsxs)(H.Fragment, {
          children: [
            (0, H.jsx)(s, { title: K.title, lead: K.noEmail, children: K.noEmailHeading }),
            (0, H.jsx)(j, { href: m.account, children: K.account }),
          ],
        })
      : n.emailVerified
        ? (0, H.jsxs)(H.Fragment, {
            children: [
              (0, H.jsx)(s, {
                title: K.verifiedHeading,
                lead: K.verified(n.email),
                children: K.verifiedHeading,
              }),
              (0, H.jsx)(cn, {}),
            ],
          })
        : (0, H.jsx)(Kr, { email: n.email, flow: e, mailFlow: t })
    : null
}
var Zr = e({ PhoneEditor: () => $r }),
  Qr = { wayIn: Wn, secondFactor: Kn }
function $r({ purpose: e, pendingAction: t, onDone: n, suggestedName: r }) {
  let i = A(Qr[e]),
    a = D(i, (e) => e),
    o = a.hasTag(`done`)
  return (
    (0, V.useEffect)(() => {
      o && n()
    }, [o, n]),
    (0, H.jsxs)(H.Fragment, {
      children: [
        (0, H.jsx)(vr, { snapshot: a, send: (e) => i.send(e), ...(r && { suggestedName: r }) }),
        a.hasTag(`confirming`) &&
          (0, H.jsx)(ct, {
            pendingAction: t,
            onConfirmed: () => i.send({ type: `identity.confirmed` }),
            onCancel: () => i.send({ type: `identity.cancelled` }),
          }),
      ],
    })
  )
}
var $ = null,
  ei = C(async () => {
    let e = await Ne(F()).getSession()
    return (($ = await ze.generateSecret(e)), { type: `key.ready` })
  })
function ti() {
  $ = null
}
var ni = Ct(async ({ code: e, name: t }) => {
  if (!$) throw Object.assign(Error(`There is no key.`), { code: `auth/code-expired` })
  let n = ze.assertionForEnrollment($, e)
  ;(await Ne(F()).enroll(n, t), ti())
})
function ri(e, t) {
  if (!$) return null
  let n = $.generateQrCodeUrl(encodeURIComponent(e), encodeURIComponent(t))
  return { key: $.secretKey, address: n }
}
var ii = E({
    types: { context: {}, events: {}, tags: {} },
    actors: {
      requestKey: b(`requestKey`),
      enroll: b(`enroll`),
      resumeEnrollment: b(`resumeEnrollment`),
    },
    actions: { ...h().actions, forgetChange: ge(`forgetChange`) },
    delays: { ...h().delays, longestRequest: 9e4 },
  })
    .createMachine({
      id: `totpEnrollment`,
      context: _,
      initial: `requesting`,
      states: {
        requesting: {
          tags: `preparing`,
          entry: `forgetFailure`,
          invoke: { id: `requestKey`, src: `requestKey` },
          after: { longestRequest: { target: `unprepared`, actions: `giveUp` } },
          on: {
            'key.ready': { target: `entering`, actions: `forgetRefusals` },
            'error.requires-recent-login': { target: `confirmingRequest` },
            'error.too-many-requests': { target: `coolingDownRequest`, actions: `startCoolDown` },
            'error.*': { target: `unprepared`, actions: `setFailure` },
          },
        },
        confirmingRequest: {
          tags: [`preparing`, `confirming`],
          on: {
            'identity.confirmed': { target: `requesting` },
            'identity.cancelled': { target: `unprepared` },
          },
        },
        coolingDownRequest: {
          tags: [`keyMissing`, `coolingDown`],
          after: { coolDown: { target: `unprepared`, actions: `endCoolDown` } },
        },
        unprepared: { tags: `keyMissing`, on: { 'key.retry': { target: `requesting` } } },
        entering: {
          tags: `key`,
          on: { 'code.submit': { target: `enrolling`, actions: `forgetFailure` } },
        },
        enrolling: {
          tags: [`key`, `busy`],
          invoke: {
            id: `enroll`,
            src: `enroll`,
            input: ({ event: e }) => (T(e, `code.submit`), { code: e.code, name: e.name }),
          },
          after: { longestRequest: { target: `entering`, actions: `giveUp` } },
          on: {
            'change.made': { target: `done` },
            'error.code-expired': { target: `unprepared`, actions: `setFailure` },
            'error.requires-recent-login': { target: `confirming` },
            'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
            'error.*': { target: `entering`, actions: `setFailure` },
          },
        },
        confirming: {
          tags: [`key`, `confirming`],
          on: {
            'identity.confirmed': { target: `resuming` },
            'identity.cancelled': { target: `entering`, actions: `forgetChange` },
          },
        },
        resuming: {
          tags: [`key`, `busy`],
          invoke: { id: `resumeEnrollment`, src: `resumeEnrollment` },
          after: { longestRequest: { target: `entering`, actions: `giveUp` } },
          on: {
            'change.made': { target: `done` },
            'error.*': { target: `entering`, actions: `setFailure` },
          },
        },
        coolingDown: {
          tags: [`key`, `coolingDown`],
          after: { coolDown: { target: `entering`, actions: `endCoolDown` } },
        },
        done: { tags: `done` },
      },
    })
    .provide({
      actors: { requestKey: w(ei), enroll: w(ni.make), resumeEnrollment: w(ni.resume) },
      actions: { forgetChange: ni.forget },
    }),
  ai = { code: `_code_6mvo9_3` }
function oi({ text: e, label: t }) {
  let [{ path: n, size: i }, a] = (0, V.useState)({ path: ``, size: 1 })
  return (
    (0, V.useEffect)(() => {
      let t = !0
      return (
        (async () => {
          let n = await r(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.a)).catch(() => null)
          n && t && a(n.qrPath(e))
        })(),
        () => {
          t = !1
        }
      )
    }, [e]),
    (0, H.jsx)(`svg`, {
      role: `img`,
      'aria-label': t,
      viewBox: `0 0 ${i} ${i}`,
      shapeRendering: `crispEdges`,
      className: ai.code,
      children: (0, H.jsx)(`path`, { d: n }),
    })
  )
}
var si = {
  card: `_card_bdyoa_2`,
  scan: `_scan_bdyoa_8`,
  other: `_other_bdyoa_15`,
  key: `_key_bdyoa_23`,
}
function ci({ totpKey: { key: e, address: t } }) {
  return (0, H.jsxs)(`div`, {
    className: si.card,
    children: [
      (0, H.jsxs)(`figure`, {
        className: si.scan,
        children: [
          (0, H.jsx)(oi, { text: t, label: M.qr }),
          (0, H.jsx)(`figcaption`, { children: M.scan }),
        ],
      }),
      (0, H.jsxs)(`div`, {
        className: si.other,
        children: [
          (0, H.jsx)(`p`, { children: M.typeKey }),
          (0, H.jsx)(`code`, { className: si.key, children: e.replace(/.{4}(?=.)/g, `$& `) }),
          (0, H.jsx)(Je, { text: e, label: M.copy, copiedLabel: M.copied }),
          (0, H.jsx)(`a`, { href: t, children: M.openApp }),
        ],
      }),
    ],
  })
}
var li = e({ TotpEnrollment: () => ui })
function ui({ account: e, flow: t = ii, onDone: r }) {
  let i = A(t),
    a = D(i, (e) => e),
    { failure: o, coolDownEndsAt: s } = a.context,
    c = a.hasTag(`key`) ? ri(e, n.name) : null,
    l = a.hasTag(`done`)
  return (
    (0, V.useEffect)(() => {
      l && r()
    }, [l, r]),
    (0, V.useEffect)(() => ti, []),
    (0, H.jsxs)(H.Fragment, {
      children: [
        (0, H.jsx)(`output`, { children: a.hasTag(`preparing`) && M.preparing }),
        a.hasTag(`keyMissing`) &&
          (0, H.jsxs)(y, {
            onSubmit: () => i.send({ type: `key.retry` }),
            children: [
              (0, H.jsx)(S, { failure: o }),
              (0, H.jsx)(v, {
                label: M.retry,
                busyLabel: M.preparing,
                isBusy: !1,
                coolDownEndsAt: s,
              }),
            ],
          }),
        c &&
          (0, H.jsxs)(H.Fragment, {
            children: [
              (0, H.jsx)(ci, { totpKey: c }),
              (0, H.jsx)(`p`, { children: M.code }),
              (0, H.jsxs)(y, {
                onSubmit: (e) =>
                  i.send({ type: `code.submit`, code: e(`code`), name: e(`factor-name`) }),
                children: [
                  (0, H.jsx)(S, { failure: o }),
                  (0, H.jsx)(er, { suggestion: ut.appName }),
                  (0, H.jsx)($n, { failure: o, takesFocus: !1 }),
                  (0, H.jsx)(v, {
                    label: M.submit,
                    busyLabel: M.submitting,
                    isBusy: a.hasTag(`busy`),
                    coolDownEndsAt: s,
                  }),
                ],
              }),
            ],
          }),
        a.hasTag(`confirming`) &&
          (0, H.jsx)(ct, {
            pendingAction: ut.pendingAdd,
            onConfirmed: () => i.send({ type: `identity.confirmed` }),
            onCancel: () => i.send({ type: `identity.cancelled` }),
          }),
      ],
    })
  )
}
var di = 1e3,
  fi = C(async ({ password: e }) => {
    let t = F(),
      n = Me.credential(t.email ?? ``, e)
    return (await Ve(t, n), { type: `identity.proved` })
  })
function pi(e) {
  return C(async () => {
    let t = location.origin + m.emailAction,
      n = F().email ?? ``
    return (await Le(i(), n, { url: t, handleCodeInApp: !0 }), It(n, e()), { type: `link.sent` })
  })
}
var mi = ({ sendBack: e }) => {
  let t = Qe(),
    n = null,
    r = async () => {
      let r = await hi()
      Qe() === t &&
        (n !== null &&
          r !== null &&
          Date.parse(r) > Date.parse(n) &&
          e({ type: `identity.proved` }),
        (n ??= r))
    }
  r()
  let i = setInterval(() => void r(), di)
  return () => clearInterval(i)
}
async function hi() {
  let e = i().currentUser
  return (e && (await De(e).catch(() => null)))?.authTime ?? null
}
var gi = E({
    types: { context: {}, events: {}, tags: {} },
    actors: {
      awaitRecentLogin: b(`awaitRecentLogin`),
      confirmPassword: b(`confirmPassword`),
      sendLink: b(`sendLink`),
    },
    actions: {
      ...h().actions,
      startResendWait: k({ refusals: 0, coolDownEndsAt: () => Date.now() + g }),
    },
    delays: { ...h().delays, longestAttempt: 9e4, resendWait: g },
  })
    .createMachine({
      id: `reauthentication`,
      context: _,
      invoke: { id: `awaitRecentLogin`, src: `awaitRecentLogin` },
      on: { 'identity.proved': { target: `.confirmed` } },
      initial: `choosing`,
      states: {
        choosing: {
          on: {
            'password.submit': { target: `attempting.checkingPassword` },
            'link.request': { target: `attempting.sendingLink` },
            'identity.challenged': { target: `secondFactor` },
          },
        },
        attempting: {
          entry: `forgetFailure`,
          initial: `checkingPassword`,
          after: { longestAttempt: { target: `choosing`, actions: `giveUp` } },
          on: {
            'identity.challenged': { target: `secondFactor` },
            'error.multi-factor-auth-required': { target: `secondFactor` },
            'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
            'error.*': { target: `choosing`, actions: `setFailure` },
          },
          states: {
            checkingPassword: {
              tags: `checking`,
              invoke: {
                id: `confirmPassword`,
                src: `confirmPassword`,
                input: ({ event: e }) => (T(e, `password.submit`), { password: e.password }),
              },
            },
            sendingLink: {
              tags: `sending`,
              invoke: { id: `sendLink`, src: `sendLink` },
              on: { 'link.sent': { target: `#reauthentication.linkSent` } },
            },
          },
        },
        coolingDown: {
          exit: `endCoolDown`,
          after: { coolDown: { target: `choosing` } },
          on: { 'identity.challenged': { target: `secondFactor` } },
        },
        linkSent: {
          tags: `linkSent`,
          initial: `resendWait`,
          entry: `startResendWait`,
          exit: `endCoolDown`,
          on: {
            'identity.otherMethod': { target: `choosing` },
            'identity.challenged': { target: `secondFactor` },
          },
          states: {
            resendWait: { after: { resendWait: { target: `ready`, actions: `endCoolDown` } } },
            ready: {
              on: { 'link.request': { target: `#reauthentication.attempting.sendingLink` } },
            },
          },
        },
        secondFactor: {
          tags: `secondFactor`,
          on: { 'identity.otherMethod': { target: `choosing` } },
        },
        confirmed: { tags: `confirmed`, type: `final` },
      },
    })
    .provide({ actors: { awaitRecentLogin: w(mi), confirmPassword: w(fi), sendLink: w(pi(Ge)) } }),
  _i = Mt.provide({
    actors: { openPopup: w(ft), resumeRedirect: w(Ze) },
    actions: { warmUp: Xe, recordUse: () => void 0 },
  }),
  vi = { lead: `_lead_1afb1_2`, ways: `_ways_1afb1_6` }
function yi({ email: e, beside: t, snapshot: n, actor: r }) {
  let i = t === `nothing`
  return (0, H.jsxs)(y, {
    onSubmit: () => r.send({ type: `link.request` }),
    children: [
      i && (0, H.jsx)(`p`, { children: N.linkTo(e) }),
      t === `password` && (0, H.jsx)(`p`, { children: N.linkAsWell(e) }),
      (0, H.jsx)(v, {
        label: i ? N.sendOnlyLink : N.sendLink,
        busyLabel: N.sendingLink,
        isBusy: n.hasTag(`sending`),
        coolDownEndsAt: n.context.coolDownEndsAt,
        look: i ? `primary` : `plain`,
      }),
    ],
  })
}
function bi({ email: e, snapshot: t, actor: n }) {
  let { failure: r, coolDownEndsAt: i } = t.context
  return (0, H.jsxs)(y, {
    onSubmit: (e) => n.send({ type: `password.submit`, password: e(`current-password`) }),
    children: [
      (0, H.jsx)(`input`, {
        type: `email`,
        autoComplete: `username`,
        value: e,
        readOnly: !0,
        hidden: !0,
      }),
      (0, H.jsx)(ie, { label: N.password, kind: `current-password`, failure: r }),
      (0, H.jsx)(v, {
        label: N.confirm,
        busyLabel: N.confirming,
        isBusy: t.hasTag(`checking`),
        coolDownEndsAt: i,
      }),
    ],
  })
}
function xi({ onConfirmed: e, flow: t = Gn }) {
  let n = A(t),
    r = D(n, (e) => e),
    i = x().user?.phoneNumber,
    a = r.hasTag(`done`)
  if (
    ((0, V.useEffect)(() => {
      a && e()
    }, [a, e]),
    !i)
  )
    return null
  if (Jn(r)) return (0, H.jsx)(nr, { snapshot: r, send: (e) => n.send(e), isNumberFixed: !0 })
  let { failure: o, coolDownEndsAt: s } = r.context
  return (0, H.jsxs)(y, {
    onSubmit: () => n.send({ type: `number.submit`, phoneNumber: i }),
    children: [
      (0, H.jsx)(S, { failure: o }),
      (0, H.jsx)(`p`, { children: st.lead(i) }),
      (0, H.jsx)(v, {
        label: X.send,
        busyLabel: X.sending,
        isBusy: r.hasTag(`busy`),
        coolDownEndsAt: s,
      }),
    ],
  })
}
function Si({ providerIds: e, onConfirmed: t, onChallenged: n, flow: r = _i }) {
  let { actor: i, snapshot: a } = at(r),
    { providerId: o, failure: s } = a.context,
    c = a.hasTag(`done`)
  ;(0, V.useEffect)(() => {
    c && t()
  }, [c, t])
  let u = s?.kind === `multi-factor-auth-required`
  return (
    (0, V.useEffect)(() => {
      u && n()
    }, [u, n]),
    u
      ? null
      : (0, H.jsx)(Ot, {
          actor: i,
          snapshot: a,
          providerIds: e,
          label: rt.confirmWith,
          notice:
            s?.kind === `user-mismatch` &&
            (0, H.jsx)(l, { tone: `danger`, children: rt.mismatch(dt(o)) }),
        })
  )
}
function Ci({ user: e, providerFlow: t, snapshot: n, actor: r }) {
  let i = (0, V.useRef)(null),
    a = Ue(e, `password`),
    o = We(e),
    s = (0, V.useCallback)(() => r.send({ type: `identity.proved` }), [r]),
    c = (0, V.useCallback)(() => r.send({ type: `identity.challenged` }), [r])
  return e.email === null && e.providerData.length === 0
    ? (0, H.jsx)(`p`, { children: N.noWay })
    : (0, H.jsxs)(H.Fragment, {
        children: [
          (0, H.jsxs)(`div`, {
            className: vi.ways,
            onSubmit: ({ target: e }) => {
              i.current = e instanceof HTMLFormElement ? e : null
            },
            children: [
              (0, H.jsx)(wi, {
                failure: n.context.failure,
                onRetry: () => i.current?.requestSubmit(),
              }),
              a &&
                (0, H.jsxs)(H.Fragment, {
                  children: [
                    (0, H.jsx)(bi, { email: e.email ?? ``, snapshot: n, actor: r }),
                    (0, H.jsx)(wt, { word: N.or }),
                  ],
                }),
              o.length > 0 &&
                (0, H.jsx)(Si, {
                  providerIds: o,
                  onConfirmed: s,
                  onChallenged: c,
                  ...(t && { flow: t }),
                }),
              e.email !== null &&
                (0, H.jsx)(yi, {
                  email: e.email,
                  beside: a ? `password` : o.length > 0 ? `providers` : `nothing`,
                  snapshot: n,
                  actor: r,
                }),
            ],
          }),
          (0, H.jsx)(xi, { onConfirmed: s }),
        ],
      })
}
function wi({ failure: e, onRetry: t }) {
  let n = e?.kind === `invalid-credential`
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(S, { failure: n ? null : e, offers: { retry: t } }),
      (0, H.jsx)(`div`, {
        role: `alert`,
        children: n && (0, H.jsx)(l, { tone: `danger`, children: N.wrongPassword }),
      }),
    ],
  })
}
function Ti({ email: e, snapshot: t, actor: n }) {
  let r = (0, V.useRef)(null)
  return (
    (0, V.useEffect)(() => r.current?.focus(), []),
    (0, H.jsxs)(H.Fragment, {
      children: [
        (0, H.jsx)(`p`, { ref: r, tabIndex: -1, children: N.linkSent(e) }),
        (0, H.jsx)(`p`, { children: I.spam }),
        (0, H.jsx)(yt, {
          label: I.resend,
          resendWaitLabel: I.resendIn,
          resendAt: t.context.coolDownEndsAt,
          onResend: () => n.send({ type: `link.request` }),
        }),
        (0, H.jsx)(f, {
          onClick: () => n.send({ type: `identity.otherMethod` }),
          children: N.otherMethod,
        }),
      ],
    })
  )
}
var Ei = e({ IdentityDialog: () => Di, SecondFactorStep: () => Oi })
function Di({ pendingAction: e, onConfirmed: t, onCancel: n, flow: r = gi }) {
  let i = A(r),
    a = D(i, (e) => e),
    { user: o } = x(),
    s = a.hasTag(`confirmed`)
  return (
    (0, V.useEffect)(() => {
      s && t()
    }, [s, t]),
    o
      ? (0, H.jsxs)(qe, {
          heading: N.heading,
          onClose: n,
          children: [
            (0, H.jsx)(`p`, { className: vi.lead, children: N.lead(e) }),
            a.hasTag(`linkSent`)
              ? (0, H.jsx)(Ti, { email: o.email ?? ``, snapshot: a, actor: i })
              : a.hasTag(`secondFactor`)
                ? (0, H.jsx)(Oi, { actor: i })
                : (0, H.jsx)(Ci, { user: o, snapshot: a, actor: i }),
            (0, H.jsx)(f, { look: `quiet`, onClick: n, children: N.cancel }),
          ],
        })
      : null
  )
}
function Oi({ actor: e }) {
  let t = (0, V.useCallback)(() => e.send({ type: `identity.proved` }), [e]),
    n = () => e.send({ type: `identity.otherMethod` })
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(`p`, { children: N.secondFactor }),
      (0, H.jsx)(Fr, { onDone: t, onBack: n }),
      (0, H.jsx)(f, { onClick: n, children: N.otherMethod }),
    ],
  })
}
export {
  Wr as a,
  yr as c,
  Gt as d,
  Bt as f,
  Jr as i,
  Bn as l,
  li as n,
  Vr as o,
  Zr as r,
  Lr as s,
  Ei as t,
  Rn as u,
}
