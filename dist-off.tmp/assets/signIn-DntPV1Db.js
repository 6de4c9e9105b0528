import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  Bt as t,
  Ht as n,
  It as r,
  J as i,
  Lt as a,
  Vt as o,
  Wt as s,
  X as c,
  Y as l,
  a as u,
  c as d,
  dt as f,
  f as p,
  ft as m,
  h,
  it as ee,
  l as te,
  lt as ne,
  n as re,
  o as g,
  ot as ie,
  r as ae,
  rt as oe,
  s as se,
  t as ce,
  u as le,
  yt as ue,
  zt as _,
} from './libraries-C3SEblF9.js'
var v = e(s(), 1),
  de = n(),
  y = {
    firebase: {
      apiKey: `example-api-key`,
      authDomain: `example-project.firebaseapp.com`,
      projectId: `example-project`,
      storageBucket: `example-project.firebasestorage.app`,
      appId: `1:123456789012:web:0123456789abcdef`,
    },
    tenantId: null,
    providers: [`google.com`, `github.com`, `apple.com`, `microsoft.com`],
    providerNames: {},
    tokenSignIn: !1,
    local: null,
  },
  fe = new Set()
function pe(e) {
  for (let t of fe) t(e)
}
function me(e) {
  return (fe.add(e), () => fe.delete(e))
}
var he = 1e4,
  ge = ({ sendBack: e }) => {
    let t = new AbortController(),
      { signal: n } = t
    ;(addEventListener(`offline`, () => e({ type: `network.lost` }), { signal: n }),
      addEventListener(`online`, () => e({ type: `network.back` }), { signal: n }),
      navigator.onLine || e({ type: `network.lost` }))
    let r = me((t) => e({ type: t ? `server.reached` : `server.unreachable` }))
    return () => {
      ;(t.abort(), r())
    }
  },
  _e = () => {
    let e = new AbortController(),
      t = new DOMException(`The server took too long.`, `TimeoutError`),
      n = setTimeout(() => e.abort(t), he)
    return (
      fetch(`${ve()}/v1/projects?key=${y.firebase.apiKey}`, { signal: e.signal }).catch(() => null),
      () => {
        ;(clearTimeout(n), e.abort())
      }
    )
  }
function ve() {
  return `https://identitytoolkit.googleapis.com`
}
var ye = `en-US`,
  be = null,
  b = new Set()
function xe(e) {
  be = e
  for (let e of b) e()
}
function Se() {
  let e = be
  return ((be = null), e)
}
function Ce(e) {
  return (b.add(e), () => b.delete(e))
}
var we = /\/(identitytoolkit|securetoken)\.googleapis\.com\//,
  Te = /\/v1\/token\b/,
  Ee = new Map(),
  De = [
    {
      address: /\/v1\/accounts:lookup\b/,
      isGood: (e) => {
        let t = e?.users?.[0]
        return (
          Pe(t?.localId) &&
          Fe(t?.providerUserInfo, `providerId`) &&
          Fe(t?.mfaInfo, `phoneInfo`, `totpInfo`)
        )
      },
    },
    {
      address: Te,
      isGood: (e) => Pe(e?.access_token) && Pe(e?.refresh_token) && Number(e?.expires_in) > 0,
    },
  ],
  Oe = /\/v1\/accounts:delete\b/,
  ke = {
    INVALID_ID_TOKEN: `expired`,
    INVALID_REFRESH_TOKEN: `expired`,
    TOKEN_EXPIRED: `expired`,
    USER_DISABLED: `disabled`,
    USER_NOT_FOUND: `deleted`,
  }
function Ae(e, t) {
  let n = 0,
    r = Promise.resolve()
  return async (i, a) => {
    let o = i instanceof Request ? i.url : String(i)
    if (!we.test(o)) return e(i, a)
    let s = () => e(i, a),
      c = (e) => je(a) || t.ending(e),
      l = Te.test(o) ? a?.body : null,
      u = typeof l == `string` ? Me(l, s) : s(),
      d = n
    Oe.test(o) &&
      !je(a) &&
      (r = u.then(
        ({ ok: e }) => e && (n += 1),
        () => null,
      ))
    let f = await u.catch((e) => {
      throw (Ne(e) || t.reach(!1), e)
    })
    ;(t.reach(f.status < 500), f.ok && Oe.test(o) && c(`left`))
    let p = De.find(({ address: e }) => e.test(o))
    if (!p) return f
    let m = await Le(f.clone())
    if (f.ok && p.isGood(m)) return f
    let h = f.ok ? void 0 : ke[Ie(m)]
    if (!h) throw TypeError(`An answer that nobody should be signed out for.`)
    return (await r, n === d && c(h), f)
  }
}
function je(e) {
  return !!e?.headers && !new Headers(e?.headers).has(`X-Firebase-gmpid`)
}
function Me(e, t) {
  let n = Ee.get(e) ?? t().finally(() => Ee.delete(e))
  return (Ee.set(e, n), n.then((e) => e.clone()))
}
function Ne(e) {
  return e instanceof DOMException && e.name === `AbortError`
}
function Pe(e) {
  return typeof e == `string` && e !== ``
}
function Fe(e = [], ...t) {
  return Array.isArray(e) && e.every((e) => e instanceof Object && t.some((t) => t in e))
}
function Ie(e) {
  return e?.error?.message?.split(` `, 1)[0] ?? ``
}
async function Le(e) {
  try {
    return await e.json()
  } catch {
    return null
  }
}
var Re = [
  `https://apis.google.com/js/api.js?`,
  `https://apis.google.com/_/`,
  `https://www.google.com/recaptcha/api.js?`,
  `https://www.google.com/recaptcha/enterprise.js?`,
  `https://www.gstatic.com/recaptcha/releases/`,
]
function ze() {
  let e = globalThis.trustedTypes
  e && !e.defaultPolicy && e.createPolicy(`default`, { createScriptURL: Be })
}
function Be(e) {
  let { origin: t, protocol: n, href: r } = new URL(e, location.href)
  return (t === location.origin && n === location.protocol) || Re.some((e) => r.startsWith(e))
    ? e
    : null
}
var Ve
function x() {
  return (Ve ??= He())
}
function He() {
  ;(ze(), (globalThis.fetch = Ae(globalThis.fetch, { reach: pe, ending: xe })))
  let e = ee(ue(y.firebase), { persistence: [oe, i, l] })
  return ((e.tenantId = y.tenantId), (e.languageCode = ye), e)
}
var S = new Map([
    [`account-exists-with-different-credential`, null],
    [`credential-already-in-use`, null],
    [`multi-factor-auth-required`, null],
  ]),
  Ue = 6e5
function We(e, t) {
  S.has(e) && S.set(e, { error: t, heldAt: Date.now() })
}
function Ge(e) {
  let t = S.get(e)
  return t && Date.now() - t.heldAt < Ue ? t.error : null
}
function Ke(e) {
  S.has(e) && S.set(e, null)
}
function qe() {
  for (let e of S.keys()) S.set(e, null)
}
var Je = new Map()
async function C(e) {
  let [, t] = /"\.\/([^"]+)|`\.\/([^`]+)/.exec(String(e))?.filter(Boolean) ?? []
  return (t && (await Ye(t)), e())
}
async function Ye(e, t = new Set()) {
  if (t.has(e)) return
  t.add(e)
  let n = Je.get(e) ?? Xe(e)
  ;(Je.set(e, n), n.catch(() => Je.delete(e)), await Promise.all((await n).map((e) => Ye(e, t))))
}
async function Xe(e) {
  if (document.querySelector(`script[src$="/${e}"]`)) return []
  let t = await fetch(`/assets/${e}`, { signal: AbortSignal.timeout(6e4) }).catch(() => {
    throw Object.assign(Error(e), { code: `unavailable` })
  })
  if (!t.ok) throw Error(e)
  let n = (await t.text()).matchAll(/(?:from|import)"\.\/([^"]+)"/g)
  return Array.from(n, ([, e = ``]) => e)
}
function w(e) {
  return ({ input: t, sendBack: n }) => {
    let r = async () => {
      try {
        return await e(t)
      } catch (e) {
        return T(e)
      }
    }
    ;(async () => {
      let e = await r()
      e && n(e)
    })()
  }
}
async function T(e) {
  let t = await Ze(e)
  return (We(t.kind, e), { type: `error.${t.kind}`, failure: t })
}
async function Ze(e) {
  try {
    let { toFailure: t } = await C(async () => {
      let { toFailure: e } = await import(`./errors-BEjgShgZ.js`).then((e) => e.t)
      return { toFailure: e }
    })
    return t(e)
  } catch {
    let e = navigator.onLine ? `internal-error` : `network-request-failed`
    return { kind: e, code: `auth/${e}` }
  }
}
var Qe = w(async ({ email: e, password: t }) => {
    await f(x(), e, t)
  }),
  $e = w(async ({ email: e, password: t }) => {
    ;(await c(x(), e, t),
      C(() =>
        import(`./auth-CMmJVNKz.js`).then((e) => e.f).then((e) => e.sendFirstVerificationMail()),
      ).catch(() => null))
  }),
  et = `gatehouse-journal`,
  E = `gatehouse-probe`,
  tt = 3e3
