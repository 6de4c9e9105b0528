import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Ct as n,
  Dt as r,
  K as i,
  R as a,
  St as o,
  _t as s,
  ct as c,
  ft as l,
  ht as u,
  i as d,
  kt as ee,
  l as f,
  ot as p,
  s as te,
  st as ne,
  tt as re,
  u as ie,
  xt as m,
} from './signIn-DntPV1Db.js'
import {
  Bt as h,
  Et as ae,
  It as oe,
  Lt as se,
  Wt as ce,
  a as g,
  at as le,
  ft as ue,
  r as de,
  zt as _,
} from './libraries-C3SEblF9.js'
import {
  A as fe,
  B as pe,
  E as me,
  Ft as he,
  Q as v,
  R as ge,
  T as _e,
  Tt as ve,
  W as ye,
  _t as be,
  dt as xe,
  et as Se,
  gt as Ce,
  ht as we,
  j as Te,
  jt as y,
  pt as Ee,
  ut as De,
  vt as Oe,
  w as b,
  z as ke,
} from './session-BvuhRVHK.js'
import { c as Ae, d as je, f as Me, m as Ne, n as Pe, p as Fe } from './ui-TOfucVSC.js'
import {
  A as Ie,
  Bt as Le,
  P as Re,
  Rt as x,
  bt as ze,
  ft as S,
  xt as C,
  y as w,
} from './identity-CsLpfju1.js'
var Be = e({
    archiveLock: () => T,
    dropArchive: () => Ze,
    flush: () => Xe,
    isArchivesName: () => Ue,
    keepArchive: () => Ye,
    openWorkFile: () => We,
    sweepArchives: () => $e,
  }),
  [Ve = ``, He = ``] = y(`/`).split(`/`)
function Ue(e) {
  return e.startsWith(Ve) && e.endsWith(He)
}
function T(e, t) {
  return `${e}-${t.slice(0, 36)}`
}
async function We(e, t) {
  if (t) return qe()
  try {
    return await Ge(e)
  } catch {
    return qe()
  }
}
async function Ge(e) {
  let t = crypto.randomUUID(),
    n = xe(T(y(e), t))
  try {
    await Ce(e)
    let r = await (await navigator.storage.getDirectory()).getDirectoryHandle(y(e), { create: !0 }),
      i = await r.getFileHandle(t, { create: !0 }),
      a = (await i.createWritable()).getWriter()
    return {
      sink: new WritableStream({ write: (e) => a.write(e), close: () => a.close() }),
      content: () => i.getFile(),
      remove: async () => {
        ;(await a.abort().catch(() => null), await r.removeEntry(t).catch(() => null), n())
      },
    }
  } catch (e) {
    throw (n(), e)
  }
}
var Ke = 8388608
function qe() {
  let e = [],
    t = [],
    n = 0,
    r = () => {
      ;(e.push(new Blob(t)), (t = []), (n = 0))
    }
  return {
    sink: new WritableStream({
      write: (e) => {
        ;(t.push(e), (n += e.length), n >= Ke && r())
      },
    }),
    content: () => (r(), Promise.resolve(new Blob(e))),
    remove: () => ((e = []), Promise.resolve()),
  }
}
var Je = 6e4,
  E = null
async function Ye(e, t) {
  let n = await t.content()
  return (Ze(), (E = { name: e, address: URL.createObjectURL(n), work: t }), Xe(), n.size)
}
function Xe() {
  if (!E) return
  let e = document.createElement(`a`)
  ;((e.href = E.address), (e.download = E.name), e.click())
}
function Ze() {
  if (!E) return
  let { address: e, work: t } = E
  ;((E = null),
    setTimeout(() => {
      ;(URL.revokeObjectURL(e), t.remove())
    }, Je))
}
var Qe = 200
async function $e() {
  try {
    let e = await navigator.storage.getDirectory(),
      t = await tt(e)
    for (let n of t) n.kind === `directory` && Ue(n.name) && (await et(e, n))
  } catch {}
}
async function et(e, t) {
  for (let { name: e } of await tt(t))
    (await De(T(t.name, e), Qe)) && (await t.removeEntry(e).catch(() => null))
  await e.removeEntry(t.name).catch(() => null)
}
async function tt(e) {
  let t = []
  for await (let n of e.values()) t.push(n)
  return t
}
var D = t(ce(), 1),
  O = de()
function k(e, t, n) {
  let r = 0
  for (let i = t; i < t + n; i += 1) r = nt(r, e[i])
  return r
}
function A(e, t, n) {
  let r = 0
  for (let i = t + n - 1; i >= t; --i) r = nt(r, e[i])
  return r
}
function j(e, t, n) {
  for (let r = 0; r < n.length; r += 1) if (e[t + r] !== n.charCodeAt(r)) return !1
  return !0
}
function nt(e, t) {
  return t === void 0 ? NaN : e * 256 + t
}
function M(e, t, n) {
  return e > 0 && t > 0 ? { width: e, height: t, frames: n } : null
}
var rt = 33,
  it = 44,
  at = 13,
  ot = 10
function st(e) {
  let t = A(e, 6, 2),
    n = A(e, 8, 2),
    r = 0,
    i = at + N(e, 10)
  for (;;)
    if (e[i] === it)
      ((r += 1),
        (t = Math.max(t, ct(e, i + 1))),
        (n = Math.max(n, ct(e, i + 3))),
        (i = P(e, i + ot + N(e, i + 9) + 1)))
    else if (e[i] === rt) i = P(e, i + 2)
    else return M(t, n, Math.max(r, 1))
}
function ct(e, t) {
  return A(e, t, 2) + A(e, t + 4, 2)
}
function N(e, t) {
  let n = e[t] ?? 0
  return n & 128 ? 3 * 2 ** ((n & 7) + 1) : 0
}
function P(e, t) {
  let n = t
  for (let t = e[n]; t; t = e[n]) n += t + 1
  return n + 1
}
var lt = 218,
  F = 217
