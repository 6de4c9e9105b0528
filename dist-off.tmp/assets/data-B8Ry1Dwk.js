import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Ct as n,
  D as r,
  Dt as i,
  Et as a,
  F as o,
  I as s,
  K as c,
  M as l,
  Q as u,
  R as d,
  St as ee,
  Z as f,
  c as te,
  ct as ne,
  d as re,
  f as ie,
  ft as ae,
  ht as oe,
  i as se,
  kt as p,
  l as m,
  lt as ce,
  mt as le,
  ot as h,
  st as ue,
  tt as g,
  u as _,
  vt as de,
  wt as fe,
  xt as v,
} from './signIn-DntPV1Db.js'
import {
  Bt as y,
  Et as b,
  It as pe,
  J as me,
  Lt as x,
  Rt as he,
  St as ge,
  Wt as _e,
  Y as ve,
  a as S,
  at as ye,
  dt as be,
  et as xe,
  ft as Se,
  it as Ce,
  lt as we,
  o as C,
  r as Te,
  rt as Ee,
  s as De,
  u as Oe,
  ut as ke,
  yt as Ae,
  zt as w,
} from './libraries-C3SEblF9.js'
import { E as je, F as Me, _ as Ne, p as Pe } from './moreAuth-VEcYuqwV.js'
import {
  A as Fe,
  At as T,
  B as Ie,
  E,
  F as Le,
  G as D,
  H as Re,
  I as ze,
  J as Be,
  K as Ve,
  L as He,
  M as Ue,
  O as We,
  P as Ge,
  Q as O,
  R as Ke,
  U as qe,
  V as k,
  X as Je,
  Y as Ye,
  _ as Xe,
  at as Ze,
  c as Qe,
  ct as $e,
  f as et,
  ft as tt,
  g as nt,
  h as rt,
  ht as it,
  i as at,
  it as ot,
  l as st,
  lt as ct,
  m as lt,
  n as ut,
  p as dt,
  q as ft,
  st as pt,
  v as mt,
} from './session-BvuhRVHK.js'
import { a as ht, d as gt, p as _t, r as vt } from './signedIn-3BToAQxf.js'
import {
  A as yt,
  B as bt,
  C as xt,
  F as A,
  I as St,
  L as Ct,
  M as wt,
  N as Tt,
  P as j,
  R as Et,
  S as Dt,
  _ as Ot,
  g as kt,
  h as At,
  i as jt,
  j as Mt,
  l as Nt,
  m as Pt,
  p as Ft,
  r as M,
  t as It,
  u as Lt,
  z as Rt,
} from './files-DL1IO9P7.js'
import { a as zt, c as Bt, f as Vt, h as Ht, o as Ut } from './ui-TOfucVSC.js'
import { _ as Wt, o as Gt, r as Kt } from './database-0CQL_Tu4.js'
import { r as qt, t as Jt } from './transactions-u31eEeJM.js'
import {
  At as Yt,
  Bt as Xt,
  C as Zt,
  Et as Qt,
  Ft as $t,
  G as en,
  L as tn,
  Nt as nn,
  Ot as rn,
  P as an,
  R as on,
  Rt as sn,
  S as cn,
  T as ln,
  Tt as un,
  Ut as dn,
  b as fn,
  c as pn,
  h as mn,
  ht as N,
  i as hn,
  jt as gn,
  kt as _n,
  n as vn,
  p as P,
  s as yn,
  t as bn,
  u as xn,
  v as Sn,
  w as Cn,
  wt as F,
  x as wn,
  zt as Tn,
} from './identity-CsLpfju1.js'
var En = `guest-`
function Dn(e) {
  return En + e
}
var On = 2e3,
  kn = `firebase:authUser:${p.firebase.apiKey}:`
async function An() {
  return new Map([
    ...Nn(() => localStorage),
    ...Nn(() => sessionStorage),
    ...(await T(On, Mn()).catch(() => [])),
  ])
}
async function jn() {
  return Array.from((await An()).keys()).flatMap((e) => (e.startsWith(En) ? e.slice(6) : []))
}
async function Mn() {
  let e = await ge(`firebaseLocalStorageDb`, 1, {
    upgrade: (e) => void e.createObjectStore(`firebaseLocalStorage`, { keyPath: `fbase_key` }),
  })
  try {
    return (await e.getAll(`firebaseLocalStorage`)).flatMap(({ fbase_key: e, value: t }) =>
      Pn(e, t),
    )
  } finally {
    e.close()
  }
}
function Nn(e) {
  try {
    return Object.entries(e()).flatMap(([e, t]) => (e.startsWith(kn) ? Pn(e, JSON.parse(t)) : []))
  } catch {
    return []
  }
}
function Pn(e, { uid: t }) {
  return e.startsWith(kn) ? [[e.slice(kn.length), t]] : []
}
var Fn = e({ guestSession: () => I, guestUserData: () => Ln, keepGuestSession: () => Rn }),
  In = new Map()
function I(e) {
  let t = In.get(e) ?? zn(e)
  return (In.set(e, t), t)
}
async function Ln(e) {
  let t = I(e)
  await t.authStateReady()
  let n = t.currentUser
  return n?.uid === e
    ? (await n.reload(),
      n.isAnonymous && n.providerData.length === 0 ? { uid: e, session: t } : `grown`)
    : `gone`
}
async function Rn(e) {
  let t = I(e.uid)
  ;(Bn() && (await we(t, ve)), await Me(t, e))
}
function zn(e) {
  let { appId: t, ...n } = p.firebase,
    r = Ce(Ae(n, Dn(e)), { persistence: [Ee, me, ve] })
  return ((r.tenantId = p.tenantId), r)
}
function Bn() {
  try {
    return Object.keys(sessionStorage).some((e) => e.startsWith(`firebase:authUser:`))
  } catch {
    return !1
  }
}
var Vn = e({
    bindParked: () => Gn,
    dropParked: () => L,
    dropStaleParked: () => qn,
    freeParked: () => Zn,
    inTurnParked: () => Kn,
    parkGuest: () => Un,
    recordParked: () => Wn,
    signInParked: () => Yn,
  }),
  Hn = 3e3
async function Un(e) {
  ;(await T(Hn, Jn(e.uid)).catch(() => null), await Wn(e.uid))
  try {
    await Rn(e)
  } catch (t) {
    throw (await qe(e.uid), t)
  }
}
function Wn(e) {
  return Be({ guestUid: e, toUid: null, phase: `copying`, notOf: [], made: [] })
}
function Gn(e, t) {
  return k(e, { toUid: t })
}
function Kn(e, t) {
  return $e(`gatehouse-parked-${e}`, t)
}
async function qn(e) {
  await Kn(e, async () => {
    let t = i().currentUser
    t?.uid === e &&
      ((t.isAnonymous && D(e)?.toUid && (await An()).get(`[DEFAULT]`) !== e) || (await L(e)))
  })
}
async function L(e) {
  ;(await Se(I(e)).catch(() => null), await qe(e))
}
async function Jn(e) {
  let { sendUnsent: t } = await r.move()
  await t(e)
}
function Yn(e, t, n) {
  return Kn(e.uid, async () => {
    await Un(e)
    let r = Pe(i(), async (n) => {
      t && n && n.uid !== e.uid && (await Gn(e.uid, n.uid))
    })
    try {
      return await n()
    } catch (t) {
      throw (Xn(t) || (await L(e.uid)), t)
    } finally {
      r()
    }
  })
}
function Xn(e) {
  return e instanceof Error && `code` in e && e.code === `auth/multi-factor-auth-required`
}
async function Zn(e) {
  for (let { guestUid: t, toUid: n } of ft(e))
    (await Ft(n)) && D(t)?.toUid === n && (await k(t, { toUid: null, phase: `copying`, made: [] }))
}
var Qn = e({ guardGuest: () => tr }),
  $n = 1e4,
  er = new WeakSet()
function tr() {
  let e = i()
  er.has(e) ||
    (er.add(e),
    Pe(e, async (t) => {
      let n = e.currentUser
      t && n?.isAnonymous && t.uid !== n.uid && !D(n.uid) && (await nr(n))
    }))
}
function nr(e) {
  return new Promise((t, n) => {
    Kn(e.uid, async () => {
      ;(D(e.uid) || (await Un(e)), t(), await T($n, rr(e.uid)).catch(() => null))
    }).catch(n)
  })
}
function rr(e) {
  return new Promise((t) => {
    let n = ye(i(), (r) => {
      r?.uid !== e && (n(), t())
    })
  })
}
var ir = e({ recordParkedGuests: () => ar })
async function ar() {
  for (let e of await jn()) D(e) || (await Kn(e, () => or(e)))
}
async function or(e) {
  !D(e) && (await jn()).includes(e) && (i().currentUser?.uid === e ? await L(e) : await Wn(e))
}
var sr = 3e4
function R({ signal: e, userData: t }, n) {
  return (e.throwIfAborted(), cr(t, n))
}
async function cr(e, t) {
  Je(e)
  let n = new b(`deadline-exceeded`, `The server took too long.`)
  return T(sr, t(), n)
}
function lr(e, t) {
  return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t))
}
async function ur(e, t, n) {
  let r = []
  for (;;) {
    let i = await R(e, () => t.next())
    if (i.done) return r
    r.push(...i.value.map(n))
  }
}
var dr = 6
async function fr(e, t) {
  let n = e.values(),
    r = []
  if (
    (await Promise.all(
      Array.from({ length: dr }, async () => {
        for (let e of n) if ((await t(e).catch((e) => r.push(e)), r.length > 0)) return
      }),
    ),
    r.length > 0)
  )
    throw r[0]
}
async function* pr(e, t, n = 100) {
  let r
  do {
    let i = (
      await mr(e, {
        select: {
          fields: [{ fieldPath: `__name__` }, { fieldPath: `size` }, { fieldPath: `slot` }],
        },
        from: [{ collectionId: t }],
        orderBy: [{ field: { fieldPath: `__name__` } }],
        ...(r && { startAt: { values: [{ referenceValue: r }], before: !1 } }),
        limit: n,
      })
    ).flatMap(({ document: e }) => e ?? [])
    ;(yield i.map(({ name: e, fields: t }) => ({
      id: e.slice(e.lastIndexOf(`/`) + 1),
      size: Number(t?.size?.integerValue ?? 0),
      slot: Number(t?.slot?.integerValue ?? 0),
    })),
      (r = i.length < n ? void 0 : i.at(-1)?.name))
  } while (r)
}
async function mr({ uid: e, session: t }, n) {
  let { projectId: r } = p.firebase,
    i = `${p.local?.firestore ?? `https://firestore.googleapis.com`}/v1/projects/${r}/databases/(default)/documents`,
    a = await t.currentUser?.getIdToken(),
    o = await fetch(`${i}/users/${e}:runQuery`, {
      method: `POST`,
      headers: { authorization: `Bearer ${a}` },
      body: JSON.stringify({ structuredQuery: n }),
    }).catch(() => null)
  if (o?.ok) return await o.json()
  throw new b(hr(o?.status), `The documents could not be listed.`)
}
function hr(e) {
  return e === 401
    ? `unauthenticated`
    : e === 403
      ? `permission-denied`
      : e === 429
        ? `resource-exhausted`
        : `unavailable`
}
var gr = e({ beginWipe: () => vr, callOffWipe: () => br }),
  _r = 24e4
async function vr(e) {
  let t = () => cr(e, () => Ot(e))
  try {
    return await t()
  } catch (e) {
    if (!Jt(e)) throw e
  }
  return (await yr(e), t())
}
async function yr({ session: e }) {
  let t = e.currentUser
  if (!t) return
  let { authTime: n, issuedAtTime: r } = await xe(t, !0),
    i = Date.parse(r) - Date.parse(n) < _r
  if (!(t.isAnonymous || i))
    throw new b(`auth/requires-recent-login`, `The last sign-in is too long ago.`)
}
function br(e) {
  return cr(e, () => kt(e))
}
function xr(e, t) {
  return qt(e, (e) => {
    for (let n of t) e.delete(n)
    return Promise.resolve()
  })
}
var Sr = 250
async function Cr(e) {
  let { userData: t, data: n, onProgress: r, onDeleted: i } = e,
    a = Kt(t.session)
  r({ step: `documents`, done: 0, total: null })
  let o = []
  for (let r of n.collections) {
    let n = await ur(e, pr(t, r), ({ id: e }) => Wt(a, `users`, t.uid, r, e))
    ;(o.push({ name: r, documents: n }), i?.({ [r]: 0 }))
  }
  let s = o.reduce((e, { documents: t }) => e + t.length, 0),
    c = 0
  r({ step: `documents`, done: c, total: s })
  for (let { name: n, documents: a } of o)
    for (let o of lr(a, Sr))
      (await R(e, () => xr(t, o)),
        (c += o.length),
        i?.({ [n]: o.length }),
        r({ step: `documents`, done: c, total: s }))
}
var wr = 100
async function Tr(e) {
  let { userData: t, onProgress: n, onDeleted: r } = e
  ;(n({ step: `files`, done: 0, total: null }), r?.({ files: 0, bytes: 0 }))
  let i = await ur(e, pr(t, `files`), (e) => ({ object: Mt(t, e), record: e })),
    a = await ur(e, Nt(t), (e) => ({ object: e, record: null })),
    o = new Set(i.map(({ object: e }) => e.fullPath)),
    s = [...i, ...a.filter(({ object: e }) => !o.has(e.fullPath))],
    c = 0,
    l = () => n({ step: `files`, done: c, total: s.length })
  l()
  for (let t of lr(s, wr))
    await Er(e, t, () => {
      ;((c += 1), l())
    })
}
async function Er(e, t, n) {
  let { userData: r, onDeleted: i } = e,
    a = Kt(r.session),
    o = []
  try {
    await fr(t, async (t) => {
      ;(await R(e, () => yt(t.object)), o.push(t), n())
    })
  } finally {
    let e = o.flatMap(({ record: e }) => e ?? []),
      t = e.map(({ id: e }) => Dt(r.uid, e, a))
    t.length > 0 && (await cr(r, () => xr(r, t)))
    let n = e.reduce((e, { size: t }) => e + t, 0)
    i?.({ files: o.length, bytes: n })
  }
}
async function Dr(e) {
  let { userData: t, onProgress: n } = e,
    r = Or(e)
  ;(n({ step: `counters`, done: 0, total: null }), await R(e, () => xr(t, r)))
  for (let t of r) if ((await R(e, () => Gt(t))).exists()) return !1
  return !0
}
function Or({ userData: { uid: e, session: t }, data: n }) {
  let r = Kt(t)
  return [
    ...n.counters.map((t) => Wt(r, `users`, e, `usage`, t)),
    xt(e, r),
    Wt(r, `users`, e, `keys`, `outbox`),
  ]
}
var kr = e({ wipeUserData: () => Nr })
async function Ar(e) {
  let { userData: t } = e,
    n = [...[...e.data.collections, `files`].map((e) => pr(t, e, 1)), Nt(t, 1)]
  for (let t of n) {
    let n = await R(e, () => t.next())
    if (!n.done && n.value.length > 0) return !1
  }
  return !0
}
async function jr(e) {
  let { userData: t } = e
  if ((await R(e, () => Pt(t)), (await R(e, () => At(t))) !== `final`)) throw Lt()
}
var Mr = 3
async function Nr(e, t) {
  let n = { ...t, userData: e, data: await r.data() },
    { onProgress: i, onStep: a } = n
  ;(i({ step: `marking`, done: 0, total: null }), await jr(n), a?.(`marking`))
  for (let e = 1; e <= Mr; e += 1)
    if (
      (await Tr(n),
      a?.(`files`),
      await Cr(n),
      a?.(`documents`),
      i({ step: `verifying`, done: 0, total: null }),
      (await Ar(n)) && (a?.(`verifying`), (await Dr(n)) && (await Ar(n))))
    ) {
      a?.(`counters`)
      return
    }
  throw new b(`internal`, `Something is there again after each round.`)
}
var Pr = e({ wipeParked: () => Fr })
async function Fr(e, t) {
  let n = Ve(e)
  if (n?.toUid !== e) return
  let { guestUid: r } = n,
    i = await Ln(r)
  return (
    i !== `grown` &&
      (i !== `gone` && (await Ir(i, t)), await it(r, { discard: `all`, isOver: !1 }), await He(r)),
    await L(r),
    await gt(),
    Fr(e, t)
  )
}
async function Ir(e, t) {
  ;(await vr(e),
    await Nr(e, { signal: t, onProgress: () => void 0 }),
    e.session.currentUser && (await Ne(e.session.currentUser).catch(() => null)))
}
var z = t(_e(), 1),
  B = Te(),
  Lr = l(
    () => n(() => Promise.resolve().then(() => di)),
    `MoveBanner`,
    () => null,
  )
