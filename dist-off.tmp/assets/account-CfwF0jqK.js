import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  C as n,
  Ct as r,
  D as i,
  Dt as a,
  I as o,
  K as s,
  M as c,
  Ot as l,
  R as u,
  Z as d,
  at as f,
  ct as p,
  ft as ee,
  i as te,
  kt as ne,
  l as m,
  lt as re,
  ot as h,
  rt as ie,
  st as ae,
  tt as oe,
  u as g,
} from './signIn-DntPV1Db.js'
import {
  Bt as _,
  Et as se,
  It as ce,
  Lt as v,
  Wt as le,
  a as y,
  n as ue,
  o as de,
  r as fe,
  zt as b,
} from './libraries-C3SEblF9.js'
import {
  A as pe,
  Bt as me,
  C as he,
  E as ge,
  F as _e,
  I as x,
  J as S,
  L as ve,
  M as ye,
  N as be,
  P as C,
  Q as xe,
  R as Se,
  Rt as w,
  St as T,
  Tt as E,
  Z as Ce,
  _ as D,
  _t as O,
  b as we,
  dt as k,
  et as Te,
  g as Ee,
  gt as A,
  ht as j,
  j as M,
  lt as De,
  mt as Oe,
  pt as ke,
  q as Ae,
  rt as N,
  ut as P,
  v as F,
  vt as I,
  w as je,
  wt as Me,
  xt as Ne,
  y as L,
  yt as R,
} from './identity-CsLpfju1.js'
import { E as z, P as Pe, T as Fe, at as B, b as Ie, it as Le, n as V } from './session-BvuhRVHK.js'
import { c as Re, n as H, o as U } from './ui-TOfucVSC.js'
import { E as ze, P as Be, T as Ve, a as He } from './moreAuth-VEcYuqwV.js'
var W = t(le(), 1)
function Ue() {
  ;(0, W.useEffect)(
    () => (G(), addEventListener(`pushState`, G), () => removeEventListener(`pushState`, G)),
    [],
  )
}
function G() {
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
var K = v({
    types: { context: {}, events: {}, tags: {} },
    actors: { makeChange: h(`makeChange`), resumeChange: h(`resumeChange`) },
    actions: {
      ...p().actions,
      forgetChange: ae(`forgetChange`),
      begin: b((e, { subject: t }) => ({ subject: t, failure: null })),
    },
    delays: { ...p().delays, longestAttempt: 9e4, saidForAWhile: 8e3 },
  }).createMachine({
    id: `accountChange`,
    context: { subject: ``, ...ee },
    initial: `shown`,
    states: {
      shown: {
        initial: `unchanged`,
        on: {
          'change.open': {
            target: `open`,
            actions: { type: `begin`, params: ({ event: e }) => e },
          },
        },
        states: {
          unchanged: {},
          saved: { tags: [`made`, `saved`], after: { saidForAWhile: { target: `made` } } },
          made: { tags: `made` },
        },
      },
      open: {
        tags: `open`,
        initial: `editing`,
        exit: `forgetFailure`,
        states: {
          editing: {
            on: {
              'change.open': { actions: { type: `begin`, params: ({ event: e }) => e } },
              'change.submit': { target: `attempting.saving` },
              'change.close': { target: `#accountChange.shown` },
            },
          },
          attempting: {
            tags: `busy`,
            entry: `forgetFailure`,
            initial: `saving`,
            after: { longestAttempt: { target: `editing`, actions: `giveUp` } },
            on: {
              'change.made': { target: `#accountChange.shown.saved`, actions: `forgetRefusals` },
              'error.requires-recent-login': { target: `confirming` },
              'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
              'error.*': { target: `editing`, actions: `setFailure` },
            },
            states: {
              saving: {
                invoke: {
                  id: `makeChange`,
                  src: `makeChange`,
                  input: ({ context: { subject: e }, event: t }) => (
                    ce(t, `change.submit`),
                    { subject: e, typed: t.typed }
                  ),
                },
              },
              resuming: { invoke: { id: `resumeChange`, src: `resumeChange` } },
            },
          },
          confirming: {
            tags: `confirming`,
            on: {
              'identity.confirmed': { target: `attempting.resuming` },
              'identity.cancelled': { target: `editing`, actions: `forgetChange` },
            },
          },
          coolingDown: {
            tags: `coolingDown`,
            exit: `endCoolDown`,
            after: { coolDown: { target: `editing` } },
            on: { 'change.close': { target: `#accountChange.shown` } },
          },
        },
      },
    },
  }),
  q = Oe(async ({ subject: e }) => {
    ;(e === `apple.com` && (await We(e)),
      await Be(w(), e).catch((e) => {
        if (!(e instanceof se && e.code === `auth/no-such-provider`)) throw e
      }))
  })
async function We(e) {
  let t = await Ve(w(), Te(e), xe()),
    n = He.credentialFromResult(t)?.accessToken
  n && (await ze(a(), n))
}
var Ge = v({
    types: { context: {}, events: {}, tags: {} },
    actors: { loadFactors: h(`loadFactors`), watchFactors: h(`watchFactors`) },
    actions: {
      keepFactors: b((e, { factors: t }) => ({ factors: t, failure: null })),
      setFailure: b(({ event: e }) => ({ failure: re(e) })),
    },
  }).createMachine({
    id: `factors`,
    context: { factors: [], failure: null },
    initial: `loading`,
    states: {
      loading: {
        tags: `loading`,
        invoke: { id: `loadFactors`, src: `loadFactors` },
        on: {
          'factors.read': {
            target: `listed`,
            actions: { type: `keepFactors`, params: ({ event: e }) => e },
          },
          'error.*': { target: `failed`, actions: `setFailure` },
        },
      },
      failed: { on: { 'factors.retry': { target: `loading` } } },
      listed: {
        tags: `listed`,
        invoke: { id: `watchFactors`, src: `watchFactors` },
        on: { 'factors.read': { actions: { type: `keepFactors`, params: ({ event: e }) => e } } },
      },
    },
  }),
  Ke = K.provide({
    actors: { makeChange: _(P.make), resumeChange: _(P.resume) },
    actions: { forgetChange: P.forget },
  }),
  qe = De.provide({ actors: { sendMail: _(ke) } }),
  Je = K.provide({
    actors: { makeChange: _(k.make), resumeChange: _(k.resume) },
    actions: { forgetChange: k.forget },
  }),
  Ye = K.provide({
    actors: { makeChange: _(N.make), resumeChange: _(N.resume) },
    actions: { forgetChange: N.forget },
  }),
  Xe = K.provide({
    actors: {
      makeChange: _((e) => (Pe(me(), [e.input.subject]), q.make(e))),
      resumeChange: _(q.resume),
    },
    actions: { forgetChange: q.forget },
  }),
  Ze = Ge.provide({ actors: { loadFactors: _(Ae), watchFactors: _(Ce) } }),
  Qe = K.provide({
    actors: { makeChange: _(S.make), resumeChange: _(S.resume) },
    actions: { forgetChange: S.forget },
  }),
  J = {
    value: `_value_5tnwc_2`,
    none: `_none_5tnwc_19`,
    notices: `_notices_5tnwc_23`,
    actions: `_actions_5tnwc_33`,
  },
  Y = fe()
function $e({ actor: e, snapshot: t, disconnection: n, linked: r }) {
  let i = n.context.subject,
    a = t.context.providerId,
    o = [
      n.hasTag(`made`) && !r.includes(i) && x.nowDisconnected(E(i)),
      t.hasTag(`done`) && r.includes(a) && x.nowConnected(E(a)),
    ].filter((e) => e !== !1)
  return (0, Y.jsxs)(`div`, {
    className: J.notices,
    children: [
      (0, Y.jsx)(be, { actor: e, snapshot: t }),
      (0, Y.jsx)(`output`, {
        children: o.map((e) => (0, Y.jsx)(s, { tone: `calm`, children: e }, e)),
      }),
    ],
  })
}
function et(e) {
  let { providerId: t, link: n, isOnly: r, isBusy: i, onConnect: a, onDisconnect: o } = e,
    s = { label: x.connect, onTake: a, busy: i },
    c = { label: x.disconnect, onTake: o, busy: i },
    l = n ? c : s
  return (0, Y.jsx)(H, {
    label: E(t),
    value: (0, Y.jsxs)(`div`, {
      className: J.value,
      children: [
        (0, Y.jsx)(ye, { id: t }),
        n
          ? (0, Y.jsxs)(`span`, {
              children: [
                n.email ?? n.displayName ?? x.connected,
                r && (0, Y.jsx)(`small`, { children: x.only }),
              ],
            })
          : (0, Y.jsx)(`span`, { className: J.none, children: x.notConnected }),
      ],
    }),
    ...(!(n && r) && { action: l }),
  })
}
function X({ actor: e, question: t, children: n, remove: r, pendingAction: i }) {
  let a = y(e, (e) => e),
    o = () => e.send({ type: `change.close` })
  return a.hasTag(`confirming`)
    ? (0, Y.jsx)(C, {
        pendingAction: i,
        onConfirmed: () => e.send({ type: `identity.confirmed` }),
        onCancel: () => e.send({ type: `identity.cancelled` }),
      })
    : a.hasTag(`open`)
      ? (0, Y.jsxs)(Re, {
          heading: t,
          onClose: o,
          children: [
            n,
            (0, Y.jsxs)(m, {
              onSubmit: () => e.send({ type: `change.submit`, typed: `` }),
              children: [
                (0, Y.jsx)(g, { failure: a.context.failure }),
                (0, Y.jsx)(te, {
                  label: r.label,
                  busyLabel: r.busyLabel,
                  isBusy: a.hasTag(`busy`),
                  coolDownEndsAt: a.context.coolDownEndsAt,
                }),
              ],
            }),
            (0, Y.jsx)(u, { waiting: a.hasTag(`busy`), onClick: o, children: r.keepLabel }),
          ],
        })
      : null
}
function tt({ user: e, linkFlow: t = Se, unlinkFlow: n = Xe }) {
  let r = ve(t),
    i = z(n),
    a = y(i, (e) => e),
    o = Le(e),
    s = E(a.context.subject),
    c = E(r.snapshot.context.providerId),
    l = _e(r.actor)
  return (0, Y.jsxs)(`div`, {
    ...l,
    children: [
      (0, Y.jsxs)(j, {
        id: `connected`,
        heading: x.heading,
        lead: x.lead,
        children: [
          (0, Y.jsx)($e, { ...r, disconnection: a, linked: o }),
          [...new Set([...ne.providers, ...o])].map((t) =>
            (0, Y.jsx)(
              et,
              {
                providerId: t,
                link: e.providerData.find((e) => e.providerId === t) ?? null,
                isOnly: e.providerData.length === 1,
                isBusy:
                  (r.snapshot.hasTag(`busy`) && r.snapshot.context.providerId === t) ||
                  (a.hasTag(`busy`) && a.context.subject === t),
                onConnect: () => r.actor.send({ type: `provider.choose`, providerId: t }),
                onDisconnect: () => i.send({ type: `change.open`, subject: t }),
              },
              t,
            ),
          ),
        ],
      }),
      (0, Y.jsxs)(X, {
        actor: i,
        question: x.askHeading(s),
        remove: { label: x.disconnect, busyLabel: x.disconnecting, keepLabel: x.keep },
        pendingAction: x.toDisconnect(s),
        children: [
          (0, Y.jsx)(`p`, { children: x.ask(s) }),
          a.context.subject === `apple.com` && (0, Y.jsx)(`p`, { children: x.askApple }),
        ],
      }),
      r.snapshot.hasTag(`confirming`) &&
        (0, Y.jsx)(C, {
          pendingAction: x.toConnect(c),
          onConfirmed: () => r.actor.send({ type: `identity.confirmed` }),
          onCancel: () => r.actor.send({ type: `identity.cancelled` }),
        }),
    ],
  })
}
var nt = c(() => r(() => import(`./auth-CMmJVNKz.js`).then((e) => e.r)), `PhoneEditor`),
  rt = c(() => r(() => import(`./auth-CMmJVNKz.js`).then((e) => e.n)), `TotpEnrollment`),
  it = c(() => r(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.t)), `PictureRow`)