function ut(e) {
  let t = 2
  for (; t < e.length;) {
    let n = dt(e, t),
      r = e[n] ?? F
    if (r === lt || r === F) return null
    if (ft(r)) return M(k(e, n + 6, 2), k(e, n + 4, 2), 1)
    t = n + 1 + (pt(r) ? 0 : k(e, n + 1, 2))
  }
  return null
}
function dt(e, t) {
  let n = e.indexOf(255, t)
  for (; n >= 0 && (e[n] === 255 || e[n] === 0);) n = e[n] === 255 ? n + 1 : e.indexOf(255, n)
  return n < 0 ? e.length : n
}
function ft(e) {
  return e >= 192 && e <= 207 && e !== 196 && e !== 200 && e !== 204
}
function pt(e) {
  return e === 1 || (e >= 208 && e <= 216)
}
var mt = 8,
  ht = 12
function gt(e) {
  return j(e, 12, `IHDR`) ? M(k(e, 16, 4), k(e, 20, 4), _t(e)) : null
}
function _t(e) {
  let t = mt
  for (; t < e.length && !j(e, t + 4, `IDAT`);) {
    if (j(e, t + 4, `acTL`)) return k(e, t + 8, 4) || 1
    t += k(e, t, 4) + ht
  }
  return 1
}
var vt = 12,
  yt = 8,
  I = 16384
function bt(e) {
  if (!j(e, 8, `WEBP`)) return null
  let [t, n, r] = [0, 0, 0],
    i = vt
  for (; i < e.length;) {
    let [a, o] = xt(e, i)
    ;((t = Math.max(t, a)), (n = Math.max(n, o)), j(e, i, `ANMF`) && (r += 1))
    let s = A(e, i + 4, 4)
    i += yt + s + (s % 2)
  }
  return M(t, n, Math.max(r, 1))
}
function xt(e, t) {
  let n = t + yt
  if (j(e, t, `VP8X`)) return St(e, n + 4)
  if (j(e, t, `ANMF`)) return St(e, n + 6)
  if (j(e, t, `VP8L`)) {
    let t = A(e, n + 1, 4)
    return [(t % I) + 1, (Math.floor(t / I) % I) + 1]
  }
  return j(e, t, `VP8 `) ? [A(e, n + 6, 2) % I, A(e, n + 8, 2) % I] : [0, 0]
}
function St(e, t) {
  return [A(e, t, 3) + 1, A(e, t + 3, 3) + 1]
}
var Ct = [
  {
    type: `image/png`,
    start: `PNG\r

`,
    read: gt,
  },
  { type: `image/jpeg`, start: `ÿØÿ`, read: ut },
  { type: `image/gif`, start: `GIF8`, read: st },
  { type: `image/webp`, start: `RIFF`, read: bt },
]
function L(e) {
  let t = Ct.find(({ start: t }) => j(e, 0, t)),
    n = t?.read(e)
  return t && n ? { type: t.type, ...n } : null
}
var wt = 4e7,
  Tt = 1e4
function R(e) {
  if (e === null) return `not-a-picture`
  let { width: t, height: n } = e
  return t * n > wt || Math.max(t, n) > Tt ? `too-many-pixels` : null
}
function z() {
  if (!navigator.onLine) throw new ae(`unavailable`, `The browser is offline.`)
}
var Et = e({ cleanUpDevice: () => B, sweepDeleted: () => Ot, tidyAfter: () => Dt })
async function B(e = []) {
  await ve()
  for (let t of e) await fe(t)
  for (let t of new Set([...e, ...Oe()])) await jt(t, e.includes(t)).catch(() => null)
}
async function Dt(e, t) {
  await ve()
  let n = await kt(e, t ? [t] : Oe())
  return (await B(n), n.length > 0)
}
async function Ot() {
  await B(await At((await he()).filter((e) => e !== r().currentUser?.uid && !ye(e))))
}
async function kt(e, t) {
  return e === `deleted` && t.length === 1 ? t : e === `deleted` || e === `expired` ? At(t) : []
}
async function At(e) {
  if (e.length === 0) return []
  let t = await n(() => import(`./files-DL1IO9P7.js`).then((e) => e.d)).catch(() => null)
  if (!t) return []
  let r = await Promise.all(e.map(t.isDeletedForGood))
  return e.filter((e, t) => r[t])
}
async function jt(e, t) {
  let n = be(e),
    i = () => r().currentUser?.uid === e
  if (!n && (i() || ye(e))) return
  let a = t ? `all` : (n?.discard ?? []),
    o = await (n ? ge : ke)(e, a)
  ;(n && !n.isOver && i() && (await ue(r())),
    o && (a !== `all` || (await Te(e)))
      ? await Ee(e)
      : (n || o) && (await we(e, { discard: a, isOver: !0 })),
    o && n && !i() && Mt(e))
}
async function Mt(e) {
  ;(await pe())?.forget(e)
}
var Nt = { across: 0.5, down: 0.5 }
function Pt({ width: e, height: t }) {
  let n = Math.min(e, t)
  return { left: (e - n) / 2, top: (t - n) / 2, side: n }
}
function Ft({ width: e, height: t }, { side: n }) {
  return Math.min(e, t) / n
}
function It(e, t, { across: n, down: r }) {
  let { left: i, top: a, side: o } = t
  return Rt(e, { left: i + n * o, top: a + r * o, side: o })
}
function Lt(e, { left: t, top: n, side: r }, i, { across: a, down: o } = Nt) {
  let s = Math.min(e.width, e.height) / V(i, 1, 4),
    c = r - s
  return Rt(e, { left: t + c * a, top: n + c * o, side: s })
}
function Rt({ width: e, height: t }, { left: n, top: r, side: i }) {
  return { left: V(n, 0, e - i), top: V(r, 0, t - i), side: i }
}
function V(e, t, n) {
  return Math.min(Math.max(e, t), n)
}
function zt(e, t, n) {
  let { width: r } = e,
    i = e.getContext(`2d`)
  i &&
    ((i.fillStyle = `#fff`),
    i.fillRect(0, 0, r, r),
    (i.imageSmoothingQuality = `high`),
    i.drawImage(t, n.left, n.top, n.side, n.side, 0, 0, r, r))
}
var Bt = 2048
async function Vt(e) {
  if (e.size > 52428800) return `too-large`
  try {
    let t = await e.arrayBuffer(),
      n = L(new Uint8Array(t)),
      r = R(n)
    return n === null || r
      ? (r ?? `not-a-picture`)
      : await Ht(
          await createImageBitmap(new Blob([t], { type: n.type }), {
            imageOrientation: `from-image`,
          }),
        )
  } catch {
    return `unreadable`
  }
}
async function Ht(e) {
  let { width: t, height: n } = e,
    r = Bt / Math.max(t, n)
  if (r >= 1) return e
  let i = await createImageBitmap(e, {
    resizeWidth: Math.max(1, Math.round(t * r)),
    resizeHeight: Math.max(1, Math.round(n * r)),
    resizeQuality: `high`,
  })
  return (e.close(), i)
}
var Ut = 512,
  Wt = [0.9, 0.8, 0.65, 0.5, 0.3]