async function nt() {
  return rt() || (await it())
}
function rt() {
  try {
    return (localStorage.setItem(E, E), localStorage.removeItem(E), !0)
  } catch {
    return !1
  }
}
function it() {
  return new Promise((e) => {
    setTimeout(() => e(!1), tt)
    try {
      let t = indexedDB.open(E)
      ;(t.addEventListener(`error`, () => e(!1)),
        t.addEventListener(`success`, () => {
          ;(t.result.close(), indexedDB.deleteDatabase(E), e(!0))
        }))
    } catch {
      e(!1)
    }
  })
}
function at(e) {
  try {
    return new BroadcastChannel(e)
  } catch {
    return null
  }
}
var ot = `gatehouse`
function st(e) {
  let t = at(ot)
  ;(t?.postMessage(e), t?.close())
}
function ct(e) {
  let t = at(ot)
  return (
    t?.addEventListener(`message`, ({ data: t }) => {
      lt(t) && e(t)
    }),
    () => t?.close()
  )
}
function lt(e) {
  return typeof e == `object` && !!e && `type` in e && `uid` in e
}
function ut(e) {
  return {
    uid: e.uid,
    email: e.email,
    emailVerified: e.emailVerified,
    displayName: e.displayName,
    photoURL: e.photoURL,
    phoneNumber: e.phoneNumber,
    isAnonymous: e.isAnonymous,
    tenantId: e.tenantId,
    providerData: e.providerData.map((e) => ({
      providerId: e.providerId,
      uid: e.uid,
      displayName: e.displayName,
      email: e.email,
      phoneNumber: e.phoneNumber,
      photoURL: e.photoURL,
    })),
    metadata: {
      creationTime: e.metadata.creationTime ?? null,
      lastSignInTime: e.metadata.lastSignInTime ?? null,
    },
  }
}
var dt = ({ sendBack: e }) => {
  let t = async () => {
      ;(await nt()) || e({ type: `session.notRemembered` })
    },
    n,
    r = (t) => {
      ;((n = t.type === `session.found` ? t.user.uid : void 0), e(t))
    },
    i = async (e) => {
      if (e) {
        ;(await (await ft())?.cleanUpDevice(),
          x().currentUser === e && r({ type: `session.found`, user: ut(e) }))
        return
      }
      let t = n,
        i = mt()
      if ((r(i), !t && !(await pt()))) return
      let a = await ft(),
        o = i.type === `session.ended` ? i.ending : null
      ;(await a?.tidyAfter(o, t)) &&
        o === `expired` &&
        !x().currentUser &&
        r({ type: `session.ended`, ending: `deleted` })
    },
    a = async (t) => e(await T(t))
  t()
  let o = [
    Ce(() => void m(x())),
    ct(({ type: e, uid: t }) => {
      e === `signedOut` && x().currentUser?.uid === t && m(x())
    }),
    ie(
      x(),
      (e) => void i(e),
      (e) => void a(e),
    ),
  ]
  return () => o.forEach((e) => e())
}
function ft() {
  return C(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.f)).catch(() => null)
}
async function pt() {
  try {
    return (await indexedDB.databases()).some(({ name: e }) => e === et)
  } catch {
    return !0
  }
}
function mt() {
  qe()
  let e = Se()
  return e ? { type: `session.ended`, ending: e } : { type: `session.missing` }
}
var ht = w(async () => {
  let e = x().currentUser?.uid
  ;(await m(x()), e && st({ type: `signedOut`, uid: e }))
})
function gt(e, t, n) {
  return Math.min(t * 2 ** Math.max(0, e - 1), n)
}
function _t(e) {
  return gt(e, 3e4, 96e4)
}
var D = { failure: null, refusals: 0, coolDownEndsAt: null },
  vt = { kind: `network-request-failed`, code: `auth/timeout` },
  yt = 3e4
function bt(e) {
  let t = e
  return (r(t, `error.*`), t.failure)
}
function xt() {
  let e = (e) => _((t) => e(t))
  return {
    actions: {
      forgetFailure: e(() => ({ failure: null })),
      setFailure: e(Ct),
      giveUp: e(() => ({ failure: vt })),
      startCoolDown: e(St),
      endCoolDown: e(() => wt),
      forgetRefusals: e(() => D),
    },
    delays: { coolDown: ({ context: e }) => _t(e.refusals) },
  }
}
function St({ context: e, event: t }) {
  let n = e.refusals + 1,
    r = Date.now() + _t(n)
  return { failure: bt(t), refusals: n, coolDownEndsAt: r }
}
function Ct({ event: e }) {
  return { failure: bt(e), refusals: 0 }
}
var wt = { failure: null, coolDownEndsAt: null }
function Tt(e) {
  return Math.max(0, (e ?? 0) - Date.now())
}
function O(e) {
  return t(() => Dt(e))
}
function Et(e) {
  return () => Dt(e)
}
function Dt(e) {
  throw Error(`"${e}" was not provided.`)
}
var Ot = a({
    types: { context: {}, events: {}, tags: {} },
    actors: { watchConnection: O(`watchConnection`), probeServer: O(`probeServer`) },
    actions: {
      countFailure: _({ failedProbes: ({ context: e }) => e.failedProbes + 1 }),
      forgetFailures: _({ failedProbes: 0 }),
    },
    delays: { nextProbe: ({ context: e }) => gt(e.failedProbes, 2e3, 6e4) },
  }).createMachine({
    id: `connection`,
    context: { failedProbes: 0 },
    invoke: { id: `watcher`, src: `watchConnection` },
    initial: `reachable`,
    states: {
      reachable: {
        entry: `forgetFailures`,
        on: {
          'network.lost': { target: `offline` },
          'server.unreachable': { target: `unreachable` },
        },
      },
      offline: {
        tags: `offline`,
        on: {
          'network.back': { target: `reconnecting` },
          'server.reached': { target: `reachable` },
        },
      },
      reconnecting: {
        tags: `reconnecting`,
        invoke: { id: `firstProbe`, src: `probeServer` },
        on: {
          'network.lost': { target: `offline` },
          'server.reached': { target: `reachable` },
          'server.unreachable': { target: `unreachable` },
        },
      },
      unreachable: {
        tags: `unreachable`,
        entry: `countFailure`,
        after: { nextProbe: { target: `probing` } },
        on: {
          'connection.retry': { target: `probing` },
          'network.back': { target: `probing` },
          'network.lost': { target: `offline` },
          'server.reached': { target: `reachable` },
        },
      },
      probing: {
        tags: `unreachable`,
        invoke: { id: `probe`, src: `probeServer` },
        on: {
          'network.lost': { target: `offline` },
          'server.reached': { target: `reachable` },
          'server.unreachable': { target: `unreachable` },
        },
      },
    },
  }),
  kt = {},
  At = {
    user: null,
    attempt: null,
    ending: null,
    returning: null,
    hasSignedOut: !1,
    remembered: !0,
    ...D,
  }