function Rr({ user: e }) {
  let { wasFound: t } = Qe(),
    [n] = Oe(),
    { uid: r } = e
  return (
    (0, z.useEffect)(() => {
      ;(mt(e), et(e))
    }, [e]),
    (0, z.useEffect)(dt, [r]),
    t ? (0, B.jsx)(z.Suspense, { children: (0, B.jsx)(Lr, { isShown: n !== f.moveNotes }) }) : null
  )
}
var zr = 5e3,
  Br = Promise.resolve(),
  Vr = ({ input: { uid: e }, sendBack: t }) => {
    let r = !1,
      i
    return (
      (async () => {
        let { followFlag: a } = await n(async () => {
          let { followFlag: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.d)
          return { followFlag: e }
        })
        r || Xt() !== e || (i = a(O(e), (e) => t({ type: `flag.${e}` })))
      })().catch(() => null),
      () => {
        ;((r = !0), i?.())
      }
    )
  },
  Hr = v(async ({ uid: e }) => {
    Qt(e)
    let { beginWipe: t } = await n(async () => {
      let { beginWipe: e } = await Promise.resolve().then(() => gr)
      return { beginWipe: e }
    })
    return (
      (Br = t(O(e))),
      await Br,
      await T(zr, (async () => (await r.device()).settle(e))()).catch(() => null),
      { type: `changes.stopped` }
    )
  }),
  Ur = ({ input: { uid: e }, sendBack: t }) => {
    let r = new AbortController(),
      { signal: i } = r,
      a = async () => {
        try {
          await Kr(e, i, t)
        } catch (e) {
          if (!Gr(e)) throw e
          return { type: `deletion.calledOff` }
        }
        let { wipeParked: r } = await n(async () => {
          let { wipeParked: e } = await Promise.resolve().then(() => Pr)
          return { wipeParked: e }
        })
        return (await r(e, i), { type: `data.wiped` })
      }
    return (
      (async () => {
        let e = await a().catch(ee)
        i.aborted || t(e)
      })(),
      () => r.abort()
    )
  },
  Wr = v(async ({ uid: e }) => {
    let { callOffWipe: t } = await n(async () => {
      let { callOffWipe: e } = await Promise.resolve().then(() => gr)
      return { callOffWipe: e }
    })
    return (
      await Br.catch(() => null),
      (await t(O(e))) === `final` ? { type: `flag.final` } : (rn(), { type: `deletion.canceled` })
    )
  })
function Gr(e) {
  return e instanceof Error && `code` in e && e.code === `gatehouse/called-off`
}
async function Kr(e, t, r) {
  let i = bt(),
    { wipeUserData: a } = await n(async () => {
      let { wipeUserData: e } = await Promise.resolve().then(() => kr)
      return { wipeUserData: e }
    })
  await a(O(e), {
    signal: t,
    onProgress: (e) => r({ type: `wipe.progress`, progress: e, timeLeft: i(e) }),
    onDeleted: _n,
    onStep: (e) => {
      ;(gn(e), e === `marking` && r({ type: `flag.final` }))
    },
  })
}
var qr = x({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { watchDeletionFlag: h(`watchDeletionFlag`), cancelDeletion: h(`cancelDeletion`) },
    actions: {
      setFailure: w(({ event: e }) => ({ failure: ce(e) })),
      forgetFailure: w({ failure: null }),
    },
    delays: { untilQuiet: 2e3 },
  }).createMachine({
    id: `unfinishedDeletion`,
    context: ({ input: e }) => ({ ...e, failure: null }),
    initial: `idle`,
    states: {
      idle: { after: { untilQuiet: { target: `watching` } } },
      watching: {
        invoke: {
          id: `watchDeletionFlag`,
          src: `watchDeletionFlag`,
          input: ({ context: { uid: e } }) => ({ uid: e }),
        },
        initial: `none`,
        states: {
          none: {
            on: {
              'flag.begun': { target: `begun` },
              'flag.final': { target: `final` },
              'flag.past': { target: `past` },
            },
          },
          begun: {
            tags: [`deleting`, `begun`],
            exit: `forgetFailure`,
            on: {
              'flag.none': { target: `none` },
              'flag.final': { target: `final` },
              'deletion.cancel': { target: `keeping` },
            },
          },
          keeping: {
            tags: [`deleting`, `begun`, `keeping`],
            invoke: {
              id: `cancelDeletion`,
              src: `cancelDeletion`,
              input: ({ context: { uid: e } }) => ({ uid: e }),
            },
            on: {
              'deletion.canceled': { target: `kept` },
              'flag.none': { target: `kept` },
              'flag.final': { target: `final` },
              'error.*': { target: `begun`, actions: `setFailure` },
            },
          },
          kept: {
            tags: `kept`,
            on: { 'flag.begun': { target: `begun` }, 'updates.dismiss': { target: `none` } },
          },
          final: { tags: [`deleting`, `final`] },
          past: { tags: `past`, on: { 'flag.none': { target: `none` } } },
        },
      },
    },
  }),
  Jr = `account-exists-with-different-credential`,
  Yr = ({ input: e, sendBack: t }) => {
    ;(async () => {
      let n = fe(Jr) ? await Qr(e.email) : null
      ;(n || Zr(), t(n ? { type: `link.found`, providerId: n } : { type: `link.none` }))
    })()
  },
  Xr = v(async () => {
    let { linkHeld: e } = await n(async () => {
      let { linkHeld: e } = await import(`./auth-CMmJVNKz.js`).then((e) => e.d)
      return { linkHeld: e }
    })
    return (await e(Jr), Zr(), { type: `change.made` })
  })
function Zr() {
  a(Jr)
}
async function Qr(e) {
  return (
    (
      await n(() => import(`./auth-CMmJVNKz.js`).then((e) => e.d)).catch(() => null)
    )?.providerHeldFor(Jr, e) ?? null
  )
}
var $r = x({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { findPendingLink: h(`findPendingLink`), linkPending: h(`linkPending`) },
    actions: {
      letGo: ue(`letGo`),
      keepProvider: w((e, { providerId: t }) => ({ providerId: t })),
      setFailure: w(({ event: e }) => ({ failure: ce(e) })),
      giveUp: w({ failure: le }),
      forgetFailure: w({ failure: null }),
    },
    delays: { longestAttempt: 9e4 },
  }).createMachine({
    id: `pendingLink`,
    context: ({ input: e }) => ({ email: e.email, providerId: ``, failure: null }),
    initial: `looking`,
    states: {
      looking: {
        invoke: {
          id: `findPendingLink`,
          src: `findPendingLink`,
          input: ({ context: e }) => ({ email: e.email }),
        },
        on: {
          'link.none': { target: `none` },
          'link.found': {
            target: `asking`,
            actions: { type: `keepProvider`, params: ({ event: e }) => e },
          },
        },
      },
      asking: {
        tags: `asking`,
        on: {
          'link.confirm': { target: `linking` },
          'link.dismiss': { target: `none`, actions: `letGo` },
        },
      },
      linking: {
        tags: `linking`,
        entry: `forgetFailure`,
        invoke: { id: `linkPending`, src: `linkPending` },
        after: { longestAttempt: { target: `failed`, actions: `giveUp` } },
        on: {
          'change.made': { target: `linked` },
          'error.provider-already-linked': { target: `none` },
          'error.*': { target: `failed`, actions: `setFailure` },
        },
      },
      linked: { tags: `linked`, on: { 'link.dismiss': { target: `none` } } },
      failed: {
        tags: `failed`,
        on: {
          'link.retry': { target: `linking` },
          'link.dismiss': { target: `none`, actions: `letGo` },
        },
      },
      none: {},
    },
  }),
  ei = qr.provide({ actors: { watchDeletionFlag: y(Vr), cancelDeletion: y(Wr) } }),
  ti = $r.provide({
    actors: { findPendingLink: y(Yr), linkPending: y(Xr) },
    actions: { letGo: Zr },
  }),
  V = {
    askToLink: (e) => `You signed in with ${e} before. Connect it to your account?`,
    link: `Connect it`,
    notNow: `Not now`,
    linking: (e) => `Connecting ${e}…`,
    linked: (e) => `${e} is now connected.`,
    linkFailed: (e) => `${e} couldn’t be connected.`,
    lostPasswordTo: (e) => `Your password was removed when you signed in with ${e}.`,
    lostPassword: `Your password was removed from this account.`,
    lost: (e) => `${e} is no longer connected to your account.`,
    setPassword: `Choose a new password`,
    connectAgain: `Reconnect`,
    dismiss: `Dismiss`,
  },
  ni = {
    begun: `You started deleting your account. Nothing has been deleted yet. New changes stay on this device only.`,
    final: `Your account is being deleted. This can no longer be canceled.`,
    past: `Your earlier account was deleted within the last hour. Sign in again later to save changes.`,
    goOn: `Continue`,
    keep: `Keep my account`,
    keeping: `One moment…`,
    kept: `Your account was not deleted.`,
    dismiss: `Dismiss`,
  }
function ri({ uid: e, flow: t = ei }) {
  let n = E(t, { uid: e }),
    r = S(n, (e) => e),
    [i] = Oe(),
    a = r.hasTag(`deleting`)
  ii(a || r.hasTag(`past`))
  let { failure: o } = r.context,
    s = ni,
    l = () => n.send({ type: `deletion.cancel` })
  return i === f.deleteAccount
    ? null
    : (0, B.jsxs)(B.Fragment, {
        children: [
          (0, B.jsxs)(`output`, {
            children: [
              a &&
                (0, B.jsxs)(c, {
                  tone: `danger`,
                  children: [
                    (0, B.jsx)(`span`, { children: r.hasTag(`final`) ? s.final : s.begun }),
                    (0, B.jsx)(C, { href: f.deleteAccount, children: s.goOn }),
                    r.hasTag(`begun`) &&
                      (0, B.jsx)(`button`, {
                        type: `button`,
                        'aria-disabled': r.hasTag(`keeping`),
                        onClick: l,
                        children: r.hasTag(`keeping`) ? s.keeping : s.keep,
                      }),
                  ],
                }),
              r.hasTag(`past`) && (0, B.jsx)(c, { tone: `danger`, children: s.past }),
              r.hasTag(`kept`) &&
                (0, B.jsxs)(c, {
                  tone: `calm`,
                  children: [
                    (0, B.jsx)(`span`, { children: s.kept }),
                    (0, B.jsx)(`button`, {
                      type: `button`,
                      onClick: () => n.send({ type: `updates.dismiss` }),
                      children: s.dismiss,
                    }),
                  ],
                }),
            ],
          }),
          (0, B.jsx)(_, { failure: o, offers: { retry: l } }),
        ],
      })
}
function ii(e) {
  let { retry: t } = We()
  ;(0, z.useEffect)(() => {
    e || t()
  }, [e, t])
}
function ai({ user: e }) {
  let [t, n] = (0, z.useState)([]),
    r = [...ot(e), ...(Ze(e, `password`) ? [`password`] : [])],
    i = Le(e.uid, r).filter((e) => !t.includes(e)),
    a = r.join(`,`)
  ;(0, z.useEffect)(() => ze(e.uid, a.split(`,`).filter(Boolean)), [e.uid, a])
  let o = (r) => {
    ;(Ge(e.uid, [r]), n([...t, r]))
  }
  return (0, B.jsx)(`output`, {
    children: i.map((e) =>
      (0, B.jsxs)(
        c,
        {
          tone: `calm`,
          children: [
            (0, B.jsx)(`span`, { children: oi(e, r) }),
            (0, B.jsx)(C, {
              href: `${f.account}#${e === `password` ? `password` : `connected`}`,
              children: e === `password` ? V.setPassword : V.connectAgain,
            }),
            (0, B.jsx)(`button`, { type: `button`, onClick: () => o(e), children: V.dismiss }),
          ],
        },
        e,
      ),
    ),
  })
}
function oi(e, t) {
  if (e !== `password`) return V.lost(un(e))
  let n = Ue()
  return n !== null && t.includes(n) ? V.lostPasswordTo(un(n)) : V.lostPassword
}
function si({ email: e, flow: t = ti }) {
  let n = E(t, { email: e }),
    r = S(n, (e) => e),
    { providerId: i, failure: a } = r.context,
    o = un(i),
    s = () => n.send({ type: `link.retry` }),
    l = (0, B.jsx)(`button`, {
      type: `button`,
      onClick: () => n.send({ type: `link.dismiss` }),
      children: V.dismiss,
    })
  return (0, B.jsxs)(`output`, {
    children: [
      r.hasTag(`asking`) &&
        (0, B.jsxs)(c, {
          tone: `calm`,
          children: [
            (0, B.jsx)(`span`, { children: V.askToLink(o) }),
            (0, B.jsx)(`button`, {
              type: `button`,
              onClick: () => n.send({ type: `link.confirm` }),
              children: V.link,
            }),
            (0, B.jsx)(`button`, {
              type: `button`,
              onClick: () => n.send({ type: `link.dismiss` }),
              children: V.notNow,
            }),
          ],
        }),
      r.hasTag(`linking`) && (0, B.jsx)(c, { tone: `calm`, children: V.linking(o) }),
      r.hasTag(`linked`) &&
        (0, B.jsxs)(c, {
          tone: `calm`,
          children: [(0, B.jsx)(`span`, { children: V.linked(o) }), l],
        }),
      r.hasTag(`failed`) &&
        a &&
        (0, B.jsxs)(B.Fragment, {
          children: [
            (0, B.jsxs)(c, {
              tone: `calm`,
              children: [(0, B.jsx)(`span`, { children: V.linkFailed(o) }), l],
            }),
            (0, B.jsx)(re, { failure: a, offers: { retry: s } }),
          ],
        }),
    ],
  })
}
var ci = e({ LazyNotices: () => li, MethodsNotice: () => ui })
function li({ user: e }) {
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(ri, { uid: e.uid }, e.uid),
      (0, B.jsx)(ui, { user: e }),
      (0, B.jsx)(Rr, { user: e }),
    ],
  })
}
function ui({ user: e }) {
  return (0, B.jsxs)(B.Fragment, {
    children: [(0, B.jsx)(si, { email: e.email }, e.uid), (0, B.jsx)(ai, { user: e })],
  })
}
var H = {
    title: `Create an account`,
    lead: `You’ll keep everything you have here.`,
    email: `Email`,
    password: `Password`,
    submit: `Create account`,
    submitting: `Creating account…`,
    or: `or`,
    phone: `Use a phone number`,
    keptTitle: `Your account is ready`,
    kept: `You can now sign in on any device.`,
    toAccount: `Go to your account`,
    emailTaken: `An account with this email already exists. Sign in with its password.`,
    existingPassword: `Password of that account`,
    enter: `Sign in to that account`,
    entering: `Signing in…`,
    stay: `Stay a guest`,
    providerTaken: (e) => `${e} is already connected to another account. You can sign in to it.`,
  },
  U = {
    removingLead: `Everything has been copied. The guest copy is being deleted.`,
    waiting: `Waiting for another tab of this browser to finish.`,
    steps: `Steps`,
    stepWords: `Unsaved changes`,
    stepVerifying: `Verifying`,
    stepRemoving: `Deleting the guest copy`,
    outOf: (e, t) => `${Vt(e)} of ${Vt(t)}`,
    stop: `Pause`,
    goOn: `Continue`,
    pausedLead: `Everything copied so far is in your account. You can move the rest anytime.`,
    failedLead: `Everything copied so far is in your account, and nothing was deleted. You can resume anytime.`,
    offlineLead: `Everything copied so far is in your account. The move resumes when you’re back online.`,
    coolingDownLead: `The server is busy. This resumes in a moment.`,
    shortLead: `Your account doesn’t have enough space. What fits has moved; the rest is still in the guest account.`,
    verify: `Verify your email to get more space`,
    arrived: `Everything is in your account`,
    arrivedLead: `The guest copy hasn’t been deleted yet. You can resume anytime.`,
    arrivedOfflineLead: `The guest copy hasn’t been deleted yet. This resumes when you’re back online.`,
    giveUp: `Leave the rest`,
    leaveHeading: `Leave the rest behind?`,
    leaveLead: `Everything that moved stays in your account. Everything else will be inaccessible to everyone, including you. This can’t be undone.`,
    leaveRemaining: `Leave it behind`,
    abandoning: `One moment…`,
    keepRemaining: `Keep it for now`,
    leftHeading: `The rest was left behind`,
    leftLead: `You left the rest behind in another tab. Everything that moved stays in your account.`,
    lostHeading: `The guest account no longer exists`,
    lostLead: `The guest account was deleted or upgraded, or its session ended, so nothing more can be moved. Everything copied so far stays in your account.`,
    nothingHeading: `There is nothing to move`,
    nothingLead: `Everything you have is already in this account.`,
    claim: `Yes, move them`,
    leaveWaiting: `Decide later`,
    decline: `No, they’re not mine`,
    look: `View`,
    dismiss: `Dismiss`,
  },
  di = e({ MoveBanner: () => fi })