async function Gt(e, t) {
  let n = document.createElement(`canvas`)
  ;((n.width = Ut), (n.height = Ut), zt(n, e, t))
  for (let e of Wt) {
    let t = await Kt(n, e)
    if (t && t.size <= 524288) return t
  }
  throw Error(`The browser gives no JPEG that is small enough.`)
}
function Kt(e, t) {
  return new Promise((n) => e.toBlob(n, `image/jpeg`, t))
}
var H = new Map(),
  U = !1
function qt(e, t) {
  let n = v(e)
  return H.get(t) ?? Xt(n, t, Yt(n, t))
}
function Jt(e, t, n) {
  Xt(e, t, Promise.resolve(n))
}
async function Yt(e, t) {
  z()
  let { readStored: r } = await n(async () => {
      let { readStored: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.x)
      return { readStored: e }
    }),
    i = await r(e, t)
  if (R(L(new Uint8Array(await i.arrayBuffer()))))
    throw Error(`This is no picture that may be decoded.`)
  return i
}
function Xt(e, t, n) {
  let r = n.then((e) => URL.createObjectURL(e))
  ;(Zt(e), H.set(t, r), r.catch(() => H.delete(t)))
  for (let e of [...H.keys()].slice(0, -2)) Qt(e)
  return r
}
function Zt({ uid: e, session: t }) {
  if (U) return
  U = !0
  let n = le(t, (t) => {
    if (t?.uid !== e) {
      ;(n(), (U = !1))
      for (let e of H.keys()) Qt(e)
    }
  })
}
function Qt(e) {
  let t = H.get(e)
  ;(H.delete(e),
    t?.then(
      (e) => URL.revokeObjectURL(e),
      () => null,
    ))
}
var W = 6e4,
  $t = 5 * W,
  en = se({
    types: { context: {}, events: {} },
    actors: {
      watchReturns: p(`watchReturns`),
      readToken: p(`readToken`),
      renewToken: p(`renewToken`),
      lookUp: p(`lookUp`),
    },
    actions: {
      setExpiry: _((e, { expiresAt: t }) => ({ expiresAt: t, failures: 0 })),
      countFailure: _({ failures: ({ context: e }) => e.failures + 1 }),
    },
    delays: {
      renewal: ({ context: e }) => Math.max(W, e.expiresAt - Date.now() - $t),
      nextTry: ({ context: e }) => u(e.failures, W / 2, 16 * W),
    },
  }).createMachine({
    id: `sessionRefresh`,
    context: { expiresAt: 0, failures: 0 },
    invoke: { id: `returns`, src: `watchReturns` },
    initial: `reading`,
    on: {
      'token.read': {
        target: `.fresh`,
        actions: { type: `setExpiry`, params: ({ event: e }) => e },
      },
    },
    states: {
      reading: {
        invoke: { id: `readToken`, src: `readToken` },
        on: { 'error.*': { target: `backingOff` } },
      },
      fresh: {
        after: { renewal: { target: `renewing` } },
        on: { 'person.returned': { target: `lookingUp` } },
      },
      lookingUp: {
        invoke: { id: `lookUp`, src: `lookUp` },
        on: { 'error.*': { target: `fresh` } },
      },
      renewing: {
        invoke: { id: `renewToken`, src: `renewToken` },
        on: { 'error.*': { target: `backingOff` } },
      },
      backingOff: {
        entry: `countFailure`,
        after: { nextTry: { target: `renewing` } },
        on: { 'person.returned': { target: `renewing` } },
      },
    },
  }),
  tn = 1e4,
  nn = 2e3,
  rn = 1e3,
  an = ({ sendBack: e }) => {
    let t = new AbortController(),
      { signal: n } = t,
      r = Date.now(),
      i,
      a = () => {
        document.visibilityState === `visible` &&
          ((r = Date.now()),
          clearTimeout(i),
          (i = setTimeout(() => e({ type: `person.returned` }), nn)))
      },
      o = () => {
        Date.now() - r >= tn && a()
      }
    ;(document.addEventListener(`visibilitychange`, o, { signal: n }),
      addEventListener(`focus`, o, { signal: n }),
      addEventListener(`online`, a, { signal: n }))
    let c = s(({ type: e }) => {
      e === `accountChanged` && a()
    })
    return () => {
      ;(t.abort(), clearTimeout(i), c())
    }
  },
  on = m(() => G(x(), !1)),
  sn = m(async () => {
    await new Promise((e) => setTimeout(e, rn))
    let e = x(),
      { expirationTime: t } = await e.getIdTokenResult()
    return G(e, Date.parse(t) - Date.now() < $t)
  }),
  cn = m(async () => {
    let { reloadUser: e } = await n(async () => {
      let { reloadUser: e } = await import(`./identity-CsLpfju1.js`).then((e) => e.Lt)
      return { reloadUser: e }
    })
    return G(await e(), !1)
  })
