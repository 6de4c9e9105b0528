import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { Ct as t, D as n, St as r, kt as i } from './signIn-DntPV1Db.js'
import { Q as a, et as o, rt as s } from './session-BvuhRVHK.js'
import { _ as c, g as l, p as u, v as d } from './signedIn-3BToAQxf.js'
import { B as f, P as p, b as m, k as h } from './files-DL1IO9P7.js'
import { _ as g } from './ui-TOfucVSC.js'
import { Ht as _, Vt as v } from './identity-CsLpfju1.js'
var y = 4294967295,
  b = 65535,
  x = 67324752,
  S = 134695760,
  C = S,
  w = 84233040,
  T = 33639248,
  E = 101010256,
  D = 101075792,
  O = 117853008,
  k = 39169,
  A = 21589,
  j = 28789,
  M = 25461,
  N = 6534,
  P = 30837,
  F = 30805,
  I = 22613,
  L = 2048,
  R = 61440,
  z = 16384,
  ee = 40960,
  te = 32768,
  ne = 2048,
  re = 1024,
  ie = new Date(2107, 11, 31, 23, 59, 58),
  ae = new Date(1980, 0, 1),
  B = 1 / 0,
  oe = `Local file header not found`,
  se = `Overlapping entry found`,
  ce = `Zip64 extra field not found`,
  le = `undefined`,
  ue = `function`,
  V = new Uint8Array(),
  de = Symbol.asyncDispose || Symbol(),
  fe = `filenameEncoding`,
  pe = `commentEncoding`,
  me = `extractPrependedData`,
  he = `extractAppendedData`,
  ge = `password`,
  _e = `rawPassword`,
  ve = `passThrough`,
  ye = `signal`,
  be = `checkPasswordOnly`,
  xe = `checkOverlappingEntryOnly`,
  Se = `checkOverlappingEntry`,
  Ce = `checkAmbiguity`,
  we = `checkLocalDirectory`,
  Te = `checkLocalFilename`,
  Ee = `checkCrc32`,
  De = `checkAuthenticationCode`,
  Oe = `useWebWorkers`,
  ke = `useCompressionStream`,
  Ae = `encryptionStrength`,
  je = `extendedTimestamp`,
  Me = `ntfsTimestamp`,
  Ne = `keepOrder`,
  Pe = `level`,
  Fe = `bufferedWrite`,
  Ie = `createTempStream`,
  Le = `dataDescriptorSignature`,
  Re = `useUnicodeFileNames`,
  ze = `dataDescriptor`,
  Be = `offset`,
  Ve = `usdz`,
  He = `unixExtraFieldType`,
  Ue = `localExtraField`,
  We = `centralExtraField`,
  Ge = `strictness`,
  Ke = `filenameValidation`,
  qe = `normalizeFilename`,
  Je = `maxAppendedDataSize`,
  Ye = `decryptCentralDirectory`,
  Xe = `signCentralDirectory`,
  Ze = `entry`,
  Qe = `filename`,
  $e = `comment`,
  et = `strict`,
  tt = `balanced`,
  nt = `tolerant`,
  rt = `Invalid option (must be a function)`,
  it = `Invalid signal (must be an AbortSignal instance)`,
  at = `Invalid password (password must be a string, rawPassword must be a Uint8Array)`,
  ot = `Invalid passThrough option (must be a boolean or 'compressed')`,
  st = `Invalid readerOptions (must be an object)`,
  ct = `The operation was aborted`,
  lt = `AbortError`
function ut(e) {
  if (e && typeof e != `function`) throw Error(rt)
  return e
}
function dt(e) {
  if (e && (typeof e != `object` || Array.isArray(e))) throw Error(st)
  return e
}
function ft(e) {
  if (e && (typeof e.addEventListener != `function` || typeof e.aborted != `boolean`))
    throw Error(it)
  return e || void 0
}
function pt(e) {
  if (e && e.aborted) throw e.reason === void 0 ? new DOMException(ct, lt) : e.reason
}
function mt(e, t) {
  if ((e && typeof e != `string`) || (t && !(t instanceof Uint8Array))) throw Error(at)
}
function ht(e) {
  if (e !== void 0 && typeof e != `boolean` && e !== `compressed`) throw Error(ot)
  return e
}
function gt(e, t, n) {
  if (!Number.isInteger(e) || e < 0 || e > t) throw Error(n)
}
function _t(e, t, n) {
  e !== void 0 && gt(e, t, n)
}
function vt(e) {
  return typeof e == `string` && e.trim() ? Number(e) : e
}
var yt = 262144,
  bt = 64,
  xt = 1,
  St = `Invalid maxWorkers (must be an integer greater than 0)`,
  Ct = `Invalid baseURI (must be a string)`,
  wt = `Invalid URI (must be a string or a function returning a string)`,
  Tt = 2
try {
  typeof navigator < `u` && navigator.hardwareConcurrency && (Tt = navigator.hardwareConcurrency)
} catch {}
var Et = {
    workerURI: `./core/web-worker-wasm.js`,
    wasmURI: `./core/streams/zlib-wasm/zlib-streams.wasm`,
    chunkSize: yt,
    maxWorkers: Tt,
    terminateWorkerTimeout: 5e3,
    workerStarvationTimeout: 5e3,
    workerStartupTimeout: 5e3,
    useWebWorkers: !0,
    useCompressionStream: !0,
    CompressionStream: typeof CompressionStream < `u` && CompressionStream,
    DecompressionStream: typeof DecompressionStream < `u` && DecompressionStream,
  },
  Dt = `maxWorkers`,
  Ot = `baseURI`,
  kt = [`wasmURI`, `workerURI`],
  At = [`useCompressionStream`, `useWebWorkers`],
  jt = [
    `chunkSize`,
    Dt,
    `terminateWorkerTimeout`,
    `workerStarvationTimeout`,
    `workerStartupTimeout`,
  ],
  Mt = [
    `createWorker`,
    `CompressionStream`,
    `DecompressionStream`,
    `CompressionStreamFallback`,
    `DecompressionStreamFallback`,
  ],
  Nt = [Ot, ...kt, ...At, ...jt, ...Mt],
  Pt = { ...Et }
function Ft() {
  return Pt
}
function It(e) {
  return Lt(e.chunkSize)
}
function Lt(e) {
  return ((e = vt(e)), Number.isInteger(e) && e >= xt ? Math.max(e, bt) : yt)
}
function Rt(e) {
  let t = {}
  for (let n of Nt) {
    let r = e[n]
    r !== void 0 && (t[n] = zt(n, r))
  }
  return t
}
function zt(e, t) {
  if (jt.includes(e)) {
    if (((t = vt(t)), e == Dt && (!Number.isInteger(t) || t < xt))) throw Error(St)
  } else if (Mt.includes(e)) ut(t)
  else if (e == Ot) {
    if (t && typeof t != `string`) throw Error(Ct)
  } else if (kt.includes(e) && t && typeof t != `string` && typeof t != `function`) throw Error(wt)
  return t
}
function Bt(e) {
  e ||= {}
  let { CompressionStreamZlib: t, DecompressionStreamZlib: n } = e
  if (t === void 0 && n === void 0) return e
  let r = Object.assign({}, e)
  return (
    r.CompressionStreamFallback === void 0 && (r.CompressionStreamFallback = t),
    r.DecompressionStreamFallback === void 0 && (r.DecompressionStreamFallback = n),
    r
  )
}
function Vt(e) {
  let t = Rt(Bt(e))
  ;(Object.assign(Et, t), Object.assign(Pt, t))
}
var Ht = `Invalid codec module`,
  Ut = `Compression method not supported`,
  Wt = new Map(),
  Gt = new Map()
function Kt(e) {
  return Wt.get(e)
}
function qt(e) {
  return Gt.get(e)
}
function Jt(e, t) {
  let { CompressionStream: n, DecompressionStream: r } = t
  if (typeof n != `function` && typeof r != `function`) throw Error(Ht)
  Gt.set(e, { CompressionStream: n, DecompressionStream: r })
}
async function Yt(e, t) {
  !Gt.has(e) && t && Jt(e, await import(t))
}
var Xt = [[], [], [], [], [], [], [], []]
for (let e = 0; e < 256; e++) {
  let t = e
  for (let e = 0; e < 8; e++) t = t & 1 ? (t >>> 1) ^ 3988292384 : t >>> 1
  Xt[0][e] = t
}
for (let e = 0; e < 256; e++)
  for (let t = 1; t < 8; t++) {
    let n = Xt[t - 1][e]
    Xt[t][e] = (n >>> 8) ^ Xt[0][n & 255]
  }
var [Zt, Qt, $t, en, tn, nn, rn, an] = Xt,
  on = class {
    constructor(e) {
      this.crc = e || -1
    }
    append(e) {
      let t = this.crc | 0,
        n = e.length | 0,
        r = 0
      if (n >= 8 && e.buffer) {
        let i = new DataView(e.buffer, e.byteOffset, n),
          a = n - 8
        for (; r <= a; r += 8) {
          let e = t ^ i.getInt32(r, !0),
            n = i.getInt32(r + 4, !0)
          t =
            an[e & 255] ^
            rn[(e >>> 8) & 255] ^
            nn[(e >>> 16) & 255] ^
            tn[(e >>> 24) & 255] ^
            en[n & 255] ^
            $t[(n >>> 8) & 255] ^
            Qt[(n >>> 16) & 255] ^
            Zt[(n >>> 24) & 255]
        }
      }
      for (; r < n; r++) t = (t >>> 8) ^ Zt[(t ^ e[r]) & 255]
      this.crc = t
    }
    get() {
      return ~this.crc
    }
  },
  sn = class extends TransformStream {
    constructor() {
      let e,
        t = new on()
      ;(super({
        transform(e, n) {
          ;(t.append(e), n.enqueue(e))
        },
        flush() {
          let n = new Uint8Array(4)
          ;(new DataView(n.buffer).setUint32(0, t.get()), (e.value = n))
        },
      }),
        (e = this))
    }
  }
function cn(e) {
  if (typeof TextEncoder > `u`) {
    e = unescape(encodeURIComponent(e))
    let t = new Uint8Array(e.length)
    for (let n = 0; n < t.length; n++) t[n] = e.charCodeAt(n)
    return t
  }
  return new TextEncoder().encode(e)
}
function ln(e, t) {
  let n = new Uint8Array(e.length + t.length)
  return (n.set(e), n.set(t, e.length), n)
}
function un(e) {
  return e.byteOffset || e.byteLength != e.buffer.byteLength ? new Uint8Array(e) : e
}
function H(e) {
  return new DataView(e.buffer, e.byteOffset, e.byteLength)
}
var dn = 16,
  fn = 60,
  pn = 64,
  mn = 20,
  hn = 16,
  gn = 56,
  _n = new Uint8Array([128]),
  vn = new Uint8Array(1),
  yn = new Int32Array([1732584193, 4023233417, 2562383102, 271733878, 3285377520]),
  bn = 54,
  xn = 92,
  U = new Uint8Array(256),
  W = new Int32Array(256),
  G = new Int32Array(256),
  K = new Int32Array(256),
  q = new Int32Array(256),
  Sn = !1
function Cn(e, t) {
  Dn()
  let n = new Int32Array(fn),
    r = On(e, n),
    i = new Int32Array(dn / 4),
    a = Tn(t),
    o = 0,
    s = 0,
    c = 0,
    l = 0
  return {
    process(e, t) {
      ;(t && a.update(e, 0, e.length), u(e), t || a.update(e, 0, e.length))
    },
    digest() {
      return a.digest()
    },
  }
  function u(e) {
    let t = new DataView(e.buffer, e.byteOffset, e.byteLength),
      n = e.length,
      r = 0
    for (; r + dn <= n; r += dn)
      (d(),
        t.setInt32(r, t.getInt32(r) ^ i[0]),
        t.setInt32(r + 4, t.getInt32(r + 4) ^ i[1]),
        t.setInt32(r + 8, t.getInt32(r + 8) ^ i[2]),
        t.setInt32(r + 12, t.getInt32(r + 12) ^ i[3]))
    if (r < n) {
      d()
      for (let t = 0; r < n; r++, t++) e[r] ^= i[t >> 2] >>> (24 - 8 * (t & 3))
    }
  }
  function d() {
    ;((o = (o + 1) | 0), o || ((s = (s + 1) | 0), s || ((c = (c + 1) | 0), c || (l = (l + 1) | 0))))
    let e = An(o) ^ n[0],
      t = An(s) ^ n[1],
      a = An(c) ^ n[2],
      u = An(l) ^ n[3],
      d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[4],
      f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[5],
      p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[6],
      m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[7]
    ;((e = W[d >>> 24] ^ G[(f >>> 16) & 255] ^ K[(p >>> 8) & 255] ^ q[m & 255] ^ n[8]),
      (t = W[f >>> 24] ^ G[(p >>> 16) & 255] ^ K[(m >>> 8) & 255] ^ q[d & 255] ^ n[9]),
      (a = W[p >>> 24] ^ G[(m >>> 16) & 255] ^ K[(d >>> 8) & 255] ^ q[f & 255] ^ n[10]),
      (u = W[m >>> 24] ^ G[(d >>> 16) & 255] ^ K[(f >>> 8) & 255] ^ q[p & 255] ^ n[11]),
      (d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[12]),
      (f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[13]),
      (p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[14]),
      (m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[15]),
      (e = W[d >>> 24] ^ G[(f >>> 16) & 255] ^ K[(p >>> 8) & 255] ^ q[m & 255] ^ n[16]),
      (t = W[f >>> 24] ^ G[(p >>> 16) & 255] ^ K[(m >>> 8) & 255] ^ q[d & 255] ^ n[17]),
      (a = W[p >>> 24] ^ G[(m >>> 16) & 255] ^ K[(d >>> 8) & 255] ^ q[f & 255] ^ n[18]),
      (u = W[m >>> 24] ^ G[(d >>> 16) & 255] ^ K[(f >>> 8) & 255] ^ q[p & 255] ^ n[19]),
      (d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[20]),
      (f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[21]),
      (p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[22]),
      (m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[23]),
      (e = W[d >>> 24] ^ G[(f >>> 16) & 255] ^ K[(p >>> 8) & 255] ^ q[m & 255] ^ n[24]),
      (t = W[f >>> 24] ^ G[(p >>> 16) & 255] ^ K[(m >>> 8) & 255] ^ q[d & 255] ^ n[25]),
      (a = W[p >>> 24] ^ G[(m >>> 16) & 255] ^ K[(d >>> 8) & 255] ^ q[f & 255] ^ n[26]),
      (u = W[m >>> 24] ^ G[(d >>> 16) & 255] ^ K[(f >>> 8) & 255] ^ q[p & 255] ^ n[27]),
      (d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[28]),
      (f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[29]),
      (p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[30]),
      (m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[31]),
      (e = W[d >>> 24] ^ G[(f >>> 16) & 255] ^ K[(p >>> 8) & 255] ^ q[m & 255] ^ n[32]),
      (t = W[f >>> 24] ^ G[(p >>> 16) & 255] ^ K[(m >>> 8) & 255] ^ q[d & 255] ^ n[33]),
      (a = W[p >>> 24] ^ G[(m >>> 16) & 255] ^ K[(d >>> 8) & 255] ^ q[f & 255] ^ n[34]),
      (u = W[m >>> 24] ^ G[(d >>> 16) & 255] ^ K[(f >>> 8) & 255] ^ q[p & 255] ^ n[35]),
      (d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[36]),
      (f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[37]),
      (p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[38]),
      (m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[39]))
    let h = 40
    ;(r > 10 &&
      ((e = W[d >>> 24] ^ G[(f >>> 16) & 255] ^ K[(p >>> 8) & 255] ^ q[m & 255] ^ n[40]),
      (t = W[f >>> 24] ^ G[(p >>> 16) & 255] ^ K[(m >>> 8) & 255] ^ q[d & 255] ^ n[41]),
      (a = W[p >>> 24] ^ G[(m >>> 16) & 255] ^ K[(d >>> 8) & 255] ^ q[f & 255] ^ n[42]),
      (u = W[m >>> 24] ^ G[(d >>> 16) & 255] ^ K[(f >>> 8) & 255] ^ q[p & 255] ^ n[43]),
      (d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[44]),
      (f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[45]),
      (p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[46]),
      (m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[47]),
      (h = 48)),
      r > 12 &&
        ((e = W[d >>> 24] ^ G[(f >>> 16) & 255] ^ K[(p >>> 8) & 255] ^ q[m & 255] ^ n[48]),
        (t = W[f >>> 24] ^ G[(p >>> 16) & 255] ^ K[(m >>> 8) & 255] ^ q[d & 255] ^ n[49]),
        (a = W[p >>> 24] ^ G[(m >>> 16) & 255] ^ K[(d >>> 8) & 255] ^ q[f & 255] ^ n[50]),
        (u = W[m >>> 24] ^ G[(d >>> 16) & 255] ^ K[(f >>> 8) & 255] ^ q[p & 255] ^ n[51]),
        (d = W[e >>> 24] ^ G[(t >>> 16) & 255] ^ K[(a >>> 8) & 255] ^ q[u & 255] ^ n[52]),
        (f = W[t >>> 24] ^ G[(a >>> 16) & 255] ^ K[(u >>> 8) & 255] ^ q[e & 255] ^ n[53]),
        (p = W[a >>> 24] ^ G[(u >>> 16) & 255] ^ K[(e >>> 8) & 255] ^ q[t & 255] ^ n[54]),
        (m = W[u >>> 24] ^ G[(e >>> 16) & 255] ^ K[(t >>> 8) & 255] ^ q[a & 255] ^ n[55]),
        (h = 56)),
      (i[0] =
        ((U[d >>> 24] << 24) |
          (U[(f >>> 16) & 255] << 16) |
          (U[(p >>> 8) & 255] << 8) |
          U[m & 255]) ^
        n[h]),
      (i[1] =
        ((U[f >>> 24] << 24) |
          (U[(p >>> 16) & 255] << 16) |
          (U[(m >>> 8) & 255] << 8) |
          U[d & 255]) ^
        n[h + 1]),
      (i[2] =
        ((U[p >>> 24] << 24) |
          (U[(m >>> 16) & 255] << 16) |
          (U[(d >>> 8) & 255] << 8) |
          U[f & 255]) ^
        n[h + 2]),
      (i[3] =
        ((U[m >>> 24] << 24) |
          (U[(d >>> 16) & 255] << 16) |
          (U[(f >>> 8) & 255] << 8) |
          U[p & 255]) ^
        n[h + 3]))
  }
}
function wn(e, t, n, r) {
  let i = Tn(e),
    a = new Uint8Array(r),
    o = new Uint8Array(t.length + 4),
    s = new DataView(o.buffer)
  o.set(t)
  for (let e = 1, c = 0; c < r; e++, c += mn) {
    ;(s.setUint32(t.length, e), i.update(o, 0, o.length))
    let l = i.digest(),
      u = l.slice()
    for (let e = 1; e < n; e++) {
      ;(i.update(l, 0, mn), (l = i.digest()))
      for (let e = 0; e < mn; e++) u[e] ^= l[e]
    }
    a.set(u.subarray(0, Math.min(mn, r - c)), c)
  }
  return a
}
function Tn(e) {
  let t = En(),
    n = new Uint8Array(pn),
    r = new Uint8Array(pn)
  e.length > pn && (t.update(e, 0, e.length), (e = t.digest()))
  for (let t = 0; t < pn; t++) {
    let i = t < e.length ? e[t] : 0
    ;((n[t] = i ^ bn), (r[t] = i ^ xn))
  }
  return (
    t.update(n, 0, pn),
    {
      update(e, n, r) {
        t.update(e, n, r)
      },
      digest() {
        let e = t.digest()
        ;(t.update(r, 0, pn), t.update(e, 0, mn))
        let i = t.digest()
        return (t.update(n, 0, pn), i)
      },
    }
  )
}
function En() {
  let e = new Int32Array(yn),
    t = new Int32Array(hn),
    n = new Uint8Array(pn),
    r = new DataView(n.buffer),
    i = new Uint8Array(8),
    a = 0,
    o = 0
  return { update: s, digest: c }
  function s(e, t, i) {
    let s = t + i
    if (((o += i), a)) {
      for (; t < s && a < pn;) n[a++] = e[t++]
      a == pn && (l(r, 0), (a = 0))
    }
    if (t + pn <= s) {
      let n = new DataView(e.buffer, e.byteOffset, e.byteLength)
      for (; t + pn <= s; t += pn) l(n, t)
    }
    for (; t < s;) n[a++] = e[t++]
  }
  function c() {
    let t = o * 8,
      n = Math.floor(t / 4294967296),
      r = t >>> 0
    for (s(_n, 0, 1); a != gn;) s(vn, 0, 1)
    ;((i[0] = n >>> 24),
      (i[1] = n >>> 16),
      (i[2] = n >>> 8),
      (i[3] = n),
      (i[4] = r >>> 24),
      (i[5] = r >>> 16),
      (i[6] = r >>> 8),
      (i[7] = r),
      s(i, 0, 8))
    let c = new Uint8Array(mn),
      l = new DataView(c.buffer)
    for (let t = 0; t < e.length; t++) l.setInt32(4 * t, e[t])
    return (e.set(yn), (a = 0), (o = 0), c)
  }
  function l(n, r) {
    for (let e = 0; e < 16; e++) t[e] = n.getInt32(r + 4 * e)
    let i = e[0],
      a = e[1],
      o = e[2],
      s = e[3],
      c = e[4],
      l
    for (let e = 0; e < 15; e += 5)
      ((c = (((i << 5) | (i >>> 27)) + (((o ^ s) & a) ^ s) + c + 1518500249 + t[e]) | 0),
        (a = (a << 30) | (a >>> 2)),
        (s = (((c << 5) | (c >>> 27)) + (((a ^ o) & i) ^ o) + s + 1518500249 + t[e + 1]) | 0),
        (i = (i << 30) | (i >>> 2)),
        (o = (((s << 5) | (s >>> 27)) + (((i ^ a) & c) ^ a) + o + 1518500249 + t[e + 2]) | 0),
        (c = (c << 30) | (c >>> 2)),
        (a = (((o << 5) | (o >>> 27)) + (((c ^ i) & s) ^ i) + a + 1518500249 + t[e + 3]) | 0),
        (s = (s << 30) | (s >>> 2)),
        (i = (((a << 5) | (a >>> 27)) + (((s ^ c) & o) ^ c) + i + 1518500249 + t[e + 4]) | 0),
        (o = (o << 30) | (o >>> 2)))
    ;((c = (((i << 5) | (i >>> 27)) + (((o ^ s) & a) ^ s) + c + 1518500249 + t[15]) | 0),
      (a = (a << 30) | (a >>> 2)),
      (l = t[13] ^ t[8] ^ t[2] ^ t[0]),
      (l = (l << 1) | (l >>> 31)),
      (t[0] = l),
      (s = (((c << 5) | (c >>> 27)) + (((a ^ o) & i) ^ o) + s + 1518500249 + l) | 0),
      (i = (i << 30) | (i >>> 2)),
      (l = t[14] ^ t[9] ^ t[3] ^ t[1]),
      (l = (l << 1) | (l >>> 31)),
      (t[1] = l),
      (o = (((s << 5) | (s >>> 27)) + (((i ^ a) & c) ^ a) + o + 1518500249 + l) | 0),
      (c = (c << 30) | (c >>> 2)),
      (l = t[15] ^ t[10] ^ t[4] ^ t[2]),
      (l = (l << 1) | (l >>> 31)),
      (t[2] = l),
      (a = (((o << 5) | (o >>> 27)) + (((c ^ i) & s) ^ i) + a + 1518500249 + l) | 0),
      (s = (s << 30) | (s >>> 2)),
      (l = t[0] ^ t[11] ^ t[5] ^ t[3]),
      (l = (l << 1) | (l >>> 31)),
      (t[3] = l),
      (i = (((a << 5) | (a >>> 27)) + (((s ^ c) & o) ^ c) + i + 1518500249 + l) | 0),
      (o = (o << 30) | (o >>> 2)))
    for (let e = 20; e < 40; e += 5)
      ((l = t[(e - 3) & 15] ^ t[(e - 8) & 15] ^ t[(e - 14) & 15] ^ t[e & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[e & 15] = l),
        (c = (((i << 5) | (i >>> 27)) + (a ^ o ^ s) + c + 1859775393 + l) | 0),
        (a = (a << 30) | (a >>> 2)),
        (l = t[(e - 2) & 15] ^ t[(e - 7) & 15] ^ t[(e - 13) & 15] ^ t[(e + 1) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 1) & 15] = l),
        (s = (((c << 5) | (c >>> 27)) + (i ^ a ^ o) + s + 1859775393 + l) | 0),
        (i = (i << 30) | (i >>> 2)),
        (l = t[(e - 1) & 15] ^ t[(e - 6) & 15] ^ t[(e - 12) & 15] ^ t[(e + 2) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 2) & 15] = l),
        (o = (((s << 5) | (s >>> 27)) + (c ^ i ^ a) + o + 1859775393 + l) | 0),
        (c = (c << 30) | (c >>> 2)),
        (l = t[e & 15] ^ t[(e - 5) & 15] ^ t[(e - 11) & 15] ^ t[(e + 3) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 3) & 15] = l),
        (a = (((o << 5) | (o >>> 27)) + (s ^ c ^ i) + a + 1859775393 + l) | 0),
        (s = (s << 30) | (s >>> 2)),
        (l = t[(e + 1) & 15] ^ t[(e - 4) & 15] ^ t[(e - 10) & 15] ^ t[(e + 4) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 4) & 15] = l),
        (i = (((a << 5) | (a >>> 27)) + (o ^ s ^ c) + i + 1859775393 + l) | 0),
        (o = (o << 30) | (o >>> 2)))
    for (let e = 40; e < 60; e += 5)
      ((l = t[(e - 3) & 15] ^ t[(e - 8) & 15] ^ t[(e - 14) & 15] ^ t[e & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[e & 15] = l),
        (c = (((i << 5) | (i >>> 27)) + ((a & o) | ((a | o) & s)) + c + 2400959708 + l) | 0),
        (a = (a << 30) | (a >>> 2)),
        (l = t[(e - 2) & 15] ^ t[(e - 7) & 15] ^ t[(e - 13) & 15] ^ t[(e + 1) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 1) & 15] = l),
        (s = (((c << 5) | (c >>> 27)) + ((i & a) | ((i | a) & o)) + s + 2400959708 + l) | 0),
        (i = (i << 30) | (i >>> 2)),
        (l = t[(e - 1) & 15] ^ t[(e - 6) & 15] ^ t[(e - 12) & 15] ^ t[(e + 2) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 2) & 15] = l),
        (o = (((s << 5) | (s >>> 27)) + ((c & i) | ((c | i) & a)) + o + 2400959708 + l) | 0),
        (c = (c << 30) | (c >>> 2)),
        (l = t[e & 15] ^ t[(e - 5) & 15] ^ t[(e - 11) & 15] ^ t[(e + 3) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 3) & 15] = l),
        (a = (((o << 5) | (o >>> 27)) + ((s & c) | ((s | c) & i)) + a + 2400959708 + l) | 0),
        (s = (s << 30) | (s >>> 2)),
        (l = t[(e + 1) & 15] ^ t[(e - 4) & 15] ^ t[(e - 10) & 15] ^ t[(e + 4) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 4) & 15] = l),
        (i = (((a << 5) | (a >>> 27)) + ((o & s) | ((o | s) & c)) + i + 2400959708 + l) | 0),
        (o = (o << 30) | (o >>> 2)))
    for (let e = 60; e < 80; e += 5)
      ((l = t[(e - 3) & 15] ^ t[(e - 8) & 15] ^ t[(e - 14) & 15] ^ t[e & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[e & 15] = l),
        (c = (((i << 5) | (i >>> 27)) + (a ^ o ^ s) + c + 3395469782 + l) | 0),
        (a = (a << 30) | (a >>> 2)),
        (l = t[(e - 2) & 15] ^ t[(e - 7) & 15] ^ t[(e - 13) & 15] ^ t[(e + 1) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 1) & 15] = l),
        (s = (((c << 5) | (c >>> 27)) + (i ^ a ^ o) + s + 3395469782 + l) | 0),
        (i = (i << 30) | (i >>> 2)),
        (l = t[(e - 1) & 15] ^ t[(e - 6) & 15] ^ t[(e - 12) & 15] ^ t[(e + 2) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 2) & 15] = l),
        (o = (((s << 5) | (s >>> 27)) + (c ^ i ^ a) + o + 3395469782 + l) | 0),
        (c = (c << 30) | (c >>> 2)),
        (l = t[e & 15] ^ t[(e - 5) & 15] ^ t[(e - 11) & 15] ^ t[(e + 3) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 3) & 15] = l),
        (a = (((o << 5) | (o >>> 27)) + (s ^ c ^ i) + a + 3395469782 + l) | 0),
        (s = (s << 30) | (s >>> 2)),
        (l = t[(e + 1) & 15] ^ t[(e - 4) & 15] ^ t[(e - 10) & 15] ^ t[(e + 4) & 15]),
        (l = (l << 1) | (l >>> 31)),
        (t[(e + 4) & 15] = l),
        (i = (((a << 5) | (a >>> 27)) + (o ^ s ^ c) + i + 3395469782 + l) | 0),
        (o = (o << 30) | (o >>> 2)))
    ;((e[0] = (e[0] + i) | 0),
      (e[1] = (e[1] + a) | 0),
      (e[2] = (e[2] + o) | 0),
      (e[3] = (e[3] + s) | 0),
      (e[4] = (e[4] + c) | 0))
  }
}
function Dn() {
  if (!Sn) {
    let e = 1,
      t = 1
    do
      ((e = (e ^ (e << 1) ^ (e & 128 ? 27 : 0)) & 255),
        (t = (t ^ (t << 1)) & 255),
        (t = (t ^ (t << 2)) & 255),
        (t = (t ^ (t << 4)) & 255),
        t & 128 && (t ^= 9),
        (U[e] =
          (t ^
            ((t << 1) | (t >> 7)) ^
            ((t << 2) | (t >> 6)) ^
            ((t << 3) | (t >> 5)) ^
            ((t << 4) | (t >> 4)) ^
            99) &
          255))
    while (e != 1)
    U[0] = 99
    for (let e = 0; e < 256; e++) {
      let t = U[e],
        n = jn(t),
        r = (n << 24) | (t << 16) | (t << 8) | (n ^ t)
      ;((W[e] = r),
        (G[e] = (r >>> 8) | (r << 24)),
        (K[e] = (r >>> 16) | (r << 16)),
        (q[e] = (r >>> 24) | (r << 8)))
    }
    Sn = !0
  }
}
function On(e, t) {
  let n = e.length >> 2,
    r = n + 6,
    i = 4 * (r + 1),
    a = 1
  for (let r = 0; r < n; r++)
    t[r] = (e[4 * r] << 24) | (e[4 * r + 1] << 16) | (e[4 * r + 2] << 8) | e[4 * r + 3]
  for (let e = n; e < i; e++) {
    let r = t[e - 1]
    ;(e % n == 0
      ? ((r = kn((r << 8) | (r >>> 24)) ^ (a << 24)), (a = jn(a)))
      : n > 6 && e % n == 4 && (r = kn(r)),
      (t[e] = t[e - n] ^ r))
  }
  return r
}
function kn(e) {
  return (U[e >>> 24] << 24) | (U[(e >>> 16) & 255] << 16) | (U[(e >>> 8) & 255] << 8) | U[e & 255]
}
function An(e) {
  return (e << 24) | ((e & 65280) << 8) | ((e >>> 8) & 65280) | (e >>> 24)
}
function jn(e) {
  return ((e << 1) ^ ((e >> 7) * 27)) & 255
}
var Mn = typeof crypto < `u` && typeof crypto.getRandomValues == `function`,
  Nn = `Invalid password`,
  Pn = `Invalid authentication code`,
  Fn = `zipjs-abort-check-password`,
  In = `Crypto API not supported`
