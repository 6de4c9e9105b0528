import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { Dt as t, Ot as n, kt as r } from './signIn-DntPV1Db.js'
import {
  Et as i,
  Tt as a,
  _t as o,
  bt as s,
  ct as c,
  gt as l,
  ht as u,
  jt as d,
  kt as f,
  mt as p,
} from './libraries-C3SEblF9.js'
import { At as m, Mt as h, X as g, Z as _, ct as v, et as ee } from './session-BvuhRVHK.js'
import { h as te, l as ne, m as re, u as ie } from './signedIn-3BToAQxf.js'
import { d as ae, f as y, g as oe, m as b, p as x } from './ui-TOfucVSC.js'
import {
  _ as S,
  c as se,
  f as ce,
  g as le,
  h as ue,
  l as de,
  m as fe,
  o as pe,
  r as C,
  u as me,
  y as he,
} from './database-0CQL_Tu4.js'
import { r as ge, t as w } from './transactions-u31eEeJM.js'
var _e = e({ isShowable: () => ve })
function ve(e) {
  return te(re(e)) === null
}
var ye = 2e3
function be({ since: e, from: t }, n, r, i) {
  let a = n - e
  return a < ye || r <= t || i <= r ? null : ((i - r) / (r - t)) * a
}
function xe(e = () => performance.now()) {
  let t = ``,
    n = { since: 0, from: 0 }
  return ({ step: r, done: i, total: a }) => (
    (r !== t || a === null) && (n = { since: e(), from: i }),
    (t = r),
    a === null ? null : be(n, e(), i, a)
  )
}
var Se = { title: `Your data`, lead: `Export everything, or import an earlier export.` },
  Ce = { heading: `Leave this page?`, stay: `Stay`, leave: `Stop and leave` },
  we = {
    heading: `Export everything`,
    counting: `Counting…`,
    start: `Export everything`,
    progress: `Export progress`,
    stay: `Keep this page open until it’s done.`,
    stopsThen: `Your export is still running. If you leave this page, it will be canceled.`,
    cancel: `Cancel`,
    full: `There isn’t enough space on this device for your export. Free up some space and try again.`,
    retry: `Try again`,
    done: (e, t) => `Your export is ready and was passed to your browser: ${e}, ${t}.`,
    withPicture: `Your picture is included.`,
    again: `Download again`,
    anew: `Export again`,
    missing: (e) => (e === 1 ? `One item was left out:` : `${y(e)} items were left out:`),
    missingAll: `All of them are listed in manifest.json.`,
    picture: `picture`,
  },
  Te = { unreadable: `it could not be read` },
  Ee = { quoted: (e) => `“${e}”`, more: (e) => `and ${y(e)} more` },
  De = {
    heading: `Import`,
    choose: `Choose a ZIP file`,
    chooseOther: `Choose another file`,
    drop: `Or drop it on this page.`,
    checking: `Checking the file…`,
    checkingProgress: `Check progress`,
    cancel: `Cancel`,
    whole: `This export contains:`,
    from: (e) => `Exported ${e}`,
    missing: (e) =>
      e === 1
        ? `One item was left out of this export.`
        : `${y(e)} items were left out of this export.`,
    account: `Your account isn’t changed.`,
    picture: `Your account isn’t changed. The picture in the file isn’t imported.`,
    start: `Import`,
    leave: `Cancel import`,
    restoring: `Importing…`,
    stopsThen: `Your import is still running. If you leave this page, it stops. Everything imported so far stays; import the file again to get the rest.`,
    restoringProgress: `Import progress`,
    stay: `Keep this page open until it’s done.`,
    stop: `Stop`,
    goOn: `Continue`,
    finish: `End import`,
    stopped: `Stopped.`,
    halted: `The import was interrupted.`,
    done: `Import complete.`,
    leftOut: (e) =>
      e === 1
        ? `One item was not imported. It’s still in the file:`
        : `${y(e)} items were not imported. They’re still in the file:`,
    another: `Import another file`,
  },
  Oe = {
    'not-ours': `This isn’t an export from this app.`,
    newer: `This file comes from a newer version of this app. Reload the page, then try again.`,
    damaged: `This file is damaged or was changed after it was exported. Choose an unchanged copy.`,
    'too-large': `This file is larger than any export from this app.`,
    unreadable: `This file can’t be read anymore. It may have been moved or changed. Choose it again.`,
  },
  ke = { nothing: `Nothing was changed.`, partly: `Everything imported so far stays.` },
  Ae = `firebasestorage.googleapis.com`,
  je = `storageBucket`,
  Me = 12e4,
  Ne = 6e5,
  Pe = 1e3,
  T = class e extends i {
    constructor(t, n, r = 0) {
      ;(super(Fe(t), `Firebase Storage: ${n} (${Fe(t)})`),
        (this.status_ = r),
        (this.customData = { serverResponse: null }),
        (this._baseMessage = this.message),
        Object.setPrototypeOf(this, e.prototype))
    }
    get status() {
      return this.status_
    }
    set status(e) {
      this.status_ = e
    }
    _codeEquals(e) {
      return Fe(e) === this.code
    }
    get serverResponse() {
      return this.customData.serverResponse
    }
    set serverResponse(e) {
      ;((this.customData.serverResponse = e),
        (this.message = this.customData.serverResponse
          ? `${this._baseMessage}\n${this.customData.serverResponse}`
          : this._baseMessage))
    }
  },
  E
;(function (e) {
  ;((e.UNKNOWN = `unknown`),
    (e.OBJECT_NOT_FOUND = `object-not-found`),
    (e.BUCKET_NOT_FOUND = `bucket-not-found`),
    (e.PROJECT_NOT_FOUND = `project-not-found`),
    (e.QUOTA_EXCEEDED = `quota-exceeded`),
    (e.UNAUTHENTICATED = `unauthenticated`),
    (e.UNAUTHORIZED = `unauthorized`),
    (e.UNAUTHORIZED_APP = `unauthorized-app`),
    (e.RETRY_LIMIT_EXCEEDED = `retry-limit-exceeded`),
    (e.INVALID_CHECKSUM = `invalid-checksum`),
    (e.CANCELED = `canceled`),
    (e.INVALID_EVENT_NAME = `invalid-event-name`),
    (e.INVALID_URL = `invalid-url`),
    (e.INVALID_DEFAULT_BUCKET = `invalid-default-bucket`),
    (e.NO_DEFAULT_BUCKET = `no-default-bucket`),
    (e.CANNOT_SLICE_BLOB = `cannot-slice-blob`),
    (e.SERVER_FILE_WRONG_SIZE = `server-file-wrong-size`),
    (e.NO_DOWNLOAD_URL = `no-download-url`),
    (e.INVALID_ARGUMENT = `invalid-argument`),
    (e.INVALID_ARGUMENT_COUNT = `invalid-argument-count`),
    (e.APP_DELETED = `app-deleted`),
    (e.INVALID_ROOT_OPERATION = `invalid-root-operation`),
    (e.INVALID_FORMAT = `invalid-format`),
    (e.INTERNAL_ERROR = `internal-error`),
    (e.UNSUPPORTED_ENVIRONMENT = `unsupported-environment`))
})((E ||= {}))
function Fe(e) {
  return `storage/` + e
}
function Ie() {
  return new T(
    E.UNKNOWN,
    `An unknown error occurred, please check the error payload for server response.`,
  )
}
function Le(e) {
  return new T(E.OBJECT_NOT_FOUND, `Object '` + e + `' does not exist.`)
}
function Re(e) {
  return new T(
    E.QUOTA_EXCEEDED,
    `Quota for bucket '` +
      e +
      `' exceeded, please view quota on https://firebase.google.com/pricing/.`,
  )
}
function ze() {
  return new T(
    E.UNAUTHENTICATED,
    `User is not authenticated, please authenticate using Firebase Authentication and try again.`,
  )
}
function Be() {
  return new T(
    E.UNAUTHORIZED_APP,
    `This app does not have permission to access Firebase Storage on this project.`,
  )
}
function Ve(e) {
  return new T(E.UNAUTHORIZED, `User does not have permission to access '` + e + `'.`)
}
function He() {
  return new T(E.RETRY_LIMIT_EXCEEDED, `Max retry time for operation exceeded, please try again.`)
}
function Ue() {
  return new T(E.CANCELED, `User canceled the upload/download.`)
}
function We(e) {
  return new T(E.INVALID_URL, `Invalid URL '` + e + `'.`)
}
function Ge(e) {
  return new T(E.INVALID_DEFAULT_BUCKET, `Invalid default bucket '` + e + `'.`)
}
function Ke() {
  return new T(
    E.NO_DEFAULT_BUCKET,
    `No default bucket found. Did you set the 'storageBucket' property when initializing the app?`,
  )
}
function qe() {
  return new T(E.CANNOT_SLICE_BLOB, `Cannot slice blob for upload. Please retry the upload.`)
}
function Je() {
  return new T(
    E.SERVER_FILE_WRONG_SIZE,
    `Server recorded incorrect upload file size, please retry the upload.`,
  )
}
function Ye(e) {
  return new T(
    E.UNSUPPORTED_ENVIRONMENT,
    `${e} is missing. Make sure to install the required polyfills. See https://firebase.google.com/docs/web/environments-js-sdk#polyfills for more information.`,
  )
}
function Xe(e) {
  return new T(E.INVALID_ARGUMENT, e)
}
function Ze() {
  return new T(E.APP_DELETED, `The Firebase app was deleted.`)
}
function Qe(e) {
  return new T(
    E.INVALID_ROOT_OPERATION,
    `The operation '` +
      e +
      `' cannot be performed on a root reference, create a non-root reference using child, such as .child('file.png').`,
  )
}
function D(e, t) {
  return new T(E.INVALID_FORMAT, `String does not match format '` + e + `': ` + t)
}
function O(e) {
  throw new T(E.INTERNAL_ERROR, `Internal error: ` + e)
}
var k = class e {
    constructor(e, t) {
      ;((this.bucket = e), (this.path_ = t))
    }
    get path() {
      return this.path_
    }
    get isRoot() {
      return this.path.length === 0
    }
    fullServerUrl() {
      let e = encodeURIComponent
      return `/b/` + e(this.bucket) + `/o/` + e(this.path)
    }
    bucketOnlyServerUrl() {
      return `/b/` + encodeURIComponent(this.bucket) + `/o`
    }
    static makeFromBucketSpec(t, n) {
      let r
      try {
        r = e.makeFromUrl(t, n)
      } catch {
        return new e(t, ``)
      }
      if (r.path === ``) return r
      throw Ge(t)
    }
    static makeFromUrl(t, n) {
      let r = null,
        i = `([A-Za-z0-9.\\-_]+)`
      function a(e) {
        e.path.charAt(e.path.length - 1) === `/` && (e.path_ = e.path_.slice(0, -1))
      }
      let o = RegExp(`^gs://` + i + `(/(.*))?$`, `i`),
        s = { bucket: 1, path: 3 }
      function c(e) {
        e.path_ = decodeURIComponent(e.path)
      }
      let l = n.replace(/[.]/g, `\\.`),
        u = RegExp(`^https?://${l}/v[A-Za-z0-9_]+/b/${i}/o(/([^?#]*).*)?$`, `i`),
        d = { bucket: 1, path: 3 },
        f = RegExp(
          `^https?://${n === Ae ? `(?:storage.googleapis.com|storage.cloud.google.com)` : n}/${i}/([^?#]*)`,
          `i`,
        ),
        p = [
          { regex: o, indices: s, postModify: a },
          { regex: u, indices: d, postModify: c },
          { regex: f, indices: { bucket: 1, path: 2 }, postModify: c },
        ]
      for (let n = 0; n < p.length; n++) {
        let i = p[n],
          a = i.regex.exec(t)
        if (a) {
          let t = a[i.indices.bucket],
            n = a[i.indices.path]
          ;((n ||= ``), (r = new e(t, n)), i.postModify(r))
          break
        }
      }
      if (r == null) throw We(t)
      return r
    }
  },
  $e = class {
    constructor(e) {
      this.promise_ = Promise.reject(e)
    }
    getPromise() {
      return this.promise_
    }
    cancel(e = !1) {}
  }