function fi({ isShown: e }) {
  let { guest: t, move: n } = Qe(),
    r = st(n)
  return (0, B.jsxs)(`output`, {
    children: [
      e &&
        t &&
        !t.isConfirmed &&
        (0, B.jsxs)(c, {
          tone: `calm`,
          children: [
            (0, B.jsx)(`span`, { children: M.move.noticeUnconfirmed }),
            (0, B.jsx)(C, { href: f.moveNotes, children: U.look }),
          ],
        }),
      e && r && (0, B.jsx)(pi, { actor: r }),
    ],
  })
}
function pi({ actor: e }) {
  let t = S(e, (e) => e)
  return t.status === `active`
    ? (0, B.jsxs)(c, {
        tone: `calm`,
        children: [
          (0, B.jsx)(`span`, { children: mi(t) }),
          (0, B.jsx)(C, { href: f.moveNotes, children: U.look }),
          t.hasTag(`over`) &&
            (0, B.jsx)(`button`, {
              type: `button`,
              onClick: () => e.send({ type: `move.dismiss` }),
              children: U.dismiss,
            }),
        ],
      })
    : null
}
function mi(e) {
  return e.hasTag(`moved`)
    ? M.move.noticeMoved
    : e.hasTag(`leftElsewhere`)
      ? M.move.noticeLeft
      : e.hasTag(`lost`)
        ? M.move.noticeLost
        : e.hasTag(`abandoning`)
          ? M.move.noticeHalted
          : e.hasTag(`halted`)
            ? e.context.isVerified
              ? M.move.noticeArrived
              : e.hasTag(`waitingForNetwork`) || e.hasTag(`coolingDown`)
                ? M.move.noticeWaiting
                : M.move.noticeHalted
            : M.move.noticeMoving
}
async function hi(e, t) {
  let { flush: n, demandFlushed: i } = await r.move()
  ;(await n(e, null, t), await i(e.guestUid), await _i(e))
}
async function gi(e, t) {
  let { flushReadable: n } = await r.move()
  ;(await n(e, t), await _i(e))
}
async function _i({ guestUid: e }) {
  let [{ close: t }, { forget: n }] = await Promise.all([r.move(), r.device()])
  ;(await t(e), await L(e), await gt(), n(e))
}
var vi = ({ input: { uid: e }, sendBack: t }) => {
    let n = () => t({ type: `network.back` })
    addEventListener(`online`, n)
    let r = ye(i(), (n) => {
      n?.uid !== e && t({ type: `signedIn.left` })
    })
    return () => {
      ;(removeEventListener(`online`, n), r())
    }
  },
  yi = W(async ({ from: e }) => {
    let { countToMove: t } = await r.move()
    return { type: `things.counted`, things: await t(e) }
  }),
  bi = W(async (e, t, n) => {
    let { copy: i } = await r.move()
    return {
      type: `copy.done`,
      isShort: await i(e, t, (e, t) => n({ type: `things.copied`, step: e, count: t })),
    }
  }),
  xi = W(async (e, t) => {
    let { flush: n } = await r.move()
    return (await n({ guestUid: e.from.uid, uid: e.to.uid }, e, t), { type: `words.flushed` })
  }),
  Si = W(async (e, t) => {
    let { hasArrived: n, demandFlushed: i } = await r.move()
    if (!(await n(e, t))) throw new b(`internal`, `Not everything has arrived.`)
    return (
      await i(e.from.uid),
      t.throwIfAborted(),
      await k(e.from.uid, { phase: `removing` }),
      { type: `things.verified` }
    )
  }),
  Ci = W(async ({ from: e }, t, n) => {
    let r = bt()
    return (
      await vr(e),
      await Nr(e, {
        signal: t,
        onProgress: (e) => n({ type: `wipe.progress`, progress: e, timeLeft: r(e) }),
      }),
      { type: `guest.wiped` }
    )
  }),
  wi = W(async ({ from: e, to: t }, n) => {
    let r = e.session.currentUser
    return (
      r &&
        (await Ne(r).catch((e) => {
          if (!Ti(e)) throw e
        })),
      await hi({ guestUid: e.uid, uid: t.uid }, n),
      null
    )
  })
function Ti(e) {
  return e instanceof b && e.code === `auth/requires-recent-login`
}
function W(e) {
  return ({ input: t, sendBack: n }) => {
    let r = new AbortController(),
      { signal: i } = r,
      a = (e) => {
        i.aborted || n(e)
      },
      o = async () => {
        try {
          let n = await Ln(t.guestUid)
          if (n === `grown`) return await Ei(t.guestUid)
          if (n !== `gone`) return await e({ from: n, to: O(t.uid) }, i, a)
        } catch (e) {
          if (i.aborted || I(t.guestUid).currentUser) throw e
        }
        return hi(t, i)
      }
    return (
      (async () => {
        let e = await o().catch(ee)
        e && a(e)
      })(),
      () => r.abort()
    )
  }
}
async function Ei(e) {
  ;(await qe(e), await L(e))
}
var Di = ({ input: e, sendBack: t }) => {
    let n = new AbortController(),
      { signal: r } = n
    return (
      ct(r, Ye(e.guestUid), async () => {
        ;(await k(e.guestUid, { phase: `abandoning` }), await gi(e, r))
      }).catch(async (e) => {
        let n = await ee(e)
        r.aborted || t(n)
      }),
      () => n.abort()
    )
  },
  Oi = 2e3,
  ki = ({ input: { guestUid: e }, sendBack: t }) => {
    let n = new AbortController(),
      { signal: r } = n,
      i = new Promise((e) => r.addEventListener(`abort`, e))
    return (
      ct(r, Ye(e), async () => {
        ;(D(e) || (await T(Oi, i).catch(() => null)),
          r.aborted || (t({ type: `turn.taken`, phase: D(e)?.phase ?? null }), await i))
      }).catch(() => null),
      () => n.abort()
    )
  },
  Ai = {
    things: {},
    step: ``,
    copied: {},
    isShort: !1,
    isVerified: !1,
    progress: null,
    timeLeft: null,
    failures: 0,
    ...ae,
  }
function G({ context: { guestUid: e, uid: t } }) {
  return { guestUid: e, uid: t }
}
function K({ event: e }) {
  return (pe(e, [`turn.taken`, `journal.changed`, `journal.gone`]), e.phase)
}
var ji = ne(),
  Mi = x({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: {
      watchSignedIn: h(`watchSignedIn`),
      watchMoveJournal: h(`watchMoveJournal`),
      takeTurn: h(`takeTurn`),
      countThings: h(`countThings`),
      copyThings: h(`copyThings`),
      flushEdits: h(`flushEdits`),
      verifyMove: h(`verifyMove`),
      wipeGuest: h(`wipeGuest`),
      deleteGuest: h(`deleteGuest`),
      leaveRemaining: h(`leaveRemaining`),
    },
    actions: {
      ...ji.actions,
      rememberPause: ue(`rememberPause`),
      rememberGoingOn: ue(`rememberGoingOn`),
      begin: w({ failure: null, isShort: !1, isVerified: !1 }),
      setThings: w((e, { things: t }) => ({ things: t, step: ``, copied: {} })),
      recordCopied: w(({ context: { copied: e } }, { step: t, count: n }) => ({
        step: t,
        copied: { ...e, [t]: n },
      })),
      setShort: w({ isShort: !0 }),
      setVerified: w({ isVerified: !0 }),
      setWipe: w((e, { progress: t, timeLeft: n }) => ({ progress: t, timeLeft: n })),
      countFailure: w({ failures: ({ context: e }) => e.failures + 1 }),
    },
    guards: {
      isMissed: (e) => K(e) === null,
      isUnderWay: (e) => [`copying`, `removing`].includes(K(e) ?? ``),
      isPaused: (e) => K(e) === `paused`,
      isRemoving: (e) => K(e) === `removing`,
      isAbandoning: (e) => K(e) === `abandoning`,
      isShort: (e, { isShort: t }) => t,
      hasRemaining: ({ context: e }) => !e.isVerified,
    },
    delays: { ...ji.delays, nextTry: ({ context: e }) => oe(e.failures, 2e3, 6e4) },
  }).createMachine({
    id: `move`,
    context: ({ input: e }) => ({ ...e, ...Ai }),
    invoke: [
      { id: `watchSignedIn`, src: `watchSignedIn`, input: G },
      { id: `watchMoveJournal`, src: `watchMoveJournal`, input: G },
    ],
    on: {
      'signedIn.left': { target: `.left` },
      'journal.gone': [
        { guard: `isRemoving`, target: `.moved` },
        { guard: `isAbandoning`, target: `.leftElsewhere` },
        { target: `.lost` },
      ],
    },
    initial: `moving`,
    states: {
      moving: {
        entry: `begin`,
        invoke: { id: `takeTurn`, src: `takeTurn`, input: G },
        on: {
          'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
          'error.network-request-failed': {
            target: `waitingForNetwork`,
            actions: [`setFailure`, `countFailure`],
          },
          'error.*': { target: `halted`, actions: `setFailure` },
        },
        initial: `waiting`,
        states: {
          waiting: {
            tags: `waiting`,
            on: {
              'turn.taken': [
                { guard: `isMissed`, target: `#move.lost` },
                { guard: `isPaused`, target: `#move.halted.paused` },
                { guard: `isAbandoning`, target: `#move.lettingGo` },
                { guard: `isRemoving`, target: `removing` },
                { target: `copying` },
              ],
            },
          },
          copying: {
            tags: `copying`,
            on: {
              'move.stop': { target: `#move.halted.paused`, actions: `rememberPause` },
              'things.copied': { actions: { type: `recordCopied`, params: ({ event: e }) => e } },
            },
            initial: `counting`,
            states: {
              counting: {
                invoke: { id: `countThings`, src: `countThings`, input: G },
                on: {
                  'things.counted': {
                    target: `copyingThings`,
                    actions: { type: `setThings`, params: ({ event: e }) => e },
                  },
                },
              },
              copyingThings: {
                invoke: { id: `copyThings`, src: `copyThings`, input: G },
                on: {
                  'copy.done': [
                    {
                      guard: { type: `isShort`, params: ({ event: e }) => e },
                      target: `#move.halted.short`,
                      actions: `setShort`,
                    },
                    { target: `flushing` },
                  ],
                },
              },
              flushing: {
                tags: `flushing`,
                invoke: { id: `flushEdits`, src: `flushEdits`, input: G },
                on: { 'words.flushed': { target: `verifying` } },
              },
              verifying: {
                tags: `verifying`,
                invoke: { id: `verifyMove`, src: `verifyMove`, input: G },
                on: {
                  'things.verified': { target: `#move.moving.removing`, actions: `forgetRefusals` },
                },
              },
            },
          },
          removing: {
            tags: `removing`,
            entry: `setVerified`,
            on: { 'wipe.progress': { actions: { type: `setWipe`, params: ({ event: e }) => e } } },
            initial: `wiping`,
            states: {
              wiping: {
                tags: `wiping`,
                invoke: { id: `wipeGuest`, src: `wipeGuest`, input: G },
                on: { 'guest.wiped': { target: `deleting` } },
              },
              deleting: { invoke: { id: `deleteGuest`, src: `deleteGuest`, input: G } },
            },
          },
        },
      },
      halted: {
        tags: `halted`,
        initial: `failed`,
        on: {
          'move.goOn': { target: `moving`, actions: `rememberGoingOn` },
          'move.giveUp': { guard: `hasRemaining`, target: `abandoning` },
          'journal.changed': { guard: `isUnderWay`, target: `moving` },
        },
        states: { failed: {}, short: { tags: `short` }, paused: { tags: `paused` } },
      },
      abandoning: {
        tags: `abandoning`,
        on: {
          'remaining.leave': { target: `lettingGo` },
          'remaining.keep': { target: `halted.paused`, actions: `rememberPause` },
          'journal.changed': { guard: `isUnderWay`, target: `moving` },
        },
      },
      lettingGo: {
        tags: [`abandoning`, `lettingGo`],
        invoke: { id: `leaveRemaining`, src: `leaveRemaining`, input: G },
        on: {
          'journal.gone': { target: `left` },
          'error.*': { target: `halted.paused`, actions: [`rememberPause`, `setFailure`] },
        },
      },
      waitingForNetwork: {
        tags: [`halted`, `waitingForNetwork`],
        after: { nextTry: { target: `moving` } },
        on: { 'network.back': { target: `moving` }, 'move.goOn': { target: `moving` } },
      },
      coolingDown: {
        tags: [`halted`, `coolingDown`],
        exit: `endCoolDown`,
        after: { coolDown: { target: `moving` } },
      },
      moved: { tags: [`over`, `moved`], on: { 'move.dismiss': { target: `left` } } },
      leftElsewhere: {
        tags: [`over`, `leftElsewhere`],
        on: { 'move.dismiss': { target: `left` } },
      },
      lost: { tags: [`over`, `lost`], on: { 'move.dismiss': { target: `left` } } },
      left: { tags: `left`, type: `final` },
    },
  }),
  Ni = x({
    types: { context: {}, events: {}, input: {}, children: {} },
    actors: { watchGuests: h(`watchGuests`), move: Mi },
    actions: { setGuest: w((e, { guestUid: t }) => ({ guestUid: t })) },
    guards: { isAnother: ({ context: e }, { guestUid: t }) => e.guestUid !== t },
  }).createMachine({
    id: `guestMove`,
    context: ({ input: { uid: e } }) => ({ uid: e, guestUid: `` }),
    invoke: {
      id: `watchGuests`,
      src: `watchGuests`,
      input: ({ context: { uid: e } }) => ({ uid: e }),
    },
    initial: `waiting`,
    states: {
      waiting: {
        on: {
          'guest.confirmed': {
            target: `moving`,
            actions: { type: `setGuest`, params: ({ event: e }) => e },
          },
        },
      },
      moving: {
        invoke: {
          id: `move`,
          src: `move`,
          input: ({ context: { guestUid: e, uid: t } }) => ({ guestUid: e, uid: t }),
          onDone: { target: `waiting` },
        },
        on: {
          'guest.confirmed': {
            guard: { type: `isAnother`, params: ({ event: e }) => e },
            target: `moving`,
            reenter: !0,
            actions: { type: `setGuest`, params: ({ event: e }) => e },
          },
        },
      },
    },
  }),
  Pi = Mi.provide({
    actors: {
      watchSignedIn: y(vi),
      watchMoveJournal: y(({ input: { guestUid: e }, sendBack: t }) =>
        Re(e, {
          changed: (e) => t({ type: `journal.changed`, phase: e }),
          gone: (e) => t({ type: `journal.gone`, phase: e }),
        }),
      ),
      takeTurn: y(ki),
      countThings: y(yi),
      copyThings: y(bi),
      flushEdits: y(xi),
      verifyMove: y(Si),
      wipeGuest: y(Ci),
      deleteGuest: y(wi),
      leaveRemaining: y(Di),
    },
    actions: {
      rememberPause: ({ context: { guestUid: e } }) => {
        D(e)?.phase !== `removing` && k(e, { phase: `paused` })
      },
      rememberGoingOn: ({ context: { guestUid: e } }) => {
        D(e)?.phase === `paused` && k(e, { phase: `copying` })
      },
    },
  }),
  Fi = Ni.provide({
    actors: {
      watchGuests: y(({ input: { uid: e }, sendBack: t }) => {
        let n = () => {
            let n = Xe(e)
            n?.isConfirmed && t({ type: `guest.confirmed`, guestUid: n.guestUid })
          },
          r = nt(n)
        return (n(), r)
      }),
      move: Pi,
    },
  }),
  Ii = e({ GuestMoveScope: () => Li })
