import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  $ as n,
  B as r,
  Ct as i,
  D as a,
  Dt as o,
  F as s,
  G as c,
  K as l,
  M as u,
  N as ee,
  Ot as d,
  Q as te,
  R as ne,
  V as re,
  W as ie,
  Z as f,
  at as ae,
  bt as p,
  gt as oe,
  ht as se,
  it as ce,
  kt as le,
  l as ue,
  nt as m,
  ot as de,
  q as fe,
  rt as h,
  tt as g,
  u as pe,
  yt as me,
} from './signIn-DntPV1Db.js'
import {
  Bt as _,
  Et as he,
  Lt as ge,
  Rt as _e,
  St as ve,
  Wt as ye,
  a as v,
  i as be,
  o as y,
  r as xe,
  u as Se,
  xt as Ce,
  zt as b,
} from './libraries-C3SEblF9.js'
var x = t(ye(), 1),
  S = xe()
function C(e) {
  return `gatehouse-notes-${e}`
}
async function we() {
  try {
    let e = C(``)
    return (await indexedDB.databases())
      .map(({ name: e = `` }) => e)
      .flatMap((t) => (t.startsWith(e) ? t.slice(e.length) : []))
  } catch {
    return []
  }
}
function Te(e) {
  return `${C(e)}-rows`
}
function Ee(e) {
  return `${C(e)}-uploads`
}
function De(e) {
  return `${Ee(e)}-counting`
}
function Oe(e, t) {
  return `${Ee(e)}-${t}`
}
function ke(e) {
  return `${C(e)}-delivery`
}
function Ae(e) {
  return `${C(e)}-archives`
}
async function w(e, t, n = new DOMException(`It took too long.`, `TimeoutError`)) {
  let r,
    i = new Promise((t, i) => {
      r = setTimeout(() => i(n), e)
    })
  try {
    return await Promise.race([t, i])
  } finally {
    clearTimeout(r)
  }
}
var je = [`rows`, `cache`, `uploads`, `uploadBytes`],
  T = 2e3
function Me(e, t = Le) {
  return Ne((t) => Fe(e, t), t)
}
function Ne(e, t = Le) {
  let n = new AbortController(),
    r = null,
    i = () => (r = null),
    a = async () => {
      r ??= e(() => {
        ;(i(), t())
      })
      try {
        return await r
      } catch (e) {
        throw (i(), e)
      }
    },
    o = async (e, t = T) => {
      let r = new AbortController(),
        i = async () => {
          n.signal.throwIfAborted()
          let t = await a()
          return (r.signal.throwIfAborted(), e(t, r.signal))
        }
      try {
        return await w(t, i())
      } catch (e) {
        throw (r.abort(), e)
      }
    }
  return {
    run: o,
    change: (e, t, n) =>
      o(async (n, r) => {
        let i = n.transaction([...e], `readwrite`, { durability: `strict` })
        ;(r.addEventListener(`abort`, () => Ie(i)),
          await Promise.all([(async () => t((e) => i.objectStore(e)))(), i.done]))
      }, n),
    close: async () => {
      n.abort()
      let e = r
      ;(i(), await w(T, (async () => (await e)?.close())()).catch(() => null))
    },
  }
}
function Pe(e) {
  return w(T, Ce(C(e)))
}
async function Fe(e, t) {
  let n = await ve(C(e), 2, {
    upgrade: (e, t) => {
      ;(t < 1 &&
        (e.createObjectStore(`keys`),
        e.createObjectStore(`rows`, { keyPath: `id` }),
        e.createObjectStore(`cache`, { keyPath: `id` }).createIndex(`putAt`, `putAt`)),
        e.createObjectStore(`uploads`, { keyPath: `id` }),
        e.createObjectStore(`uploadBytes`, { keyPath: `id` }))
    },
    blocking: () => {
      ;(n.close(), t())
    },
    terminated: t,
  })
  return n
}
function Ie(e) {
  try {
    e.abort()
  } catch {
    return
  }
}
function Le() {}
async function Re(e, t, n) {
  for (let r = 1; !t.aborted; r += 1) {
    try {
      let n = await e()
      return t.aborted ? null : n
    } catch {
      t.aborted || n()
    }
    await ze(se(r, 1e3, 6e4), t)
  }
  return null
}
function ze(e, t) {
  return new Promise((n) => {
    let r = new AbortController(),
      i = () => {
        ;(r.abort(), clearTimeout(a), n())
      },
      a = setTimeout(i, e)
    ;(addEventListener(`online`, i, { signal: r.signal }),
      t.addEventListener(`abort`, i, { signal: r.signal }))
  })
}
var Be = e({
    entryOf: () => A,
    fleetingUnder: () => Ke,
    followJournal: () => P,
    holdEntry: () => N,
    namesUnder: () => j,
    readJournal: () => Ge,
    writeEntry: () => M,
  }),
  Ve = 2e3,
  E = new Map(),
  D = new Set(),
  He = new Set(),
  O = new Set(),
  Ue = Ne($e),
  We,
  k
