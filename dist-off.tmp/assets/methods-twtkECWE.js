import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Dt as n,
  E as r,
  I as i,
  K as a,
  R as o,
  S as s,
  T as c,
  X as l,
  Z as u,
  a as d,
  ct as f,
  d as ee,
  f as p,
  ft as te,
  g as m,
  i as h,
  kt as g,
  l as _,
  n as v,
  nt as y,
  o as ne,
  ot as re,
  r as ie,
  u as b,
  w as x,
  xt as S,
} from './signIn-DntPV1Db.js'
import {
  Bt as C,
  Et as w,
  Lt as ae,
  Wt as oe,
  a as T,
  o as E,
  r as se,
  u as ce,
  v as le,
} from './libraries-C3SEblF9.js'
import { O as ue, g as de, j as fe, k as pe, w as D, x as O } from './moreAuth-VEcYuqwV.js'
import { E as k, M as A, N as j, rt as M } from './session-BvuhRVHK.js'
import {
  $ as N,
  C as P,
  H as F,
  It as I,
  L,
  Tt as R,
  V as z,
  W as B,
  _ as V,
  b as me,
  f as he,
  g as ge,
  i as H,
  lt as U,
  n as _e,
  o as ve,
  t as ye,
  w as be,
  z as xe,
} from './identity-CsLpfju1.js'
var W = t(oe(), 1),
  G = se(),
  Se = 216e5
function K(e, t) {
  if (t) return q()
  J(() => localStorage.setItem(v, JSON.stringify({ email: e, sentAt: Date.now() })))
}
function Ce() {
  let { email: e, sentAt: t } = J(we) ?? {}
  return e && t && Date.now() - t < Se ? e : (q(), null)
}
function q() {
  J(() => localStorage.removeItem(v))
}
function we() {
  return JSON.parse(localStorage.getItem(`linkSignIn.email`) ?? `{}`)
}
function J(e) {
  try {
    return e()
  } catch {
    return
  }
}
function Te(e) {
  return S(async ({ email: t }) => {
    let r = location.origin + l(u.emailAction, location.search)
    return (await pe(n(), t, { url: r, handleCodeInApp: !0 }), K(t, e()), { type: `mail.sent` })
  })
}
var Ee = S(async (e) => {
  let t = x(n().currentUser?.email ?? null, e.email)
  return (
    await De(e, t).catch((e) => {
      throw (e instanceof w && e.code === `auth/invalid-email` && q(), e)
    }),
    q(),
    { type: t ? `link.confirmed` : `link.used` }
  )
})
async function De({ code: e, email: t, guest: r }, i) {
  let a = n().currentUser,
    o = Oe(e),
    s = r === `keep` && a?.isAnonymous
  if (!a || !(s || i)) {
    await he(() => fe(n(), t, o))
    return
  }
  let c = le.credentialWithLink(t, o)
  ;(await (s ? O : D)(a, c), await I().catch(() => null))
}
function Oe(e) {
  let { firebase: t, tenantId: n } = g,
    r = new URLSearchParams({ apiKey: t.apiKey, mode: `signIn`, oobCode: e })
  return (n !== null && r.set(`tenantId`, n), `${location.origin}${u.emailAction}?${r.toString()}`)
}
var ke = S(async ({ email: e }) => (await ue(n(), e), { type: `mail.sent` })),
  Ae = S(async ({ code: e, password: t }) => (await de(n(), e, t), { type: `link.used` })),
  Y = U.provide({ actors: { sendMail: C(ke) } }),
  je = ae({
    types: { context: {}, events: {}, tags: {} },
    actors: { enterAsGuest: re(`enterAsGuest`) },
    delays: { ...f().delays, longestWait: 9e4 },
    actions: f().actions,
  })
    .createMachine({
      id: `guestEntry`,
      context: te,
      initial: `idle`,
      states: {
        idle: { on: { 'guest.enter': { target: `entering`, actions: `forgetFailure` } } },
        entering: {
          tags: `busy`,
          invoke: { id: `enterAsGuest`, src: `enterAsGuest` },
          after: { longestWait: { target: `idle`, actions: `giveUp` } },
          on: {
            'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
            'error.*': { target: `idle`, actions: `setFailure` },
          },
        },
        coolingDown: {
          tags: `coolingDown`,
          after: { coolDown: { target: `idle`, actions: `endCoolDown` } },
        },
      },
    })
    .provide({ actors: { enterAsGuest: C(ve) } }),
  Me = xe.provide({
    actors: { openPopup: C(B), openRedirect: C(z), resumeRedirect: C(F) },
    actions: { warmUp: N, recordUse: ({ context: e }) => j(e.providerId) },
  }),
  Ne = U.provide({ actors: { sendMail: C(Te(M)) } })