function Li({ uid: e, onMove: t }) {
  let n = S(E(Fi, { uid: e }), ({ children: e }) => e.move ?? null)
  return ((0, z.useEffect)(() => t({ is: `here`, actor: n }), [n, t]), null)
}
var q = ((e) => (
    (e[(e.Border = -1)] = `Border`),
    (e[(e.Data = 0)] = `Data`),
    (e[(e.Function = 1)] = `Function`),
    (e[(e.Position = 2)] = `Position`),
    (e[(e.Timing = 3)] = `Timing`),
    (e[(e.Alignment = 4)] = `Alignment`),
    e
  ))(q || {}),
  Ri = [0, 1],
  zi = [1, 0],
  Bi = [2, 3],
  Vi = [3, 2],
  Hi = { L: Ri, M: zi, Q: Bi, H: Vi },
  Ui = /^\d*$/,
  Wi = /^[A-Z0-9 $%*+./:-]*$/,
  Gi = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,
  Ki = 1,
  qi = 40,
  Ji = 3,
  Yi = 3,
  Xi = 40,
  Zi = 10,
  Qi = [
    [
      -1, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      -1, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      -1, 13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30,
      30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      -1, 17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ],
  $i = [
    [
      -1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
      14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      -1, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23,
      25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      -1, 1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29,
      34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      -1, 1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35,
      37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ],
  ea = class {
    constructor(e, t, n, r) {
      if (((this.version = e), (this.ecc = t), e < Ki || e > qi))
        throw RangeError(`Version value out of range`)
      if (r < -1 || r > 7) throw RangeError(`Mask value out of range`)
      this.size = e * 4 + 17
      let i = Array.from({ length: this.size }).fill(!1)
      for (let e = 0; e < this.size; e++)
        (this.modules.push(i.slice()), this.types.push(i.map(() => 0)))
      this.drawFunctionPatterns()
      let a = this.addEccAndInterleave(n)
      if ((this.drawCodewords(a), r === -1)) {
        let e = 1e9
        for (let t = 0; t < 8; t++) {
          ;(this.applyMask(t), this.drawFormatBits(t))
          let n = this.getPenaltyScore()
          ;(n < e && ((r = t), (e = n)), this.applyMask(t))
        }
      }
      ;((this.mask = r), this.applyMask(r), this.drawFormatBits(r))
    }
    size
    mask
    modules = []
    types = []
    getModule(e, t) {
      return e >= 0 && e < this.size && t >= 0 && t < this.size && this.modules[t][e]
    }
    drawFunctionPatterns() {
      for (let e = 0; e < this.size; e++)
        (this.setFunctionModule(6, e, e % 2 == 0, q.Timing),
          this.setFunctionModule(e, 6, e % 2 == 0, q.Timing))
      ;(this.drawFinderPattern(3, 3),
        this.drawFinderPattern(this.size - 4, 3),
        this.drawFinderPattern(3, this.size - 4))
      let e = this.getAlignmentPatternPositions(),
        t = e.length
      for (let n = 0; n < t; n++)
        for (let r = 0; r < t; r++)
          (n === 0 && r === 0) ||
            (n === 0 && r === t - 1) ||
            (n === t - 1 && r === 0) ||
            this.drawAlignmentPattern(e[n], e[r])
      ;(this.drawFormatBits(0), this.drawVersion())
    }
    drawFormatBits(e) {
      let t = (this.ecc[1] << 3) | e,
        n = t
      for (let e = 0; e < 10; e++) n = (n << 1) ^ ((n >>> 9) * 1335)
      let r = ((t << 10) | n) ^ 21522
      for (let e = 0; e <= 5; e++) this.setFunctionModule(8, e, Y(r, e))
      ;(this.setFunctionModule(8, 7, Y(r, 6)),
        this.setFunctionModule(8, 8, Y(r, 7)),
        this.setFunctionModule(7, 8, Y(r, 8)))
      for (let e = 9; e < 15; e++) this.setFunctionModule(14 - e, 8, Y(r, e))
      for (let e = 0; e < 8; e++) this.setFunctionModule(this.size - 1 - e, 8, Y(r, e))
      for (let e = 8; e < 15; e++) this.setFunctionModule(8, this.size - 15 + e, Y(r, e))
      this.setFunctionModule(8, this.size - 8, !0)
    }
    drawVersion() {
      if (this.version < 7) return
      let e = this.version
      for (let t = 0; t < 12; t++) e = (e << 1) ^ ((e >>> 11) * 7973)
      let t = (this.version << 12) | e
      for (let e = 0; e < 18; e++) {
        let n = Y(t, e),
          r = this.size - 11 + (e % 3),
          i = Math.floor(e / 3)
        ;(this.setFunctionModule(r, i, n), this.setFunctionModule(i, r, n))
      }
    }
    drawFinderPattern(e, t) {
      for (let n = -4; n <= 4; n++)
        for (let r = -4; r <= 4; r++) {
          let i = Math.max(Math.abs(r), Math.abs(n)),
            a = e + r,
            o = t + n
          a >= 0 &&
            a < this.size &&
            o >= 0 &&
            o < this.size &&
            this.setFunctionModule(a, o, i !== 2 && i !== 4, q.Position)
        }
    }
    drawAlignmentPattern(e, t) {
      for (let n = -2; n <= 2; n++)
        for (let r = -2; r <= 2; r++)
          this.setFunctionModule(
            e + r,
            t + n,
            Math.max(Math.abs(r), Math.abs(n)) !== 1,
            q.Alignment,
          )
    }
    setFunctionModule(e, t, n, r = q.Function) {
      ;((this.modules[t][e] = n), (this.types[t][e] = r))
    }
    addEccAndInterleave(e) {
      let t = this.version,
        n = this.ecc
      if (e.length !== ha(t, n)) throw RangeError(`Invalid argument`)
      let r = $i[n[0]][t],
        i = Qi[n[0]][t],
        a = Math.floor(ma(t) / 8),
        o = r - (a % r),
        s = Math.floor(a / r),
        c = [],
        l = ga(i)
      for (let t = 0, n = 0; t < r; t++) {
        let r = e.slice(n, n + s - i + (t < o ? 0 : 1))
        n += r.length
        let a = _a(r, l)
        ;(t < o && r.push(0), c.push(r.concat(a)))
      }
      let u = []
      for (let e = 0; e < c[0].length; e++)
        c.forEach((t, n) => {
          ;(e !== s - i || n >= o) && u.push(t[e])
        })
      return u
    }
    drawCodewords(e) {
      if (e.length !== Math.floor(ma(this.version) / 8)) throw RangeError(`Invalid argument`)
      let t = 0
      for (let n = this.size - 1; n >= 1; n -= 2) {
        n === 6 && (n = 5)
        for (let r = 0; r < this.size; r++)
          for (let i = 0; i < 2; i++) {
            let a = n - i,
              o = (n + 1) & 2 ? r : this.size - 1 - r
            !this.types[o][a] &&
              t < e.length * 8 &&
              ((this.modules[o][a] = Y(e[t >>> 3], 7 - (t & 7))), t++)
          }
      }
    }
    applyMask(e) {
      if (e < 0 || e > 7) throw RangeError(`Mask value out of range`)
      for (let t = 0; t < this.size; t++)
        for (let n = 0; n < this.size; n++) {
          let r
          switch (e) {
            case 0:
              r = (n + t) % 2 == 0
              break
            case 1:
              r = t % 2 == 0
              break
            case 2:
              r = n % 3 == 0
              break
            case 3:
              r = (n + t) % 3 == 0
              break
            case 4:
              r = (Math.floor(n / 3) + Math.floor(t / 2)) % 2 == 0
              break
            case 5:
              r = ((n * t) % 2) + ((n * t) % 3) == 0
              break
            case 6:
              r = (((n * t) % 2) + ((n * t) % 3)) % 2 == 0
              break
            case 7:
              r = (((n + t) % 2) + ((n * t) % 3)) % 2 == 0
              break
            default:
              throw Error(`Unreachable`)
          }
          !this.types[t][n] && r && (this.modules[t][n] = !this.modules[t][n])
        }
    }
    getPenaltyScore() {
      let e = 0
      for (let t = 0; t < this.size; t++) {
        let n = !1,
          r = 0,
          i = [0, 0, 0, 0, 0, 0, 0]
        for (let a = 0; a < this.size; a++)
          this.modules[t][a] === n
            ? (r++, r === 5 ? (e += Ji) : r > 5 && e++)
            : (this.finderPenaltyAddHistory(r, i),
              n || (e += this.finderPenaltyCountPatterns(i) * Xi),
              (n = this.modules[t][a]),
              (r = 1))
        e += this.finderPenaltyTerminateAndCount(n, r, i) * Xi
      }
      for (let t = 0; t < this.size; t++) {
        let n = !1,
          r = 0,
          i = [0, 0, 0, 0, 0, 0, 0]
        for (let a = 0; a < this.size; a++)
          this.modules[a][t] === n
            ? (r++, r === 5 ? (e += Ji) : r > 5 && e++)
            : (this.finderPenaltyAddHistory(r, i),
              n || (e += this.finderPenaltyCountPatterns(i) * Xi),
              (n = this.modules[a][t]),
              (r = 1))
        e += this.finderPenaltyTerminateAndCount(n, r, i) * Xi
      }
      for (let t = 0; t < this.size - 1; t++)
        for (let n = 0; n < this.size - 1; n++) {
          let r = this.modules[t][n]
          r === this.modules[t][n + 1] &&
            r === this.modules[t + 1][n] &&
            r === this.modules[t + 1][n + 1] &&
            (e += Yi)
        }
      let t = 0
      for (let e of this.modules) t = e.reduce((e, t) => e + +!!t, t)
      let n = this.size * this.size,
        r = Math.ceil(Math.abs(t * 20 - n * 10) / n) - 1
      return ((e += r * Zi), e)
    }
    getAlignmentPatternPositions() {
      if (this.version === 1) return []
      {
        let e = Math.floor(this.version / 7) + 2,
          t = this.version === 32 ? 26 : Math.ceil((this.version * 4 + 4) / (e * 2 - 2)) * 2,
          n = [6]
        for (let r = this.size - 7; n.length < e; r -= t) n.splice(1, 0, r)
        return n
      }
    }
    finderPenaltyCountPatterns(e) {
      let t = e[1],
        n = t > 0 && e[2] === t && e[3] === t * 3 && e[4] === t && e[5] === t
      return (n && e[0] >= t * 4 && e[6] >= t ? 1 : 0) + (n && e[6] >= t * 4 && e[0] >= t ? 1 : 0)
    }
    finderPenaltyTerminateAndCount(e, t, n) {
      return (
        e && (this.finderPenaltyAddHistory(t, n), (t = 0)),
        (t += this.size),
        this.finderPenaltyAddHistory(t, n),
        this.finderPenaltyCountPatterns(n)
      )
    }
    finderPenaltyAddHistory(e, t) {
      ;(t[0] === 0 && (e += this.size), t.pop(), t.unshift(e))
    }
  }
function J(e, t, n) {
  if (t < 0 || t > 31 || e >>> t) throw RangeError(`Value out of range`)
  for (let r = t - 1; r >= 0; r--) n.push((e >>> r) & 1)
}
function Y(e, t) {
  return !!((e >>> t) & 1)
}
var ta = class {
    constructor(e, t, n) {
      if (((this.mode = e), (this.numChars = t), (this.bitData = n), t < 0))
        throw RangeError(`Invalid argument`)
      this.bitData = n.slice()
    }
    getData() {
      return this.bitData.slice()
    }
  },
  na = [1, 10, 12, 14],
  ra = [2, 9, 11, 13],
  ia = [4, 8, 16, 16]
function aa(e, t) {
  return e[Math.floor((t + 7) / 17) + 1]
}
function oa(e) {
  let t = []
  for (let n of e) J(n, 8, t)
  return new ta(ia, e.length, t)
}
function sa(e) {
  if (!ua(e)) throw RangeError(`String contains non-numeric characters`)
  let t = []
  for (let n = 0; n < e.length;) {
    let r = Math.min(e.length - n, 3)
    ;(J(Number.parseInt(e.substring(n, n + r), 10), r * 3 + 1, t), (n += r))
  }
  return new ta(na, e.length, t)
}
function ca(e) {
  if (!da(e)) throw RangeError(`String contains unencodable characters in alphanumeric mode`)
  let t = [],
    n = 0
  for (; n + 2 <= e.length; n += 2) {
    let r = Gi.indexOf(e.charAt(n)) * 45
    ;((r += Gi.indexOf(e.charAt(n + 1))), J(r, 11, t))
  }
  return (n < e.length && J(Gi.indexOf(e.charAt(n)), 6, t), new ta(ra, e.length, t))
}
function la(e) {
  return e === `` ? [] : ua(e) ? [sa(e)] : da(e) ? [ca(e)] : [oa(pa(e))]
}
function ua(e) {
  return Ui.test(e)
}
function da(e) {
  return Wi.test(e)
}
function fa(e, t) {
  let n = 0
  for (let r of e) {
    let e = aa(r.mode, t)
    if (r.numChars >= 1 << e) return 1 / 0
    n += 4 + e + r.bitData.length
  }
  return n
}
function pa(e) {
  e = encodeURI(e)
  let t = []
  for (let n = 0; n < e.length; n++)
    e.charAt(n) === `%`
      ? (t.push(Number.parseInt(e.substring(n + 1, n + 3), 16)), (n += 2))
      : t.push(e.charCodeAt(n))
  return t
}
function ma(e) {
  if (e < Ki || e > qi) throw RangeError(`Version number out of range`)
  let t = (16 * e + 128) * e + 64
  if (e >= 2) {
    let n = Math.floor(e / 7) + 2
    ;((t -= (25 * n - 10) * n - 55), e >= 7 && (t -= 36))
  }
  return t
}
function ha(e, t) {
  return Math.floor(ma(e) / 8) - Qi[t[0]][e] * $i[t[0]][e]
}
function ga(e) {
  if (e < 1 || e > 255) throw RangeError(`Degree out of range`)
  let t = []
  for (let n = 0; n < e - 1; n++) t.push(0)
  t.push(1)
  let n = 1
  for (let r = 0; r < e; r++) {
    for (let e = 0; e < t.length; e++)
      ((t[e] = va(t[e], n)), e + 1 < t.length && (t[e] ^= t[e + 1]))
    n = va(n, 2)
  }
  return t
}
function _a(e, t) {
  let n = t.map((e) => 0)
  for (let r of e) {
    let e = r ^ n.shift()
    ;(n.push(0), t.forEach((t, r) => (n[r] ^= va(t, e))))
  }
  return n
}
function va(e, t) {
  if (e >>> 8 || t >>> 8) throw RangeError(`Byte out of range`)
  let n = 0
  for (let r = 7; r >= 0; r--) ((n = (n << 1) ^ ((n >>> 7) * 285)), (n ^= ((t >>> r) & 1) * e))
  return n
}
function ya(e, t, n = 1, r = 40, i = -1, a = !0) {
  if (!(Ki <= n && n <= r && r <= qi) || i < -1 || i > 7) throw RangeError(`Invalid value`)
  let o, s
  for (o = n; ; o++) {
    let n = ha(o, t) * 8,
      i = fa(e, o)
    if (i <= n) {
      s = i
      break
    }
    if (o >= r) throw RangeError(`Data too long`)
  }
  for (let e of [zi, Bi, Vi]) a && s <= ha(o, e) * 8 && (t = e)
  let c = []
  for (let t of e) {
    ;(J(t.mode[0], 4, c), J(t.numChars, aa(t.mode, o), c))
    for (let e of t.getData()) c.push(e)
  }
  let l = ha(o, t) * 8
  ;(J(0, Math.min(4, l - c.length), c), J(0, (8 - (c.length % 8)) % 8, c))
  for (let e = 236; c.length < l; e ^= 253) J(e, 8, c)
  let u = Array.from({ length: Math.ceil(c.length / 8) }, () => 0)
  return (c.forEach((e, t) => (u[t >>> 3] |= e << (7 - (t & 7)))), new ea(o, t, u, i))
}
function ba(e, t) {
  let {
      ecc: n = `L`,
      boostEcc: r = !1,
      minVersion: i = 1,
      maxVersion: a = 40,
      maskPattern: o = -1,
      border: s = 1,
    } = t || {},
    c = typeof e == `string` ? la(e) : Array.isArray(e) ? [oa(e)] : void 0
  if (!c) throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`)
  let l = ya(c, Hi[n], i, a, o, r),
    u = xa(
      { version: l.version, maskPattern: l.mask, size: l.size, data: l.modules, types: l.types },
      s,
    )
  return (t?.invert && (u.data = u.data.map((e) => e.map((e) => !e))), t?.onEncoded?.(u), u)
}
function xa(e, t = 1) {
  if (!t) return e
  let { size: n } = e,
    r = n + t * 2
  ;((e.size = r),
    e.data.forEach((e) => {
      for (let n = 0; n < t; n++) (e.unshift(!1), e.push(!1))
    }))
  for (let n = 0; n < t; n++)
    (e.data.unshift(Array.from({ length: r }, (e) => !1)),
      e.data.push(Array.from({ length: r }, (e) => !1)))
  let i = q.Border
  e.types.forEach((e) => {
    for (let n = 0; n < t; n++) (e.unshift(i), e.push(i))
  })
  for (let n = 0; n < t; n++)
    (e.types.unshift(Array.from({ length: r }, (e) => i)),
      e.types.push(Array.from({ length: r }, (e) => i)))
  return e
}
var Sa = e({ qrPath: () => Ca })
function Ca(e) {
  let { data: t, size: n } = ba(e, { border: 4 })
  return {
    path: t.flatMap((e, t) => e.map((e, n) => (e ? `M${n} ${t}h1v1h-1z` : ``))).join(``),
    size: n,
  }
}
var wa = v(async ({ request: { uid: e } }) => {
    let { count: t } = await r.data()
    return { type: `value.loaded`, value: await t(O(e)) }
  }),
  Ta = 6e4,
  Ea = 1e4,
  Da = v(async ({ uid: e }) => {
    Tn(e)
    let t = sn()
    if (t.isAnonymous) return { type: `login.fresh` }
    let { authTime: n } = await xe(t)
    return { type: Math.abs(Date.now() - Date.parse(n)) < Ta ? `login.fresh` : `login.old` }
  }),
  Oa = ({ input: { uid: e }, sendBack: t }) => {
    ;(async () => {
      let n = e === Xt() ? en(e) : null,
        r = n ? je(i(), n) : Promise.resolve()
      ;(await T(Ea, r).catch(() => null), t({ type: `tokens.revoked` }))
    })()
  },
  ka = v(async ({ uid: e }) => {
    Tn(e)
    let t = await Ie()
    ;(await it(e, { discard: `all`, isOver: !0 }),
      await Ne(sn()).catch(async (t) => {
        throw (await tt(e), t)
      }),
      Yt(),
      t?.announceClose(e),
      de({ type: `signedOut`, uid: e }),
      await t?.empty(e),
      await Ke(e, `all`),
      await Fe(e))
  }),
  Aa = { progress: null, timeLeft: null, isFinal: !1, isWiped: !1, isKept: !1 },
  ja = { context: {}, events: {}, input: {}, tags: {} }
function Ma(e, t) {
  return { progress: t.progress, timeLeft: t.timeLeft }
}
function X({ context: { uid: e } }) {
  return { uid: e }
}
var Na = x({
    types: ja,
    actors: {
      watchDeletionFlag: h(`watchDeletionFlag`),
      checkLogin: h(`checkLogin`),
      stopChanges: h(`stopChanges`),
      wipeData: h(`wipeData`),
      revokeTokens: h(`revokeTokens`),
      deleteAccount: h(`deleteAccount`),
      cancelDeletion: h(`cancelDeletion`),
    },
    actions: {
      ...ne().actions,
      setProgress: w(Ma),
      setFinal: w({ isFinal: !0 }),
      setWiped: w({ isFinal: !0, isWiped: !0 }),
      startAfresh: w(Aa),
      draftKept: w({ ...Aa, isKept: !0 }),
    },
    guards: { canKeep: ({ context: e }) => !e.isFinal, isWiped: ({ context: e }) => e.isWiped },
    delays: { ...ne().delays, longestStep: 9e4 },
  })
    .createMachine({
      id: `deletion`,
      context: ({ input: e }) => ({ ...e, ...Aa, ...ae }),
      invoke: { id: `watchDeletionFlag`, src: `watchDeletionFlag`, input: X },
      initial: `deciding`,
      states: {
        deciding: {
          tags: `deciding`,
          exit: `startAfresh`,
          on: {
            'deletion.begin': { target: `checkingLogin` },
            'flag.begun': { target: `removing.halted` },
            'flag.final': { target: `removing.halted`, actions: `setFinal` },
          },
        },
        checkingLogin: {
          tags: [`deciding`, `busy`],
          entry: `forgetFailure`,
          invoke: { id: `checkLogin`, src: `checkLogin`, input: X },
          after: { longestStep: { target: `deciding`, actions: `giveUp` } },
          on: {
            'login.fresh': { target: `removing` },
            'login.old': { target: `confirming` },
            'flag.final': { target: `removing.halted`, actions: `setFinal` },
            'error.*': { target: `deciding`, actions: `setFailure` },
          },
        },
        confirming: {
          tags: [`deciding`, `confirming`],
          on: {
            'identity.confirmed': { target: `removing` },
            'flag.final': { target: `removing.halted`, actions: `setFinal` },
            'identity.cancelled': { target: `deciding` },
          },
        },
        removing: {
          tags: `removing`,
          initial: `resuming`,
          on: { 'flag.final': { actions: `setFinal` } },
          states: {
            resuming: {
              entry: `forgetFailure`,
              always: [{ guard: `isWiped`, target: `working.revoking` }, { target: `working` }],
            },
            working: {
              tags: `busy`,
              initial: `stopping`,
              on: {
                'deletion.cancel': { guard: `canKeep`, target: `keeping.racing` },
                'error.requires-recent-login': { target: `confirming` },
                'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
                'error.*': { target: `halted`, actions: `setFailure` },
              },
              states: {
                stopping: {
                  invoke: { id: `stopChanges`, src: `stopChanges`, input: X },
                  on: { 'changes.stopped': { target: `wiping` } },
                },
                wiping: {
                  tags: `wiping`,
                  invoke: { id: `wipeData`, src: `wipeData`, input: X },
                  on: {
                    'wipe.progress': {
                      actions: { type: `setProgress`, params: ({ event: e }) => e },
                    },
                    'data.wiped': { target: `revoking`, actions: [`setWiped`, `forgetRefusals`] },
                    'deletion.calledOff': [
                      { guard: `canKeep`, target: `#deletion.deciding`, actions: `draftKept` },
                      { target: `#deletion.removing.halted` },
                    ],
                  },
                },
                revoking: {
                  tags: `revoking`,
                  invoke: { id: `revokeTokens`, src: `revokeTokens`, input: X },
                  on: { 'tokens.revoked': { target: `deleting` } },
                },
                deleting: {
                  invoke: { id: `deleteAccount`, src: `deleteAccount`, input: X },
                  after: {
                    longestStep: { target: `#deletion.removing.halted`, actions: `giveUp` },
                  },
                },
              },
            },
            confirming: {
              tags: `confirming`,
              on: {
                'identity.confirmed': { target: `resuming` },
                'identity.cancelled': { target: `halted` },
              },
            },
            halted: {
              tags: `halted`,
              on: {
                'deletion.retry': { target: `resuming` },
                'deletion.cancel': { guard: `canKeep`, target: `keeping` },
                'flag.none': {
                  guard: `canKeep`,
                  target: `#deletion.deciding`,
                  actions: `draftKept`,
                },
              },
            },
            coolingDown: {
              tags: `halted`,
              exit: `endCoolDown`,
              after: { coolDown: { target: `halted` } },
              on: { 'deletion.cancel': { guard: `canKeep`, target: `keeping` } },
            },
            keeping: {
              tags: [`busy`, `keeping`],
              entry: `forgetFailure`,
              invoke: { id: `cancelDeletion`, src: `cancelDeletion`, input: X },
              on: {
                'deletion.canceled': {
                  target: `#deletion.deciding`,
                  actions: [`draftKept`, `forgetRefusals`],
                },
                'flag.final': { target: `halted`, actions: `setFinal` },
                'error.*': { target: `halted`, actions: `setFailure` },
              },
              initial: `idle`,
              states: {
                idle: {},
                racing: {
                  on: {
                    'flag.final': { target: `#deletion.removing.resuming`, actions: `setFinal` },
                  },
                },
              },
            },
          },
        },
      },
    })
    .provide({
      actors: {
        watchDeletionFlag: y(Vr),
        checkLogin: y(Da),
        stopChanges: y(Hr),
        wipeData: y(Ur),
        revokeTokens: y(Oa),
        deleteAccount: y(ka),
        cancelDeletion: y(Wr),
      },
    }),
  Pa = ln().provide({ actors: { load: y(wa) } })