function Ln(e) {
  if (Mn) return crypto.getRandomValues(e)
  throw Error(In)
}
var Rn = 16,
  zn = `raw`,
  Bn = { name: `PBKDF2` },
  Vn = { name: `HMAC` },
  Hn = `SHA-1`,
  Un = 1e3,
  Wn = Object.assign({ hash: Vn }, Bn),
  Gn = Object.assign({ iterations: Un, hash: { name: Hn } }, Bn),
  Kn = [`deriveBits`],
  qn = [8, 12, 16],
  Jn = [16, 24, 32],
  Yn = 10,
  Xn = 2,
  Zn = typeof crypto != le,
  Qn = Zn && crypto.subtle,
  $n =
    Zn && Qn !== void 0 && typeof Qn.importKey == `function` && typeof Qn.deriveBits == `function`,
  er = Cn,
  tr = class extends TransformStream {
    constructor({
      password: e,
      rawPassword: t,
      encryptionStrength: n,
      checkPasswordOnly: r,
      checkAuthenticationCode: i = !0,
    }) {
      let a = {}
      ;(super({
        start() {
          rr(a, e, t, n)
        },
        async transform(e, t) {
          let { password: n, strength: i, resolveReady: o, ready: s } = a
          if (
            (n
              ? (await or(a, i, n, pr(e, 0, qn[i] + Xn)),
                (e = pr(e, qn[i] + Xn)),
                r ? (sr(a), t.error(Error(Fn))) : o())
              : await s,
            a.discarded)
          )
            return
          let c = new Uint8Array(e.length - Yn - ((e.length - Yn) % Rn))
          t.enqueue(ar(a, e, c, 0, Yn, !0))
        },
        async flush(e) {
          let { engine: t, pendingInput: n, ready: r } = a
          if (t) {
            if ((await r, a.discarded)) return
            let o = pr(n, n.length - Yn),
              s = new Uint8Array(pr(n, 0, n.length - Yn))
            t.process(s, !0)
            let c = t.digest(),
              l = +(n.length < Yn)
            for (let e = 0; e < Yn; e++) l |= c[e] ^ o[e]
            if (l && i) {
              e.error(Error(Pn))
              return
            }
            e.enqueue(s)
          }
        },
      }),
        ir(this, a))
    }
  },
  nr = class extends TransformStream {
    constructor({ password: e, rawPassword: t, encryptionStrength: n }) {
      let r = {}
      ;(super({
        start() {
          rr(r, e, t, n)
        },
        async transform(e, t) {
          let { password: n, strength: i, resolveReady: a, ready: o } = r,
            s = V
          if ((n ? ((s = await cr(r, i, n)), a()) : await o, r.discarded)) return
          let c = new Uint8Array(s.length + e.length - (e.length % Rn))
          ;(c.set(s, 0), t.enqueue(ar(r, e, c, s.length, 0, !1)))
        },
        async flush(e) {
          let { engine: t, pendingInput: n, ready: i } = r
          if (t) {
            if ((await i, r.discarded)) return
            let a = new Uint8Array(n)
            t.process(a, !1)
            let o = pr(t.digest(), 0, Yn)
            e.enqueue(ln(a, o))
          }
        },
      }),
        ir(this, r))
    }
  }
function rr(e, t, n, r) {
  Object.assign(e, {
    ready: new Promise((t) => (e.resolveReady = t)),
    password: dr(t, n),
    strength: r - 1,
    pendingInput: V,
    discarded: !1,
  })
}
function ir(e, t) {
  let n = e.readable.getReader(),
    r = new ReadableStream({
      async pull(e) {
        try {
          let { value: t, done: r } = await n.read()
          r ? e.close() : e.enqueue(t)
        } catch (e) {
          throw (sr(t), n.cancel(e).catch(() => {}), e)
        }
      },
      cancel(e) {
        return (sr(t), n.cancel(e))
      },
    })
  Object.defineProperty(e, 'readable', {
    get() {
      return r
    },
  })
}
function ar(e, t, n, r, i, a) {
  let { engine: o, pendingInput: s } = e
  s.length && (t = ln(s, t))
  let c = t.length - i,
    l = c - (c % Rn)
  if (((n = fr(n, r + l)), l)) {
    let e = pr(n, r, r + l)
    ;(e.set(pr(t, 0, l)), o.process(e, a))
  }
  return ((e.pendingInput = pr(t, l)), n)
}
async function or(e, t, n, r) {
  let i = await lr(e, t, n, pr(r, 0, qn[t])),
    a = pr(r, qn[t])
  if (i[0] != a[0] || i[1] != a[1]) throw (sr(e), Error(Nn))
}
function sr(e) {
  let { engine: t } = e
  ;((e.discarded = !0), t && t.dispose && t.dispose())
}
async function cr(e, t, n) {
  let r = Ln(new Uint8Array(qn[t]))
  return ln(r, await lr(e, t, n, r))
}
async function lr(e, t, n, r) {
  e.password = null
  let i = Jn[t],
    a = await ur(n, r, i * 2 + Xn)
  return ((e.engine = er(pr(a, 0, i), pr(a, i, i * 2))), e.discarded && sr(e), pr(a, i * 2))
}
async function ur(e, t, n) {
  if ($n)
    try {
      let r = await Qn.importKey(zn, e, Wn, !1, Kn)
      return new Uint8Array(await Qn.deriveBits(Object.assign({ salt: t }, Gn), r, n * 8))
    } catch {
      $n = !1
    }
  return wn(e, t, Un, n)
}
function dr(e, t) {
  return t === void 0 ? cn(e) : t
}
function fr(e, t) {
  if (t && t > e.length) {
    let n = e
    ;((e = new Uint8Array(t)), e.set(n, 0))
  }
  return e
}
function pr(e, t, n) {
  return e.subarray(t, n)
}
var mr = 12,
  hr = class extends TransformStream {
    constructor({ password: e, rawPassword: t, passwordVerification: n, checkPasswordOnly: r }) {
      super({
        start() {
          _r(this, e, t, n)
        },
        transform(e, t) {
          let n = this
          if (n.password || n.rawPassword) {
            let t = vr(n, e.subarray(0, mr))
            if (((n.password = n.rawPassword = null), (t[11] ^ n.passwordVerification) != 0))
              throw Error(Nn)
            e = e.subarray(mr)
          }
          r ? t.error(Error(Fn)) : t.enqueue(vr(n, e))
        },
      })
    }
  },
  gr = class extends TransformStream {
    constructor({ password: e, rawPassword: t, passwordVerification: n }) {
      super({
        start() {
          _r(this, e, t, n)
        },
        transform(e, t) {
          let n = this,
            r,
            i
          if (n.password || n.rawPassword) {
            n.password = n.rawPassword = null
            let t = Ln(new Uint8Array(mr))
            ;((t[11] = n.passwordVerification),
              (r = new Uint8Array(e.length + t.length)),
              r.set(yr(n, t), 0),
              (i = mr))
          } else ((r = new Uint8Array(e.length)), (i = 0))
          ;(r.set(yr(n, e), i), t.enqueue(r))
        },
      })
    }
  }
function _r(e, t, n, r) {
  ;(Object.assign(e, { password: t, rawPassword: n, passwordVerification: r }), br(e, t, n))
}
function vr(e, t) {
  let n = new Uint8Array(t.length)
  for (let r = 0; r < t.length; r++) ((n[r] = Sr(e) ^ t[r]), xr(e, n[r]))
  return n
}
function yr(e, t) {
  let n = new Uint8Array(t.length)
  for (let r = 0; r < t.length; r++) ((n[r] = Sr(e) ^ t[r]), xr(e, t[r]))
  return n
}
function br(e, t, n) {
  let r = [305419896, 591751049, 878082192]
  if ((Object.assign(e, { cryptoKeys: r, crcKey0: new on(r[0]), crcKey2: new on(r[2]) }), n))
    for (let t = 0; t < n.length; t++) xr(e, n[t])
  else for (let n = 0; n < t.length; n++) xr(e, t.charCodeAt(n))
}
function xr(e, t) {
  let [, n] = e.cryptoKeys
  e.crcKey0.append([t])
  let r = ~e.crcKey0.get()
  ;((n = wr(Math.imul(wr(n + Cr(r)), 134775813) + 1)), e.crcKey2.append([n >>> 24]))
  let i = ~e.crcKey2.get()
  e.cryptoKeys = [r, n, i]
}
function Sr(e) {
  let t = e.cryptoKeys[2] | 2
  return Cr(Math.imul(t, t ^ 1) >>> 8)
}
function Cr(e) {
  return e & 255
}
function wr(e) {
  return e | 0
}
function Tr(e) {
  if (e instanceof ReadableStream) return e
  let t = e.getReader()
  return new ReadableStream({
    async pull(e) {
      try {
        let { value: n, done: r } = await t.read()
        r ? e.close() : e.enqueue(n)
      } catch (e) {
        throw (t.cancel(e).catch(() => {}), e)
      }
    },
    cancel(e) {
      return t.cancel(e)
    },
  })
}
function Er(e, t) {
  e = Tr(e)
  let n = t ? { type: t } : {}
  if (Dr()) return new Response(e).blob().then((e) => (t ? new Blob([e], n) : e))
  let r = []
  return e
    .pipeTo(
      new WritableStream({
        write(e) {
          r.push(e)
        },
      }),
    )
    .then(() => new Blob(r, n))
}
function Dr() {
  return (
    typeof Blob.prototype.stream != `function` || new Blob([]).stream() instanceof ReadableStream
  )
}
function Or(e) {
  if (e instanceof WritableStream) return e
  let t = e.getWriter()
  return new WritableStream({
    write(e) {
      return t.write(e)
    },
    close() {
      return t.close()
    },
    abort(e) {
      return t.abort(e)
    },
  })
}
function kr(e) {
  return !!e && typeof e == `object`
}
var Ar = `Invalid uncompressed size`,
  jr = `Invalid compressed data`,
  Mr = `Codec out of memory`,
  Nr = `Invalid CRC32`,
  Pr = `Z_MEM_ERROR`,
  Fr = `deflate-raw`,
  Ir = `deflate64-raw`,
  Lr = `gzip`,
  Rr = 10,
  zr = 8,
  Br = [31, 139, 8],
  Vr = class extends TransformStream {
    constructor(e, { chunkSize: t, CompressionStreamFallback: n, CompressionStream: r }) {
      super({})
      let {
          compressed: i,
          encrypted: a,
          useCompressionStream: o,
          zipCrypto: s,
          computeCrc32: c,
          level: l,
          deflate64: u,
          format: d,
          compressionMethod: f,
          inputSize: p,
        } = e,
        m = this,
        h,
        g,
        _,
        v = super.readable,
        y = d && qt(d),
        b = Zr(o, r, n),
        x = c && i && !u && !y && (!a || s) && !!b
      if (((!a || s) && c && !x && ((h = new sn()), (v = $r(v, h))), i)) {
        if (y)
          v = ei(
            v,
            Xr(y.CompressionStream, d, {
              level: l,
              chunkSize: t,
              compressionMethod: f,
              uncompressedSize: p,
            }),
          )
        else if (x)
          ((_ = new Hr()), (v = ei(v, new b(Lr, { level: l, chunkSize: t }))), (v = $r(v, _)))
        else
          try {
            v = Qr(v, o, { level: l, chunkSize: t }, r, n)
          } catch (e) {
            if (!o && n) throw ai(e)
            let t
            try {
              t = new r(Lr)
            } catch {
              throw ai(e)
            }
            ;((v = ei(v, t)), (v = $r(v, new Hr())))
          }
      }
      ;(a && (s ? (v = $r(v, new gr(e))) : ((g = new nr(e)), (v = $r(v, g)))),
        Yr(m, v, () => {
          ;(!a || s) && c && (m.crc32 = x ? _.crc32 : new DataView(h.value.buffer).getUint32(0))
        }))
    }
  },
  Hr = class extends TransformStream {
    constructor() {
      let e,
        t = Rr,
        n = new Uint8Array()
      ;(super({
        transform(e, r) {
          if (t) {
            let n = Math.min(t, e.length)
            if (((t -= n), (e = e.subarray(n)), !e.length)) return
          }
          let i = n.length + e.length
          if (i <= zr) {
            n = ln(n, e)
            return
          }
          let a = i - zr,
            o = Math.min(a, n.length)
          ;(r.enqueue(ln(n.subarray(0, o), e.subarray(0, a - o))),
            (n = ln(n.subarray(o), e.subarray(a - o))))
        },
        flush() {
          let t = H(n)
          ;((e.crc32 = t.getUint32(0, !0)), (e.uncompressedSize = t.getUint32(4, !0)))
        },
      }),
        (e = this))
    }
  }
function Ur(e, t, n, r, i) {
  let a = t.writable.getWriter(),
    o = t.readable.getReader(),
    s = r === void 0 ? new on() : void 0,
    c = 0,
    l = !1,
    u = !1,
    d,
    f,
    p = new ReadableStream({
      start(e) {
        f = e
      },
      pull() {
        v()
      },
      cancel(e) {
        return ((u = !0), v(), o.cancel(e))
      },
    })
  return (m(), h(), p)
  async function m() {
    let t = e.getReader()
    try {
      let e = new Uint8Array(Rr)
      for (e.set(Br), await a.write(e); ;) {
        ;(await _(), await a.ready)
        let { value: e, done: n } = await ri(t, i)
        if (n) break
        await a.write(e)
      }
      s && (await a.write(new Uint8Array()))
      let o = new Uint8Array(zr),
        c = H(o)
      ;(c.setUint32(0, s ? s.get() : r, !0),
        c.setUint32(4, n, !0),
        (l = !0),
        await a.write(o),
        await a.close())
    } catch (e) {
      ;(await ti(a, e), await ni(t, e))
    }
  }
  async function h() {
    try {
      for (;;) {
        let { value: e, done: t } = await g()
        if (t) break
        if (((c += e.length), c > n)) throw Error(Ar)
        ;(s && s.append(e), f.enqueue(e))
      }
      u || ((u = !0), f.close())
    } catch (e) {
      ;(y(e), await ni(o, e))
    }
  }
  function g() {
    return o.read().catch((e) => {
      if (l) {
        if (!s) throw si(e, Nr)
        if (c != n) throw si(e, Ar)
        return { done: !0 }
      }
      throw ii(e, i)
    })
  }
  function _() {
    if (!u && f.desiredSize <= 0) return new Promise((e) => (d = e))
  }
  function v() {
    if (d) {
      let e = d
      ;((d = void 0), e())
    }
  }
  function y(e) {
    u || ((u = !0), f.error(e), v())
  }
}
var Wr = class extends TransformStream {
    constructor(e, { chunkSize: t, DecompressionStreamFallback: n, DecompressionStream: r }) {
      super({})
      let {
          zipCrypto: i,
          encrypted: a,
          checkCrc32: o,
          crc32: s,
          compressed: c,
          useCompressionStream: l,
          deflate64: u,
          format: d,
          compressionMethod: f,
          rawBitFlag: p,
          outputSize: m,
        } = e,
        h,
        g,
        _,
        v = super.readable
      if ((a && (i ? (v = $r(v, new hr(e))) : ((g = new tr(e)), (v = $r(v, g)))), c)) {
        let e = new Set(),
          i = d && qt(d),
          a
        if (i)
          v = ei(
            v,
            Xr(i.DecompressionStream, d, {
              chunkSize: t,
              compressionMethod: f,
              rawBitFlag: p,
              uncompressedSize: m,
            }),
            e,
          )
        else {
          let i = Zr(l, r, n)
          if (o && !u && s !== void 0 && m !== void 0 && i)
            try {
              a = new i(Lr, { chunkSize: t })
            } catch {
              a = void 0
            }
          if (!a)
            try {
              v = Qr(v, l, { chunkSize: t, deflate64: u }, r, n, e)
            } catch (e) {
              if (u || m === void 0 || (!l && n)) throw ai(e)
              try {
                a = new r(Lr)
              } catch {
                throw ai(e)
              }
            }
        }
        a ? ((_ = !0), (v = Ur(v, a, m, s, e))) : (v = ci(v, e))
      }
      ;(o && !_ && ((h = new sn()), (v = $r(v, h))),
        Yr(this, v, () => {
          if (h) {
            let e = new DataView(h.value.buffer).getUint32(0, !1)
            if (s != e) throw Error(Nr)
          }
        }))
    }
  },
  Gr = new Map()
