import { Et as e } from './libraries-C3SEblF9.js'
import { n as t } from './database-0CQL_Tu4.js'
import { Q as n } from './session-BvuhRVHK.js'
var r = [`permission-denied`, `invalid-argument`, `storage/unauthorized`]
function i(t) {
  return t instanceof e && r.includes(t.code)
}
function a(e) {
  let t = new Map()
  return {
    work: (n) => {
      t.clear()
      let r = n.get.bind(n)
      return (
        (n.get = async (e) => {
          let n = await r(e)
          return (t.set(e.path, o(n)), n)
        }),
        e(n)
      )
    },
    found: () => s([...t]),
  }
}
function o(e) {
  return s(Object.entries(e.data() ?? {}))
}
function s(e) {
  return e
    .map((e) => JSON.stringify(e))
    .sort()
    .join()
}
var c = 20,
  l = 300
function u(e, t) {
  return d(n(e), t)
}
async function d(n, r) {
  let o = null,
    s = !1
  for (let e = 1; e <= c; e += 1) {
    let c = a(r)
    try {
      return await t(n, c.work)
    } catch (e) {
      let t = c.found() === o
      if (!i(e) || (t && s)) throw e
      o = t ? null : c.found()
    }
    o === null ? (await n.session.currentUser?.getIdToken(!0), (s = !0)) : await f(e)
  }
  throw new e(`aborted`, `Others were quicker each time.`)
}
function f(e) {
  let t = Math.random() * l * Math.min(e, 5)
  return new Promise((e) => setTimeout(e, t))
}
export { u as n, d as r, i as t }