function X({ flow: e, heading: t, title: n = t, children: r, ...a }) {
  let s = k(e),
    c = T(s, (e) => e),
    { email: l, failure: u, coolDownEndsAt: d } = c.context
  return c.hasTag(`sent`)
    ? (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(i, { title: a.sentHeading, lead: a.sent(l), children: a.sentHeading }),
          (0, G.jsx)(`p`, { children: V.spam }),
          (0, G.jsx)(ge, {
            label: V.resend,
            resendWaitLabel: V.resendIn,
            resendAt: d,
            onResend: () => s.send({ type: `mail.resend` }),
          }),
          (0, G.jsx)(o, {
            look: `quiet`,
            onClick: () => s.send({ type: `mail.otherEmail` }),
            children: V.otherEmail,
          }),
          r,
        ],
      })
    : (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(i, { title: n, lead: a.lead, children: t }),
          (0, G.jsxs)(_, {
            onSubmit: (e) => s.send({ type: `mail.submit`, email: e(`email`) }),
            children: [
              (0, G.jsx)(b, { failure: u }),
              (0, G.jsx)(p, { label: V.email, failure: u }),
              (0, G.jsx)(h, {
                label: a.submit,
                busyLabel: a.submitting,
                isBusy: c.hasTag(`busy`),
                coolDownEndsAt: d,
              }),
            ],
          }),
          r,
        ],
      })
}
var Z = {
    title: `Create an account`,
    heading: `Create an account`,
    lead: `All you need is an email address and a password.`,
    email: `Email`,
    password: `Password`,
    submit: `Create account`,
    submitting: `Creating account…`,
    hasAccount: `Already have an account?`,
    signIn: `Sign in`,
  },
  Pe = {
    title: `Forgot password`,
    heading: `Reset your password`,
    lead: `We’ll email you a link to choose a new one.`,
    submit: `Send email`,
    submitting: `Sending…`,
    sentHeading: `Check your email`,
    sent: (e) => `If ${e} has an account, we sent it an email with a link.`,
    back: `Back to sign in`,
  },
  Fe = e({ ForgotPasswordView: () => Ie })
