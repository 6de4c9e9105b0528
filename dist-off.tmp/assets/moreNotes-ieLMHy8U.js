import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  A as n,
  Ct as r,
  H as i,
  I as a,
  K as o,
  Ot as s,
  R as c,
  St as l,
  V as u,
  _ as d,
  at as f,
  d as p,
  et as ee,
  gt as m,
  ht as te,
  l as ne,
  lt as re,
  ot as h,
  st as ie,
  tt as ae,
  u as oe,
  xt as se,
} from './signIn-DntPV1Db.js'
import {
  Bt as g,
  Et as ce,
  Lt as le,
  Rt as ue,
  Wt as de,
  a as _,
  n as fe,
  r as pe,
  zt as v,
} from './libraries-C3SEblF9.js'
import {
  At as me,
  Dt as he,
  E as ge,
  Et as _e,
  G as ve,
  Lt as ye,
  Ot as be,
  Pt as xe,
  Q as y,
  Rt as Se,
  St as Ce,
  V as we,
  X as Te,
  Z as Ee,
  bt as De,
  ct as Oe,
  l as ke,
  lt as Ae,
  u as je,
  vt as Me,
  wt as Ne,
  xt as Pe,
  yt as Fe,
} from './session-BvuhRVHK.js'
import { a as Ie, i as Le, o as Re, p as ze, r as Be } from './signedIn-3BToAQxf.js'
import {
  A as Ve,
  C as He,
  D as Ue,
  E as We,
  O as Ge,
  S as Ke,
  T as qe,
  V as Je,
  a as Ye,
  b as Xe,
  c as Ze,
  f as Qe,
  i as $e,
  j as et,
  k as tt,
  l as nt,
  v as rt,
  w as it,
} from './files-DL1IO9P7.js'
import {
  _ as at,
  c as ot,
  d as st,
  f as ct,
  g as lt,
  h as ut,
  m as dt,
  p as ft,
  r as pt,
  v as mt,
} from './ui-TOfucVSC.js'
import {
  _ as ht,
  c as gt,
  d as b,
  f as x,
  h as _t,
  i as vt,
  l as S,
  m as C,
  o as w,
  p as yt,
  r as T,
  s as bt,
  u as xt,
  v as St,
  y as Ct,
} from './database-0CQL_Tu4.js'
import { r as wt, t as E } from './transactions-u31eEeJM.js'
import { Rt as Tt, wt as Et } from './identity-CsLpfju1.js'
import {
  $ as Dt,
  C as Ot,
  D as kt,
  E as At,
  F as jt,
  H as Mt,
  L as Nt,
  M as Pt,
  N as D,
  O as Ft,
  P as It,
  Q as Lt,
  R as Rt,
  S as zt,
  T as Bt,
  U as Vt,
  V as Ht,
  X as Ut,
  Z as Wt,
  a as Gt,
  at as Kt,
  b as qt,
  c as Jt,
  f as Yt,
  g as Xt,
  h as Zt,
  it as Qt,
  j as $t,
  l as en,
  m as tn,
  ot as nn,
  p as rn,
  r as an,
  rt as on,
  s as sn,
  tt as cn,
  u as ln,
  w as un,
  z as dn,
} from './notes-CHUA0GPR.js'
import {
  a as fn,
  c as pn,
  d as O,
  i as mn,
  l as hn,
  o as k,
  p as gn,
  r as _n,
  s as A,
} from './note-494hvh2m.js'
import { a as j, i as vn, n as M, o as N, r as P } from './list-DjYp-Fnc.js'
var F = t(de(), 1),
  I = pe()
function yn(e, t) {
  let n = xn()
  return n
    ? (n.addEventListener(`message`, ({ data: e }) => t(e)),
      n.addEventListener(`error`, () => t(null)),
      n.postMessage(e),
      () => n.terminate())
    : (queueMicrotask(() => t(null)), () => void 0)
}
function bn() {
  return new Promise((e) => {
    let t = yn(``, () => {
      ;(t(), e())
    })
  })
}
function xn() {
  try {
    return new Worker(new URL(`/assets/markdownWorker-BZEinaC4.js`, `` + import.meta.url), {
      type: `module`,
    })
  } catch {
    return null
  }
}
var Sn = le({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { readMarkdown: h(`readMarkdown`) },
    actions: {
      noteText: v((e, { text: t }) => ({ text: t })),
      noteTree: v((e, t) => ({ tree: t })),
      forgetTree: v({ tree: null }),
    },
    delays: { patience: 4e3 },
  }).createMachine({
    id: `preview`,
    context: ({ input: { text: e } }) => ({ text: e, tree: null }),
    initial: `reading`,
    on: {
      'text.changed': {
        target: `.reading`,
        reenter: !0,
        actions: { type: `noteText`, params: ({ event: e }) => e },
      },
    },
    states: {
      reading: {
        invoke: {
          id: `readMarkdown`,
          src: `readMarkdown`,
          input: ({ context: { text: e } }) => ({ text: e }),
        },
        on: {
          'markdown.read': {
            target: `drawn`,
            actions: { type: `noteTree`, params: ({ event: e }) => e.tree },
          },
          'markdown.refused': { target: `plain` },
        },
        after: { patience: { target: `plain` } },
      },
      drawn: {},
      plain: { tags: `plain`, entry: `forgetTree` },
    },
  }),
  Cn = e({ preparePreview: () => Tn }),
  wn = Sn.provide({ actors: { readMarkdown: g(En) } }),
  Tn = bn
function En({ input: e, sendBack: t }) {
  return yn(e.text, (e) => t(e ? { type: `markdown.read`, tree: e } : { type: `markdown.refused` }))
}
var Dn = 2e4,
  On = [`uploads`, `uploadBytes`]
function kn({ connection: e, key: t, uid: n }) {
  let { all: r, get: i, put: a } = on({ connection: e, key: t, uid: n, store: `uploads` }),
    o = (e, t) => `${n}/${e}/${t}`,
    s = async (n, r, i) => {
      let { id: a } = n,
        s = Date.now(),
        c = await Kt(t, o(`uploads`, a), n),
        l = o(`uploadBytes`, a),
        u = await nn(t, l, await r.arrayBuffer())
      await e.change(
        On,
        (e) =>
          Promise.all([
            ...On.map((t) => e(t).delete(i)),
            e(`uploadBytes`).put({ ...u, id: a, putAt: s }),
            e(`uploads`).put({ ...c, id: a, putAt: s }),
          ]),
        Dn,
      )
    }
  return {
    all: r,
    get: i,
    write: (t, { row: n, bytes: r, replaced: i = t }) =>
      n
        ? r
          ? s(n, r, i)
          : a(t, n)
        : e.change(On, (e) => Promise.all(On.map((n) => e(n).delete(t)))),
    bytes: async (n) => {
      let r = await e.run((e) => e.get(`uploadBytes`, n), Dn)
      return r && new Blob([await Qt(t, o(`uploadBytes`, n), r)])
    },
  }
}
async function An(e) {
  let { run: t, close: n } = be(e)
  try {
    return await t(async (e) => [
      ...(await e.getAllKeys(`rows`)),
      ...(await e.getAllKeys(`uploads`)),
    ])
  } finally {
    await n()
  }
}
async function jn(e, t) {
  let n = be(e)
  try {
    let r = await Nt(e, n)
    if (!r) throw Error(`The key is not here.`)
    return (await kn({ connection: n, key: r, uid: e }).bytes(t)) ?? null
  } catch (e) {
    if (Mn(e)) return null
    throw e
  } finally {
    await n.close()
  }
}
function Mn(e) {
  return e instanceof DOMException && e.name === `OperationError`
}
var Nn = e({ openUploads: () => Pn })
function Pn(e, t, n) {
  let r = new Map(),
    i = Rt(
      t,
      {
        lock: Se(e),
        open: (t) => kn({ ...t, uid: e }),
        order: (e, t) => e.addedAt - t.addedAt,
        isOurs: ({ row: e, bytes: t, isLost: n = !1 }, r) => !e || !!t || (r === null) === n,
        isLasting: ({ bytes: e, isLost: t }) => !e && !t,
        recalled: (e, t) => {
          if (t && (t.bytes || !t.row)) return t
          let n = t?.row ?? e,
            i = r.get(n.id)?.deref()
          return i ? { row: n, bytes: i } : { row: { ...n, refusal: `unreadable` }, isLost: !0 }
        },
      },
      n,
    ),
    { alone: a, find: o, put: s, pending: c } = i
  return {
    ...i,
    add: (e, t) => a(async () => ({ ...e, isLasting: await s(e.id, { row: e, bytes: t }) })),
    bytes: async (n) => {
      let i = c.get(n)
      if (i?.bytes || i?.row === null) return i.bytes ?? null
      let a = t.disk(),
        o =
          a &&
          (await kn({ ...a, uid: e })
            .bytes(n)
            .catch(() => null))
      return (o && r.set(n, new WeakRef(o)), o ?? null)
    },
    update: (e, t) =>
      a(async () => {
        let n = await o(e)
        if (!n?.row) return
        let r = t(n.row)
        ;(await s(e, r ? { ...n, row: r } : { row: r }),
          n.replaced && !r && (await s(n.replaced, { row: r })))
      }),
    rename: (e, t, n) =>
      a(async () => {
        let r = await o(e)
        if (!r?.row) return
        let { row: i, replaced: a = e } = r
        ;(c.delete(e), await s(t, { row: { ...i, id: t, isSent: !1 }, bytes: n, replaced: a }))
      }),
  }
}
var Fn = e({ clearRemoval: () => Hn, removalsOf: () => Un })
function In(e, t) {
  return `${xe(e)}-offers-${t}`
}
function Ln(e, t) {
  return `${xe(e)}-removal-${t}`
}
var Rn = `file-going-`
async function zn(e, { fileId: t, offeredBy: n }, r) {
  let i = L(e, t)
  return r ? Gn(i, n) : (Ce(i, n), Kn(), !1)
}
async function Bn(e, t) {
  let n = L(e, t)
  De(n).includes(n) ? Ce(n, ``) : Fe(n) && (await Gn(n, ``))
}
function Vn(e) {
  for (let t of De(L(e, ``))) Ce(t, null)
  Kn()
}
async function Hn(e, t) {
  await Gn(L(e, t), null)
}
function Un(e) {
  let t = L(e, ``)
  return Ne(t).map((e) => ({ fileId: e.slice(t.length), offeredBy: Fe(e) ?? `` }))
}
function Wn(e, t) {
  return Pe(({ name: n }) => {
    n.startsWith(L(e, ``)) && t()
  })
}
function L(e, t) {
  return `${Rn}${e}/${t}`
}
async function Gn(e, t) {
  let n = _e(e, t)
  return (Kn(), await n, Kn(), n)
}
function Kn() {
  dn(`file-going`, De(Rn).length > 0)
}
async function qn(e) {
  Te(e)
  let { uid: t, session: n } = e,
    r = T(n),
    i = x(vn(t, r), C(`deleted`, `==`, !0), S(100)),
    [a, o, s] = await Promise.all([w(N(t, r)), w(He(t, r)), vt(i)]),
    { count: c, bytes: l } = We(o)
  return { notes: M(a), inTrash: s.data().count, files: c, bytes: l }
}
async function Jn({ uid: e, session: t }, n) {
  return j(await w(P(e, n, T(t))))
}
function Yn(e, t, n, r = crypto.randomUUID()) {
  let i = T(e.session),
    a = P(e.uid, t, i),
    o = N(e.uid, i)
  return wt(e, async (e) => {
    let i = j(await e.get(a))
    if (i) return Dt(i.content, n) ? `same` : `other`
    let s = M(await e.get(o)),
      c = Ct()
    return (
      e.set(o, { count: s + 1, lastId: t }),
      e.set(a, { ...n, rev: 1, opId: r, parentOpId: null, createdAt: c, updatedAt: c }),
      `created`
    )
  })
}
function Xn(e) {
  return tr(e, x(er(e), b(St())), j)
}
function Zn(e, t) {
  let n = C(`updatedAt`, `>=`, _t.fromMillis(t))
  return tr(e, x(er(e), n, b(`updatedAt`)), j)
}
async function Qn(e) {
  Te(e)
  let t = x(er(e), b(`updatedAt`, `desc`), S(1)),
    { docs: n } = await gt(t)
  return n.map(j)[0]?.updatedAt ?? 0
}
function $n(e) {
  let t = it(e.uid, T(e.session))
  return tr(e, x(t, b(St())), qe)
}
function er({ uid: e, session: t }) {
  return vn(e, T(t))
}
async function* tr(e, t, n) {
  let r = x(t, S(100)),
    i = r
  for (;;) {
    Te(e)
    let { docs: t } = await gt(i)
    yield t.map(n).filter((e) => e !== null)
    let a = t.at(-1)
    if (!a || t.length < 100) return
    i = x(r, yt(a))
  }
}
var nr = `application/vnd.openxmlformats-officedocument`,
  rr = `application/vnd.oasis.opendocument`,
  R = (e, ...t) => ({ type: e, contents: t }),
  ir = new Map([
    [`png`, R(`image/png`, `png`)],
    [`jpg`, R(`image/jpeg`, `jpeg`)],
    [`jpeg`, R(`image/jpeg`, `jpeg`)],
    [`gif`, R(`image/gif`, `gif`)],
    [`webp`, R(`image/webp`, `webp`)],
    [`avif`, R(`image/avif`, `avif`)],
    [`pdf`, R(`application/pdf`, `pdf`)],
    [`txt`, R(`text/plain`, `text`)],
    [`md`, R(`text/markdown`, `text`)],
    [`csv`, R(`text/csv`, `text`)],
    [`json`, R(`application/json`, `text`)],
    [`zip`, R(`application/zip`, `zip`)],
    [`docx`, R(`${nr}.wordprocessingml.document`, `zip`)],
    [`xlsx`, R(`${nr}.spreadsheetml.sheet`, `zip`)],
    [`pptx`, R(`${nr}.presentationml.presentation`, `zip`)],
    [`odt`, R(`${rr}.text`, `zip`)],
    [`ods`, R(`${rr}.spreadsheet`, `zip`)],
    [`odp`, R(`${rr}.presentation`, `zip`)],
    [`mp3`, R(`audio/mpeg`, `mp3`)],
    [`m4a`, R(`audio/mp4`, `movie`)],
    [`wav`, R(`audio/wav`, `wav`)],
    [`ogg`, R(`audio/ogg`, `ogg`)],
    [`mp4`, R(`video/mp4`, `movie`)],
    [`webm`, R(`video/webm`, `webm`)],
    [`mov`, R(`video/quicktime`, `movie`, `oldMovie`)],
  ]),
  ar = Array.from(ir.keys(), (e) => `.${e}`)
function or(e) {
  let t = /\.([^.]+)$/.exec(e)?.[1] ?? ``
  return ir.get(t.toLowerCase()) ?? null
}
var z = (e, t = 0) => ({ at: t, text: e }),
  sr = [
    [
      `png`,
      z(`PNG\r

`),
    ],
    [`jpeg`, z(`ÿØÿ`)],
    [`gif`, z(`GIF87a`)],
    [`gif`, z(`GIF89a`)],
    [`webp`, z(`RIFF`), z(`WEBP`, 8)],
    [`wav`, z(`RIFF`), z(`WAVE`, 8)],
    [`pdf`, z(`%PDF-`)],
    [`zip`, z(`PK`)],
    [`zip`, z(`PK`)],
    [`mp3`, z(`ID3`)],
    [`ogg`, z(`OggS`)],
    [`avif`, z(`ftypavif`, 4)],
    [`avif`, z(`ftypavis`, 4)],
    [`movie`, z(`ftyp`, 4)],
    [`oldMovie`, z(`moov`, 4)],
    [`oldMovie`, z(`mdat`, 4)],
    [`oldMovie`, z(`wide`, 4)],
  ],
  cr = /^(heic|heix|hevc|mif1|msf1)/,
  lr = z(`Eß£`),
  ur = 64