function et(e, t, n) {
  let r = 1,
    i = null,
    a = null,
    o = !1,
    s = 0
  function c() {
    return s === 2
  }
  let l = !1
  function u(...e) {
    l || ((l = !0), t.apply(null, e))
  }
  function d(t) {
    i = setTimeout(() => {
      ;((i = null), e(p, c()))
    }, t)
  }
  function f() {
    a && clearTimeout(a)
  }
  function p(e, ...t) {
    if (l) {
      f()
      return
    }
    if (e || c() || o) {
      ;(f(), u.call(null, e, ...t))
      return
    }
    r < 64 && (r *= 2)
    let n
    ;(s === 1 ? ((s = 2), (n = 0)) : (n = (r + Math.random()) * 1e3), d(n))
  }
  let m = !1
  function h(e) {
    m || ((m = !0), f(), l || (i === null ? e || (s = 1) : (e || (s = 2), clearTimeout(i), d(0))))
  }
  return (
    d(0),
    (a = setTimeout(() => {
      ;((o = !0), h(!0))
    }, n)),
    h
  )
}
function tt(e) {
  e(!1)
}
function nt(e) {
  return e !== void 0
}
function rt(e) {
  return typeof e == `function`
}
function it(e) {
  return typeof e == `object` && !Array.isArray(e)
}
function at(e) {
  return typeof e == `string` || e instanceof String
}
function ot(e) {
  return st() && e instanceof Blob
}
function st() {
  return typeof Blob < `u`
}
function ct(e, t, n, r) {
  if (r < t) throw Xe(`Invalid value for '${e}'. Expected ${t} or greater.`)
  if (r > n) throw Xe(`Invalid value for '${e}'. Expected ${n} or less.`)
}
function A(e, t, n) {
  let r = t
  return (n ?? (r = `https://${t}`), `${n}://${r}/v0${e}`)
}
function lt(e) {
  let t = encodeURIComponent,
    n = `?`
  for (let r in e)
    if (e.hasOwnProperty(r)) {
      let i = t(r) + `=` + t(e[r])
      n = n + i + `&`
    }
  return ((n = n.slice(0, -1)), n)
}
var j
;(function (e) {
  ;((e[(e.NO_ERROR = 0)] = `NO_ERROR`),
    (e[(e.NETWORK_ERROR = 1)] = `NETWORK_ERROR`),
    (e[(e.ABORT = 2)] = `ABORT`))
})((j ||= {}))
function ut(e, t) {
  let n = e >= 500 && e < 600,
    r = [408, 429].indexOf(e) !== -1,
    i = t.indexOf(e) !== -1
  return n || r || i
}
var dt = class {
    constructor(e, t, n, r, i, a, o, s, c, l, u, d = !0, f = !1) {
      ;((this.url_ = e),
        (this.method_ = t),
        (this.headers_ = n),
        (this.body_ = r),
        (this.successCodes_ = i),
        (this.additionalRetryCodes_ = a),
        (this.callback_ = o),
        (this.errorCallback_ = s),
        (this.timeout_ = c),
        (this.progressCallback_ = l),
        (this.connectionFactory_ = u),
        (this.retry = d),
        (this.isUsingEmulator = f),
        (this.pendingConnection_ = null),
        (this.backoffId_ = null),
        (this.canceled_ = !1),
        (this.appDelete_ = !1),
        (this.promise_ = new Promise((e, t) => {
          ;((this.resolve_ = e), (this.reject_ = t), this.start_())
        })))
    }
    start_() {
      let e = (e, t) => {
          if (t) {
            e(!1, new M(!1, null, !0))
            return
          }
          let n = this.connectionFactory_()
          this.pendingConnection_ = n
          let r = (e) => {
            let t = e.loaded,
              n = e.lengthComputable ? e.total : -1
            this.progressCallback_ !== null && this.progressCallback_(t, n)
          }
          ;(this.progressCallback_ !== null && n.addUploadProgressListener(r),
            n
              .send(this.url_, this.method_, this.isUsingEmulator, this.body_, this.headers_)
              .then(() => {
                ;(this.progressCallback_ !== null && n.removeUploadProgressListener(r),
                  (this.pendingConnection_ = null))
                let t = n.getErrorCode() === j.NO_ERROR,
                  i = n.getStatus()
                !t || (ut(i, this.additionalRetryCodes_) && this.retry)
                  ? e(!1, new M(!1, null, n.getErrorCode() === j.ABORT))
                  : e(!0, new M(this.successCodes_.indexOf(i) !== -1, n))
              }))
        },
        t = (e, t) => {
          let n = this.resolve_,
            r = this.reject_,
            i = t.connection
          if (t.wasSuccessCode)
            try {
              let e = this.callback_(i, i.getResponse())
              nt(e) ? n(e) : n()
            } catch (e) {
              r(e)
            }
          else if (i !== null) {
            let e = Ie()
            ;((e.serverResponse = i.getErrorText()),
              this.errorCallback_ ? r(this.errorCallback_(i, e)) : r(e))
          } else t.canceled ? r(this.appDelete_ ? Ze() : Ue()) : r(He())
        }
      this.canceled_ ? t(!1, new M(!1, null, !0)) : (this.backoffId_ = et(e, t, this.timeout_))
    }
    getPromise() {
      return this.promise_
    }
    cancel(e) {
      ;((this.canceled_ = !0),
        (this.appDelete_ = e || !1),
        this.backoffId_ !== null && tt(this.backoffId_),
        this.pendingConnection_ !== null && this.pendingConnection_.abort())
    }
  },
  M = class {
    constructor(e, t, n) {
      ;((this.wasSuccessCode = e), (this.connection = t), (this.canceled = !!n))
    }
  }
