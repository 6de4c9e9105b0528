import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { Ct as n, D as r, Ot as i, P as a, R as o, t as s, z as c } from './signIn-DntPV1Db.js'
import { Wt as ee, o as l, r as u } from './libraries-C3SEblF9.js'
import { S as d, a as f, k as p, ot as m, t as h, y as g } from './session-BvuhRVHK.js'
var _ = 1048576,
  te = 10 * _,
  v = _ / 2
function y(e, t, n) {
  return e.count < t.files && e.bytes + n <= t.bytes
}
var b = { files: 2e3, bytes: 1024 * _ },
  x = { files: 20, bytes: 50 * _ }
function S(e) {
  return m(e) ? b : x
}
var C = new Intl.NumberFormat(i)
function w(e) {
  return C.format(e)
}
function T(e) {
  return e === 1 ? `one note` : `${e === 0 ? `no` : w(e)} notes`
}
function E(e) {
  return e === 1 ? `one file` : `${e === 0 ? `no` : w(e)} files`
}
function D(e) {
  return e.charAt(0).toUpperCase() + e.slice(1)
}
function O(e) {
  let t = Math.max(1, Math.ceil(e / 1e3))
  return `about ${t < 90 ? k(t, `second`) : k(Math.ceil(t / 60), `minute`)} left`
}
function k(e, t) {
  return new Intl.NumberFormat(i, { style: `unit`, unit: t, unitDisplay: `long` }).format(e)
}
var A = { layout: `_layout_xwc0y_2`, content: `_content_xwc0y_8` },
  j = e({ BarLayout: () => N }),
  M = u()
function N({ tools: e, children: t }) {
  return (0, M.jsxs)(`div`, {
    className: A.layout,
    children: [
      (0, M.jsx)(p, { width: `column`, tools: e }),
      (0, M.jsx)(`main`, { id: `content`, className: A.content, children: t }),
    ],
  })
}
var P = e({ SignedInLayout: () => F })
function F({ children: e }) {
  return (0, M.jsxs)(N, { tools: (0, M.jsx)(g, {}), children: [(0, M.jsx)(d, {}), e] })
}
var I = t(ee(), 1),
  L = { dialog: `_dialog_xgxn8_2` }
function ne({ heading: e, onClose: t, isWide: n = !1, children: r }) {
  let i = (0, I.useRef)(null)
  return (
    (0, I.useLayoutEffect)(() => {
      let e = i.current
      return (e?.showModal(), () => e?.close())
    }, []),
    (0, M.jsxs)(`dialog`, {
      ref: i,
      className: L.dialog,
      'data-wide': n || void 0,
      'aria-labelledby': `dialog-heading`,
      onCancel: (e) => {
        ;(e.preventDefault(), t())
      },
      onClose: ({ currentTarget: e }) => {
        e.open || (e.showModal(), t())
      },
      children: [(0, M.jsx)(`h2`, { id: `dialog-heading`, children: e }), r],
    })
  )
}
var R = e({ loadNextPages: () => z })
function z(e) {
  a([() => n(() => import(`./errors-BEjgShgZ.js`).then((e) => e.t)), ...(e ? V : B), f])
}
var B = [() => n(() => import(`./auth-CMmJVNKz.js`).then((e) => e.s)), ...s],
  V = [
    ...r.laterParts,
    () => n(() => import(`./database-0CQL_Tu4.js`).then((e) => e.t)),
    () => n(() => import(`./signedIn-3BToAQxf.js`).then((e) => e.s)),
    ...r.pages.map(({ view: e }) => e),
    () => n(() => import(`./account-CfwF0jqK.js`).then((e) => e.t)),
    () => n(() => import(`./auth-CMmJVNKz.js`).then((e) => e.t)),
    () => n(() => import(`./data-B8Ry1Dwk.js`).then((e) => e.r)),
  ]