function dr(e) {
  let t = fr(yr(e.subarray(0, ur)), e)
  return t === null || (t !== `zip` && t !== `text` && gr(e)) || (_r(t) && vr(e)) ? null : t
}
function fr(e, t) {
  let n = sr.find(([, ...t]) => t.every((t) => pr(t, e)))?.[0]
  return n !== `pdf` && hr(t)
    ? `text`
    : n === `movie` && cr.test(e.slice(8))
      ? null
      : n || (pr(lr, e) ? (e.includes(`webm`) ? `webm` : null) : mr(t) ? `mp3` : null)
}
function pr({ at: e, text: t }, n) {
  return n.startsWith(t, e)
}
function mr([e = 0, t = 0, n = 0]) {
  let r = !!(t & 6) && (t & 24) != 8
  return e === 255 && (t & 224) == 224 && r && n >> 4 != 15
}
function hr(e) {
  if (e.includes(0)) return !1
  try {
    return (new TextDecoder(`utf-8`, { fatal: !0 }).decode(e), !0)
  } catch {
    return !1
  }
}
function gr(e) {
  let t = Math.max(0, e.length - 22 - 65535),
    n = yr(e.subarray(t))
  for (let e = n.lastIndexOf(`PK`); e >= 0;) {
    let t = n.charCodeAt(e + 20) + 256 * n.charCodeAt(e + 21)
    if (e + 22 + t === n.length) return !0
    e = e === 0 ? -1 : n.lastIndexOf(`PK`, e - 1)
  }
  return !1
}
function _r(e) {
  return [`png`, `jpeg`, `gif`, `webp`, `avif`].includes(e)
}
function vr(e) {
  return /<(?:!doctype|html|head|body|script|svg|iframe)\b/i.test(yr(e.subarray(0, 1024)))
}
function yr(e) {
  return Array.from(e, (e) => String.fromCharCode(e)).join(``)
}
async function br(e) {
  let t = O(e.name),
    n = { name: t, size: e.size },
    r = or(t)
  if (!r) return { ...n, why: `type-not-allowed` }
  if (e.size === 0) return { ...n, why: `empty` }
  if (e.size > 10485760) return { ...n, why: `too-large` }
  let i = await e.arrayBuffer().catch(() => null)
  if (i?.byteLength !== e.size) return { ...n, why: `unreadable` }
  let a = dr(new Uint8Array(i))
  return !a || !r.contents.includes(a)
    ? { ...n, why: `not-what-it-says` }
    : { ...n, why: null, type: r.type, bytes: new Blob([i]) }
}
var xr = e({ bringFile: () => Sr })
async function Sr(e, t, n) {
  let { uploads: r } = D(e),
    { signal: i } = n,
    a = async (e) => (i.throwIfAborted(), await r.update(t.id, (t) => ({ ...t, refusal: e })), !1),
    o = await r.bytes(t.id)
  if (o?.size !== t.size) return a(`unreadable`)
  try {
    let r = await Cr(e, t, o, n)
    if (r === `deleted`) return await a(`deleted`)
    if (r === `there`) return !0
  } catch (n) {
    let r = E(n) ? await Tr(e, t) : null
    if (r === null) throw n
    return a(r)
  }
  return (i.throwIfAborted(), await r.rename(t.id, crypto.randomUUID(), o), !1)
}
async function Cr(e, t, n, r) {
  try {
    return await wr(e, t, n, r)
  } catch (e) {
    if (!E(e)) throw e
  }
  return (await Tt().getIdToken(!0), wr(e, t, n, r))
}
async function wr(e, t, n, r) {
  let { signal: i, gate: a, pace: o } = r,
    { uploads: s } = D(e),
    { id: c, noteId: l, name: u, size: d, type: f } = t,
    p = { id: c, noteId: l, name: u, size: d, type: f },
    ee = y(e),
    { isSent: m = !1 } = (await s.rows()).find((e) => e.id === c) ?? t
  return m && !(await Xe(ee, c))
    ? `deleted`
    : (o.note(0, d),
      (await Ze(
        ee,
        p,
        n,
        i,
        (e) => {
          ;(o.note(e, d), e < d || m || ((m = !0), s.update(c, (e) => ({ ...e, isSent: m }))))
        },
        a.hold,
      ))
        ? `there`
        : m
          ? `deleted`
          : `given-up`)
}
async function Tr(e, t) {
  let [n, r, i, a] = await Promise.all([
    w(ht(T(), `users`, e)),
    w(P(e, t.noteId)),
    w(Ke(e, t.id)),
    w(He(e)),
  ])
  if (n.exists()) return null
  let o = j(r)?.content
  if (!o || o.deleted) return `note-gone`
  let s = mt(We(a), lt(m(Tt())), t.size)
  return !qe(i) && !s
    ? `no-room`
    : t.size <= 10485760 && or(t.name)?.type === t.type
      ? null
      : `not-allowed`
}
var Er = e({
    moveFile: () => Fr,
    readQuota: () => Ir,
    someFilesOf: () => jr,
    watchFilesOf: () => kr,
  }),
  Dr = new Intl.Collator(s),
  Or = 5e3
function kr(e, t, n) {
  return Ar(x(Mr(e, t), C(`state`, `==`, `there`)), null, {
    ...n,
    found: (e) => n.found([...e].sort(Pr)),
  })
}
function Ar(e, t, n) {
  let r,
    i = null,
    a = [],
    o = [],
    s = () => {
      o && n.found([...a, ...o])
    },
    c = (t) => {
      if (i?.after === t?.id || (i?.stop(), (i = null), (o = t ? null : []), !t)) return
      let r = (e) => {
        ;((o = e), s())
      }
      i = { after: t.id, stop: Ar(e, t, { ...n, found: r }) }
    },
    l = () => {
      r = xt(
        t ? x(e, yt(t)) : e,
        { includeMetadataChanges: !0 },
        ({ docs: e, metadata: t }) => {
          t.fromCache
            ? n.unreachable()
            : ((a = e.map(qe).filter(Nr)), c(e.length < 100 ? void 0 : e.at(-1)), s())
        },
        () => {
          n.unreachable()
          let e = setTimeout(l, Or)
          r = () => clearTimeout(e)
        },
      )
    }
  return (
    l(),
    () => {
      ;(r?.(), i?.stop())
    }
  )
}
async function jr(e, t, n) {
  let r = x(Mr(e, t), b(St())),
    { docs: i } = await gt(n ? x(r, yt(n)) : r)
  return i.map(qe).filter(Nr)
}
function Mr({ uid: e, session: t }, n) {
  let r = it(e, T(t))
  return x(r, C(`noteId`, `==`, n), S(100))
}
function Nr(e) {
  return e !== null
}
function Pr(e, t) {
  return e.createdAt - t.createdAt || Dr.compare(e.name, t.name)
}
function Fr(e, t, n) {
  let r = Ke(e.uid, t, T(e.session))
  return wt(e, async (e) => {
    let t = qe(await e.get(r))
    t?.state === `there` && t.noteId !== n && e.update(r, { noteId: n })
  })
}
async function Ir(e, t) {
  let n = (t, n) => x(it(e), C(t, `==`, n), S(100)),
    [r, i, a] = await Promise.all([w(He(e)), gt(n(`noteId`, t)), gt(n(`state`, `arriving`))])
  return { ...We(r), onNote: i.size, arriving: new Set(a.docs.map(({ id: e }) => e)) }
}
var Lr = e({ openRemovals: () => Rr })
function Rr(e, t) {
  let n = crypto.randomUUID(),
    i = D(e),
    a = async (n) => {
      try {
        let { removeRecorded: i } = await r(async () => {
          let { removeRecorded: e } = await Promise.resolve().then(() => zr)
          return { removeRecorded: e }
        })
        ;(await i(e, n), t({ type: `file.removed`, fileId: n }))
      } catch (r) {
        let { failure: i } = await l(r)
        ;(t({ type: `file.stayed`, fileId: n, failure: i }), await Bn(e, n))
      }
    },
    o = async (r) => {
      let a = i.trouble() !== `shared`
      ;(await zn(e, { fileId: r, offeredBy: n }, a)) || t({ type: `offer.fleeting` })
    },
    s = Promise.resolve(),
    c = {
      'file.offer': (e) => void o(e),
      'file.spare': (t) => void Hn(e, t),
      'file.remove': (e) => {
        s = s.then(() => a(e))
      },
    },
    u = new AbortController(),
    { signal: d } = u
  Oe(
    In(e, n),
    () =>
      new Promise((e) => {
        ;(d.aborted && e(), d.addEventListener(`abort`, () => e()))
      }),
  )
  let f = () => {
      t({
        type: `files.going`,
        fileIds: Un(e)
          .filter((e) => e.offeredBy !== n)
          .map(({ fileId: e }) => e),
      })
    },
    p = Wn(e, f),
    ee = i.hear(({ type: e }) => {
      e === `flush` && t({ type: `files.leave` })
    })
  return (
    f(),
    {
      hear: ({ type: e, fileId: t }) => c[e](t),
      close: () => {
        ;(p(), ee(), s.finally(() => u.abort()))
      },
    }
  )
}
var zr = e({ removeRecorded: () => Br })
function Br(e, t) {
  return Oe(Ln(e, t), async () => {
    ;(await rt(y(e), t), await Hn(e, t))
  })
}
var Vr = e({ sweepUserData: () => Hr })
async function Hr(e) {
  let t = new Set((await D(e).uploads.rows()).map(({ id: e }) => e)),
    n = await Re(),
    r = n - un,
    i = y(e)
  ;(await Ur(i, r, (e) => t.has(e)), await Ye(i, r), zt(n) && (await Wr(i), Ot(n)))
}
async function Ur(e, t, n) {
  let r = x(
      it(e.uid, T(e.session)),
      C(`state`, `in`, [`arriving`, `deleting`]),
      C(`createdAt`, `<`, _t.fromMillis(t)),
      S(100),
    ),
    { docs: i } = await gt(r),
    a = i.map(({ id: e }) => e).filter((e) => !n(e))
  for (let t of a) await rt(e, t)
  return a.length
}
async function Wr(e) {
  Te(e)
  let t = new Map()
  for await (let n of nt(e)) for (let e of n) t.set(e.fullPath, e)
  if (t.size === 0) return 0
  for await (let n of $n(e)) for (let r of n) t.delete(et(e, r).fullPath)
  for (let e of t.values()) await Ve(e)
  return t.size
}
async function Gr(e) {
  let t = []
  for await (let n of Xn(e)) t.push(...n)
  return t.sort((e, t) => e.updatedAt - t.updatedAt)
}
async function Kr(e) {
  let t = []
  for await (let n of $n(e)) t.push(...n.filter(qr))
  return t
}
function qr(e) {
  return e.state === `there` && e.noteId !== null
}
var Jr = 2e4
async function Yr({ session: e }, t) {
  let n = new ce(`deadline-exceeded`, `The server took too long.`)
  try {
    return await me(Jr, t(), n)
  } catch (e) {
    if (!E(e)) throw e
  }
  return (await e.currentUser?.getIdToken(!0), me(Jr, t(), n))
}
async function Xr(e) {
  let { uid: t, session: n } = e,
    r = await w(N(t, T(n)))
  return M(r) >= cn(Ee(e))
}
async function Zr(e, { size: t }) {
  let { uid: n, session: r } = e,
    i = await w(He(n, T(r)))
  return !mt(We(i), lt(Ee(e)), t)
}
async function Qr(e, t, n) {
  let [r, i] = await Promise.all([Gr(e.from), Kr(e.from)]),
    a = new Set(i.map(({ noteId: e }) => e))
  for (let [i, o] of r.entries()) {
    t.throwIfAborted()
    let r = o.content.deleted && !a.has(o.id)
    if (!(await $r(e, o, { ...o.content, deleted: r }))) return !0
    n(i + 1)
  }
  return !1
}
async function $r(e, t, n = t.content) {
  let { to: r } = e
  try {
    let i = await ii(r, t.id, n)
    return (
      i === `created` && (await ni(e, t.id)),
      i === `other` && !(await ti(e, t)) && (await ii(r, t.opId, Ht(t.id, t.content))),
      !0
    )
  } catch (e) {
    if (E(e) && (await Xr(r))) return !1
    throw e
  }
}
async function ei(e, t) {
  return (await ti(e, t)) || (await Jn(e.to, t.opId)) !== null
}
async function ti({ from: e, to: t }, n) {
  let r = await Jn(t, n.id)
  return r ? (ri(e.uid, n.id) && n.updatedAt <= r.createdAt) || Wt(r.content, n.content) : !1
}
async function ni({ from: e }, t) {
  let n = ve(e.uid)?.made ?? []
  await we(e.uid, { made: [...n, t] })
}
function ri(e, t) {
  return ve(e)?.made.includes(t) ?? !1
}
function ii(e, t, n) {
  return Yr(e, () => Yn(e, t, n))
}
async function ai(e, t, n) {
  let r = 0,
    i = !1,
    a = { ...e, signal: t, onCopied: () => n((r += 1)) },
    [o, s] = await Promise.all([Gr(e.from), Kr(e.from)])
  for (let e of o) {
    let t = s.filter(({ noteId: t }) => t === e.id)
    t.length > 0 && !(await oi(a, e, t)) && (i = !0)
  }
  return i
}
async function oi(e, t, n) {
  let { to: r, signal: i, onCopied: a } = e
  i.throwIfAborted()
  let o = await Promise.all(n.map((t) => si(e, t))),
    s = n.filter((e, t) => o[t])
  for (let e = s.length; e < n.length; e += 1) a()
  let c = (e) => e.opId === t.opId || (t.content.deleted && e.rev === 1)
  if (s.length === 0) return (await Yr(r, () => di(r, t.id, !0, c)), !0)
  if (!(await $r(e, t, { ...t.content, deleted: !1 }))) return !1
  await Yr(r, () => di(r, t.id, !1, () => !0, t.opId))
  let l = !0
  try {
    for (let t of s) (await ci(e, t)) ? a() : (l = !1)
  } finally {
    await Yr(r, () => di(r, t.id, !0, c))
  }
  return l
}
async function si({ from: e, to: t }, n) {
  return (await Xe(t, n.id))?.state !== `there` && Ge(e, n)
}
async function ci({ from: e, to: t, signal: n }, r) {
  let { id: i, noteId: a, name: o, size: s, type: c } = r,
    l = { id: i, noteId: a, name: o, size: s, type: c }
  n.throwIfAborted()
  let u = await tt(e, r)
  try {
    return (await ui(t, () => li(t, l, u, n)), !0)
  } catch (e) {
    if (E(e) && (await Zr(t, l))) return !1
    throw e
  }
}
async function li(e, t, n, r) {
  ;(await Ze(e, t, n, r, () => void 0)) || (await rt(e, t.id), await Ze(e, t, n, r, () => void 0))
}
async function ui(e, t) {
  try {
    await t()
  } catch (n) {
    if (!E(n)) throw n
    ;(await e.session.currentUser?.getIdToken(!0), await t())
  }
}
function di(e, t, n, r, i = crypto.randomUUID()) {
  let a = P(e.uid, t, T(e.session))
  return wt(e, async (e) => {
    let t = j(await e.get(a))
    return (
      !t ||
        t.content.deleted === n ||
        !r(t) ||
        e.update(a, { deleted: n, rev: t.rev + 1, opId: i, parentOpId: t.opId, updatedAt: Ct() }),
      t
    )
  })
}
async function fi({ uid: e, session: t }) {
  let n = T(t),
    [r, i] = await Promise.all([w(N(e, n)), w(He(e, n))])
  return { notes: M(r), files: We(i).count }
}
var pi = 8e3
async function mi(e) {
  await xi(
    D(e),
    async () => {
      let t = new Set(await _i(e))
      return (await gi(e)).every((e) => t.has(e))
    },
    pi,
    vi(),
  )
}
async function hi(e) {
  if ((await gi(e).catch(() => [`unknown`])).length > 0 || (await _i(e)).length > 0) throw vi()
}
async function gi(e) {
  try {
    return await An(e)
  } catch (t) {
    if (!Me().includes(e)) return []
    throw t
  }
}
async function _i(e) {
  let t = D(e),
    n = await t.rows(),
    r = await t.uploads.rows()
  return [...n.map(({ noteId: e }) => e), ...r.map(({ id: e }) => e)]
}
function vi() {
  return new ce(`unavailable`, `What lies here cannot be read now.`)
}
var yi = 2e4
function bi(e, t) {
  return xi(
    e,
    async () => (await t())?.isLasting !== !1,
    yi,
    Object.assign(Error(`It cannot lie there.`), { code: `auth/web-storage-unsupported` }),
  )
}
async function xi(e, t, n, r) {
  let i,
    a = new Promise((n) => {
      let r = async () => {
        ;(await t().catch(() => !1)) && n()
      }
      ;((i = e.hear(() => void r())), r())
    })
  await me(n, a, r).finally(() => i?.())
}
async function Si(e, t, n) {
  ;(await mi(e.guestUid), await Ci(e, t, n))
}
async function Ci({ guestUid: e, uid: t }, n, r) {
  let i = D(e),
    a = D(t)
  for (let e of await i.rows()) {
    r.throwIfAborted()
    let { noteId: t, edit: o, isLasting: s } = e,
      c = n ? await wi(n, e) : { seen: e.basis }
    if (c) {
      let e = await a.keep({ noteId: t, content: o.content, seen: c.seen })
      s && (await bi(a, async () => (await a.rows()).find((t) => t.noteId === e.noteId)))
    }
    await i.update(t, (e) => (e.edit.opId === o.opId ? null : e))
  }
}
async function wi(e, t) {
  let { from: n } = e,
    r = P(n.uid, t.noteId, T(n.session)),
    i = j(await w(r))
  return i && Lt(i, t.edit.opId) && (await $r(e, i)) ? null : { seen: Vt(t, t.edit, i).basis }
}
async function Ti({ guestUid: e, uid: t }, n) {
  let r = D(e).uploads,
    i = D(t)
  for (let { isLasting: t, ...a } of await r.rows()) {
    n.throwIfAborted()
    let o = (await r.bytes(a.id)) ?? (await jn(e, a.id)),
      s = o ? null : `unreadable`
    ;(await i.uploads.add({ ...a, refusal: s }, o ?? new Blob()),
      t && (await bi(i, async () => (await i.uploads.rows()).find(({ id: e }) => e === a.id))),
      await r.update(a.id, () => null))
  }
}
async function Ei(e, t) {
  let [n, r] = await Promise.all([Gr(e.from), Kr(e.from)])
  t.throwIfAborted()
  let i = await Promise.all([...n.map((t) => ei(e, t)), ...r.map((t) => Di(e, t))])
  return (t.throwIfAborted(), i.every(Boolean))
}
async function Di({ from: e, to: t }, n) {
  let r = await Xe(t, n.id),
    i = await Ue(e, n)
  if (!i) return !0
  if (r?.state !== `there` || r.size !== n.size) return !1
  let a = await Ue(t, r)
  return a !== null && a.size === i.size && a.md5 === i.md5
}
var Oi = e({ productMove: () => ki }),
  ki = {
    countKept: fi,
    countUnsent: async (e) => {
      try {
        return (await D(e).rows()).length
      } catch {
        return 0
      }
    },
    sendUnsent: async (e) => {
      let t = D(e)
      ;(t.tell({ type: `flush` }),
        await t.settled(),
        navigator.onLine &&
          (await new Promise((e) => {
            let { stop: n, afterReading: r } = $t(t, (t) => {
              t.every(({ refusal: e }) => e !== null) && (r(() => n()), e())
            })
          })))
    },
    countToMove: async (e) => {
      let [t, n] = await Promise.all([Gr(e), Kr(e)])
      return { notes: t.length, files: n.length }
    },
    copy: async (e, t, n) => {
      n(`notes`, 0)
      let r = await Qr(e, t, (e) => n(`notes`, e))
      n(`files`, 0)
      let i = await ai(e, t, (e) => n(`files`, e))
      return r || i
    },
    hasArrived: Ei,
    flush: async (e, t, n) => {
      ;(await Si(e, t, n), await Ti(e, n))
    },
    flushReadable: async (e, t) => {
      ;(await mi(e.guestUid).catch(() => null),
        await Ci(e, null, t).catch(() => null),
        await Ti(e, t).catch(() => null))
    },
    demandFlushed: hi,
    close: (e) => D(e).close(),
  },
  Ai = e({ findRefusal: () => ji })