function ft(e, t) {
  t !== null && t.length > 0 && (e.Authorization = `Firebase ` + t)
}
function pt(e, t) {
  e[`X-Firebase-Storage-Version`] = `webjs/` + (t ?? `AppManager`)
}
function mt(e, t) {
  t && (e[`X-Firebase-GMPID`] = t)
}
function ht(e, t) {
  t !== null && (e[`X-Firebase-AppCheck`] = t)
}
function gt(e, t, n, r, i, a, o = !0, s = !1) {
  let c = lt(e.urlParams),
    l = e.url + c,
    u = Object.assign({}, e.headers)
  return (
    mt(u, t),
    ft(u, n),
    pt(u, a),
    ht(u, r),
    new dt(
      l,
      e.method,
      u,
      e.body,
      e.successCodes,
      e.additionalRetryCodes,
      e.handler,
      e.errorHandler,
      e.timeout,
      e.progressCallback,
      i,
      o,
      s,
    )
  )
}
function _t() {
  if (typeof BlobBuilder < `u`) return BlobBuilder
  if (typeof WebKitBlobBuilder < `u`) return WebKitBlobBuilder
}
function vt(...e) {
  let t = _t()
  if (t !== void 0) {
    let n = new t()
    for (let t = 0; t < e.length; t++) n.append(e[t])
    return n.getBlob()
  }
  if (st()) return new Blob(e)
  throw new T(E.UNSUPPORTED_ENVIRONMENT, `This browser doesn't seem to support creating Blobs`)
}
function yt(e, t, n) {
  return e.webkitSlice
    ? e.webkitSlice(t, n)
    : e.mozSlice
      ? e.mozSlice(t, n)
      : e.slice
        ? e.slice(t, n)
        : null
}
function bt(e) {
  if (typeof atob > `u`) throw Ye(`base-64`)
  return atob(e)
}
var N = { RAW: `raw`, BASE64: `base64`, BASE64URL: `base64url`, DATA_URL: `data_url` },
  xt = class {
    constructor(e, t) {
      ;((this.data = e), (this.contentType = t || null))
    }
  }
function St(e, t) {
  switch (e) {
    case N.RAW:
      return new xt(Ct(t))
    case N.BASE64:
    case N.BASE64URL:
      return new xt(Tt(e, t))
    case N.DATA_URL:
      return new xt(Dt(t), Ot(t))
  }
  throw Ie()
}
function Ct(e) {
  let t = []
  for (let n = 0; n < e.length; n++) {
    let r = e.charCodeAt(n)
    if (r <= 127) t.push(r)
    else if (r <= 2047) t.push(192 | (r >> 6), 128 | (r & 63))
    else if ((r & 64512) == 55296) {
      if (!(n < e.length - 1 && (e.charCodeAt(n + 1) & 64512) == 56320)) t.push(239, 191, 189)
      else {
        let i = r,
          a = e.charCodeAt(++n)
        ;((r = 65536 | ((i & 1023) << 10) | (a & 1023)),
          t.push(240 | (r >> 18), 128 | ((r >> 12) & 63), 128 | ((r >> 6) & 63), 128 | (r & 63)))
      }
    } else
      (r & 64512) == 56320
        ? t.push(239, 191, 189)
        : t.push(224 | (r >> 12), 128 | ((r >> 6) & 63), 128 | (r & 63))
  }
  return new Uint8Array(t)
}
function wt(e) {
  let t
  try {
    t = decodeURIComponent(e)
  } catch {
    throw D(N.DATA_URL, `Malformed data URL.`)
  }
  return Ct(t)
}
function Tt(e, t) {
  switch (e) {
    case N.BASE64: {
      let n = t.indexOf(`-`) !== -1,
        r = t.indexOf(`_`) !== -1
      if (n || r)
        throw D(e, `Invalid character '` + (n ? `-` : `_`) + `' found: is it base64url encoded?`)
      break
    }
    case N.BASE64URL: {
      let n = t.indexOf(`+`) !== -1,
        r = t.indexOf(`/`) !== -1
      if (n || r)
        throw D(e, `Invalid character '` + (n ? `+` : `/`) + `' found: is it base64 encoded?`)
      t = t.replace(/-/g, `+`).replace(/_/g, `/`)
      break
    }
  }
  let n
  try {
    n = bt(t)
  } catch (t) {
    throw t.message.includes(`polyfill`) ? t : D(e, `Invalid character found`)
  }
  let r = new Uint8Array(n.length)
  for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e)
  return r
}
var Et = class {
  constructor(e) {
    ;((this.base64 = !1), (this.contentType = null))
    let t = e.match(/^data:([^,]+)?,/)
    if (t === null) throw D(N.DATA_URL, `Must be formatted 'data:[<mediatype>][;base64],<data>`)
    let n = t[1] || null
    ;(n != null &&
      ((this.base64 = kt(n, `;base64`)),
      (this.contentType = this.base64 ? n.substring(0, n.length - 7) : n)),
      (this.rest = e.substring(e.indexOf(`,`) + 1)))
  }
}
function Dt(e) {
  let t = new Et(e)
  return t.base64 ? Tt(N.BASE64, t.rest) : wt(t.rest)
}
function Ot(e) {
  return new Et(e).contentType
}
function kt(e, t) {
  return e.length >= t.length && e.substring(e.length - t.length) === t
}
var At = class e {
  constructor(e, t) {
    let n = 0,
      r = ``
    ;(ot(e)
      ? ((this.data_ = e), (n = e.size), (r = e.type))
      : e instanceof ArrayBuffer
        ? (t
            ? (this.data_ = new Uint8Array(e))
            : ((this.data_ = new Uint8Array(e.byteLength)), this.data_.set(new Uint8Array(e))),
          (n = this.data_.length))
        : e instanceof Uint8Array &&
          (t ? (this.data_ = e) : ((this.data_ = new Uint8Array(e.length)), this.data_.set(e)),
          (n = e.length)),
      (this.size_ = n),
      (this.type_ = r))
  }
  size() {
    return this.size_
  }
  type() {
    return this.type_
  }
  slice(t, n) {
    if (ot(this.data_)) {
      let r = this.data_,
        i = yt(r, t, n)
      return i === null ? null : new e(i)
    }
    {
      let r = new Uint8Array(this.data_.buffer, t, n - t)
      return new e(r, !0)
    }
  }
  static getBlob(...t) {
    if (st()) {
      let n = t.map((t) => (t instanceof e ? t.data_ : t))
      return new e(vt.apply(null, n))
    }
    {
      let n = t.map((e) => (at(e) ? St(N.RAW, e).data : e.data_)),
        r = 0
      n.forEach((e) => {
        r += e.byteLength
      })
      let i = new Uint8Array(r),
        a = 0
      return (
        n.forEach((e) => {
          for (let t = 0; t < e.length; t++) i[a++] = e[t]
        }),
        new e(i, !0)
      )
    }
  }
  uploadData() {
    return this.data_
  }
}
function jt(e) {
  let t
  try {
    t = JSON.parse(e)
  } catch {
    return null
  }
  return it(t) ? t : null
}
function Mt(e) {
  if (e.length === 0) return null
  let t = e.lastIndexOf(`/`)
  return t === -1 ? `` : e.slice(0, t)
}
function Nt(e, t) {
  let n = t
    .split(`/`)
    .filter((e) => e.length > 0)
    .join(`/`)
  return e.length === 0 ? n : e + `/` + n
}
function Pt(e) {
  let t = e.lastIndexOf(`/`, e.length - 2)
  return t === -1 ? e : e.slice(t + 1)
}
function Ft(e, t) {
  return t
}
var P = class {
    constructor(e, t, n, r) {
      ;((this.server = e), (this.local = t || e), (this.writable = !!n), (this.xform = r || Ft))
    }
  },
  F = null
function It(e) {
  return !at(e) || e.length < 2 ? e : Pt(e)
}
function Lt() {
  if (F) return F
  let e = []
  ;(e.push(new P(`bucket`)),
    e.push(new P(`generation`)),
    e.push(new P(`metageneration`)),
    e.push(new P(`name`, `fullPath`, !0)))
  function t(e, t) {
    return It(t)
  }
  let n = new P(`name`)
  ;((n.xform = t), e.push(n))
  function r(e, t) {
    return t === void 0 ? t : Number(t)
  }
  let i = new P(`size`)
  return (
    (i.xform = r),
    e.push(i),
    e.push(new P(`timeCreated`)),
    e.push(new P(`updated`)),
    e.push(new P(`md5Hash`, null, !0)),
    e.push(new P(`cacheControl`, null, !0)),
    e.push(new P(`contentDisposition`, null, !0)),
    e.push(new P(`contentEncoding`, null, !0)),
    e.push(new P(`contentLanguage`, null, !0)),
    e.push(new P(`contentType`, null, !0)),
    e.push(new P(`metadata`, `customMetadata`, !0)),
    (F = e),
    F
  )
}
function Rt(e, t) {
  function n() {
    let n = e.bucket,
      r = e.fullPath,
      i = new k(n, r)
    return t._makeStorageReference(i)
  }
  Object.defineProperty(e, 'ref', { get: n })
}
function zt(e, t, n) {
  let r = {}
  r.type = `file`
  let i = n.length
  for (let e = 0; e < i; e++) {
    let i = n[e]
    r[i.local] = i.xform(r, t[i.server])
  }
  return (Rt(r, e), r)
}
function Bt(e, t, n) {
  let r = jt(t)
  return r === null ? null : zt(e, r, n)
}
function Vt(e, t) {
  let n = {},
    r = t.length
  for (let i = 0; i < r; i++) {
    let r = t[i]
    r.writable && (n[r.server] = e[r.local])
  }
  return JSON.stringify(n)
}
var Ht = `prefixes`,
  Ut = `items`
