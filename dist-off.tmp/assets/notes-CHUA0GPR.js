import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Ct as n,
  G as r,
  H as i,
  I as a,
  K as o,
  M as s,
  N as c,
  O as l,
  Ot as u,
  R as d,
  St as f,
  U as p,
  V as m,
  W as h,
  Z as g,
  at as _,
  ht as ee,
  k as v,
  l as y,
  lt as b,
  mt as te,
  ot as x,
  st as ne,
  tt as re,
  u as ie,
  xt as ae,
  yt as oe,
} from './signIn-DntPV1Db.js'
import {
  Bt as S,
  It as se,
  Lt as C,
  Wt as ce,
  a as w,
  h as le,
  n as ue,
  o as T,
  r as de,
  u as E,
  zt as D,
} from './libraries-C3SEblF9.js'
import {
  At as fe,
  C as pe,
  D as me,
  Dt as he,
  E as O,
  It as ge,
  Nt as _e,
  Ot as ve,
  Pt as ye,
  Rt as be,
  S as xe,
  ct as k,
  d as Se,
  dt as Ce,
  gt as we,
  i as Te,
  k as Ee,
  kt as De,
  lt as Oe,
  mt as ke,
  n as Ae,
  o as je,
  ot as Me,
  r as Ne,
  rt as Pe,
  t as Fe,
  u as Ie,
  y as Le,
} from './session-BvuhRVHK.js'
function Re(e, t, r) {
  let i = null,
    a = async () => {
      i ??= n(async () => {
        let { openUploads: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.w)
        return { openUploads: e }
      }).then(({ openUploads: n }) => n(e, t, r))
      try {
        return await i
      } catch (e) {
        throw ((i = null), e)
      }
    },
    o = async () => (await t.tried, i !== null || (await t.hasUploads()))
  return {
    rows: async () => ((await o()) ? (await a()).rows() : []),
    add: async (e, t) => (await a()).add(e, t),
    bytes: async (e) => (await a()).bytes(e),
    update: async (e, t) => {
      ;(await o()) && (await (await a()).update(e, t))
    },
    rename: async (e, t, n) => (await a()).rename(e, t, n),
    settle: async () => (i ? (await i).settle() : (r(), !0)),
    recall: () => void i?.then(({ recall: e }) => e()),
    empty: () => void i?.then(({ empty: e }) => e()),
    forget: () => void i?.then(({ forget: e }) => e()),
  }
}
var ze = `AES-GCM`
function Be(e) {
  return crypto.subtle.importKey(`raw`, e, ze, !1, [`encrypt`, `decrypt`])
}
function Ve(e, t, n) {
  return He(e, t, Ge(JSON.stringify(n)))
}
async function He(e, t, n) {
  let r = crypto.getRandomValues(new Uint8Array(12)),
    i = Ge(t)
  return { iv: r, box: await crypto.subtle.encrypt({ name: ze, iv: r, additionalData: i }, e, n) }
}
async function Ue(e, t, n) {
  let r = await We(e, t, n)
  return JSON.parse(new TextDecoder().decode(r))
}
function We(e, t, { iv: n, box: r }) {
  return crypto.subtle.decrypt({ name: ze, iv: n, additionalData: Ge(t) }, e, r)
}
function Ge(e) {
  return new TextEncoder().encode(e)
}
function Ke({ connection: e, store: t, key: n, uid: r }) {
  let i = (e) => `${r}/${t}/${e}`,
    a = async ({ id: e, ...t }) => [e, await Ue(n, i(e), t).catch(() => null)]
  return {
    all: async () => Promise.all((await e.run((e) => e.getAll(t))).map(a)),
    get: async (n) => {
      let r = await e.run((e) => e.get(t, n))
      return r ? (await a(r))[1] : null
    },
    put: async (r, a) => {
      let o = await Ve(n, i(r), a)
      await e.change([t], (e) => e(t).put({ ...o, id: r, putAt: Date.now() }))
    },
    remove: (n) => e.change([t], (e) => e(t).delete(n)),
  }
}
var qe = 2e5,
  Je = 1e4
function Ye(e) {
  return Me(e) ? Je : 50
}
var Xe = { title: ``, body: ``, pinned: !1, deleted: !1, conflictOf: null }
function A({ opId: e, parentOpId: t }, n) {
  return e === n || t === n
}
function Ze(e, t) {
  return (
    j(e, t) && e.pinned === t.pinned && e.deleted === t.deleted && e.conflictOf === t.conflictOf
  )
}
function j(e, t) {
  return e.title === t.title && e.body === t.body
}
function Qe({ title: e, body: t, ...n }) {
  return { title: $e(e), body: $e(t), ...n }
}
function $e(e) {
  return e.replace(/\p{Surrogate}/gu, `�`)
}
function et(e, t) {
  return t.deleted === (e === `trash`)
}
function tt(e, t, n) {
  return (
    (e === `trash` ? 0 : Number(n.content.pinned) - Number(t.content.pinned)) ||
    n.updatedAt - t.updatedAt ||
    (t.id < n.id ? 1 : t.id > n.id ? -1 : 0)
  )
}
function nt(e, t) {
  let n = Object.create(null)
  for (let e = 0; e < t.length; e++) {
    let r = t[e]
    n[r] ? n[r].push(e) : (n[r] = [e])
  }
  let r = [{ buffer1index: -1, buffer2index: -1, chain: null }]
  for (let t = 0; t < e.length; t++) {
    let i = n[e[t]] || [],
      a = 0,
      o = r[0]
    for (let e of i) {
      let n
      for (
        n = a;
        n < r.length &&
        !(r[n].buffer2index < e && (n === r.length - 1 || r[n + 1].buffer2index > e));
        n++
      );
      if (n < r.length) {
        let i = { buffer1index: t, buffer2index: e, chain: r[n] }
        if ((a === r.length ? r.push(o) : (r[a] = o), (a = n + 1), (o = i), a === r.length)) break
      }
    }
    r[a] = o
  }
  return r[r.length - 1]
}
function rt(e, t) {
  let n = nt(e, t),
    r = [],
    i = e.length,
    a = t.length,
    o = { common: [] }
  function s() {
    o.common.length && (o.common.reverse(), r.push(o), (o = { common: [] }))
  }
  for (let c = n; c !== null; c = c.chain) {
    let n = { buffer1: [], buffer2: [] }
    for (; --i > c.buffer1index;) n.buffer1.push(e[i])
    for (; --a > c.buffer2index;) n.buffer2.push(t[a])
    ;((n.buffer1.length || n.buffer2.length) &&
      (s(), n.buffer1.reverse(), n.buffer2.reverse(), r.push(n)),
      i >= 0 && o.common.push(e[i]))
  }
  return (s(), r.reverse(), r)
}
function it(e, t) {
  let n = nt(e, t),
    r = [],
    i = e.length,
    a = t.length
  for (let o = n; o !== null; o = o.chain) {
    let n = i - o.buffer1index - 1,
      s = a - o.buffer2index - 1
    ;((i = o.buffer1index),
      (a = o.buffer2index),
      (n || s) &&
        r.push({
          buffer1: [i + 1, n],
          buffer1Content: e.slice(i + 1, i + 1 + n),
          buffer2: [a + 1, s],
          buffer2Content: t.slice(a + 1, a + 1 + s),
        }))
  }
  return (r.reverse(), r)
}
function at(e, t, n) {
  let r = []
  function i(e, t) {
    r.push({
      ab: t,
      oStart: e.buffer1[0],
      oLength: e.buffer1[1],
      abStart: e.buffer2[0],
      abLength: e.buffer2[1],
    })
  }
  ;(it(t, e).forEach((e) => i(e, `a`)),
    it(t, n).forEach((e) => i(e, `b`)),
    r.sort((e, t) => e.oStart - t.oStart))
  let a = [],
    o = 0
  function s(e) {
    e > o &&
      (a.push({
        stable: !0,
        buffer: `o`,
        bufferStart: o,
        bufferLength: e - o,
        bufferContent: t.slice(o, e),
      }),
      (o = e))
  }
  for (; r.length;) {
    let i = r.shift(),
      c = i.oStart,
      l = i.oStart + i.oLength,
      u = [i]
    for (s(c); r.length;) {
      let e = r[0],
        t = e.oStart
      if (t > l) break
      ;((l = Math.max(l, t + e.oLength)), u.push(r.shift()))
    }
    if (u.length === 1) {
      if (i.abLength > 0) {
        let t = i.ab === `a` ? e : n
        a.push({
          stable: !0,
          buffer: i.ab,
          bufferStart: i.abStart,
          bufferLength: i.abLength,
          bufferContent: t.slice(i.abStart, i.abStart + i.abLength),
        })
      }
    } else {
      let r = { a: [e.length, -1, t.length, -1], b: [n.length, -1, t.length, -1] }
      for (; u.length;) {
        i = u.shift()
        let e = i.oStart,
          t = e + i.oLength,
          n = i.abStart,
          a = n + i.abLength,
          o = r[i.ab]
        ;((o[0] = Math.min(n, o[0])),
          (o[1] = Math.max(a, o[1])),
          (o[2] = Math.min(e, o[2])),
          (o[3] = Math.max(t, o[3])))
      }
      let o = r.a[0] + (c - r.a[2]),
        s = r.a[1] + (l - r.a[3]),
        d = r.b[0] + (c - r.b[2]),
        f = r.b[1] + (l - r.b[3]),
        p = {
          stable: !1,
          aStart: o,
          aLength: s - o,
          aContent: e.slice(o, s),
          oStart: c,
          oLength: l - c,
          oContent: t.slice(c, l),
          bStart: d,
          bLength: f - d,
          bContent: n.slice(d, f),
        }
      a.push(p)
    }
    o = l
  }
  return (s(t.length), a)
}
function ot(e, t) {
  let n = Math.min(e.length, t.length),
    r = 0
  for (; r < n && e[r] === t[r];) r += 1
  let i = 0
  for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i += 1
  return { start: r, end: i }
}
var st = 2e6
function ct(e) {
  return e.split(/(?<=\n)/)
}
function lt(e) {
  return e.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/)
}
function ut(e, t) {
  return t.reduce((t, n) => t + dt(e, n), 0) <= st
}
function dt(e, t) {
  let n = new Map()
  for (let t of e) n.set(t, (n.get(t) ?? 0) + 1)
  return t.reduce((e, t) => e + (n.get(t) ?? 0), 0)
}
function ft(e, t, n) {
  let r = mt(e, t),
    i = mt(e, n),
    [a, o] = r.start <= i.start ? [r, i] : [i, r]
  return pt(e, a, o)
    ? [
        ...e.slice(0, a.start),
        ...a.parts,
        ...e.slice(a.end, o.start),
        ...o.parts,
        ...e.slice(o.end),
      ]
    : null
}
function pt(e, t, n) {
  if (t.end !== n.start) return t.end < n.start
  let r = ({ start: t, end: n, parts: r }, i) => t < n && !r.some((t) => t === e[i])
  return r(t, t.end - 1) && r(n, n.start)
}
function mt(e, t) {
  let { start: n, end: r } = ot(e, t)
  return { start: n, end: e.length - r, parts: t.slice(n, t.length - r) }
}
function ht(e, t, n) {
  return vt(e, t, n, ct, gt)
}
function gt(e, t, n) {
  return vt(e, t, n, lt, _t)
}
var _t = (e, t, n) => (t === n ? n : null)
function vt(e, t, n, r, i) {
  if (t === n || t === e) return n
  if (n === e) return t
  let [a, o, s] = [r(e), r(t), r(n)],
    c = ft(a, o, s)
  if (c) return c.join(``)
  if (!ut(a, [o, s])) return null
  let l = ``
  for (let e of at(o, a, s)) {
    let t = e.stable
      ? e.bufferContent.join(``)
      : i(e.oContent.join(``), e.aContent.join(``), e.bContent.join(``))
    if (t === null) return null
    l += t
  }
  return l
}
function yt(e, t, n) {
  let r = ht(e.title, t.title, n.title),
    i = ht(e.body, t.body, n.body)
  if (r === null || i === null) return null
  let a = (r) => (n[r] === e[r] ? t[r] : n[r])
  return {
    title: r,
    body: i,
    pinned: a(`pinned`),
    deleted: bt(e, t, n),
    conflictOf: a(`conflictOf`),
  }
}
function bt(e, t, n) {
  if (t.deleted === n.deleted) return n.deleted
  let [r, i] = n.deleted ? [n, t] : [t, n]
  return r.deleted !== e.deleted && j(e, i)
}
function xt(e, t) {
  let { noteId: n, basis: r, edit: i } = e,
    a = i.content
  if (!t) return St(r, a) ? { kind: `create`, content: a } : { kind: `nothing` }
  if (A(t, i.opId)) return { kind: `nothing` }
  let o = yt(Tt(e, t) ?? Xe, t.content, a)
  return o
    ? Ze(o, t.content)
      ? { kind: `nothing` }
      : { kind: `step`, content: o }
    : { kind: `copy`, content: M(n, a) }
}
function St(e, t) {
  return !e || !j(e, t) || (e.deleted && !t.deleted)
}
function M(e, t) {
  return { ...t, pinned: !1, deleted: !1, conflictOf: e }
}
function Ct(e, t, n) {
  let r = [...Et(n, e).filter(({ opId: e }) => e !== t.opId), t].slice(-5)
  return { ...e, basis: Tt(e, n), unanswered: r }
}
function wt(e, t, n) {
  return e.edit.opId === t.opId
    ? null
    : {
        noteId: n.kind === `copy` ? t.opId : e.noteId,
        basis: t.content,
        edit: e.edit,
        refusal: e.refusal,
      }
}
function Tt({ basis: e, unanswered: t = [] }, n) {
  let r = t.findLast(({ opId: e }) => n && A(n, e))
  return r ? r.content : e
}
function Et(e, { unanswered: t = [] }) {
  let n = t.findLastIndex(({ opId: t }) => e && A(e, t))
  return t.slice(n + 1)
}
function N({ title: e, body: t }) {
  return e.length > 300 || t.length > 2e5 ? `too-long` : null
}
function Dt(e, { noteId: t, content: n, seen: r, yields: i }, a, o) {
  let s = { opId: a, content: n, savedAt: o }
  if (!e) return [{ noteId: t, basis: r, edit: s, refusal: N(n) }]
  if (i) return [e]
  let c = yt(r ?? Xe, e.edit.content, n)
  return c
    ? [{ ...e, edit: { ...s, content: c }, refusal: N(c) }]
    : [e, { noteId: a, basis: null, edit: { ...s, content: M(t, n) }, refusal: N(n) }]
}
function Ot(e, t) {
  let { noteId: n, basis: r, edit: i } = t
  return e ? Dt(e, { noteId: n, content: i.content, seen: r }, i.opId, i.savedAt) : [t]
}
var kt = new Set(),
  At = (e) => e.preventDefault()