async function ji(e, t) {
  let [n, r, i] = await Promise.all([w(Qe(y(e))), w(P(e, t.noteId)), w(N(e))])
  if (n.exists()) throw Mi()
  let { kind: a } = Mt(t, j(r)),
    o = a === `create` || a === `copy`,
    s = M(i) >= cn(m(Tt()))
  return o && s ? `too-many-notes` : `not-allowed`
}
function Mi() {
  return new ce(`auth/account-being-deleted`, `The account is being deleted.`)
}
var Ni = e({ productData: () => Pi }),
  Pi = { collections: [`notes`], counters: [`notes`], count: qn },
  Fi = e({ removeNotesInTurn: () => Ii })
async function Ii({ uid: e, removal: t }, n, r) {
  ze()
  let i = t.kind === `old` ? (await Re()) - At : null,
    a = y(e),
    o = async (t) =>
      (await Li(e, t)) || !(await Ri(a, t, i, () => r({ type: `file.removed` })))
        ? !1
        : (await D(e).cache.remove(t), r({ type: `note.removed`, noteId: t }), !0)
  for (let r = !0; r;) {
    let a = t.kind === `one` ? [t.noteId] : await zi(e, i),
      s = 0
    for (let e of a) {
      if (n.aborted) return
      ;(await o(e)) && (s += 1)
    }
    r = s > 0 && t.kind !== `one`
  }
  r({ type: `removal.done` })
}
async function Li(e, t) {
  return (await D(e).rows()).some((e) => e.noteId === t && !e.edit.content.deleted)
}
async function Ri(e, t, n, r) {
  let i = T(e.session),
    a = P(e.uid, t, i),
    o = N(e.uid, i),
    s = (e) => e !== null && e.content.deleted && (n === null || e.updatedAt < n)
  if (!s(j(await w(a)))) return !1
  await Bi(e, t, r)
  let c = await wt(e, async (e) => {
    if (!s(j(await e.get(a)))) return !1
    let n = M(await e.get(o))
    return (e.delete(a), e.set(o, { count: n - 1, lastId: t }), !0)
  })
  return (c && (await Bi(e, t, r)), c)
}
async function zi(e, t) {
  let n = t === null ? [] : [C(`updatedAt`, `<`, _t.fromMillis(t))],
    r = x(vn(e), C(`deleted`, `==`, !0), ...n, b(`updatedAt`, `desc`), S(30))
  return (await bt(r)).docs.map(({ id: e }) => e)
}
async function Bi(e, t, n) {
  for (;;) {
    let i = await jr(e, t)
    if (i.length === 0) return
    let { removeFile: a } = await r(async () => {
      let { removeFile: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.y)
      return { removeFile: e }
    })
    for (let { id: r } of i) {
      if (!(await Vi(e, r, t))) return
      ;(await a(e, r), n())
    }
  }
}
function Vi(e, t, n) {
  let r = T(e.session)
  return wt(e, async (i) => {
    let a = j(await i.get(P(e.uid, n, r))),
      o = Ke(e.uid, t, r),
      s = qe(await i.get(o))
    return a && !a.content.deleted
      ? !1
      : (s && s.noteId === n && s.state !== `deleting` && i.update(o, { state: `deleting` }), !0)
  })
}
var Hi = ({ input: { uid: e }, sendBack: t }) => {
  let n = () => t({ type: `network.back` }),
    { stop: r } = Pt(D(e), (e) => t({ type: `uploads.read`, rows: e }))
  return (
    addEventListener(`online`, n),
    () => {
      ;(removeEventListener(`online`, n), r())
    }
  )
}
function Ui(e, t, n) {
  D(e).uploads.update(t, (e) => ({ ...e, isPaused: n }))
}
function Wi(e, t) {
  D(e).uploads.update(t, (e) => ({ ...e, refusal: null, isSent: !1 }))
}
function Gi(e, t) {
  ;(async () => {
    await D(e).uploads.update(t, () => null)
    let { removeUnsent: n } = await r(async () => {
      let { removeUnsent: e } = await import(`./files-DL1IO9P7.js`).then((e) => e.y)
      return { removeUnsent: e }
    })
    await Oe(ye(e, t), () => n(y(e), t))
  })().catch(() => null)
}
var Ki = ({ input: { uid: e } }) => {
  let t = new AbortController(),
    { signal: n } = t,
    i = new Set(),
    a = async (t) => {
      let { fileId: i, offeredBy: a } = t,
        o = () => Un(e).some((e) => qi(e, t))
      ;(a && (await Ae(n, In(e, a), () => Promise.resolve())),
        await he(
          async () => {
            if (!o()) return
            let { removeRecorded: t } = await r(async () => {
              let { removeRecorded: e } = await Promise.resolve().then(() => zr)
              return { removeRecorded: e }
            })
            await t(e, i)
          },
          n,
          () => void 0,
        ))
    },
    o = () => {
      for (let t of Un(e)) {
        let e = `${t.offeredBy}/${t.fileId}`
        i.has(e) ||
          (i.add(e),
          a(t)
            .catch(() => null)
            .finally(() => i.delete(e)))
      }
    },
    s = Wn(e, o)
  return (
    o(),
    () => {
      ;(s(), t.abort(), Vn(e))
    }
  )
}
function qi(e, t) {
  return e.fileId === t.fileId && e.offeredBy === t.offeredBy
}
var Ji = 3,
  Yi = new Set(),
  Xi = new Set()
async function Zi(e) {
  if ((e.throwIfAborted(), Yi.size >= Ji)) return (await Qi(e), Zi(e))
  let t = Symbol(`turn`)
  return (
    Yi.add(t),
    () => {
      Yi.delete(t)
      for (let e of Array.from(Xi)) e()
    }
  )
}
function Qi(e) {
  return new Promise((t) => {
    let n = () => {
      ;(Xi.delete(n), e.removeEventListener(`abort`, n), t())
    }
    ;(Xi.add(n), e.addEventListener(`abort`, n))
  })
}
function $i(e) {
  let t = new EventTarget(),
    n = !1,
    r = null,
    i = null,
    a = () => {
      ;(i?.(), (i = null))
    },
    o = () =>
      new Promise((n) => {
        let r = { once: !0 }
        ;(t.addEventListener(`resumed`, () => n(), r), e.addEventListener(`abort`, () => n(), r))
      }),
    s = async () => {
      let t = await Zi(e)
      ;(a(), (i = t), n && a())
    },
    c = async () => {
      if ((e.throwIfAborted(), n)) await o()
      else if (i) return
      else await s()
      return c()
    },
    l = async () => {
      ;(await c(), r?.resume())
    },
    u = {
      'upload.pause': () => {
        ;((n = !0), r?.pause(), a())
      },
      'upload.resume': () => {
        ;((n = !1), t.dispatchEvent(new Event(`resumed`)), r && l().catch(() => null))
      },
      'upload.retry': () => {
        ;(r?.pause(), r?.resume())
      },
    }
  return {
    hear: ({ type: e }) => u[e](),
    passed: c,
    hold: (e) => {
      ;((r = e), n && r?.pause())
    },
    isHolding: () => r !== null,
    isPaused: () => n,
    leave: a,
  }
}
var ea = 250,
  ta = 1e4
function na(e, t) {
  let n = new AbortController(),
    { signal: r } = n,
    i = -1,
    a = 0,
    o,
    s,
    c = new Promise((e, t) => {
      s = t
    })
  c.catch(() => null)
  let l = () => {
      e.isPaused() ||
        (e.isHolding()
          ? t({ type: `upload.stalled` })
          : s?.(Object.assign(Error(`Nothing moves.`), { code: `deadline-exceeded` })))
    },
    u = () => {
      ;(clearTimeout(o), (o = setTimeout(l, ta)))
    }
  return (
    addEventListener(`offline`, l, { signal: r }),
    u(),
    {
      note: (e, n) => {
        if (e === i || r.aborted) return
        ;(u(), (i = e))
        let o = performance.now()
        ;(e > 0 && e < n && o - a < ea) || ((a = o), t({ type: `upload.progress`, sent: e }))
      },
      lost: c,
      end: () => {
        ;(n.abort(), clearTimeout(o))
      },
    }
  )
}
var ra = ({ input: { uid: e, row: t }, sendBack: n, receive: i }) => {
  let a = new AbortController(),
    { signal: o } = a,
    s = $i(o)
  i(s.hear)
  let c = async () => {
    ;(await ia(e, t.noteId, o), await s.passed())
    let i = (await D(e).uploads.rows()).find(({ id: e }) => e === t.id)
    if (!i || i.refusal !== null) return
    let a = na(s, n),
      c = new AbortController(),
      l = () => c.abort(o.reason)
    o.addEventListener(`abort`, l)
    try {
      let { bringFile: o } = await r(async () => {
          let { bringFile: e } = await Promise.resolve().then(() => xr)
          return { bringFile: e }
        }),
        l = await Promise.race([o(e, i, { signal: c.signal, gate: s, pace: a }), a.lost])
      ;(l && n({ type: `upload.arrived` }), l && (await D(e).uploads.update(t.id, () => null)))
    } finally {
      ;(l(), o.removeEventListener(`abort`, l), a.end(), s.leave())
    }
  }
  return (
    (async () => {
      try {
        await Ae(o, ye(e, t.id), c)
      } catch (e) {
        o.aborted || n(await l(e))
      }
    })(),
    () => a.abort()
  )
}
async function ia(e, t, n) {
  let r
  ;(await new Promise((i) => {
    ;(n.addEventListener(`abort`, () => i(), { once: !0 }),
      (r = $t(D(e), (e) => {
        e.some((e) => e.noteId === t && e.basis === null) || i()
      })))
  }),
    r?.stop(),
    n.throwIfAborted())
}
var aa = 3e3,
  oa = ({ input: { uid: e, noteId: t, isNew: n, files: r }, sendBack: i }) => {
    let a = async () => {
        let a = [],
          o = n ? fa(e, t) : null,
          s = { uid: e, noteId: t, note: o, asked: ua(e, t) }
        for (let e of r) {
          let { name: t, why: n } = await sa(e, s).catch(() => ca(e))
          n && a.push({ name: t, why: n })
        }
        ;(o?.stop(), i({ type: `files.sorted`, refused: a }))
      },
      o = `${e}/files/${crypto.randomUUID()}`
    ;(dn(o, !0),
      D(e)
        .untilKept(a())
        .finally(() => dn(o, !1)))
  }
async function sa(e, { uid: t, noteId: n, note: r, asked: i }) {
  let [a, o] = await Promise.all([br(e), i]),
    { name: s, size: c } = a,
    l = a.why ?? la(o, c)
  if (l || !a.bytes) return { name: s, why: l }
  let u = {
    id: crypto.randomUUID(),
    noteId: n,
    name: s,
    size: c,
    type: a.type,
    addedAt: Date.now(),
    isPaused: !1,
    refusal: null,
  }
  return (
    await r?.make(s),
    await D(t).uploads.add(u, a.bytes),
    --o.onNote,
    --o.files,
    (o.bytes -= c),
    { name: s, why: null }
  )
}
function ca({ name: e }) {
  return { name: e, why: `not-kept` }
}
function la({ onNote: e, files: t, bytes: n }, r) {
  return e <= 0 ? `too-many` : t <= 0 || n < r ? `no-room` : null
}
async function ua(e, t) {
  let n = lt(m(Tt())),
    [r, i] = await Promise.all([D(e).uploads.rows(), da(e, t)]),
    a = r.filter(({ id: e, refusal: t }) => !t && !i?.arriving.has(e)),
    { onNote: o = 0, count: s = 0, bytes: c = 0 } = i ?? {}
  return {
    onNote: 100 - o - a.filter((e) => e.noteId === t).length,
    files: n.files - s - a.length,
    bytes: n.bytes - c - a.reduce((e, { size: t }) => e + t, 0),
  }
}
async function da(e, t) {
  try {
    if (!navigator.onLine) return null
    let { readQuota: n } = await r(async () => {
      let { readQuota: e } = await Promise.resolve().then(() => Er)
      return { readQuota: e }
    })
    return await me(aa, n(e, t))
  } catch {
    return null
  }
}
function fa(e, t) {
  let n = D(e),
    r = !1,
    { stop: i } = $t(n, (e) => {
      r ||= e.some((e) => e.noteId === t)
    }),
    a = pa(e, t)
  return {
    make: async (e) => {
      if ((await a) || r) return
      n.tell({ type: `keep` })
      let i = { ...Ut, title: gn(e) }
      ;(await n.keep({ noteId: t, content: i, seen: null, yields: !0 }), (r = !0))
    },
    stop: i,
  }
}
async function pa(e, t) {
  try {
    if (!navigator.onLine) return !1
    let { readDocument: n } = await r(async () => {
      let { readDocument: e } = await import(`./delivery-CT6lqL0d.js`).then((e) => e.t)
      return { readDocument: e }
    })
    return (await me(aa, n(e, t))) !== null
  } catch {
    return !1
  }
}
var ma = le({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { sendFile: h(`sendFile`) },
    actions: {
      flagPause: ie(`flagPause`),
      reviveRow: ie(`reviveRow`),
      cancelUpload: ie(`cancelUpload`),
      tellSender: ue(`sendFile`, (e, t) => ({ type: t })),
      noteRow: v(({ context: e }, t) => ({
        row: t,
        isPaused: t.isPaused === e.row.isPaused ? e.isPaused : t.isPaused,
      })),
      pause: v({ isPaused: !0 }),
      resume: v({ isPaused: !1 }),
      setSent: v((e, t) => ({ sent: t })),
      setPace: v((e, t) => ({ sent: t, pace: { since: Date.now(), from: t } })),
      forgetPace: v({ pace: null }),
      setFailure: v(({ context: e, event: t }) => ({ failure: re(t), failures: e.failures + 1 })),
      forgetFailures: v({ failures: 0, failure: null }),
    },
    guards: {
      isToGoOn: ({ context: e }) => !e.isPaused,
      isToWait: ({ context: e }) => e.isPaused && e.row.refusal === null,
      isRefused: ({ context: e }) => e.row.refusal !== null,
      isRevived: ({ context: e }) => e.row.refusal === null,
      isWhole: ({ context: e }) => e.sent >= e.row.size,
    },
    delays: { nextTry: ({ context: e }) => te(e.failures, 1e3, 6e4) },
  }).createMachine({
    id: `upload`,
    context: ({ input: { uid: e, row: t } }) => ({
      uid: e,
      row: t,
      isPaused: t.isPaused,
      sent: 0,
      pace: null,
      failures: 0,
      failure: null,
    }),
    initial: `going`,
    on: {
      'row.read': { actions: { type: `noteRow`, params: ({ event: e }) => e.row } },
      'row.gone': { target: `.gone` },
      'upload.cancel': { target: `.gone`, actions: `cancelUpload` },
    },
    states: {
      going: {
        always: { guard: `isRefused`, target: `refused` },
        invoke: {
          id: `sendFile`,
          src: `sendFile`,
          input: ({ context: { uid: e, row: t } }) => ({ uid: e, row: t }),
        },
        initial: `active`,
        on: {
          'upload.arrived': { target: `arrived` },
          'error.*': { target: `stuck`, actions: `setFailure` },
        },
        states: {
          active: {
            always: { guard: `isToWait`, target: `paused` },
            initial: `waiting`,
            exit: `forgetPace`,
            on: {
              'upload.pause': { actions: [`pause`, `flagPause`] },
              'upload.progress': {
                target: `.sending`,
                actions: { type: `setPace`, params: ({ event: e }) => e.sent },
              },
              'upload.stalled': { target: `.stalled` },
            },
            states: {
              waiting: { tags: `waiting` },
              sending: {
                tags: `sending`,
                always: { guard: `isWhole`, target: `settling` },
                on: {
                  'upload.progress': {
                    actions: { type: `setSent`, params: ({ event: e }) => e.sent },
                  },
                },
              },
              stalled: {
                tags: `stuck`,
                on: {
                  'network.back': { actions: { type: `tellSender`, params: `upload.retry` } },
                  'upload.retry': { actions: { type: `tellSender`, params: `upload.retry` } },
                },
              },
              settling: { tags: `settling` },
            },
          },
          paused: {
            tags: `paused`,
            entry: { type: `tellSender`, params: `upload.pause` },
            always: {
              guard: `isToGoOn`,
              target: `active`,
              actions: { type: `tellSender`, params: `upload.resume` },
            },
            on: { 'upload.resume': { actions: [`resume`, `flagPause`] } },
          },
        },
      },
      stuck: {
        tags: `stuck`,
        after: { nextTry: { target: `going` } },
        on: {
          'network.back': { target: `going`, actions: `forgetFailures` },
          'upload.retry': { target: `going`, actions: `forgetFailures` },
          'upload.pause': { target: `going`, actions: [`pause`, `flagPause`] },
        },
      },
      refused: {
        tags: `refused`,
        always: { guard: `isRevived`, target: `going` },
        on: { 'upload.retry': { actions: `reviveRow` } },
      },
      arrived: { type: `final` },
      gone: { type: `final` },
    },
  }),
  ha = { noteId: ``, isNew: !1, files: [] }