function Kr(e, t) {
  if (!e) return !1
  let n = Gr.get(e)
  n || ((n = new Map()), Gr.set(e, n))
  let r = n.get(t)
  if (r === void 0) {
    try {
      ;(new e(t), (r = !0))
    } catch {
      r = !1
    }
    n.set(t, r)
  }
  return r
}
function qr(e) {
  return Kr(e, Fr)
}
function Jr(e) {
  return Kr(e, Lr)
}
function Yr(e, t, n) {
  ;((t = $r(t, new TransformStream({ flush: n }))),
    Object.defineProperty(e, 'readable', {
      get() {
        return t
      },
    }))
}
function Xr(e, t, n) {
  if (!e) throw Error(Ut)
  return new e(t, n)
}
function Zr(e, t, n) {
  if (e && t) return t
  if (n && n.requiresModule) return n
}
function Qr(e, t, n, r, i, a) {
  let o = t && r ? r : i || r,
    s = n.deflate64 ? Ir : Fr,
    c
  try {
    c = new o(s, n)
  } catch (e) {
    if (t && i && o != i) c = new i(s, n)
    else throw e
  }
  return ei(e, c, a)
}
function $r(e, t) {
  return Tr(e).pipeThrough(t)
}
function ei(e, t, n) {
  let r = t.writable.getWriter(),
    i = e.getReader()
  return (a(), t.readable)
  async function a() {
    try {
      for (;;) {
        await r.ready
        let e = await ri(i, n)
        if (e.done) {
          await r.close()
          break
        }
        await r.write(e.value)
      }
    } catch (e) {
      ;(await ti(r, e), await ni(i, e))
    }
  }
}
async function ti(e, t) {
  try {
    await e.abort(t)
  } catch {}
}
async function ni(e, t) {
  try {
    await e.cancel(t)
  } catch {}
}
function ri(e, t) {
  let n = e.read()
  return t
    ? n.catch((e) => {
        throw (t.add(e), e)
      })
    : n
}
function ii(e, t) {
  return t.has(e) ? e : si(e, oi(e) ? Mr : jr)
}
function ai(e) {
  return oi(e) ? si(e, Mr) : e
}
function oi(e) {
  return kr(e) && e.code == Pr
}
function si(e, t) {
  let n = Error(t)
  return ((n.cause = e), n)
}
function ci(e, t) {
  let n = e.getReader()
  return new ReadableStream({
    async pull(e) {
      try {
        let { value: t, done: r } = await n.read()
        r ? e.close() : e.enqueue(t)
      } catch (e) {
        throw (await ni(n, e), ii(e, t))
      }
    },
    cancel(e) {
      return n.cancel(e)
    },
  })
}
var li = 262144,
  ui = `message`,
  di = `start`,
  fi = `data`,
  pi = `deflate`,
  mi = `inflate`,
  hi = class extends TransformStream {
    constructor(e, t) {
      super({})
      let n = this,
        { codecType: r } = e,
        i
      ;(r.startsWith(`deflate`) ? (i = Vr) : r.startsWith(`inflate`) && (i = Wr),
        (n.outputSize = 0))
      let a = 0,
        o = new i(e, t),
        s = super.readable,
        c = new TransformStream({
          transform(e, t) {
            e && e.length && ((a += e.length), t.enqueue(e))
          },
          flush() {
            Object.assign(n, { inputSize: a })
          },
        }),
        l = new TransformStream({
          transform(t, r) {
            if (
              t &&
              t.length &&
              (r.enqueue(t),
              (n.outputSize += t.length),
              e.outputSize !== void 0 && n.outputSize > e.outputSize)
            )
              throw Error(Ar)
          },
          flush() {
            let { crc32: e } = o
            Object.assign(n, { crc32: e, inputSize: a })
          },
        })
      Object.defineProperty(n, 'readable', {
        get() {
          return s.pipeThrough(c).pipeThrough(o).pipeThrough(l)
        },
      })
    }
  },
  gi = class extends TransformStream {
    constructor(e) {
      let t = [],
        n = 0,
        r = 0
      ;((!Number.isFinite(e) || e < 1) && (e = li),
        super({
          transform(a, o) {
            for (t.push(a), n += a.length; n > e;) ((r += e), o.enqueue(i()))
          },
          flush(e) {
            n && ((r += n), e.enqueue(a(t, n)))
          },
        }),
        Object.defineProperty(this, 'outputSize', { get: () => r }))
      function i() {
        let r = new Uint8Array(e),
          i = 0
        for (; i < e;) {
          let n = t[0],
            a = e - i
          n.length <= a
            ? (r.set(n, i), (i += n.length), t.shift())
            : (r.set(n.subarray(0, a), i), (t[0] = n.subarray(a)), (i += a))
        }
        return ((n -= e), r)
      }
      function a(e, t) {
        let n = new Uint8Array(t),
          r = 0
        for (let t of e) (n.set(t, r), (r += t.length))
        return n
      }
    }
  },
  _i = `Worker startup timeout`,
  vi,
  yi,
  bi,
  xi = () => {}
function Si(e) {
  bi = e
}
async function Ci(e) {
  let { CompressionStream: t, CompressionStreamFallback: n } = e
  return (n && !n.requiresModule) || qr(t) || Jr(t) ? !0 : n ? await wi(e) : !1
}
async function wi(e) {
  if (xi)
    try {
      return (await void 0, !0)
    } catch {}
  return !1
}
function Ti(e) {
  e.createWorker ? (yi = !0) : (vi = !1)
}
var Ei = class {
    constructor(e, { readable: t, writable: n }, r, i) {
      let { options: a, config: o, streamOptions: s, useWebWorkers: c, workerURI: l } = r,
        { createWorker: u } = r,
        { signal: d } = s
      return (
        yi && (u = void 0),
        Object.assign(e, {
          busy: !0,
          generation: (e.generation || 0) + 1,
          readable: t.pipeThrough(new gi(It(o))).pipeThrough(new Di(s), { signal: d }),
          writable: n,
          options: Object.assign({}, a),
          workerOptions: r,
          workerURI: l,
          createWorker: u,
          terminate() {
            return new Promise((t) => {
              let { worker: n, busy: r } = e
              ;(r
                ? ((e.terminateResolvers = e.terminateResolvers || []),
                  e.terminateResolvers.push(t))
                : (n && (n.terminate(), (e.worker = null)), t()),
                (e.interface = null))
            })
          },
          onTaskFinished() {
            if (e.busy) {
              let { terminateResolvers: t, worker: n } = e
              ;(t && ((e.terminateResolvers = null), n && ((e.terminated = !0), n.terminate())),
                (e.busy = !1))
              let r = i(e)
              t && t.forEach((e) => e(r))
            }
          },
        }),
        vi === void 0 && (vi = typeof Worker != le),
        (c && bi && ((vi && l) || u) ? bi : ki)(e, o)
      )
    }
  },
  Di = class extends TransformStream {
    constructor({ onstart: e, onprogress: t, size: n, onend: r }) {
      let i = 0
      super({
        async start() {
          e && (await Oi(e, n))
        },
        async transform(e, r) {
          ;((i += e.length), t && (await Oi(t, i, n)), r.enqueue(e))
        },
        async flush() {
          r && (await Oi(r, i))
        },
      })
    }
  }
async function Oi(e, ...t) {
  try {
    await e(...t)
  } catch {}
}
function ki(e, t) {
  return { run: () => Ai(e, t) }
}
async function Ai(
  { options: e, readable: t, writable: n, onTaskFinished: r, workerOptions: i },
  a,
) {
  let o, s, c
  try {
    if (e.compressed && !e.format) {
      let t = e.codecType.startsWith(pi),
        n = t ? a.CompressionStreamFallback : a.DecompressionStreamFallback,
        r = t ? a.CompressionStream : a.DecompressionStream
      e.useCompressionStream
        ? n && n.requiresModule && !qr(r) && (await l())
        : (await l()) || (n && !n.requiresModule) || (e.useCompressionStream = !0)
    }
    ;(e.encrypted && !e.zipCrypto && (await l()), (o = new hi(e, a)), (s = new gi(It(a))))
    let { signal: r } = i.streamOptions
    await t
      .pipeThrough(o)
      .pipeThrough(s)
      .pipeTo(n, { preventClose: !0, preventAbort: !0, signal: r })
    let { crc32: c, inputSize: u, outputSize: d } = o
    return { crc32: c, inputSize: u, outputSize: d }
  } catch (e) {
    if (o) {
      let t = s ? s.outputSize : 0
      if (((i.outputSize = t), kr(e)))
        try {
          e.outputSize = t
        } catch {}
    }
    throw e
  } finally {
    r()
  }
  function l() {
    return ((c ||= wi(a)), c)
  }
}
var ji = [],
  Mi = [],
  Ni,
  Pi,
  Fi = 0
async function Ii(e, t) {
  let { options: n, config: r } = t,
    {
      useWebWorkers: i,
      useCompressionStream: a,
      compressed: o,
      checkCrc32: s,
      computeCrc32: c,
      encrypted: l,
      format: u,
      codecURI: d,
    } = n,
    { workerURI: f, createWorker: p, maxWorkers: m } = r
  u && (d && (n.codecURI = Li(d, r.baseURI)), await Yt(u, n.codecURI))
  let h = !o && !s && !c && !l,
    g = u === void 0 || !!n.codecURI
  return (
    (t.useWebWorkers = !h && g && (i || (i === void 0 && r.useWebWorkers))),
    (t.workerURI = t.useWebWorkers && f ? f : void 0),
    (t.createWorker = t.useWebWorkers && p ? p : void 0),
    (n.useCompressionStream = a || (a === void 0 && r.useCompressionStream)),
    (await _()).run()
  )
  async function _() {
    let n = ji.find((e) => !e.busy)
    if (n) return (Gi(n), new Ei(n, e, t, v))
    if (ji.length < m) {
      let n = { indexWorker: Fi }
      return (Fi++, ji.push(n), new Ei(n, e, t, v))
    }
    return new Promise((n) => {
      ;(Mi.push({ resolve: n, stream: e, workerOptions: t }),
        (Pi = r.workerStarvationTimeout),
        Ri())
    })
  }
  function v(e) {
    if ((zi(), e.terminated)) return ((e.terminated = !1), Vi())
    if (Mi.length) {
      let [{ resolve: t, stream: n, workerOptions: r }] = Mi.splice(0, 1)
      ;(t(new Ei(e, n, r, v)), Ri())
    } else e.worker ? (Gi(e), Wi(e, t)) : (ji = ji.filter((t) => t != e))
  }
}
function Li(e, t) {
  try {
    return new URL(e, t).toString()
  } catch {
    return e
  }
}
function Ri() {
  !Ni && Mi.length && Number.isFinite(Pi) && Pi >= 0 && (Ni = setTimeout(Bi, Pi))
}
function zi() {
  Ni &&= (clearTimeout(Ni), null)
}
function Bi() {
  if (((Ni = null), Mi.length)) {
    let [{ resolve: e, stream: t, workerOptions: n }] = Mi.splice(0, 1)
    ;(e(new Ei({}, t, Hi(n), Ui)), Ri())
  }
}
function Vi() {
  let e = Mi.splice(0).map(
    ({ resolve: e, stream: t, workerOptions: n }) =>
      new Promise((r) => {
        e(
          new Ei({}, t, Hi(n), () => {
            ;(Ui(), r())
          }),
        )
      }),
  )
  return (zi(), Promise.all(e))
}
function Hi(e) {
  return Object.assign({}, e, { useWebWorkers: !1, workerURI: void 0, createWorker: void 0 })
}
function Ui() {
  ;(zi(), Ri())
}
function Wi(e, t) {
  let { config: n } = t,
    { terminateWorkerTimeout: r } = n
  Number.isFinite(r) &&
    r >= 0 &&
    (e.terminateTimeout = setTimeout(async () => {
      ji = ji.filter((t) => t != e)
      try {
        await e.terminate()
      } catch {}
    }, r))
}
function Gi(e) {
  let { terminateTimeout: t } = e
  t && (clearTimeout(t), (e.terminateTimeout = null))
}
var Ki =
  `\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0`.split(
    ``,
  )
function qi(e) {
  let t = ``
  for (let n = 0; n < e.length; n++) t += Ki[e[n]]
  return t
}
function Ji(e, t) {
  return Xi(e, t, !0)
}
function Yi(e) {
  if (e.some((e) => e > 127))
    try {
      return (new TextDecoder(`utf-8`, { fatal: !0 }).decode(e), !0)
    } catch {
      return !1
    }
  return !1
}
function Xi(e, t, n) {
  return t && t.trim().toLowerCase() == `cp437`
    ? qi(e)
    : new TextDecoder(t, { ignoreBOM: n }).decode(e)
}
var Zi = `Writer iterator completed too soon`,
  Qi = `Invalid writer (size must be writable)`,
  $i = `writable`,
  ea = Symbol(),
  ta = class {
    constructor() {
      this.size = 0
    }
    init() {
      this.initialized = !0
    }
  },
  na = class extends ta {
    get readable() {
      return this.createReadable()
    }
    createReadable({ offset: e = 0, size: t, chunkSize: n = It(Ft()) } = {}) {
      let r = this,
        i = 0
      return (
        (n = Lt(n)),
        new ReadableStream({
          async pull(a) {
            let o = t === void 0 ? n : Math.min(n, t - i),
              s = await J(r, e + i, o)
            ;(s.length && (a.enqueue(s), (i += s.length)),
              ((t !== void 0 && i >= t) || (!s.length && o)) && a.close())
          },
        })
      )
    }
  },
  ra,
  ia
function aa() {
  ia = (async () => {
    try {
      let e = new Blob([new Uint8Array(3)]).slice(1, 2).stream().getReader(),
        t = 0,
        n = await e.read()
      for (; !n.done;) ((t += n.value.length), (n = await e.read()))
      ra = t == 1
    } catch {
      ra = !1
    }
  })()
}
var oa = class extends na {
    constructor(e) {
      ;(super(), Object.assign(this, { sourceBlob: e, size: e.size }), ia || aa())
    }
    createReadable(e) {
      let { sourceBlob: t, size: n } = this,
        { offset: r = 0, size: i = n - r } = e || {}
      if (typeof t.stream == `function`) {
        if (!r && i >= n) return Tr(t.stream())
        if (ra) return Tr(t.slice(r, r + i).stream())
      }
      return super.createReadable(e)
    }
    async readUint8Array(e, t) {
      let n = this,
        r = e + t,
        i = await (!e && r >= n.size ? n.sourceBlob : n.sourceBlob.slice(e, r)).arrayBuffer()
      return (i.byteLength > t && (i = i.slice(e, r)), new Uint8Array(i))
    }
  },
  sa = class extends na {
    constructor(e) {
      ;(super(),
        (e = new Uint8Array(e.buffer, e.byteOffset, e.byteLength)),
        Object.assign(this, { array: e, size: e.length }))
    }
    readUint8Array(e, t) {
      return this.array.slice(e, e + t)
    }
  },
  ca = class extends na {
    constructor(e) {
      ;(super(), (this.readers = e))
    }
    async init() {
      let e = this
      ;((e.lastDiskNumber = 0),
        (e.diskOffsets = (e.readers = await Promise.all(e.readers.map(ma))).map((t) => {
          let n = e.size
          return ((e.size += t.size), n)
        })),
        super.init())
    }
    getDiskOffset(e) {
      let { diskOffsets: t, size: n } = this,
        r = t[e]
      return r === void 0 ? n : r
    }
    async readUint8Array(e, t) {
      let n = this,
        { readers: r } = this,
        i,
        a = 0,
        o = e
      for (; r[a] && o >= r[a].size;) ((o -= r[a].size), a++)
      let s = r[a]
      if (s) {
        let r = s.size
        if (o + t <= r) i = await J(s, o, t)
        else {
          let a = r - o
          i = ln(await J(s, o, a), await n.readUint8Array(e + a, t - a))
        }
      } else i = V
      return ((n.lastDiskNumber = Math.max(a, n.lastDiskNumber)), i)
    }
  },
  la = class extends ta {
    constructor(e, t = 4294967295) {
      super()
      let n = this
      Object.assign(n, { diskNumber: 0, diskOffset: 0, size: 0, maxSize: t, availableSize: t })
      let r,
        i,
        a,
        o = new WritableStream({
          async write(t) {
            if (t === ea) {
              a && (await c())
              return
            }
            let { availableSize: o } = n
            if (a)
              t.length >= o
                ? (await s(t.subarray(0, o)),
                  await c(),
                  t.length > o && (await this.write(t.subarray(o))))
                : await s(t)
            else {
              let { value: o, done: s } = await e.next()
              if (s && !o) throw Error(Zi)
              ;((r = o),
                (r.size = 0),
                r.maxSize && (n.maxSize = r.maxSize),
                (n.availableSize = n.maxSize),
                await pa(r),
                (i = o.writable),
                (a = i.getWriter()),
                await this.write(t))
            }
          },
          async close() {
            a && (await a.ready, await l())
          },
          async abort(e) {
            a && (await a.abort(e))
          },
        })
      Object.defineProperty(n, $i, {
        get() {
          return o
        },
      })
      async function s(e) {
        let t = e.length
        t && (await a.ready, await a.write(e), (r.size += t), (n.availableSize -= t))
      }
      async function c() {
        ;(await l(),
          (n.diskOffset += r.size),
          n.diskNumber++,
          (a = null),
          (n.availableSize = n.maxSize))
      }
      async function l() {
        await a.close()
      }
    }
    async closeDisk() {
      let e = this.writable.getWriter()
      try {
        ;(await e.ready, await e.write(ea))
      } finally {
        e.releaseLock()
      }
    }
  },
  ua = class {
    constructor(e) {
      return (
        Array.isArray(e) && (e = new ca(e)),
        (e instanceof ReadableStream || typeof e.getReader == `function`) &&
          (e = { readable: Tr(e) }),
        e
      )
    }
  },
  da = class {
    constructor(e) {
      ;(e.writable === void 0 && typeof e.next == `function` && (e = new la(e)),
        (e instanceof WritableStream || typeof e.getWriter == `function`) &&
          (e = { writable: Or(e) }))
      try {
        e.size = e.size === void 0 ? 0 : e.size
      } catch {
        throw Error(Qi)
      }
      return e
    }
  }
function fa(e) {
  return !!(e && e.getData)
}
async function pa(e, t) {
  if (e.init && !e.initialized) await e.init(t)
  else return Promise.resolve()
}
async function ma(e) {
  return (
    (e = new ua(e)),
    await pa(e),
    (e.size !== void 0 && e.readUint8Array) || ((e = new oa(await Er(e.readable))), await pa(e)),
    e
  )
}
function J(e, t, n) {
  return e.readUint8Array(t, n)
}
function ha(e, t) {
  return e.createReadable
    ? e.createReadable(t)
    : e.readUint8Array
      ? na.prototype.createReadable.call(e, t)
      : e.readable
}
function ga(e, t, n) {
  if (!e.some((e) => e.reason == t)) {
    let r = { reason: t }
    ;(n !== void 0 && (r.filename = n), e.push(r))
  }
}
var _a = `filename`,
  va = `rawFilename`,
  ya = `comment`,
  ba = `rawComment`,
  xa = `uncompressedSize`,
  Sa = `compressedSize`,
  Ca = `offset`,
  wa = `diskNumberStart`,
  Ta = `lastModDate`,
  Ea = `rawLastModDate`,
  Da = `lastAccessDate`,
  Oa = `rawLastAccessDate`,
  ka = `creationDate`,
  Aa = `rawCreationDate`,
  ja = `internalFileAttributes`,
  Ma = `externalFileAttributes`,
  Na = `msdosAttributesRaw`,
  Pa = `msdosAttributes`,
  Fa = `msDosCompatible`,
  Ia = `zip64`,
  La = `encrypted`,
  Ra = `version`,
  za = `versionMadeBy`,
  Ba = `zipCrypto`,
  Va = `directory`,
  Ha = `executable`,
  Ua = `symlink`,
  Wa = `compressionMethod`,
  Ga = `signature`,
  Ka = `crc32`,
  qa = `extraField`,
  Ja = `extraFieldInfoZip`,
  Ya = `extraFieldUnix`,
  Xa = `extraFieldUnixType1`,
  Za = `extraFieldPkwareUnix`,
  Qa = `unixMode`,
  $a = `setuid`,
  eo = `setgid`,
  to = `sticky`,
  no = [
    _a,
    va,
    xa,
    Sa,
    Ta,
    Ea,
    ya,
    ba,
    Da,
    Oa,
    ka,
    Aa,
    Ca,
    wa,
    ja,
    Ma,
    Na,
    Pa,
    Fa,
    Ia,
    La,
    Ra,
    za,
    Ba,
    Va,
    Ha,
    Ua,
    Wa,
    Ga,
    Ka,
    qa,
    Ya,
    Ja,
    Xa,
    Za,
    `uid`,
    `gid`,
    Qa,
    `unixExternalUpper`,
    $a,
    eo,
    to,
    `bitFlag`,
    `rawBitFlag`,
    `filenameLength`,
    `extraFieldLength`,
    `filenameUTF8`,
    `commentUTF8`,
    `rawExtraField`,
    `extraFieldZip64`,
    `extraFieldUnicodePath`,
    `extraFieldUnicodeComment`,
    `extraFieldAES`,
    `extraFieldNTFS`,
    `extraFieldExtendedTimestamp`,
    `extraFieldUSDZ`,
  ],
  ro = class {
    constructor(e) {
      no.forEach((t) => (this[t] = e[t]))
    }
  },
  io = new Set([1, k, 10, A, j, M, N, P, F, I, 13])