async function G(e, t) {
  let { expirationTime: n } = await e.getIdTokenResult(t)
  return { type: `token.read`, expiresAt: Date.parse(n) }
}
function ln() {
  un().catch(() => null)
}
async function un() {
  let { guardGuest: e } = await n(async () => {
    let { guardGuest: e } = await import(`./data-B8Ry1Dwk.js`).then((e) => e.l)
    return { guardGuest: e }
  })
  e()
}
var dn = en.provide({
  actors: { watchReturns: h(an), readToken: h(on), renewToken: h(sn), lookUp: h(cn) },
})
function fn() {
  Ot().catch(() => null)
}
var pn = e({ SessionRefresh: () => mn })
function mn() {
  let e = re().user?.isAnonymous ?? !1
  return (
    me(dn),
    (0, D.useEffect)(fn, []),
    (0, D.useEffect)(() => {
      e && ln()
    }, [e]),
    null
  )
}
var K = {
    heading: `Not everything is saved yet`,
    lead: (e) => Ne(`${Fe(e)} ${e === 1 ? `has` : `have`} changes that are only on this device:`),
    leadOfFiles: (e) => Ne(`${je(e)} ${e === 1 ? `is` : `are`} only on this device:`),
    more: (e) => `and ${Me(e)} more`,
    stay: `Stay signed in`,
    keep: `Keep them on this device and sign out`,
    keepHint: `They stay encrypted on this device. Sign in here again to open and save them.`,
    cannotKeep: `This device can’t store them. If you sign out now, they will be lost.`,
    guestCannotReturn: `You can’t sign in as this guest again. If you sign out now, they will be lost.`,
    uncertainHeading: `You’re still signed in`,
    uncertain: `We couldn’t check whether everything is saved, so you’re still signed in. Close other tabs of this app, then try again.`,
    tryAgain: `Try again`,
    discardConfirmation: (e, t) =>
      e && t
        ? `Yes, discard these changes and files`
        : t
          ? `Yes, discard these files`
          : `Yes, discard these changes`,
    discard: `Discard and sign out`,
  },
  hn = { hint: `_hint_7nkqt_2`, discard: `_discard_7nkqt_8` },
  gn = { names: `_names_5bg6a_2` },
  q = 5