function at(e) {
  return (0, Y.jsx)(W.Suspense, { children: (0, Y.jsx)(nt, { ...e }) })
}
function ot(e) {
  return (0, Y.jsx)(W.Suspense, { children: (0, Y.jsx)(rt, { ...e }) })
}
function st(e) {
  let t = (0, Y.jsx)(pe, { user: e.user })
  return (0, Y.jsx)(W.Suspense, {
    fallback: (0, Y.jsx)(H, { label: Ne.label, value: t }),
    children: (0, Y.jsx)(it, { ...e }),
  })
}
var Z = {
  state: `_state_bq68l_2`,
  about: `_about_bq68l_14`,
  kinds: `_kinds_bq68l_18`,
  editor: `_editor_bq68l_31`,
}
function ct({ user: e, count: t }) {
  let [n, r] = (0, W.useState)(null),
    [i, a] = (0, W.useState)(!1),
    o = (0, W.useCallback)(() => {
      ;(r(null), a(!0))
    }, []),
    s = (e) => {
      ;(a(!1), r(e))
    }
  return e.email === null
    ? (0, Y.jsx)(`p`, { className: Z.state, children: T.needsEmail })
    : e.emailVerified
      ? (0, Y.jsxs)(Y.Fragment, {
          children: [
            (0, Y.jsx)(H, {
              label: T.addRow,
              value: (0, Y.jsxs)(`div`, {
                className: Z.kinds,
                children: [
                  (0, Y.jsx)(u, { onClick: () => s(`totp`), children: T.addTotp }),
                  (0, Y.jsx)(u, { onClick: () => s(`phone`), children: T.addPhone }),
                ],
              }),
              children:
                n &&
                (0, Y.jsxs)(`div`, {
                  className: Z.editor,
                  children: [
                    n === `totp`
                      ? (0, Y.jsx)(ot, { account: e.email, onDone: o })
                      : (0, Y.jsx)(at, {
                          purpose: `secondFactor`,
                          pendingAction: T.pendingAdd,
                          suggestedName: T.phoneName,
                          onDone: o,
                        }),
                    (0, Y.jsx)(u, { onClick: () => r(null), children: T.cancel }),
                  ],
                }),
            }),
            (0, Y.jsxs)(`output`, {
              className: Z.state,
              children: [
                i && t > 0 && (0, Y.jsx)(`span`, { children: T.added }),
                i && t === 1 && (0, Y.jsx)(`span`, { children: T.addSecond }),
              ],
            }),
          ],
        })
      : (0, Y.jsxs)(`div`, {
          className: Z.state,
          children: [
            (0, Y.jsx)(`p`, { children: T.needsVerified }),
            (0, Y.jsx)(U, { href: d.verifyEmail, children: T.verify }),
          ],
        })
}
var lt = new Intl.DateTimeFormat(l, { dateStyle: `long` })
function ut({ factors: e, removalFlow: t }) {
  let n = z(t),
    r = y(n, ({ context: e }) => e.subject),
    i = y(n, (e) => e.hasTag(`made`)),
    a = e.find(({ uid: e }) => e === r)
  return (
    Me(a !== void 0, `#second-factors-heading`),
    (0, Y.jsxs)(Y.Fragment, {
      children: [
        e.map((e) =>
          (0, Y.jsx)(
            H,
            {
              label: dt(e),
              value: (0, Y.jsx)(`span`, { className: Z.about, children: ft(e) }),
              action: {
                label: T.remove,
                onTake: () => n.send({ type: `change.open`, subject: e.uid }),
              },
            },
            e.uid,
          ),
        ),
        (0, Y.jsx)(`output`, {
          className: Z.state,
          children: i && !a && (0, Y.jsx)(`span`, { children: T.removed }),
        }),
        a &&
          (0, Y.jsxs)(X, {
            actor: n,
            question: T.removeQuestion(dt(a)),
            remove: { label: T.remove, busyLabel: T.removing, keepLabel: T.keep },
            pendingAction: T.pendingRemove,
            children: [
              (0, Y.jsx)(`p`, { children: T.removeSentence }),
              e.length === 1 && (0, Y.jsx)(`p`, { children: T.removeLast }),
            ],
          }),
      ],
    })
  )
}
function dt({ name: e, kind: t }) {
  return e ?? ge[t]
}
function ft({ kind: e, phoneNumber: t, since: n }) {
  return [t ?? ge[e], n && T.since(lt.format(new Date(n)))].filter(Boolean).join(`, `)
}
function pt({ user: e, flow: t = Ze, removalFlow: n = Qe }) {
  let r = z(t),
    i = y(r, (e) => e),
    { factors: a, failure: o } = i.context
  return (0, Y.jsxs)(j, {
    id: `second-factors`,
    heading: T.heading,
    lead: T.lead,
    children: [
      (0, Y.jsxs)(`div`, {
        className: Z.state,
        children: [
          (0, Y.jsx)(`output`, { children: i.hasTag(`loading`) && T.loading }),
          (0, Y.jsx)(m, {
            onSubmit: () => r.send({ type: `factors.retry` }),
            children: (0, Y.jsx)(g, { failure: o }),
          }),
        ],
      }),
      i.hasTag(`listed`) &&
        (0, Y.jsxs)(Y.Fragment, {
          children: [
            (0, Y.jsx)(ut, { factors: a, removalFlow: n }),
            (0, Y.jsx)(ct, { user: e, count: a.length }),
          ],
        }),
    ],
  })
}
var mt = c(async () => ({ Rows: await i.DeviceRows() }), `Rows`)
function ht({ user: e }) {
  let t = ie(({ context: e }) => e.remembered),
    { isShared: n } = ue(f),
    { leave: r, isSigningOut: i } = Fe(),
    { lastSignInTime: a } = e.metadata,
    o = a && A.since(V(Date.parse(a))),
    s = B(e, `password`)
  return (0, Y.jsxs)(j, {
    id: `device`,
    heading: A.device,
    children: [
      (0, Y.jsx)(H, {
        label: A.signedIn,
        value: o ?? (0, Y.jsx)(M, {}),
        action: { label: i ? A.signingOut : A.signOut, busy: i, onTake: r },
      }),
      (0, Y.jsx)(H, { label: A.kept, value: n ? A.keptAsShared : t ? A.keptHere : A.keptInTab }),
      (0, Y.jsx)(mt, { uid: e.uid }),
      (0, Y.jsx)(H, {
        label: A.elsewhere,
        value: s ? A.elsewhereExplained : A.elsewhereUnable,
        ...(e.email !== null && {
          action: { label: s ? A.changePassword : A.setPassword, fragment: `password` },
        }),
      }),
    ],
  })
}
var gt = new Intl.ListFormat(l, { type: `conjunction` })
function _t(e) {
  return [
    { label: I.displayName, value: e.displayName },
    { label: I.email, value: e.email },
    { label: I.emailVerified, value: Q(e.emailVerified) },
    { label: I.phoneNumber, value: e.phoneNumber },
    { label: I.photoURL, value: e.photoURL },
    { label: I.providerData, value: vt(e) },
    { label: I.isAnonymous, value: Q(e.isAnonymous) },
    { label: I.tenantId, value: e.tenantId },
    { label: I.uid, value: e.uid },
    { label: I.creationTime, value: yt(e.metadata.creationTime) },
    { label: I.lastSignInTime, value: yt(e.metadata.lastSignInTime) },
  ]
}
function Q(e) {
  return e ? I.yes : I.no
}
function vt(e) {
  let t = e.providerData.map(({ providerId: e }) => e)
  return t.length === 0 ? null : gt.format(t)
}
function yt(e) {
  return e === null ? null : V(Date.parse(e))
}
var bt = { row: `_row_1yktd_2` }
function xt({ user: e }) {
  return (0, Y.jsx)(j, {
    id: `facts`,
    heading: I.heading,
    lead: I.lead,
    children: (0, Y.jsx)(`dl`, {
      children: _t(e).map(({ label: e, value: t }) =>
        (0, Y.jsxs)(
          `div`,
          {
            className: bt.row,
            children: [
              (0, Y.jsx)(`dt`, { children: e }),
              (0, Y.jsx)(`dd`, { children: t ?? (0, Y.jsx)(M, {}) }),
            ],
          },
          e,
        ),
      ),
    }),
  })
}
function St({
  hint: e,
  submit: t = A.save,
  submitting: n = A.saving,
  failure: r,
  isBusy: i,
  coolDownEndsAt: a,
  onSubmit: o,
  onClose: s,
  children: c,
}) {
  return (0, Y.jsxs)(m, {
    onSubmit: o,
    children: [
      (0, Y.jsx)(g, { failure: r }),
      (0, Y.jsx)(`p`, { className: L.hint, children: e }),
      c,
      (0, Y.jsxs)(`div`, {
        className: L.buttons,
        children: [
          (0, Y.jsx)(te, { label: t, busyLabel: n, isBusy: i, coolDownEndsAt: a }),
          (0, Y.jsx)(u, { waiting: i, onClick: s, children: A.cancel }),
        ],
      }),
    ],
  })
}
function Ct({
  flow: e,
  subject: t,
  label: n,
  value: r,
  action: i,
  pendingAction: a,
  hint: o,
  read: s,
  renderFields: c,
}) {
  let l = z(e),
    u = y(l, (e) => e),
    { failure: d, coolDownEndsAt: f } = u.context,
    p = () => l.send({ type: `change.close` })
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(H, {
        label: n,
        value: r,
        action: { label: i, onTake: () => l.send({ type: `change.open`, subject: t }) },
        note: u.hasTag(`saved`) ? A.saved : null,
        onClose: p,
        children:
          u.hasTag(`open`) &&
          (0, Y.jsx)(St, {
            hint: o,
            failure: d,
            isBusy: u.hasTag(`busy`),
            coolDownEndsAt: f,
            onSubmit: (e) => l.send({ type: `change.submit`, typed: s(e) }),
            onClose: p,
            children: c(d),
          }),
      }),
      u.hasTag(`confirming`) &&
        (0, Y.jsx)(C, {
          pendingAction: a,
          onConfirmed: () => l.send({ type: `identity.confirmed` }),
          onCancel: () => l.send({ type: `identity.cancelled` }),
        }),
    ],
  })
}
function wt({ user: e, flow: t = Je, policyFlow: n = je }) {
  let r = A.password
  if (e.email === null) return (0, Y.jsx)(H, { label: r, value: A.passwordNeedsEmail })
  let i = B(e, `password`),
    { email: a } = e
  return (0, Y.jsx)(Ct, {
    flow: t,
    subject: `password`,
    label: r,
    value: i ? A.passwordSet : (0, Y.jsx)(M, {}),
    action: i ? A.change : A.add,
    pendingAction: i ? A.toChangePassword : A.toSetPassword,
    hint: i ? A.passwordHint : A.firstPasswordHint,
    read: (e) => e(`new-password`),
    renderFields: (e) => (0, Y.jsx)(Tt, { email: a, failure: e, policyFlow: n }),
  })
}
function Tt({ email: e, failure: t, policyFlow: n }) {
  let r = he(n)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(`input`, {
        type: `email`,
        autoComplete: `username`,
        value: e,
        readOnly: !0,
        hidden: !0,
      }),
      (0, Y.jsx)(we, { label: A.passwordNew, policy: r, failure: t }),
    ],
  })
}
function Et({ snapshot: e, current: t, onSubmit: r, onClose: i }) {
  let { email: a, failure: o, coolDownEndsAt: s } = e.context
  return (0, Y.jsx)(St, {
    hint: O.hint,
    submit: O.submit,
    submitting: O.submitting,
    failure: o,
    isBusy: e.hasTag(`busy`),
    coolDownEndsAt: s,
    onSubmit: (e) => r(e(`new-email`)),
    onClose: i,
    children: (0, Y.jsx)(F, {
      id: `new-email`,
      label: O.field,
      type: `email`,
      inputMode: `email`,
      autoComplete: `email`,
      autoCapitalize: `none`,
      spellCheck: !1,
      required: !0,
      pattern: n,
      defaultValue: a,
      refusable: `email`,
      missing: O.missing,
      objection: (e) => (e.toLowerCase() === t.toLowerCase() ? O.same : ``),
      failure: o,
    }),
  })
}
function Dt({ email: e, resendAt: t, onResend: n, onOtherEmail: r, onClose: i }) {
  let a = (0, W.useRef)(null)
  return (
    (0, W.useEffect)(() => a.current?.focus(), []),
    (0, Y.jsxs)(`div`, {
      className: L.sent,
      children: [
        (0, Y.jsx)(`p`, { ref: a, tabIndex: -1, children: O.sent(e) }),
        (0, Y.jsx)(`p`, { className: L.hint, children: D.spam }),
        (0, Y.jsxs)(`div`, {
          className: L.buttons,
          children: [
            (0, Y.jsx)(u, { look: `primary`, onClick: i, children: O.close }),
            (0, Y.jsx)(Ee, {
              label: D.resend,
              resendWaitLabel: D.resendIn,
              resendAt: t,
              onResend: n,
            }),
            (0, Y.jsx)(u, { look: `quiet`, onClick: r, children: D.otherEmail }),
          ],
        }),
      ],
    })
  )
}
var Ot = { badge: `_badge_1sx7j_2` }
function kt({ tone: e, children: t }) {
  return (0, Y.jsx)(`span`, { className: Ot.badge, 'data-tone': e, children: t })
}
var At = { email: `_email_rz6rj_2`, address: `_address_rz6rj_13` }
function jt({ user: e }) {
  return e.email === null
    ? e.isAnonymous
      ? (0, Y.jsxs)(Y.Fragment, {
          children: [O.guest, ` `, (0, Y.jsx)(de, { href: d.guestUpgrade, children: O.keep })],
        })
      : O.phoneOnly
    : (0, Y.jsxs)(`span`, {
        className: At.email,
        children: [
          (0, Y.jsx)(`span`, { className: At.address, children: e.email }),
          (0, Y.jsx)(kt, {
            tone: e.emailVerified ? `good` : `calm`,
            children: e.emailVerified ? O.verified : O.unverified,
          }),
          !e.emailVerified && (0, Y.jsx)(de, { href: d.verifyEmail, children: O.verify }),
        ],
      })
}
function Mt({ user: e, flow: t = qe }) {
  let n = z(t),
    r = y(n, (e) => e),
    [i, a] = (0, W.useState)(!1),
    { email: o, coolDownEndsAt: s } = r.context,
    c = () => {
      r.hasTag(`busy`) || (a(!1), n.send({ type: `mail.otherEmail` }))
    }
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsxs)(H, {
        label: O.label,
        value: (0, Y.jsx)(jt, { user: e }),
        ...(e.email !== null && { action: { label: A.change, onTake: () => a(!0) } }),
        onClose: c,
        children: [
          i &&
            !r.hasTag(`sent`) &&
            (0, Y.jsx)(Et, {
              snapshot: r,
              current: e.email ?? ``,
              onSubmit: (e) => n.send({ type: `mail.submit`, email: e }),
              onClose: c,
            }),
          i &&
            r.hasTag(`sent`) &&
            (0, Y.jsx)(Dt, {
              email: o,
              resendAt: s,
              onResend: () => n.send({ type: `mail.resend` }),
              onOtherEmail: () => n.send({ type: `mail.otherEmail` }),
              onClose: c,
            }),
        ],
      }),
      r.hasTag(`confirming`) &&
        (0, Y.jsx)(C, {
          pendingAction: O.toChange,
          onConfirmed: () => n.send({ type: `identity.confirmed` }),
          onCancel: () => n.send({ type: `identity.cancelled` }),
        }),
    ],
  })
}
var Nt = 80
function Pt({ user: e, flow: t = Ke }) {
  return (0, Y.jsx)(Ct, {
    flow: t,
    subject: `name`,
    label: A.name,
    value: e.displayName ?? (0, Y.jsx)(M, {}),
    action: e.displayName === null ? A.add : A.change,
    pendingAction: A.toChangeName,
    hint: A.nameHint,
    read: (e) => e(`name`).trim(),
    renderFields: (t) =>
      (0, Y.jsx)(F, {
        id: `name`,
        label: A.name,
        autoComplete: `name`,
        defaultValue: e.displayName ?? ``,
        objection: (e) => (e.trim().length > Nt ? A.nameTooLong : ``),
        failure: t,
      }),
  })
}
var Ft = v({ types: { events: {}, tags: {} } }).createMachine({
    id: `phoneRow`,
    initial: `closed`,
    states: {
      closed: {
        initial: `quiet`,
        on: { 'row.open': { target: `open` }, 'row.close': { target: `.quiet` } },
        states: { quiet: {}, saved: { tags: `saved` } },
      },
      open: {
        tags: `open`,
        on: { 'row.close': { target: `closed` }, 'number.saved': { target: `closed.saved` } },
      },
    },
  }),
  It = { editor: `_editor_junyk_2`, others: `_others_junyk_13` }