function jt(e, t) {
  ;(t ? kt.add(e) : kt.delete(e),
    kt.size > 0 ? addEventListener(`beforeunload`, At) : removeEventListener(`beforeunload`, At))
}
function Mt(e, t, n) {
  let { lock: r, isOurs: i } = t,
    a = new Map(),
    o = new Map(),
    s = new Set(),
    c = (e, t) => (t ? o.set(e, t) : o.delete(e)),
    l = () => [...a.values()].some(({ row: e }) => e !== null),
    u = () => jt(r, l()),
    d = async (n) => {
      let r = e.disk()
      try {
        return r ? await n(t.open(r)) : void 0
      } catch (t) {
        e.disk() && e.recordAnswer(t)
        return
      }
    },
    f = async (t) => {
      let n = await d(t)
      return e.disk() ? n : void 0
    },
    p = async () => {
      let e = await f(({ all: e }) => e())
      if (!e) return !1
      o.clear()
      for (let [t, n] of e) c(t, n)
      return !0
    },
    m = async (e) => {
      let t = await f(({ get: t }) => t(e))
      return (t === void 0 ? s.add(e) : (s.delete(e), c(e, t)), o.get(e) ?? null)
    },
    h = async (t) => {
      ;(e.wantKey(), await e.tried)
      let i = await k(r, t)
      return (n(), i)
    },
    g = async (t, n) => {
      let { over: r = o.get(t) ?? null } = a.get(t) ?? {},
        { row: i, replaced: l = t } = n,
        f = (await (s.has(t) ? null : d(({ write: e }) => e(t, n).then(() => !0)))) === !0
      if (f) {
        for (let e of [t, l]) (o.delete(e), a.delete(e))
        ;(c(t, i), e.recordAnswer(null))
      } else (a.set(l, { row: null }), a.set(t, { ...n, over: r }))
      return (u(), f)
    },
    _ = async (e) => {
      let n = a.get(e),
        r = [...a.values()].some(({ replaced: t }) => t === e)
      if (!n || r) return
      let o = await m(e)
      if (!s.has(e)) {
        if (i(n, o)) return void (await g(e, n))
        ;(a.delete(e), o && n.row && (await t.join?.(o, n.row)), u())
      }
    }
  return {
    alone: h,
    rows: async () => {
      ;(await e.tried, await p())
      let n = new Map()
      for (let [e, t] of o) n.set(e, { ...t, isLasting: !0 })
      for (let [e, r] of a)
        r.row
          ? n.set(e, { ...r.row, isLasting: t.isLasting?.(r) ?? !1 })
          : i(r, o.get(e) ?? null) && n.delete(e)
      return [...n.values()].sort(t.order)
    },
    find: async (e) => {
      await _(e)
      let t = await m(e),
        n = a.get(e)
      return n && (n.row || i(n, t)) ? n : t && { row: t }
    },
    put: g,
    pending: a,
    settle: () =>
      h(async () => {
        if (!(await p())) return !1
        for (let e of Array.from(a.keys())) await _(e)
        return a.size === 0
      }),
    recall: () => {
      for (let [e, n] of o) a.set(e, t.recalled(n, a.get(e)))
      ;(o.clear(), u())
    },
    forget: () => o.clear(),
    empty: () => {
      ;(a.clear(), o.clear(), u())
    },
  }
}
function Nt(e, t, n) {
  let r = Mt(
      t,
      {
        lock: ge(e),
        open: (t) => {
          let n = Ke({ ...t, store: `rows`, uid: e })
          return { ...n, write: (e, { row: t }) => (t ? n.put(e, t) : n.remove(e)) }
        },
        order: (e, t) => t.edit.savedAt - e.edit.savedAt,
        isOurs: ({ over: e }, t) => !t || t.edit.opId === e?.edit.opId,
        join: (e, t) => c(Ot(e, t)),
        recalled: (e, t) => t ?? { row: e, over: null },
      },
      n,
    ),
    { alone: i, find: a, put: o } = r,
    s = async (e) => ({ ...e, isLasting: await o(e.noteId, { row: e }) }),
    c = async ([e, t]) => {
      let n = await s(e)
      return t ? s(t) : n
    },
    l = async (e) => (await a(e))?.row ?? null
  return {
    ...r,
    keep: (e) =>
      i(async () => {
        let t = await l(e.noteId)
        return c(Dt(t, e, crypto.randomUUID(), Date.now()))
      }),
    update: (e, t) =>
      i(async () => {
        let n = await l(e)
        if (!n) return
        let r = t(n)
        if (r?.noteId === e) return void (await s(r))
        ;(r && (await c(Ot(await l(r.noteId), r))), await o(e, { row: null }))
      }),
    empty: () =>
      i(async () => {
        ;(r.empty(), await t.empty())
      }),
  }
}
var Pt = 1e4,
  Ft = 1e4
function It(e, t, n) {
  let { onChange: r, onLoss: i, onNextTry: a } = n,
    o = new AbortController(),
    { signal: s } = o,
    c = ve(e, () => void ee()),
    l,
    u = null,
    d = !1,
    f = t.isShared(),
    p = f ? `shared` : null,
    m = (e) => c.run((t) => t.count(e)),
    h = (e) => {
      e !== p && ((p = e), r())
    },
    g = (e) => {
      ;(clearTimeout(l),
        e !== null && (l = setTimeout(u ? a : v, Ft)),
        h(e === null ? null : Te(e)))
    },
    _ = async () => {
      ;(await b,
        u ||
          d ||
          p === `blocked` ||
          p === `shared` ||
          ((d = !0),
          (u = await he(
            async () => {
              let n = await Be(await fe(Pt, t.fetchKey(e)))
              return (s.throwIfAborted(), await zt(e, n, c), n)
            },
            s,
            () => h(p ?? `no-key`),
          )),
          u && ((p = null), r())))
    },
    ee = async () => {
      !u || s.aborted || ke(e) || (i(), await zt(e, u, c).catch(() => null), r())
    },
    v = async () => {
      try {
        let t = await Ne(c)
        ;((u = await Rt(e, c)), !u && (await m(`rows`)) + (await m(`uploads`)) > 0 && _(), h(t))
      } catch (e) {
        s.aborted || g(e)
      }
    },
    y = f ? null : Ce(ye(e)),
    b = f ? Promise.resolve() : v()
  return {
    tried: b,
    disk: () => (u && !s.aborted ? { connection: c, key: u } : null),
    wantKey: () => void _(),
    trouble: () => p,
    recordAnswer: g,
    hasUploads: async () =>
      p === `shared` || p === `blocked` || s.aborted ? !1 : (await m(`uploads`).catch(() => 0)) > 0,
    empty: async () => {
      p !== `shared` &&
        (await c.change(De, (e) => Promise.all(De.map((t) => e(t).clear()))).catch(() => null))
    },
    close: async () => {
      ;(o.abort(), clearTimeout(l), (u = null), await c.close(), y?.())
    },
  }
}
var Lt = `outbox`
async function Rt(e, { run: t }) {
  let n = await t((e) => e.get(`keys`, Lt))
  return (n && (await we(e)), n ?? null)
}
async function zt(e, t, { change: n }) {
  ;(await we(e), await n([`keys`], (e) => e(`keys`).put(t, Lt)))
}
var Bt = `list`,
  Vt = 500