function jt(e) {
  return (r(e, [`signIn.submit`, `signUp.submit`]), { email: e.email, password: e.password })
}
var Mt = a({
  types: kt,
  actors: {
    watchSession: O(`watchSession`),
    signIn: O(`signIn`),
    signUp: O(`signUp`),
    signOut: O(`signOut`),
    connection: Ot,
  },
  actions: {
    ...xt().actions,
    startAgain: Et(`startAgain`),
    rememberUser: _(({ event: e }) => (r(e, `session.found`), { user: e.user, ending: null })),
    forgetUser: _(({ context: { user: e } }) => ({
      user: null,
      returning: e?.uid ?? null,
      hasSignedOut: !1,
    })),
    recordEnding: _(({ event: e }) => (r(e, `session.ended`), { ending: e.ending })),
    recordSignOut: _({ returning: null, hasSignedOut: !0 }),
    warnThatSessionEnds: _({ remembered: !1 }),
    begin: _((e, t) => ({ attempt: t, failure: null })),
    dismissFailure: _({ attempt: null, failure: null, ending: null }),
    forgetAttempt: _({ attempt: null, ...D }),
  },
  guards: {
    isSamePerson: ({ context: e }, t) => e.user?.uid === t.uid,
    isEnded: ({ context: e }) => e.ending !== null,
  },
  delays: { ...xt().delays, firstAnswer: 8e3, longestAttempt: 9e4 },
}).createMachine({
  id: `auth`,
  context: At,
  invoke: [
    { id: `session`, src: `watchSession` },
    { id: `connection`, src: `connection` },
  ],
  on: { 'session.notRemembered': { actions: `warnThatSessionEnds` } },
  initial: `initializing`,
  states: {
    initializing: {
      initial: `waiting`,
      on: {
        'session.found': { target: `signedIn`, actions: `rememberUser` },
        'session.missing': { target: `signedOut` },
        'session.ended': { target: `signedOut`, actions: `recordEnding` },
      },
      states: {
        waiting: {
          tags: `splash`,
          after: { firstAnswer: { target: `overdue` } },
          on: { 'error.*': { target: `overdue` } },
        },
        overdue: { tags: `stalled`, on: { 'session.retry': { actions: `startAgain` } } },
      },
    },
    signedOut: {
      tags: `signedOut`,
      initial: `idle`,
      exit: `forgetAttempt`,
      on: { 'session.found': { target: `signedIn`, actions: `rememberUser` } },
      states: {
        idle: {
          on: {
            'attempt.dismiss': { actions: `dismissFailure` },
            'session.ended': { guard: `isEnded`, actions: `recordEnding` },
            'signIn.submit': {
              target: `attempting.signingIn`,
              actions: { type: `begin`, params: `signIn` },
            },
            'signUp.submit': {
              target: `attempting.signingUp`,
              actions: { type: `begin`, params: `signUp` },
            },
          },
        },
        attempting: {
          tags: `busy`,
          initial: `signingIn`,
          after: { longestAttempt: { target: `idle`, actions: `giveUp` } },
          on: {
            'error.invalid-credential': { target: `idle`, actions: `setFailure` },
            'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
            'error.*': { target: `idle`, actions: `setFailure` },
          },
          states: {
            signingIn: { invoke: { id: `signIn`, src: `signIn`, input: ({ event: e }) => jt(e) } },
            signingUp: { invoke: { id: `signUp`, src: `signUp`, input: ({ event: e }) => jt(e) } },
          },
        },
        coolingDown: {
          tags: `coolingDown`,
          after: { coolDown: { target: `idle`, actions: `endCoolDown` } },
        },
      },
    },
    signedIn: {
      tags: `signedIn`,
      initial: `active`,
      exit: [`forgetUser`, `forgetAttempt`],
      on: {
        'session.found': [
          {
            guard: { type: `isSamePerson`, params: ({ event: e }) => e.user },
            actions: `rememberUser`,
          },
          { target: `signedIn`, reenter: !0, actions: `rememberUser` },
        ],
        'session.missing': { target: `signedOut`, actions: `recordSignOut` },
        'session.ended': { target: `signedOut`, actions: `recordEnding` },
      },
      states: {
        active: {
          on: { signOut: { target: `signingOut`, actions: { type: `begin`, params: `signOut` } } },
        },
        signingOut: {
          tags: `busy`,
          invoke: { id: `signOut`, src: `signOut` },
          after: { longestAttempt: { target: `active`, actions: `giveUp` } },
          on: { 'error.*': { target: `active`, actions: `setFailure` } },
        },
      },
    },
  },
})
async function Nt(e) {
  if ((await x().authStateReady(), x().currentUser)) return
  let t = e ? [l] : [oe, i]
  for (let e of t)
    if (
      await ne(x(), e).then(
        () => !0,
        () => !1,
      )
    )
      return
}
var Pt = `shared-computer`,
  k = h(() => ({ isShared: Ft() }))
k.subscribe(({ isShared: e }) => It(e))
function Ft() {
  try {
    return sessionStorage.getItem(Pt) !== null
  } catch {
    return !1
  }
}
function It(e) {
  try {
    e ? sessionStorage.setItem(Pt, `yes`) : sessionStorage.removeItem(Pt)
  } catch {
    return
  }
}
function Lt(e, n) {
  let r = Ot.provide({ actors: { watchConnection: t(ge), probeServer: t(_e) } }),
    i = Mt.provide({
      actors: { watchSession: t(dt), signIn: t(Qe), signUp: t($e), signOut: t(ht), connection: r },
      actions: { startAgain: e },
    })
  return o(i, { systemId: `auth`, ...(n && { inspect: n }) })
}
function Rt() {
  let { isShared: e } = k.getState()
  ;(e && Nt(e), k.subscribe((e) => void Nt(e.isShared)))
}
var A = ae(),
  zt = (0, v.createContext)(null),
  Bt = (0, v.createContext)(void 0)
function Vt({ actor: e, inspect: t, stalled: n, children: r }) {
  let i = u(e, (e) => e.hasTag(`splash`)),
    a = u(e, (e) => e.hasTag(`stalled`))
  return i
    ? null
    : (0, A.jsx)(Bt, { value: t, children: (0, A.jsx)(zt, { value: e, children: a ? n : r }) })
}
function j() {
  let e = (0, v.use)(zt)
  if (!e) throw Error(`useAuthActor needs an AuthProvider above it.`)
  return e
}
function Ht() {
  return (0, v.use)(Bt)
}
function M(e) {
  return u(j(), e)
}
function N() {
  let e = M((e) => e.context.user)
  return { user: e, loggedIn: e !== null }
}
function Ut() {
  return u((0, v.use)(zt) ?? void 0, (e) => !!e?.context.user)
}
var P = {
    title: `Sign in`,
    heading: `Welcome back`,
    email: `Email`,
    password: `Password`,
    forgot: `Forgot password?`,
    sharedComputer: `Shared computer: forget me when I close the tab`,
    submit: `Sign in`,
    submitting: `Signing in…`,
    noAccount: `New here?`,
    signUp: `Create an account`,
  },
  Wt = { show: `Show password`, hide: `Hide password` },
  Gt = {
    emailMissing: `Enter your email address.`,
    passwordMissing: `Enter a password.`,
    notAnEmail: `It should look like name@example.com.`,
  },
  F = {
    name: `Gatehouse`,
    title: (e) => `${e} · Gatehouse`,
    skip: `Skip to content`,
    themeToLight: `Use the light theme`,
    themeToDark: `Use the dark theme`,
    accountOf: (e) => (e ? `Your account, ${e}` : `Your account`),
    signOut: `Sign out`,
    signingOut: `Signing out…`,
    offline: `You’re offline. Your changes stay on this device.`,
    reconnecting: `Reconnecting…`,
    unreachable: `Can’t reach the server. Trying again…`,
    retryNow: `Try now`,
    notRemembered: `This browser blocks storage, so you’ll need to sign in again next time.`,
  },
  I = {
    missingTitle: `This page couldn’t be loaded`,
    missing: `Check your connection, then go back or reload this page.`,
    crashTitle: `Something went wrong`,
    crash: `This is our fault. Reloading the page usually helps.`,
    reload: `Reload page`,
    stalledTitle: `This is taking longer than usual`,
    stalled: `We couldn’t check whether you’re signed in. Nothing is lost.`,
    retry: `Try again`,
  },
  Kt = `https://own.invalid`,
  qt = /[\p{Cc}\\]/u,
  Jt = 2048
