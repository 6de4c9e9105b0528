import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  _ as t,
  a as n,
  d as r,
  f as i,
  g as a,
  h as o,
  l as s,
  m as c,
  p as l,
  r as u,
  s as d,
  u as f,
} from './database-0CQL_Tu4.js'
function p(e, t = u()) {
  return a(t, `users`, e, `notes`)
}
function m(e, n, r = u()) {
  return t(p(e, r), n)
}
function h(e, n = u()) {
  return t(n, `users`, e, `usage`, `notes`)
}
function g(e) {
  let { count: t = 0 } = e.data() ?? {}
  return t
}
function _(e) {
  let t = e.data()
  if (!t) return null
  let {
    title: n,
    body: r,
    pinned: i,
    deleted: a,
    conflictOf: o,
    rev: s,
    opId: c,
    parentOpId: l,
  } = t
  return {
    id: e.id,
    content: { title: n, body: r, pinned: i, deleted: a, conflictOf: o },
    rev: s,
    opId: c,
    parentOpId: l,
    createdAt: v(t.createdAt),
    updatedAt: v(t.updatedAt),
  }
}
function v(e) {
  return e instanceof o ? e.seconds * 1e3 + e.nanoseconds / 1e6 : Date.now()
}
var y = e({ followList: () => b, readNotes: () => S, readPageAfter: () => x })
function b(e, t, n) {
  let { onPage: r, onChange: i, onSilence: a, onError: o } = n,
    s,
    c = f(
      C(e, t),
      { includeMetadataChanges: !0 },
      ({ docs: t, metadata: n }) => {
        if (n.fromCache) return a()
        let c = E(t)
        ;(r(c), c.length < 30 || (s ??= f(w(e, c), (e) => i(E(e.docs)), o)))
      },
      o,
    )
  return () => {
    ;(c(), s?.())
  }
}
async function x(e, t, n) {
  let r = l(...(t === `notes` ? [n.content.pinned] : []), T(n.updatedAt))
  return E((await d(i(C(e, t), r))).docs)
}
async function S(e, t) {
  return E(await Promise.all(t.map((t) => n(m(e, t)))))
}
function C(e, t) {
  let n = [...(t === `notes` ? [r(`pinned`, `desc`)] : []), r(`updatedAt`, `desc`)]
  return i(p(e), c(`deleted`, `==`, t === `trash`), ...n, s(30))
}
function w(e, t) {
  let n = Math.max(...t.map(({ updatedAt: e }) => e))
  return i(p(e), c(`updatedAt`, `>`, T(n)), r(`updatedAt`, `desc`), s(30))
}
function T(e) {
  let t = Math.floor(e / 1e3),
    n = Math.round((e - t * 1e3) * 1e3)
  return new o(t, n * 1e3)
}
function E(e) {
  return e.map(_).filter((e) => e !== null)
}
export { _ as a, p as i, g as n, h as o, m as r, y as t }