function Fa(e) {
  return ({ input: t, sendBack: n }) => {
    let r = new AbortController(),
      { signal: i } = r,
      a = (e) => {
        i.aborted || n(e)
      }
    return (
      (async () => {
        try {
          a(await e(t, i, a))
        } catch (e) {
          a(await ee(e))
        }
      })(),
      () => r.abort()
    )
  }
}
var Ia = 100
function La(e) {
  let t = null,
    n = !1,
    r = (i) => {
      ;((t = null),
        (n = !0),
        e(i),
        setTimeout(() => {
          ;((n = !1), t && r(t.value))
        }, Ia))
    }
  return (e) => {
    n ? (t = { value: e }) : r(e)
  }
}
var Ra = v(async ({ uid: e }) => {
    _t()
    let { contents: t } = await r.archive()
    return { type: `export.surveyed`, contents: await t(e) }
  }),
  za = Fa(async ({ user: e }, t, r) => {
    let { makeArchive: i } = await n(async () => {
        let { makeArchive: e } = await import(`./archive-CPc9s7KJ.js`).then((e) => e.i)
        return { makeArchive: e }
      }),
      a = La((e) => {
        r({ type: `export.progress`, progress: e })
      })
    try {
      return { type: `export.packed`, outcome: await i(e, t, a) }
    } catch (e) {
      if (at(e) === `full`) return { type: `export.tooLarge` }
      throw e
    }
  }),
  Ba = ({ receive: e }) => {
    let t = n(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.y))
    return (
      e(() => void t.then(({ flush: e }) => e())), () => void t.then(({ dropArchive: e }) => e())
    )
  },
  Va = Fa(async ({ file: e }, t, r) => {
    let { readThrough: i } = await n(async () => {
        let { readThrough: e } = await import(`./archive-CPc9s7KJ.js`).then((e) => e.t)
        return { readThrough: e }
      }),
      a = await i(
        e,
        t,
        La((e) => r({ type: `archive.read`, share: e })),
      )
    return typeof a == `string`
      ? { type: `archive.refused`, why: a }
      : { type: `archive.whole`, preview: a }
  }),
  Ha = Fa(async ({ user: e, file: t }, r, i) => {
    let { putBack: a } = await n(async () => {
        let { putBack: e } = await import(`./archive-CPc9s7KJ.js`).then((e) => e.t)
        return { putBack: e }
      }),
      o = await a(
        e,
        t,
        r,
        La((e) => i({ type: `import.progress`, tally: e })),
      )
    if (typeof o == `string`) return { type: `archive.refused`, why: o }
    let { fullOf: s, tally: c } = o
    return s ? { type: `import.full`, of: s, tally: c } : { type: `import.done`, tally: c }
  }),
  Ua = { step: ``, done: 0, total: null, timeLeft: null },
  Wa = x({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: {
      surveyContents: h(`surveyContents`),
      packEverything: h(`packEverything`),
      holdArchive: h(`holdArchive`),
    },
    actions: {
      flush: he(`holdArchive`, { type: `archive.flush` }),
      setContents: w((e, { contents: t }) => ({ contents: t })),
      setProgress: w((e, { progress: t }) => ({ progress: t })),
      setOutcome: w((e, { outcome: t }) => ({ outcome: t })),
      beginAnew: w({ progress: Ua, outcome: null }),
      setFailure: w(({ event: e }) => ({ failure: ce(e) })),
      giveUp: w({ failure: le }),
      forgetFailure: w({ failure: null }),
    },
    delays: { patience: 15e4 },
  }).createMachine({
    id: `export`,
    context: ({ input: e }) => ({
      ...e,
      contents: null,
      progress: Ua,
      outcome: null,
      failure: null,
    }),
    initial: `idle`,
    states: {
      idle: {
        tags: `idle`,
        initial: `surveying`,
        on: { 'export.start': { target: `packing` }, 'contents.changed': { target: `.surveying` } },
        states: {
          surveying: {
            invoke: {
              id: `surveyContents`,
              src: `surveyContents`,
              input: ({ context: { user: e } }) => ({ uid: e.uid }),
            },
            on: {
              'export.surveyed': {
                target: `ready`,
                actions: { type: `setContents`, params: ({ event: e }) => e },
              },
              'error.*': { target: `ready` },
            },
          },
          ready: {},
        },
      },
      packing: {
        tags: `packing`,
        entry: `beginAnew`,
        invoke: {
          id: `packEverything`,
          src: `packEverything`,
          input: ({ context: { user: e } }) => ({ user: e }),
        },
        initial: `waiting`,
        on: {
          'export.progress': {
            target: `.waiting`,
            actions: { type: `setProgress`, params: ({ event: e }) => e },
          },
          'export.packed': {
            target: `done`,
            actions: { type: `setOutcome`, params: ({ event: e }) => e },
          },
          'export.tooLarge': { target: `full` },
          'export.cancel': { target: `idle.ready` },
          'error.*': { target: `halted`, actions: `setFailure` },
        },
        states: {
          waiting: { after: { patience: { target: `#export.halted`, actions: `giveUp` } } },
        },
      },
      full: {
        tags: `full`,
        on: { 'export.retry': { target: `packing` }, 'export.cancel': { target: `idle.ready` } },
      },
      halted: {
        tags: `halted`,
        on: { 'export.retry': { target: `packing` }, 'export.cancel': { target: `idle.ready` } },
        exit: `forgetFailure`,
      },
      done: {
        tags: `done`,
        invoke: { id: `holdArchive`, src: `holdArchive` },
        on: { 'export.save': { actions: `flush` }, 'export.start': { target: `packing` } },
      },
    },
  }),
  Ga = new File([], ``),
  Ka = x({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { checkArchive: h(`checkArchive`), restoreArchive: h(`restoreArchive`) },
    actions: {
      takeFile: w((e, { file: t }) => ({ file: t, share: 0, tally: It })),
      letGo: w({ file: Ga, preview: null, refusal: null }),
      setShare: w((e, { share: t }) => ({ share: t })),
      notePreview: w((e, { preview: t }) => ({ preview: t })),
      setRefusal: w((e, { why: t }) => ({ refusal: t })),
      setTally: w((e, { tally: t }) => ({ tally: t })),
      setFull: w((e, { of: t }) => ({ fullOf: t })),
      setFailure: w(({ event: e }) => ({ failure: ce(e) })),
      giveUp: w({ failure: le }),
      forgetWhy: w({ fullOf: null, failure: null }),
    },
    delays: { patience: 15e4 },
  }).createMachine({
    id: `import`,
    context: ({ input: { user: e } }) => ({
      user: e,
      file: Ga,
      share: 0,
      preview: null,
      refusal: null,
      tally: It,
      fullOf: null,
      failure: null,
    }),
    initial: `asking`,
    states: {
      asking: {
        initial: `choosing`,
        on: {
          'archive.choose': {
            target: `checking`,
            actions: [`letGo`, { type: `takeFile`, params: ({ event: e }) => e }],
          },
        },
        exit: `forgetWhy`,
        states: {
          choosing: { tags: `choosing`, entry: `letGo` },
          unread: { tags: `unread`, on: { 'import.goOn': { target: `#import.checking` } } },
          refused: { tags: `refused` },
        },
      },
      checking: {
        tags: `checking`,
        invoke: {
          id: `checkArchive`,
          src: `checkArchive`,
          input: ({ context: { file: e } }) => ({ file: e }),
        },
        on: {
          'archive.read': { actions: { type: `setShare`, params: ({ event: e }) => e } },
          'archive.whole': {
            target: `previewing`,
            actions: { type: `notePreview`, params: ({ event: e }) => e },
          },
          'archive.refused': {
            target: `asking.refused`,
            actions: { type: `setRefusal`, params: ({ event: e }) => e },
          },
          'error.*': { target: `asking.unread`, actions: `setFailure` },
          'import.stop': { target: `asking` },
        },
      },
      previewing: {
        tags: `previewing`,
        on: { 'import.confirm': { target: `restoring` }, 'import.leave': { target: `asking` } },
      },
      restoring: {
        tags: `restoring`,
        invoke: {
          id: `restoreArchive`,
          src: `restoreArchive`,
          input: ({ context: { user: e, file: t } }) => ({ user: e, file: t }),
        },
        initial: `waiting`,
        on: {
          'import.progress': {
            target: `.waiting`,
            actions: { type: `setTally`, params: ({ event: e }) => e },
          },
          'import.done': {
            target: `done`,
            actions: { type: `setTally`, params: ({ event: e }) => e },
          },
          'import.full': {
            target: `paused.full`,
            actions: [
              { type: `setTally`, params: ({ event: e }) => e },
              { type: `setFull`, params: ({ event: e }) => e },
            ],
          },
          'archive.refused': {
            target: `asking.refused`,
            actions: { type: `setRefusal`, params: ({ event: e }) => e },
          },
          'import.stop': { target: `paused.stopped` },
          'error.*': { target: `paused.halted`, actions: `setFailure` },
        },
        states: {
          waiting: { after: { patience: { target: `#import.paused.halted`, actions: `giveUp` } } },
        },
      },
      paused: {
        initial: `stopped`,
        on: { 'import.goOn': { target: `restoring` }, 'import.leave': { target: `asking` } },
        exit: `forgetWhy`,
        states: {
          stopped: { tags: `stopped` },
          full: { tags: `full` },
          halted: { tags: `halted` },
        },
      },
      done: { tags: `done`, on: { 'import.leave': { target: `asking` } } },
    },
  }),
  qa = Wa.provide({ actors: { surveyContents: y(Ra), packEverything: y(za), holdArchive: y(Ba) } }),
  Ja = Ka.provide({ actors: { checkArchive: y(Va), restoreArchive: y(Ha) } }),
  Z = {
    body: `_body_14j3n_2`,
    contents: `_contents_14j3n_10`,
    result: `_result_14j3n_15`,
    muted: `_muted_14j3n_20`,
    buttons: `_buttons_14j3n_35`,
    facts: `_facts_14j3n_42`,
    progress: `_progress_14j3n_49`,
    drop: `_drop_14j3n_82`,
  },
  Ya = 20