function Ge() {
  return ((We ??= w(Ve, Xe()).catch(() => void 0)), We)
}
function A(e) {
  return E.get(e) ?? null
}
function j(e) {
  return Array.from(E.keys()).filter((t) => t.startsWith(e))
}
function Ke(e) {
  return j(e).filter((e) => !D.has(e))
}
async function M(e, t) {
  if (D.has(e) && A(e) === t) return !0
  let n = A(e)
  ;(N(e, t), L()?.postMessage({ name: e, before: n, now: t }))
  let r = await qe(e, t)
  return (r && A(e) === t && D.add(e), r)
}
function N(e, t) {
  ;(D.delete(e), I({ name: e, before: A(e), now: t }))
}
function P(e) {
  return (L(), O.add(e), () => O.delete(e))
}
async function qe(e, t) {
  try {
    return (
      await Ue.change([`entries`], (n) =>
        t === null ? n(`entries`).delete(e) : n(`entries`).put(t, e),
      ),
      Je(e, null),
      !0
    )
  } catch {
    return Je(e, t)
  }
}
function Je(e, t) {
  try {
    return (t === null ? localStorage.removeItem(F(e)) : localStorage.setItem(F(e), t), !0)
  } catch {
    return !1
  }
}
function Ye() {
  try {
    let e = F(``)
    return Object.entries(localStorage).flatMap(([t, n]) =>
      t.startsWith(e) ? [[t.slice(e.length), n]] : [],
    )
  } catch {
    return []
  }
}
function F(e) {
  return `${p}/${e}`
}
async function Xe() {
  ;(L(),
    Qe(Ye()),
    `indexedDB` in globalThis &&
      Qe((await Re(Ze, new AbortController().signal, () => void 0)) ?? []))
}
function Ze() {
  return Ue.run(async (e) => {
    let { store: t } = e.transaction(`entries`),
      [n, r] = await Promise.all([t.getAllKeys(), t.getAll()])
    return r.map((e, t) => [n[t] ?? ``, e])
  })
}
function Qe(e) {
  for (let [t, n] of e) He.has(t) || (D.add(t), I({ name: t, before: A(t), now: n }))
}
function I(e) {
  let { name: t, now: n } = e
  ;(He.add(t), n === null ? E.delete(t) : E.set(t, n))
  for (let t of O) t(e)
}
function L() {
  return (
    k === void 0 &&
      ((k = me(p)),
      k?.addEventListener(`message`, ({ data: e }) => {
        ;(D.add(e.name), I(e))
      })),
    k
  )
}
function $e(e) {
  return ve(p, 1, { upgrade: (e) => void e.createObjectStore(`entries`), terminated: e })
}
var R = `notes-here-`
function et() {
  return j(R).map((e) => e.slice(11))
}
function z(e) {
  try {
    let { discard: t = [], isOver: n = !1 } = JSON.parse(A(R + e) ?? ``)
    return { discard: t, isOver: n }
  } catch {
    return null
  }
}
function tt(e) {
  return z(e)?.isOver === !1
}
async function nt(e) {
  if (!(tt(e) || (await M(R + e, ``))))
    throw new DOMException(`The browser keeps no journal entry.`, `QuotaExceededError`)
}
async function rt(e, t) {
  A(R + e) !== null && (await M(R + e, JSON.stringify(t)))
}
async function it(e) {
  z(e) && (await M(R + e, ``))
}
async function at(e) {
  await M(R + e, null)
}
var ot = new Map(),
  st
