import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Ct as n,
  Dt as r,
  K as i,
  M as a,
  R as o,
  Tt as s,
  V as c,
  a as l,
  b as u,
  c as d,
  ct as f,
  d as ee,
  dt as p,
  ft as te,
  g as ne,
  ht as re,
  kt as m,
  ot as h,
  p as ie,
  st as ae,
  vt as oe,
  wt as se,
  x as ce,
  xt as g,
  y as le,
} from './signIn-DntPV1Db.js'
import {
  Bt as _,
  Et as v,
  It as ue,
  Lt as y,
  Wt as de,
  a as fe,
  ct as b,
  h as pe,
  ot as me,
  r as he,
  ut as ge,
  v as x,
  zt as S,
} from './libraries-C3SEblF9.js'
import {
  A as _e,
  B as ve,
  C,
  I as ye,
  L as be,
  M as xe,
  N as Se,
  P as Ce,
  R as we,
  S as Te,
  T as Ee,
  a as w,
  b as De,
  c as Oe,
  d as ke,
  i as Ae,
  l as je,
  m as Me,
  n as Ne,
  o as Pe,
  r as Fe,
  s as Ie,
  t as Le,
  w as Re,
  x as T,
  y as ze,
  z as Be,
} from './moreAuth-VEcYuqwV.js'
import { $ as Ve, E as He, b as Ue, et as We, tt as Ge } from './session-BvuhRVHK.js'
import { f as Ke } from './ui-TOfucVSC.js'
function qe(e, t) {
  let n = [...Object.keys(e), ...Object.keys(t)]
  return Object.fromEntries(n.map((n) => [n, (e[n] ?? 0) + (t[n] ?? 0)]))
}
function Je(e, t) {
  return [...Object.keys(e), ...Object.keys(t)].every((n) => (e[n] ?? 0) === (t[n] ?? 0))
}
function Ye(e) {
  return Object.values(e).reduce((e, t) => e + t, 0)
}
var E = t(de(), 1),
  D = he()