function Yt(e, t) {
  if (e === null || e.length > Jt || !Xt(e)) return null
  let { origin: n, pathname: r, search: i, hash: a } = new URL(e, Kt),
    o = Zt(r)
  return n === Kt && Xt(r) && Xt(o) && !t?.test(o) ? r + i + a : null
}
function Xt(e) {
  return e.startsWith(`/`) && !e.startsWith(`//`) && !qt.test(e)
}
function Zt(e) {
  try {
    let t = decodeURIComponent(e)
    return t === e ? e : Zt(t)
  } catch {
    return ``
  }
}
var L = {
    home: `/`,
    signIn: `/sign-in`,
    signUp: `/sign-up`,
    forgotPassword: `/forgot-password`,
    phoneSignIn: `/sign-in/phone`,
    linkSignIn: `/sign-in/link`,
    secondFactor: `/sign-in/second-factor`,
    emailAction: `/auth/action`,
    verifyEmail: `/verify-email`,
    account: `/account`,
    guestUpgrade: `/account/upgrade`,
    moveNotes: `/account/move`,
    data: `/account/data`,
    deleteAccount: `/account/delete`,
  },
  Qt = `return`,
  $t = RegExp(`^(${L.signIn}|${L.signUp}|${L.deleteAccount})([/?#]|$)`, `i`)
function en(e) {
  return nn(L.signIn, e)
}
function R(e, t) {
  return nn(e, z(t))
}
function z(e) {
  return Yt(new URLSearchParams(e).get(Qt), $t) ?? L.home
}
function tn(e) {
  let t = new URLSearchParams(e).get(`continueUrl`) ?? ``
  return z(URL.canParse(t) && new URL(t).origin === location.origin ? new URL(t).search : e)
}
function nn(e, t) {
  let n = Yt(t, $t) ?? L.home
  return n === L.home ? e : `${e}?${new URLSearchParams({ [Qt]: n }).toString()}`
}
var rn = { brand: `_brand_1bo44_2`, plate: `_plate_1bo44_13`, gate: `_gate_1bo44_17` }
function an() {
  return (0, A.jsxs)(g, {
    href: L.home,
    className: rn.brand,
    children: [
      (0, A.jsxs)(`svg`, {
        viewBox: `0 0 28 28`,
        width: `28`,
        height: `28`,
        'aria-hidden': `true`,
        children: [
          (0, A.jsx)(`rect`, { width: `28`, height: `28`, rx: `8`, className: rn.plate }),
          (0, A.jsx)(`path`, {
            d: `M7 22V13a7 7 0 0 1 14 0v9h-3.5v-9a3.5 3.5 0 0 0-7 0v9Z`,
            className: rn.gate,
          }),
        ],
      }),
      F.name,
    ],
  })
}
var on = { notice: `_notice_75ovc_2`, appear: `_appear_75ovc_1` }
function sn({ tone: e, children: t }) {
  return (0, A.jsx)(`div`, { className: on.notice, 'data-tone': e, children: t })
}
function cn(e) {
  try {
    return localStorage.getItem(e)
  } catch {
    return null
  }
}
function B(e, t, n = !k.getState().isShared) {
  try {
    t === null || !n ? localStorage.removeItem(e) : localStorage.setItem(e, t)
  } catch {
    return
  }
}
var ln = `theme`,
  un = {
    getItem: (e) => {
      let t = cn(e)
      return mn(t) ? { state: { theme: t } } : null
    },
    setItem: (e, { state: t }) => B(e, t.theme, !0),
    removeItem: (e) => B(e, null),
  }
function dn() {
  let e = h()(
    ce(
      (e) => ({
        theme: `dark`,
        toggle: () => e(({ theme: e }) => ({ theme: e === `dark` ? `light` : `dark` })),
      }),
      { name: ln, storage: un, partialize: ({ theme: e }) => ({ theme: e }) },
    ),
  )
  return (pn(e), e)
}
function fn(e, t = window) {
  let n = (t) => {
    !(t instanceof StorageEvent) ||
      (t.key !== ln && t.key !== null) ||
      (mn(t.newValue) ? e.setState({ theme: t.newValue }) : pn(e))
  }
  return (t.addEventListener(`storage`, n), () => t.removeEventListener(`storage`, n))
}
function pn(e) {
  e.setState({})
}
function mn(e) {
  return e === `light` || e === `dark`
}
var hn = (0, v.createContext)(null)
function gn({ store: e, children: t }) {
  let n = re(e, (e) => e.theme)
  return (
    (0, v.useEffect)(() => {
      document.documentElement.classList.toggle(`dark`, n === `dark`)
    }, [n]),
    (0, v.useEffect)(() => fn(e), [e]),
    (0, A.jsx)(hn, { value: e, children: t })
  )
}
function _n() {
  let e = (0, v.use)(hn)
  if (!e) throw Error(`useTheme needs a ThemeProvider above it.`)
  return re(e)
}
var vn = { button: `_button_5cxdu_2` }
function V({ label: e, ...t }) {
  return (0, A.jsx)(`button`, {
    type: `button`,
    className: vn.button,
    'aria-label': e,
    title: e,
    ...t,
  })
}
function H({ children: e }) {
  return (0, A.jsx)(`svg`, {
    viewBox: `0 0 20 20`,
    width: `20`,
    height: `20`,
    fill: `none`,
    stroke: `currentColor`,
    strokeWidth: `1.6`,
    strokeLinecap: `round`,
    strokeLinejoin: `round`,
    'aria-hidden': `true`,
    children: e,
  })
}
function yn() {
  let { theme: e, toggle: t } = _n(),
    n = e === `dark`
  return (0, A.jsx)(V, {
    label: n ? F.themeToLight : F.themeToDark,
    onClick: t,
    children: n ? (0, A.jsx)(bn, {}) : (0, A.jsx)(xn, {}),
  })
}
function bn() {
  return (0, A.jsxs)(H, {
    children: [
      (0, A.jsx)(`circle`, { cx: `10`, cy: `10`, r: `3.5` }),
      (0, A.jsx)(`path`, {
        d: `M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1`,
      }),
    ],
  })
}
function xn() {
  return (0, A.jsx)(H, {
    children: (0, A.jsx)(`path`, { d: `M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z` }),
  })
}
var U = {
  halves: `_halves_129hw_2`,
  column: `_column_129hw_6`,
  bar: `_bar_129hw_12`,
  content: `_content_129hw_19`,
  gate: `_gate_129hw_37`,
}
function W({ children: e }) {
  let t = M((e) => e.context.remembered)
  return (0, A.jsxs)(`div`, {
    className: U.halves,
    children: [
      (0, A.jsxs)(`div`, {
        className: U.column,
        children: [
          (0, A.jsxs)(`header`, {
            className: U.bar,
            children: [(0, A.jsx)(an, {}), (0, A.jsx)(yn, {})],
          }),
          (0, A.jsxs)(`main`, {
            id: `content`,
            className: U.content,
            children: [!t && (0, A.jsx)(sn, { tone: `calm`, children: F.notRemembered }), e],
          }),
        ],
      }),
      (0, A.jsx)(`div`, { className: U.gate }),
    ],
  })
}
var Sn = 3e3
async function Cn() {
  let e = document.querySelector(`link[media="not all"]`)
  e &&
    (e.sheet ||
      (await new Promise((t) => {
        ;(e.addEventListener(`load`, t), setTimeout(t, Sn))
      })),
    (e.media = `all`))
}
var wn = { button: `_button_17phq_2` }
function G({ look: e = `plain`, busy: t = !1, waiting: n = !1, type: r = `button`, ...i }) {
  return (0, A.jsx)(`button`, {
    className: wn.button,
    'data-look': e,
    type: r,
    'data-busy': t || void 0,
    'aria-disabled': t || n || void 0,
    ...i,
  })
}
var Tn = (0, v.createContext)(() => !1)
function En({ children: e }) {
  let [t] = (0, v.useState)(On)
  return (0, A.jsx)(Tn, { value: t, children: e })
}
function Dn(e, t = e) {
  let n = (0, v.useRef)(null),
    r = (0, v.use)(Tn)
  return (
    (0, v.useEffect)(() => {
      ;((document.title = F.title(e)), r(t) && n.current?.focus())
    }, [e, t, r]),
    n
  )
}
function On() {
  let e = null
  return (t) => {
    let n = e !== null && e !== t
    return ((e = t), n)
  }
}
var kn = { header: `_header_1omuz_2`, lead: `_lead_1omuz_8` }
function An({ title: e, children: t, lead: n }) {
  let r = Dn(e)
  return (0, A.jsxs)(`header`, {
    className: kn.header,
    children: [
      (0, A.jsx)(`h1`, { ref: r, tabIndex: -1, children: t }),
      n && (0, A.jsx)(`p`, { className: kn.lead, children: n }),
    ],
  })
}
var jn = { missing: `_missing_fco8d_2` }
function Mn() {
  return (0, A.jsxs)(`div`, {
    className: jn.missing,
    children: [
      (0, A.jsx)(An, { title: I.missingTitle, lead: I.missing, children: I.missingTitle }),
      (0, A.jsx)(G, { look: `primary`, onClick: () => location.reload(), children: I.reload }),
    ],
  })
}
function K(e, t, n = Mn) {
  let r = !1,
    i = () =>
      (0, v.lazy)(async () => {
        let [i] = await Promise.all([e().catch(() => null), Cn()])
        return ((r = !i), { default: i ? i[t] : n })
      }),
    a = i()
  return function (e) {
    let [t, n] = (0, v.useState)(() => a)
    return (
      (0, v.useEffect)(() => {
        let e = () => {
          ;(r && (a = i()), (r = !1), (0, v.startTransition)(() => n(() => a)))
        }
        return (e(), addEventListener(`online`, e), () => removeEventListener(`online`, e))
      }, []),
      (0, A.jsx)(t, { ...e })
    )
  }
}
function Nn(e, t) {
  return K(() => Ln().then(e), t, Pn)
}
function Pn() {
  return null
}
function Fn(e) {
  let t = e.values()
  ;(Rn(() => void In(t)), Rn(() => void In(t)))
}
async function In(e) {
  for (let t of e) await t().catch(() => null)
}
function Ln() {
  return new Promise((e) => Rn(e))
}
function Rn(e) {
  ;`requestIdleCallback` in globalThis
    ? requestIdleCallback(e, { timeout: 2e3 })
    : setTimeout(e, 200)
}
var zn = [`offline`, `reconnecting`, `unreachable`]
function Bn() {
  let e = M((e) => e.children.connection)
  return {
    trouble: u(e, (e) => zn.find((t) => e?.hasTag(t)) ?? null),
    retry: () => e?.send({ type: `connection.retry` }),
  }
}
var Vn = { status: `_status_1pcjk_2` }
function Hn() {
  let { trouble: e, retry: t } = Bn()
  return (0, A.jsx)(`output`, {
    className: Vn.status,
    children:
      e &&
      (0, A.jsxs)(`span`, {
        children: [
          F[e],
          e === `unreachable` &&
            (0, A.jsx)(`button`, { type: `button`, onClick: t, children: F.retryNow }),
        ],
      }),
  })
}
var Un = class extends v.Component {
    state = { hasFailed: !1 }
    static getDerivedStateFromError() {
      return { hasFailed: !0 }
    }
    render() {
      return this.state.hasFailed ? this.props.fallback : this.props.children
    }
  },
  Wn = { frame: `_frame_1qp2n_2`, page: `_page_1qp2n_8`, skip: `_skip_1qp2n_13` },
  Gn = null,
  Kn = Nn(() => C(() => import(`./ui-TOfucVSC.js`).then((e) => e.t)), `PressGuard`)