function Ht(e, t, n) {
  let r = async () => {
      ;(t.wantKey(), await t.tried)
      let r = t.disk()
      return r && n() ? Ke({ ...r, store: `cache`, uid: e }) : null
    },
    i = async (e) => {
      try {
        return (await (await r())?.get(e)) ?? null
      } catch {
        return null
      }
    }
  return {
    list: async () => (await i(Bt)) ?? [],
    note: (e) => i(e),
    putList: (e) => P(async () => (await r())?.put(Bt, e.slice(0, Vt))),
    putNote: (e) =>
      P(async () => {
        await (await r())?.put(e.id, e)
        let i = t.disk()
        i && n() && (await Wt(i.connection, Vt))
      }),
    files: (e) => i(Ut(e)),
    putFiles: (e, t) => P(async () => (await r())?.put(Ut(e), t)),
    remove: (e) =>
      P(async () => {
        let t = await r()
        await Promise.all([t?.remove(e), t?.remove(Ut(e))])
      }),
    clear: () =>
      P(async () => {
        ;(await t.tried, await t.disk()?.connection.run((e) => e.clear(`cache`)))
      }),
  }
}
function Ut(e) {
  return `files/${e}`
}
async function P(e) {
  try {
    await e()
  } catch {
    return
  }
}
async function Wt({ run: e }, t) {
  await e(async (e) => {
    let n = await e.count(`cache`)
    if (n <= t) return
    let r = await e.getAllKeysFromIndex(`cache`, `putAt`, null, n - t),
      i = e.transaction(`cache`, `readwrite`)
    await Promise.all([...r.map((e) => i.store.delete(e)), i.done])
  })
}
function Gt(e, t) {
  let n = !1,
    r = Kt(e, ({ type: e }) => {
      e === `closing` && f()
    }),
    i = It(e, t, {
      onChange: () => {
        i.trouble() === null ? l() : (a(), o())
      },
      onLoss: () => {
        ;(s.recall(), c.recall())
      },
      onNextTry: () => void l(),
    }),
    a = () => r.tell({ type: `rowsChanged` }),
    o = () => r.tell({ type: `uploadsChanged` }),
    s = Nt(e, i, a),
    c = Re(e, i, o),
    l = async () => {
      let e = await s.settle(),
        t = await c.settle()
      e && t && i.recordAnswer(null)
    },
    u = new Set(),
    d = async (t) => {
      do (await Promise.allSettled(u), await new Promise((e) => setTimeout(e)))
      while (u.size > 0)
      await k(be(e), () => k(ge(e), t))
    },
    f = async () => {
      ;((n = !0), await d(i.close), s.forget(), c.forget())
    },
    p = (e) => (u.add(e), e.finally(() => u.delete(e))),
    m = async (e) => {
      let { noteId: t } = e,
        n = await s.keep(e)
      return (n.noteId !== t && r.tellHere({ type: `copied`, noteId: t, copyId: n.noteId }), n)
    }
  return {
    trouble: i.trouble,
    rows: s.rows,
    keep: (e) => p(m(e)),
    update: s.update,
    uploads: { ...c, add: (e, t) => p(c.add(e, t)) },
    cache: Ht(e, i, () => t.isOwn(e)),
    alone: (t, n) => Oe(n, _e(e), t),
    untilKept: p,
    tell: r.tell,
    hear: r.hear,
    settled: () => d(() => Promise.resolve()),
    empty: async () => {
      ;(await s.empty(), c.empty(), o())
    },
    close: f,
    isClosed: () => n,
    forget: r.end,
  }
}
function Kt(e, t) {
  let n = new Set(),
    r = (e) => n.forEach((t) => t(e)),
    i = oe(ye(e))
  return (
    i?.addEventListener(`message`, ({ data: e }) => {
      ;(r(e), t(e))
    }),
    {
      tell: (e) => {
        ;(i?.postMessage(e), r(e))
      },
      tellHere: r,
      hear: (e) => (n.add(e), () => n.delete(e)),
      end: () => {
        ;(i?.close(), (i = null))
      },
    }
  )
}
var qt = (e) => `own-device-${e}`,
  F = le(() => ({}))
function Jt(e) {
  let t = h(qt(e)) ?? F.getState()[e]
  return t === `yes` || t === `no` ? t : null
}
function Yt(e, t) {
  ;(r(qt(e), t), F.setState({ [e]: t }))
}
var I = new Map(),
  Xt = {
    isShared: Pe,
    isOwn: (e) => Jt(e) === `yes`,
    fetchKey: async (e) => {
      if (!navigator.onLine) throw Error(`The browser is offline.`)
      let { outboxKey: t } = await n(async () => {
        let { outboxKey: e } = await import(`./database-0CQL_Tu4.js`).then((e) => e.t)
        return { outboxKey: e }
      })
      return t(e)
    },
  }
function L(e) {
  let t = I.get(e)
  if (t && (!t.isClosed() || ke(e))) return t
  let n = Gt(e, Xt)
  return (I.set(e, n), t && Qt(t, n), n)
}
function Zt(e) {
  ;(I.get(e)?.forget(), I.delete(e))
}
async function Qt(e, t) {
  for (let { noteId: n, basis: r, edit: i } of await e.rows())
    await t.keep({ noteId: n, content: i.content, seen: r })
  for (let { isLasting: n, ...r } of await e.uploads.rows()) {
    let i = n ? null : await e.uploads.bytes(r.id)
    i && (await t.uploads.add(r, i))
  }
}
async function $t(e) {
  let t = I.get(e)
  if (!t || t.isClosed()) return t?.close()
  ;(t.tell({ type: `flush` }), await t.settled(), await t.close())
}
function en({ rows: e, hear: t }, n) {
  return rn([`rowsChanged`], { read: e, hear: t }, n)
}
function tn({ rows: e, uploads: t, hear: n }, r) {
  return rn(
    [`rowsChanged`, `uploadsChanged`],
    { read: async () => ({ rows: await e(), files: await t.rows() }), hear: n },
    r,
  )
}
function nn({ uploads: e, hear: t }, n) {
  return rn([`uploadsChanged`], { read: e.rows, hear: t }, n)
}
function rn(e, { read: t, hear: n }, r) {
  let i = !0,
    a = 0,
    o = 0,
    s = Promise.resolve(),
    c = async (e) => {
      try {
        let n = await t()
        ;((o = e), i && r(n))
      } catch {
        return
      }
    },
    l = () => {
      a += 1
      let e = a
      s = s.then(() => c(e))
    },
    u = n(({ type: t }) => {
      e.includes(t) && l()
    })
  return (
    l(),
    {
      isCurrent: () => o === a,
      afterReading: (e) => {
        s = s.then(() => (i ? e() : void 0))
      },
      stop: () => {
        ;((i = !1), u())
      },
    }
  )
}
function an({ rows: e, files: t }, n) {
  return {
    rows: e.map(({ noteId: e, edit: t, refusal: r, isLasting: i }) => ({
      id: e,
      revision: t.opId,
      name: n(t.content),
      isStuck: r !== null,
      isLasting: i,
    })),
    files: t.map(({ id: e, name: t, refusal: n, isPaused: r, isLasting: i }) => ({
      id: e,
      revision: e,
      name: t,
      isStuck: n !== null || r,
      isLasting: i,
    })),
  }
}
var on =
    /^[\t >]*(?:#{1,6}[\t ]+|(?:[-*+]|\d{1,9}[.)])[\t ]+(?:\[[ xX]\][\t ]+)?|\[[ xX]\][\t ]+|[\t >]*)[\t >]*/gm,
  sn = /^(?:[\t ]*[-*_=]){3,}[\t ]*$|^[\t ]*(?:```|~~~).*$|[\t ]#+[\t ]*$/gm,
  cn = /!?\[([^[\]]*)\]\([^()\n]*\)|<(https?:[^<>\s]*)>/g,
  ln = /(`+)([^`\n]+)\1/g,
  un = /(?<![\p{L}\p{N}\\*_~])([*_~]{1,3})(?!\1|\s)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu,
  dn = /\\([!-/:-@[-`{-~])/g
function fn(e) {
  return e
    .replaceAll(sn, ``)
    .replaceAll(on, ``)
    .replaceAll(cn, `$1$2`)
    .replaceAll(ln, `$2`)
    .replaceAll(un, `$2`)
    .replaceAll(un, `$2`)
    .replaceAll(dn, `$1`)
}
var pn = 120
function mn({ title: e, body: t }) {
  if (e.trim() !== ``) return { title: e.trim(), rest: t }
  let n = t.trimStart(),
    r = n.search(/\n|$/),
    i = n.slice(0, Math.min(r, pn))
  return { title: (fn(i).trim() || i).trim(), rest: n.slice(i.length) }
}
var R = {
    title: `Notes`,
    list: `Your notes`,
    back: `All notes`,
    newNote: `New note`,
    trash: `Trash`,
    untitled: `Untitled`,
    reading: `Loading notes…`,
    kept: `Showing notes from your last visit. Updates appear when the server responds.`,
    unreachable: `Your notes can’t be loaded right now. They’ll appear when the server responds.`,
    unreachableWait: `Your other notes can’t be loaded right now. They’ll appear when the server responds.`,
    emptyTitle: `No notes yet`,
    empty: `Everything you write is saved automatically, even offline. Only you can read it.`,
    more: `Show more notes`,
    moreComing: `Loading more…`,
    invitation: `Select a note, or create a new one.`,
    pin: (e) => `Pin “${e}”`,
    unpin: (e) => `Unpin “${e}”`,
    moveToTrash: (e) => `Move “${e}” to the trash`,
    pinned: `Pinned`,
    conflicted: `Conflicted copy`,
    onDevice: `On this device`,
    waiting: `Not saved yet`,
    refused: `Couldn’t be saved`,
  },
  hn = `in all your notes`,
  z = {
    label: `Search your notes`,
    clear: `Clear the search`,
    found: (e, t) => `${gn(e)} ${_n(t)}.${e === 0 ? ` The trash wasn’t searched.` : ``}`,
    inAll: hn,
    searchAll: `Search all notes`,
    searching: (e, t) => `${gn(e)}. Searching your notes: ${t} so far…`,
    stop: `Stop`,
    showMore: `Show more results`,
  },
  B = {
    trashed: `Note moved to trash.`,
    restored: `Note restored.`,
    undo: `Undo`,
    dismiss: `Dismiss`,
  }
function gn(e) {
  return e === 0 ? `Nothing found` : e === 1 ? `One note found` : `${e} notes found`
}
function _n(e) {
  return e === null ? hn : e === 1 ? `in your newest note` : `in your ${e} newest notes`
}
var vn = {
    question: `Is this your own device? We can store your notes here so they open fast and work offline.`,
    keepNotes: `Store notes here`,
    notHere: `No, thanks`,
    nowKept: `Your notes are now stored on this device.`,
    nowNotKept: `Your notes are not stored on this device.`,
    label: `Offline notes`,
    kept: `Notes you’ve opened are stored here, encrypted, until you sign out. They open fast and work offline.`,
    notKept: `Only unsaved changes are stored here, encrypted.`,
    keptNowhere: `Nothing is stored here, because this is a shared computer.`,
    keepNothing: `Stop storing notes here`,
  },
  yn = {
    blocked: `This browser blocks storage. Stay online until your changes are saved.`,
    full: `This device is full. Free up space, or stay online until your changes are saved.`,
    shared: `This is a shared computer, so nothing is stored on it. Stay online until your changes are saved.`,
    'no-key': `This device can’t store changes until it has been online once. Keep this page open.`,
  }
function V(e) {
  return mn(e).title || R.untitled
}
var bn = 150,
  xn = ({ input: { uid: e, isLast: t }, sendBack: n }) => {
    let r = L(e),
      i = new AbortController(),
      { signal: a } = i
    return (
      (async () => {
        if (
          (r.tell({ type: `flush`, isLast: t }),
          await new Promise((e) => setTimeout(e, bn)),
          await r.settled(),
          a.aborted)
        )
          return
        let { stop: e } = tn(r, (e) =>
          n({ type: `words.read`, ...an(e, V), isOnline: navigator.onLine }),
        )
        a.addEventListener(`abort`, e)
      })(),
      () => i.abort()
    )
  },
  Sn = ({ input: { uid: e }, sendBack: t }) =>
    L(e).hear((e) => {
      ;(e.type === `flush` && t({ type: e.isLast ? `others.checking` : `others.waiting` }),
        e.type === `closing` && t({ type: `others.wiping` }))
    }),
  H = 864e5,
  Cn = 30 * H
function wn(e, t) {
  let n = Math.max(0, t - e)
  return Math.max(0, Math.ceil((Cn - n) / H))
}
var Tn = `last-sweep`
function En(e) {
  return Math.abs(e - Number(h(Tn))) >= H
}
function Dn(e) {
  r(Tn, String(e))
}
function On() {
  r(Tn, null)
}
var kn = e({ productDevice: () => An }),
  An = {
    watchOthers: Sn,
    watchUnsaved: xn,
    settle: async (e) => {
      let t = L(e)
      ;(t.tell({ type: `flush` }), await t.settled())
    },
    discard: async (e, t) => {
      let n = L(e)
      for (let e of t) (await n.update(e, () => null), await n.uploads.update(e, () => null))
    },
    announceClose: (e) => L(e).tell({ type: `closing` }),
    close: $t,
    empty: async (e) => {
      let t = L(e)
      ;(await t.empty(), await t.close(), await jn(e).catch(() => null))
    },
    forget: Zt,
    forgetSettings: (e) => {
      ;(Yt(e, null), On())
    },
  }
async function jn(e) {
  let { clearRemoval: t, removalsOf: r } = await n(async () => {
    let { clearRemoval: e, removalsOf: t } = await import(`./moreNotes-ieLMHy8U.js`).then(
      (e) => e.C,
    )
    return { clearRemoval: e, removalsOf: t }
  })
  for (let { fileId: n } of r(e)) await t(e, n)
}
var U = t(ce(), 1),
  Mn = [
    `cache.read`,
    `live.read`,
    `page.read`,
    `notes.changed`,
    `rows.read`,
    `row.copied`,
    `notes.checked`,
  ],
  Nn = { cache: [], live: [], older: [], cursor: null, isComplete: !1, left: [] }
function Pn(e) {
  return { kind: e, ...Nn, rows: [], settling: [] }
}
function Fn(e, t) {
  switch (t.type) {
    case `cache.read`:
      return { ...e, cache: t.notes }
    case `live.read`:
      return zn(e, t.notes)
    case `page.read`:
      return Bn(e, t.notes)
    case `notes.changed`:
      return Hn(e, [...W(t.notes)], t.notes)
    case `rows.read`:
      return Vn(e, t.rows)
    case `row.copied`:
      return { ...e, settling: Un(e.settling, t.noteId) }
    case `notes.checked`:
      return Hn(e, t.ids, t.notes)
  }
}
function In({ left: e, settling: t }) {
  return [...new Set([...e, ...t.map(({ row: e }) => e.noteId)])]
}
function Ln({ cursor: e, live: t, isComplete: n }) {
  return n ? null : (e ?? t.at(-1) ?? null)
}
function Rn({ cache: e, live: t, older: n }) {
  return [...t, ...n, ...e]
}
function zn(e, t) {
  let n = t.length >= 30
  if (n && Wn(e, t)) return Gn({ ...e, ...Nn, live: t })
  let r = t.at(-1),
    i = W(t),
    a = e.live.filter(({ id: e }) => !i.has(e)),
    o = n && r ? a.filter((t) => tt(e.kind, r, t) < 0) : []
  return Gn({
    ...e,
    cache: [],
    live: t,
    older: [...o, ...e.older].filter(({ id: e }) => !i.has(e)),
    isComplete: e.isComplete || !n,
    left: [...new Set([...e.left, ...o.map(({ id: e }) => e)])].filter((e) => !i.has(e)),
  })
}
function Bn(e, t) {
  let n = W([...e.live, ...t])
  return {
    ...e,
    older: [...e.older.filter(({ id: e }) => !n.has(e)), ...qn(e.live, t)],
    cursor: t.at(-1) ?? e.cursor,
    isComplete: t.length < 30,
  }
}
function Vn(e, t) {
  let n = new Set(t.map(({ noteId: e }) => e)),
    r = e.rows
      .filter(({ noteId: e, refusal: t }) => !n.has(e) && t === null)
      .map((t) => ({ row: t, versionThen: Kn(e, t.noteId) }))
  return Gn({
    ...e,
    rows: t,
    settling: [...e.settling, ...r].filter(({ row: e }) => !n.has(e.noteId)),
  })
}
function Hn(e, t, n) {
  let r = new Set(t),
    i = n.filter(({ content: t }) => et(e.kind, t))
  return {
    ...e,
    older: [...e.older.filter(({ id: e }) => !r.has(e)), ...qn(e.live, i)],
    settling: e.settling.filter(({ row: e }) => !r.has(e.noteId)),
    left: e.left.filter((e) => !r.has(e)),
  }
}
function Un(e, t) {
  return e.filter(({ row: e }) => e.noteId !== t)
}
function Wn({ kind: e, live: t }, n) {
  let r = new Set(t.map(({ opId: e }) => e)),
    i = n.at(-1),
    a = ({ content: t }) => e === `trash` || t.pinned === i?.content.pinned
  return !n.some((e) => a(e) && r.has(e.opId))
}
function Gn(e) {
  let t = e.settling.filter(({ row: t, versionThen: n }) => Kn(e, t.noteId) === n)
  return { ...e, settling: t }
}
function Kn({ live: e }, t) {
  return e.find(({ id: e }) => e === t)?.opId ?? null
}
function qn(e, t) {
  let n = W(e)
  return t.filter(({ id: e }) => !n.has(e))
}
function W(e) {
  return new Set(e.map(({ id: e }) => e))
}
function Jn(e) {
  let { kind: t } = e,
    n = new Map(
      [...e.settling.map(({ row: e }) => Qn(e)), ...e.rows.map(Zn)].map((e) => [e.id, e]),
    ),
    r = new Map(
      Rn(e)
        .filter(({ id: e }) => !n.has(e))
        .map((e) => [e.id, e]),
    ),
    i = [...n.values()].sort((e, t) => t.moment - e.moment),
    a = [...r.values()].sort((e, n) => tt(t, e, n)).map(Xn),
    o = [...i, ...a].filter(({ content: e }) => et(t, e))
  return t === `trash` ? o : Yn(o)
}
function Yn(e) {
  let t = ({ content: e }) => e.pinned
  return [...e.filter(t), ...e.filter((e) => !t(e))]
}
function Xn({ id: e, content: t, updatedAt: n }) {
  return { id: e, content: t, moment: n, state: `saved` }
}
function Zn({ noteId: e, edit: t, refusal: n, isLasting: r }) {
  let i = n === null ? (r ? `onDevice` : `waiting`) : `refused`
  return { id: e, content: t.content, moment: t.savedAt, state: i }
}
function Qn(e) {
  return { ...Zn(e), state: `saved` }
}
var $n = [
    () => n(() => import(`./note-494hvh2m.js`).then((e) => e.n)),
    async () =>
      (
        await n(async () => {
          let { preparePreview: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.E)
          return { preparePreview: e }
        })
      ).preparePreview(),
    () => n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.r)),
    () => n(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.s)),
    () => n(() => import(`./errors-BEjgShgZ.js`).then((e) => e.t)),
    () => n(() => import(`./delivery-CT6lqL0d.js`).then((e) => e.n)),
    () => n(() => import(`./database-0CQL_Tu4.js`).then((e) => e.t)),
  ],
  er = le(() => ({ areHere: !1 }))