function ao(e) {
  if (e) {
    let t = new Map()
    if (
      (e.forEach((e, n) => {
        io.has(n) || t.set(n, e.data)
      }),
      t.size)
    )
      return t
  }
}
function oo(e, t, n) {
  return e ? (t ? 12 : 16 + n * 4) : 0
}
var so = e({ ZipReader: () => as, getEntryDataDescriptorLength: () => Ns }),
  co = `File format is not recognized`,
  lo = `End of central directory not found`,
  uo = `End of Zip64 central directory locator not found`,
  fo = `Central directory header not found`,
  po = `File contains encrypted entry`,
  mo = `Encryption method not supported`,
  ho = `Split zip file`,
  go = `Entry data out of bounds`,
  _o = `Ambiguous archive`,
  vo = `Encrypted central directory is not supported`,
  yo = `Unsafe filename`,
  bo = `Invalid strictness (must be 'strict', 'balanced' or 'tolerant')`,
  xo = `Invalid filenameValidation (must be 'strict', 'balanced' or 'tolerant')`,
  So = `Invalid maxAppendedDataSize (must be a number greater than or equal to 0)`,
  Co = `64-bit value exceeds Number.MAX_SAFE_INTEGER`,
  wo = `unsorted central directory`,
  To = `unknown version needed to extract`,
  Eo = `compressed patched data`,
  Do = `malformed extra field`,
  Oo = `unknown zip64 extensible data`,
  ko = `wrapped entries count`,
  Ao = `appended data`,
  jo = `prepended data`,
  Mo = `prepended central directory`,
  No = `trailing central directory data`,
  Po = `mismatched central directory offset`,
  Fo = `missing zip64 extra field`,
  Io = `duplicate filename`,
  Lo = `mismatched zip64 end of central directory record`,
  Ro = `multiple end of central directory records`,
  zo = `mismatched local file header (filename)`,
  Bo = `mismatched local file header (general purpose bit flag)`,
  Vo = `mismatched local file header (compression method)`,
  Ho = `mismatched local file header (crc32 or sizes)`,
  Uo = 63,
  Wo = /^[a-zA-Z]:/,
  Go = /(^|[\\/])\.\.([\\/]|$)/,
  Ko = `utf-8`,
  qo = `UTF8`,
  Jo = `cp437`,
  Yo = 73 | L,
  Xo = 1,
  Zo = [
    [xa, y],
    [Sa, y],
    [Ca, y],
    [wa, b],
  ],
  Qo = { [b]: { getValue: Z, bytes: 4 }, [y]: { getValue: lc, bytes: 8 } },
  $o = BigInt(2 ** 53 - 1),
  es = 64,
  ts = 1032,
  ns = 0,
  rs = 1,
  is = 2,
  as = class {
    constructor(e, t = {}) {
      Object.assign(this, {
        reader: new ua(e),
        options: t || {},
        readRanges: { indexes: new Set(), sortedRanges: [], pendingRanges: [] },
        entriesMissingZip64ExtraField: new WeakSet(),
      })
    }
    async *getEntriesGenerator(e = {}) {
      let t = this,
        { reader: n } = t
      if (
        (await pa(n),
        (n.size !== void 0 && n.readUint8Array) ||
          ((n = new oa(await Er(n.readable))), await pa(n)),
        n.size < 22)
      )
        throw Error(co)
      let r = (t.warnings = []),
        i = Hs(e, t.options),
        a = i == et,
        o = i != nt,
        s = Js(Y(t, e, Je), i),
        c = Ks(Y(t, e, Ke), i),
        l = Y(t, e, qe),
        { endOfDirectoryInfo: u, endOfDirectoryReachingEndCount: d } = await Ys(n, o, s)
      if (!u) throw (await Ls(n)) ? Error(ho) : Error(lo)
      o && d > 1 && ic(Ro)
      let f = H(u),
        p = Z(f, 12),
        m = Z(f, 16),
        h = u.offset,
        g = X(f, 20),
        _ = h + 22 + g,
        v = n.size - _
      ;(v > s && ic(Ao), v > 0 && ga(r, Ao))
      let y = X(f, 4),
        x = n.lastDiskNumber || 0,
        S = X(f, 6),
        C = X(f, 10),
        w = 0,
        T,
        E,
        D,
        O,
        k = 56,
        A,
        j = m == 4294967295 || p == 4294967295 || C == 65535 || S == 65535
      if ((m != 4294967295 && S != 65535 && (m += Is(n, S)), j)) {
        let e = u.offset >= 20 ? await J(n, u.offset - 20, 20) : V,
          t = H(e)
        if (e.length == 20 && Z(t, 0) == 117853008) {
          m = Is(n, Z(t, 4)) + lc(t, 8)
          let e = await J(n, m, 56),
            i = H(e)
          if (e.length < 56 || Z(i, 0) != 101075792) {
            let t = u.offset - 20,
              r = t - 56
            if (
              ((await us(n, r, 101075792)) || (r = await fs(n, t)),
              r !== void 0 && r >= 0 && m != r)
            ) {
              let t = m
              ;((m = r), m > t && (w = m - t), (e = await J(n, m, 56)), (i = H(e)))
            }
          }
          if (e.length < 56 || Z(i, 0) != 101075792) throw Error(uo)
          if (((D = !0), (O = lc(i, 4) > 44), O)) {
            let e = Math.min(lc(i, 4) - 44, n.size - m - 56)
            e > 0 && ((k += e), (A = _s(await J(n, m + 56, e))))
          }
          ;(y == 65535 ? (y = Z(i, 16)) : y != Z(i, 16) && rc(a, r, Lo),
            S == 65535 ? (S = Z(i, 20)) : S != Z(i, 20) && rc(a, r, Lo),
            C == 65535 ? (C = lc(i, 32)) : C != lc(i, 32) && rc(a, r, Lo),
            p == 4294967295 ? (p = lc(i, 40)) : p != lc(i, 40) && rc(a, r, Lo),
            (m = Is(n, S) + lc(i, 48) + w))
        } else if (m == 4294967295 || p == 4294967295 || S == 65535) throw Error(uo)
      }
      let M = p,
        N = u.offset - (D ? k + 20 : 0)
      if (x != y) throw Error(ho)
      if (m < 0) throw Error(co)
      let P = 0,
        F = m < n.size ? await J(n, m, p) : V,
        I = H(F)
      if (p) {
        let e = N - p
        if (m != e && S == y) {
          let t = F.length >= 4 && (Z(I, P) == 33639248 || !!(A && A.compressedSize) || ss(I))
          if (!t && e < 0) throw Error(co)
          let i = !t
          if (e >= 0 && e + 4 <= n.size) {
            let r = await ls(n, e)
            if (!r) {
              let t = await ds(n, N),
                i = t - p
              t !== void 0 && i >= 0 && (await ls(n, i)) && ((e = i), (r = !0))
            }
            t && (i = r)
          }
          if (i && e != m) {
            let i = m
            ;((m = e), (F = await J(n, m, p)), (I = H(F)))
            let o = m - i,
              { localHeaderFound: s, shiftedLocalHeaderFound: c } = await ps(n, F, I, o)
            o > 0 && (!s || c) ? ((w += o), (T = t)) : (rc(a, r, Po), o < 0 && !s && c && (w += o))
          }
        }
        if (F.length < 4) throw Error(co)
      } else !C && m < N && S == y && ((w += N - m), (m = N))
      let L = N - m
      if (
        (p != L && L >= 0 && S == y && ((p = L), (F = await J(n, m, p)), (I = H(F))),
        m < 0 || m >= n.size)
      )
        throw Error(co)
      ;((t.directoryOffset = m), (t.directoryLength = M))
      let te = ac(t, e, Ye),
        ie,
        ae
      if (te && C && F.length >= 4 && Z(I, 0) != 33639248 && (O || ss(I))) {
        let e = gs(A, M, F.length)
        ;((ae = F.subarray(e)),
          (F = await te(F.subarray(0, e), A)),
          (I = H(F)),
          (M = F.length),
          (ie = !0))
      }
      ;(A && !ie && (F.length < 4 || Z(I, 0) == 33639248) && ga(r, Oo), (E = m))
      let B = Y(t, e, fe),
        oe = Y(t, e, pe),
        se = new Set(),
        ce,
        le = -1 / 0,
        ue = !a && !D
      !C && ue && ((C = cs(I, F, P)), C && ga(r, ko))
      let de = Object.assign({}, t.options, e, { [Ge]: i })
      delete de[Ce]
      for (let i = 0; i < C; i++) {
        let o = new os(n, de)
        if (P + 46 > F.length || Z(I, P) != 33639248)
          throw i == 0 && !ie && (O || ss(I)) ? Error(vo) : Error(fo)
        vs(o, I, P + 6)
        let s = !!o.bitFlag.languageEncodingFlag,
          u = P + 46,
          d = u + o.filenameLength + o.extraFieldLength,
          f = X(I, P + 4),
          p = !(f >> 8),
          m = f >> 8 == 3,
          h = X(I, P + 32),
          g = d + h,
          _ = new Uint8Array(F.subarray(u, g)),
          v = _.subarray(0, o.filenameLength),
          y = _.subarray(o.filenameLength + o.extraFieldLength),
          x = s || (!B && Yi(v)),
          S = s || (!oe && Yi(y)),
          T = Z(I, P + 38),
          D = T & 255,
          k = {
            readOnly: !!(D & 1),
            hidden: !!(D & 2),
            system: !!(D & 4),
            directory: !!(D & 16),
            archive: !!(D & 32),
          },
          A = Z(I, P + 42),
          j = ac(t, e, `decodeText`) || Ji,
          M = x ? Ko : B || Jo,
          N = S ? Ko : oe || Jo,
          L = j(v, M, Qe)
        L === void 0 && (L = Ji(v, M))
        let te = j(y, N, $e)
        ;(te === void 0 && (te = Ji(y, N)),
          Object.assign(o, {
            index: i,
            decryptedDirectory: ie,
            versionMadeBy: f,
            msDosCompatible: p,
            zip64: !1,
            compressedSize: 0,
            uncompressedSize: 0,
            commentLength: h,
            offset: A,
            diskNumberStart: X(I, P + 34),
            internalFileAttributes: X(I, P + 36),
            externalFileAttributes: T,
            msdosAttributesRaw: D,
            msdosAttributes: k,
            rawFilename: v,
            filenameUTF8: x,
            commentUTF8: S,
            rawExtraField: _.subarray(o.filenameLength, o.filenameLength + o.extraFieldLength),
            rawComment: y,
            filename: L,
            comment: te,
          }))
        let ae
        try {
          ae = ys(o, o, I, P + 6)
        } catch (e) {
          if (a || e.message != `Zip64 extra field not found`) throw e
          ;((o.zip64ExtraFieldMissing = !0), ga(r, Fo, o.filename))
        }
        if (((L = o.filename), l)) {
          let e = l(L)
          e !== void 0 && (L = o.filename = e)
        }
        if (qs(L, c)) {
          let e = Error(yo)
          throw ((e.filename = L), e)
        }
        if ((ae && ga(r, Do, L), o.zip64ExtraFieldMissing && o.offset == 4294967295)) E = 0
        else {
          o.offset += w
          let e = Is(n, o.diskNumberStart) + o.offset
          ;((E = Math.min(e, E)), e < le && ga(r, wo, L), (le = e))
        }
        ;((o.version & 255) > Uo && ga(r, To, L),
          (o.rawBitFlag & 32) == 32 && ga(r, Eo, L),
          se.has(o.filename) && (ce = !0),
          se.add(o.filename))
        let V = (o.externalFileAttributes >> 16) & b
        o.unixMode === void 0 && V & 16877 && (o.unixMode = V)
        let fe = !!(o.unixMode & ne),
          pe = !!(o.unixMode & re),
          me = !!(o.unixMode & 512),
          he = ((o.unixMode === void 0 ? V : o.unixMode) & R) == ee,
          ge = o.unixMode !== void 0 && (o.unixMode & 61440) == 16384,
          _e = (V & R) == z,
          ve = ge || _e || (p && k.directory) || o.filename.endsWith(`/`),
          ye = !he && !ve && (o.unixMode === void 0 ? m && !!(V & 73) : !!(o.unixMode & 73))
        Object.assign(o, {
          setuid: fe,
          setgid: pe,
          sticky: me,
          symlink: he,
          unixExternalUpper: V,
          executable: ye,
          directory: ve,
          zipCrypto: o.encrypted && !o.extraFieldAES,
        })
        let be = new ro(o)
        if (
          (o.zip64ExtraFieldMissing && t.entriesMissingZip64ExtraField.add(be),
          (be.getData = (e, n) => o.getData(e, be, t, n)),
          (be.arrayBuffer = async (e) => {
            let n = new TransformStream(),
              r = Er(n.readable).then((e) => e.arrayBuffer())
            return (
              r.catch(() => {}),
              await o.getData(n, be, t, Object.assign({}, e, { preventClose: !1 })),
              r
            )
          }),
          (P = g),
          i == C - 1 && ue)
        ) {
          let e = cs(I, F, P)
          e && ((C += e), ga(r, ko))
        }
        let { onprogress: xe } = e
        if (xe)
          try {
            await xe(i + 1, C, new ro(o))
          } catch {}
        yield be
      }
      let ge = P,
        _e = hs(F.subarray(P)) || (ie ? hs(ae) : void 0)
      if (!_e && !ie) {
        let e = m + P,
          t = Math.min(N - e, 6 + b)
        t >= 6 && (_e = hs(await J(n, e, t)))
      }
      ;(_e && ((t.digitalSignature = _e), (ge = P + 6 + _e.length)),
        ((P != M && ge != M) || (!ie && P != p && ge != p)) && rc(a, r, No),
        ce && rc(a, r, Io))
      let ve = Y(t, e, me),
        ye = Y(t, e, he),
        be = (a || ve) && C && E == 4 && (await Rs(n)) ? 4 : 0
      return (
        a && (w > 0 || (C && E > be)) && ic(jo),
        (w > 0 || (C && E > 4)) && ga(r, jo),
        T && ga(r, Mo),
        ve && (t.prependedData = E > be ? await J(n, be, E - be) : V),
        (t.comment = g ? await J(n, h + 22, g) : V),
        ye && (t.appendedData = _ < n.size ? await J(n, _, n.size - _) : V),
        !0
      )
    }
    async getEntries(e = {}) {
      let t = []
      for await (let n of this.getEntriesGenerator(e)) t.push(n)
      return t
    }
    async close() {
      let { reader: e } = this
      !e.readUint8Array && e.readable && !e.readable.locked && (await e.readable.cancel())
    }
    [de]() {
      return this.close()
    }
  },
  os = class {
    constructor(e, t) {
      Object.assign(this, { reader: e, options: t })
    }
    async getData(e, t, n, r = {}) {
      let i = this,
        { readRanges: a, directoryOffset: o } = n
      if (i.zip64ExtraFieldMissing) throw Error(ce)
      let s = Ft(),
        {
          reader: c,
          index: l,
          offset: u,
          diskNumberStart: d,
          extraFieldAES: f,
          extraFieldZip64: p,
          compressionMethod: m,
          bitFlag: h,
          rawBitFlag: g,
          crc32: _,
          rawLastModDate: v,
          uncompressedSize: y,
          compressedSize: b,
        } = i,
        { dataDescriptor: x } = h,
        S = (t.localDirectory = {}),
        C = (t.warnings = []),
        w = Is(c, d) + u,
        T = await J(c, w, 30),
        E = H(T),
        D = Y(i, r, ge),
        O = Y(i, r, _e),
        k = ht(Y(i, r, ve)),
        A = !!k,
        j = k === !0
      if (
        (mt(D, O),
        (D = D && D.length ? D : void 0),
        (O = O && O.length ? O : void 0),
        f && f.originalCompressionMethod != 99)
      )
        throw Error(Ut)
      if (T.length < 30 || Z(E, 0) != 67324752) throw Error(oe)
      vs(S, E, 4)
      let { extraFieldLength: M, filenameLength: N } = S,
        P = (S.dataOffset = w + 30 + N + M),
        F = Y(i, r, we),
        I = Hs(r, i.options),
        L = Ws(F, I),
        R = Y(i, r, Te),
        z = Gs(R === void 0 ? F : R, I),
        ee = V
      if (z && (N || M)) {
        let e = await J(c, w + 30, N + M)
        ;((ee = e.subarray(0, N)), (S.rawExtraField = e.subarray(N)))
      } else S.rawExtraField = M ? await J(c, w + 30 + N, M) : V
      ;(z && (S.rawFilename = ee), ys(i, S, E, 4, !0) && ga(C, Do), tc(i, S, ee, z, L ? void 0 : C))
      let { lastAccessDate: te, creationDate: ne, uid: re, gid: ie } = S
      ;(te && t.lastAccessDate === void 0 && (t.lastAccessDate = te),
        ne && t.creationDate === void 0 && (t.creationDate = ne),
        re !== void 0 && t.uid === void 0 && (t.uid = re),
        ie !== void 0 && t.gid === void 0 && (t.gid = ie))
      let ae = Y(i, r, be),
        B = i.encrypted && (!j || ae),
        se = B && !f
      if ((j || (t.zipCrypto = se), B && (i.rawBitFlag & 64) == 64)) throw Error(mo)
      let le = A ? void 0 : Kt(m)
      if (m != 0 && m != 8 && m != 9 && !le && !A) throw Error(Ut)
      if (B) {
        if (!se && (f.strength < 1 || f.strength > 3)) throw Error(mo)
        if (!D && !O) throw Error(po)
      }
      if (P + b > Math.min(c.size, o)) throw Error(go)
      let ue = b,
        de = ft(Y(i, r, ye))
      pt(de)
      let fe = Y(i, r, Se),
        pe = Y(i, r, xe)
      pe && (fe = !0)
      let { onstart: me, onprogress: he, onend: Ce } = r,
        Ae = m != 0 && !A,
        je = A ? b - oo(B, se, f && f.strength) : y,
        Me = m == 9,
        Ne = Y(i, r, ke)
      Me && (Ne = !1)
      let Pe = Y(i, r, Ee),
        Fe =
          (Pe === void 0 ? Y(i, r, `checkSignature`) : Pe) &&
          !A &&
          (!B || se || (f && f.vendorVersion == Xo)),
        Ie = {
          options: {
            codecType: mi,
            password: D,
            rawPassword: O,
            zipCrypto: se,
            encryptionStrength: f && f.strength,
            checkCrc32: Fe,
            checkAuthenticationCode: Y(i, r, De),
            passwordVerification: se && (x ? (v >>> 8) & 255 : (_ >>> 24) & 255),
            outputSize: je,
            crc32: _,
            compressed: Ae,
            encrypted: B,
            useWebWorkers: Y(i, r, Oe),
            useCompressionStream: Ne,
            deflate64: Me,
            format: le ? le.format : void 0,
            codecURI: le ? le.codecURI : void 0,
            compressionMethod: m,
            rawBitFlag: g,
            checkPasswordOnly: ae,
          },
          config: s,
          streamOptions: { signal: de, size: ue, onstart: me, onprogress: he, onend: Ce },
        }
      fe &&
        (await Os({
          reader: c,
          fileEntry: t,
          index: l,
          offset: w,
          crc32: _,
          compressedSize: b,
          uncompressedSize: y,
          dataOffset: P,
          dataDescriptor: x || S.bitFlag.dataDescriptor,
          extraFieldZip64: p || S.extraFieldZip64,
          readRanges: a,
        }),
        nc(i, S, L ? void 0 : C))
      let Le, Re, ze
      try {
        if (!pe) {
          ;(ae && (e = new WritableStream()),
            (e = new da(e)),
            await pa(e, Vs(je, b, Ae)),
            ({ writable: Le } = e))
          let { outputSize: t } = await Ii(
            { readable: Tr(c.createReadable({ offset: P, size: ue })), writable: Le },
            Ie,
          )
          if ((pt(de), t != je)) throw Object.assign(Error(Ar), { outputSize: t })
          e.size += t
        }
      } catch (t) {
        if (
          (kr(t) && t.outputSize !== void 0 && (e.size += t.outputSize),
          !ae || !kr(t) || t.message != `zipjs-abort-check-password`)
        )
          throw ((Re = t), (ze = !0), t)
      } finally {
        if ((fa(e) || !Y(i, r, `preventClose`)) && Le && !Le.locked) {
          let e = Le.getWriter()
          if (ze)
            try {
              await e.abort(Re)
            } catch {}
          else await e.close()
        }
      }
      return ae || pe ? void 0 : e.getData ? e.getData() : Le
    }
  }