async function ct(e, t) {
  if (await V()) return navigator.locks.request(e, t)
  let n = (ot.get(e) ?? Promise.resolve()).then(t)
  return (
    ot.set(
      e,
      n.catch(() => null),
    ),
    n
  )
}
async function lt(e, t, n) {
  return (await V()) ? navigator.locks.request(t, { signal: e }, n) : ct(t, n)
}
function ut(e) {
  let t = new AbortController(),
    { signal: n } = t,
    r = () => new Promise((e) => n.addEventListener(`abort`, e))
  return (
    (async () => {
      ;(await V()) && (await navigator.locks.request(e, { mode: `shared`, signal: n }, r))
    })().catch(() => null),
    () => t.abort()
  )
}
async function B(e, t) {
  if (!(await V())) return !0
  try {
    let n = AbortSignal.timeout(t)
    return await navigator.locks.request(e, { signal: n }, () => !0)
  } catch {
    return !1
  }
}
function V() {
  return ((st ??= dt()), st)
}
async function dt() {
  try {
    return (await navigator.locks.request(`gatehouse-trial`, { mode: `shared` }, () => null), !0)
  } catch {
    return !1
  }
}
function ft({ providerData: e }, t) {
  return e.some((e) => e.providerId === t)
}
function pt({ email: e, emailVerified: t, isAnonymous: n }) {
  return e !== null && !t && !n
}
var mt = [`password`, `phone`]
function ht({ providerData: e }) {
  return e.map(({ providerId: e }) => e).filter((e) => !mt.includes(e))
}
function gt(e) {
  return !e.isAnonymous && (e.emailVerified || !ft(e, `password`))
}
function _t() {
  return ae.getState().isShared
}
var vt = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
function yt(e) {
  return vt.test(e)
}
var bt = [`https://lh3.googleusercontent.com`]
function xt(e, t) {
  if (e === null || !URL.canParse(e)) return null
  let { href: n } = new URL(e)
  return [t, ...bt].some((e) => n.startsWith(`${e}/`)) ? n : null
}
var St = `https://firebasestorage.googleapis.com/v0/b`
function Ct(e, t, n) {
  return `${St}/${e}/o/${encodeURIComponent(`users/${t}/files/`)}${n}`
}
function wt({ uid: e, photoURL: t }, n) {
  let r = Ct(n, e, ``)
  if (!t?.startsWith(r)) return null
  let i = t.slice(r.length)
  return yt(i) ? i : null
}
function Tt(e) {
  return { uid: e, session: o() }
}
function Et({ uid: e, session: t }) {
  if (t.currentUser?.uid !== e)
    throw Object.assign(Error(`Somebody else is signed in now.`), { code: `auth/user-mismatch` })
}
function Dt({ session: { currentUser: e } }) {
  if (e) return oe(e)
  throw new he(`auth/user-signed-out`, `Nobody is signed in.`)
}
var H = `guest-moving-`
function Ot(e) {
  let t = Pt(e)
  return t.find(({ toUid: t }) => t === e) ?? t.find(({ toUid: e }) => e === null) ?? null
}
function kt(e) {
  return Pt(e).flatMap(({ toUid: t, ...n }) => (t === null || t === e ? [] : { ...n, toUid: t }))
}
function U(e) {
  return K(e, A(H + e))
}
function At(e) {
  return `gatehouse-move-${e}`
}
function W(e) {
  return U(e) !== null
}
async function jt({ guestUid: e, ...t }) {
  await M(H + e, JSON.stringify(t))
}
async function G(e, t) {
  let n = U(e)
  n && (await jt({ ...n, ...t }))
}
async function Mt(e) {
  W(e) && (await M(H + e, null))
}
function Nt(e) {
  return P(({ name: t, before: n, now: r }) => {
    if (!t.startsWith(H)) return
    let i = t.slice(13)
    e({ guestUid: i, before: K(i, n), now: K(i, r) })
  })
}
function Pt(e) {
  return j(H)
    .flatMap((e) => U(e.slice(13)) ?? [])
    .filter(({ guestUid: t, notOf: n }) => t !== e && !n.includes(e))
}
function K(e, t) {
  if (t === null) return null
  let { toUid: n, phase: r, notOf: i, made: a } = JSON.parse(t)
  return { guestUid: e, toUid: n, phase: r, notOf: i, made: a }
}
function Ft(e, { changed: t, gone: n }) {
  let r = U(e)?.phase
  return Nt((i) => {
    if (i.guestUid !== e) return
    let a = i.before?.phase ?? r
    ;((r = i.now?.phase), r && r !== a && t(r), a && !r && n(a))
  })
}
var It = 2e3
function q() {
  return w(It, a.device()).catch(() => null)
}
var Lt = 2e3,
  Rt = 300,
  zt = [`rows`, `uploads`, `uploadBytes`]