function ga(e, t) {
  e.getSnapshot().status === `active` && e.send(t)
}
var _a = le({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: {
      upload: ma,
      watchUploads: h(`watchUploads`),
      finishRemovals: h(`finishRemovals`),
      takeIn: h(`takeIn`),
    },
    actions: {
      tellRows: ({ context: { uploads: e } }, t) => {
        for (let n of e) {
          let e = t.find(({ id: e }) => e === n.id)
          ga(n, e ? { type: `row.read`, row: e } : { type: `row.gone` })
        }
      },
      followRows: v(({ context: { uid: e, uploads: t }, spawn: n }, r) => ({
        uploads: r.map(
          (r) =>
            t.find(({ id: e }) => e === r.id) ??
            n(`upload`, { id: r.id, input: { uid: e, row: r } }),
        ),
      })),
      tellUploads: ({ context: { uploads: e } }) => {
        for (let t of e) ga(t, { type: `network.back` })
      },
      addIntake: v(({ context: e }, { noteId: t, isNew: n, files: r }) => ({
        intakes: [...e.intakes, { noteId: t, isNew: n, files: r }],
      })),
      setSorted: v(({ context: { intakes: e, refused: t } }, n) => {
        let [{ noteId: r } = ha, ...i] = e
        return { intakes: i, refused: [...t, ...n.map((e) => ({ ...e, noteId: r }))] }
      }),
      dismiss: v(({ context: e }, t) => ({ refused: e.refused.filter((e) => e.noteId !== t) })),
    },
    guards: { hasIntake: ({ context: e }) => e.intakes.length > 0 },
  }).createMachine({
    id: `uploads`,
    context: ({ input: { uid: e } }) => ({ uid: e, uploads: [], intakes: [], refused: [] }),
    invoke: [
      { id: `watchUploads`, src: `watchUploads`, input: ({ context: { uid: e } }) => ({ uid: e }) },
      {
        id: `finishRemovals`,
        src: `finishRemovals`,
        input: ({ context: { uid: e } }) => ({ uid: e }),
      },
    ],
    initial: `idle`,
    on: {
      'uploads.read': {
        actions: [
          { type: `tellRows`, params: ({ event: e }) => e.rows },
          { type: `followRows`, params: ({ event: e }) => e.rows },
        ],
      },
      'network.back': { actions: `tellUploads` },
      'files.add': { actions: { type: `addIntake`, params: ({ event: e }) => e } },
      'refusals.dismiss': { actions: { type: `dismiss`, params: ({ event: e }) => e.noteId } },
    },
    states: {
      idle: { always: { guard: `hasIntake`, target: `sorting` } },
      sorting: {
        tags: `sorting`,
        invoke: {
          id: `takeIn`,
          src: `takeIn`,
          input: ({ context: { uid: e, intakes: t } }) => ({ uid: e, ...(t[0] ?? ha) }),
        },
        on: {
          'files.sorted': {
            target: `idle`,
            actions: { type: `setSorted`, params: ({ event: e }) => e.refused },
          },
        },
      },
    },
  }),
  va = ma.provide({
    actors: { sendFile: g(ra) },
    actions: {
      flagPause: ({ context: { uid: e, row: t, isPaused: n } }) => Ui(e, t.id, n),
      reviveRow: ({ context: { uid: e, row: t } }) => Wi(e, t.id),
      cancelUpload: ({ context: { uid: e, row: t } }) => Gi(e, t.id),
    },
  }),
  ya = _a.provide({
    actors: { upload: va, finishRemovals: g(Ki), watchUploads: g(Hi), takeIn: g(oa) },
  }),
  ba = e({ UploadsScope: () => xa })
function xa({ uid: e, onQueue: t }) {
  let n = ge(ya, { uid: e })
  return ((0, F.useEffect)(() => (t({ is: `here`, actor: n }), () => t(je)), [n, t]), null)
}
var Sa = e({ OwnDeviceQuestion: () => Ca })
function Ca({ uid: e, isTimely: t }) {
  let n = fe(jt, () => It(e)),
    { isShared: r } = fe(f),
    [i, a] = (0, F.useState)(``),
    s = (t, n) => () => {
      ;(document.querySelector(`h1`)?.focus({ preventScroll: !0 }), t(e), a(n))
    },
    c = t && n === null && !r
  return (0, I.jsx)(`output`, {
    className: c ? void 0 : `visually-hidden`,
    children: c
      ? (0, I.jsxs)(o, {
          tone: `calm`,
          children: [
            (0, I.jsx)(`span`, { children: Ft.question }),
            (0, I.jsx)(`button`, {
              type: `button`,
              onClick: s(hn, Ft.nowKept),
              children: Ft.keepNotes,
            }),
            (0, I.jsx)(`button`, {
              type: `button`,
              onClick: s(pn, Ft.nowNotKept),
              children: Ft.notHere,
            }),
          ],
        })
      : i,
  })
}
function wa(e, t) {
  let n = t || {}
  return (e[e.length - 1] === `` ? [...e, ``] : e)
    .join((n.padRight ? ` ` : ``) + `,` + (n.padLeft === !1 ? `` : ` `))
    .trim()
}
var Ta = /^[$_\p{ID_Start}][$_\u{200C}\u{200D}\p{ID_Continue}]*$/u,
  Ea = /^[$_\p{ID_Start}][-$_\u{200C}\u{200D}\p{ID_Continue}]*$/u,
  Da = {}
function Oa(e, t) {
  return ((t || Da).jsx ? Ea : Ta).test(e)
}
var ka = /[ \t\n\f\r]/g
function Aa(e) {
  return typeof e == `object` ? e.type === `text` && ja(e.value) : ja(e)
}
function ja(e) {
  return e.replace(ka, ``) === ``
}
var Ma = class {
  constructor(e, t, n) {
    ;((this.normal = t), (this.property = e), n && (this.space = n))
  }
}
;((Ma.prototype.normal = {}), (Ma.prototype.property = {}), (Ma.prototype.space = void 0))
function Na(e, t) {
  let n = {},
    r = {}
  for (let t of e) (Object.assign(n, t.property), Object.assign(r, t.normal))
  return new Ma(n, r, t)
}
function Pa(e) {
  return e.toLowerCase()
}
var B = class {
  constructor(e, t) {
    ;((this.attribute = t), (this.property = e))
  }
}
;((B.prototype.attribute = ``),
  (B.prototype.booleanish = !1),
  (B.prototype.boolean = !1),
  (B.prototype.commaOrSpaceSeparated = !1),
  (B.prototype.commaSeparated = !1),
  (B.prototype.defined = !1),
  (B.prototype.mustUseProperty = !1),
  (B.prototype.number = !1),
  (B.prototype.overloadedBoolean = !1),
  (B.prototype.property = ``),
  (B.prototype.spaceSeparated = !1),
  (B.prototype.space = void 0))
var Fa = e({
    boolean: () => V,
    booleanish: () => H,
    commaOrSpaceSeparated: () => K,
    commaSeparated: () => G,
    number: () => U,
    overloadedBoolean: () => La,
    spaceSeparated: () => W,
  }),
  Ia = 0,
  V = q(),
  H = q(),
  La = q(),
  U = q(),
  W = q(),
  G = q(),
  K = q()
function q() {
  return 2 ** ++Ia
}
var Ra = Object.keys(Fa),
  za = class extends B {
    constructor(e, t, n, r) {
      let i = -1
      if ((super(e, t), Ba(this, `space`, r), typeof n == `number`))
        for (; ++i < Ra.length;) {
          let e = Ra[i]
          Ba(this, Ra[i], (n & Fa[e]) === Fa[e])
        }
    }
  }