async function tr() {
  await n(() => import(`./list-DjYp-Fnc.js`).then((e) => e.t)).catch(() => null)
  let e = await Promise.allSettled($n.map((e) => e())),
    t = navigator.onLine || e.every(({ status: e }) => e === `fulfilled`)
  t ? er.setState({ areHere: t }) : addEventListener(`online`, () => void tr(), { once: !0 })
}
function nr() {
  return ue(er, ({ areHere: e }) => e)
}
var rr = 2e3,
  ir = ({ input: { uid: e }, sendBack: t }) => {
    let n = L(e),
      r = () => t({ type: `network.back` }),
      { afterReading: i, stop: a } = en(n, (e) => t({ type: `rows.read`, rows: e })),
      o = n.hear((e) => {
        e.type === `copied` && i(() => t({ type: `row.copied`, noteId: e.noteId }))
      })
    return (
      addEventListener(`online`, r),
      () => {
        ;(removeEventListener(`online`, r), o(), a())
      }
    )
  },
  ar = ({ input: { uid: e, kind: t }, sendBack: r }) => {
    let { cache: i } = L(e),
      a = new AbortController(),
      { signal: o } = a,
      s = (async () => {
        let e = t === `notes` ? await i.list() : []
        o.aborted || r({ type: `cache.read`, notes: e })
      })(),
      c = async () => {
        ;(await s, o.aborted || r({ type: `server.silent` }))
      },
      l = () => void c(),
      u = (e) => r({ type: `notes.changed`, notes: e }),
      d = (e) => {
        ;(r({ type: `live.read`, notes: e }), t === `notes` && i.putList(e))
      },
      p = async (e) => {
        let t = await f(e)
        o.aborted || r(t)
      },
      m = (e) => void p(e),
      h = async () => {
        navigator.onLine || l()
        let { followList: r } = await n(async () => {
          let { followList: e } = await import(`./list-DjYp-Fnc.js`).then((e) => e.t)
          return { followList: e }
        })
        if (o.aborted) return
        let i = r(e, t, { onPage: d, onChange: u, onSilence: l, onError: m })
        o.addEventListener(`abort`, i)
      },
      g = () => {
        h().catch((e) => {
          if (navigator.onLine) return m(e)
          ;(l(), addEventListener(`online`, g, { once: !0, signal: o }))
        })
      }
    return (addEventListener(`offline`, l, { signal: o }), g(), () => a.abort())
  },
  or = ({ input: { uid: e, kind: t, after: r, all: i }, sendBack: a }) => {
    let o = new AbortController(),
      { signal: s } = o
    return (
      (async () => {
        let { readPageAfter: o } = await n(async () => {
          let { readPageAfter: e } = await import(`./list-DjYp-Fnc.js`).then((e) => e.t)
          return { readPageAfter: e }
        })
        for (let n = r; n;) {
          let r = await o(e, t, n)
          if (s.aborted) return
          ;(a({ type: `page.read`, notes: r }),
            (n = i && r.length >= 30 ? (r.at(-1) ?? null) : null))
        }
        a({ type: `pages.read` })
      })().catch(async (e) => {
        let { failure: t } = await f(e)
        s.aborted || a({ type: `pages.failed`, failure: t })
      }),
      () => o.abort()
    )
  },
  sr = ({ input: { uid: e, ids: t }, sendBack: r }) => {
    let i = async () => {
        try {
          let { readNotes: i } = await n(async () => {
            let { readNotes: e } = await import(`./list-DjYp-Fnc.js`).then((e) => e.t)
            return { readNotes: e }
          })
          r({ type: `notes.checked`, ids: t, notes: await i(e, t) })
        } catch {
          r({ type: `check.failed` })
        }
      },
      a = setTimeout(() => void i(), rr)
    return () => clearTimeout(a)
  }
