import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Ct as n,
  H as r,
  I as i,
  K as a,
  L as o,
  M as s,
  O as c,
  Q as l,
  R as u,
  St as d,
  Z as f,
  at as p,
  j as m,
  k as h,
  ot as g,
  st as _,
  tt as v,
  xt as y,
} from './signIn-DntPV1Db.js'
import {
  Bt as b,
  It as x,
  Lt as S,
  Rt as C,
  Wt as ee,
  a as w,
  d as te,
  m as ne,
  n as re,
  o as T,
  p as ie,
  r as ae,
  u as E,
  zt as D,
} from './libraries-C3SEblF9.js'
import {
  E as O,
  Q as k,
  n as oe,
  nt as se,
  t as ce,
  u as le,
  w as ue,
  x as de,
} from './session-BvuhRVHK.js'
import { a as fe, c as pe, f as A, i as me, n as he, o as ge, r as _e } from './ui-TOfucVSC.js'
import {
  $ as j,
  A as ve,
  D as ye,
  F as be,
  G as xe,
  I as Se,
  J as Ce,
  K as we,
  N as M,
  O as N,
  P as Te,
  Q as Ee,
  V as De,
  W as P,
  X as F,
  Y as Oe,
  Z as ke,
  _ as Ae,
  d as je,
  f as Me,
  j as Ne,
  k as I,
  m as Pe,
  o as Fe,
  p as Ie,
  q as Le,
  r as Re,
  tt as ze,
  v as Be,
  y as Ve,
} from './notes-CHUA0GPR.js'
var L = t(ee(), 1),
  R = ae(),
  He = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\p{Z}*(?:\.|$)/iu
