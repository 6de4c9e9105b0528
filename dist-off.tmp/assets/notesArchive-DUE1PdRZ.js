import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { a as t, n, o as r, r as i } from './archive-CPc9s7KJ.js'
import { At as a, Q as o, nt as s } from './session-BvuhRVHK.js'
import {
  S as c,
  T as l,
  _ as u,
  b as d,
  g as f,
  h as p,
  v as m,
  x as h,
  y as g,
} from './moreNotes-ieLMHy8U.js'
import { _, g as v, v as y } from './ui-TOfucVSC.js'
import { f as b, u as x } from './note-494hvh2m.js'
import {
  A as ee,
  B as S,
  H as te,
  N as C,
  Q as ne,
  V as re,
  Z as w,
  k as T,
  nt as E,
  tt as ie,
} from './notes-CHUA0GPR.js'
import { C as ae, E as oe, c as se, n as ce, t as le } from './files-DL1IO9P7.js'
import { r as ue, t as D } from './transactions-u31eEeJM.js'
import { o as O, r as k, y as de } from './database-0CQL_Tu4.js'
import { a as fe, n as pe, o as me, r as he } from './list-DjYp-Fnc.js'
var ge = 8e3
async function _e(e, t) {
  if (t.trouble() === `shared`) return 0
  let n = async () => {
    let n = [...(await t.rows()), ...(await t.uploads.rows())].filter(
        ({ isLasting: e }) => e,
      ).length,
      r = await l(e).then(
        ({ length: e }) => e,
        () => n + 1,
      )
    return Math.max(0, r - n)
  }
  if ((await n()) === 0) return 0
  let r = new AbortController(),
    i = new Promise((e) => {
      let i = t.hear(() => void n().then((t) => t === 0 && e()))
      r.signal.addEventListener(`abort`, i)
    })
  return (await a(ge, i).catch(() => null), r.abort(), n())
}
var ve = { notes: 0, inTrash: 0, conflicts: 0, files: 0, bytes: 0, unsynced: 0 },
  A = 1048576,
  j = 2 * A,
  M = 64 * A