function cr({ input: e }) {
  let t = Pn(e.kind)
  return { ...e, list: t, failures: 0, failure: null, wantsAll: !1, pagesFailure: null }
}
var lr = ({ context: { uid: e, kind: t } }) => ({ uid: e, kind: t }),
  ur = C({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: {
      watchRows: x(`watchRows`),
      watchList: x(`watchList`),
      readPages: x(`readPages`),
      checkNotes: x(`checkNotes`),
    },
    actions: {
      learn: D(({ context: { list: e }, event: t }) => (se(t, Mn), { list: Fn(e, t) })),
      setFailure: D(({ context: e, event: t }) => ({ failure: b(t), failures: e.failures + 1 })),
      forgetFailure: D({ failure: null, failures: 0 }),
      beginReading: D((e, { wantsAll: t }) => ({ wantsAll: t, pagesFailure: null })),
      notePagesFailure: D((e, { failure: t }) => ({ pagesFailure: t })),
    },
    guards: {
      hasNotes: ({ context: { list: e } }) => Rn(e).length > 0,
      hasMore: ({ context: { list: e } }) => Ln(e) !== null,
      hasDoubts: ({ context: { list: e } }) => In(e).length > 0,
      hasNoDoubts: ({ context: { list: e } }) => In(e).length === 0,
    },
    delays: { nextTry: ({ context: e }) => ee(e.failures, 2e3, 6e4) },
  }).createMachine({
    id: `noteList`,
    context: cr,
    initial: `closed`,
    states: {
      closed: { on: { 'list.open': { target: `open` } } },
      open: {
        type: `parallel`,
        invoke: { id: `watchRows`, src: `watchRows`, input: lr },
        on: { 'rows.read': { actions: `learn` }, 'row.copied': { actions: `learn` } },
        states: {
          firstPage: {
            initial: `watched`,
            states: {
              watched: {
                invoke: { id: `watchList`, src: `watchList`, input: lr },
                initial: `reading`,
                on: {
                  'live.read': { target: `.live`, actions: `learn` },
                  'notes.changed': { actions: `learn` },
                  'server.silent': { target: `.unconfirmed` },
                  'error.*': { target: `idle`, actions: `setFailure` },
                },
                states: {
                  reading: {
                    tags: `reading`,
                    always: { guard: `hasNotes`, target: `kept` },
                    on: { 'cache.read': { actions: `learn` } },
                  },
                  unconfirmed: {
                    always: [{ guard: `hasNotes`, target: `kept` }, { target: `unreachable` }],
                  },
                  kept: {
                    tags: `kept`,
                    description: `Known here; not confirmed by the server yet.`,
                  },
                  unreachable: { tags: `unreachable` },
                  live: { tags: `live`, entry: `forgetFailure` },
                },
              },
              idle: {
                after: { nextTry: { target: `watched` } },
                on: { 'network.back': { target: `watched` }, 'list.retry': { target: `watched` } },
              },
            },
          },
          furtherPages: {
            initial: `idle`,
            states: {
              idle: {
                on: {
                  'list.more': {
                    guard: `hasMore`,
                    target: `reading`,
                    actions: { type: `beginReading`, params: { wantsAll: !1 } },
                  },
                  'list.all': {
                    guard: `hasMore`,
                    target: `reading`,
                    actions: { type: `beginReading`, params: { wantsAll: !0 } },
                  },
                },
              },
              reading: {
                tags: `paging`,
                invoke: {
                  id: `readPages`,
                  src: `readPages`,
                  input: ({ context: { uid: e, kind: t, list: n, wantsAll: r } }) => ({
                    uid: e,
                    kind: t,
                    after: Ln(n),
                    all: r,
                  }),
                },
                on: {
                  'page.read': { actions: `learn` },
                  'pages.read': { target: `idle` },
                  'list.stop': { target: `idle` },
                  'pages.failed': {
                    target: `idle`,
                    actions: { type: `notePagesFailure`, params: ({ event: e }) => e },
                  },
                },
              },
            },
          },
          doubts: {
            initial: `none`,
            states: {
              none: { always: { guard: `hasDoubts`, target: `checking` } },
              checking: {
                invoke: {
                  id: `checkNotes`,
                  src: `checkNotes`,
                  input: ({ context: { uid: e, list: t } }) => ({ uid: e, ids: In(t) }),
                },
                always: { guard: `hasNoDoubts`, target: `none` },
                on: {
                  'notes.checked': { target: `none`, actions: `learn` },
                  'check.failed': { target: `checking`, reenter: !0 },
                },
              },
            },
          },
        },
      },
    },
  }),
  dr = ({ input: { uid: e, ...t }, sendBack: n }) => {
    ;(async () => {
      let r = await L(e).keep({ ...t, content: Qe(t.content) })
      ;(r.noteId !== t.noteId && n({ type: `note.copied`, noteId: t.noteId, copyId: r.noteId }),
        n({ type: `draft.kept`, row: r }))
    })().catch(() => n({ type: `draft.unkept` }))
  }
function fr(e, t) {
  L(e).update(t, () => null)
}
function pr({ uid: e, ...t }) {
  L(e).keep(t)
}
var mr = ne(`keepChange`),
  hr = C({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actions: { keepChange: mr, setChange: D((e, t) => ({ last: t })) },
    delays: { timeToUndo: 1e4 },
  }).createMachine({
    id: `noteActions`,
    context: ({ input: { uid: e } }) => ({ uid: e, last: null }),
    initial: `quiet`,
    on: {
      'note.trash': {
        target: `.offering`,
        reenter: !0,
        actions: [
          { type: `setChange`, params: ({ context: e, event: t }) => G(e, t) },
          { type: `keepChange`, params: ({ context: e, event: t }) => G(e, t) },
        ],
      },
      'note.restore': {
        target: `.offering`,
        reenter: !0,
        actions: [
          { type: `setChange`, params: ({ context: e, event: t }) => G(e, t) },
          { type: `keepChange`, params: ({ context: e, event: t }) => G(e, t) },
        ],
      },
      'note.pin': {
        actions: { type: `keepChange`, params: ({ context: e, event: t }) => G(e, t) },
      },
      'note.unpin': {
        actions: { type: `keepChange`, params: ({ context: e, event: t }) => G(e, t) },
      },
    },
    states: {
      quiet: {},
      offering: {
        tags: `offering`,
        initial: `passing`,
        on: {
          'undo.take': {
            target: `quiet`,
            actions: { type: `keepChange`, params: ({ context: { last: e } }) => _r(e) },
          },
          'undo.dismiss': { target: `quiet` },
        },
        states: {
          passing: {
            after: { timeToUndo: { target: `#noteActions.quiet` } },
            on: { 'undo.hold': { target: `held` } },
          },
          held: { on: { 'undo.release': { target: `passing` } } },
        },
      },
    },
  }),
  gr = {
    'note.trash': { deleted: !0 },
    'note.restore': { deleted: !1 },
    'note.pin': { pinned: !0 },
    'note.unpin': { pinned: !1 },
  }
function G({ uid: e }, { type: t, note: n }) {
  let { id: r, content: i } = n
  return { uid: e, noteId: r, seen: i, content: { ...i, ...gr[t] } }
}
function _r(e) {
  return e && { ...e, seen: e.content, content: e.seen }
}
var vr = ({ input: e, sendBack: t }) => {
    let r = new AbortController(),
      { signal: i } = r,
      a = (e) => {
        i.aborted || t(e)
      }
    return (
      (async () => {
        try {
          let { removeNotesInTurn: t } = await n(async () => {
            let { removeNotesInTurn: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.c)
            return { removeNotesInTurn: e }
          })
          await t(e, i, a)
        } catch (e) {
          a(await f(e))
        }
      })(),
      () => r.abort()
    )
  },
  yr = ae(async ({ uid: e }) => {
    let { sweepUserData: t } = await n(async () => {
      let { sweepUserData: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.f)
      return { sweepUserData: e }
    })
    return (await t(e), { type: `files.swept` })
  }),
  br = C({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { removeNotes: x(`removeNotes`), sweepFiles: x(`sweepFiles`) },
    actions: {
      begin: D((e, { removal: t }) => ({ removal: t, count: 0 })),
      setRemoved: D(({ context: e }, { noteId: t }) => ({
        removed: [...e.removed, t],
        count: e.count + 1,
      })),
      setFailure: D(({ event: e }) => ({ failure: b(e) })),
      giveUp: D({ failure: te }),
      forgetFailure: D({ failure: null }),
    },
    delays: { patience: 2e4 },
  }).createMachine({
    id: `trash`,
    context: ({ input: { uid: e } }) => ({
      uid: e,
      removal: { kind: `old` },
      removed: [],
      count: 0,
      failure: null,
    }),
    initial: `untidied`,
    on: { 'note.removed': { actions: { type: `setRemoved`, params: ({ event: e }) => e } } },
    states: {
      untidied: {
        on: {
          'trash.tidy': { target: `deviceCleanup` },
          'trash.ask': {
            target: `asking`,
            actions: { type: `begin`, params: ({ event: e }) => e },
          },
        },
      },
      deviceCleanup: {
        initial: `notes`,
        on: {
          'error.*': { target: `idle` },
          'trash.ask': {
            target: `asking`,
            actions: { type: `begin`, params: ({ event: e }) => e },
          },
        },
        states: {
          notes: {
            invoke: {
              id: `tidyUp`,
              src: `removeNotes`,
              input: ({ context: { uid: e } }) => ({ uid: e, removal: { kind: `old` } }),
            },
            on: { 'removal.done': { target: `files` } },
          },
          files: {
            invoke: {
              id: `sweepFiles`,
              src: `sweepFiles`,
              input: ({ context: { uid: e } }) => ({ uid: e }),
            },
            on: { 'files.swept': { target: `#trash.idle` } },
          },
        },
      },
      idle: {
        initial: `idle`,
        on: {
          'trash.ask': {
            target: `asking`,
            actions: { type: `begin`, params: ({ event: e }) => e },
          },
        },
        states: { idle: {}, done: { tags: `done`, on: { 'trash.leave': { target: `idle` } } } },
      },
      asking: {
        tags: `asking`,
        on: { 'trash.confirm': { target: `removing` }, 'trash.cancel': { target: `idle` } },
      },
      removing: {
        tags: [`removing`, `busy`],
        entry: `forgetFailure`,
        invoke: {
          id: `removeNotes`,
          src: `removeNotes`,
          input: ({ context: { uid: e, removal: t } }) => ({ uid: e, removal: t }),
        },
        initial: `waiting`,
        on: {
          'note.removed': {
            target: `.waiting`,
            actions: { type: `setRemoved`, params: ({ event: e }) => e },
          },
          'file.removed': { target: `.waiting` },
          'removal.done': { target: `idle.done` },
          'trash.stop': { target: `idle.done` },
          'error.*': { target: `halted`, actions: `setFailure` },
        },
        states: {
          waiting: { after: { patience: { target: `#trash.halted`, actions: `giveUp` } } },
        },
      },
      halted: {
        tags: [`halted`, `busy`],
        on: { 'trash.retry': { target: `removing` }, 'trash.cancel': { target: `idle` } },
        exit: `forgetFailure`,
      },
    },
  }),
  xr = ({ input: { uid: e }, sendBack: t }) => {
    let n = L(e),
      r = () => t({ type: `network.back` }),
      { stop: i } = en(n, (e) => t({ type: `rows.read`, rows: e, trouble: n.trouble() }))
    return (
      addEventListener(`online`, r),
      () => {
        ;(removeEventListener(`online`, r), i())
      }
    )
  },
  Sr = ({ input: { uid: e }, sendBack: t }) => {
    let n = new AbortController(),
      { signal: r } = n
    return (
      (async () => {
        try {
          ;(await L(e).alone(() => Tr(e, r), r), r.aborted || t({ type: `delivery.done` }))
        } catch (e) {
          r.aborted || t(await f(e))
        }
      })(),
      () => n.abort()
    )
  },
  Cr = ({ input: { uid: e }, sendBack: t }) => {
    ;(async () => {
      let n = L(e)
      for (let { noteId: e, refusal: t } of await n.rows())
        t !== null && (await n.update(e, (e) => ({ ...e, refusal: N(e.edit.content) })))
      t({ type: `delivery.done` })
    })()
  },
  wr = new Set([`network-request-failed`, `account-being-deleted`])