function ss(e) {
  return e.byteLength >= 4 && Z(e, 0) == 134630224
}
function cs(e, t, n) {
  let r = 0
  for (; n + 46 <= t.length && Z(e, n) == 33639248;)
    ((n += 46 + X(e, n + 28) + X(e, n + 30) + X(e, n + 32)), r++)
  return r % 65536 ? 0 : r
}
function ls(e, t) {
  return us(e, t, T)
}
async function us(e, t, n) {
  return t < 0 || t + 4 > e.size ? !1 : Z(H(await J(e, t, 4)), 0) == n
}
async function ds(e, t) {
  let n = Math.max(0, t - (6 + b)),
    r = await J(e, n, t - n),
    i = H(r)
  for (let e = r.length - 6; e >= 0; e--)
    if (Z(i, e) == 84233040 && e + 6 + X(i, e + 4) == r.length) return n + e
}
async function fs(e, t) {
  let n = Math.max(0, t - (56 + b)),
    r = await J(e, n, t - n),
    i = H(r)
  for (let e = r.length - 56; e >= 0; e--)
    if (Z(i, e) == 101075792 && e + 12 + Number(i.getBigUint64(e + 4, !0)) == r.length) return n + e
}
async function ps(e, t, n, r) {
  let i = { localHeaderFound: !1, shiftedLocalHeaderFound: !1 },
    a = 0
  for (; a + 46 <= t.length && Z(n, a) == 33639248;) {
    let o = ms(t, n, a)
    if (o !== void 0) {
      let t = await us(e, o, x),
        n = await us(e, o + r, x)
      if ((a || (i = { localHeaderFound: t, shiftedLocalHeaderFound: n }), t != n))
        return { localHeaderFound: t, shiftedLocalHeaderFound: n }
    }
    a += 46 + X(n, a + 28) + X(n, a + 30) + X(n, a + 32)
  }
  return i
}
function ms(e, t, n) {
  let r = Z(t, n + 42)
  if (r != 4294967295) return r
  let i = n + 46 + X(t, n + 28),
    a = Math.min(i + X(t, n + 30), e.length)
  for (; i + 4 <= a;) {
    let e = X(t, i),
      r = X(t, i + 2)
    if (e == 1) {
      let e = i + 4
      return (
        Z(t, n + 24) == 4294967295 && (e += 8),
        Z(t, n + 20) == 4294967295 && (e += 8),
        e + 8 <= a ? lc(t, e) : void 0
      )
    }
    i += 4 + r
  }
}
function hs(e) {
  if (e.length >= 6) {
    let t = H(e)
    if (Z(t, 0) == 84233040) {
      let n = X(t, 4)
      if (6 + n <= e.length) return new Uint8Array(e.subarray(6, 6 + n))
    }
  }
}
function gs(e, t, n) {
  let r = e && e.compressedSize ? e.compressedSize : t
  return r > 0 && r <= n ? r : n
}
function _s(e) {
  let t = { rawExtensibleData: e }
  if (e.length >= 28) {
    let n = H(e),
      r = X(n, 26)
    Object.assign(t, {
      compressionMethod: X(n, 0),
      compressedSize: lc(n, 2),
      uncompressedSize: lc(n, 10),
      encryptionAlgorithm: X(n, 18),
      bitLength: X(n, 20),
      flags: X(n, 22),
      hashAlgorithm: X(n, 24),
      hashData: e.subarray(28, 28 + r),
    })
  }
  return t
}
function vs(e, t, n) {
  let r = (e.rawBitFlag = X(t, n + 2)),
    i = (r & 1) == 1,
    a = Z(t, n + 6)
  Object.assign(e, {
    encrypted: i,
    version: X(t, n),
    bitFlag: {
      level: (r & 6) >> 1,
      dataDescriptor: (r & 8) == 8,
      languageEncodingFlag: (r & L) == L,
    },
    rawLastModDate: a,
    lastModDate: oc(a),
    filenameLength: X(t, n + 22),
    extraFieldLength: X(t, n + 24),
  })
}
function ys(e, t, n, r, i) {
  let { rawExtraField: a } = t,
    o = (t.extraField = new Map()),
    s = H(a),
    c = 0,
    l = !1
  try {
    for (; c < a.length;) {
      let e = X(s, c),
        t = X(s, c + 2)
      ;(o.set(e, { type: e, data: a.slice(c + 4, c + 4 + t) }), (c += 4 + t))
    }
  } catch {
    l = !0
  }
  c > a.length && (l = !0)
  let u = X(n, r + 4)
  Object.assign(t, {
    signature: Z(n, r + 10),
    crc32: Z(n, r + 10),
    compressedSize: Z(n, r + 14),
    uncompressedSize: Z(n, r + 18),
  })
  let d = o.get(1),
    f
  d
    ? (bs(d, t, i) || (l = !0), (t.extraFieldZip64 = d))
    : Zo.some(([e, n]) => t[e] == n) && (i ? (l = !0) : (f = !0))
  let p = o.get(j)
  p && (xs(p, _a, va, t, e), (t.extraFieldUnicodePath = p))
  let m = o.get(M)
  m && (xs(m, ya, ba, t, e), (t.extraFieldUnicodeComment = m))
  let h = o.get(k)
  h && (u == 99 || t.encrypted) && h.data.length >= 7
    ? (Ss(h, t, u), (t.extraFieldAES = h))
    : (h && (l = !0), (t.compressionMethod = u))
  let g = o.get(13)
  g && (ws(g, t), (t.extraFieldPkwareUnix = g))
  let _ = o.get(I)
  _ && (ws(_, t), (t.extraFieldUnixType1 = _))
  let v = o.get(A)
  v && (Ds(v, t, i), (t.extraFieldExtendedTimestamp = v))
  let y = o.get(10)
  y && (Cs(y, t), (t.extraFieldNTFS = y))
  let b = o.get(P),
    x
  b && ((x = Ts(b, t, !0)), (t.extraFieldInfoZip = b))
  let S = o.get(F)
  S && (Ts(S, x ? {} : t, !1), (t.extraFieldUnix = S))
  let C = o.get(N)
  if ((C && (t.extraFieldUSDZ = C), f)) throw Error(ce)
  return l
}
function bs(e, t, n) {
  t.zip64 = !0
  let r = H(e.data),
    i = Zo.filter(([e, n]) => t[e] == n),
    a = i.reduce((e, [, t]) => e + Qo[t].bytes, 0)
  if (e.data.length < a) {
    if (n) return !1
    throw Error(ce)
  }
  let o = []
  try {
    for (let e = 0, t = 0; e < i.length; e++) {
      let [, n] = i[e],
        a = Qo[n]
      ;(o.push(a.getValue(r, t)), (t += a.bytes))
    }
  } catch (e) {
    if (n) return !1
    throw e
  }
  return (
    i.forEach(([n], r) => {
      t[n] = e[n] = o[r]
    }),
    !0
  )
}
function xs(e, t, n, r, i) {
  if (e.data.length < 5) {
    e.valid = !1
    return
  }
  let a = H(e.data),
    o = new on()
  o.append(i[n])
  let s = H(new Uint8Array(4))
  s.setUint32(0, o.get(), !0)
  let c = Z(a, 1),
    l = cc(a, 0)
  ;(Object.assign(e, {
    version: l,
    [t]: Ji(e.data.subarray(5)),
    valid: l == 1 && !i.bitFlag.languageEncodingFlag && c == Z(s, 0),
  }),
    e.valid && ((r[t] = e[t]), (r[t + qo] = !0)))
}
function Ss(e, t, n) {
  let r = H(e.data),
    i = cc(r, 4)
  ;(Object.assign(e, {
    vendorVersion: cc(r, 0),
    vendorId: cc(r, 2),
    strength: i,
    originalCompressionMethod: n,
    compressionMethod: X(r, 5),
  }),
    (t.compressionMethod = e.compressionMethod),
    e.vendorVersion != Xo && (t.crc32 = void 0))
}
function Cs(e, t) {
  let n = H(e.data),
    r = 4,
    i
  try {
    for (; r < e.data.length && !i;) {
      let t = X(n, r),
        a = X(n, r + 2)
      ;(t == 1 && (i = e.data.slice(r + 4, r + 4 + a)), (r += 4 + a))
    }
  } catch {}
  if (i && i.length == 24) {
    let n = H(i),
      r = n.getBigUint64(0, !0),
      a = n.getBigUint64(8, !0),
      o = n.getBigUint64(16, !0)
    Object.assign(e, { rawLastModDate: r, rawLastAccessDate: a, rawCreationDate: o })
    let s = { lastModDate: sc(r), lastAccessDate: sc(a), creationDate: sc(o) }
    ;(Object.assign(e, s), Object.assign(t, s, { rawLastAccessDate: a, rawCreationDate: o }))
  }
}
function ws(e, t) {
  if (e.data.length < 8) return
  let n = H(e.data),
    r = {
      lastAccessDate: new Date((Z(n, 0) | 0) * 1e3),
      lastModDate: new Date((Z(n, 4) | 0) * 1e3),
    }
  ;(e.data.length >= 12 && ((r.uid = X(n, 8)), (r.gid = X(n, 10))),
    Object.assign(e, r),
    Object.assign(t, r))
}
function Ts(e, t, n) {
  try {
    let r = H(e.data),
      i,
      a
    if (n) {
      let t = 0,
        n = cc(r, t++),
        o = cc(r, t++)
      ;((i = Es(e.data.subarray(t, t + o))), (t += o))
      let s = cc(r, t++)
      ;((a = Es(e.data.subarray(t, t + s))), Object.assign(e, { version: n, uid: i, gid: a }))
    } else
      e.data.length >= 4 && ((i = X(r, 0)), (a = X(r, 2)), Object.assign(e, { uid: i, gid: a }))
    return (i !== void 0 && (t.uid = i), a !== void 0 && (t.gid = a), i !== void 0 || a !== void 0)
  } catch {}
}
function Es(e) {
  let t = new Uint8Array(4)
  return (t.set(e, 0), new DataView(t.buffer, t.byteOffset, 4).getUint32(0, !0))
}
function Ds(e, t, n) {
  if (!e.data.length) return
  let r = H(e.data),
    i = cc(r, 0),
    a = [],
    o = []
  n
    ? ((i & 1) == 1 && (a.push(Ta), o.push(Ea)),
      (i & 2) == 2 && (a.push(Da), o.push(Oa)),
      (i & 4) == 4 && (a.push(ka), o.push(Aa)))
    : e.data.length >= 5 && (a.push(Ta), o.push(Ea))
  let s = 1
  a.forEach((n, i) => {
    if (e.data.length >= s + 4) {
      let a = Z(r, s)
      t[n] = e[n] = new Date((a | 0) * 1e3)
      let c = o[i]
      e[c] = a
    }
    s += 4
  })
}
async function Os({
  reader: e,
  fileEntry: t,
  index: n,
  offset: r,
  crc32: i,
  compressedSize: a,
  uncompressedSize: o,
  dataOffset: s,
  dataDescriptor: c,
  extraFieldZip64: l,
  readRanges: u,
}) {
  let d = 0
  if (c) {
    let n = !!l,
      r = await Ms(e, s + a, { crc32: i, compressedSize: a, uncompressedSize: o, zip64: n })
    r ? ((t.localDirectory.dataDescriptor = r), (d = Fs(r.zip64, r.signature))) : (d = Fs(n, !1))
  }
  let f = { start: r, end: s + a + d, fileEntry: t },
    { indexes: p, sortedRanges: m, pendingRanges: h } = u
  if (!p.has(n)) {
    let e = ks(m, f) || h.find((e) => As(f, e))
    if (e) {
      let t = Error(se)
      throw ((t.overlappingEntry = e.fileEntry), t)
    }
    ;(p.add(n),
      h.push(f),
      h.length * h.length > m.length &&
        (h.sort((e, t) => e.start - t.start), (u.sortedRanges = js(m, h)), (h.length = 0)))
  }
}
function ks(e, t) {
  let n = 0,
    r = e.length
  for (; n < r;) {
    let i = (n + r) >>> 1
    e[i].start < t.start ? (n = i + 1) : (r = i)
  }
  let i = e[n - 1],
    a = e[n]
  if (i && As(t, i)) return i
  if (a && As(t, a)) return a
}
function As(e, t) {
  return e.start < t.end && t.start < e.end
}
function js(e, t) {
  let n = [],
    r = 0,
    i = 0
  for (; r < e.length || i < t.length;)
    i == t.length || (r < e.length && e[r].start < t[i].start) ? n.push(e[r++]) : n.push(t[i++])
  return n
}
async function Ms(e, t, { crc32: n, compressedSize: r, uncompressedSize: i, zip64: a }) {
  let o = Math.min(24, Math.max(0, e.size - t)),
    s = H(o ? await J(e, t, o) : V),
    c = [
      [a, !0],
      [a, !1],
      [!a, !0],
      [!a, !1],
    ]
      .map(([e, t]) => Ps(s, e, t))
      .filter((e) => e && e.compressedSize == r && e.uncompressedSize == i)
  return c.find((e) => e.crc32 == n) || c[0] || Ps(s, a, !0) || Ps(s, a, !1)
}
async function Ns(e, t, { crc32: n, compressedSize: r, uncompressedSize: i, extraFieldZip64: a }) {
  let o = await Ms(e, t, { crc32: n, compressedSize: r, uncompressedSize: i, zip64: !!a })
  if (o && o.compressedSize == r && o.uncompressedSize == i) return Fs(o.zip64, o.signature)
}
function Ps(e, t, n) {
  let r = n ? 4 : 0
  if (e.byteLength < Fs(t, n) || (n && Z(e, 0) != 134695760)) return
  let i = Z(e, r),
    a,
    o
  try {
    t ? ((a = lc(e, r + 4)), (o = lc(e, r + 12))) : ((a = Z(e, r + 4)), (o = Z(e, r + 8)))
  } catch {
    return
  }
  return { signature: n, zip64: t, crc32: i, compressedSize: a, uncompressedSize: o }
}
function Fs(e, t) {
  return (e ? 20 : 12) + (t ? 4 : 0)
}
function Is(e, t) {
  return e.getDiskOffset ? e.getDiskOffset(t) : 0
}
async function Ls(e) {
  return (await zs(e)) == S
}
async function Rs(e) {
  let t = await zs(e)
  return t == 134695760 || t == 808471376
}
async function zs(e) {
  return Z(H(await J(e, 0, 4)))
}
function Bs(e) {
  return e === `strict` || e === `balanced` || e === `tolerant`
}
function Vs(e, t, n) {
  return Math.min(e, n ? t * ts : t)
}
function Hs(e, t) {
  return Us(e, Us(t, tt))
}
function Us(e, t) {
  let n = e[Ge]
  if (n !== void 0) {
    if (!Bs(n)) throw Error(bo)
    return n
  }
  let r = e[Ce]
  return r === void 0 ? t : r ? et : t == `tolerant` ? nt : tt
}
function Ws(e, t) {
  return e === void 0 ? t != nt : !!e
}
function Gs(e, t) {
  return e === void 0 ? t == et : !!e
}
function Ks(e, t) {
  if (e === void 0) return t
  if (!Bs(e)) throw Error(xo)
  return e
}
function qs(e, t) {
  if (t == `tolerant`) return !1
  let n = e.split(`/`)
  return (
    n.length > 1 && n[n.length - 1] === `` && n.pop(),
    Go.test(e) || e.startsWith(`/`) || e.startsWith(`\\`) || Wo.test(e)
      ? !0
      : t == `strict` && (n.includes(`.`) || n.includes(``) || e.includes(`\0`))
  )
}
function Js(e, t) {
  if (e !== void 0) {
    let t = vt(e)
    if (typeof t != `number` || Number.isNaN(t) || t < 0) throw Error(So)
    return t
  }
  return t == `strict` ? 0 : t == `tolerant` ? 1 / 0 : b
}
async function Ys(e, t, n) {
  let { size: r } = e,
    i = Math.min(r, 22 + b),
    a = { remaining: es },
    o,
    s,
    c = 0
  for await (let [n, l, u, d, f] of Zs(e, i)) {
    let i = X(n, d + 20)
    if (f + 22 + i == r) {
      let i = await $s(e, n, l, d, f, r, a)
      if (i == is) {
        if (((o ||= Qs(u, d, f)), c++, !t || c > 1)) break
      } else i == rs && !s && (s = Qs(u, d, f))
    }
  }
  return (
    (o ||= s),
    (o ||= await Xs(e, n, a)),
    { endOfDirectoryInfo: o, endOfDirectoryReachingEndCount: c }
  )
}
async function Xs(e, t, n) {
  let { size: r } = e,
    i = Math.min(r, t == 1 / 0 ? r : 22 + b + t),
    a,
    o
  for await (let [t, s, c, l, u] of Zs(e, i)) {
    let i = Qs(c, l, u)
    a ||= i
    let d = await $s(e, t, s, l, u, r, n)
    if (d == is) return i
    d == rs && !o && (o = i)
  }
  return o || a
}
async function* Zs(e, t) {
  let n = e.size - t,
    r = await J(e, n, t),
    i = H(r)
  for (let e = r.length - 22; e >= 0; e--) Z(i, e) == 101010256 && (yield [i, n, r, e, n + e])
}
function Qs(e, t, n) {
  return { offset: n, buffer: new Uint8Array(e.subarray(t, t + 22)).buffer }
}
async function $s(e, t, n, r, i, a, o) {
  let s = X(t, r + 10),
    c = Z(t, r + 12),
    l = Z(t, r + 16)
  if (s == 65535 || c == 4294967295 || l == 4294967295)
    return (await ec(e, t, n, i - 20, a, o)) == 117853008 ? is : ns
  if (!s && !c) return rs
  let u = X(t, r + 6)
  for (let r of [i - c, Is(e, u) + l]) if ((await ec(e, t, n, r, a, o)) == 33639248) return is
  return ns
}
async function ec(e, t, n, r, i, a) {
  if (!(r < 0 || r + 4 > i)) {
    if (r >= n) return Z(t, r - n)
    if (a.remaining > 0) return (a.remaining--, Z(H(await J(e, r, 4)), 0))
  }
}
function tc(e, t, n, r, i) {
  let { rawFilename: a } = e,
    o = !i,
    s = e.decryptedDirectory && (t.rawBitFlag & 8192) == 8192
  ;(r && !s && (n.length != a.length || n.some((e, t) => e != a[t])) && rc(o, i, zo),
    (t.rawBitFlag & Yo) != (e.rawBitFlag & Yo) && rc(o, i, Bo),
    t.compressionMethod != e.compressionMethod && rc(o, i, Vo),
    t.bitFlag.dataDescriptor ||
      s ||
      (!t.crc32 && !t.compressedSize && !t.uncompressedSize) ||
      (t.crc32 == e.crc32 &&
        t.compressedSize == e.compressedSize &&
        t.uncompressedSize == e.uncompressedSize) ||
      rc(o, i, Ho))
}
function nc(e, t, n) {
  let { dataDescriptor: r } = t,
    i = e.decryptedDirectory && (t.rawBitFlag & 8192) == 8192
  r &&
    !i &&
    ((e.crc32 !== void 0 && r.crc32 != e.crc32) ||
      r.compressedSize != e.compressedSize ||
      r.uncompressedSize != e.uncompressedSize) &&
    rc(!n, n, Ho)
}
function rc(e, t, n) {
  e ? ic(n) : ga(t, n)
}
function ic(e) {
  let t = Error(_o)
  throw ((t.reason = e), t)
}
function Y(e, t, n) {
  return t[n] === void 0 ? e.options[n] : t[n]
}
function ac(e, t, n) {
  return ut(Y(e, t, n))
}
function oc(e) {
  let t = (e & 4294901760) >> 16,
    n = e & b,
    r = new Date(
      1980 + ((t & 65024) >> 9),
      ((t & 480) >> 5) - 1,
      t & 31,
      (n & 63488) >> 11,
      (n & 2016) >> 5,
      (n & 31) * 2,
      0,
    )
  return r < ae ? ae : r
}
function sc(e) {
  return new Date(Number(e / BigInt(1e4) - BigInt(0xa9730b66800)))
}
function cc(e, t) {
  return e.getUint8(t)
}
function X(e, t) {
  return e.getUint16(t, !0)
}
function Z(e, t) {
  return e.getUint32(t, !0)
}
function lc(e, t) {
  let n = e.getBigUint64(t, !0)
  if (n > $o) throw Error(Co)
  return Number(n)
}
var uc = { type: `module` },
  dc = `error`,
  fc = `messageerror`,
  pc = `abort`,
  mc,
  hc,
  gc