async function Bt(e) {
  ;((await q())?.announceClose(e), await Ht(e), await B(C(e), Lt))
}
async function Vt(e, t = []) {
  return (await Ht(e), (await B(C(e), Rt)) && J(e, t))
}
async function Ht(e) {
  let t = await q()
  t && (await w(Lt, t.close(e)).catch(() => null))
}
async function J(e, t) {
  Ut(e)
  let { run: n, change: r, close: i } = Me(e)
  try {
    await r([`keys`, ...je], (e) =>
      Promise.all([
        e(`keys`).clear(),
        e(`cache`).clear(),
        ...zt.flatMap((n) => (t === `all` ? e(n).clear() : t.map((t) => e(n).delete(t)))),
      ]),
    )
    let a = await n(async (e) => (await e.count(`rows`)) + (await e.count(`uploads`)))
    return (await i(), a === 0 && (await Pe(e)), !0)
  } catch {
    return !1
  }
}
async function Ut(e) {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(Ae(e), { recursive: !0 })
  } catch {}
  await (
    await i(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.y)).catch(() => null)
  )?.sweepArchives()
}
var Y = (e) => `known-ways-${e}`
function Wt(e, t) {
  Jt(e, [...new Set([...X(e), ...t])])
}
function Gt(e, t) {
  Jt(
    e,
    X(e).filter((e) => !t.includes(e)),
  )
}
function Kt(e, t) {
  return X(e).filter((e) => !t.includes(e))
}
function qt(e) {
  c(Y(e), null)
}
function Jt(e, t) {
  c(Y(e), t.join(`,`))
}
function X(e) {
  return ie(Y(e))?.split(`,`).filter(Boolean) ?? []
}
var Yt = `last-way`
function Xt() {
  return ie(Yt)
}
function Zt(e) {
  c(Yt, e)
}
async function Qt(e) {
  ;(qt(e), Zt(null), await en(e))
}
async function $t(e) {
  _t() && (await Qt(e))
}
async function en(e) {
  let t = await q()
  return (t?.forgetSettings(e), t !== null)
}
var tn = { bar: `_bar_2yaxu_2` }
function nn({ width: e, tools: t }) {
  return (0, S.jsxs)(`header`, {
    className: tn.bar,
    'data-width': e,
    children: [(0, S.jsx)(fe, {}), (0, S.jsx)(r, {}), t],
  })
}
var rn = { notices: `_notices_187ps_2` },
  an = { rows: [], files: [] }