function qn({ children: e }) {
  return (0, A.jsxs)(`div`, {
    className: Wn.frame,
    children: [
      (0, A.jsx)(`a`, { href: `#content`, className: Wn.skip, children: F.skip }),
      (0, A.jsx)(Hn, {}),
      (0, A.jsx)(`div`, { className: Wn.page, children: e }),
      (0, A.jsx)(v.Suspense, { children: (0, A.jsx)(Kn, {}) }),
      Gn,
    ],
  })
}
var q = { note: `/notes/:noteId`, trash: `/trash` }
function Jn(e) {
  return q.note.replace(`:noteId`, e)
}
var J = {
  signInLead: `Sign in to your notes.`,
  pages: [
    {
      path: L.home,
      view: async () =>
        (
          await C(async () => {
            let { NotesView: e } = await import(`./notes-CHUA0GPR.js`).then((e) => e.t)
            return { NotesView: e }
          })
        ).NotesView,
    },
    {
      path: q.note,
      view: async () =>
        (
          await C(async () => {
            let { NoteView: e } = await import(`./note-494hvh2m.js`).then((e) => e.n)
            return { NoteView: e }
          })
        ).NoteView,
    },
    {
      path: q.trash,
      view: async () =>
        (
          await C(async () => {
            let { TrashView: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.r)
            return { TrashView: e }
          })
        ).TrashView,
    },
  ],
  Layout: async () =>
    (
      await C(async () => {
        let { NotebookLayout: e } = await import(`./notes-CHUA0GPR.js`).then((e) => e.i)
        return { NotebookLayout: e }
      })
    ).NotebookLayout,
  Scope: async () =>
    (
      await C(async () => {
        let { NotebookScope: e } = await import(`./notes-CHUA0GPR.js`).then((e) => e.n)
        return { NotebookScope: e }
      })
    ).NotebookScope,
  firstParts: [() => C(() => import(`./list-DjYp-Fnc.js`).then((e) => e.t))],
  laterParts: [() => C(() => import(`./delivery-CT6lqL0d.js`).then((e) => e.n))],
  DeviceRows: async () =>
    (
      await C(async () => {
        let { OwnDeviceRow: e } = await import(`./note-494hvh2m.js`).then((e) => e.t)
        return { OwnDeviceRow: e }
      })
    ).OwnDeviceRow,
  Losses: async () =>
    (
      await C(async () => {
        let { NotebookLosses: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.i)
        return { NotebookLosses: e }
      })
    ).NotebookLosses,
  device: async () =>
    (
      await C(async () => {
        let { productDevice: e } = await import(`./notes-CHUA0GPR.js`).then((e) => e.x)
        return { productDevice: e }
      })
    ).productDevice,
  archive: async () =>
    (
      await C(async () => {
        let { productArchive: e } = await import(`./notesArchive-DUE1PdRZ.js`).then((e) => e.t)
        return { productArchive: e }
      })
    ).productArchive,
  move: async () =>
    (
      await C(async () => {
        let { productMove: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.d)
        return { productMove: e }
      })
    ).productMove,
  data: async () =>
    (
      await C(async () => {
        let { productData: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.l)
        return { productData: e }
      })
    ).productData,
}
function Yn() {
  return (p(), location.search)
}
function Xn(e) {
  let t = j()
  ;(0, v.useEffect)(() => () => t.send({ type: `attempt.dismiss` }), [t])
  let n = M(({ context: t }) => t.attempt === e),
    r = M(({ context: e }) => e.failure),
    { loggedIn: i } = N(),
    a = M((e) => e.hasTag(`busy`))
  return {
    failure: n ? r : null,
    isBusy: i || (n && a),
    coolDownEndsAt: M(({ context: e }) => e.coolDownEndsAt),
  }
}
var Zn = String.raw`(?=.{6,254}$)[^@\s]+@[^@\s]+\.[^@\s]+`
function Qn(e, t) {
  return e !== null && e.toLowerCase() === t?.toLowerCase()
}
var Y = h(() => ({ email: `` }))
function $n() {
  Y.setState({ email: `` })
}
var X = {
  field: `_field_1yp1d_2`,
  aside: `_aside_1yp1d_15`,
  input: `_input_1yp1d_21`,
  problem: `_problem_1yp1d_26`,
}
function er({ id: e, label: t, aside: n, problem: r, children: i }) {
  return (0, A.jsxs)(`div`, {
    className: X.field,
    children: [
      (0, A.jsx)(`label`, { htmlFor: e, children: t }),
      (0, A.jsx)(`div`, { className: X.input, children: i }),
      n && (0, A.jsx)(`div`, { className: X.aside, children: n }),
      (0, A.jsx)(`p`, { id: nr(e), className: X.problem, 'aria-live': `polite`, children: r }),
    ],
  })
}
function tr(e, t, n = ``) {
  let r = t === null ? n : `${nr(e)} ${n}`.trim()
  return { 'aria-invalid': t !== null, 'aria-describedby': r || void 0 }
}
function nr(e) {
  return `${e}-problem`
}
var rr = { input: `_input_ikd6d_2` }
function ir(e) {
  return (0, A.jsx)(`input`, { className: rr.input, ...e })
}
var Z = {
    'account-exists-with-different-credential': {
      sentence: `An account with this email uses a different sign-in method.`,
      next: `chooseAnotherMethod`,
    },
    'account-being-deleted': { sentence: `Your account is being deleted.`, next: `wait` },
    'app-not-authorized': { sentence: `This app isn’t set up correctly.`, next: `tellOwner` },
    'captcha-check-failed': { sentence: `The reCAPTCHA check failed.`, next: `retry` },
    'code-expired': { sentence: `This code has expired.`, next: `requestNewCode` },
    'credential-already-in-use': {
      sentence: `This sign-in method belongs to another account.`,
      next: `chooseAnotherMethod`,
    },
    'email-already-in-use': {
      sentence: `An account with this email already exists.`,
      next: `signIn`,
    },
    'internal-error': { sentence: `Something went wrong on our side.`, next: `retry` },
    'invalid-action-code': {
      sentence: `This link has expired or was already used.`,
      next: `requestNewLink`,
    },
    'invalid-credential': { sentence: `Wrong email or password.`, next: `resetPassword` },
    'invalid-email': { sentence: `Enter a valid email address.`, next: `correctEmail` },
    'invalid-phone-number': { sentence: `This isn’t a valid phone number.`, next: `correctPhone` },
    'invalid-verification-code': { sentence: `That code is incorrect.`, next: `correctCode` },
    'maximum-second-factor-count-exceeded': {
      sentence: `This account has the maximum number of second factors.`,
      next: `chooseAnotherMethod`,
    },
    'missing-password': { sentence: `Enter your password.`, next: `enterPassword` },
    'multi-factor-auth-required': {
      sentence: `This account requires a second factor.`,
      next: `enterSecondFactor`,
    },
    'multi-factor-info-not-found': {
      sentence: `This second factor doesn’t belong to your account.`,
      next: `chooseAnotherMethod`,
    },
    'network-request-failed': { sentence: `We can’t reach the server.`, next: `retry` },
    'no-such-provider': {
      sentence: `This sign-in method isn’t connected to your account.`,
      next: `chooseAnotherMethod`,
    },
    'object-not-found': { sentence: `This file no longer exists.`, next: `retry` },
    'operation-not-allowed': {
      sentence: `This sign-in method isn’t available.`,
      next: `chooseAnotherMethod`,
    },
    'out-of-space': { sentence: `The server is out of storage.`, next: `tellOwner` },
    'popup-blocked': { sentence: `Your browser blocked the window.`, next: `allowPopups` },
    'popup-closed-by-user': {
      sentence: `The window was closed before you signed in.`,
      next: `retry`,
    },
    'provider-already-linked': {
      sentence: `This sign-in method is already connected.`,
      next: `chooseAnotherMethod`,
    },
    'requires-recent-login': { sentence: `Confirm it’s you to continue.`, next: `confirmIdentity` },
    'retry-limit-exceeded': {
      sentence: `The server took too long: two minutes for a request, ten for an upload.`,
      next: `retry`,
    },
    'script-blocked': {
      sentence: `A script from Google couldn’t be loaded. A content blocker or your network may have blocked it.`,
      next: `retry`,
    },
    'second-factor-already-in-use': {
      sentence: `This second factor is already set up.`,
      next: `chooseAnotherMethod`,
    },
    'too-many-requests': { sentence: `Too many attempts.`, next: `wait` },
    unauthorized: { sentence: `You don’t have permission to do this.`, next: `tellOwner` },
    'unauthorized-domain': {
      sentence: `This app isn’t authorized to run on this domain.`,
      next: `tellOwner`,
    },
    unknown: { sentence: `Something went wrong.`, next: `retry` },
    'unsupported-first-factor': {
      sentence: `This sign-in method doesn’t support second factors.`,
      next: `chooseAnotherMethod`,
    },
    'unverified-email': { sentence: `Verify your email address first.`, next: `verifyEmail` },
    'user-disabled': { sentence: `This account has been disabled.`, next: `tellOwner` },
    'user-mismatch': {
      sentence: `That’s a different account from the one you’re signed in to.`,
      next: `confirmIdentity`,
    },
    'user-token-expired': { sentence: `Your session has ended.`, next: `signIn` },
    'weak-password': {
      sentence: `This password doesn’t meet the requirements.`,
      next: `correctPassword`,
    },
    'web-storage-unsupported': {
      sentence: `This browser blocks storage, which signing in requires.`,
      next: `allowStorage`,
    },
  },
  Q = {
    allowPopups: `Allow pop-ups for this site, then try again.`,
    allowStorage: `Allow this site to store data, then try again.`,
    chooseAnotherMethod: `Choose another method.`,
    confirmIdentity: `Confirm it’s you`,
    correctCode: `Correct the code`,
    correctEmail: `Correct the email`,
    correctPassword: `Choose another password`,
    correctPhone: `Correct the number`,
    enterPassword: `Enter the password`,
    enterSecondFactor: `Enter the second factor`,
    requestNewCode: `Send a new code`,
    requestNewLink: `Send a new link`,
    resetPassword: `Reset password`,
    retry: `Try again`,
    signIn: `Sign in`,
    tellOwner: `Contact support.`,
    verifyEmail: `Verify email`,
    wait: `Please wait.`,
  },
  ar = (e) => `Code: ${e}`,
  or = (e) => `Please wait ${e}, then try again.`,
  sr = {
    correctCode: `code`,
    correctEmail: `email`,
    correctPassword: `password`,
    correctPhone: `phone`,
    enterPassword: `password`,
  }