Si(_c)
function _c(e, t) {
  let { baseURI: n, chunkSize: r, workerStartupTimeout: i } = t,
    { wasmURI: a } = t
  if (!e.interface) {
    typeof a == `function` && (a = a())
    let o
    try {
      o = Sc(e.workerURI, n, e)
    } catch {
      return (Ti(e), ki(e, t))
    }
    Object.assign(e, {
      worker: o,
      workerAlive: !1,
      terminated: !1,
      startupError: null,
      interface: {
        run: async () => {
          try {
            return await vc(e, { chunkSize: r, wasmURI: a, baseURI: n, workerStartupTimeout: i })
          } catch (n) {
            if (n && n.workerStartupFailed) return (Ti(e), bc(e), Ai(e, t))
            if (n && n.codecImportFailed) {
              if (e.reader) return (bc(e), Ai(e, t))
              e.onTaskFinished()
            }
            throw n
          }
        },
      },
    })
  }
  return e.interface
}
async function vc(e, t) {
  if (!e.worker) {
    let { startupError: t } = e
    e.startupError = null
    let n = t || Error(`Worker startup timeout`)
    throw ((n.workerStartupFailed = !0), n)
  }
  let n,
    r,
    i = new Promise((t, i) => {
      ;((n = t),
        (r = (t) => {
          let { outputSize: n, workerOptions: r } = e
          if (((r.outputSize = n), kr(t)))
            try {
              t.outputSize = n
            } catch {}
          i(t)
        }))
    })
  Object.assign(e, {
    reader: null,
    writer: null,
    outputSize: 0,
    destinationFailed: !1,
    destinationError: null,
    resolveResult: n,
    rejectResult: r,
    result: i,
  })
  let { readable: a, options: o } = e,
    { writable: s, closed: c, abortPipe: l } = yc(e.writable, e)
  try {
    Ec({ type: di, options: o, config: t }, e)
  } catch (t) {
    l()
    try {
      await c
    } catch {}
    throw (e.onTaskFinished(), t)
  }
  Object.assign(e, { reader: a.getReader(), writer: s.getWriter() })
  let { workerStartupTimeout: u } = t
  !e.workerAlive && Number.isFinite(u) && u >= 0 && (e.startupTimeout = setTimeout(() => Cc(e), u))
  try {
    let e = await i
    return (await d(), await c, e)
  } catch (t) {
    ;(await d(), l())
    try {
      await c
    } catch {}
    let { outputSize: n, workerOptions: r, destinationFailed: i, destinationError: a } = e
    r.outputSize = n
    let o = kr(t) && (t.codecImportFailed || t.workerStartupFailed),
      s = i && !o ? a : t
    if (kr(s))
      try {
        s.outputSize = n
      } catch {}
    throw s
  }
  async function d() {
    if (!s.locked)
      try {
        await s.getWriter().close()
      } catch {}
  }
}
function yc(e, t) {
  let n = new AbortController(),
    r,
    { writable: i, readable: a } = new TransformStream({
      transform(e, n) {
        ;((t.outputSize += e.length), n.enqueue(e))
      },
    }),
    o = a.pipeTo(e, { preventClose: !0, preventAbort: !0, signal: n.signal })
  o.catch((e) => {
    r || Object.assign(t, { destinationFailed: !0, destinationError: e })
  })
  let { signal: s } = t.workerOptions.streamOptions
  if (s) {
    let e = () => n.abort(s.reason),
      t = () => s.removeEventListener(pc, e)
    ;(s.addEventListener(pc, e), o.then(t, t))
  }
  return {
    writable: i,
    closed: o,
    abortPipe: () => {
      ;((r = !0), n.abort())
    },
  }
}
function bc(e) {
  let { reader: t } = e
  ;(t && t.releaseLock(), (e.reader = null), (e.writer = null))
}
function xc(e) {
  let { worker: t } = e
  if (t)
    try {
      t.terminate()
    } catch {}
  e.interface = null
}
function Sc(e, t, n, r, i = !0) {
  let { createWorker: a } = n,
    o,
    s,
    c
  if (a) o = a()
  else if (hc === void 0 || mc !== e) {
    let a = typeof e == ue
    s = a ? e(i) : e
    let l = s.startsWith(`data:`),
      u = s.startsWith(`blob:`)
    if (l || u) {
      ;(r === void 0 && (r = !1), r && (c = uc))
      try {
        o = new Worker(s, c)
      } catch (i) {
        if (u)
          try {
            URL.revokeObjectURL(s)
          } catch {}
        if (a && u) return Sc(e, t, n, r, !1)
        if (r) throw i
        return Sc(e, t, n, !0, !1)
      }
    } else {
      ;(r === void 0 && (r = !0), r && (c = uc))
      try {
        s = new URL(s, t)
      } catch {}
      try {
        o = new Worker(s, c)
      } catch (a) {
        if (r) return Sc(e, t, n, !1, i)
        throw a
      }
    }
    ;((mc = e), (hc = s), (gc = c))
  } else o = new Worker(hc, gc)
  return (
    o.addEventListener(ui, (e) => {
      ;((n.workerAlive = !0), wc(n), Dc(e, n))
    }),
    o.addEventListener(dc, (e) => Tc(e, n)),
    o.addEventListener(fc, (e) => Tc(e, n)),
    o
  )
}
function Cc(e) {
  if (((e.startupTimeout = null), e.workerAlive)) return
  let { rejectResult: t, writer: n } = e
  if ((xc(e), (e.worker = null), t)) {
    let e = Error(_i)
    ;((e.workerStartupFailed = !0), t(e), n && n.releaseLock())
  }
}
function wc(e) {
  let { startupTimeout: t } = e
  t && (clearTimeout(t), (e.startupTimeout = null))
}
function Tc(e, t) {
  ;(e.preventDefault && e.preventDefault(), wc(t))
  let { workerAlive: n, rejectResult: r, writer: i, onTaskFinished: a } = t
  ;(xc(t), n || (t.worker = null))
  let o = e.error || Error(e.message || dc)
  ;(n ||
    ((o = Object.assign(Error(o.message || dc), { workerStartupFailed: !0 })),
    (t.startupError = o)),
    r && (r(o), i && i.releaseLock(), n && a()))
}
function Ec(e, { worker: t, writer: n }) {
  try {
    let { value: n } = e
    if (n) {
      e.value = un(n)
      try {
        t.postMessage(e, [e.value.buffer])
      } catch {
        t.postMessage(e)
      }
    } else t.postMessage(e)
  } catch (e) {
    throw (n && n.releaseLock(), e)
  }
}
async function Dc({ data: e }, t) {
  let { type: n, value: r, messageId: i, result: a, error: o, errorValue: s } = e,
    {
      reader: c,
      writer: l,
      resolveResult: u,
      rejectResult: d,
      onTaskFinished: f,
      generation: p,
    } = t,
    m = () => t.generation != p
  try {
    if (o) h(Oc(o, s))
    else {
      if (n == `pull`) {
        let { value: e, done: n } = await c.read()
        m() || Ec({ type: fi, value: e, done: n, messageId: i }, t)
      }
      if (n == `data`) {
        let e = new Uint8Array(r)
        ;(await l.ready, await l.write(e), m() || Ec({ type: `ack`, messageId: i }, t))
      }
      n == `close` && g(a)
    }
  } catch (e) {
    m() || (xc(t), h(e))
  }
  function h(e) {
    m() || (d(e), _(), (kr(e) && e.codecImportFailed) || f())
  }
  function g(e) {
    m() || (u(e), _(), f())
  }
  function _() {
    l && l.releaseLock()
  }
}
function Oc(e, t) {
  let { message: n, stack: r, code: i, name: a, outputSize: o, cause: s, codecImportFailed: c } = e,
    l
  if (((l = t ? t.value : Object.assign(Error(n), { stack: r, code: i, name: a })), kr(l)))
    try {
      ;(o !== void 0 && (l.outputSize = o),
        c && (l.codecImportFailed = !0),
        s &&
          (kr(l.cause) || (l.cause = Object.assign(Error(s.message), { name: s.name })),
          s.code !== void 0 && l.cause.code !== s.code && (l.cause.code = s.code)),
        t && (l.name !== a && (l.name = a), l.code !== i && (l.code = i)))
    } catch {}
  return l
}
var kc = `File already exists`,
  Ac = `Zip file comment exceeds 64KB`,
  jc = `Invalid zip file comment (must be a Uint8Array)`,
  Mc = `File entry comment exceeds 64KB`,
  Nc = `Invalid file entry comment (must be a string)`,
  Pc = `Invalid date (must be a valid Date instance)`,
  Fc = `File entry name exceeds 64KB`,
  Ic = `Version exceeds 65535`,
  Lc = `The strength must equal 1, 2, or 3`,
  Rc = `Encryption is not supported in USDZ files`,
  zc = `Split zip files are not supported in USDZ files`,
  Bc = `Encryption is not supported when the 'passThrough' option is set to true (use 'compressed' instead)`,
  Vc = `Invalid extra field (must be a Map)`,
  Hc = `Invalid extra field type (must be integer 0..65535)`,
  Uc = `Invalid extra field data (must be a Uint8Array)`,
  Wc = `Extra field data exceeds 64KB`,
  Gc = -2147483648,
  Kc = 2147483647,
  qc = BigInt(0),
  Jc = BigInt(`0x7fffffffffffffff`),
  Yc = `Zip64 is not supported (set the 'zip64' option to 'true')`,
  Xc = `Undefined uncompressed size`,
  Zc = `Undefined compression method`,
  Qc = `Undefined CRC32`,
  $c = `Undefined reader`,
  el = `Invalid reader (must be a Reader instance, a ReadableStream instance, or an object with a 'readable' property)`,
  tl = `Zip file not empty`,
  nl = `Invalid uid (must be integer 0..2^32-1)`,
  rl = `Invalid gid (must be integer 0..2^32-1)`,
  il = `Invalid UNIX mode (must be integer 0..65535)`,
  al = `Invalid unixExtraFieldType (must be 'infozip' or 'unix')`,
  ol = `uid/gid must be 0..65535 for unixExtraFieldType 'unix' (use 'infozip' for larger ids)`,
  sl = `Invalid msdosAttributesRaw (must be integer 0..255)`,
  cl = `Invalid msdosAttributes (must be an object with boolean flags)`,
  ll = `Invalid level (must be integer 0..9)`,
  ul = `Invalid uncompressedSize option (must be a non-negative integer)`,
  dl = `Signature data exceeds 64KB`,
  fl = `Invalid entry option (must be an entry returned by ZipReader#getEntries())`,
  pl = `The last modification date of an entry encrypted with ZipCrypto cannot be changed when passThrough is set`,
  ml = `compression unavailable`,
  hl = `clamped last modification date`,
  gl = new Uint8Array([7, 0, 2, 0, 65, 69, 3, 0, 0]),
  _l = 4,
  vl = 9,
  yl = 67,
  bl = 32,
  xl = 126,
  Sl = 1,
  Cl = `infozip`,
  wl = `unix`,
  Tl = [8, 9, 5, 3],
  El = 9,
  Dl = 0,
  Ol = [],
  kl = class {
    constructor(e, t = {}) {
      e = new da(e)
      let { availableSize: n = B, maxSize: r = B } = e,
        i = n > 0 && n !== 1 / 0 && r > 0 && r !== 1 / 0
      if (i && t.usdz) throw Error(zc)
      Object.assign(this, {
        writer: e,
        addSplitZipSignature: i,
        options: t,
        fileEntries: new Map(),
        filenames: new Set(),
        offset: t.offset === void 0 ? e.size || e.writable.size || 0 : t[Be],
        initialOffset: t.offset === void 0 ? 0 : t[Be] - (e.size || e.writable.size || 0),
        pendingAddFileCalls: new Set(),
        pendingErrors: [],
        warnings: [],
        bufferedWrites: 0,
        directWrites: 0,
        lastFileEntry: void 0,
        archiveClosed: !1,
      })
    }
    prependZip(e) {
      return Ml(this, Fl(this, e))
    }
    appendZip(e, t = {}) {
      return Ml(this, Nl(this, e, t))
    }
    add(e = ``, t, n = {}) {
      let r = this,
        { pendingAddFileCalls: i } = r,
        a = Il(r, e, t, n)
      i.add(a)
      let o = () => i.delete(a)
      return (Promise.prototype.then.call(a, o, o), Ml(r, a))
    }
    remove(e) {
      let { filenames: t, fileEntries: n } = this
      if ((typeof e == `string` && (e = n.get(e)), e && e.filename !== void 0)) {
        let { filename: r } = e
        if (t.has(r) && n.has(r)) return (t.delete(r), n.delete(r), !0)
      }
      return !1
    }
    async close(e = V, t = {}) {
      let n = this,
        { pendingAddFileCalls: r, writer: i } = this,
        { writable: a } = i
      if (n.archiveClosed) return jl(i)
      if (!(e instanceof Uint8Array)) throw Error(jc)
      if ($(e) > 65535) throw Error(Ac)
      for (; r.size;) await Promise.allSettled(Array.from(r))
      await Promise.allSettled(n.pendingErrors.map((e) => e.recorded))
      let o = n.pendingErrors.filter((e) => e.failed && !e.observed)
      if (o.length) {
        let e = o.map((e) => e.error)
        o.forEach((e) => (e.observed = !0))
        let [t] = e
        try {
          t.entryErrors = e
        } catch {}
        throw t
      }
      return (
        await eu(n, e, t),
        (n.archiveClosed = !0),
        (fa(i) || !Q(n, t, `preventClose`)) && (await a.getWriter().close()),
        jl(i)
      )
    }
    [de]() {
      return this.close()
    }
  },
  Al = class extends Promise {
    then(e, t) {
      let { watcher: n } = this
      return (n && (n.observed = !0), super.then(e, t))
    }
  }