function _n({ lead: e, names: t }) {
  return (0, O.jsxs)(`div`, {
    children: [
      (0, O.jsx)(`p`, { children: e }),
      (0, O.jsxs)(`ul`, {
        className: gn.names,
        children: [
          t
            .slice(0, q)
            .map(({ id: e, name: t }) =>
              (0, O.jsx)(`li`, { children: (0, O.jsx)(`bdi`, { children: t }) }, e),
            ),
          t.length > q && (0, O.jsx)(`li`, { children: K.more(t.length - q) }),
        ],
      }),
    ],
  })
}
function vn() {
  let e = b(),
    t = g(e, (e) => e),
    { rows: n, files: r, canReturn: i } = t.context,
    o = () => e.send({ type: `signOut.stay` }),
    s = t.can({ type: `signOut.keep` })
  return (0, O.jsxs)(Ae, {
    heading: K.heading,
    onClose: o,
    children: [
      n.length > 0 && (0, O.jsx)(_n, { lead: K.lead(n.length), names: n }),
      r.length > 0 && (0, O.jsx)(_n, { lead: K.leadOfFiles(r.length), names: r }),
      (0, O.jsx)(a, { look: `primary`, onClick: o, children: K.stay }),
      s && (0, O.jsx)(a, { onClick: () => e.send({ type: `signOut.keep` }), children: K.keep }),
      (0, O.jsx)(`p`, {
        className: hn.hint,
        children: s ? K.keepHint : i ? K.cannotKeep : K.guestCannotReturn,
      }),
      (0, O.jsx)(`div`, {
        className: hn.discard,
        children: (0, O.jsxs)(f, {
          onSubmit: () => e.send({ type: `signOut.discard` }),
          children: [
            (0, O.jsx)(te, {
              required: !0,
              label: K.discardConfirmation(n.length > 0, r.length > 0),
            }),
            (0, O.jsx)(a, { type: `submit`, look: `danger`, children: K.discard }),
          ],
        }),
      }),
    ],
  })
}
function yn() {
  let e = b(),
    { leave: t } = _e(),
    n = () => e.send({ type: `signOut.stay` })
  return (0, O.jsxs)(Ae, {
    heading: K.uncertainHeading,
    onClose: n,
    children: [
      (0, O.jsx)(`p`, { children: K.uncertain }),
      (0, O.jsx)(a, { look: `primary`, onClick: t, children: K.tryAgain }),
      (0, O.jsx)(a, { onClick: n, children: K.stay }),
    ],
  })
}
var bn = e({ SignOutQuestions: () => xn })
function xn() {
  return g(b(), (e) => e.hasTag(`uncertain`)) ? (0, O.jsx)(yn, {}) : (0, O.jsx)(vn, {})
}
async function Sn() {
  let { issuedAtTime: e } = await x().getIdTokenResult()
  return Date.parse(e)
}
function Cn(e, t) {
  let [n, r] = (0, D.useState)(null),
    i = ({ target: t }) => t instanceof Element && e(t),
    a = (0, D.useEffectEvent)((e) => {
      if (!wn(e)) return
      e.preventDefault()
      let t = i(e)
      ;(e.dataTransfer && (e.dataTransfer.dropEffect = t ? `copy` : `none`),
        r(t ? `over` : `beside`))
    }),
    o = (0, D.useEffectEvent)((e) => {
      wn(e) && (e.preventDefault(), r(null), i(e) && t(Array.from(e.dataTransfer?.files ?? [])))
    })
  return (
    (0, D.useEffect)(() => {
      let e = new AbortController(),
        { signal: t } = e
      return (
        addEventListener(`dragover`, (e) => a(e), { signal: t }),
        addEventListener(`drop`, (e) => o(e), { signal: t }),
        addEventListener(`dragleave`, ({ relatedTarget: e }) => e ?? r(null), { signal: t }),
        () => e.abort()
      )
    }, []),
    n
  )
}
function wn({ dataTransfer: e }) {
  return e?.types.includes(`Files`) ?? !1
}
function Tn(e, t) {
  let n = (0, D.useEffectEvent)((n) => {
    let { files: r, types: i = [] } = n.clipboardData ?? {},
      a = i.includes(`text/plain`) && i.includes(`text/html`),
      o = n.target instanceof Element && e(n.target)
    r?.length && !a && o && (n.preventDefault(), t(Array.from(r)))
  })
  ;(0, D.useEffect)(() => {
    let e = (e) => n(e)
    return (document.addEventListener(`paste`, e), () => document.removeEventListener(`paste`, e))
  }, [])
}
function J({ label: e, icon: t, accept: n, multiple: r = !1, onChoose: i, ...o }) {
  let s = (0, D.useRef)(null),
    c = !o.busy && !o.waiting
  return (0, O.jsxs)(O.Fragment, {
    children: [
      (0, O.jsxs)(a, { ...o, onClick: () => c && s.current?.click(), children: [t, e] }),
      (0, O.jsx)(`input`, {
        ref: s,
        hidden: !0,
        type: `file`,
        multiple: r,
        accept: n,
        'aria-label': e,
        onChange: ({ currentTarget: e }) => {
          let t = Array.from(e.files ?? [])
          ;(t.length > 0 && i(t), (e.value = ``))
        },
      }),
    ],
  })
}
function En(e, t, n) {
  let r = new AbortController(),
    { signal: i } = r,
    a = async () => {
      let r = await qt(e, t).catch(() => null)
      i.aborted || n(r)
    }
  return (addEventListener(`online`, () => void a(), { signal: i }), a(), () => r.abort())
}
var Dn = e({ OwnPicture: () => On })
function On({ uid: e, fileId: t, children: n }) {
  let [r, i] = (0, D.useState)(null)
  return (
    (0, D.useEffect)(() => En(e, t, i), [e, t]),
    r === null ? n : (0, O.jsx)(`img`, { src: r, alt: ``, onError: () => i(null) })
  )
}
var kn = 36e5,
  Y = null,
  An = ({ input: { bitmap: e, crop: t }, sendBack: r }) => {
    let i = new AbortController(),
      { signal: a } = i,
      s = v(Le())
    return (
      (async () => {
        try {
          z()
          let { putPicture: i } = await n(async () => {
            let { putPicture: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.s)
            return { putPicture: e }
          })
          if (!e) throw Error(`No picture was chosen.`)
          await jn(s).catch(() => null)
          let o = await i(s, e, t, a)
          if ((o !== null && (Y = { uid: s.uid, fileId: o }), a.aborted)) return
          r(
            o === null
              ? { type: `picture.refused`, why: `no-room` }
              : { type: `picture.sent`, fileId: o },
          )
        } catch (e) {
          a.aborted || r(await o(e))
        }
      })(),
      () => i.abort()
    )
  }