function cr(e) {
  return Z[e.kind].next in sr
}
function lr(e, t) {
  if (e === null) return null
  let { sentence: n, next: r } = Z[e.kind]
  return sr[r] === t ? `${n} ${Q[r]}.` : null
}
function ur({ field: e, missing: t, failure: n, objection: r }) {
  let [i, a] = (0, v.useState)(null),
    [o, s] = (0, v.useState)(null),
    c = (e) => {
      ;(e.setCustomValidity(r?.(e.value) ?? ``), a(dr(e, t)))
    }
  return {
    problem: i ?? (n === o || e === null ? null : lr(n, e)),
    handlers: {
      onInvalid: (e) => {
        ;(e.preventDefault(),
          c(e.currentTarget),
          e.currentTarget.form?.querySelector(`input:invalid`)?.focus())
      },
      onBlur: (e) => {
        e.currentTarget.value !== `` && c(e.currentTarget)
      },
      onInput: (e) => {
        ;(e.currentTarget.setCustomValidity(r?.(e.currentTarget.value) ?? ``),
          s(n),
          i !== null && c(e.currentTarget))
      },
    },
  }
}
function dr(e, t) {
  let { valid: n, valueMissing: r, typeMismatch: i, patternMismatch: a } = e.validity
  return n ? null : r ? t : i || a ? Gt.notAnEmail : e.validationMessage
}
function fr({ label: e, failure: t }) {
  let { problem: n, handlers: r } = ur({ field: `email`, missing: Gt.emailMissing, failure: t })
  return (0, A.jsx)(er, {
    id: `email`,
    label: e,
    problem: n,
    children: (0, A.jsx)(ir, {
      id: `email`,
      name: `email`,
      type: `email`,
      inputMode: `email`,
      autoComplete: `username`,
      autoCapitalize: `none`,
      spellCheck: !1,
      enterKeyHint: `next`,
      required: !0,
      pattern: Zn,
      ref: pr,
      defaultValue: Y.getState().email,
      ...tr(`email`, n),
      ...r,
      onChange: (e) => Y.setState({ email: e.currentTarget.value }),
    }),
  })
}
function pr(e) {
  return Y.subscribe(({ email: t }) => {
    t && e.value !== t && (e.value = t)
  })
}
var mr = {
  requestNewLink: L.forgotPassword,
  resetPassword: L.forgotPassword,
  signIn: L.signIn,
  verifyEmail: L.verifyEmail,
}
function hr({ action: e, onTake: t }) {
  let n = Q[e],
    r = mr[e],
    i = Ut()
  return t
    ? (0, A.jsx)(`button`, { type: `button`, onClick: t, children: n })
    : e === `enterSecondFactor`
      ? (0, A.jsx)(se, { to: R(L.secondFactor, location.search) })
      : e === `signIn` && i
        ? (0, A.jsx)(`span`, { children: Q.chooseAnotherMethod })
        : r
          ? (0, A.jsx)(g, { href: R(r, location.search), children: n })
          : e === `retry`
            ? (0, A.jsx)(`button`, { type: `submit`, children: n })
            : (0, A.jsx)(`span`, { children: n })
}
function gr({ failure: e, offers: t = {} }) {
  let { sentence: n, next: r } = Z[e.kind]
  return (0, A.jsxs)(sn, {
    tone: `danger`,
    children: [
      (0, A.jsx)(`span`, { children: n }),
      (0, A.jsx)(hr, { action: r, onTake: t[r] }),
      e.kind === `unauthorized-domain` && (0, A.jsx)(`code`, { children: location.host }),
      e.kind === `unknown` && (0, A.jsx)(`code`, { children: ar(e.code) }),
    ],
  })
}
function _r({ failure: e, offers: t = {} }) {
  return (0, A.jsx)(`div`, {
    role: `alert`,
    children: e && !cr(e) && (0, A.jsx)(gr, { failure: e, offers: t }),
  })
}
var vr = { form: `_form_90zd0_2` }
function yr({ onSubmit: e, children: t }) {
  return (0, A.jsx)(`form`, {
    className: vr.form,
    onSubmit: (t) => {
      ;(t.preventDefault(), br(t.currentTarget))
      let n = new FormData(t.currentTarget)
      e((e) => {
        let t = n.get(e)
        return typeof t == `string` ? t.normalize() : ``
      })
    },
    children: t,
  })
}
function br(e) {
  let t = document.activeElement?.closest(`[role="alert"]`)
  if (!t) return
  let n = e.querySelector(`[type="submit"]:not([role="alert"] *)`)
  ;(n || (t.tabIndex = -1), (n ?? t).focus())
}
var xr = { frame: `_frame_b7xeo_2` }
function Sr({
  label: e,
  kind: t,
  aside: n,
  failure: r,
  input: i,
  hintId: a,
  objection: o,
  onType: s,
}) {
  let [c, l] = (0, v.useState)(!1),
    u = (0, v.useRef)(null)
  ;(0, v.useEffect)(() => {
    let e = u.current?.closest(`form`),
      t = () => l(!1)
    return (e?.addEventListener(`submit`, t), () => e?.removeEventListener(`submit`, t))
  }, [])
  let { problem: d, handlers: f } = ur({
    field: `password`,
    missing: Gt.passwordMissing,
    failure: r,
    ...(o && { objection: o }),
  })
  return (0, A.jsx)(er, {
    id: t,
    label: e,
    aside: n,
    problem: d,
    children: (0, A.jsxs)(`div`, {
      ref: u,
      className: xr.frame,
      children: [
        (0, A.jsx)(ir, {
          ref: i,
          id: t,
          name: t,
          type: c ? `text` : `password`,
          autoComplete: t,
          autoCapitalize: `none`,
          autoCorrect: `off`,
          spellCheck: !1,
          enterKeyHint: `go`,
          required: !0,
          ...tr(t, d, a),
          ...f,
          onChange: (e) => s?.(e.currentTarget.value),
        }),
        (0, A.jsx)(V, {
          label: c ? Wt.hide : Wt.show,
          'aria-controls': t,
          onClick: () => l(!c),
          children: c ? (0, A.jsx)(wr, {}) : (0, A.jsx)(Cr, {}),
        }),
      ],
    }),
  })
}
function Cr() {
  return (0, A.jsxs)(H, {
    children: [
      (0, A.jsx)(`path`, {
        d: `M1.8 10S4.7 4.5 10 4.5 18.2 10 18.2 10 15.3 15.5 10 15.5 1.8 10 1.8 10Z`,
      }),
      (0, A.jsx)(`circle`, { cx: `10`, cy: `10`, r: `2.4` }),
    ],
  })
}
function wr() {
  return (0, A.jsx)(H, {
    children: (0, A.jsx)(`path`, {
      d: `M8.1 4.7c.6-.1 1.2-.2 1.9-.2 5.3 0 8.2 5.5 8.2 5.5s-.8 1.6-2.4 3.1M5 6C2.9 7.5 1.8 10 1.8 10s2.9 5.5 8.2 5.5c1.7 0 3.2-.6 4.4-1.4M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14`,
    }),
  })
}
var Tr = { field: `_field_12upl_2` }
function Er({ label: e, ...t }) {
  return (0, A.jsxs)(`label`, {
    className: Tr.field,
    children: [(0, A.jsx)(`input`, { ...t, type: `checkbox` }), e],
  })
}
function Dr() {
  let { isShared: e } = re(k)
  return (0, A.jsx)(Er, {
    label: P.sharedComputer,
    checked: e,
    onChange: (e) => k.setState({ isShared: e.target.checked }),
  })
}
function Or(e) {
  return (0, v.useSyncExternalStore)(e === null ? kr : Ar, () =>
    e === null ? null : jr(Math.max(0, Math.ceil((e - Date.now()) / 1e3))),
  )
}
function kr() {
  return () => void 0
}
function Ar(e) {
  let t = setInterval(e, 250)
  return () => clearInterval(t)
}
function jr(e) {
  return e < 60 ? `${e} s` : `${Math.floor(e / 60)}:${String(e % 60).padStart(2, `0`)}`
}
function Mr({ label: e, busyLabel: t, isBusy: n, coolDownEndsAt: r, look: i = `primary` }) {
  let a = Or(r)
  return (0, A.jsx)(G, {
    type: `submit`,
    look: i,
    busy: n,
    waiting: a !== null,
    children: a === null ? (n ? t : e) : or(a),
  })
}
var Nr = { room: `_room_fpf3w_3` },
  Pr = K(
    () => C(() => import(`./methods-twtkECWE.js`).then((e) => e.t)),
    `OtherMethods`,
    () => null,
  ),
  Fr = { '--ways': y.providers.length }