async function Tr(e, t) {
  let n = new Set(),
    r = []
  for (; !t.aborted;) {
    let t = (await L(e).rows()).findLast(({ edit: e, refusal: t }) => t === null && !n.has(e.opId))
    if (!t) break
    n.add(t.edit.opId)
    try {
      await Er(e, t)
    } catch (e) {
      let { failure: t } = await f(e)
      if (wr.has(t.kind)) throw e
      r.push(e)
    }
  }
  if (r.length > 0) throw r[0]
}
async function Er(e, t) {
  let r = L(e),
    { deliver: i } = await n(async () => {
      let { deliver: e } = await import(`./delivery-CT6lqL0d.js`).then((e) => e.n)
      return { deliver: e }
    }),
    a = await i(e, t, (e) => r.update(t.noteId, (n) => Ct(n, t.edit, e)))
  if (typeof a == `string`)
    return r.update(t.noteId, (e) => (e.edit.opId === t.edit.opId ? { ...e, refusal: a } : e))
  ;(await r.update(t.noteId, (e) => wt(e, t.edit, a)),
    a.kind === `copy` && r.tell({ type: `copied`, noteId: t.noteId, copyId: t.edit.opId }))
}
var Dr = C({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: {
      watchOutbox: x(`watchOutbox`),
      deliverRows: x(`deliverRows`),
      reviveRows: x(`reviveRows`),
    },
    actions: {
      setRows: D((e, { rows: t, trouble: n }) => ({ rows: t, trouble: n })),
      setFailure: D(({ context: e, event: t }) => ({ failure: b(t), failures: e.failures + 1 })),
      forgetFailures: D({ failures: 0, failure: null }),
    },
    guards: { hasWork: (e, t) => t.some(({ refusal: e }) => e === null) },
    delays: { nextTry: ({ context: e }) => ee(e.failures, 1e3, 6e4) },
  }).createMachine({
    id: `outbox`,
    context: ({ input: e }) => ({ ...e, rows: [], trouble: null, failures: 0, failure: null }),
    invoke: {
      id: `watchOutbox`,
      src: `watchOutbox`,
      input: ({ context: { uid: e } }) => ({ uid: e }),
    },
    initial: `reading`,
    on: { 'rows.read': { actions: { type: `setRows`, params: ({ event: e }) => e } } },
    states: {
      reading: {
        tags: `reading`,
        on: {
          'rows.read': {
            target: `idle`,
            actions: { type: `setRows`, params: ({ event: e }) => e },
          },
        },
      },
      idle: {
        entry: `forgetFailures`,
        always: {
          guard: { type: `hasWork`, params: ({ context: e }) => e.rows },
          target: `delivering`,
        },
        on: { 'rows.revive': { target: `reviving` } },
      },
      reviving: {
        invoke: {
          id: `reviveRows`,
          src: `reviveRows`,
          input: ({ context: { uid: e } }) => ({ uid: e }),
        },
        on: { 'delivery.done': { target: `idle` } },
      },
      delivering: {
        tags: `delivering`,
        invoke: {
          id: `deliverRows`,
          src: `deliverRows`,
          input: ({ context: { uid: e } }) => ({ uid: e }),
        },
        on: {
          'delivery.done': { target: `idle` },
          'error.*': { target: `backingOff`, actions: `setFailure` },
          'rows.revive': { target: `reviving` },
        },
      },
      backingOff: {
        tags: `stuck`,
        after: { nextTry: { target: `delivering` } },
        on: {
          'network.back': { target: `delivering` },
          'outbox.retry': { target: `delivering` },
          'rows.revive': { target: `reviving` },
        },
      },
    },
  }),
  Or = ur.provide({
    actors: { watchRows: S(ir), watchList: S(ar), readPages: S(or), checkNotes: S(sr) },
  }),
  kr = hr.provide({ actions: { keepChange: (e, t) => t && pr(t) } }),
  Ar = br.provide({ actors: { removeNotes: S(vr), sweepFiles: S(yr) } }),
  jr = Dr.provide({ actors: { watchOutbox: S(xr), deliverRows: S(Sr), reviveRows: S(Cr) } }),
  K = de(),
  Mr = (0, U.createContext)(null)
function Nr({
  uid: e,
  flow: t = jr,
  listFlow: n = Or,
  actionsFlow: r = kr,
  rubbishFlow: i = Ar,
  children: a,
}) {
  let o = O(t, { uid: e }),
    s = O(n, { uid: e, kind: `notes` }),
    c = O(r, { uid: e }),
    l = O(i, { uid: e })
  return (0, K.jsx)(Mr, {
    value: { outbox: o, noteList: s, noteActions: c, trash: l },
    children: a,
  })
}
function Pr() {
  return J().outbox
}
function q() {
  return J().noteList
}
function Fr() {
  return J().noteActions
}
function Ir() {
  return J().trash
}
function J() {
  let e = (0, U.use)(Mr)
  if (!e) throw Error(`The notebook needs a NotebookProvider above it.`)
  return e
}
function Lr({ trouble: e }) {
  return (0, K.jsx)(`output`, { children: e && (0, K.jsx)(o, { tone: `calm`, children: yn[e] }) })
}
function Rr() {
  return (0, K.jsx)(m, { children: (0, K.jsx)(`path`, { d: `M12.5 4.5 7 10l5.5 5.5` }) })
}
function zr({ isFilled: e }) {
  return (0, K.jsxs)(m, {
    children: [
      (0, K.jsx)(`path`, {
        d: `M7 2.8h6l-.8 5 2.6 3.4H5.2l2.6-3.4Z`,
        fill: e ? `currentColor` : `none`,
      }),
      (0, K.jsx)(`path`, { d: `M10 11.2v6` }),
    ],
  })
}
function Br() {
  return (0, K.jsx)(m, {
    children: (0, K.jsx)(`path`, {
      d: `M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.8 11h8l.8-11M8.4 8.7l.3 4.8M11.6 8.7l-.3 4.8`,
    }),
  })
}
function Vr() {
  return (0, K.jsx)(m, { children: (0, K.jsx)(`path`, { d: `M10 4.5v11M4.5 10h11` }) })
}
function Hr() {
  return (0, K.jsxs)(m, {
    children: [
      (0, K.jsx)(`circle`, { cx: `9`, cy: `9`, r: `5` }),
      (0, K.jsx)(`path`, { d: `m13 13 3.5 3.5` }),
    ],
  })
}
function Ur() {
  return (0, K.jsx)(m, { children: (0, K.jsx)(`path`, { d: `m5.5 5.5 9 9M14.5 5.5l-9 9` }) })
}
var Wr = { place: `_place_17ya5_2`, toast: `_toast_17ya5_11`, rise: `_rise_17ya5_1` }
function Gr(e, t) {
  let n = (0, U.useEffectEvent)((e) => {
    ;(!e.ctrlKey && !e.metaKey) ||
      e.shiftKey ||
      e.key !== `z` ||
      Kr(e.target) ||
      (e.preventDefault(), t())
  })
  ;(0, U.useEffect)(() => {
    if (!e) return
    let t = (e) => n(e)
    return (addEventListener(`keydown`, t), () => removeEventListener(`keydown`, t))
  }, [e])
}
function Kr(e) {
  return e instanceof Element && e.matches(`input, textarea, select, [contenteditable]`)
}
function qr() {
  let e = Fr(),
    t = w(e, (e) => e.hasTag(`offering`)),
    n = w(e, ({ context: e }) => e.last),
    r = () => e.send({ type: `undo.take` }),
    a = () => e.send({ type: `undo.hold` }),
    o = ({ currentTarget: t }) => {
      t.matches(`:hover, :focus-within`) || e.send({ type: `undo.release` })
    }
  return (
    Gr(t, r),
    (0, K.jsx)(`div`, {
      className: Wr.place,
      children: (0, K.jsx)(`output`, {
        children:
          t &&
          n &&
          (0, K.jsxs)(`span`, {
            className: Wr.toast,
            onPointerEnter: a,
            onPointerLeave: o,
            onFocus: a,
            onBlur: o,
            children: [
              (0, K.jsx)(`span`, { children: n.content.deleted ? B.trashed : B.restored }),
              (0, K.jsx)(`button`, { type: `button`, onClick: Jr(r), children: B.undo }),
              (0, K.jsx)(i, {
                label: B.dismiss,
                onClick: Jr(() => e.send({ type: `undo.dismiss` })),
                children: (0, K.jsx)(Ur, {}),
              }),
            ],
          }),
      }),
    })
  )
}
function Jr(e) {
  return () => {
    ;(document.querySelector(`h1`)?.focus({ preventScroll: !0 }), e())
  }
}
var Yr = { back: `_back_10aan_2` }
function Xr() {
  return (0, K.jsxs)(T, {
    href: g.home,
    className: Yr.back,
    children: [(0, K.jsx)(Rr, {}), R.back],
  })
}
var Zr = { æ: `ae`, œ: `oe`, ø: `o`, ł: `l`, đ: `d`, ð: `d`, þ: `th`, ħ: `h`, ŧ: `t`, ς: `σ` },
  Qr = RegExp(`[${Object.keys(Zr).join(``)}]`, `g`)
function Y(e) {
  return e
    .normalize(`NFKD`)
    .replaceAll(/\p{M}/gu, ``)
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll(Qr, (e) => Zr[e] ?? e)
}
var $r = 240,
  ei = 40
function ti(e) {
  return Y(e).split(/\s+/).filter(Boolean)
}
var ni = new WeakMap()
function ri(e, t) {
  let n = ni.get(e) ?? Y(`${e.title}\n${e.body}`)
  return (ni.set(e, n), t.every((e) => n.includes(e)))
}
function ii(e, t) {
  let n = [],
    r = 0
  for (let [i, a] of li(e, t))
    (i > r && n.push({ text: e.slice(r, i), isMatch: !1 }),
      n.push({ text: e.slice(i, a), isMatch: !0 }),
      (r = a))
  return (r < e.length && n.push({ text: e.slice(r), isMatch: !1 }), n)
}
function ai(e, t = []) {
  let n = si(e, t)
  if (n <= ei) return oi(e.slice(0, 480))
  let r = e.slice(n - ei, n + 480),
    i = r.slice(r.search(/\s/) + 1)
  return `…${oi(i.length > $r ? i : r)}`
}
function oi(e) {
  return fn(e).replaceAll(/\s+/g, ` `).trim().slice(0, $r)
}
function si(e, t) {
  let n = Y(e),
    r = t.map((e) => n.indexOf(e)).filter((e) => e >= 0)
  return r.length === 0 ? 0 : ci(e, Math.min(...r))
}
function ci(e, t) {
  let n = 0,
    r = e.length
  for (; n < r;) {
    let i = Math.floor((n + r) / 2)
    Y(e.slice(0, i)).length <= t ? (n = i + 1) : (r = i)
  }
  return n - 1
}
function li(e, t) {
  let n = ui(e),
    r = n.map(({ letter: e }) => e).join(``),
    i = new Set()
  for (let e of t)
    for (let t = r.indexOf(e); t >= 0; t = r.indexOf(e, t + e.length))
      for (let n = t; n < t + e.length; n += 1) i.add(n)
  let a = []
  for (let [e, { from: t, to: r }] of n.entries()) {
    if (!i.has(e)) continue
    let n = a.at(-1)
    n && n[1] >= t ? (n[1] = Math.max(n[1], r)) : a.push([t, r])
  }
  return a
}
function ui(e) {
  let t = [],
    n = 0
  for (let r of e) {
    let e = n + r.length,
      i = Y(r)
    for (let r of i.split(``)) t.push({ letter: r, from: n, to: e })
    let a = t.at(-1)
    ;(i === `` && a && (a.to = e), (n = e))
  }
  return t
}
var di = (0, U.createContext)(null)
function fi({ children: e }) {
  let [t, n] = (0, U.useState)(``)
  return (0, K.jsx)(di, { value: { query: t, search: n }, children: e })
}
function pi() {
  let e = (0, U.use)(di)
  if (!e) throw Error(`Searching needs a SearchProvider above it.`)
  return e
}
var mi = { empty: `_empty_jepw8_2`, title: `_title_jepw8_10` }
function hi() {
  return (0, K.jsxs)(`div`, {
    className: mi.empty,
    children: [
      (0, K.jsx)(`h2`, { className: mi.title, children: R.emptyTitle }),
      (0, K.jsx)(`p`, { children: R.empty }),
    ],
  })
}
function gi(e, t) {
  let [n, r] = (0, U.useState)(null)
  return (
    (0, U.useEffect)(() => {
      let n = setTimeout(() => r(e), t)
      return () => clearTimeout(n)
    }, [e, t]),
    n
  )
}
var _i = {
    state: `_state_1kzmm_2`,
    skeleton: `_skeleton_1kzmm_12`,
    'appear-late': `_appear-late_1kzmm_1`,
  },
  vi = 1e3