function Z({ rows: e, files: t }) {
  return [...e, ...t].map(({ revision: e }) => e)
}
function on({ rows: e, files: t }) {
  return [...e, ...t].map(({ id: e }) => e)
}
function sn({ rows: e, files: t }) {
  return [...e, ...t].every(({ isStuck: e }) => e)
}
function cn({ rows: e, files: t }) {
  return [...e, ...t].every(({ isLasting: e }) => e)
}
var ln = [],
  un = ge({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: {
      watchOthers: de(`watchOthers`),
      watchWords: de(`watchWords`),
      wipeDevice: de(`wipeDevice`),
    },
    actions: {
      setRows: b((e, { rows: t, files: n }) => ({ rows: t, files: n })),
      setDiscard: b({ discard: ({ context: e }) => on(e) }),
      forgetRows: b({ ...an, discard: ln }),
      endSession: _e(({ context: e }) => e.session, { type: `signOut` }),
    },
    guards: {
      isNothingLeft: (e, t) => Z(t).length === 0,
      hasNotice: ({ context: e }, t) => Z(t).some((t) => !Z(e).includes(t)),
      isHopeless: (e, { isOnline: t, ...n }) => Z(n).length > 0 && (!t || sn(n)),
      hasRows: ({ context: e }) => Z(e).length > 0,
      canKeep: ({ context: e }) => e.canReturn && cn(e),
    },
    delays: { longestSettling: 5e3, longestWiping: 1e4 },
  }).createMachine({
    id: `signOut`,
    context: ({ input: e }) => ({ ...e, ...an, discard: ln }),
    invoke: {
      id: `watchOthers`,
      src: `watchOthers`,
      input: ({ context: { uid: e } }) => ({ uid: e }),
    },
    initial: `staying`,
    states: {
      staying: { on: { leave: { target: `holding` }, 'others.checking': { target: `yielding` } } },
      yielding: {
        tags: `closing`,
        after: { longestSettling: { target: `staying` } },
        on: { 'others.waiting': { target: `staying` }, 'others.wiping': { target: `ending` } },
      },
      ending: { tags: `closing`, after: { longestWiping: { target: `left` } } },
      holding: {
        entry: `forgetRows`,
        invoke: {
          id: `watchWords`,
          src: `watchWords`,
          input: ({ context: { uid: e } }) => ({ uid: e, isLast: !1 }),
        },
        initial: `settling`,
        on: {
          'words.read': [
            {
              guard: { type: `isNothingLeft`, params: ({ event: e }) => e },
              target: `checking`,
              actions: { type: `setRows`, params: ({ event: e }) => e },
            },
            { actions: { type: `setRows`, params: ({ event: e }) => e } },
          ],
        },
        states: {
          settling: {
            tags: `busy`,
            after: {
              longestSettling: [
                { guard: `hasRows`, target: `asking` },
                { target: `#signOut.uncertain` },
              ],
            },
            on: {
              'words.read': {
                guard: { type: `isHopeless`, params: ({ event: e }) => e },
                target: `asking`,
                actions: { type: `setRows`, params: ({ event: e }) => e },
              },
            },
          },
          asking: {
            tags: `asking`,
            on: {
              'question.missing': { target: `#signOut.unasked` },
              'signOut.stay': { target: `#signOut.staying` },
              'signOut.keep': { guard: `canKeep`, target: `#signOut.checking` },
              'signOut.discard': { target: `#signOut.checking`, actions: `setDiscard` },
            },
          },
        },
      },
      checking: {
        tags: [`busy`, `closing`],
        invoke: {
          id: `checkWords`,
          src: `watchWords`,
          input: ({ context: { uid: e } }) => ({ uid: e, isLast: !0 }),
        },
        after: { longestSettling: { target: `uncertain` } },
        on: {
          'words.read': [
            { guard: { type: `hasNotice`, params: ({ event: e }) => e }, target: `holding` },
            { target: `wiping` },
          ],
        },
      },
      uncertain: {
        tags: `uncertain`,
        entry: `forgetRows`,
        on: {
          leave: { target: `holding` },
          'signOut.stay': { target: `staying` },
          'question.missing': { target: `unasked` },
        },
      },
      unasked: { tags: `unasked`, entry: `forgetRows`, on: { leave: { target: `holding` } } },
      wiping: {
        tags: [`busy`, `closing`],
        invoke: {
          id: `wipeDevice`,
          src: `wipeDevice`,
          input: ({ context: { uid: e, discard: t } }) => ({ uid: e, discard: t }),
        },
        after: { longestWiping: { target: `left` } },
        on: { 'wiping.done': { target: `left` } },
      },
      left: { tags: `closing`, entry: `endSession`, on: { leave: { target: `holding` } } },
    },
  }),
  dn = ({ input: { uid: e, discard: t }, sendBack: n }) => {
    ;(async () => {
      ;(await rt(e, { discard: t, isOver: !1 }),
        await (await q())?.discard(e, t).catch(() => null),
        await Bt(e),
        await J(e, t),
        await $t(e),
        W(e) && (await fn(e)),
        n({ type: `wiping.done` }))
    })()
  }