za.prototype.defined = !0
function Ba(e, t, n) {
  n && (e[t] = n)
}
function Va(e) {
  let t = {},
    n = {}
  for (let [r, i] of Object.entries(e.properties)) {
    let a = new za(r, e.transform(e.attributes || {}, r), i, e.space)
    ;(e.mustUseProperty && e.mustUseProperty.includes(r) && (a.mustUseProperty = !0),
      (t[r] = a),
      (n[Pa(r)] = r),
      (n[Pa(a.attribute)] = r))
  }
  return new Ma(t, n, e.space)
}
var Ha = Va({
  properties: {
    ariaActiveDescendant: null,
    ariaAtomic: H,
    ariaAutoComplete: null,
    ariaBusy: H,
    ariaChecked: H,
    ariaColCount: U,
    ariaColIndex: U,
    ariaColSpan: U,
    ariaControls: W,
    ariaCurrent: null,
    ariaDescribedBy: W,
    ariaDetails: null,
    ariaDisabled: H,
    ariaDropEffect: W,
    ariaErrorMessage: null,
    ariaExpanded: H,
    ariaFlowTo: W,
    ariaGrabbed: H,
    ariaHasPopup: null,
    ariaHidden: H,
    ariaInvalid: null,
    ariaKeyShortcuts: null,
    ariaLabel: null,
    ariaLabelledBy: W,
    ariaLevel: U,
    ariaLive: null,
    ariaModal: H,
    ariaMultiLine: H,
    ariaMultiSelectable: H,
    ariaOrientation: null,
    ariaOwns: W,
    ariaPlaceholder: null,
    ariaPosInSet: U,
    ariaPressed: H,
    ariaReadOnly: H,
    ariaRelevant: null,
    ariaRequired: H,
    ariaRoleDescription: W,
    ariaRowCount: U,
    ariaRowIndex: U,
    ariaRowSpan: U,
    ariaSelected: H,
    ariaSetSize: U,
    ariaSort: null,
    ariaValueMax: U,
    ariaValueMin: U,
    ariaValueNow: U,
    ariaValueText: null,
    role: null,
  },
  transform(e, t) {
    return t === `role` ? t : `aria-` + t.slice(4).toLowerCase()
  },
})
function Ua(e, t) {
  return t in e ? e[t] : t
}
function Wa(e, t) {
  return Ua(e, t.toLowerCase())
}
var Ga = Va({
    attributes: {
      acceptcharset: `accept-charset`,
      classname: `class`,
      htmlfor: `for`,
      httpequiv: `http-equiv`,
    },
    mustUseProperty: [`checked`, `multiple`, `muted`, `selected`],
    properties: {
      abbr: null,
      accept: G,
      acceptCharset: W,
      accessKey: W,
      action: null,
      allow: null,
      allowFullScreen: V,
      allowPaymentRequest: V,
      allowUserMedia: V,
      alpha: V,
      alt: null,
      as: null,
      async: V,
      autoCapitalize: null,
      autoComplete: W,
      autoFocus: V,
      autoPlay: V,
      blocking: W,
      capture: null,
      charSet: null,
      checked: V,
      cite: null,
      className: W,
      closedBy: null,
      colorSpace: null,
      cols: U,
      colSpan: U,
      command: null,
      commandFor: null,
      content: null,
      contentEditable: H,
      controls: V,
      controlsList: W,
      coords: U | G,
      crossOrigin: null,
      data: null,
      dateTime: null,
      decoding: null,
      default: V,
      defer: V,
      dir: null,
      dirName: null,
      disabled: V,
      download: La,
      draggable: H,
      encType: null,
      enterKeyHint: null,
      fetchPriority: null,
      form: null,
      formAction: null,
      formEncType: null,
      formMethod: null,
      formNoValidate: V,
      formTarget: null,
      headers: W,
      height: U,
      hidden: La,
      high: U,
      href: null,
      hrefLang: null,
      htmlFor: W,
      httpEquiv: W,
      id: null,
      imageSizes: null,
      imageSrcSet: null,
      inert: V,
      inputMode: null,
      integrity: null,
      is: null,
      isMap: V,
      itemId: null,
      itemProp: W,
      itemRef: W,
      itemScope: V,
      itemType: W,
      kind: null,
      label: null,
      lang: null,
      language: null,
      list: null,
      loading: null,
      loop: V,
      low: U,
      manifest: null,
      max: null,
      maxLength: U,
      media: null,
      method: null,
      min: null,
      minLength: U,
      multiple: V,
      muted: V,
      name: null,
      nonce: null,
      noModule: V,
      noValidate: V,
      onAbort: null,
      onAfterPrint: null,
      onAuxClick: null,
      onBeforeMatch: null,
      onBeforePrint: null,
      onBeforeToggle: null,
      onBeforeUnload: null,
      onBlur: null,
      onCancel: null,
      onCanPlay: null,
      onCanPlayThrough: null,
      onChange: null,
      onClick: null,
      onClose: null,
      onContextLost: null,
      onContextMenu: null,
      onContextRestored: null,
      onCopy: null,
      onCueChange: null,
      onCut: null,
      onDblClick: null,
      onDrag: null,
      onDragEnd: null,
      onDragEnter: null,
      onDragExit: null,
      onDragLeave: null,
      onDragOver: null,
      onDragStart: null,
      onDrop: null,
      onDurationChange: null,
      onEmptied: null,
      onEnded: null,
      onError: null,
      onFocus: null,
      onFormData: null,
      onHashChange: null,
      onInput: null,
      onInvalid: null,
      onKeyDown: null,
      onKeyPress: null,
      onKeyUp: null,
      onLanguageChange: null,
      onLoad: null,
      onLoadedData: null,
      onLoadedMetadata: null,
      onLoadEnd: null,
      onLoadStart: null,
      onMessage: null,
      onMessageError: null,
      onMouseDown: null,
      onMouseEnter: null,
      onMouseLeave: null,
      onMouseMove: null,
      onMouseOut: null,
      onMouseOver: null,
      onMouseUp: null,
      onOffline: null,
      onOnline: null,
      onPageHide: null,
      onPageShow: null,
      onPaste: null,
      onPause: null,
      onPlay: null,
      onPlaying: null,
      onPopState: null,
      onProgress: null,
      onRateChange: null,
      onRejectionHandled: null,
      onReset: null,
      onResize: null,
      onScroll: null,
      onScrollEnd: null,
      onSecurityPolicyViolation: null,
      onSeeked: null,
      onSeeking: null,
      onSelect: null,
      onSlotChange: null,
      onStalled: null,
      onStorage: null,
      onSubmit: null,
      onSuspend: null,
      onTimeUpdate: null,
      onToggle: null,
      onUnhandledRejection: null,
      onUnload: null,
      onVolumeChange: null,
      onWaiting: null,
      onWheel: null,
      open: V,
      optimum: U,
      pattern: null,
      ping: W,
      placeholder: null,
      playsInline: V,
      popover: null,
      popoverTarget: null,
      popoverTargetAction: null,
      poster: null,
      preload: null,
      readOnly: V,
      referrerPolicy: null,
      rel: W,
      required: V,
      reversed: V,
      rows: U,
      rowSpan: U,
      sandbox: W,
      scope: null,
      scoped: V,
      seamless: V,
      selected: V,
      shadowRootClonable: V,
      shadowRootCustomElementRegistry: V,
      shadowRootDelegatesFocus: V,
      shadowRootMode: null,
      shadowRootSerializable: V,
      shape: null,
      size: U,
      sizes: null,
      slot: null,
      span: U,
      spellCheck: H,
      src: null,
      srcDoc: null,
      srcLang: null,
      srcSet: null,
      start: U,
      step: null,
      style: null,
      tabIndex: U,
      target: null,
      title: null,
      translate: null,
      type: null,
      typeMustMatch: V,
      useMap: null,
      value: H,
      width: U,
      wrap: null,
      writingSuggestions: null,
      align: null,
      aLink: null,
      archive: W,
      axis: null,
      background: null,
      bgColor: null,
      border: U,
      borderColor: null,
      bottomMargin: U,
      cellPadding: null,
      cellSpacing: null,
      char: null,
      charOff: null,
      classId: null,
      clear: null,
      code: null,
      codeBase: null,
      codeType: null,
      color: null,
      compact: V,
      declare: V,
      event: null,
      face: null,
      frame: null,
      frameBorder: null,
      hSpace: U,
      leftMargin: U,
      link: null,
      longDesc: null,
      lowSrc: null,
      marginHeight: U,
      marginWidth: U,
      noResize: V,
      noHref: V,
      noShade: V,
      noWrap: V,
      object: null,
      profile: null,
      prompt: null,
      rev: null,
      rightMargin: U,
      rules: null,
      scheme: null,
      scrolling: H,
      standby: null,
      summary: null,
      text: null,
      topMargin: U,
      valueType: null,
      version: null,
      vAlign: null,
      vLink: null,
      vSpace: U,
      allowTransparency: null,
      autoCorrect: null,
      autoSave: null,
      credentialless: V,
      disablePictureInPicture: V,
      disableRemotePlayback: V,
      exportParts: G,
      part: W,
      prefix: null,
      property: null,
      results: U,
      security: null,
      unselectable: null,
    },
    space: `html`,
    transform: Wa,
  }),
  Ka = Va({
    attributes: {
      accentHeight: `accent-height`,
      alignmentBaseline: `alignment-baseline`,
      arabicForm: `arabic-form`,
      baselineShift: `baseline-shift`,
      capHeight: `cap-height`,
      className: `class`,
      clipPath: `clip-path`,
      clipRule: `clip-rule`,
      colorInterpolation: `color-interpolation`,
      colorInterpolationFilters: `color-interpolation-filters`,
      colorProfile: `color-profile`,
      colorRendering: `color-rendering`,
      crossOrigin: `crossorigin`,
      dataType: `datatype`,
      dominantBaseline: `dominant-baseline`,
      enableBackground: `enable-background`,
      fillOpacity: `fill-opacity`,
      fillRule: `fill-rule`,
      floodColor: `flood-color`,
      floodOpacity: `flood-opacity`,
      fontFamily: `font-family`,
      fontSize: `font-size`,
      fontSizeAdjust: `font-size-adjust`,
      fontStretch: `font-stretch`,
      fontStyle: `font-style`,
      fontVariant: `font-variant`,
      fontWeight: `font-weight`,
      glyphName: `glyph-name`,
      glyphOrientationHorizontal: `glyph-orientation-horizontal`,
      glyphOrientationVertical: `glyph-orientation-vertical`,
      hrefLang: `hreflang`,
      horizAdvX: `horiz-adv-x`,
      horizOriginX: `horiz-origin-x`,
      horizOriginY: `horiz-origin-y`,
      imageRendering: `image-rendering`,
      letterSpacing: `letter-spacing`,
      lightingColor: `lighting-color`,
      markerEnd: `marker-end`,
      markerMid: `marker-mid`,
      markerStart: `marker-start`,
      maskType: `mask-type`,
      navDown: `nav-down`,
      navDownLeft: `nav-down-left`,
      navDownRight: `nav-down-right`,
      navLeft: `nav-left`,
      navNext: `nav-next`,
      navPrev: `nav-prev`,
      navRight: `nav-right`,
      navUp: `nav-up`,
      navUpLeft: `nav-up-left`,
      navUpRight: `nav-up-right`,
      onAbort: `onabort`,
      onActivate: `onactivate`,
      onAfterPrint: `onafterprint`,
      onBeforePrint: `onbeforeprint`,
      onBegin: `onbegin`,
      onCancel: `oncancel`,
      onCanPlay: `oncanplay`,
      onCanPlayThrough: `oncanplaythrough`,
      onChange: `onchange`,
      onClick: `onclick`,
      onClose: `onclose`,
      onCopy: `oncopy`,
      onCueChange: `oncuechange`,
      onCut: `oncut`,
      onDblClick: `ondblclick`,
      onDrag: `ondrag`,
      onDragEnd: `ondragend`,
      onDragEnter: `ondragenter`,
      onDragExit: `ondragexit`,
      onDragLeave: `ondragleave`,
      onDragOver: `ondragover`,
      onDragStart: `ondragstart`,
      onDrop: `ondrop`,
      onDurationChange: `ondurationchange`,
      onEmptied: `onemptied`,
      onEnd: `onend`,
      onEnded: `onended`,
      onError: `onerror`,
      onFocus: `onfocus`,
      onFocusIn: `onfocusin`,
      onFocusOut: `onfocusout`,
      onHashChange: `onhashchange`,
      onInput: `oninput`,
      onInvalid: `oninvalid`,
      onKeyDown: `onkeydown`,
      onKeyPress: `onkeypress`,
      onKeyUp: `onkeyup`,
      onLoad: `onload`,
      onLoadedData: `onloadeddata`,
      onLoadedMetadata: `onloadedmetadata`,
      onLoadStart: `onloadstart`,
      onMessage: `onmessage`,
      onMouseDown: `onmousedown`,
      onMouseEnter: `onmouseenter`,
      onMouseLeave: `onmouseleave`,
      onMouseMove: `onmousemove`,
      onMouseOut: `onmouseout`,
      onMouseOver: `onmouseover`,
      onMouseUp: `onmouseup`,
      onMouseWheel: `onmousewheel`,
      onOffline: `onoffline`,
      onOnline: `ononline`,
      onPageHide: `onpagehide`,
      onPageShow: `onpageshow`,
      onPaste: `onpaste`,
      onPause: `onpause`,
      onPlay: `onplay`,
      onPlaying: `onplaying`,
      onPopState: `onpopstate`,
      onProgress: `onprogress`,
      onRateChange: `onratechange`,
      onRepeat: `onrepeat`,
      onReset: `onreset`,
      onResize: `onresize`,
      onScroll: `onscroll`,
      onSeeked: `onseeked`,
      onSeeking: `onseeking`,
      onSelect: `onselect`,
      onShow: `onshow`,
      onStalled: `onstalled`,
      onStorage: `onstorage`,
      onSubmit: `onsubmit`,
      onSuspend: `onsuspend`,
      onTimeUpdate: `ontimeupdate`,
      onToggle: `ontoggle`,
      onUnload: `onunload`,
      onVolumeChange: `onvolumechange`,
      onWaiting: `onwaiting`,
      onZoom: `onzoom`,
      overlinePosition: `overline-position`,
      overlineThickness: `overline-thickness`,
      paintOrder: `paint-order`,
      panose1: `panose-1`,
      pointerEvents: `pointer-events`,
      referrerPolicy: `referrerpolicy`,
      renderingIntent: `rendering-intent`,
      shapeRendering: `shape-rendering`,
      stopColor: `stop-color`,
      stopOpacity: `stop-opacity`,
      strikethroughPosition: `strikethrough-position`,
      strikethroughThickness: `strikethrough-thickness`,
      strokeDashArray: `stroke-dasharray`,
      strokeDashOffset: `stroke-dashoffset`,
      strokeLineCap: `stroke-linecap`,
      strokeLineJoin: `stroke-linejoin`,
      strokeMiterLimit: `stroke-miterlimit`,
      strokeOpacity: `stroke-opacity`,
      strokeWidth: `stroke-width`,
      tabIndex: `tabindex`,
      textAnchor: `text-anchor`,
      textDecoration: `text-decoration`,
      textRendering: `text-rendering`,
      transformOrigin: `transform-origin`,
      typeOf: `typeof`,
      underlinePosition: `underline-position`,
      underlineThickness: `underline-thickness`,
      unicodeBidi: `unicode-bidi`,
      unicodeRange: `unicode-range`,
      unitsPerEm: `units-per-em`,
      vAlphabetic: `v-alphabetic`,
      vHanging: `v-hanging`,
      vIdeographic: `v-ideographic`,
      vMathematical: `v-mathematical`,
      vectorEffect: `vector-effect`,
      vertAdvY: `vert-adv-y`,
      vertOriginX: `vert-origin-x`,
      vertOriginY: `vert-origin-y`,
      wordSpacing: `word-spacing`,
      writingMode: `writing-mode`,
      xHeight: `x-height`,
      playbackOrder: `playbackorder`,
      timelineBegin: `timelinebegin`,
    },
    properties: {
      about: K,
      accentHeight: U,
      accumulate: null,
      additive: null,
      alignmentBaseline: null,
      alphabetic: U,
      amplitude: U,
      arabicForm: null,
      ascent: U,
      attributeName: null,
      attributeType: null,
      azimuth: U,
      bandwidth: null,
      baselineShift: null,
      baseFrequency: null,
      baseProfile: null,
      bbox: null,
      begin: null,
      bias: U,
      by: null,
      calcMode: null,
      capHeight: U,
      className: W,
      clip: null,
      clipPath: null,
      clipPathUnits: null,
      clipRule: null,
      color: null,
      colorInterpolation: null,
      colorInterpolationFilters: null,
      colorProfile: null,
      colorRendering: null,
      content: null,
      contentScriptType: null,
      contentStyleType: null,
      crossOrigin: null,
      cursor: null,
      cx: null,
      cy: null,
      d: null,
      dataType: null,
      defaultAction: null,
      descent: U,
      diffuseConstant: U,
      direction: null,
      display: null,
      dur: null,
      divisor: U,
      dominantBaseline: null,
      download: V,
      dx: null,
      dy: null,
      edgeMode: null,
      editable: null,
      elevation: U,
      enableBackground: null,
      end: null,
      event: null,
      exponent: U,
      externalResourcesRequired: null,
      fill: null,
      fillOpacity: U,
      fillRule: null,
      filter: null,
      filterRes: null,
      filterUnits: null,
      floodColor: null,
      floodOpacity: null,
      focusable: null,
      focusHighlight: null,
      fontFamily: null,
      fontSize: null,
      fontSizeAdjust: null,
      fontStretch: null,
      fontStyle: null,
      fontVariant: null,
      fontWeight: null,
      format: null,
      fr: null,
      from: null,
      fx: null,
      fy: null,
      g1: G,
      g2: G,
      glyphName: G,
      glyphOrientationHorizontal: null,
      glyphOrientationVertical: null,
      glyphRef: null,
      gradientTransform: null,
      gradientUnits: null,
      handler: null,
      hanging: U,
      hatchContentUnits: null,
      hatchUnits: null,
      height: null,
      href: null,
      hrefLang: null,
      horizAdvX: U,
      horizOriginX: U,
      horizOriginY: U,
      id: null,
      ideographic: U,
      imageRendering: null,
      initialVisibility: null,
      in: null,
      in2: null,
      intercept: U,
      k: U,
      k1: U,
      k2: U,
      k3: U,
      k4: U,
      kernelMatrix: K,
      kernelUnitLength: null,
      keyPoints: null,
      keySplines: null,
      keyTimes: null,
      kerning: null,
      lang: null,
      lengthAdjust: null,
      letterSpacing: null,
      lightingColor: null,
      limitingConeAngle: U,
      local: null,
      markerEnd: null,
      markerMid: null,
      markerStart: null,
      markerHeight: null,
      markerUnits: null,
      markerWidth: null,
      mask: null,
      maskContentUnits: null,
      maskType: null,
      maskUnits: null,
      mathematical: null,
      max: null,
      media: null,
      mediaCharacterEncoding: null,
      mediaContentEncodings: null,
      mediaSize: U,
      mediaTime: null,
      method: null,
      min: null,
      mode: null,
      name: null,
      navDown: null,
      navDownLeft: null,
      navDownRight: null,
      navLeft: null,
      navNext: null,
      navPrev: null,
      navRight: null,
      navUp: null,
      navUpLeft: null,
      navUpRight: null,
      numOctaves: null,
      observer: null,
      offset: null,
      onAbort: null,
      onActivate: null,
      onAfterPrint: null,
      onBeforePrint: null,
      onBegin: null,
      onCancel: null,
      onCanPlay: null,
      onCanPlayThrough: null,
      onChange: null,
      onClick: null,
      onClose: null,
      onCopy: null,
      onCueChange: null,
      onCut: null,
      onDblClick: null,
      onDrag: null,
      onDragEnd: null,
      onDragEnter: null,
      onDragExit: null,
      onDragLeave: null,
      onDragOver: null,
      onDragStart: null,
      onDrop: null,
      onDurationChange: null,
      onEmptied: null,
      onEnd: null,
      onEnded: null,
      onError: null,
      onFocus: null,
      onFocusIn: null,
      onFocusOut: null,
      onHashChange: null,
      onInput: null,
      onInvalid: null,
      onKeyDown: null,
      onKeyPress: null,
      onKeyUp: null,
      onLoad: null,
      onLoadedData: null,
      onLoadedMetadata: null,
      onLoadStart: null,
      onMessage: null,
      onMouseDown: null,
      onMouseEnter: null,
      onMouseLeave: null,
      onMouseMove: null,
      onMouseOut: null,
      onMouseOver: null,
      onMouseUp: null,
      onMouseWheel: null,
      onOffline: null,
      onOnline: null,
      onPageHide: null,
      onPageShow: null,
      onPaste: null,
      onPause: null,
      onPlay: null,
      onPlaying: null,
      onPopState: null,
      onProgress: null,
      onRateChange: null,
      onRepeat: null,
      onReset: null,
      onResize: null,
      onScroll: null,
      onSeeked: null,
      onSeeking: null,
      onSelect: null,
      onShow: null,
      onStalled: null,
      onStorage: null,
      onSubmit: null,
      onSuspend: null,
      onTimeUpdate: null,
      onToggle: null,
      onUnload: null,
      onVolumeChange: null,
      onWaiting: null,
      onZoom: null,
      opacity: null,
      operator: null,
      order: null,
      orient: null,
      orientation: null,
      origin: null,
      overflow: null,
      overlay: null,
      overlinePosition: U,
      overlineThickness: U,
      paintOrder: null,
      panose1: null,
      path: null,
      pathLength: U,
      patternContentUnits: null,
      patternTransform: null,
      patternUnits: null,
      phase: null,
      ping: W,
      pitch: null,
      playbackOrder: null,
      pointerEvents: null,
      points: null,
      pointsAtX: U,
      pointsAtY: U,
      pointsAtZ: U,
      preserveAlpha: null,
      preserveAspectRatio: null,
      primitiveUnits: null,
      propagate: null,
      property: K,
      r: null,
      radius: null,
      referrerPolicy: null,
      refX: null,
      refY: null,
      rel: K,
      rev: K,
      renderingIntent: null,
      repeatCount: null,
      repeatDur: null,
      requiredExtensions: K,
      requiredFeatures: K,
      requiredFonts: K,
      requiredFormats: K,
      resource: null,
      restart: null,
      result: null,
      rotate: null,
      rx: null,
      ry: null,
      scale: null,
      seed: null,
      shapeRendering: null,
      side: null,
      slope: null,
      snapshotTime: null,
      specularConstant: U,
      specularExponent: U,
      spreadMethod: null,
      spacing: null,
      startOffset: null,
      stdDeviation: null,
      stemh: null,
      stemv: null,
      stitchTiles: null,
      stopColor: null,
      stopOpacity: null,
      strikethroughPosition: U,
      strikethroughThickness: U,
      string: null,
      stroke: null,
      strokeDashArray: K,
      strokeDashOffset: null,
      strokeLineCap: null,
      strokeLineJoin: null,
      strokeMiterLimit: U,
      strokeOpacity: U,
      strokeWidth: null,
      style: null,
      surfaceScale: U,
      syncBehavior: null,
      syncBehaviorDefault: null,
      syncMaster: null,
      syncTolerance: null,
      syncToleranceDefault: null,
      systemLanguage: K,
      tabIndex: U,
      tableValues: null,
      target: null,
      targetX: U,
      targetY: U,
      textAnchor: null,
      textDecoration: null,
      textRendering: null,
      textLength: null,
      timelineBegin: null,
      title: null,
      transformBehavior: null,
      type: null,
      typeOf: K,
      to: null,
      transform: null,
      transformOrigin: null,
      u1: null,
      u2: null,
      underlinePosition: U,
      underlineThickness: U,
      unicode: null,
      unicodeBidi: null,
      unicodeRange: null,
      unitsPerEm: U,
      values: null,
      vAlphabetic: U,
      vMathematical: U,
      vectorEffect: null,
      vHanging: U,
      vIdeographic: U,
      version: null,
      vertAdvY: U,
      vertOriginX: U,
      vertOriginY: U,
      viewBox: null,
      viewTarget: null,
      visibility: null,
      width: null,
      widths: null,
      wordSpacing: null,
      writingMode: null,
      x: null,
      x1: null,
      x2: null,
      xChannelSelector: null,
      xHeight: U,
      y: null,
      y1: null,
      y2: null,
      yChannelSelector: null,
      z: null,
      zoomAndPan: null,
    },
    space: `svg`,
    transform: Ua,
  }),
  qa = Va({
    properties: {
      xLinkActuate: null,
      xLinkArcRole: null,
      xLinkHref: null,
      xLinkRole: null,
      xLinkShow: null,
      xLinkTitle: null,
      xLinkType: null,
    },
    space: `xlink`,
    transform(e, t) {
      return `xlink:` + t.slice(5).toLowerCase()
    },
  }),
  Ja = Va({
    attributes: { xmlnsxlink: `xmlns:xlink` },
    properties: { xmlnsXLink: null, xmlns: null },
    space: `xmlns`,
    transform: Wa,
  }),
  Ya = Va({
    properties: { xmlBase: null, xmlLang: null, xmlSpace: null },
    space: `xml`,
    transform(e, t) {
      return `xml:` + t.slice(3).toLowerCase()
    },
  }),
  Xa = {
    classId: `classID`,
    dataType: `datatype`,
    itemId: `itemID`,
    strokeDashArray: `strokeDasharray`,
    strokeDashOffset: `strokeDashoffset`,
    strokeLineCap: `strokeLinecap`,
    strokeLineJoin: `strokeLinejoin`,
    strokeMiterLimit: `strokeMiterlimit`,
    typeOf: `typeof`,
    xLinkActuate: `xlinkActuate`,
    xLinkArcRole: `xlinkArcrole`,
    xLinkHref: `xlinkHref`,
    xLinkRole: `xlinkRole`,
    xLinkShow: `xlinkShow`,
    xLinkTitle: `xlinkTitle`,
    xLinkType: `xlinkType`,
    xmlnsXLink: `xmlnsXlink`,
  },
  Za = /[A-Z]/g,
  Qa = /-[a-z]/g,
  $a = /^data[-\w.:]+$/i
function eo(e, t) {
  let n = Pa(t),
    r = t,
    i = B
  if (n in e.normal) return e.property[e.normal[n]]
  if (n.length > 4 && n.slice(0, 4) === `data` && $a.test(t)) {
    if (t.charAt(4) === `-`) {
      let e = t.slice(5).replace(Qa, no)
      r = `data` + e.charAt(0).toUpperCase() + e.slice(1)
    } else {
      let e = t.slice(4)
      if (!Qa.test(e)) {
        let n = e.replace(Za, to)
        ;(n.charAt(0) !== `-` && (n = `-` + n), (t = `data` + n))
      }
    }
    i = za
  }
  return new i(r, t)
}
function to(e) {
  return `-` + e.toLowerCase()
}
function no(e) {
  return e.charAt(1).toUpperCase()
}
var ro = Na([Ha, Ga, qa, Ja, Ya], `html`),
  io = Na([Ha, Ka, qa, Ja, Ya], `svg`)
function ao(e) {
  return e.join(` `).trim()
}
var oo = /\/\*(?:[^*]|\*(?!\/))*\*\//g,
  so = /\n/g,
  co = /^\s*/,
  lo = /^(\*?[-#/*\\\w]+(\[[0-9a-z_-]+\])?)\s*/,
  uo = /^:\s*/,
  fo =
    /^((?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|url\((?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^)]*)\)|[^};])+)/,
  po = /^[;\s]*/,
  mo = `
`,
  ho = `/`,
  go = `*`,
  _o = ``,
  vo = `comment`,
  yo = `declaration`