function O() {
  let e = r().currentUser
  if (e) return e
  throw Object.assign(Error(`Nobody is signed in.`), { code: `auth/user-signed-out` })
}
function k() {
  return r().currentUser?.uid ?? ``
}
function Xe(e) {
  if (e !== k())
    throw Object.assign(Error(`Somebody else is signed in now.`), { code: `auth/user-mismatch` })
}
var Ze = e({ reloadUser: () => j })
async function A() {
  let { uid: e } = await j()
  oe({ type: `accountChanged`, uid: e })
}
async function j() {
  let e = O()
  return (await b(e), e)
}
function Qe(e) {
  let t = se(e)
  return t instanceof v ? (ke.credentialFromError(t) ?? w.credentialFromError(t)) : null
}
function $e(e) {
  let t = Qe(e)
  if (t) return t
  throw new v(`auth/internal-error`, `No credential is held.`)
}
var et = [`marking`, `files`, `documents`, `verifying`, `counters`]
function tt(e) {
  return { startedAt: e, deleted: {}, steps: [] }
}
function nt(e, t) {
  return { ...e, deleted: qe(e.deleted, t) }
}
function rt(e, t, n) {
  let r = e.steps.filter((e) => e.step !== t)
  return { ...e, steps: [...r, { step: t, doneAt: n }] }
}
function it(e, t, n, r) {
  let { startedAt: i, deleted: a, steps: o } = t
  return {
    format: `gatehouse-deletion-receipt-1`,
    userId: e,
    startedAt: M(i),
    finishedAt: M(n),
    deleted: { ...a, account: !0 },
    steps: [
      ...o.map(({ step: e, doneAt: t }) => ({ step: e, doneAt: M(t) })),
      { step: `account`, doneAt: M(n) },
    ],
    stays: r,
  }
}
function M(e) {
  return new Date(e).toISOString()
}
var N = pe(() => ({ deletion: null }))
function at(e) {
  if (N.getState().deletion?.uid === e) return
  let t = { uid: e, journal: tt(Date.now()), finishedAt: null }
  N.setState({ deletion: t })
}
function ot(e) {
  P(({ journal: t }) => ({ journal: nt(t, e) }))
}
function st(e) {
  P(({ journal: t }) => ({ journal: rt(t, e, Date.now()) }))
}
function ct() {
  P(() => ({ finishedAt: Date.now() }))
}
function lt() {
  N.setState({ deletion: null })
}
function P(e) {
  let { deletion: t } = N.getState()
  t && N.setState({ deletion: { ...t, ...e(t) } })
}
var ut = {
  'apple.com': `Apple`,
  'facebook.com': `Facebook`,
  'github.com': `GitHub`,
  'google.com': `Google`,
  'microsoft.com': `Microsoft`,
  'twitter.com': `X`,
  'yahoo.com': `Yahoo`,
  password: `Password`,
  phone: `Phone`,
}
function dt(e, t) {
  let n = e.replace(/^(oidc|saml)\./, ``).replaceAll(/[.-]/g, ` `)
  return t[e] ?? ut[e] ?? n.charAt(0).toUpperCase() + n.slice(1)
}
var F = {
  waiting: (e) => `Continue in the ${e} window.`,
  returned: (e) => `Still waiting for ${e}.`,
  cancel: `Cancel`,
  returning: (e) => `Returning from ${e}…`,
  closed: `The window was closed. Nothing has changed.`,
  blocked: (e) => `Your browser blocked the ${e} window.`,
  continueHere: `Continue in this window`,
  lost: (e) => `${e} sent you back, but your browser blocked the result. Please try again.`,
  confirmed: (e) => `Confirmed. Now choose ${e} again.`,
}
function I(e) {
  return dt(e, m.providerNames)
}
function ft(e, t) {
  let n = (0, E.useRef)(e)
  ;(0, E.useEffect)(() => {
    let r = n.current && !e
    ;((n.current = e),
      r && document.activeElement === document.body && document.querySelector(t)?.focus())
  }, [e, t])
}
var pt = {
    title: `Your account`,
    profile: `Profile`,
    name: `Name`,
    nameHint: `Leave it empty to remove your name.`,
    nameTooLong: `Names can be at most 80 characters long.`,
    signInMethods: `Sign-in methods`,
    password: `Password`,
    passwordSet: `Email with a password or a link`,
    passwordNew: `New password`,
    passwordNeedsEmail: `Add an email address before you set a password.`,
    passwordHint: `You stay signed in here. All other devices are signed out.`,
    firstPasswordHint: `You can then also sign in with your email and this password.`,
    device: `This device`,
    signedIn: `Signed in`,
    since: (e) => `Since ${e}`,
    kept: `Stays signed in`,
    keptHere: `Until you sign out, even after you close the browser.`,
    keptAsShared: `Only until you close this tab, because this is a shared computer.`,
    keptInTab: `Only until you close this tab, because this browser blocks storage.`,
    signOut: `Sign out`,
    signingOut: `Signing out…`,
    elsewhere: `Other devices`,
    elsewhereExplained: `We can’t list your other devices. Changing your password signs out all of them.`,
    elsewhereUnable: `We can’t list your other devices. If you set a password, changing it later signs out all of them.`,
    changePassword: `Change password`,
    setPassword: `Set a password`,
    data: `Your data`,
    dataLead: `Export everything to a single file, or import an earlier export.`,
    dataAction: `Export or import`,
    deletion: `Delete account`,
    deletionLead: `Permanently delete your account and data.`,
    deletionAction: `Delete account`,
    none: `None`,
    change: `Change`,
    add: `Add`,
    save: `Save`,
    saving: `Saving…`,
    saved: `Saved`,
    cancel: `Cancel`,
    toChangeName: `change your name`,
    toChangePassword: `change your password`,
    toSetPassword: `set a password`,
  },
  mt = {
    label: `Email`,
    verified: `Verified`,
    unverified: `Not verified`,
    verify: `Verify this address`,
    guest: `Guests have no email address.`,
    keep: `Create an account`,
    phoneOnly: `None. Connect an account that has one.`,
    field: `New email`,
    hint: `We’ll send a link to the new address. Your email changes when you open it, and you’ll be signed out on every device, including this one.`,
    missing: `Enter the new email address.`,
    same: `This is already your email address.`,
    submit: `Send link`,
    submitting: `Sending…`,
    sent: (e) => `We sent an email to ${e}. Your address changes when you open the link in it.`,
    close: `Done`,
    toChange: `change your email address`,
  },
  ht = {
    label: `Phone`,
    add: `Add`,
    change: `Change`,
    cancel: `Cancel`,
    remove: `Remove number`,
    removeQuestion: `Remove your phone number?`,
    removeSentence: (e) => `You won’t be able to sign in with ${e}.`,
    removing: `Removing…`,
    keep: `Keep it`,
    onlySignInMethod: `This number is your only sign-in method. Add another one before you remove it.`,
    saved: `Saved`,
    removed: `Removed`,
    pendingSave: `save your phone number`,
    pendingRemove: `remove your phone number`,
  },
  gt = {
    label: `Picture`,
    toChange: `change your picture`,
    hidden: `Your picture is hosted on a site we can’t load images from.`,
    add: `Add`,
    change: `Change`,
    hint: `Choose a JPEG, PNG, WebP, or GIF, drop one here, or paste one. Only you can see it.`,
    choose: `Choose a picture`,
    chooseAnother: `Choose another`,
    reading: `Reading the picture…`,
    remove: `Remove picture`,
    cancel: `Cancel`,
    save: `Save`,
    saving: `Saving…`,
    saved: `Saved`,
    square: `Visible area`,
    cropHint: `Drag to reposition, or tap the point to center. On a keyboard, use the arrow keys, + and −.`,
    zoom: `Zoom`,
    zoomOf: (e) => `${e.toFixed(1)} times`,
    preview: `Preview`,
  },
  _t = {
    'too-large': `This file is larger than 50 MB. Choose a smaller one.`,
    'too-many-pixels': `This picture has more than 40 million pixels, or more than 10,000 on one side. Choose a smaller one.`,
    'not-a-picture': `This isn’t a JPEG, PNG, WebP, or GIF. Choose another file.`,
    unreadable: `This picture can’t be read. It may be damaged. Choose another one.`,
    'too-slow': `Reading this picture took too long. Choose a smaller one.`,
    'no-room': `You’re out of storage. Delete a file, then save again.`,
  },
  vt = {
    heading: `Second factors`,
    lead: `With a second factor, a stolen password alone isn’t enough to sign in.`,
    loading: `Loading second factors…`,
    since: (e) => `since ${e}`,
    remove: `Remove`,
    removing: `Removing…`,
    keep: `Keep it`,
    removeQuestion: (e) => `Remove “${e}”?`,
    removeSentence: `You’ll no longer need it to sign in. Other devices may be signed out.`,
    removeLast: `It’s your only one. After this, your password alone is enough to sign in.`,
    removed: `Second factor removed.`,
    addRow: `Add one`,
    addTotp: `Authenticator app`,
    addPhone: `Text message`,
    cancel: `Cancel`,
    added: `Second factor added. You’ll need it the next time you sign in.`,
    addSecond: `Add a backup: there are no recovery codes if you lose this one.`,
    needsEmail: `Add an email address before you set up a second factor.`,
    needsVerified: `Verify your email address before you set up a second factor.`,
    verify: `Verify email`,
    pendingAdd: `set up a second factor`,
    pendingRemove: `remove a second factor`,
    appName: `Authenticator app`,
    phoneName: `My phone`,
  },
  yt = {
    preparing: `Creating a key…`,
    retry: `Try again`,
    scan: `Scan this with your app`,
    qr: `A QR code with the key for your authenticator app`,
    openApp: `Open it in an app on this device`,
    typeKey: `Or type this key`,
    copy: `Copy key`,
    copied: `Copied`,
    code: `Name the app and enter the code it shows.`,
    submit: `Set up`,
    submitting: `Checking…`,
  },
  bt = {
    heading: `Account details`,
    lead: `Everything your account record contains.`,
    yes: `Yes`,
    no: `No`,
    uid: `User ID`,
    email: `Email`,
    emailVerified: `Email verified`,
    displayName: `Name`,
    photoURL: `Picture`,
    phoneNumber: `Phone`,
    isAnonymous: `Guest`,
    tenantId: `Tenant`,
    providerData: `Sign-in methods`,
    creationTime: `Account created`,
    lastSignInTime: `Last sign-in`,
  },
  L = { section: `_section_1ilku_2`, header: `_header_1ilku_9` }
function xt({ id: e, heading: t, lead: n, children: r }) {
  return (0, D.jsxs)(`section`, {
    id: e,
    className: L.section,
    'aria-labelledby': `${e}-heading`,
    children: [
      (0, D.jsxs)(`header`, {
        className: L.header,
        children: [
          (0, D.jsx)(`h2`, { id: `${e}-heading`, tabIndex: -1, children: t }),
          n && (0, D.jsx)(`p`, { children: n }),
        ],
      }),
      r,
    ],
  })
}
var St = 6e5
function R(e) {
  let t = null,
    n,
    r = () => {
      ;((t = null), clearTimeout(n))
    },
    i = async (e) => {
      try {
        await e()
      } catch (t) {
        throw (Ct(t) && a(e), t)
      }
      return (await A().catch(() => null), { type: `change.made` })
    },
    a = (e) => {
      ;((t = e), (n = setTimeout(r, St)))
    }
  return {
    make: g((t) => {
      let n = k()
      return (
        r(),
        i(async () => {
          ;(Xe(n), await e(t))
        })
      )
    }),
    resume: g(() => {
      let e = t ?? wt
      return (r(), i(e))
    }),
    forget: r,
  }
}
function Ct(e) {
  return e instanceof Error && `code` in e && e.code === `auth/requires-recent-login`
}
function wt() {
  throw Error(`The change does not wait any more.`)
}
var Tt = R(({ typed: e }) => we(O(), { displayName: e })),
  Et = R(({ fileId: e }) => {
    let t = O(),
      { storageBucket: n } = m.firebase,
      r = e === null ? `` : Ve(n, t.uid, e)
    return we(t, { photoURL: r })
  }),
  Dt = g(async ({ email: e }) => (await ve(O(), e), { type: `mail.sent` })),
  Ot = R(async ({ typed: e }) => {
    let t = O()
    if (kt(t) || t.email === null) return ye(t, e)
    await T(t, x.credential(t.email, e))
  })