async function fn(e) {
  await (
    await i(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.u)).catch(() => null)
  )?.dropParked(e)
}
var pn = un.provide({
  actors: {
    watchOthers: _(mn((e) => e.watchOthers)),
    watchWords: _(mn((e) => e.watchUnsaved)),
    wipeDevice: _(dn),
  },
})
function mn(e) {
  return (t) => {
    let n = !1,
      r
    return (
      (async () => {
        let i = await a.device()
        n || (r = e(i)(t))
      })().catch(() => null),
      () => {
        ;((n = !0), r?.())
      }
    )
  }
}
var hn = (0, x.createContext)({ retry: () => void 0 })
function gn() {
  return (0, x.use)(hn)
}
function _n(e, t) {
  let n = ce(),
    r = { ...(t !== void 0 && { input: t }), ...(n && { inspect: n }) }
  return be(e, r)
}
var vn = (0, x.createContext)(null)
function yn({ user: e, flow: t = pn, children: n }) {
  let r = m(),
    i = _n(t, { uid: e.uid, canReturn: !e.isAnonymous, session: r })
  return (0, S.jsx)(vn, { value: i, children: n })
}
function Q() {
  let e = (0, x.use)(vn)
  if (!e) throw Error(`useSignOutActor needs a SignOutProvider above it.`)
  return e
}
function bn() {
  let e = Q(),
    { retry: t } = gn(),
    n = v(e, (e) => e.hasTag(`busy`)),
    r = h((e) => e.hasTag(`busy`))
  return {
    leave: () => {
      ;(t(), e.send({ type: `leave` }))
    },
    isSigningOut: n || r,
  }
}
var $ = {
  notices: `Notifications`,
  guest: `You’re using a guest account. Create an account so you can sign in again later.`,
  keep: `Create an account`,
  unverified: `Your email isn’t verified yet.`,
  verify: `Verify email`,
  unasked: `You’re still signed in, because part of this page couldn’t be loaded. Check your connection.`,
  tryAgain: `Try again`,
}
function xn() {
  let e = v(Q(), (e) => e.hasTag(`unasked`)),
    { leave: t } = bn()
  return (0, S.jsx)(ue, {
    onSubmit: t,
    children: (0, S.jsx)(`div`, {
      role: `alert`,
      children:
        e &&
        (0, S.jsxs)(l, {
          tone: `danger`,
          children: [
            (0, S.jsx)(`span`, { children: $.unasked }),
            (0, S.jsx)(`button`, { type: `submit`, children: $.tryAgain }),
          ],
        }),
    }),
  })
}
var Sn = ee(() => i(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.s)), `LazyNotices`)
function Cn() {
  let e = m(),
    { user: t } = g(),
    r = h((e) => e.context.failure),
    i = h((e) => e.context.remembered)
  return (0, S.jsxs)(S.Fragment, {
    children: [
      (0, S.jsx)(ue, {
        onSubmit: () => e.send({ type: `signOut` }),
        children: (0, S.jsx)(pe, { failure: r }),
      }),
      (0, S.jsx)(xn, {}),
      !i && (0, S.jsx)(l, { tone: `calm`, children: n.notRemembered }),
      t &&
        (0, S.jsxs)(`div`, {
          className: rn.notices,
          children: [
            (0, S.jsx)(Tn, {}),
            (0, S.jsx)(wn, {}),
            (0, S.jsx)(x.Suspense, { children: (0, S.jsx)(Sn, { user: t }) }),
          ],
        }),
    ],
  })
}
function wn() {
  let { user: e } = g(),
    [t] = Se()
  return !e?.isAnonymous || t === f.guestUpgrade
    ? null
    : (0, S.jsxs)(l, {
        tone: `calm`,
        children: [
          (0, S.jsx)(`span`, { children: $.guest }),
          (0, S.jsx)(y, { href: f.guestUpgrade, children: $.keep }),
        ],
      })
}
function Tn() {
  let { user: e } = g(),
    [t] = Se()
  return !e || !pt(e) || t === f.verifyEmail
    ? null
    : (0, S.jsxs)(l, {
        tone: `calm`,
        children: [
          (0, S.jsx)(`span`, { children: $.unverified }),
          (0, S.jsx)(y, { href: te(f.verifyEmail, t), children: $.verify }),
        ],
      })
}
var En = { link: `_link_1xo1h_2` }
function Dn(e) {
  return `Segmenter` in Intl
    ? Array.from(new Intl.Segmenter(d).segment(e), ({ segment: e }) => e)
    : e
}
function On({ displayName: e, email: t }) {
  let n = (e ?? t ?? ``).trim().split(/\s+/)
  return (n.length > 1 ? [n[0], n.at(-1)] : n).map((e) => kn(e ?? ``)).join(``)
}
function kn(e) {
  let [t = ``] = Dn(e.replace(/^[^\p{L}\p{N}]+/u, ``))
  return t.toLocaleUpperCase(d)
}
var An = { avatar: `_avatar_lif4i_2` },
  jn = u(
    () => i(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.n)),
    `OwnPicture`,
    ({ children: e }) => e,
  )