function Ie({ flow: e = Y }) {
  let t = r(),
    { back: n, ...i } = Pe
  return (0, G.jsx)(X, {
    flow: e,
    ...i,
    children: (0, G.jsx)(`p`, { children: (0, G.jsx)(E, { href: l(u.signIn, t), children: n }) }),
  })
}
var Le = e({ SignUpView: () => Re })
function Re({ policyFlow: e = be }) {
  let t = y(),
    n = r(),
    { failure: a, isBusy: o, coolDownEndsAt: s } = c(`signUp`),
    d = P(e)
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(i, { title: Z.title, lead: Z.lead, children: Z.heading }),
      (0, G.jsxs)(_, {
        onSubmit: (e) =>
          t.send({ type: `signUp.submit`, email: e(`email`), password: e(`new-password`) }),
        children: [
          (0, G.jsx)(b, { failure: a }),
          (0, G.jsx)(p, { label: Z.email, failure: a }),
          (0, G.jsx)(me, { label: Z.password, policy: d, failure: a }),
          (0, G.jsx)(ne, {}),
          (0, G.jsx)(h, { label: Z.submit, busyLabel: Z.submitting, isBusy: o, coolDownEndsAt: s }),
        ],
      }),
      (0, G.jsx)(ie, {}),
      (0, G.jsxs)(`p`, {
        children: [Z.hasAccount, ` `, (0, G.jsx)(E, { href: l(u.signIn, n), children: Z.signIn })],
      }),
    ],
  })
}
var Q = [
    [`Instagram`, /\bInstagram\b/],
    [`Messenger`, /\bFBAN\/Messenger|\bFB_IAB\/MESSENGER/],
    [`Facebook`, /\bFB(AN|AV|_IAB)\b/],
    [`Threads`, /\bBarcelona\b/],
    [`LINE`, /\bLine\//],
    [`KakaoTalk`, /\bKAKAOTALK\b/i],
    [`WeChat`, /\bMicroMessenger\//],
    [`TikTok`, /\b(musical_ly|BytedanceWebview|TikTok)\b/i],
    [`Snapchat`, /\bSnapchat\b/],
    [`LinkedIn`, /\bLinkedInApp\b/],
    [`Pinterest`, /\bPinterest\/(?!bot)/i],
    [`X`, /\bTwitter for\b/],
  ],
  ze = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/
function Be(e) {
  let [t] = Q.find(([, t]) => t.test(e)) ?? []
  return t ?? (ze.test(e) ? `an app` : null)
}
function Ve({ context: e, onChoose: t }) {
  let { email: n, providerId: r, ways: i } = e,
    o = i.find((e) => g.providers.includes(e)),
    [c, d] = ce()
  return (
    (0, W.useEffect)(() => s.setState({ email: n }), [n]),
    (0, G.jsxs)(a, {
      tone: `calm`,
      children: [
        (0, G.jsx)(`span`, { children: H.existing(n, R(r)) }),
        o
          ? (0, G.jsx)(`button`, {
              type: `button`,
              onClick: () => t(o),
              children: H.continueWith(R(o)),
            })
          : (0, G.jsx)(`button`, {
              type: `button`,
              onClick: () => {
                c === u.signIn
                  ? document.getElementById(`current-password`)?.focus()
                  : d(l(u.signIn, location.search))
              },
              children: H.existingSignIn,
            }),
      ],
    })
  )
}
function He({ flow: e }) {
  let t = k(e),
    n = T(t, (e) => e),
    { failure: r, coolDownEndsAt: i } = n.context,
    a = d(i),
    o = n.hasTag(`busy`),
    s = () => t.send({ type: `guest.enter` })
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(`button`, {
        type: `button`,
        'aria-disabled': o || a !== null || void 0,
        onClick: s,
        children: o ? H.enteringAsGuest : H.guest,
      }),
      (0, G.jsx)(`output`, { children: r && (0, G.jsx)(ee, { failure: r, offers: { retry: s } }) }),
      a && (0, G.jsx)(`p`, { children: m(a) }),
    ],
  })
}
function Ue({ app: e }) {
  let [t, n] = (0, W.useState)(!1),
    r = async () => {
      ;(await navigator.clipboard.writeText(location.href), n(!0))
    }
  return (0, G.jsxs)(a, {
    tone: `calm`,
    children: [
      (0, G.jsx)(`span`, { children: H.inApp(e) }),
      (0, G.jsx)(`button`, {
        type: `button`,
        onClick: () => void r().catch(() => n(!1)),
        children: H.copyAddress,
      }),
      (0, G.jsx)(`output`, { children: t && H.copied }),
    ],
  })
}
var $ = { ways: `_ways_1f2v7_2`, more: `_more_1f2v7_8` }
function We(e) {
  let t = y()
  ;(0, W.useEffect)(() => {
    let n = t.subscribe((t) => {
      t.hasTag(`signedIn`) && (e.getSnapshot().hasTag(`done`) || j(null), n.unsubscribe())
    })
    return () => n.unsubscribe()
  }, [t, e])
}
var Ge = e({ OtherMethods: () => Ke })
function Ke({ flow: e = Me, guestFlow: t = je }) {
  let { actor: n, snapshot: i } = L(e),
    a = r(),
    [o] = (0, W.useState)(A),
    s = Be(navigator.userAgent)
  return (
    We(n),
    (0, G.jsxs)(`section`, {
      className: $.ways,
      'aria-label': H.heading,
      children: [
        (0, G.jsx)(_e, { word: H.or }),
        s && (0, G.jsx)(Ue, { app: s }),
        (0, G.jsx)(ye, {
          actor: n,
          snapshot: i,
          providerIds: g.providers,
          label: H.continueWith,
          leadsOn: !0,
          badges: o === null ? {} : { [o]: H.lastUsed },
          notice:
            i.hasTag(`accountExists`) &&
            (0, G.jsx)(Ve, {
              context: i.context,
              onChoose: (e) => n.send({ type: `provider.choose`, providerId: e }),
            }),
        }),
        (0, G.jsxs)(`div`, {
          className: $.more,
          children: [
            (0, G.jsx)(E, { href: l(u.phoneSignIn, a), children: H.phone }),
            (0, G.jsx)(E, { href: l(u.linkSignIn, a), children: H.link }),
            (0, G.jsx)(He, { flow: t }),
          ],
        }),
      ],
    })
  )
}
export { Ne as a, Ee as c, X as i, K as l, Le as n, Y as o, Fe as r, Ae as s, Ge as t, Ce as u }