function Lt({ user: e, removalFlow: t = Ye }) {
  let n = z(Ft),
    r = y(n, (e) => e.hasTag(`open`)),
    i = y(n, (e) => e.hasTag(`saved`)),
    a = z(t),
    o = y(a, (e) => e.hasTag(`open`)),
    s = y(a, (e) => e.hasTag(`made`))
  Me(o, `#phone button`)
  let { phoneNumber: c } = e,
    l = s && c === null ? R.removed : null,
    d = i ? R.saved : l,
    f = e.providerData.every(({ providerId: e }) => e === `phone`),
    p = () => n.send({ type: `row.close` }),
    ee = (0, W.useCallback)(() => n.send({ type: `number.saved` }), [n])
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(H, {
        id: `phone`,
        label: R.label,
        value: c ?? (0, Y.jsx)(M, {}),
        note: d,
        onClose: p,
        action: { label: c ? R.change : R.add, onTake: () => n.send({ type: `row.open` }) },
        children:
          r &&
          (0, Y.jsxs)(`div`, {
            className: It.editor,
            children: [
              (0, Y.jsx)(at, { purpose: `wayIn`, pendingAction: R.pendingSave, onDone: ee }),
              (0, Y.jsxs)(`div`, {
                className: It.others,
                children: [
                  (0, Y.jsx)(u, { onClick: p, children: R.cancel }),
                  c &&
                    !f &&
                    (0, Y.jsx)(u, {
                      look: `quiet`,
                      onClick: () => {
                        ;(p(), a.send({ type: `change.open`, subject: `phone` }))
                      },
                      children: R.remove,
                    }),
                ],
              }),
              c && f && (0, Y.jsx)(`p`, { children: R.onlySignInMethod }),
            ],
          }),
      }),
      c &&
        (0, Y.jsx)(X, {
          actor: a,
          question: R.removeQuestion,
          remove: { label: R.remove, busyLabel: R.removing, keepLabel: R.keep },
          pendingAction: R.pendingRemove,
          children: (0, Y.jsx)(`p`, { children: R.removeSentence(c) }),
        }),
    ],
  })
}
function Rt({ user: e }) {
  return (0, Y.jsxs)(j, {
    id: `profile`,
    heading: A.profile,
    children: [
      (0, Y.jsx)(Pt, { user: e }),
      (0, Y.jsx)(st, { user: e }),
      (0, Y.jsx)(Mt, { user: e }),
      (0, Y.jsx)(Lt, { user: e }),
    ],
  })
}
var $ = { head: `_head_16vrg_2`, action: `_action_16vrg_9` },
  zt = e({ AccountView: () => Bt })