function Mn({ user: e, size: t = `small` }) {
  return (0, S.jsx)(`span`, {
    className: An.avatar,
    'data-size': t,
    'aria-hidden': `true`,
    children: (0, S.jsx)(Nn, { user: e }),
  })
}
function Nn({ user: e }) {
  let [t, n] = (0, x.useState)(null),
    r = On(e) || (0, S.jsx)(Pn, {}),
    i = wt(e, le.firebase.storageBucket),
    a = xt(e.photoURL, location.origin)
  return i === null
    ? a === null || a === t
      ? r
      : (0, S.jsx)(`img`, { src: a, alt: ``, referrerPolicy: `no-referrer`, onError: () => n(a) })
    : (0, S.jsx)(x.Suspense, {
        fallback: r,
        children: (0, S.jsx)(jn, { uid: e.uid, fileId: i, children: r }),
      })
}
function Pn() {
  return (0, S.jsxs)(re, {
    children: [
      (0, S.jsx)(`circle`, { cx: `10`, cy: `7`, r: `3.2` }),
      (0, S.jsx)(`path`, { d: `M3.8 17a6.2 6.2 0 0 1 12.4 0` }),
    ],
  })
}
function Fn({ user: e }) {
  let t = n.accountOf(e.displayName ?? e.email)
  return (0, S.jsxs)(y, {
    href: f.account,
    className: En.link,
    title: t,
    children: [
      (0, S.jsx)(Mn, { user: e }),
      (0, S.jsx)(`span`, { className: `visually-hidden`, children: t }),
    ],
  })
}
function In() {
  let { user: e } = g(),
    { leave: t, isSigningOut: r } = bn()
  return (0, S.jsxs)(S.Fragment, {
    children: [
      (0, S.jsx)(ne, {
        look: `quiet`,
        busy: r,
        onClick: t,
        children: r ? n.signingOut : n.signOut,
      }),
      e && (0, S.jsx)(Fn, { user: e }),
    ],
  })
}
function Ln(e) {
  let t = Ot(e)
  return t && { guestUid: t.guestUid, isConfirmed: t.toUid !== null }
}
function Rn(e) {
  return Nt(e)
}
function zn(e, t) {
  G(e, { toUid: t })
}
function Bn(e, t) {
  G(e, { notOf: [...(U(e)?.notOf ?? []), t] })
}
function Vn({ uid: e }) {
  U(e) &&
    (async () =>
      (
        await i(async () => {
          let { dropStaleParked: e } = await import(`./data-B8Ry1Dwk.js`).then((e) => e.u)
          return { dropStaleParked: e }
        })
      ).dropStaleParked(e))().catch(() => null)
}
function Hn() {
  Un().catch(() => null)
}
async function Un() {
  let { recordParkedGuests: e } = await i(async () => {
    let { recordParkedGuests: e } = await import(`./data-B8Ry1Dwk.js`).then((e) => e.c)
    return { recordParkedGuests: e }
  })
  await e()
}
function Wn({ uid: e, isAnonymous: t }) {
  t ||
    kt(e).length === 0 ||
    (async () =>
      (
        await i(async () => {
          let { freeParked: e } = await import(`./data-B8Ry1Dwk.js`).then((e) => e.u)
          return { freeParked: e }
        })
      ).freeParked(e))().catch(() => null)
}
function Gn(e) {
  return e.is === `here` ? e.actor : null
}
var Kn = { is: `loading` },
  qn = { is: `missing` },
  Jn = (0, x.createContext)({ guest: null, wasFound: !1, move: Kn }),
  Yn = u(() => i(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.o)), `GuestMoveScope`, Xn)
function Xn({ onMove: e }) {
  return ((0, x.useEffect)(() => e(qn), [e]), null)
}
function Zn({ user: e, children: t }) {
  let { uid: n, isAnonymous: r } = e,
    i = $n(n),
    [a, o] = (0, x.useState)(!1)
  i && !r && !a && o(!0)
  let [s, c] = (0, x.useState)(Kn),
    l = (0, x.useMemo)(() => ({ guest: i, wasFound: a, move: s }), [i, a, s])
  return (0, S.jsxs)(Jn, {
    value: l,
    children: [t, (0, S.jsx)(x.Suspense, { children: a && (0, S.jsx)(Yn, { uid: n, onMove: c }) })],
  })
}
function Qn() {
  return (0, x.use)(Jn)
}
function $n(e) {
  let t = (0, x.useSyncExternalStore)(Rn, () => JSON.stringify(Ln(e)))
  return (0, x.useMemo)(() => JSON.parse(t), [t])
}
var er = () =>
  u(() => i(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.s)), `SignOutQuestions`, nr)
function tr() {
  let e = Q(),
    t = v(e, (e) => e.hasTag(`asking`) || e.hasTag(`uncertain`)),
    [n, r] = (0, x.useState)(er)
  return (0, S.jsx)(x.Suspense, {
    children:
      t &&
      (0, S.jsx)(n, {
        onMissing: () => {
          ;(e.send({ type: `question.missing` }), r(er))
        },
      }),
  })
}
function nr({ onMissing: e }) {
  return ((0, x.useEffect)(e), null)
}
var rr = e({ SessionScope: () => sr })
async function ir() {
  let [e] = await Promise.all([a.Scope(), a.device()])
  return { Scope: e }
}
var ar = u(ir, `Scope`, cr),
  or = u(
    () => i(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.c)),
    `SessionRefresh`,
    () => null,
  )