function Ue(e) {
  return He.test(e)
}
var We = /[\\/:*?"<>|\p{C}\p{Z}]+/gu,
  Ge = { units: 80, bytes: 200 },
  Ke = new TextEncoder()
function z(e, t = ``) {
  let n = e
    .normalize()
    .replace(We, ` `)
    .replace(/^[. ]+/, ``)
  return qe(Ue(n) ? `_${n}` : n, t).replace(/[. ]+$/, ``)
}
function qe(e, t) {
  let n = t.length,
    r = Ke.encode(t).length,
    i = 0
  for (let t of e) {
    if (((n += t.length), (r += Ke.encode(t).length), n > Ge.units || r > Ge.bytes)) break
    i += t.length
  }
  return e.slice(0, i)
}
var Je = /^.*[\\/]/s,
  Ye = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu,
  Xe = /[<>:"|?*]/g,
  B = /[.\p{Z}]+$/u,
  Ze = /^[.\p{Z}]+/u,
  Qe = /\.[^.\p{Z}]{1,16}$/u
function $e(e, t = `File`) {
  let n = e.replace(Je, ``).replace(Ye, ``).replace(Xe, `-`).normalize(`NFC`).replace(B, ``),
    r = Qe.exec(n)?.[0] ?? ``,
    i = n.slice(0, n.length - r.length).replace(Ze, ``) || t,
    a = tt(Ue(i + r) ? `_${i}` : i, 200 - r.length)
  return (r ? a : a.replace(B, ``)) + r
}
function et(e) {
  return e.replace(/\.[^.]+$/, ``)
}
function tt(e, t) {
  if (e.length <= t) return e
  let n = 0
  for (let r of de(e)) {
    if (n + r.length > t) break
    n += r.length
  }
  return e.slice(0, n)
}
function V(e, t) {
  let { title: n, body: r } = e,
    i = n.trim() && `# ${n.trim()}\n\n`
  return { name: `${z(ve(e).title, `.md`) || t}.md`, text: i + r }
}
function H(e) {
  ;(Se(e, `yes`), `storage` in navigator && navigator.storage.persist().catch(() => null))
}
function nt(e) {
  ;(Se(e, `no`), M(e).cache.clear())
}
var U = {
  tab: `Note`,
  title: `Title`,
  body: `Text`,
  bodyPlaceholder: `Start writing`,
  pin: `Pin`,
  unpin: `Unpin`,
  toTrash: `Move to trash`,
  preview: `Preview`,
  picture: `Picture`,
  table: `Table`,
  code: `Code`,
  done: `Done`,
  toDo: `To do`,
  nothingToPreview: `Nothing to preview.`,
  plainPreview: `This text is too complex for a preview. Here it is as you wrote it.`,
  pieceMissing: `This part couldn’t be loaded. Reload the page.`,
  opening: `Opening…`,
  edited: `Edited`,
  counts: (e, t) => `${W(e, `word`)} · ${W(t, `character`)}`,
  missing: `Note not found`,
  missingLead: `It may have been permanently deleted, or the link may be incomplete.`,
  unreachable: `This note isn’t available offline`,
  unreachableLead: `It isn’t on this device, and we can’t reach the server. It will open when you’re back online.`,
  saving: `Saving…`,
  saved: `Saved`,
  onDevice: `Saved on this device`,
  notYet: `Not saved yet. Keep this page open.`,
  refused: `Couldn’t be saved`,
  titleTooLong: `The title is too long.`,
  bodyTooLong: `The text is too long.`,
  excess: (e) => `Shorten it by ${W(e, `character`)}.`,
  inTrash: `This note is in the trash.`,
  restore: `Restore`,
}
function W(e, t) {
  return `${A(e)} ${t}${e === 1 ? `` : `s`}`
}
var G = {
    banner: `Conflicted copy`,
    bannerLead: `This text was also changed on another device, so both versions were kept.`,
    compare: `Compare`,
    heading: `Compare versions`,
    opening: `Opening the other version…`,
    legend: `Text that is only in this version is underlined. Text that is only in the other version is struck through.`,
    title: `Title`,
    body: `Text`,
    same: `Both versions are the same.`,
    skipped: `Unchanged text`,
    inTrash: `The other version is in the trash. Keeping this one restores it.`,
    alone: `The other version was permanently deleted. You can keep this copy as a note.`,
    unreachable: `The other version isn’t on this device, and we can’t reach the server.`,
    failed: {
      keeping: `We couldn’t update the other version. Try again.`,
      parting: `This copy has files that can’t be moved right now. Try again when you’re back online.`,
    },
    keepThis: `Keep this version`,
    keepingThis: `Keeping…`,
    keepOther: `Keep other version`,
    keepBoth: `Keep both`,
    keepAsNote: `Keep as a note`,
    close: `Decide later`,
  },
  K = {
    notAllowed: `The server rejected this note. Your text is still here.`,
    tooMany: (e) =>
      `You’ve reached the limit of ${A(e)} notes. Permanently delete a note from the trash, then try again.`,
    tooManyUnvouched: (e) =>
      `You’ve reached the limit of ${A(e)} notes. Verify your email to store many more.`,
    openTrash: `Open the trash`,
    verifyEmail: `Verify your email`,
    createAccount: `Create an account`,
    tryAgain: `Try again`,
    copy: `Copy text`,
    copied: `Copied`,
    download: `Download`,
    discard: `Discard`,
    askDiscard: `Discard unsaved changes?`,
    discardLead: `Everything you wrote since the last save will be permanently lost.`,
    keep: `Keep it`,
  },
  rt = {
    title: `Trash`,
    lead: `Notes in the trash are permanently deleted after 30 days.`,
    empty: `The trash is empty.`,
    reading: `Loading trash…`,
    unreachable: `The trash can’t be loaded right now. It will appear when the server responds.`,
    restore: `Restore`,
    restoreNote: (e) => `Restore “${e}”`,
    remove: `Delete permanently`,
    removeNote: (e) => `Delete permanently: “${e}”`,
    goesSoon: `Deleted within a day`,
    goesIn: (e) => `Deleted in ${e} days`,
    emptyTrash: `Empty trash`,
    askOne: (e) => `Delete “${e}” permanently?`,
    askAll: `Empty trash?`,
    cannotUndo: `This can’t be undone.`,
    confirmOne: `Delete permanently`,
    confirmAll: `Delete all`,
    keepOne: `Keep it`,
    keepAll: `Keep them`,
    removing: (e) =>
      e === 0 ? `Deleting…` : e === 1 ? `One note deleted so far…` : `${e} notes deleted so far…`,
    removed: (e) =>
      e === 0 ? `Nothing was deleted.` : e === 1 ? `One note deleted.` : `${e} notes deleted.`,
    stop: `Stop`,
    leave: `Keep the rest`,
  },
  it = { role: `group`, tabIndex: 0 }
function at({ label: e, className: t, children: n }) {
  return (0, R.jsx)(`div`, { ...it, 'aria-label': e, className: t, children: n })
}
function ot({ row: e, delivered: t, server: n, cache: r }) {
  if (e === void 0) return { kind: `unknown` }
  if (e) return { kind: `shown`, content: e.edit.content, editedAt: e.edit.savedAt }
  if (t && !st(t, n ?? null)) return { kind: `shown`, content: t.content, editedAt: t.savedAt }
  let i = n ?? (n === void 0 ? r : null)
  return i
    ? { kind: `shown`, content: i.content, editedAt: i.updatedAt }
    : { kind: n === null ? `missing` : `unknown` }
}
function st({ opId: e, content: t }, n) {
  return n !== null && (Ee(n, e) || j(n.content, t))
}
var ct = [`keep`, `flush`, `closing`],
  lt = ({ input: { uid: e, noteId: t, isNew: n }, sendBack: r, receive: i }) => {
    n && r({ type: `note.begun` })
    let a = M(e).hear((e) => {
        ;(e.type === `copied` && r({ type: `note.copied`, noteId: e.noteId, copyId: e.copyId }),
          ct.includes(e.type) && r({ type: `draft.leave` }))
      }),
      o = dt(e, t, r)
    return (
      i((t) => {
        ;(o(), (o = dt(e, t.noteId, r)))
      }),
      () => {
        ;(o(), a())
      }
    )
  },
  ut = 5e3
function dt(e, t, r) {
  let i = M(e),
    a = new AbortController(),
    { signal: o } = a,
    s = { row: void 0, delivered: null, server: void 0, cache: null },
    c,
    l = () => {
      if (o.aborted || !g.isCurrent()) return
      let e = ot(s)
      if (e.kind === `missing`) return r({ type: `note.missing` })
      if (e.kind === `unknown`) return
      let { content: t, editedAt: n } = e
      r({ type: `note.read`, content: t, editedAt: n, row: s.row ?? null })
    },
    u = (e) => {
      ;(s.row && !e && s.row.refusal === null && d(s.row.edit), (s.row = e), l())
    },
    d = (e) => {
      ;((s.delivered = e), clearTimeout(c), (c = setTimeout(() => void f(e), ut)))
    },
    f = async (r) => {
      let { readDocument: i } = await n(async () => {
          let { readDocument: e } = await import(`./delivery-CT6lqL0d.js`).then((e) => e.t)
          return { readDocument: e }
        }),
        a = await i(e, t).catch(() => void 0)
      if (!(o.aborted || s.delivered !== r)) {
        if (a === void 0) return d(r)
        ;((s.server = a), p())
      }
    },
    p = () => {
      ;((s.delivered = null), l())
    },
    m = async () => {
      ;((s.cache = await i.cache.note(t)), !o.aborted && s.server === void 0 && l())
    },
    h = async () => {
      let { watchDocument: a } = await n(async () => {
        let { watchDocument: e } = await import(`./delivery-CT6lqL0d.js`).then((e) => e.t)
        return { watchDocument: e }
      })
      if (o.aborted) return
      let c = a(e, t, {
        found: (e) => {
          ;((s.server = e),
            s.delivered && st(s.delivered, e) && (s.delivered = null),
            e ? i.cache.putNote(e) : i.cache.remove(t),
            l())
        },
        unreachable: () => {
          ot(s).kind === `unknown` && r({ type: `note.unreachable` })
        },
      })
      o.addEventListener(`abort`, c)
    },
    g = Ne(i, (e) => u(e.find((e) => e.noteId === t) ?? null)),
    _ = i.hear((e) => {
      e.type === `copied` && e.noteId === t && g.afterReading(p)
    })
  m()
  let v = () => {
    h().catch(() => {
      ;(r({ type: `note.unreachable` }), addEventListener(`online`, v, { signal: o, once: !0 }))
    })
  }
  return (
    v(),
    () => {
      ;(a.abort(), g.stop(), _(), clearTimeout(c))
    }
  )
}
function ft(e, t) {
  return _t(ht(e, t, we, pt))
}
var pt = (e, t) => ht(e, t, Le, mt),
  mt = (e, t) => [...q(`removed`, e), ...q(`added`, t)]
function ht(e, t, n, r) {
  let [i, a] = [n(e), n(t)],
    { start: o, end: s } = P(i, a),
    c = (e) => e.slice(o, e.length - s)
  return [
    ...q(`same`, i.slice(0, o).join(``)),
    ...gt(c(i), c(a), r),
    ...q(`same`, i.slice(i.length - s).join(``)),
  ]
}
function gt(e, t, n) {
  return xe(e, [t])
    ? Ce(e, t).flatMap(({ common: e, buffer1: t, buffer2: r }) =>
        e ? q(`same`, e.join(``)) : n(t.join(``), r.join(``)),
      )
    : mt(e.join(``), t.join(``))
}
function q(e, t) {
  return t === `` ? [] : [{ kind: e, text: t }]
}
function _t(e) {
  let t = []
  for (let { kind: n, text: r } of e) {
    let e = t.at(-1)
    e?.kind === n ? (e.text += r) : t.push({ kind: n, text: r })
  }
  return t
}
function vt(e, t) {
  let n = 0,
    r = ``
  for (let i of t)
    (typeof i == `string` ? (r += i) : i > 0 && (r += e.slice(n, n + i)),
      typeof i == `number` && (n += Math.abs(i)))
  return r + e.slice(n)
}
function yt(e, t) {
  let n = 0
  return t.map((t) =>
    typeof t == `string` ? -t.length : ((n += Math.abs(t)), t > 0 ? t : e.slice(n + t, n)),
  )
}
function bt(e, t, n) {
  let r = [],
    [i, a] = [[...e], [...t]]
  for (let e = i.shift(); e !== void 0; e = i.shift()) {
    let t = a.shift() ?? 1 / 0
    if (typeof t == `string` && !(n && typeof e == `string`)) (r.push(t.length), i.unshift(e))
    else if (typeof e == `string`) (r.push(e), a.unshift(t))
    else if (typeof t == `number`) {
      let n = Math.min(Math.abs(e), Math.abs(t))
      ;(t > 0 && r.push(Math.sign(e) * n), i.unshift(...xt(e, n)), a.unshift(...xt(t, n)))
    }
  }
  return r
}
function xt(e, t) {
  let n = Math.abs(e) - t
  return n === 0 ? [] : [Math.sign(e) * n]
}
function St(e) {
  return e.every((e) => (typeof e == `string` ? e === `` : e >= 0))
}
function Ct(e, t) {
  let n = [],
    r = ``
  for (let { kind: i, text: a } of [...ft(e, t), wt])
    i === `removed`
      ? (r = a)
      : (n.push(...Tt(r, i === `added` ? a : ``)), (r = ``), i === `same` && n.push(a.length))
  return n
}
var wt = { kind: `same`, text: `` }
function Tt(e, t) {
  let { start: n, end: r } = P(e, t)
  return [n, t.slice(n, t.length - r), n + r - e.length, r]
}
var J = { undo: [], redo: [], open: null },
  Et = 1e3
function Dt(e, t) {
  let { inputType: n, moment: r } = t,
    i = At(t)
  if (i.removed === `` && i.put === ``) return e
  let a = e.open && Mt(e.open, i, t),
    o = a && e.open ? Nt(e.open, i) : i
  return {
    undo: [...(a ? e.undo.slice(0, -1) : e.undo.slice(-499)), [o.at, o.removed, -o.put.length]],
    redo: [],
    open: { ...o, inputType: n, moment: r },
  }
}
function Y(e, t, n) {
  let { undo: r, redo: i } = e
  if (t === n) return e
  if (r.length + i.length === 0) return J
  let a = Ct(t, n)
  return { undo: Pt(r, a), redo: Pt(i, a), open: null }
}
function Ot(e) {
  return { ...e, open: null }
}
function kt({ undo: e, redo: t }, n, r) {
  let [i, a] = n === `undo` ? [e, t] : [t, e],
    o = i.at(-1)
  if (!o) return null
  let s = i.slice(0, -1),
    c = [...a, yt(r, o)]
  return {
    history: { ...(n === `undo` ? { undo: s, redo: c } : { undo: c, redo: s }), open: null },
    text: vt(r, o),
  }
}
function At({ before: e, after: t, caret: n }) {
  let r = jt(e, t.slice(n)),
    [i, a] = [e.slice(0, e.length - r), t.slice(0, t.length - r)],
    { start: o } = P(i, a)
  return { at: o, removed: i.slice(o), put: a.slice(o) }
}
function jt(e, t) {
  let n = 0
  for (; n < Math.min(e.length, t.length) && e.at(-1 - n) === t.at(-1 - n);) n += 1
  return n
}
function Mt(e, t, { inputType: n, moment: r }) {
  if (n !== e.inputType) return !1
  let [i, a] = [e.at + e.put.length, t.at + t.removed.length]
  return /composition/i.test(n)
    ? t.at <= i && a >= e.at
    : r - e.moment > Et
      ? !1
      : n === `insertText`
        ? t.removed === `` && t.at === i
        : n === `deleteContentBackward`
          ? t.put === `` && a === e.at
          : n === `deleteContentForward` && t.put === `` && t.at === e.at
}
function Nt(e, t) {
  let n = Math.max(0, e.at - t.at),
    r = Math.max(0, t.at - e.at),
    i = e.at + e.put.length,
    a = t.at + t.removed.length
  return {
    at: Math.min(e.at, t.at),
    removed: t.removed.slice(0, n) + e.removed + t.removed.slice(Math.max(0, i - t.at)),
    put: e.put.slice(0, r) + t.put + e.put.slice(Math.max(0, a - e.at)),
  }
}
function Pt(e, t) {
  let n = [],
    r = t
  for (let t of e.toReversed()) (n.push(bt(t, r, !0)), (r = bt(r, t, !1)))
  return n.toReversed().filter((e) => !St(e))
}
var Ft = {
  content: F,
  row: null,
  editedAt: null,
  seen: null,
  sent: F,
  hasTyped: !1,
  typingSince: null,
  takeovers: 0,
  histories: { title: J, body: J },
  isComposing: !1,
  unshown: null,
}
function It({ content: e, row: t, editedAt: n }) {
  return { unshown: e, row: t, editedAt: n }
}
function Lt(e, t) {
  return { ...It(t), hasTyped: Bt(e, t) }
}
function Rt(e, t) {
  return zt({ ...e, ...Lt(e, t) })
}
function zt(e) {
  let { content: t, unshown: n, takeovers: r } = e
  if (!n) return e
  let i = { ...e, content: n, seen: n, unshown: null }
  return j(t, n) ? i : { ...i, takeovers: r + 1, histories: Vt(e, n) }
}
function Bt(e, { row: t }) {
  return e.hasTyped && (e.row !== null || t === null)
}
function Vt({ content: e, histories: t }, n) {
  return { title: Y(t.title, e.title, n.title), body: Y(t.body, e.body, n.body) }
}
function Ht(e, { change: t, typed: n }) {
  let r = { ...e.content, ...t },
    i = Date.now(),
    a = (t) => {
      let [a, o] = [e.content[t], r[t]]
      return n && a !== o
        ? Dt(e.histories[t], { before: a, after: o, moment: i, ...n })
        : Y(e.histories[t], a, o)
    },
    o = { title: a(`title`), body: a(`body`) }
  return { ...Wt(e, r), histories: o }
}
function Ut(e, { part: t, way: n }) {
  let r = kt(e.histories[t], n, e.content[t])
  if (!r) return {}
  let i = { ...e.content, [t]: r.text },
    a = { ...e.histories, [t]: r.history }
  return { ...Wt(e, i), histories: a, takeovers: e.takeovers + 1 }
}
function Wt({ typingSince: e }, t) {
  return { content: t, hasTyped: !0, typingSince: e ?? Date.now() }
}
function Gt({ histories: { title: e, body: t } }) {
  return { isComposing: !1, histories: { title: Ot(e), body: Ot(t) } }
}
var Kt = 300,
  qt = 1500
function Jt({ typingSince: e }) {
  let t = (e ?? Date.now()) + qt - Date.now()
  return Math.max(0, Math.min(Kt, t))
}
function Yt({ uid: e, noteId: t, content: n, seen: r }) {
  return { uid: e, noteId: t, content: n, seen: r }
}
function Xt(e, { row: t }) {
  let { content: n, savedAt: r } = t.edit
  return { row: t, editedAt: r, seen: e.sent, hasTyped: !0, unshown: Zt(e) ? null : n }
}
function Zt({ content: e, sent: t }) {
  return !j(e, t)
}
function Qt(e, t) {
  return e.hasTyped && t.noteId === e.noteId
}
function $t(e, { copyId: t }) {
  let n = (t) => De(e.noteId, t)
  return { noteId: t, content: n(e.content), seen: n(e.seen ?? F), sent: n(e.sent), unshown: null }
}
var en = S({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { watchNote: g(`watchNote`), keepDraft: g(`keepDraft`) },
    actions: {
      discardRow: _(`discardRow`),
      forgetDraft: D({
        content: F,
        seen: null,
        hasTyped: !1,
        histories: Ft.histories,
        unshown: null,
      }),
      takeOver: D(({ context: e }, t) => Rt(e, t)),
      putOff: D((e, t) => It(t)),
      putOffKept: D(({ context: e }, t) => Lt(e, t)),
      showUnshown: D(({ context: e }) => zt(e)),
      beginComposing: D({ isComposing: !0 }),
      endComposing: D(({ context: e }) => Gt(e)),
      step: D(({ context: e, event: t }) => (x(t, `draft.step`), Ut(e, t))),
      change: D(({ context: e, event: t }) => (x(t, `draft.changed`), Ht(e, t))),
      setSent: D({ sent: ({ context: e }) => e.content }),
      stopWatch: D({ typingSince: null }),
      draftKept: D(({ context: e }, t) => Xt(e, t)),
      presumeKept: D({ seen: ({ context: e }) => e.sent }),
      goOnInCopy: D(({ context: e }, t) => $t(e, t)),
      followCopy: C(`watchNote`, ({ context: { noteId: e } }) => ({
        type: `watch.follow`,
        noteId: e,
      })),
    },
    guards: {
      isKept: ({ context: { content: e, seen: t } }) => j(e, t ?? F),
      hasMore: ({ context: e }) => Zt(e),
      wasThere: ({ context: e }) => e.seen !== null,
      isComposing: ({ context: e }) => e.isComposing,
      canShow: ({ context: e }) => e.unshown !== null && !e.isComposing,
      isMine: ({ context: e }, t) => Qt(e, t),
    },
    delays: { pause: ({ context: e }) => Jt(e), patience: 1e4 },
  }).createMachine({
    id: `note`,
    context: ({ input: e }) => ({ ...Ft, ...e }),
    invoke: {
      id: `watchNote`,
      src: `watchNote`,
      input: ({ context: { uid: e, noteId: t, isNew: n } }) => ({ uid: e, noteId: t, isNew: n }),
    },
    initial: `loading`,
    on: {
      'note.read': {
        target: `.editing`,
        actions: { type: `takeOver`, params: ({ event: e }) => e },
      },
    },
    states: {
      loading: {
        tags: `opening`,
        after: { patience: { target: `unreachable` } },
        on: {
          'note.begun': { target: `editing` },
          'note.missing': { target: `missing` },
          'note.unreachable': { target: `unreachable` },
        },
      },
      missing: { tags: `missing` },
      unreachable: { tags: `unreachable`, on: { 'note.missing': { target: `missing` } } },
      editing: {
        tags: `editing`,
        exit: `endComposing`,
        initial: `clean`,
        on: {
          'note.read': { actions: { type: `putOff`, params: ({ event: e }) => e } },
          'note.copied': {
            guard: { type: `isMine`, params: ({ event: e }) => e },
            actions: [{ type: `goOnInCopy`, params: ({ event: e }) => e }, `followCopy`],
          },
          'draft.changed': { target: `.typing`, actions: `change` },
          'draft.step': { target: `.typing`, actions: `step` },
          'composing.begun': { actions: `beginComposing` },
          'composing.ended': { actions: `endComposing` },
          'draft.discard': { target: `loading`, actions: [`discardRow`, `forgetDraft`] },
        },
        states: {
          clean: {
            always: { guard: `canShow`, actions: `showUnshown` },
            on: {
              'note.read': [
                {
                  guard: `isComposing`,
                  actions: { type: `putOffKept`, params: ({ event: e }) => e },
                },
                { actions: { type: `takeOver`, params: ({ event: e }) => e } },
              ],
              'note.missing': { guard: `wasThere`, target: `#note.missing` },
            },
          },
          typing: {
            tags: `unkept`,
            after: { pause: { target: `judging` } },
            on: {
              'draft.changed': { target: `typing`, reenter: !0, actions: `change` },
              'draft.step': { target: `typing`, reenter: !0, actions: `step` },
              'draft.flush': { target: `judging` },
              'draft.leave': { target: `judging` },
            },
          },
          judging: {
            entry: `stopWatch`,
            always: [{ guard: `isKept`, target: `clean` }, { target: `keeping` }],
          },
          keeping: {
            tags: `unkept`,
            entry: `setSent`,
            invoke: { id: `keepDraft`, src: `keepDraft`, input: ({ context: e }) => Yt(e) },
            on: {
              'draft.changed': { actions: `change` },
              'draft.step': { actions: `step` },
              'draft.kept': [
                {
                  guard: `hasMore`,
                  target: `typing`,
                  actions: { type: `draftKept`, params: ({ event: e }) => e },
                },
                { target: `clean`, actions: { type: `draftKept`, params: ({ event: e }) => e } },
              ],
              'draft.unkept': { target: `typing` },
              'draft.leave': {
                guard: `hasMore`,
                target: `keeping`,
                reenter: !0,
                actions: `presumeKept`,
              },
            },
          },
        },
      },
    },
  }),
  tn = ({ input: { uid: e }, receive: t, sendBack: r }) => {
    let i,
      a = () => (
        (i ??= n(() =>
          import(`./moreNotes-ieLMHy8U.js`).then((e) => e.p).then((t) => t.openRemovals(e, r)),
        )),
        i
      ),
      o = async (e) => {
        try {
          ;(await a()).hear(e)
        } catch (t) {
          i = void 0
          let { failure: n } = await d(t)
          e.type === `file.offer`
            ? r({ type: `offer.fleeting` })
            : r({ type: `file.stayed`, fileId: e.fileId, failure: n })
        }
      }
    return (
      a().catch(() => (i = void 0)),
      t((e) => void o(e)),
      () => void i?.then(({ close: e }) => e()).catch(() => null)
    )
  },
  nn = ({ input: { uid: e, noteId: t }, sendBack: n, receive: r }) => {
    let i = rn(e, t, n)
    return (
      r((t) => {
        ;(i(), (i = rn(e, t.noteId, n)))
      }),
      () => i()
    )
  }
function rn(e, t, r) {
  let { cache: i } = M(e),
    a = new AbortController(),
    { signal: o } = a,
    s = !1,
    c = async () => {
      let e = await i.files(t)
      !o.aborted && !s && e && r({ type: `files.cached`, files: e })
    },
    l = () => r({ type: `files.silent` }),
    u = async () => {
      navigator.onLine || l()
      let { watchFilesOf: a } = await n(async () => {
        let { watchFilesOf: e } = await import(`./moreNotes-ieLMHy8U.js`).then((e) => e.m)
        return { watchFilesOf: e }
      })
      if (o.aborted) return
      let c = a(k(e), t, {
        found: (e) => {
          ;((s = !0), r({ type: `files.read`, files: e }), i.putFiles(t, e))
        },
        unreachable: l,
      })
      o.addEventListener(`abort`, c)
    }
  ;(addEventListener(`offline`, l, { signal: o }), c())
  let d = () => {
    u().catch(() => {
      ;(l(), addEventListener(`online`, d, { signal: o, once: !0 }))
    })
  }
  return (d(), () => a.abort())
}
var an = {
  files: [],
  isKnown: !1,
  offered: null,
  isFleeting: !1,
  going: [],
  removing: [],
  stayed: null,
}
function on(e, t) {
  return t !== e.offered && sn(e).some(({ id: e }) => e === t)
}
function sn({ files: e, removing: t, going: n }) {
  return e.filter(({ id: e }) => !t.includes(e) && !n.includes(e))
}
function cn(e, t) {
  let { removing: n, offered: r, stayed: i } = e
  return {
    removing: t ? [...n, t] : n,
    offered: r === t ? null : r,
    stayed: i?.fileId === t ? null : i,
  }
}
function ln({ removing: e }, t) {
  return { removing: e.filter((e) => e !== t) }
}
function un(e, t) {
  return { ...ln(e, t), files: e.files.filter(({ id: e }) => e !== t) }
}
function X(e, t) {
  return { type: e, fileId: t ?? `` }
}
var dn = S({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { watchFiles: g(`watchFiles`), removeFiles: g(`removeFiles`) },
    actions: {
      follow: D((e, t) => ({ noteId: t, files: [], isKnown: !1 })),
      noteFiles: D((e, t) => ({ files: t, isKnown: !0 })),
      offer: D((e, t) => ({ offered: t, isFleeting: !1, stayed: null })),
      askToOffer: C(`removeFiles`, ({ context: e }) => X(`file.offer`, e.offered)),
      askToSpare: C(`removeFiles`, ({ context: e }) => X(`file.spare`, e.offered)),
      setFleeting: D({ isFleeting: !0 }),
      setGoing: D((e, t) => ({ going: t })),
      takeBack: D({ offered: null }),
      followOther: C(`watchFiles`, (e, t) => ({ type: `watch.follow`, noteId: t })),
      askToRemove: C(`removeFiles`, ({ context: e }) => X(`file.remove`, e.offered)),
      setRemoving: D(({ context: e }) => cn(e, e.offered)),
      askAgain: C(`removeFiles`, ({ context: e }) => X(`file.remove`, e.stayed?.fileId)),
      removeAgain: D(({ context: e }) => cn(e, e.stayed?.fileId)),
      setRemoved: D(({ context: e }, t) => un(e, t)),
      setStayed: D(({ context: e }, { fileId: t, failure: n }) => ({
        ...ln(e, t),
        stayed: { fileId: t, failure: n },
      })),
    },
    guards: {
      isThere: ({ context: e }, t) => on(e, t),
      hasStayed: ({ context: { stayed: e, offered: t } }) => e !== null && e.fileId !== t,
    },
    delays: { timeToUndo: 1e4, patience: 1e4 },
  }).createMachine({
    id: `noteFiles`,
    context: ({ input: e }) => ({ ...an, ...e }),
    invoke: {
      id: `removeFiles`,
      src: `removeFiles`,
      input: ({ context: { uid: e } }) => ({ uid: e }),
    },
    type: `parallel`,
    states: {
      list: {
        initial: `opening`,
        invoke: {
          id: `watchFiles`,
          src: `watchFiles`,
          input: ({ context: { uid: e, noteId: t } }) => ({ uid: e, noteId: t }),
        },
        on: {
          'files.follow': {
            target: `.opening`,
            actions: [
              { type: `follow`, params: ({ event: e }) => e.noteId },
              { type: `followOther`, params: ({ event: e }) => e.noteId },
            ],
          },
          'files.cached': { actions: { type: `noteFiles`, params: ({ event: e }) => e.files } },
          'files.read': {
            target: `.live`,
            actions: { type: `noteFiles`, params: ({ event: e }) => e.files },
          },
          'files.silent': { target: `.unreachable` },
        },
        states: {
          opening: { tags: `opening`, after: { patience: { target: `unreachable` } } },
          unreachable: { tags: `unreachable` },
          live: { tags: `live` },
        },
      },
      deletion: {
        initial: `quiet`,
        on: {
          'file.removed': { actions: { type: `setRemoved`, params: ({ event: e }) => e.fileId } },
          'file.stayed': { actions: { type: `setStayed`, params: ({ event: e }) => e } },
          'files.going': { actions: { type: `setGoing`, params: ({ event: e }) => e.fileIds } },
          'offer.fleeting': { actions: `setFleeting` },
          'removal.retry': { guard: `hasStayed`, actions: [`askAgain`, `removeAgain`] },
        },
        states: {
          quiet: {
            on: {
              'file.delete': {
                guard: { type: `isThere`, params: ({ event: e }) => e.fileId },
                target: `offering`,
                actions: { type: `offer`, params: ({ event: e }) => e.fileId },
              },
            },
          },
          offering: {
            tags: `offering`,
            entry: `askToOffer`,
            initial: `passing`,
            on: {
              'undo.take': { target: `quiet`, actions: [`askToSpare`, `takeBack`] },
              'files.follow': { target: `removing` },
              'files.leave': { target: `removing` },
              'file.delete': {
                guard: { type: `isThere`, params: ({ event: e }) => e.fileId },
                target: `offering`,
                reenter: !0,
                actions: [
                  `askToRemove`,
                  `setRemoving`,
                  { type: `offer`, params: ({ event: e }) => e.fileId },
                ],
              },
            },
            states: {
              passing: {
                after: { timeToUndo: { target: `#noteFiles.deletion.removing` } },
                on: { 'undo.hold': { target: `held` } },
              },
              held: { on: { 'undo.release': { target: `passing` } } },
            },
          },
          removing: { entry: [`askToRemove`, `setRemoving`], always: { target: `quiet` } },
        },
      },
    },
  }),
  fn = y(async ({ uid: e, from: t, to: r }) => {
    let i = k(e),
      [{ someFilesOf: a }, { moveFile: o }] = await Promise.all([
        n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.m)),
        n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.m)),
      ]),
      s
    do {
      let e = await a(i, t, s)
      for (let { id: t, state: n } of e) n === `there` && (await o(i, t, r))
      s = e.at(-1)?.id
    } while (s)
    return { type: `files.moved` }
  }),
  pn = S({
    types: { context: {}, events: {}, input: {}, tags: {} },
    actors: { watchNote: g(`watchNote`), keepDraft: g(`keepDraft`), moveFiles: g(`moveFiles`) },
    actions: {
      setOriginal: D(({ event: e }) => (x(e, `note.read`), { original: e.content })),
      setWords: D((e, t) => ({ words: t })),
      noteFiles: D((e, t) => ({ hasFiles: t, failed: null })),
      setFailure: D((e, t) => ({ failed: t })),
    },
    guards: { hasNoFiles: ({ context: { hasFiles: e } }) => !e },
    delays: { patience: 1e4 },
  }).createMachine({
    id: `conflict`,
    context: ({ input: e }) => ({
      ...e,
      original: null,
      words: { title: ``, body: `` },
      hasFiles: !1,
      failed: null,
    }),
    invoke: {
      id: `watchNote`,
      src: `watchNote`,
      input: ({ context: { uid: e, noteId: t } }) => ({ uid: e, noteId: t, isNew: !1 }),
    },
    initial: `looking`,
    on: { 'note.read': { actions: `setOriginal` }, 'note.missing': { target: `.alone` } },
    states: {
      looking: {
        tags: `opening`,
        after: { patience: { target: `unreachable` } },
        on: {
          'note.read': { target: `comparing`, actions: `setOriginal` },
          'note.unreachable': { target: `unreachable` },
        },
      },
      unreachable: {
        tags: `unreachable`,
        on: { 'note.read': { target: `comparing`, actions: `setOriginal` } },
      },
      alone: { description: `The note is gone; only the copy is left.`, tags: `alone` },
      comparing: {
        tags: `comparing`,
        on: {
          'conflict.keepThis': {
            target: `keeping`,
            actions: [
              { type: `setWords`, params: ({ event: e }) => e.words },
              { type: `noteFiles`, params: ({ event: e }) => e.hasFiles },
            ],
          },
          'conflict.keepOther': {
            target: `parting`,
            actions: { type: `noteFiles`, params: ({ event: e }) => e.hasFiles },
          },
        },
      },
      keeping: {
        tags: [`comparing`, `busy`],
        invoke: {
          id: `keepDraft`,
          src: `keepDraft`,
          input: ({ context: { uid: e, noteId: t, original: n, words: r } }) => ({
            uid: e,
            noteId: t,
            content: { pinned: !1, conflictOf: null, ...n, ...r, deleted: !1 },
            seen: n,
          }),
        },
        on: {
          'draft.kept': { target: `parting` },
          'draft.unkept': {
            target: `comparing`,
            actions: { type: `setFailure`, params: `keeping` },
          },
        },
      },
      parting: {
        tags: [`comparing`, `busy`],
        always: { guard: `hasNoFiles`, target: `settled` },
        invoke: {
          id: `moveFiles`,
          src: `moveFiles`,
          input: ({ context: { uid: e, noteId: t, copyId: n } }) => ({ uid: e, from: n, to: t }),
        },
        on: {
          'files.moved': { target: `settled` },
          'error.*': { target: `comparing`, actions: { type: `setFailure`, params: `parting` } },
        },
      },
      settled: { tags: `settled`, type: `final` },
    },
  }),
  mn = en.provide({
    actors: { watchNote: b(lt), keepDraft: b(Be) },
    actions: { discardRow: ({ context: { uid: e, noteId: t } }) => Ae(e, t) },
  }),
  hn = dn.provide({ actors: { watchFiles: b(nn), removeFiles: b(tn) } }),
  gn = pn.provide({ actors: { watchNote: b(lt), keepDraft: b(Be), moveFiles: b(fn) } }),
  Z = {
    note: `_note_1s8to_2`,
    end: `_end_1s8to_3`,
    opening: `_opening_1s8to_4`,
    actions: `_actions_1s8to_27`,
    title: `_title_1s8to_34`,
    body: `_body_1s8to_35`,
    facts: `_facts_1s8to_81`,
    come: `_come_1s8to_1`,
  },
  _n = s(() => n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.t)), `StrandedFiles`)