async function jn(e) {
  if (Y?.uid !== e.uid) return
  let { removeUnnamed: t } = await n(async () => {
    let { removeUnnamed: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.o)
    return { removeUnnamed: e }
  })
  ;(await t(e, Y.fileId), (Y = null))
}
var Mn = ({ input: { replaced: e } }) => {
    let t = v(Le())
    ;(async () => {
      let { removeFile: r } = await n(async () => {
          let { removeFile: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.y)
          return { removeFile: e }
        }),
        { sweepPictures: i } = await n(async () => {
          let { sweepPictures: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.o)
          return { sweepPictures: e }
        })
      ;(e !== null && (await r(t, e)), await i(t, (await Sn()) - kn))
    })().catch(() => null)
  },
  Nn = {},
  Pn = { failure: null, refusal: null },
  Fn = { ...Pn, bitmap: null, crop: { left: 0, top: 0, side: 0 } },
  In = { ...Fn, replaced: null, ...l },
  Ln = se({
    types: Nn,
    actors: {
      readPicture: p(`readPicture`),
      sendPicture: p(`sendPicture`),
      namePicture: p(`namePicture`),
      resumeNaming: p(`resumeNaming`),
      tidyPictures: p(`tidyPictures`),
    },
    actions: {
      ...c().actions,
      forgetNaming: ne(`forgetNaming`),
      forgetPicture: _(Fn),
      forgetTrouble: _(Pn),
      cropBitmap: _((e, { bitmap: t }) => ({ bitmap: t, crop: Pt(t) })),
      setRefusal: _((e, { why: t }) => ({ refusal: t })),
      setReplaced: _((e, { replaces: t }) => ({ replaced: t })),
      moveCrop: _(({ context: { bitmap: e, crop: t } }, { by: n }) =>
        e ? { crop: It(e, t, n) } : {},
      ),
      zoomCrop: _(({ context: { bitmap: e, crop: t } }, { zoom: n, place: r }) =>
        e ? { crop: Lt(e, t, n, r) } : {},
      ),
    },
    guards: { hasPicture: ({ context: e }) => e.bitmap !== null },
    delays: { ...c().delays, longestReading: 2e4, longestAttempt: 9e4, saidForAWhile: 8e3 },
  })
    .createMachine({
      id: `picture`,
      context: In,
      initial: `shown`,
      states: {
        shown: {
          initial: `unchanged`,
          on: { 'picture.open': { target: `open` }, 'picture.choose': { target: `open.reading` } },
          states: {
            unchanged: {},
            saved: {
              tags: `saved`,
              invoke: { id: `tidyPictures`, src: `tidyPictures`, input: ({ context: e }) => e },
              after: { saidForAWhile: { target: `unchanged` } },
            },
          },
        },
        open: {
          tags: `open`,
          initial: `returning`,
          exit: `forgetPicture`,
          states: {
            returning: {
              always: [{ guard: `hasPicture`, target: `editing.cropping` }, { target: `editing` }],
            },
            editing: {
              initial: `choosing`,
              on: {
                'picture.choose': { target: `reading` },
                'picture.close': { target: `#picture.shown` },
              },
              states: {
                choosing: {
                  on: {
                    'picture.remove': {
                      target: `#picture.open.changing.naming`,
                      actions: { type: `setReplaced`, params: ({ event: e }) => e },
                    },
                  },
                },
                cropping: {
                  on: {
                    'crop.move': { actions: { type: `moveCrop`, params: ({ event: e }) => e } },
                    'crop.zoom': { actions: { type: `zoomCrop`, params: ({ event: e }) => e } },
                    'picture.save': {
                      target: `#picture.open.changing`,
                      actions: { type: `setReplaced`, params: ({ event: e }) => e },
                    },
                  },
                },
              },
            },
            reading: {
              tags: `reading`,
              entry: `forgetTrouble`,
              invoke: {
                id: `readPicture`,
                src: `readPicture`,
                input: ({ event: e }) => (oe(e, `picture.choose`), { file: e.file }),
              },
              after: {
                longestReading: {
                  target: `returning`,
                  actions: { type: `setRefusal`, params: { why: `too-slow` } },
                },
              },
              on: {
                'picture.read': {
                  target: `editing.cropping`,
                  actions: { type: `cropBitmap`, params: ({ event: e }) => e },
                },
                'picture.refused': {
                  target: `returning`,
                  actions: { type: `setRefusal`, params: ({ event: e }) => e },
                },
                'picture.choose': { target: `reading`, reenter: !0 },
                'picture.close': { target: `#picture.shown` },
              },
            },
            changing: {
              tags: `busy`,
              entry: `forgetTrouble`,
              initial: `sending`,
              after: { longestAttempt: { target: `returning`, actions: `giveUp` } },
              on: {
                'change.made': { target: `#picture.shown.saved`, actions: `forgetRefusals` },
                'error.requires-recent-login': { target: `confirming` },
                'error.too-many-requests': { target: `coolingDown`, actions: `startCoolDown` },
                'error.*': { target: `returning`, actions: `setFailure` },
              },
              states: {
                sending: {
                  invoke: { id: `sendPicture`, src: `sendPicture`, input: ({ context: e }) => e },
                  on: {
                    'picture.sent': { target: `naming` },
                    'picture.refused': {
                      target: `#picture.open.returning`,
                      actions: { type: `setRefusal`, params: ({ event: e }) => e },
                    },
                  },
                },
                naming: {
                  invoke: {
                    id: `namePicture`,
                    src: `namePicture`,
                    input: ({ event: e }) => (
                      oe(e, [`picture.sent`, `picture.remove`]),
                      { fileId: e.type === `picture.sent` ? e.fileId : null }
                    ),
                  },
                },
                resuming: { invoke: { id: `resumeNaming`, src: `resumeNaming` } },
              },
            },
            confirming: {
              tags: `confirming`,
              on: {
                'identity.confirmed': { target: `changing.resuming` },
                'identity.cancelled': { target: `returning`, actions: `forgetNaming` },
              },
            },
            coolingDown: {
              exit: `endCoolDown`,
              after: { coolDown: { target: `returning` } },
              on: { 'picture.close': { target: `#picture.shown` } },
            },
          },
        },
      },
    })
    .provide({
      actors: {
        readPicture: h(({ input: { file: e }, sendBack: t }) => {
          let n = !0
          return (
            (async () => {
              let r = await Vt(e)
              typeof r == `string`
                ? t({ type: `picture.refused`, why: r })
                : n
                  ? t({ type: `picture.read`, bitmap: r })
                  : r.close()
            })(),
            () => {
              n = !1
            }
          )
        }),
        sendPicture: h(An),
        namePicture: h(S.make),
        resumeNaming: h(S.resume),
        tidyPictures: h(Mn),
      },
      actions: { forgetNaming: S.forget },
    })