function sr({ children: e }) {
  let { user: t } = g()
  return t
    ? (0, S.jsxs)(ar, {
        user: t,
        children: [
          (0, S.jsx)(x.Suspense, { children: (0, S.jsx)(or, {}) }),
          (0, S.jsxs)(yn, {
            user: t,
            children: [(0, S.jsx)(Zn, { user: t, children: e }), (0, S.jsx)(tr, {})],
          }),
        ],
      })
    : null
}
function cr({ user: e }) {
  let t = m(),
    r = h((e) => e.hasTag(`busy`))
  return (0, S.jsxs)(S.Fragment, {
    children: [
      (0, S.jsx)(s, {}),
      !e.isAnonymous &&
        (0, S.jsx)(ne, {
          busy: r,
          onClick: () => t.send({ type: `signOut` }),
          children: r ? n.signingOut : n.signOut,
        }),
    ],
  })
}
async function lr() {
  try {
    let { serviceWorker: e } = navigator
    e.addEventListener(`message`, dr)
    let { active: t } = await e.register(`/worker.js`)
    t?.postMessage(`A page has started.`)
  } catch {
    return
  }
}
async function ur() {
  let { connection: e } = navigator
  e?.saveData || (await lr())
}
function dr({ ports: [e] }) {
  let t = document.querySelector(`script[type="module"][src]`)
  e?.postMessage(t && new URL(t.src).pathname)
}
async function fr({ run: e }) {
  let t = { id: `probe`, iv: new Uint8Array(1), box: new ArrayBuffer(1), putAt: 0 }
  try {
    return await e(async (e) => {
      if ((await e.put(`cache`, t), !(await e.get(`cache`, t.id))))
        throw Error(`The disk keeps nothing.`)
      return (await e.delete(`cache`, t.id), null)
    })
  } catch (e) {
    if (pr(e) === `full`) return `full`
    throw e
  }
}
function pr(e) {
  return e instanceof DOMException && e.name === `QuotaExceededError` ? `full` : `blocked`
}
var mr = new Intl.DateTimeFormat(d, { dateStyle: `long`, timeStyle: `short` })
function hr(e) {
  return mr.format(e)
}
var gr = 229
function _r(e) {
  let { isComposing: t, keyCode: n } = `nativeEvent` in e ? e.nativeEvent : e
  return t || n === gr
}
export {
  Ct as $,
  Qt as A,
  w as At,
  q as B,
  $ as C,
  Be as Ct,
  hn as D,
  Re as Dt,
  _n as E,
  M as Et,
  Kt as F,
  we as Ft,
  U as G,
  Ft as H,
  Wt as I,
  Te as It,
  jt as J,
  Ot as K,
  Bt as L,
  Oe as Lt,
  Xt as M,
  De as Mt,
  Zt as N,
  ke as Nt,
  gn as O,
  Me as Ot,
  Gt as P,
  C as Pt,
  Tt as Q,
  J as R,
  Ee as Rt,
  Cn as S,
  N as St,
  bn as T,
  Ge as Tt,
  Mt as U,
  G as V,
  W,
  Et as X,
  At as Y,
  Dt as Z,
  Ln as _,
  z as _t,
  ur as a,
  ft as at,
  Mn as b,
  Ke as bt,
  Qn as c,
  ct,
  qn as d,
  ut as dt,
  wt as et,
  Wn as f,
  it as ft,
  Rn as g,
  nt as gt,
  Bn as h,
  rt as ht,
  pr as i,
  ht as it,
  en as j,
  Ae as jt,
  nn as k,
  je as kt,
  Gn as l,
  lt,
  zn as m,
  tt as mt,
  hr as n,
  yt as nt,
  lr as o,
  gt as ot,
  Hn as p,
  at as pt,
  kt as q,
  fr as r,
  _t as rt,
  rr as s,
  pt as st,
  _r as t,
  xt as tt,
  Kn as u,
  B as ut,
  Vn as v,
  et as vt,
  Q as w,
  j as wt,
  Dn as x,
  P as xt,
  In as y,
  A as yt,
  Vt as z,
}