function Wt(e, t, n) {
  let r = { prefixes: [], items: [], nextPageToken: n.nextPageToken }
  if (n[Ht])
    for (let i of n[Ht]) {
      let n = i.replace(/\/$/, ``),
        a = e._makeStorageReference(new k(t, n))
      r.prefixes.push(a)
    }
  if (n[Ut])
    for (let i of n[Ut]) {
      let n = e._makeStorageReference(new k(t, i.name))
      r.items.push(n)
    }
  return r
}
function Gt(e, t, n) {
  let r = jt(n)
  return r === null ? null : Wt(e, t, r)
}
var I = class {
  constructor(e, t, n, r) {
    ;((this.url = e),
      (this.method = t),
      (this.handler = n),
      (this.timeout = r),
      (this.urlParams = {}),
      (this.headers = {}),
      (this.body = null),
      (this.errorHandler = null),
      (this.progressCallback = null),
      (this.successCodes = [200]),
      (this.additionalRetryCodes = []))
  }
}
function L(e) {
  if (!e) throw Ie()
}
function Kt(e, t) {
  function n(n, r) {
    let i = Bt(e, r, t)
    return (L(i !== null), i)
  }
  return n
}
function qt(e, t) {
  function n(n, r) {
    let i = Gt(e, t, r)
    return (L(i !== null), i)
  }
  return n
}
function R(e) {
  function t(t, n) {
    let r
    return (
      (r =
        t.getStatus() === 401
          ? t.getErrorText().includes(`Firebase App Check token is invalid`)
            ? Be()
            : ze()
          : t.getStatus() === 402
            ? Re(e.bucket)
            : t.getStatus() === 403
              ? Ve(e.path)
              : n),
      (r.status = t.getStatus()),
      (r.serverResponse = n.serverResponse),
      r
    )
  }
  return t
}
function Jt(e) {
  let t = R(e)
  function n(n, r) {
    let i = t(n, r)
    return (n.getStatus() === 404 && (i = Le(e.path)), (i.serverResponse = r.serverResponse), i)
  }
  return n
}
function Yt(e, t, n) {
  let r = A(t.fullServerUrl(), e.host, e._protocol),
    i = e.maxOperationRetryTime,
    a = new I(r, `GET`, Kt(e, n), i)
  return ((a.errorHandler = Jt(t)), a)
}
function Xt(e, t, n, r, i) {
  let a = {}
  ;((a.prefix = t.isRoot ? `` : t.path + `/`),
    n.length > 0 && (a.delimiter = n),
    r && (a.pageToken = r),
    i && (a.maxResults = i))
  let o = A(t.bucketOnlyServerUrl(), e.host, e._protocol),
    s = e.maxOperationRetryTime,
    c = new I(o, `GET`, qt(e, t.bucket), s)
  return ((c.urlParams = a), (c.errorHandler = R(t)), c)
}
function Zt(e, t, n) {
  let r = A(t.fullServerUrl(), e.host, e._protocol) + `?alt=media`,
    i = e.maxOperationRetryTime,
    a = new I(r, `GET`, (e, t) => t, i)
  return (
    (a.errorHandler = Jt(t)),
    n !== void 0 && ((a.headers.Range = `bytes=0-${n}`), (a.successCodes = [200, 206])),
    a
  )
}
function Qt(e, t) {
  let n = A(t.fullServerUrl(), e.host, e._protocol),
    r = e.maxOperationRetryTime
  function i(e, t) {}
  let a = new I(n, `DELETE`, i, r)
  return ((a.successCodes = [200, 204]), (a.errorHandler = Jt(t)), a)
}
function $t(e, t) {
  return (e && e.contentType) || (t && t.type()) || `application/octet-stream`
}
function en(e, t, n) {
  let r = Object.assign({}, n)
  return ((r.fullPath = e.path), (r.size = t.size()), (r.contentType ||= $t(null, t)), r)
}
function tn(e, t, n, r, i) {
  let a = t.bucketOnlyServerUrl(),
    o = { 'X-Goog-Upload-Protocol': `multipart` }
  function s() {
    let e = ``
    for (let t = 0; t < 2; t++) e += Math.random().toString().slice(2)
    return e
  }
  let c = s()
  o[`Content-Type`] = `multipart/related; boundary=` + c
  let l = en(t, r, i),
    u = Vt(l, n),
    d =
      `--` +
      c +
      `\r
Content-Type: application/json; charset=utf-8\r
\r
` +
      u +
      `\r
--` +
      c +
      `\r
Content-Type: ` +
      l.contentType +
      `\r
\r
`,
    f =
      `\r
--` +
      c +
      `--`,
    p = At.getBlob(d, r, f)
  if (p === null) throw qe()
  let m = { name: l.fullPath },
    h = A(a, e.host, e._protocol),
    g = e.maxUploadRetryTime,
    _ = new I(h, `POST`, Kt(e, n), g)
  return ((_.urlParams = m), (_.headers = o), (_.body = p.uploadData()), (_.errorHandler = R(t)), _)
}
var nn = class {
  constructor(e, t, n, r) {
    ;((this.current = e), (this.total = t), (this.finalized = !!n), (this.metadata = r || null))
  }
}
function rn(e, t) {
  let n = null
  try {
    n = e.getResponseHeader(`X-Goog-Upload-Status`)
  } catch {
    L(!1)
  }
  return (L(!!n && (t || [`active`]).indexOf(n) !== -1), n)
}
function an(e, t, n, r, i) {
  let a = t.bucketOnlyServerUrl(),
    o = en(t, r, i),
    s = { name: o.fullPath },
    c = A(a, e.host, e._protocol),
    l = {
      'X-Goog-Upload-Protocol': `resumable`,
      'X-Goog-Upload-Command': `start`,
      'X-Goog-Upload-Header-Content-Length': `${r.size()}`,
      'X-Goog-Upload-Header-Content-Type': o.contentType,
      'Content-Type': `application/json; charset=utf-8`,
    },
    u = Vt(o, n),
    d = e.maxUploadRetryTime
  function f(e) {
    rn(e)
    let t
    try {
      t = e.getResponseHeader(`X-Goog-Upload-URL`)
    } catch {
      L(!1)
    }
    return (L(at(t)), t)
  }
  let p = new I(c, `POST`, f, d)
  return ((p.urlParams = s), (p.headers = l), (p.body = u), (p.errorHandler = R(t)), p)
}
function on(e, t, n, r) {
  let i = { 'X-Goog-Upload-Command': `query` }
  function a(e) {
    let t = rn(e, [`active`, `final`]),
      n = null
    try {
      n = e.getResponseHeader(`X-Goog-Upload-Size-Received`)
    } catch {
      L(!1)
    }
    n || L(!1)
    let i = Number(n)
    return (L(!isNaN(i)), new nn(i, r.size(), t === `final`))
  }
  let o = e.maxUploadRetryTime,
    s = new I(n, `POST`, a, o)
  return ((s.headers = i), (s.errorHandler = R(t)), s)
}
var sn = 262144
function cn(e, t, n, r, i, a, o, s) {
  let c = new nn(0, 0)
  if (
    (o ? ((c.current = o.current), (c.total = o.total)) : ((c.current = 0), (c.total = r.size())),
    r.size() !== c.total)
  )
    throw Je()
  let l = c.total - c.current,
    u = l
  i > 0 && (u = Math.min(u, i))
  let d = c.current,
    f = d + u,
    p = ``
  p = u === 0 ? `finalize` : l === u ? `upload, finalize` : `upload`
  let m = { 'X-Goog-Upload-Command': p, 'X-Goog-Upload-Offset': `${c.current}` },
    h = r.slice(d, f)
  if (h === null) throw qe()
  function g(e, n) {
    let i = rn(e, [`active`, `final`]),
      o = c.current + u,
      s = r.size(),
      l
    return ((l = i === `final` ? Kt(t, a)(e, n) : null), new nn(o, s, i === `final`, l))
  }
  let _ = t.maxUploadRetryTime,
    v = new I(n, `POST`, g, _)
  return (
    (v.headers = m),
    (v.body = h.uploadData()),
    (v.progressCallback = s || null),
    (v.errorHandler = R(e)),
    v
  )
}
var z = {
  RUNNING: `running`,
  PAUSED: `paused`,
  SUCCESS: `success`,
  CANCELED: `canceled`,
  ERROR: `error`,
}
function ln(e) {
  switch (e) {
    case `running`:
    case `pausing`:
    case `canceling`:
      return z.RUNNING
    case `paused`:
      return z.PAUSED
    case `success`:
      return z.SUCCESS
    case `canceled`:
      return z.CANCELED
    case `error`:
      return z.ERROR
    default:
      return z.ERROR
  }
}
var un = class {
  constructor(e, t, n) {
    if (rt(e) || t != null || n != null)
      ((this.next = e), (this.error = t ?? void 0), (this.complete = n ?? void 0))
    else {
      let t = e
      ;((this.next = t.next), (this.error = t.error), (this.complete = t.complete))
    }
  }
}
function B(e) {
  return (...t) => {
    Promise.resolve().then(() => e(...t))
  }
}
var dn = class {
    constructor() {
      ;((this.sent_ = !1),
        (this.xhr_ = new XMLHttpRequest()),
        this.initXhr(),
        (this.errorCode_ = j.NO_ERROR),
        (this.sendPromise_ = new Promise((e) => {
          ;(this.xhr_.addEventListener(`abort`, () => {
            ;((this.errorCode_ = j.ABORT), e())
          }),
            this.xhr_.addEventListener(`error`, () => {
              ;((this.errorCode_ = j.NETWORK_ERROR), e())
            }),
            this.xhr_.addEventListener(`load`, () => {
              e()
            }))
        })))
    }
    send(e, t, n, r, i) {
      if (this.sent_) throw O(`cannot .send() more than once`)
      if (
        (d(e) && n && (this.xhr_.withCredentials = !0),
        (this.sent_ = !0),
        this.xhr_.open(t, e, !0),
        i !== void 0)
      )
        for (let e in i) i.hasOwnProperty(e) && this.xhr_.setRequestHeader(e, i[e].toString())
      return (r === void 0 ? this.xhr_.send() : this.xhr_.send(r), this.sendPromise_)
    }
    getErrorCode() {
      if (!this.sent_) throw O(`cannot .getErrorCode() before sending`)
      return this.errorCode_
    }
    getStatus() {
      if (!this.sent_) throw O(`cannot .getStatus() before sending`)
      try {
        return this.xhr_.status
      } catch {
        return -1
      }
    }
    getResponse() {
      if (!this.sent_) throw O(`cannot .getResponse() before sending`)
      return this.xhr_.response
    }
    getErrorText() {
      if (!this.sent_) throw O(`cannot .getErrorText() before sending`)
      return this.xhr_.statusText
    }
    abort() {
      this.xhr_.abort()
    }
    getResponseHeader(e) {
      return this.xhr_.getResponseHeader(e)
    }
    addUploadProgressListener(e) {
      this.xhr_.upload != null && this.xhr_.upload.addEventListener(`progress`, e)
    }
    removeUploadProgressListener(e) {
      this.xhr_.upload != null && this.xhr_.upload.removeEventListener(`progress`, e)
    }
  },
  fn = class extends dn {
    initXhr() {
      this.xhr_.responseType = `text`
    }
  }