function bo(e, t) {
  if (typeof e != `string`) throw TypeError(`First argument must be a string`)
  if (!e) return []
  t ||= {}
  var n = 1,
    r = 1
  function i(e) {
    var t = e.match(so)
    t && (n += t.length)
    var i = e.lastIndexOf(mo)
    r = ~i ? e.length - i : r + e.length
  }
  function a() {
    var e = { line: n, column: r }
    return function (t) {
      return ((t.position = new o(e)), l(), t)
    }
  }
  function o(e) {
    ;((this.start = e), (this.end = { line: n, column: r }), (this.source = t.source))
  }
  o.prototype.content = e
  function s(i) {
    var a = Error(t.source + `:` + n + `:` + r + `: ` + i)
    if (
      ((a.reason = i),
      (a.filename = t.source),
      (a.line = n),
      (a.column = r),
      (a.source = e),
      !t.silent)
    )
      throw a
  }
  function c(t) {
    var n = t.exec(e)
    if (n) {
      var r = n[0]
      return (i(r), (e = e.slice(r.length)), n)
    }
  }
  function l() {
    c(co)
  }
  function u(e) {
    for (var t; (t = d());) e.push(t)
    return e
  }
  function d() {
    var t = a()
    if (ho == e.charAt(0) && go == e.charAt(1)) {
      for (var n = 2; _o != e.charAt(n) && (go != e.charAt(n) || ho != e.charAt(n + 1));) ++n
      if (((n += 2), _o === e.charAt(n - 1))) return s(`End of comment missing`)
      var o = e.slice(2, n - 2)
      return ((r += 2), i(o), (e = e.slice(n)), (r += 2), t({ type: vo, comment: o }))
    }
  }
  function f() {
    var e = a(),
      t = c(lo)
    if (t) {
      if ((d(), !c(uo))) return s(`property missing ':'`)
      var n = c(fo),
        r = e({
          type: yo,
          property: t[0].replace(oo, _o).trim(),
          value: n ? n[0].replace(oo, _o).trim() : _o,
        })
      return (c(po), r)
    }
  }
  function p() {
    var e = []
    u(e)
    for (var t; (t = f());) (e.push(t), u(e))
    return e
  }
  return (l(), p())
}
function xo(e, t) {
  let n = null
  if (!e || typeof e != `string`) return n
  let r = bo(e),
    i = typeof t == `function`
  return (
    r.forEach((e) => {
      if (e.type !== `declaration`) return
      let { property: r, value: a } = e
      i ? t(r, a, e) : a && ((n ??= {}), (n[r] = a))
    }),
    n
  )
}
var So = Co(`start`)
function Co(e) {
  return t
  function t(t) {
    let n = (t && t.position && t.position[e]) || {}
    if (typeof n.line == `number` && n.line > 0 && typeof n.column == `number` && n.column > 0)
      return {
        line: n.line,
        column: n.column,
        offset: typeof n.offset == `number` && n.offset > -1 ? n.offset : void 0,
      }
  }
}
function wo(e) {
  return !e || typeof e != `object`
    ? ``
    : `position` in e || `type` in e
      ? Eo(e.position)
      : `start` in e || `end` in e
        ? Eo(e)
        : `line` in e || `column` in e
          ? To(e)
          : ``
}
function To(e) {
  return Do(e && e.line) + `:` + Do(e && e.column)
}
function Eo(e) {
  return To(e && e.start) + `-` + To(e && e.end)
}
function Do(e) {
  return e && typeof e == `number` ? e : 1
}
var Oo = class extends Error {
  constructor(e, t, n) {
    ;(super(), typeof t == `string` && ((n = t), (t = void 0)))
    let r = ``,
      i = {},
      a = !1
    if (
      (t &&
        (i =
          (`line` in t && `column` in t) || (`start` in t && `end` in t)
            ? { place: t }
            : `type` in t
              ? { ancestors: [t], place: t.position }
              : { ...t }),
      typeof e == `string` ? (r = e) : !i.cause && e && ((a = !0), (r = e.message), (i.cause = e)),
      !i.ruleId && !i.source && typeof n == `string`)
    ) {
      let e = n.indexOf(`:`)
      e === -1 ? (i.ruleId = n) : ((i.source = n.slice(0, e)), (i.ruleId = n.slice(e + 1)))
    }
    if (!i.place && i.ancestors) {
      let e = i.ancestors[i.ancestors.length - 1]
      e && (i.place = e.position)
    }
    let o = i.place && `start` in i.place ? i.place.start : i.place
    ;((this.ancestors = i.ancestors || void 0),
      (this.cause = i.cause || void 0),
      (this.column = o ? o.column : void 0),
      (this.fatal = void 0),
      (this.file = ``),
      (this.message = r),
      (this.line = o ? o.line : void 0),
      (this.name = wo(i.place) || `1:1`),
      (this.place = i.place || void 0),
      (this.reason = this.message),
      (this.ruleId = i.ruleId || void 0),
      (this.source = i.source || void 0),
      (this.stack = a && i.cause && typeof i.cause.stack == `string` ? i.cause.stack : ``),
      (this.actual = void 0),
      (this.expected = void 0),
      (this.note = void 0),
      (this.url = void 0))
  }
}
Object.defineProperties(Oo.prototype, {
  file: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  name: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  reason: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  message: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  stack: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  column: { configurable: !0, enumerable: !0, writable: !0 },
  line: { configurable: !0, enumerable: !0, writable: !0 },
  ancestors: { configurable: !0, enumerable: !0, writable: !0 },
  cause: { configurable: !0, enumerable: !0, writable: !0 },
  fatal: { configurable: !0, enumerable: !0, writable: !0 },
  place: { configurable: !0, enumerable: !0, writable: !0 },
  ruleId: { configurable: !0, enumerable: !0, writable: !0 },
  source: { configurable: !0, enumerable: !0, writable: !0 },
})
var ko = {}.hasOwnProperty,
  Ao = new Map(),
  jo = /[A-Z]/g,
  Mo = /-([a-z])/g,
  No = new Set([`table`, `tbody`, `thead`, `tfoot`, `tr`]),
  Po = new Set([`td`, `th`]),
  Fo = `https://github.com/syntax-tree/hast-util-to-jsx-runtime`
function Io(e, t) {
  if (!t || t.Fragment === void 0) throw TypeError('Expected `Fragment` in options')
  let n = t.filePath || void 0,
    r
  if (t.development) {
    if (typeof t.jsxDEV != `function`)
      throw TypeError('Expected `jsxDEV` in options when `development: true`')
    r = qo(n, t.jsxDEV)
  } else {
    if (typeof t.jsx != `function`) throw TypeError('Expected `jsx` in production options')
    if (typeof t.jsxs != `function`) throw TypeError('Expected `jsxs` in production options')
    r = Ko(n, t.jsx, t.jsxs)
  }
  let i = {
      Fragment: t.Fragment,
      ancestors: [],
      components: t.components || {},
      create: r,
      elementAttributeNameCase: t.elementAttributeNameCase || `react`,
      evaluater: t.createEvaluater ? t.createEvaluater() : void 0,
      filePath: n,
      ignoreInvalidStyle: t.ignoreInvalidStyle || !1,
      passKeys: t.passKeys !== !1,
      passNode: t.passNode || !1,
      schema: t.space === `svg` ? io : ro,
      stylePropertyNameCase: t.stylePropertyNameCase || `dom`,
      tableCellAlignToStyle: t.tableCellAlignToStyle !== !1,
    },
    a = Lo(i, e, void 0)
  return a && typeof a != `string` ? a : i.create(e, i.Fragment, { children: a || void 0 }, void 0)
}
function Lo(e, t, n) {
  if (t.type === `element`) return Ro(e, t, n)
  if (t.type === `mdxFlowExpression` || t.type === `mdxTextExpression`) return zo(e, t)
  if (t.type === `mdxJsxFlowElement` || t.type === `mdxJsxTextElement`) return Vo(e, t, n)
  if (t.type === `mdxjsEsm`) return Bo(e, t)
  if (t.type === `root`) return Ho(e, t, n)
  if (t.type === `text`) return Uo(e, t)
}
function Ro(e, t, n) {
  let r = e.schema,
    i = r
  ;(t.tagName.toLowerCase() === `svg` && r.space === `html` && ((i = io), (e.schema = i)),
    e.ancestors.push(t))
  let a = $o(e, t.tagName, !1),
    o = Jo(e, t),
    s = Xo(e, t)
  return (
    No.has(t.tagName) &&
      (s = s.filter(function (e) {
        return typeof e != `string` || !Aa(e)
      })),
    Wo(e, o, a, t),
    Go(o, s),
    e.ancestors.pop(),
    (e.schema = r),
    e.create(t, a, o, n)
  )
}
function zo(e, t) {
  if (t.data && t.data.estree && e.evaluater) {
    let n = t.data.estree.body[0]
    return (n.type, e.evaluater.evaluateExpression(n.expression))
  }
  es(e, t.position)
}
function Bo(e, t) {
  if (t.data && t.data.estree && e.evaluater) return e.evaluater.evaluateProgram(t.data.estree)
  es(e, t.position)
}
function Vo(e, t, n) {
  let r = e.schema,
    i = r
  ;(t.name === `svg` && r.space === `html` && ((i = io), (e.schema = i)), e.ancestors.push(t))
  let a = t.name === null ? e.Fragment : $o(e, t.name, !0),
    o = Yo(e, t),
    s = Xo(e, t)
  return (Wo(e, o, a, t), Go(o, s), e.ancestors.pop(), (e.schema = r), e.create(t, a, o, n))
}
function Ho(e, t, n) {
  let r = {}
  return (Go(r, Xo(e, t)), e.create(t, e.Fragment, r, n))
}
function Uo(e, t) {
  return t.value
}
function Wo(e, t, n, r) {
  typeof n != `string` && n !== e.Fragment && e.passNode && (t.node = r)
}
function Go(e, t) {
  if (t.length > 0) {
    let n = t.length > 1 ? t : t[0]
    n && (e.children = n)
  }
}
function Ko(e, t, n) {
  return r
  function r(e, r, i, a) {
    let o = Array.isArray(i.children) ? n : t
    return a ? o(r, i, a) : o(r, i)
  }
}
function qo(e, t) {
  return n
  function n(n, r, i, a) {
    let o = Array.isArray(i.children),
      s = So(n)
    return t(
      r,
      i,
      a,
      o,
      { columnNumber: s ? s.column - 1 : void 0, fileName: e, lineNumber: s ? s.line : void 0 },
      void 0,
    )
  }
}
function Jo(e, t) {
  let n = {},
    r,
    i
  for (i in t.properties)
    if (i !== `children` && ko.call(t.properties, i)) {
      let a = Zo(e, i, t.properties[i])
      if (a) {
        let [i, o] = a
        e.tableCellAlignToStyle && i === `align` && typeof o == `string` && Po.has(t.tagName)
          ? (r = o)
          : (n[i] = o)
      }
    }
  if (r) {
    let t = (n.style ||= {})
    t[e.stylePropertyNameCase === `css` ? `text-align` : `textAlign`] = r
  }
  return n
}
function Yo(e, t) {
  let n = {}
  for (let r of t.attributes)
    if (r.type === `mdxJsxExpressionAttribute`) {
      if (r.data && r.data.estree && e.evaluater) {
        let t = r.data.estree.body[0]
        t.type
        let i = t.expression
        i.type
        let a = i.properties[0]
        ;(a.type, Object.assign(n, e.evaluater.evaluateExpression(a.argument)))
      } else es(e, t.position)
    } else {
      let { name: i } = r,
        a
      if (r.value && typeof r.value == `object`) {
        if (r.value.data && r.value.data.estree && e.evaluater) {
          let t = r.value.data.estree.body[0]
          ;(t.type, (a = e.evaluater.evaluateExpression(t.expression)))
        } else es(e, t.position)
      } else a = r.value === null || r.value
      n[i] = a
    }
  return n
}
function Xo(e, t) {
  let n = [],
    r = -1,
    i = e.passKeys ? new Map() : Ao
  for (; ++r < t.children.length;) {
    let a = t.children[r],
      o
    if (e.passKeys) {
      let e =
        a.type === `element`
          ? a.tagName
          : a.type === `mdxJsxFlowElement` || a.type === `mdxJsxTextElement`
            ? a.name
            : void 0
      if (e) {
        let t = i.get(e) || 0
        ;((o = e + `-` + t), i.set(e, t + 1))
      }
    }
    let s = Lo(e, a, o)
    s !== void 0 && n.push(s)
  }
  return n
}
function Zo(e, t, n) {
  if (n == null || (typeof n == `number` && Number.isNaN(n))) return
  let r = eo(e.schema, t)
  return (
    Array.isArray(n) && (n = r.commaSeparated ? wa(n) : ao(n)),
    r.property === `style`
      ? [
          `style`,
          typeof n == `object` ? (e.stylePropertyNameCase === `dom` ? n : ts(n)) : Qo(e, String(n)),
        ]
      : [
          e.elementAttributeNameCase === `react` && r.space
            ? Xa[r.property] || r.property
            : r.attribute,
          n,
        ]
  )
}
function Qo(e, t) {
  let n = {}
  try {
    xo(t, function (t, r) {
      if (t && r) {
        let i = t
        ;(i.slice(0, 2) !== `--` &&
          ((i = i.toLowerCase()),
          e.stylePropertyNameCase === `dom` &&
            (i.slice(0, 4) === `-ms-` && (i = i.slice(1)), (i = i.replace(Mo, is)))),
          (n[i] = r))
      }
    })
  } catch (t) {
    if (e.ignoreInvalidStyle) return {}
    let n = t,
      r = new Oo('Cannot parse `style` attribute', {
        ancestors: e.ancestors,
        cause: n,
        ruleId: `style`,
        source: `hast-util-to-jsx-runtime`,
      })
    throw ((r.file = e.filePath || void 0), (r.url = Fo + `#cannot-parse-style-attribute`), r)
  }
  return n
}
function $o(e, t, n) {
  let r
  if (!n) r = { type: `Literal`, value: t }
  else if (t.includes(`.`)) {
    let e = t.split(`.`),
      n = -1,
      i
    for (; ++n < e.length;) {
      let t = Oa(e[n]) ? { type: `Identifier`, name: e[n] } : { type: `Literal`, value: e[n] }
      i = i
        ? {
            type: `MemberExpression`,
            object: i,
            property: t,
            computed: !!(n && t.type === `Literal`),
            optional: !1,
          }
        : t
    }
    r = i
  } else
    r = Oa(t) && !/^[a-z]/.test(t) ? { type: `Identifier`, name: t } : { type: `Literal`, value: t }
  if (r.type === `Literal`) {
    let t = r.value
    return ko.call(e.components, t) ? e.components[t] : t
  }
  if (e.evaluater) return e.evaluater.evaluateExpression(r)
  es(e)
}
function es(e, t) {
  let n = new Oo('Cannot handle MDX estrees without `createEvaluater`', {
    ancestors: e.ancestors,
    place: t,
    ruleId: `mdx-estree`,
    source: `hast-util-to-jsx-runtime`,
  })
  throw (
    (n.file = e.filePath || void 0),
    (n.url = Fo + `#cannot-handle-mdx-estrees-without-createevaluater`),
    n
  )
}
function ts(e) {
  let t = {},
    n
  for (n in e) ko.call(e, n) && (t[ns(n)] = e[n])
  return t
}
function ns(e) {
  if (e.slice(0, 2) === `--`) return e
  let t = e.replace(jo, rs)
  return (t.slice(0, 3) === `ms-` && (t = `-` + t), t)
}
function rs(e) {
  return `-` + e.toLowerCase()
}
function is(e, t) {
  return t.toUpperCase()
}
var as = [`http:`, `https:`, `mailto:`]
function os(e) {
  if (!URL.canParse(e)) return null
  let { protocol: t, href: n } = new URL(e)
  return as.includes(t) ? n : null
}
var ss = {
    preview: `_preview_3vtu1_2`,
    plain: `_plain_3vtu1_10`,
    nothing: `_nothing_3vtu1_19`,
    code: `_code_3vtu1_107`,
    table: `_table_3vtu1_122`,
  },
  cs = {
    h1: ({ children: e }) => (0, I.jsx)(`h2`, { children: e }),
    h2: ({ children: e }) => (0, I.jsx)(`h3`, { children: e }),
    h3: ({ children: e }) => (0, I.jsx)(`h4`, { children: e }),
    h4: ({ children: e }) => (0, I.jsx)(`h5`, { children: e }),
    h5: ({ children: e }) => (0, I.jsx)(`h6`, { children: e }),
    a: ({ href: e, children: t }) => (0, I.jsx)(ls, { href: e, children: t }),
    img: ({ src: e, alt: t }) => {
      let n = typeof e == `string` ? e : ``
      return (0, I.jsx)(ls, { href: n, children: t || n || k.picture })
    },
    table: ({ children: e }) =>
      (0, I.jsx)(fn, {
        label: k.table,
        className: ss.table,
        children: (0, I.jsx)(`table`, { children: e }),
      }),
    pre: ({ children: e }) =>
      (0, I.jsx)(fn, {
        label: k.code,
        className: ss.code,
        children: (0, I.jsx)(`pre`, { children: e }),
      }),
    input: ({ checked: e }) =>
      (0, I.jsx)(`input`, {
        type: `checkbox`,
        checked: e === !0,
        disabled: !0,
        'aria-label': e ? k.done : k.toDo,
      }),
  }
function ls({ href: e, children: t }) {
  let n = os(e ?? ``)
  return n === null
    ? (0, I.jsx)(`span`, { children: t })
    : (0, I.jsx)(`a`, {
        href: n,
        target: `_blank`,
        rel: `noopener noreferrer nofollow`,
        children: t,
      })
}
var us = e({ NotePreview: () => ds })
function ds({ actor: e, flow: t = wn }) {
  let r = _(e, ({ context: e }) => e.content.body),
    i = ge(t, { text: r })
  ;(0, F.useEffect)(() => {
    i.getSnapshot().context.text !== r && i.send({ type: `text.changed`, text: r })
  }, [i, r])
  let a = _(i, (e) => e.hasTag(`plain`)),
    o = (0, F.useDeferredValue)(_(i, ({ context: e }) => e.tree))
  return r.trim() === ``
    ? (0, I.jsx)(`p`, { className: ss.nothing, children: k.nothingToPreview })
    : a
      ? (0, I.jsx)(ps, { children: r })
      : o
        ? (0, I.jsx)(n, {
            fallback: (0, I.jsx)(ps, { children: r }),
            children: (0, I.jsx)(`div`, {
              className: ss.preview,
              children: (0, I.jsx)(fs, { tree: o }),
            }),
          })
        : (0, I.jsx)(`div`, { className: ss.preview, 'aria-busy': `true` })
}
function fs({ tree: e }) {
  return (0, F.useMemo)(
    () => Io(e, { Fragment: I.Fragment, jsx: I.jsx, jsxs: I.jsxs, components: cs, passKeys: !0 }),
    [e],
  )
}
function ps({ children: e }) {
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(o, { tone: `calm`, children: k.plainPreview }),
      (0, I.jsx)(`div`, { className: ss.plain, children: e }),
    ],
  })
}
var J = {
    notes: `All your notes, including the trash, on the server and on this device.`,
    files: `All your files.`,
    countedNotes: (e, t) => dt(t === null ? ft(e) : `${ft(e)}, ${t} in the trash`),
    countedFiles: (e, t) => dt(e === 0 ? st(e) : `${st(e)}, ${t} in all`),
    manyInTrash: (e) => `${ct(e)} or more`,
    someInTrash: (e) => ct(e),
    words: (e) => `Unsaved changes to ${ft(e)} that are only on this device.`,
    uploads: (e) => dt(`${st(e)} only on this device that haven’t finished uploading.`),
  },
  ms = e({ NotebookLosses: () => hs })