function jl(e) {
  return e.getData ? e.getData() : e.writable
}
function Ml(e, t) {
  let n = new Al((e, n) => Promise.prototype.then.call(t, e, n)),
    r = {}
  return (
    (n.watcher = r),
    (r.recorded = Promise.prototype.then.call(n, void 0, (e) =>
      Object.assign(r, { failed: !0, error: e }),
    )),
    e.pendingErrors.push(r),
    n
  )
}
async function Nl(e, n, r = {}) {
  let { pendingAddFileCalls: i, filenames: a, fileEntries: o } = e,
    s = ut(r.filter),
    c = dt(r.readerOptions)
  for (; i.size;) await Promise.allSettled(Array.from(i))
  let l,
    u = new Promise((e) => (l = e))
  i.add(u)
  let d = [],
    f
  try {
    ;((n = new ua(n)),
      await pa(n),
      (n.size !== void 0 && n.readUint8Array) || ((n = new oa(await Er(n.readable))), await pa(n)))
    let { ZipReader: r, getEntryDataDescriptorLength: i } = await t(async () => {
        let { ZipReader: e, getEntryDataDescriptorLength: t } = await Promise.resolve().then(
          () => so,
        )
        return { ZipReader: e, getEntryDataDescriptorLength: t }
      }),
      l = new r(n, c),
      u = [],
      p
    try {
      p = await l.getEntries()
      for (let e of p) (!s || (await s(e, Pl(o, e.filename)))) && u.push(e)
    } finally {
      await l.close()
    }
    await pa(e.writer)
    let { directoryOffset: m, entriesMissingZip64ExtraField: h } = l
    ;(u.forEach((e) => {
      let { filename: t } = e
      if (h.has(e)) throw Error(ce)
      if (a.has(t)) throw Error(kc)
      ;(a.add(t), d.push(t))
    }),
      (e.writerLocked = !0))
    let { lockWriter: g } = e
    ;((e.lockWriter = new Promise(
      (t) =>
        (f = () => {
          ;((e.writerLocked = !1), t())
        }),
    )),
      await g,
      e.addSplitZipSignature &&
        (delete e.addSplitZipSignature,
        (s || !(await uu(n))) && (await yu(e.writer, _u()), (e.offset += 4))))
    let _ = await fu(e, n, p, u, m, !!s, i)
    u.forEach((e) => {
      let {
          version: t,
          rawLastModDate: n,
          rawFilename: r,
          rawBitFlag: i,
          uncompressedSize: a,
          compressedSize: s,
          extraFieldZip64: c,
        } = e,
        { compressionMethod: l, rawExtraField: u } = e
      ;((u = du(u || V)), e.extraFieldAES && (l = 99))
      let d = $(u),
        f = !!c && c.uncompressedSize !== void 0,
        p = !!c && c.compressedSize !== void 0,
        { headerArray: m, headerView: h } = Lu({
          version: t,
          bitFlag: i,
          compressionMethod: l,
          uncompressedSize: a,
          compressedSize: s,
          rawLastModDate: n,
          rawFilename: r,
          zip64CompressedSize: p,
          zip64UncompressedSize: f,
          extraFieldLength: d,
        }),
        { crc32: g } = e
      g !== void 0 && Pu(h, 10, g)
      let { offset: v, diskNumberStart: y } = _.get(e)
      o.set(
        e.filename,
        Object.assign({}, e, {
          zip64Enabled: !0,
          zip64UncompressedSize: f,
          zip64CompressedSize: p,
          offset: v,
          diskNumberStart: y,
          zip64DiskNumberStart: !1,
          rawExtraFieldZip64: V,
          rawExtraFieldAES: V,
          rawExtraFieldExtendedTimestamp: V,
          rawExtraFieldNTFS: V,
          rawExtraFieldUnix: V,
          rawCentralExtraFieldUnix: V,
          rawExtraField: u,
          rawCentralExtraField: V,
          headerArray: m,
          headerView: h,
        }),
      )
    })
  } catch (e) {
    throw (d.forEach((e) => a.delete(e)), e)
  } finally {
    ;(l(), i.delete(u), f && f())
  }
}
function Pl(e, t) {
  let n = e.get(t)
  return n ? new ro(n) : void 0
}
async function Fl(e, t) {
  if (e.filenames.size) throw Error(tl)
  await Nl(e, t)
}
async function Il(e, t, n, r) {
  r = Object.assign({}, r)
  let i = r[Ze]
  if (i !== void 0) {
    let { entryOptions: t, passThroughOptions: n } = Rl(i, ht(Q(e, r, ve)), Q(e, r, Ta))
    ;(delete r[Ze], (r = Object.assign(t, n, r)))
  }
  if ((Q(e, r, `directory`) && !t.endsWith(`/`) && (t += `/`), e.filenames.has(t))) throw Error(kc)
  ;(e.filenames.add(t), Dl < Ft().maxWorkers ? Dl++ : await new Promise((e) => Ol.push(e)))
  try {
    return await Ll(e, t, n, r)
  } catch (n) {
    throw (e.filenames.delete(t), n)
  } finally {
    let e = Ol.shift()
    e ? e() : Dl--
  }
}
async function Ll(e, t, n, r) {
  let i = Bl(e, t, r)
  ;({ name: t } = i)
  let a = Vl(e, t, r),
    { comment: o } = a,
    s = r[qa]
  e.fileEntries.set(t, void 0)
  let c = e.lastFileEntry,
    l = {},
    u
  ;(a.resolvedOptions.keepOrder && (l.lockFileEntry = new Promise((e) => (u = e))),
    (e.lastFileEntry = l))
  let d
  try {
    let { resolvedOptions: o } = a
    o.level != 0 &&
      o.compressionMethod === void 0 &&
      !o.passThroughCompression &&
      !(await Ci(Ft())) &&
      ((o.level = 0), ga(e.warnings, ml, t))
    let s = await Ul(e, n, a, r)
    ;({ reader: n } = s)
    let f = su(e.writer),
      p = ou(e.writer),
      m = r.crc32 === void 0 ? r[Ga] : r.crc32,
      h = s.resolvedOptions.encrypted && !o.zipCrypto
    if (
      (o.passThroughCompression && !o.passThroughEncryption && h && (m = void 0),
      o.passThroughCompression && n && !h && m === void 0)
    )
      throw Error(Qc)
    r = Object.assign({}, r, i.resolvedOptions, a.resolvedOptions, s.resolvedOptions, {
      signature: r[Ga],
      crc32: m,
      offset: e.offset - f,
      diskNumberStart: p,
      [Ve]: e.options[Ve],
    })
    let g = ql(r)
    g.lastModDateClamped && ga(e.warnings, hl, t)
    let _ = Zl(r),
      v = $(g.localHeaderArray, _.dataDescriptorArray)
    d = await Gl(
      e,
      t,
      n,
      {
        headerInfo: g,
        dataDescriptorInfo: _,
        metadataSize: v,
        fileEntry: l,
        previousFileEntry: c,
        releaseLockFileEntry: u,
      },
      r,
    )
  } catch (n) {
    throw (e.fileEntries.delete(t), n)
  } finally {
    u && u(c && c.lockFileEntry)
  }
  return (Object.assign(d, { name: t, comment: o, extraField: s }), new ro(d))
}
function Rl(e, t, n) {
  if (typeof e != `object` || !e || Array.isArray(e)) throw Error(fl)
  let {
      externalFileAttributes: r,
      versionMadeBy: i,
      comment: a,
      lastModDate: o,
      rawLastModDate: s,
      creationDate: c,
      lastAccessDate: l,
      uncompressedSize: u,
      encrypted: d,
      zipCrypto: f,
      crc32: p,
      compressionMethod: m,
      extraFieldAES: h,
      extraFieldUnix: g,
      internalFileAttributes: _,
      extraField: v,
      bitFlag: y,
      directory: b,
      uid: x,
      gid: S,
    } = e,
    C = {
      externalFileAttributes: r,
      versionMadeBy: i,
      comment: a,
      lastModDate: o,
      creationDate: c,
      lastAccessDate: l,
      internalFileAttributes: _,
      directory: b,
    }
  y && y.languageEncodingFlag && (C[Re] = !0)
  let w = ao(v)
  ;(w && (C[qa] = w),
    (x !== void 0 || S !== void 0) &&
      Object.assign(C, { uid: x, gid: S, unixExtraFieldType: g ? wl : Cl }))
  let T = {}
  if (t && !b) {
    if (
      (Object.assign(T, { uncompressedSize: u, crc32: p, compressionMethod: m }),
      t !== `compressed` &&
        Object.assign(T, {
          encrypted: d,
          zipCrypto: f,
          encryptionStrength: h ? h.strength : void 0,
        }),
      y && ((T.dataDescriptor = y.dataDescriptor), (T[Pe] = Tl[y.level])),
      n === void 0)
    )
      T.rawLastModDate = s
    else if (
      t !== `compressed` &&
      f &&
      (!y || y.dataDescriptor) &&
      n instanceof Date &&
      zl(n) != ((s >>> 8) & 255)
    )
      throw Error(pl)
  }
  return { entryOptions: C, passThroughOptions: T }
}
function zl(e) {
  let t = new Date(Math.ceil(Math.floor(e.getTime() / 1e3) / 2) * 2e3)
  return (
    t < ae ? (t = ae) : t > ie && (t = ie), ((t.getHours() << 3) | (t.getMinutes() >> 3)) & 255
  )
}
function Bl(e, t, n) {
  let r = Q(e, n, Fa),
    i = Q(e, n, za, r ? 20 : 768),
    a = Q(e, n, Ha),
    o = Du(e, n, `uid`),
    s = Du(e, n, `gid`),
    c = Du(e, n, Qa),
    l = Q(e, n, He),
    u = Q(e, n, $a),
    d = Q(e, n, eo),
    f = Q(e, n, to)
  if ((_t(o, y, nl), _t(s, y, rl), _t(c, b, il), l !== void 0 && l !== Cl && l !== wl))
    throw Error(al)
  if (l === wl && ((o !== void 0 && o > 65535) || (s !== void 0 && s > 65535))) throw Error(ol)
  l === void 0 && (o !== void 0 || s !== void 0) && (l = Cl)
  let p = Du(e, n, Na),
    m = Q(e, n, Pa),
    h = o !== void 0 || s !== void 0 || c !== void 0 || l || a,
    g = p !== void 0 || m !== void 0
  if (
    (h ? ((r = !1), (i = (i & 255) | 768)) : g && ((r = !0), (i &= 255)),
    _t(p, 255, sl),
    m && (typeof m != `object` || Array.isArray(m)))
  )
    throw Error(cl)
  if (i > 65535) throw Error(Ic)
  let _ = Q(e, n, Ma),
    v = _ !== void 0
  ;(v || (_ = 0), !n.directory && t.endsWith(`/`) && (n[Va] = !0))
  let x = Q(e, n, Va)
  if (
    (x
      ? (t.endsWith(`/`) || (t += `/`), v || ((_ = 16), r || (_ |= (z | 493) << 16)))
      : !r && !v && (_ = a ? 493 << 16 : 420 << 16),
    !r)
  ) {
    let e = c !== void 0 || !!(u || d || f),
      t = (_ >> 16) & b
    ;((c = c === void 0 ? t : c & b),
      u ? (c |= ne) : (u = !!(c & ne)),
      d ? (c |= re) : (d = !!(c & re)),
      f ? (c |= 512) : (f = !!(c & 512)),
      (!v || e) &&
        (x ? (c = (c & ~R) | z) : c & 61440 || (c |= te), (_ = ((c & b) << 16) | (_ & b))))
  }
  ;(({ msdosAttributesRaw: p, msdosAttributes: m } = Xl(p, m)), g && (_ = (_ & y) | (p & 255)))
  let S = (_ >> 16) & b,
    C = c !== void 0 && (c & 61440) == 40960
  return {
    name: t,
    resolvedOptions: {
      versionMadeBy: i,
      msDosCompatible: !!r,
      externalFileAttributes: _,
      unixExternalUpper: S,
      uid: o,
      gid: s,
      unixMode: c,
      unixExtraFieldType: l,
      symlink: C,
      setuid: u,
      setgid: d,
      sticky: f,
      msdosAttributesRaw: p,
      msdosAttributes: m,
    },
  }
}
function Vl(e, t, n) {
  let r = Eu(e, n, `encodeText`) || cn,
    i = r(t, Qe)
  if ((i === void 0 && (i = cn(t)), $(i) > 65535)) throw Error(Fc)
  let a = n.comment || ``
  if (typeof a != `string`) throw Error(Nc)
  let o = r(a, $e)
  if ((o === void 0 && (o = cn(a)), $(o) > 65535)) throw Error(Mc)
  let s = Q(e, n, Ra)
  if (s !== void 0 && s > 65535) throw Error(Ic)
  let c = Tu(e, n, Ta, new Date()),
    l = Q(e, n, Ea),
    u = Tu(e, n, Da),
    d = Tu(e, n, ka),
    f = Q(e, n, ja, 0),
    p = ht(Q(e, n, ve)),
    m = !!p,
    h = p === !0,
    g = Q(e, n, ge),
    _ = Q(e, n, _e)
  ;(mt(g, _), (g = g && g.length ? g : void 0), (_ = _ && _.length ? _ : void 0))
  let v = Du(e, n, Ae, 3),
    y = Q(e, n, Ba),
    b = Q(e, n, je, !0),
    x = Q(e, n, Me),
    S = Q(e, n, Ne, !0),
    C = Q(e, n, Oe),
    w = Q(e, n, Fe),
    T = Eu(e, n, Ie),
    E = Q(e, n, Le, !0),
    D = ft(Q(e, n, ye))
  pt(D)
  let O = Q(e, n, Re, !Ru(i) || !Ru(o)),
    k = Q(e, n, Wa),
    A = m || k === void 0 ? void 0 : Kt(k)
  if (!m && k !== void 0 && k !== 0 && k !== 8 && !A) throw Error(Ut)
  let j = Du(e, n, Pe)
  if ((_t(j, El, ll), e.options.usdz)) {
    if (g !== void 0 || _ !== void 0) throw Error(Rc)
    j === void 0 && k === void 0 && (j = 0)
  }
  m && (j = vt(n[Pe]))
  let M = Q(e, n, ke),
    N = Q(e, n, ze)
  ;(w && N === void 0 && (N = !1),
    (N === void 0 || (y && !h)) && (N = !0),
    j !== void 0 && j != 6 && (M = !1))
  let P = Q(e, n, Ia)
  if (!y && (g !== void 0 || _ !== void 0) && !(Number.isInteger(v) && v >= 1 && v <= 3))
    throw Error(Lc)
  let F = Hl(n[qa]),
    I = Hl(n[Ue]),
    L = Hl(n[We])
  return {
    comment: a,
    resolvedOptions: {
      rawFilename: i,
      rawComment: o,
      version: s,
      lastModDate: c,
      rawLastModDate: l,
      lastAccessDate: u,
      creationDate: d,
      internalFileAttributes: f,
      passThroughCompression: m,
      passThroughEncryption: h,
      password: g,
      rawPassword: _,
      encryptionStrength: v,
      zipCrypto: y,
      extendedTimestamp: b,
      ntfsTimestamp: x,
      keepOrder: S,
      useWebWorkers: C,
      bufferedWrite: w,
      createTempStream: T,
      dataDescriptorSignature: E,
      signal: D,
      useUnicodeFileNames: O,
      compressionMethod: k,
      format: A ? A.format : void 0,
      codecURI: A ? A.codecURI : void 0,
      codecVersionNeeded: A ? A.versionNeeded : void 0,
      level: j,
      useCompressionStream: M,
      dataDescriptor: N,
      zip64: P,
      rawExtraField: F,
      rawLocalExtraField: I,
      rawCentralExtraField: L,
    },
  }
}
function Hl(e) {
  if (!e) return V
  if (!(e instanceof Map)) throw Error(Vc)
  let t = 0,
    n = 0
  e.forEach((e, n) => {
    if ((gt(n, b, Hc), !(e instanceof Uint8Array))) throw Error(Uc)
    if ($(e) > 65535) throw Error(Wc)
    t += 4 + $(e)
  })
  let r = new Uint8Array(t),
    i = H(r)
  return (
    e.forEach((e, t) => {
      ;(Nu(i, n, t), Nu(i, n + 2, $(e)), Iu(r, e, n + 4), (n += 4 + $(e)))
    }),
    r
  )
}
async function Ul(e, t, { resolvedOptions: n }, r) {
  if (n.passThroughCompression && !t && !Q(e, r, `directory`)) throw Error($c)
  let i
  if (t) {
    if (((t = new ua(t)), await pa(t), !t.readUint8Array && !t.readable)) throw Error(el)
    ;({ size: i } = t)
  }
  return Object.assign({ reader: t }, Wl(e, !!t, i, n, r))
}
function Wl(e, t, n, r, i) {
  let {
      passThroughCompression: a,
      passThroughEncryption: o,
      zipCrypto: s,
      password: c,
      rawPassword: l,
      encryptionStrength: u,
    } = r,
    { dataDescriptor: d, zip64: f, level: p, compressionMethod: m } = r,
    h = 0,
    g = 0,
    _ = !1,
    v = vt(i[xa])
  if ((_t(v, 2 ** 53 - 1, ul), a && t)) {
    if (((g = v), g === void 0)) throw Error(Xc)
    if (m === void 0) throw Error(Zc)
  }
  let b = f === !0,
    x = Q(e, i, La)
  if (t && o && !x && $(c, l)) throw Error(Bc)
  let S = t && (!!((c && $(c)) || (l && $(l))) || (o && x))
  t || ((p = 0), (m = 0))
  let C = oo(S, s, u)
  if (t) {
    if (a) ((i.uncompressedSize = g), (h = n === void 0 ? Ou(g) + C : n + (o ? 0 : C)))
    else {
      let e = n === void 0 ? v : n
      e === void 0
        ? (f || f === void 0) && ((f = _ = !0), (h = y + 1))
        : ((i.uncompressedSize = g = e), (h = (ku(m, p) ? Ou(g) : g) + C))
    }
  }
  let w = !S && (!t || (n === 0 && !a)) && !ku(m, p),
    T = i.crc32 !== void 0 || i.signature !== void 0,
    E = a && t && n !== void 0 && !(S && s) && (T || (S && !s))
  ;(w || E) && Q(e, i, `dataDescriptor`) === void 0 && (d = !1)
  let D = b || _ || g >= 4294967295,
    O = b || h >= 4294967295
  if (D || O) {
    if (f === !1) throw Error(Yc)
    f = !0
  }
  return (
    (f ||= !1),
    {
      maximumCompressedSize: h,
      resolvedOptions: {
        dataDescriptor: d,
        emptyEntry: w,
        completeHeader: E,
        knownCompressedSize: E ? h : void 0,
        zip64: f,
        zip64Enabled: b,
        unknownSize: _,
        zip64UncompressedSize: D,
        zip64CompressedSize: O,
        uncompressedSize: g,
        level: p,
        compressionMethod: m,
        encrypted: S,
      },
    }
  )
}
async function Gl(e, t, n, r, i) {
  let { fileEntries: a, writer: o } = e,
    { keepOrder: s, dataDescriptor: c, emptyEntry: l, completeHeader: u, signal: d } = i,
    { headerInfo: f, fileEntry: p, previousFileEntry: m, releaseLockFileEntry: h } = r,
    g = e.options[Ve],
    _ = p,
    v,
    y,
    b,
    x,
    S,
    C,
    w = 0,
    T,
    E = s && m ? m.lockFileEntry : void 0
  a.set(t, _)
  try {
    ;(i.bufferedWrite ||
    !s ||
    e.writerLocked ||
    e.bufferedWrites ||
    e.directWrites ||
    (!c && !l && !u)
      ? ((v = !0),
        e.bufferedWrites++,
        (T = i.createTempStream
          ? await i.createTempStream()
          : new TransformStream(void 0, void 0, { highWaterMark: B })),
        (T.size = 0),
        await pa(o))
      : ((y = !0), e.directWrites++, (T = o), await E, await D()),
      await pa(T))
    let p = su(o)
    ;(e.addSplitZipSignature && !v && (await vu(e, o)), g && !v && Jl(r, e.offset - p))
    let { localHeaderArray: m } = f
    v || (await O())
    let h = ou(o),
      b = lu(e, o)
    if (
      ((_.diskNumberStart = h),
      v || ((S = !0), (C = o.size), await yu(T, m)),
      (_ = await Kl(n, T, _, r, Ft(), i)),
      v || (S = !1),
      a.set(t, _),
      (_.filename = t),
      v)
    ) {
      if (
        (await Promise.all([T.writable.getWriter().close(), E]),
        await D(),
        e.addSplitZipSignature && (await vu(e, o)),
        (x = !0),
        (C = o.size),
        await O(),
        (_.diskNumberStart = ou(o)),
        (_.offset = lu(e, o)),
        g)
      ) {
        let t = r.metadataSize
        ;(Jl(r, e.offset - su(o)), (_.size += r.metadataSize - t))
      }
      ;($l(_, f.localHeaderView, i),
        await yu(o, f.localHeaderArray),
        await bu(T.readable, o, d, (e) => (w += e)),
        (o.size += T.size),
        (x = !1))
    } else ((_.diskNumberStart = h), (_.offset = b))
    return ((e.offset += _.size), _)
  } catch (n) {
    if (x || S) {
      if (((e.hasCorruptedEntries = !0), n))
        try {
          n.corruptedEntry = !0
        } catch {}
      ;((e.offset += o.size - C), v && (e.offset += w))
    }
    throw (a.delete(t), n)
  } finally {
    if ((v && e.bufferedWrites--, y && e.directWrites--, h && h(E), b && b(), v && T && T.dispose))
      try {
        await T.dispose()
      } catch {}
  }
  async function D() {
    e.writerLocked = !0
    let { lockWriter: t } = e
    ;((e.lockWriter = new Promise(
      (t) =>
        (b = () => {
          ;((e.writerLocked = !1), t())
        }),
    )),
      await t)
  }
  async function O() {
    cu(o, $(f.localHeaderArray)) && (await o.closeDisk())
  }
}
async function Kl(e, t, { diskNumberStart: n, lockFileEntry: r }, i, a, o) {
  let { headerInfo: s, dataDescriptorInfo: c, metadataSize: l } = i,
    {
      headerArray: u,
      headerView: d,
      lastModDate: f,
      rawLastModDate: p,
      encrypted: m,
      compressed: h,
      version: g,
      compressionMethod: _,
      rawExtraFieldZip64: v,
      localExtraFieldZip64Length: y,
      rawExtraFieldExtendedTimestamp: b,
      extraFieldExtendedTimestampFlag: x,
      extraFieldExtendedTimestampTime: S,
      rawExtraFieldNTFS: C,
      rawExtraFieldUnix: w,
      rawCentralExtraFieldUnix: T,
      rawExtraFieldAES: E,
    } = s,
    { dataDescriptorArray: D } = c,
    {
      rawFilename: O,
      lastAccessDate: k,
      creationDate: A,
      password: j,
      rawPassword: M,
      level: N,
      useUnicodeFileNames: P,
      zip64: F,
      zip64Enabled: I,
      zip64UncompressedSize: L,
      zip64CompressedSize: R,
      zipCrypto: z,
      dataDescriptor: ee,
      directory: te,
      executable: ne,
      versionMadeBy: re,
      rawComment: ie,
      rawExtraField: ae,
      rawCentralExtraField: B,
      useWebWorkers: oe,
      onstart: se,
      onprogress: ce,
      onend: le,
      signal: ue,
      encryptionStrength: V,
      extendedTimestamp: de,
      msDosCompatible: fe,
      internalFileAttributes: pe,
      externalFileAttributes: me,
      uid: he,
      gid: ge,
      unixMode: _e,
      symlink: ve,
      setuid: ye,
      setgid: be,
      sticky: xe,
      unixExternalUpper: Se,
      msdosAttributesRaw: Ce,
      msdosAttributes: we,
      useCompressionStream: Te,
      passThroughCompression: Ee,
      passThroughEncryption: De,
      format: Oe,
      codecURI: ke,
    } = o,
    Ae = {
      lockFileEntry: r,
      versionMadeBy: re,
      zip64: F,
      zip64Enabled: I,
      directory: !!te,
      executable: !!ne,
      filenameUTF8: !!P,
      rawFilename: O,
      commentUTF8: !!P,
      rawComment: ie,
      rawExtraFieldZip64: v,
      localExtraFieldZip64Length: y,
      rawExtraFieldExtendedTimestamp: b,
      rawExtraFieldNTFS: C,
      rawExtraFieldUnix: w,
      rawCentralExtraFieldUnix: T,
      rawExtraFieldAES: E,
      rawExtraField: ae,
      rawCentralExtraField: B,
      extendedTimestamp: de,
      msDosCompatible: fe,
      internalFileAttributes: pe,
      externalFileAttributes: me,
      diskNumberStart: n,
      uid: he,
      gid: ge,
      unixMode: _e,
      symlink: !!ve,
      setuid: ye,
      setgid: be,
      sticky: xe,
      unixExternalUpper: Se,
      msdosAttributesRaw: Ce,
      msdosAttributes: we,
    },
    { crc32: je, uncompressedSize: Me } = o,
    Ne = 0
  Ee || (Me = 0)
  let { writable: Pe } = t
  if (e) {
    let n = e.size,
      r = Tr(ha(e, { size: n })),
      i = {
        options: {
          codecType: pi,
          inputSize: n,
          level: N,
          rawPassword: M,
          password: j,
          encryptionStrength: V,
          zipCrypto: m && z,
          passwordVerification: m && z && (p >> 8) & 255,
          computeCrc32: !Ee,
          compressed: h && !Ee,
          encrypted: m && !De,
          useWebWorkers: oe,
          useCompressionStream: Te,
          format: Oe,
          codecURI: ke,
          compressionMethod: _,
        },
        config: a,
        streamOptions: { signal: ue, size: n, onstart: se, onprogress: ce, onend: le },
      }
    try {
      let e = await Ii({ readable: r, writable: Pe }, i)
      if (
        ((Ne = e.outputSize),
        (t.size += Ne),
        pt(ue),
        Ee || ((Me = e.inputSize), (!m || z) && (je = e.crc32)),
        (!R && Ne >= 4294967295) || (!L && Me >= 4294967295))
      )
        throw Error(Yc)
    } catch (e) {
      let { outputSize: n } = i
      throw (
        n === void 0 ? kr(e) && e.outputSize !== void 0 && (t.size += e.outputSize) : (t.size += n),
        e
      )
    }
  }
  return (
    Ql(
      { crc32: je, compressedSize: Ne, uncompressedSize: Me, headerInfo: s, dataDescriptorInfo: c },
      o,
    ),
    ee && (await yu(t, D)),
    Object.assign(Ae, {
      uncompressedSize: Me,
      compressedSize: Ne,
      lastModDate: f,
      rawLastModDate: p,
      creationDate: A,
      lastAccessDate: k,
      encrypted: !!m,
      zipCrypto: !!z,
      size: l + Ne,
      compressionMethod: _,
      version: g,
      headerArray: u,
      headerView: d,
      signature: je,
      crc32: m && !z && !Ee ? void 0 : je,
      extraFieldExtendedTimestampFlag: x,
      extraFieldExtendedTimestampTime: S,
      zip64UncompressedSize: L,
      zip64CompressedSize: R,
    }),
    Ae
  )
}
function ql(e) {
  let {
      rawFilename: t,
      lastModDate: n,
      rawLastModDate: r,
      lastAccessDate: i,
      creationDate: a,
      level: o,
      zip64: s,
      zipCrypto: c,
      useUnicodeFileNames: l,
      dataDescriptor: u,
      directory: d,
      rawExtraField: f,
      rawLocalExtraField: p,
      encryptionStrength: m,
      extendedTimestamp: h,
      ntfsTimestamp: g,
      passThroughCompression: _,
      encrypted: v,
      zip64UncompressedSize: y,
      zip64CompressedSize: S,
      uncompressedSize: C,
      knownCompressedSize: w,
      unknownSize: T,
      crc32: E,
    } = e,
    { version: D, compressionMethod: O } = e,
    j = u ? void 0 : w,
    M = !d && ku(O, o),
    N,
    I = _ || !M,
    L = s && (e.bufferedWrite || !u || (!y && !S) || (I && !T)),
    R = L || (s && u && (y || S))
  if (s && (y || S)) {
    let e = au(20)
    if ((e.writeUint16(1), e.writeUint16(16), (N = e.array), L && (e.writeUint64(C), I))) {
      let t = oo(v, c, m)
      e.writeUint64(_ ? (j === void 0 ? 0 : j) : C + t)
    }
  } else N = V
  let z
  if (v && !c) {
    let e = au($(gl) + 2)
    ;(e.writeUint16(k), e.writeBytes(gl), (z = e.array), (z[8] = m))
  } else z = V
  let ee, te, ne, re
  if (h) {
    let e = Su(n),
      t = Cu(e)
    if (t) {
      let t = 9 + (i ? 4 : 0) + (a ? 4 : 0),
        n = au(t)
      ;((ne = 1 + (i ? 2 : 0) + (a ? 4 : 0)),
        (re = e),
        n.writeUint16(A),
        n.writeUint16(t - 4),
        n.writeUint8(ne),
        n.writeUint32(e),
        i && n.writeUint32(wu(Su(i))),
        a && n.writeUint32(wu(Su(a))),
        (te = n.array))
    } else te = V
    if (g === void 0 ? !t || i || a : g)
      try {
        let e = xu(n),
          t = au(36)
        ;(t.writeUint16(10),
          t.writeUint16(32),
          t.skip(4),
          t.writeUint16(1),
          t.writeUint16(24),
          t.writeUint64(e),
          t.writeUint64(i ? xu(i) : e),
          t.writeUint64(a ? xu(a) : e),
          (ee = t.array))
      } catch {
        ee = V
      }
    else ee = V
  } else ee = te = V
  let B, oe
  try {
    let { uid: t, gid: n, unixExtraFieldType: r } = e
    if (r == Cl && (t !== void 0 || n !== void 0)) {
      let e = Yl(t === void 0 ? 0 : t),
        r = Yl(n === void 0 ? 0 : n),
        i = 3 + e.length + r.length,
        a = au(4 + i)
      ;(a.writeUint16(P),
        a.writeUint16(i),
        a.writeUint8(1),
        a.writeUint8(e.length),
        a.writeBytes(e),
        a.writeUint8(r.length),
        a.writeBytes(r),
        (B = oe = a.array))
    } else if (r == wl && (t !== void 0 || n !== void 0)) {
      let e = au(8)
      ;(e.writeUint16(F),
        e.writeUint16(4),
        e.writeUint16((t === void 0 ? 0 : t) & b),
        e.writeUint16((n === void 0 ? 0 : n) & b),
        (B = e.array))
      let r = au(4)
      ;(r.writeUint16(F), r.writeUint16(0), (oe = r.array))
    } else B = oe = V
  } catch {
    B = oe = V
  }
  ;(O === void 0 && (O = M ? 8 : 0), D === void 0 && (D = O == 0 && !d && !v ? 10 : 20))
  let { codecVersionNeeded: se } = e
  ;(M && se !== void 0 && (D = D > se ? D : se),
    s && (D = D > 45 ? D : 45),
    v &&
      !c &&
      ((D = D > 51 ? D : 51), _ && E !== void 0 && (z[_l] = Sl), Nu(H(z), vl, O), (O = 99)))
  let ce = R ? $(N) : 0,
    le = ce + $(z, te, ee, B, f, p)
  if (le + (e.usdz ? yl : 0) > 65535) throw Error(Wc)
  let ue = new Date(Math.ceil(Math.floor(n.getTime() / 1e3) / 2) * 2e3),
    de = ue < ae ? ae : ue > ie ? ie : ue,
    fe = $(te) ? new Date(Su(n) * 1e3) : $(ee) ? n : de,
    {
      headerArray: pe,
      headerView: me,
      rawLastModDate: he,
    } = Lu({
      version: D,
      bitFlag: zu(o, l, u, v, O),
      compressionMethod: O,
      uncompressedSize: C,
      compressedSize: j,
      lastModDate: de,
      rawLastModDate: r,
      rawFilename: t,
      zip64CompressedSize: S,
      zip64UncompressedSize: y,
      extraFieldLength: le,
    })
  j !== void 0 && _ && E !== void 0 && Pu(me, 10, E)
  let ge = au(30 + $(t) + le),
    _e = ge.array,
    ve = H(_e)
  return (
    ge.writeUint32(x),
    ge.writeBytes(pe),
    ge.writeBytes(t),
    R && ge.writeBytes(N),
    ge.writeBytes(z),
    ge.writeBytes(te),
    ge.writeBytes(ee),
    ge.writeBytes(B),
    ge.writeBytes(f),
    ge.writeBytes(p),
    u && (S || Pu(ve, 18, 0), y || Pu(ve, 22, 0)),
    {
      localHeaderArray: _e,
      localHeaderView: ve,
      headerArray: pe,
      headerView: me,
      lastModDate: fe,
      lastModDateClamped: fe === de && ue.getTime() != de.getTime(),
      rawLastModDate: he,
      encrypted: v,
      compressed: M,
      version: D,
      compressionMethod: O,
      extraFieldExtendedTimestampFlag: ne,
      extraFieldExtendedTimestampTime: re,
      rawExtraFieldZip64: V,
      localExtraFieldZip64Length: ce,
      rawExtraFieldExtendedTimestamp: te,
      rawExtraFieldNTFS: ee,
      rawExtraFieldUnix: B,
      rawCentralExtraFieldUnix: oe,
      rawExtraFieldAES: z,
      extraFieldLength: le,
    }
  )
}
function Jl(e, t) {
  let { headerInfo: n } = e,
    { localHeaderArray: r, extraFieldLength: i } = n,
    a = 64 - ((t + $(r)) % 64)
  a < 4 && (a += 64)
  let o = new Uint8Array(a),
    s = H(o)
  ;(Nu(s, 0, N), Nu(s, 2, a - 4))
  let c = r
  ;((n.localHeaderArray = r = new Uint8Array($(c) + a)), Iu(r, c), Iu(r, o, $(c)))
  let l = H(r)
  ;(Nu(l, 28, i + a), (n.localHeaderView = l), (e.metadataSize += a))
}
function Yl(e) {
  let t = new Uint8Array(4)
  H(t).setUint32(0, e, !0)
  let n = 4
  for (; n > 1 && t[n - 1] === 0;) n--
  return t.subarray(0, n)
}
function Xl(e, t) {
  if (e !== void 0) e &= 255
  else if (t !== void 0) {
    let { readOnly: n, hidden: r, system: i, directory: a, archive: o } = t,
      s = 0
    ;(n && (s |= 1), r && (s |= 2), i && (s |= 4), a && (s |= 16), o && (s |= 32), (e = s & 255))
  }
  return (
    t === void 0 &&
      (t = {
        readOnly: !!(e & 1),
        hidden: !!(e & 2),
        system: !!(e & 4),
        directory: !!(e & 16),
        archive: !!(e & 32),
      }),
    { msdosAttributesRaw: e, msdosAttributes: t }
  )
}
function Zl({ zip64: e, dataDescriptor: t, dataDescriptorSignature: n }) {
  let r = V,
    i,
    a = 0,
    o = e ? 20 : 12
  return (
    n && (o += 4),
    t && ((r = new Uint8Array(o)), (i = H(r)), n && ((a = 4), Pu(i, 0, C))),
    { dataDescriptorArray: r, dataDescriptorView: i, dataDescriptorOffset: a }
  )
}
function Ql(
  { crc32: e, compressedSize: t, uncompressedSize: n, headerInfo: r, dataDescriptorInfo: i },
  { zip64: a, zipCrypto: o, passThroughCompression: s, dataDescriptor: c },
) {
  let { headerView: l, encrypted: u } = r,
    { dataDescriptorView: d, dataDescriptorOffset: f } = i
  ;((!u || o || s) && e !== void 0 && (Pu(l, 10, e), c && Pu(d, f, e)),
    a
      ? c && (Fu(d, f + 4, BigInt(t)), Fu(d, f + 12, BigInt(n)))
      : (Pu(l, 14, t), Pu(l, 18, n), c && (Pu(d, f + 4, t), Pu(d, f + 8, n))))
}
function $l(
  {
    rawFilename: e,
    encrypted: t,
    zip64: n,
    localExtraFieldZip64Length: r,
    crc32: i,
    compressedSize: a,
    uncompressedSize: o,
    zip64UncompressedSize: s,
    zip64CompressedSize: c,
  },
  l,
  { dataDescriptor: u, passThroughCompression: d },
) {
  if (
    (u || ((!t || (d && i !== void 0)) && Pu(l, 14, i), c || Pu(l, 18, a), s || Pu(l, 22, o)),
    n && r)
  ) {
    let t = 30 + $(e) + 4
    ;(Fu(l, t, BigInt(o)), Fu(l, t + 8, BigInt(a)))
  }
}
async function eu(e, t, n) {
  let { directoryDataLength: r, zip64Entries: i } = tu(e.fileEntries),
    { directoryStart: a, directoryEnd: o, directoryArray: s } = await nu(e, r, n)
  await iu(e, t, n, {
    directoryStart: a,
    directoryEnd: o,
    directoryDataLength: r,
    signatureLength: await ru(e, s, n),
    zip64Entries: i,
  })
}
function tu(e) {
  let t = 0,
    n = !1
  for (let [, r] of e) {
    let {
        rawFilename: e,
        rawExtraFieldAES: i,
        rawComment: a,
        rawExtraFieldNTFS: o,
        rawCentralExtraFieldUnix: s,
        rawExtraField: c,
        rawCentralExtraField: l,
        extraFieldExtendedTimestampFlag: u,
        extraFieldExtendedTimestampTime: d,
        zip64Enabled: f,
        uncompressedSize: p,
        compressedSize: m,
      } = r,
      { zip64UncompressedSize: h, zip64CompressedSize: g } = r
    ;(f ||
      (h && p < 4294967295 && (h = r.zip64UncompressedSize = !1),
      g && m < 4294967295 && (g = r.zip64CompressedSize = !1)),
      (n = n || h || g))
    let _ = r.offset >= y,
      v = r.diskNumberStart >= b,
      x
    if (_ || v || h || g) {
      let e = 4 + (h ? 8 : 0) + (g ? 8 : 0) + (_ ? 8 : 0) + (v ? 4 : 0),
        t = au(e)
      ;(t.writeUint16(1),
        t.writeUint16(e - 4),
        h && t.writeUint64(p),
        g && t.writeUint64(m),
        _ && t.writeUint64(r.offset),
        v && t.writeUint32(r.diskNumberStart),
        (x = t.array))
    } else x = V
    ;((r.rawExtraFieldZip64 = x), (r.zip64Offset = _), (r.zip64DiskNumberStart = v))
    let S
    if (d === void 0) S = V
    else {
      let e = au(9)
      ;(e.writeUint16(A), e.writeUint16(5), e.writeUint8(u), e.writeUint32(d), (S = e.array))
    }
    r.rawExtraFieldExtendedTimestamp = S
    let C = $(x, i, o, s, S, c, l)
    if (C > 65535) throw Error(Wc)
    t += 46 + $(e, a) + C
  }
  return { directoryDataLength: t, zip64Entries: n }
}
async function nu(e, t, n) {
  let { fileEntries: r, writer: i } = e,
    a = new Uint8Array(t)
  await pa(i)
  let o = 0,
    s = 0,
    c = ou(i),
    l = su(i),
    u = 0
  for (let [e, t] of Array.from(r.values()).entries()) {
    let {
        offset: d,
        rawFilename: f,
        rawExtraFieldZip64: p,
        rawExtraFieldAES: m,
        rawExtraFieldExtendedTimestamp: h,
        rawExtraFieldNTFS: g,
        rawCentralExtraFieldUnix: _,
        rawExtraField: v,
        rawCentralExtraField: x,
        rawComment: S,
        versionMadeBy: C,
        headerArray: w,
        headerView: E,
        zip64UncompressedSize: D,
        zip64CompressedSize: O,
        zip64DiskNumberStart: k,
        zip64Offset: A,
        internalFileAttributes: j,
        externalFileAttributes: M,
        diskNumberStart: N,
        uncompressedSize: P,
        compressedSize: F,
      } = t,
      I = $(p, m, h, g, _, v, x),
      L = 46 + $(f, S) + I
    ;(cu(i, o + L - s) && (await yu(i, a.slice(s, o)), (s = o), (u = 0), await i.closeDisk()),
      e == 0 && ((c = ou(i)), (l = su(i))),
      D || Pu(E, 18, P),
      O || Pu(E, 14, F),
      (A || k) && t.version < 45 && Nu(E, 0, 45))
    let R = au(L)
    if (
      (R.writeUint32(T),
      R.writeUint16(C),
      R.writeBytes(w.subarray(0, 24)),
      R.writeUint16(I),
      R.writeUint16($(S)),
      R.writeUint16(k ? b : N),
      R.writeUint16(j),
      R.writeUint32(M),
      R.writeUint32(A ? y : d),
      R.writeBytes(f),
      R.writeBytes(p),
      R.writeBytes(m),
      R.writeBytes(h),
      R.writeBytes(g),
      R.writeBytes(_),
      R.writeBytes(v),
      R.writeBytes(x),
      R.writeBytes(S),
      Iu(a, R.array, o),
      (o += L),
      u++,
      n.onprogress)
    )
      try {
        await n.onprogress(e + 1, r.size, new ro(t))
      } catch {}
  }
  return (
    await yu(i, s ? a.slice(s) : a),
    {
      directoryStart: { diskNumber: c, diskOffset: l },
      directoryEnd: { diskNumber: ou(i), entriesLength: u },
      directoryArray: a,
    }
  )
}
async function ru(e, t, n) {
  let r = Eu(e, n, Xe)
  if (r) {
    let n = await r(t),
      i = $(n)
    if (i > 65535) throw Error(dl)
    let a = au(6 + i)
    ;(a.writeUint32(w), a.writeUint16(i), a.writeBytes(n))
    let { writer: o } = e
    return (cu(o, $(a.array)) && (await o.closeDisk()), await yu(o, a.array), 6 + i)
  }
  return 0
}
async function iu(e, t, n, r) {
  let { writer: i } = e,
    { directoryStart: a, directoryEnd: o, signatureLength: s, zip64Entries: c } = r,
    { directoryDataLength: l } = r,
    u = e.fileEntries.size,
    d = a.diskNumber,
    f = lu(e, a),
    p = $(t)
  if (p > 65535) throw Error(Ac)
  let m = Q(e, n, Ia),
    h = ou(i)
  if (
    (cu(i, (m ? 98 : 22) + p) && h++,
    f >= 4294967295 || l >= 4294967295 || u >= 65535 || h >= 65535)
  ) {
    if (m === !1) throw Error(Yc)
    m = !0
  } else m === void 0 && c && (m = !0)
  let g = au(m ? 98 : 22)
  ;(cu(i, $(g.array) + p) && (await i.closeDisk()), (h = ou(i)))
  let _ = h == o.diskNumber ? o.entriesLength : 0
  ;(m &&
    (g.writeUint32(D),
    g.writeUint64(44),
    g.writeUint16(45),
    g.writeUint16(45),
    g.writeUint32(h),
    g.writeUint32(d),
    g.writeUint64(_),
    g.writeUint64(u),
    g.writeUint64(l),
    g.writeUint64(f),
    g.writeUint32(O),
    g.writeUint32(h),
    g.writeUint64(BigInt(lu(e, i)) + BigInt(l) + BigInt(s)),
    g.writeUint32(h + 1),
    Q(e, n, `supportZip64SplitFile`, !0) && ((h = b), (d = b)),
    (_ = b),
    (u = b),
    (f = y),
    (l = y)),
    g.writeUint32(E),
    g.writeUint16(h),
    g.writeUint16(d),
    g.writeUint16(_),
    g.writeUint16(u),
    g.writeUint32(l),
    g.writeUint32(f),
    g.writeUint16(p),
    await yu(i, g.array),
    p && (await yu(i, t)))
}
function au(e) {
  let t = new Uint8Array(e),
    n = H(t),
    r = 0
  return {
    array: t,
    writeUint8: (e) => {
      ;(Mu(n, r, e), (r += 1))
    },
    writeUint16: (e) => {
      ;(Nu(n, r, e), (r += 2))
    },
    writeUint32: (e) => {
      ;(Pu(n, r, e), (r += 4))
    },
    writeUint64: (e) => {
      ;(Fu(n, r, BigInt(e)), (r += 8))
    },
    writeBytes: (e) => {
      ;(Iu(t, e, r), (r += $(e)))
    },
    skip: (e) => (r += e),
  }
}
function ou(e) {
  let { diskNumber: t = 0 } = e
  return t
}
function su(e) {
  let { diskOffset: t = 0 } = e
  return t
}
function cu(e, t) {
  let { availableSize: n = B } = e
  return t > n
}
function lu(e, { diskNumber: t = 0, diskOffset: n = 0 }) {
  return e.offset - n - (t ? e.initialOffset : 0)
}
async function uu(e) {
  return ju(H(await J(e, 0, 4)), 0) == S
}
function du(e) {
  let t = H(e),
    n = 0
  for (; n + 4 <= $(e);) {
    let r = 4 + Au(t, n + 2)
    if (Au(t, n) == 1) return du(ln(e.subarray(0, n), e.subarray(Math.min(n + r, $(e)))))
    n += r
  }
  return e
}
async function fu(e, t, n, r, i, a, o) {
  let { writer: s } = e,
    c = new Map()
  if (s.closeDisk || a) {
    let l = Array.from(n).sort((e, n) => gu(t, e) - gu(t, n)),
      u = pu(t, l, i),
      d = new Set(r),
      f = new Map()
    for (let e = 0; e < l.length; e++) {
      let n = l[e]
      if (d.has(n)) {
        let r = gu(t, n),
          i = await hu(t, r)
        if (i === void 0) throw Error(oe)
        let a = r + i + n.compressedSize
        if (n.bitFlag.dataDescriptor) {
          let r = await o(t, a, n)
          a = r === void 0 ? Math.max(a, u[e]) : a + r
        }
        if (a > u[e]) throw Error(se)
        ;((u[e] = a), f.set(n, i))
      }
    }
    let p = 0,
      m
    for (let n = 0; n < l.length; n++) {
      let r = l[n]
      if (d.has(r)) {
        let i = gu(t, r)
        i < p
          ? c.set(r, m)
          : (a || (await mu(e, t, p, i - p)),
            s.closeDisk && cu(s, f.get(r)) && (await s.closeDisk()),
            (m = { offset: lu(e, s), diskNumberStart: ou(s) }),
            c.set(r, m),
            await mu(e, t, i, u[n] - i),
            (p = u[n]))
      }
    }
    a || (await mu(e, t, p, i - p))
  } else {
    let r = e.offset
    ;(await mu(e, t, 0, i),
      n.forEach((e) => c.set(e, { offset: r + gu(t, e), diskNumberStart: 0 })))
  }
  return c
}
function pu(e, t, n) {
  let r = Array(t.length),
    i = n
  for (let a = t.length - 1; a >= 0; a--) {
    let o = gu(e, t[a]),
      s = t[a + 1]
    ;(s && gu(e, s) > o && (i = Math.min(gu(e, s), n)), (r[a] = i))
  }
  return r
}
async function mu(e, t, n, r) {
  if (r > 0) {
    let { writer: i } = e,
      a = 0
    try {
      await bu(ha(t, { offset: n, size: r }), i, void 0, (e) => (a += e))
    } catch (t) {
      if (a) {
        e.hasCorruptedEntries = !0
        try {
          t.corruptedEntry = !0
        } catch {}
      }
      throw t
    } finally {
      ;((i.size += a), (e.offset += a))
    }
  }
}
async function hu(e, t) {
  let n = t >= 0 && t + 30 <= e.size ? await J(e, t, 30) : V
  if ($(n) < 30) return
  let r = H(n)
  if (ju(r, 0) == 67324752) return 30 + Au(r, 26) + Au(r, 28)
}
function gu(e, { offset: t, diskNumberStart: n }) {
  return t + (e.getDiskOffset ? e.getDiskOffset(n) : 0)
}
function _u() {
  let e = new Uint8Array(4)
  return (Pu(H(e), 0, S), e)
}
async function vu(e, t) {
  ;(delete e.addSplitZipSignature, await yu(t, _u()), (e.offset += 4))
}
async function yu(e, t) {
  let { writable: n } = e,
    r = n.getWriter()
  try {
    ;(await r.ready, (e.size += $(t)), await r.write(t))
  } finally {
    r.releaseLock()
  }
}
async function bu(e, t, n, r) {
  let i = t.writable.getWriter()
  try {
    await e.pipeTo(
      new WritableStream({
        async write(e) {
          ;(await i.ready, await i.write(e), r($(e)))
        },
      }),
      { preventClose: !0, preventAbort: !0, signal: n },
    )
  } finally {
    i.releaseLock()
  }
}
function xu(e) {
  if (e) {
    let t = (BigInt(e.getTime()) + BigInt(0xa9730b66800)) * BigInt(1e4)
    return t < qc ? qc : t > Jc ? Jc : t
  }
}
function Su(e) {
  return Math.floor(e.getTime() / 1e3)
}
function Cu(e) {
  return e >= Gc && e <= Kc
}
function wu(e) {
  return Math.min(Kc, Math.max(Gc, e))
}
function Q(e, t, n, r) {
  let i = t[n] === void 0 ? e.options[n] : t[n]
  return i === void 0 ? r : i
}
function Tu(e, t, n, r) {
  let i = Q(e, t, n, r)
  if (i === null) return r
  if (i !== void 0 && (typeof i.getTime != `function` || Number.isNaN(i.getTime()))) throw Error(Pc)
  return i
}
function Eu(e, t, n) {
  return ut(Q(e, t, n))
}
function Du(e, t, n, r) {
  return vt(Q(e, t, n, r))
}
function Ou(e) {
  return e + 5 * (Math.floor(e / 16383) + 1)
}
function ku(e, t) {
  return e === void 0 ? t === void 0 || t > 0 : e !== 0
}
function Au(e, t) {
  return e.getUint16(t, !0)
}
function ju(e, t) {
  return e.getUint32(t, !0)
}
function Mu(e, t, n) {
  e.setUint8(t, n)
}
function Nu(e, t, n) {
  e.setUint16(t, n, !0)
}
function Pu(e, t, n) {
  e.setUint32(t, n, !0)
}
function Fu(e, t, n) {
  e.setBigUint64(t, n, !0)
}
function Iu(e, t, n) {
  e.set(t, n)
}
function $(...e) {
  let t = 0
  return (e.forEach((e) => e && (t += e.length)), t)
}
function Lu({
  version: e,
  bitFlag: t,
  compressionMethod: n,
  uncompressedSize: r,
  compressedSize: i,
  lastModDate: a,
  rawLastModDate: o,
  rawFilename: s,
  zip64CompressedSize: c,
  zip64UncompressedSize: l,
  extraFieldLength: u,
}) {
  let d = au(26),
    f = d.array,
    p = H(f)
  if ((d.writeUint16(e), d.writeUint16(t), d.writeUint16(n), o === void 0)) {
    let e = new Uint32Array(1),
      t = H(e)
    ;(Nu(t, 0, (((a.getHours() << 6) | a.getMinutes()) << 5) | (a.getSeconds() / 2)),
      Nu(t, 2, ((((a.getFullYear() - 1980) << 4) | (a.getMonth() + 1)) << 5) | a.getDate()),
      (o = e[0]))
  }
  return (
    d.writeUint32(o),
    d.skip(4),
    c || i !== void 0 ? d.writeUint32(c ? y : i) : d.skip(4),
    l || r !== void 0 ? d.writeUint32(l ? y : r) : d.skip(4),
    d.writeUint16($(s)),
    d.writeUint16(u),
    { headerArray: f, headerView: p, rawLastModDate: o }
  )
}
function Ru(e) {
  return e.every((e) => e >= bl && e <= xl)
}
function zu(e, t, n, r, i) {
  let a = 0
  return (
    t && (a |= L),
    n && (a |= 8),
    (i == 8 || i == 9) &&
      (e >= 0 && e <= 3 && (a |= 6), e > 3 && e <= 5 && (a |= 4), e == 9 && (a |= 2)),
    r && (a |= 1),
    a
  )
}
try {
  Vt({ baseURI: import.meta.url })
} catch {}
Vt({ workerURI: null, wasmURI: null })
var Bu = 1048576
;(32 * Bu, 8192 * Bu)
var Vu = 64 * Bu,
  Hu = 2 * Bu