function yi({ hasNotes: e }) {
  let t = q(),
    n = w(t, ({ context: e }) => e.failure),
    r = w(t, (e) => e.hasTag(`reading`)),
    i = w(t, (e) => e.hasTag(`kept`)),
    a = gi(i, vi),
    o = w(t, (e) => e.hasTag(`unreachable`))
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(y, {
        onSubmit: () => t.send({ type: `list.retry` }),
        children: (0, K.jsx)(ie, { failure: n }),
      }),
      (0, K.jsxs)(`output`, {
        className: _i.state,
        children: [
          r && (0, K.jsx)(`span`, { className: `visually-hidden`, children: R.reading }),
          i && a && R.kept,
          o && (e ? R.unreachableWait : R.unreachable),
        ],
      }),
      r &&
        !e &&
        (0, K.jsx)(`div`, {
          className: _i.skeleton,
          'aria-hidden': `true`,
          children: [`w1`, `w2`, `w3`, `w4`, `w5`].map((e) => (0, K.jsx)(`div`, {}, e)),
        }),
    ],
  })
}
var bi = { state: { isAtText: !0 } },
  xi = { more: `_more_vg0y8_2` }
function Si({ onClick: e, ...t }) {
  let n = (0, U.useRef)(null),
    r = (0, U.useRef)(null)
  return (
    (0, U.useLayoutEffect)(() => {
      let e = n.current
      return () => {
        if (document.activeElement !== e) return
        let t = r.current
        queueMicrotask(() => {
          ;(t?.nextElementSibling ?? t)?.querySelector(`a, button`)?.focus()
        })
      }
    }, []),
    (0, K.jsx)(d, {
      ref: n,
      onClick: (t) => {
        ;((r.current = Ci(t.currentTarget)), e?.(t))
      },
      ...t,
    })
  )
}
function Ci(e) {
  let t = e.closest(`:has(li)`)
  return Array.from(t?.querySelectorAll(`li`) ?? []).at(-1) ?? null
}
function wi({ list: e, onMore: t }) {
  let { isComplete: n, live: r } = w(e, ({ context: e }) => e.list),
    i = w(e, (e) => e.hasTag(`paging`)),
    a = w(e, ({ context: e }) => e.pagesFailure)
  if (n || r.length === 0) return null
  let o = () => {
    ;(t?.(), e.send({ type: `list.more` }))
  }
  return (0, K.jsxs)(`div`, {
    className: xi.more,
    children: [
      (0, K.jsx)(y, { onSubmit: o, children: (0, K.jsx)(ie, { failure: a }) }),
      (0, K.jsx)(Si, { busy: i, onClick: o, children: i ? R.moreComing : R.more }),
    ],
  })
}
var Ti = { pane: `_pane_zxxcn_2`, scroll: `_scroll_zxxcn_10` },
  X = {
    title: `_title_oeeso_2`,
    excerpt: `_excerpt_oeeso_17`,
    facts: `_facts_oeeso_32`,
    mark: `_mark_oeeso_44`,
    waiting: `_waiting_oeeso_45`,
    refused: `_refused_oeeso_46`,
    'appear-late': `_appear-late_oeeso_1`,
  }
function Ei({ note: e, words: t, children: n }) {
  let { title: r, rest: i } = mn(e.content)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(`span`, {
        className: X.title,
        'data-empty': r === `` || void 0,
        children: r === `` ? R.untitled : (0, K.jsx)(Di, { words: t, children: r }),
      }),
      (0, K.jsx)(`span`, {
        className: X.excerpt,
        children: (0, K.jsx)(Di, { words: t, children: ai(i, t) }),
      }),
      (0, K.jsxs)(`span`, {
        className: X.facts,
        children: [
          n,
          e.content.conflictOf !== null &&
            (0, K.jsx)(`span`, { className: X.mark, children: R.conflicted }),
          e.state === `onDevice` &&
            (0, K.jsx)(`span`, { className: X.waiting, children: R.onDevice }),
          e.state === `waiting` &&
            (0, K.jsx)(`span`, { className: X.waiting, children: R.waiting }),
          e.state === `refused` &&
            (0, K.jsx)(`span`, { className: X.refused, children: R.refused }),
        ],
      }),
    ],
  })
}
function Di({ children: e, words: t }) {
  return t.length === 0
    ? e
    : ii(e, t).map(({ text: e, isMatch: t }, n) => (t ? (0, K.jsx)(`mark`, { children: e }, n) : e))
}
var Oi = { mark: `_mark_m92yw_2` }
function ki({ children: e }) {
  return (0, K.jsxs)(`span`, {
    className: Oi.mark,
    children: [
      (0, K.jsx)(zr, { isFilled: !0 }),
      (0, K.jsx)(`span`, { className: `visually-hidden`, children: e }),
    ],
  })
}
var Z = 6e4
function Ai() {
  return (0, U.useSyncExternalStore)(ji, () => Math.ceil(Date.now() / Z) * Z)
}
function ji(e) {
  let t = setInterval(e, Z)
  return () => clearInterval(t)
}
var Mi = 6e4,
  Ni = 60 * Mi,
  Pi = 24 * Ni,
  Q = new Intl.RelativeTimeFormat(u, { numeric: `auto` }),
  Fi = new Intl.DateTimeFormat(u, { day: `numeric`, month: `short` }),
  Ii = new Intl.DateTimeFormat(u, { dateStyle: `medium` })
function Li({ moment: e }) {
  let t = Ai()
  return (0, K.jsx)(`time`, {
    dateTime: new Date(e).toISOString(),
    title: Ae(e),
    children: Ri(e, t),
  })
}
function Ri(e, t) {
  let n = t - e
  if (n < Mi) return Q.format(0, `second`)
  if (n < Ni) return Q.format(-Math.floor(n / Mi), `minute`)
  let r = Math.round((zi(t) - zi(e)) / Pi)
  return r === 0
    ? Q.format(-Math.floor(n / Ni), `hour`)
    : r < 7
      ? Q.format(-r, `day`)
      : (new Date(e).getFullYear() === new Date(t).getFullYear() ? Fi : Ii).format(e)
}
function zi(e) {
  return new Date(e).setHours(0, 0, 0, 0)
}
var Bi = { row: `_row_s1g7g_2`, link: `_link_s1g7g_28` }
function Vi(e) {
  let t = e.closest(`li`)
  ;(
    (t?.nextElementSibling ?? t?.previousElementSibling)?.querySelector(`a, button`) ??
    document.querySelector(`h1`)
  )?.focus()
}
var Hi = { actions: `_actions_vgdic_2` }
function Ui({ note: e }) {
  let t = Fr(),
    { pinned: n } = e.content,
    r = V(e.content)
  return (0, K.jsxs)(`div`, {
    className: Hi.actions,
    children: [
      (0, K.jsx)(i, {
        label: n ? R.unpin(r) : R.pin(r),
        onClick: () => t.send({ type: n ? `note.unpin` : `note.pin`, note: e }),
        children: (0, K.jsx)(zr, { isFilled: n }),
      }),
      (0, K.jsx)(i, {
        label: R.moveToTrash(r),
        onClick: ({ currentTarget: n }) => {
          ;(Vi(n), t.send({ type: `note.trash`, note: e }))
        },
        children: (0, K.jsx)(Br, {}),
      }),
    ],
  })
}
function Wi(e) {
  let { key: t, currentTarget: n } = e,
    r = t === `ArrowDown` ? 1 : t === `ArrowUp` ? -1 : 0,
    i = e.shiftKey || e.altKey || e.ctrlKey || e.metaKey
  if (r === 0 || i || Fe(e)) return
  let a = n.closest(`nav`)?.querySelectorAll(`[type=search], li > a`),
    o = Array.from(a ?? []),
    s = o[o.indexOf(n) + r]
  s && (e.preventDefault(), s.focus())
}
var Gi = (0, U.memo)(function ({ note: e, words: t }) {
    let [n, r] = E(),
      i = v(e.id)
    return (0, K.jsxs)(`li`, {
      className: Bi.row,
      'data-current': n === i || void 0,
      children: [
        (0, K.jsx)(T, {
          href: i,
          className: Bi.link,
          'aria-current': n === i ? `page` : void 0,
          onClick: (e) => {
            e.detail > 0 || (e.preventDefault(), r(i, bi))
          },
          onKeyDown: Wi,
          children: (0, K.jsxs)(Ei, {
            note: e,
            words: t,
            children: [
              e.content.pinned && (0, K.jsx)(ki, { children: R.pinned }),
              (0, K.jsx)(Li, { moment: e.moment }),
            ],
          }),
        }),
        (0, K.jsx)(Ui, { note: e }),
      ],
    })
  }),
  Ki = { rows: `_rows_1hoja_2` }