function hs({ holdings: e, uncounted: t }) {
  let n = _(tn(), ({ context: e }) => e.rows.length),
    r = _(ke(an()) ?? void 0, (e) => e?.context.uploads.length ?? 0)
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(gs, { words: J.notes, counted: e ? _s(e) : t }),
      (0, I.jsx)(gs, { words: J.files, counted: e ? vs(e) : t }),
      n > 0 && (0, I.jsx)(`li`, { children: J.words(n) }),
      r > 0 && (0, I.jsx)(`li`, { children: J.uploads(r) }),
    ],
  })
}
function gs({ words: e, counted: t }) {
  return (0, I.jsxs)(`li`, {
    children: [e, ` `, (0, I.jsx)(`strong`, { 'data-counted': !0, children: t })],
  })
}
function _s({ notes: e = 0, inTrash: t = 0 }) {
  if (t === 0) return J.countedNotes(e, null)
  let { manyInTrash: n, someInTrash: r } = J
  return J.countedNotes(e, t < 100 ? r(t) : n(100))
}
function vs({ files: e = 0, bytes: t = 0 }) {
  return J.countedFiles(e, $e(t))
}
function ys() {
  let e = Zt(),
    t = _(e, (e) => e.hasTag(`asking`)),
    n = _(e, ({ context: e }) => e.removal)
  if (!t) return null
  let r = () => e.send({ type: `trash.cancel` }),
    i = n.kind === `one`
  return (0, I.jsxs)(ot, {
    heading: i ? A.askOne(n.name) : A.askAll,
    onClose: r,
    children: [
      (0, I.jsx)(`p`, { children: A.cannotUndo }),
      (0, I.jsx)(c, { onClick: r, children: i ? A.keepOne : A.keepAll }),
      (0, I.jsx)(c, {
        look: `danger`,
        onClick: () => e.send({ type: `trash.confirm` }),
        children: i ? A.confirmOne : A.confirmAll,
      }),
    ],
  })
}
var Y = {
  trash: `_trash_1tmg5_2`,
  head: `_head_1tmg5_8`,
  progress: `_progress_1tmg5_16`,
  state: `_state_1tmg5_27`,
  rows: `_rows_1tmg5_35`,
  row: `_row_1tmg5_35`,
  summary: `_summary_1tmg5_61`,
  actions: `_actions_1tmg5_66`,
}
function bs() {
  let e = Zt(),
    t = _(e, (e) => e),
    n = t.hasTag(`removing`),
    r = t.hasTag(`halted`),
    { count: i, failure: a } = t.context
  return (
    Et(n || t.hasTag(`asking`), `h1`),
    (0, I.jsxs)(`div`, {
      className: Y.progress,
      'data-shown': n || r || void 0,
      children: [
        (0, I.jsxs)(`output`, { children: [n && A.removing(i), t.hasTag(`done`) && A.removed(i)] }),
        n &&
          (0, I.jsx)(c, {
            look: `quiet`,
            onClick: () => e.send({ type: `trash.stop` }),
            children: A.stop,
          }),
        (0, I.jsx)(ne, {
          onSubmit: () => e.send({ type: `trash.retry` }),
          children: (0, I.jsx)(oe, { failure: a }),
        }),
        r &&
          (0, I.jsx)(c, {
            look: `quiet`,
            onClick: () => e.send({ type: `trash.cancel` }),
            children: A.leave,
          }),
      ],
    })
  )
}
function xs({ note: e }) {
  let t = rn(),
    n = Zt(),
    r = _(n, (e) => e.hasTag(`busy`)),
    i = Bt(e.moment, sn()),
    a = kt(e.content)
  return (0, I.jsxs)(`li`, {
    className: Y.row,
    children: [
      (0, I.jsx)(`div`, {
        className: Y.summary,
        children: (0, I.jsx)(Jt, {
          note: e,
          words: [],
          children: (0, I.jsx)(`span`, { children: i <= 1 ? A.goesSoon : A.goesIn(i) }),
        }),
      }),
      (0, I.jsxs)(`div`, {
        className: Y.actions,
        children: [
          (0, I.jsx)(c, {
            look: `quiet`,
            'aria-label': A.restoreNote(a),
            onClick: ({ currentTarget: n }) => {
              ;(Gt(n), t.send({ type: `note.restore`, note: e }))
            },
            children: A.restore,
          }),
          e.state === `saved` &&
            (0, I.jsx)(c, {
              look: `quiet`,
              waiting: r,
              'aria-label': A.removeNote(a),
              onClick: () =>
                n.send({ type: `trash.ask`, removal: { kind: `one`, noteId: e.id, name: a } }),
              children: A.remove,
            }),
        ],
      }),
    ],
  })
}
function Ss({ list: e, hasNotes: t }) {
  let n = _(e, ({ context: e }) => e.failure),
    r = _(e, (e) => e.hasTag(`reading`)),
    i = _(e, (e) => e.hasTag(`live`)),
    a = _(e, (e) => e.hasTag(`unreachable`))
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(ne, {
        onSubmit: () => e.send({ type: `list.retry` }),
        children: (0, I.jsx)(oe, { failure: n }),
      }),
      (0, I.jsxs)(`output`, {
        className: Y.state,
        children: [r && A.reading, a && A.unreachable, i && !t && A.empty],
      }),
    ],
  })
}
var Cs = e({ TrashView: () => ws })
function ws({ flow: e = Xt }) {
  let { user: t } = ae(),
    n = Zt(),
    r = ge(e, { uid: t?.uid ?? ``, kind: `trash` }),
    i = _(r, ({ context: e }) => e.list),
    o = _(n, ({ context: e }) => e.removed),
    s = _(n, (e) => e.hasTag(`busy`))
  ;((0, F.useEffect)(() => r.send({ type: `list.open` }), [r]),
    (0, F.useEffect)(() => () => n.send({ type: `trash.leave` }), [n]))
  let l = qt(i).filter(({ id: e }) => !o.includes(e))
  return (0, I.jsxs)(`div`, {
    className: Y.trash,
    children: [
      (0, I.jsxs)(`header`, {
        className: Y.head,
        children: [
          (0, I.jsx)(a, { title: A.title, lead: A.lead, children: A.title }),
          l.length > 0 &&
            !s &&
            (0, I.jsx)(c, {
              onClick: () => n.send({ type: `trash.ask`, removal: { kind: `all` } }),
              children: A.emptyTrash,
            }),
        ],
      }),
      (0, I.jsx)(bs, {}),
      (0, I.jsx)(Ss, { list: r, hasNotes: l.length > 0 }),
      (0, I.jsx)(`ul`, {
        className: Y.rows,
        children: l.map((e) => (0, I.jsx)(xs, { note: e }, e.id)),
      }),
      (0, I.jsx)(en, { list: r }),
      (0, I.jsx)(ys, {}),
    ],
  })
}
var Ts = se(async ({ uid: e, fileId: t }) => {
    let [{ readStored: n }, { isShowable: i }] = await Promise.all([
        r(() => import(`./files-DL1IO9P7.js`).then((e) => e.x)),
        r(() => import(`./files-DL1IO9P7.js`).then((e) => e.H)),
      ]),
      a = await n(y(e), t)
    return { type: `file.read`, bytes: a, isShowable: i(new Uint8Array(await a.arrayBuffer())) }
  }),
  Es = se(async ({ uid: e, fileId: t }) => {
    let n = await D(e).uploads.bytes(t)
    return n
      ? { type: `file.read`, bytes: n, isShowable: !1 }
      : {
          type: `error.object-not-found`,
          failure: { kind: `object-not-found`, code: `storage/object-not-found` },
        }
  }),
  Ds = le({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { readFile: h(`readFile`) },
    actions: {
      setSeen: v({ isSeen: !0 }),
      want: v({ isWanted: !0 }),
      forgetWish: v({ isWanted: !1, failure: null }),
      noteBytes: v((e, { bytes: t, isShowable: n }) => ({
        bytes: t,
        isShowable: n,
        failure: null,
      })),
      setFailure: v({ failure: ({ event: e }) => re(e) }),
    },
    guards: {
      isWanted: ({ context: { isWanted: e } }) => e,
      isSeen: ({ context: { isSeen: e } }) => e,
    },
  }).createMachine({
    id: `file`,
    context: ({ input: e }) => ({
      ...e,
      bytes: null,
      isShowable: !1,
      isSeen: !1,
      isWanted: !1,
      failure: null,
    }),
    initial: `away`,
    states: {
      away: {
        entry: `forgetWish`,
        on: {
          'file.show': { target: `fetching`, actions: `setSeen` },
          'file.save': { target: `fetching`, actions: `want` },
        },
      },
      fetching: {
        tags: `fetching`,
        invoke: {
          id: `readFile`,
          src: `readFile`,
          input: ({ context: { uid: e, fileId: t } }) => ({ uid: e, fileId: t }),
        },
        on: {
          'file.read': [
            {
              guard: `isWanted`,
              target: `handing`,
              actions: { type: `noteBytes`, params: ({ event: e }) => e },
            },
            { target: `here`, actions: { type: `noteBytes`, params: ({ event: e }) => e } },
          ],
          'file.show': { actions: `setSeen` },
          'file.save': { actions: `want` },
          'file.cancel': [{ guard: `isSeen`, actions: `forgetWish` }, { target: `away` }],
          'error.*': { target: `failed`, actions: `setFailure` },
        },
      },
      failed: {
        tags: `failed`,
        on: {
          'file.retry': { target: `fetching` },
          'file.show': { target: `fetching`, actions: `setSeen` },
          'file.save': { target: `fetching`, actions: `want` },
          'file.cancel': { target: `away` },
        },
      },
      here: { tags: `here`, entry: `forgetWish`, on: { 'file.save': { target: `handing` } } },
      handing: { tags: [`here`, `handing`], on: { 'file.handed': { target: `here` } } },
    },
  }),
  Os = Ds.provide({ actors: { readFile: g(Ts) } }),
  ks = Ds.provide({ actors: { readFile: g(Es) } }),
  X = {
    heading: `Files`,
    stranded: `Files on this device`,
    add: `Add files`,
    queueMissing: `Adding files isn’t available right now. Your text is not affected.`,
    drop: `Drop files to add them to this note`,
    adding: `Checking files…`,
    added: (e) => `“${e}” was added.`,
    pastedName: (e, t) => `Pasted picture ${e}${t}`,
    unknown: `Files can’t be loaded right now. They’ll appear when the server responds.`,
    open: (e) => `Open “${e}”`,
    download: (e) => `Download “${e}”`,
    remove: (e) => `Delete “${e}”`,
    fetching: `Downloading…`,
    cancel: `Cancel`,
    tooLargeToShow: `This image can’t be previewed. You can download it.`,
    save: `Download`,
    close: `Close`,
    deleted: (e) => `“${e}” will be deleted.`,
    undo: `Undo`,
    fleeting: `Keep this page open until the file is deleted.`,
    stayed: (e) => `“${e}” couldn’t be deleted yet. We’ll keep trying.`,
    tryAgain: `Try again`,
  },
  Z = {
    progress: (e) => `Upload progress of “${e}”`,
    sent: (e, t) => `${e} of ${t}`,
    waiting: `Waiting`,
    again: `We’ll keep trying.`,
    paused: `Paused`,
    settling: `Finishing…`,
    notLasting: `This file isn’t stored on this device. Keep this page open.`,
    pause: `Pause`,
    resume: `Resume`,
    cancel: `Cancel`,
    retry: `Try again`,
    keepHere: `Save to this device`,
    remove: `Remove`,
    named: (e, t) => `${e}: “${t}”`,
  },
  As = {
    'no-room': `You’re out of storage. Delete other files, then try again.`,
    'note-gone': `Its note is in the trash or deleted. The file is still on this device.`,
    deleted: `It was deleted, possibly on another device. The file is still on this one.`,
    unreadable: `This device can’t read it anymore. Add it again.`,
    'not-allowed': `The server rejected this file. It’s still on this device.`,
  },
  js = {
    'image/png': `PNG picture`,
    'image/jpeg': `JPEG picture`,
    'image/gif': `GIF picture`,
    'image/webp': `WebP picture`,
    'image/avif': `AVIF picture`,
    'application/pdf': `PDF`,
    'text/plain': `Text`,
    'text/markdown': `Markdown`,
    'text/csv': `Table (CSV)`,
    'application/json': `JSON`,
    'application/zip': `ZIP archive`,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': `Word document`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': `Excel spreadsheet`,
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': `PowerPoint presentation`,
    'application/vnd.oasis.opendocument.text': `OpenDocument text`,
    'application/vnd.oasis.opendocument.spreadsheet': `OpenDocument spreadsheet`,
    'application/vnd.oasis.opendocument.presentation': `OpenDocument presentation`,
    'audio/mpeg': `MP3 audio`,
    'audio/mp4': `M4A audio`,
    'audio/wav': `WAV audio`,
    'audio/ogg': `OGG audio`,
    'video/mp4': `MP4 video`,
    'video/webm': `WebM video`,
    'video/quicktime': `QuickTime video`,
  }