function H({ href: e, look: t = `plain`, children: n }) {
  return (0, M.jsx)(l, { href: e, className: c.button, 'data-look': t, children: n })
}
function U(e) {
  ;(0, I.useEffect)(() => {
    if (!e) return
    let t = (e) => e.preventDefault()
    return (addEventListener(`beforeunload`, t), () => removeEventListener(`beforeunload`, t))
  }, [e])
}
function W({ text: e, label: t, copiedLabel: n, look: r = `plain` }) {
  let [i, a] = (0, I.useState)(null),
    s = () =>
      navigator.clipboard.writeText(e).then(
        () => a(e),
        () => a(null),
      )
  return (0, M.jsx)(o, { look: r, onClick: () => void s(), children: i === e ? n : t })
}
var G = 6e4
function K(e, t, n) {
  let r = document.createElement(`a`)
  ;((r.href = URL.createObjectURL(new Blob([t], { type: n }))),
    (r.download = e),
    r.click(),
    setTimeout(() => URL.revokeObjectURL(r.href), G))
}
function q(e) {
  let t = `${e.label}: ${e.about}`
  return `fragment` in e
    ? (0, M.jsx)(`a`, {
        href: `#${e.fragment}`,
        className: c.button,
        'data-look': `quiet`,
        'aria-label': t,
        children: e.label,
      })
    : (0, M.jsx)(o, {
        look: `quiet`,
        busy: e.busy ?? !1,
        'aria-label': t,
        onClick: e.onTake,
        children: e.label,
      })
}
var J = {
  row: `_row_1nnq7_2`,
  label: `_label_1nnq7_11`,
  value: `_value_1nnq7_21`,
  editor: `_editor_1nnq7_27`,
  aside: `_aside_1nnq7_34`,
  note: `_note_1nnq7_48`,
}
function Y({ id: e, label: t, value: n, action: r, note: i, onClose: a, children: o }) {
  let s = I.Children.toArray(o).length > 0,
    c = X(s)
  return (0, M.jsxs)(`div`, {
    ref: c,
    id: e,
    className: J.row,
    children: [
      (0, M.jsx)(`h3`, { className: J.label, children: t }),
      s
        ? (0, M.jsx)(`div`, {
            className: J.editor,
            onKeyDown: (e) => {
              e.key === `Escape` && !h(e) && a?.()
            },
            role: `presentation`,
            children: o,
          })
        : (0, M.jsx)(`div`, { className: J.value, children: n }),
      (0, M.jsxs)(`div`, {
        className: J.aside,
        children: [
          (0, M.jsx)(`output`, { className: J.note, children: i }),
          r && !s && (0, M.jsx)(q, { ...r, about: t }),
        ],
      }),
    ],
  })
}
function X(e) {
  let t = (0, I.useRef)(null),
    n = (0, I.useRef)(e)
  return (
    (0, I.useEffect)(() => {
      e !== n.current &&
        ((n.current = e), t.current?.querySelector(`input:not([hidden]), button`)?.focus())
    }, [e]),
    t
  )
}
var Z = e({ PressGuard: () => oe, guardPresses: () => Q }),
  re = 500,
  ie = 24,
  ae = `a[href], button, summary, [role="button"], [role="menuitem"]`
function oe() {
  return ((0, I.useEffect)(Q, []), null)
}
function Q() {
  let e = new AbortController(),
    t = { capture: !0, signal: e.signal },
    n = null
  return (
    addEventListener(
      `pointerdown`,
      (e) => {
        let { timeStamp: t, clientX: r, clientY: i } = e,
          a = n && t - n.at <= re && Math.hypot(r - n.x, i - n.y) <= ie,
          o = n && a ? n.meant : $(e)
        n = { meant: o, before: n?.meant ?? o, at: t, x: r, y: i }
      },
      t,
    ),
    addEventListener(
      `mousedown`,
      ({ detail: e }) => {
        n && e > 1 && (n = { ...n, meant: n.before })
      },
      t,
    ),
    addEventListener(
      `click`,
      (e) => {
        let { control: t, name: r } = $(e)
        e.detail !== 0 &&
          t &&
          n &&
          (t !== n.meant.control || r !== n.meant.name) &&
          (e.preventDefault(), e.stopImmediatePropagation())
      },
      t,
    ),
    addEventListener(`beforeinput`, () => (n = null), t),
    () => e.abort()
  )
}
function $({ target: e }) {
  let t = e instanceof Element ? e.closest(ae) : null
  return { control: t, name: t?.ariaLabel ?? t?.textContent ?? `` }
}
export {
  te as _,
  U as a,
  ne as c,
  E as d,
  w as f,
  S as g,
  O as h,
  W as i,
  P as l,
  D as m,
  Y as n,
  H as o,
  T as p,
  K as r,
  R as s,
  Z as t,
  j as u,
  y as v,
  v as y,
}