function Bt() {
  let { user: e } = oe()
  return (
    Ue(),
    e
      ? (0, Y.jsxs)(Y.Fragment, {
          children: [
            (0, Y.jsxs)(`div`, {
              className: $.head,
              children: [
                (0, Y.jsx)(Ie, { user: e, size: `large` }),
                (0, Y.jsx)(o, {
                  title: A.title,
                  lead: e.displayName ?? e.email,
                  children: A.title,
                }),
              ],
            }),
            (0, Y.jsx)(Rt, { user: e }),
            (0, Y.jsx)(j, {
              id: `password`,
              heading: A.signInMethods,
              children: (0, Y.jsx)(wt, { user: e }),
            }),
            (0, Y.jsx)(tt, { user: e }),
            (0, Y.jsx)(pt, { user: e }),
            (0, Y.jsx)(ht, { user: e }),
            (0, Y.jsx)(xt, { user: e }),
            (0, Y.jsx)(j, {
              id: `data`,
              heading: A.data,
              lead: A.dataLead,
              children: (0, Y.jsx)(`p`, {
                className: $.action,
                children: (0, Y.jsx)(U, { href: d.data, children: A.dataAction }),
              }),
            }),
            (0, Y.jsx)(j, {
              id: `delete`,
              heading: A.deletion,
              lead: A.deletionLead,
              children: (0, Y.jsx)(`p`, {
                className: $.action,
                children: (0, Y.jsx)(U, { href: d.deleteAccount, children: A.deletionAction }),
              }),
            }),
          ],
        })
      : null
  )
}
export { zt as t }
