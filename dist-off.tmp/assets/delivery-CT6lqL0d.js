import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { Ct as t } from './signIn-DntPV1Db.js'
import { Et as n } from './libraries-C3SEblF9.js'
import { At as r } from './session-BvuhRVHK.js'
import { o as i, u as a, y as o } from './database-0CQL_Tu4.js'
import { n as s, t as c } from './transactions-u31eEeJM.js'
import { H as l } from './notes-CHUA0GPR.js'
import { a as u, n as d, o as f, r as p } from './list-DjYp-Fnc.js'
var m = e({ deliver: () => _, deliverRow: () => b }),
  h = 1e4,
  g = new Map()
async function _(e, n, r) {
  try {
    return await v(e, n, r)
  } catch (r) {
    if (!c(r)) throw r
    let { findRefusal: i } = await t(async () => {
      let { findRefusal: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.u)
      return { findRefusal: e }
    })
    return i(e, n)
  }
}
async function v(e, t, i) {
  let a = new AbortController(),
    { signal: o } = a,
    s = y(`${e}/${t.noteId}`, () => b(e, t, i, o)),
    c = new n(`deadline-exceeded`, `The server took too long.`)
  return r(h, s, c).finally(() => a.abort())
}
async function y(e, t) {
  let n = Promise.allSettled([g.get(e)]).then(t)
  g.set(e, n)
  try {
    return await n
  } finally {
    g.get(e) === n && g.delete(e)
  }
}
function b(e, t, n, r) {
  return s(e, async (i) => {
    r?.throwIfAborted()
    let a = u(await i.get(p(e, t.noteId))),
      o = l(t, a)
    if (o.kind === `nothing`) return o
    if ((await n(a), r?.throwIfAborted(), o.kind === `step` && a))
      return (i.update(p(e, t.noteId), S(a, t, o.content)), o)
    let s = o.kind === `copy` ? t.edit.opId : t.noteId
    return (
      (s !== t.noteId && (await i.get(p(e, s))).exists()) || (await x(i, e, s, t, o.content)), o
    )
  })
}
async function x(e, t, n, { edit: r }, i) {
  let a = d(await e.get(f(t))),
    s = o()
  ;(e.set(f(t), { count: a + 1, lastId: n }),
    e.set(p(t, n), { ...i, rev: 1, opId: r.opId, parentOpId: null, createdAt: s, updatedAt: s }))
}
function S(e, { edit: t }, n) {
  return { ...n, rev: e.rev + 1, opId: t.opId, parentOpId: e.opId, updatedAt: o() }
}
var C = e({ readDocument: () => T, watchDocument: () => E }),
  w = 5e3
async function T(e, t) {
  return u(await i(p(e, t)))
}
function E(e, t, n) {
  let r,
    i = () => {
      r = a(
        p(e, t),
        (e) => {
          e.exists() || !e.metadata.fromCache ? n.found(u(e)) : n.unreachable()
        },
        () => {
          n.unreachable()
          let e = setTimeout(i, w)
          r = () => clearTimeout(e)
        },
      )
    }
  return (i(), () => r?.())
}
export { m as n, C as t }