function V() {
  return new fn()
}
var pn = class extends dn {
  initXhr() {
    this.xhr_.responseType = `blob`
  }
}
function mn() {
  return new pn()
}
var hn = class {
    isExponentialBackoffExpired() {
      return this.sleepTime > this.maxSleepTime
    }
    constructor(e, t, n = null) {
      ;((this._transferred = 0),
        (this._needToFetchStatus = !1),
        (this._needToFetchMetadata = !1),
        (this._observers = []),
        (this._error = void 0),
        (this._uploadUrl = void 0),
        (this._request = void 0),
        (this._chunkMultiplier = 1),
        (this._resolve = void 0),
        (this._reject = void 0),
        (this._ref = e),
        (this._blob = t),
        (this._metadata = n),
        (this._mappings = Lt()),
        (this._resumable = this._shouldDoResumable(this._blob)),
        (this._state = `running`),
        (this._errorHandler = (e) => {
          if (((this._request = void 0), (this._chunkMultiplier = 1), e._codeEquals(E.CANCELED)))
            ((this._needToFetchStatus = !0), this.completeTransitions_())
          else {
            let t = this.isExponentialBackoffExpired()
            if (ut(e.status, [])) {
              if (t) e = He()
              else {
                ;((this.sleepTime = Math.max(this.sleepTime * 2, Pe)),
                  (this._needToFetchStatus = !0),
                  this.completeTransitions_())
                return
              }
            }
            ;((this._error = e), this._transition(`error`))
          }
        }),
        (this._metadataErrorHandler = (e) => {
          ;((this._request = void 0),
            e._codeEquals(E.CANCELED)
              ? this.completeTransitions_()
              : ((this._error = e), this._transition(`error`)))
        }),
        (this.sleepTime = 0),
        (this.maxSleepTime = this._ref.storage.maxUploadRetryTime),
        (this._promise = new Promise((e, t) => {
          ;((this._resolve = e), (this._reject = t), this._start())
        })),
        this._promise.then(null, () => {}))
    }
    _makeProgressCallback() {
      let e = this._transferred
      return (t) => this._updateProgress(e + t)
    }
    _shouldDoResumable(e) {
      return e.size() > 262144
    }
    _start() {
      this._state === `running` &&
        this._request === void 0 &&
        (this._resumable
          ? this._uploadUrl === void 0
            ? this._createResumable()
            : this._needToFetchStatus
              ? this._fetchStatus()
              : this._needToFetchMetadata
                ? this._fetchMetadata()
                : (this.pendingTimeout = setTimeout(() => {
                    ;((this.pendingTimeout = void 0), this._continueUpload())
                  }, this.sleepTime))
          : this._oneShotUpload())
    }
    _resolveToken(e) {
      Promise.all([this._ref.storage._getAuthToken(), this._ref.storage._getAppCheckToken()]).then(
        ([t, n]) => {
          switch (this._state) {
            case `running`:
              e(t, n)
              break
            case `canceling`:
              this._transition(`canceled`)
              break
            case `pausing`:
              this._transition(`paused`)
          }
        },
      )
    }
    _createResumable() {
      this._resolveToken((e, t) => {
        let n = an(
            this._ref.storage,
            this._ref._location,
            this._mappings,
            this._blob,
            this._metadata,
          ),
          r = this._ref.storage._makeRequest(n, V, e, t)
        ;((this._request = r),
          r.getPromise().then((e) => {
            ;((this._request = void 0),
              (this._uploadUrl = e),
              (this._needToFetchStatus = !1),
              this.completeTransitions_())
          }, this._errorHandler))
      })
    }
    _fetchStatus() {
      let e = this._uploadUrl
      this._resolveToken((t, n) => {
        let r = on(this._ref.storage, this._ref._location, e, this._blob),
          i = this._ref.storage._makeRequest(r, V, t, n)
        ;((this._request = i),
          i.getPromise().then((e) => {
            ;((e = e),
              (this._request = void 0),
              this._updateProgress(e.current),
              (this._needToFetchStatus = !1),
              e.finalized && (this._needToFetchMetadata = !0),
              this.completeTransitions_())
          }, this._errorHandler))
      })
    }
    _continueUpload() {
      let e = sn * this._chunkMultiplier,
        t = new nn(this._transferred, this._blob.size()),
        n = this._uploadUrl
      this._resolveToken((r, i) => {
        let a
        try {
          a = cn(
            this._ref._location,
            this._ref.storage,
            n,
            this._blob,
            e,
            this._mappings,
            t,
            this._makeProgressCallback(),
          )
        } catch (e) {
          ;((this._error = e), this._transition(`error`))
          return
        }
        let o = this._ref.storage._makeRequest(a, V, r, i, !1)
        ;((this._request = o),
          o.getPromise().then((e) => {
            ;(this._increaseMultiplier(),
              (this._request = void 0),
              this._updateProgress(e.current),
              e.finalized
                ? ((this._metadata = e.metadata), this._transition(`success`))
                : this.completeTransitions_())
          }, this._errorHandler))
      })
    }
    _increaseMultiplier() {
      sn * this._chunkMultiplier * 2 < 33554432 && (this._chunkMultiplier *= 2)
    }
    _fetchMetadata() {
      this._resolveToken((e, t) => {
        let n = Yt(this._ref.storage, this._ref._location, this._mappings),
          r = this._ref.storage._makeRequest(n, V, e, t)
        ;((this._request = r),
          r.getPromise().then((e) => {
            ;((this._request = void 0), (this._metadata = e), this._transition(`success`))
          }, this._metadataErrorHandler))
      })
    }
    _oneShotUpload() {
      this._resolveToken((e, t) => {
        let n = tn(
            this._ref.storage,
            this._ref._location,
            this._mappings,
            this._blob,
            this._metadata,
          ),
          r = this._ref.storage._makeRequest(n, V, e, t)
        ;((this._request = r),
          r.getPromise().then((e) => {
            ;((this._request = void 0),
              (this._metadata = e),
              this._updateProgress(this._blob.size()),
              this._transition(`success`))
          }, this._errorHandler))
      })
    }
    _updateProgress(e) {
      let t = this._transferred
      ;((this._transferred = e), this._transferred !== t && this._notifyObservers())
    }
    _transition(e) {
      if (this._state !== e)
        switch (e) {
          case `canceling`:
          case `pausing`:
            ;((this._state = e),
              this._request === void 0
                ? this.pendingTimeout &&
                  (clearTimeout(this.pendingTimeout),
                  (this.pendingTimeout = void 0),
                  this.completeTransitions_())
                : this._request.cancel())
            break
          case `running`:
            let t = this._state === `paused`
            ;((this._state = e), t && (this._notifyObservers(), this._start()))
            break
          case `paused`:
            ;((this._state = e), this._notifyObservers())
            break
          case `canceled`:
            ;((this._error = Ue()), (this._state = e), this._notifyObservers())
            break
          case `error`:
            ;((this._state = e), this._notifyObservers())
            break
          case `success`:
            ;((this._state = e), this._notifyObservers())
        }
    }
    completeTransitions_() {
      switch (this._state) {
        case `pausing`:
          this._transition(`paused`)
          break
        case `canceling`:
          this._transition(`canceled`)
          break
        case `running`:
          this._start()
      }
    }
    get snapshot() {
      let e = ln(this._state)
      return {
        bytesTransferred: this._transferred,
        totalBytes: this._blob.size(),
        state: e,
        metadata: this._metadata,
        task: this,
        ref: this._ref,
      }
    }
    on(e, t, n, r) {
      let i = new un(t || void 0, n || void 0, r || void 0)
      return (
        this._addObserver(i),
        () => {
          this._removeObserver(i)
        }
      )
    }
    then(e, t) {
      return this._promise.then(e, t)
    }
    catch(e) {
      return this.then(null, e)
    }
    _addObserver(e) {
      ;(this._observers.push(e), this._notifyObserver(e))
    }
    _removeObserver(e) {
      let t = this._observers.indexOf(e)
      t !== -1 && this._observers.splice(t, 1)
    }
    _notifyObservers() {
      ;(this._finishPromise(),
        this._observers.slice().forEach((e) => {
          this._notifyObserver(e)
        }))
    }
    _finishPromise() {
      if (this._resolve !== void 0) {
        let e = !0
        switch (ln(this._state)) {
          case z.SUCCESS:
            B(this._resolve.bind(null, this.snapshot))()
            break
          case z.CANCELED:
          case z.ERROR:
            let t = this._reject
            B(t.bind(null, this._error))()
            break
          default:
            e = !1
        }
        e && ((this._resolve = void 0), (this._reject = void 0))
      }
    }
    _notifyObserver(e) {
      switch (ln(this._state)) {
        case z.RUNNING:
        case z.PAUSED:
          e.next && B(e.next.bind(e, this.snapshot))()
          break
        case z.SUCCESS:
          e.complete && B(e.complete.bind(e))()
          break
        case z.CANCELED:
        case z.ERROR:
          e.error && B(e.error.bind(e, this._error))()
          break
        default:
          e.error && B(e.error.bind(e, this._error))()
      }
    }
    resume() {
      let e = this._state === `paused` || this._state === `pausing`
      return (e && this._transition(`running`), e)
    }
    pause() {
      let e = this._state === `running`
      return (e && this._transition(`pausing`), e)
    }
    cancel() {
      let e = this._state === `running` || this._state === `pausing`
      return (e && this._transition(`canceling`), e)
    }
  },
  H = class e {
    constructor(e, t) {
      ;((this._service = e), (this._location = t instanceof k ? t : k.makeFromUrl(t, e.host)))
    }
    toString() {
      return `gs://` + this._location.bucket + `/` + this._location.path
    }
    _newRef(t, n) {
      return new e(t, n)
    }
    get root() {
      let e = new k(this._location.bucket, ``)
      return this._newRef(this._service, e)
    }
    get bucket() {
      return this._location.bucket
    }
    get fullPath() {
      return this._location.path
    }
    get name() {
      return Pt(this._location.path)
    }
    get storage() {
      return this._service
    }
    get parent() {
      let t = Mt(this._location.path)
      if (t === null) return null
      let n = new k(this._location.bucket, t)
      return new e(this._service, n)
    }
    _throwIfRoot(e) {
      if (this._location.path === ``) throw Qe(e)
    }
  }