function Xa({ things: e, reasons: t }) {
  let n = e.length - Ya
  return (0, B.jsxs)(`ul`, {
    className: Z.facts,
    children: [
      e
        .slice(0, Ya)
        .map(({ name: e, why: n }, r) =>
          (0, B.jsxs)(
            `li`,
            { children: [(0, B.jsx)(`bdi`, { children: Ct.quoted(e) }), `: `, t[n]] },
            r,
          ),
        ),
      n > 0 && (0, B.jsx)(`li`, { children: Ct.more(n) }),
    ],
  })
}
function Za({ outcome: e }) {
  let { counts: t, missing: n, hasPicture: r } = e
  return (0, B.jsxs)(`div`, {
    className: Z.result,
    children: [
      (0, B.jsxs)(`p`, { children: [M.archive.holds(t), ` `, r && j.withPicture] }),
      n.length > 0 &&
        (0, B.jsxs)(B.Fragment, {
          children: [
            (0, B.jsx)(`p`, { children: j.missing(n.length) }),
            (0, B.jsx)(Xa, { things: n, reasons: { ...St, ...M.archive.missing } }),
            (0, B.jsx)(`p`, { children: j.missingAll }),
          ],
        }),
    ],
  })
}
function Qa({ progress: e, contents: t }) {
  let { step: n, done: r, total: i, timeLeft: a } = e,
    o = i ?? t?.[n] ?? null
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`progress`, {
        className: Z.progress,
        'aria-label': j.progress,
        ...(o !== null && { value: r, max: Math.max(o, r, 1) }),
      }),
      (0, B.jsxs)(`p`, {
        className: Z.muted,
        children: [M.archive.packed(e), a !== null && `, ${Ht(a)}`, `. `, j.stay],
      }),
    ],
  })
}
function $a(e, t) {
  let n = (0, z.useRef)(e)
  ;(0, z.useEffect)(() => {
    n.current !== e &&
      ((n.current = e),
      document.activeElement === document.body && document.querySelector(t)?.focus())
  }, [e, t])
}
var eo = [`packing`, `full`, `halted`, `done`]
function to({ actor: e }) {
  let t = S(e, (e) => eo.find((t) => e.hasTag(t)) ?? `idle`),
    { contents: n, progress: r, outcome: i, failure: a } = S(e, ({ context: e }) => e),
    o = n && M.archive.unsaved(n)
  return (
    $a(t, `#export-heading`),
    (0, B.jsx)(N, {
      id: `export`,
      heading: j.heading,
      lead: M.archive.exportLead,
      children: (0, B.jsxs)(`div`, {
        className: Z.body,
        children: [
          t === `idle` && (0, B.jsx)(no, { contents: n }),
          (0, B.jsxs)(`output`, {
            children: [
              t === `packing` && M.archive.packing(r.step),
              i && j.done(i.name, jt(i.size)),
            ],
          }),
          i && (0, B.jsx)(Za, { outcome: i }),
          t === `packing` && (0, B.jsx)(Qa, { progress: r, contents: n }),
          (0, B.jsx)(`div`, {
            role: `alert`,
            children: t === `full` && (0, B.jsx)(c, { tone: `danger`, children: j.full }),
          }),
          (0, B.jsx)(m, {
            onSubmit: () => e.send({ type: `export.retry` }),
            children: (0, B.jsx)(_, { failure: a }),
          }),
          (0, B.jsxs)(`div`, {
            className: Z.buttons,
            children: [
              t === `idle` &&
                (0, B.jsx)(d, {
                  look: `primary`,
                  onClick: () => e.send({ type: `export.start` }),
                  children: j.start,
                }),
              t === `full` &&
                (0, B.jsx)(d, {
                  look: `primary`,
                  onClick: () => e.send({ type: `export.retry` }),
                  children: j.retry,
                }),
              (t === `packing` || t === `full` || t === `halted`) &&
                (0, B.jsx)(d, {
                  onClick: () => e.send({ type: `export.cancel` }),
                  children: j.cancel,
                }),
              t === `done` &&
                (0, B.jsxs)(B.Fragment, {
                  children: [
                    (0, B.jsx)(d, {
                      onClick: () => e.send({ type: `export.save` }),
                      children: j.again,
                    }),
                    (0, B.jsx)(d, {
                      look: `quiet`,
                      onClick: () => e.send({ type: `export.start` }),
                      children: j.anew,
                    }),
                  ],
                }),
            ],
          }),
          t === `idle` && o && (0, B.jsx)(`p`, { className: Z.muted, children: o }),
        ],
      }),
    })
  )
}
function no({ contents: e }) {
  return (0, B.jsx)(`p`, {
    className: Z.contents,
    children: e ? M.archive.contents(e) : j.counting,
  })
}
var ro = [`popstate`, `pushState`]
function io() {
  let [e, t] = (0, z.useState)(null)
  return (
    (0, z.useEffect)(() => {
      let e = ao(),
        n = !1,
        r = ({ leave: e, stay: r }) => {
          let i = (i) => {
            ;((n = i), t(null), i ? e() : r())
          }
          t({ leave: () => i(!0), stay: () => i(!1) })
        },
        i = ({ type: i }) => {
          let a = ao()
          n ||
            (a.path === e.path
              ? i === `popstate` && t(null)
              : i === `popstate`
                ? (history.pushState(e.state, ``, e.address),
                  r({ leave: () => history.back(), stay: () => void 0 }))
                : (history.replaceState(e.state, ``, e.address),
                  r({
                    leave: () => history.replaceState(a.state, ``, a.address),
                    stay: () => history.back(),
                  })))
        }
      for (let e of ro) addEventListener(e, i, !0)
      return () => {
        for (let e of ro) removeEventListener(e, i, !0)
      }
    }, []),
    e
  )
}
function ao() {
  return { path: location.pathname, address: location.href, state: history.state }
}
function oo({ losses: e }) {
  let t = io()
  if ((zt(!0), !t)) return null
  let { leave: n, stay: r } = t
  return (0, B.jsxs)(Bt, {
    heading: Rt.heading,
    onClose: r,
    children: [
      e.map((e) => (0, B.jsx)(`p`, { children: e }, e)),
      (0, B.jsxs)(`div`, {
        className: Z.buttons,
        children: [
          (0, B.jsx)(d, { look: `primary`, onClick: r, children: Rt.stay }),
          (0, B.jsx)(d, { look: `danger`, onClick: n, children: Rt.leave }),
        ],
      }),
    ],
  })
}
function so(e, t = qa) {
  return E(t, { user: e })
}
var Q = {
  list: `_list_yqumj_2`,
  counting: `_counting_yqumj_25`,
  outcome: `_outcome_yqumj_30`,
  progress: `_progress_yqumj_34`,
  stays: `_stays_yqumj_53`,
  action: `_action_yqumj_58`,
  form: `_form_yqumj_59`,
  buttons: `_buttons_yqumj_75`,
}
function co({ user: e, failure: t, isBusy: n, isPacking: r, onSubmit: i }) {
  let a = e.email ?? P.word,
    o = (e) => e.trim().toLowerCase() === a.toLowerCase()
  return (0, B.jsx)(N, {
    id: `confirm`,
    heading: P.confirm,
    children: (0, B.jsx)(`div`, {
      className: Q.form,
      children: (0, B.jsxs)(m, {
        onSubmit: () => !r && i(),
        children: [
          (0, B.jsx)(_, { failure: t }),
          (0, B.jsx)(Sn, {
            id: `confirmation`,
            label: e.email ? P.typeEmail(a) : P.typeWord(a),
            autoComplete: `off`,
            autoCapitalize: `none`,
            spellCheck: !1,
            required: !0,
            missing: P.notTheSame,
            objection: (e) => (o(e) ? `` : P.notTheSame),
            failure: null,
          }),
          (0, B.jsx)(`output`, { children: r && P.packing }),
          (0, B.jsxs)(`div`, {
            className: Q.buttons,
            children: [
              (0, B.jsx)(se, {
                label: P.submit,
                busyLabel: P.submitting,
                isBusy: n,
                coolDownEndsAt: null,
                look: `danger`,
              }),
              (0, B.jsx)(Ut, { href: f.account, children: P.keep }),
            ],
          }),
        ],
      }),
    }),
  })
}
var lo = { list: `_list_yqjof_2`, stage: `_stage_yqjof_24` }
function uo({ steps: e }) {
  return (0, B.jsx)(`ol`, {
    className: lo.list,
    'aria-live': `polite`,
    children: e.map(({ label: e, stage: t }) =>
      (0, B.jsxs)(
        `li`,
        {
          'data-stage': t,
          children: [
            t === `done` ? (0, B.jsx)(wn, {}) : (0, B.jsx)(cn, {}),
            e,
            ` `,
            (0, B.jsx)(`span`, { className: lo.stage, children: mn[t] }),
          ],
        },
        e,
      ),
    ),
  })
}
function fo({ snapshot: e, actor: t }) {
  let n = e.hasTag(`halted`),
    r = e.can({ type: `deletion.cancel` })
  return !n && !r
    ? null
    : (0, B.jsxs)(B.Fragment, {
        children: [
          r && (0, B.jsx)(`p`, { className: Q.stays, children: P.stays }),
          (0, B.jsxs)(`div`, {
            className: Q.buttons,
            children: [
              n &&
                (0, B.jsx)(se, {
                  label: P.retry,
                  busyLabel: P.retry,
                  isBusy: !1,
                  coolDownEndsAt: e.context.coolDownEndsAt,
                }),
              r &&
                (0, B.jsx)(d, {
                  onClick: () => t.send({ type: `deletion.cancel` }),
                  children: P.cancel,
                }),
            ],
          }),
        ],
      })
}
function po({ snapshot: e }) {
  let { progress: t, timeLeft: n } = e.context
  if (!t || (t.step !== `files` && t.step !== `documents`)) return null
  let { done: r, total: i } = t
  return i === 0
    ? null
    : (0, B.jsxs)(`div`, {
        className: Q.progress,
        children: [
          (0, B.jsx)(`progress`, {
            'aria-label': P.progress,
            ...(i !== null && { value: r, max: i }),
          }),
          (0, B.jsxs)(`p`, {
            children: [
              i === null ? P.counting : P.doneOf(r, i),
              n !== null && (0, B.jsx)(`span`, { children: Ht(n) }),
            ],
          }),
        ],
      })
}
function mo(e) {
  let t = [
      ...nn.map((e) => (e === `documents` ? M.deletion.documents : P.stepOf[e])),
      P.stepServices,
      P.stepAccount,
    ],
    n = ho(e),
    r = e.hasTag(`busy`) ? `underWay` : `halted`
  return t.map((e, t) => ({ label: e, stage: t < n ? `done` : t === n ? r : `waiting` }))
}
function ho(e) {
  let { isFinal: t, isWiped: n, progress: r } = e.context
  if (e.hasTag(`revoking`)) return nn.length
  if (n) return nn.length + 1
  let i = r ? nn.indexOf(r.step) : 0
  return Math.max(i, t ? nn.indexOf(`files`) : 0)
}
function go({ snapshot: e, actor: t }) {
  let { failure: n } = e.context
  return (
    F(e.hasTag(`halted`), `#steps-heading`),
    F(e.can({ type: `deletion.cancel` }), `#steps-heading`),
    (0, B.jsxs)(B.Fragment, {
      children: [
        (0, B.jsx)(s, { title: P.removing, lead: _o(e), children: P.removing }),
        (0, B.jsxs)(N, {
          id: `steps`,
          heading: P.steps,
          children: [
            (0, B.jsx)(uo, { steps: mo(e) }),
            e.hasTag(`wiping`) && (0, B.jsx)(po, { snapshot: e }),
            (0, B.jsx)(`div`, {
              className: Q.form,
              children: (0, B.jsxs)(m, {
                onSubmit: () => t.send({ type: `deletion.retry` }),
                children: [
                  (0, B.jsx)(_, { failure: n }),
                  (0, B.jsx)(fo, { snapshot: e, actor: t }),
                ],
              }),
            }),
          ],
        }),
      ],
    })
  )
}
function _o(e) {
  return e.hasTag(`keeping`)
    ? P.keeping
    : e.context.isWiped
      ? M.deletion.wiped
      : e.context.isFinal
        ? P.finalLead
        : P.begunLead
}
var vo = l(async () => ({ Losses: await r.Losses() }), `Losses`)
function yo({ uid: e, flow: t = Pa }) {
  let { value: n, failures: r } = S(E(t, { uid: e }), ({ context: e }) => e),
    i = r > 0 ? `` : P.counting
  return (0, B.jsxs)(N, {
    id: `lost`,
    heading: P.lost,
    children: [
      (0, B.jsxs)(`ul`, {
        className: Q.list,
        children: [
          (0, B.jsx)(`li`, { children: P.lostAccount }),
          (0, B.jsx)(`li`, { children: P.lostMethodsIn }),
          (0, B.jsx)(`li`, { children: P.lostFactors }),
          (0, B.jsx)(vo, { uid: e, holdings: n, uncounted: i }),
          Xe(e)?.isConfirmed && (0, B.jsx)(`li`, { children: M.deletion.guest }),
        ],
      }),
      (0, B.jsx)(`output`, { className: Q.counting, children: !n && r > 0 && P.uncounted }),
    ],
  })
}
var bo = e({ DeleteAccountView: () => xo })
function xo({ flow: e = Na, countingFlow: t = Pa, packingFlow: n = qa }) {
  let { user: r } = g()
  return r && (0, B.jsx)(So, { user: r, flow: e, countingFlow: t, packingFlow: n })
}
function So({ user: e, flow: t, countingFlow: n, packingFlow: r }) {
  let i = E(t, { uid: e.uid }),
    a = S(i, (e) => e),
    o = so(e, r),
    l = S(o, (e) => e.hasTag(`packing`)),
    u = S(o, (e) => !e.hasTag(`idle`))
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`output`, {
        className: Q.outcome,
        children: a.context.isKept && (0, B.jsx)(c, { tone: `calm`, children: P.kept }),
      }),
      a.hasTag(`removing`)
        ? (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(go, { snapshot: a, actor: i }),
              u && (0, B.jsx)(to, { actor: o }),
            ],
          })
        : (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(s, { title: P.title, lead: P.lead, children: P.heading }),
              (0, B.jsx)(yo, { uid: e.uid, flow: n }),
              (0, B.jsx)(to, { actor: o }),
              (0, B.jsx)(co, {
                user: e,
                failure: a.context.failure,
                isBusy: a.hasTag(`busy`),
                isPacking: l,
                onSubmit: () => i.send({ type: `deletion.begin` }),
              }),
            ],
          }),
      l && (0, B.jsx)(oo, { losses: [j.stopsThen] }),
      a.hasTag(`confirming`) &&
        (0, B.jsx)(an, {
          pendingAction: P.toDelete,
          onConfirmed: () => i.send({ type: `identity.confirmed` }),
          onCancel: () => i.send({ type: `identity.cancelled` }),
        }),
    ],
  })
}
function Co({ canChoose: e, context: t, onChoose: n }) {
  let { refusal: r, tally: i } = t
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`div`, {
        role: `alert`,
        children:
          r &&
          (0, B.jsx)(c, {
            tone: `danger`,
            children: (0, B.jsxs)(`p`, {
              children: [wt[r], ` `, i === It ? Et.nothing : Et.partly],
            }),
          }),
      }),
      e &&
        (0, B.jsxs)(`div`, {
          className: Z.buttons,
          children: [
            (0, B.jsx)(vt, {
              label: r ? A.chooseOther : A.choose,
              accept: `.zip,application/zip`,
              onChoose: ([e]) => e && n(e),
            }),
            (0, B.jsx)(`span`, { className: Z.muted, children: A.drop }),
          ],
        }),
    ],
  })
}
function wo({ actor: e }) {
  let t = S(e, ({ context: e }) => e.preview)
  if (!t) return null
  let { counts: n, exportedAt: r, missing: i, hasPicture: a } = t
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsxs)(`ul`, {
        className: Z.facts,
        children: [
          (0, B.jsx)(`li`, { children: A.from(ut(Date.parse(r))) }),
          M.archive.preview(n).map((e) => (0, B.jsx)(`li`, { children: e }, e)),
          i > 0 && (0, B.jsx)(`li`, { children: A.missing(i) }),
        ],
      }),
      (0, B.jsx)(`p`, { children: M.archive.rules }),
      (0, B.jsx)(`p`, { children: a ? A.picture : A.account }),
      (0, B.jsxs)(`div`, {
        className: Z.buttons,
        children: [
          (0, B.jsx)(d, {
            look: `primary`,
            onClick: () => e.send({ type: `import.confirm` }),
            children: A.start,
          }),
          (0, B.jsx)(d, { onClick: () => e.send({ type: `import.leave` }), children: A.leave }),
        ],
      }),
    ],
  })
}
function To({ tally: e }) {
  let { counts: t, leftOut: n } = e
  return (0, B.jsxs)(`div`, {
    className: Z.result,
    children: [
      M.archive.outcome(t).map((e) => (0, B.jsx)(`p`, { children: e }, e)),
      n.length > 0 &&
        (0, B.jsxs)(B.Fragment, {
          children: [
            (0, B.jsx)(`p`, { children: A.leftOut(n.length) }),
            (0, B.jsx)(Xa, { things: n, reasons: M.archive.leftOut }),
          ],
        }),
    ],
  })
}
function Eo({ stage: e, actor: t }) {
  let { tally: n, fullOf: r, failure: i } = S(t, ({ context: e }) => e),
    a = e === `stopped` || e === `full` || e === `halted`,
    o = () => t.send({ type: `import.goOn` }),
    s = () => t.send({ type: `import.leave` })
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`div`, {
        role: `alert`,
        children: r && (0, B.jsx)(c, { tone: `danger`, children: M.archive.full(r) }),
      }),
      (0, B.jsx)(m, { onSubmit: o, children: (0, B.jsx)(_, { failure: i }) }),
      (a || e === `done`) && (0, B.jsx)(To, { tally: n }),
      a &&
        (0, B.jsxs)(`div`, {
          className: Z.buttons,
          children: [
            (0, B.jsx)(d, { look: `primary`, onClick: o, children: A.goOn }),
            (0, B.jsx)(d, { onClick: s, children: A.finish }),
          ],
        }),
      e === `done` &&
        (0, B.jsx)(`div`, {
          className: Z.buttons,
          children: (0, B.jsx)(d, { onClick: s, children: A.another }),
        }),
    ],
  })
}
function Do({ actor: e }) {
  let t = S(e, (e) => e.hasTag(`restoring`)),
    { share: n, tally: r } = S(e, ({ context: e }) => e),
    i = r.bytesInAll > 0 ? r.bytes / r.bytesInAll : 0
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`progress`, {
        className: Z.progress,
        'aria-label': t ? A.restoringProgress : A.checkingProgress,
        value: t ? i : n,
      }),
      t &&
        (0, B.jsxs)(`p`, {
          className: Z.muted,
          children: [M.archive.soFar(r.counts), ` `, A.stay],
        }),
      (0, B.jsx)(`div`, {
        className: Z.buttons,
        children: (0, B.jsx)(d, {
          onClick: () => e.send({ type: `import.stop` }),
          children: t ? A.stop : A.cancel,
        }),
      }),
    ],
  })
}
var Oo = [
  `choosing`,
  `checking`,
  `unread`,
  `refused`,
  `previewing`,
  `restoring`,
  `stopped`,
  `full`,
  `halted`,
  `done`,
]
function ko({ actor: e, onImported: t }) {
  let n = S(e, (e) => e),
    r = Oo.find((e) => n.hasTag(e)) ?? `choosing`,
    i = (t) => e.send({ type: `archive.choose`, file: t }),
    a = r === `choosing` || r === `unread` || r === `refused`,
    o = ht(
      () => a,
      ([e]) => e && i(e),
    )
  $a(r, `#import-heading`)
  let s = (0, z.useEffectEvent)(t),
    c = r === `done` || r === `stopped`
  return (
    (0, z.useEffect)(() => {
      c && s()
    }, [c]),
    (0, B.jsx)(`div`, {
      className: Z.drop,
      'data-dragging': o === `over` || void 0,
      children: (0, B.jsx)(N, {
        id: `import`,
        heading: A.heading,
        lead: M.archive.importLead,
        children: (0, B.jsxs)(`div`, {
          className: Z.body,
          children: [
            (0, B.jsx)(`output`, { children: Ao[r] }),
            (0, B.jsx)(Co, { canChoose: a, context: n.context, onChoose: i }),
            r === `previewing` && (0, B.jsx)(wo, { actor: e }),
            (r === `checking` || r === `restoring`) && (0, B.jsx)(Do, { actor: e }),
            (0, B.jsx)(Eo, { stage: r, actor: e }),
          ],
        }),
      }),
    })
  )
}
var Ao = {
  choosing: ``,
  unread: ``,
  refused: ``,
  checking: A.checking,
  previewing: A.whole,
  restoring: A.restoring,
  stopped: A.stopped,
  full: ``,
  halted: A.halted,
  done: A.done,
}
function jo(e) {
  return E(Ja, { user: e })
}
var Mo = e({ DataView: () => No })
function No() {
  let { user: e } = g()
  return e && (0, B.jsx)(Po, { user: e })
}
function Po({ user: e }) {
  let t = so(e),
    n = jo(e),
    r = S(t, (e) => e.hasTag(`packing`)),
    i = S(n, (e) => e.hasTag(`restoring`)),
    a = [...(r ? [j.stopsThen] : []), ...(i ? [A.stopsThen] : [])]
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(s, { title: Tt.title, lead: Tt.lead, children: Tt.title }),
      (0, B.jsx)(to, { actor: t }),
      (0, B.jsx)(ko, { actor: n, onImported: () => t.send({ type: `contents.changed` }) }),
      a.length > 0 && (0, B.jsx)(oo, { losses: a }),
    ],
  })
}
var Fo = v(async ({ email: e, password: t }) => {
    await xn(() => be(i(), e, t))
  }),
  Io = v(async () => {
    let e = $t(`credential-already-in-use`)
    ;(await xn(() => ke(i(), e)), a(`credential-already-in-use`))
  }),
  Lo = x({
    types: { context: {}, events: {}, tags: {} },
    actors: {
      keepGuest: h(`keepGuest`),
      enterExisting: h(`enterExisting`),
      enterHeld: h(`enterHeld`),
    },
    actions: ne().actions,
    delays: { ...ne().delays, longestAttempt: 9e4 },
  }).createMachine({
    id: `guestUpgrade`,
    context: ae,
    initial: `editing`,
    states: {
      editing: {
        tags: `form`,
        on: {
          'keep.submit': { target: `keeping` },
          'existing.found': { target: `providerTaken`, actions: `forgetFailure` },
        },
      },
      keeping: {
        tags: [`form`, `busy`],
        entry: `forgetFailure`,
        invoke: {
          id: `keepGuest`,
          src: `keepGuest`,
          input: ({ event: e }) => (pe(e, `keep.submit`), { email: e.email, password: e.password }),
        },
        after: { longestAttempt: { target: `editing`, actions: `giveUp` } },
        on: {
          'change.made': { target: `kept` },
          'error.email-already-in-use': { target: `emailTaken` },
          'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
          'error.*': { target: `editing`, actions: `setFailure` },
        },
      },
      emailTaken: {
        tags: [`form`, `emailTaken`],
        on: {
          'existing.enter': { target: `entering` },
          'existing.decline': { target: `editing`, actions: `forgetFailure` },
        },
      },
      entering: {
        tags: [`form`, `busy`, `emailTaken`],
        entry: `forgetFailure`,
        invoke: {
          id: `enterExisting`,
          src: `enterExisting`,
          input: ({ event: e }) => (
            pe(e, `existing.enter`),
            { email: e.email, password: e.password }
          ),
        },
        after: { longestAttempt: { target: `emailTaken`, actions: `giveUp` } },
        on: {
          'error.too-many-requests': { target: `emailResendWait`, actions: `startCoolDown` },
          'error.*': { target: `emailTaken`, actions: `setFailure` },
        },
      },
      emailResendWait: {
        tags: [`form`, `emailTaken`, `coolingDown`],
        exit: `endCoolDown`,
        after: { coolDown: { target: `emailTaken` } },
        on: { 'existing.decline': { target: `editing` } },
      },
      providerTaken: {
        tags: `providerTaken`,
        on: {
          'existing.enterHeld': { target: `enteringHeld` },
          'existing.decline': { target: `editing`, actions: `forgetFailure` },
        },
      },
      enteringHeld: {
        tags: [`busy`, `providerTaken`],
        entry: `forgetFailure`,
        invoke: { id: `enterHeld`, src: `enterHeld` },
        after: { longestAttempt: { target: `providerTaken`, actions: `giveUp` } },
        on: {
          'error.too-many-requests': { target: `providerWait`, actions: `startCoolDown` },
          'error.*': { target: `providerTaken`, actions: `setFailure` },
        },
      },
      providerWait: {
        tags: [`providerTaken`, `coolingDown`],
        exit: `endCoolDown`,
        after: { coolDown: { target: `providerTaken` } },
        on: { 'existing.decline': { target: `editing` } },
      },
      coolingDown: {
        tags: [`form`, `coolingDown`],
        after: { coolDown: { target: `editing`, actions: `endCoolDown` } },
      },
      kept: {},
    },
  }),
  Ro = v(async () => {
    let { countKept: e, countUnsent: t } = await r.move(),
      n = Xt(),
      [i, a] = await Promise.all([e(O(n)), t(n)])
    return { type: `value.loaded`, value: { kept: i, unsent: a } }
  }),
  zo = v(async ({ request: { guestUid: e } }) => {
    let [{ countKept: t }, { guestUserData: i }] = await Promise.all([
        r.move(),
        n(() => Promise.resolve().then(() => Fn)),
      ]),
      a = await i(e)
    if (typeof a == `string`) throw new b(`unavailable`, `Nobody can reach them.`)
    return { type: `value.loaded`, value: { kept: await t(a), unsent: 0 } }
  }),
  Bo = Lo.provide({ actors: { keepGuest: y(yn), enterExisting: y(Fo), enterHeld: y(Io) } }),
  Vo = ln().provide({ actors: { load: y(Ro) }, guards: { triesAgain: () => !1 } }),
  Ho = ln().provide({ actors: { load: y(zo) }, guards: { triesAgain: () => !1 } }),
  Uo = { words: `_words_2wboz_4` }