function N({ kind: e }) {
  return e === `note` ? j : e === `row` || e === `text` ? M : _
}
function P(e) {
  let t = e.filter(F)
  return t.length < e.length || !be(t)
    ? `damaged`
    : t.some((e) => e.size > N(e))
      ? `too-large`
      : null
}
function F(e) {
  let { kind: t, size: n, noteId: r, fileId: i, name: a, type: o } = e
  if (t === `text`) return !0
  if (t === `note` || t === `row`) return L(r)
  if (t !== `file` && t !== `upload`) return !1
  let s = typeof a == `string` && a !== `` && a.length <= 200
  return L(r) && L(i) && s && typeof o == `string` && n > 0
}
function I(e) {
  return e.kind === `file` || e.kind === `upload`
}
function ye({ fileId: e, noteId: t, name: n, type: r, size: i }) {
  return { id: e, noteId: t, name: n, type: r, size: i }
}
function be(e) {
  let t = e.flatMap((e) =>
    I(e) ? `file ${e.fileId}` : e.kind === `text` ? [] : `${e.kind} ${e.noteId}`,
  )
  return new Set(t).size === t.length
}
function L(e) {
  return typeof e == `string` && s(e)
}
var xe = /\.[a-z0-9]{1,10}$/i
function R(e) {
  let t = new Set()
  return (n, r) => {
    let i = e ?? xe.exec(n)?.[0] ?? ``,
      a = e === void 0 ? n.slice(0, n.length - i.length) : n
    for (let e = 1; ; e += 1) {
      let n = e === 1 ? `` : ` (${e})`,
        o = `${b(a, n + i) || r}${n}${i}`
      if (!t.has(z(o))) return (t.add(z(o)), o)
    }
  }
}
function z(e) {
  return e.normalize(`NFKC`).toUpperCase().toLowerCase()
}
function Se({ untitled: e, withoutNote: t }) {
  let n = new Map(),
    r = R(`.md`),
    i = (t, i) => {
      let a = r(i, e).slice(0, -3)
      return (n.set(t, a), a)
    }
  return { add: i, has: (e) => n.has(e), of: (e) => n.get(e) ?? n.get(``) ?? i(``, t) }
}
function B(e, { folders: t, names: n }) {
  let r = new Map()
  return ({ noteId: i, name: a }) => {
    let o = t.of(i),
      s = r.get(o) ?? R()
    return (r.set(o, s), `${e}/${o}/${s(a, n.file)}`)
  }
}
function Ce(e) {
  let { source: t, archive: n, counts: r, missing: i, files: a, tell: o } = e,
    s = B(`files`, e),
    c = ({ id: e, noteId: t, name: r, type: i, createdAt: a }, o) => {
      let c = s({ noteId: t, name: r })
      return n.add(c, o, { kind: `file`, noteId: t, fileId: e, name: r, type: i }, a)
    }
  return async (e) => {
    let { noteId: n, id: s, name: l, size: u } = e,
      d = await t.bytes(e)
    ;(o(),
      a.add(s),
      d && d.size > 0
        ? (await c(e, d), (r.files += 1), (r.bytes += d.size))
        : i.push({ noteId: n, fileId: s, name: l, size: u, why: `unreadable` }),
      o())
  }
}
async function V({ files: e }) {
  let t = []
  for await (let n of e()) t.push(...n.filter(we))
  return t
}
function we(e) {
  return e.noteId !== null
}
function Te({ id: e, content: t, createdAt: n, updatedAt: r, ...i }) {
  return { noteId: e, content: t, ...i, createdAt: G(n), updatedAt: G(r) }
}
function Ee({ noteId: e, basis: t, edit: n, unanswered: r = [], refusal: i }) {
  let { content: a, savedAt: o, opId: s } = n
  return { noteId: e, content: a, savedAt: G(o), opId: s, basis: t, unanswered: r, refusal: i }
}
function De(e) {
  if (!i(e)) return null
  let { noteId: t, opId: n, parentOpId: r } = e,
    a = U(e.content)
  return !W(t) ||
    !a ||
    S(a) !== null ||
    typeof n != `string` ||
    (r !== null && typeof r != `string`)
    ? null
    : { noteId: t, content: a, opId: n, parentOpId: r }
}
function Oe(e) {
  if (!i(e)) return null
  let { noteId: t, savedAt: n } = e,
    r = H({ ...e, savedAt: Date.parse(String(n)) }),
    a = e.basis === null ? null : U(e.basis),
    o = Array.isArray(e.unanswered) && e.unanswered.map(H)
  return !W(t) || !r || a === void 0 || !o || !o.every((e) => e !== null)
    ? null
    : { noteId: t, basis: a, edit: r, unanswered: o, refusal: S(r.content) }
}
function H(e) {
  if (!i(e)) return null
  let { opId: t, savedAt: n } = e,
    r = U(e.content)
  return !W(t) || !r || typeof n != `number` ? null : { opId: t, content: r, savedAt: n }
}
function U(e) {
  if (!i(e)) return
  let { title: t, body: n, pinned: r, deleted: a, conflictOf: o } = e
  if (
    typeof t == `string` &&
    typeof n == `string` &&
    typeof r == `boolean` &&
    typeof a == `boolean` &&
    (o === null || W(o))
  )
    return { title: t, body: n, pinned: r, deleted: a, conflictOf: o }
}
function W(e) {
  return typeof e == `string` && s(e)
}
function G(e) {
  return new Date(e).toISOString()
}
async function ke(e, t, n, r, i) {
  let a = (await V(e)).filter(({ state: e }) => e === `there`),
    o = a.reduce((e, { size: t }) => e + t, 0),
    s = { ...ve },
    c = !1,
    l = {
      source: e,
      names: n,
      archive: t,
      counts: s,
      missing: [],
      folders: Se(n),
      notes: new Map(),
      files: new Set(),
      tell: () => {
        r.throwIfAborted()
        let { notes: e, bytes: t } = s,
          n = Math.max(o, t)
        i(
          c && n > 0
            ? { step: `files`, done: t, total: n }
            : { step: `notes`, done: e, total: null },
        )
      },
    }
  ;(l.tell(), await K(l, e.notes()), (c = !0), l.tell())
  let u = Ce(l)
  for (let e of a) await u(e)
  return (await Ae(l), await Pe(l, await Ne(l), u), { counts: s, missing: l.missing })
}
async function K(e, t) {
  for await (let n of t) for (let t of n) await q(e, t)
}
async function q(e, t) {
  let { names: n, archive: r, counts: i, folders: a, notes: o, tell: s } = e,
    { id: c, opId: l, parentOpId: u, content: d, updatedAt: f } = t,
    { deleted: p, conflictOf: m } = d,
    h = o.get(c) ?? { opId: null, deleted: !1, conflictOf: null }
  if (h.opId === l) return
  let { name: g, text: _ } = x(d, n.untitled),
    v = a.has(c) ? a.of(c) : a.add(c, g.slice(0, -3))
  await r.add(`notes/${v}.md`, _, { kind: `text` }, f)
  let y = JSON.stringify(Te(t), null, 2)
  ;(await r.add(`notes/data/${c}.json`, y, { kind: `note`, noteId: c }, f),
    o.set(c, { opId: l, parentOpId: u, deleted: p, conflictOf: m }),
    (i.notes = o.size),
    (i.inTrash += Number(p) - Number(h.deleted)),
    (i.conflicts += Number(m !== null) - Number(h.conflictOf !== null)),
    s())
}
async function Ae(e) {
  let { source: t, names: n, missing: r } = e,
    i = await t.encrypted()
  for (let e = 0; e < i; e += 1)
    r.push({ noteId: null, fileId: null, name: n.encrypted, size: 0, why: `encrypted` })
  let a = await t.rows()
  await K(e, t.changed())
  let o = Me(e)
  for (let t of a) je(e, t) || (await o(t))
}
function je({ notes: e }, { noteId: t, edit: { opId: n } }) {
  let r = e.get(t)
  return e.has(n) || (r !== void 0 && ne(r, n))
}
function Me({ names: e, archive: t, counts: n, folders: r, missing: i, tell: a }) {
  let o = R(`.md`)
  return async (s) => {
    let { noteId: c, edit: l } = s,
      { name: u, text: d } = x(l.content, e.untitled),
      f = u.slice(0, -3)
    r.has(c) || r.add(c, f)
    let p = JSON.stringify(Ee(s), null, 2),
      { size: m } = new Blob([p])
    if (m > 67108864) {
      i.push({ noteId: c, fileId: null, name: f, size: m, why: `too-large` })
      return
    }
    let h = o(f, e.untitled)
    await t.add(`unsynced/${h}`, d, { kind: `text` }, l.savedAt)
    let g = { kind: `row`, noteId: c }
    ;(await t.add(`unsynced/data/${c}.json`, p, g, l.savedAt), (n.unsynced += 1), a())
  }
}
async function Ne(e) {
  let { source: t, archive: n, counts: r, files: i, tell: a } = e,
    o = await t.uploads(),
    s = B(`unsynced/files`, e)
  for (let { id: e, noteId: c, name: l, type: u } of o) {
    if (c === null || i.has(e)) continue
    let o = await t.uploadBytes(e)
    if ((a(), o === null)) continue
    let d = { kind: `upload`, noteId: c, fileId: e, name: l, type: u }
    ;(await n.add(s({ noteId: c, name: l }), o, d), i.add(e), (r.unsynced += 1), a())
  }
  return o
}
async function Pe(e, t, n) {
  let { source: r, notes: i, files: a, missing: o } = e,
    s = await V(r)
  for (let t of s) {
    let { id: o, noteId: s, state: c } = t
    if (c !== `there` || a.has(o)) continue
    let l = i.has(s) ? null : await r.note(s)
    ;(l && (await q(e, l)), await n(t))
  }
  let c = new Set(t.map(({ id: e }) => e)),
    l = s.filter(({ id: e, state: t }) => t === `arriving` && !c.has(e))
  for (let { id: e, noteId: n, name: r, size: i } of t)
    a.has(e) || o.push({ noteId: n, fileId: e, name: r, size: i, why: `unreadable` })
  for (let { id: e, noteId: t, name: n, size: r } of l)
    o.push({ noteId: t, fileId: e, name: n, size: r, why: `not-arrived` })
}
function Fe(e, t) {
  if (!F(e)) throw new n(`damaged`)
  if (e.kind === `text`) return {}
  if (I(e)) return e.kind === `file` ? { files: 1, bytes: t.length } : { unsynced: 1 }
  if (e.kind === `row`) return (Y(e, t), { unsynced: 1 })
  let { deleted: r, conflictOf: i } = J(e, t).content
  return { notes: 1, inTrash: Number(r), conflicts: Number(i !== null) }
}
function J({ noteId: e }, t) {
  let r = De(X(t))
  if (r?.noteId !== e) throw new n(`damaged`)
  return r
}
function Y({ noteId: e }, t) {
  let r = Oe(X(t))
  if (r?.noteId !== e) throw new n(`damaged`)
  return r
}
function X(e) {
  try {
    return JSON.parse(new TextDecoder().decode(e))
  } catch {
    return null
  }
}
function Ie(e, t, n) {
  let r = E(e.content)
  if (!t || n(t.edit.opId)) return { content: r, parked: null }
  let i = { ...t.edit, content: E(t.edit.content) }
  if (S(i.content) !== null) return { content: r, parked: i }
  let a = te({ ...t, edit: i }, { ...e, content: r })
  return a.kind === `nothing`
    ? { content: r, parked: null }
    : a.kind === `step` && S(a.content) === null
      ? { content: a.content, parked: null }
      : { content: r, parked: i }
}
function Le() {
  let e = { notesAdded: 0, notesThere: 0, apart: 0, filesAdded: 0, filesThere: 0 }
  return { tally: { ...le, counts: e }, done: new Set() }
}
function Re(e, t, n) {
  let r = { ...e, bytes: e.bytes + t }
  if (`why` in n) return { ...r, leftOut: [...e.leftOut, n] }
  let i = { ...e.counts }
  for (let e of n.counted) i[e] += 1
  return { ...r, counts: i }
}
function ze(e) {
  let t = new Map()
  for (let n of e) {
    if (n.kind === `text`) continue
    let { noteId: e } = n,
      r = t.get(e) ?? { noteId: e, note: null, row: null, files: [] }
    ;(I(n) ? r.files.push(n) : (r[n.kind] = n), t.set(e, r))
  }
  return [...t.values()]
}
function Be({ note: e, row: t, files: n }) {
  return [e, t, ...n].filter((e) => e !== null)
}
async function Ve(e, t, n, r, i) {
  let a = ze(e.entries.filter(F)),
    o = a.flatMap(Be).reduce((e, { size: t }) => e + t, 0)
  n.tally = { ...n.tally, bytesInAll: o }
  let s = new Set(a.flatMap(({ noteId: e, note: t }) => (t ? e : []))),
    c = {
      archive: e,
      target: t,
      hasNote: (e) => s.has(e),
      isDone: ({ path: e }) => n.done.has(e),
      settle: (e, t) => {
        e &&
          !n.done.has(e.path) &&
          (n.done.add(e.path), (n.tally = Re(n.tally, e.size, t)), i(n.tally))
      },
    }
  for (let e of a) {
    r.throwIfAborted()
    let t = `all of ${e.noteId}`
    if (n.done.has(t)) continue
    let i = await He(c, e)
    if (i) return i
    n.done.add(t)
  }
  return null
}
async function He(e, t) {
  let { target: n, settle: r } = e,
    { note: i, row: a, files: o } = t,
    s = await Ue(e, t),
    c = s?.content.deleted && o.length > 0,
    l = s && { ...s.content, ...(c && { deleted: !1 }) },
    u = t.noteId
  if (l) {
    let { noteId: e, outcome: t } = await Z(n, u, l)
    if (t === `full`) return `notes`
    ;(r(i ?? a, t), (u = e))
  }
  if (s?.parked) {
    let { content: e, opId: i } = s.parked,
      { outcome: o } = await Z(n, t.noteId, e, i)
    if (o === `full`) return `notes`
    r(a, o)
  }
  r(a, { counted: [] })
  for (let t of o) if ((await We(e, t, u)) === `full`) return `files`
  return (c && (await n.throwAway(u)), null)
}
async function Ue({ archive: e, hasNote: t }, { note: n, row: r }) {
  let i = r && Y(r, await e.read(r))
  return n
    ? Ie(J(n, await e.read(n)), i, t)
    : !i || t(i.edit.opId)
      ? null
      : { content: E(i.edit.content), parked: null }
}
async function Z(e, t, n, i) {
  let a = ee(n).title
  if (S(n) !== null) return { noteId: t, outcome: { name: a, why: `too-long` } }
  let o = await e.putNote(t, n)
  if (o === `full`) return { noteId: t, outcome: `full` }
  if (o === `not-allowed`) return { noteId: t, outcome: { name: a, why: `not-allowed` } }
  if (o === `created`) return { noteId: t, outcome: { counted: [`notesAdded`] } }
  if (o === `same`) return { noteId: t, outcome: { counted: [`notesThere`] } }
  if (i !== void 0) return Z(e, i, re(t, n))
  let s = await r(t, n.title, n.body),
    c = await e.putNote(s, { ...n, conflictOf: null })
  return c === `full`
    ? { noteId: s, outcome: `full` }
    : c === `not-allowed`
      ? { noteId: s, outcome: { name: a, why: `not-allowed` } }
      : c === `created`
        ? { noteId: s, outcome: { counted: [`notesAdded`, `apart`] } }
        : { noteId: s, outcome: { counted: [`notesThere`] } }
}
async function We({ archive: e, target: t, isDone: n, settle: i }, a, o) {
  if (n(a)) return null
  let s = new Blob([await e.read(a)], { type: a.type }),
    c = { ...ye(a), noteId: o },
    l = await t.putFile(c, s)
  return (
    l === `deleted-here` && (l = await t.putFile({ ...c, id: await r(c.id, o) }, s)),
    l === `full`
      ? `full`
      : (l === `created`
          ? i(a, { counted: [`filesAdded`] })
          : l === `same`
            ? i(a, { counted: [`filesThere`] })
            : i(a, { name: a.name, why: l }),
        null)
  )
}
var Q = new WeakMap()
async function $(e, t, n, r, i) {
  let a = Q.get(t) ?? Le()
  return (
    Q.set(t, a),
    {
      fullOf: await Ve(
        n,
        Ge(e, n.manifest, r, () => i(a.tally)),
        a,
        r,
        i,
      ),
      tally: a.tally,
    }
  )
}
function Ge(e, { exportedAt: t }, n, i) {
  let a = o(e.uid),
    { rows: s } = C(e.uid),
    c = (e) => r(`import`, t, e)
  return {
    putNote: async (t, n) => {
      let r = (await s()).find((e) => e.noteId === t)
      if (r && w(r.edit.content, n)) return `same`
      try {
        let e = await d(a, t, n, await c(t))
        if (e !== `other`) return e
        let r = await h(a, t)
        return r && w(r.content, n) ? `same` : `other`
      } catch (t) {
        if (D(t)) return qe(a, e)
        throw t
      }
    },
    throwAway: async (e) => Ke(a, e, await c(e)),
    putFile: async ({ id: t, noteId: r, name: o }, s) => {
      let c = await p(new File([s], o))
      if (c.why !== null) return `not-taken`
      let { name: l, size: u, type: d, bytes: f } = c,
        m = { id: t, noteId: r, name: l, size: u, type: d },
        h = !1,
        g = () => {
          ;((h = !0), i())
        }
      try {
        return (await se(a, m, f, n, g)) ? (h ? `created` : `same`) : `deleted-here`
      } catch (t) {
        if (D(t)) return Je(a, e, m)
        throw t
      }
    },
  }
}
function Ke(e, t, n) {
  let r = he(e.uid, t, k(e.session))
  return ue(e, async (e) => {
    let t = fe(await e.get(r))
    t?.opId !== n ||
      t.content.deleted ||
      e.update(r, {
        deleted: !0,
        rev: t.rev + 1,
        opId: crypto.randomUUID(),
        parentOpId: n,
        updatedAt: de(),
      })
  })
}
async function qe(e, t) {
  let n = await O(me(e.uid, k(e.session)))
  return pe(n) >= ie(t) ? `full` : `not-allowed`
}
async function Je(e, t, { noteId: n, size: r }) {
  let i = n === null ? null : await h(e, n)
  if (!i || i.content.deleted) return `note-gone`
  let a = await O(ae(e.uid, k(e.session)))
  return y(oe(a), v(t), r) ? `not-allowed` : `full`
}
var Ye = e({ productArchive: () => Ze }),
  Xe = { untitled: T.untitled, ...ce },
  Ze = {
    contents: Qe,
    pack: ({ uid: e }, t, n, r) => ke(et(e), t, Xe, n, r),
    refusalOf: P,
    readEntry: Fe,
    restore: $,
  }
async function Qe(e) {
  let { rows: t, uploads: n } = C(e),
    [{ notes: r, files: i, bytes: a }, s, l] = await Promise.all([c(o(e)), t(), n.rows()])
  return { notes: r, files: i, bytes: a, unsynced: s.length + l.length }
}
var $e = 6e4
function et(e) {
  let n = o(e),
    r = C(e),
    i = 0
  return {
    notes: async function* () {
      ;((i = (await m(n)) - $e), yield* u(n))
    },
    changed: () => g(n, i),
    note: (e) => h(n, e),
    files: () => f(n),
    bytes: t(n),
    rows: async () => (r.tell({ type: `flush` }), await r.settled(), r.rows()),
    encrypted: () => _e(e, r),
    uploads: r.uploads.rows,
    uploadBytes: r.uploads.bytes,
  }
}
export { Ye as t }