function Rn({ refusal: e, failure: t }) {
  return (0, O.jsxs)(O.Fragment, {
    children: [
      (0, O.jsx)(`div`, {
        role: `alert`,
        children: e && (0, O.jsx)(i, { tone: `danger`, children: ze[e] }),
      }),
      (0, O.jsx)(ie, { failure: t }),
    ],
  })
}
var zn = `image/jpeg,image/png,image/webp,image/gif`
function Bn({
  refusal: e,
  failure: t,
  isReading: n,
  isBusy: r,
  hasPicture: i,
  onChoose: o,
  onRemove: s,
  onClose: c,
}) {
  return (0, O.jsxs)(f, {
    onSubmit: s,
    children: [
      (0, O.jsx)(Rn, { refusal: e, failure: t }),
      (0, O.jsx)(`p`, { className: w.hint, children: C.hint }),
      (0, O.jsxs)(`div`, {
        className: w.buttons,
        children: [
          (0, O.jsx)(J, {
            look: `primary`,
            label: n ? C.reading : C.choose,
            accept: zn,
            busy: n,
            waiting: r,
            onChoose: ([e]) => e && o(e),
          }),
          i && (0, O.jsx)(a, { busy: r, waiting: n, onClick: s, children: C.remove }),
          (0, O.jsx)(a, { waiting: r, onClick: c, children: C.cancel }),
        ],
      }),
    ],
  })
}
function Vn({ picture: e, crop: t, side: n }) {
  let r = (0, D.useRef)(null)
  return (
    (0, D.useLayoutEffect)(() => {
      r.current && zt(r.current, e, t)
    }, [e, t]),
    (0, O.jsx)(`canvas`, { ref: r, width: n, height: n, 'aria-hidden': `true` })
  )
}
var X = { frame: `_frame_11sz2_2`, square: `_square_11sz2_6` },
  Hn = 0.02,
  Z = { across: 0.5, down: 0.5 }
function Un(e, t) {
  let n = (0, D.useRef)(new Map()),
    r = (0, D.useRef)(null),
    i = ({ pointerId: e }) => {
      ;(n.current.delete(e), (r.current = null))
    }
  return {
    onPointerDown: (e) => {
      e.button === 0 &&
        (e.currentTarget.setPointerCapture(e.pointerId),
        n.current.set(e.pointerId, Q(e)),
        (r.current = n.current.size === 1 ? Q(e) : null))
    },
    onPointerMove: (i) => {
      if (!n.current.has(i.pointerId)) return
      let a = [...n.current.values()]
      n.current.set(i.pointerId, Q(i))
      let o = [...n.current.values()],
        [s, c] = [Kn(a), Kn(o)]
      ;(r.current && Wn(r.current, c) > Hn && (r.current = null),
        a.length > 1 && t(Gn(o) / (Gn(a) || 1), c),
        e($(s, c)))
    },
    onPointerUp: (t) => {
      ;(r.current && e($(Q(t), Z)), i(t))
    },
    onPointerCancel: i,
  }
}
function Q({ currentTarget: e, clientX: t, clientY: n }) {
  let { left: r, top: i, width: a, height: o } = e.getBoundingClientRect()
  return { across: (t - r) / a, down: (n - i) / o }
}
function $(e, t) {
  return { across: e.across - t.across, down: e.down - t.down }
}
function Wn(e, t) {
  let { across: n, down: r } = $(e, t)
  return Math.hypot(n, r)
}
function Gn([e = Z, t = Z]) {
  return Wn(e, t)
}
function Kn([e = Z, t = e]) {
  return { across: (e.across + t.across) / 2, down: (e.down + t.down) / 2 }
}
var qn = 500,
  Jn = 100
function Yn(e, t) {
  let n = (0, D.useEffectEvent)((n) => {
    if (!e.current) return
    n.preventDefault()
    let { left: r, top: i, width: a, height: o } = e.current.getBoundingClientRect(),
      s = { across: (n.clientX - r) / a, down: (n.clientY - i) / o }
    t(Math.exp(-n.deltaY / (n.ctrlKey ? Jn : qn)), s)
  })
  ;(0, D.useEffect)(() => {
    let t = e.current
    return (
      t?.addEventListener(`wheel`, n, { passive: !1 }), () => t?.removeEventListener(`wheel`, n)
    )
  }, [e])
}
var Xn = 0.05,
  Zn = {
    ArrowLeft: { across: Xn, down: 0 },
    ArrowRight: { across: -0.05, down: 0 },
    ArrowUp: { across: 0, down: Xn },
    ArrowDown: { across: 0, down: -0.05 },
  },
  Qn = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 }
function $n({ picture: e, crop: t, describedBy: n, onMove: r, onZoom: i }) {
  let a = (0, D.useRef)(null),
    o = (n, r) => i(Ft(e, t) * n, r),
    s = Un(r, o)
  return (
    Yn(a, o),
    (0, D.useEffect)(() => a.current?.focus(), []),
    (0, O.jsx)(`div`, {
      className: X.frame,
      role: `application`,
      'aria-label': C.square,
      children: (0, O.jsx)(`button`, {
        ref: a,
        type: `button`,
        className: X.square,
        'aria-label': C.square,
        'aria-describedby': n,
        onKeyDown: (e) => {
          if (e.ctrlKey || e.metaKey || e.altKey) return
          let t = Zn[e.key],
            n = Qn[e.key]
          ;(t && r(t), n && o(n), (t || n) && e.preventDefault())
        },
        ...s,
        children: (0, O.jsx)(Vn, { picture: e, crop: t, side: 640 }),
      }),
    })
  )
}
var er = { stage: `_stage_14ypw_2`, preview: `_preview_14ypw_9` },
  tr = { field: `_field_ngzsb_2` }