function gn(e, t) {
  e._throwIfRoot(`getBlob`)
  let n = Zt(e.storage, e._location, t)
  return e.storage.makeRequestWithTokens(n, mn).then((e) => (t === void 0 ? e : e.slice(0, t)))
}
function _n(e, t, n) {
  return (e._throwIfRoot(`uploadBytesResumable`), new hn(e, new At(t), n))
}
function vn(e, t) {
  t != null && typeof t.maxResults == `number` && ct(`options.maxResults`, 1, 1e3, t.maxResults)
  let n = t || {},
    r = Xt(e.storage, e._location, `/`, n.pageToken, n.maxResults)
  return e.storage.makeRequestWithTokens(r, V)
}
function yn(e) {
  e._throwIfRoot(`getMetadata`)
  let t = Yt(e.storage, e._location, Lt())
  return e.storage.makeRequestWithTokens(t, V)
}
function bn(e) {
  e._throwIfRoot(`deleteObject`)
  let t = Qt(e.storage, e._location)
  return e.storage.makeRequestWithTokens(t, V)
}
function xn(e, t) {
  let n = Nt(e._location.path, t),
    r = new k(e._location.bucket, n)
  return new H(e.storage, r)
}
function Sn(e) {
  return /^[A-Za-z]+:\/\//.test(e)
}
function Cn(e, t) {
  return new H(e, t)
}
function wn(e, t) {
  if (e instanceof Dn) {
    let n = e
    if (n._bucket == null) throw Ke()
    let r = new H(n, n._bucket)
    return t == null ? r : wn(r, t)
  }
  return t === void 0 ? e : xn(e, t)
}
function Tn(e, t) {
  if (t && Sn(t)) {
    if (e instanceof Dn) return Cn(e, t)
    throw Xe(`To use ref(service, url), the first argument must be a Storage instance.`)
  }
  return wn(e, t)
}
function En(e, t) {
  let n = t?.[je]
  return n == null ? null : k.makeFromBucketSpec(n, e)
}
var Dn = class {
    constructor(e, t, n, r, i, a = !1) {
      ;((this.app = e),
        (this._authProvider = t),
        (this._appCheckProvider = n),
        (this._url = r),
        (this._firebaseVersion = i),
        (this._isUsingEmulator = a),
        (this._bucket = null),
        (this._host = Ae),
        (this._protocol = `https`),
        (this._appId = null),
        (this._deleted = !1),
        (this._maxOperationRetryTime = Me),
        (this._maxUploadRetryTime = Ne),
        (this._requests = new Set()),
        (this._bucket =
          r == null ? En(this._host, this.app.options) : k.makeFromBucketSpec(r, this._host)))
    }
    get host() {
      return this._host
    }
    set host(e) {
      ;((this._host = e),
        (this._bucket =
          this._url == null ? En(e, this.app.options) : k.makeFromBucketSpec(this._url, e)))
    }
    get maxUploadRetryTime() {
      return this._maxUploadRetryTime
    }
    set maxUploadRetryTime(e) {
      ;(ct(`time`, 0, 1 / 0, e), (this._maxUploadRetryTime = e))
    }
    get maxOperationRetryTime() {
      return this._maxOperationRetryTime
    }
    set maxOperationRetryTime(e) {
      ;(ct(`time`, 0, 1 / 0, e), (this._maxOperationRetryTime = e))
    }
    async _getAuthToken() {
      if (this._overrideAuthToken) return this._overrideAuthToken
      let e = this._authProvider.getImmediate({ optional: !0 })
      if (e) {
        let t = await e.getToken()
        if (t !== null) return t.accessToken
      }
      return null
    }
    async _getAppCheckToken() {
      if (l(this.app) && this.app.settings.appCheckToken) return this.app.settings.appCheckToken
      let e = this._appCheckProvider.getImmediate({ optional: !0 })
      return e ? (await e.getToken()).token : null
    }
    _delete() {
      return (
        this._deleted ||
          ((this._deleted = !0), this._requests.forEach((e) => e.cancel()), this._requests.clear()),
        Promise.resolve()
      )
    }
    _makeStorageReference(e) {
      return new H(this, e)
    }
    _makeRequest(e, t, n, r, i = !0) {
      if (this._deleted) return new $e(Ze())
      {
        let a = gt(e, this._appId, n, r, t, this._firebaseVersion, i, this._isUsingEmulator)
        return (
          this._requests.add(a),
          a.getPromise().then(
            () => this._requests.delete(a),
            () => this._requests.delete(a),
          ),
          a
        )
      }
    }
    async makeRequestWithTokens(e, t) {
      let [n, r] = await Promise.all([this._getAuthToken(), this._getAppCheckToken()])
      return this._makeRequest(e, t, n, r).getPromise()
    }
  },
  On = `@firebase/storage`,
  kn = `0.14.5`,
  An = `storage`