function Uu(e) {
  return e === `account` ? Hu : e === `picture` ? g : Vu
}
var Wu = `gatehouse-export-1`,
  Gu = `manifest.json`
function Ku({ kind: e }) {
  return e === `account` || e === `picture`
}
async function qu(e) {
  let t = new Uint8Array(await crypto.subtle.digest(`SHA-256`, e))
  return Array.from(t, (e) => e.toString(16).padStart(2, `0`)).join(``)
}
async function Ju(...e) {
  let t = e.map((e) => `${e.length} ${e}`).join(``)
  return (await qu(new TextEncoder().encode(t))).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (e, ...[t, n, r, i, a]) => `${t}-${n}-8${r}-a${i}-${a}`,
  )
}
var Yu = Date.UTC(1980, 0, 2),
  Xu = Date.UTC(2107, 0, 1)
function Zu({ type: e = `text/plain` }) {
  return typeof e == `string` && /^(text\/|application\/json)/.test(e)
}
function Qu(e, t) {
  let n = new kl(e, { useWebWorkers: !1, extendedTimestamp: !1 }),
    r = new Map(),
    i = async (e, t, r, i) => {
      await n.add(e, new sa(t), {
        level: i ? 6 : 0,
        lastModDate: new Date(Math.min(Math.max(r, Yu), Xu)),
      })
    }
  return {
    add: async (e, a, o, s = t.getTime()) => {
      let c = await ed(a)
      ;(r.delete(e) && n.remove(e), await i(e, c, s, Zu(o)))
      let l = await qu(c)
      r.set(e, { ...o, path: e, size: c.length, sha256: l })
    },
    finish: async (e) => {
      let a = { format: Wu, exportedAt: t.toISOString(), ...e, entries: [...r.values()] },
        o = JSON.stringify(a, null, 1)
      return (await i(Gu, await ed(o), t.getTime(), !0), await n.close(), a)
    },
  }
}
async function $u(e, t, n, r) {
  let i = Qu(t, n)
  await i.add(`account.json`, JSON.stringify(e, null, 2), { kind: `account` })
  let { counts: a, missing: o } = await r(i)
  return i.finish({ userId: e.userId, counts: a, missing: o })
}
async function ed(e) {
  return typeof e == `string` ? new TextEncoder().encode(e) : new Uint8Array(await e.arrayBuffer())
}
function td(e, t) {
  return {
    format: `gatehouse-account-facts-1`,
    exportedAt: t.toISOString(),
    userId: e.uid,
    name: e.displayName,
    email: e.email === null ? null : { address: e.email, verified: e.emailVerified },
    phone: e.phoneNumber,
    picture: e.photoURL,
    createdAt: nd(e.metadata.creationTime),
    lastSignInAt: nd(e.metadata.lastSignInTime),
    signInMethods: e.providerData.map(({ providerId: e, uid: t, email: n, phoneNumber: r }) => ({
      provider: e,
      id: t,
      email: n,
      phone: r,
    })),
  }
}
function nd(e) {
  return e === null ? null : new Date(e).toISOString()
}
var rd = [`internal-error`, `object-not-found`, `unauthorized`, `unknown`],
  id = [`network-request-failed`, `retry-limit-exceeded`]
function ad(e) {
  let t = 0
  return async (n) => {
    u()
    try {
      let r = await h(e, n)
      return ((t = 0), r)
    } catch (e) {
      let { kind: n } = (await r(e)).failure
      if (rd.includes(n) || ((t += 1), id.includes(n) && navigator.onLine && t === 1)) return null
      throw e
    }
  }
}
var od = { 'image/jpeg': `.jpg`, 'image/png': `.png`, 'image/webp': `.webp` }
async function sd(e, t) {
  let n = o(e, i.firebase.storageBucket)
  if (n === null) return []
  let r = a(e.uid),
    s = await m(r, n),
    c = s && (await ad(r)(s))
  if (!c || c.size === 0) return [{ name: p.picture, why: `unreadable` }]
  let { type: l, createdAt: u } = s,
    d = `${p.picture}${od[l] ?? ``}`
  return (await t.add(d, c, { kind: `picture`, type: l }, u), [])
}
var cd = e({ makeArchive: () => ld })
async function ld(e, t, r) {
  u()
  let i = new Date(),
    { pack: a } = await n.archive()
  await d()
  let o = await c(e.uid, s())
  try {
    let n = ud(r),
      {
        counts: s,
        missing: c,
        entries: u,
      } = await $u(td(e, i), o.sink, i, async (r) => {
        let i = await sd(e, r),
          o = await a(e, r, t, n)
        return { ...o, missing: [...i, ...o.missing] }
      })
    t.throwIfAborted()
    let d = `gatehouse-export-${dd(i)}.zip`,
      f = u.some(({ kind: e }) => e === `picture`)
    return { name: d, size: await l(d, o), hasPicture: f, counts: s, missing: c }
  } catch (e) {
    throw (await o.remove(), e)
  }
}
function ud(e) {
  let t = f()
  return (n) => e({ ...n, timeLeft: t(n) })
}
function dd(e) {
  return [e.getFullYear(), e.getMonth() + 1, e.getDate()]
    .map((e) => String(e).padStart(2, `0`))
    .join(`-`)
}
function fd(e) {
  let t = pd(e)
  if (!yd(t) || typeof t.format != `string`) return `not-ours`
  if (t.format !== `gatehouse-export-1`)
    return t.format.startsWith(`gatehouse-export-`) ? `newer` : `not-ours`
  let { exportedAt: n, userId: r, counts: i, entries: a, missing: o } = t
  return typeof n != `string` ||
    Number.isNaN(Date.parse(n)) ||
    typeof r != `string` ||
    !Array.isArray(a) ||
    !Array.isArray(o)
    ? `damaged`
    : a.length > 5e4
      ? `too-large`
      : a.every(md)
        ? a.map(({ size: e }) => e).reduce((e, t) => e + t, 0) > 8589934592 ||
          a.some(({ kind: e, size: t }) => t > Uu(e))
          ? `too-large`
          : !yd(i) || !Object.values(i).every(gd) || !vd(a) || !o.every(_d)
            ? `damaged`
            : t
        : `damaged`
}
function pd(e) {
  try {
    return JSON.parse(e)
  } catch {
    return null
  }
}
function md(e) {
  if (!yd(e)) return !1
  let { path: t, size: n, sha256: r, kind: i } = e
  return typeof t != `string` ||
    t === `manifest.json` ||
    !hd(t) ||
    !gd(n) ||
    typeof r != `string` ||
    !/^[0-9a-f]{64}$/.test(r)
    ? !1
    : typeof i == `string`
}
function hd(e) {
  return !/[\\:\p{Cc}]/u.test(e) && e.split(`/`).every((e) => e !== `` && e !== `.` && e !== `..`)
}
function gd(e) {
  return Number.isSafeInteger(e) && Number(e) >= 0
}
function _d(e) {
  return yd(e) && typeof e.name == `string` && typeof e.why == `string`
}
function vd(e) {
  return new Set(e.map(({ path: e }) => e)).size === e.length
}
function yd(e) {
  return typeof e == `object` && !!e
}
async function bd(e, t) {
  let n = await xd(e),
    r = n.get(Gu)
  if (!r) throw new Cd(`not-ours`)
  if (r.uncompressedSize > 33554432) throw new Cd(`too-large`)
  let i = fd(new TextDecoder().decode(await Sd(r, r.uncompressedSize)))
  if (typeof i == `string`) throw new Cd(i)
  if (!i.entries.every(({ path: e }) => n.has(e))) throw new Cd(`damaged`)
  let a = i.entries.filter((e) => !Ku(e)),
    o = t(a)
  if (o) throw new Cd(o)
  return {
    manifest: i,
    entries: a,
    read: async ({ path: e, size: t, sha256: r }) => {
      let i = n.get(e)
      if (i?.uncompressedSize !== t) throw new Cd(`damaged`)
      let a = await Sd(i, t)
      if ((await qu(a)) !== r) throw new Cd(`damaged`)
      return a
    },
  }
}
async function xd(e) {
  let t = new Map(),
    n = new as(new oa(e), { useWebWorkers: !1, checkOverlappingEntry: !0 })
  try {
    for await (let e of n.getEntriesGenerator()) {
      if (t.size >= 5e4) throw new Cd(`too-large`)
      if (!e.directory) {
        if (t.has(e.filename) || !hd(e.filename)) throw new Cd(`damaged`)
        t.set(e.filename, e)
      }
    }
  } catch (e) {
    throw wd(e, `not-ours`)
  }
  return t
}
async function Sd(e, t) {
  let n = new Uint8Array(t),
    r = 0,
    i = new WritableStream({
      write: (e) => {
        if (r + e.length > t) throw new Cd(`damaged`)
        ;(n.set(e, r), (r += e.length))
      },
    })
  try {
    await e.getData(i, { checkSignature: !0 })
  } catch (e) {
    throw wd(e, `damaged`)
  }
  if (r !== t) throw new Cd(`damaged`)
  return n
}
var Cd = class extends Error {
  refusal
  constructor(e) {
    ;(super(`The archive is not taken: ${e}.`), (this.refusal = e))
  }
}
function wd(e, t) {
  return e instanceof Cd
    ? e
    : new Cd(
        e instanceof DOMException && /^Not(Readable|Found)Error$/.test(e.name) ? `unreadable` : t,
      )
}
async function Td({ manifest: e, read: t }, n, r, i) {
  let { entries: a, counts: o, exportedAt: s, missing: c } = e,
    l = a.reduce((e, { size: t }) => e + t, 0),
    u = {},
    d = 0
  for (let e of a) {
    r.throwIfAborted()
    let a = await t(e)
    ;(Ku(e) || (u = v(u, n(e, a))), (d += e.size), i(d, l))
  }
  if ((r.throwIfAborted(), !_(o, u))) throw new Cd(`damaged`)
  let f = a.some(({ kind: e }) => e === `picture`)
  return { exportedAt: s, counts: o, missing: c.length, hasPicture: f }
}
var Ed = e({ putBack: () => Od, readThrough: () => Dd })
function Dd(e, t, r) {
  return kd(async () => {
    let { readEntry: i, refusalOf: a } = await n.archive()
    return Td(await bd(e, a), i, t, (e, t) => r(e / t))
  })
}
function Od(e, t, r, i) {
  return kd(async () => {
    u()
    let { restore: a, refusalOf: o } = await n.archive()
    return a(e, t, await bd(t, o), r, i)
  })
}
async function kd(e) {
  try {
    return await e()
  } catch (e) {
    if (e instanceof Cd) return e.refusal
    throw e
  }
}
export { ad as a, cd as i, Cd as n, Ju as o, yd as r, Ed as t }