function Ir() {
  return (0, A.jsx)(`div`, {
    className: Nr.room,
    style: Fr,
    children: (0, A.jsx)(v.Suspense, { children: (0, A.jsx)(Pr, {}) }),
  })
}
function Lr() {
  let e = j(),
    t = Yn(),
    { failure: n, isBusy: r, coolDownEndsAt: i } = Xn(`signIn`)
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(An, { title: P.title, lead: J.signInLead, children: P.heading }),
      (0, A.jsxs)(yr, {
        onSubmit: (t) =>
          e.send({ type: `signIn.submit`, email: t(`email`), password: t(`current-password`) }),
        children: [
          (0, A.jsx)(_r, { failure: n }),
          (0, A.jsx)(fr, { label: P.email, failure: n }),
          (0, A.jsx)(Sr, {
            label: P.password,
            kind: `current-password`,
            failure: n,
            aside: (0, A.jsx)(g, { href: R(L.forgotPassword, t), children: P.forgot }),
          }),
          (0, A.jsx)(Dr, {}),
          (0, A.jsx)(Mr, {
            label: P.submit,
            busyLabel: P.submitting,
            isBusy: r,
            coolDownEndsAt: i,
          }),
        ],
      }),
      (0, A.jsx)(Ir, {}),
      (0, A.jsxs)(`p`, {
        children: [P.noAccount, ` `, (0, A.jsx)(g, { href: R(L.signUp, t), children: P.signUp })],
      }),
    ],
  })
}
var Rr = K(() => C(() => import(`./ui-TOfucVSC.js`).then((e) => e.u)), `BarLayout`),
  $ = K(() => C(() => import(`./ui-TOfucVSC.js`).then((e) => e.l)), `SignedInLayout`),
  zr = K(() => C(() => import(`./account-CfwF0jqK.js`).then((e) => e.t)), `AccountView`),
  Br = K(() => C(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.r)), `DataView`),
  Vr = K(() => C(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.i)), `DeleteAccountView`),
  Hr = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.u)), `EmailActionView`),
  Ur = K(() => C(() => import(`./methods-twtkECWE.js`).then((e) => e.r)), `ForgotPasswordView`),
  Wr = K(() => C(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.n)), `GuestUpgradeView`),
  Gr = K(() => C(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.t)), `MoveNotesView`),
  Kr = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.l)), `NotFoundView`),
  qr = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.a)), `SignInLinkView`),
  Jr = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.c)), `PhoneSignInView`),
  Yr = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.s)), `SecondFactorView`),
  Xr = K(() => C(() => import(`./methods-twtkECWE.js`).then((e) => e.n)), `SignUpView`),
  Zr = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.i)), `VerifyEmailView`),
  Qr = [
    { path: L.signIn, view: Lr, layout: W, audience: `signedOut` },
    { path: L.phoneSignIn, view: Jr, layout: W, audience: `signedOut` },
    { path: L.secondFactor, view: Yr, layout: W, audience: `everyone` },
    { path: L.signUp, view: Xr, layout: W, audience: `signedOut` },
    { path: L.forgotPassword, view: Ur, layout: W, audience: `everyone` },
    { path: L.emailAction, view: Hr, layout: W, audience: `everyone` },
    { path: L.linkSignIn, view: qr, layout: W, audience: `signedOut` },
    { path: L.verifyEmail, view: Zr, layout: $, audience: `signedIn` },
    ...$r(),
    { path: L.account, view: zr, layout: $, audience: `signedIn` },
    { path: L.data, view: Br, layout: $, audience: `signedIn` },
    { path: L.deleteAccount, view: Vr, layout: $, audience: `signedIn` },
    { path: L.guestUpgrade, view: Wr, layout: $, audience: `signedIn` },
    { path: L.moveNotes, view: Gr, layout: $, audience: `signedIn` },
    ...ei(),
    ...ti(),
    { path: `*`, view: Kr, layout: Rr, audience: `everyone` },
  ]