function kt({ providerData: e }) {
  return e.some(({ providerId: e }) => e === x.PROVIDER_ID)
}
var At = y({
  types: { context: {}, events: {}, tags: {} },
  actors: { sendMail: h(`sendMail`) },
  actions: {
    ...f().actions,
    begin: S((e, { email: t }) => ({ email: t, failure: null })),
    startResendWait: S({ refusals: 0, coolDownEndsAt: () => Date.now() + p }),
  },
  delays: { ...f().delays, resendWait: p },
}).createMachine({
  id: `mailRequest`,
  context: { email: ``, ...te },
  initial: `editing`,
  states: {
    editing: {
      on: {
        'mail.submit': {
          target: `sending`,
          actions: { type: `begin`, params: ({ event: e }) => e },
        },
      },
    },
    sending: {
      tags: `busy`,
      invoke: { id: `sendMail`, src: `sendMail`, input: ({ context: e }) => ({ email: e.email }) },
      on: {
        'mail.sent': { target: `sent` },
        'error.invalid-credential': { target: `sent` },
        'error.requires-recent-login': { target: `confirming` },
        'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
        'error.*': { target: `editing`, actions: `setFailure` },
      },
    },
    confirming: {
      tags: `confirming`,
      on: {
        'identity.confirmed': { target: `sending` },
        'identity.cancelled': { target: `editing` },
      },
    },
    coolingDown: {
      tags: `coolingDown`,
      after: { coolDown: { target: `editing`, actions: `endCoolDown` } },
    },
    sent: {
      tags: `sent`,
      initial: `resendWait`,
      entry: `startResendWait`,
      exit: `endCoolDown`,
      on: { 'mail.otherEmail': { target: `editing` } },
      states: {
        resendWait: {
          tags: `resendWait`,
          after: { resendWait: { target: `ready`, actions: `endCoolDown` } },
        },
        ready: { on: { 'mail.resend': { target: `#mailRequest.sending` } } },
      },
    },
  },
})
function z() {
  let e = ``,
    t = 0
  return {
    send: async (n) => {
      let i = ++t,
        a = await Mt((e) => new Pe(r()).verifyPhoneNumber(n, e))
      i === t && (e = a)
    },
    credential: (t) => Pe.credential(e, t),
  }
}
var B = null
async function jt() {
  ;((B ??= De(r())),
    await B.catch(() => {
      B = null
    }))
}
async function Mt(e) {
  await jt()
  let t = document.body.appendChild(document.createElement(`div`)),
    n = new Oe(r(), t, { size: `invisible` })
  try {
    return (await n.render().catch(Nt), await e(n))
  } finally {
    ;(n.clear(), t.remove())
  }
}
function Nt(e) {
  throw `grecaptcha` in globalThis
    ? e
    : Object.assign(Error(`The script of reCAPTCHA did not load.`, { cause: e }), {
        code: `auth/internal-error`,
        customData: new Event(`error`),
      })
}
var V = z(),
  Pt = z(),
  Ft = z(),
  It = H(V),
  Lt = H(Pt),
  Rt = H(Ft),
  zt = g(async ({ code: e }) => {
    await ge(r(), V.credential(e))
  }),
  Bt = R(async ({ code: e }) => {
    let t = O(),
      n = Pt.credential(e)
    await (t.phoneNumber ? be(t, n) : T(t, n)).catch(Ut)
  }),
  Vt = g(async ({ code: e }) => (await Re(O(), Ft.credential(e)), { type: `code.accepted` })),
  Ht = R(async () => {
    let e = O()
    e.phoneNumber !== null && (await Ce(e, `phone`))
  })