function vn({ noteId: e }) {
  return (0, R.jsx)(Q, {
    heading: U.missing,
    lead: U.missingLead,
    children: e && (0, R.jsx)(L.Suspense, { children: (0, R.jsx)(_n, { noteId: e }) }),
  })
}
function yn() {
  return (0, R.jsx)(Q, { heading: U.unreachable, lead: U.unreachableLead })
}
function Q({ heading: e, lead: t, children: n }) {
  return (0, R.jsxs)(`div`, {
    className: Z.end,
    children: [
      (0, R.jsx)(i, { title: e, lead: t, children: e }),
      n,
      (0, R.jsx)(`p`, { children: (0, R.jsx)(ge, { href: f.home, children: I.back }) }),
    ],
  })
}
var $ = {
    choices: `_choices_1hrog_2`,
    comparison: `_comparison_1hrog_8`,
    legend: `_legend_1hrog_13`,
    texts: `_texts_1hrog_18`,
    text: `_text_1hrog_18`,
    skipped: `_skipped_1hrog_60`,
  },
  bn = 800,
  xn = 300
function Sn(e) {
  return e.flatMap((t, n) => {
    if (t.kind !== `same` || t.text.length <= bn) return [t]
    let r = n === 0,
      i = n === e.length - 1,
      a = r ? [] : [{ ...t, text: Cn(t.text) }],
      o = i ? [] : [{ ...t, text: wn(t.text) }]
    return [...a, { kind: `skipped`, text: `` }, ...o]
  })
}
function Cn(e) {
  let t = e.slice(0, xn)
  return t.slice(0, t.search(/\s\S*$/) + 1) || t
}
function wn(e) {
  let t = e.slice(-300)
  return t.slice(t.search(/\s/) + 1)
}
function Tn({ heading: e, other: t, mine: n }) {
  let r = (0, L.useMemo)(() => Sn(ft(t, n)), [t, n])
  return t === n
    ? null
    : (0, R.jsxs)(`div`, {
        children: [
          (0, R.jsx)(`h3`, { children: e }),
          (0, R.jsx)(`p`, { className: $.text, children: r.map(En) }),
        ],
      })
}
function En({ kind: e, text: t }, n) {
  switch (e) {
    case `added`:
      return (0, R.jsx)(`ins`, { children: t }, n)
    case `removed`:
      return (0, R.jsx)(`del`, { children: t }, n)
    case `skipped`:
      return (0, R.jsx)(`span`, { className: $.skipped, children: G.skipped }, n)
    case `same`:
      return t
  }
}
function Dn({ other: e, mine: t }) {
  return ke(e, t)
    ? (0, R.jsx)(`p`, { children: G.same })
    : (0, R.jsxs)(R.Fragment, {
        children: [
          (0, R.jsx)(`p`, { className: $.legend, children: G.legend }),
          e.deleted && (0, R.jsx)(`p`, { children: G.inTrash }),
          (0, R.jsxs)(at, {
            label: G.heading,
            className: $.texts,
            children: [
              (0, R.jsx)(Tn, { heading: G.title, other: e.title, mine: t.title }),
              (0, R.jsx)(Tn, { heading: G.body, other: e.body, mine: t.body }),
            ],
          }),
        ],
      })
}
function On({ copy: e, files: t, originalId: n, flow: r, onClose: i }) {
  let [, o] = E(),
    { uid: s, noteId: c } = e.getSnapshot().context,
    l = O(r, { uid: s, noteId: n, copyId: c }),
    d = w(l, (e) => e),
    f = w(e, ({ context: e }) => e.content),
    p = (t) => {
      ;(e.send({ type: `draft.changed`, change: { ...t, conflictOf: null } }),
        e.send({ type: `draft.flush` }),
        t.deleted ? o(h(n), { replace: !0 }) : i())
    },
    m = (0, L.useEffectEvent)(() => p({ deleted: !0 })),
    g = d.hasTag(`settled`)
  ;(0, L.useEffect)(() => {
    g && m()
  }, [g])
  let { original: _, failed: v } = d.context,
    y = d.hasTag(`busy`),
    b = d.hasTag(`comparing`) && _ !== null,
    x = d.hasTag(`alone`)
  return (0, R.jsxs)(pe, {
    heading: G.heading,
    isWide: !0,
    onClose: i,
    children: [
      (0, R.jsxs)(`output`, {
        children: [
          x && G.alone,
          d.hasTag(`unreachable`) && G.unreachable,
          d.hasTag(`opening`) && G.opening,
        ],
      }),
      b &&
        (0, R.jsx)(`div`, {
          className: $.comparison,
          children: (0, R.jsx)(Dn, { other: _, mine: f }),
        }),
      (0, R.jsx)(`div`, {
        role: `alert`,
        children: v && (0, R.jsx)(a, { tone: `danger`, children: G.failed[v] }),
      }),
      (0, R.jsxs)(`div`, {
        className: $.choices,
        children: [
          b &&
            (0, R.jsxs)(R.Fragment, {
              children: [
                (0, R.jsx)(u, {
                  busy: y,
                  onClick: () =>
                    l.send({ type: `conflict.keepThis`, words: An(f), hasFiles: kn(t) }),
                  children: y ? G.keepingThis : G.keepThis,
                }),
                (0, R.jsx)(u, {
                  onClick: () => l.send({ type: `conflict.keepOther`, hasFiles: kn(t) }),
                  children: G.keepOther,
                }),
              ],
            }),
          (b || x) &&
            (0, R.jsx)(u, { onClick: () => p({}), children: x ? G.keepAsNote : G.keepBoth }),
          (0, R.jsx)(u, { look: `quiet`, onClick: i, children: G.close }),
        ],
      }),
    ],
  })
}
function kn(e) {
  let t = e.getSnapshot()
  return !t.context.isKnown || t.context.files.length > 0
}
function An({ title: e, body: t }) {
  return { title: e, body: t }
}
function jn({ actor: e, files: t, flow: n = gn }) {
  let [r, i] = (0, L.useState)(!1),
    o = w(e, ({ context: e }) => e.content.conflictOf),
    s = w(e, ({ context: e }) => e.editedAt)
  return o === null
    ? null
    : (0, R.jsxs)(R.Fragment, {
        children: [
          (0, R.jsxs)(a, {
            tone: `calm`,
            children: [
              (0, R.jsx)(`strong`, { children: G.banner }),
              s !== null && (0, R.jsx)(`span`, { children: oe(s) }),
              (0, R.jsx)(`span`, { children: G.bannerLead }),
              (0, R.jsx)(`div`, {
                className: Z.actions,
                children: (0, R.jsx)(u, {
                  look: `quiet`,
                  onClick: () => i(!0),
                  children: G.compare,
                }),
              }),
            ],
          }),
          r && (0, R.jsx)(On, { copy: e, files: t, originalId: o, flow: n, onClose: () => i(!1) }),
        ],
      })
}
function Mn(e, t) {
  let { uid: n, noteId: r } = e.getSnapshot().context,
    i = O(t, { uid: n, noteId: r }),
    a = w(e, ({ context: e }) => e.noteId)
  return (
    (0, L.useEffect)(() => {
      i.getSnapshot().context.noteId !== a && i.send({ type: `files.follow`, noteId: a })
    }, [i, a]),
    (0, L.useLayoutEffect)(() => () => i.send({ type: `files.leave` }), [i]),
    i
  )
}
var Nn = { bar: `_bar_155rg_2`, status: `_status_155rg_14` }
function Pn(e, t) {
  let { row: n, seen: r, hasTyped: i } = e.context
  return e.hasTag(`unkept`)
    ? `saving`
    : n?.refusal === `too-long`
      ? n.isLasting
        ? `onDevice`
        : `notYet`
      : n?.refusal
        ? `refused`
        : n && (t || !i)
          ? n.isLasting
            ? `onDevice`
            : `notYet`
          : n
            ? `saving`
            : r
              ? `saved`
              : `untouched`
}
var Fn = {
  untouched: ``,
  saving: U.saving,
  saved: U.saved,
  onDevice: U.onDevice,
  notYet: U.notYet,
  refused: U.refused,
}
function In({ actor: e }) {
  let { trouble: t } = m(),
    n = w(Pe(), ({ context: e }) => e.failures > 0) || t !== null,
    r = w(e, (e) => Pn(e, n))
  return (0, R.jsx)(`p`, { className: Nn.status, 'data-status': r, children: Fn[r] })
}
function Ln({ actor: e, isPreviewing: t, onPreview: n }) {
  let [, i] = E(),
    a = Ie(),
    o = Ve(),
    s = w(e, ({ context: e }) => e.content.pinned),
    c = w(e, ({ context: e }) => e.content.deleted)
  return (0, R.jsxs)(`div`, {
    className: Nn.bar,
    children: [
      (0, R.jsx)(In, { actor: e }),
      (0, R.jsx)(u, {
        look: `quiet`,
        'aria-pressed': t,
        waiting: !o,
        onClick: () => n(o && !t),
        children: U.preview,
      }),
      !c &&
        (0, R.jsxs)(R.Fragment, {
          children: [
            (0, R.jsx)(r, {
              label: s ? U.unpin : U.pin,
              'data-pinned': s || void 0,
              onClick: () => {
                ;(e.send({ type: `draft.changed`, change: { pinned: !s } }),
                  e.send({ type: `draft.flush` }))
              },
              children: (0, R.jsx)(je, { isFilled: s }),
            }),
            (0, R.jsx)(r, {
              label: U.toTrash,
              onClick: () => {
                e.send({ type: `draft.leave` })
                let { noteId: t, content: n } = e.getSnapshot().context
                ;(a.send({ type: `note.trash`, note: { id: t, content: n } }), i(f.home))
              },
              children: (0, R.jsx)(Me, {}),
            }),
          ],
        }),
    ],
  })
}
function Rn({ actor: e }) {
  let t = w(e, ({ context: e }) => e.editedAt),
    n = w(e, ({ context: e }) => e.seen?.body ?? ``),
    r = n.match(/\S+/g)?.length ?? 0
  return (0, R.jsxs)(`footer`, {
    className: Z.facts,
    children: [
      (0, R.jsx)(`span`, {
        children:
          t !== null &&
          (0, R.jsxs)(R.Fragment, { children: [U.edited, ` `, (0, R.jsx)(Fe, { moment: t })] }),
      }),
      (0, R.jsx)(`span`, { children: U.counts(r, n.length) }),
    ],
  })
}
var zn = { fit: () => void 0, stop: () => void 0 }
function Bn(e) {
  if (CSS.supports(`field-sizing`, `content`)) return zn
  let t = 0,
    n = () => {
      let t = e.parentElement
      ;(t && (t.style.minHeight = `${t.offsetHeight}px`),
        (e.style.height = `auto`),
        (e.style.height = `${e.scrollHeight + e.offsetHeight - e.clientHeight}px`),
        t && (t.style.minHeight = ``))
    },
    r = () => {
      e.clientWidth !== t && ((t = e.clientWidth), n())
    },
    i = new ResizeObserver(() => requestAnimationFrame(r))
  return (
    (e.style.overflowY = `hidden`),
    e.addEventListener(`input`, n),
    i.observe(e),
    {
      fit: n,
      stop: () => {
        ;(e.removeEventListener(`input`, n), i.disconnect())
      },
    }
  )
}
var Vn = { historyUndo: `undo`, historyRedo: `redo` }
function Hn(e, t) {
  let n = new AbortController(),
    { signal: r } = n,
    i = (n, r) => {
      r && !e.readOnly && (n.preventDefault(), t(r))
    }
  return (
    e.addEventListener(`keydown`, (e) => i(e, Un(e)), { signal: r }),
    e.addEventListener(`beforeinput`, (e) => i(e, Vn[e.inputType]), { signal: r }),
    () => n.abort()
  )
}
function Un(e) {
  let { ctrlKey: t, metaKey: n, shiftKey: r, altKey: i, key: a } = e
  if (!(t === n || i || ce(e)))
    return a.toLowerCase() === `z`
      ? r
        ? `redo`
        : `undo`
      : t && a.toLowerCase() === `y` && !r
        ? `redo`
        : void 0
}
function Wn({ actor: e, part: t, label: n, accept: r, ...i }) {
  let a = (0, L.useRef)(null)
  ;(0, L.useLayoutEffect)(() => {
    if (!a.current) return
    let n = a.current,
      r = Bn(n),
      i = -1,
      o = ({ context: e }) => {
        e.takeovers !== i && ((i = e.takeovers), Gn(n, e.content[t]), r.fit())
      }
    o(e.getSnapshot())
    let s = e.subscribe(o),
      c = Hn(n, (r) => {
        let i = n.value
        if ((e.send({ type: `draft.step`, part: t, way: r }), n.value === i)) return
        let a = n.value.length - P(i, n.value).end
        n.setSelectionRange(a, a)
      })
    return () => {
      ;(s.unsubscribe(), c(), r.stop())
    }
  }, [e, t])
  let o = (n, i) => {
    r && Gn(n, r(n.value))
    let a = { caret: n.selectionEnd, inputType: i }
    e.send({ type: `draft.changed`, change: { [t]: n.value }, typed: a })
  }
  return (0, R.jsx)(`textarea`, {
    ref: a,
    id: `note-${t}`,
    'aria-label': n,
    autoComplete: `off`,
    onInput: ({ currentTarget: e, nativeEvent: t }) => o(e, t.inputType),
    onCompositionStart: () => e.send({ type: `composing.begun` }),
    onCompositionEnd: ({ currentTarget: n }) => {
      ;(n.value !== e.getSnapshot().context.content[t] && o(n, `insertCompositionText`),
        e.send({ type: `composing.ended` }))
    },
    ...i,
  })
}
function Gn(e, t) {
  let n = e.value
  if (n === t) return
  let { start: r, end: i } = P(n, t),
    a = t.slice(r, t.length - i)
  e.setRangeText(a, r, n.length - i, `preserve`)
}
function Kn({ onDiscard: e, onKeep: t }) {
  return (0, R.jsxs)(pe, {
    heading: K.askDiscard,
    onClose: t,
    children: [
      (0, R.jsx)(`p`, { children: K.discardLead }),
      (0, R.jsxs)(`div`, {
        className: $.choices,
        children: [
          (0, R.jsx)(u, { onClick: t, children: K.keep }),
          (0, R.jsx)(u, { look: `danger`, onClick: e, children: K.discard }),
        ],
      }),
    ],
  })
}
function qn({ actor: e }) {
  let t = Pe(),
    { user: n } = v(),
    [, r] = E(),
    [i, o] = (0, L.useState)(!1),
    s = w(e, ({ context: e }) => e.row),
    c = s?.refusal
  if (!s || !c || c === `too-long` || !n) return (0, R.jsx)(`div`, { role: `alert` })
  let { content: l } = s.edit
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(`div`, {
        role: `alert`,
        children: (0, R.jsxs)(a, {
          tone: `danger`,
          children: [
            (0, R.jsx)(`span`, { children: Yn(c, n) }),
            c !== `not-allowed` && (0, R.jsx)(Jn, { user: n }),
            (0, R.jsxs)(`div`, {
              className: Z.actions,
              children: [
                (0, R.jsx)(u, {
                  look: `quiet`,
                  onClick: () => t.send({ type: `rows.revive` }),
                  children: K.tryAgain,
                }),
                (0, R.jsx)(me, {
                  look: `quiet`,
                  text: V(l, I.untitled).text,
                  label: K.copy,
                  copiedLabel: K.copied,
                }),
                (0, R.jsx)(u, {
                  look: `quiet`,
                  onClick: () => {
                    let { name: e, text: t } = V(l, I.untitled)
                    _e(e, t, `text/markdown`)
                  },
                  children: K.download,
                }),
                (0, R.jsx)(u, { look: `quiet`, onClick: () => o(!0), children: K.discard }),
              ],
            }),
          ],
        }),
      }),
      i &&
        (0, R.jsx)(Kn, {
          onDiscard: () => {
            ;(e.send({ type: `draft.discard` }), s.basis === null && r(f.home), o(!1))
          },
          onKeep: () => o(!1),
        }),
    ],
  })
}
function Jn({ user: e }) {
  let [t] = E()
  return ze(e) === 1e4
    ? (0, R.jsx)(T, { href: c.trash, children: K.openTrash })
    : e.isAnonymous
      ? (0, R.jsx)(T, { href: f.guestUpgrade, children: K.createAccount })
      : (0, R.jsx)(T, { href: l(f.verifyEmail, t), children: K.verifyEmail })
}
function Yn(e, t) {
  if (e === `not-allowed`) return K.notAllowed
  let n = ze(t)
  return n === 1e4 ? K.tooMany(n) : K.tooManyUnvouched(n)
}
function Xn({ actor: e, part: t, limit: n, sentence: r }) {
  let i = w(e, ({ context: e }) => Math.max(0, e.content[t].length - n))
  return i === 0
    ? (0, R.jsx)(`div`, { role: `alert` })
    : (0, R.jsxs)(a, {
        tone: `danger`,
        children: [
          (0, R.jsx)(`span`, { role: `alert`, children: r }),
          (0, R.jsx)(`span`, { children: U.excess(i) }),
        ],
      })
}
var Zn = s(() => n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.n)), `NoteFiles`, er),
  Qn = s(() => n(() => import(`./moreNotes-ieLMHy8U.js`).then((e) => e.a)), `NotePreview`, er)