function nr({ zoom: e, onZoom: t }) {
  return (0, O.jsxs)(`label`, {
    className: tr.field,
    children: [
      C.zoom,
      (0, O.jsx)(`input`, {
        type: `range`,
        min: 1,
        max: 4,
        step: 0.05,
        value: e,
        'aria-valuetext': C.zoomOf(e),
        onChange: ({ currentTarget: e }) => t(e.valueAsNumber),
      }),
    ],
  })
}
function rr({ bitmap: e, context: t, isReading: n, isBusy: r, replaces: i, send: o }) {
  let { crop: s, refusal: c, failure: l, coolDownEndsAt: u } = t,
    ee = Ft(e, s),
    p = (e, t) => o({ type: `crop.zoom`, zoom: e, ...(t && { place: t }) })
  return (0, O.jsxs)(f, {
    onSubmit: () => o({ type: `picture.save`, replaces: i }),
    children: [
      (0, O.jsx)(Rn, { refusal: c, failure: l }),
      (0, O.jsx)(`p`, { id: `crop-hint`, className: w.hint, children: C.cropHint }),
      (0, O.jsxs)(`div`, {
        className: er.stage,
        children: [
          (0, O.jsx)($n, {
            picture: e,
            crop: s,
            describedBy: `crop-hint`,
            onMove: (e) => o({ type: `crop.move`, by: e }),
            onZoom: p,
          }),
          (0, O.jsxs)(`figure`, {
            className: er.preview,
            children: [
              (0, O.jsx)(Vn, { picture: e, crop: s, side: 192 }),
              (0, O.jsx)(`figcaption`, { children: C.preview }),
            ],
          }),
        ],
      }),
      (0, O.jsx)(nr, { zoom: ee, onZoom: p }),
      (0, O.jsxs)(`div`, {
        className: w.buttons,
        children: [
          (0, O.jsx)(d, { label: C.save, busyLabel: C.saving, isBusy: r, coolDownEndsAt: u }),
          (0, O.jsx)(J, {
            label: n ? C.reading : C.chooseAnother,
            accept: zn,
            busy: n,
            waiting: r,
            onChoose: ([e]) => e && o({ type: `picture.choose`, file: e }),
          }),
          (0, O.jsx)(a, {
            waiting: r,
            onClick: () => o({ type: `picture.close` }),
            children: C.cancel,
          }),
        ],
      }),
    ],
  })
}
var ir = { area: `_area_1sfgc_2` },
  ar = e({ DropArea: () => sr, PictureRow: () => or })
function or({ user: e, flow: t = Ln }) {
  let n = me(t),
    r = g(n, (e) => e),
    { bitmap: i, refusal: a, failure: o } = r.context,
    s = r.hasTag(`open`),
    c = { isReading: r.hasTag(`reading`), isBusy: r.hasTag(`busy`) },
    l = Se(e, ee.firebase.storageBucket),
    u = (e) => n.send({ type: `picture.choose`, file: e }),
    d = () => n.send({ type: `picture.close` })
  return (
    Tn(
      () => s,
      ([e]) => e && u(e),
    ),
    (0, O.jsxs)(O.Fragment, {
      children: [
        (0, O.jsx)(sr, {
          onFile: u,
          children: (0, O.jsxs)(Pe, {
            label: C.label,
            value: (0, O.jsx)(Ie, { user: e }),
            action: {
              label: e.photoURL === null ? C.add : C.change,
              onTake: () => n.send({ type: `picture.open` }),
            },
            note: r.hasTag(`saved`) ? C.saved : null,
            onClose: d,
            children: [
              s &&
                !i &&
                (0, O.jsx)(Bn, {
                  ...c,
                  refusal: a,
                  failure: o,
                  hasPicture: e.photoURL !== null,
                  onChoose: u,
                  onRemove: () => n.send({ type: `picture.remove`, replaces: l }),
                  onClose: d,
                }),
              s &&
                i &&
                (0, O.jsx)(rr, { ...c, bitmap: i, context: r.context, replaces: l, send: n.send }),
            ],
          }),
        }),
        r.hasTag(`confirming`) &&
          (0, O.jsx)(Re, {
            pendingAction: C.toChange,
            onConfirmed: () => n.send({ type: `identity.confirmed` }),
            onCancel: () => n.send({ type: `identity.cancelled` }),
          }),
      ],
    })
  )
}
function sr({ onFile: e, children: t }) {
  let n = (0, D.useRef)(null),
    r = Cn(
      (e) => n.current?.contains(e) ?? !1,
      ([t]) => t && e(t),
    )
  return (0, O.jsx)(`div`, {
    ref: n,
    className: ir.area,
    'data-over': r === `over` || void 0,
    children: t,
  })
}
export {
  We as _,
  Cn as a,
  pn as c,
  B as d,
  Et as f,
  Ye as g,
  R as h,
  Tn as i,
  Jt as l,
  L as m,
  Dn as n,
  Sn as o,
  z as p,
  J as r,
  bn as s,
  ar as t,
  Gt as u,
  $e as v,
  Be as y,
}