function $r() {
  let e = K(async () => ({ Layout: await J.Layout() }), `Layout`)
  return J.pages.map(({ path: t, view: n }) => ({
    path: t,
    view: K(async () => ({ View: await n() }), `View`),
    layout: e,
    audience: `signedIn`,
  }))
}
function ei() {
  return []
}
function ti() {
  return []
}
var ni = K(() => C(() => import(`./session-BvuhRVHK.js`).then((e) => e.s)), `SessionScope`),
  ri = K(() => C(() => import(`./auth-CMmJVNKz.js`).then((e) => e.o)), `SessionEndedView`),
  ii = 5e3
function ai() {
  let [e] = le(),
    t = (0, v.useDeferredValue)(e),
    { loggedIn: n } = N()
  return (
    (0, v.useEffect)(() => {
      let e = setTimeout(Fn, n ? ii : 0, [
        async () =>
          (
            await C(async () => {
              let { loadNextPages: e } = await import(`./ui-TOfucVSC.js`).then((e) => e.s)
              return { loadNextPages: e }
            })
          ).loadNextPages(n),
      ])
      return () => clearTimeout(e)
    }, [n]),
    (0, A.jsx)(En, {
      children: (0, A.jsx)(qn, {
        children: (0, A.jsx)(v.Suspense, {
          children: (0, A.jsx)(te, {
            location: t,
            children: Qr.map(({ path: e, view: t, layout: n, audience: r }) =>
              (0, A.jsx)(
                d,
                {
                  path: e,
                  children: (0, A.jsx)(oi, {
                    audience: r,
                    isDoor: e === L.signIn,
                    children: (0, A.jsx)(n, { children: (0, A.jsx)(t, {}) }),
                  }),
                },
                r === `signedIn` ? r : e,
              ),
            ),
          }),
        }),
      }),
    })
  )
}
function oi({ audience: e, isDoor: t, children: n }) {
  let { user: r, loggedIn: i } = N(),
    a = M(({ context: e }) => e.ending !== null),
    o = e === `everyone` || (e === `signedIn`) === i,
    [s] = (0, v.useState)(o)
  return a && (t || e === `signedIn`)
    ? (0, A.jsx)(W, { children: (0, A.jsx)(ri, {}) })
    : o
      ? e === `signedIn`
        ? (0, A.jsx)(ni, { children: n }, r?.uid)
        : n
      : (0, A.jsxs)(A.Fragment, { children: [i && s && n, (0, A.jsx)(si, { uid: r?.uid })] })
}
function si({ uid: e }) {
  let t = M(({ context: e }) => e.returning),
    n = M(({ context: e }) => e.hasSignedOut),
    [r] = (0, v.useState)(() => {
      let { pathname: r, search: i, hash: a } = location
      if (!e) return n ? L.signIn : en(r + i + a)
      let o = t ?? history.state
      return o && o !== e ? L.home : z(i)
    })
  return (0, A.jsx)(se, { to: r, replace: !0, state: t })
}
var ci = { fault: `_fault_1bps6_2` }
function li({ heading: e, sentence: t, action: n, onAction: r }) {
  return (0, A.jsxs)(`main`, {
    className: ci.fault,
    children: [
      (0, A.jsxs)(`div`, {
        role: `alert`,
        children: [(0, A.jsx)(`h1`, { children: e }), (0, A.jsx)(`p`, { children: t })],
      }),
      (0, A.jsx)(G, { look: `primary`, onClick: r, children: n }),
    ],
  })
}
function ui({ actor: e, inspect: t, themeStore: n, reload: r }) {
  let i = (0, A.jsx)(li, {
      heading: I.crashTitle,
      sentence: I.crash,
      action: I.reload,
      onAction: r,
    }),
    a = (0, A.jsx)(li, {
      heading: I.stalledTitle,
      sentence: I.stalled,
      action: I.retry,
      onAction: () => e.send({ type: `session.retry` }),
    })
  return (0, A.jsx)(Un, {
    fallback: i,
    children: (0, A.jsx)(gn, {
      store: n,
      children: (0, A.jsx)(Vt, { actor: e, inspect: t, stalled: a, children: (0, A.jsx)(ai, {}) }),
    }),
  })
}
var di = `linkSignIn.email`,
  fi = `was-in`
function pi() {
  return cn(fi) !== null
}
function mi(e) {
  e !== pi() && (B(fi, e ? `yes` : null), e || B(di, null))
}
var hi = [
  () => C(() => import(`./session-BvuhRVHK.js`).then((e) => e.s)),
  J.Scope,
  J.device,
  J.Layout,
  ...J.firstParts,
]
function gi() {
  if (pi()) for (let e of [...hi, _i]) e().catch(() => null)
}
async function _i() {
  await (await C(() => import(`./session-BvuhRVHK.js`).then((e) => e.Ct))).readJournal()
}
async function vi(e) {
  let t = await yi(),
    n = Lt(bi, t),
    r = dn()
  ;(n.subscribe((e) => {
    if (e.hasTag(`splash`)) return
    let t = e.hasTag(`signedIn`)
    ;(mi(t), t && $n())
  }),
    Rt(),
    gi(),
    n.start(),
    (0, de.createRoot)(e).render(
      (0, A.jsx)(v.StrictMode, {
        children: (0, A.jsx)(ui, { actor: n, inspect: t, themeStore: r, reload: bi }),
      }),
    ))
}
async function yi() {}
function bi() {
  location.reload()
}
var xi = document.getElementById(`root`)
xi && vi(xi)
export {
  F as $,
  Un as A,
  yn as B,
  Zn as C,
  C as Ct,
  J as D,
  x as Dt,
  Yn as E,
  Ke as Et,
  Mn as F,
  B as G,
  V as H,
  An as I,
  z as J,
  sn as K,
  Dn as L,
  K as M,
  Nn as N,
  q as O,
  ye as Ot,
  Fn as P,
  nn as Q,
  G as R,
  Y as S,
  T as St,
  Xn as T,
  We as Tt,
  vn as U,
  H as V,
  cn as W,
  R as X,
  tn as Y,
  L as Z,
  Z as _,
  ct as _t,
  Or as a,
  k as at,
  er as b,
  et as bt,
  Sr as c,
  xt as ct,
  gr as d,
  yt as dt,
  I as et,
  fr as f,
  D as ft,
  or as g,
  ut as gt,
  cr as h,
  gt as ht,
  Mr as i,
  Ht as it,
  Bn as j,
  Jn as k,
  y as kt,
  yr as l,
  bt as lt,
  lr as m,
  vt as mt,
  di as n,
  j as nt,
  Dr as o,
  O as ot,
  ur as p,
  Tt as pt,
  an as q,
  Ir as r,
  M as rt,
  Er as s,
  Et as st,
  hi as t,
  N as tt,
  _r as u,
  St as ut,
  Q as v,
  st as vt,
  Qn as w,
  Ge as wt,
  tr as x,
  w as xt,
  ir as y,
  at as yt,
  wn as z,
}