function $n({ actor: e, filesFlow: t = hn }) {
  let n = Re(),
    r = Ve() || n.is !== `here` ? n : le,
    i = Mn(e, t)
  ir()
  let o = w(e, ({ context: { seen: e, row: t } }) => (t ? t.basis !== null : e !== null)),
    [s, c] = (0, L.useState)(!1),
    l = w(e, ({ context: e }) => e.content.deleted),
    d = w(ue(), (e) => e.hasTag(`closing`)),
    f = l || d
  ;(0, L.useEffect)(() => {
    e.getSnapshot().context.seen === null && document.getElementById(`note-title`)?.focus()
  }, [e])
  let p = ne()
  return (
    (0, L.useEffect)(() => {
      let { noteId: t } = e.getSnapshot().context
      p?.isAtText &&
        location.pathname === h(t) &&
        (document.getElementById(`note-body`)?.focus(), history.replaceState(null, ``))
    }, [e, p]),
    (0, R.jsxs)(`article`, {
      className: Z.note,
      children: [
        (0, R.jsx)(rr, { actor: e }),
        (0, R.jsx)(Ln, { actor: e, isPreviewing: s, onPreview: c }),
        l &&
          (0, R.jsxs)(a, {
            tone: `calm`,
            children: [
              (0, R.jsx)(`span`, { children: U.inTrash }),
              (0, R.jsx)(u, {
                look: `quiet`,
                onClick: () => {
                  ;(e.send({ type: `draft.changed`, change: { deleted: !1 } }),
                    e.send({ type: `draft.flush` }))
                },
                children: U.restore,
              }),
            ],
          }),
        !l && (0, R.jsx)(jn, { actor: e, files: i }),
        (0, R.jsx)(qn, { actor: e }),
        (0, R.jsx)(Xn, { actor: e, part: `title`, limit: 300, sentence: U.titleTooLong }),
        (0, R.jsx)(Xn, { actor: e, part: `body`, limit: Oe, sentence: U.bodyTooLong }),
        (0, R.jsx)(Wn, {
          actor: e,
          part: `title`,
          label: U.title,
          className: Z.title,
          rows: 1,
          placeholder: U.title,
          enterKeyHint: `next`,
          readOnly: f,
          accept: tr,
          onKeyDown: nr,
        }),
        (0, R.jsx)(Wn, {
          actor: e,
          part: `body`,
          label: U.body,
          className: Z.body,
          placeholder: U.bodyPlaceholder,
          readOnly: f,
          hidden: s,
        }),
        s && (0, R.jsx)(L.Suspense, { children: (0, R.jsx)(Qn, { actor: e }) }),
        (0, R.jsx)(L.Suspense, {
          children: (0, R.jsx)(Zn, { files: i, uploads: r, isEditable: !f, isOnServer: o }),
        }),
        (0, R.jsx)(Rn, { actor: e }),
      ],
    })
  )
}
function er() {
  return (0, R.jsx)(`p`, { children: U.pieceMissing })
}
function tr(e) {
  return e.replace(/[\r\n]+/g, ` `)
}
function nr(e) {
  e.key !== `Enter` || ce(e) || (e.preventDefault(), document.getElementById(`note-body`)?.focus())
}
function rr({ actor: e }) {
  let t = w(e, ({ context: e }) => ye(e.content)),
    n = o(U.tab, e.sessionId)
  return (0, R.jsx)(`h1`, { ref: n, tabIndex: -1, className: `visually-hidden`, children: t })
}
function ir() {
  ;(0, L.useEffect)(() => {
    let e = (e) => {
      e.dataTransfer?.types.includes(`Files`) &&
        (e.preventDefault(), (e.dataTransfer.dropEffect = `none`))
    }
    return (
      addEventListener(`dragover`, e, !0),
      addEventListener(`drop`, e, !0),
      () => {
        ;(removeEventListener(`dragover`, e, !0), removeEventListener(`drop`, e, !0))
      }
    )
  }, [])
}
function ar(e) {
  ;((0, L.useEffect)(() => {
    let t = new AbortController(),
      { signal: n } = t,
      r = () => e.send({ type: `draft.flush` })
    return (
      document.addEventListener(
        `visibilitychange`,
        () => {
          document.visibilityState === `hidden` && r()
        },
        { signal: n },
      ),
      document.addEventListener(`focusout`, r, { signal: n }),
      document.addEventListener(
        `keydown`,
        (e) => {
          ;(!e.ctrlKey && !e.metaKey) ||
            e.altKey ||
            e.shiftKey ||
            e.key.toLowerCase() !== `s` ||
            (e.preventDefault(), r())
        },
        { signal: n },
      ),
      addEventListener(`pagehide`, () => e.send({ type: `draft.leave` }), { signal: n }),
      () => t.abort()
    )
  }, [e]),
    (0, L.useLayoutEffect)(() => () => e.send({ type: `draft.leave` }), [e]))
}
var or = [`editing`, `missing`, `unreachable`]
function sr({ flow: e, input: t, onCopy: n }) {
  let r = O(e, t)
  ;(ar(r), fe(w(r, (e) => e.hasTag(`unkept`))))
  let i = w(r, ({ context: e }) => e.noteId),
    a = (0, L.useEffectEvent)((e) => {
      e !== t.noteId && n(e)
    })
  ;(0, L.useEffect)(() => a(i), [i])
  let o = w(r, ({ context: e }) => e.seen !== null)
  ;(0, L.useEffect)(() => {
    let e = location.pathname === h(t.noteId)
    o && t.isNew && e && history.replaceState(null, ``)
  }, [o, t.isNew, t.noteId])
  let s = w(r, (e) => or.find((t) => e.hasTag(t)))
  return s === `editing`
    ? (0, R.jsx)($n, { actor: r })
    : s === `missing`
      ? (0, R.jsx)(vn, { noteId: i })
      : s === `unreachable`
        ? (0, R.jsx)(yn, {})
        : (0, R.jsx)(`p`, { className: Z.opening, 'aria-busy': `true`, children: U.opening })
}
var cr = e({ NoteView: () => lr })
function lr({ flow: e = mn }) {
  let { noteId: t } = te(),
    n = ne(),
    { user: r } = v(),
    [i, a] = (0, L.useState)(new Map()),
    o = i.get(t) ?? t
  return r
    ? se(t)
      ? (0, R.jsx)(
          sr,
          {
            flow: e,
            input: { uid: r.uid, noteId: t, isNew: n?.isNew === !0 },
            onCopy: (e) => {
              ;(a(new Map([...i, [e, o]])), ie(h(e), { replace: !0 }))
            },
          },
          o,
        )
      : (0, R.jsx)(vn, {})
    : null
}
var ur = e({ OwnDeviceRow: () => dr })
function dr({ uid: e }) {
  let t = re(be, () => Te(e)) === `yes`,
    { isShared: n } = re(p)
  return n
    ? (0, R.jsx)(he, { label: N.label, value: N.keptNowhere })
    : (0, R.jsx)(he, {
        label: N.label,
        value: t ? N.kept : N.notKept,
        action: t
          ? { label: N.keepNothing, onTake: () => nt(e) }
          : { label: N.keepNotes, onTake: () => H(e) },
      })
}
export {
  at as a,
  nt as c,
  $e as d,
  z as f,
  sn as i,
  H as l,
  cr as n,
  U as o,
  et as p,
  $ as r,
  rt as s,
  ur as t,
  V as u,
}