function jn(e, t, n) {
  return ((e = f(e)), _n(e, t, n))
}
function Mn(e) {
  return ((e = f(e)), yn(e))
}
function Nn(e, t) {
  return ((e = f(e)), vn(e, t))
}
function Pn(e) {
  return ((e = f(e)), bn(e))
}
function Fn(e, t) {
  return ((e = f(e)), Tn(e, t))
}
function In(e, t) {
  return ((e = f(e)), u(e, An).getImmediate({ identifier: t }))
}
function Ln(e, t) {
  return ((e = f(e)), gn(e, t))
}
function Rn(e, { instanceIdentifier: t }) {
  return new Dn(
    e.getProvider(`app`).getImmediate(),
    e.getProvider(`auth-internal`),
    e.getProvider(`app-check-internal`),
    t,
    p,
  )
}
function zn() {
  ;(o(new a(An, Rn, `PUBLIC`).setMultipleInstances(!0)), s(On, kn, ``), s(On, kn, `esm2020`))
}
zn()
function Bn(e = t()) {
  return In(e.app)
}
function Vn(e, t, n) {
  return (
    g(e),
    jn(W(e, t), n, {
      cacheControl: `private, no-store`,
      contentType: t.type,
      contentDisposition: `attachment`,
      customMetadata: { fileId: t.id },
    })
  )
}
async function Hn(e, t) {
  return (await U(e, t))?.size === t.size
}
async function U(e, t) {
  let n = await qn(e, t)
  return n?.customMetadata?.fileId === t.id ? { size: n.size, md5: n.md5Hash } : null
}
async function Un(e, t) {
  g(e)
  let n = await Ln(W(e, t))
  if (await U(e, t)) return n
  throw new i(`storage/object-not-found`, `Another file has the slot.`)
}
async function Wn(e, t) {
  g(e)
  try {
    await Kn(W(e, t))
  } catch (n) {
    if (!w(n) || (await U(e, t))) throw n
  }
}
async function Gn(e, t) {
  let n = await qn(e, t)
  return !n || n.customMetadata?.fileId === t.id ? !1 : (await Kn(W(e, t)), !0)
}
async function Kn(e) {
  try {
    await Pn(e)
  } catch (e) {
    if (!Jn(e)) throw e
  }
}
function W({ uid: e, session: t }, { slot: n }) {
  return Fn(Bn(t), `users/${e}/files/${n}`)
}
async function qn(e, t) {
  try {
    return await Mn(W(e, t))
  } catch (e) {
    if (Jn(e)) return null
    throw e
  }
}
function Jn(e) {
  return e instanceof i && e.code === `storage/object-not-found`
}
function Yn(e, t = C()) {
  return le(t, `users`, e, `files`)
}
function G(e, t, n = C()) {
  return S(Yn(e, n), t)
}
function Xn(e, t = C()) {
  return S(t, `users`, e, `usage`, `files`)
}
function Zn(e) {
  let { count: t = 0, bytes: n = 0, free: r = [] } = e.data() ?? {}
  return { count: t, bytes: n, free: r }
}
function K(e) {
  let t = e.data({ serverTimestamps: `estimate` })
  if (!t) return null
  let { noteId: n, name: r, size: i, type: a, slot: o, state: s } = t,
    c = t.createdAt instanceof ue ? t.createdAt.toMillis() : 0
  return { id: e.id, noteId: n, name: r, size: i, type: a, slot: o, state: s, createdAt: c }
}
var Qn = e({ readRecord: () => $n, readStored: () => er })
async function $n(e, t) {
  return K(await pe(G(e.uid, t, C(e.session))))
}
async function er(e, t) {
  let n = await $n(e, t)
  if (n) return Un(e, n)
  throw new i(`storage/object-not-found`, `The file has no record.`)
}
var tr = 20
function nr({ count: e, free: t }, n) {
  let r = e + t.length,
    i = t.find((e) => e < n)
  return i === void 0 || (r < n && t.length < tr)
    ? { slot: r, free: t }
    : { slot: i, free: t.filter((e) => e !== i) }
}
function rr({ free: e }, t) {
  return [...e, t]
}
var ir = { there: [`arriving`], deleting: [`arriving`, `there`] }
function ar(e, t, n) {
  let r = G(e.uid, t, C(e.session))
  return ge(e, async (e) => {
    let t = K(await e.get(r))
    return !t || !ir[n].includes(t.state) ? t : (e.update(r, { state: n }), { ...t, state: n })
  })
}
var or = 2e4
function sr(e, t) {
  let n = new AbortController(),
    { signal: r } = n,
    a = new i(`deadline-exceeded`, `The server took too long.`),
    o = () =>
      ge(e, async (e) => {
        let n = await t(e)
        return (r.throwIfAborted(), n)
      })
  return v(h(e.uid), () => m(or, o(), a).finally(() => n.abort()))
}
var cr = e({ removeFile: () => q, removeUnsent: () => lr })
async function q(e, t) {
  let n = await ar(e, t, `deleting`)
  if (n === null) return null
  await Wn(e, n)
  let r = C(e.session),
    i = Xn(e.uid, r)
  return (
    await sr(e, async (n) => {
      let a = G(e.uid, t, r),
        o = K(await n.get(a))
      if (!o) return
      let s = Zn(await n.get(i))
      ;(n.delete(a),
        n.set(i, { count: s.count - 1, bytes: s.bytes - o.size, lastId: t, free: rr(s, o.slot) }))
    }),
    n
  )
}
async function lr(e, t) {
  let n = await q(e, t)
  n && (await Wn(e, n))
}
var ur = e({
    calledOff: () => yr,
    flagOf: () => J,
    followFlag: () => xr,
    isDeletedForGood: () => mr,
    makeFlagFinal: () => hr,
    readFlag: () => pr,
    removeFlag: () => vr,
    setFlag: () => fr,
    settleFlag: () => gr,
  }),
  dr = 5e3
function J({ uid: e, session: t }) {
  return S(C(t), `users`, e)
}
function Y(e) {
  let t = e.data()
  return t ? (t.isFinal ? `final` : `begun`) : `none`
}
function fr(e) {
  return X(e, (t, n) =>
    t === `none` ? (n.set(J(e), { deletingSince: he(), isFinal: !1 }), `begun`) : t,
  )
}
function pr(e) {
  return X(e, (e) => e)
}
async function mr(e) {
  try {
    let t = pe(S(C(), `users`, e))
    return Y(await m(dr, t)) === `final`
  } catch {
    return !1
  }
}
function hr(e) {
  return X(e, (t, n) => {
    if (t === `none`) throw yr()
    return (t === `begun` && n.update(J(e), { isFinal: !0, deletingSince: he() }), `final`)
  })
}
async function gr(e) {
  try {
    return await ge(e, async (t) => {
      let n = await t.get(J(e))
      return Y(n) !== `final` || !_r(e, n) ? Y(n) : (t.delete(J(e)), `none`)
    })
  } catch (e) {
    if (w(e)) return `past`
    throw e
  }
}
function _r({ session: e }, t) {
  let { deletingSince: n } = t.data()
  return Date.parse(e.currentUser?.metadata.creationTime ?? ``) > n.toMillis()
}
function vr(e) {
  return X(e, (t, n) => (t === `begun` ? (n.delete(J(e)), `none`) : t))
}
function yr() {
  return Object.assign(Error(`The person keeps the account.`), { code: `gatehouse/called-off` })
}
function X(e, t) {
  return ge(e, async (n) => t(Y(await n.get(J(e))), n))
}
var br = 5e3
function xr(e, t) {
  let n,
    r = !1,
    i = async () => {
      let n = await gr(e).catch(() => `final`)
      r || t(n)
    },
    a = () => {
      n = me(
        J(e),
        (e) => {
          let n = Y(e)
          n === `final` ? i() : (e.exists() || !e.metadata.fromCache) && t(n)
        },
        () => {
          let e = setTimeout(a, br)
          n = () => clearTimeout(e)
        },
      )
    }
  return (
    a(),
    () => {
      ;((r = !0), n?.())
    }
  )
}
var Sr = 1e3
function Cr({ uid: e, session: t }, n = Sr) {
  return wr(Fn(Bn(t), `users/${e}/files`), n)
}
async function* wr(e, t) {
  let n
  do {
    let r = await Nn(e, { maxResults: t, ...(n && { pageToken: n }) })
    r.items.length > 0 && (yield r.items)
    for (let e of r.prefixes) yield* wr(e, t)
    n = r.nextPageToken
  } while (n)
}
function Tr(e, { id: t, ...n }) {
  let { uid: r, session: i } = e,
    a = C(i),
    o = G(r, t, a),
    s = Xn(r, a),
    c = oe(_(e)).files
  return sr(e, async (e) => {
    let r = K(await e.get(o))
    if (r) return r
    let i = Zn(await e.get(s)),
      { slot: a, free: l } = nr(i, c),
      u = `arriving`
    return (
      e.set(s, { count: i.count + 1, bytes: i.bytes + n.size, lastId: t, free: l }),
      e.set(o, { ...n, slot: a, state: u, createdAt: he() }),
      { slot: a, state: u }
    )
  })
}
async function Er(e, t, n, r, i, a) {
  r.throwIfAborted()
  let { slot: o, state: s } = await Tr(e, t)
  if (s !== `arriving`) return s === `there`
  let c = { ...t, slot: o },
    l = () => Dr(e, c, n, r, i, a)
  try {
    await l()
  } catch (t) {
    if (!w(t)) throw t
    if (await Gn(e, c)) await l()
    else if (!(await Hn(e, c))) throw t
  }
  r.throwIfAborted()
  let u = await ar(e, t.id, `there`)
  return (u?.state !== `there` && (await Wn(e, c)), u?.state === `there`)
}
async function Dr(e, t, n, r, i, a) {
  r.throwIfAborted()
  let o = Vn(e, t, n),
    s = () => o.cancel()
  ;(r.addEventListener(`abort`, s),
    o.on(`state_changed`, ({ bytesTransferred: e }) => i(e)),
    a?.({ pause: () => void o.pause(), resume: () => void o.resume() }))
  try {
    await o
  } finally {
    ;(r.removeEventListener(`abort`, s), a?.(null))
  }
}
var Or = e({ putPicture: () => jr }),
  kr = `picture.jpg`,
  Ar = `image/jpeg`