function Wo({ flow: e = Vo }) {
  let t = S(E(e), (e) => e),
    n = t.context.value
  if (t.hasTag(`loading`))
    return (0, B.jsx)(`p`, { className: Uo.words, children: M.move.counting })
  if (!n) return (0, B.jsx)(`p`, { className: Uo.words, children: M.move.uncounted })
  let { kept: r, unsent: i } = n
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`p`, { className: Uo.words, children: M.move.comesAlong(r, i) }),
      i > 0 && (0, B.jsx)(`p`, { children: M.move.unsent(i) }),
    ],
  })
}
var Go = { keep: `_keep_94eod_2`, notice: `_notice_94eod_16`, offer: `_offer_94eod_20` }
function Ko({ snapshot: e, actor: t }) {
  return (0, B.jsxs)(`div`, {
    className: Go.offer,
    children: [
      (0, B.jsx)(Wo, {}),
      (0, B.jsxs)(m, {
        onSubmit: () => t.send({ type: `existing.enterHeld` }),
        children: [
          (0, B.jsx)(_, { failure: e.context.failure }),
          (0, B.jsx)(se, {
            label: H.enter,
            busyLabel: H.entering,
            isBusy: e.hasTag(`busy`),
            coolDownEndsAt: e.context.coolDownEndsAt,
          }),
        ],
      }),
      (0, B.jsx)(d, {
        look: `quiet`,
        onClick: () => t.send({ type: `existing.decline` }),
        children: H.stay,
      }),
    ],
  })
}
function qo({ snapshot: e, policy: t, actor: n }) {
  let { failure: r, coolDownEndsAt: i } = e.context,
    a = e.hasTag(`emailTaken`)
  return (0, B.jsxs)(m, {
    onSubmit: (e) =>
      n.send(
        a
          ? { type: `existing.enter`, email: e(`email`), password: e(`current-password`) }
          : { type: `keep.submit`, email: e(`email`), password: e(`new-password`) },
      ),
    children: [
      (0, B.jsx)(_, { failure: r }),
      (0, B.jsx)(ie, { label: H.email, failure: r }),
      (0, B.jsx)(`output`, {
        className: Go.notice,
        children:
          a &&
          (0, B.jsxs)(c, {
            tone: `calm`,
            children: [(0, B.jsx)(`span`, { children: H.emailTaken }), (0, B.jsx)(Wo, {})],
          }),
      }),
      a
        ? (0, B.jsx)(te, { label: H.existingPassword, kind: `current-password`, failure: r })
        : (0, B.jsx)(fn, { label: H.password, policy: t, failure: r }),
      (0, B.jsx)(se, {
        label: a ? H.enter : H.submit,
        busyLabel: a ? H.entering : H.submitting,
        isBusy: e.hasTag(`busy`),
        coolDownEndsAt: i,
      }),
      a &&
        (0, B.jsx)(d, {
          look: `quiet`,
          onClick: () => n.send({ type: `existing.decline` }),
          children: H.stay,
        }),
    ],
  })
}
var Jo = [`credential-already-in-use`, `email-already-in-use`]
function Yo({ flow: e, linkFlow: t, policyFlow: n }) {
  let r = E(e),
    i = S(r, (e) => e),
    a = tn(t),
    o = Zt(n),
    c = i.hasTag(`providerTaken`),
    { failure: l, providerId: u } = a.snapshot.context
  return (
    (0, z.useEffect)(() => {
      l && Jo.includes(l.kind) && r.send({ type: `existing.found` })
    }, [l, r]),
    (0, B.jsxs)(`div`, {
      className: Go.keep,
      children: [
        (0, B.jsx)(s, { title: H.title, lead: H.lead, children: H.title }),
        (0, B.jsx)(`output`, { children: c && H.providerTaken(un(u)) }),
        c && (0, B.jsx)(Ko, { snapshot: i, actor: r }),
        (0, B.jsxs)(`div`, {
          className: Go.keep,
          hidden: c,
          children: [
            (0, B.jsx)(qo, { snapshot: i, policy: o, actor: r }),
            (0, B.jsx)(vn, { word: H.or }),
            (0, B.jsx)(bn, { ...a, providerIds: p.providers, label: hn.continueWith }),
            (0, B.jsx)(`p`, {
              children: (0, B.jsx)(C, { href: `${f.account}#phone`, children: H.phone }),
            }),
          ],
        }),
      ],
    })
  )
}
var Xo = e({ GuestUpgradeView: () => Zo })
function Zo({ flow: e = Bo, linkFlow: t = on, policyFlow: n = Cn }) {
  let { user: r } = g(),
    [i] = (0, z.useState)(r?.isAnonymous)
  return r
    ? i
      ? r.isAnonymous
        ? (0, B.jsx)(Yo, { flow: e, linkFlow: t, policyFlow: n })
        : (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(s, { title: H.keptTitle, lead: H.kept, children: H.keptTitle }),
              (0, B.jsx)(`p`, {
                children: (0, B.jsx)(Ut, {
                  href: f.account,
                  look: `primary`,
                  children: H.toAccount,
                }),
              }),
            ],
          })
      : (0, B.jsx)(De, { to: Xe(r.uid) ? f.moveNotes : f.account, replace: !0 })
    : null
}
var $ = { progress: `_progress_a40zz_2`, count: `_count_a40zz_9`, buttons: `_buttons_a40zz_14` }
function Qo({ guestUid: e, user: t }) {
  let n = E(Ho, { guestUid: e }),
    r = S(n, ({ context: e }) => e.value),
    i = pn(t)
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(s, {
        title: M.move.title,
        lead: M.move.confirmLead(i),
        children: M.move.confirmHeading(i, r && r.kept),
      }),
      (0, B.jsxs)(`div`, {
        className: $.buttons,
        children: [
          (0, B.jsx)(d, { look: `primary`, onClick: () => lt(e, t.uid), children: U.claim }),
          (0, B.jsx)(Ut, { href: f.home, children: U.leaveWaiting }),
          (0, B.jsx)(d, { onClick: () => rt(e, t.uid), children: U.decline }),
        ],
      }),
    ],
  })
}
function $o() {
  return (0, B.jsx)(rs, { heading: M.move.movedHeading, lead: M.move.movedLead })
}
function es() {
  return (0, B.jsx)(rs, { heading: U.lostHeading, lead: U.lostLead })
}
function ts() {
  return (0, B.jsx)(rs, { heading: U.leftHeading, lead: U.leftLead })
}
function ns() {
  return (0, B.jsx)(rs, { heading: U.nothingHeading, lead: U.nothingLead })
}
function rs({ heading: e, lead: t }) {
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(s, { title: M.move.title, lead: t, children: e }),
      (0, B.jsx)(`p`, {
        children: (0, B.jsx)(Ut, { href: f.home, look: `primary`, children: M.move.home }),
      }),
    ],
  })
}
function is({ actor: e, isAbandoning: t }) {
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(s, { title: M.move.title, lead: U.leaveLead, children: U.leaveHeading }),
      (0, B.jsxs)(`div`, {
        className: $.buttons,
        children: [
          (0, B.jsx)(d, {
            look: `danger`,
            busy: t,
            onClick: () => e.send({ type: `remaining.leave` }),
            children: t ? U.abandoning : U.leaveRemaining,
          }),
          !t &&
            (0, B.jsx)(d, {
              onClick: () => e.send({ type: `remaining.keep` }),
              children: U.keepRemaining,
            }),
        ],
      }),
    ],
  })
}
function as({ snapshot: e, actor: t }) {
  let { user: n } = g(),
    { failure: r, coolDownEndsAt: i, isShort: a, isVerified: o } = e.context
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(s, { title: M.move.title, lead: os(e), children: o ? U.arrived : M.move.notYet }),
      (0, B.jsxs)(m, {
        onSubmit: () => t.send({ type: `move.goOn` }),
        children: [
          (0, B.jsx)(_, { failure: r }),
          a &&
            n &&
            pt(n) &&
            (0, B.jsx)(`p`, {
              children: (0, B.jsx)(C, { href: u(f.verifyEmail, f.moveNotes), children: U.verify }),
            }),
          a && (0, B.jsx)(`p`, { children: M.move.freeUpSpace }),
          (0, B.jsxs)(`div`, {
            className: $.buttons,
            children: [
              (0, B.jsx)(se, { label: U.goOn, busyLabel: U.goOn, isBusy: !1, coolDownEndsAt: i }),
              e.can({ type: `move.giveUp` }) &&
                (0, B.jsx)(d, {
                  onClick: () => t.send({ type: `move.giveUp` }),
                  children: U.giveUp,
                }),
              (0, B.jsx)(Ut, { href: f.home, children: M.move.home }),
            ],
          }),
        ],
      }),
    ],
  })
}
function os(e) {
  let { isVerified: t } = e.context
  return e.hasTag(`paused`)
    ? U.pausedLead
    : e.hasTag(`short`)
      ? U.shortLead
      : e.hasTag(`coolingDown`)
        ? U.coolingDownLead
        : e.hasTag(`waitingForNetwork`)
          ? t
            ? U.arrivedOfflineLead
            : U.offlineLead
          : t
            ? U.arrivedLead
            : U.failedLead
}
function ss(e) {
  let { things: t, copied: n } = e.context,
    { stepWords: r, stepVerifying: i, stepRemoving: a } = U,
    o = cs(e)
  return [
    ...Object.entries(M.move.steps).map(([e, r]) => ({
      label: r,
      count: ls(n[e] ?? 0, t[e] ?? 0),
    })),
    ...[r, i, a].map((e) => ({ label: e, count: `` })),
  ].map((e, t) => ({ ...e, stage: t < o ? `done` : t === o ? `underWay` : `waiting` }))
}
function cs(e) {
  let t = Object.keys(M.move.steps),
    n = [`flushing`, `verifying`, `removing`].findIndex((t) => e.hasTag(t))
  return n < 0 ? Math.max(0, t.indexOf(e.context.step)) : t.length + n
}
function ls(e, t) {
  return t > 0 ? U.outOf(e, t) : ``
}
function us({ snapshot: e }) {
  let { things: t, copied: n } = e.context,
    r = dn(t),
    i = ss(e),
    a = i.find(({ stage: e }) => e === `underWay`)?.count
  return (0, B.jsxs)(N, {
    id: `steps`,
    heading: U.steps,
    children: [
      r > 0 &&
        !e.hasTag(`removing`) &&
        (0, B.jsx)(`progress`, {
          className: $.progress,
          'aria-label': M.move.heading,
          max: r,
          value: dn(n),
        }),
      e.hasTag(`wiping`) && (0, B.jsx)(po, { snapshot: e }),
      a && (0, B.jsx)(`p`, { className: $.count, children: a }),
      (0, B.jsx)(uo, { steps: i }),
    ],
  })
}
function ds({ actor: e }) {
  let t = S(e, (e) => e)
  return (
    F(t.hasTag(`copying`), `h1`),
    F(t.hasTag(`removing`), `h1`),
    F(t.hasTag(`halted`), `h1`),
    F(t.hasTag(`abandoning`), `h1`),
    t.hasTag(`moved`)
      ? (0, B.jsx)($o, {})
      : t.hasTag(`leftElsewhere`)
        ? (0, B.jsx)(ts, {})
        : t.hasTag(`lost`)
          ? (0, B.jsx)(es, {})
          : t.hasTag(`left`)
            ? (0, B.jsx)(ns, {})
            : t.hasTag(`halted`)
              ? (0, B.jsx)(as, { snapshot: t, actor: e })
              : t.hasTag(`abandoning`)
                ? (0, B.jsx)(is, { actor: e, isAbandoning: t.hasTag(`lettingGo`) })
                : (0, B.jsxs)(B.Fragment, {
                    children: [
                      (0, B.jsx)(s, { title: M.move.title, lead: fs(t), children: M.move.heading }),
                      (0, B.jsx)(us, { snapshot: t }),
                      t.hasTag(`copying`) &&
                        (0, B.jsx)(`p`, {
                          className: $.buttons,
                          children: (0, B.jsx)(d, {
                            onClick: () => e.send({ type: `move.stop` }),
                            children: U.stop,
                          }),
                        }),
                    ],
                  })
  )
}
function fs(e) {
  return e.hasTag(`waiting`) ? U.waiting : e.hasTag(`removing`) ? U.removingLead : M.move.lead
}
var ps = e({ MoveNotesView: () => ms })
function ms() {
  let { user: e } = g()
  return e && !e.isAnonymous ? (0, B.jsx)(hs, { user: e }) : (0, B.jsx)(ns, {})
}
function hs({ user: e }) {
  let { guest: t, move: n } = Qe(),
    r = st(n)
  return (
    F(t !== null && !r, `h1`),
    F(r !== null, `h1`),
    r
      ? (0, B.jsx)(ds, { actor: r })
      : t?.isConfirmed
        ? n.is === `missing`
          ? (0, B.jsx)(o, {})
          : null
        : t
          ? (0, B.jsx)(Qo, { guestUid: t.guestUid, user: e }, t.guestUid)
          : (0, B.jsx)(ns, {})
  )
}
export {
  Sa as a,
  ir as c,
  Fn as d,
  bo as i,
  Qn as l,
  Xo as n,
  Ii as o,
  Mo as r,
  ci as s,
  ps as t,
  Vn as u,
}