function Ms(e) {
  return js[e] ?? `File`
}
var Ns = {
  heading: (e) => (e === 1 ? `One file was not added.` : `${e} files were not added.`),
  empty: `It’s empty.`,
  'too-large': `It’s larger than ${at / 1048576} MB.`,
  'type-not-allowed': `This file type isn’t supported.`,
  'not-what-it-says': `Its content doesn’t match its file name.`,
  'too-many': `A note can have at most 100 files.`,
  'no-room': `You’re out of storage. Delete other files, then add it again.`,
  unreadable: `It couldn’t be read. You can add files, but not folders.`,
  'not-kept': `It couldn’t be stored on this device. Add it again.`,
  taken: `Images (PNG, JPEG, GIF, WebP, AVIF), PDF, text, Markdown, CSV, JSON, ZIP, Office documents, audio (MP3, M4A, WAV, OGG), and video (MP4, WebM, MOV) are supported.`,
  dismiss: `Dismiss`,
}
function Ps() {
  return (0, I.jsx)(u, {
    children: (0, I.jsx)(`path`, {
      d: `m15.5 9.3-5.6 5.6a3.4 3.4 0 0 1-4.8-4.8l6-6a2.3 2.3 0 0 1 3.2 3.2l-5.9 5.9a1.1 1.1 0 0 1-1.6-1.6l5.3-5.3`,
    }),
  })
}
function Fs() {
  return (0, I.jsx)(u, {
    children: (0, I.jsx)(`path`, {
      d: `M11.5 2.8H5.8a1 1 0 0 0-1 1v12.4a1 1 0 0 0 1 1h8.4a1 1 0 0 0 1-1V6.5Zm0 0v3.7h3.7`,
    }),
  })
}
function Is() {
  return (0, I.jsxs)(u, {
    children: [
      (0, I.jsx)(`rect`, { x: `3`, y: `4`, width: `14`, height: `12`, rx: `1.5` }),
      (0, I.jsx)(`path`, { d: `m3.5 14 4-4 3.2 3.2 2.3-2.2 3.5 3.4` }),
      (0, I.jsx)(`circle`, { cx: `12.6`, cy: `7.6`, r: `1.1` }),
    ],
  })
}
function Ls() {
  return (0, I.jsx)(u, {
    children: (0, I.jsx)(`path`, { d: `M10 3.5v9M6.3 9 10 12.7 13.7 9M4 16.5h12` }),
  })
}
var Q = {
  files: `_files_1njom_2`,
  rows: `_rows_1njom_13`,
  add: `_add_1njom_19`,
  status: `_status_1njom_27`,
  refused: `_refused_1njom_32`,
  target: `_target_1njom_39`,
}
function Rs({ canAdd: e, onAdd: t }) {
  return (0, I.jsx)(`div`, {
    className: Q.add,
    children: (0, I.jsx)(Be, {
      look: `quiet`,
      label: X.add,
      icon: (0, I.jsx)(Ps, {}),
      accept: ar.join(`,`),
      multiple: !0,
      waiting: !e,
      onChoose: t,
    }),
  })
}
var $ = {
  row: `_row_1sg8d_2`,
  deleted: `_deleted_1sg8d_3`,
  thumbnail: `_thumbnail_1sg8d_24`,
  facts: `_facts_1sg8d_45`,
  name: `_name_1sg8d_51`,
  detail: `_detail_1sg8d_60`,
  words: `_words_1sg8d_61`,
  fetching: `_fetching_1sg8d_62`,
  failure: `_failure_1sg8d_70`,
  actions: `_actions_1sg8d_78`,
  progress: `_progress_1sg8d_103`,
  picture: `_picture_1sg8d_141`,
}
function zs({ name: e, files: t }) {
  let n = _(t, ({ context: e }) => e.isFleeting),
    r = (0, F.useRef)(null),
    i = () => t.send({ type: `undo.take` })
  ;(ln(!0, i), (0, F.useEffect)(() => r.current?.focus(), []))
  let a = () => t.send({ type: `undo.hold` }),
    o = ({ currentTarget: e }) => {
      e.matches(`:hover, :focus-within`) || t.send({ type: `undo.release` })
    }
  return (0, I.jsx)(`li`, {
    children: (0, I.jsxs)(`span`, {
      className: $.deleted,
      onPointerEnter: a,
      onPointerLeave: o,
      onFocus: a,
      onBlur: o,
      children: [
        (0, I.jsxs)(`span`, { children: [X.deleted(e), ` `, n && X.fleeting] }),
        (0, I.jsx)(c, { ref: r, look: `quiet`, onClick: i, children: X.undo }),
      ],
    }),
  })
}
function Bs({ actor: e }) {
  let t = _(e, ({ context: e }) => e.failure)
  return t
    ? t.kind === `object-not-found`
      ? (0, I.jsx)(o, { tone: `danger`, children: d[t.kind].sentence })
      : (0, I.jsx)(p, { failure: t, offers: { retry: () => e.send({ type: `file.retry` }) } })
    : null
}
function Vs({ actor: e }) {
  let t = _(e, ({ context: e }) => e.isWanted),
    n = _(e, (e) => e.hasTag(`fetching`)),
    r = _(e, (e) => e.hasTag(`failed`))
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(`output`, {
        className: $.fetching,
        children:
          t &&
          n &&
          (0, I.jsxs)(I.Fragment, {
            children: [
              X.fetching,
              (0, I.jsx)(c, {
                look: `quiet`,
                onClick: () => e.send({ type: `file.cancel` }),
                children: X.cancel,
              }),
            ],
          }),
      }),
      (0, I.jsx)(`div`, {
        role: `alert`,
        className: $.failure,
        children:
          t &&
          r &&
          (0, I.jsxs)(I.Fragment, {
            children: [
              (0, I.jsx)(Bs, { actor: e }),
              (0, I.jsx)(c, {
                look: `quiet`,
                onClick: () => e.send({ type: `file.cancel` }),
                children: X.close,
              }),
            ],
          }),
      }),
    ],
  })
}
function Hs({ bytes: e, alt: t, className: n }) {
  let r = (0, F.useRef)(null)
  return (
    (0, F.useEffect)(() => {
      if (!r.current) return
      let t = URL.createObjectURL(e)
      return ((r.current.src = t), () => URL.revokeObjectURL(t))
    }, [e]),
    (0, I.jsx)(`img`, { ref: r, alt: t, className: n, decoding: `async` })
  )
}
function Us({ actor: e, name: t, onClose: n }) {
  let { bytes: r, isShowable: i, failure: a } = _(e, ({ context: e }) => e)
  return (0, I.jsxs)(ot, {
    heading: t,
    isWide: !0,
    onClose: n,
    children: [
      r && i && (0, I.jsx)(Hs, { bytes: r, alt: t, className: $.picture }),
      (0, I.jsxs)(`output`, {
        children: [r === null && a === null && X.fetching, r !== null && !i && X.tooLargeToShow],
      }),
      (0, I.jsx)(`div`, { role: `alert`, children: (0, I.jsx)(Bs, { actor: e }) }),
      (0, I.jsxs)(`div`, {
        className: _n.choices,
        children: [
          (0, I.jsx)(c, { onClick: () => e.send({ type: `file.save` }), children: X.save }),
          (0, I.jsx)(c, { look: `quiet`, onClick: n, children: X.close }),
        ],
      }),
    ],
  })
}
function Ws({ actor: e, type: t, name: n, onOpen: r }) {
  let i = (0, F.useRef)(null),
    a = _(e, ({ context: e }) => (e.isShowable ? e.bytes : null)),
    o = t.startsWith(`image/`)
  return (
    (0, F.useEffect)(() => {
      if (!i.current) return
      let t = !1,
        n = () => t && e.send({ type: `file.show` }),
        r = new IntersectionObserver((e) => {
          ;((t = e.at(-1)?.isIntersecting ?? !1), n())
        })
      return (
        r.observe(i.current),
        addEventListener(`online`, n),
        () => {
          ;(r.disconnect(), removeEventListener(`online`, n))
        }
      )
    }, [e]),
    o
      ? (0, I.jsx)(`button`, {
          ref: i,
          type: `button`,
          className: $.thumbnail,
          'aria-label': X.open(n),
          title: X.open(n),
          onClick: r,
          children: a ? (0, I.jsx)(Hs, { bytes: a, alt: `` }) : (0, I.jsx)(Is, {}),
        })
      : (0, I.jsx)(`span`, { className: $.thumbnail, children: (0, I.jsx)(Fs, {}) })
  )
}
function Gs(e, t) {
  let n = _(e, (e) => e.hasTag(`handing`)),
    r = (0, F.useEffectEvent)(() => {
      let { bytes: n } = e.getSnapshot().context
      ;(n && pt(t, n, `application/octet-stream`), e.send({ type: `file.handed` }))
    })
  ;(0, F.useEffect)(() => {
    n && r()
  }, [n])
}
function Ks({ file: e, files: t, isEditable: n, flow: r }) {
  let { uid: a } = t.getSnapshot().context,
    o = ge(r, { uid: a, fileId: e.id }),
    [s, c] = (0, F.useState)(!1),
    l = _(t, ({ context: t }) => t.offered === e.id),
    u = O(e.name)
  return (
    Gs(o, u),
    l
      ? (0, I.jsx)(zs, { name: u, files: t })
      : (0, I.jsxs)(`li`, {
          className: $.row,
          children: [
            (0, I.jsx)(Ws, {
              actor: o,
              type: e.type,
              name: u,
              onOpen: () => {
                ;(o.send({ type: `file.show` }), c(!0))
              },
            }),
            (0, I.jsxs)(`span`, {
              className: $.facts,
              children: [
                (0, I.jsx)(`bdi`, { className: $.name, children: u }),
                (0, I.jsxs)(`span`, {
                  className: $.detail,
                  children: [Ms(e.type), ` · `, $e(e.size)],
                }),
              ],
            }),
            (0, I.jsxs)(`span`, {
              className: $.actions,
              children: [
                (0, I.jsx)(i, {
                  label: X.download(u),
                  onClick: () => o.send({ type: `file.save` }),
                  children: (0, I.jsx)(Ls, {}),
                }),
                n &&
                  (0, I.jsx)(i, {
                    label: X.remove(u),
                    onClick: () => t.send({ type: `file.delete`, fileId: e.id }),
                    children: (0, I.jsx)(Yt, {}),
                  }),
              ],
            }),
            (0, I.jsx)(Vs, { actor: o }),
            s && (0, I.jsx)(Us, { actor: o, name: u, onClose: () => c(!1) }),
          ],
        })
  )
}
function qs({ files: e, uploads: t, isOnServer: n }) {
  let r = _(e, (e) => e.hasTag(`unreachable`)),
    i = _(e, ({ context: e }) => e.isKnown),
    a = _(t ?? void 0, (e) => e?.hasTag(`sorting`) ?? !1)
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsxs)(`output`, {
        className: Q.status,
        children: [a && X.adding, r && !i && n && X.unknown],
      }),
      (0, I.jsx)(`output`, { className: `visually-hidden`, children: Js(e) }),
    ],
  })
}
function Js(e) {
  let t = _(e, ({ context: e }) => e.files),
    n = _(e, (e) => e.hasTag(`live`)),
    r = (0, F.useRef)(null),
    [i, a] = (0, F.useState)(``)
  return (
    (0, F.useEffect)(() => {
      if (!n) return
      let e = r.current
      r.current = new Set(t.map(({ id: e }) => e))
      let i = (e ? t.filter(({ id: t }) => !e.has(t)) : [])
        .map(({ name: e }) => X.added(O(e)))
        .join(` `)
      i && a(i)
    }, [t, n]),
    i
  )
}
var Ys = /^image(\.\w+)$/,
  Xs = new Intl.DateTimeFormat(s, { day: `numeric`, month: `short` }),
  Zs = new Intl.DateTimeFormat(s, { hour: `2-digit`, minute: `2-digit`, hourCycle: `h23` })
function Qs(e) {
  let [, t] = Ys.exec(e.name) ?? []
  if (t === void 0) return e
  let n = Date.now(),
    r = `${Xs.format(n)} ${Zs.format(n).replace(`:`, `.`)}`
  return new File([e], X.pastedName(r, t), { type: e.type })
}
function $s({ uploads: e, noteId: t }) {
  let n = _(e, ({ context: e }) => e.refused).filter((e) => e.noteId === t),
    r = n.some(({ why: e }) => e === `type-not-allowed`)
  return (0, I.jsx)(`div`, {
    role: `alert`,
    children:
      n.length > 0 &&
      (0, I.jsxs)(o, {
        tone: `danger`,
        children: [
          (0, I.jsx)(`strong`, { children: Ns.heading(n.length) }),
          (0, I.jsx)(`ul`, {
            className: Q.refused,
            children: n.map(({ name: e, why: t }) =>
              (0, I.jsxs)(
                `li`,
                { children: [(0, I.jsx)(`bdi`, { children: O(e) }), `: `, Ns[t]] },
                `${t} ${e}`,
              ),
            ),
          }),
          r && (0, I.jsx)(`span`, { children: Ns.taken }),
          (0, I.jsx)(c, {
            look: `quiet`,
            onClick: () => e.send({ type: `refusals.dismiss`, noteId: t }),
            children: Ns.dismiss,
          }),
        ],
      }),
  })
}
function ec({ files: e }) {
  let t = _(e, ({ context: e }) => e.stayed),
    n = _(e, ({ context: e }) => e.files.find(({ id: t }) => t === e.stayed?.fileId))?.name
  return (0, I.jsx)(`div`, {
    role: `alert`,
    children:
      t &&
      n !== void 0 &&
      (0, I.jsxs)(o, {
        tone: `danger`,
        children: [
          (0, I.jsx)(`span`, { children: X.stayed(O(n)) }),
          (0, I.jsx)(`span`, { children: d[t.failure.kind].sentence }),
          (0, I.jsx)(c, {
            look: `quiet`,
            onClick: () => e.send({ type: `removal.retry` }),
            children: X.tryAgain,
          }),
        ],
      }),
  })
}
function tc({ name: e, words: t, onClick: n }) {
  return (0, I.jsx)(c, { look: `quiet`, 'aria-label': Z.named(t, e), onClick: n, children: t })
}
function nc({ upload: e }) {
  let { uid: t, row: n } = e.getSnapshot().context,
    r = ge(ks, { uid: t, fileId: n.id })
  Gs(r, O(n.name))
  let i = [
    { words: Z.retry, act: () => e.send({ type: `upload.retry` }) },
    { words: Z.keepHere, act: () => r.send({ type: `file.save` }) },
    { words: Z.remove, act: () => e.send({ type: `upload.cancel` }) },
  ]
  return (0, I.jsxs)(I.Fragment, {
    children: [
      i.map(({ words: e, act: t }) => (0, I.jsx)(tc, { name: n.name, words: e, onClick: t }, e)),
      (0, I.jsx)(Vs, { actor: r }),
    ],
  })
}
function rc({ upload: e }) {
  let t = _(e, ({ context: e }) => e.row.name),
    n = _(e, ic, (e, t) => e.join() === t.join()),
    r = _(e, (e) => e.hasTag(`refused`))
  return (0, I.jsxs)(`span`, {
    className: $.actions,
    children: [
      r && (0, I.jsx)(nc, { upload: e }),
      n.map((n) =>
        (0, I.jsx)(
          tc,
          { name: t, words: Z[n], onClick: () => e.send({ type: `upload.${n}` }) },
          n === `cancel` ? n : `go`,
        ),
      ),
    ],
  })
}
function ic(e) {
  return e.hasTag(`settling`) || e.hasTag(`refused`)
    ? []
    : e.hasTag(`stuck`)
      ? [`retry`, `cancel`]
      : e.hasTag(`paused`)
        ? [`resume`, `cancel`]
        : [`pause`, `cancel`]
}
var ac = new Intl.NumberFormat(s, { style: `percent` })
function oc({ upload: e }) {
  let { row: t, sent: n } = _(e, ({ context: e }) => e),
    r = _(e, cc),
    i = _(e, (e) => e.hasTag(`refused`)),
    a = sc(e)
  return (0, I.jsxs)(`li`, {
    className: $.row,
    'data-refused': i || void 0,
    children: [
      (0, I.jsx)(`span`, { className: $.thumbnail, children: (0, I.jsx)(Fs, {}) }),
      (0, I.jsxs)(`span`, {
        className: $.facts,
        children: [
          (0, I.jsx)(`bdi`, { className: $.name, children: t.name }),
          (0, I.jsxs)(`span`, {
            className: $.detail,
            children: [
              i ? $e(t.size) : Z.sent(ac.format(n / t.size), $e(t.size)),
              a !== null && `, ${ut(a)}`,
            ],
          }),
          (0, I.jsx)(`output`, { className: $.words, children: r }),
          !i &&
            (0, I.jsx)(`progress`, {
              className: $.progress,
              'aria-label': Z.progress(t.name),
              value: n,
              max: t.size,
            }),
        ],
      }),
      (0, I.jsx)(rc, { upload: e }),
    ],
  })
}
function sc(e) {
  let [t, n] = (0, F.useState)(null)
  return (
    (0, F.useEffect)(() => {
      let t = e.subscribe(({ context: { sent: e, pace: t, row: r } }) => {
        if (!t) return n(null)
        let i = Je(t, Date.now(), e, r.size)
        i !== null && n(i)
      })
      return () => t.unsubscribe()
    }, [e]),
    t
  )
}
function cc(e) {
  let { row: t, failure: n } = e.context
  if (t.refusal !== null) return As[t.refusal]
  if (e.hasTag(`stuck`)) {
    let { sentence: e } = d[n?.kind ?? `network-request-failed`]
    return `${e} ${Z.again}`
  }
  return e.hasTag(`paused`)
    ? Z.paused
    : e.hasTag(`settling`)
      ? Z.settling
      : t.isLasting
        ? e.hasTag(`waiting`)
          ? Z.waiting
          : ``
        : Z.notLasting
}
function lc(e) {
  ;(0, F.useEffect)(() => {
    let t = e.current
    if (!t) return
    let n = null,
      r = null,
      i = ({ target: e }) => {
        ;((n = e instanceof Element && t.contains(e) ? e : null),
          (r = n?.closest(`dialog, li`) ?? null))
      },
      a = new MutationObserver(() => {
        n &&
          !n.isConnected &&
          document.activeElement === document.body &&
          ((n = null),
          ((r?.isConnected ? r.querySelector(`button`) : null) ?? t.querySelector(`h2`))?.focus({
            preventScroll: !0,
          }))
      })
    return (
      a.observe(t, { childList: !0, subtree: !0 }),
      document.addEventListener(`focusin`, i),
      () => {
        ;(a.disconnect(), document.removeEventListener(`focusin`, i))
      }
    )
  }, [e])
}
function uc(e, t) {
  let n = (0, F.useRef)(t),
    r = (0, F.useRef)(!1)
  return (
    (0, F.useEffect)(() => {
      let i = t > n.current
      ;((n.current = t),
        i && r.current && ((r.current = !1), e.current?.scrollIntoView({ block: `nearest` })))
    }, [t, e]),
    () => {
      r.current = !0
    }
  )
}
var dc = []
function fc(e, t) {
  let n = _(e ?? void 0, (e) => e?.context.uploads ?? dc)
  return (0, F.useMemo)(() => n.filter((e) => e.getSnapshot().context.row.noteId === t), [n, t])
}
var pc = e({ DropTarget: () => vc, NoteFiles: () => mc, QueueMissing: () => yc })
function mc({ files: e, uploads: t, isEditable: n, isOnServer: r, flow: i = Os }) {
  let a = ke(t),
    o = _(e, ({ context: e }) => e.noteId),
    s = _(e, ({ context: e }) => e.files),
    c = _(e, ({ context: e }) => mn(e), hc),
    l = fc(a, o).filter((e) => !s.some(({ id: t }) => t === e.getSnapshot().context.row.id)),
    u = _(a ?? void 0, (e) => e?.context.refused.length ?? 0),
    d = (0, F.useRef)(null)
  lc(d)
  let f = uc(d, l.length + u),
    p = (e) => {
      e.length !== 0 && (f(), a?.send({ type: `files.add`, noteId: o, isNew: !r, files: e }))
    },
    ee = t.is === `missing`,
    m = n && a !== null,
    te = Ie((e) => m && gc(e), p)
  return (
    Le(
      (e) => m && _c(e),
      (e) => p(e.map(Qs)),
    ),
    (0, I.jsxs)(`section`, {
      ref: d,
      'aria-labelledby': `files-heading`,
      className: Q.files,
      children: [
        (0, I.jsx)(`h2`, {
          id: `files-heading`,
          className: `visually-hidden`,
          tabIndex: -1,
          children: X.heading,
        }),
        (0, I.jsx)(qs, { files: e, uploads: a, isOnServer: r }),
        (0, I.jsx)(ec, { files: e }),
        a && (0, I.jsx)($s, { uploads: a, noteId: o }),
        c.length + l.length > 0 &&
          (0, I.jsxs)(`ul`, {
            className: Q.rows,
            children: [
              c.map((t) => (0, I.jsx)(Ks, { file: t, files: e, isEditable: n, flow: i }, t.id)),
              l.map((e) => (0, I.jsx)(oc, { upload: e }, e.id)),
            ],
          }),
        n && (ee ? (0, I.jsx)(yc, {}) : (0, I.jsx)(Rs, { canAdd: m, onAdd: p })),
        m && te && (0, I.jsx)(vc, {}),
      ],
    })
  )
}
function hc(e, t) {
  return e.length === t.length && e.every((e, n) => e === t[n])
}
function gc(e) {
  return e.closest(`article`) !== null
}
function _c(e) {
  return e === document.body || (gc(e) && !e.closest(`dialog`))
}
function vc() {
  return (0, I.jsx)(`div`, {
    className: Q.target,
    'aria-hidden': `true`,
    children: (0, I.jsxs)(`span`, { children: [(0, I.jsx)(Ps, {}), X.drop] }),
  })
}
function yc() {
  return (0, I.jsxs)(o, {
    tone: `calm`,
    children: [
      (0, I.jsx)(`span`, { children: X.queueMissing }),
      (0, I.jsx)(c, { look: `quiet`, onClick: () => location.reload(), children: ee.reload }),
    ],
  })
}
var bc = e({ StrandedFiles: () => xc })
function xc({ noteId: e }) {
  let t = fc(ke(an()), e)
  return t.length === 0
    ? null
    : (0, I.jsxs)(`section`, {
        'aria-labelledby': `stranded-heading`,
        className: Q.files,
        children: [
          (0, I.jsx)(`h2`, { id: `stranded-heading`, children: X.stranded }),
          (0, I.jsx)(`ul`, {
            className: Q.rows,
            children: t.map((e) => (0, I.jsx)(oc, { upload: e }, e.id)),
          }),
        ],
      })
}
export {
  Fn as C,
  Cn as E,
  qn as S,
  An as T,
  Xn as _,
  us as a,
  Yn as b,
  Fi as c,
  Oi as d,
  Vr as f,
  $n as g,
  br as h,
  ms as i,
  Ni as l,
  Er as m,
  pc as n,
  Sa as o,
  Lr as p,
  Cs as r,
  ba as s,
  bc as t,
  Ai as u,
  Qn as v,
  Nn as w,
  Jn as x,
  Zn as y,
}