async function jr(e, t, n, r) {
  let i = await ie(t, n),
    a = crypto.randomUUID(),
    o = { id: a, noteId: null, name: kr, type: Ar, size: i.size }
  try {
    if (!(await Er(e, o, i, r, () => void 0)))
      throw Error(`Somebody has deleted the picture meanwhile.`)
  } catch (e) {
    if (w(e)) return null
    throw e
  }
  return (ne(e, a, i), a)
}
var Mr = e({ removeUnnamed: () => Pr, sweepPictures: () => Nr })
async function Nr(e, t) {
  let n = Yn(e.uid, C(e.session)),
    r = (await se(ce(n, fe(`noteId`, `==`, null), fe(`state`, `==`, `there`), de(100)))).docs
      .map(K)
      .filter((e) => e !== null)
      .filter(({ createdAt: e }) => e < t),
    i = ({ id: t }) => t !== Fr(e)
  if (r.some(i)) {
    e.session.currentUser && (await c(e.session.currentUser))
    for (let t of r.filter(i)) await q(e, t.id)
  }
}
async function Pr(e, t) {
  ;(e.session.currentUser && (await c(e.session.currentUser)), Fr(e) !== t && (await q(e, t)))
}
function Fr({ uid: e, session: t }) {
  let n = t.currentUser?.photoURL ?? null
  return ee({ uid: e, photoURL: n }, r.firebase.storageBucket)
}
var Ir = [`byte`, `kilobyte`, `megabyte`, `gigabyte`]
function Z(e) {
  let t = Math.min(Math.floor(Math.log2(Math.max(e, 1)) / 10), Ir.length - 1)
  return new Intl.NumberFormat(n, {
    style: `unit`,
    unit: Ir[t],
    unitDisplay: t === 0 ? `long` : `short`,
    maximumFractionDigits: 1,
  }).format(e / 1024 ** t)
}
function Q({
  notes: e = 0,
  inTrash: t = 0,
  files: n = 0,
  bytes: r = 0,
  unsynced: i = 0,
  notesAdded: a = 0,
  filesAdded: o = 0,
  notesThere: s = 0,
  filesThere: c = 0,
  apart: l = 0,
}) {
  return {
    notes: e,
    inTrash: t,
    files: n,
    bytes: r,
    unsynced: i,
    notesAdded: a,
    filesAdded: o,
    notesThere: s,
    filesThere: c,
    apart: l,
  }
}
var $ = (e, t) => `${x(e)} and ${ae(t)}`,
  Lr = {
    file: `File`,
    withoutNote: `Files without a note`,
    encrypted: `An item stored on this device`,
  },
  Rr = {
    exportLead: `Creates a ZIP file in your browser with your notes as text files (including the trash), your files, and your account details. Passwords are not included.`,
    contents: (e) => {
      let { notes: t, files: n, bytes: r } = Q(e),
        i = n === 0 ? `` : `, ${Z(r)} in all`
      return b(`${$(t, n)}${i}.`)
    },
    unsaved: (e) => {
      let { unsynced: t } = Q(e)
      return t === 0
        ? null
        : t === 1
          ? `Includes one change that isn’t saved yet.`
          : `${y(t)} changes that aren’t saved yet are included.`
    },
    packing: (e) => (e === `files` ? `Exporting files…` : `Exporting notes…`),
    packed: ({ step: e, done: t, total: n }) =>
      e === `files` && n !== null ? `${Z(t)} of ${Z(n)}` : b(`${x(t)} so far`),
    holds: (e) => {
      let { notes: t, files: n } = Q(e)
      return `It contains ${$(t, n)}.`
    },
    missing: {
      unreadable: `it could not be read`,
      'not-arrived': `it hasn’t been uploaded yet from the device it was added on`,
      'too-large': `it is too large for an export`,
      encrypted: `it couldn’t be decrypted here and stays where it is`,
    },
    importLead: `Restores notes and files from a ZIP file that was exported here, even from another account. Nothing you already have is changed or replaced.`,
    preview: (e) => {
      let { notes: t, inTrash: n, files: r, bytes: i, unsynced: a } = Q(e),
        o = n === 0 ? `` : `, ${y(n)} of them in the trash`,
        s = r === 0 ? `` : `, ${Z(i)} in all`
      return [b(`${x(t)}${o}`), b(`${ae(r)}${s}`), ...(a === 0 ? [] : [zr(a)])]
    },
    rules: `Existing notes aren’t changed. If a note differs, the version from the file is added as a separate note. Everything you import gets today’s date.`,
    soFar: (e) => {
      let { notesAdded: t, filesAdded: n } = Q(e)
      return b(`${$(t, n)} added so far.`)
    },
    outcome: (e) => {
      let { notesAdded: t, filesAdded: n, notesThere: r, filesThere: i, apart: a } = Q(e),
        o = r + i > 0
      return [
        b(`${$(t, n)} were added.`),
        ...(o ? [b(`${$(r, i)} were already here.`)] : []),
        ...(a === 0 ? [] : [Br(a)]),
      ]
    },
    full: (e) =>
      e === `notes`
        ? `You’ve reached your note limit. Permanently delete some notes or verify your email, then continue.`
        : `You’re out of storage. Delete some files or verify your email, then continue.`,
    leftOut: {
      'too-long': `it’s too long for a note`,
      'note-gone': `its note is missing or in the trash. Restore it, then import again`,
      'deleted-here': `it’s being deleted`,
      'not-taken': `this file type isn’t supported, or its content doesn’t match its name`,
      'not-allowed': `the server rejected it`,
    },
  }
function zr(e) {
  return e === 1 ? `One unsaved change` : `${y(e)} unsaved changes`
}
function Br(e) {
  return e === 1
    ? `One note was different here. The version from the file was added as a separate note.`
    : `${y(e)} notes were different here. The versions from the file were added as separate notes.`
}
function Vr(e) {
  let { notes: t, files: n } = Q(e),
    r = [...(t > 0 ? [x(t)] : []), ...(n > 0 ? [ae(n)] : [])]
  return r.length === 0 ? null : r.join(` and `)
}
var Hr = {
    archive: Rr,
    move: {
      counting: `Checking your notes and files…`,
      uncounted: `Your notes and files will move with you.`,
      comesAlong: (e, t) => {
        let n = Vr(e)
        return n
          ? b(`${n} will move with you.`)
          : t === 0
            ? `You have no notes here yet, so there is nothing to move.`
            : `Your notes will move with you.`
      },
      unsent: (e) => b(`${x(e)} ${e === 1 ? `has` : `have`} unsaved changes. They’ll move, too.`),
      title: `Move your notes`,
      heading: `Moving your notes`,
      lead: `Your guest notes and files are moving to your account. You can keep working.`,
      steps: { notes: `Notes`, files: `Files` },
      notYet: `Some notes haven’t moved yet`,
      freeUpSpace: `Permanently delete notes or files you no longer need, then continue.`,
      home: `Go to your notes`,
      movedHeading: `Your notes have moved`,
      movedLead: `All your guest notes and files are now in your account. The guest copy was deleted.`,
      confirmHeading: (e, t) => {
        let n = t && Vr(t)
        return n ? `Move ${n} to ${e}?` : `Move the guest notes from this browser to ${e}?`
      },
      confirmLead: (e) =>
        `Someone wrote notes as a guest in this browser. Move them only if that was you and ${e} is your account. Otherwise they stay as they are.`,
      noticeMoving: `Your guest notes are moving to your account…`,
      noticeHalted: `Some guest notes haven’t moved to your account yet.`,
      noticeArrived: `Your guest notes are in your account. The guest copy hasn’t been deleted yet.`,
      noticeWaiting: `Your guest notes will keep moving when the server is available.`,
      noticeMoved: `Your guest notes are now in your account.`,
      noticeLeft: `The remaining guest notes were left behind in another tab.`,
      noticeLost: `The guest account whose notes were moving no longer exists.`,
      noticeUnconfirmed: `Someone wrote notes as a guest in this browser.`,
    },
    deletion: {
      guest: `Notes and files from your guest session in this browser that haven’t been moved to your account.`,
      documents: `Your notes`,
      wiped: `Your notes and files are deleted. Your account comes next.`,
    },
  },
  Ur = { counts: {}, leftOut: [], bytes: 0, bytesInAll: 0 }
export {
  Kn as A,
  xe as B,
  Xn as C,
  U as D,
  Zn as E,
  De as F,
  _e as H,
  Te as I,
  Ee as L,
  Oe as M,
  Se as N,
  Hn as O,
  we as P,
  ke as R,
  G as S,
  K as T,
  be as V,
  fr as _,
  Nr as a,
  $n as b,
  Er as c,
  ur as d,
  J as f,
  vr as g,
  pr as h,
  Z as i,
  W as j,
  Un as k,
  Cr as l,
  hr as m,
  Lr as n,
  Mr as o,
  mr as p,
  Hr as r,
  Or as s,
  Ur as t,
  yr as u,
  q as v,
  Yn as w,
  Qn as x,
  cr as y,
  Ce as z,
}