function H(e) {
  return g(async ({ phoneNumber: t }) => (await e.send({ phoneNumber: t }), { type: `code.sent` }))
}
function Ut(e) {
  throw e instanceof Error &&
    `code` in e &&
    e.code === `auth/account-exists-with-different-credential`
    ? Object.assign(Error(`The number belongs to somebody else.`, { cause: e }), {
        code: `auth/credential-already-in-use`,
      })
    : e
}
var Wt = {
  'apple.com': Gt,
  'facebook.com': () => new Le(),
  'github.com': () => new Fe().addScope(`user:email`),
  'google.com': () => new Ae().setCustomParameters({ prompt: `select_account` }),
  'microsoft.com': () => new w(`microsoft.com`).setCustomParameters({ prompt: `select_account` }),
  'twitter.com': () => new ke(),
}
function U(e) {
  let t = Wt[e]
  return t ? t() : e.startsWith(`saml.`) ? new je(e) : new w(e)
}
function Gt() {
  let e = new w(`apple.com`)
  return (e.addScope(`email`), e.addScope(`name`), e)
}
var Kt
function W() {
  return Jt()
}
function qt() {
  new (Jt())()._initialize(r()).catch(() => null)
}
function Jt() {
  return (Kt ??= Yt(Me))
}
function Yt(e) {
  return class t extends e {
    static #e
    constructor() {
      return (super(), (t.#e ??= this), t.#e)
    }
  }
}
var Xt = z(),
  Zt = g(async () => (await b(O()), rn())),
  Qt = ({ sendBack: e }) =>
    me(r(), (t) => {
      t && e(rn())
    }),
  $t = g(async ({ phoneNumber: e }) => {
    let t = await C(O()).getSession()
    return (await Xt.send({ phoneNumber: e, session: t }), { type: `code.sent` })
  }),
  en = R(async ({ code: e, name: t }) => {
    let n = Ie.assertion(Xt.credential(e))
    await C(O()).enroll(n, t)
  }),
  tn = R(async ({ subject: e }) => {
    await C(O()).unenroll(e)
  })
function nn(e) {
  let t = e.factorId === Ne.PHONE
  return {
    uid: e.uid,
    kind: t ? `phone` : `totp`,
    name: e.displayName || null,
    phoneNumber: t ? e.phoneNumber : null,
    since: Number.isNaN(Date.parse(e.enrollmentTime)) ? null : e.enrollmentTime,
  }
}
function rn() {
  return { type: `factors.read`, factors: C(O()).enrolledFactors.map(nn) }
}
var G = null
function an(e, t) {
  G = { uid: e, token: t }
}
function on(e) {
  let t = G?.uid === e ? G.token : null
  return ((G = null), t)
}
function K(e) {
  let t = w.credentialFromResult(e)?.accessToken
  e.providerId === `apple.com` && t && an(e.user.uid, t)
}
var q = { type: `provider.done` }
function sn(e) {
  if (!(e instanceof v)) throw e
  if (e.code === `auth/popup-blocked` && cn()) return { type: `popup.blocked` }
  if (e.code !== `auth/account-exists-with-different-credential`) throw e
  s(`account-exists-with-different-credential`, e)
  let { email: t = ``, _tokenResponse: n } = e.customData ?? {}
  return { type: `account.exists`, email: t, ways: n?.verifiedProvider ?? [] }
}
function cn() {
  return m.local !== null || m.firebase.authDomain === location.host
}
var ln = g(async ({ providerId: e }) => {
    try {
      return (K(await xe(r(), U(e), W())), q)
    } catch (e) {
      return sn(e)
    }
  }),
  un = g(
    async ({ providerId: e }) => (
      K(await Te(O(), U(e), W()).catch(fn)),
      await A().catch(() => null),
      q
    ),
  ),
  dn = g(async ({ providerId: e }) => {
    let t = U(e)
    return (K(await Ee(O(), t, W())), q)
  })
function fn(e) {
  throw (
    e instanceof v && e.code === `auth/email-already-in-use` && s(`credential-already-in-use`, e), e
  )
}
var pn = g(async ({ providerId: e }) => {
    ;(vn(e), await Se(r(), U(e), W()))
  }),
  mn = (e) => {
    let t = new AbortController()
    return (
      addEventListener(
        `pageshow`,
        ({ persisted: t }) => {
          t && e.sendBack(_n)
        },
        { signal: t.signal },
      ),
      pn(e),
      () => t.abort()
    )
  },
  hn = g(async () => {
    try {
      let e = await ze(r(), W())
      return e ? (K(e), q) : { type: `redirect.lost` }
    } catch (e) {
      return sn(e)
    }
  }),
  gn = (e) => {
    let t = yn()
    return t === null ? J(e) : (e.sendBack({ type: `redirect.begun`, providerId: t }), hn(e))
  },
  J = ({ sendBack: e }) => e({ type: `redirect.none` }),
  _n = {
    type: `error.popup-closed-by-user`,
    failure: { kind: `popup-closed-by-user`, code: `auth/redirect-cancelled-by-user` },
  },
  Y = `gatehouse-redirect`
function vn(e) {
  try {
    sessionStorage.setItem(Y, e)
  } catch {
    return
  }
}
function yn() {
  try {
    let e = sessionStorage.getItem(Y)
    return (sessionStorage.removeItem(Y), e)
  } catch {
    return null
  }
}
var bn = { providerId: ``, email: ``, ways: [], ...te },
  xn = y({
    types: { context: {}, events: {}, tags: {} },
    actors: {
      openPopup: h(`openPopup`),
      openRedirect: h(`openRedirect`),
      resumeRedirect: h(`resumeRedirect`),
    },
    actions: {
      ...f().actions,
      warmUp: ae(`warmUp`),
      recordUse: ae(`recordUse`),
      choose: S(
        ({ event: e }) => (
          ue(e, [`provider.choose`, `redirect.begun`]),
          { providerId: e.providerId, failure: null }
        ),
      ),
      keepAccount: S((e, { email: t, ways: n }) => ({ email: t, ways: n })),
    },
    delays: f().delays,
  }).createMachine({
    id: `provider`,
    context: bn,
    initial: `resuming`,
    states: {
      resuming: {
        initial: `looking`,
        invoke: { id: `resumeRedirect`, src: `resumeRedirect` },
        on: {
          'redirect.none': { target: `choosing.idle` },
          'redirect.lost': { target: `choosing.redirectLost` },
          'provider.done': { target: `choosing.done` },
          'account.exists': {
            target: `choosing.accountExists`,
            actions: { type: `keepAccount`, params: ({ event: e }) => e },
          },
          'error.popup-closed-by-user': { target: `choosing.closed` },
          'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
          'error.*': { target: `choosing.idle`, actions: `setFailure` },
        },
        states: {
          looking: { on: { 'redirect.begun': { target: `returning`, actions: `choose` } } },
          returning: { tags: [`busy`, `returning`] },
        },
      },
      choosing: {
        initial: `idle`,
        on: {
          'provider.approach': { actions: `warmUp` },
          'provider.choose': { target: `visiting`, actions: `choose` },
        },
        states: {
          idle: {},
          closed: { tags: `closed` },
          blocked: {
            tags: `blocked`,
            on: { 'provider.redirect': { target: `#provider.redirecting` } },
          },
          redirectLost: { tags: `redirectLost` },
          accountExists: { tags: `accountExists` },
          confirmed: { tags: `confirmed` },
          done: { tags: `done`, entry: [`recordUse`, `forgetRefusals`] },
        },
      },
      visiting: {
        initial: `waiting`,
        invoke: {
          id: `openPopup`,
          src: `openPopup`,
          input: ({ context: e }) => ({ providerId: e.providerId }),
        },
        on: {
          'provider.done': { target: `choosing.done` },
          'popup.blocked': { target: `choosing.blocked` },
          'account.exists': {
            target: `choosing.accountExists`,
            actions: { type: `keepAccount`, params: ({ event: e }) => e },
          },
          'error.popup-closed-by-user': { target: `choosing.closed` },
          'error.requires-recent-login': { target: `confirming` },
          'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
          'error.*': { target: `choosing.idle`, actions: `setFailure` },
        },
        states: {
          waiting: { tags: `busy`, on: { 'window.returned': { target: `returned` } } },
          returned: {
            tags: [`busy`, `cancellable`],
            on: { 'provider.cancel': { target: `cancelled` } },
          },
          cancelled: {
            on: {
              'provider.choose': { target: `#provider.visiting`, reenter: !0, actions: `choose` },
              'error.popup-closed-by-user': { target: `#provider.choosing.idle` },
            },
          },
        },
      },
      redirecting: {
        tags: `busy`,
        invoke: {
          id: `openRedirect`,
          src: `openRedirect`,
          input: ({ context: e }) => ({ providerId: e.providerId }),
        },
        on: {
          'error.popup-closed-by-user': { target: `choosing.closed` },
          'error.*': { target: `choosing.idle`, actions: `setFailure` },
        },
      },
      confirming: {
        tags: `confirming`,
        on: {
          'identity.confirmed': { target: `choosing.confirmed` },
          'identity.cancelled': { target: `choosing.idle` },
        },
      },
      coolingDown: {
        tags: `coolingDown`,
        after: { coolDown: { target: `choosing.idle`, actions: `endCoolDown` } },
      },
    },
  }),
  Sn = xn.provide({
    actors: { openPopup: _(un), resumeRedirect: _(J) },
    actions: { warmUp: qt, recordUse: () => void 0 },
  })
function Cn(e) {
  let t = He(e),
    n = fe(t, (e) => e)
  return (
    wn((0, E.useCallback)(() => t.send({ type: `window.returned` }), [t])),
    { actor: t, snapshot: n }
  )
}
function wn(e) {
  ;(0, E.useEffect)(() => {
    let t = new AbortController(),
      { signal: n } = t,
      r = () => {
        document.visibilityState === `visible` && e()
      }
    return (
      addEventListener(`focus`, r, { signal: n }),
      document.addEventListener(`visibilitychange`, r, { signal: n }),
      () => t.abort()
    )
  }, [e])
}
var Tn = {
  heading: `Connected accounts`,
  lead: `You can sign in with any of these.`,
  notConnected: `Not connected`,
  connected: `Connected`,
  only: `This is your only sign-in method. Add another one before you disconnect it.`,
  connect: `Connect`,
  disconnect: `Disconnect`,
  disconnecting: `Disconnecting…`,
  askHeading: (e) => `Disconnect ${e}?`,
  ask: (e) => `You won’t be able to sign in with ${e} anymore.`,
  askApple: `Apple will ask you to sign in again so that it can revoke access for this app.`,
  keep: `Keep it`,
  nowConnected: (e) => `${e} is now connected.`,
  nowDisconnected: (e) => `${e} is now disconnected.`,
  toConnect: (e) => `connect ${e}`,
  toDisconnect: (e) => `disconnect ${e}`,
  confirmWith: (e) => `Confirm with ${e}`,
  mismatch: (e) =>
    `You’re signed in to a different ${e} account. Choose the one that’s connected here.`,
}
function En(e) {
  let t = () => e.send({ type: `provider.approach` })
  return (
    (0, E.useEffect)(() => {
      navigator.maxTouchPoints > 0 && e.send({ type: `provider.approach` })
    }, [e]),
    { onPointerEnter: t, onFocus: t }
  )
}
var Dn = a(() => n(() => import(`./auth-CMmJVNKz.js`).then((e) => e.t)), `IdentityDialog`)
function On(e) {
  return (0, D.jsx)(E.Suspense, { children: (0, D.jsx)(Dn, { ...e }) })
}
var kn = { notices: `_notices_8h7va_2` }
function An({ actor: e, snapshot: t, children: n }) {
  let r = (0, E.useRef)(null),
    { providerId: a, failure: o, coolDownEndsAt: s } = t.context,
    c = l(s),
    u = jn(t),
    d = (t) => () => {
      ;(r.current?.focus(), e.send(t))
    },
    f = d({ type: `provider.choose`, providerId: a })
  return (0, D.jsxs)(`div`, {
    className: kn.notices,
    children: [
      (0, D.jsxs)(`output`, {
        ref: r,
        tabIndex: -1,
        children: [
          n || (o && (0, D.jsx)(ee, { failure: o, offers: { retry: f } })),
          u &&
            !n &&
            (0, D.jsxs)(i, {
              tone: `calm`,
              children: [
                (0, D.jsx)(`span`, { children: u }),
                t.hasTag(`cancellable`) &&
                  (0, D.jsx)(`button`, {
                    type: `button`,
                    onClick: d({ type: `provider.cancel` }),
                    children: F.cancel,
                  }),
                t.hasTag(`blocked`) &&
                  (0, D.jsx)(`button`, {
                    type: `button`,
                    onClick: d({ type: `provider.redirect` }),
                    children: F.continueHere,
                  }),
              ],
            }),
        ],
      }),
      c && (0, D.jsx)(`p`, { children: ne(c) }),
    ],
  })
}
function jn(e) {
  let t = I(e.context.providerId)
  return e.hasTag(`cancellable`)
    ? F.returned(t)
    : e.hasTag(`returning`)
      ? F.returning(t)
      : e.hasTag(`busy`)
        ? F.waiting(t)
        : e.hasTag(`closed`)
          ? F.closed
          : e.hasTag(`blocked`)
            ? F.blocked(t)
            : e.hasTag(`redirectLost`)
              ? F.lost(t)
              : e.hasTag(`confirmed`)
                ? F.confirmed(t)
                : null
}
function X({ children: e }) {
  return (0, D.jsx)(`svg`, {
    viewBox: `0 0 24 24`,
    width: `20`,
    height: `20`,
    fill: `currentColor`,
    'aria-hidden': `true`,
    children: e,
  })
}
function Mn() {
  return (0, D.jsxs)(X, {
    children: [
      (0, D.jsx)(`path`, {
        fill: `#4285f4`,
        d: `M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1Z`,
      }),
      (0, D.jsx)(`path`, {
        fill: `#34a853`,
        d: `M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23Z`,
      }),
      (0, D.jsx)(`path`, {
        fill: `#fbbc05`,
        d: `M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84Z`,
      }),
      (0, D.jsx)(`path`, {
        fill: `#ea4335`,
        d: `M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38Z`,
      }),
    ],
  })
}
function Nn() {
  return (0, D.jsxs)(X, {
    children: [
      (0, D.jsx)(`path`, { fill: `#f25022`, d: `M2 2h9.5v9.5H2z` }),
      (0, D.jsx)(`path`, { fill: `#7fba00`, d: `M12.5 2H22v9.5h-9.5z` }),
      (0, D.jsx)(`path`, { fill: `#00a4ef`, d: `M2 12.5h9.5V22H2z` }),
      (0, D.jsx)(`path`, { fill: `#ffb900`, d: `M12.5 12.5H22V22h-9.5z` }),
    ],
  })
}
function Pn() {
  return (0, D.jsx)(X, {
    children: (0, D.jsx)(`path`, {
      fill: `#1877f2`,
      d: `M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3 1.79-4.67 4.53-4.67 1.31 0 2.69.24 2.69.24v2.95h-1.52c-1.49 0-1.95.93-1.95 1.87V12h3.33l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12Z`,
    }),
  })
}
function Fn() {
  return (0, D.jsx)(X, {
    children: (0, D.jsx)(`path`, {
      fill: `#7e1fff`,
      d: `M.5 7h4.7l2.7 6.9L10.7 7h4.6L8.3 23.5H3.7l1.9-4.4L.5 7Zm18.6 4.2h-5.2L18.5.5h5.2l-4.6 10.7Zm-3.8 1.1a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Z`,
    }),
  })
}
function In() {
  return (0, D.jsx)(X, {
    children: (0, D.jsx)(`path`, {
      d: `M12 .3a12 12 0 0 0-3.8 23.39c.6.11.82-.26.82-.58l-.01-2.04c-3.34.73-4.04-1.61-4.04-1.61-.55-1.39-1.34-1.76-1.34-1.76-1.09-.74.08-.73.08-.73 1.21.08 1.84 1.24 1.84 1.24 1.07 1.83 2.81 1.3 3.5 1 .1-.78.42-1.31.76-1.61-2.67-.3-5.47-1.33-5.47-5.93 0-1.31.47-2.38 1.24-3.22-.13-.3-.54-1.52.11-3.18 0 0 1.01-.32 3.3 1.23a11.5 11.5 0 0 1 6.02 0c2.28-1.55 3.29-1.23 3.29-1.23.66 1.66.24 2.88.12 3.18a4.65 4.65 0 0 1 1.23 3.22c0 4.61-2.8 5.63-5.48 5.92.43.37.82 1.1.82 2.22l-.01 3.29c0 .32.21.7.82.58A12 12 0 0 0 12 .3Z`,
    }),
  })
}
function Ln() {
  return (0, D.jsx)(X, {
    children: (0, D.jsx)(`path`, {
      d: `M17.05 12.54c-.03-2.74 2.24-4.06 2.34-4.12a5.03 5.03 0 0 0-3.96-2.14c-1.68-.17-3.29.99-4.14.99-.86 0-2.18-.97-3.58-.94a5.28 5.28 0 0 0-4.45 2.71c-1.9 3.29-.48 8.17 1.37 10.84.9 1.31 1.98 2.78 3.39 2.72 1.36-.05 1.87-.88 3.51-.88s2.1.88 3.54.85c1.46-.02 2.39-1.33 3.28-2.65a10.8 10.8 0 0 0 1.49-3.05 4.73 4.73 0 0 1-2.79-4.33ZM14.35 4.5A4.82 4.82 0 0 0 15.45 1a4.9 4.9 0 0 0-3.17 1.64 4.58 4.58 0 0 0-1.13 3.38A4.05 4.05 0 0 0 14.35 4.5Z`,
    }),
  })
}
function Rn() {
  return (0, D.jsx)(X, {
    children: (0, D.jsx)(`path`, {
      d: `M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.66l-5.21-6.82-5.97 6.82H1.68l7.73-8.84L1.25 2.25h6.83l4.71 6.23 5.45-6.23Zm-1.16 17.52h1.83L7.08 4.13H5.12l11.96 15.64Z`,
    }),
  })
}
var zn = {
  'apple.com': Ln,
  'facebook.com': Pn,
  'github.com': In,
  'google.com': Mn,
  'microsoft.com': Nn,
  'twitter.com': Rn,
  'yahoo.com': Fn,
}
function Bn({ id: e }) {
  let t = zn[e]
  return t
    ? (0, D.jsx)(t, {})
    : (0, D.jsxs)(c, {
        children: [
          (0, D.jsx)(`circle`, { cx: `7`, cy: `10`, r: `3.75` }),
          (0, D.jsx)(`path`, { d: `M10.75 10H18M15 10v3M17.5 10v2` }),
        ],
      })
}
var Vn = { none: `_none_4zmoo_2` }
function Hn() {
  return (0, D.jsx)(`span`, { className: Vn.none, children: pt.none })
}
function Un({ user: e }) {
  return e.photoURL === null
    ? (0, D.jsx)(Hn, {})
    : We(e, m.firebase.storageBucket) !== null || Ge(e.photoURL, location.origin) !== null
      ? (0, D.jsx)(Ue, { user: e, size: `large` })
      : gt.hidden
}
var Wn = {
    heading: `Confirm it’s you`,
    lead: (e) => `Sign in again to ${e}.`,
    password: `Current password`,
    confirm: `Confirm`,
    confirming: `Checking…`,
    wrongPassword: `That’s not your password. Try again or use another method.`,
    sendLink: `Send me a link instead`,
    sendOnlyLink: `Send me a link`,
    sendingLink: `Sending…`,
    or: `or`,
    linkAsWell: (e) => `A link to ${e} also works if you never set a password.`,
    linkTo: (e) => `It goes to ${e}.`,
    linkSent: (e) => `We sent a link to ${e}. Open it in this browser and this page will continue.`,
    otherMethod: `Use another method`,
    secondFactor: `Your account needs a second factor.`,
    noWay: `There’s no way to confirm it’s you with this account.`,
    cancel: `Cancel`,
  },
  Gn = { lead: (e) => `We’ll send a code to ${e}.` },
  Kn = {
    title: `Second factor`,
    heading: `One more step`,
    lead: `This account requires a second factor.`,
    choose: `Choose a second factor`,
    chooseApp: `Use an authenticator app`,
    choosePhone: (e) => `Text a code to ${e}`,
    sending: `Sending…`,
    enterAppCode: `Enter the code from your authenticator app.`,
    enterSentCode: (e) => `Enter the code we sent to ${e}.`,
    submit: `Continue`,
    submitting: `Checking…`,
    other: `Use another factor`,
    over: `That took too long. Please sign in again.`,
    signInAgain: `Sign in again`,
    back: `Back to sign in`,
    notAtHand: `I don’t have access to it`,
    noRecoveryCodes: `There are no recovery codes. You have these options:`,
    methodsLeft: [
      `Use another factor, if you have set up more than one.`,
      `On a device where you’re still signed in, open your account and remove the factor there.`,
      `Contact support. They can remove it after confirming your identity.`,
    ],
  },
  qn = { totp: `Authenticator app`, phone: `Text message` },
  Z = {
    minLength: 6,
    maxLength: 4096,
    lowercase: !1,
    uppercase: !1,
    digit: !1,
    symbol: !1,
    symbols: ``,
  }
function Jn(e, t) {
  return Xn(e, t).map((n) => ({ demand: n, met: Zn(e, n, t) }))
}
function Yn(e, t) {
  return Jn(e, t).every(({ met: e }) => e)
}
function Xn(e, t) {
  let n = [`lowercase`, `uppercase`, `digit`, `symbol`]
      .filter((t) => e[t])
      .map((e) => ({ rule: e })),
    r = e.maxLength,
    i = t.length > r
  return [
    { rule: `minLength`, length: e.minLength },
    ...(i ? [{ rule: `maxLength`, length: r }] : []),
    ...n,
  ]
}
function Zn(e, t, n) {
  switch (t.rule) {
    case `minLength`:
      return n.length >= t.length
    case `maxLength`:
      return n.length <= t.length
    case `lowercase`:
      return /[a-z]/.test(n)
    case `uppercase`:
      return /[A-Z]/.test(n)
    case `digit`:
      return /[0-9]/.test(n)
    case `symbol`:
      return Array.from(e.symbols).some((e) => n.includes(e))
  }
}
var Qn = g(async () => {
  let { passwordPolicy: e } = await Be(r(), ``)
  return { type: `value.loaded`, value: $n(e) }
})
function $n(e) {
  let t = e.customStrengthOptions
  return {
    minLength: t.minPasswordLength ?? Z.minLength,
    maxLength: t.maxPasswordLength ?? Z.maxLength,
    lowercase: t.containsLowercaseLetter ?? !1,
    uppercase: t.containsUppercaseLetter ?? !1,
    digit: t.containsNumericCharacter ?? !1,
    symbol: t.containsNonAlphanumericCharacter ?? !1,
    symbols: e.allowedNonAlphanumericCharacters,
  }
}
function Q() {
  return y({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { load: h(`load`) },
    actions: {
      setValue: S((e, { value: t }) => ({ value: t })),
      countFailure: S({ failures: ({ context: e }) => e.failures + 1 }),
    },
    guards: { triesAgain: () => !0 },
    delays: { longestLoad: 2e4, nextTry: ({ context: e }) => re(e.failures, 2e3, 6e4) },
  }).createMachine({
    id: `loader`,
    context: ({ input: e }) => ({ request: e, value: null, failures: 0 }),
    initial: `loading`,
    states: {
      loading: {
        tags: `loading`,
        invoke: {
          id: `load`,
          src: `load`,
          input: ({ context: { request: e } }) => ({ request: e }),
        },
        after: { longestLoad: { target: `failed` } },
        on: {
          'value.loaded': {
            target: `loaded`,
            actions: { type: `setValue`, params: ({ event: e }) => e },
          },
          'error.*': { target: `failed` },
        },
      },
      failed: {
        entry: `countFailure`,
        after: { nextTry: { guard: `triesAgain`, target: `loading` } },
      },
      loaded: {},
    },
  })
}
Q()
var er = Q().provide({ actors: { load: _(Qn) } })
function tr(e) {
  return fe(He(e), ({ context: e }) => e.value) ?? Z
}
var $ = {
  demands: `Your password needs`,
  met: `done`,
  unmet: `still missing`,
  unacceptable: `Your password doesn’t meet all requirements.`,
}
function nr(e) {
  switch (e.rule) {
    case `minLength`:
      return `at least ${e.length} characters`
    case `maxLength`:
      return `at most ${e.length} characters`
    case `lowercase`:
      return `a lowercase letter`
    case `uppercase`:
      return `an uppercase letter`
    case `digit`:
      return `a digit`
    case `symbol`:
      return `a special character, like ! or ?`
  }
}
function rr() {
  return (0, D.jsx)(c, { children: (0, D.jsx)(`path`, { d: `m5 10.5 3.3 3.3L15 7` }) })
}
function ir() {
  return (0, D.jsx)(c, { children: (0, D.jsx)(`circle`, { cx: `10`, cy: `10`, r: `2` }) })
}
var ar = { demands: `_demands_wu7xj_2` }
function or({ label: e, policy: t, failure: n }) {
  let r = (0, E.useRef)(null),
    [i, a] = (0, E.useState)(``)
  return (
    (0, E.useEffect)(() => {
      let e = r.current
      e?.setCustomValidity(sr(e.value, t))
    }, [t]),
    (0, D.jsxs)(`div`, {
      children: [
        (0, D.jsx)(d, {
          label: e,
          kind: `new-password`,
          input: r,
          hintId: `password-demands`,
          objection: (e) => sr(e, t),
          onType: a,
          failure: n,
        }),
        (0, D.jsx)(`ul`, {
          id: `password-demands`,
          className: ar.demands,
          'aria-label': $.demands,
          children: Jn(t, i.normalize()).map(({ demand: e, met: t }) =>
            (0, D.jsxs)(
              `li`,
              {
                'data-met': t,
                children: [
                  t ? (0, D.jsx)(rr, {}) : (0, D.jsx)(ir, {}),
                  nr(e),
                  (0, D.jsx)(`span`, {
                    className: `visually-hidden`,
                    children: t ? $.met : $.unmet,
                  }),
                ],
              },
              e.rule,
            ),
          ),
        }),
      ],
    })
  )
}
function sr(e, t) {
  let n = e.normalize()
  return n === `` || Yn(t, n) ? `` : $.unacceptable
}
var cr = { hint: `_hint_12ro4_2`, buttons: `_buttons_12ro4_8`, sent: `_sent_12ro4_14` }
function lr({ id: e, label: t, refusable: n, missing: r = ``, objection: i, failure: a, ...o }) {
  let { problem: s, handlers: c } = ie({
    field: n ?? null,
    missing: r,
    failure: a,
    ...(i && { objection: i }),
  })
  return (0, D.jsx)(u, {
    id: e,
    label: t,
    problem: s,
    children: (0, D.jsx)(le, { id: e, name: e, ...o, ...ce(e, s), ...c }),
  })
}
var ur = {
  email: `Email`,
  spam: `It can take a minute. Check your spam folder, too.`,
  resend: `Resend email`,
  resendIn: (e) => `Resend in ${e}`,
  otherEmail: `Use another email`,
}
function dr({ label: e, resendWaitLabel: t, resendAt: n, onResend: r }) {
  let i = l(n)
  return (0, D.jsx)(o, { waiting: i !== null, onClick: r, children: i === null ? e : t(i) })
}
var fr = {
    title: `Delete account`,
    heading: `Delete your account`,
    lead: `This can’t be undone. We can’t restore a deleted account.`,
    lost: `What will be deleted`,
    lostAccount: `Your account with its name, picture, email, and phone number.`,
    lostMethodsIn: `Your sign-in methods: passwords and connected accounts.`,
    lostFactors: `Your second factors.`,
    uncounted: `We can’t show totals because the server isn’t responding.`,
    confirm: `Are you sure?`,
    typeEmail: (e) => `Type ${e} to delete your account`,
    typeWord: (e) => `Type ${e} to delete your account`,
    word: `delete`,
    notTheSame: `That doesn’t match.`,
    submit: `Delete my account`,
    submitting: `One moment…`,
    packing: `Your export is still running. Wait for it or cancel it before you continue.`,
    keep: `Keep my account`,
    toDelete: `delete your account`,
    removing: `Deleting your account`,
    steps: `Steps`,
    stepOf: {
      marking: `Block changes from your devices`,
      files: `Your files`,
      verifying: `Verify that nothing is left`,
      counters: `Counters and keys`,
    },
    stepServices: `Connected services`,
    stepAccount: `Your account`,
    progress: `Progress`,
    doneOf: (e, t) => `${Ke(e)} of ${Ke(t)} deleted`,
    counting: `Counting…`,
    begunLead: `Nothing has been deleted yet. You can still cancel until the first step is done.`,
    finalLead: `This can no longer be canceled. You can close this page and finish later on any device.`,
    stays: `If you cancel now, you keep your account and everything in it.`,
    retry: `Continue`,
    cancel: `Cancel and keep my account`,
    keeping: `Canceling…`,
    kept: `Your account was not deleted.`,
  },
  pr = { done: `done`, underWay: `in progress…`, halted: `stopped`, waiting: `waiting` },
  mr = {
    save: `Download receipt`,
    lead: `The receipt lists what was deleted and when. It’s only available on this page.`,
    file: `gatehouse-deletion-receipt.json`,
    stays: [
      {
        what: `A record of your account ID, when its deletion began, and that it is final. It keeps devices that were signed in from saving anything.`,
        until: `The operators of this site may remove it after one hour.`,
      },
      {
        what: `Backups kept by Google Cloud, which this app can’t access.`,
        until: `For as long as the project is configured to keep them: by default seven days for files, and up to 180 days for accounts.`,
      },
    ],
  },
  hr = new WeakSet()
async function gr(e) {
  try {
    return await yr(!0, e)
  } catch (e) {
    throw (e instanceof Error && hr.add(e), e)
  }
}
function _r(e) {
  return yr(!1, e)
}
function vr(e, t) {
  return (e instanceof Error && hr.has(e) ? gr : _r)(t)
}
async function yr(e, t) {
  let i = r().currentUser
  if (!i?.isAnonymous) return t()
  let { signInParked: a } = await n(async () => {
    let { signInParked: e } = await import(`./data-B8Ry1Dwk.js`).then((e) => e.u)
    return { signInParked: e }
  })
  return a(i, e, t)
}
function br({ email: e, phoneNumber: t, uid: n }) {
  return e ?? t ?? n
}
function xr({ email: e, phoneNumber: t, displayName: n, isAnonymous: r }) {
  return e ?? t ?? n ?? (r ? `a guest` : `someone else`)
}
var Sr = g(async () => {
    await _e(r())
  }),
  Cr = R(async ({ email: e, password: t }) => {
    await T(O(), x.credential(e, t))
  }).make,
  wr = {
    heading: `Other ways to sign in`,
    or: `or`,
    continueWith: (e) => `Continue with ${e}`,
    lastUsed: `Last used`,
    phone: `Continue with a phone number`,
    link: `Email me a sign-in link`,
    guest: `Continue as a guest`,
    enteringAsGuest: `Signing in…`,
    existing: (e, t) =>
      `${e} already has an account. Sign in the way you did before to connect ${t} to it.`,
    existingSignIn: `Sign in with your password`,
    inApp: (e) =>
      `You’re in the ${e} browser. Most sign-in methods only work in a full browser, such as Chrome or Safari.`,
    copyAddress: `Copy address`,
    copied: `Copied. Paste it into your browser.`,
  },
  Tr = {
    title: `Sign in with an email link`,
    heading: `Sign in with an email link`,
    lead: `We’ll email you a link that signs you in. No password needed.`,
    email: `Email`,
    submit: `Send link`,
    submitting: `Sending…`,
    sentHeading: `Check your email`,
    sent: (e) => `We sent a sign-in link to ${e}.`,
    back: `Back to sign in`,
    openedHeading: `Almost there`,
    signInAs: (e) => `The link signs you in as ${e}.`,
    elsewhereHeading: `Enter your email`,
    elsewhere: `This link was requested on another device or browser. To confirm it’s yours, enter the email address it was sent to.`,
    follow: `Sign in`,
    following: `Signing in…`,
    otherEmail: `Use another email`,
    wrongEmail: `This link was sent to a different email address.`,
    inAs: (e) => `You’re signed in as ${e}. If you continue, ${e} will be signed out.`,
    keepGuest: `Keep my guest data`,
    keepGuestHint: `Otherwise, they stay in this browser until you decide whether to move them.`,
    takenHeading: `This email already has an account`,
    taken: (e) => `${e} already has an account. You can sign in to it instead.`,
    guestWaits: `Your guest data stays in this browser. After you sign in, we’ll ask whether to move it.`,
    signInInstead: `Sign in to the account`,
    stayGuest: `Stay a guest`,
    confirmHeading: `Confirm it’s you`,
    confirmLead: (e) => `This link confirms that you’re ${e}.`,
    confirm: `Confirm`,
    confirmedHeading: `Identity confirmed`,
    confirmed: `Go back to the page that asked for this, or continue here.`,
    spentHeading: `This link doesn’t work`,
    spent: `It has expired or was already used. We can send you a new one.`,
  },
  Er = {
    title: `Sign in by phone`,
    heading: `Sign in by phone`,
    lead: `New here? We’ll create an account with this number.`,
    codeTitle: `Enter the code`,
    back: `Use another sign-in method`,
  },
  Dr = { or: `_or_wxo46_2` }
function Or({ word: e }) {
  return (0, D.jsx)(`p`, { className: Dr.or, children: e })
}
var kr = { button: `_button_6mzjx_2`, badge: `_badge_6mzjx_31` }
function Ar({ providerId: e, label: t, badge: n, busy: r, onChoose: i }) {
  return (0, D.jsxs)(`button`, {
    type: `button`,
    className: kr.button,
    'aria-disabled': r || void 0,
    onClick: i,
    children: [
      (0, D.jsx)(Bn, { id: e }),
      (0, D.jsx)(`span`, { children: t }),
      n && (0, D.jsx)(`span`, { className: kr.badge, children: n }),
    ],
  })
}
var jr = { buttons: `_buttons_1nqkm_2` }
function Mr(e) {
  let {
      actor: t,
      snapshot: n,
      providerIds: r,
      label: i,
      badges: a = {},
      leadsOn: o = !1,
      notice: s,
    } = e,
    c = En(t),
    l = o && n.hasTag(`done`)
  return (0, D.jsxs)(`div`, {
    className: jr.buttons,
    ...c,
    children: [
      (0, D.jsx)(An, { actor: t, snapshot: n, children: s }),
      r.map((e) =>
        (0, D.jsx)(
          Ar,
          {
            providerId: e,
            label: i(I(e)),
            badge: a[e],
            busy: l || n.hasTag(`busy`) || n.hasTag(`coolingDown`),
            onChoose: () => {
              l || t.send({ type: `provider.choose`, providerId: e })
            },
          },
          e,
        ),
      ),
    ],
  })
}
export {
  qt as $,
  Un as A,
  ct as At,
  J as B,
  k as Bt,
  tr as C,
  yt as Ct,
  Wn as D,
  N as Dt,
  qn as E,
  at as Et,
  En as F,
  $e as Ft,
  on as G,
  gn as H,
  Je as Ht,
  Tn as I,
  A as It,
  tn as J,
  en as K,
  Cn as L,
  Ze as Lt,
  Bn as M,
  it as Mt,
  An as N,
  et as Nt,
  Gn as O,
  lt as Ot,
  On as P,
  Qe as Pt,
  W as Q,
  Sn as R,
  O as Rt,
  ir as S,
  vt as St,
  Q as T,
  I as Tt,
  dn as U,
  Ye as Ut,
  mn as V,
  qe as Vt,
  ln as W,
  nn as X,
  $t as Y,
  Qt as Z,
  ur as _,
  mt as _t,
  Er as a,
  Rt as at,
  or as b,
  _t as bt,
  br as c,
  z as ct,
  vr as d,
  Ot as dt,
  U as et,
  _r as f,
  Et as ft,
  dr as g,
  pt as gt,
  pr as h,
  xt as ht,
  wr as i,
  Lt as it,
  Hn as j,
  st as jt,
  Kn as k,
  ot as kt,
  xr as l,
  At as lt,
  mr as m,
  R as mt,
  Or as n,
  Vt as nt,
  Sr as o,
  It as ot,
  fr as p,
  Dt as pt,
  Zt as q,
  Tr as r,
  Ht as rt,
  Cr as s,
  zt as st,
  Mr as t,
  Bt as tt,
  gr as u,
  Tt as ut,
  lr as v,
  bt as vt,
  er as w,
  ft as wt,
  rr as x,
  gt as xt,
  cr as y,
  ht as yt,
  xn as z,
  Xe as zt,
}