function qi({ notes: e, words: t }) {
  return (0, K.jsx)(`ul`, {
    className: Ki.rows,
    children: e.map((e) => (0, K.jsx)(Gi, { note: e, words: t }, e.id)),
  })
}
function Ji({ look: e = `primary` }) {
  let [, t] = E(),
    n = nr()
  return (0, K.jsxs)(d, {
    look: e,
    waiting: !n,
    onClick: () => {
      n && t(v(crypto.randomUUID()), { state: { isNew: !0 } })
    },
    children: [(0, K.jsx)(Vr, {}), R.newNote],
  })
}
var Yi = { head: `_head_1373e_2`, title: `_title_1373e_19` }
function Xi({ isList: e, children: t }) {
  return (0, K.jsxs)(`div`, {
    className: Yi.head,
    children: [
      e
        ? (0, K.jsx)(a, { title: R.title, children: R.title })
        : (0, K.jsx)(T, { href: g.home, className: Yi.title, children: R.title }),
      (0, K.jsx)(T, {
        href: l.trash,
        className: p.button,
        'aria-label': R.trash,
        title: R.trash,
        children: (0, K.jsx)(Br, {}),
      }),
      (0, K.jsx)(Ji, {}),
      t,
    ],
  })
}
var Zi = { search: `_search_1w15n_2`, input: `_input_1w15n_16` }
function Qi(e, t) {
  let [, n] = E(),
    r = (0, U.useRef)(!1),
    i = () => {
      ;(e.current?.focus(), e.current?.select(), (r.current = document.activeElement !== e.current))
    },
    a = (0, U.useEffectEvent)((e) => {
      ;(!e.ctrlKey && !e.metaKey) ||
        e.key.toLowerCase() !== `k` ||
        document.querySelector(`dialog[open]`) ||
        (e.preventDefault(), i(), r.current && n(g.home))
    }),
    o = (0, U.useEffectEvent)(() => {
      r.current && i()
    })
  ;((0, U.useEffect)(() => {
    let e = (e) => a(e)
    return (addEventListener(`keydown`, e), () => removeEventListener(`keydown`, e))
  }, []),
    (0, U.useEffect)(() => {
      t && o()
    }, [t]))
}
var $i = 100
function ea({ isList: e, onEnter: t }) {
  let n = (0, U.useId)(),
    r = (0, U.useRef)(null),
    { query: i, search: a } = pi()
  return (
    Qi(r, e),
    (0, K.jsxs)(`search`, {
      className: Zi.search,
      children: [
        (0, K.jsx)(`label`, { htmlFor: n, className: `visually-hidden`, children: z.label }),
        (0, K.jsx)(Hr, {}),
        (0, K.jsx)(`input`, {
          ref: r,
          id: n,
          type: `search`,
          className: Zi.input,
          placeholder: z.label,
          maxLength: $i,
          autoComplete: `off`,
          spellCheck: !1,
          'aria-keyshortcuts': `Control+K Meta+K`,
          value: i,
          onChange: ({ currentTarget: e }) => a(e.value),
          onKeyDown: (e) => {
            Fe(e) ||
              (e.key === `Enter` && t(),
              e.key === `Escape` && i !== `` && (e.preventDefault(), a(``)),
              Wi(e))
          },
        }),
      ],
    })
  )
}
var ta = { status: `_status_apo4h_2` },
  na = 700
function ra({ words: e, found: t, loaded: n, onClear: r }) {
  let i = q(),
    a = w(i, (e) => e.hasTag(`paging`)),
    o = w(i, ({ context: e }) => e.list.isComplete),
    s = w(i, ({ context: e }) => e.pagesFailure),
    c = e.length > 0,
    l = a ? z.searching(t, n) : z.found(t, o ? null : n),
    u = gi(c ? l : ``, na),
    f = () => i.send({ type: `list.all` })
  return (0, K.jsxs)(`div`, {
    className: ta.status,
    'data-searching': c || void 0,
    children: [
      (0, K.jsx)(`output`, { className: `visually-hidden`, children: c && u }),
      c &&
        (0, K.jsxs)(K.Fragment, {
          children: [
            (0, K.jsx)(`p`, { children: l }),
            a &&
              (0, K.jsx)(d, {
                look: `quiet`,
                onClick: () => i.send({ type: `list.stop` }),
                children: z.stop,
              }),
            !a && !o && (0, K.jsx)(d, { look: `quiet`, onClick: f, children: z.searchAll }),
            t === 0 && (0, K.jsx)(d, { look: `quiet`, onClick: r, children: z.clear }),
            (0, K.jsx)(y, { onSubmit: f, children: (0, K.jsx)(ie, { failure: s }) }),
          ],
        }),
    ],
  })
}
function ia({ isList: e }) {
  let t = q(),
    n = w(t, ({ context: e }) => e.list),
    r = w(t, (e) => e.hasTag(`live`)),
    [, i] = E(),
    { query: a, search: o } = pi(),
    s = (0, U.useDeferredValue)(a),
    c = (0, U.useMemo)(() => ti(s), [s]),
    l = (0, U.useMemo)(() => Jn(n), [n]),
    u = (0, U.useMemo)(() => (c.length > 0 ? l.filter(({ content: e }) => ri(e, c)) : l), [l, c]),
    { limit: d, raiseAbove: f } = oa(s),
    p = (0, U.useMemo)(() => u.slice(0, d), [u, d]),
    m = () => {
      ;(document.querySelector(`input[type=search]`)?.focus(), o(``))
    },
    h = () => {
      let e = ti(a),
        t = e.length > 0 && l.find(({ content: t }) => ri(t, e))
      t && i(v(t.id), bi)
    },
    g = () => f(p.length)
  return (0, K.jsxs)(`nav`, {
    'aria-label': R.list,
    id: e ? `content` : void 0,
    className: Ti.pane,
    children: [
      (0, K.jsx)(Xi, { isList: e, children: (0, K.jsx)(ea, { isList: e, onEnter: h }) }),
      (0, K.jsxs)(`div`, {
        className: Ti.scroll,
        children: [
          (0, K.jsx)(ra, { words: c, found: u.length, loaded: l.length, onClear: m }),
          (0, K.jsx)(yi, { hasNotes: l.length > 0 }),
          r && l.length === 0 && (0, K.jsx)(hi, {}),
          (0, K.jsx)(qi, { notes: p, words: c }),
          p.length < u.length &&
            (0, K.jsx)(Si, { onClick: g, children: c.length > 0 ? z.showMore : R.more }),
          c.length === 0 && p.length === u.length && (0, K.jsx)(wi, { list: t, onMore: g }),
        ],
      }),
    ],
  })
}
var aa = 100
function oa(e) {
  let [t, n] = (0, U.useState)({ query: e, limit: aa }),
    r = t.query === e ? t.limit : aa
  return { limit: r, raiseAbove: (t) => n({ query: e, limit: Math.max(r, t + aa) }) }
}
var $ = {
    layout: `_layout_9uggo_2`,
    notices: `_notices_9uggo_8`,
    panes: `_panes_9uggo_26`,
    page: `_page_9uggo_32`,
  },
  sa = e({ NotebookLayout: () => la }),
  ca = c(() => n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.o)), `OwnDeviceQuestion`)
function la({ children: e }) {
  let [t] = E(),
    n = q(),
    { user: r } = re(),
    i = w(Pr(), ({ context: e }) => e.trouble),
    a = t === g.home,
    o = Ir()
  ;((0, U.useEffect)(() => n.send({ type: `list.open` }), [n]),
    (0, U.useEffect)(() => da(() => o.send({ type: `trash.tidy` })), [o]),
    (0, U.useEffect)(() => void tr(), []))
  let s = w(n, ({ context: e }) => ua(e.list))
  return (
    fa(a),
    (0, K.jsxs)(`div`, {
      className: $.layout,
      children: [
        (0, K.jsx)(Ee, { width: `full`, tools: (0, K.jsx)(Le, {}) }),
        (0, K.jsxs)(`aside`, {
          'aria-label': pe.notices,
          className: $.notices,
          children: [
            (0, K.jsx)(xe, {}),
            (0, K.jsx)(Lr, { trouble: i }),
            r &&
              (0, K.jsx)(U.Suspense, {
                children: (0, K.jsx)(ca, { uid: r.uid, isTimely: a && s }),
              }),
          ],
        }),
        (0, K.jsxs)(`main`, {
          className: $.panes,
          'data-shown': a ? `list` : `page`,
          children: [
            (0, K.jsx)(ia, { isList: a }),
            (0, K.jsxs)(`div`, {
              id: a ? void 0 : `content`,
              className: $.page,
              children: [!a && (0, K.jsx)(Xr, {}), e],
            }),
          ],
        }),
        (0, K.jsx)(qr, {}),
      ],
    })
  )
}
function ua({ live: e, rows: t }) {
  return e.length + t.length > 0
}
function da(e) {
  let t = setTimeout(e, 5e3)
  return () => clearTimeout(t)
}
function fa(e) {
  let t = (0, U.useRef)(0)
  ;(0, U.useLayoutEffect)(() => {
    if (!e) return
    let n = requestAnimationFrame(() => scrollTo(0, t.current)),
      r = () => {
        t.current = scrollY
      }
    return (
      addEventListener(`scroll`, r, { passive: !0 }),
      () => {
        ;(cancelAnimationFrame(n), removeEventListener(`scroll`, r))
      }
    )
  }, [e])
}
function pa(e) {
  let t = () => {
    let { isShared: t } = _.getState()
    Jt(e) === `yes` && !t && je()
  }
  return (t(), F.subscribe(t))
}
var ma = (0, U.createContext)({ queue: Ie, want: () => {} })
function ha() {
  let { queue: e, want: t } = (0, U.use)(ma)
  return ((0, U.useEffect)(t, [t]), e)
}
var ga = s(() => n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.s)), `UploadsScope`, _a)
function _a({ onQueue: e }) {
  return ((0, U.useEffect)(() => e(Se), [e]), null)
}
var va = 5e3
function ya({ uid: e, children: t }) {
  let [n, r] = (0, U.useState)(Ie),
    [i, a] = (0, U.useReducer)(() => !0, !1),
    o = w(q(), (e) => e.hasTag(`live`))
  return (
    (0, U.useEffect)(() => {
      let e = setTimeout(a, va)
      return () => clearTimeout(e)
    }, []),
    (0, K.jsxs)(ma, {
      value: { queue: n, want: a },
      children: [
        t,
        (0, K.jsx)(U.Suspense, { children: (i || o) && (0, K.jsx)(ga, { uid: e, onQueue: r }) }),
      ],
    })
  )
}
var ba = e({ NotebookScope: () => xa })
function xa({ user: { uid: e }, children: t }) {
  return (
    (0, U.useEffect)(() => pa(e), [e]),
    (0, K.jsx)(Nr, {
      uid: e,
      children: (0, K.jsx)(ya, {
        uid: e,
        children: (0, K.jsx)(fi, { children: (0, K.jsx)(Sa, { children: t }) }),
      }),
    })
  )
}
function Sa({ children: e }) {
  let t = Pr(),
    n = (0, U.useMemo)(() => ({ retry: () => t.send({ type: `outbox.retry` }) }), [t])
  return (0, K.jsx)(me, { value: n, children: e })
}
var Ca = { invitation: `_invitation_12x14_2` },
  wa = e({ NotesView: () => Ta })
function Ta() {
  return (0, K.jsxs)(`div`, {
    className: Ca.invitation,
    children: [(0, K.jsx)(`p`, { children: R.invitation }), (0, K.jsx)(Ji, { look: `plain` })],
  })
}
export {
  Ze as $,
  mn as A,
  N as B,
  Dn as C,
  V as D,
  Cn as E,
  F,
  ut as G,
  xt as H,
  Yt as I,
  rt as J,
  ct as K,
  Rt as L,
  nn as M,
  L as N,
  vn as O,
  Jt as P,
  A as Q,
  Mt as R,
  En as S,
  wn as T,
  Ct as U,
  M as V,
  ot as W,
  Xe as X,
  qe as Y,
  j as Z,
  fr as _,
  Vi as a,
  Ve as at,
  Jn as b,
  Ei as c,
  zr as d,
  Je as et,
  Br as f,
  Or as g,
  Ir as h,
  sa as i,
  We as it,
  en as j,
  R as k,
  wi as l,
  Pr as m,
  ba as n,
  Qe as nt,
  Li as o,
  He as ot,
  Fr as p,
  lt as q,
  ha as r,
  Ke as rt,
  Ai as s,
  wa as t,
  Ye as tt,
  Gr as u,
  dr as v,
  H as w,
  kn as x,
  nr as y,
  jt as z,
}
