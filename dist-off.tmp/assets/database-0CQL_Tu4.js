import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as t,
  Ct as n,
  Dt as r,
  Et as i,
  Nt as a,
  Pt as o,
  Tt as s,
  _t as c,
  at as l,
  bt as u,
  gt as d,
  ht as f,
  jt as p,
  kt as m,
  mt as ee,
  vt as h,
  wt as te,
} from './libraries-C3SEblF9.js'
import { Q as ne, W as re, X as ie } from './session-BvuhRVHK.js'
import { Ct as ae, Dt as oe } from './signIn-DntPV1Db.js'
var se =
    typeof globalThis < `u`
      ? globalThis
      : typeof window < `u`
        ? window
        : typeof global < `u`
          ? global
          : typeof self < `u`
            ? self
            : {},
  ce = {},
  g,
  _
;(function () {
  var e
  function t(e, t) {
    function n() {}
    ;((n.prototype = t.prototype),
      (e.F = t.prototype),
      (e.prototype = new n()),
      (e.prototype.constructor = e),
      (e.D = function (e, n, r) {
        for (var i = Array(arguments.length - 2), a = 2; a < arguments.length; a++)
          i[a - 2] = arguments[a]
        return t.prototype[n].apply(e, i)
      }))
  }
  function n() {
    this.blockSize = -1
  }
  function r() {
    ;((this.blockSize = -1),
      (this.blockSize = 64),
      (this.g = [, , , ,]),
      (this.C = Array(this.blockSize)),
      (this.o = this.h = 0),
      this.u())
  }
  ;(t(r, n),
    (r.prototype.u = function () {
      ;((this.g[0] = 1732584193),
        (this.g[1] = 4023233417),
        (this.g[2] = 2562383102),
        (this.g[3] = 271733878),
        (this.o = this.h = 0))
    }))
  function i(e, t, n) {
    n ||= 0
    let r = Array(16)
    if (typeof t == `string`)
      for (var i = 0; i < 16; ++i)
        r[i] =
          t.charCodeAt(n++) |
          (t.charCodeAt(n++) << 8) |
          (t.charCodeAt(n++) << 16) |
          (t.charCodeAt(n++) << 24)
    else for (i = 0; i < 16; ++i) r[i] = t[n++] | (t[n++] << 8) | (t[n++] << 16) | (t[n++] << 24)
    ;((t = e.g[0]), (n = e.g[1]), (i = e.g[2]))
    let a = e.g[3],
      o
    ;((o = (t + (a ^ (n & (i ^ a))) + r[0] + 3614090360) | 0),
      (t = n + ((o << 7) | (o >>> 25))),
      (o = (a + (i ^ (t & (n ^ i))) + r[1] + 3905402710) | 0),
      (a = t + ((o << 12) | (o >>> 20))),
      (o = (i + (n ^ (a & (t ^ n))) + r[2] + 606105819) | 0),
      (i = a + ((o << 17) | (o >>> 15))),
      (o = (n + (t ^ (i & (a ^ t))) + r[3] + 3250441966) | 0),
      (n = i + ((o << 22) | (o >>> 10))),
      (o = (t + (a ^ (n & (i ^ a))) + r[4] + 4118548399) | 0),
      (t = n + ((o << 7) | (o >>> 25))),
      (o = (a + (i ^ (t & (n ^ i))) + r[5] + 1200080426) | 0),
      (a = t + ((o << 12) | (o >>> 20))),
      (o = (i + (n ^ (a & (t ^ n))) + r[6] + 2821735955) | 0),
      (i = a + ((o << 17) | (o >>> 15))),
      (o = (n + (t ^ (i & (a ^ t))) + r[7] + 4249261313) | 0),
      (n = i + ((o << 22) | (o >>> 10))),
      (o = (t + (a ^ (n & (i ^ a))) + r[8] + 1770035416) | 0),
      (t = n + ((o << 7) | (o >>> 25))),
      (o = (a + (i ^ (t & (n ^ i))) + r[9] + 2336552879) | 0),
      (a = t + ((o << 12) | (o >>> 20))),
      (o = (i + (n ^ (a & (t ^ n))) + r[10] + 4294925233) | 0),
      (i = a + ((o << 17) | (o >>> 15))),
      (o = (n + (t ^ (i & (a ^ t))) + r[11] + 2304563134) | 0),
      (n = i + ((o << 22) | (o >>> 10))),
      (o = (t + (a ^ (n & (i ^ a))) + r[12] + 1804603682) | 0),
      (t = n + ((o << 7) | (o >>> 25))),
      (o = (a + (i ^ (t & (n ^ i))) + r[13] + 4254626195) | 0),
      (a = t + ((o << 12) | (o >>> 20))),
      (o = (i + (n ^ (a & (t ^ n))) + r[14] + 2792965006) | 0),
      (i = a + ((o << 17) | (o >>> 15))),
      (o = (n + (t ^ (i & (a ^ t))) + r[15] + 1236535329) | 0),
      (n = i + ((o << 22) | (o >>> 10))),
      (o = (t + (i ^ (a & (n ^ i))) + r[1] + 4129170786) | 0),
      (t = n + ((o << 5) | (o >>> 27))),
      (o = (a + (n ^ (i & (t ^ n))) + r[6] + 3225465664) | 0),
      (a = t + ((o << 9) | (o >>> 23))),
      (o = (i + (t ^ (n & (a ^ t))) + r[11] + 643717713) | 0),
      (i = a + ((o << 14) | (o >>> 18))),
      (o = (n + (a ^ (t & (i ^ a))) + r[0] + 3921069994) | 0),
      (n = i + ((o << 20) | (o >>> 12))),
      (o = (t + (i ^ (a & (n ^ i))) + r[5] + 3593408605) | 0),
      (t = n + ((o << 5) | (o >>> 27))),
      (o = (a + (n ^ (i & (t ^ n))) + r[10] + 38016083) | 0),
      (a = t + ((o << 9) | (o >>> 23))),
      (o = (i + (t ^ (n & (a ^ t))) + r[15] + 3634488961) | 0),
      (i = a + ((o << 14) | (o >>> 18))),
      (o = (n + (a ^ (t & (i ^ a))) + r[4] + 3889429448) | 0),
      (n = i + ((o << 20) | (o >>> 12))),
      (o = (t + (i ^ (a & (n ^ i))) + r[9] + 568446438) | 0),
      (t = n + ((o << 5) | (o >>> 27))),
      (o = (a + (n ^ (i & (t ^ n))) + r[14] + 3275163606) | 0),
      (a = t + ((o << 9) | (o >>> 23))),
      (o = (i + (t ^ (n & (a ^ t))) + r[3] + 4107603335) | 0),
      (i = a + ((o << 14) | (o >>> 18))),
      (o = (n + (a ^ (t & (i ^ a))) + r[8] + 1163531501) | 0),
      (n = i + ((o << 20) | (o >>> 12))),
      (o = (t + (i ^ (a & (n ^ i))) + r[13] + 2850285829) | 0),
      (t = n + ((o << 5) | (o >>> 27))),
      (o = (a + (n ^ (i & (t ^ n))) + r[2] + 4243563512) | 0),
      (a = t + ((o << 9) | (o >>> 23))),
      (o = (i + (t ^ (n & (a ^ t))) + r[7] + 1735328473) | 0),
      (i = a + ((o << 14) | (o >>> 18))),
      (o = (n + (a ^ (t & (i ^ a))) + r[12] + 2368359562) | 0),
      (n = i + ((o << 20) | (o >>> 12))),
      (o = (t + (n ^ i ^ a) + r[5] + 4294588738) | 0),
      (t = n + ((o << 4) | (o >>> 28))),
      (o = (a + (t ^ n ^ i) + r[8] + 2272392833) | 0),
      (a = t + ((o << 11) | (o >>> 21))),
      (o = (i + (a ^ t ^ n) + r[11] + 1839030562) | 0),
      (i = a + ((o << 16) | (o >>> 16))),
      (o = (n + (i ^ a ^ t) + r[14] + 4259657740) | 0),
      (n = i + ((o << 23) | (o >>> 9))),
      (o = (t + (n ^ i ^ a) + r[1] + 2763975236) | 0),
      (t = n + ((o << 4) | (o >>> 28))),
      (o = (a + (t ^ n ^ i) + r[4] + 1272893353) | 0),
      (a = t + ((o << 11) | (o >>> 21))),
      (o = (i + (a ^ t ^ n) + r[7] + 4139469664) | 0),
      (i = a + ((o << 16) | (o >>> 16))),
      (o = (n + (i ^ a ^ t) + r[10] + 3200236656) | 0),
      (n = i + ((o << 23) | (o >>> 9))),
      (o = (t + (n ^ i ^ a) + r[13] + 681279174) | 0),
      (t = n + ((o << 4) | (o >>> 28))),
      (o = (a + (t ^ n ^ i) + r[0] + 3936430074) | 0),
      (a = t + ((o << 11) | (o >>> 21))),
      (o = (i + (a ^ t ^ n) + r[3] + 3572445317) | 0),
      (i = a + ((o << 16) | (o >>> 16))),
      (o = (n + (i ^ a ^ t) + r[6] + 76029189) | 0),
      (n = i + ((o << 23) | (o >>> 9))),
      (o = (t + (n ^ i ^ a) + r[9] + 3654602809) | 0),
      (t = n + ((o << 4) | (o >>> 28))),
      (o = (a + (t ^ n ^ i) + r[12] + 3873151461) | 0),
      (a = t + ((o << 11) | (o >>> 21))),
      (o = (i + (a ^ t ^ n) + r[15] + 530742520) | 0),
      (i = a + ((o << 16) | (o >>> 16))),
      (o = (n + (i ^ a ^ t) + r[2] + 3299628645) | 0),
      (n = i + ((o << 23) | (o >>> 9))),
      (o = (t + (i ^ (n | ~a)) + r[0] + 4096336452) | 0),
      (t = n + ((o << 6) | (o >>> 26))),
      (o = (a + (n ^ (t | ~i)) + r[7] + 1126891415) | 0),
      (a = t + ((o << 10) | (o >>> 22))),
      (o = (i + (t ^ (a | ~n)) + r[14] + 2878612391) | 0),
      (i = a + ((o << 15) | (o >>> 17))),
      (o = (n + (a ^ (i | ~t)) + r[5] + 4237533241) | 0),
      (n = i + ((o << 21) | (o >>> 11))),
      (o = (t + (i ^ (n | ~a)) + r[12] + 1700485571) | 0),
      (t = n + ((o << 6) | (o >>> 26))),
      (o = (a + (n ^ (t | ~i)) + r[3] + 2399980690) | 0),
      (a = t + ((o << 10) | (o >>> 22))),
      (o = (i + (t ^ (a | ~n)) + r[10] + 4293915773) | 0),
      (i = a + ((o << 15) | (o >>> 17))),
      (o = (n + (a ^ (i | ~t)) + r[1] + 2240044497) | 0),
      (n = i + ((o << 21) | (o >>> 11))),
      (o = (t + (i ^ (n | ~a)) + r[8] + 1873313359) | 0),
      (t = n + ((o << 6) | (o >>> 26))),
      (o = (a + (n ^ (t | ~i)) + r[15] + 4264355552) | 0),
      (a = t + ((o << 10) | (o >>> 22))),
      (o = (i + (t ^ (a | ~n)) + r[6] + 2734768916) | 0),
      (i = a + ((o << 15) | (o >>> 17))),
      (o = (n + (a ^ (i | ~t)) + r[13] + 1309151649) | 0),
      (n = i + ((o << 21) | (o >>> 11))),
      (o = (t + (i ^ (n | ~a)) + r[4] + 4149444226) | 0),
      (t = n + ((o << 6) | (o >>> 26))),
      (o = (a + (n ^ (t | ~i)) + r[11] + 3174756917) | 0),
      (a = t + ((o << 10) | (o >>> 22))),
      (o = (i + (t ^ (a | ~n)) + r[2] + 718787259) | 0),
      (i = a + ((o << 15) | (o >>> 17))),
      (o = (n + (a ^ (i | ~t)) + r[9] + 3951481745) | 0),
      (e.g[0] = (e.g[0] + t) | 0),
      (e.g[1] = (e.g[1] + (i + ((o << 21) | (o >>> 11)))) | 0),
      (e.g[2] = (e.g[2] + i) | 0),
      (e.g[3] = (e.g[3] + a) | 0))
  }
  ;((r.prototype.v = function (e, t) {
    t === void 0 && (t = e.length)
    let n = t - this.blockSize,
      r = this.C,
      a = this.h,
      o = 0
    for (; o < t;) {
      if (a == 0) for (; o <= n;) (i(this, e, o), (o += this.blockSize))
      if (typeof e == `string`) {
        for (; o < t;)
          if (((r[a++] = e.charCodeAt(o++)), a == this.blockSize)) {
            ;(i(this, r), (a = 0))
            break
          }
      } else
        for (; o < t;)
          if (((r[a++] = e[o++]), a == this.blockSize)) {
            ;(i(this, r), (a = 0))
            break
          }
    }
    ;((this.h = a), (this.o += t))
  }),
    (r.prototype.A = function () {
      var e = Array((this.h < 56 ? this.blockSize : this.blockSize * 2) - this.h)
      e[0] = 128
      for (var t = 1; t < e.length - 8; ++t) e[t] = 0
      t = this.o * 8
      for (var n = e.length - 8; n < e.length; ++n) ((e[n] = t & 255), (t /= 256))
      for (this.v(e), e = Array(16), t = 0, n = 0; n < 4; ++n)
        for (let r = 0; r < 32; r += 8) e[t++] = (this.g[n] >>> r) & 255
      return e
    }))
  function a(e, t) {
    var n = s
    return Object.prototype.hasOwnProperty.call(n, e) ? n[e] : (n[e] = t(e))
  }
  function o(e, t) {
    this.h = t
    let n = [],
      r = !0
    for (let i = e.length - 1; i >= 0; i--) {
      let a = e[i] | 0
      ;(r && a == t) || ((n[i] = a), (r = !1))
    }
    this.g = n
  }
  var s = {}
  function c(e) {
    return -128 <= e && e < 128
      ? a(e, function (e) {
          return new o([e | 0], e < 0 ? -1 : 0)
        })
      : new o([e | 0], e < 0 ? -1 : 0)
  }
  function l(e) {
    if (isNaN(e) || !isFinite(e)) return d
    if (e < 0) return h(l(-e))
    let t = [],
      n = 1
    for (let r = 0; e >= n; r++) ((t[r] = (e / n) | 0), (n *= 4294967296))
    return new o(t, 0)
  }
  function u(e, t) {
    if (e.length == 0) throw Error(`number format error: empty string`)
    if (((t ||= 10), t < 2 || 36 < t)) throw Error(`radix out of range: ` + t)
    if (e.charAt(0) == `-`) return h(u(e.substring(1), t))
    if (e.indexOf(`-`) >= 0) throw Error(`number format error: interior "-" character`)
    let n = l(t ** 8),
      r = d
    for (let a = 0; a < e.length; a += 8) {
      var i = Math.min(8, e.length - a)
      let o = parseInt(e.substring(a, a + i), t)
      i < 8 ? ((i = l(t ** +i)), (r = r.j(i).add(l(o)))) : ((r = r.j(n)), (r = r.add(l(o))))
    }
    return r
  }
  var d = c(0),
    f = c(1),
    p = c(16777216)
  ;((e = o.prototype),
    (e.m = function () {
      if (ee(this)) return -h(this).m()
      let e = 0,
        t = 1
      for (let n = 0; n < this.g.length; n++) {
        let r = this.i(n)
        ;((e += (r >= 0 ? r : 4294967296 + r) * t), (t *= 4294967296))
      }
      return e
    }),
    (e.toString = function (e) {
      if (((e ||= 10), e < 2 || 36 < e)) throw Error(`radix out of range: ` + e)
      if (m(this)) return `0`
      if (ee(this)) return `-` + h(this).toString(e)
      let t = l(e ** 6)
      var n = this
      let r = ``
      for (;;) {
        let i = ie(n, t).g
        n = te(n, i.j(t))
        let a = ((n.g.length > 0 ? n.g[0] : n.h) >>> 0).toString(e)
        if (((n = i), m(n))) return a + r
        for (; a.length < 6;) a = `0` + a
        r = a + r
      }
    }),
    (e.i = function (e) {
      return e < 0 ? 0 : e < this.g.length ? this.g[e] : this.h
    }))
  function m(e) {
    if (e.h != 0) return !1
    for (let t = 0; t < e.g.length; t++) if (e.g[t] != 0) return !1
    return !0
  }
  function ee(e) {
    return e.h == -1
  }
  e.l = function (e) {
    return ((e = te(this, e)), ee(e) ? -1 : +!m(e))
  }
  function h(e) {
    let t = e.g.length,
      n = []
    for (let r = 0; r < t; r++) n[r] = ~e.g[r]
    return new o(n, ~e.h).add(f)
  }
  ;((e.abs = function () {
    return ee(this) ? h(this) : this
  }),
    (e.add = function (e) {
      let t = Math.max(this.g.length, e.g.length),
        n = [],
        r = 0
      for (let i = 0; i <= t; i++) {
        let t = r + (this.i(i) & 65535) + (e.i(i) & 65535),
          a = (t >>> 16) + (this.i(i) >>> 16) + (e.i(i) >>> 16)
        ;((r = a >>> 16), (t &= 65535), (a &= 65535), (n[i] = (a << 16) | t))
      }
      return new o(n, n[n.length - 1] & -2147483648 ? -1 : 0)
    }))
  function te(e, t) {
    return e.add(h(t))
  }
  e.j = function (e) {
    if (m(this) || m(e)) return d
    if (ee(this)) return ee(e) ? h(this).j(h(e)) : h(h(this).j(e))
    if (ee(e)) return h(this.j(h(e)))
    if (this.l(p) < 0 && e.l(p) < 0) return l(this.m() * e.m())
    let t = this.g.length + e.g.length,
      n = []
    for (var r = 0; r < 2 * t; r++) n[r] = 0
    for (r = 0; r < this.g.length; r++)
      for (let t = 0; t < e.g.length; t++) {
        let i = this.i(r) >>> 16,
          a = this.i(r) & 65535,
          o = e.i(t) >>> 16,
          s = e.i(t) & 65535
        ;((n[2 * r + 2 * t] += a * s),
          ne(n, 2 * r + 2 * t),
          (n[2 * r + 2 * t + 1] += i * s),
          ne(n, 2 * r + 2 * t + 1),
          (n[2 * r + 2 * t + 1] += a * o),
          ne(n, 2 * r + 2 * t + 1),
          (n[2 * r + 2 * t + 2] += i * o),
          ne(n, 2 * r + 2 * t + 2))
      }
    for (e = 0; e < t; e++) n[e] = (n[2 * e + 1] << 16) | n[2 * e]
    for (e = t; e < 2 * t; e++) n[e] = 0
    return new o(n, 0)
  }
  function ne(e, t) {
    for (; (e[t] & 65535) != e[t];) ((e[t + 1] += e[t] >>> 16), (e[t] &= 65535), t++)
  }
  function re(e, t) {
    ;((this.g = e), (this.h = t))
  }
  function ie(e, t) {
    if (m(t)) throw Error(`division by zero`)
    if (m(e)) return new re(d, d)
    if (ee(e)) return ((t = ie(h(e), t)), new re(h(t.g), h(t.h)))
    if (ee(t)) return ((t = ie(e, h(t))), new re(h(t.g), t.h))
    if (e.g.length > 30) {
      if (ee(e) || ee(t)) throw Error(`slowDivide_ only works with positive integers.`)
      for (var n = f, r = t; r.l(e) <= 0;) ((n = ae(n)), (r = ae(r)))
      var i = oe(n, 1),
        a = oe(r, 1)
      for (r = oe(r, 2), n = oe(n, 2); !m(r);) {
        var o = a.add(r)
        ;(o.l(e) <= 0 && ((i = i.add(n)), (a = o)), (r = oe(r, 1)), (n = oe(n, 1)))
      }
      return ((t = te(e, i.j(t))), new re(i, t))
    }
    for (i = d; e.l(t) >= 0;) {
      for (
        n = Math.max(1, Math.floor(e.m() / t.m())),
          r = Math.ceil(Math.log(n) / Math.LN2),
          r = r <= 48 ? 1 : 2 ** (r - 48),
          a = l(n),
          o = a.j(t);
        ee(o) || o.l(e) > 0;
      )
        ((n -= r), (a = l(n)), (o = a.j(t)))
      ;(m(a) && (a = f), (i = i.add(a)), (e = te(e, o)))
    }
    return new re(i, e)
  }
  ;((e.B = function (e) {
    return ie(this, e).h
  }),
    (e.and = function (e) {
      let t = Math.max(this.g.length, e.g.length),
        n = []
      for (let r = 0; r < t; r++) n[r] = this.i(r) & e.i(r)
      return new o(n, this.h & e.h)
    }),
    (e.or = function (e) {
      let t = Math.max(this.g.length, e.g.length),
        n = []
      for (let r = 0; r < t; r++) n[r] = this.i(r) | e.i(r)
      return new o(n, this.h | e.h)
    }),
    (e.xor = function (e) {
      let t = Math.max(this.g.length, e.g.length),
        n = []
      for (let r = 0; r < t; r++) n[r] = this.i(r) ^ e.i(r)
      return new o(n, this.h ^ e.h)
    }))
  function ae(e) {
    let t = e.g.length + 1,
      n = []
    for (let r = 0; r < t; r++) n[r] = (e.i(r) << 1) | (e.i(r - 1) >>> 31)
    return new o(n, e.h)
  }
  function oe(e, t) {
    let n = t >> 5
    t %= 32
    let r = e.g.length - n,
      i = []
    for (let a = 0; a < r; a++)
      i[a] = t > 0 ? (e.i(a + n) >>> t) | (e.i(a + n + 1) << (32 - t)) : e.i(a + n)
    return new o(i, e.h)
  }
  ;((r.prototype.digest = r.prototype.A),
    (r.prototype.reset = r.prototype.u),
    (r.prototype.update = r.prototype.v),
    (_ = ce.Md5 = r),
    (o.prototype.add = o.prototype.add),
    (o.prototype.multiply = o.prototype.j),
    (o.prototype.modulo = o.prototype.B),
    (o.prototype.compare = o.prototype.l),
    (o.prototype.toNumber = o.prototype.m),
    (o.prototype.toString = o.prototype.toString),
    (o.prototype.getBits = o.prototype.i),
    (o.fromNumber = l),
    (o.fromString = u),
    (g = ce.Integer = o))
}).apply(se === void 0 ? (typeof self < `u` ? self : typeof window < `u` ? window : {}) : se)
var le =
    typeof globalThis < `u`
      ? globalThis
      : typeof window < `u`
        ? window
        : typeof global < `u`
          ? global
          : typeof self < `u`
            ? self
            : {},
  ue = {},
  de,
  fe,
  pe,
  me,
  he,
  ge,
  _e,
  ve
;(function () {
  var e,
    t = Object.defineProperty
  function n(e) {
    e = [
      typeof globalThis == `object` && globalThis,
      e,
      typeof window == `object` && window,
      typeof self == `object` && self,
      typeof le == `object` && le,
    ]
    for (var t = 0; t < e.length; ++t) {
      var n = e[t]
      if (n && n.Math == Math) return n
    }
    throw Error(`Cannot find global object`)
  }
  var r = n(this)
  function i(e, n) {
    if (n)
      a: {
        var i = r
        e = e.split(`.`)
        for (var a = 0; a < e.length - 1; a++) {
          var o = e[a]
          if (!(o in i)) break a
          i = i[o]
        }
        ;((e = e[e.length - 1]),
          (a = i[e]),
          (n = n(a)),
          n != a && n != null && t(i, e, { configurable: !0, writable: !0, value: n }))
      }
  }
  ;(i(`Symbol.dispose`, function (e) {
    return e || Symbol(`Symbol.dispose`)
  }),
    i(`Array.prototype.values`, function (e) {
      return (
        e ||
        function () {
          return this[Symbol.iterator]()
        }
      )
    }),
    i(`Object.entries`, function (e) {
      return (
        e ||
        function (e) {
          var t = [],
            n
          for (n in e) Object.prototype.hasOwnProperty.call(e, n) && t.push([n, e[n]])
          return t
        }
      )
    }))
  var a = a || {},
    o = this || self
  function s(e) {
    var t = typeof e
    return (t == `object` && e != null) || t == `function`
  }
  function c(e, t, n) {
    return e.call.apply(e.bind, arguments)
  }
  function l(e, t, n) {
    return ((l = c), l.apply(null, arguments))
  }
  function u(e, t) {
    function n() {}
    ;((n.prototype = t.prototype),
      (e.Z = t.prototype),
      (e.prototype = new n()),
      (e.prototype.constructor = e),
      (e.Ob = function (e, n, r) {
        for (var i = Array(arguments.length - 2), a = 2; a < arguments.length; a++)
          i[a - 2] = arguments[a]
        return t.prototype[n].apply(e, i)
      }))
  }
  var d =
    typeof AsyncContext < `u` && typeof AsyncContext.Snapshot == `function`
      ? (e) => e && AsyncContext.Snapshot.wrap(e)
      : (e) => e
  function f(e) {
    let t = e.length
    if (t > 0) {
      let n = Array(t)
      for (let r = 0; r < t; r++) n[r] = e[r]
      return n
    }
    return []
  }
  function p(e, t) {
    for (let t = 1; t < arguments.length; t++) {
      let r = arguments[t]
      var n = typeof r
      if (
        ((n = n == `object` ? (r ? (Array.isArray(r) ? `array` : n) : `null`) : n),
        n == `array` || (n == `object` && typeof r.length == `number`))
      ) {
        n = e.length || 0
        let t = r.length || 0
        e.length = n + t
        for (let i = 0; i < t; i++) e[n + i] = r[i]
      } else e.push(r)
    }
  }
  class m {
    constructor(e, t) {
      ;((this.i = e), (this.j = t), (this.h = 0), (this.g = null))
    }
    get() {
      let e
      return (
        this.h > 0 ? (this.h--, (e = this.g), (this.g = e.next), (e.next = null)) : (e = this.i()),
        e
      )
    }
  }
  function ee(e) {
    o.setTimeout(() => {
      throw e
    }, 0)
  }
  function h() {
    var e = oe
    let t = null
    return (e.g && ((t = e.g), (e.g = e.g.next), e.g || (e.h = null), (t.next = null)), t)
  }
  class te {
    constructor() {
      this.h = this.g = null
    }
    add(e, t) {
      let n = ne.get()
      ;(n.set(e, t), this.h ? (this.h.next = n) : (this.g = n), (this.h = n))
    }
  }
  var ne = new m(
    () => new re(),
    (e) => e.reset(),
  )
  class re {
    constructor() {
      this.next = this.g = this.h = null
    }
    set(e, t) {
      ;((this.h = e), (this.g = t), (this.next = null))
    }
    reset() {
      this.next = this.g = this.h = null
    }
  }
  let ie,
    ae = !1,
    oe = new te(),
    se = () => {
      let e = Promise.resolve(void 0)
      ie = () => {
        e.then(ce)
      }
    }
  function ce() {
    for (var e; (e = h());) {
      try {
        e.h.call(e.g)
      } catch (e) {
        ee(e)
      }
      var t = ne
      ;(t.j(e), t.h < 100 && (t.h++, (e.next = t.g), (t.g = e)))
    }
    ae = !1
  }
  function g() {
    ;((this.u = this.u), (this.C = this.C))
  }
  ;((g.prototype.u = !1),
    (g.prototype.dispose = function () {
      this.u || ((this.u = !0), this.N())
    }),
    (g.prototype[Symbol.dispose] = function () {
      this.dispose()
    }),
    (g.prototype.N = function () {
      if (this.C) for (; this.C.length;) this.C.shift()()
    }))
  function _(e, t) {
    ;((this.type = e), (this.g = this.target = t), (this.defaultPrevented = !1))
  }
  _.prototype.h = function () {
    this.defaultPrevented = !0
  }
  var ye = (function () {
    if (!o.addEventListener || !Object.defineProperty) return !1
    var e = !1,
      t = Object.defineProperty({}, 'passive', {
        get: function () {
          e = !0
        },
      })
    try {
      let e = () => {}
      ;(o.addEventListener(`test`, e, t), o.removeEventListener(`test`, e, t))
    } catch {}
    return e
  })()
  function be(e) {
    return /^[\s\xa0]*$/.test(e)
  }
  function xe(e, t) {
    ;(_.call(this, e ? e.type : ``),
      (this.relatedTarget = this.g = this.target = null),
      (this.button = this.screenY = this.screenX = this.clientY = this.clientX = 0),
      (this.key = ``),
      (this.metaKey = this.shiftKey = this.altKey = this.ctrlKey = !1),
      (this.state = null),
      (this.pointerId = 0),
      (this.pointerType = ``),
      (this.i = null),
      e && this.init(e, t))
  }
  ;(u(xe, _),
    (xe.prototype.init = function (e, t) {
      let n = (this.type = e.type),
        r = e.changedTouches && e.changedTouches.length ? e.changedTouches[0] : null
      ;((this.target = e.target || e.srcElement),
        (this.g = t),
        (t = e.relatedTarget),
        t || (n == `mouseover` ? (t = e.fromElement) : n == `mouseout` && (t = e.toElement)),
        (this.relatedTarget = t),
        r
          ? ((this.clientX = r.clientX === void 0 ? r.pageX : r.clientX),
            (this.clientY = r.clientY === void 0 ? r.pageY : r.clientY),
            (this.screenX = r.screenX || 0),
            (this.screenY = r.screenY || 0))
          : ((this.clientX = e.clientX === void 0 ? e.pageX : e.clientX),
            (this.clientY = e.clientY === void 0 ? e.pageY : e.clientY),
            (this.screenX = e.screenX || 0),
            (this.screenY = e.screenY || 0)),
        (this.button = e.button),
        (this.key = e.key || ``),
        (this.ctrlKey = e.ctrlKey),
        (this.altKey = e.altKey),
        (this.shiftKey = e.shiftKey),
        (this.metaKey = e.metaKey),
        (this.pointerId = e.pointerId || 0),
        (this.pointerType = e.pointerType),
        (this.state = e.state),
        (this.i = e),
        e.defaultPrevented && xe.Z.h.call(this))
    }),
    (xe.prototype.h = function () {
      xe.Z.h.call(this)
      let e = this.i
      e.preventDefault ? e.preventDefault() : (e.returnValue = !1)
    }))
  var Se = `closure_listenable_` + ((Math.random() * 1e6) | 0),
    Ce = 0
  function we(e, t, n, r, i) {
    ;((this.listener = e),
      (this.proxy = null),
      (this.src = t),
      (this.type = n),
      (this.capture = !!r),
      (this.ha = i),
      (this.key = ++Ce),
      (this.da = this.fa = !1))
  }
  function v(e) {
    ;((e.da = !0), (e.listener = null), (e.proxy = null), (e.src = null), (e.ha = null))
  }
  function Te(e, t, n) {
    for (let r in e) t.call(n, e[r], r, e)
  }
  function Ee(e, t) {
    for (let n in e) t.call(void 0, e[n], n, e)
  }
  function De(e) {
    let t = {}
    for (let n in e) t[n] = e[n]
    return t
  }
  let y =
    `constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf`.split(
      ` `,
    )
  function Oe(e, t) {
    let n, r
    for (let t = 1; t < arguments.length; t++) {
      for (n in ((r = arguments[t]), r)) e[n] = r[n]
      for (let t = 0; t < y.length; t++)
        ((n = y[t]), Object.prototype.hasOwnProperty.call(r, n) && (e[n] = r[n]))
    }
  }
  function b(e) {
    ;((this.src = e), (this.g = {}), (this.h = 0))
  }
  b.prototype.add = function (e, t, n, r, i) {
    let a = e.toString()
    ;((e = this.g[a]), e || ((e = this.g[a] = []), this.h++))
    let o = ke(e, t, r, i)
    return (
      o > -1
        ? ((t = e[o]), n || (t.fa = !1))
        : ((t = new we(t, this.src, a, !!r, i)), (t.fa = n), e.push(t)),
      t
    )
  }
  function x(e, t) {
    let n = t.type
    if (n in e.g) {
      var r = e.g[n],
        i = Array.prototype.indexOf.call(r, t, void 0),
        a
      ;((a = i >= 0) && Array.prototype.splice.call(r, i, 1),
        a && (v(t), e.g[n].length == 0 && (delete e.g[n], e.h--)))
    }
  }
  function ke(e, t, n, r) {
    for (let i = 0; i < e.length; ++i) {
      let a = e[i]
      if (!a.da && a.listener == t && a.capture == !!n && a.ha == r) return i
    }
    return -1
  }
  var Ae = `closure_lm_` + ((Math.random() * 1e6) | 0),
    S = {}
  function je(e, t, n, r, i) {
    if (Array.isArray(t)) {
      for (let a = 0; a < t.length; a++) je(e, t[a], n, r, i)
      return null
    }
    return ((n = Re(n)), e && e[Se] ? e.J(t, n, s(r) ? !!r.capture : !1, i) : Me(e, t, n, !1, r, i))
  }
  function Me(e, t, n, r, i, a) {
    if (!t) throw Error(`Invalid event type`)
    let o = s(i) ? !!i.capture : !!i,
      c = Le(e)
    if ((c || (e[Ae] = c = new b(e)), (n = c.add(t, n, r, o, a)), n.proxy)) return n
    if (((r = Ne()), (n.proxy = r), (r.src = e), (r.listener = n), e.addEventListener))
      (ye || (i = o), i === void 0 && (i = !1), e.addEventListener(t.toString(), r, i))
    else if (e.attachEvent) e.attachEvent(C(t.toString()), r)
    else if (e.addListener && e.removeListener) e.addListener(r)
    else throw Error(`addEventListener and attachEvent are unavailable.`)
    return n
  }
  function Ne() {
    function e(n) {
      return t.call(e.src, e.listener, n)
    }
    let t = Ie
    return e
  }
  function Pe(e, t, n, r, i) {
    if (Array.isArray(t)) for (var a = 0; a < t.length; a++) Pe(e, t[a], n, r, i)
    else
      ((r = s(r) ? !!r.capture : !!r),
        (n = Re(n)),
        e && e[Se]
          ? ((e = e.i),
            (a = String(t).toString()),
            a in e.g &&
              ((t = e.g[a]),
              (n = ke(t, n, r, i)),
              n > -1 &&
                (v(t[n]),
                Array.prototype.splice.call(t, n, 1),
                t.length == 0 && (delete e.g[a], e.h--))))
          : (e &&= Le(e)) &&
            ((t = e.g[t.toString()]),
            (e = -1),
            t && (e = ke(t, n, r, i)),
            (n = e > -1 ? t[e] : null) && Fe(n)))
  }
  function Fe(e) {
    if (typeof e != `number` && e && !e.da) {
      var t = e.src
      if (t && t[Se]) x(t.i, e)
      else {
        var n = e.type,
          r = e.proxy
        ;(t.removeEventListener
          ? t.removeEventListener(n, r, e.capture)
          : t.detachEvent
            ? t.detachEvent(C(n), r)
            : t.addListener && t.removeListener && t.removeListener(r),
          (n = Le(t)) ? (x(n, e), n.h == 0 && ((n.src = null), (t[Ae] = null))) : v(e))
      }
    }
  }
  function C(e) {
    return e in S ? S[e] : (S[e] = `on` + e)
  }
  function Ie(e, t) {
    if (e.da) e = !0
    else {
      t = new xe(t, this)
      let n = e.listener,
        r = e.ha || e.src
      ;(e.fa && Fe(e), (e = n.call(r, t)))
    }
    return e
  }
  function Le(e) {
    return ((e = e[Ae]), e instanceof b ? e : null)
  }
  var w = `__closure_events_fn_` + ((Math.random() * 1e9) >>> 0)
  function Re(e) {
    return typeof e == `function`
      ? e
      : (e[w] ||
          (e[w] = function (t) {
            return e.handleEvent(t)
          }),
        e[w])
  }
  function T() {
    ;(g.call(this), (this.i = new b(this)), (this.M = this), (this.G = null))
  }
  ;(u(T, g),
    (T.prototype[Se] = !0),
    (T.prototype.removeEventListener = function (e, t, n, r) {
      Pe(this, e, t, n, r)
    }))
  function E(e, t) {
    var n,
      r = e.G
    if (r) for (n = []; r; r = r.G) n.push(r)
    if (((e = e.M), (r = t.type || t), typeof t == `string`)) t = new _(t, e)
    else if (t instanceof _) t.target = t.target || e
    else {
      var i = t
      ;((t = new _(r, e)), Oe(t, i))
    }
    i = !0
    let a, o
    if (n) for (o = n.length - 1; o >= 0; o--) ((a = t.g = n[o]), (i = ze(a, r, !0, t) && i))
    if (((a = t.g = e), (i = ze(a, r, !0, t) && i), (i = ze(a, r, !1, t) && i), n))
      for (o = 0; o < n.length; o++) ((a = t.g = n[o]), (i = ze(a, r, !1, t) && i))
  }
  ;((T.prototype.N = function () {
    if ((T.Z.N.call(this), this.i)) {
      var e = this.i
      for (let t in e.g) {
        let n = e.g[t]
        for (let e = 0; e < n.length; e++) v(n[e])
        ;(delete e.g[t], e.h--)
      }
    }
    this.G = null
  }),
    (T.prototype.J = function (e, t, n, r) {
      return this.i.add(String(e), t, !1, n, r)
    }),
    (T.prototype.K = function (e, t, n, r) {
      return this.i.add(String(e), t, !0, n, r)
    }))
  function ze(e, t, n, r) {
    if (((t = e.i.g[String(t)]), !t)) return !0
    t = t.concat()
    let i = !0
    for (let a = 0; a < t.length; ++a) {
      let o = t[a]
      if (o && !o.da && o.capture == n) {
        let t = o.listener,
          n = o.ha || o.src
        ;(o.fa && x(e.i, o), (i = t.call(n, r) !== !1 && i))
      }
    }
    return i && !r.defaultPrevented
  }
  function Be(e, t) {
    if (typeof e != `function`) {
      if (e && typeof e.handleEvent == `function`) e = l(e.handleEvent, e)
      else throw Error(`Invalid listener argument`)
    }
    return Number(t) > 2147483647 ? -1 : o.setTimeout(e, t || 0)
  }
  function D(e) {
    e.g = Be(() => {
      ;((e.g = null), e.i && ((e.i = !1), D(e)))
    }, e.l)
    let t = e.h
    ;((e.h = null), e.m.apply(null, t))
  }
  class Ve extends g {
    constructor(e, t) {
      ;(super(), (this.m = e), (this.l = t), (this.h = null), (this.i = !1), (this.g = null))
    }
    j(e) {
      ;((this.h = arguments), this.g ? (this.i = !0) : D(this))
    }
    N() {
      ;(super.N(),
        this.g && (o.clearTimeout(this.g), (this.g = null), (this.i = !1), (this.h = null)))
    }
  }
  function O(e) {
    ;(g.call(this), (this.h = e), (this.g = {}))
  }
  u(O, g)
  var He = []
  function Ue(e) {
    ;(Te(
      e.g,
      function (e, t) {
        this.g.hasOwnProperty(t) && Fe(e)
      },
      e,
    ),
      (e.g = {}))
  }
  ;((O.prototype.N = function () {
    ;(O.Z.N.call(this), Ue(this))
  }),
    (O.prototype.handleEvent = function () {
      throw Error(`EventHandler.handleEvent not implemented`)
    }))
  var We = o.JSON.stringify,
    Ge = o.JSON.parse,
    Ke = class {
      stringify(e) {
        return o.JSON.stringify(e, void 0)
      }
      parse(e) {
        return o.JSON.parse(e, void 0)
      }
    }
  function k() {}
  function qe() {}
  var Je = { OPEN: `a`, hb: `b`, ERROR: `c`, tb: `d` }
  function Ye() {
    _.call(this, `d`)
  }
  u(Ye, _)
  function Xe() {
    _.call(this, `c`)
  }
  u(Xe, _)
  var Ze = {},
    Qe = null
  function A() {
    return (Qe ||= new T())
  }
  Ze.Ia = `serverreachability`
  function $e(e) {
    _.call(this, Ze.Ia, e)
  }
  u($e, _)
  function j(e) {
    let t = A()
    E(t, new $e(t))
  }
  Ze.STAT_EVENT = `statevent`
  function et(e, t) {
    ;(_.call(this, Ze.STAT_EVENT, e), (this.stat = t))
  }
  u(et, _)
  function M(e) {
    let t = A()
    E(t, new et(t, e))
  }
  Ze.Ja = `timingevent`
  function tt(e, t) {
    ;(_.call(this, Ze.Ja, e), (this.size = t))
  }
  u(tt, _)
  function N(e, t) {
    if (typeof e != `function`) throw Error(`Fn must not be null and must be a function`)
    return o.setTimeout(function () {
      e()
    }, t)
  }
  function nt() {
    this.g = !0
  }
  nt.prototype.ua = function () {
    this.g = !1
  }
  function P(e, t, n, r, i, a) {
    e.info(function () {
      if (e.g) {
        if (a) {
          var o = ``,
            s = a.split(`&`)
          for (let e = 0; e < s.length; e++) {
            var c = s[e].split(`=`)
            if (c.length > 1) {
              let e = c[0]
              c = c[1]
              let t = e.split(`_`)
              o = t.length >= 2 && t[1] == `type` ? o + (e + `=` + c + `&`) : o + (e + `=redacted&`)
            }
          }
        } else o = null
      } else o = a
      return (
        `XMLHTTP REQ (` +
        r +
        `) [attempt ` +
        i +
        `]: ` +
        t +
        `
` +
        n +
        `
` +
        o
      )
    })
  }
  function rt(e, t, n, r, i, a, o) {
    e.info(function () {
      return (
        `XMLHTTP RESP (` +
        r +
        `) [ attempt ` +
        i +
        `]: ` +
        t +
        `
` +
        n +
        `
` +
        a +
        ` ` +
        o
      )
    })
  }
  function F(e, t, n, r) {
    e.info(function () {
      return `XMLHTTP TEXT (` + t + `): ` + it(e, n) + (r ? ` ` + r : ``)
    })
  }
  function I(e, t) {
    e.info(function () {
      return `TIMEOUT: ` + t
    })
  }
  nt.prototype.info = function () {}
  function it(e, t) {
    if (!e.g) return t
    if (!t) return null
    try {
      let a = JSON.parse(t)
      if (a) {
        for (e = 0; e < a.length; e++)
          if (Array.isArray(a[e])) {
            var n = a[e]
            if (!(n.length < 2)) {
              var r = n[1]
              if (Array.isArray(r) && !(r.length < 1)) {
                var i = r[0]
                if (i != `noop` && i != `stop` && i != `close`)
                  for (let e = 1; e < r.length; e++) r[e] = ``
              }
            }
          }
      }
      return We(a)
    } catch {
      return t
    }
  }
  var at = { NO_ERROR: 0, cb: 1, qb: 2, pb: 3, kb: 4, ob: 5, rb: 6, Ga: 7, TIMEOUT: 8, ub: 9 },
    ot = {
      ib: `complete`,
      Fb: `success`,
      ERROR: `error`,
      Ga: `abort`,
      xb: `ready`,
      yb: `readystatechange`,
      TIMEOUT: `timeout`,
      sb: `incrementaldata`,
      wb: `progress`,
      lb: `downloadprogress`,
      Nb: `uploadprogress`,
    },
    st
  function ct() {}
  ;(u(ct, k),
    (ct.prototype.g = function () {
      return new XMLHttpRequest()
    }),
    (st = new ct()))
  function lt(e) {
    return encodeURIComponent(String(e))
  }
  function ut(e) {
    var t = 1
    e = e.split(`:`)
    let n = []
    for (; t > 0 && e.length;) (n.push(e.shift()), t--)
    return (e.length && n.push(e.join(`:`)), n)
  }
  function dt(e, t, n, r) {
    ;((this.j = e),
      (this.i = t),
      (this.l = n),
      (this.S = r || 1),
      (this.V = new O(this)),
      (this.H = 45e3),
      (this.J = null),
      (this.o = !1),
      (this.u = this.B = this.A = this.M = this.F = this.T = this.D = null),
      (this.G = []),
      (this.g = null),
      (this.C = 0),
      (this.m = this.v = null),
      (this.X = -1),
      (this.K = !1),
      (this.P = 0),
      (this.O = null),
      (this.W = this.L = this.U = this.R = !1),
      (this.h = new ft()))
  }
  function ft() {
    ;((this.i = null), (this.g = ``), (this.h = !1))
  }
  var pt = {},
    mt = {}
  function ht(e, t, n) {
    ;((e.M = 1), (e.A = Vt(Lt(t))), (e.u = n), (e.R = !0), gt(e, null))
  }
  function gt(e, t) {
    ;((e.F = Date.now()), bt(e), (e.B = Lt(e.A)))
    var n = e.B,
      r = e.S
    ;(Array.isArray(r) || (r = [String(r)]),
      en(n.i, `t`, r),
      (e.C = 0),
      (n = e.j.L),
      (e.h = new ft()),
      (e.g = Bn(e.j, n ? t : null, !e.u)),
      e.P > 0 && (e.O = new Ve(l(e.Y, e, e.g), e.P)),
      (t = e.V),
      (n = e.g),
      (r = e.ba))
    var i = `readystatechange`
    Array.isArray(i) || (i && (He[0] = i.toString()), (i = He))
    for (let e = 0; e < i.length; e++) {
      let a = je(n, i[e], r || t.handleEvent, !1, t.h || t)
      if (!a) break
      t.g[a.key] = a
    }
    ;((t = e.J ? De(e.J) : {}),
      e.u
        ? ((e.v ||= `POST`),
          (t[`Content-Type`] = `application/x-www-form-urlencoded`),
          e.g.ea(e.B, e.v, e.u, t))
        : ((e.v = `GET`), e.g.ea(e.B, e.v, null, t)),
      j(),
      P(e.i, e.v, e.B, e.l, e.S, e.u))
  }
  ;((dt.prototype.ba = function (e) {
    e = e.target
    let t = this.O
    t && B(e) == 3 ? t.j() : this.Y(e)
  }),
    (dt.prototype.Y = function (e) {
      try {
        if (e == this.g)
          a: {
            let s = B(this.g),
              c = this.g.ya(),
              l = this.g.ca()
            if (!(s < 3) && (s != 3 || (this.g && (this.h.h || this.g.la() || yn(this.g))))) {
              ;(this.K || s != 4 || c == 7 || j(c == 8 || l <= 0 ? 3 : 2), St(this))
              var t = this.g.ca()
              this.X = t
              var n = _t(this)
              if (((this.o = t == 200), rt(this.i, this.v, this.B, this.l, this.S, s, t), this.o)) {
                if (this.U && !this.L) {
                  b: {
                    if (this.g) {
                      var r,
                        i = this.g
                      if (
                        (r = i.g ? i.g.getResponseHeader(`X-HTTP-Initial-Response`) : null) &&
                        !be(r)
                      ) {
                        var a = r
                        break b
                      }
                    }
                    a = null
                  }
                  if ((e = a))
                    (F(this.i, this.l, e, `Initial handshake response via X-HTTP-Initial-Response`),
                      (this.L = !0),
                      Tt(this, e))
                  else {
                    ;((this.o = !1), (this.m = 3), M(12), wt(this), Ct(this))
                    break a
                  }
                }
                if (this.R) {
                  e = !0
                  let t
                  for (; !this.K && this.C < n.length;)
                    if (((t = yt(this, n)), t == mt)) {
                      ;(s == 4 && ((this.m = 4), M(14), (e = !1)),
                        F(this.i, this.l, null, `[Incomplete Response]`))
                      break
                    } else if (t == pt) {
                      ;((this.m = 4), M(15), F(this.i, this.l, n, `[Invalid Chunk]`), (e = !1))
                      break
                    } else (F(this.i, this.l, t, null), Tt(this, t))
                  if (
                    (vt(this) && this.C != 0 && ((this.h.g = this.h.g.slice(this.C)), (this.C = 0)),
                    s != 4 || n.length != 0 || this.h.h || ((this.m = 1), M(16), (e = !1)),
                    (this.o = this.o && e),
                    !e)
                  )
                    (F(this.i, this.l, n, `[Invalid Chunked Response]`), wt(this), Ct(this))
                  else if (n.length > 0 && !this.W) {
                    this.W = !0
                    var o = this.j
                    o.g == this &&
                      o.aa &&
                      !o.P &&
                      (o.j.info(`Great, no buffering proxy detected. Bytes received: ` + n.length),
                      Mn(o),
                      (o.P = !0),
                      M(11))
                  }
                } else (F(this.i, this.l, n, null), Tt(this, n))
                ;(s == 4 && wt(this),
                  this.o && !this.K && (s == 4 ? Fn(this.j, this) : ((this.o = !1), bt(this))))
              } else
                (bn(this.g),
                  t == 400 && n.indexOf(`Unknown SID`) > 0
                    ? ((this.m = 3), M(12))
                    : ((this.m = 0), M(13)),
                  wt(this),
                  Ct(this))
            }
          }
      } catch {}
    }))
  function _t(e) {
    if (!vt(e)) return e.g.la()
    let t = yn(e.g)
    if (t === ``) return ``
    let n = ``,
      r = t.length,
      i = B(e.g) == 4
    if (!e.h.i) {
      if (typeof TextDecoder > `u`) return (wt(e), Ct(e), ``)
      e.h.i = new o.TextDecoder()
    }
    for (let a = 0; a < r; a++)
      ((e.h.h = !0), (n += e.h.i.decode(t[a], { stream: !(i && a == r - 1) })))
    return ((t.length = 0), (e.h.g += n), (e.C = 0), e.h.g)
  }
  function vt(e) {
    return e.g ? e.v == `GET` && e.M != 2 && e.j.Aa : !1
  }
  function yt(e, t) {
    var n = e.C,
      r = t.indexOf(
        `
`,
        n,
      )
    return r == -1
      ? mt
      : ((n = Number(t.substring(n, r))),
        isNaN(n)
          ? pt
          : ((r += 1), r + n > t.length ? mt : ((t = t.slice(r, r + n)), (e.C = r + n), t)))
  }
  dt.prototype.cancel = function () {
    ;((this.K = !0), wt(this))
  }
  function bt(e) {
    ;((e.T = Date.now() + e.H), xt(e, e.H))
  }
  function xt(e, t) {
    if (e.D != null) throw Error(`WatchDog timer not null`)
    e.D = N(l(e.aa, e), t)
  }
  function St(e) {
    e.D &&= (o.clearTimeout(e.D), null)
  }
  dt.prototype.aa = function () {
    this.D = null
    let e = Date.now()
    e - this.T >= 0
      ? (I(this.i, this.B), this.M != 2 && (j(), M(17)), wt(this), (this.m = 2), Ct(this))
      : xt(this, this.T - e)
  }
  function Ct(e) {
    e.j.I == 0 || e.K || Fn(e.j, e)
  }
  function wt(e) {
    St(e)
    var t = e.O
    ;(t && typeof t.dispose == `function` && t.dispose(),
      (e.O = null),
      Ue(e.V),
      e.g && ((t = e.g), (e.g = null), t.abort(), t.dispose()))
  }
  function Tt(e, t) {
    try {
      var n = e.j
      if (n.I != 0 && (n.g == e || At(n.h, e))) {
        if (!e.L && At(n.h, e) && n.I == 3) {
          try {
            var r = n.Ba.g.parse(t)
          } catch {
            r = null
          }
          if (Array.isArray(r) && r.length == 3) {
            var i = r
            if (i[0] == 0) {
              a: if (!n.v) {
                if (n.g) {
                  if (n.g.F + 3e3 < e.F) (Pn(n), wn(n))
                  else break a
                }
                ;(jn(n), M(18))
              }
            } else
              ((n.xa = i[1]),
                0 < n.xa - n.K &&
                  i[2] < 37500 &&
                  n.F &&
                  n.A == 0 &&
                  !n.C &&
                  (n.C = N(l(n.Va, n), 6e3)))
            kt(n.h) <= 1 && n.ta && (n.ta = void 0)
          } else Ln(n, 11)
        } else if (((e.L || n.g == e) && Pn(n), !be(t)))
          for (i = n.Ba.g.parse(t), t = 0; t < i.length; t++) {
            let l = i[t],
              u = l[0]
            if (!(u <= n.K)) {
              if (((n.K = u), (l = l[1]), n.I == 2)) {
                if (l[0] == `c`) {
                  ;((n.M = l[1]), (n.ba = l[2]))
                  let t = l[3]
                  t != null && ((n.ka = t), n.j.info(`VER=` + n.ka))
                  let i = l[4]
                  i != null && ((n.za = i), n.j.info(`SVER=` + n.za))
                  let u = l[5]
                  ;(u != null &&
                    typeof u == `number` &&
                    u > 0 &&
                    ((r = 1.5 * u), (n.O = r), n.j.info(`backChannelRequestTimeoutMs_=` + r)),
                    (r = n))
                  let d = e.g
                  if (d) {
                    let e = d.g ? d.g.getResponseHeader(`X-Client-Wire-Protocol`) : null
                    if (e) {
                      var a = r.h
                      a.g ||
                        (e.indexOf(`spdy`) == -1 &&
                          e.indexOf(`quic`) == -1 &&
                          e.indexOf(`h2`) == -1) ||
                        ((a.j = a.l), (a.g = new Set()), (a.h &&= (jt(a, a.h), null)))
                    }
                    if (r.G) {
                      let e = d.g ? d.g.getResponseHeader(`X-HTTP-Session-Id`) : null
                      e && ((r.wa = e), L(r.J, r.G, e))
                    }
                  }
                  ;((n.I = 3),
                    n.l && n.l.ra(),
                    n.aa && ((n.T = Date.now() - e.F), n.j.info(`Handshake RTT: ` + n.T + `ms`)),
                    (r = n))
                  var o = e
                  if (((r.na = zn(r, r.L ? r.ba : null, r.W)), o.L)) {
                    Mt(r.h, o)
                    var s = o,
                      c = r.O
                    ;(c && (s.H = c), s.D && (St(s), bt(s)), (r.g = o))
                  } else An(r)
                  n.i.length > 0 && En(n)
                } else (l[0] != `stop` && l[0] != `close`) || Ln(n, 7)
              } else
                n.I == 3 &&
                  (l[0] == `stop` || l[0] == `close`
                    ? l[0] == `stop`
                      ? Ln(n, 7)
                      : Cn(n)
                    : l[0] != `noop` && n.l && n.l.qa(l),
                  (n.A = 0))
            }
          }
      }
      j(4)
    } catch {}
  }
  var Et = class {
    constructor(e, t) {
      ;((this.g = e), (this.map = t))
    }
  }
  function Dt(e) {
    ;((this.l = e || 10),
      o.PerformanceNavigationTiming
        ? ((e = o.performance.getEntriesByType(`navigation`)),
          (e = e.length > 0 && (e[0].nextHopProtocol == `hq` || e[0].nextHopProtocol == `h2`)))
        : (e = !!(
            o.chrome &&
            o.chrome.loadTimes &&
            o.chrome.loadTimes() &&
            o.chrome.loadTimes().wasFetchedViaSpdy
          )),
      (this.j = e ? this.l : 1),
      (this.g = null),
      this.j > 1 && (this.g = new Set()),
      (this.h = null),
      (this.i = []))
  }
  function Ot(e) {
    return e.h ? !0 : e.g ? e.g.size >= e.j : !1
  }
  function kt(e) {
    return e.h ? 1 : e.g ? e.g.size : 0
  }
  function At(e, t) {
    return e.h ? e.h == t : e.g ? e.g.has(t) : !1
  }
  function jt(e, t) {
    e.g ? e.g.add(t) : (e.h = t)
  }
  function Mt(e, t) {
    e.h && e.h == t ? (e.h = null) : e.g && e.g.has(t) && e.g.delete(t)
  }
  Dt.prototype.cancel = function () {
    if (((this.i = Nt(this)), this.h)) (this.h.cancel(), (this.h = null))
    else if (this.g && this.g.size !== 0) {
      for (let e of this.g.values()) e.cancel()
      this.g.clear()
    }
  }
  function Nt(e) {
    if (e.h != null) return e.i.concat(e.h.G)
    if (e.g != null && e.g.size !== 0) {
      let t = e.i
      for (let n of e.g.values()) t = t.concat(n.G)
      return t
    }
    return f(e.i)
  }
  var Pt = RegExp(
    `^(?:([^:/?#.]+):)?(?://(?:([^\\\\/?#]*)@)?([^\\\\/?#]*?)(?::([0-9]+))?(?=[\\\\/?#]|$))?([^?#]+)?(?:\\?([^#]*))?(?:#([\\s\\S]*))?$`,
  )
  function Ft(e, t) {
    if (e) {
      e = e.split(`&`)
      for (let n = 0; n < e.length; n++) {
        let r = e[n].indexOf(`=`),
          i,
          a = null
        ;(r >= 0 ? ((i = e[n].substring(0, r)), (a = e[n].substring(r + 1))) : (i = e[n]),
          t(i, a ? decodeURIComponent(a.replace(/\+/g, ` `)) : ``))
      }
    }
  }
  function It(e) {
    ;((this.g = this.o = this.j = ``), (this.u = null), (this.m = this.h = ``), (this.l = !1))
    let t
    e instanceof It
      ? ((this.l = e.l),
        Rt(this, e.j),
        (this.o = e.o),
        (this.g = e.g),
        zt(this, e.u),
        (this.h = e.h),
        Bt(this, tn(e.i)),
        (this.m = e.m))
      : e && (t = String(e).match(Pt))
        ? ((this.l = !1),
          Rt(this, t[1] || ``, !0),
          (this.o = Ht(t[2] || ``)),
          (this.g = Ht(t[3] || ``, !0)),
          zt(this, t[4]),
          (this.h = Ht(t[5] || ``, !0)),
          Bt(this, t[6] || ``, !0),
          (this.m = Ht(t[7] || ``)))
        : ((this.l = !1), (this.i = new Yt(null, this.l)))
  }
  ;((It.prototype.toString = function () {
    let e = []
    var t = this.j
    t && e.push(Ut(t, Wt, !0), `:`)
    var n = this.g
    return (
      (n || t == `file`) &&
        (e.push(`//`),
        (t = this.o) && e.push(Ut(t, Wt, !0), `@`),
        e.push(lt(n).replace(/%25([0-9a-fA-F]{2})/g, `%$1`)),
        (n = this.u),
        n != null && e.push(`:`, String(n))),
      (n = this.h) &&
        (this.g && n.charAt(0) != `/` && e.push(`/`),
        e.push(Ut(n, n.charAt(0) == `/` ? Kt : Gt, !0))),
      (n = this.i.toString()) && e.push(`?`, n),
      (n = this.m) && e.push(`#`, Ut(n, Jt)),
      e.join(``)
    )
  }),
    (It.prototype.resolve = function (e) {
      let t = Lt(this),
        n = !!e.j
      ;(n ? Rt(t, e.j) : (n = !!e.o),
        n ? (t.o = e.o) : (n = !!e.g),
        n ? (t.g = e.g) : (n = e.u != null))
      var r = e.h
      if (n) zt(t, e.u)
      else if ((n = !!e.h)) {
        if (r.charAt(0) != `/`) {
          if (this.g && !this.h) r = `/` + r
          else {
            var i = t.h.lastIndexOf(`/`)
            i != -1 && (r = t.h.slice(0, i + 1) + r)
          }
        }
        if (((i = r), i == `..` || i == `.`)) r = ``
        else if (i.indexOf(`./`) != -1 || i.indexOf(`/.`) != -1) {
          ;((r = i.lastIndexOf(`/`, 0) == 0), (i = i.split(`/`)))
          let e = []
          for (let t = 0; t < i.length;) {
            let n = i[t++]
            n == `.`
              ? r && t == i.length && e.push(``)
              : n == `..`
                ? ((e.length > 1 || (e.length == 1 && e[0] != ``)) && e.pop(),
                  r && t == i.length && e.push(``))
                : (e.push(n), (r = !0))
          }
          r = e.join(`/`)
        } else r = i
      }
      return (
        n ? (t.h = r) : (n = e.i.toString() !== ``),
        n ? Bt(t, tn(e.i)) : (n = !!e.m),
        n && (t.m = e.m),
        t
      )
    }))
  function Lt(e) {
    return new It(e)
  }
  function Rt(e, t, n) {
    ;((e.j = n ? Ht(t, !0) : t), (e.j &&= e.j.replace(/:$/, ``)))
  }
  function zt(e, t) {
    if (t) {
      if (((t = Number(t)), isNaN(t) || t < 0)) throw Error(`Bad port number ` + t)
      e.u = t
    } else e.u = null
  }
  function Bt(e, t, n) {
    t instanceof Yt ? ((e.i = t), rn(e.i, e.l)) : (n || (t = Ut(t, qt)), (e.i = new Yt(t, e.l)))
  }
  function L(e, t, n) {
    e.i.set(t, n)
  }
  function Vt(e) {
    return (
      L(
        e,
        `zx`,
        Math.floor(Math.random() * 2147483648).toString(36) +
          Math.abs(Math.floor(Math.random() * 2147483648) ^ Date.now()).toString(36),
      ),
      e
    )
  }
  function Ht(e, t) {
    return e ? (t ? decodeURI(e.replace(/%25/g, `%2525`)) : decodeURIComponent(e)) : ``
  }
  function Ut(e, t, n) {
    return typeof e == `string`
      ? ((e = encodeURI(e).replace(t, R)), n && (e = e.replace(/%25([0-9a-fA-F]{2})/g, `%$1`)), e)
      : null
  }
  function R(e) {
    return ((e = e.charCodeAt(0)), `%` + ((e >> 4) & 15).toString(16) + (e & 15).toString(16))
  }
  var Wt = /[#\/\?@]/g,
    Gt = /[#\?:]/g,
    Kt = /[#\?]/g,
    qt = /[#\?@]/g,
    Jt = /#/g
  function Yt(e, t) {
    ;((this.h = this.g = null), (this.i = e || null), (this.j = !!t))
  }
  function Xt(e) {
    e.g ||
      ((e.g = new Map()),
      (e.h = 0),
      e.i &&
        Ft(e.i, function (t, n) {
          e.add(decodeURIComponent(t.replace(/\+/g, ` `)), n)
        }))
  }
  ;((e = Yt.prototype),
    (e.add = function (e, t) {
      ;(Xt(this), (this.i = null), (e = nn(this, e)))
      let n = this.g.get(e)
      return (n || this.g.set(e, (n = [])), n.push(t), (this.h += 1), this)
    }))
  function Zt(e, t) {
    ;(Xt(e),
      (t = nn(e, t)),
      e.g.has(t) && ((e.i = null), (e.h -= e.g.get(t).length), e.g.delete(t)))
  }
  function Qt(e, t) {
    return (Xt(e), (t = nn(e, t)), e.g.has(t))
  }
  e.forEach = function (e, t) {
    ;(Xt(this),
      this.g.forEach(function (n, r) {
        n.forEach(function (n) {
          e.call(t, n, r, this)
        }, this)
      }, this))
  }
  function $t(e, t) {
    Xt(e)
    let n = []
    if (typeof t == `string`) Qt(e, t) && (n = n.concat(e.g.get(nn(e, t))))
    else for (e = Array.from(e.g.values()), t = 0; t < e.length; t++) n = n.concat(e[t])
    return n
  }
  ;((e.set = function (e, t) {
    return (
      Xt(this),
      (this.i = null),
      (e = nn(this, e)),
      Qt(this, e) && (this.h -= this.g.get(e).length),
      this.g.set(e, [t]),
      (this.h += 1),
      this
    )
  }),
    (e.get = function (e, t) {
      return e ? ((e = $t(this, e)), e.length > 0 ? String(e[0]) : t) : t
    }))
  function en(e, t, n) {
    ;(Zt(e, t), n.length > 0 && ((e.i = null), e.g.set(nn(e, t), f(n)), (e.h += n.length)))
  }
  e.toString = function () {
    if (this.i) return this.i
    if (!this.g) return ``
    let e = [],
      t = Array.from(this.g.keys())
    for (let r = 0; r < t.length; r++) {
      var n = t[r]
      let i = lt(n)
      n = $t(this, n)
      for (let t = 0; t < n.length; t++) {
        let r = i
        ;(n[t] !== `` && (r += `=` + lt(n[t])), e.push(r))
      }
    }
    return (this.i = e.join(`&`))
  }
  function tn(e) {
    let t = new Yt()
    return ((t.i = e.i), e.g && ((t.g = new Map(e.g)), (t.h = e.h)), t)
  }
  function nn(e, t) {
    return ((t = String(t)), e.j && (t = t.toLowerCase()), t)
  }
  function rn(e, t) {
    ;(t &&
      !e.j &&
      (Xt(e),
      (e.i = null),
      e.g.forEach(function (e, t) {
        let n = t.toLowerCase()
        t != n && (Zt(this, t), en(this, n, e))
      }, e)),
      (e.j = t))
  }
  function an() {
    this.g = new Ke()
  }
  function on(e) {
    ;((this.i = e.Sb || null), (this.h = e.ab || !1))
  }
  ;(u(on, k),
    (on.prototype.g = function () {
      return new sn(this.i, this.h)
    }))
  function sn(e, t) {
    ;(T.call(this),
      (this.H = e),
      (this.o = t),
      (this.m = void 0),
      (this.status = this.readyState = 0),
      (this.responseType = this.responseText = this.response = this.statusText = ``),
      (this.onreadystatechange = null),
      (this.A = new Headers()),
      (this.h = null),
      (this.F = `GET`),
      (this.D = ``),
      (this.g = !1),
      (this.B = this.j = this.l = null),
      (this.v = new AbortController()))
  }
  ;(u(sn, T),
    (e = sn.prototype),
    (e.open = function (e, t) {
      if (this.readyState != 0) throw (this.abort(), Error(`Error reopening a connection`))
      ;((this.F = e), (this.D = t), (this.readyState = 1), un(this))
    }),
    (e.send = function (e) {
      if (this.readyState != 1) throw (this.abort(), Error(`need to call open() first. `))
      if (this.v.signal.aborted) throw (this.abort(), Error(`Request was aborted.`))
      this.g = !0
      let t = {
        headers: this.A,
        method: this.F,
        credentials: this.m,
        cache: void 0,
        signal: this.v.signal,
      }
      ;(e && (t.body = e),
        (this.H || o).fetch(new Request(this.D, t)).then(this.Pa.bind(this), this.ga.bind(this)))
    }),
    (e.abort = function () {
      ;((this.response = this.responseText = ``),
        (this.A = new Headers()),
        (this.status = 0),
        this.v.abort(),
        this.j && this.j.cancel(`Request was aborted.`).catch(() => {}),
        this.readyState >= 1 && this.g && this.readyState != 4 && ((this.g = !1), ln(this)),
        (this.readyState = 0))
    }),
    (e.Pa = function (e) {
      if (
        this.g &&
        ((this.l = e),
        this.h ||
          ((this.status = this.l.status),
          (this.statusText = this.l.statusText),
          (this.h = e.headers),
          (this.readyState = 2),
          un(this)),
        this.g && ((this.readyState = 3), un(this), this.g))
      ) {
        if (this.responseType === `arraybuffer`)
          e.arrayBuffer().then(this.Na.bind(this), this.ga.bind(this))
        else if (o.ReadableStream !== void 0 && `body` in e) {
          if (((this.j = e.body.getReader()), this.o)) {
            if (this.responseType)
              throw Error(`responseType must be empty for "streamBinaryChunks" mode responses.`)
            this.response = []
          } else ((this.response = this.responseText = ``), (this.B = new TextDecoder()))
          cn(this)
        } else e.text().then(this.Oa.bind(this), this.ga.bind(this))
      }
    }))
  function cn(e) {
    e.j.read().then(e.Ma.bind(e)).catch(e.ga.bind(e))
  }
  ;((e.Ma = function (e) {
    if (this.g) {
      if (this.o && e.value) this.response.push(e.value)
      else if (!this.o) {
        var t = e.value ? e.value : new Uint8Array()
        ;(t = this.B.decode(t, { stream: !e.done })) && (this.response = this.responseText += t)
      }
      ;(e.done ? ln(this) : un(this), this.readyState == 3 && cn(this))
    }
  }),
    (e.Oa = function (e) {
      this.g && ((this.response = this.responseText = e), ln(this))
    }),
    (e.Na = function (e) {
      this.g && ((this.response = e), ln(this))
    }),
    (e.ga = function () {
      this.g && ln(this)
    }))
  function ln(e) {
    ;((e.readyState = 4), (e.l = null), (e.j = null), (e.B = null), un(e))
  }
  ;((e.setRequestHeader = function (e, t) {
    this.A.append(e, t)
  }),
    (e.getResponseHeader = function (e) {
      return (this.h && this.h.get(e.toLowerCase())) || ``
    }),
    (e.getAllResponseHeaders = function () {
      if (!this.h) return ``
      let e = [],
        t = this.h.entries()
      for (var n = t.next(); !n.done;) ((n = n.value), e.push(n[0] + `: ` + n[1]), (n = t.next()))
      return e.join(`\r
`)
    }))
  function un(e) {
    e.onreadystatechange && e.onreadystatechange.call(e)
  }
  Object.defineProperty(sn.prototype, 'withCredentials', {
    get: function () {
      return this.m === `include`
    },
    set: function (e) {
      this.m = e ? `include` : `same-origin`
    },
  })
  function dn(e) {
    let t = ``
    return (
      Te(e, function (e, n) {
        ;((t += n),
          (t += `:`),
          (t += e),
          (t += `\r
`))
      }),
      t
    )
  }
  function fn(e, t, n) {
    a: {
      for (r in n) {
        var r = !1
        break a
      }
      r = !0
    }
    r || ((n = dn(n)), typeof e == `string` || L(e, t, n))
  }
  function z(e) {
    ;(T.call(this),
      (this.headers = new Map()),
      (this.L = e || null),
      (this.h = !1),
      (this.g = null),
      (this.D = ``),
      (this.o = 0),
      (this.l = ``),
      (this.j = this.B = this.v = this.A = !1),
      (this.m = null),
      (this.F = ``),
      (this.H = !1))
  }
  u(z, T)
  var pn = /^https?$/i,
    mn = [`POST`, `PUT`]
  ;((e = z.prototype),
    (e.Fa = function (e) {
      this.H = e
    }),
    (e.ea = function (e, t, n, r) {
      if (this.g)
        throw Error(
          `[goog.net.XhrIo] Object is active with another request=` + this.D + `; newUri=` + e,
        )
      ;((t = t ? t.toUpperCase() : `GET`),
        (this.D = e),
        (this.l = ``),
        (this.o = 0),
        (this.A = !1),
        (this.h = !0),
        (this.g = this.L ? this.L.g() : st.g()),
        (this.g.onreadystatechange = d(l(this.Ca, this))))
      try {
        ;((this.B = !0), this.g.open(t, String(e), !0), (this.B = !1))
      } catch (e) {
        hn(this, e)
        return
      }
      if (((e = n || ``), (n = new Map(this.headers)), r)) {
        if (Object.getPrototypeOf(r) === Object.prototype) for (var i in r) n.set(i, r[i])
        else if (typeof r.keys == `function` && typeof r.get == `function`)
          for (let e of r.keys()) n.set(e, r.get(e))
        else throw Error(`Unknown input type for opt_headers: ` + String(r))
      }
      ;((r = Array.from(n.keys()).find((e) => e.toLowerCase() == `content-type`)),
        (i = o.FormData && e instanceof o.FormData),
        !(Array.prototype.indexOf.call(mn, t, void 0) >= 0) ||
          r ||
          i ||
          n.set(`Content-Type`, `application/x-www-form-urlencoded;charset=utf-8`))
      for (let [e, t] of n) this.g.setRequestHeader(e, t)
      ;(this.F && (this.g.responseType = this.F),
        `withCredentials` in this.g &&
          this.g.withCredentials !== this.H &&
          (this.g.withCredentials = this.H))
      try {
        ;((this.m &&= (clearTimeout(this.m), null)), (this.v = !0), this.g.send(e), (this.v = !1))
      } catch (e) {
        hn(this, e)
      }
    }))
  function hn(e, t) {
    ;((e.h = !1), e.g && ((e.j = !0), e.g.abort(), (e.j = !1)), (e.l = t), (e.o = 5), gn(e), vn(e))
  }
  function gn(e) {
    e.A || ((e.A = !0), E(e, `complete`), E(e, `error`))
  }
  ;((e.abort = function (e) {
    this.g &&
      this.h &&
      ((this.h = !1),
      (this.j = !0),
      this.g.abort(),
      (this.j = !1),
      (this.o = e || 7),
      E(this, `complete`),
      E(this, `abort`),
      vn(this))
  }),
    (e.N = function () {
      ;(this.g &&
        (this.h && ((this.h = !1), (this.j = !0), this.g.abort(), (this.j = !1)), vn(this, !0)),
        z.Z.N.call(this))
    }),
    (e.Ca = function () {
      this.u || (this.B || this.v || this.j ? _n(this) : this.Xa())
    }),
    (e.Xa = function () {
      _n(this)
    }))
  function _n(e) {
    if (e.h && a !== void 0) {
      if (e.v && B(e) == 4) setTimeout(e.Ca.bind(e), 0)
      else if ((E(e, `readystatechange`), B(e) == 4)) {
        e.h = !1
        try {
          let a = e.ca()
          a: switch (a) {
            case 200:
            case 201:
            case 202:
            case 204:
            case 206:
            case 304:
            case 1223:
              var t = !0
              break a
            default:
              t = !1
          }
          var n
          if (!(n = t)) {
            var r
            if ((r = a === 0)) {
              let t = String(e.D).match(Pt)[1] || null
              ;(!t && o.self && o.self.location && (t = o.self.location.protocol.slice(0, -1)),
                (r = !pn.test(t ? t.toLowerCase() : ``)))
            }
            n = r
          }
          if (n) (E(e, `complete`), E(e, `success`))
          else {
            e.o = 6
            try {
              var i = B(e) > 2 ? e.g.statusText : ``
            } catch {
              i = ``
            }
            ;((e.l = i + ` [` + e.ca() + `]`), gn(e))
          }
        } finally {
          vn(e)
        }
      }
    }
  }
  function vn(e, t) {
    if (e.g) {
      e.m &&= (clearTimeout(e.m), null)
      let n = e.g
      ;((e.g = null), t || E(e, `ready`))
      try {
        n.onreadystatechange = null
      } catch {}
    }
  }
  e.isActive = function () {
    return !!this.g
  }
  function B(e) {
    return e.g ? e.g.readyState : 0
  }
  ;((e.ca = function () {
    try {
      return B(this) > 2 ? this.g.status : -1
    } catch {
      return -1
    }
  }),
    (e.la = function () {
      try {
        return this.g ? this.g.responseText : ``
      } catch {
        return ``
      }
    }),
    (e.La = function (e) {
      if (this.g) {
        var t = this.g.responseText
        return (e && t.indexOf(e) == 0 && (t = t.substring(e.length)), Ge(t))
      }
    }))
  function yn(e) {
    try {
      if (!e.g) return null
      if (`response` in e.g) return e.g.response
      switch (e.F) {
        case ``:
        case `text`:
          return e.g.responseText
        case `arraybuffer`:
          if (`mozResponseArrayBuffer` in e.g) return e.g.mozResponseArrayBuffer
      }
      return null
    } catch {
      return null
    }
  }
  function bn(e) {
    let t = {}
    e = ((e.g && B(e) >= 2 && e.g.getAllResponseHeaders()) || ``).split(`\r
`)
    for (let r = 0; r < e.length; r++) {
      if (be(e[r])) continue
      var n = ut(e[r])
      let i = n[0]
      if (((n = n[1]), typeof n != `string`)) continue
      n = n.trim()
      let a = t[i] || []
      ;((t[i] = a), a.push(n))
    }
    Ee(t, function (e) {
      return e.join(`, `)
    })
  }
  ;((e.ya = function () {
    return this.o
  }),
    (e.Ha = function () {
      return typeof this.l == `string` ? this.l : String(this.l)
    }))
  function xn(e, t, n) {
    return (n && n.internalChannelParams && n.internalChannelParams[e]) || t
  }
  function Sn(e) {
    ;((this.za = 0),
      (this.i = []),
      (this.j = new nt()),
      (this.ba =
        this.na =
        this.J =
        this.W =
        this.g =
        this.wa =
        this.G =
        this.H =
        this.u =
        this.U =
        this.o =
          null),
      (this.Ya = this.V = 0),
      (this.Sa = xn(`failFast`, !1, e)),
      (this.F = this.C = this.v = this.m = this.l = null),
      (this.X = !0),
      (this.xa = this.K = -1),
      (this.Y = this.A = this.D = 0),
      (this.Qa = xn(`baseRetryDelayMs`, 5e3, e)),
      (this.Za = xn(`retryDelaySeedMs`, 1e4, e)),
      (this.Ta = xn(`forwardChannelMaxRetries`, 2, e)),
      (this.va = xn(`forwardChannelRequestTimeoutMs`, 2e4, e)),
      (this.ma = (e && e.xmlHttpFactory) || void 0),
      (this.Ua = (e && e.Rb) || void 0),
      (this.Aa = (e && e.useFetchStreams) || !1),
      (this.O = void 0),
      (this.L = (e && e.supportsCrossDomainXhr) || !1),
      (this.M = ``),
      (this.h = new Dt(e && e.concurrentRequestLimit)),
      (this.Ba = new an()),
      (this.S = (e && e.fastHandshake) || !1),
      (this.R = (e && e.encodeInitMessageHeaders) || !1),
      this.S && this.R && (this.R = !1),
      (this.Ra = (e && e.Pb) || !1),
      e && e.ua && this.j.ua(),
      e && e.forceLongPolling && (this.X = !1),
      (this.aa = (!this.S && this.X && e && e.detectBufferingProxy) || !1),
      (this.ia = void 0),
      e && e.longPollingTimeout && e.longPollingTimeout > 0 && (this.ia = e.longPollingTimeout),
      (this.ta = void 0),
      (this.T = 0),
      (this.P = !1),
      (this.ja = this.B = null))
  }
  ;((e = Sn.prototype),
    (e.ka = 8),
    (e.I = 1),
    (e.connect = function (e, t, n, r) {
      ;(M(0),
        (this.W = e),
        (this.H = t || {}),
        n && r !== void 0 && ((this.H.OSID = n), (this.H.OAID = r)),
        (this.F = this.X),
        (this.J = zn(this, null, this.W)),
        En(this))
    }))
  function Cn(e) {
    if ((Tn(e), e.I == 3)) {
      var t = e.V++,
        n = Lt(e.J)
      if (
        (L(n, `SID`, e.M),
        L(n, `RID`, t),
        L(n, `TYPE`, `terminate`),
        On(e, n),
        (t = new dt(e, e.j, t)),
        (t.M = 2),
        (t.A = Vt(Lt(n))),
        (n = !1),
        o.navigator && o.navigator.sendBeacon)
      )
        try {
          n = o.navigator.sendBeacon(t.A.toString(), ``)
        } catch {}
      ;(!n && o.Image && ((new Image().src = t.A), (n = !0)),
        n || ((t.g = Bn(t.j, null)), t.g.ea(t.A)),
        (t.F = Date.now()),
        bt(t))
    }
    Rn(e)
  }
  function wn(e) {
    e.g &&= (Mn(e), e.g.cancel(), null)
  }
  function Tn(e) {
    ;(wn(e),
      (e.v &&= (o.clearTimeout(e.v), null)),
      Pn(e),
      e.h.cancel(),
      (e.m &&= (typeof e.m == `number` && o.clearTimeout(e.m), null)))
  }
  function En(e) {
    if (!Ot(e.h) && !e.m) {
      e.m = !0
      var t = e.Ea
      ;(ie || se(), (ae ||= (ie(), !0)), oe.add(t, e), (e.D = 0))
    }
  }
  function Dn(e, t) {
    return kt(e.h) >= e.h.j - +!!e.m
      ? !1
      : e.m
        ? ((e.i = t.G.concat(e.i)), !0)
        : e.I == 1 || e.I == 2 || e.D >= (e.Sa ? 0 : e.Ta)
          ? !1
          : ((e.m = N(l(e.Ea, e, t), In(e, e.D))), e.D++, !0)
  }
  e.Ea = function (e) {
    if (this.m) {
      if (((this.m = null), this.I == 1)) {
        if (!e) {
          ;((this.V = Math.floor(Math.random() * 1e5)), (e = this.V++))
          let i = new dt(this, this.j, e),
            a = this.o
          if (
            (this.U && (a ? ((a = De(a)), Oe(a, this.U)) : (a = this.U)),
            this.u !== null || this.R || ((i.J = a), (a = null)),
            this.S)
          )
            a: {
              for (var t = 0, n = 0; n < this.i.length; n++) {
                b: {
                  var r = this.i[n]
                  if (`__data__` in r.map && ((r = r.map.__data__), typeof r == `string`)) {
                    r = r.length
                    break b
                  }
                  r = void 0
                }
                if (r === void 0) break
                if (((t += r), t > 4096)) {
                  t = n
                  break a
                }
                if (t === 4096 || n === this.i.length - 1) {
                  t = n + 1
                  break a
                }
              }
              t = 1e3
            }
          else t = 1e3
          ;((t = kn(this, i, t)),
            (n = Lt(this.J)),
            L(n, `RID`, e),
            L(n, `CVER`, 22),
            this.G && L(n, `X-HTTP-Session-Id`, this.G),
            On(this, n),
            a && (this.R ? (t = `headers=` + lt(dn(a)) + `&` + t) : this.u && fn(n, this.u, a)),
            jt(this.h, i),
            this.Ra && L(n, `TYPE`, `init`),
            this.S
              ? (L(n, `$req`, t), L(n, `SID`, `null`), (i.U = !0), ht(i, n, null))
              : ht(i, n, t),
            (this.I = 2))
        }
      } else this.I == 3 && (e ? V(this, e) : this.i.length == 0 || Ot(this.h) || V(this))
    }
  }
  function V(e, t) {
    var n = t ? t.l : e.V++
    let r = Lt(e.J)
    ;(L(r, `SID`, e.M),
      L(r, `RID`, n),
      L(r, `AID`, e.K),
      On(e, r),
      e.u && e.o && fn(r, e.u, e.o),
      (n = new dt(e, e.j, n, e.D + 1)),
      e.u === null && (n.J = e.o),
      t && (e.i = t.G.concat(e.i)),
      (t = kn(e, n, 1e3)),
      (n.H = Math.round(e.va * 0.5) + Math.round(e.va * 0.5 * Math.random())),
      jt(e.h, n),
      ht(n, r, t))
  }
  function On(e, t) {
    ;(e.H &&
      Te(e.H, function (e, n) {
        L(t, n, e)
      }),
      e.l &&
        Te({}, function (e, n) {
          L(t, n, e)
        }))
  }
  function kn(e, t, n) {
    n = Math.min(e.i.length, n)
    let r = e.l ? l(e.l.Ka, e.l, e) : null
    a: {
      var i = e.i
      let t = -1
      for (;;) {
        let e = [`count=` + n]
        t == -1 ? (n > 0 ? ((t = i[0].g), e.push(`ofs=` + t)) : (t = 0)) : e.push(`ofs=` + t)
        let c = !0
        for (let l = 0; l < n; l++) {
          var a = i[l].g
          let n = i[l].map
          if (((a -= t), a < 0)) ((t = Math.max(0, i[l].g - 100)), (c = !1))
          else
            try {
              a = `req` + a + `_` || ``
              try {
                var o = n instanceof Map ? n : Object.entries(n)
                for (let [t, n] of o) {
                  let r = n
                  ;(s(n) && (r = We(n)), e.push(a + t + `=` + encodeURIComponent(r)))
                }
              } catch (t) {
                throw (e.push(a + `type=_badmap`), t)
              }
            } catch {
              r && r(n)
            }
        }
        if (c) {
          o = e.join(`&`)
          break a
        }
      }
      o = void 0
    }
    return ((e = e.i.splice(0, n)), (t.G = e), o)
  }
  function An(e) {
    if (!e.g && !e.v) {
      e.Y = 1
      var t = e.Da
      ;(ie || se(), (ae ||= (ie(), !0)), oe.add(t, e), (e.A = 0))
    }
  }
  function jn(e) {
    return e.g || e.v || e.A >= 3 ? !1 : (e.Y++, (e.v = N(l(e.Da, e), In(e, e.A))), e.A++, !0)
  }
  ;((e.Da = function () {
    if (((this.v = null), Nn(this), this.aa && !(this.P || this.g == null || this.T <= 0))) {
      var e = 4 * this.T
      ;(this.j.info(`BP detection timer enabled: ` + e), (this.B = N(l(this.Wa, this), e)))
    }
  }),
    (e.Wa = function () {
      this.B &&
        ((this.B = null),
        this.j.info(`BP detection timeout reached.`),
        this.j.info(`Buffering proxy detected and switch to long-polling!`),
        (this.F = !1),
        (this.P = !0),
        M(10),
        wn(this),
        Nn(this))
    }))
  function Mn(e) {
    e.B != null && (o.clearTimeout(e.B), (e.B = null))
  }
  function Nn(e) {
    ;((e.g = new dt(e, e.j, `rpc`, e.Y)), e.u === null && (e.g.J = e.o), (e.g.P = 0))
    var t = Lt(e.na)
    ;(L(t, `RID`, `rpc`),
      L(t, `SID`, e.M),
      L(t, `AID`, e.K),
      L(t, `CI`, e.F ? `0` : `1`),
      !e.F && e.ia && L(t, `TO`, e.ia),
      L(t, `TYPE`, `xmlhttp`),
      On(e, t),
      e.u && e.o && fn(t, e.u, e.o),
      e.O && (e.g.H = e.O))
    var n = e.g
    ;((e = e.ba), (n.M = 1), (n.A = Vt(Lt(t))), (n.u = null), (n.R = !0), gt(n, e))
  }
  e.Va = function () {
    this.C != null && ((this.C = null), wn(this), jn(this), M(19))
  }
  function Pn(e) {
    e.C != null && (o.clearTimeout(e.C), (e.C = null))
  }
  function Fn(e, t) {
    var n = null
    if (e.g == t) {
      ;(Pn(e), Mn(e), (e.g = null))
      var r = 2
    } else if (At(e.h, t)) ((n = t.G), Mt(e.h, t), (r = 1))
    else return
    if (e.I != 0) {
      if (t.o) {
        if (r == 1) {
          ;((n = t.u ? t.u.length : 0), (t = Date.now() - t.F))
          var i = e.D
          ;((r = A()), E(r, new tt(r, n)), En(e))
        } else An(e)
      } else if (
        ((i = t.m), i == 3 || (i == 0 && t.X > 0) || !((r == 1 && Dn(e, t)) || (r == 2 && jn(e))))
      )
        switch ((n && n.length > 0 && ((t = e.h), (t.i = t.i.concat(n))), i)) {
          case 1:
            Ln(e, 5)
            break
          case 4:
            Ln(e, 10)
            break
          case 3:
            Ln(e, 6)
            break
          default:
            Ln(e, 2)
        }
    }
  }
  function In(e, t) {
    let n = e.Qa + Math.floor(Math.random() * e.Za)
    return (e.isActive() || (n *= 2), n * t)
  }
  function Ln(e, t) {
    ;(e.j.info(`Error code ` + t), M(2), (e.I = 0), e.l && e.l.pa(t), Rn(e), Tn(e))
  }
  e.bb = function (e) {
    e
      ? (this.j.info(`Successfully pinged google.com`), M(2))
      : (this.j.info(`Failed to ping google.com`), M(1))
  }
  function Rn(e) {
    if (((e.I = 0), (e.ja = []), e.l)) {
      let t = Nt(e.h)
      ;((t.length != 0 || e.i.length != 0) &&
        (p(e.ja, t), p(e.ja, e.i), (e.h.i.length = 0), f(e.i), (e.i.length = 0)),
        e.l.oa())
    }
  }
  function zn(e, t, n) {
    var r = n instanceof It ? Lt(n) : new It(n)
    if (r.g != ``) (t && (r.g = t + `.` + r.g), zt(r, r.u))
    else {
      var i = o.location
      ;((r = i.protocol), (t = t ? t + `.` + i.hostname : i.hostname), (i = +i.port))
      let e = new It(null)
      ;(r && Rt(e, r), t && (e.g = t), i && zt(e, i), n && (e.h = n), (r = e))
    }
    return ((n = e.G), (t = e.wa), n && t && L(r, n, t), L(r, `VER`, e.ka), On(e, r), r)
  }
  function Bn(e, t, n) {
    if (t && !e.L) throw Error(`Can't create secondary domain capable XhrIo object.`)
    return ((t = e.Aa && !e.ma ? new z(new on({ ab: n })) : new z(e.ma)), t.Fa(e.L), t)
  }
  e.isActive = function () {
    return !!this.l && this.l.isActive(this)
  }
  function Vn() {}
  ;((e = Vn.prototype),
    (e.ra = function () {}),
    (e.qa = function () {}),
    (e.pa = function () {}),
    (e.oa = function () {}),
    (e.isActive = function () {
      return !0
    }),
    (e.Ka = function () {}))
  function Hn() {}
  Hn.prototype.g = function (e, t) {
    return new H(e, t)
  }
  function H(e, t) {
    ;(T.call(this),
      (this.g = new Sn(t)),
      (this.l = e),
      (this.h = (t && t.messageUrlParams) || null),
      (e = (t && t.messageHeaders) || null),
      t &&
        t.clientProtocolHeaderRequired &&
        (e ? (e[`X-Client-Protocol`] = `webchannel`) : (e = { 'X-Client-Protocol': `webchannel` })),
      (this.g.o = e),
      (e = (t && t.initMessageHeaders) || null),
      t &&
        t.messageContentType &&
        (e
          ? (e[`X-WebChannel-Content-Type`] = t.messageContentType)
          : (e = { 'X-WebChannel-Content-Type': t.messageContentType })),
      t &&
        t.sa &&
        (e
          ? (e[`X-WebChannel-Client-Profile`] = t.sa)
          : (e = { 'X-WebChannel-Client-Profile': t.sa })),
      (this.g.U = e),
      (e = t && t.Qb) && !be(e) && (this.g.u = e),
      (this.A = (t && t.supportsCrossDomainXhr) || !1),
      (this.v = (t && t.sendRawJson) || !1),
      (t &&= t.httpSessionIdParam) &&
        !be(t) &&
        ((this.g.G = t),
        (e = this.h),
        e !== null && t in e && ((e = this.h), t in e && delete e[t])),
      (this.j = new W(this)))
  }
  ;(u(H, T),
    (H.prototype.m = function () {
      ;((this.g.l = this.j), this.A && (this.g.L = !0), this.g.connect(this.l, this.h || void 0))
    }),
    (H.prototype.close = function () {
      Cn(this.g)
    }),
    (H.prototype.o = function (e) {
      var t = this.g
      if (typeof e == `string`) {
        var n = {}
        ;((n.__data__ = e), (e = n))
      } else this.v && ((n = {}), (n.__data__ = We(e)), (e = n))
      ;(t.i.push(new Et(t.Ya++, e)), t.I == 3 && En(t))
    }),
    (H.prototype.N = function () {
      ;((this.g.l = null), delete this.j, Cn(this.g), delete this.g, H.Z.N.call(this))
    }))
  function Un(e) {
    ;(Ye.call(this),
      e.__headers__ &&
        ((this.headers = e.__headers__),
        (this.statusCode = e.__status__),
        delete e.__headers__,
        delete e.__status__))
    var t = e.__sm__
    if (t) {
      a: {
        for (let n in t) {
          e = n
          break a
        }
        e = void 0
      }
      ;((this.i = e) && ((e = this.i), (t = t !== null && e in t ? t[e] : void 0)), (this.data = t))
    } else this.data = e
  }
  u(Un, Ye)
  function U() {
    ;(Xe.call(this), (this.status = 1))
  }
  u(U, Xe)
  function W(e) {
    this.g = e
  }
  ;(u(W, Vn),
    (W.prototype.ra = function () {
      E(this.g, `a`)
    }),
    (W.prototype.qa = function (e) {
      E(this.g, new Un(e))
    }),
    (W.prototype.pa = function (e) {
      E(this.g, new U())
    }),
    (W.prototype.oa = function () {
      E(this.g, `b`)
    }),
    (Hn.prototype.createWebChannel = Hn.prototype.g),
    (H.prototype.send = H.prototype.o),
    (H.prototype.open = H.prototype.m),
    (H.prototype.close = H.prototype.close),
    (ve = ue.createWebChannelTransport =
      function () {
        return new Hn()
      }),
    (_e = ue.getStatEventTarget =
      function () {
        return A()
      }),
    (ge = ue.Event = Ze),
    (he = ue.Stat =
      {
        jb: 0,
        mb: 1,
        nb: 2,
        Hb: 3,
        Mb: 4,
        Jb: 5,
        Kb: 6,
        Ib: 7,
        Gb: 8,
        Lb: 9,
        PROXY: 10,
        NOPROXY: 11,
        Eb: 12,
        Ab: 13,
        Bb: 14,
        zb: 15,
        Cb: 16,
        Db: 17,
        fb: 18,
        eb: 19,
        gb: 20,
      }),
    (at.NO_ERROR = 0),
    (at.TIMEOUT = 8),
    (at.HTTP_ERROR = 6),
    (me = ue.ErrorCode = at),
    (ot.COMPLETE = `complete`),
    (pe = ue.EventType = ot),
    (qe.EventType = Je),
    (Je.OPEN = `a`),
    (Je.CLOSE = `b`),
    (Je.ERROR = `c`),
    (Je.MESSAGE = `d`),
    (T.prototype.listen = T.prototype.J),
    (fe = ue.WebChannel = qe),
    (z.prototype.listenOnce = z.prototype.K),
    (z.prototype.getLastError = z.prototype.Ha),
    (z.prototype.getLastErrorCode = z.prototype.ya),
    (z.prototype.getStatus = z.prototype.ca),
    (z.prototype.getResponseJson = z.prototype.La),
    (z.prototype.getResponseText = z.prototype.la),
    (z.prototype.send = z.prototype.ea),
    (z.prototype.setWithCredentials = z.prototype.Fa),
    (de = ue.XhrIo = z))
}).apply(le === void 0 ? (typeof self < `u` ? self : typeof window < `u` ? window : {}) : le)
var ye = class {
    constructor(e, t, n) {
      ;((this.alias = e), (this.aggregateType = t), (this.fieldPath = n))
    }
  },
  be = `12.19.0`
function xe(e) {
  be = e
}
var Se = new te(`@firebase/firestore`)
function Ce() {
  return Se.logLevel
}
function we(e) {
  Se.setLogLevel(e)
}
function v(e, ...t) {
  if (Se.logLevel <= n.DEBUG) {
    let n = t.map(De)
    Se.debug(`Firestore (${be}): ${e}`, ...n)
  }
}
function Te(e, ...t) {
  if (Se.logLevel <= n.ERROR) {
    let n = t.map(De)
    Se.error(`Firestore (${be}): ${e}`, ...n)
  }
}
function Ee(e, ...t) {
  if (Se.logLevel <= n.WARN) {
    let n = t.map(De)
    Se.warn(`Firestore (${be}): ${e}`, ...n)
  }
}
function De(e) {
  if (typeof e == `string`) return e
  try {
    return (function (e) {
      return JSON.stringify(e)
    })(e)
  } catch {
    return e
  }
}
function y(e, t, n) {
  let r = `Unexpected state`
  ;(typeof t == `string` ? (r = t) : (n = t), Oe(e, r, n))
}
function Oe(e, t, n) {
  let r = `FIRESTORE (${be}) INTERNAL ASSERTION FAILED: ${t} (ID: ${e.toString(16)})`
  if (n !== void 0)
    try {
      r += ` CONTEXT: ` + JSON.stringify(n)
    } catch {
      r += ` CONTEXT: ` + n
    }
  throw (Te(r), Error(r))
}
function b(e, t, n, r) {
  let i = `Unexpected state`
  ;(typeof n == `string` ? (i = n) : (r = n), e || Oe(t, i, r))
}
function x(e, t) {
  return e
}
function ke(e) {
  let t = typeof self < `u` && (self.crypto || self.msCrypto),
    n = new Uint8Array(e)
  if (t && typeof t.getRandomValues == `function`) t.getRandomValues(n)
  else for (let t = 0; t < e; t++) n[t] = Math.floor(256 * Math.random())
  return n
}
var Ae = class {
  static newId() {
    let e = ``
    for (; e.length < 20;) {
      let t = ke(40)
      for (let n = 0; n < t.length; ++n)
        e.length < 20 &&
          t[n] < 248 &&
          (e += `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789`.charAt(t[n] % 62))
    }
    return e
  }
}
function S(e, t) {
  return e < t ? -1 : +(e > t)
}
function je(e, t) {
  let n = Math.min(e.length, t.length)
  for (let r = 0; r < n; r++) {
    let n = e.charAt(r),
      i = t.charAt(r)
    if (n !== i) return Pe(n) === Pe(i) ? S(n, i) : Pe(n) ? 1 : -1
  }
  return S(e.length, t.length)
}
var Me = 55296,
  Ne = 57343
function Pe(e) {
  let t = e.charCodeAt(0)
  return t >= Me && t <= Ne
}
function Fe(e, t, n) {
  return e.length === t.length && e.every((e, r) => n(e, t[r]))
}
var C = class e {
    constructor(e, t) {
      ;((this.comparator = e), (this.root = t || Le.EMPTY))
    }
    insert(t, n) {
      return new e(
        this.comparator,
        this.root.insert(t, n, this.comparator).copy(null, null, Le.BLACK, null, null),
      )
    }
    remove(t) {
      return new e(
        this.comparator,
        this.root.remove(t, this.comparator).copy(null, null, Le.BLACK, null, null),
      )
    }
    get(e) {
      let t = this.root
      for (; !t.isEmpty();) {
        let n = this.comparator(e, t.key)
        if (n === 0) return t.value
        n < 0 ? (t = t.left) : n > 0 && (t = t.right)
      }
      return null
    }
    indexOf(e) {
      let t = 0,
        n = this.root
      for (; !n.isEmpty();) {
        let r = this.comparator(e, n.key)
        if (r === 0) return t + n.left.size
        r < 0 ? (n = n.left) : ((t += n.left.size + 1), (n = n.right))
      }
      return -1
    }
    isEmpty() {
      return this.root.isEmpty()
    }
    get size() {
      return this.root.size
    }
    minKey() {
      return this.root.minKey()
    }
    maxKey() {
      return this.root.maxKey()
    }
    inorderTraversal(e) {
      return this.root.inorderTraversal(e)
    }
    forEach(e) {
      this.inorderTraversal((t, n) => (e(t, n), !1))
    }
    toString() {
      let e = []
      return (this.inorderTraversal((t, n) => (e.push(`${t}:${n}`), !1)), `{${e.join(`, `)}}`)
    }
    reverseTraversal(e) {
      return this.root.reverseTraversal(e)
    }
    getIterator() {
      return new Ie(this.root, null, this.comparator, !1)
    }
    getIteratorFrom(e) {
      return new Ie(this.root, e, this.comparator, !1)
    }
    getReverseIterator() {
      return new Ie(this.root, null, this.comparator, !0)
    }
    getReverseIteratorFrom(e) {
      return new Ie(this.root, e, this.comparator, !0)
    }
  },
  Ie = class {
    constructor(e, t, n, r) {
      ;((this.isReverse = r), (this.nodeStack = []))
      let i = 1
      for (; !e.isEmpty();)
        if (((i = t ? n(e.key, t) : 1), t && r && (i *= -1), i < 0))
          e = this.isReverse ? e.left : e.right
        else {
          if (i === 0) {
            this.nodeStack.push(e)
            break
          }
          ;(this.nodeStack.push(e), (e = this.isReverse ? e.right : e.left))
        }
    }
    getNext() {
      let e = this.nodeStack.pop(),
        t = { key: e.key, value: e.value }
      if (this.isReverse) for (e = e.left; !e.isEmpty();) (this.nodeStack.push(e), (e = e.right))
      else for (e = e.right; !e.isEmpty();) (this.nodeStack.push(e), (e = e.left))
      return t
    }
    hasNext() {
      return this.nodeStack.length > 0
    }
    peek() {
      if (this.nodeStack.length === 0) return null
      let e = this.nodeStack[this.nodeStack.length - 1]
      return { key: e.key, value: e.value }
    }
  },
  Le = class e {
    constructor(t, n, r, i, a) {
      ;((this.key = t),
        (this.value = n),
        (this.color = r ?? e.RED),
        (this.left = i ?? e.EMPTY),
        (this.right = a ?? e.EMPTY),
        (this.size = this.left.size + 1 + this.right.size))
    }
    copy(t, n, r, i, a) {
      return new e(t ?? this.key, n ?? this.value, r ?? this.color, i ?? this.left, a ?? this.right)
    }
    isEmpty() {
      return !1
    }
    inorderTraversal(e) {
      return (
        this.left.inorderTraversal(e) || e(this.key, this.value) || this.right.inorderTraversal(e)
      )
    }
    reverseTraversal(e) {
      return (
        this.right.reverseTraversal(e) || e(this.key, this.value) || this.left.reverseTraversal(e)
      )
    }
    min() {
      return this.left.isEmpty() ? this : this.left.min()
    }
    minKey() {
      return this.min().key
    }
    maxKey() {
      return this.right.isEmpty() ? this.key : this.right.maxKey()
    }
    insert(e, t, n) {
      let r = this,
        i = n(e, r.key)
      return (
        (r =
          i < 0
            ? r.copy(null, null, null, r.left.insert(e, t, n), null)
            : i === 0
              ? r.copy(null, t, null, null, null)
              : r.copy(null, null, null, null, r.right.insert(e, t, n))),
        r.fixUp()
      )
    }
    removeMin() {
      if (this.left.isEmpty()) return e.EMPTY
      let t = this
      return (
        t.left.isRed() || t.left.left.isRed() || (t = t.moveRedLeft()),
        (t = t.copy(null, null, null, t.left.removeMin(), null)),
        t.fixUp()
      )
    }
    remove(t, n) {
      let r,
        i = this
      if (n(t, i.key) < 0)
        (i.left.isEmpty() || i.left.isRed() || i.left.left.isRed() || (i = i.moveRedLeft()),
          (i = i.copy(null, null, null, i.left.remove(t, n), null)))
      else {
        if (
          (i.left.isRed() && (i = i.rotateRight()),
          i.right.isEmpty() || i.right.isRed() || i.right.left.isRed() || (i = i.moveRedRight()),
          n(t, i.key) === 0)
        ) {
          if (i.right.isEmpty()) return e.EMPTY
          ;((r = i.right.min()), (i = i.copy(r.key, r.value, null, null, i.right.removeMin())))
        }
        i = i.copy(null, null, null, null, i.right.remove(t, n))
      }
      return i.fixUp()
    }
    isRed() {
      return this.color
    }
    fixUp() {
      let e = this
      return (
        e.right.isRed() && !e.left.isRed() && (e = e.rotateLeft()),
        e.left.isRed() && e.left.left.isRed() && (e = e.rotateRight()),
        e.left.isRed() && e.right.isRed() && (e = e.colorFlip()),
        e
      )
    }
    moveRedLeft() {
      let e = this.colorFlip()
      return (
        e.right.left.isRed() &&
          ((e = e.copy(null, null, null, null, e.right.rotateRight())),
          (e = e.rotateLeft()),
          (e = e.colorFlip())),
        e
      )
    }
    moveRedRight() {
      let e = this.colorFlip()
      return (e.left.left.isRed() && ((e = e.rotateRight()), (e = e.colorFlip())), e)
    }
    rotateLeft() {
      let t = this.copy(null, null, e.RED, null, this.right.left)
      return this.right.copy(null, null, this.color, t, null)
    }
    rotateRight() {
      let t = this.copy(null, null, e.RED, this.left.right, null)
      return this.left.copy(null, null, this.color, null, t)
    }
    colorFlip() {
      let e = this.left.copy(null, null, !this.left.color, null, null),
        t = this.right.copy(null, null, !this.right.color, null, null)
      return this.copy(null, null, !this.color, e, t)
    }
    checkMaxDepth() {
      return 2 ** this.check() <= this.size + 1
    }
    check() {
      if (this.isRed() && this.left.isRed()) throw y(43730, { key: this.key, value: this.value })
      if (this.right.isRed()) throw y(14113, { key: this.key, value: this.value })
      let e = this.left.check()
      if (e !== this.right.check()) throw y(27949)
      return e + +!this.isRed()
    }
  }
;((Le.EMPTY = null),
  (Le.RED = !0),
  (Le.BLACK = !1),
  (Le.EMPTY = new (class {
    constructor() {
      this.size = 0
    }
    get key() {
      throw y(57766)
    }
    get value() {
      throw y(16141)
    }
    get color() {
      throw y(16727)
    }
    get left() {
      throw y(29726)
    }
    get right() {
      throw y(36894)
    }
    copy(e, t, n, r, i) {
      return this
    }
    insert(e, t, n) {
      return new Le(e, t)
    }
    remove(e, t) {
      return this
    }
    isEmpty() {
      return !0
    }
    inorderTraversal(e) {
      return !1
    }
    reverseTraversal(e) {
      return !1
    }
    minKey() {
      return null
    }
    maxKey() {
      return null
    }
    isRed() {
      return !1
    }
    checkMaxDepth() {
      return !0
    }
    check() {
      return 0
    }
  })()))
var w = class e {
    constructor(e) {
      ;((this.comparator = e), (this.data = new C(this.comparator)))
    }
    has(e) {
      return this.data.get(e) !== null
    }
    first() {
      return this.data.minKey()
    }
    last() {
      return this.data.maxKey()
    }
    get size() {
      return this.data.size
    }
    indexOf(e) {
      return this.data.indexOf(e)
    }
    forEach(e) {
      this.data.inorderTraversal((t, n) => (e(t), !1))
    }
    forEachInRange(e, t) {
      let n = this.data.getIteratorFrom(e[0])
      for (; n.hasNext();) {
        let r = n.getNext()
        if (this.comparator(r.key, e[1]) >= 0) return
        t(r.key)
      }
    }
    forEachWhile(e, t) {
      let n
      for (n = t === void 0 ? this.data.getIterator() : this.data.getIteratorFrom(t); n.hasNext();)
        if (!e(n.getNext().key)) return
    }
    firstAfterOrEqual(e) {
      let t = this.data.getIteratorFrom(e)
      return t.hasNext() ? t.getNext().key : null
    }
    getIterator() {
      return new Re(this.data.getIterator())
    }
    getIteratorFrom(e) {
      return new Re(this.data.getIteratorFrom(e))
    }
    add(e) {
      return this.copy(this.data.remove(e).insert(e, !0))
    }
    delete(e) {
      return this.has(e) ? this.copy(this.data.remove(e)) : this
    }
    isEmpty() {
      return this.data.isEmpty()
    }
    unionWith(e) {
      let t = this
      return (
        t.size < e.size && ((t = e), (e = this)),
        e.forEach((e) => {
          t = t.add(e)
        }),
        t
      )
    }
    isEqual(t) {
      if (!(t instanceof e) || this.size !== t.size) return !1
      let n = this.data.getIterator(),
        r = t.data.getIterator()
      for (; n.hasNext();) {
        let e = n.getNext().key,
          t = r.getNext().key
        if (this.comparator(e, t) !== 0) return !1
      }
      return !0
    }
    toArray() {
      let e = []
      return (
        this.forEach((t) => {
          e.push(t)
        }),
        e
      )
    }
    toString() {
      let e = []
      return (this.forEach((t) => e.push(t)), `SortedSet(` + e.toString() + `)`)
    }
    copy(t) {
      let n = new e(this.comparator)
      return ((n.data = t), n)
    }
  },
  Re = class {
    constructor(e) {
      this.iter = e
    }
    getNext() {
      return this.iter.getNext().key
    }
    hasNext() {
      return this.iter.hasNext()
    }
  },
  T = {
    OK: `ok`,
    CANCELLED: `cancelled`,
    UNKNOWN: `unknown`,
    INVALID_ARGUMENT: `invalid-argument`,
    DEADLINE_EXCEEDED: `deadline-exceeded`,
    NOT_FOUND: `not-found`,
    ALREADY_EXISTS: `already-exists`,
    PERMISSION_DENIED: `permission-denied`,
    UNAUTHENTICATED: `unauthenticated`,
    RESOURCE_EXHAUSTED: `resource-exhausted`,
    FAILED_PRECONDITION: `failed-precondition`,
    ABORTED: `aborted`,
    OUT_OF_RANGE: `out-of-range`,
    UNIMPLEMENTED: `unimplemented`,
    INTERNAL: `internal`,
    UNAVAILABLE: `unavailable`,
    DATA_LOSS: `data-loss`,
  },
  E = class extends i {
    constructor(e, t) {
      ;(super(e, t),
        (this.code = e),
        (this.message = t),
        (this.toString = () => `${this.name}: [code=${this.code}]: ${this.message}`))
    }
  },
  ze = `__name__`,
  Be = class e {
    constructor(e, t, n) {
      ;(t === void 0 ? (t = 0) : t > e.length && y(637, { offset: t, range: e.length }),
        n === void 0
          ? (n = e.length - t)
          : n > e.length - t && y(1746, { length: n, range: e.length - t }),
        (this.segments = e),
        (this.offset = t),
        (this.len = n))
    }
    get length() {
      return this.len
    }
    isEqual(t) {
      return e.comparator(this, t) === 0
    }
    child(t) {
      let n = this.segments.slice(this.offset, this.limit())
      return (
        t instanceof e
          ? t.forEach((e) => {
              n.push(e)
            })
          : n.push(t),
        this.construct(n)
      )
    }
    limit() {
      return this.offset + this.length
    }
    popFirst(e) {
      return (
        (e = e === void 0 ? 1 : e), this.construct(this.segments, this.offset + e, this.length - e)
      )
    }
    popLast() {
      return this.construct(this.segments, this.offset, this.length - 1)
    }
    firstSegment() {
      return this.segments[this.offset]
    }
    lastSegment() {
      return this.get(this.length - 1)
    }
    get(e) {
      return this.segments[this.offset + e]
    }
    isEmpty() {
      return this.length === 0
    }
    isPrefixOf(e) {
      if (e.length < this.length) return !1
      for (let t = 0; t < this.length; t++) if (this.get(t) !== e.get(t)) return !1
      return !0
    }
    isImmediateParentOf(e) {
      if (this.length + 1 !== e.length) return !1
      for (let t = 0; t < this.length; t++) if (this.get(t) !== e.get(t)) return !1
      return !0
    }
    forEach(e) {
      for (let t = this.offset, n = this.limit(); t < n; t++) e(this.segments[t])
    }
    toArray() {
      return this.segments.slice(this.offset, this.limit())
    }
    static comparator(t, n) {
      let r = Math.min(t.length, n.length)
      for (let i = 0; i < r; i++) {
        let r = e.compareSegments(t.get(i), n.get(i))
        if (r !== 0) return r
      }
      return S(t.length, n.length)
    }
    static compareSegments(t, n) {
      let r = e.isNumericId(t),
        i = e.isNumericId(n)
      return r && !i
        ? -1
        : !r && i
          ? 1
          : r && i
            ? e.extractNumericId(t).compare(e.extractNumericId(n))
            : je(t, n)
    }
    static isNumericId(e) {
      return e.startsWith(`__id`) && e.endsWith(`__`)
    }
    static extractNumericId(e) {
      return g.fromString(e.substring(4, e.length - 2))
    }
  },
  D = class e extends Be {
    construct(t, n, r) {
      return new e(t, n, r)
    }
    canonicalString() {
      return this.toArray().join(`/`)
    }
    toString() {
      return this.canonicalString()
    }
    toStringWithLeadingSlash() {
      return `/${this.canonicalString()}`
    }
    toUriEncodedString() {
      return this.toArray().map(encodeURIComponent).join(`/`)
    }
    static fromString(...t) {
      let n = []
      for (let e of t) {
        if (e.indexOf(`//`) >= 0)
          throw new E(
            T.INVALID_ARGUMENT,
            `Invalid segment (${e}). Paths must not contain // in them.`,
          )
        n.push(...e.split(`/`).filter((e) => e.length > 0))
      }
      return new e(n)
    }
    static emptyPath() {
      return new e([])
    }
  },
  Ve = /^[_a-zA-Z][_a-zA-Z0-9]*$/,
  O = class e extends Be {
    construct(t, n, r) {
      return new e(t, n, r)
    }
    static isValidIdentifier(e) {
      return Ve.test(e)
    }
    canonicalString() {
      return this.toArray()
        .map(
          (t) => (
            (t = t.replace(/\\/g, `\\\\`).replace(/`/g, '\\`')),
            e.isValidIdentifier(t) || (t = '`' + t + '`'),
            t
          ),
        )
        .join(`.`)
    }
    toString() {
      return this.canonicalString()
    }
    isKeyField() {
      return this.length === 1 && this.get(0) === ze
    }
    static keyField() {
      return new e([ze])
    }
    static fromServerFormat(t) {
      let n = [],
        r = ``,
        i = 0,
        a = () => {
          if (r.length === 0)
            throw new E(
              T.INVALID_ARGUMENT,
              `Invalid field path (${t}). Paths must not be empty, begin with '.', end with '.', or contain '..'`,
            )
          ;(n.push(r), (r = ``))
        },
        o = !1
      for (; i < t.length;) {
        let e = t[i]
        if (e === `\\`) {
          if (i + 1 === t.length)
            throw new E(T.INVALID_ARGUMENT, `Path has trailing escape character: ` + t)
          let e = t[i + 1]
          if (e !== `\\` && e !== `.` && e !== '`')
            throw new E(T.INVALID_ARGUMENT, `Path has invalid escape sequence: ` + t)
          ;((r += e), (i += 2))
        } else e === '`' ? ((o = !o), i++) : e !== `.` || o ? ((r += e), i++) : (a(), i++)
      }
      if ((a(), o)) throw new E(T.INVALID_ARGUMENT, 'Unterminated ` in path: ' + t)
      return new e(n)
    }
    static emptyPath() {
      return new e([])
    }
  },
  He = class e {
    constructor(e) {
      ;((this.fields = e), e.sort(O.comparator))
    }
    static empty() {
      return new e([])
    }
    unionWith(t) {
      let n = new w(O.comparator)
      for (let e of this.fields) n = n.add(e)
      for (let e of t) n = n.add(e)
      return new e(n.toArray())
    }
    covers(e) {
      for (let t of this.fields) if (t.isPrefixOf(e)) return !0
      return !1
    }
    isEqual(e) {
      return Fe(this.fields, e.fields, (e, t) => e.isEqual(t))
    }
  }
function Ue(e) {
  let t = 0
  for (let n in e) Object.prototype.hasOwnProperty.call(e, n) && t++
  return t
}
function We(e, t) {
  for (let n in e) Object.prototype.hasOwnProperty.call(e, n) && t(n, e[n])
}
function Ge(e, t) {
  let n = []
  for (let r in e) Object.prototype.hasOwnProperty.call(e, r) && n.push(t(e[r], r, e))
  return n
}
function Ke(e) {
  for (let t in e) if (Object.prototype.hasOwnProperty.call(e, t)) return !1
  return !0
}
var k = class e {
  constructor(e) {
    this.path = e
  }
  static fromPath(t) {
    return new e(D.fromString(t))
  }
  static fromName(t) {
    return new e(D.fromString(t).popFirst(5))
  }
  static empty() {
    return new e(D.emptyPath())
  }
  get collectionGroup() {
    return this.path.popLast().lastSegment()
  }
  hasCollectionId(e) {
    return this.path.length >= 2 && this.path.get(this.path.length - 2) === e
  }
  getCollectionGroup() {
    return this.path.get(this.path.length - 2)
  }
  getCollectionPath() {
    return this.path.popLast()
  }
  isEqual(e) {
    return e !== null && D.comparator(this.path, e.path) === 0
  }
  toString() {
    return this.path.toString()
  }
  static comparator(e, t) {
    return D.comparator(e.path, t.path)
  }
  static isDocumentKey(e) {
    return e.length % 2 == 0
  }
  static fromSegments(t) {
    return new e(new D(t.slice()))
  }
}
function qe(e, t, n) {
  if (!n) throw new E(T.INVALID_ARGUMENT, `Function ${e}() cannot be called with an empty ${t}.`)
}
function Je(e, t, n, r) {
  if (!0 === t && !0 === r)
    throw new E(T.INVALID_ARGUMENT, `${e} and ${n} cannot be used together.`)
}
function Ye(e) {
  if (!k.isDocumentKey(e))
    throw new E(
      T.INVALID_ARGUMENT,
      `Invalid document reference. Document references must have an even number of segments, but ${e} has ${e.length}.`,
    )
}
function Xe(e) {
  if (k.isDocumentKey(e))
    throw new E(
      T.INVALID_ARGUMENT,
      `Invalid collection reference. Collection references must have an odd number of segments, but ${e} has ${e.length}.`,
    )
}
function Ze(e) {
  return (
    typeof e == `object` &&
    !!e &&
    (Object.getPrototypeOf(e) === Object.prototype || Object.getPrototypeOf(e) === null)
  )
}
function Qe(e) {
  if (e === void 0) return `undefined`
  if (e === null) return `null`
  if (typeof e == `string`)
    return (e.length > 20 && (e = `${e.substring(0, 20)}...`), JSON.stringify(e))
  if (typeof e == `number` || typeof e == `boolean`) return `` + e
  if (typeof e == `object`) {
    if (e instanceof Array) return `an array`
    {
      let t = (function (e) {
        return e.constructor ? e.constructor.name : null
      })(e)
      return t ? `a custom ${t} object` : `an object`
    }
  }
  return typeof e == `function` ? `a function` : y(12329, { type: typeof e })
}
function A(e, t) {
  if ((`_delegate` in e && (e = e._delegate), !(e instanceof t))) {
    if (t.name === e.constructor.name)
      throw new E(
        T.INVALID_ARGUMENT,
        `Type does not match the expected instance. Did you pass a reference from a different Firestore SDK?`,
      )
    {
      let n = Qe(e)
      throw new E(T.INVALID_ARGUMENT, `Expected type '${t.name}', but it was: ${n}`)
    }
  }
  return e
}
function $e(e, t) {
  if (t <= 0)
    throw new E(T.INVALID_ARGUMENT, `Function ${e}() requires a positive number, but it was: ${t}.`)
}
function j(e, t) {
  let n = { typeString: e }
  return (t && (n.value = t), n)
}
function et(e, t) {
  if (!Ze(e)) throw new E(T.INVALID_ARGUMENT, `JSON must be an object`)
  let n
  for (let r in t)
    if (t[r]) {
      let i = t[r].typeString,
        a = `value` in t[r] ? { value: t[r].value } : void 0
      if (!(r in e)) {
        n = `JSON missing required field: '${r}'`
        break
      }
      let o = e[r]
      if (i && typeof o !== i) {
        n = `JSON field '${r}' must be a ${i}.`
        break
      }
      if (a !== void 0 && o !== a.value) {
        n = `Expected '${r}' field to equal '${a.value}'`
        break
      }
    }
  if (n) throw new E(T.INVALID_ARGUMENT, n)
  return !0
}
var M = -62135596800,
  tt = 1e6,
  N = class e {
    static now() {
      return e.fromMillis(Date.now())
    }
    static fromDate(t) {
      return e.fromMillis(t.getTime())
    }
    static fromMillis(t) {
      let n = Math.floor(t / 1e3),
        r = Math.floor((t - 1e3 * n) * tt)
      return new e(n, r)
    }
    static fromInstant(t) {
      if (!t || typeof t.t != `bigint`)
        throw new E(T.INVALID_ARGUMENT, `Invalid Temporal.Instant object provided.`)
      return e._fromEpochNanoseconds(t.t)
    }
    static _fromEpochNanoseconds(t) {
      let n, r
      if (t >= 0n) ((n = Number(t / 1000000000n)), (r = Number(t % 1000000000n)))
      else {
        let e = t % 1000000000n
        e === 0n
          ? ((n = Number(t / 1000000000n)), (r = 0))
          : ((n = Number(t / 1000000000n - 1n)), (r = Number(e + 1000000000n)))
      }
      return new e(n, r)
    }
    constructor(e, t) {
      if (((this.seconds = e), (this.nanoseconds = t), t < 0 || t >= 1e9))
        throw new E(T.INVALID_ARGUMENT, `Timestamp nanoseconds out of range: ` + t)
      if (e < M || e >= 253402300800)
        throw new E(T.INVALID_ARGUMENT, `Timestamp seconds out of range: ` + e)
    }
    toDate() {
      return new Date(this.toMillis())
    }
    toMillis() {
      return 1e3 * this.seconds + this.nanoseconds / tt
    }
    toInstant() {
      if (typeof Temporal > `u` || !Temporal.Instant)
        throw new E(
          T.FAILED_PRECONDITION,
          `The Temporal object is not available in the current environment.`,
        )
      let e = 1000000000n * BigInt(this.seconds) + BigInt(this.nanoseconds)
      return Temporal.Instant.__PRIVATE_fromEpochNanoseconds(e)
    }
    _compareTo(e) {
      return this.seconds === e.seconds
        ? S(this.nanoseconds, e.nanoseconds)
        : S(this.seconds, e.seconds)
    }
    isEqual(e) {
      return e.seconds === this.seconds && e.nanoseconds === this.nanoseconds
    }
    toString() {
      return `Timestamp(seconds=` + this.seconds + `, nanoseconds=` + this.nanoseconds + `)`
    }
    toJSON() {
      return { type: e._jsonSchemaVersion, seconds: this.seconds, nanoseconds: this.nanoseconds }
    }
    static fromJSON(t) {
      if (et(t, e._jsonSchema)) return new e(t.seconds, t.nanoseconds)
    }
    valueOf() {
      let e = this.seconds - M
      return String(e).padStart(12, `0`) + `.` + String(this.nanoseconds).padStart(9, `0`)
    }
  }
;((N._jsonSchemaVersion = `firestore/timestamp/1.0`),
  (N._jsonSchema = {
    type: j(`string`, N._jsonSchemaVersion),
    seconds: j(`number`),
    nanoseconds: j(`number`),
  }))
var nt = class extends Error {
    constructor() {
      ;(super(...arguments), (this.name = `Base64DecodeError`))
    }
  },
  P = class e {
    constructor(e) {
      this.binaryString = e
    }
    static fromBase64String(t) {
      let n = (function (e) {
        try {
          return atob(e)
        } catch (e) {
          throw typeof DOMException < `u` && e instanceof DOMException
            ? new nt(`Invalid base64 string: ` + e)
            : e
        }
      })(t)
      return new e(n)
    }
    static fromUint8Array(t) {
      let n = (function (e) {
        let t = ``
        for (let n = 0; n < e.length; ++n) t += String.fromCharCode(e[n])
        return t
      })(t)
      return new e(n)
    }
    [Symbol.iterator]() {
      let e = 0
      return {
        next: () =>
          e < this.binaryString.length
            ? { value: this.binaryString.charCodeAt(e++), done: !1 }
            : { value: void 0, done: !0 },
      }
    }
    toBase64() {
      return (function (e) {
        return btoa(e)
      })(this.binaryString)
    }
    toUint8Array() {
      return (function (e) {
        let t = new Uint8Array(e.length)
        for (let n = 0; n < e.length; n++) t[n] = e.charCodeAt(n)
        return t
      })(this.binaryString)
    }
    approximateByteSize() {
      return 2 * this.binaryString.length
    }
    compareTo(e) {
      return S(this.binaryString, e.binaryString)
    }
    isEqual(e) {
      return this.binaryString === e.binaryString
    }
  }
P.EMPTY_BYTE_STRING = new P(``)
var rt = new RegExp(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d+))?Z$/)
function F(e) {
  if ((b(!!e, 39018), typeof e == `string`)) {
    let t = 0,
      n = rt.exec(e)
    if ((b(!!n, 46558, { timestamp: e }), n[1])) {
      let e = n[1]
      ;((e = (e + `000000000`).substr(0, 9)), (t = Number(e)))
    }
    let r = new Date(e)
    return { seconds: Math.floor(r.getTime() / 1e3), nanos: t }
  }
  return { seconds: I(e.seconds), nanos: I(e.nanos) }
}
function I(e) {
  return typeof e == `number` ? e : typeof e == `string` ? Number(e) : 0
}
function it(e) {
  return typeof e == `string` ? P.fromBase64String(e) : P.fromUint8Array(e)
}
var at = `server_timestamp`,
  ot = `__type__`,
  st = `__previous_value__`,
  ct = `__local_write_time__`
function lt(e) {
  return (e?.mapValue?.fields || {})[ot]?.stringValue === at
}
function ut(e) {
  let t = e.mapValue.fields[st]
  return lt(t) ? ut(t) : t
}
function dt(e) {
  let t = F(e.mapValue.fields[ct].timestampValue)
  return new N(t.seconds, t.nanos)
}
var ft = class {
    constructor(e, t, n, r, i, a, o, s, c, l, u, d, f) {
      ;((this.databaseId = e),
        (this.appId = t),
        (this.persistenceKey = n),
        (this.host = r),
        (this.ssl = i),
        (this.forceLongPolling = a),
        (this.autoDetectLongPolling = o),
        (this.longPollingOptions = s),
        (this.useFetchStreams = c),
        (this.isUsingEmulator = l),
        (this.apiKey = u),
        (this._customHeaders = d),
        (this.grpcFlowControlWindow = f))
    }
  },
  pt = `(default)`,
  mt = class e {
    constructor(e, t) {
      ;((this.projectId = e), (this.database = t || pt))
    }
    static empty() {
      return new e(``, ``)
    }
    get isDefaultDatabase() {
      return this.database === pt
    }
    isEqual(t) {
      return t instanceof e && t.projectId === this.projectId && t.database === this.database
    }
  }
function ht(e, t) {
  if (!Object.prototype.hasOwnProperty.apply(e.options, [`projectId`]))
    throw new E(T.INVALID_ARGUMENT, `"projectId" not provided in firebase.initializeApp.`)
  return new mt(e.options.projectId, t)
}
var gt = -1
function _t(e) {
  return e == null
}
function vt(e) {
  return e === 0 && 1 / e == -1 / 0
}
function yt(e) {
  return (
    typeof e == `number` && Number.isInteger(e) && !vt(e) && e <= 2 ** 53 - 1 && e >= -(2 ** 53 - 1)
  )
}
var bt = `__type__`,
  xt = `__max__`,
  St = { mapValue: { fields: { __type__: { stringValue: xt } } } },
  Ct = `__vector__`,
  wt = `value`
function Tt(e) {
  return `nullValue` in e
    ? 0
    : `booleanValue` in e
      ? 1
      : `integerValue` in e || `doubleValue` in e
        ? 2
        : `timestampValue` in e
          ? 3
          : `stringValue` in e
            ? 5
            : `bytesValue` in e
              ? 6
              : `referenceValue` in e
                ? 7
                : `geoPointValue` in e
                  ? 8
                  : `arrayValue` in e
                    ? 9
                    : `mapValue` in e
                      ? lt(e)
                        ? 4
                        : Ut(e)
                          ? 9007199254740991
                          : Vt(e)
                            ? 10
                            : 11
                      : y(28295, { value: e })
}
function Et(e, t, n) {
  if (e === t) return !0
  let r = Tt(e)
  if (r !== Tt(t)) return !1
  switch (r) {
    case 0:
    case 9007199254740991:
      return !0
    case 1:
      return e.booleanValue === t.booleanValue
    case 4:
      return dt(e).isEqual(dt(t))
    case 3:
      return (function (e, t) {
        if (
          typeof e.timestampValue == `string` &&
          typeof t.timestampValue == `string` &&
          e.timestampValue.length === t.timestampValue.length
        )
          return e.timestampValue === t.timestampValue
        let n = F(e.timestampValue),
          r = F(t.timestampValue)
        return n.seconds === r.seconds && n.nanos === r.nanos
      })(e, t)
    case 5:
      return e.stringValue === t.stringValue
    case 6:
      return (function (e, t) {
        return it(e.bytesValue).isEqual(it(t.bytesValue))
      })(e, t)
    case 7:
      return e.referenceValue === t.referenceValue
    case 8:
      return (function (e, t) {
        return (
          I(e.geoPointValue.latitude) === I(t.geoPointValue.latitude) &&
          I(e.geoPointValue.longitude) === I(t.geoPointValue.longitude)
        )
      })(e, t)
    case 2:
      return (function (e, t, n) {
        if (`integerValue` in e && `integerValue` in t)
          return I(e.integerValue) === I(t.integerValue)
        let r, i
        if (`doubleValue` in e && `doubleValue` in t)
          ((r = I(e.doubleValue)), (i = I(t.doubleValue)))
        else {
          if (!n?.i) return !1
          ;((r = I(e.integerValue ?? e.doubleValue)), (i = I(t.integerValue ?? t.doubleValue)))
        }
        return r === i ? !!n?.o || vt(r) === vt(i) : !!(n === void 0 || n.u) && isNaN(r) && isNaN(i)
      })(e, t, n)
    case 9:
      return Fe(e.arrayValue.values || [], t.arrayValue.values || [], (e, t) => Et(e, t, n))
    case 10:
    case 11:
      return (function (e, t, n) {
        let r = e.mapValue.fields || {},
          i = t.mapValue.fields || {}
        if (Ue(r) !== Ue(i)) return !1
        for (let e in r)
          if (r.hasOwnProperty(e) && (i[e] === void 0 || !Et(r[e], i[e], n))) return !1
        return !0
      })(e, t, n)
    default:
      return y(52216, { left: e })
  }
}
function Dt(e, t) {
  return (e.values || []).find((e) => Et(e, t)) !== void 0
}
function Ot(e, t) {
  if (e === t) return 0
  let n = Tt(e),
    r = Tt(t)
  if (n !== r) return S(n, r)
  switch (n) {
    case 0:
    case 9007199254740991:
      return 0
    case 1:
      return S(e.booleanValue, t.booleanValue)
    case 2:
      return (function (e, t) {
        let n = I(e.integerValue || e.doubleValue),
          r = I(t.integerValue || t.doubleValue)
        return n < r ? -1 : n > r ? 1 : n === r ? 0 : isNaN(n) ? (isNaN(r) ? 0 : -1) : 1
      })(e, t)
    case 3:
      return kt(e.timestampValue, t.timestampValue)
    case 4:
      return kt(dt(e), dt(t))
    case 5:
      return je(e.stringValue, t.stringValue)
    case 6:
      return (function (e, t) {
        let n = it(e),
          r = it(t)
        return n.compareTo(r)
      })(e.bytesValue, t.bytesValue)
    case 7:
      return (function (e, t) {
        let n = e.split(`/`),
          r = t.split(`/`)
        for (let e = 0; e < n.length && e < r.length; e++) {
          let t = S(n[e], r[e])
          if (t !== 0) return t
        }
        return S(n.length, r.length)
      })(e.referenceValue, t.referenceValue)
    case 8:
      return (function (e, t) {
        let n = S(I(e.latitude), I(t.latitude))
        return n === 0 ? S(I(e.longitude), I(t.longitude)) : n
      })(e.geoPointValue, t.geoPointValue)
    case 9:
      return At(e.arrayValue, t.arrayValue)
    case 10:
      return (function (e, t) {
        let n = e.fields || {},
          r = t.fields || {},
          i = n[wt]?.arrayValue,
          a = r[wt]?.arrayValue,
          o = S(i?.values?.length || 0, a?.values?.length || 0)
        return o === 0 ? At(i, a) : o
      })(e.mapValue, t.mapValue)
    case 11:
      return (function (e, t) {
        if (e === St.mapValue && t === St.mapValue) return 0
        if (e === St.mapValue) return 1
        if (t === St.mapValue) return -1
        let n = e.fields || {},
          r = Object.keys(n),
          i = t.fields || {},
          a = Object.keys(i)
        ;(r.sort(), a.sort())
        for (let e = 0; e < r.length && e < a.length; ++e) {
          let t = je(r[e], a[e])
          if (t !== 0) return t
          let o = Ot(n[r[e]], i[a[e]])
          if (o !== 0) return o
        }
        return S(r.length, a.length)
      })(e.mapValue, t.mapValue)
    default:
      throw y(23264, { l: n })
  }
}
function kt(e, t) {
  if (typeof e == `string` && typeof t == `string` && e.length === t.length) return S(e, t)
  let n = F(e),
    r = F(t),
    i = S(n.seconds, r.seconds)
  return i === 0 ? S(n.nanos, r.nanos) : i
}
function At(e, t) {
  let n = e.values || [],
    r = t.values || []
  for (let e = 0; e < n.length && e < r.length; ++e) {
    let t = Ot(n[e], r[e])
    if (t !== void 0 && t !== 0) return t
  }
  return S(n.length, r.length)
}
function jt(e) {
  return Mt(e)
}
function Mt(e) {
  return `nullValue` in e
    ? `null`
    : `booleanValue` in e
      ? `` + e.booleanValue
      : `integerValue` in e
        ? `` + e.integerValue
        : `doubleValue` in e
          ? `` + e.doubleValue
          : `timestampValue` in e
            ? (function (e) {
                let t = F(e)
                return `time(${t.seconds},${t.nanos})`
              })(e.timestampValue)
            : `stringValue` in e
              ? e.stringValue
              : `bytesValue` in e
                ? (function (e) {
                    return it(e).toBase64()
                  })(e.bytesValue)
                : `referenceValue` in e
                  ? (function (e) {
                      return k.fromName(e).toString()
                    })(e.referenceValue)
                  : `geoPointValue` in e
                    ? (function (e) {
                        return `geo(${e.latitude},${e.longitude})`
                      })(e.geoPointValue)
                    : `arrayValue` in e
                      ? (function (e) {
                          let t = `[`,
                            n = !0
                          for (let r of e.values || []) (n ? (n = !1) : (t += `,`), (t += Mt(r)))
                          return t + `]`
                        })(e.arrayValue)
                      : `mapValue` in e
                        ? (function (e) {
                            let t = Object.keys(e.fields || {}).sort(),
                              n = `{`,
                              r = !0
                            for (let i of t)
                              (r ? (r = !1) : (n += `,`), (n += `${i}:${Mt(e.fields[i])}`))
                            return n + `}`
                          })(e.mapValue)
                        : y(61005, { value: e })
}
function Nt(e) {
  switch (Tt(e)) {
    case 0:
    case 1:
      return 4
    case 2:
      return 8
    case 3:
    case 8:
      return 16
    case 4:
      let t = ut(e)
      return t ? 16 + Nt(t) : 16
    case 5:
      return 2 * e.stringValue.length
    case 6:
      return it(e.bytesValue).approximateByteSize()
    case 7:
      return e.referenceValue.length
    case 9:
      return (function (e) {
        return (e.values || []).reduce((e, t) => e + Nt(t), 0)
      })(e.arrayValue)
    case 10:
    case 11:
      return (function (e) {
        let t = 0
        return (
          We(e.fields, (e, n) => {
            t += e.length + Nt(n)
          }),
          t
        )
      })(e.mapValue)
    default:
      throw y(13486, { value: e })
  }
}
function Pt(e, t) {
  return {
    referenceValue: `projects/${e.projectId}/databases/${e.database}/documents/${t.path.canonicalString()}`,
  }
}
function Ft(e) {
  return !!e && `integerValue` in e
}
function It(e) {
  return !!e && `doubleValue` in e
}
function Lt(e) {
  return Ft(e) || It(e)
}
function Rt(e) {
  return !!e && `arrayValue` in e
}
function zt(e) {
  return !!e && `nullValue` in e
}
function Bt(e) {
  return !!e && `doubleValue` in e && isNaN(Number(e.doubleValue))
}
function L(e) {
  return !!e && `mapValue` in e
}
function Vt(e) {
  return (e?.mapValue?.fields || {})[bt]?.stringValue === Ct
}
function Ht(e) {
  if (e.geoPointValue) return { geoPointValue: { ...e.geoPointValue } }
  if (e.timestampValue && typeof e.timestampValue == `object`)
    return { timestampValue: { ...e.timestampValue } }
  if (e.mapValue) {
    let t = { mapValue: { fields: {} } }
    return (We(e.mapValue.fields, (e, n) => (t.mapValue.fields[e] = Ht(n))), t)
  }
  if (e.arrayValue) {
    let t = { arrayValue: { values: [] } }
    for (let n = 0; n < (e.arrayValue.values || []).length; ++n)
      t.arrayValue.values[n] = Ht(e.arrayValue.values[n])
    return t
  }
  return { ...e }
}
function Ut(e) {
  return (((e.mapValue || {}).fields || {}).__type__ || {}).stringValue === xt
}
var R = class e {
  constructor(e) {
    this.value = e
  }
  static empty() {
    return new e({ mapValue: {} })
  }
  field(e) {
    if (e.isEmpty()) return this.value
    {
      let t = this.value
      for (let n = 0; n < e.length - 1; ++n)
        if (((t = (t.mapValue.fields || {})[e.get(n)]), !L(t))) return null
      return ((t = (t.mapValue.fields || {})[e.lastSegment()]), t || null)
    }
  }
  set(e, t) {
    this.getFieldsMap(e.popLast())[e.lastSegment()] = Ht(t)
  }
  setAll(e) {
    let t = O.emptyPath(),
      n = {},
      r = []
    e.forEach((e, i) => {
      if (!t.isImmediateParentOf(i)) {
        let e = this.getFieldsMap(t)
        ;(this.applyChanges(e, n, r), (n = {}), (r = []), (t = i.popLast()))
      }
      e ? (n[i.lastSegment()] = Ht(e)) : r.push(i.lastSegment())
    })
    let i = this.getFieldsMap(t)
    this.applyChanges(i, n, r)
  }
  delete(e) {
    let t = this.field(e.popLast())
    L(t) && t.mapValue.fields && delete t.mapValue.fields[e.lastSegment()]
  }
  isEqual(e) {
    return Et(this.value, e.value)
  }
  getFieldsMap(e) {
    let t = this.value
    t.mapValue.fields || (t.mapValue = { fields: {} })
    for (let n = 0; n < e.length; ++n) {
      let r = t.mapValue.fields[e.get(n)]
      ;((L(r) && r.mapValue.fields) ||
        ((r = { mapValue: { fields: {} } }), (t.mapValue.fields[e.get(n)] = r)),
        (t = r))
    }
    return t.mapValue.fields
  }
  applyChanges(e, t, n) {
    We(t, (t, n) => (e[t] = n))
    for (let t of n) delete e[t]
  }
  clone() {
    return new e(Ht(this.value))
  }
}
function Wt(e, t) {
  if (e.useProto3Json) {
    if (isNaN(t)) return { doubleValue: `NaN` }
    if (t === 1 / 0) return { doubleValue: `Infinity` }
    if (t === -1 / 0) return { doubleValue: `-Infinity` }
  }
  return { doubleValue: vt(t) ? `-0` : t }
}
function Gt(e) {
  return { integerValue: `` + e }
}
function Kt(e, t, n) {
  return yt(t) ? Gt(t) : Wt(e, t)
}
var qt = class {
  constructor() {
    this._ = void 0
  }
}
function Jt(e, t, n) {
  return e instanceof Zt
    ? (function (e, t) {
        let n = {
          fields: {
            [ot]: { stringValue: at },
            [ct]: { timestampValue: { seconds: e.seconds, nanos: e.nanoseconds } },
          },
        }
        return (t && lt(t) && (t = ut(t)), t && (n.fields[st] = t), { mapValue: n })
      })(n, t)
    : e instanceof Qt
      ? $t(e, t)
      : e instanceof en
        ? tn(e, t)
        : e instanceof rn
          ? (function (e, t) {
              let n = Xt(e, t),
                r = cn(n) + cn(e.h)
              return Ft(n) && Ft(e.h) ? Gt(r) : Wt(e.serializer, r)
            })(e, t)
          : e instanceof an
            ? (function (e, t) {
                return sn(e, t, Math.min)
              })(e, t)
            : e instanceof on
              ? (function (e, t) {
                  return sn(e, t, Math.max)
                })(e, t)
              : void 0
}
function Yt(e, t, n) {
  return e instanceof Qt ? $t(e, t) : e instanceof en ? tn(e, t) : n
}
function Xt(e, t) {
  return e instanceof rn ? (Lt(t) ? t : { integerValue: 0 }) : null
}
var Zt = class extends qt {},
  Qt = class extends qt {
    constructor(e) {
      ;(super(), (this.elements = e))
    }
  }
function $t(e, t) {
  let n = ln(t)
  for (let t of e.elements) n.some((e) => Et(e, t)) || n.push(t)
  return { arrayValue: { values: n } }
}
var en = class extends qt {
  constructor(e) {
    ;(super(), (this.elements = e))
  }
}
function tn(e, t) {
  let n = ln(t)
  for (let t of e.elements) n = n.filter((e) => !Et(e, t))
  return { arrayValue: { values: n } }
}
var nn = class extends qt {
    constructor(e, t) {
      ;(super(), (this.serializer = e), (this.h = t))
    }
  },
  rn = class extends nn {},
  an = class extends nn {},
  on = class extends nn {}
function sn(e, t, n) {
  if (!Lt(t)) return e.h
  let r = n(cn(t), cn(e.h))
  return Ft(t) && Ft(e.h) ? Gt(r) : Wt(e.serializer, r)
}
function cn(e) {
  return I(e.integerValue || e.doubleValue)
}
function ln(e) {
  return Rt(e) && e.arrayValue.values ? e.arrayValue.values.slice() : []
}
var un = class {
  constructor(e, t) {
    ;((this.field = e), (this.transform = t))
  }
}
function dn(e, t) {
  return (
    e.field.isEqual(t.field) &&
    (function (e, t) {
      return (e instanceof Qt && t instanceof Qt) || (e instanceof en && t instanceof en)
        ? Fe(e.elements, t.elements, Et)
        : (e instanceof rn && t instanceof rn) ||
            (e instanceof an && t instanceof an) ||
            (e instanceof on && t instanceof on)
          ? Et(e.h, t.h)
          : e instanceof Zt && t instanceof Zt
    })(e.transform, t.transform)
  )
}
var fn = class e {
  constructor(e, t) {
    ;((this.updateTime = e), (this.exists = t))
  }
  static none() {
    return new e()
  }
  static exists(t) {
    return new e(void 0, t)
  }
  static updateTime(t) {
    return new e(t)
  }
  get isNone() {
    return this.updateTime === void 0 && this.exists === void 0
  }
  isEqual(e) {
    return (
      this.exists === e.exists &&
      (this.updateTime ? !!e.updateTime && this.updateTime.isEqual(e.updateTime) : !e.updateTime)
    )
  }
}
function z(e, t) {
  return e.updateTime === void 0
    ? e.exists === void 0 || e.exists === t.isFoundDocument()
    : t.isFoundDocument() && t.version.isEqual(e.updateTime)
}
var pn = class {}
function mn(e, t) {
  if (!e.hasLocalMutations || (t && t.fields.length === 0)) return null
  if (t === null)
    return e.isNoDocument() ? new Sn(e.key, fn.none()) : new vn(e.key, e.data, fn.none())
  {
    let n = e.data,
      r = R.empty(),
      i = new w(O.comparator)
    for (let e of t.fields)
      if (!i.has(e)) {
        let t = n.field(e)
        ;(t === null && e.length > 1 && ((e = e.popLast()), (t = n.field(e))),
          t === null ? r.delete(e) : r.set(e, t),
          (i = i.add(e)))
      }
    return new B(e.key, r, new He(i.toArray()), fn.none())
  }
}
function hn(e, t, n) {
  e instanceof vn
    ? (function (e, t, n) {
        let r = e.value.clone(),
          i = bn(e.fieldTransforms, t, n.transformResults)
        ;(r.setAll(i), t.convertToFoundDocument(n.version, r).setHasCommittedMutations())
      })(e, t, n)
    : e instanceof B
      ? (function (e, t, n) {
          if (!z(e.precondition, t)) return void t.convertToUnknownDocument(n.version)
          let r = bn(e.fieldTransforms, t, n.transformResults),
            i = t.data
          ;(i.setAll(yn(e)),
            i.setAll(r),
            t.convertToFoundDocument(n.version, i).setHasCommittedMutations())
        })(e, t, n)
      : (function (e, t, n) {
          t.convertToNoDocument(n.version).setHasCommittedMutations()
        })(0, t, n)
}
function gn(e, t, n, r) {
  return e instanceof vn
    ? (function (e, t, n, r) {
        if (!z(e.precondition, t)) return n
        let i = e.value.clone(),
          a = xn(e.fieldTransforms, r, t)
        return (i.setAll(a), t.convertToFoundDocument(t.version, i).setHasLocalMutations(), null)
      })(e, t, n, r)
    : e instanceof B
      ? (function (e, t, n, r) {
          if (!z(e.precondition, t)) return n
          let i = xn(e.fieldTransforms, r, t),
            a = t.data
          return (
            a.setAll(yn(e)),
            a.setAll(i),
            t.convertToFoundDocument(t.version, a).setHasLocalMutations(),
            n === null
              ? null
              : n.unionWith(e.fieldMask.fields).unionWith(e.fieldTransforms.map((e) => e.field))
          )
        })(e, t, n, r)
      : (function (e, t, n) {
          return z(e.precondition, t)
            ? (t.convertToNoDocument(t.version).setHasLocalMutations(), null)
            : n
        })(e, t, n)
}
function _n(e, t) {
  return (
    e.type === t.type &&
    !!e.key.isEqual(t.key) &&
    !!e.precondition.isEqual(t.precondition) &&
    !!(function (e, t) {
      return (e === void 0 && t === void 0) || (!(!e || !t) && Fe(e, t, (e, t) => dn(e, t)))
    })(e.fieldTransforms, t.fieldTransforms) &&
    (e.type === 0
      ? e.value.isEqual(t.value)
      : e.type !== 1 || (e.data.isEqual(t.data) && e.fieldMask.isEqual(t.fieldMask)))
  )
}
var vn = class extends pn {
    constructor(e, t, n, r = []) {
      ;(super(),
        (this.key = e),
        (this.value = t),
        (this.precondition = n),
        (this.fieldTransforms = r),
        (this.type = 0))
    }
    getFieldMask() {
      return null
    }
  },
  B = class extends pn {
    constructor(e, t, n, r, i = []) {
      ;(super(),
        (this.key = e),
        (this.data = t),
        (this.fieldMask = n),
        (this.precondition = r),
        (this.fieldTransforms = i),
        (this.type = 1))
    }
    getFieldMask() {
      return this.fieldMask
    }
  }
function yn(e) {
  let t = new Map()
  return (
    e.fieldMask.fields.forEach((n) => {
      if (!n.isEmpty()) {
        let r = e.data.field(n)
        t.set(n, r)
      }
    }),
    t
  )
}
function bn(e, t, n) {
  let r = new Map()
  b(e.length === n.length, 32656, { T: n.length, P: e.length })
  for (let i = 0; i < n.length; i++) {
    let a = e[i],
      o = a.transform,
      s = t.data.field(a.field)
    r.set(a.field, Yt(o, s, n[i]))
  }
  return r
}
function xn(e, t, n) {
  let r = new Map()
  for (let i of e) {
    let e = i.transform,
      a = n.data.field(i.field)
    r.set(i.field, Jt(e, a, t))
  }
  return r
}
var Sn = class extends pn {
    constructor(e, t) {
      ;(super(),
        (this.key = e),
        (this.precondition = t),
        (this.type = 2),
        (this.fieldTransforms = []))
    }
    getFieldMask() {
      return null
    }
  },
  Cn = class extends pn {
    constructor(e, t) {
      ;(super(),
        (this.key = e),
        (this.precondition = t),
        (this.type = 3),
        (this.fieldTransforms = []))
    }
    getFieldMask() {
      return null
    }
  },
  wn = class {
    constructor(e, t) {
      ;((this.position = e), (this.inclusive = t))
    }
  }
function Tn(e, t, n) {
  let r = 0
  for (let i = 0; i < e.position.length; i++) {
    let a = t[i],
      o = e.position[i]
    if (
      ((r = a.field.isKeyField()
        ? k.comparator(k.fromName(o.referenceValue), n.key)
        : Ot(o, n.data.field(a.field))),
      a.dir === `desc` && (r *= -1),
      r !== 0)
    )
      break
  }
  return r
}
function En(e, t) {
  if (e === null) return t === null
  if (t === null || e.inclusive !== t.inclusive || e.position.length !== t.position.length)
    return !1
  for (let n = 0; n < e.position.length; n++) if (!Et(e.position[n], t.position[n])) return !1
  return !0
}
var Dn = class {},
  V = class e extends Dn {
    constructor(e, t, n) {
      ;(super(), (this.field = e), (this.op = t), (this.value = n))
    }
    static create(t, n, r) {
      return t.isKeyField()
        ? n === `in` || n === `not-in`
          ? this.createKeyFieldInFilter(t, n, r)
          : new Fn(t, n, r)
        : n === `array-contains`
          ? new zn(t, r)
          : n === `in`
            ? new Bn(t, r)
            : n === `not-in`
              ? new Vn(t, r)
              : n === `array-contains-any`
                ? new Hn(t, r)
                : new e(t, n, r)
    }
    static createKeyFieldInFilter(e, t, n) {
      return t === `in` ? new In(e, n) : new Ln(e, n)
    }
    matches(e) {
      let t = e.data.field(this.field)
      return this.op === `!=`
        ? t !== null && t.nullValue === void 0 && this.matchesComparison(Ot(t, this.value))
        : t !== null && Tt(this.value) === Tt(t) && this.matchesComparison(Ot(t, this.value))
    }
    matchesComparison(e) {
      switch (this.op) {
        case `<`:
          return e < 0
        case `<=`:
          return e <= 0
        case `==`:
          return e === 0
        case `!=`:
          return e !== 0
        case `>`:
          return e > 0
        case `>=`:
          return e >= 0
        default:
          return y(47266, { operator: this.op })
      }
    }
    isInequality() {
      return [`<`, `<=`, `>`, `>=`, `!=`, `not-in`].indexOf(this.op) >= 0
    }
    getFlattenedFilters() {
      return [this]
    }
    getFilters() {
      return [this]
    }
  },
  On = class e extends Dn {
    constructor(e, t) {
      ;(super(), (this.filters = e), (this.op = t), (this.I = null))
    }
    static create(t, n) {
      return new e(t, n)
    }
    matches(e) {
      return kn(this)
        ? this.filters.find((t) => !t.matches(e)) === void 0
        : this.filters.find((t) => t.matches(e)) !== void 0
    }
    getFlattenedFilters() {
      return (
        this.I !== null ||
          (this.I = this.filters.reduce((e, t) => e.concat(t.getFlattenedFilters()), [])),
        this.I
      )
    }
    getFilters() {
      return Object.assign([], this.filters)
    }
  }
function kn(e) {
  return e.op === `and`
}
function An(e) {
  return jn(e) && kn(e)
}
function jn(e) {
  for (let t of e.filters) if (t instanceof On) return !1
  return !0
}
function Mn(e) {
  if (e instanceof V) return e.field.canonicalString() + e.op.toString() + jt(e.value)
  if (An(e)) return e.filters.map((e) => Mn(e)).join(`,`)
  {
    let t = e.filters.map((e) => Mn(e)).join(`,`)
    return `${e.op}(${t})`
  }
}
function Nn(e, t) {
  return e instanceof V
    ? (function (e, t) {
        return t instanceof V && e.op === t.op && e.field.isEqual(t.field) && Et(e.value, t.value)
      })(e, t)
    : e instanceof On
      ? (function (e, t) {
          return (
            t instanceof On &&
            e.op === t.op &&
            e.filters.length === t.filters.length &&
            e.filters.reduce((e, n, r) => e && Nn(n, t.filters[r]), !0)
          )
        })(e, t)
      : void y(19439)
}
function Pn(e) {
  return e instanceof V
    ? (function (e) {
        return `${e.field.canonicalString()} ${e.op} ${jt(e.value)}`
      })(e)
    : e instanceof On
      ? (function (e) {
          return e.op.toString() + ` {` + e.getFilters().map(Pn).join(` ,`) + `}`
        })(e)
      : `Filter`
}
var Fn = class extends V {
    constructor(e, t, n) {
      ;(super(e, t, n), (this.key = k.fromName(n.referenceValue)))
    }
    matches(e) {
      let t = k.comparator(e.key, this.key)
      return this.matchesComparison(t)
    }
  },
  In = class extends V {
    constructor(e, t) {
      ;(super(e, `in`, t), (this.keys = Rn(`in`, t)))
    }
    matches(e) {
      return this.keys.some((t) => t.isEqual(e.key))
    }
  },
  Ln = class extends V {
    constructor(e, t) {
      ;(super(e, `not-in`, t), (this.keys = Rn(`not-in`, t)))
    }
    matches(e) {
      return !this.keys.some((t) => t.isEqual(e.key))
    }
  }
function Rn(e, t) {
  return (t.arrayValue?.values || []).map((e) => k.fromName(e.referenceValue))
}
var zn = class extends V {
    constructor(e, t) {
      super(e, `array-contains`, t)
    }
    matches(e) {
      let t = e.data.field(this.field)
      return Rt(t) && Dt(t.arrayValue, this.value)
    }
  },
  Bn = class extends V {
    constructor(e, t) {
      super(e, `in`, t)
    }
    matches(e) {
      let t = e.data.field(this.field)
      return t !== null && Dt(this.value.arrayValue, t)
    }
  },
  Vn = class extends V {
    constructor(e, t) {
      super(e, `not-in`, t)
    }
    matches(e) {
      if (Dt(this.value.arrayValue, { nullValue: `NULL_VALUE` })) return !1
      let t = e.data.field(this.field)
      return t !== null && t.nullValue === void 0 && !Dt(this.value.arrayValue, t)
    }
  },
  Hn = class extends V {
    constructor(e, t) {
      super(e, `array-contains-any`, t)
    }
    matches(e) {
      let t = e.data.field(this.field)
      return (
        !(!Rt(t) || !t.arrayValue.values) &&
        t.arrayValue.values.some((e) => Dt(this.value.arrayValue, e))
      )
    }
  },
  H = class {
    constructor(e, t = `asc`) {
      ;((this.field = e), (this.dir = t))
    }
  }
function Un(e, t) {
  return e.dir === t.dir && e.field.isEqual(t.field)
}
var U = class e {
    static fromTimestamp(t) {
      return new e(t)
    }
    static min() {
      return new e(new N(0, 0))
    }
    static max() {
      return new e(new N(253402300799, 999999999))
    }
    constructor(e) {
      this.timestamp = e
    }
    compareTo(e) {
      return this.timestamp._compareTo(e.timestamp)
    }
    isEqual(e) {
      return this.timestamp.isEqual(e.timestamp)
    }
    toMicroseconds() {
      return 1e6 * this.timestamp.seconds + this.timestamp.nanoseconds / 1e3
    }
    toString() {
      return `SnapshotVersion(` + this.timestamp.toString() + `)`
    }
    toTimestamp() {
      return this.timestamp
    }
  },
  W = class e {
    constructor(e, t, n, r, i, a, o) {
      ;((this.key = e),
        (this.documentType = t),
        (this.version = n),
        (this.readTime = r),
        (this.createTime = i),
        (this.data = a),
        (this.documentState = o))
    }
    static newInvalidDocument(t) {
      return new e(t, 0, U.min(), U.min(), U.min(), R.empty(), 0)
    }
    static newFoundDocument(t, n, r, i) {
      return new e(t, 1, n, U.min(), r, i, 0)
    }
    static newNoDocument(t, n) {
      return new e(t, 2, n, U.min(), U.min(), R.empty(), 0)
    }
    static newUnknownDocument(t, n) {
      return new e(t, 3, n, U.min(), U.min(), R.empty(), 2)
    }
    convertToFoundDocument(e, t) {
      return (
        !this.createTime.isEqual(U.min()) ||
          (this.documentType !== 2 && this.documentType !== 0) ||
          (this.createTime = e),
        (this.version = e),
        (this.documentType = 1),
        (this.data = t),
        (this.documentState = 0),
        this
      )
    }
    convertToNoDocument(e) {
      return (
        (this.version = e),
        (this.documentType = 2),
        (this.data = R.empty()),
        (this.documentState = 0),
        this
      )
    }
    convertToUnknownDocument(e) {
      return (
        (this.version = e),
        (this.documentType = 3),
        (this.data = R.empty()),
        (this.documentState = 2),
        this
      )
    }
    setHasCommittedMutations() {
      return ((this.documentState = 2), this)
    }
    setHasLocalMutations() {
      return ((this.documentState = 1), (this.version = U.min()), this)
    }
    setReadTime(e) {
      return ((this.readTime = e), this)
    }
    get hasLocalMutations() {
      return this.documentState === 1
    }
    get hasCommittedMutations() {
      return this.documentState === 2
    }
    get hasPendingWrites() {
      return this.hasLocalMutations || this.hasCommittedMutations
    }
    isValidDocument() {
      return this.documentType !== 0
    }
    isFoundDocument() {
      return this.documentType === 1
    }
    isNoDocument() {
      return this.documentType === 2
    }
    isUnknownDocument() {
      return this.documentType === 3
    }
    isEqual(t) {
      return (
        t instanceof e &&
        this.key.isEqual(t.key) &&
        this.version.isEqual(t.version) &&
        this.documentType === t.documentType &&
        this.documentState === t.documentState &&
        this.data.isEqual(t.data)
      )
    }
    mutableCopy() {
      return new e(
        this.key,
        this.documentType,
        this.version,
        this.readTime,
        this.createTime,
        this.data.clone(),
        this.documentState,
      )
    }
    toString() {
      return `Document(${this.key}, ${this.version}, ${JSON.stringify(this.data.value)}, {createTime: ${this.createTime}}), {documentType: ${this.documentType}}), {documentState: ${this.documentState}})`
    }
  },
  Wn = -1
function Gn(e, t) {
  let n = e.toTimestamp().seconds,
    r = e.toTimestamp().nanoseconds + 1
  return new qn(U.fromTimestamp(r === 1e9 ? new N(n + 1, 0) : new N(n, r)), k.empty(), t)
}
function Kn(e) {
  return new qn(e.readTime, e.key, Wn)
}
var qn = class e {
  constructor(e, t, n) {
    ;((this.readTime = e), (this.documentKey = t), (this.largestBatchId = n))
  }
  static min() {
    return new e(U.min(), k.empty(), Wn)
  }
  static max() {
    return new e(U.max(), k.empty(), Wn)
  }
}
function Jn(e, t) {
  let n = e.readTime.compareTo(t.readTime)
  return n === 0
    ? ((n = k.comparator(e.documentKey, t.documentKey)),
      n === 0 ? S(e.largestBatchId, t.largestBatchId) : n)
    : n
}
var Yn = class {
  constructor(e, t = null, n = [], r = [], i = null, a = null, o = null) {
    ;((this.path = e),
      (this.collectionGroup = t),
      (this.orderBy = n),
      (this.filters = r),
      (this.limit = i),
      (this.startAt = a),
      (this.endAt = o),
      (this.R = null))
  }
}
function Xn(e, t = null, n = [], r = [], i = null, a = null, o = null) {
  return new Yn(e, t, n, r, i, a, o)
}
function Zn(e) {
  let t = x(e)
  if (t.R === null) {
    let e = t.path.canonicalString()
    ;(t.collectionGroup !== null && (e += `|cg:` + t.collectionGroup),
      (e += `|f:`),
      (e += t.filters.map((e) => Mn(e)).join(`,`)),
      (e += `|ob:`),
      (e += t.orderBy
        .map((e) =>
          (function (e) {
            return e.field.canonicalString() + e.dir
          })(e),
        )
        .join(`,`)),
      _t(t.limit) || ((e += `|l:`), (e += t.limit)),
      t.startAt &&
        ((e += `|lb:`),
        (e += t.startAt.inclusive ? `b:` : `a:`),
        (e += t.startAt.position.map((e) => jt(e)).join(`,`))),
      t.endAt &&
        ((e += `|ub:`),
        (e += t.endAt.inclusive ? `a:` : `b:`),
        (e += t.endAt.position.map((e) => jt(e)).join(`,`))),
      (t.R = e))
  }
  return t.R
}
function Qn(e, t) {
  if (e.limit !== t.limit || e.orderBy.length !== t.orderBy.length) return !1
  for (let n = 0; n < e.orderBy.length; n++) if (!Un(e.orderBy[n], t.orderBy[n])) return !1
  if (e.filters.length !== t.filters.length) return !1
  for (let n = 0; n < e.filters.length; n++) if (!Nn(e.filters[n], t.filters[n])) return !1
  return (
    e.collectionGroup === t.collectionGroup &&
    !!e.path.isEqual(t.path) &&
    !!En(e.startAt, t.startAt) &&
    En(e.endAt, t.endAt)
  )
}
function $n(e) {
  return !!e.isCorePipeline
}
function er(e) {
  return !!e.path && k.isDocumentKey(e.path) && e.collectionGroup === null && e.filters.length === 0
}
var tr = class {
  constructor(e, t = null, n = [], r = [], i = null, a = `F`, o = null, s = null) {
    ;((this.path = e),
      (this.collectionGroup = t),
      (this.explicitOrderBy = n),
      (this.filters = r),
      (this.limit = i),
      (this.limitType = a),
      (this.startAt = o),
      (this.endAt = s),
      (this.A = null),
      (this.V = null),
      (this.m = null),
      this.startAt,
      this.endAt)
  }
}
function nr(e, t, n, r, i, a, o, s) {
  return new tr(e, t, n, r, i, a, o, s)
}
function rr(e) {
  return new tr(e)
}
function ir(e) {
  return (
    e.filters.length === 0 &&
    e.limit === null &&
    e.startAt == null &&
    e.endAt == null &&
    (e.explicitOrderBy.length === 0 ||
      (e.explicitOrderBy.length === 1 && e.explicitOrderBy[0].field.isKeyField()))
  )
}
function ar(e) {
  return k.isDocumentKey(e.path) && e.collectionGroup === null && e.filters.length === 0
}
function or(e) {
  return e.collectionGroup !== null
}
function sr(e) {
  let t = x(e)
  if (t.A === null) {
    t.A = []
    let e = new Set()
    for (let n of t.explicitOrderBy) (t.A.push(n), e.add(n.field.canonicalString()))
    let n =
      t.explicitOrderBy.length > 0 ? t.explicitOrderBy[t.explicitOrderBy.length - 1].dir : `asc`
    ;((function (e) {
      let t = new w(O.comparator)
      return (
        e.filters.forEach((e) => {
          e.getFlattenedFilters().forEach((e) => {
            e.isInequality() && (t = t.add(e.field))
          })
        }),
        t
      )
    })(t).forEach((r) => {
      e.has(r.canonicalString()) || r.isKeyField() || t.A.push(new H(r, n))
    }),
      e.has(O.keyField().canonicalString()) || t.A.push(new H(O.keyField(), n)))
  }
  return t.A
}
function cr(e) {
  let t = x(e)
  return ((t.V ||= ur(t, sr(e))), t.V)
}
function lr(e) {
  let t = x(e)
  return ((t.m ||= ur(t, e.explicitOrderBy)), t.m)
}
function ur(e, t) {
  if (e.limitType === `F`)
    return Xn(e.path, e.collectionGroup, t, e.filters, e.limit, e.startAt, e.endAt)
  {
    t = t.map((e) => {
      let t = e.dir === `desc` ? `asc` : `desc`
      return new H(e.field, t)
    })
    let n = e.endAt ? new wn(e.endAt.position, e.endAt.inclusive) : null,
      r = e.startAt ? new wn(e.startAt.position, e.startAt.inclusive) : null
    return Xn(e.path, e.collectionGroup, t, e.filters, e.limit, n, r)
  }
}
function dr(e, t) {
  let n = e.filters.concat([t])
  return new tr(
    e.path,
    e.collectionGroup,
    e.explicitOrderBy.slice(),
    n,
    e.limit,
    e.limitType,
    e.startAt,
    e.endAt,
  )
}
function fr(e, t) {
  let n = e.explicitOrderBy.concat([t])
  return new tr(
    e.path,
    e.collectionGroup,
    n,
    e.filters.slice(),
    e.limit,
    e.limitType,
    e.startAt,
    e.endAt,
  )
}
function pr(e, t, n) {
  return new tr(
    e.path,
    e.collectionGroup,
    e.explicitOrderBy.slice(),
    e.filters.slice(),
    t,
    n,
    e.startAt,
    e.endAt,
  )
}
function mr(e, t) {
  return new tr(
    e.path,
    e.collectionGroup,
    e.explicitOrderBy.slice(),
    e.filters.slice(),
    e.limit,
    e.limitType,
    t,
    e.endAt,
  )
}
function hr(e, t) {
  return Qn(cr(e), cr(t)) && e.limitType === t.limitType
}
function gr(e) {
  return `Query(target=${(function (e) {
    let t = e.path.canonicalString()
    return (
      e.collectionGroup !== null && (t += ` collectionGroup=` + e.collectionGroup),
      e.filters.length > 0 && (t += `, filters: [${e.filters.map((e) => Pn(e)).join(`, `)}]`),
      _t(e.limit) || (t += `, limit: ` + e.limit),
      e.orderBy.length > 0 &&
        (t += `, orderBy: [${e.orderBy
          .map((e) =>
            (function (e) {
              return `${e.field.canonicalString()} (${e.dir})`
            })(e),
          )
          .join(`, `)}]`),
      e.startAt &&
        ((t += `, startAt: `),
        (t += e.startAt.inclusive ? `b:` : `a:`),
        (t += e.startAt.position.map((e) => jt(e)).join(`,`))),
      e.endAt &&
        ((t += `, endAt: `),
        (t += e.endAt.inclusive ? `a:` : `b:`),
        (t += e.endAt.position.map((e) => jt(e)).join(`,`))),
      `Target(${t})`
    )
  })(cr(e))}; limitType=${e.limitType})`
}
function _r(e, t) {
  return (
    t.isFoundDocument() &&
    (function (e, t) {
      let n = t.key.path
      return e.collectionGroup === null
        ? k.isDocumentKey(e.path)
          ? e.path.isEqual(n)
          : e.path.isImmediateParentOf(n)
        : t.key.hasCollectionId(e.collectionGroup) && e.path.isPrefixOf(n)
    })(e, t) &&
    (function (e, t) {
      for (let n of sr(e)) if (!n.field.isKeyField() && t.data.field(n.field) === null) return !1
      return !0
    })(e, t) &&
    (function (e, t) {
      for (let n of e.filters) if (!n.matches(t)) return !1
      return !0
    })(e, t) &&
    (function (e, t) {
      return !(
        (e.startAt &&
          !(function (e, t, n) {
            let r = Tn(e, t, n)
            return e.inclusive ? r <= 0 : r < 0
          })(e.startAt, sr(e), t)) ||
        (e.endAt &&
          !(function (e, t, n) {
            let r = Tn(e, t, n)
            return e.inclusive ? r >= 0 : r > 0
          })(e.endAt, sr(e), t))
      )
    })(e, t)
  )
}
function vr(e) {
  return (t, n) => {
    let r = !1
    for (let i of sr(e)) {
      let e = yr(i, t, n)
      if (e !== 0) return e
      r ||= i.field.isKeyField()
    }
    return 0
  }
}
function yr(e, t, n) {
  let r = e.field.isKeyField()
    ? k.comparator(t.key, n.key)
    : (function (e, t, n) {
        let r = t.data.field(e),
          i = n.data.field(e)
        return r !== null && i !== null ? Ot(r, i) : y(42886)
      })(e.field, t, n)
  switch (e.dir) {
    case `asc`:
      return r
    case `desc`:
      return -1 * r
    default:
      return y(19790, { direction: e.dir })
  }
}
var br = class {
    constructor(e, t) {
      ;((this.count = e), (this.unchangedNames = t))
    }
  },
  G,
  K
function xr(e) {
  switch (e) {
    case T.OK:
      return y(64938)
    case T.CANCELLED:
    case T.UNKNOWN:
    case T.DEADLINE_EXCEEDED:
    case T.RESOURCE_EXHAUSTED:
    case T.INTERNAL:
    case T.UNAVAILABLE:
    case T.UNAUTHENTICATED:
      return !1
    case T.INVALID_ARGUMENT:
    case T.NOT_FOUND:
    case T.ALREADY_EXISTS:
    case T.PERMISSION_DENIED:
    case T.FAILED_PRECONDITION:
    case T.ABORTED:
    case T.OUT_OF_RANGE:
    case T.UNIMPLEMENTED:
    case T.DATA_LOSS:
      return !0
    default:
      return y(15467, { code: e })
  }
}
function Sr(e) {
  if (e === void 0) return (Te(`GRPC error has no .code`), T.UNKNOWN)
  switch (e) {
    case G.OK:
      return T.OK
    case G.CANCELLED:
      return T.CANCELLED
    case G.UNKNOWN:
      return T.UNKNOWN
    case G.DEADLINE_EXCEEDED:
      return T.DEADLINE_EXCEEDED
    case G.RESOURCE_EXHAUSTED:
      return T.RESOURCE_EXHAUSTED
    case G.INTERNAL:
      return T.INTERNAL
    case G.UNAVAILABLE:
      return T.UNAVAILABLE
    case G.UNAUTHENTICATED:
      return T.UNAUTHENTICATED
    case G.INVALID_ARGUMENT:
      return T.INVALID_ARGUMENT
    case G.NOT_FOUND:
      return T.NOT_FOUND
    case G.ALREADY_EXISTS:
      return T.ALREADY_EXISTS
    case G.PERMISSION_DENIED:
      return T.PERMISSION_DENIED
    case G.FAILED_PRECONDITION:
      return T.FAILED_PRECONDITION
    case G.ABORTED:
      return T.ABORTED
    case G.OUT_OF_RANGE:
      return T.OUT_OF_RANGE
    case G.UNIMPLEMENTED:
      return T.UNIMPLEMENTED
    case G.DATA_LOSS:
      return T.DATA_LOSS
    default:
      return y(39323, { code: e })
  }
}
;(((K = G ||= {})[(K.OK = 0)] = `OK`),
  (K[(K.CANCELLED = 1)] = `CANCELLED`),
  (K[(K.UNKNOWN = 2)] = `UNKNOWN`),
  (K[(K.INVALID_ARGUMENT = 3)] = `INVALID_ARGUMENT`),
  (K[(K.DEADLINE_EXCEEDED = 4)] = `DEADLINE_EXCEEDED`),
  (K[(K.NOT_FOUND = 5)] = `NOT_FOUND`),
  (K[(K.ALREADY_EXISTS = 6)] = `ALREADY_EXISTS`),
  (K[(K.PERMISSION_DENIED = 7)] = `PERMISSION_DENIED`),
  (K[(K.UNAUTHENTICATED = 16)] = `UNAUTHENTICATED`),
  (K[(K.RESOURCE_EXHAUSTED = 8)] = `RESOURCE_EXHAUSTED`),
  (K[(K.FAILED_PRECONDITION = 9)] = `FAILED_PRECONDITION`),
  (K[(K.ABORTED = 10)] = `ABORTED`),
  (K[(K.OUT_OF_RANGE = 11)] = `OUT_OF_RANGE`),
  (K[(K.UNIMPLEMENTED = 12)] = `UNIMPLEMENTED`),
  (K[(K.INTERNAL = 13)] = `INTERNAL`),
  (K[(K.UNAVAILABLE = 14)] = `UNAVAILABLE`),
  (K[(K.DATA_LOSS = 15)] = `DATA_LOSS`))
var Cr = class {
    constructor(e, t) {
      ;((this.mapKeyFn = e), (this.equalsFn = t), (this.inner = {}), (this.innerSize = 0))
    }
    get(e) {
      let t = this.mapKeyFn(e),
        n = this.inner[t]
      if (n !== void 0) {
        for (let [t, r] of n) if (this.equalsFn(t, e)) return r
      }
    }
    has(e) {
      return this.get(e) !== void 0
    }
    set(e, t) {
      let n = this.mapKeyFn(e),
        r = this.inner[n]
      if (r === void 0) return ((this.inner[n] = [[e, t]]), void this.innerSize++)
      for (let n = 0; n < r.length; n++) if (this.equalsFn(r[n][0], e)) return void (r[n] = [e, t])
      ;(r.push([e, t]), this.innerSize++)
    }
    delete(e) {
      let t = this.mapKeyFn(e),
        n = this.inner[t]
      if (n === void 0) return !1
      for (let r = 0; r < n.length; r++)
        if (this.equalsFn(n[r][0], e))
          return (n.length === 1 ? delete this.inner[t] : n.splice(r, 1), this.innerSize--, !0)
      return !1
    }
    forEach(e) {
      We(this.inner, (t, n) => {
        for (let [t, r] of n) e(t, r)
      })
    }
    isEmpty() {
      return Ke(this.inner)
    }
    size() {
      return this.innerSize
    }
  },
  wr = new C(k.comparator)
function Tr() {
  return wr
}
var Er = new C(k.comparator)
function Dr(...e) {
  let t = Er
  for (let n of e) t = t.insert(n.key, n)
  return t
}
function Or(e) {
  let t = Er
  return (e.forEach((e, n) => (t = t.insert(e, n.overlayedDocument))), t)
}
function kr() {
  return jr()
}
function Ar() {
  return jr()
}
function jr() {
  return new Cr(
    (e) => e.toString(),
    (e, t) => e.isEqual(t),
  )
}
new C(k.comparator)
var Mr = new w(k.comparator)
function q(...e) {
  let t = Mr
  for (let n of e) t = t.add(n)
  return t
}
var Nr = new w(S)
function Pr() {
  return Nr
}
var Fr = null
function Ir() {
  return new TextEncoder()
}
var Lr = new g([4294967295, 4294967295], 0)
function Rr(e) {
  let t = Ir().encode(e),
    n = new _()
  return (n.update(t), new Uint8Array(n.digest()))
}
function zr(e) {
  let t = new DataView(e.buffer),
    n = t.getUint32(0, !0),
    r = t.getUint32(4, !0),
    i = t.getUint32(8, !0),
    a = t.getUint32(12, !0)
  return [new g([n, r], 0), new g([i, a], 0)]
}
var Br = class e {
    constructor(e, t, n) {
      if (((this.bitmap = e), (this.padding = t), (this.hashCount = n), t < 0 || t >= 8))
        throw new Vr(`Invalid padding: ${t}`)
      if (n < 0 || (e.length > 0 && this.hashCount === 0)) throw new Vr(`Invalid hash count: ${n}`)
      if (e.length === 0 && t !== 0) throw new Vr(`Invalid padding when bitmap length is 0: ${t}`)
      ;((this.p = 8 * e.length - t), (this.S = g.fromNumber(this.p)))
    }
    v(e, t, n) {
      let r = e.add(t.multiply(g.fromNumber(n)))
      return (
        r.compare(Lr) === 1 && (r = new g([r.getBits(0), r.getBits(1)], 0)),
        r.modulo(this.S).toNumber()
      )
    }
    D(e) {
      return !!(this.bitmap[Math.floor(e / 8)] & (1 << (e % 8)))
    }
    mightContain(e) {
      if (this.p === 0) return !1
      let [t, n] = zr(Rr(e))
      for (let e = 0; e < this.hashCount; e++) {
        let r = this.v(t, n, e)
        if (!this.D(r)) return !1
      }
      return !0
    }
    static create(t, n, r) {
      let i = t % 8 == 0 ? 0 : 8 - (t % 8),
        a = new Uint8Array(Math.ceil(t / 8)),
        o = new e(a, i, n)
      return (r.forEach((e) => o.insert(e)), o)
    }
    insert(e) {
      if (this.p === 0) return
      let [t, n] = zr(Rr(e))
      for (let e = 0; e < this.hashCount; e++) {
        let r = this.v(t, n, e)
        this.C(r)
      }
    }
    C(e) {
      let t = Math.floor(e / 8),
        n = e % 8
      this.bitmap[t] |= 1 << n
    }
  },
  Vr = class extends Error {
    constructor() {
      ;(super(...arguments), (this.name = `BloomFilterError`))
    }
  },
  Hr = class e {
    constructor(e, t, n, r, i, a) {
      ;((this.snapshotVersion = e),
        (this.targetChanges = t),
        (this.targetMismatches = n),
        (this.documentUpdates = r),
        (this.augmentedDocumentUpdates = i),
        (this.resolvedLimboDocuments = a))
    }
    static createSynthesizedRemoteEventForCurrentChange(t, n, r) {
      let i = new Map()
      return (
        i.set(t, Ur.createSynthesizedTargetChangeForCurrentChange(t, n, r)),
        new e(U.min(), i, new C(S), Tr(), Tr(), q())
      )
    }
  },
  Ur = class e {
    constructor(e, t, n, r, i) {
      ;((this.resumeToken = e),
        (this.current = t),
        (this.addedDocuments = n),
        (this.modifiedDocuments = r),
        (this.removedDocuments = i))
    }
    static createSynthesizedTargetChangeForCurrentChange(t, n, r) {
      return new e(r, n, q(), q(), q())
    }
  },
  Wr = class {
    constructor(e, t, n, r) {
      ;((this.F = e), (this.removedTargetIds = t), (this.key = n), (this.O = r))
    }
  },
  Gr = class {
    constructor(e, t) {
      ;((this.targetId = e), (this.M = t))
    }
  },
  Kr = class {
    constructor(e, t, n = P.EMPTY_BYTE_STRING, r = null) {
      ;((this.state = e), (this.targetIds = t), (this.resumeToken = n), (this.cause = r))
    }
  },
  qr = class {
    constructor(e) {
      ;((this.targetId = e),
        (this.N = 0),
        (this.L = Zr()),
        (this.B = P.EMPTY_BYTE_STRING),
        (this.U = !1),
        (this.k = !0))
    }
    get current() {
      return this.U
    }
    get resumeToken() {
      return this.B
    }
    get q() {
      return this.N !== 0
    }
    get $() {
      return this.k
    }
    K(e) {
      e.approximateByteSize() > 0 && ((this.k = !0), (this.B = e))
    }
    W() {
      let e = q(),
        t = q(),
        n = q()
      return (
        this.L.forEach((r, i) => {
          switch (i) {
            case 0:
              e = e.add(r)
              break
            case 2:
              t = t.add(r)
              break
            case 1:
              n = n.add(r)
              break
            default:
              y(38017, { changeType: i })
          }
        }),
        new Ur(this.B, this.U, e, t, n)
      )
    }
    G() {
      ;((this.k = !1), (this.L = Zr()))
    }
    j(e, t) {
      ;((this.k = !0), (this.L = this.L.insert(e, t)))
    }
    H(e) {
      ;((this.k = !0), (this.L = this.L.remove(e)))
    }
    J() {
      this.N += 1
    }
    Y() {
      ;(--this.N, b(this.N >= 0, 3241, { N: this.N, targetId: this.targetId }))
    }
    Z() {
      ;((this.k = !0), (this.U = !0))
    }
  },
  Jr = `WatchChangeAggregator`,
  Yr = class {
    constructor(e) {
      ;((this.X = e),
        (this.ee = new Map()),
        (this.te = Tr()),
        (this.ne = Xr()),
        (this.re = Tr()),
        (this.ie = Xr()),
        (this.se = new C(S)))
    }
    _e(e) {
      for (let t of e.F) e.O && e.O.isFoundDocument() ? this.oe(t, e.O) : this.ae(t, e.key, e.O)
      for (let t of e.removedTargetIds) this.ae(t, e.key, e.O)
    }
    ue(e) {
      this.forEachTarget(e, (t) => {
        let n = this.ee.get(t)
        if (n)
          switch (e.state) {
            case 0:
              this.ce(t) && n.K(e.resumeToken)
              break
            case 1:
              ;(n.Y(), n.q || n.G(), n.K(e.resumeToken))
              break
            case 2:
              ;(n.Y(), n.q || this.removeTarget(t))
              break
            case 3:
              this.ce(t) && (n.Z(), n.K(e.resumeToken))
              break
            case 4:
              this.ce(t) && (this.le(t), n.K(e.resumeToken))
              break
            default:
              y(56790, { state: e.state })
          }
        else
          v(
            Jr,
            `handleTargetChange received targetChange for untracked target ID (${t}) with state (${e.state})`,
          )
      })
    }
    forEachTarget(e, t) {
      e.targetIds.length > 0
        ? e.targetIds.forEach(t)
        : this.ee.forEach((e, n) => {
            this.ce(n) && t(n)
          })
    }
    Ee(e) {
      return $n(e)
        ? e.getPipelineSourceType() === `documents` && e.getPipelineDocuments()?.length === 1
        : er(e)
    }
    he(e) {
      let t = e.targetId,
        n = e.M.count,
        r = this.Te(t)
      if (r) {
        let i = r.target
        if (this.Ee(i)) {
          if (n === 0) {
            let e = new k($n(i) ? D.fromString(i.getPipelineDocuments()[0]) : i.path)
            this.ae(t, e, W.newNoDocument(e, U.min()))
          } else b(n === 1, 20013, `Single document existence filter with count: ` + n)
        } else {
          let r = this.Pe(t)
          if (r !== n) {
            let n = this.Ie(e),
              i = n ? this.Re(n, e, r) : 1
            if (i !== 0) {
              this.le(t)
              let e =
                i === 2
                  ? `TargetPurposeExistenceFilterMismatchBloom`
                  : `TargetPurposeExistenceFilterMismatch`
              this.se = this.se.insert(t, e)
            }
            Fr?.Ae(
              (function (e, t, n, r, i) {
                let a = {
                    localCacheCount: e,
                    existenceFilterCount: t.count,
                    databaseId: n.database,
                    projectId: n.projectId,
                  },
                  o = t.unchangedNames
                return (
                  o &&
                    (a.bloomFilter = {
                      applied: i === 0,
                      hashCount: o?.hashCount ?? 0,
                      bitmapLength: o?.bits?.bitmap?.length ?? 0,
                      padding: o?.bits?.padding ?? 0,
                      mightContain: (e) => r?.mightContain(e) ?? !1,
                    }),
                  a
                )
              })(r, e.M, this.X.Ve(), n, i),
            )
          }
        }
      }
    }
    Ie(e) {
      let t = e.M.unchangedNames
      if (!t || !t.bits) return null
      let {
          bits: { bitmap: n = ``, padding: r = 0 },
          hashCount: i = 0,
        } = t,
        a,
        o
      try {
        a = it(n).toUint8Array()
      } catch (e) {
        if (e instanceof nt)
          return (
            Ee(
              `Decoding the base64 bloom filter in existence filter failed (` +
                e.message +
                `); ignoring the bloom filter and falling back to full re-query.`,
            ),
            null
          )
        throw e
      }
      try {
        o = new Br(a, r, i)
      } catch (e) {
        return (
          Ee(e instanceof Vr ? `BloomFilter error: ` : `Applying bloom filter failed: `, e), null
        )
      }
      return o.p === 0 ? null : o
    }
    Re(e, t, n) {
      return t.M.count === n - this.de(e, t.targetId) ? 0 : 2
    }
    de(e, t) {
      let n = this.X.getRemoteKeysForTarget(t),
        r = 0
      return (
        n.forEach((n) => {
          let i = this.X.Ve(),
            a = `projects/${i.projectId}/databases/${i.database}/documents/${n.path.canonicalString()}`
          e.mightContain(a) || (this.ae(t, n, null), r++)
        }),
        r
      )
    }
    fe(e) {
      let t = new Map()
      this.ee.forEach((n, r) => {
        let i = this.Te(r)
        if (i) {
          if (n.current && this.Ee(i.target)) {
            let t = new k(
              $n(i.target) ? D.fromString(i.target.getPipelineDocuments()[0]) : i.target.path,
            )
            this.me(t).has(r) || this.pe(r, t) || this.ae(r, t, W.newNoDocument(t, e))
          }
          n.$ && (t.set(r, n.W()), n.G())
        }
      })
      let n = q()
      ;(this.ie.forEach((e, t) => {
        let r = !0
        ;(t.forEachWhile((e) => {
          let t = this.Te(e)
          return !t || t.purpose === `TargetPurposeLimboResolution` || ((r = !1), !1)
        }),
          r && (n = n.add(e)))
      }),
        this.te.forEach((t, n) => n.setReadTime(e)),
        this.re.forEach((t, n) => n.setReadTime(e)))
      let r = new Hr(e, t, this.se, this.te, this.re, n)
      return (
        (this.te = Tr()),
        (this.ne = Xr()),
        (this.re = Tr()),
        (this.ie = Xr()),
        (this.se = new C(S)),
        r
      )
    }
    oe(e, t) {
      let n = this.ee.get(e)
      if (!n || !this.ce(e))
        return void v(
          Jr,
          `addDocumentToTarget received document for unknown inactive target (${e})`,
        )
      let r = this.pe(e, t.key) ? 2 : 0
      ;(n.j(t.key, r),
        $n(this.Te(e).target) && this.Te(e).target.getPipelineFlavor() !== `exact`
          ? (this.re = this.re.insert(t.key, t))
          : (this.te = this.te.insert(t.key, t)),
        (this.ne = this.ne.insert(t.key, this.me(t.key).add(e))),
        (this.ie = this.ie.insert(t.key, this.ge(t.key).add(e))))
    }
    ae(e, t, n) {
      let r = this.ee.get(e)
      r && this.ce(e)
        ? (this.pe(e, t) ? r.j(t, 1) : r.H(t),
          (this.ie = this.ie.insert(t, this.ge(t).delete(e))),
          (this.ie = this.ie.insert(t, this.ge(t).add(e))),
          n &&
            ($n(this.Te(e).target) && this.Te(e).target.getPipelineFlavor() !== `exact`
              ? (this.re = this.re.insert(t, n))
              : (this.te = this.te.insert(t, n))))
        : v(Jr, `removeDocumentFromTarget received document for unknown or inactive target (${e})`)
    }
    removeTarget(e) {
      this.ee.delete(e)
    }
    Pe(e) {
      let t = this.ee.get(e)
      if (!t) return 0
      let n = t.W()
      return this.X.getRemoteKeysForTarget(e).size + n.addedDocuments.size - n.removedDocuments.size
    }
    J(e) {
      let t = this.ee.get(e)
      ;(t ||
        (v(Jr, `recordPendingTargetRequest set up tracking for target ID ${e}`),
        (t = new qr(e)),
        this.ee.set(e, t)),
        t.J())
    }
    ge(e) {
      let t = this.ie.get(e)
      return (t || ((t = new w(S)), (this.ie = this.ie.insert(e, t))), t)
    }
    me(e) {
      let t = this.ne.get(e)
      return (t || ((t = new w(S)), (this.ne = this.ne.insert(e, t))), t)
    }
    ce(e) {
      let t = this.Te(e) !== null
      return (t || v(Jr, `Detected inactive target`, e), t)
    }
    Te(e) {
      let t = this.ee.get(e)
      return t === void 0 || t.q ? null : this.X.ye(e)
    }
    le(e) {
      ;(this.ee.set(e, new qr(e)),
        this.X.getRemoteKeysForTarget(e).forEach((t) => {
          this.ae(e, t, null)
        }))
    }
    pe(e, t) {
      return this.X.getRemoteKeysForTarget(e).has(t)
    }
  }
function Xr() {
  return new C(k.comparator)
}
function Zr() {
  return new C(k.comparator)
}
var Qr = { asc: `ASCENDING`, desc: `DESCENDING` },
  $r = {
    '<': `LESS_THAN`,
    '<=': `LESS_THAN_OR_EQUAL`,
    '>': `GREATER_THAN`,
    '>=': `GREATER_THAN_OR_EQUAL`,
    '==': `EQUAL`,
    '!=': `NOT_EQUAL`,
    'array-contains': `ARRAY_CONTAINS`,
    in: `IN`,
    'not-in': `NOT_IN`,
    'array-contains-any': `ARRAY_CONTAINS_ANY`,
  },
  ei = { and: `AND`, or: `OR` },
  ti = class {
    constructor(e, t) {
      ;((this.databaseId = e), (this.useProto3Json = t))
    }
  }
function ni(e, t) {
  return e.useProto3Json || _t(t) ? t : { value: t }
}
function ri(e, t) {
  return e.useProto3Json
    ? `${new Date(1e3 * t.seconds).toISOString().replace(/\.\d*/, ``).replace(`Z`, ``)}.${(`000000000` + t.nanoseconds).slice(-9)}Z`
    : { seconds: `` + t.seconds, nanos: t.nanoseconds }
}
function ii(e) {
  let t = F(e)
  return new N(t.seconds, t.nanos)
}
function ai(e, t) {
  return e.useProto3Json ? t.toBase64() : t.toUint8Array()
}
function oi(e, t) {
  return ri(e, t.toTimestamp())
}
function si(e) {
  return (b(!!e, 49232), U.fromTimestamp(ii(e)))
}
function ci(e, t) {
  return li(e, t).canonicalString()
}
function li(e, t) {
  let n = (function (e) {
    return new D([`projects`, e.projectId, `databases`, e.database])
  })(e).child(`documents`)
  return t === void 0 ? n : n.child(t)
}
function ui(e) {
  let t = D.fromString(e)
  return (b(Fi(t), 10190, { key: t.toString() }), t)
}
function di(e, t) {
  return ci(e.databaseId, t.path)
}
function fi(e, t) {
  let n = ui(t)
  if (n.get(1) !== e.databaseId.projectId)
    throw new E(
      T.INVALID_ARGUMENT,
      `Tried to deserialize key from different project: ` +
        n.get(1) +
        ` vs ` +
        e.databaseId.projectId,
    )
  if (n.get(3) !== e.databaseId.database)
    throw new E(
      T.INVALID_ARGUMENT,
      `Tried to deserialize key from different database: ` +
        n.get(3) +
        ` vs ` +
        e.databaseId.database,
    )
  return new k(gi(n))
}
function pi(e, t) {
  return ci(e.databaseId, t)
}
function mi(e) {
  let t = ui(e)
  return t.length === 4 ? D.emptyPath() : gi(t)
}
function hi(e) {
  return new D([
    `projects`,
    e.databaseId.projectId,
    `databases`,
    e.databaseId.database,
  ]).canonicalString()
}
function gi(e) {
  return (b(e.length > 4 && e.get(4) === `documents`, 29091, { key: e.toString() }), e.popFirst(5))
}
function _i(e, t, n) {
  return { name: di(e, t), fields: n.value.mapValue.fields }
}
function vi(e, t) {
  return `found` in t
    ? (function (e, t) {
        ;(b(!!t.found, 43571), t.found.name, t.found.updateTime)
        let n = fi(e, t.found.name),
          r = si(t.found.updateTime),
          i = t.found.createTime ? si(t.found.createTime) : U.min(),
          a = new R({ mapValue: { fields: t.found.fields } })
        return W.newFoundDocument(n, r, i, a)
      })(e, t)
    : `missing` in t
      ? (function (e, t) {
          ;(b(!!t.missing, 3894), b(!!t.readTime, 22933))
          let n = fi(e, t.missing),
            r = si(t.readTime)
          return W.newNoDocument(n, r)
        })(e, t)
      : y(7234, { result: t })
}
function yi(e, t) {
  let n
  if (`targetChange` in t) {
    t.targetChange
    let r = (function (e) {
        return e === `NO_CHANGE`
          ? 0
          : e === `ADD`
            ? 1
            : e === `REMOVE`
              ? 2
              : e === `CURRENT`
                ? 3
                : e === `RESET`
                  ? 4
                  : y(39313, { state: e })
      })(t.targetChange.targetChangeType || `NO_CHANGE`),
      i = t.targetChange.targetIds || [],
      a = (function (e, t) {
        return e.useProto3Json
          ? (b(t === void 0 || typeof t == `string`, 58123), P.fromBase64String(t || ``))
          : (b(t === void 0 || t instanceof Buffer || t instanceof Uint8Array, 16193),
            P.fromUint8Array(t || new Uint8Array()))
      })(e, t.targetChange.resumeToken),
      o = t.targetChange.cause
    n = new Kr(
      r,
      i,
      a,
      (o &&
        (function (e) {
          return new E(e.code === void 0 ? T.UNKNOWN : Sr(e.code), e.message || ``)
        })(o)) ||
        null,
    )
  } else if (`documentChange` in t) {
    t.documentChange
    let r = t.documentChange
    ;(r.document, r.document.name, r.document.updateTime)
    let i = fi(e, r.document.name),
      a = si(r.document.updateTime),
      o = r.document.createTime ? si(r.document.createTime) : U.min(),
      s = new R({ mapValue: { fields: r.document.fields } }),
      c = W.newFoundDocument(i, a, o, s)
    n = new Wr(r.targetIds || [], r.removedTargetIds || [], c.key, c)
  } else if (`documentDelete` in t) {
    t.documentDelete
    let r = t.documentDelete
    r.document
    let i = fi(e, r.document),
      a = r.readTime ? si(r.readTime) : U.min(),
      o = W.newNoDocument(i, a)
    n = new Wr([], r.removedTargetIds || [], o.key, o)
  } else if (`documentRemove` in t) {
    t.documentRemove
    let r = t.documentRemove
    r.document
    let i = fi(e, r.document)
    n = new Wr([], r.removedTargetIds || [], i, null)
  } else {
    if (!(`filter` in t)) return y(11601, { we: t })
    {
      t.filter
      let e = t.filter
      e.targetId
      let { count: r = 0, unchangedNames: i } = e,
        a = new br(r, i),
        o = e.targetId
      n = new Gr(o, a)
    }
  }
  return n
}
function bi(e, t) {
  let n
  if (t instanceof vn) n = { update: _i(e, t.key, t.value) }
  else if (t instanceof Sn) n = { delete: di(e, t.key) }
  else if (t instanceof B) n = { update: _i(e, t.key, t.data), updateMask: Pi(t.fieldMask) }
  else {
    if (!(t instanceof Cn)) return y(16599, { be: t.type })
    n = { verify: di(e, t.key) }
  }
  return (
    t.fieldTransforms.length > 0 &&
      (n.updateTransforms = t.fieldTransforms.map((e) =>
        (function (e, t) {
          let n = t.transform
          if (n instanceof Zt)
            return { fieldPath: t.field.canonicalString(), setToServerValue: `REQUEST_TIME` }
          if (n instanceof Qt)
            return {
              fieldPath: t.field.canonicalString(),
              appendMissingElements: { values: n.elements },
            }
          if (n instanceof en)
            return {
              fieldPath: t.field.canonicalString(),
              removeAllFromArray: { values: n.elements },
            }
          if (n instanceof rn) return { fieldPath: t.field.canonicalString(), increment: n.h }
          if (n instanceof an) return { fieldPath: t.field.canonicalString(), minimum: n.h }
          if (n instanceof on) return { fieldPath: t.field.canonicalString(), maximum: n.h }
          throw y(20930, { transform: t.transform })
        })(0, e),
      )),
    t.precondition.isNone ||
      (n.currentDocument = (function (e, t) {
        return t.updateTime === void 0
          ? t.exists === void 0
            ? y(27497)
            : { exists: t.exists }
          : { updateTime: oi(e, t.updateTime) }
      })(e, t.precondition)),
    n
  )
}
function xi(e, t) {
  return { documents: [pi(e, t.path)] }
}
function Si(e, t) {
  let n = { structuredQuery: {} },
    r = t.path,
    i
  ;(t.collectionGroup === null
    ? ((i = r.popLast()), (n.structuredQuery.from = [{ collectionId: r.lastSegment() }]))
    : ((i = r),
      (n.structuredQuery.from = [{ collectionId: t.collectionGroup, allDescendants: !0 }])),
    (n.parent = pi(e, i)))
  let a = (function (e) {
    if (e.length !== 0) return Ni(On.create(e, `and`))
  })(t.filters)
  a && (n.structuredQuery.where = a)
  let o = (function (e) {
    if (e.length !== 0)
      return e.map((e) =>
        (function (e) {
          return { field: ji(e.field), direction: Oi(e.dir) }
        })(e),
      )
  })(t.orderBy)
  o && (n.structuredQuery.orderBy = o)
  let s = ni(e, t.limit)
  return (
    s !== null && (n.structuredQuery.limit = s),
    t.startAt &&
      (n.structuredQuery.startAt = (function (e) {
        return { before: e.inclusive, values: e.position }
      })(t.startAt)),
    t.endAt &&
      (n.structuredQuery.endAt = (function (e) {
        return { before: !e.inclusive, values: e.position }
      })(t.endAt)),
    { Se: n, parent: i }
  )
}
function Ci(e, t, n, r) {
  let { Se: i, parent: a } = Si(e, t),
    o = {},
    s = [],
    c = 0
  return (
    n.forEach((e) => {
      let t = r ? e.alias : `aggregate_` + c++
      ;((o[t] = e.alias),
        e.aggregateType === `count`
          ? s.push({ alias: t, count: {} })
          : e.aggregateType === `avg`
            ? s.push({ alias: t, avg: { field: ji(e.fieldPath) } })
            : e.aggregateType === `sum` && s.push({ alias: t, sum: { field: ji(e.fieldPath) } }))
    }),
    {
      request: {
        structuredAggregationQuery: { aggregations: s, structuredQuery: i.structuredQuery },
        parent: i.parent,
      },
      ve: o,
      parent: a,
    }
  )
}
function wi(e) {
  let t = mi(e.parent),
    n = e.structuredQuery,
    r = n.from ? n.from.length : 0,
    i = null
  if (r > 0) {
    b(r === 1, 65062)
    let e = n.from[0]
    e.allDescendants ? (i = e.collectionId) : (t = t.child(e.collectionId))
  }
  let a = []
  n.where &&
    (a = (function (e) {
      let t = Di(e)
      return t instanceof On && An(t) ? t.getFilters() : [t]
    })(n.where))
  let o = []
  n.orderBy &&
    (o = (function (e) {
      return e.map((e) =>
        (function (e) {
          return new H(
            Mi(e.field),
            (function (e) {
              switch (e) {
                case `ASCENDING`:
                  return `asc`
                case `DESCENDING`:
                  return `desc`
                default:
                  return
              }
            })(e.direction),
          )
        })(e),
      )
    })(n.orderBy))
  let s = null
  n.limit &&
    (s = (function (e) {
      let t
      return ((t = typeof e == `object` ? e.value : e), _t(t) ? null : t)
    })(n.limit))
  let c = null
  n.startAt &&
    (c = (function (e) {
      let t = !!e.before
      return new wn(e.values || [], t)
    })(n.startAt))
  let l = null
  return (
    n.endAt &&
      (l = (function (e) {
        let t = !e.before
        return new wn(e.values || [], t)
      })(n.endAt)),
    nr(t, i, o, a, s, `F`, c, l)
  )
}
function Ti(e, t) {
  let n = (function (e) {
    switch (e) {
      case `TargetPurposeListen`:
        return null
      case `TargetPurposeExistenceFilterMismatch`:
        return `existence-filter-mismatch`
      case `TargetPurposeExistenceFilterMismatchBloom`:
        return `existence-filter-mismatch-bloom`
      case `TargetPurposeLimboResolution`:
        return `limbo-document`
      default:
        return y(28987, { purpose: e })
    }
  })(t.purpose)
  return n == null ? null : { 'goog-listen-tags': n }
}
function Ei(e, t) {
  return { structuredPipeline: { pipeline: { stages: t.stages.map((t) => t._toProto(e)) } } }
}
function Di(e) {
  return e.unaryFilter === void 0
    ? e.fieldFilter === void 0
      ? e.compositeFilter === void 0
        ? y(30097, { filter: e })
        : (function (e) {
            return On.create(
              e.compositeFilter.filters.map((e) => Di(e)),
              (function (e) {
                switch (e) {
                  case `AND`:
                    return `and`
                  case `OR`:
                    return `or`
                  default:
                    return y(1026)
                }
              })(e.compositeFilter.op),
            )
          })(e)
      : (function (e) {
          return V.create(
            Mi(e.fieldFilter.field),
            (function (e) {
              switch (e) {
                case `EQUAL`:
                  return `==`
                case `NOT_EQUAL`:
                  return `!=`
                case `GREATER_THAN`:
                  return `>`
                case `GREATER_THAN_OR_EQUAL`:
                  return `>=`
                case `LESS_THAN`:
                  return `<`
                case `LESS_THAN_OR_EQUAL`:
                  return `<=`
                case `ARRAY_CONTAINS`:
                  return `array-contains`
                case `IN`:
                  return `in`
                case `NOT_IN`:
                  return `not-in`
                case `ARRAY_CONTAINS_ANY`:
                  return `array-contains-any`
                case `OPERATOR_UNSPECIFIED`:
                  return y(58110)
                default:
                  return y(50506)
              }
            })(e.fieldFilter.op),
            e.fieldFilter.value,
          )
        })(e)
    : (function (e) {
        switch (e.unaryFilter.op) {
          case `IS_NAN`:
            let t = Mi(e.unaryFilter.field)
            return V.create(t, `==`, { doubleValue: NaN })
          case `IS_NULL`:
            let n = Mi(e.unaryFilter.field)
            return V.create(n, `==`, { nullValue: `NULL_VALUE` })
          case `IS_NOT_NAN`:
            let r = Mi(e.unaryFilter.field)
            return V.create(r, `!=`, { doubleValue: NaN })
          case `IS_NOT_NULL`:
            let i = Mi(e.unaryFilter.field)
            return V.create(i, `!=`, { nullValue: `NULL_VALUE` })
          case `OPERATOR_UNSPECIFIED`:
            return y(61313)
          default:
            return y(60726)
        }
      })(e)
}
function Oi(e) {
  return Qr[e]
}
function ki(e) {
  return $r[e]
}
function Ai(e) {
  return ei[e]
}
function ji(e) {
  return { fieldPath: e.canonicalString() }
}
function Mi(e) {
  return O.fromServerFormat(e.fieldPath)
}
function Ni(e) {
  return e instanceof V
    ? (function (e) {
        if (e.op === `==`) {
          if (Bt(e.value)) return { unaryFilter: { field: ji(e.field), op: `IS_NAN` } }
          if (zt(e.value)) return { unaryFilter: { field: ji(e.field), op: `IS_NULL` } }
        } else if (e.op === `!=`) {
          if (Bt(e.value)) return { unaryFilter: { field: ji(e.field), op: `IS_NOT_NAN` } }
          if (zt(e.value)) return { unaryFilter: { field: ji(e.field), op: `IS_NOT_NULL` } }
        }
        return { fieldFilter: { field: ji(e.field), op: ki(e.op), value: e.value } }
      })(e)
    : e instanceof On
      ? (function (e) {
          let t = e.getFilters().map((e) => Ni(e))
          return t.length === 1 ? t[0] : { compositeFilter: { op: Ai(e.op), filters: t } }
        })(e)
      : y(54877, { filter: e })
}
function Pi(e) {
  let t = []
  return (e.fields.forEach((e) => t.push(e.canonicalString())), { fieldPaths: t })
}
function Fi(e) {
  return e.length >= 4 && e.get(0) === `projects` && e.get(2) === `databases`
}
function Ii(e) {
  return !!e && typeof e._toProto == `function` && e._protoValueType === `ProtoValue`
}
function Li(e, t) {
  let n = { fields: {} }
  return (
    t.forEach((t, r) => {
      if (typeof r != `string`) throw Error(`Cannot encode map with non-string key: ${r}`)
      n.fields[r] = t._toProto(e)
    }),
    { mapValue: n }
  )
}
function Ri(e) {
  return { stringValue: e }
}
function zi(e) {
  return new ti(e, !0)
}
var Bi = class e {
  constructor(e) {
    this._byteString = e
  }
  static fromBase64String(t) {
    try {
      return new e(P.fromBase64String(t))
    } catch (e) {
      throw new E(T.INVALID_ARGUMENT, `Failed to construct data from Base64 string: ` + e)
    }
  }
  static fromUint8Array(t) {
    return new e(P.fromUint8Array(t))
  }
  toBase64() {
    return this._byteString.toBase64()
  }
  toUint8Array() {
    return this._byteString.toUint8Array()
  }
  toString() {
    return `Bytes(base64: ` + this.toBase64() + `)`
  }
  isEqual(e) {
    return this._byteString.isEqual(e._byteString)
  }
  toJSON() {
    return { type: e._jsonSchemaVersion, bytes: this.toBase64() }
  }
  static fromJSON(t) {
    if (et(t, e._jsonSchema)) return e.fromBase64String(t.bytes)
  }
}
;((Bi._jsonSchemaVersion = `firestore/bytes/1.0`),
  (Bi._jsonSchema = { type: j(`string`, Bi._jsonSchemaVersion), bytes: j(`string`) }))
var Vi = class {
  constructor(...e) {
    for (let t = 0; t < e.length; ++t)
      if (e[t].length === 0)
        throw new E(
          T.INVALID_ARGUMENT,
          `Invalid field name at argument $(i + 1). Field names must not be empty.`,
        )
    this._internalPath = new O(e)
  }
  isEqual(e) {
    return this._internalPath.isEqual(e._internalPath)
  }
}
function Hi() {
  return new Vi(ze)
}
var Ui = class {
    constructor(e) {
      this._methodName = e
    }
  },
  Wi = class e {
    constructor(e, t) {
      if (!isFinite(e) || e < -90 || e > 90)
        throw new E(
          T.INVALID_ARGUMENT,
          `Latitude must be a number between -90 and 90, but was: ` + e,
        )
      if (!isFinite(t) || t < -180 || t > 180)
        throw new E(
          T.INVALID_ARGUMENT,
          `Longitude must be a number between -180 and 180, but was: ` + t,
        )
      ;((this._lat = e), (this._long = t))
    }
    get latitude() {
      return this._lat
    }
    get longitude() {
      return this._long
    }
    isEqual(e) {
      return this._lat === e._lat && this._long === e._long
    }
    _compareTo(e) {
      return S(this._lat, e._lat) || S(this._long, e._long)
    }
    toJSON() {
      return { latitude: this._lat, longitude: this._long, type: e._jsonSchemaVersion }
    }
    static fromJSON(t) {
      if (et(t, e._jsonSchema)) return new e(t.latitude, t.longitude)
    }
  }
;((Wi._jsonSchemaVersion = `firestore/geoPoint/1.0`),
  (Wi._jsonSchema = {
    type: j(`string`, Wi._jsonSchemaVersion),
    latitude: j(`number`),
    longitude: j(`number`),
  }))
var Gi = class {
  constructor(e) {
    this.uid = e
  }
  isAuthenticated() {
    return this.uid != null
  }
  toKey() {
    return this.isAuthenticated() ? `uid:` + this.uid : `anonymous-user`
  }
  isEqual(e) {
    return e.uid === this.uid
  }
}
;((Gi.UNAUTHENTICATED = new Gi(null)),
  (Gi.GOOGLE_CREDENTIALS = new Gi(`google-credentials-uid`)),
  (Gi.FIRST_PARTY = new Gi(`first-party-uid`)),
  (Gi.MOCK_USER = new Gi(`mock-user`)))
var Ki = class {
    constructor() {
      this.promise = new Promise((e, t) => {
        ;((this.resolve = e), (this.reject = t))
      })
    }
  },
  qi = class {
    constructor(e, t) {
      ;((this.user = t),
        (this.type = `OAuth`),
        (this.headers = new Map()),
        this.headers.set(`Authorization`, `Bearer ${e}`))
    }
  },
  Ji = class {
    getToken() {
      return Promise.resolve(null)
    }
    invalidateToken() {}
    start(e, t) {
      e.enqueueRetryable(() => t(Gi.UNAUTHENTICATED))
    }
    shutdown() {}
  },
  Yi = class {
    constructor(e) {
      ;((this.De = e),
        (this.currentUser = Gi.UNAUTHENTICATED),
        (this.xe = 0),
        (this.forceRefresh = !1),
        (this.auth = null))
    }
    start(e, t) {
      b(this.Ce === void 0, 42304)
      let n = this.xe,
        r = (e) => (this.xe === n ? Promise.resolve() : ((n = this.xe), t(e))),
        i = new Ki()
      this.Ce = () => {
        ;(this.xe++,
          (this.currentUser = this.Fe()),
          i.resolve(),
          (i = new Ki()),
          e.enqueueRetryable(() => r(this.currentUser)))
      }
      let a = () => {
          let t = i
          e.enqueueRetryable(async () => {
            ;(await t.promise, await r(this.currentUser))
          })
        },
        o = (e) => {
          ;(v(`FirebaseAuthCredentialsProvider`, `Auth detected`),
            (this.auth = e),
            this.Ce && (this.auth.addAuthTokenListener(this.Ce), a()))
        }
      ;(this.De.onInit((e) => o(e)),
        setTimeout(
          () => {
            if (!this.auth) {
              let e = this.De.getImmediate({ optional: !0 })
              e
                ? o(e)
                : (v(`FirebaseAuthCredentialsProvider`, `Auth not yet detected`),
                  i.resolve(),
                  (i = new Ki()))
            }
          },
          0,
        ),
        a())
    }
    getToken() {
      let e = this.xe,
        t = this.forceRefresh
      return (
        (this.forceRefresh = !1),
        this.auth
          ? this.auth
              .getToken(t)
              .then((t) =>
                this.xe === e
                  ? t
                    ? (b(typeof t.accessToken == `string`, 31837, { Oe: t }),
                      new qi(t.accessToken, this.currentUser))
                    : null
                  : (v(`FirebaseAuthCredentialsProvider`, `getToken aborted due to token change.`),
                    this.getToken()),
              )
          : Promise.resolve(null)
      )
    }
    invalidateToken() {
      this.forceRefresh = !0
    }
    shutdown() {
      ;(this.auth && this.Ce && this.auth.removeAuthTokenListener(this.Ce), (this.Ce = void 0))
    }
    Fe() {
      let e = this.auth && this.auth.getUid()
      return (b(e === null || typeof e == `string`, 2055, { Me: e }), new Gi(e))
    }
  },
  Xi = class {
    constructor(e, t, n) {
      ;((this.Ne = e),
        (this.Le = t),
        (this.Be = n),
        (this.type = `FirstParty`),
        (this.user = Gi.FIRST_PARTY),
        (this.Ue = new Map()))
    }
    ke() {
      return this.Be ? this.Be() : null
    }
    get headers() {
      this.Ue.set(`X-Goog-AuthUser`, this.Ne)
      let e = this.ke()
      return (
        e && this.Ue.set(`Authorization`, e),
        this.Le && this.Ue.set(`X-Goog-Iam-Authorization-Token`, this.Le),
        this.Ue
      )
    }
  },
  Zi = class {
    constructor(e, t, n) {
      ;((this.Ne = e), (this.Le = t), (this.Be = n))
    }
    getToken() {
      return Promise.resolve(new Xi(this.Ne, this.Le, this.Be))
    }
    start(e, t) {
      e.enqueueRetryable(() => t(Gi.FIRST_PARTY))
    }
    shutdown() {}
    invalidateToken() {}
  },
  Qi = class {
    constructor(e) {
      ;((this.value = e),
        (this.type = `AppCheck`),
        (this.headers = new Map()),
        e && e.length > 0 && this.headers.set(`x-firebase-appcheck`, this.value))
    }
  },
  $i = class {
    constructor(e, t) {
      ;((this.qe = t),
        (this.forceRefresh = !1),
        (this.appCheck = null),
        (this.$e = null),
        (this.Ke = null),
        d(e) && e.settings.appCheckToken && (this.Ke = e.settings.appCheckToken))
    }
    start(e, t) {
      b(this.Ce === void 0, 3512)
      let n = (e) => {
        e.error != null &&
          v(
            `FirebaseAppCheckTokenProvider`,
            `Error getting App Check token; using placeholder token instead. Error: ${e.error.message}`,
          )
        let n = e.token !== this.$e
        return (
          (this.$e = e.token),
          v(`FirebaseAppCheckTokenProvider`, `Received ${n ? `new` : `existing`} token.`),
          n ? t(e.token) : Promise.resolve()
        )
      }
      this.Ce = (t) => {
        e.enqueueRetryable(() => n(t))
      }
      let r = (e) => {
        ;(v(`FirebaseAppCheckTokenProvider`, `AppCheck detected`),
          (this.appCheck = e),
          this.Ce && this.appCheck.addTokenListener(this.Ce))
      }
      ;(this.qe.onInit((e) => r(e)),
        setTimeout(
          () => {
            if (!this.appCheck) {
              let e = this.qe.getImmediate({ optional: !0 })
              e ? r(e) : v(`FirebaseAppCheckTokenProvider`, `AppCheck not yet detected`)
            }
          },
          0,
        ))
    }
    getToken() {
      if (this.Ke) return Promise.resolve(new Qi(this.Ke))
      let e = this.forceRefresh
      return (
        (this.forceRefresh = !1),
        this.appCheck
          ? this.appCheck
              .getToken(e)
              .then((e) =>
                e
                  ? (b(typeof e.token == `string`, 44558, { tokenResult: e }),
                    (this.$e = e.token),
                    new Qi(e.token))
                  : null,
              )
          : Promise.resolve(null)
      )
    }
    invalidateToken() {
      this.forceRefresh = !0
    }
    shutdown() {
      ;(this.appCheck && this.Ce && this.appCheck.removeTokenListener(this.Ce), (this.Ce = void 0))
    }
  }
function ea(e) {
  let t = {}
  return (e.timeoutSeconds !== void 0 && (t.timeoutSeconds = e.timeoutSeconds), t)
}
var ta = class {
    Qe(e) {}
    shutdown() {}
  },
  na = `ConnectivityMonitor`,
  ra = class {
    constructor() {
      ;((this.We = () => this.Ge()), (this.ze = () => this.je()), (this.He = []), this.Je())
    }
    Qe(e) {
      this.He.push(e)
    }
    shutdown() {
      ;(window.removeEventListener(`online`, this.We),
        window.removeEventListener(`offline`, this.ze))
    }
    Je() {
      ;(window.addEventListener(`online`, this.We), window.addEventListener(`offline`, this.ze))
    }
    Ge() {
      v(na, `Network connectivity changed: AVAILABLE`)
      for (let e of this.He) e(0)
    }
    je() {
      v(na, `Network connectivity changed: UNAVAILABLE`)
      for (let e of this.He) e(1)
    }
    static Ye() {
      return (
        typeof window < `u` &&
        window.addEventListener !== void 0 &&
        window.removeEventListener !== void 0
      )
    }
  },
  ia = null
function aa() {
  return (
    ia === null
      ? (ia = (function () {
          return 268435456 + Math.round(2147483648 * Math.random())
        })())
      : ia++,
    `0x` + ia.toString(16)
  )
}
var oa = `RestConnection`,
  sa = {
    BatchGetDocuments: `batchGet`,
    Commit: `commit`,
    RunQuery: `runQuery`,
    RunAggregationQuery: `runAggregationQuery`,
    ExecutePipeline: `executePipeline`,
  },
  ca = class {
    get Ze() {
      return !1
    }
    constructor(e) {
      ;((this.databaseInfo = e), (this.databaseId = e.databaseId))
      let t = e.ssl ? `https` : `http`,
        n = encodeURIComponent(this.databaseId.projectId),
        r = encodeURIComponent(this.databaseId.database)
      ;((this.Xe = t + `://` + e.host),
        (this.et = `projects/${n}/databases/${r}`),
        (this.tt =
          this.databaseId.database === pt ? `project_id=${n}` : `project_id=${n}&database_id=${r}`))
    }
    nt(e, t, n, r, i) {
      let a = aa(),
        o = this.rt(e, t.toUriEncodedString())
      v(oa, `Sending RPC '${e}' ${a}:`, o, n)
      let s = { 'google-cloud-resource-prefix': this.et, 'x-goog-request-params': this.tt }
      this.it(s, r, i)
      let { host: c } = new URL(o),
        l = p(c)
      return this.st(e, o, s, n, l).then(
        (t) => (v(oa, `Received RPC '${e}' ${a}: `, t), t),
        (t) => {
          throw (Ee(oa, `RPC '${e}' ${a} failed with error: `, t, `url: `, o, `request:`, n), t)
        },
      )
    }
    _t(e, t, n, r, i, a) {
      return this.nt(e, t, n, r, i)
    }
    it(e, t, n) {
      if (
        ((e[`X-Goog-Api-Client`] = (function () {
          return `gl-js/ fire/` + be
        })()),
        (e[`Content-Type`] = `text/plain`),
        this.databaseInfo.appId && (e[`X-Firebase-GMPID`] = this.databaseInfo.appId),
        t && t.headers.forEach((t, n) => (e[n] = t)),
        n && n.headers.forEach((t, n) => (e[n] = t)),
        this.databaseInfo._customHeaders)
      )
        for (let t of Object.keys(this.databaseInfo._customHeaders))
          e[t] = this.databaseInfo._customHeaders[t]
    }
    rt(e, t) {
      let n = sa[e],
        r = `${this.Xe}/v1/${t}:${n}`
      return (
        this.databaseInfo.apiKey &&
          (r = `${r}?key=${encodeURIComponent(this.databaseInfo.apiKey)}`),
        r
      )
    }
    terminate() {}
  },
  la = class {
    constructor(e) {
      ;((this.ot = e.ot), (this.ut = e.ut))
    }
    ct(e) {
      this.lt = e
    }
    Et(e) {
      this.ht = e
    }
    Tt(e) {
      this.Pt = e
    }
    onMessage(e) {
      this.It = e
    }
    close() {
      this.ut()
    }
    send(e) {
      this.ot(e)
    }
    Rt() {
      this.lt()
    }
    At() {
      this.ht()
    }
    Vt(e) {
      this.Pt(e)
    }
    dt(e) {
      this.It(e)
    }
  },
  J = `WebChannelConnection`,
  ua = (e, t, n) => {
    e.listen(t, (e) => {
      try {
        n(e)
      } catch (e) {
        setTimeout(
          () => {
            throw e
          },
          0,
        )
      }
    })
  },
  da = class e extends ca {
    constructor(e) {
      ;(super(e),
        (this.ft = []),
        (this.forceLongPolling = e.forceLongPolling),
        (this.autoDetectLongPolling = e.autoDetectLongPolling),
        (this.useFetchStreams = e.useFetchStreams),
        (this.longPollingOptions = e.longPollingOptions))
    }
    static gt() {
      e.yt ||=
        (ua(_e(), ge.STAT_EVENT, (e) => {
          e.stat === he.PROXY
            ? v(J, `STAT_EVENT: detected buffering proxy`)
            : e.stat === he.NOPROXY && v(J, `STAT_EVENT: detected no buffering proxy`)
        }),
        !0)
    }
    st(e, t, n, r, i) {
      let a = aa()
      return new Promise((i, o) => {
        let s = new de()
        ;(s.setWithCredentials(!0),
          s.listenOnce(pe.COMPLETE, () => {
            try {
              switch (s.getLastErrorCode()) {
                case me.NO_ERROR:
                  let t = s.getResponseJson()
                  ;(v(J, `XHR for RPC '${e}' ${a} received:`, JSON.stringify(t)), i(t))
                  break
                case me.TIMEOUT:
                  ;(v(J, `RPC '${e}' ${a} timed out`),
                    o(new E(T.DEADLINE_EXCEEDED, `Request time out`)))
                  break
                case me.HTTP_ERROR:
                  let n = s.getStatus()
                  if (
                    (v(
                      J,
                      `RPC '${e}' ${a} failed with status:`,
                      n,
                      `response text:`,
                      s.getResponseText(),
                    ),
                    n > 0)
                  ) {
                    let e = s.getResponseJson()
                    Array.isArray(e) && (e = e[0])
                    let t = e?.error
                    t && t.status && t.message
                      ? o(
                          new E(
                            (function (e) {
                              let t = e.toLowerCase().replace(/_/g, `-`)
                              return Object.values(T).indexOf(t) >= 0 ? t : T.UNKNOWN
                            })(t.status),
                            t.message,
                          ),
                        )
                      : o(new E(T.UNKNOWN, `Server responded with status ` + s.getStatus()))
                  } else o(new E(T.UNAVAILABLE, `Connection failed.`))
                  break
                default:
                  y(9055, { wt: e, streamId: a, bt: s.getLastErrorCode(), St: s.getLastError() })
              }
            } finally {
              v(J, `RPC '${e}' ${a} completed.`)
            }
          }))
        let c = JSON.stringify(r)
        ;(v(J, `RPC '${e}' ${a} sending request:`, r), s.send(t, `POST`, c, n, 15))
      })
    }
    vt(t, n, r) {
      let i = aa(),
        a = [this.Xe, `/`, `google.firestore.v1.Firestore`, `/`, t, `/channel`],
        o = this.createWebChannelTransport(),
        s = {
          httpSessionIdParam: `gsessionid`,
          initMessageHeaders: {},
          messageUrlParams: {
            database: `projects/${this.databaseId.projectId}/databases/${this.databaseId.database}`,
          },
          sendRawJson: !0,
          supportsCrossDomainXhr: !0,
          internalChannelParams: { forwardChannelRequestTimeoutMs: 6e5 },
          forceLongPolling: this.forceLongPolling,
          detectBufferingProxy: this.autoDetectLongPolling,
        },
        c = this.longPollingOptions.timeoutSeconds
      ;(c !== void 0 && (s.longPollingTimeout = Math.round(1e3 * c)),
        this.useFetchStreams && (s.useFetchStreams = !0),
        this.it(s.initMessageHeaders, n, r),
        (s.encodeInitMessageHeaders = !0))
      let l = a.join(``)
      v(J, `Creating RPC '${t}' stream ${i}: ${l}`, s)
      let u = o.createWebChannel(l, s)
      this.Dt(u)
      let d = !1,
        f = !1,
        p = new la({
          ot: (e) => {
            f
              ? v(J, `Not sending because RPC '${t}' stream ${i} is closed:`, e)
              : ((d ||= (v(J, `Opening RPC '${t}' stream ${i} transport.`), u.open(), !0)),
                v(J, `RPC '${t}' stream ${i} sending:`, e),
                u.send(e))
          },
          ut: () => u.close(),
        })
      return (
        ua(u, fe.EventType.OPEN, () => {
          f || (v(J, `RPC '${t}' stream ${i} transport opened.`), p.Rt())
        }),
        ua(u, fe.EventType.CLOSE, () => {
          f || ((f = !0), v(J, `RPC '${t}' stream ${i} transport closed`), p.Vt(), this.xt(u))
        }),
        ua(u, fe.EventType.ERROR, (e) => {
          f ||
            ((f = !0),
            Ee(J, `RPC '${t}' stream ${i} transport errored. Name:`, e.name, `Message:`, e.message),
            p.Vt(new E(T.UNAVAILABLE, `The operation could not be completed`)))
        }),
        ua(u, fe.EventType.MESSAGE, (e) => {
          if (!f) {
            let n = e.data[0]
            b(!!n, 16349)
            let r = n,
              a = r?.error || r[0]?.error
            if (a) {
              v(J, `RPC '${t}' stream ${i} received error:`, a)
              let e = a.status,
                n = (function (e) {
                  let t = G[e]
                  if (t !== void 0) return Sr(t)
                })(e),
                r = a.message
              ;(e === `NOT_FOUND` &&
                r.includes(`database`) &&
                r.includes(`does not exist`) &&
                r.includes(this.databaseId.database) &&
                Ee(
                  `Database '${this.databaseId.database}' not found. Please check your project configuration.`,
                ),
                n === void 0 &&
                  ((n = T.INTERNAL),
                  (r = `Unknown error status: ` + e + ` with message ` + a.message)),
                (f = !0),
                p.Vt(new E(n, r)),
                u.close())
            } else (v(J, `RPC '${t}' stream ${i} received:`, n), p.dt(n))
          }
        }),
        e.gt(),
        setTimeout(
          () => {
            p.At()
          },
          0,
        ),
        p
      )
    }
    terminate() {
      ;(this.ft.forEach((e) => e.close()), (this.ft = []))
    }
    Dt(e) {
      this.ft.push(e)
    }
    xt(e) {
      this.ft = this.ft.filter((t) => t === e)
    }
    it(e, t, n) {
      ;(super.it(e, t, n),
        this.databaseInfo.apiKey && (e[`x-goog-api-key`] = this.databaseInfo.apiKey))
    }
    createWebChannelTransport() {
      return ve()
    }
  }
function fa(e) {
  return new da(e)
}
da.yt = !1
var pa = class {
    constructor(e, t, n = 1e3, r = 1.5, i = 6e4) {
      ;((this.Ct = e),
        (this.timerId = t),
        (this.Ft = n),
        (this.Ot = r),
        (this.Mt = i),
        (this.Nt = 0),
        (this.Lt = null),
        (this.Bt = Date.now()),
        this.reset())
    }
    reset() {
      this.Nt = 0
    }
    Ut() {
      this.Nt = this.Mt
    }
    kt(e) {
      this.cancel()
      let t = Math.floor(this.Nt + this.qt()),
        n = Math.max(0, Date.now() - this.Bt),
        r = Math.max(0, t - n)
      ;(r > 0 &&
        v(
          `ExponentialBackoff`,
          `Backing off for ${r} ms (base delay: ${this.Nt} ms, delay with jitter: ${t} ms, last attempt: ${n} ms ago)`,
        ),
        (this.Lt = this.Ct.enqueueAfterDelay(this.timerId, r, () => ((this.Bt = Date.now()), e()))),
        (this.Nt *= this.Ot),
        this.Nt < this.Ft && (this.Nt = this.Ft),
        this.Nt > this.Mt && (this.Nt = this.Mt))
    }
    $t() {
      this.Lt !== null && (this.Lt.skipDelay(), (this.Lt = null))
    }
    cancel() {
      this.Lt !== null && (this.Lt.cancel(), (this.Lt = null))
    }
    qt() {
      return (Math.random() - 0.5) * this.Nt
    }
  },
  ma = `PersistentStream`,
  ha = class {
    constructor(e, t, n, r, i, a, o, s) {
      ;((this.Ct = e),
        (this.Kt = n),
        (this.Qt = r),
        (this.connection = i),
        (this.authCredentialsProvider = a),
        (this.appCheckCredentialsProvider = o),
        (this.listener = s),
        (this.state = 0),
        (this.Wt = 0),
        (this.Gt = null),
        (this.zt = null),
        (this.stream = null),
        (this.jt = 0),
        (this.Ht = new pa(e, t)))
    }
    Jt() {
      return this.state === 1 || this.state === 5 || this.Yt()
    }
    Yt() {
      return this.state === 2 || this.state === 3
    }
    start() {
      ;((this.jt = 0), this.state === 4 ? this.Zt() : this.auth())
    }
    async stop() {
      this.Jt() && (await this.close(0))
    }
    Xt() {
      ;((this.state = 0), this.Ht.reset())
    }
    en() {
      this.Yt() &&
        this.Gt === null &&
        (this.Gt = this.Ct.enqueueAfterDelay(this.Kt, 6e4, () => this.tn()))
    }
    nn(e) {
      ;(this.rn(), this.stream.send(e))
    }
    async tn() {
      if (this.Yt()) return this.close(0)
    }
    rn() {
      this.Gt &&= (this.Gt.cancel(), null)
    }
    sn() {
      this.zt &&= (this.zt.cancel(), null)
    }
    async close(e, t) {
      ;(this.rn(),
        this.sn(),
        this.Ht.cancel(),
        this.Wt++,
        e === 4
          ? t && t.code === T.RESOURCE_EXHAUSTED
            ? (Te(t.toString()),
              Te(`Using maximum backoff delay to prevent overloading the backend.`),
              this.Ht.Ut())
            : t &&
              t.code === T.UNAUTHENTICATED &&
              this.state !== 3 &&
              (this.authCredentialsProvider.invalidateToken(),
              this.appCheckCredentialsProvider.invalidateToken())
          : this.Ht.reset(),
        this.stream !== null && (this._n(), this.stream.close(), (this.stream = null)),
        (this.state = e),
        await this.listener.Tt(t))
    }
    _n() {}
    auth() {
      this.state = 1
      let e = this.an(this.Wt),
        t = this.Wt
      Promise.all([
        this.authCredentialsProvider.getToken(),
        this.appCheckCredentialsProvider.getToken(),
      ]).then(
        ([e, n]) => {
          this.Wt === t && this.un(e, n)
        },
        (t) => {
          e(() => {
            let e = new E(T.UNKNOWN, `Fetching auth token failed: ` + t.message)
            return this.cn(e)
          })
        },
      )
    }
    un(e, t) {
      let n = this.an(this.Wt)
      ;((this.stream = this.En(e, t)),
        this.stream.ct(() => {
          n(() => this.listener.ct())
        }),
        this.stream.Et(() => {
          n(
            () => (
              (this.state = 2),
              (this.zt = this.Ct.enqueueAfterDelay(
                this.Qt,
                1e4,
                () => (this.Yt() && (this.state = 3), Promise.resolve()),
              )),
              this.listener.Et()
            ),
          )
        }),
        this.stream.Tt((e) => {
          n(() => this.cn(e))
        }),
        this.stream.onMessage((e) => {
          n(() => (++this.jt == 1 ? this.hn(e) : this.onNext(e)))
        }))
    }
    Zt() {
      ;((this.state = 5),
        this.Ht.kt(async () => {
          ;((this.state = 0), this.start())
        }))
    }
    cn(e) {
      return (v(ma, `close with error: ${e}`), (this.stream = null), this.close(4, e))
    }
    an(e) {
      return (t) => {
        this.Ct.enqueueAndForget(() =>
          this.Wt === e
            ? t()
            : (v(ma, `stream callback skipped by getCloseGuardedDispatcher.`), Promise.resolve()),
        )
      }
    }
  },
  ga = class extends ha {
    constructor(e, t, n, r, i, a) {
      ;(super(
        e,
        `listen_stream_connection_backoff`,
        `listen_stream_idle`,
        `health_check_timeout`,
        t,
        n,
        r,
        a,
      ),
        (this.serializer = i))
    }
    En(e, t) {
      return this.connection.vt(`Listen`, e, t)
    }
    hn(e) {
      return this.onNext(e)
    }
    onNext(e) {
      this.Ht.reset()
      let t = yi(this.serializer, e),
        n = (function (e) {
          if (!(`targetChange` in e)) return U.min()
          let t = e.targetChange
          return t.targetIds && t.targetIds.length ? U.min() : t.readTime ? si(t.readTime) : U.min()
        })(e)
      return this.listener.Tn(t, n)
    }
    Pn(e) {
      let t = {}
      ;((t.database = hi(this.serializer)),
        (t.addTarget = (function (e, t) {
          let n,
            r = t.target
          if (
            ((n = $n(r)
              ? { pipelineQuery: Ei(e, r) }
              : er(r)
                ? { documents: xi(e, r) }
                : { query: Si(e, r).Se }),
            (n.targetId = t.targetId),
            t.resumeToken.approximateByteSize() > 0)
          ) {
            n.resumeToken = ai(e, t.resumeToken)
            let r = ni(e, t.expectedCount)
            r !== null && (n.expectedCount = r)
          } else if (t.snapshotVersion.compareTo(U.min()) > 0) {
            n.readTime = ri(e, t.snapshotVersion.toTimestamp())
            let r = ni(e, t.expectedCount)
            r !== null && (n.expectedCount = r)
          }
          return n
        })(this.serializer, e)))
      let n = Ti(this.serializer, e)
      ;(n && (t.labels = n), this.nn(t))
    }
    In(e) {
      let t = {}
      ;((t.database = hi(this.serializer)), (t.removeTarget = e), this.nn(t))
    }
  },
  _a = class {},
  va = class extends _a {
    constructor(e, t, n, r) {
      ;(super(),
        (this.authCredentials = e),
        (this.appCheckCredentials = t),
        (this.connection = n),
        (this.serializer = r),
        (this.mn = !1))
    }
    pn() {
      if (this.mn) throw new E(T.FAILED_PRECONDITION, `The client has already been terminated.`)
    }
    nt(e, t, n, r) {
      return (
        this.pn(),
        Promise.all([this.authCredentials.getToken(), this.appCheckCredentials.getToken()])
          .then(([i, a]) => this.connection.nt(e, li(t, n), r, i, a))
          .catch((e) => {
            throw e.name === `FirebaseError`
              ? (e.code === T.UNAUTHENTICATED &&
                  (this.authCredentials.invalidateToken(),
                  this.appCheckCredentials.invalidateToken()),
                e)
              : new E(T.UNKNOWN, e.toString())
          })
      )
    }
    _t(e, t, n, r, i) {
      return (
        this.pn(),
        Promise.all([this.authCredentials.getToken(), this.appCheckCredentials.getToken()])
          .then(([a, o]) => this.connection._t(e, li(t, n), r, a, o, i))
          .catch((e) => {
            throw e.name === `FirebaseError`
              ? (e.code === T.UNAUTHENTICATED &&
                  (this.authCredentials.invalidateToken(),
                  this.appCheckCredentials.invalidateToken()),
                e)
              : new E(T.UNKNOWN, e.toString())
          })
      )
    }
    terminate() {
      ;((this.mn = !0), this.connection.terminate())
    }
  }
function ya(e, t, n, r) {
  return new va(e, t, n, r)
}
var ba = `ComponentProvider`,
  xa = new Map()
function Sa(e, t, n, r, i) {
  return new ft(
    e,
    t,
    n,
    i.host,
    i.ssl,
    i.experimentalForceLongPolling,
    i.experimentalAutoDetectLongPolling,
    ea(i.experimentalLongPollingOptions),
    i.useFetchStreams,
    i.isUsingEmulator,
    r,
    i._customHeaders,
    i.grpcFlowControlWindow,
  )
}
var Ca = { didRun: !1, sequenceNumbersCollected: 0, targetsRemoved: 0, documentsRemoved: 0 },
  wa = 41943040,
  Ta = class e {
    static withCacheSize(t) {
      return new e(t, e.DEFAULT_COLLECTION_PERCENTILE, e.DEFAULT_MAX_SEQUENCE_NUMBERS_TO_COLLECT)
    }
    constructor(e, t, n) {
      ;((this.cacheSizeCollectionThreshold = e),
        (this.percentileToCollect = t),
        (this.maximumSequenceNumbersToCollect = n))
    }
  }
;((Ta.DEFAULT_COLLECTION_PERCENTILE = 10),
  (Ta.DEFAULT_MAX_SEQUENCE_NUMBERS_TO_COLLECT = 1e3),
  (Ta.DEFAULT = new Ta(
    wa,
    Ta.DEFAULT_COLLECTION_PERCENTILE,
    Ta.DEFAULT_MAX_SEQUENCE_NUMBERS_TO_COLLECT,
  )),
  (Ta.DISABLED = new Ta(-1, 0, 0)))
var Ea = class {
  constructor(e, t) {
    ;((this.previousValue = e),
      t &&
        ((t.sequenceNumberHandler = (e) => this.gn(e)),
        (this.yn = (e) => t.writeSequenceNumber(e))))
  }
  gn(e) {
    return ((this.previousValue = Math.max(e, this.previousValue)), this.previousValue)
  }
  next() {
    let e = ++this.previousValue
    return (this.yn && this.yn(e), e)
  }
}
Ea.wn = -1
var Da = `The current tab is not in the required state to perform this operation. It might be necessary to refresh the browser tab.`,
  Oa = class {
    constructor() {
      this.onCommittedListeners = []
    }
    addOnCommittedListener(e) {
      this.onCommittedListeners.push(e)
    }
    raiseOnCommittedEvent() {
      this.onCommittedListeners.forEach((e) => e())
    }
  }
async function ka(e) {
  if (e.code !== T.FAILED_PRECONDITION || e.message !== Da) throw e
  v(`LocalStore`, `Unexpectedly lost primary lease`)
}
var Y = class e {
  constructor(e) {
    ;((this.nextCallback = null),
      (this.catchCallback = null),
      (this.result = void 0),
      (this.error = void 0),
      (this.isDone = !1),
      (this.callbackAttached = !1),
      e(
        (e) => {
          ;((this.isDone = !0), (this.result = e), this.nextCallback && this.nextCallback(e))
        },
        (e) => {
          ;((this.isDone = !0), (this.error = e), this.catchCallback && this.catchCallback(e))
        },
      ))
  }
  catch(e) {
    return this.next(void 0, e)
  }
  next(t, n) {
    return (
      this.callbackAttached && y(59440),
      (this.callbackAttached = !0),
      this.isDone
        ? this.error
          ? this.wrapFailure(n, this.error)
          : this.wrapSuccess(t, this.result)
        : new e((e, r) => {
            ;((this.nextCallback = (n) => {
              this.wrapSuccess(t, n).next(e, r)
            }),
              (this.catchCallback = (t) => {
                this.wrapFailure(n, t).next(e, r)
              }))
          })
    )
  }
  toPromise() {
    return new Promise((e, t) => {
      this.next(e, t)
    })
  }
  wrapUserFunction(t) {
    try {
      let n = t()
      return n instanceof e ? n : e.resolve(n)
    } catch (t) {
      return e.reject(t)
    }
  }
  wrapSuccess(t, n) {
    return t ? this.wrapUserFunction(() => t(n)) : e.resolve(n)
  }
  wrapFailure(t, n) {
    return t ? this.wrapUserFunction(() => t(n)) : e.reject(n)
  }
  static resolve(t) {
    return new e((e, n) => {
      e(t)
    })
  }
  static reject(t) {
    return new e((e, n) => {
      n(t)
    })
  }
  static waitFor(t) {
    return new e((e, n) => {
      let r = 0,
        i = 0,
        a = !1
      ;(t.forEach((t) => {
        ;(++r,
          t.next(
            () => {
              ;(++i, a && i === r && e())
            },
            (e) => n(e),
          ))
      }),
        (a = !0),
        i === r && e())
    })
  }
  static or(t) {
    let n = e.resolve(!1)
    for (let r of t) n = n.next((t) => (t ? e.resolve(t) : r()))
    return n
  }
  static forEach(e, t) {
    let n = []
    return (
      e.forEach((e, r) => {
        n.push(t.call(this, e, r))
      }),
      this.waitFor(n)
    )
  }
  static mapArray(t, n) {
    return new e((e, r) => {
      let i = t.length,
        a = Array(i),
        o = 0
      for (let s = 0; s < i; s++) {
        let c = s
        n(t[c]).next(
          (t) => {
            ;((a[c] = t), ++o, o === i && e(a))
          },
          (e) => r(e),
        )
      }
    })
  }
  static doWhile(t, n) {
    return new e((e, r) => {
      let i = () => {
        !0 === t()
          ? n().next(
              () => {
                i()
              },
              r,
            )
          : e()
      }
      i()
    })
  }
}
function Aa(e) {
  let t = e.match(/Android ([\d.]+)/i),
    n = t ? t[1].split(`.`).slice(0, 2).join(`.`) : `-1`
  return Number(n)
}
function ja(e) {
  return e.name === `IndexedDbTransactionError`
}
var Ma = `LruGarbageCollector`,
  Na = 1048576
function Pa([e, t], [n, r]) {
  let i = S(e, n)
  return i === 0 ? S(t, r) : i
}
var Fa = class {
    constructor(e) {
      ;((this.Yn = e), (this.buffer = new w(Pa)), (this.Zn = 0))
    }
    Xn() {
      return ++this.Zn
    }
    er(e) {
      let t = [e, this.Xn()]
      if (this.buffer.size < this.Yn) this.buffer = this.buffer.add(t)
      else {
        let e = this.buffer.last()
        Pa(t, e) < 0 && (this.buffer = this.buffer.delete(e).add(t))
      }
    }
    get maxValue() {
      return this.buffer.last()[0]
    }
  },
  Ia = class {
    constructor(e, t, n) {
      ;((this.garbageCollector = e), (this.asyncQueue = t), (this.localStore = n), (this.tr = null))
    }
    start() {
      this.garbageCollector.params.cacheSizeCollectionThreshold !== -1 && this.nr(6e4)
    }
    stop() {
      this.tr &&= (this.tr.cancel(), null)
    }
    get started() {
      return this.tr !== null
    }
    nr(e) {
      ;(v(Ma, `Garbage collection scheduled in ${e}ms`),
        (this.tr = this.asyncQueue.enqueueAfterDelay(`lru_garbage_collection`, e, async () => {
          this.tr = null
          try {
            await this.localStore.collectGarbage(this.garbageCollector)
          } catch (e) {
            ja(e) ? v(Ma, `Ignoring IndexedDB error during garbage collection: `, e) : await ka(e)
          }
          await this.nr(3e5)
        })))
    }
  },
  La = class {
    constructor(e, t) {
      ;((this.rr = e), (this.params = t))
    }
    calculateTargetCount(e, t) {
      return this.rr.ir(e).next((e) => Math.floor((t / 100) * e))
    }
    nthSequenceNumber(e, t) {
      if (t === 0) return Y.resolve(Ea.wn)
      let n = new Fa(t)
      return this.rr
        .forEachTarget(e, (e) => n.er(e.sequenceNumber))
        .next(() => this.rr.sr(e, (e) => n.er(e)))
        .next(() => n.maxValue)
    }
    removeTargets(e, t, n) {
      return this.rr.removeTargets(e, t, n)
    }
    removeOrphanedDocuments(e, t) {
      return this.rr.removeOrphanedDocuments(e, t)
    }
    collect(e, t) {
      return this.params.cacheSizeCollectionThreshold === -1
        ? (v(`LruGarbageCollector`, `Garbage collection skipped; disabled`), Y.resolve(Ca))
        : this.getCacheSize(e).next((n) =>
            n < this.params.cacheSizeCollectionThreshold
              ? (v(
                  `LruGarbageCollector`,
                  `Garbage collection skipped; Cache size ${n} is lower than threshold ${this.params.cacheSizeCollectionThreshold}`,
                ),
                Ca)
              : this._r(e, t),
          )
    }
    getCacheSize(e) {
      return this.rr.getCacheSize(e)
    }
    _r(e, t) {
      let r,
        i,
        a,
        o,
        s,
        c,
        l,
        u = Date.now()
      return this.calculateTargetCount(e, this.params.percentileToCollect)
        .next(
          (t) => (
            t > this.params.maximumSequenceNumbersToCollect
              ? (v(
                  `LruGarbageCollector`,
                  `Capping sequence numbers to collect down to the maximum of ${this.params.maximumSequenceNumbersToCollect} from ${t}`,
                ),
                (i = this.params.maximumSequenceNumbersToCollect))
              : (i = t),
            (o = Date.now()),
            this.nthSequenceNumber(e, i)
          ),
        )
        .next((n) => ((r = n), (s = Date.now()), this.removeTargets(e, r, t)))
        .next((t) => ((a = t), (c = Date.now()), this.removeOrphanedDocuments(e, r)))
        .next(
          (e) => (
            (l = Date.now()),
            Ce() <= n.DEBUG &&
              v(
                `LruGarbageCollector`,
                `LRU Garbage Collection\n\tCounted targets in ${o - u}ms\n\tDetermined least recently used ${i} in ` +
                  (s - o) +
                  `ms
\tRemoved ${a} targets in ` +
                  (c - s) +
                  `ms
\tRemoved ${e} documents in ` +
                  (l - c) +
                  `ms
Total Duration: ${l - u}ms`,
              ),
            Y.resolve({
              didRun: !0,
              sequenceNumbersCollected: i,
              targetsRemoved: a,
              documentsRemoved: e,
            })
          ),
        )
    }
  }
function Ra(e, t) {
  return new La(e, t)
}
var za = `firestore.googleapis.com`,
  Ba = !0,
  Va = class {
    constructor(e) {
      if (e.host === void 0) {
        if (e.ssl !== void 0)
          throw new E(T.INVALID_ARGUMENT, `Can't provide ssl option if host option is not set`)
        ;((this.host = za), (this.ssl = Ba))
      } else ((this.host = e.host), (this.ssl = e.ssl ?? Ba))
      if (
        ((this.isUsingEmulator = e.emulatorOptions !== void 0),
        (this.credentials = e.credentials),
        (this.ignoreUndefinedProperties = !!e.ignoreUndefinedProperties),
        (this.localCache = e.localCache),
        e._customHeaders && (this._customHeaders = { ...e._customHeaders }),
        e.cacheSizeBytes === void 0)
      )
        this.cacheSizeBytes = wa
      else {
        if (e.cacheSizeBytes !== -1 && e.cacheSizeBytes < Na)
          throw new E(T.INVALID_ARGUMENT, `cacheSizeBytes must be at least 1048576`)
        this.cacheSizeBytes = e.cacheSizeBytes
      }
      if (
        (Je(
          `experimentalForceLongPolling`,
          e.experimentalForceLongPolling,
          `experimentalAutoDetectLongPolling`,
          e.experimentalAutoDetectLongPolling,
        ),
        (this.experimentalForceLongPolling = !!e.experimentalForceLongPolling),
        (this.experimentalAutoDetectLongPolling = this.experimentalForceLongPolling
          ? !1
          : e.experimentalAutoDetectLongPolling === void 0 ||
            !!e.experimentalAutoDetectLongPolling),
        (this.experimentalLongPollingOptions = ea(e.experimentalLongPollingOptions ?? {})),
        (function (e) {
          if (e.timeoutSeconds !== void 0) {
            if (isNaN(e.timeoutSeconds))
              throw new E(
                T.INVALID_ARGUMENT,
                `invalid long polling timeout: ${e.timeoutSeconds} (must not be NaN)`,
              )
            if (e.timeoutSeconds < 5)
              throw new E(
                T.INVALID_ARGUMENT,
                `invalid long polling timeout: ${e.timeoutSeconds} (minimum allowed value is 5)`,
              )
            if (e.timeoutSeconds > 30)
              throw new E(
                T.INVALID_ARGUMENT,
                `invalid long polling timeout: ${e.timeoutSeconds} (maximum allowed value is 30)`,
              )
          }
        })(this.experimentalLongPollingOptions),
        (this.useFetchStreams = !!e.useFetchStreams),
        e.grpcFlowControlWindow !== void 0)
      ) {
        if (
          typeof e.grpcFlowControlWindow != `number` ||
          e.grpcFlowControlWindow <= 0 ||
          e.grpcFlowControlWindow > 2147483647 ||
          !Number.isInteger(e.grpcFlowControlWindow)
        )
          throw new E(
            T.INVALID_ARGUMENT,
            `grpcFlowControlWindow must be a positive integer and cannot exceed 2147483647`,
          )
        this.grpcFlowControlWindow = e.grpcFlowControlWindow
      }
    }
    isEqual(e) {
      return (
        this.host === e.host &&
        this.ssl === e.ssl &&
        this.credentials === e.credentials &&
        this.cacheSizeBytes === e.cacheSizeBytes &&
        this.experimentalForceLongPolling === e.experimentalForceLongPolling &&
        this.experimentalAutoDetectLongPolling === e.experimentalAutoDetectLongPolling &&
        (function (e, t) {
          return e.timeoutSeconds === t.timeoutSeconds
        })(this.experimentalLongPollingOptions, e.experimentalLongPollingOptions) &&
        this.ignoreUndefinedProperties === e.ignoreUndefinedProperties &&
        this.useFetchStreams === e.useFetchStreams &&
        this.grpcFlowControlWindow === e.grpcFlowControlWindow &&
        (function (e, t) {
          if (e === t) return !0
          if (!e || !t) return !1
          let n = Object.keys(e),
            r = Object.keys(t)
          if (n.length !== r.length) return !1
          for (let r of n) if (e[r] !== t[r]) return !1
          return !0
        })(this._customHeaders, e._customHeaders)
      )
    }
  },
  Ha = class {
    constructor(e, t, n, r) {
      ;((this._authCredentials = e),
        (this._appCheckCredentials = t),
        (this._databaseId = n),
        (this._app = r),
        (this.type = `firestore-lite`),
        (this._persistenceKey = `(lite)`),
        (this._settings = new Va({})),
        (this._settingsFrozen = !1),
        (this._emulatorOptions = {}),
        (this._terminateTask = `notTerminated`))
    }
    get app() {
      if (!this._app)
        throw new E(
          T.FAILED_PRECONDITION,
          `Firestore was not initialized using the Firebase SDK. 'app' is not available`,
        )
      return this._app
    }
    get _initialized() {
      return this._settingsFrozen
    }
    get _terminated() {
      return this._terminateTask !== `notTerminated`
    }
    _setSettings(e) {
      if (this._settingsFrozen)
        throw new E(
          T.FAILED_PRECONDITION,
          `Firestore has already been started and its settings can no longer be changed. You can only modify settings before calling any other methods on a Firestore object.`,
        )
      ;((this._settings = new Va(e)),
        (this._emulatorOptions = e.emulatorOptions || {}),
        e.credentials !== void 0 &&
          (this._authCredentials = (function (e) {
            if (!e) return new Ji()
            switch (e.type) {
              case `firstParty`:
                return new Zi(e.sessionIndex || `0`, e.iamToken || null, e.authTokenFactory || null)
              case `provider`:
                return e.client
              default:
                throw new E(
                  T.INVALID_ARGUMENT,
                  `makeAuthCredentialsProvider failed due to invalid credential type`,
                )
            }
          })(e.credentials)))
    }
    _getSettings() {
      return this._settings
    }
    _getEmulatorOptions() {
      return this._emulatorOptions
    }
    _freezeSettings() {
      return ((this._settingsFrozen = !0), this._settings)
    }
    _delete() {
      return (
        this._terminateTask === `notTerminated` && (this._terminateTask = this._terminate()),
        this._terminateTask
      )
    }
    async _restart() {
      this._terminateTask === `notTerminated`
        ? await this._terminate()
        : (this._terminateTask = `notTerminated`)
    }
    toJSON() {
      return { app: this._app, databaseId: this._databaseId, settings: this._settings }
    }
    _terminate() {
      return (
        (function (e) {
          let t = xa.get(e)
          t && (v(ba, `Removing Datastore`), xa.delete(e), t.terminate())
        })(this),
        Promise.resolve()
      )
    }
  },
  Ua = class e {
    constructor(e, t, n) {
      ;((this.converter = t), (this._query = n), (this.type = `query`), (this.firestore = e))
    }
    withConverter(t) {
      return new e(this.firestore, t, this._query)
    }
  },
  X = class e {
    constructor(e, t, n) {
      ;((this.converter = t), (this._key = n), (this.type = `document`), (this.firestore = e))
    }
    get _path() {
      return this._key.path
    }
    get id() {
      return this._key.path.lastSegment()
    }
    get path() {
      return this._key.path.canonicalString()
    }
    get parent() {
      return new Wa(this.firestore, this.converter, this._key.path.popLast())
    }
    withConverter(t) {
      return new e(this.firestore, t, this._key)
    }
    toJSON() {
      return { type: e._jsonSchemaVersion, referencePath: this._key.toString() }
    }
    static fromJSON(t, n, r) {
      if (et(n, e._jsonSchema)) return new e(t, r || null, new k(D.fromString(n.referencePath)))
    }
  }
;((X._jsonSchemaVersion = `firestore/documentReference/1.0`),
  (X._jsonSchema = { type: j(`string`, X._jsonSchemaVersion), referencePath: j(`string`) }))
var Wa = class e extends Ua {
  constructor(e, t, n) {
    ;(super(e, t, rr(n)), (this._path = n), (this.type = `collection`))
  }
  get id() {
    return this._query.path.lastSegment()
  }
  get path() {
    return this._query.path.canonicalString()
  }
  get parent() {
    let e = this._path.popLast()
    return e.isEmpty() ? null : new X(this.firestore, null, new k(e))
  }
  withConverter(t) {
    return new e(this.firestore, t, this._path)
  }
}
function Ga(e, t, ...n) {
  if (((e = m(e)), qe(`collection`, `path`, t), e instanceof Ha)) {
    let r = D.fromString(t, ...n)
    return (Xe(r), new Wa(e, null, r))
  }
  {
    if (!(e instanceof X || e instanceof Wa))
      throw new E(
        T.INVALID_ARGUMENT,
        `Expected first argument to collection() to be a CollectionReference, a DocumentReference or FirebaseFirestore`,
      )
    let r = e._path.child(D.fromString(t, ...n))
    return (Xe(r), new Wa(e.firestore, null, r))
  }
}
function Ka(e, t, ...n) {
  if (
    ((e = m(e)), arguments.length === 1 && (t = Ae.newId()), qe(`doc`, `path`, t), e instanceof Ha)
  ) {
    let r = D.fromString(t, ...n)
    return (Ye(r), new X(e, null, new k(r)))
  }
  {
    if (!(e instanceof X || e instanceof Wa))
      throw new E(
        T.INVALID_ARGUMENT,
        `Expected first argument to doc() to be a CollectionReference, a DocumentReference or FirebaseFirestore`,
      )
    let r = e._path.child(D.fromString(t, ...n))
    return (Ye(r), new X(e.firestore, e instanceof Wa ? e.converter : null, new k(r)))
  }
}
var qa = class e {
  constructor(e) {
    this._values = (e || []).map((e) => e)
  }
  toArray() {
    return this._values.map((e) => e)
  }
  isEqual(e) {
    return (function (e, t) {
      if (e.length !== t.length) return !1
      for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) return !1
      return !0
    })(this._values, e._values)
  }
  toJSON() {
    return { type: e._jsonSchemaVersion, vectorValues: this._values }
  }
  static fromJSON(t) {
    if (et(t, e._jsonSchema)) {
      if (Array.isArray(t.vectorValues) && t.vectorValues.every((e) => typeof e == `number`))
        return new e(t.vectorValues)
      throw new E(T.INVALID_ARGUMENT, `Expected 'vectorValues' field to be a number array`)
    }
  }
}
;((qa._jsonSchemaVersion = `firestore/vectorValue/1.0`),
  (qa._jsonSchema = { type: j(`string`, qa._jsonSchemaVersion), vectorValues: j(`object`) }))
var Ja = /^__.*__$/,
  Ya = class {
    constructor(e, t, n) {
      ;((this.data = e), (this.fieldMask = t), (this.fieldTransforms = n))
    }
    toMutation(e, t) {
      return this.fieldMask === null
        ? new vn(e, this.data, t, this.fieldTransforms)
        : new B(e, this.data, this.fieldMask, t, this.fieldTransforms)
    }
  },
  Xa = class {
    constructor(e, t, n) {
      ;((this.data = e), (this.fieldMask = t), (this.fieldTransforms = n))
    }
    toMutation(e, t) {
      return new B(e, this.data, this.fieldMask, t, this.fieldTransforms)
    }
  }
function Za(e) {
  switch (e) {
    case 0:
    case 2:
    case 1:
      return !0
    case 3:
    case 4:
      return !1
    default:
      throw y(40011, { dataSource: e })
  }
}
var Qa = class e {
    constructor(e, t, n, r, i, a) {
      ;((this.settings = e),
        (this.databaseId = t),
        (this.serializer = n),
        (this.ignoreUndefinedProperties = r),
        i === void 0 && this.validatePath(),
        (this.fieldTransforms = i || []),
        (this.fieldMask = a || []))
    }
    get path() {
      return this.settings.path
    }
    get dataSource() {
      return this.settings.dataSource
    }
    contextWith(t) {
      return new e(
        { ...this.settings, ...t },
        this.databaseId,
        this.serializer,
        this.ignoreUndefinedProperties,
        this.fieldTransforms,
        this.fieldMask,
      )
    }
    childContextForField(e) {
      let t = this.path?.child(e),
        n = this.contextWith({ path: t, arrayElement: !1 })
      return (n.validatePathSegment(e), n)
    }
    childContextForFieldPath(e) {
      let t = this.path?.child(e),
        n = this.contextWith({ path: t, arrayElement: !1 })
      return (n.validatePath(), n)
    }
    childContextForArray(e) {
      return this.contextWith({ path: void 0, arrayElement: !0 })
    }
    createError(e) {
      return go(
        e,
        this.settings.methodName,
        this.settings.hasConverter || !1,
        this.path,
        this.settings.targetDoc,
      )
    }
    contains(e) {
      return (
        this.fieldMask.find((t) => e.isPrefixOf(t)) !== void 0 ||
        this.fieldTransforms.find((t) => e.isPrefixOf(t.field)) !== void 0
      )
    }
    validatePath() {
      if (this.path)
        for (let e = 0; e < this.path.length; e++) this.validatePathSegment(this.path.get(e))
    }
    validatePathSegment(e) {
      if (e.length === 0) throw this.createError(`Document fields must not be empty`)
      if (Za(this.dataSource) && Ja.test(e))
        throw this.createError(`Document fields cannot begin and end with "__"`)
    }
  },
  $a = class {
    constructor(e, t, n) {
      ;((this.databaseId = e), (this.ignoreUndefinedProperties = t), (this.serializer = n || zi(e)))
    }
    createContext(e, t, n, r = !1) {
      return new Qa(
        {
          dataSource: e,
          methodName: t,
          targetDoc: n,
          path: O.emptyPath(),
          arrayElement: !1,
          hasConverter: r,
        },
        this.databaseId,
        this.serializer,
        this.ignoreUndefinedProperties,
      )
    }
  }
function eo(e) {
  let t = e._freezeSettings(),
    n = zi(e._databaseId)
  return new $a(e._databaseId, !!t.ignoreUndefinedProperties, n)
}
function to(e, t, n, r, i, a = {}) {
  let o = e.createContext(a.merge || a.mergeFields ? 2 : 0, t, n, i)
  fo(`Data must be an object, but it was:`, o, r)
  let s = co(r, o),
    c,
    l
  if (a.merge) ((c = new He(o.fieldMask)), (l = o.fieldTransforms))
  else if (a.mergeFields) {
    let e = []
    for (let r of a.mergeFields) {
      let i = po(t, r, n)
      if (!o.contains(i))
        throw new E(
          T.INVALID_ARGUMENT,
          `Field '${i}' is specified in your field mask but missing from your input data.`,
        )
      _o(e, i) || e.push(i)
    }
    ;((c = new He(e)), (l = o.fieldTransforms.filter((e) => c.covers(e.field))))
  } else ((c = null), (l = o.fieldTransforms))
  return new Ya(new R(s), c, l)
}
var no = class e extends Ui {
    _toFieldTransform(e) {
      if (e.dataSource !== 2)
        throw e.dataSource === 1
          ? e.createError(
              `${this._methodName}() can only appear at the top level of your update data`,
            )
          : e.createError(
              `${this._methodName}() cannot be used with set() unless you pass {merge:true}`,
            )
      return (e.fieldMask.push(e.path), null)
    }
    isEqual(t) {
      return t instanceof e
    }
  },
  ro = class e extends Ui {
    _toFieldTransform(e) {
      return new un(e.path, new Zt())
    }
    isEqual(t) {
      return t instanceof e
    }
  }
function io(e, t, n, r) {
  let i = e.createContext(1, t, n)
  fo(`Data must be an object, but it was:`, i, r)
  let a = [],
    o = R.empty()
  return (
    We(r, (e, r) => {
      let s = ho(t, e, n)
      r = m(r)
      let c = i.childContextForFieldPath(s)
      if (r instanceof no) a.push(s)
      else {
        let e = so(r, c)
        e != null && (a.push(s), o.set(s, e))
      }
    }),
    new Xa(o, new He(a), i.fieldTransforms)
  )
}
function ao(e, t, n, r, i, a) {
  let o = e.createContext(1, t, n),
    s = [po(t, r, n)],
    c = [i]
  if (a.length % 2 != 0)
    throw new E(
      T.INVALID_ARGUMENT,
      `Function ${t}() needs to be called with an even number of arguments that alternate between field names and values.`,
    )
  for (let e = 0; e < a.length; e += 2) (s.push(po(t, a[e])), c.push(a[e + 1]))
  let l = [],
    u = R.empty()
  for (let e = s.length - 1; e >= 0; --e)
    if (!_o(l, s[e])) {
      let t = s[e],
        n = c[e]
      n = m(n)
      let r = o.childContextForFieldPath(t)
      if (n instanceof no) l.push(t)
      else {
        let e = so(n, r)
        e != null && (l.push(t), u.set(t, e))
      }
    }
  return new Xa(u, new He(l), o.fieldTransforms)
}
function oo(e, t, n, r = !1) {
  return so(n, e.createContext(r ? 4 : 3, t))
}
function so(e, t, n) {
  if (uo((e = m(e)))) return (fo(`Unsupported field value:`, t, e), co(e, t))
  if (e instanceof Ui)
    return (
      (function (e, t) {
        if (!Za(t.dataSource))
          throw t.createError(`${e._methodName}() can only be used with update() and set()`)
        if (!t.path)
          throw t.createError(`${e._methodName}() is not currently supported inside arrays`)
        let n = e._toFieldTransform(t)
        n && t.fieldTransforms.push(n)
      })(e, t),
      null
    )
  if (e === void 0 && t.ignoreUndefinedProperties) return null
  if ((t.path && t.fieldMask.push(t.path), e instanceof Array)) {
    if (t.settings.arrayElement && t.dataSource !== 4)
      throw t.createError(`Nested arrays are not supported`)
    return (function (e, t) {
      let n = [],
        r = 0
      for (let i of e) {
        let e = so(i, t.childContextForArray(r))
        ;((e ??= { nullValue: `NULL_VALUE` }), n.push(e), r++)
      }
      return { arrayValue: { values: n } }
    })(e, t)
  }
  return (function (e, t, n) {
    if ((e = m(e)) === null) return { nullValue: `NULL_VALUE` }
    if (typeof e == `number`) return Kt(t.serializer, e)
    if (typeof e == `boolean`) return { booleanValue: e }
    if (typeof e == `string`) return { stringValue: e }
    if (e instanceof Date) {
      let n = N.fromDate(e)
      return { timestampValue: ri(t.serializer, n) }
    }
    if (e instanceof N) {
      let n = new N(e.seconds, 1e3 * Math.floor(e.nanoseconds / 1e3))
      return { timestampValue: ri(t.serializer, n) }
    }
    if (lo(e)) {
      let n = N.fromInstant(e),
        r = new N(n.seconds, 1e3 * Math.floor(n.nanoseconds / 1e3))
      return { timestampValue: ri(t.serializer, r) }
    }
    if (e instanceof Wi) return { geoPointValue: { latitude: e.latitude, longitude: e.longitude } }
    if (e instanceof Bi) return { bytesValue: ai(t.serializer, e._byteString) }
    if (e instanceof X) {
      let n = t.databaseId,
        r = e.firestore._databaseId
      if (!r.isEqual(n))
        throw t.createError(
          `Document reference is for database ${r.projectId}/${r.database} but should be for database ${n.projectId}/${n.database}`,
        )
      return { referenceValue: ci(e.firestore._databaseId || t.databaseId, e._key.path) }
    }
    if (e instanceof qa)
      return (function (e, t) {
        let n = e instanceof qa ? e.toArray() : e
        return {
          mapValue: {
            fields: {
              [bt]: { stringValue: Ct },
              [wt]: {
                arrayValue: {
                  values: n.map((e) => {
                    if (typeof e != `number`)
                      throw t.createError(`VectorValues must only contain numeric values.`)
                    return Wt(t.serializer, e)
                  }),
                },
              },
            },
          },
        }
      })(e, t)
    if (Ii(e)) return e._toProto(t.serializer)
    throw t.createError(`Unsupported field value: ${Qe(e)}`)
  })(e, t)
}
function co(e, t) {
  let n = {}
  return (
    Ke(e)
      ? t.path && t.path.length > 0 && t.fieldMask.push(t.path)
      : We(e, (e, r) => {
          let i = so(r, t.childContextForField(e))
          i != null && (n[e] = i)
        }),
    { mapValue: { fields: n } }
  )
}
function lo(e) {
  if (typeof e != `object` || !e) return !1
  if (
    typeof Temporal < `u` &&
    typeof Temporal.Instant == `function` &&
    e instanceof Temporal.Instant
  )
    return !0
  let t = e
  return t[Symbol.toStringTag] === `Temporal.Instant` && typeof t.t == `bigint`
}
function uo(e) {
  return !(
    typeof e != `object` ||
    !e ||
    e instanceof Array ||
    e instanceof Date ||
    e instanceof N ||
    e instanceof Wi ||
    e instanceof Bi ||
    e instanceof X ||
    e instanceof Ui ||
    e instanceof qa ||
    lo(e) ||
    Ii(e)
  )
}
function fo(e, t, n) {
  if (!uo(n) || !Ze(n)) {
    let r = Qe(n)
    throw r === `an object` ? t.createError(e + ` a custom object`) : t.createError(e + ` ` + r)
  }
}
function po(e, t, n) {
  if ((t = m(t)) instanceof Vi) return t._internalPath
  if (typeof t == `string`) return ho(e, t)
  throw go(`Field path arguments must be of type string or `, e, !1, void 0, n)
}
var mo = RegExp(`[~\\*/\\[\\]]`)
function ho(e, t, n) {
  if (t.search(mo) >= 0)
    throw go(
      `Invalid field path (${t}). Paths must not contain '~', '*', '/', '[', or ']'`,
      e,
      !1,
      void 0,
      n,
    )
  try {
    return new Vi(...t.split(`.`))._internalPath
  } catch {
    throw go(
      `Invalid field path (${t}). Paths must not be empty, begin with '.', end with '.', or contain '..'`,
      e,
      !1,
      void 0,
      n,
    )
  }
}
function go(e, t, n, r, i) {
  let a = r && !r.isEmpty(),
    o = i !== void 0,
    s = `Function ${t}() called with invalid data`
  ;(n && (s += ' (via `toFirestore()`)'), (s += `. `))
  let c = ``
  return (
    (a || o) &&
      ((c += ` (found`), a && (c += ` in field ${r}`), o && (c += ` in document ${i}`), (c += `)`)),
    new E(T.INVALID_ARGUMENT, s + e + c)
  )
}
function _o(e, t) {
  return e.some((e) => e.isEqual(t))
}
function vo(e) {
  return typeof e._readUserData == `function`
}
var yo = class e {
  constructor(e) {
    this.optionDefinitions = e
  }
  _getKnownOptions(t, n) {
    let r = R.empty()
    for (let i in this.optionDefinitions)
      if (this.optionDefinitions.hasOwnProperty(i)) {
        let a = this.optionDefinitions[i]
        if (i in t) {
          let o = t[i],
            s
          ;(a.nestedOptions && Ze(o)
            ? (s = { mapValue: { fields: new e(a.nestedOptions).getOptionsProto(n, o) } })
            : o && (s = so(o, n) ?? void 0),
            s && r.set(O.fromServerFormat(a.serverName), s))
        }
      }
    return r
  }
  getOptionsProto(e, t, n) {
    let r = this._getKnownOptions(t, e)
    if (n) {
      let t = new Map(Ge(n, (t, n) => [O.fromServerFormat(n), t === void 0 ? null : so(t, e)]))
      r.setAll(t)
    }
    return r.value.mapValue.fields ?? {}
  }
}
function bo(e) {
  return (
    typeof e == `object` &&
    !!e &&
    !!(
      (`nullValue` in e && (e.nullValue === null || e.nullValue === `NULL_VALUE`)) ||
      (`booleanValue` in e && (e.booleanValue === null || typeof e.booleanValue == `boolean`)) ||
      (`integerValue` in e &&
        (e.integerValue === null ||
          typeof e.integerValue == `number` ||
          typeof e.integerValue == `string`)) ||
      (`doubleValue` in e && (e.doubleValue === null || typeof e.doubleValue == `number`)) ||
      (`timestampValue` in e &&
        (e.timestampValue === null ||
          (function (e) {
            return (
              typeof e == `object` &&
              !!e &&
              `seconds` in e &&
              (e.seconds === null ||
                typeof e.seconds == `number` ||
                typeof e.seconds == `string`) &&
              `nanos` in e &&
              (e.nanos === null || typeof e.nanos == `number`)
            )
          })(e.timestampValue))) ||
      (`stringValue` in e && (e.stringValue === null || typeof e.stringValue == `string`)) ||
      (`bytesValue` in e && (e.bytesValue === null || e.bytesValue instanceof Uint8Array)) ||
      (`referenceValue` in e &&
        (e.referenceValue === null || typeof e.referenceValue == `string`)) ||
      (`geoPointValue` in e &&
        (e.geoPointValue === null ||
          (function (e) {
            return (
              typeof e == `object` &&
              !!e &&
              `latitude` in e &&
              (e.latitude === null || typeof e.latitude == `number`) &&
              `longitude` in e &&
              (e.longitude === null || typeof e.longitude == `number`)
            )
          })(e.geoPointValue))) ||
      (`arrayValue` in e &&
        (e.arrayValue === null ||
          (function (e) {
            return (
              typeof e == `object` &&
              !!e &&
              !(!(`values` in e) || (e.values !== null && !Array.isArray(e.values)))
            )
          })(e.arrayValue))) ||
      (`mapValue` in e &&
        (e.mapValue === null ||
          (function (e) {
            return (
              typeof e == `object` &&
              !!e &&
              !(!(`fields` in e) || (e.fields !== null && !Ze(e.fields)))
            )
          })(e.mapValue))) ||
      (`fieldReferenceValue` in e &&
        (e.fieldReferenceValue === null || typeof e.fieldReferenceValue == `string`)) ||
      (`functionValue` in e &&
        (e.functionValue === null ||
          (function (e) {
            return (
              typeof e == `object` &&
              !!e &&
              !(
                !(`name` in e) ||
                (e.name !== null && typeof e.name != `string`) ||
                !(`args` in e) ||
                (e.args !== null && !Array.isArray(e.args))
              )
            )
          })(e.functionValue))) ||
      (`pipelineValue` in e &&
        (e.pipelineValue === null ||
          (function (e) {
            return (
              typeof e == `object` &&
              !!e &&
              !(!(`stages` in e) || (e.stages !== null && !Array.isArray(e.stages)))
            )
          })(e.pipelineValue)))
    )
  )
}
function xo() {
  return new ro(`serverTimestamp`)
}
function So(e) {
  let t
  return e instanceof Co ? e : ((t = Ze(e) ? Po(e) : e instanceof Array ? Fo(e) : ko(e, void 0)), t)
}
var Co = class {},
  wo = class e {
    constructor(e, t) {
      ;((this.name = e),
        (this.params = t),
        (this.exprType = `AggregateFunction`),
        (this._protoValueType = `ProtoValue`))
    }
    static _create(t, n, r) {
      let i = new e(t, n)
      return ((i._methodName = r), i)
    }
    as(e) {
      return new To(this, e, `as`)
    }
    _toProto(e) {
      return { functionValue: { name: this.name, args: this.params.map((t) => t._toProto(e)) } }
    }
    _readUserData(e) {
      ;((e = this._methodName ? e.contextWith({ methodName: this._methodName }) : e),
        this.params.forEach((t) => t._readUserData(e)))
    }
  },
  To = class {
    constructor(e, t, n) {
      ;((this.aggregate = e), (this.alias = t), (this._methodName = n))
    }
    _readUserData(e) {
      this.aggregate._readUserData(e)
    }
  },
  Eo = class extends Co {
    constructor(e, t) {
      ;(super(),
        (this.fieldPath = e),
        (this._methodName = t),
        (this.expressionType = `Field`),
        (this.selectable = !0))
    }
    get _fieldPath() {
      return this.fieldPath
    }
    get fieldName() {
      return this.fieldPath.canonicalString()
    }
    get alias() {
      return this.fieldName
    }
    get expr() {
      return this
    }
    geoDistance(e) {
      return new Ao(`geo_distance`, [this, So(e)], `geoDistance`)
    }
    _toProto(e) {
      return { fieldReferenceValue: this.fieldPath.canonicalString() }
    }
    _readUserData(e) {}
  },
  Do = class e extends Co {
    constructor(e, t) {
      ;(super(), (this.value = e), (this._methodName = t), (this.expressionType = `Constant`))
    }
    static _fromProto(t) {
      let n = new e(t, void 0)
      return ((n._protoValue = t), n)
    }
    _toProto(e) {
      return (b(this._protoValue !== void 0, 237), this._protoValue)
    }
    _getValue() {
      return this._protoValue
    }
    _readUserData(e) {
      ;((e = this._methodName ? e.contextWith({ methodName: this._methodName }) : e),
        bo(this._protoValue) || (this._protoValue = so(this.value, e)))
    }
  }
function Oo(e, t) {
  return ko(e, `constant`)
}
function ko(e, t) {
  let n = new Do(e, t)
  return typeof e == `boolean` ? new No(n) : n
}
var Ao = class extends Co {
    constructor(e, t, n, r) {
      ;(super(),
        (this.name = e),
        (this.params = t),
        (this.expressionType = `Function`),
        (this._optionsProto = void 0),
        n !== void 0 && (this._methodName = n),
        r !== void 0 && (this._options = r))
    }
    get _optionsUtil() {
      return new yo({})
    }
    _toProto(e) {
      let t = { functionValue: { name: this.name, args: this.params.map((t) => t._toProto(e)) } }
      return (this._optionsProto && (t.functionValue.options = this._optionsProto), t)
    }
    _readUserData(e) {
      ;((e = this._methodName ? e.contextWith({ methodName: this._methodName }) : e),
        this.params.forEach((t) => t._readUserData(e)),
        this._options && (this._optionsProto = this._optionsUtil.getOptionsProto(e, this._options)))
    }
  },
  jo = class e extends Co {
    get _methodName() {
      return this._expr._methodName
    }
    countIf() {
      return wo._create(`count_if`, [this], `countIf`)
    }
    not() {
      return new Ao(`not`, [this], `not`).asBoolean()
    }
    conditional(e, t) {
      return new Ao(`conditional`, [this, e, t], `conditional`)
    }
    ifError(t) {
      let n = So(t),
        r = new Ao(`if_error`, [this, n], `ifError`)
      return n instanceof e ? r.asBoolean() : r
    }
    _toProto(e) {
      return this._expr._toProto(e)
    }
    _readUserData(e) {
      this._expr._readUserData(e)
    }
  },
  Mo = class extends jo {
    constructor(e) {
      ;(super(), (this._expr = e), (this.expressionType = `Function`))
    }
  },
  No = class extends jo {
    constructor(e) {
      ;(super(), (this._expr = e), (this.expressionType = `Constant`))
    }
    _getValue() {
      return this._expr._getValue()
    }
  }
function Po(e, t) {
  let n = []
  for (let t in e)
    if (Object.prototype.hasOwnProperty.call(e, t)) {
      let r = e[t]
      ;(n.push(Oo(t)), n.push(So(r)))
    }
  return new Ao(`map`, n, `map`)
}
function Fo(e) {
  return (function (e, t) {
    return new Ao(
      `array`,
      e.map((e) => So(e)),
      t,
    )
  })(e, `array`)
}
var Io = class {
    constructor(e) {
      ;((this.optionsProto = void 0), ({ rawOptions: this.rawOptions, ...this.knownOptions } = e))
    }
    _readUserData(e) {
      this.optionsProto = this._optionsUtil.getOptionsProto(e, this.knownOptions, this.rawOptions)
    }
    _toProto(e) {
      return { name: this._name, options: this.optionsProto }
    }
  },
  Lo = class extends Io {
    get _name() {
      return `add_fields`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.fields = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [Li(e, this.fields)] }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.fields, e))
    }
  },
  Ro = class extends Io {
    get _name() {
      return `aggregate`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t, n) {
      ;(super(n), (this.groups = e), (this.accumulators = t))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [Li(e, this.accumulators), Li(e, this.groups)] }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.groups, e), Xo(this.accumulators, e))
    }
  },
  zo = class extends Io {
    get _name() {
      return `distinct`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.groups = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [Li(e, this.groups)] }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.groups, e))
    }
  },
  Bo = class extends Io {
    get _name() {
      return `collection`
    }
    get _optionsUtil() {
      return new yo({ forceIndex: { serverName: `force_index` } })
    }
    constructor(e, t) {
      ;(super(t), (this.hr = e.startsWith(`/`) ? e : `/` + e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [{ referenceValue: this.hr }] }
    }
    _readUserData(e) {
      super._readUserData(e)
    }
  },
  Vo = class extends Io {
    get _name() {
      return `collection_group`
    }
    get _optionsUtil() {
      return new yo({ forceIndex: { serverName: `force_index` } })
    }
    constructor(e, t) {
      ;(super(t), (this.collectionId = e))
    }
    _toProto(e) {
      return {
        ...super._toProto(e),
        args: [{ referenceValue: `` }, { stringValue: this.collectionId }],
      }
    }
    _readUserData(e) {
      super._readUserData(e)
    }
  },
  Ho = class extends Io {
    get _name() {
      return `database`
    }
    get _optionsUtil() {
      return new yo({})
    }
    _toProto(e) {
      return { ...super._toProto(e) }
    }
    _readUserData(e) {
      super._readUserData(e)
    }
  },
  Uo = class extends Io {
    get _name() {
      return `documents`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      if ((super(t), !e || e.length === 0))
        throw new E(T.INVALID_ARGUMENT, `Empty document paths are not allowed in DocumentsSource`)
      let n = e.map((e) => (e.startsWith(`/`) ? e : `/` + e)),
        r = new Set(n)
      if (r.size !== n.length)
        throw new E(
          T.INVALID_ARGUMENT,
          `Duplicate document paths are not allowed in DocumentsSource`,
        )
      ;((this.Tr = n), (this.Pr = r))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: this.Tr.map((e) => ({ referenceValue: e })) }
    }
    _readUserData(e) {
      super._readUserData(e)
    }
  },
  Wo = class extends Io {
    get _name() {
      return `where`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.condition = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [this.condition._toProto(e)] }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.condition, e))
    }
  },
  Go = class extends Io {
    get _name() {
      return `limit`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(b(!isNaN(e) && e !== 1 / 0 && e !== -1 / 0, 34860), super(t), (this.limit = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [Kt(e, this.limit)] }
    }
  },
  Ko = class extends Io {
    get _name() {
      return `offset`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.offset = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [Kt(e, this.offset)] }
    }
  },
  qo = class extends Io {
    get _name() {
      return `select`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.selections = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: [Li(e, this.selections)] }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.selections, e))
    }
  },
  Jo = class extends Io {
    get _name() {
      return `sort`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.orderings = e))
    }
    _toProto(e) {
      return { ...super._toProto(e), args: this.orderings.map((t) => t._toProto(e)) }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.orderings, e))
    }
  },
  Yo = class e extends Io {
    get _name() {
      return `replace_with`
    }
    get _optionsUtil() {
      return new yo({})
    }
    constructor(e, t) {
      ;(super(t), (this.map = e))
    }
    _toProto(t) {
      return { ...super._toProto(t), args: [this.map._toProto(t), Ri(e.Ir)] }
    }
    _readUserData(e) {
      ;(super._readUserData(e), Xo(this.map, e))
    }
  }
Yo.Ir = `full_replace`
function Xo(e, t) {
  return (
    vo(e)
      ? e._readUserData(t)
      : Array.isArray(e) || e instanceof Map
        ? e.forEach((e) => e._readUserData(t))
        : Object.values(e).forEach((e) => e._readUserData(t)),
    e
  )
}
var Zo = class e {
    constructor(e, t, n, r) {
      ;((this._db = e), (this.userDataReader = t), (this._userDataWriter = n), (this.stages = r))
    }
    Vr(e, t) {
      let n = this.userDataReader.createContext(3, e)
      return (vo(t) ? t._readUserData(n) : t.forEach((e) => e._readUserData(n)), t)
    }
    where(t) {
      let n = this.stages.map((e) => e)
      return (
        this.Vr(`where`, t),
        n.push(new Wo(t, {})),
        new e(this._db, this.userDataReader, this._userDataWriter, n)
      )
    }
    limit(t) {
      let n = this.stages.map((e) => e)
      return (n.push(new Go(t, {})), new e(this._db, this.userDataReader, this._userDataWriter, n))
    }
    sort(t, ...n) {
      let r = this.stages.map((e) => e)
      return (
        `orderings` in t
          ? r.push(new Jo(this.Vr(`sort`, t.orderings), {}))
          : r.push(new Jo(this.Vr(`sort`, [t, ...n]), {})),
        new e(this._db, this.userDataReader, this._userDataWriter, r)
      )
    }
    dr(e) {
      return { pipeline: { stages: this.stages.map((t) => t._toProto(e)) } }
    }
  },
  Z = class {
    constructor(e, t, n) {
      ;((this.serializer = e),
        (this.stages = t),
        (this.listenOptions = n),
        (this.isCorePipeline = !0))
    }
    getPipelineCollection() {
      return $o(this)
    }
    getPipelineCollectionGroup() {
      return es(this)
    }
    getPipelineCollectionId() {
      return ts(this)
    }
    getPipelineDocuments() {
      return ns(this)
    }
    getPipelineFlavor() {
      return (function (e) {
        let t = `exact`
        return (
          e.stages.forEach((n, r) => {
            ;((n._name !== zo.name && n._name !== Ro.name) || (t = `keyless`),
              n._name === qo.name && t === `exact` && (t = `augmented`),
              n._name === Lo.name && r < e.stages.length - 1 && t === `exact` && (t = `augmented`))
          }),
          t
        )
      })(this)
    }
    getPipelineSourceType() {
      return Qo(this)
    }
  }
function Qo(e) {
  let t = e.stages[0]
  return t instanceof Bo || t instanceof Vo || t instanceof Ho || t instanceof Uo
    ? t._name
    : `unknown`
}
function $o(e) {
  if (Qo(e) === `collection`) return e.stages[0].hr
}
function es(e) {
  if (Qo(e) === `collection_group`) return e.stages[0].collectionId
}
function ts(e) {
  switch (Qo(e)) {
    case `collection`:
      return D.fromString($o(e)).lastSegment()
    case `collection_group`:
      return es(e)
    default:
      return
  }
}
function ns(e) {
  if (Qo(e) === `documents`) return e.stages[0].Tr
}
;-BigInt(`0x8000000000000000`)
var rs = BigInt(-62135596800),
  is = BigInt(253402300799),
  as = BigInt(1e3),
  os = BigInt(1e6)
;(rs * as, is * as + BigInt(999), rs * os, is * os + BigInt(999999))
function ss(e) {
  throw Error(`__PRIVATE_canonifyPipeline was left out: see withoutPipelines.ts.`)
}
function cs(e, t) {
  return ss(e) === ss(t)
}
function Q(e) {
  return e instanceof Z
}
function ls(e) {
  return Q(e) ? ss(e) : gr(e)
}
function us(e) {
  return Q(e)
    ? ss(e)
    : (function (e) {
        return `${Zn(cr(e))}|lt:${e.limitType}`
      })(e)
}
function ds(e, t) {
  return e instanceof Z && t instanceof Z
    ? cs(e, t)
    : !((e instanceof Z && !(t instanceof Z)) || (!(e instanceof Z) && t instanceof Z)) && hr(e, t)
}
function fs(e) {
  return $n(e) ? ss(e) : Zn(e)
}
function ps(e, t) {
  return e instanceof Z && t instanceof Z
    ? cs(e, t)
    : !((e instanceof Z && !(t instanceof Z)) || (!(e instanceof Z) && t instanceof Z)) && Qn(e, t)
}
function ms(e, t) {
  throw Error(`__PRIVATE_toCorePipeline was left out: see withoutPipelines.ts.`)
}
var hs = class {
    constructor(e, t, n, r) {
      ;((this.batchId = e),
        (this.localWriteTime = t),
        (this.baseMutations = n),
        (this.mutations = r))
    }
    applyToRemoteDocument(e, t) {
      let n = t.mutationResults
      for (let t = 0; t < this.mutations.length; t++) {
        let r = this.mutations[t]
        r.key.isEqual(e.key) && hn(r, e, n[t])
      }
    }
    applyToLocalView(e, t) {
      for (let n of this.baseMutations)
        n.key.isEqual(e.key) && (t = gn(n, e, t, this.localWriteTime))
      for (let n of this.mutations) n.key.isEqual(e.key) && (t = gn(n, e, t, this.localWriteTime))
      return t
    }
    applyToLocalDocumentSet(e, t) {
      let n = Ar()
      return (
        this.mutations.forEach((r) => {
          let i = e.get(r.key),
            a = i.overlayedDocument,
            o = this.applyToLocalView(a, i.mutatedFields)
          o = t.has(r.key) ? null : o
          let s = mn(a, o)
          ;(s !== null && n.set(r.key, s), a.isValidDocument() || a.convertToNoDocument(U.min()))
        }),
        n
      )
    }
    keys() {
      return this.mutations.reduce((e, t) => e.add(t.key), q())
    }
    isEqual(e) {
      return (
        this.batchId === e.batchId &&
        Fe(this.mutations, e.mutations, (e, t) => _n(e, t)) &&
        Fe(this.baseMutations, e.baseMutations, (e, t) => _n(e, t))
      )
    }
  },
  gs = ``
function _s(e) {
  let t = ``
  for (let n = 0; n < e.length; n++) (t.length > 0 && (t = ys(t)), (t = vs(e.get(n), t)))
  return ys(t)
}
function vs(e, t) {
  let n = t,
    r = e.length
  for (let t = 0; t < r; t++) {
    let r = e.charAt(t)
    switch (r) {
      case `\0`:
        n += ``
        break
      case gs:
        n += ``
        break
      default:
        n += r
    }
  }
  return n
}
function ys(e) {
  return e + ``
}
var bs = class {
    constructor(e, t) {
      ;((this.largestBatchId = e), (this.mutation = t))
    }
    getKey() {
      return this.mutation.key
    }
    isEqual(e) {
      return e !== null && this.mutation === e.mutation
    }
    toString() {
      return `Overlay{\n      largestBatchId: ${this.largestBatchId},\n      mutation: ${this.mutation.toString()}\n    }`
    }
  },
  xs = class e {
    constructor(e, t, n, r, i = U.min(), a = U.min(), o = P.EMPTY_BYTE_STRING, s = null) {
      ;((this.target = e),
        (this.targetId = t),
        (this.purpose = n),
        (this.sequenceNumber = r),
        (this.snapshotVersion = i),
        (this.lastLimboFreeSnapshotVersion = a),
        (this.resumeToken = o),
        (this.expectedCount = s))
    }
    withSequenceNumber(t) {
      return new e(
        this.target,
        this.targetId,
        this.purpose,
        t,
        this.snapshotVersion,
        this.lastLimboFreeSnapshotVersion,
        this.resumeToken,
        this.expectedCount,
      )
    }
    withResumeToken(t, n) {
      return new e(
        this.target,
        this.targetId,
        this.purpose,
        this.sequenceNumber,
        n,
        this.lastLimboFreeSnapshotVersion,
        t,
        null,
      )
    }
    withExpectedCount(t) {
      return new e(
        this.target,
        this.targetId,
        this.purpose,
        this.sequenceNumber,
        this.snapshotVersion,
        this.lastLimboFreeSnapshotVersion,
        this.resumeToken,
        t,
      )
    }
    withLastLimboFreeSnapshotVersion(t) {
      return new e(
        this.target,
        this.targetId,
        this.purpose,
        this.sequenceNumber,
        this.snapshotVersion,
        t,
        this.resumeToken,
        this.expectedCount,
      )
    }
  },
  Ss = class {
    constructor(e) {
      this.$r = e
    }
  }
function Cs(e) {
  let t = wi({ parent: e.parent, structuredQuery: e.structuredQuery })
  return e.limitType === `LAST` ? pr(t, t.limit, `L`) : t
}
var ws = class {
  constructor() {}
  ei(e, t) {
    ;(this.ti(e, t), t.ni())
  }
  ti(e, t) {
    if (`nullValue` in e) this.ri(t, 5)
    else if (`booleanValue` in e) (this.ri(t, 10), t.ii(+!!e.booleanValue))
    else if (`integerValue` in e) (this.ri(t, 15), t.ii(I(e.integerValue)))
    else if (`doubleValue` in e) {
      let n = I(e.doubleValue)
      isNaN(n) ? this.ri(t, 13) : (this.ri(t, 15), vt(n) ? t.ii(0) : t.ii(n))
    } else if (`timestampValue` in e) {
      let n = e.timestampValue
      ;(this.ri(t, 20),
        typeof n == `string` && (n = F(n)),
        t.si(`${n.seconds || ``}`),
        t.ii(n.nanos || 0))
    } else if (`stringValue` in e) (this._i(e.stringValue, t), this.oi(t))
    else if (`bytesValue` in e) (this.ri(t, 30), t.ai(it(e.bytesValue)), this.oi(t))
    else if (`referenceValue` in e) this.ui(e.referenceValue, t)
    else if (`geoPointValue` in e) {
      let n = e.geoPointValue
      ;(this.ri(t, 45), t.ii(n.latitude || 0), t.ii(n.longitude || 0))
    } else
      `mapValue` in e
        ? Ut(e)
          ? this.ri(t, 2 ** 53 - 1)
          : Vt(e)
            ? this.ci(e.mapValue, t)
            : (this.li(e.mapValue, t), this.oi(t))
        : `arrayValue` in e
          ? (this.Ei(e.arrayValue, t), this.oi(t))
          : y(19022, { hi: e })
  }
  _i(e, t) {
    ;(this.ri(t, 25), this.Ti(e, t))
  }
  Ti(e, t) {
    t.si(e)
  }
  li(e, t) {
    let n = e.fields || {}
    this.ri(t, 55)
    for (let e of Object.keys(n)) (this._i(e, t), this.ti(n[e], t))
  }
  ci(e, t) {
    let n = e.fields || {}
    this.ri(t, 53)
    let r = wt,
      i = n[r].arrayValue?.values?.length || 0
    ;(this.ri(t, 15), t.ii(I(i)), this._i(r, t), this.ti(n[r], t))
  }
  Ei(e, t) {
    let n = e.values || []
    this.ri(t, 50)
    for (let e of n) this.ti(e, t)
  }
  ui(e, t) {
    ;(this.ri(t, 37),
      k.fromName(e).path.forEach((e) => {
        ;(this.ri(t, 60), this.Ti(e, t))
      }))
  }
  ri(e, t) {
    e.ii(t)
  }
  oi(e) {
    e.ii(2)
  }
}
ws.Pi = new ws()
var Ts = class {
    constructor() {
      this.Zi = new Es()
    }
    addToCollectionParentIndex(e, t) {
      return (this.Zi.add(t), Y.resolve())
    }
    getCollectionParents(e, t) {
      return Y.resolve(this.Zi.getEntries(t))
    }
    addFieldIndex(e, t) {
      return Y.resolve()
    }
    deleteFieldIndex(e, t) {
      return Y.resolve()
    }
    deleteAllFieldIndexes(e) {
      return Y.resolve()
    }
    createTargetIndexes(e, t) {
      return Y.resolve()
    }
    getDocumentsMatchingTarget(e, t) {
      return Y.resolve(null)
    }
    getIndexType(e, t) {
      return Y.resolve(0)
    }
    getFieldIndexes(e, t) {
      return Y.resolve([])
    }
    getNextCollectionGroupToUpdate(e) {
      return Y.resolve(null)
    }
    getMinOffset(e, t) {
      return Y.resolve(qn.min())
    }
    getMinOffsetFromCollectionGroup(e, t) {
      return Y.resolve(qn.min())
    }
    updateCollectionGroup(e, t, n) {
      return Y.resolve()
    }
    updateIndexEntries(e, t) {
      return Y.resolve()
    }
  },
  Es = class {
    constructor() {
      this.index = {}
    }
    add(e) {
      let t = e.lastSegment(),
        n = e.popLast(),
        r = this.index[t] || new w(D.comparator),
        i = !r.has(n)
      return ((this.index[t] = r.add(n)), i)
    }
    has(e) {
      let t = e.lastSegment(),
        n = e.popLast(),
        r = this.index[t]
      return r && r.has(n)
    }
    getEntries(e) {
      return (this.index[e] || new w(D.comparator)).toArray()
    }
  },
  Ds = class e {
    constructor(e) {
      this.ys = e
    }
    next() {
      return ((this.ys += 2), this.ys)
    }
    static ws() {
      return new e(0)
    }
    static bs() {
      return new e(-1)
    }
  }
function Os(e, t) {
  throw Error(`__PRIVATE_runPipeline was left out: see withoutPipelines.ts.`)
}
function ks(e, t) {
  return Os(e, [t]).length > 0
}
function As(e, t) {
  return Q(e) ? ks(e, t) : _r(e, t)
}
function js(e) {
  throw Error(`__PRIVATE_newPipelineComparator was left out: see withoutPipelines.ts.`)
}
function Ms(e) {
  throw Error(`__PRIVATE_getLastEffectiveLimit was left out: see withoutPipelines.ts.`)
}
var Ns = class {
    constructor() {
      ;((this.changes = new Cr(
        (e) => e.toString(),
        (e, t) => e.isEqual(t),
      )),
        (this.changesApplied = !1))
    }
    addEntry(e) {
      ;(this.assertNotApplied(), this.changes.set(e.key, e))
    }
    removeEntry(e, t) {
      ;(this.assertNotApplied(), this.changes.set(e, W.newInvalidDocument(e).setReadTime(t)))
    }
    getEntry(e, t) {
      this.assertNotApplied()
      let n = this.changes.get(t)
      return n === void 0 ? this.getFromCache(e, t) : Y.resolve(n)
    }
    getEntries(e, t) {
      return this.getAllFromCache(e, t)
    }
    apply(e) {
      return (this.assertNotApplied(), (this.changesApplied = !0), this.applyChanges(e))
    }
    assertNotApplied() {}
  },
  Ps = class {
    constructor(e, t) {
      ;((this.overlayedDocument = e), (this.mutatedFields = t))
    }
  },
  Fs = class {
    constructor(e, t, n, r) {
      ;((this.remoteDocumentCache = e),
        (this.mutationQueue = t),
        (this.documentOverlayCache = n),
        (this.indexManager = r))
    }
    getDocument(e, t) {
      let n = null
      return this.documentOverlayCache
        .getOverlay(e, t)
        .next((r) => ((n = r), this.remoteDocumentCache.getEntry(e, t)))
        .next((e) => (n !== null && gn(n.mutation, e, He.empty(), N.now()), e))
    }
    getDocuments(e, t) {
      return this.remoteDocumentCache
        .getEntries(e, t)
        .next((t) => this.getLocalViewOfDocuments(e, t, q()).next(() => t))
    }
    getLocalViewOfDocuments(e, t, n = q()) {
      let r = kr()
      return this.populateOverlays(e, r, t).next(() =>
        this.computeViews(e, t, r, n).next((e) => {
          let t = Dr()
          return (
            e.forEach((e, n) => {
              t = t.insert(e, n.overlayedDocument)
            }),
            t
          )
        }),
      )
    }
    getOverlayedDocuments(e, t) {
      let n = kr()
      return this.populateOverlays(e, n, t).next(() => this.computeViews(e, t, n, q()))
    }
    populateOverlays(e, t, n) {
      let r = []
      return (
        n.forEach((e) => {
          t.has(e) || r.push(e)
        }),
        this.documentOverlayCache.getOverlays(e, r).next((e) => {
          e.forEach((e, n) => {
            t.set(e, n)
          })
        })
      )
    }
    computeViews(e, t, n, r) {
      let i = Tr(),
        a = jr(),
        o = (function () {
          return jr()
        })()
      return (
        t.forEach((e, t) => {
          let o = n.get(t.key)
          r.has(t.key) && (o === void 0 || o.mutation instanceof B)
            ? (i = i.insert(t.key, t))
            : o === void 0
              ? a.set(t.key, He.empty())
              : (a.set(t.key, o.mutation.getFieldMask()),
                gn(o.mutation, t, o.mutation.getFieldMask(), N.now()))
        }),
        this.recalculateAndSaveOverlays(e, i).next(
          (e) => (
            e.forEach((e, t) => a.set(e, t)),
            t.forEach((e, t) => o.set(e, new Ps(t, a.get(e) ?? null))),
            o
          ),
        )
      )
    }
    recalculateAndSaveOverlays(e, t) {
      let n = jr(),
        r = new C((e, t) => e - t),
        i = q()
      return this.mutationQueue
        .getAllMutationBatchesAffectingDocumentKeys(e, t)
        .next((e) => {
          for (let i of e)
            i.keys().forEach((e) => {
              let a = t.get(e)
              if (a === null) return
              let o = n.get(e) || He.empty()
              ;((o = i.applyToLocalView(a, o)), n.set(e, o))
              let s = (r.get(i.batchId) || q()).add(e)
              r = r.insert(i.batchId, s)
            })
        })
        .next(() => {
          let a = [],
            o = r.getReverseIterator()
          for (; o.hasNext();) {
            let r = o.getNext(),
              s = r.key,
              c = r.value,
              l = Ar()
            ;(c.forEach((e) => {
              if (!i.has(e)) {
                let r = mn(t.get(e), n.get(e))
                ;(r !== null && l.set(e, r), (i = i.add(e)))
              }
            }),
              a.push(this.documentOverlayCache.saveOverlays(e, s, l)))
          }
          return Y.waitFor(a)
        })
        .next(() => n)
    }
    recalculateAndSaveOverlaysForDocumentKeys(e, t) {
      return this.remoteDocumentCache
        .getEntries(e, t)
        .next((t) => this.recalculateAndSaveOverlays(e, t))
    }
    getDocumentsMatchingQuery(e, t, n, r) {
      return Q(t)
        ? this.getDocumentsMatchingPipeline(e, t, n, r)
        : ar(t)
          ? this.getDocumentsMatchingDocumentQuery(e, t.path)
          : or(t)
            ? this.getDocumentsMatchingCollectionGroupQuery(e, t, n, r)
            : this.getDocumentsMatchingCollectionQuery(e, t, n, r)
    }
    getNextDocuments(e, t, n, r) {
      return this.remoteDocumentCache.getAllFromCollectionGroup(e, t, n, r).next((i) => {
        let a =
            r - i.size > 0
              ? this.documentOverlayCache.getOverlaysForCollectionGroup(
                  e,
                  t,
                  n.largestBatchId,
                  r - i.size,
                )
              : Y.resolve(kr()),
          o = Wn,
          s = i
        return a.next((t) =>
          Y.forEach(
            t,
            (t, n) => (
              o < n.largestBatchId && (o = n.largestBatchId),
              i.get(t)
                ? Y.resolve()
                : this.remoteDocumentCache.getEntry(e, t).next((e) => {
                    s = s.insert(t, e)
                  })
            ),
          )
            .next(() => this.populateOverlays(e, t, i))
            .next(() => this.computeViews(e, s, t, q()))
            .next((e) => ({ batchId: o, changes: Or(e) })),
        )
      })
    }
    getDocumentsMatchingDocumentQuery(e, t) {
      return this.getDocument(e, new k(t)).next((e) => {
        let t = Dr()
        return (e.isFoundDocument() && (t = t.insert(e.key, e)), t)
      })
    }
    getDocumentsMatchingCollectionGroupQuery(e, t, n, r) {
      let i = t.collectionGroup,
        a = Dr()
      return this.indexManager.getCollectionParents(e, i).next((o) =>
        Y.forEach(o, (o) => {
          let s = (function (e, t) {
            return new tr(
              t,
              null,
              e.explicitOrderBy.slice(),
              e.filters.slice(),
              e.limit,
              e.limitType,
              e.startAt,
              e.endAt,
            )
          })(t, o.child(i))
          return this.getDocumentsMatchingCollectionQuery(e, s, n, r).next((e) => {
            e.forEach((e, t) => {
              a = a.insert(e, t)
            })
          })
        }).next(() => a),
      )
    }
    getDocumentsMatchingCollectionQuery(e, t, n, r) {
      let i
      return this.documentOverlayCache
        .getOverlaysForCollection(e, t.path, n.largestBatchId)
        .next((a) => ((i = a), this.remoteDocumentCache.getDocumentsMatchingQuery(e, t, n, i, r)))
        .next((e) => this.retrieveMatchingLocalDocuments(i, e, (e) => _r(t, e)))
    }
    getDocumentsMatchingPipeline(e, t, n, r) {
      if (Qo(t) === `collection_group`) {
        let i = es(t),
          a = Dr()
        return this.indexManager.getCollectionParents(e, i).next((o) =>
          Y.forEach(o, (o) => {
            let s = (function (e, t) {
              let n = e.stages.map((e) => (e instanceof Vo ? new Bo(t.canonicalString(), {}) : e))
              return new Z(e.serializer, n)
            })(t, o.child(i))
            return this.getDocumentsMatchingPipeline(e, s, n, r).next((e) => {
              e.forEach((e, t) => {
                a = a.insert(e, t)
              })
            })
          }).next(() => a),
        )
      }
      {
        let i
        return this.getOverlaysForPipeline(e, t, n.largestBatchId)
          .next((a) => {
            switch (((i = a), Qo(t))) {
              case `collection`:
                return this.remoteDocumentCache.getDocumentsMatchingQuery(e, t, n, i, r)
              case `documents`:
                let a = q()
                for (let e of ns(t)) a = a.add(k.fromPath(e))
                return this.remoteDocumentCache.getEntries(e, a)
              case `database`:
                return this.remoteDocumentCache.getAllEntries(e)
              default:
                throw new E(
                  `invalid-argument`,
                  `Invalid pipeline source to execute offline: ${ss(t)}`,
                )
            }
          })
          .next((e) => this.retrieveMatchingLocalDocuments(i, e, (e) => ks(t, e)))
      }
    }
    retrieveMatchingLocalDocuments(e, t, n) {
      e.forEach((e, n) => {
        let r = n.getKey()
        t.get(r) === null && (t = t.insert(r, W.newInvalidDocument(r)))
      })
      let r = Dr()
      return (
        t.forEach((t, i) => {
          let a = e.get(t)
          ;(a !== void 0 && gn(a.mutation, i, He.empty(), N.now()), n(i) && (r = r.insert(t, i)))
        }),
        r
      )
    }
    getOverlaysForPipeline(e, t, n) {
      switch (Qo(t)) {
        case `collection`:
          return this.documentOverlayCache.getOverlaysForCollection(e, D.fromString($o(t)), n)
        case `collection_group`:
          throw new E(`invalid-argument`, `Unexpected collection group pipeline: ${ss(t)}`)
        case `documents`:
          return this.documentOverlayCache.getOverlays(
            e,
            ns(t).map((e) => k.fromPath(e)),
          )
        case `database`:
          return this.documentOverlayCache.getAllOverlays(e, n)
        default:
          throw new E(`invalid-argument`, `Failed to get overlays for pipeline: ${ss(t)}`)
      }
    }
  },
  Is = class {
    constructor(e) {
      ;((this.serializer = e), (this.Qs = new Map()), (this.Ws = new Map()))
    }
    getBundleMetadata(e, t) {
      return Y.resolve(this.Qs.get(t))
    }
    saveBundleMetadata(e, t) {
      return (
        this.Qs.set(
          t.id,
          (function (e) {
            return { id: e.id, version: e.version, createTime: si(e.createTime) }
          })(t),
        ),
        Y.resolve()
      )
    }
    getNamedQuery(e, t) {
      return Y.resolve(this.Ws.get(t))
    }
    saveNamedQuery(e, t) {
      return (
        this.Ws.set(
          t.name,
          (function (e) {
            return { name: e.name, query: Cs(e.bundledQuery), readTime: si(e.readTime) }
          })(t),
        ),
        Y.resolve()
      )
    }
  },
  Ls = class {
    constructor() {
      ;((this.overlays = new C(k.comparator)), (this.Gs = new Map()))
    }
    getOverlay(e, t) {
      return Y.resolve(this.overlays.get(t))
    }
    getOverlays(e, t) {
      let n = kr()
      return Y.forEach(t, (t) =>
        this.getOverlay(e, t).next((e) => {
          e !== null && n.set(t, e)
        }),
      ).next(() => n)
    }
    getAllOverlays(e, t) {
      let n = kr()
      return (
        this.overlays.forEach((e, r) => {
          r.largestBatchId > t && n.set(e, r)
        }),
        Y.resolve(n)
      )
    }
    saveOverlays(e, t, n) {
      return (
        n.forEach((n, r) => {
          this.Zr(e, t, r)
        }),
        Y.resolve()
      )
    }
    removeOverlaysForBatchId(e, t, n) {
      let r = this.Gs.get(n)
      return (
        r !== void 0 &&
          (r.forEach((e) => (this.overlays = this.overlays.remove(e))), this.Gs.delete(n)),
        Y.resolve()
      )
    }
    getOverlaysForCollection(e, t, n) {
      let r = kr(),
        i = t.length + 1,
        a = new k(t.child(``)),
        o = this.overlays.getIteratorFrom(a)
      for (; o.hasNext();) {
        let e = o.getNext().value,
          a = e.getKey()
        if (!t.isPrefixOf(a.path)) break
        a.path.length === i && e.largestBatchId > n && r.set(e.getKey(), e)
      }
      return Y.resolve(r)
    }
    getOverlaysForCollectionGroup(e, t, n, r) {
      let i = new C((e, t) => e - t),
        a = this.overlays.getIterator()
      for (; a.hasNext();) {
        let e = a.getNext().value
        if (e.getKey().getCollectionGroup() === t && e.largestBatchId > n) {
          let t = i.get(e.largestBatchId)
          ;(t === null && ((t = kr()), (i = i.insert(e.largestBatchId, t))), t.set(e.getKey(), e))
        }
      }
      let o = kr(),
        s = i.getIterator()
      for (; s.hasNext() && (s.getNext().value.forEach((e, t) => o.set(e, t)), !(o.size() >= r)););
      return Y.resolve(o)
    }
    Zr(e, t, n) {
      let r = this.overlays.get(n.key)
      if (r !== null) {
        let e = this.Gs.get(r.largestBatchId).delete(n.key)
        this.Gs.set(r.largestBatchId, e)
      }
      this.overlays = this.overlays.insert(n.key, new bs(t, n))
      let i = this.Gs.get(t)
      ;(i === void 0 && ((i = q()), this.Gs.set(t, i)), this.Gs.set(t, i.add(n.key)))
    }
  },
  Rs = class {
    constructor() {
      this.sessionToken = P.EMPTY_BYTE_STRING
    }
    getSessionToken(e) {
      return Y.resolve(this.sessionToken)
    }
    setSessionToken(e, t) {
      return ((this.sessionToken = t), Y.resolve())
    }
  },
  zs = class {
    constructor() {
      ;((this.zs = new w($.js)), (this.Hs = new w($.Js)))
    }
    isEmpty() {
      return this.zs.isEmpty()
    }
    addReference(e, t) {
      let n = new $(e, t)
      ;((this.zs = this.zs.add(n)), (this.Hs = this.Hs.add(n)))
    }
    Ys(e, t) {
      e.forEach((e) => this.addReference(e, t))
    }
    removeReference(e, t) {
      this.Zs(new $(e, t))
    }
    Xs(e, t) {
      e.forEach((e) => this.removeReference(e, t))
    }
    e_(e) {
      let t = new k(new D([])),
        n = new $(t, e),
        r = new $(t, e + 1),
        i = []
      return (
        this.Hs.forEachInRange([n, r], (e) => {
          ;(this.Zs(e), i.push(e.key))
        }),
        i
      )
    }
    t_() {
      this.zs.forEach((e) => this.Zs(e))
    }
    Zs(e) {
      ;((this.zs = this.zs.delete(e)), (this.Hs = this.Hs.delete(e)))
    }
    n_(e) {
      let t = new k(new D([])),
        n = new $(t, e),
        r = new $(t, e + 1),
        i = q()
      return (
        this.Hs.forEachInRange([n, r], (e) => {
          i = i.add(e.key)
        }),
        i
      )
    }
    containsKey(e) {
      let t = new $(e, 0),
        n = this.zs.firstAfterOrEqual(t)
      return n !== null && e.isEqual(n.key)
    }
  },
  $ = class {
    constructor(e, t) {
      ;((this.key = e), (this.r_ = t))
    }
    static js(e, t) {
      return k.comparator(e.key, t.key) || S(e.r_, t.r_)
    }
    static Js(e, t) {
      return S(e.r_, t.r_) || k.comparator(e.key, t.key)
    }
  },
  Bs = class {
    constructor(e, t) {
      ;((this.indexManager = e),
        (this.referenceDelegate = t),
        (this.mutationQueue = []),
        (this.Gr = 1),
        (this.i_ = new w($.js)))
    }
    checkEmpty(e) {
      return Y.resolve(this.mutationQueue.length === 0)
    }
    addMutationBatch(e, t, n, r) {
      let i = this.Gr
      ;(this.Gr++,
        this.mutationQueue.length > 0 && this.mutationQueue[this.mutationQueue.length - 1])
      let a = new hs(i, t, n, r)
      this.mutationQueue.push(a)
      for (let t of r)
        ((this.i_ = this.i_.add(new $(t.key, i))),
          this.indexManager.addToCollectionParentIndex(e, t.key.path.popLast()))
      return Y.resolve(a)
    }
    lookupMutationBatch(e, t) {
      return Y.resolve(this.s_(t))
    }
    getNextMutationBatchAfterBatchId(e, t) {
      let n = t + 1,
        r = this.__(n),
        i = r < 0 ? 0 : r
      return Y.resolve(this.mutationQueue.length > i ? this.mutationQueue[i] : null)
    }
    getHighestUnacknowledgedBatchId() {
      return Y.resolve(this.mutationQueue.length === 0 ? gt : this.Gr - 1)
    }
    getAllMutationBatches(e) {
      return Y.resolve(this.mutationQueue.slice())
    }
    getAllMutationBatchesAffectingDocumentKey(e, t) {
      let n = new $(t, 0),
        r = new $(t, 1 / 0),
        i = []
      return (
        this.i_.forEachInRange([n, r], (e) => {
          let t = this.s_(e.r_)
          i.push(t)
        }),
        Y.resolve(i)
      )
    }
    getAllMutationBatchesAffectingDocumentKeys(e, t) {
      let n = new w(S)
      return (
        t.forEach((e) => {
          let t = new $(e, 0),
            r = new $(e, 1 / 0)
          this.i_.forEachInRange([t, r], (e) => {
            n = n.add(e.r_)
          })
        }),
        Y.resolve(this.o_(n))
      )
    }
    getAllMutationBatchesAffectingQuery(e, t) {
      let n = t.path,
        r = n.length + 1,
        i = n
      k.isDocumentKey(i) || (i = i.child(``))
      let a = new $(new k(i), 0),
        o = new w(S)
      return (
        this.i_.forEachWhile(
          (e) => {
            let t = e.key.path
            return !!n.isPrefixOf(t) && (t.length === r && (o = o.add(e.r_)), !0)
          },
          a,
        ),
        Y.resolve(this.o_(o))
      )
    }
    o_(e) {
      let t = []
      return (
        e.forEach((e) => {
          let n = this.s_(e)
          n !== null && t.push(n)
        }),
        t
      )
    }
    removeMutationBatch(e, t) {
      ;(b(this.a_(t.batchId, `removed`) === 0, 55003), this.mutationQueue.shift())
      let n = this.i_
      return Y.forEach(t.mutations, (r) => {
        let i = new $(r.key, t.batchId)
        return ((n = n.delete(i)), this.referenceDelegate.markPotentiallyOrphaned(e, r.key))
      }).next(() => {
        this.i_ = n
      })
    }
    Hr(e) {}
    containsKey(e, t) {
      let n = new $(t, 0),
        r = this.i_.firstAfterOrEqual(n)
      return Y.resolve(t.isEqual(r && r.key))
    }
    performConsistencyCheck(e) {
      return (this.mutationQueue.length, Y.resolve())
    }
    a_(e, t) {
      return this.__(e)
    }
    __(e) {
      return this.mutationQueue.length === 0 ? 0 : e - this.mutationQueue[0].batchId
    }
    s_(e) {
      let t = this.__(e)
      return t < 0 || t >= this.mutationQueue.length ? null : this.mutationQueue[t]
    }
  },
  Vs = class {
    constructor(e) {
      ;((this.u_ = e),
        (this.docs = (function () {
          return new C(k.comparator)
        })()),
        (this.size = 0))
    }
    setIndexManager(e) {
      this.indexManager = e
    }
    addEntry(e, t) {
      let n = t.key,
        r = this.docs.get(n),
        i = r ? r.size : 0,
        a = this.u_(t)
      return (
        (this.docs = this.docs.insert(n, { document: t.mutableCopy(), size: a })),
        (this.size += a - i),
        this.indexManager.addToCollectionParentIndex(e, n.path.popLast())
      )
    }
    removeEntry(e) {
      let t = this.docs.get(e)
      t && ((this.docs = this.docs.remove(e)), (this.size -= t.size))
    }
    getEntry(e, t) {
      let n = this.docs.get(t)
      return Y.resolve(n ? n.document.mutableCopy() : W.newInvalidDocument(t))
    }
    getEntries(e, t) {
      let n = Tr()
      return (
        t.forEach((e) => {
          let t = this.docs.get(e)
          n = n.insert(e, t ? t.document.mutableCopy() : W.newInvalidDocument(e))
        }),
        Y.resolve(n)
      )
    }
    getAllEntries(e) {
      let t = Tr()
      return (
        this.docs.forEach((e, n) => {
          t = t.insert(e, n.document)
        }),
        Y.resolve(t)
      )
    }
    getDocumentsMatchingQuery(e, t, n, r) {
      let i, a
      Q(t)
        ? ((i = D.fromString($o(t))), (a = (e) => ks(t, e)))
        : ((i = t.path), (a = (e) => _r(t, e)))
      let o = Tr(),
        s = new k(i.child(`__id-9223372036854775808__`)),
        c = this.docs.getIteratorFrom(s)
      for (; c.hasNext();) {
        let {
          key: e,
          value: { document: t },
        } = c.getNext()
        if (!i.isPrefixOf(e.path)) break
        e.path.length > i.length + 1 ||
          Jn(Kn(t), n) <= 0 ||
          ((r.has(t.key) || a(t)) && (o = o.insert(t.key, t.mutableCopy())))
      }
      return Y.resolve(o)
    }
    getAllFromCollectionGroup(e, t, n, r) {
      y(9500)
    }
    c_(e, t) {
      return Y.forEach(this.docs, (e) => t(e))
    }
    newChangeBuffer(e) {
      return new Hs(this)
    }
    getSize(e) {
      return Y.resolve(this.size)
    }
  },
  Hs = class extends Ns {
    constructor(e) {
      ;(super(), (this.$s = e))
    }
    applyChanges(e) {
      let t = []
      return (
        this.changes.forEach((n, r) => {
          r.isValidDocument() ? t.push(this.$s.addEntry(e, r)) : this.$s.removeEntry(n)
        }),
        Y.waitFor(t)
      )
    }
    getFromCache(e, t) {
      return this.$s.getEntry(e, t)
    }
    getAllFromCache(e, t) {
      return this.$s.getEntries(e, t)
    }
  },
  Us = class {
    constructor(e) {
      ;((this.persistence = e),
        (this.l_ = new Cr((e) => fs(e), ps)),
        (this.lastRemoteSnapshotVersion = U.min()),
        (this.highestTargetId = 0),
        (this.E_ = 0),
        (this.h_ = new zs()),
        (this.targetCount = 0),
        (this.T_ = Ds.ws()))
    }
    forEachTarget(e, t) {
      return (this.l_.forEach((e, n) => t(n)), Y.resolve())
    }
    getLastRemoteSnapshotVersion(e) {
      return Y.resolve(this.lastRemoteSnapshotVersion)
    }
    getHighestSequenceNumber(e) {
      return Y.resolve(this.E_)
    }
    allocateTargetId(e) {
      return ((this.highestTargetId = this.T_.next()), Y.resolve(this.highestTargetId))
    }
    setTargetsMetadata(e, t, n) {
      return (n && (this.lastRemoteSnapshotVersion = n), t > this.E_ && (this.E_ = t), Y.resolve())
    }
    Ds(e) {
      this.l_.set(e.target, e)
      let t = e.targetId
      ;(t > this.highestTargetId && ((this.T_ = new Ds(t)), (this.highestTargetId = t)),
        e.sequenceNumber > this.E_ && (this.E_ = e.sequenceNumber))
    }
    addTargetData(e, t) {
      return (this.Ds(t), (this.targetCount += 1), Y.resolve())
    }
    updateTargetData(e, t) {
      return (this.Ds(t), Y.resolve())
    }
    removeTargetData(e, t) {
      return (this.l_.delete(t.target), this.h_.e_(t.targetId), --this.targetCount, Y.resolve())
    }
    removeTargets(e, t, n) {
      let r = 0,
        i = []
      return (
        this.l_.forEach((a, o) => {
          o.sequenceNumber <= t &&
            n.get(o.targetId) === null &&
            (this.l_.delete(a), i.push(this.removeMatchingKeysForTargetId(e, o.targetId)), r++)
        }),
        Y.waitFor(i).next(() => r)
      )
    }
    getTargetCount(e) {
      return Y.resolve(this.targetCount)
    }
    getTargetData(e, t) {
      let n = this.l_.get(t) || null
      return Y.resolve(n)
    }
    addMatchingKeys(e, t, n) {
      return (this.h_.Ys(t, n), Y.resolve())
    }
    removeMatchingKeys(e, t, n) {
      this.h_.Xs(t, n)
      let r = this.persistence.referenceDelegate,
        i = []
      return (
        r &&
          t.forEach((t) => {
            i.push(r.markPotentiallyOrphaned(e, t))
          }),
        Y.waitFor(i)
      )
    }
    removeMatchingKeysForTargetId(e, t) {
      return (this.h_.e_(t), Y.resolve())
    }
    getMatchingKeysForTargetId(e, t) {
      let n = this.h_.n_(t)
      return Y.resolve(n)
    }
    containsKey(e, t) {
      return Y.resolve(this.h_.containsKey(t))
    }
  },
  Ws = class {
    constructor(e, t) {
      ;((this.P_ = {}),
        (this.overlays = {}),
        (this.I_ = new Ea(0)),
        (this.R_ = !1),
        (this.R_ = !0),
        (this.A_ = new Rs()),
        (this.referenceDelegate = e(this)),
        (this.V_ = new Us(this)),
        (this.indexManager = new Ts()),
        (this.remoteDocumentCache = (function (e) {
          return new Vs(e)
        })((e) => this.referenceDelegate.d_(e))),
        (this.serializer = new Ss(t)),
        (this.f_ = new Is(this.serializer)))
    }
    start() {
      return Promise.resolve()
    }
    shutdown() {
      return ((this.R_ = !1), Promise.resolve())
    }
    get started() {
      return this.R_
    }
    setDatabaseDeletedListener() {}
    setNetworkEnabled() {}
    getIndexManager(e) {
      return this.indexManager
    }
    getDocumentOverlayCache(e) {
      let t = this.overlays[e.toKey()]
      return (t || ((t = new Ls()), (this.overlays[e.toKey()] = t)), t)
    }
    getMutationQueue(e, t) {
      let n = this.P_[e.toKey()]
      return (n || ((n = new Bs(t, this.referenceDelegate)), (this.P_[e.toKey()] = n)), n)
    }
    getGlobalsCache() {
      return this.A_
    }
    getTargetCache() {
      return this.V_
    }
    getRemoteDocumentCache() {
      return this.remoteDocumentCache
    }
    getBundleCache() {
      return this.f_
    }
    runTransaction(e, t, n) {
      v(`MemoryPersistence`, `Starting transaction:`, e)
      let r = new Gs(this.I_.next())
      return (
        this.referenceDelegate.m_(),
        n(r)
          .next((e) => this.referenceDelegate.p_(r).next(() => e))
          .toPromise()
          .then((e) => (r.raiseOnCommittedEvent(), e))
      )
    }
    g_(e, t) {
      return Y.or(Object.values(this.P_).map((n) => () => n.containsKey(e, t)))
    }
  },
  Gs = class extends Oa {
    constructor(e) {
      ;(super(), (this.currentSequenceNumber = e))
    }
  },
  Ks = class e {
    constructor(e) {
      ;((this.persistence = e), (this.y_ = new zs()), (this.w_ = null))
    }
    static b_(t) {
      return new e(t)
    }
    get S_() {
      if (this.w_) return this.w_
      throw y(60996)
    }
    addReference(e, t, n) {
      return (this.y_.addReference(n, t), this.S_.delete(n.toString()), Y.resolve())
    }
    removeReference(e, t, n) {
      return (this.y_.removeReference(n, t), this.S_.add(n.toString()), Y.resolve())
    }
    markPotentiallyOrphaned(e, t) {
      return (this.S_.add(t.toString()), Y.resolve())
    }
    removeTarget(e, t) {
      this.y_.e_(t.targetId).forEach((e) => this.S_.add(e.toString()))
      let n = this.persistence.getTargetCache()
      return n
        .getMatchingKeysForTargetId(e, t.targetId)
        .next((e) => {
          e.forEach((e) => this.S_.add(e.toString()))
        })
        .next(() => n.removeTargetData(e, t))
    }
    m_() {
      this.w_ = new Set()
    }
    p_(e) {
      let t = this.persistence.getRemoteDocumentCache().newChangeBuffer()
      return Y.forEach(this.S_, (n) => {
        let r = k.fromPath(n)
        return this.v_(e, r).next((e) => {
          e || t.removeEntry(r, U.min())
        })
      }).next(() => ((this.w_ = null), t.apply(e)))
    }
    updateLimboDocument(e, t) {
      return this.v_(e, t).next((e) => {
        e ? this.S_.delete(t.toString()) : this.S_.add(t.toString())
      })
    }
    d_(e) {
      return 0
    }
    v_(e, t) {
      return Y.or([
        () => Y.resolve(this.y_.containsKey(t)),
        () => this.persistence.getTargetCache().containsKey(e, t),
        () => this.persistence.g_(e, t),
      ])
    }
  },
  qs = class e {
    constructor(e, t) {
      ;((this.persistence = e),
        (this.D_ = new Cr(
          (e) => _s(e.path),
          (e, t) => e.isEqual(t),
        )),
        (this.garbageCollector = Ra(this, t)))
    }
    static b_(t, n) {
      return new e(t, n)
    }
    m_() {}
    p_(e) {
      return Y.resolve()
    }
    forEachTarget(e, t) {
      return this.persistence.getTargetCache().forEachTarget(e, t)
    }
    ir(e) {
      let t = this.Cs(e)
      return this.persistence
        .getTargetCache()
        .getTargetCount(e)
        .next((e) => t.next((t) => e + t))
    }
    Cs(e) {
      let t = 0
      return this.sr(e, (e) => {
        t++
      }).next(() => t)
    }
    sr(e, t) {
      return Y.forEach(this.D_, (n, r) => this.Os(e, n, r).next((e) => (e ? Y.resolve() : t(r))))
    }
    removeTargets(e, t, n) {
      return this.persistence.getTargetCache().removeTargets(e, t, n)
    }
    removeOrphanedDocuments(e, t) {
      let n = 0,
        r = this.persistence.getRemoteDocumentCache(),
        i = r.newChangeBuffer()
      return r
        .c_(e, (r) =>
          this.Os(e, r, t).next((e) => {
            e || (n++, i.removeEntry(r, U.min()))
          }),
        )
        .next(() => i.apply(e))
        .next(() => n)
    }
    markPotentiallyOrphaned(e, t) {
      return (this.D_.set(t, e.currentSequenceNumber), Y.resolve())
    }
    removeTarget(e, t) {
      let n = t.withSequenceNumber(e.currentSequenceNumber)
      return this.persistence.getTargetCache().updateTargetData(e, n)
    }
    addReference(e, t, n) {
      return (this.D_.set(n, e.currentSequenceNumber), Y.resolve())
    }
    removeReference(e, t, n) {
      return (this.D_.set(n, e.currentSequenceNumber), Y.resolve())
    }
    updateLimboDocument(e, t) {
      return (this.D_.set(t, e.currentSequenceNumber), Y.resolve())
    }
    d_(e) {
      let t = e.key.toString().length
      return (e.isFoundDocument() && (t += Nt(e.data.value)), t)
    }
    Os(e, t, n) {
      return Y.or([
        () => this.persistence.g_(e, t),
        () => this.persistence.getTargetCache().containsKey(e, t),
        () => {
          let e = this.D_.get(t)
          return Y.resolve(e !== void 0 && e > n)
        },
      ])
    }
    getCacheSize(e) {
      return this.persistence.getRemoteDocumentCache().getSize(e)
    }
  },
  Js = class e {
    constructor(e, t, n, r) {
      ;((this.targetId = e), (this.fromCache = t), (this.Vo = n), (this.fo = r))
    }
    static mo(t, n) {
      let r = q(),
        i = q()
      for (let e of n.docChanges)
        switch (e.type) {
          case 0:
            r = r.add(e.doc.key)
            break
          case 1:
            i = i.add(e.doc.key)
        }
      return new e(t, n.fromCache, r, i)
    }
  }
function Ys(e, t) {
  return k.comparator(e.key, t.key)
}
var Xs = class {
    constructor() {
      this._documentReadCount = 0
    }
    get documentReadCount() {
      return this._documentReadCount
    }
    incrementDocumentReadCount(e) {
      this._documentReadCount += e
    }
  },
  Zs = class {
    constructor() {
      ;((this.po = !1),
        (this.yo = !1),
        (this.wo = 100),
        (this.bo = (function () {
          return a() ? 8 : Aa(t()) > 0 ? 6 : 4
        })()))
    }
    initialize(e, t) {
      ;((this.So = e), (this.indexManager = t), (this.po = !0))
    }
    getDocumentsMatchingQuery(e, t, n, r) {
      let i = { result: null }
      return this.vo(e, t)
        .next((e) => {
          i.result = e
        })
        .next(() => {
          if (!i.result)
            return this.Do(e, t, r, n).next((e) => {
              i.result = e
            })
        })
        .next(() => {
          if (i.result) return
          let n = new Xs()
          return this.xo(e, t, n).next((r) => {
            if (((i.result = r), this.yo)) return this.Co(e, t, n, r.size)
          })
        })
        .next(() => i.result)
    }
    Co(e, t, r, i) {
      return Q(t)
        ? Y.resolve()
        : r.documentReadCount < this.wo
          ? (Ce() <= n.DEBUG &&
              v(
                `QueryEngine`,
                `SDK will not create cache indexes for query:`,
                gr(t),
                `since it only creates cache indexes for collection contains`,
                `more than or equal to`,
                this.wo,
                `documents`,
              ),
            Y.resolve())
          : (Ce() <= n.DEBUG &&
              v(
                `QueryEngine`,
                `Query:`,
                gr(t),
                `scans`,
                r.documentReadCount,
                `local documents and returns`,
                i,
                `documents as results.`,
              ),
            r.documentReadCount > this.bo * i
              ? (Ce() <= n.DEBUG &&
                  v(
                    `QueryEngine`,
                    `The SDK decides to create cache indexes for query:`,
                    gr(t),
                    `as using cache indexes may help improve performance.`,
                  ),
                this.indexManager.createTargetIndexes(e, cr(t)))
              : Y.resolve())
    }
    vo(e, t) {
      if (Q(t)) return Y.resolve(null)
      let n = t
      if (ir(n)) return Y.resolve(null)
      let r = cr(n)
      return this.indexManager.getIndexType(e, r).next((t) =>
        t === 0
          ? null
          : (n.limit !== null && t === 1 && ((n = pr(n, null, `F`)), (r = cr(n))),
            this.indexManager.getDocumentsMatchingTarget(e, r).next((t) => {
              let i = q(...t)
              return this.So.getDocuments(e, i).next((t) =>
                this.indexManager.getMinOffset(e, r).next((r) => {
                  let a = this.Fo(n, t)
                  return this.Oo(n, a, i, r.readTime)
                    ? this.vo(e, pr(n, null, `F`))
                    : this.Mo(e, a, n, r)
                }),
              )
            })),
      )
    }
    Do(e, t, r, i) {
      return (Q(t)
        ? (function (e) {
            for (let t of e.stages) {
              if (t instanceof Go || t instanceof Ko) return !1
              if (t instanceof Wo) {
                if (
                  t.condition instanceof Mo &&
                  t.condition._expr.name === `exists` &&
                  t.condition._expr.params[0] instanceof Eo &&
                  t.condition._expr.params[0].fieldName === ze
                )
                  continue
                return !1
              }
            }
            return !0
          })(t)
        : ir(t)) || i.isEqual(U.min())
        ? Y.resolve(null)
        : this.So.getDocuments(e, r).next((a) => {
            let o = this.Fo(t, a)
            return this.Oo(t, o, r, i)
              ? Y.resolve(null)
              : (Ce() <= n.DEBUG &&
                  v(
                    `QueryEngine`,
                    `Re-using previous result from %s to execute query: %s`,
                    i.toString(),
                    ls(t),
                  ),
                this.Mo(e, o, t, Gn(i, Wn)).next((e) => e))
          })
    }
    Fo(e, t) {
      let n, r
      return (
        Q(e)
          ? ((n = new w(Ys)), (r = (t) => ks(e, t)))
          : ((n = new w(vr(e))), (r = (t) => _r(e, t))),
        t.forEach((e, t) => {
          r(t) && (n = n.add(t))
        }),
        n
      )
    }
    Oo(e, t, n, r) {
      if (Q(e))
        return (function (e) {
          return e.stages.some((e) => e instanceof Go || e instanceof Ko)
        })(e)
      if (e.limit === null) return !1
      if (n.size !== t.size) return !0
      let i = e.limitType === `F` ? t.last() : t.first()
      return !!i && (i.hasPendingWrites || i.version.compareTo(r) > 0)
    }
    xo(e, t, r) {
      return (
        Ce() <= n.DEBUG && v(`QueryEngine`, `Using full collection scan to execute query:`, ls(t)),
        this.So.getDocumentsMatchingQuery(e, t, qn.min(), r)
      )
    }
    Mo(e, t, n, r) {
      return this.So.getDocumentsMatchingQuery(e, n, r).next(
        (e) => (
          t.forEach((t) => {
            e = e.insert(t.key, t)
          }),
          e
        ),
      )
    }
  },
  Qs = `LocalStore`,
  $s = 3e8,
  ec = class {
    constructor(e, t, n, r) {
      ;((this.persistence = e),
        (this.No = t),
        (this.serializer = r),
        (this.Lo = new C(S)),
        (this.Bo = new Cr((e) => fs(e), ps)),
        (this.Uo = new Map()),
        (this.ko = e.getRemoteDocumentCache()),
        (this.V_ = e.getTargetCache()),
        (this.f_ = e.getBundleCache()),
        this.qo(n))
    }
    qo(e) {
      ;((this.documentOverlayCache = this.persistence.getDocumentOverlayCache(e)),
        (this.indexManager = this.persistence.getIndexManager(e)),
        (this.mutationQueue = this.persistence.getMutationQueue(e, this.indexManager)),
        (this.localDocuments = new Fs(
          this.ko,
          this.mutationQueue,
          this.documentOverlayCache,
          this.indexManager,
        )),
        this.ko.setIndexManager(this.indexManager),
        this.No.initialize(this.localDocuments, this.indexManager))
    }
    collectGarbage(e) {
      return this.persistence.runTransaction(`Collect garbage`, `readwrite-primary`, (t) =>
        e.collect(t, this.Lo),
      )
    }
  }
function tc(e, t, n, r) {
  return new ec(e, t, n, r)
}
async function nc(e, t) {
  let n = x(e)
  return await n.persistence.runTransaction(`Handle user change`, `readonly`, (e) => {
    let r
    return n.mutationQueue
      .getAllMutationBatches(e)
      .next((i) => ((r = i), n.qo(t), n.mutationQueue.getAllMutationBatches(e)))
      .next((t) => {
        let i = [],
          a = [],
          o = q()
        for (let e of r) {
          i.push(e.batchId)
          for (let t of e.mutations) o = o.add(t.key)
        }
        for (let e of t) {
          a.push(e.batchId)
          for (let t of e.mutations) o = o.add(t.key)
        }
        return n.localDocuments
          .getDocuments(e, o)
          .next((e) => ({ $o: e, removedBatchIds: i, addedBatchIds: a }))
      })
  })
}
function rc(e) {
  let t = x(e)
  return t.persistence.runTransaction(`Get last remote snapshot version`, `readonly`, (e) =>
    t.V_.getLastRemoteSnapshotVersion(e),
  )
}
function ic(e, t) {
  let n = x(e),
    r = t.snapshotVersion,
    i = n.Lo
  return n.persistence
    .runTransaction(`Apply remote event`, `readwrite-primary`, (e) => {
      let a = n.ko.newChangeBuffer({ trackRemovals: !0 })
      i = n.Lo
      let o = []
      t.targetChanges.forEach((a, s) => {
        let c = i.get(s)
        if (!c) return
        o.push(
          n.V_.removeMatchingKeys(e, a.removedDocuments, s).next(() =>
            n.V_.addMatchingKeys(e, a.addedDocuments, s),
          ),
        )
        let l = c.withSequenceNumber(e.currentSequenceNumber)
        ;(t.targetMismatches.get(s) === null
          ? a.resumeToken.approximateByteSize() > 0 && (l = l.withResumeToken(a.resumeToken, r))
          : (l = l
              .withResumeToken(P.EMPTY_BYTE_STRING, U.min())
              .withLastLimboFreeSnapshotVersion(U.min())),
          (i = i.insert(s, l)),
          (function (e, t, n) {
            return (
              e.resumeToken.approximateByteSize() === 0 ||
              t.snapshotVersion.toMicroseconds() - e.snapshotVersion.toMicroseconds() >= $s ||
              n.addedDocuments.size + n.modifiedDocuments.size + n.removedDocuments.size > 0
            )
          })(c, l, a) && o.push(n.V_.updateTargetData(e, l)))
      })
      let s = Tr(),
        c = q()
      if (
        (t.documentUpdates.forEach((r) => {
          t.resolvedLimboDocuments.has(r) &&
            o.push(n.persistence.referenceDelegate.updateLimboDocument(e, r))
        }),
        o.push(
          ac(e, a, t.documentUpdates).next((e) => {
            ;((s = e.Ko), (c = e.Qo))
          }),
        ),
        !r.isEqual(U.min()))
      ) {
        let t = n.V_.getLastRemoteSnapshotVersion(e).next((t) =>
          n.V_.setTargetsMetadata(e, e.currentSequenceNumber, r),
        )
        o.push(t)
      }
      return Y.waitFor(o)
        .next(() => a.apply(e))
        .next(() => n.localDocuments.getLocalViewOfDocuments(e, s, c))
        .next(() => s)
    })
    .then((e) => ((n.Lo = i), e))
}
function ac(e, t, n) {
  let r = q(),
    i = q()
  return (
    n.forEach((e) => (r = r.add(e))),
    t.getEntries(e, r).next((e) => {
      let r = Tr()
      return (
        n.forEach((n, a) => {
          let o = e.get(n)
          ;(a.isFoundDocument() !== o.isFoundDocument() && (i = i.add(n)),
            a.isNoDocument() && a.version.isEqual(U.min())
              ? (t.removeEntry(n, a.readTime), (r = r.insert(n, a)))
              : !o.isValidDocument() ||
                  a.version.compareTo(o.version) > 0 ||
                  (a.version.compareTo(o.version) === 0 && o.hasPendingWrites)
                ? (t.addEntry(a), (r = r.insert(n, a)))
                : v(
                    Qs,
                    `Ignoring outdated watch update for `,
                    n,
                    `. Current version:`,
                    o.version,
                    ` Watch version:`,
                    a.version,
                  ))
        }),
        { Ko: r, Qo: i }
      )
    })
  )
}
function oc(e, t) {
  let n = x(e)
  return n.persistence
    .runTransaction(`Allocate target`, `readwrite`, (e) => {
      let r
      return n.V_.getTargetData(e, t).next((i) =>
        i
          ? ((r = i), Y.resolve(r))
          : n.V_.allocateTargetId(e).next(
              (i) => (
                (r = new xs(t, i, `TargetPurposeListen`, e.currentSequenceNumber)),
                n.V_.addTargetData(e, r).next(() => r)
              ),
            ),
      )
    })
    .then((e) => {
      let r = n.Lo.get(e.targetId)
      return (
        (r === null || e.snapshotVersion.compareTo(r.snapshotVersion) > 0) &&
          ((n.Lo = n.Lo.insert(e.targetId, e)), n.Bo.set(t, e.targetId)),
        e
      )
    })
}
async function sc(e, t, n) {
  let r = x(e),
    i = r.Lo.get(t),
    a = n ? `readwrite` : `readwrite-primary`
  try {
    n ||
      (await r.persistence.runTransaction(`Release target`, a, (e) =>
        r.persistence.referenceDelegate.removeTarget(e, i),
      ))
  } catch (e) {
    if (!ja(e)) throw e
    v(Qs, `Failed to update sequence numbers for target ${t}: ${e}`)
  }
  ;((r.Lo = r.Lo.remove(t)), r.Bo.delete(i.target))
}
function cc(e, t, n) {
  let r = x(e),
    i = U.min(),
    a = q()
  return r.persistence.runTransaction(`Execute query`, `readwrite`, (e) =>
    (function (e, t, n) {
      let r = x(e),
        i = r.Bo.get(n)
      return i === void 0 ? r.V_.getTargetData(t, n) : Y.resolve(r.Lo.get(i))
    })(r, e, Q(t) ? t : cr(t))
      .next((t) => {
        if (t)
          return (
            (i = t.lastLimboFreeSnapshotVersion),
            r.V_.getMatchingKeysForTargetId(e, t.targetId).next((e) => {
              a = e
            })
          )
      })
      .next(() => r.No.getDocumentsMatchingQuery(e, t, n ? i : U.min(), n ? a : q()))
      .next((e) => (lc(r, e), { documents: e, Wo: a })),
  )
}
function lc(e, t) {
  t.forEach((t, n) => {
    let r = n.key.getCollectionGroup(),
      i = e.Uo.get(r) || U.min()
    n.readTime.compareTo(i) > 0 && e.Uo.set(r, n.readTime)
  })
}
var uc = class {
    constructor(e, t) {
      ;((this.asyncQueue = e),
        (this.onlineStateHandler = t),
        (this.state = `Unknown`),
        (this.Yo = 0),
        (this.Zo = null),
        (this.Xo = !0))
    }
    ea() {
      this.Yo === 0 &&
        (this.ta(`Unknown`),
        (this.Zo = this.asyncQueue.enqueueAfterDelay(
          `online_state_timeout`,
          1e4,
          () => (
            (this.Zo = null),
            this.na(`Backend didn't respond within 10 seconds.`),
            this.ta(`Offline`),
            Promise.resolve()
          ),
        )))
    }
    ra(e) {
      this.state === `Online`
        ? this.ta(`Unknown`)
        : (this.Yo++,
          this.Yo >= 1 &&
            (this.ia(),
            this.na(`Connection failed 1 times. Most recent error: ${e.toString()}`),
            this.ta(`Offline`)))
    }
    set(e) {
      ;(this.ia(), (this.Yo = 0), e === `Online` && (this.Xo = !1), this.ta(e))
    }
    ta(e) {
      e !== this.state && ((this.state = e), this.onlineStateHandler(e))
    }
    na(e) {
      let t = `Could not reach Cloud Firestore backend. ${e}\nThis typically indicates that your device does not have a healthy Internet connection at the moment. The client will operate in offline mode until it is able to successfully connect to the backend.`
      this.Xo ? (Te(t), (this.Xo = !1)) : v(`OnlineStateTracker`, t)
    }
    ia() {
      this.Zo !== null && (this.Zo.cancel(), (this.Zo = null))
    }
  },
  dc = `RemoteStore`,
  fc = class {
    constructor(e, t, n, r, i) {
      ;((this.localStore = e),
        (this.datastore = t),
        (this.asyncQueue = n),
        (this.remoteSyncer = {}),
        (this.sa = []),
        (this._a = new Map()),
        (this.oa = new Map()),
        (this.aa = new Map()),
        (this.ua = new Ds(1e3)),
        (this.ca = new Ds(1001)),
        (this.la = new Set()),
        (this.Ea = []),
        (this.ha = i),
        this.ha.Qe((e) => {
          n.enqueueAndForget(async () => {
            Sc(this) &&
              (v(dc, `Restarting streams for network reachability change.`),
              await (async function (e) {
                let t = x(e)
                ;(t.la.add(4), await mc(t), t.Ta.set(`Unknown`), t.la.delete(4), await pc(t))
              })(this))
          })
        }),
        (this.Ta = new uc(n, r)))
    }
  }
async function pc(e) {
  if (Sc(e)) for (let t of e.Ea) await t(!0)
}
async function mc(e) {
  for (let t of e.Ea) await t(!1)
}
function hc(e, t) {
  return e.oa.get(t) || void 0
}
function gc(e, t) {
  let n = x(e),
    r = hc(n, t.targetId)
  if (r !== void 0 && n._a.has(r)) return
  let i = (function (e, t) {
    let n = hc(e, t)
    n !== void 0 && e.aa.delete(n)
    let r = (function (e, t) {
      return t % 2 == 0 ? e.ua.next() : e.ca.next()
    })(e, t)
    return (e.oa.set(t, r), e.aa.set(r, t), r)
  })(n, t.targetId)
  v(dc, `remoteStoreListen mapping SDK target ID to remote`, t.targetId, i)
  let a = new xs(
    t.target,
    i,
    t.purpose,
    t.sequenceNumber,
    t.snapshotVersion,
    t.lastLimboFreeSnapshotVersion,
    t.resumeToken,
  )
  ;(n._a.set(i, a), xc(n) ? bc(n) : jc(n).Yt() && vc(n, a))
}
function _c(e, t) {
  let n = x(e),
    r = jc(n),
    i = hc(n, t)
  ;(v(dc, `remoteStoreUnlisten removing mapping of SDK target ID to remote`, t, i),
    n._a.delete(i),
    n.oa.delete(t),
    n.aa.delete(i),
    r.Yt() && yc(n, i),
    n._a.size === 0 && (r.Yt() ? r.en() : Sc(n) && n.Ta.set(`Unknown`)))
}
function vc(e, t) {
  if (
    (e.Pa.J(t.targetId),
    t.resumeToken.approximateByteSize() > 0 || t.snapshotVersion.compareTo(U.min()) > 0)
  ) {
    let n = e.aa.get(t.targetId)
    if (n === void 0) return void v(dc, `SDK target ID not found for remote ID: ` + t.targetId)
    let r = e.remoteSyncer.getRemoteKeysForTarget(n).size
    t = t.withExpectedCount(r)
  }
  jc(e).Pn(t)
}
function yc(e, t) {
  ;(e.Pa.J(t), jc(e).In(t))
}
function bc(e) {
  ;((e.Pa = new Yr({
    getRemoteKeysForTarget: (t) => {
      let n = e.aa.get(t)
      return n === void 0 ? q() : e.remoteSyncer.getRemoteKeysForTarget(n)
    },
    ye: (t) => e._a.get(t) || null,
    Ve: () => e.datastore.serializer.databaseId,
  })),
    jc(e).start(),
    e.Ta.ea())
}
function xc(e) {
  return Sc(e) && !jc(e).Jt() && e._a.size > 0
}
function Sc(e) {
  return x(e).la.size === 0
}
function Cc(e) {
  e.Pa = void 0
}
async function wc(e) {
  e.Ta.set(`Online`)
}
async function Tc(e) {
  e._a.forEach((t, n) => {
    vc(e, t)
  })
}
async function Ec(e, t) {
  ;(Cc(e), xc(e) ? (e.Ta.ra(t), bc(e)) : e.Ta.set(`Unknown`))
}
async function Dc(e, t, n) {
  if ((e.Ta.set(`Online`), t instanceof Kr && t.state === 2 && t.cause))
    try {
      await (async function (e, t) {
        let n = t.cause
        for (let r of t.targetIds) {
          if (e._a.has(r)) {
            let t = e.aa.get(r)
            ;(t !== void 0 &&
              (await e.remoteSyncer.rejectListen(t, n), e.oa.delete(t), e.aa.delete(r)),
              e._a.delete(r))
          }
          e.Pa.removeTarget(r)
        }
      })(e, t)
    } catch (n) {
      ;(v(dc, `Failed to remove targets %s: %s `, t.targetIds.join(`,`), n), await Oc(e, n))
    }
  else if (
    (t instanceof Wr ? e.Pa._e(t) : t instanceof Gr ? e.Pa.he(t) : e.Pa.ue(t), !n.isEqual(U.min()))
  )
    try {
      let t = await rc(e.localStore)
      n.compareTo(t) >= 0 &&
        (await (function (e, t) {
          let n = e.Pa.fe(t)
          ;(n.targetChanges.forEach((n, r) => {
            if (n.resumeToken.approximateByteSize() > 0) {
              let i = e._a.get(r)
              i && e._a.set(r, i.withResumeToken(n.resumeToken, t))
            }
          }),
            n.targetMismatches.forEach((t, n) => {
              let r = e._a.get(t)
              r &&
                (e._a.set(t, r.withResumeToken(P.EMPTY_BYTE_STRING, r.snapshotVersion)),
                yc(e, t),
                vc(e, new xs(r.target, t, n, r.sequenceNumber)))
            }))
          let r = (function (e, t) {
            let n = new Map()
            t.targetChanges.forEach((t, r) => {
              let i = e.aa.get(r)
              i !== void 0 && n.set(i, t)
            })
            let r = new C(S)
            return (
              t.targetMismatches.forEach((t, n) => {
                let i = e.aa.get(t)
                i !== void 0 && (r = r.insert(i, n))
              }),
              new Hr(
                t.snapshotVersion,
                n,
                r,
                t.documentUpdates,
                t.augmentedDocumentUpdates,
                t.resolvedLimboDocuments,
              )
            )
          })(e, n)
          return e.remoteSyncer.applyRemoteEvent(r)
        })(e, n))
    } catch (t) {
      ;(v(dc, `Failed to raise snapshot:`, t), await Oc(e, t))
    }
}
async function Oc(e, t, n) {
  if (!ja(t)) throw t
  ;(e.la.add(1),
    await mc(e),
    e.Ta.set(`Offline`),
    (n ||= () => rc(e.localStore)),
    e.asyncQueue.enqueueRetryable(async () => {
      ;(v(dc, `Retrying IndexedDB access`), await n(), e.la.delete(1), await pc(e))
    }))
}
async function kc(e, t) {
  let n = x(e)
  ;(n.asyncQueue.verifyOperationInProgress(), v(dc, `RemoteStore received new credentials`))
  let r = Sc(n)
  ;(n.la.add(3),
    await mc(n),
    r && n.Ta.set(`Unknown`),
    await n.remoteSyncer.handleCredentialChange(t),
    n.la.delete(3),
    await pc(n))
}
async function Ac(e, t) {
  let n = x(e)
  t ? (n.la.delete(2), await pc(n)) : t || (n.la.add(2), await mc(n), n.Ta.set(`Unknown`))
}
function jc(e) {
  return (
    e.Ia ||
      ((e.Ia = (function (e, t, n) {
        let r = x(e)
        return (
          r.pn(), new ga(t, r.connection, r.authCredentials, r.appCheckCredentials, r.serializer, n)
        )
      })(e.datastore, e.asyncQueue, {
        ct: wc.bind(null, e),
        Et: Tc.bind(null, e),
        Tt: Ec.bind(null, e),
        Tn: Dc.bind(null, e),
      })),
      e.Ea.push(async (t) => {
        t ? (e.Ia.Xt(), xc(e) ? bc(e) : e.Ta.set(`Unknown`)) : (await e.Ia.stop(), Cc(e))
      })),
    e.Ia
  )
}
var Mc = class {
    constructor(e) {
      ;((this.observer = e), (this.muted = !1))
    }
    next(e) {
      this.muted || (this.observer.next && this.Aa(this.observer.next, e))
    }
    error(e) {
      this.muted ||
        (this.observer.error
          ? this.Aa(this.observer.error, e)
          : Te(`Uncaught Error in snapshot listener:`, e.toString()))
    }
    Va() {
      this.muted = !0
    }
    Aa(e, t) {
      setTimeout(
        () => {
          this.muted || e(t)
        },
        0,
      )
    }
  },
  Nc = class e {
    constructor(e, t, n, r, i) {
      ;((this.asyncQueue = e),
        (this.timerId = t),
        (this.targetTimeMs = n),
        (this.op = r),
        (this.removalCallback = i),
        (this.deferred = new Ki()),
        (this.then = this.deferred.promise.then.bind(this.deferred.promise)),
        this.deferred.promise.catch((e) => {}))
    }
    get promise() {
      return this.deferred.promise
    }
    static createAndSchedule(t, n, r, i, a) {
      let o = Date.now() + r,
        s = new e(t, n, o, i, a)
      return (s.start(r), s)
    }
    start(e) {
      this.timerHandle = setTimeout(() => this.handleDelayElapsed(), e)
    }
    skipDelay() {
      return this.handleDelayElapsed()
    }
    cancel(e) {
      this.timerHandle !== null &&
        (this.clearTimeout(),
        this.deferred.reject(new E(T.CANCELLED, `Operation cancelled` + (e ? `: ` + e : ``))))
    }
    handleDelayElapsed() {
      this.asyncQueue.enqueueAndForget(() =>
        this.timerHandle === null
          ? Promise.resolve()
          : (this.clearTimeout(), this.op().then((e) => this.deferred.resolve(e))),
      )
    }
    clearTimeout() {
      this.timerHandle !== null &&
        (this.removalCallback(this), clearTimeout(this.timerHandle), (this.timerHandle = null))
    }
  }
function Pc(e, t) {
  if ((Te(`AsyncQueue`, `${t}: ${e}`), ja(e))) return new E(T.UNAVAILABLE, `${t}: ${e}`)
  throw e
}
var Fc = class {
    constructor() {
      this.activeTargetIds = Pr()
    }
    Ba(e) {
      this.activeTargetIds = this.activeTargetIds.add(e)
    }
    Ua(e) {
      this.activeTargetIds = this.activeTargetIds.delete(e)
    }
    La() {
      let e = { activeTargetIds: this.activeTargetIds.toArray(), updateTimeMs: Date.now() }
      return JSON.stringify(e)
    }
  },
  Ic = class {
    constructor() {
      ;((this.fu = new Fc()),
        (this.mu = {}),
        (this.onlineStateHandler = null),
        (this.sequenceNumberHandler = null))
    }
    addPendingMutation(e) {}
    updateMutationState(e, t, n) {}
    addLocalQueryTarget(e, t = !0) {
      return (t && this.fu.Ba(e), this.mu[e] || `not-current`)
    }
    updateQueryState(e, t, n) {
      this.mu[e] = t
    }
    removeLocalQueryTarget(e) {
      this.fu.Ua(e)
    }
    isLocalQueryTarget(e) {
      return this.fu.activeTargetIds.has(e)
    }
    clearQueryState(e) {
      delete this.mu[e]
    }
    getAllActiveQueryTargets() {
      return this.fu.activeTargetIds
    }
    isActiveQueryTarget(e) {
      return this.fu.activeTargetIds.has(e)
    }
    start() {
      return ((this.fu = new Fc()), Promise.resolve())
    }
    handleUserChange(e, t, n) {}
    setOnlineState(e) {}
    shutdown() {}
    writeSequenceNumber(e) {}
    notifyBundleLoaded(e) {}
  }
function Lc() {
  return typeof document < `u` ? document : null
}
var Rc = class e {
    static emptySet(t) {
      return new e(t.comparator)
    }
    constructor(e) {
      ;((this.comparator = e
        ? (t, n) => e(t, n) || k.comparator(t.key, n.key)
        : (e, t) => k.comparator(e.key, t.key)),
        (this.keyedMap = Dr()),
        (this.sortedSet = new C(this.comparator)))
    }
    has(e) {
      return this.keyedMap.get(e) != null
    }
    get(e) {
      return this.keyedMap.get(e)
    }
    first() {
      return this.sortedSet.minKey()
    }
    last() {
      return this.sortedSet.maxKey()
    }
    isEmpty() {
      return this.sortedSet.isEmpty()
    }
    indexOf(e) {
      let t = this.keyedMap.get(e)
      return t ? this.sortedSet.indexOf(t) : -1
    }
    get size() {
      return this.sortedSet.size
    }
    forEach(e) {
      this.sortedSet.inorderTraversal((t, n) => (e(t), !1))
    }
    add(e) {
      let t = this.delete(e.key)
      return t.copy(t.keyedMap.insert(e.key, e), t.sortedSet.insert(e, null))
    }
    delete(e) {
      let t = this.get(e)
      return t ? this.copy(this.keyedMap.remove(e), this.sortedSet.remove(t)) : this
    }
    isEqual(t) {
      if (!(t instanceof e) || this.size !== t.size) return !1
      let n = this.sortedSet.getIterator(),
        r = t.sortedSet.getIterator()
      for (; n.hasNext();) {
        let e = n.getNext().key,
          t = r.getNext().key
        if (!e.isEqual(t)) return !1
      }
      return !0
    }
    toString() {
      let e = []
      return (
        this.forEach((t) => {
          e.push(t.toString())
        }),
        e.length === 0
          ? `DocumentSet ()`
          : `DocumentSet (
  ` +
            e.join(`  
`) +
            `
)`
      )
    }
    copy(t, n) {
      let r = new e()
      return ((r.comparator = this.comparator), (r.keyedMap = t), (r.sortedSet = n), r)
    }
  },
  zc = class {
    constructor() {
      this.pu = new C(k.comparator)
    }
    track(e) {
      let t = e.doc.key,
        n = this.pu.get(t)
      n
        ? e.type !== 0 && n.type === 3
          ? (this.pu = this.pu.insert(t, e))
          : e.type === 3 && n.type !== 1
            ? (this.pu = this.pu.insert(t, { type: n.type, doc: e.doc }))
            : e.type === 2 && n.type === 2
              ? (this.pu = this.pu.insert(t, { type: 2, doc: e.doc }))
              : e.type === 2 && n.type === 0
                ? (this.pu = this.pu.insert(t, { type: 0, doc: e.doc }))
                : e.type === 1 && n.type === 0
                  ? (this.pu = this.pu.remove(t))
                  : e.type === 1 && n.type === 2
                    ? (this.pu = this.pu.insert(t, { type: 1, doc: n.doc }))
                    : e.type === 0 && n.type === 1
                      ? (this.pu = this.pu.insert(t, { type: 2, doc: e.doc }))
                      : y(63341, { we: e, gu: n })
        : (this.pu = this.pu.insert(t, e))
    }
    yu() {
      let e = []
      return (
        this.pu.inorderTraversal((t, n) => {
          e.push(n)
        }),
        e
      )
    }
  },
  Bc = class e {
    constructor(e, t, n, r, i, a, o, s, c) {
      ;((this.query = e),
        (this.docs = t),
        (this.oldDocs = n),
        (this.docChanges = r),
        (this.mutatedKeys = i),
        (this.fromCache = a),
        (this.syncStateChanged = o),
        (this.excludesMetadataChanges = s),
        (this.hasCachedResults = c))
    }
    static fromInitialDocuments(t, n, r, i, a) {
      let o = []
      return (
        n.forEach((e) => {
          o.push({ type: 0, doc: e })
        }),
        new e(t, n, Rc.emptySet(n), o, r, i, !0, !1, a)
      )
    }
    get hasPendingWrites() {
      return !this.mutatedKeys.isEmpty()
    }
    isEqual(e) {
      if (
        !(
          this.fromCache === e.fromCache &&
          this.hasCachedResults === e.hasCachedResults &&
          this.syncStateChanged === e.syncStateChanged &&
          this.mutatedKeys.isEqual(e.mutatedKeys) &&
          ds(this.query, e.query) &&
          this.docs.isEqual(e.docs) &&
          this.oldDocs.isEqual(e.oldDocs)
        )
      )
        return !1
      let t = this.docChanges,
        n = e.docChanges
      if (t.length !== n.length) return !1
      for (let e = 0; e < t.length; e++)
        if (t[e].type !== n[e].type || !t[e].doc.isEqual(n[e].doc)) return !1
      return !0
    }
  },
  Vc = class {
    constructor() {
      ;((this.wu = void 0), (this.bu = []))
    }
    Su() {
      return this.bu.some((e) => e.vu())
    }
  },
  Hc = class {
    constructor() {
      ;((this.queries = Uc()), (this.onlineState = `Unknown`), (this.Du = new Set()))
    }
    terminate() {
      ;(function (e, t) {
        let n = x(e),
          r = n.queries
        ;((n.queries = Uc()),
          r.forEach((e, n) => {
            for (let e of n.bu) e.onError(t)
          }))
      })(this, new E(T.ABORTED, `Firestore shutting down`))
    }
  }
function Uc() {
  return new Cr((e) => us(e), ds)
}
async function Wc(e, t) {
  let n = x(e),
    r = 3,
    i = t.query,
    a = n.queries.get(i)
  a ? !a.Su() && t.vu() && (r = 2) : ((a = new Vc()), (r = +!t.vu()))
  try {
    switch (r) {
      case 0:
        a.wu = await n.onListen(i, !0)
        break
      case 1:
        a.wu = await n.onListen(i, !1)
        break
      case 2:
        await n.onFirstRemoteStoreListen(i)
    }
  } catch (e) {
    let n = Pc(e, `Initialization of query '${Q(t.query) ? ss(t.query) : gr(t.query)}' failed`)
    t.onError(n)
    return
  }
  ;(n.queries.set(i, a), a.bu.push(t), t.xu(n.onlineState), a.wu && t.Cu(a.wu) && Jc(n))
}
async function Gc(e, t) {
  let n = x(e),
    r = t.query,
    i = 3,
    a = n.queries.get(r)
  if (a) {
    let e = a.bu.indexOf(t)
    e >= 0 && (a.bu.splice(e, 1), a.bu.length === 0 ? (i = +!t.vu()) : !a.Su() && t.vu() && (i = 2))
  }
  switch (i) {
    case 0:
      return (n.queries.delete(r), n.onUnlisten(r, !0))
    case 1:
      return (n.queries.delete(r), n.onUnlisten(r, !1))
    case 2:
      return n.onLastRemoteStoreUnlisten(r)
    default:
      return
  }
}
function Kc(e, t) {
  let n = x(e),
    r = !1
  for (let e of t) {
    let t = e.query,
      i = n.queries.get(t)
    if (i) {
      for (let t of i.bu) t.Cu(e) && (r = !0)
      i.wu = e
    }
  }
  r && Jc(n)
}
function qc(e, t, n) {
  let r = x(e),
    i = r.queries.get(t)
  if (i) for (let e of i.bu) e.onError(n)
  r.queries.delete(t)
}
function Jc(e) {
  e.Du.forEach((e) => {
    e.next()
  })
}
var Yc
;(function (e) {
  ;((e.Default = `default`), (e.Cache = `cache`))
})((Yc ||= {}))
var Xc = class {
    constructor(e, t, n) {
      ;((this.query = e),
        (this.Fu = t),
        (this.Ou = !1),
        (this.Mu = null),
        (this.onlineState = `Unknown`),
        (this.options = n || {}))
    }
    Cu(e) {
      if (!this.options.includeMetadataChanges) {
        let t = []
        for (let n of e.docChanges) n.type !== 3 && t.push(n)
        e = new Bc(
          e.query,
          e.docs,
          e.oldDocs,
          t,
          e.mutatedKeys,
          e.fromCache,
          e.syncStateChanged,
          !0,
          e.hasCachedResults,
        )
      }
      let t = !1
      return (
        this.Ou
          ? this.Nu(e) && (this.Fu.next(e), (t = !0))
          : this.Lu(e, this.onlineState) && (this.Bu(e), (t = !0)),
        (this.Mu = e),
        t
      )
    }
    onError(e) {
      this.Fu.error(e)
    }
    xu(e) {
      this.onlineState = e
      let t = !1
      return (this.Mu && !this.Ou && this.Lu(this.Mu, e) && (this.Bu(this.Mu), (t = !0)), t)
    }
    Lu(e, t) {
      if (!e.fromCache || !this.vu()) return !0
      let n = t !== `Offline`
      return (
        (!this.options.waitForSyncWhenOnline || !n) &&
        (!e.docs.isEmpty() || e.hasCachedResults || t === `Offline`)
      )
    }
    Nu(e) {
      if (e.docChanges.length > 0) return !0
      let t = this.Mu && this.Mu.hasPendingWrites !== e.hasPendingWrites
      return !(!e.syncStateChanged && !t) && !0 === this.options.includeMetadataChanges
    }
    Bu(e) {
      ;((e = Bc.fromInitialDocuments(
        e.query,
        e.docs,
        e.mutatedKeys,
        e.fromCache,
        e.hasCachedResults,
      )),
        (this.Ou = !0),
        this.Fu.next(e))
    }
    vu() {
      return this.options.source !== Yc.Cache
    }
  },
  Zc = class {
    constructor(e) {
      this.key = e
    }
  },
  Qc = class {
    constructor(e) {
      this.key = e
    }
  },
  $c = class {
    constructor(e, t) {
      ;((this.query = e),
        (this.zu = t),
        (this.ju = null),
        (this.hasCachedResults = !1),
        (this.current = !1),
        (this.Hu = q()),
        (this.mutatedKeys = q()),
        (this.Ju = Q(e) ? js(e) : vr(e)),
        (this.Yu = new Rc(this.Ju)))
    }
    get Zu() {
      return this.zu
    }
    Xu(e, t) {
      let n = t ? t.ec : new zc(),
        r = t ? t.Yu : this.Yu,
        i = t ? t.mutatedKeys : this.mutatedKeys,
        a = r,
        o = !1,
        [s, c] = this.tc(this.query, r)
      e.inorderTraversal((e, t) => {
        let l = r.get(e),
          u = As(this.query, t) ? t : null,
          d = !!l && this.mutatedKeys.has(l.key),
          f =
            !!u &&
            (u.hasLocalMutations || (this.mutatedKeys.has(u.key) && u.hasCommittedMutations)),
          p = !1
        ;(l && u
          ? l.data.isEqual(u.data)
            ? d !== f && (n.track({ type: 3, doc: u }), (p = !0))
            : this.nc(l, u) ||
              (n.track({ type: 2, doc: u }),
              (p = !0),
              ((s && this.Ju(u, s) > 0) || (c && this.Ju(u, c) < 0)) && (o = !0))
          : !l && u
            ? (n.track({ type: 0, doc: u }), (p = !0))
            : l && !u && (n.track({ type: 1, doc: l }), (p = !0), (s || c) && (o = !0)),
          p &&
            (u
              ? ((a = a.add(u)), (i = f ? i.add(e) : i.delete(e)))
              : ((a = a.delete(e)), (i = i.delete(e)))))
      })
      let l = this.rc(this.query)
      if (l) {
        if (Q(this.query)) {
          let e = []
          a.forEach((t) => e.push(t))
          let t = Os(this.query, e),
            r = new Rc(js(this.query))
          for (let e of t) r = r.add(e)
          ;(a.forEach((e) => {
            r.has(e.key) || ((i = i.delete(e.key)), n.track({ type: 1, doc: e }))
          }),
            (a = r))
        } else {
          let e = this.sc(this.query)
          for (; a.size > l;) {
            let t = e === `F` ? a.last() : a.first()
            ;((a = a.delete(t.key)), (i = i.delete(t.key)), n.track({ type: 1, doc: t }))
          }
        }
      }
      return { Yu: a, ec: n, Oo: o, mutatedKeys: i }
    }
    rc(e) {
      return Q(e) ? Ms(e)?.limit : e.limit || void 0
    }
    sc(e) {
      if (Q(e)) {
        let t = Ms(e)
        return t && t.limit < 0 ? `L` : `F`
      }
      return e.limitType
    }
    tc(e, t) {
      if (Q(e)) {
        let n = Ms(e)?.limit
        return [t.size === n ? t.last() : null, null]
      }
      return [
        e.limitType === `F` && t.size === this.rc(this.query) ? t.last() : null,
        e.limitType === `L` && t.size === this.rc(this.query) ? t.first() : null,
      ]
    }
    nc(e, t) {
      return e.hasLocalMutations && t.hasCommittedMutations && !t.hasLocalMutations
    }
    applyChanges(e, t, n, r) {
      let i = this.Yu
      ;((this.Yu = e.Yu), (this.mutatedKeys = e.mutatedKeys))
      let a = e.ec.yu()
      ;(a.sort(
        (e, t) =>
          (function (e, t) {
            let n = (e) => {
              switch (e) {
                case 0:
                  return 1
                case 2:
                case 3:
                  return 2
                case 1:
                  return 0
                default:
                  return y(20277, { we: e })
              }
            }
            return n(e) - n(t)
          })(e.type, t.type) || this.Ju(e.doc, t.doc),
      ),
        this._c(n),
        (r ??= !1))
      let o = t && !r ? this.oc() : [],
        s = this.Hu.size === 0 && this.current && !r ? 1 : 0,
        c = s !== this.ju
      return (
        (this.ju = s),
        a.length !== 0 || c
          ? {
              snapshot: new Bc(
                this.query,
                e.Yu,
                i,
                a,
                e.mutatedKeys,
                s === 0,
                c,
                !1,
                !!n && n.resumeToken.approximateByteSize() > 0,
              ),
              ac: o,
            }
          : { ac: o }
      )
    }
    xu(e) {
      return this.current && e === `Offline`
        ? ((this.current = !1),
          this.applyChanges(
            { Yu: this.Yu, ec: new zc(), mutatedKeys: this.mutatedKeys, Oo: !1 },
            !1,
          ))
        : { ac: [] }
    }
    uc(e) {
      return !this.zu.has(e) && !!this.Yu.has(e) && !this.Yu.get(e).hasLocalMutations
    }
    _c(e) {
      e &&
        (e.addedDocuments.forEach((e) => (this.zu = this.zu.add(e))),
        e.modifiedDocuments.forEach((e) => {}),
        e.removedDocuments.forEach((e) => (this.zu = this.zu.delete(e))),
        (this.current = e.current))
    }
    oc() {
      if (!this.current) return []
      let e = this.Hu
      ;((this.Hu = q()),
        this.Yu.forEach((e) => {
          this.uc(e.key) && (this.Hu = this.Hu.add(e.key))
        }))
      let t = []
      return (
        e.forEach((e) => {
          this.Hu.has(e) || t.push(new Qc(e))
        }),
        this.Hu.forEach((n) => {
          e.has(n) || t.push(new Zc(n))
        }),
        t
      )
    }
    cc(e) {
      ;((this.zu = e.Wo), (this.Hu = q()))
      let t = this.Xu(e.documents)
      return this.applyChanges(t, !0)
    }
    lc() {
      return Bc.fromInitialDocuments(
        this.query,
        this.Yu,
        this.mutatedKeys,
        this.ju === 0,
        this.hasCachedResults,
      )
    }
  },
  el = `SyncEngine`,
  tl = class {
    constructor(e, t, n) {
      ;((this.query = e), (this.targetId = t), (this.view = n))
    }
  },
  nl = class {
    constructor(e) {
      ;((this.key = e), (this.Ec = !1))
    }
  },
  rl = class {
    constructor(e, t, n, r, i, a) {
      ;((this.localStore = e),
        (this.remoteStore = t),
        (this.eventManager = n),
        (this.sharedClientState = r),
        (this.currentUser = i),
        (this.maxConcurrentLimboResolutions = a),
        (this.hc = {}),
        (this.Tc = new Cr((e) => us(e), ds)),
        (this.Pc = new Map()),
        (this.Ic = new Set()),
        (this.Rc = new C(k.comparator)),
        (this.Ac = new Map()),
        (this.Vc = new zs()),
        (this.dc = {}),
        (this.fc = new Map()),
        (this.mc = Ds.bs()),
        (this.onlineState = `Unknown`),
        (this.gc = void 0))
    }
    get isPrimaryClient() {
      return !0 === this.gc
    }
  }
async function il(e, t, n = !0) {
  let r = xl(e),
    i,
    a = r.Tc.get(t)
  return (
    a
      ? (r.sharedClientState.addLocalQueryTarget(a.targetId), (i = a.view.lc()))
      : (i = await ol(r, t, n, !0)),
    i
  )
}
async function al(e, t) {
  await ol(xl(e), t, !0, !1)
}
async function ol(e, t, n, r) {
  let i = await oc(e.localStore, Q(t) ? t : cr(t)),
    a = i.targetId,
    o = e.sharedClientState.addLocalQueryTarget(a, n),
    s
  return (
    r && (s = await sl(e, t, a, o === `current`, i.resumeToken)),
    e.isPrimaryClient && n && gc(e.remoteStore, i),
    s
  )
}
async function sl(e, t, n, r, i) {
  e.yc = (t, n, r) =>
    (async function (e, t, n, r) {
      let i = t.view.Xu(n)
      i.Oo && (i = await cc(e.localStore, t.query, !1).then(({ documents: e }) => t.view.Xu(e, i)))
      let a = r && r.targetChanges.get(t.targetId),
        o = r && r.targetMismatches.get(t.targetId) != null,
        s = t.view.applyChanges(i, e.isPrimaryClient, a, o)
      return (hl(e, t.targetId, s.ac), s.snapshot)
    })(e, t, n, r)
  let a = await cc(e.localStore, t, !0),
    o = new $c(t, a.Wo),
    s = o.Xu(a.documents),
    c = Ur.createSynthesizedTargetChangeForCurrentChange(n, r && e.onlineState !== `Offline`, i),
    l = o.applyChanges(s, e.isPrimaryClient, c)
  hl(e, n, l.ac)
  let u = new tl(t, n, o)
  return (e.Tc.set(t, u), e.Pc.has(n) ? e.Pc.get(n).push(t) : e.Pc.set(n, [t]), l.snapshot)
}
async function cl(e, t, n) {
  let r = x(e),
    i = r.Tc.get(t),
    a = r.Pc.get(i.targetId)
  if (a.length > 1)
    return (
      r.Pc.set(
        i.targetId,
        a.filter((e) => !ds(e, t)),
      ),
      void r.Tc.delete(t)
    )
  r.isPrimaryClient
    ? (r.sharedClientState.removeLocalQueryTarget(i.targetId),
      r.sharedClientState.isActiveQueryTarget(i.targetId) ||
        (await sc(r.localStore, i.targetId, !1)
          .then(() => {
            ;(r.sharedClientState.clearQueryState(i.targetId),
              n && _c(r.remoteStore, i.targetId),
              pl(r, i.targetId))
          })
          .catch(ka)))
    : (pl(r, i.targetId), await sc(r.localStore, i.targetId, !0))
}
async function ll(e, t) {
  let n = x(e),
    r = n.Tc.get(t),
    i = n.Pc.get(r.targetId)
  n.isPrimaryClient &&
    i.length === 1 &&
    (n.sharedClientState.removeLocalQueryTarget(r.targetId), _c(n.remoteStore, r.targetId))
}
async function ul(e, t) {
  let n = x(e)
  try {
    let e = await ic(n.localStore, t)
    ;(t.targetChanges.forEach((e, t) => {
      let r = n.Ac.get(t)
      r &&
        (b(e.addedDocuments.size + e.modifiedDocuments.size + e.removedDocuments.size <= 1, 22616),
        e.addedDocuments.size > 0
          ? (r.Ec = !0)
          : e.modifiedDocuments.size > 0
            ? b(r.Ec, 14607)
            : e.removedDocuments.size > 0 && (b(r.Ec, 42227), (r.Ec = !1)))
    }),
      await vl(n, e, t))
  } catch (e) {
    await ka(e)
  }
}
function dl(e, t, n) {
  let r = x(e)
  if ((r.isPrimaryClient && n === 0) || (!r.isPrimaryClient && n === 1)) {
    let e = []
    ;(r.Tc.forEach((n, r) => {
      let i = r.view.xu(t)
      i.snapshot && e.push(i.snapshot)
    }),
      (function (e, t) {
        let n = x(e)
        n.onlineState = t
        let r = !1
        ;(n.queries.forEach((e, n) => {
          for (let e of n.bu) e.xu(t) && (r = !0)
        }),
          r && Jc(n))
      })(r.eventManager, t),
      e.length && r.hc.Tn(e),
      (r.onlineState = t),
      r.isPrimaryClient && r.sharedClientState.setOnlineState(t))
  }
}
async function fl(e, t, n) {
  let r = x(e)
  r.sharedClientState.updateQueryState(t, `rejected`, n)
  let i = r.Ac.get(t),
    a = i && i.key
  if (a) {
    let e = new C(k.comparator)
    e = e.insert(a, W.newNoDocument(a, U.min()))
    let n = q().add(a)
    ;(await ul(r, new Hr(U.min(), new Map(), new C(S), e, Tr(), n)),
      (r.Rc = r.Rc.remove(a)),
      r.Ac.delete(t),
      _l(r))
  } else
    await sc(r.localStore, t, !1)
      .then(() => pl(r, t, n))
      .catch(ka)
}
function pl(e, t, n = null) {
  e.sharedClientState.removeLocalQueryTarget(t)
  for (let r of e.Pc.get(t)) (e.Tc.delete(r), n && e.hc.wc(r, n))
  ;(e.Pc.delete(t),
    e.isPrimaryClient &&
      e.Vc.e_(t).forEach((t) => {
        e.Vc.containsKey(t) || ml(e, t)
      }))
}
function ml(e, t) {
  e.Ic.delete(t.path.canonicalString())
  let n = e.Rc.get(t)
  n !== null && (_c(e.remoteStore, n), (e.Rc = e.Rc.remove(t)), e.Ac.delete(n), _l(e))
}
function hl(e, t, n) {
  for (let r of n)
    r instanceof Zc
      ? (e.Vc.addReference(r.key, t), gl(e, r))
      : r instanceof Qc
        ? (v(el, `Document no longer in limbo: ` + r.key),
          e.Vc.removeReference(r.key, t),
          e.Vc.containsKey(r.key) || ml(e, r.key))
        : y(19791, { bc: r })
}
function gl(e, t) {
  let n = t.key,
    r = n.path.canonicalString()
  e.Rc.get(n) || e.Ic.has(r) || (v(el, `New document in limbo: ` + n), e.Ic.add(r), _l(e))
}
function _l(e) {
  for (; e.Ic.size > 0 && e.Rc.size < e.maxConcurrentLimboResolutions;) {
    let t = e.Ic.values().next().value
    e.Ic.delete(t)
    let n = new k(D.fromString(t)),
      r = e.mc.next()
    ;(e.Ac.set(r, new nl(n)),
      (e.Rc = e.Rc.insert(n, r)),
      gc(e.remoteStore, new xs(cr(rr(n.path)), r, `TargetPurposeLimboResolution`, Ea.wn)))
  }
}
async function vl(e, t, n) {
  let r = x(e),
    i = [],
    a = [],
    o = []
  r.Tc.isEmpty() ||
    (r.Tc.forEach((e, s) => {
      o.push(
        r.yc(s, t, n).then((e) => {
          if ((e || n) && r.isPrimaryClient) {
            let t = e ? !e.fromCache : n?.targetChanges.get(s.targetId)?.current
            r.sharedClientState.updateQueryState(s.targetId, t ? `current` : `not-current`)
          }
          if (e) {
            i.push(e)
            let t = Js.mo(s.targetId, e)
            a.push(t)
          }
        }),
      )
    }),
    await Promise.all(o),
    r.hc.Tn(i),
    await (async function (e, t) {
      let n = x(e)
      try {
        await n.persistence.runTransaction(`notifyLocalViewChanges`, `readwrite`, (e) =>
          Y.forEach(t, (t) =>
            Y.forEach(t.Vo, (r) =>
              n.persistence.referenceDelegate.addReference(e, t.targetId, r),
            ).next(() =>
              Y.forEach(t.fo, (r) =>
                n.persistence.referenceDelegate.removeReference(e, t.targetId, r),
              ),
            ),
          ),
        )
      } catch (e) {
        if (!ja(e)) throw e
        v(Qs, `Failed to update sequence numbers: ` + e)
      }
      for (let e of t) {
        let t = e.targetId
        if (!e.fromCache) {
          let e = n.Lo.get(t),
            r = e.snapshotVersion,
            i = e.withLastLimboFreeSnapshotVersion(r)
          n.Lo = n.Lo.insert(t, i)
        }
      }
    })(r.localStore, a))
}
async function yl(e, t) {
  let n = x(e)
  if (!n.currentUser.isEqual(t)) {
    v(el, `User change. New user:`, t.toKey())
    let e = await nc(n.localStore, t)
    ;((n.currentUser = t),
      (function (e, t) {
        ;(e.fc.forEach((e) => {
          e.forEach((e) => {
            e.reject(new E(T.CANCELLED, t))
          })
        }),
          e.fc.clear())
      })(n, `'waitForPendingWrites' promise is rejected due to a user change.`),
      n.sharedClientState.handleUserChange(t, e.removedBatchIds, e.addedBatchIds),
      await vl(n, e.$o))
  }
}
function bl(e, t) {
  let n = x(e),
    r = n.Ac.get(t)
  if (r && r.Ec) return q().add(r.key)
  {
    let e = q(),
      r = n.Pc.get(t)
    if (!r) return e
    for (let t of r ?? []) {
      let r = n.Tc.get(t)
      e = e.unionWith(r.view.Zu)
    }
    return e
  }
}
function xl(e) {
  let t = x(e)
  return (
    (t.remoteStore.remoteSyncer.applyRemoteEvent = ul.bind(null, t)),
    (t.remoteStore.remoteSyncer.getRemoteKeysForTarget = bl.bind(null, t)),
    (t.remoteStore.remoteSyncer.rejectListen = fl.bind(null, t)),
    (t.hc.Tn = Kc.bind(null, t.eventManager)),
    (t.hc.wc = qc.bind(null, t.eventManager)),
    t
  )
}
var Sl = class {
  constructor() {
    ;((this.kind = `memory`), (this.synchronizeTabs = !1))
  }
  async initialize(e) {
    ;((this.serializer = zi(e.databaseInfo.databaseId)),
      (this.sharedClientState = this.vc(e)),
      (this.persistence = this.Dc(e)),
      await this.persistence.start(),
      (this.localStore = this.xc(e)),
      (this.gcScheduler = this.Cc(e, this.localStore)),
      (this.indexBackfillerScheduler = this.Fc(e, this.localStore)))
  }
  Cc(e, t) {
    return null
  }
  Fc(e, t) {
    return null
  }
  xc(e) {
    return tc(this.persistence, new Zs(), e.initialUser, this.serializer)
  }
  Dc(e) {
    return new Ws(Ks.b_, this.serializer)
  }
  vc(e) {
    return new Ic()
  }
  async terminate() {
    ;(this.gcScheduler?.stop(),
      this.indexBackfillerScheduler?.stop(),
      this.sharedClientState.shutdown(),
      await this.persistence.shutdown())
  }
}
Sl.provider = { build: () => new Sl() }
var Cl = class extends Sl {
    constructor(e) {
      ;(super(), (this.cacheSizeBytes = e))
    }
    Cc(e, t) {
      b(this.persistence.referenceDelegate instanceof qs, 46915)
      let n = this.persistence.referenceDelegate.garbageCollector
      return new Ia(n, e.asyncQueue, t)
    }
    Dc(e) {
      let t = this.cacheSizeBytes === void 0 ? Ta.DEFAULT : Ta.withCacheSize(this.cacheSizeBytes)
      return new Ws((e) => qs.b_(e, t), this.serializer)
    }
  },
  wl = class {
    async initialize(e, t) {
      this.localStore ||
        ((this.localStore = e.localStore),
        (this.sharedClientState = e.sharedClientState),
        (this.datastore = this.createDatastore(t)),
        (this.remoteStore = this.createRemoteStore(t)),
        (this.eventManager = this.createEventManager(t)),
        (this.syncEngine = this.createSyncEngine(t, !e.synchronizeTabs)),
        (this.sharedClientState.onlineStateHandler = (e) => dl(this.syncEngine, e, 1)),
        (this.remoteStore.remoteSyncer.handleCredentialChange = yl.bind(null, this.syncEngine)),
        await Ac(this.remoteStore, this.syncEngine.isPrimaryClient))
    }
    createEventManager(e) {
      return (function () {
        return new Hc()
      })()
    }
    createDatastore(e) {
      let t = zi(e.databaseInfo.databaseId),
        n = fa(e.databaseInfo)
      return ya(e.authCredentials, e.appCheckCredentials, n, t)
    }
    createRemoteStore(e) {
      return (function (e, t, n, r, i) {
        return new fc(e, t, n, r, i)
      })(
        this.localStore,
        this.datastore,
        e.asyncQueue,
        (e) => dl(this.syncEngine, e, 0),
        (function () {
          return ra.Ye() ? new ra() : new ta()
        })(),
      )
    }
    createSyncEngine(e, t) {
      return (function (e, t, n, r, i, a, o) {
        let s = new rl(e, t, n, r, i, a)
        return (o && (s.gc = !0), s)
      })(
        this.localStore,
        this.remoteStore,
        this.eventManager,
        this.sharedClientState,
        e.initialUser,
        e.maxConcurrentLimboResolutions,
        t,
      )
    }
    async terminate() {
      ;(await (async function (e) {
        let t = x(e)
        ;(v(dc, `RemoteStore shutting down.`),
          t.la.add(5),
          await mc(t),
          t.ha.shutdown(),
          t.Ta.set(`Unknown`))
      })(this.remoteStore),
        this.datastore?.terminate(),
        this.eventManager?.terminate())
    }
  }
wl.provider = { build: () => new wl() }
var Tl = class {
    constructor(e) {
      ;((this.datastore = e),
        (this.readVersions = new Map()),
        (this.mutations = []),
        (this.committed = !1),
        (this.lastTransactionError = null),
        (this.writtenDocs = new Set()))
    }
    async lookup(e) {
      if ((this.ensureCommitNotCalled(), this.mutations.length > 0))
        throw (
          (this.lastTransactionError = new E(
            T.INVALID_ARGUMENT,
            `Firestore transactions require all reads to be executed before all writes.`,
          )),
          this.lastTransactionError
        )
      let t = await (async function (e, t) {
        let n = x(e),
          r = { documents: t.map((e) => di(n.serializer, e)) },
          i = await n._t(`BatchGetDocuments`, n.serializer.databaseId, D.emptyPath(), r, t.length),
          a = new Map()
        i.forEach((e) => {
          let t = vi(n.serializer, e)
          a.set(t.key.toString(), t)
        })
        let o = []
        return (
          t.forEach((e) => {
            let t = a.get(e.toString())
            ;(b(!!t, 55234, { key: e }), o.push(t))
          }),
          o
        )
      })(this.datastore, e)
      return (t.forEach((e) => this.recordVersion(e)), t)
    }
    set(e, t) {
      ;(this.write(t.toMutation(e, this.precondition(e))), this.writtenDocs.add(e.toString()))
    }
    update(e, t) {
      try {
        this.write(t.toMutation(e, this.preconditionForUpdate(e)))
      } catch (e) {
        this.lastTransactionError = e
      }
      this.writtenDocs.add(e.toString())
    }
    delete(e) {
      ;(this.write(new Sn(e, this.precondition(e))), this.writtenDocs.add(e.toString()))
    }
    async commit() {
      if ((this.ensureCommitNotCalled(), this.lastTransactionError)) throw this.lastTransactionError
      let e = this.readVersions
      ;(this.mutations.forEach((t) => {
        e.delete(t.key.toString())
      }),
        e.forEach((e, t) => {
          let n = k.fromPath(t)
          this.mutations.push(new Cn(n, this.precondition(n)))
        }),
        await (async function (e, t) {
          let n = x(e),
            r = { writes: t.map((e) => bi(n.serializer, e)) }
          await n.nt(`Commit`, n.serializer.databaseId, D.emptyPath(), r)
        })(this.datastore, this.mutations),
        (this.committed = !0))
    }
    recordVersion(e) {
      let t
      if (e.isFoundDocument()) t = e.version
      else {
        if (!e.isNoDocument()) throw y(50498, { Mc: e.constructor.name })
        t = U.min()
      }
      let n = this.readVersions.get(e.key.toString())
      if (n) {
        if (!t.isEqual(n)) throw new E(T.ABORTED, `Document version changed between two reads.`)
      } else this.readVersions.set(e.key.toString(), t)
    }
    precondition(e) {
      let t = this.readVersions.get(e.toString())
      return !this.writtenDocs.has(e.toString()) && t
        ? t.isEqual(U.min())
          ? fn.exists(!1)
          : fn.updateTime(t)
        : fn.none()
    }
    preconditionForUpdate(e) {
      let t = this.readVersions.get(e.toString())
      if (!this.writtenDocs.has(e.toString()) && t) {
        if (t.isEqual(U.min()))
          throw new E(T.INVALID_ARGUMENT, `Can't update a document that doesn't exist.`)
        return fn.updateTime(t)
      }
      return fn.exists(!0)
    }
    write(e) {
      ;(this.ensureCommitNotCalled(), this.mutations.push(e))
    }
    ensureCommitNotCalled() {}
  },
  El = class {
    constructor(e, t, n, r, i) {
      ;((this.asyncQueue = e),
        (this.datastore = t),
        (this.options = n),
        (this.updateFunction = r),
        (this.deferred = i),
        (this.Nc = n.maxAttempts),
        (this.Ht = new pa(this.asyncQueue, `transaction_retry`)))
    }
    Lc() {
      ;(--this.Nc, this.Bc())
    }
    Bc() {
      this.Ht.kt(async () => {
        let e = new Tl(this.datastore),
          t = this.Uc(e)
        t &&
          t
            .then((t) => {
              this.asyncQueue.enqueueAndForget(() =>
                e
                  .commit()
                  .then(() => {
                    this.deferred.resolve(t)
                  })
                  .catch((e) => {
                    this.kc(e)
                  }),
              )
            })
            .catch((e) => {
              this.kc(e)
            })
      })
    }
    Uc(e) {
      try {
        let t = this.updateFunction(e)
        return !_t(t) && t.catch && t.then
          ? t
          : (this.deferred.reject(Error(`Transaction callback must return a Promise`)), null)
      } catch (e) {
        return (this.deferred.reject(e), null)
      }
    }
    kc(e) {
      this.Nc > 0 && this.qc(e)
        ? (--this.Nc, this.asyncQueue.enqueueAndForget(() => (this.Bc(), Promise.resolve())))
        : this.deferred.reject(e)
    }
    qc(e) {
      if (e?.name === `FirebaseError`) {
        let t = e.code
        return t === `aborted` || t === `failed-precondition` || t === `already-exists` || !xr(t)
      }
      return !1
    }
  },
  Dl = `FirestoreClient`,
  Ol = class {
    constructor(e, t, n, r, i) {
      ;((this.authCredentials = e),
        (this.appCheckCredentials = t),
        (this.asyncQueue = n),
        (this._databaseInfo = r),
        (this.user = Gi.UNAUTHENTICATED),
        (this.clientId = Ae.newId()),
        (this.authCredentialListener = () => Promise.resolve()),
        (this.appCheckCredentialListener = () => Promise.resolve()),
        (this._uninitializedComponentsProvider = i),
        this.authCredentials.start(n, async (e) => {
          ;(v(Dl, `Received user=`, e.uid), await this.authCredentialListener(e), (this.user = e))
        }),
        this.appCheckCredentials.start(
          n,
          (e) => (
            v(Dl, `Received new app check token=`, e),
            this.appCheckCredentialListener(e, this.user)
          ),
        ))
    }
    get configuration() {
      return {
        asyncQueue: this.asyncQueue,
        databaseInfo: this._databaseInfo,
        clientId: this.clientId,
        authCredentials: this.authCredentials,
        appCheckCredentials: this.appCheckCredentials,
        initialUser: this.user,
        maxConcurrentLimboResolutions: 100,
      }
    }
    setCredentialChangeListener(e) {
      this.authCredentialListener = e
    }
    setAppCheckTokenChangeListener(e) {
      this.appCheckCredentialListener = e
    }
    terminate() {
      this.asyncQueue.enterRestrictedMode()
      let e = new Ki()
      return (
        this.asyncQueue.enqueueAndForgetEvenWhileRestricted(async () => {
          try {
            ;(this._onlineComponents && (await this._onlineComponents.terminate()),
              this._offlineComponents && (await this._offlineComponents.terminate()),
              this.authCredentials.shutdown(),
              this.appCheckCredentials.shutdown(),
              e.resolve())
          } catch (t) {
            let n = Pc(t, `Failed to shutdown persistence`)
            e.reject(n)
          }
        }),
        e.promise
      )
    }
  }
async function kl(e, t) {
  ;(e.asyncQueue.verifyOperationInProgress(), v(Dl, `Initializing OfflineComponentProvider`))
  let n = e.configuration
  await t.initialize(n)
  let r = n.initialUser
  ;(e.setCredentialChangeListener(async (e) => {
    r.isEqual(e) || (await nc(t.localStore, e), (r = e))
  }),
    t.persistence.setDatabaseDeletedListener(() => e.terminate()),
    (e._offlineComponents = t))
}
async function Al(e, t) {
  e.asyncQueue.verifyOperationInProgress()
  let n = await jl(e)
  ;(v(Dl, `Initializing OnlineComponentProvider`),
    await t.initialize(n, e.configuration),
    e.setCredentialChangeListener((e) => kc(t.remoteStore, e)),
    e.setAppCheckTokenChangeListener((e, n) => kc(t.remoteStore, n)),
    (e._onlineComponents = t))
}
async function jl(e) {
  if (!e._offlineComponents) {
    if (e._uninitializedComponentsProvider) {
      v(Dl, `Using user provided OfflineComponentProvider`)
      try {
        await kl(e, e._uninitializedComponentsProvider._offline)
      } catch (t) {
        let n = t
        if (
          !(function (e) {
            return e.name === `FirebaseError`
              ? e.code === T.FAILED_PRECONDITION || e.code === T.UNIMPLEMENTED
              : !(typeof DOMException < `u` && e instanceof DOMException) ||
                  e.code === 22 ||
                  e.code === 20 ||
                  e.code === 11
          })(n)
        )
          throw n
        ;(Ee(`Error using user provided cache. Falling back to memory cache: ` + n),
          await kl(e, new Sl()))
      }
    } else (v(Dl, `Using default OfflineComponentProvider`), await kl(e, new Cl(void 0)))
  }
  return e._offlineComponents
}
async function Ml(e) {
  return (
    e._onlineComponents ||
      (e._uninitializedComponentsProvider
        ? (v(Dl, `Using user provided OnlineComponentProvider`),
          await Al(e, e._uninitializedComponentsProvider._online))
        : (v(Dl, `Using default OnlineComponentProvider`), await Al(e, new wl()))),
    e._onlineComponents
  )
}
function Nl(e) {
  return Ml(e).then((e) => e.datastore)
}
async function Pl(e) {
  let t = await Ml(e),
    n = t.eventManager
  return (
    (n.onListen = il.bind(null, t.syncEngine)),
    (n.onUnlisten = cl.bind(null, t.syncEngine)),
    (n.onFirstRemoteStoreListen = al.bind(null, t.syncEngine)),
    (n.onLastRemoteStoreUnlisten = ll.bind(null, t.syncEngine)),
    n
  )
}
function Fl(e, t, n, r) {
  let i = new Mc(r),
    a = new Xc(t, i, n)
  return (
    e.asyncQueue.enqueueAndForget(async () => Wc(await Pl(e), a)),
    () => {
      ;(i.Va(), e.asyncQueue.enqueueAndForget(async () => Gc(await Pl(e), a)))
    }
  )
}
function Il(e, t, n = {}) {
  let r = new Ki()
  return (
    e.asyncQueue.enqueueAndForget(async () =>
      (function (e, t, n, r, i) {
        let a = new Mc({
            next: (s) => {
              ;(a.Va(), t.enqueueAndForget(() => Gc(e, o)))
              let c = s.docs.has(n)
              !c && s.fromCache
                ? i.reject(
                    new E(T.UNAVAILABLE, `Failed to get document because the client is offline.`),
                  )
                : c && s.fromCache && r && r.source === `server`
                  ? i.reject(
                      new E(
                        T.UNAVAILABLE,
                        `Failed to get document from server. (However, this document does exist in the local cache. Run again without setting source to "server" to retrieve the cached document.)`,
                      ),
                    )
                  : i.resolve(s)
            },
            error: (e) => i.reject(e),
          }),
          o = new Xc(rr(n.path), a, { includeMetadataChanges: !0, waitForSyncWhenOnline: !0 })
        return Wc(e, o)
      })(await Pl(e), e.asyncQueue, t, n, r),
    ),
    r.promise
  )
}
function Ll(e, t, n = {}) {
  let r = new Ki()
  return (
    e.asyncQueue.enqueueAndForget(async () =>
      (function (e, t, n, r, i) {
        let a = new Mc({
            next: (n) => {
              ;(a.Va(),
                t.enqueueAndForget(() => Gc(e, o)),
                n.fromCache && r.source === `server`
                  ? i.reject(
                      new E(
                        T.UNAVAILABLE,
                        `Failed to get documents from server. (However, these documents may exist in the local cache. Run again without setting source to "server" to retrieve the cached documents.)`,
                      ),
                    )
                  : i.resolve(n))
            },
            error: (e) => i.reject(e),
          }),
          o = new Xc(n instanceof Zo ? ms(n) : n, a, {
            includeMetadataChanges: !0,
            waitForSyncWhenOnline: !0,
          })
        return Wc(e, o)
      })(await Pl(e), e.asyncQueue, t, n, r),
    ),
    r.promise
  )
}
function Rl(e, t, n) {
  let r = new Ki()
  return (
    e.asyncQueue.enqueueAndForget(async () => {
      try {
        let i = await Nl(e)
        r.resolve(
          (async function (e, t, n) {
            let r = x(e),
              { request: i, ve: a, parent: o } = Ci(r.serializer, lr(t), n)
            r.connection.Ze || delete i.parent
            let s = (await r._t(`RunAggregationQuery`, r.serializer.databaseId, o, i, 1)).filter(
              (e) => !!e.result,
            )
            b(s.length === 1, 64727)
            let c = s[0].result?.aggregateFields
            return Object.keys(c).reduce((e, t) => ((e[a[t]] = c[t]), e), {})
          })(i, t, n),
        )
      } catch (e) {
        r.reject(e)
      }
    }),
    r.promise
  )
}
function zl(e, t, n) {
  let r = new Ki()
  return (
    e.asyncQueue.enqueueAndForget(async () => {
      let i = await Nl(e)
      new El(e.asyncQueue, i, n, t, r).Lc()
    }),
    r.promise
  )
}
var Bl = class {
    constructor(e, t, n, r, i) {
      ;((this._firestore = e),
        (this._userDataWriter = t),
        (this._key = n),
        (this._document = r),
        (this._converter = i))
    }
    get id() {
      return this._key.path.lastSegment()
    }
    get ref() {
      return new X(this._firestore, this._converter, this._key)
    }
    exists() {
      return this._document !== null
    }
    data() {
      if (this._document) {
        if (this._converter) {
          let e = new Vl(this._firestore, this._userDataWriter, this._key, this._document, null)
          return this._converter.fromFirestore(e)
        }
        return this._userDataWriter.convertValue(this._document.data.value)
      }
    }
    _fieldsProto() {
      return this._document?.data.clone().value.mapValue.fields ?? void 0
    }
    get(e) {
      if (this._document) {
        let t = this._document.data.field(po(`DocumentSnapshot.get`, e))
        if (t !== null) return this._userDataWriter.convertValue(t)
      }
    }
  },
  Vl = class extends Bl {
    data() {
      return super.data()
    }
  },
  Hl = class {
    convertValue(e, t = `none`) {
      switch (Tt(e)) {
        case 0:
          return null
        case 1:
          return e.booleanValue
        case 2:
          return I(e.integerValue || e.doubleValue)
        case 3:
          return this.convertTimestamp(e.timestampValue)
        case 4:
          return this.convertServerTimestamp(e, t)
        case 5:
          return e.stringValue
        case 6:
          return this.convertBytes(it(e.bytesValue))
        case 7:
          return this.convertReference(e.referenceValue)
        case 8:
          return this.convertGeoPoint(e.geoPointValue)
        case 9:
          return this.convertArray(e.arrayValue, t)
        case 11:
          return this.convertObject(e.mapValue, t)
        case 10:
          return this.convertVectorValue(e.mapValue)
        default:
          throw y(62114, { value: e })
      }
    }
    convertObject(e, t) {
      return this.convertObjectMap(e.fields, t)
    }
    convertObjectMap(e, t = `none`) {
      let n = {}
      return (
        We(e, (e, r) => {
          n[e] = this.convertValue(r, t)
        }),
        n
      )
    }
    convertVectorValue(e) {
      let t = e.fields?.[wt].arrayValue?.values?.map((e) => I(e.doubleValue))
      return new qa(t)
    }
    convertGeoPoint(e) {
      return new Wi(I(e.latitude), I(e.longitude))
    }
    convertArray(e, t) {
      return (e.values || []).map((e) => this.convertValue(e, t))
    }
    convertServerTimestamp(e, t) {
      switch (t) {
        case `previous`:
          let n = ut(e)
          return n == null ? null : this.convertValue(n, t)
        case `estimate`:
          return this.convertTimestamp(dt(e))
        default:
          return null
      }
    }
    convertTimestamp(e) {
      let t = F(e)
      return new N(t.seconds, t.nanos)
    }
    convertDocumentKey(e, t) {
      let n = D.fromString(e)
      b(Fi(n), 9688, { name: e })
      let r = new mt(n.get(1), n.get(3)),
        i = new k(n.popFirst(5))
      return (
        r.isEqual(t) ||
          Te(
            `A document reference to ${i} refers to a different database (${r.projectId}/${r.database}), which is not supported. It will be treated as a reference in the current database (${t.projectId}/${t.database}) instead.`,
          ),
        i
      )
    }
  }
function Ul(e, t, n) {
  let r
  return (
    (r = e ? (n && (n.merge || n.mergeFields) ? e.toFirestore(t, n) : e.toFirestore(t)) : t), r
  )
}
var Wl = class extends Hl {
    constructor(e) {
      ;(super(), (this.firestore = e))
    }
    convertBytes(e) {
      return new Bi(e)
    }
    convertReference(e) {
      let t = this.convertDocumentKey(e, this.firestore._databaseId)
      return new X(this.firestore, null, t)
    }
  },
  Gl = `AsyncQueue`,
  Kl = class {
    constructor(e = Promise.resolve()) {
      ;((this.$c = []),
        (this.Kc = !1),
        (this.Qc = []),
        (this.Wc = null),
        (this.Gc = !1),
        (this.zc = !1),
        (this.jc = []),
        (this.Ht = new pa(this, `async_queue_retry`)),
        (this.Hc = () => {
          let e = Lc()
          ;(e && v(Gl, `Visibility state changed to ` + e.visibilityState), this.Ht.$t())
        }),
        (this.Jc = e))
      let t = Lc()
      t &&
        typeof t.addEventListener == `function` &&
        t.addEventListener(`visibilitychange`, this.Hc)
    }
    get isShuttingDown() {
      return this.Kc
    }
    enqueueAndForget(e) {
      this.enqueue(e)
    }
    enqueueAndForgetEvenWhileRestricted(e) {
      ;(this.Yc(), this.Zc(e))
    }
    enterRestrictedMode(e) {
      if (!this.Kc) {
        ;((this.Kc = !0), (this.zc = e || !1))
        let t = Lc()
        t &&
          typeof t.removeEventListener == `function` &&
          t.removeEventListener(`visibilitychange`, this.Hc)
      }
    }
    enqueue(e) {
      if ((this.Yc(), this.Kc)) return new Promise(() => {})
      let t = new Ki()
      return this.Zc(() =>
        this.Kc && this.zc ? Promise.resolve() : (e().then(t.resolve, t.reject), t.promise),
      ).then(() => t.promise)
    }
    enqueueRetryable(e) {
      this.enqueueAndForget(() => (this.$c.push(e), this.Xc()))
    }
    async Xc() {
      if (this.$c.length !== 0) {
        try {
          ;(await this.$c[0](), this.$c.shift(), this.Ht.reset())
        } catch (e) {
          if (!ja(e)) throw e
          v(Gl, `Operation failed with retryable error: ` + e)
        }
        this.$c.length > 0 && this.Ht.kt(() => this.Xc())
      }
    }
    Zc(e) {
      let t = this.Jc.then(
        () => (
          (this.Gc = !0),
          e()
            .catch((e) => {
              throw ((this.Wc = e), (this.Gc = !1), Te(`INTERNAL UNHANDLED ERROR: `, ql(e)), e)
            })
            .then((e) => ((this.Gc = !1), e))
        ),
      )
      return ((this.Jc = t), t)
    }
    enqueueAfterDelay(e, t, n) {
      ;(this.Yc(), this.jc.indexOf(e) > -1 && (t = 0))
      let r = Nc.createAndSchedule(this, e, t, n, (e) => this.el(e))
      return (this.Qc.push(r), r)
    }
    Yc() {
      this.Wc && y(47125, { tl: ql(this.Wc) })
    }
    verifyOperationInProgress() {}
    async nl() {
      let e
      do ((e = this.Jc), await e)
      while (e !== this.Jc)
    }
    rl(e) {
      for (let t of this.Qc) if (t.timerId === e) return !0
      return !1
    }
    il(e) {
      return this.nl().then(() => {
        this.Qc.sort((e, t) => e.targetTimeMs - t.targetTimeMs)
        for (let t of this.Qc) if ((t.skipDelay(), e !== `all` && t.timerId === e)) break
        return this.nl()
      })
    }
    sl(e) {
      this.jc.push(e)
    }
    el(e) {
      let t = this.Qc.indexOf(e)
      this.Qc.splice(t, 1)
    }
  }
function ql(e) {
  let t = e.message || ``
  return (
    e.stack &&
      (t = e.stack.includes(e.message)
        ? e.stack
        : e.message +
          `
` +
          e.stack),
    t
  )
}
var Jl = class extends Ha {
  constructor(e, t, n, r) {
    ;(super(e, t, n, r),
      (this.type = `firestore`),
      (this._queue = new Kl()),
      (this._persistenceKey = r?.name || `[DEFAULT]`))
  }
  async _terminate() {
    if (this._firestoreClient) {
      let e = this._firestoreClient.terminate()
      ;((this._queue = new Kl(e)), (this._firestoreClient = void 0), await e)
    }
  }
}
function Yl(e, t, n) {
  n ||= pt
  let i = f(e, `firestore`)
  if (i.isInitialized(n)) {
    let e = i.getImmediate({ identifier: n }),
      a = i.getOptions(n)
    if (r(a, t)) return e
    throw new E(
      T.FAILED_PRECONDITION,
      `initializeFirestore() has already been called with different options. To avoid this error, call initializeFirestore() with the same options as when it was originally called, or call getFirestore() to return the already initialized instance.`,
    )
  }
  if (t.cacheSizeBytes !== void 0 && t.localCache !== void 0)
    throw new E(
      T.INVALID_ARGUMENT,
      `cache and cacheSizeBytes cannot be specified at the same time as cacheSizeBytes willbe deprecated. Instead, specify the cache size in the cache object`,
    )
  if (t.cacheSizeBytes !== void 0 && t.cacheSizeBytes !== -1 && t.cacheSizeBytes < Na)
    throw new E(T.INVALID_ARGUMENT, `cacheSizeBytes must be at least 1048576`)
  return (t.host && p(t.host) && o(t.host), i.initialize({ options: t, instanceIdentifier: n }))
}
function Xl(e) {
  if (e._terminated) throw new E(T.FAILED_PRECONDITION, `The client has already been terminated.`)
  return (e._firestoreClient || Zl(e), e._firestoreClient)
}
function Zl(e) {
  let t = e._freezeSettings(),
    n = Sa(e._databaseId, e._app?.options.appId || ``, e._persistenceKey, e._app?.options.apiKey, t)
  ;(e._componentsProvider ||
    (t.localCache?._offlineComponentProvider &&
      t.localCache?._onlineComponentProvider &&
      (e._componentsProvider = {
        _offline: t.localCache._offlineComponentProvider,
        _online: t.localCache._onlineComponentProvider,
      })),
    (e._firestoreClient = new Ol(
      e._authCredentials,
      e._appCheckCredentials,
      e._queue,
      n,
      e._componentsProvider &&
        (function (e) {
          let t = e?._online.build()
          return { _offline: e?._offline.build(t), _online: t }
        })(e._componentsProvider),
    )))
}
function Ql(e) {
  return (h(e.app, `firestore`, e._databaseId.database), e._delete())
}
var $l = class extends Hl {
    constructor(e) {
      ;(super(), (this.firestore = e))
    }
    convertBytes(e) {
      return new Bi(e)
    }
    convertReference(e) {
      let t = this.convertDocumentKey(e, this.firestore._databaseId)
      return new X(this.firestore, null, t)
    }
  },
  eu = class {
    constructor(e, t) {
      ;((this.hasPendingWrites = e), (this.fromCache = t))
    }
    isEqual(e) {
      return this.hasPendingWrites === e.hasPendingWrites && this.fromCache === e.fromCache
    }
  },
  tu = class e extends Bl {
    constructor(e, t, n, r, i, a) {
      ;(super(e, t, n, r, a), (this._firestore = e), (this._firestoreImpl = e), (this.metadata = i))
    }
    exists() {
      return super.exists()
    }
    data(e = {}) {
      if (this._document) {
        if (this._converter) {
          let t = new nu(
            this._firestore,
            this._userDataWriter,
            this._key,
            this._document,
            this.metadata,
            null,
          )
          return this._converter.fromFirestore(t, e)
        }
        return this._userDataWriter.convertValue(this._document.data.value, e.serverTimestamps)
      }
    }
    get(e, t = {}) {
      if (this._document) {
        let n = this._document.data.field(po(`DocumentSnapshot.get`, e))
        if (n !== null) return this._userDataWriter.convertValue(n, t.serverTimestamps)
      }
    }
    toJSON() {
      if (this.metadata.hasPendingWrites)
        throw new E(
          T.FAILED_PRECONDITION,
          `DocumentSnapshot.toJSON() attempted to serialize a document with pending writes. Await waitForPendingWrites() before invoking toJSON().`,
        )
      let t = this._document,
        n = {}
      return (
        (n.type = e._jsonSchemaVersion),
        (n.bundle = ``),
        (n.bundleSource = `DocumentSnapshot`),
        (n.bundleName = this._key.toString()),
        t &&
          t.isValidDocument() &&
          t.isFoundDocument() &&
          (this._userDataWriter.convertObjectMap(t.data.value.mapValue.fields, `previous`),
          (n.bundle = (this._firestore, this.ref.path, `NOT SUPPORTED`))),
        n
      )
    }
  }
;((tu._jsonSchemaVersion = `firestore/documentSnapshot/1.0`),
  (tu._jsonSchema = {
    type: j(`string`, tu._jsonSchemaVersion),
    bundleSource: j(`string`, `DocumentSnapshot`),
    bundleName: j(`string`),
    bundle: j(`string`),
  }))
var nu = class extends tu {
    data(e = {}) {
      return super.data(e)
    }
  },
  ru = class e {
    constructor(e, t, n, r) {
      ;((this._firestore = e),
        (this._userDataWriter = t),
        (this._snapshot = r),
        (this.metadata = new eu(r.hasPendingWrites, r.fromCache)),
        (this.query = n))
    }
    get docs() {
      let e = []
      return (this.forEach((t) => e.push(t)), e)
    }
    get size() {
      return this._snapshot.docs.size
    }
    get empty() {
      return this.size === 0
    }
    forEach(e, t) {
      this._snapshot.docs.forEach((n) => {
        e.call(
          t,
          new nu(
            this._firestore,
            this._userDataWriter,
            n.key,
            n,
            new eu(this._snapshot.mutatedKeys.has(n.key), this._snapshot.fromCache),
            this.query.converter,
          ),
        )
      })
    }
    docChanges(e = {}) {
      let t = !!e.includeMetadataChanges
      if (t && this._snapshot.excludesMetadataChanges)
        throw new E(
          T.INVALID_ARGUMENT,
          `To include metadata changes with your document changes, you must also pass { includeMetadataChanges:true } to onSnapshot().`,
        )
      return (
        (this._cachedChanges && this._cachedChangesIncludeMetadataChanges === t) ||
          ((this._cachedChanges = (function (e, t) {
            if (e._snapshot.oldDocs.isEmpty()) {
              let t = 0
              return e._snapshot.docChanges.map((n) => {
                Q(e._snapshot.query) ? js(e._snapshot.query) : e.query._query
                let r = new nu(
                  e._firestore,
                  e._userDataWriter,
                  n.doc.key,
                  n.doc,
                  new eu(e._snapshot.mutatedKeys.has(n.doc.key), e._snapshot.fromCache),
                  e.query.converter,
                )
                return (n.doc, { type: `added`, doc: r, oldIndex: -1, newIndex: t++ })
              })
            }
            {
              let n = e._snapshot.oldDocs
              return e._snapshot.docChanges
                .filter((e) => t || e.type !== 3)
                .map((t) => {
                  let r = new nu(
                      e._firestore,
                      e._userDataWriter,
                      t.doc.key,
                      t.doc,
                      new eu(e._snapshot.mutatedKeys.has(t.doc.key), e._snapshot.fromCache),
                      e.query.converter,
                    ),
                    i = -1,
                    a = -1
                  return (
                    t.type !== 0 && ((i = n.indexOf(t.doc.key)), (n = n.delete(t.doc.key))),
                    t.type !== 1 && ((n = n.add(t.doc)), (a = n.indexOf(t.doc.key))),
                    { type: iu(t.type), doc: r, oldIndex: i, newIndex: a }
                  )
                })
            }
          })(this, t)),
          (this._cachedChangesIncludeMetadataChanges = t)),
        this._cachedChanges
      )
    }
    toJSON() {
      if (this.metadata.hasPendingWrites)
        throw new E(
          T.FAILED_PRECONDITION,
          `QuerySnapshot.toJSON() attempted to serialize a document with pending writes. Await waitForPendingWrites() before invoking toJSON().`,
        )
      let t = {}
      ;((t.type = e._jsonSchemaVersion),
        (t.bundleSource = `QuerySnapshot`),
        (t.bundleName = Ae.newId()),
        this._firestore._databaseId.database,
        this._firestore._databaseId.projectId)
      let n = [],
        r = [],
        i = []
      return (
        this.docs.forEach((e) => {
          e._document !== null &&
            (n.push(e._document),
            r.push(
              this._userDataWriter.convertObjectMap(
                e._document.data.value.mapValue.fields,
                `previous`,
              ),
            ),
            i.push(e.ref.path))
        }),
        (t.bundle = (this._firestore, this.query._query, t.bundleName, `NOT SUPPORTED`)),
        t
      )
    }
  }
function iu(e) {
  switch (e) {
    case 0:
      return `added`
    case 2:
    case 3:
      return `modified`
    case 1:
      return `removed`
    default:
      return y(61501, { type: e })
  }
}
;((ru._jsonSchemaVersion = `firestore/querySnapshot/1.0`),
  (ru._jsonSchema = {
    type: j(`string`, ru._jsonSchemaVersion),
    bundleSource: j(`string`, `QuerySnapshot`),
    bundleName: j(`string`),
    bundle: j(`string`),
  }))
var au = class {
    constructor(e = `count`, t) {
      ;((this._internalFieldPath = t), (this.type = `AggregateField`), (this.aggregateType = e))
    }
  },
  ou = class {
    constructor(e, t, n) {
      ;((this._userDataWriter = t),
        (this._data = n),
        (this.type = `AggregateQuerySnapshot`),
        (this.query = e))
    }
    data() {
      return this._userDataWriter.convertObjectMap(this._data)
    }
    _fieldsProto() {
      return new R({ mapValue: { fields: this._data } }).clone().value.mapValue.fields
    }
  }
function su(e) {
  if (e.limitType === `L` && e.explicitOrderBy.length === 0)
    throw new E(
      T.UNIMPLEMENTED,
      `limitToLast() queries require specifying at least one orderBy() clause`,
    )
}
var cu = class {},
  lu = class extends cu {}
function uu(e, t, ...n) {
  let r = []
  ;(t instanceof cu && r.push(t),
    (r = r.concat(n)),
    (function (e) {
      let t = e.filter((e) => e instanceof pu).length,
        n = e.filter((e) => e instanceof du).length
      if (t > 1 || (t > 0 && n > 0))
        throw new E(
          T.INVALID_ARGUMENT,
          'InvalidQuery. When using composite filters, you cannot use more than one filter at the top level. Consider nesting the multiple filters within an `and(...)` statement. For example: change `query(query, where(...), or(...))` to `query(query, and(where(...), or(...)))`.',
        )
    })(r))
  for (let t of r) e = t._apply(e)
  return e
}
var du = class e extends lu {
  constructor(e, t, n) {
    ;(super(), (this._field = e), (this._op = t), (this._value = n), (this.type = `where`))
  }
  static _create(t, n, r) {
    return new e(t, n, r)
  }
  _apply(e) {
    let t = this._parse(e)
    return (Cu(e._query, t), new Ua(e.firestore, e.converter, dr(e._query, t)))
  }
  _parse(e) {
    let t = eo(e.firestore)
    return (function (e, t, n, r, i, a, o) {
      let s
      if (i.isKeyField()) {
        if (a === `array-contains` || a === `array-contains-any`)
          throw new E(
            T.INVALID_ARGUMENT,
            `Invalid Query. You can't perform '${a}' queries on documentId().`,
          )
        if (a === `in` || a === `not-in`) {
          Su(o, a)
          let t = []
          for (let n of o) t.push(xu(r, e, n))
          s = { arrayValue: { values: t } }
        } else s = xu(r, e, o)
      } else
        ((a !== `in` && a !== `not-in` && a !== `array-contains-any`) || Su(o, a),
          (s = oo(n, t, o, a === `in` || a === `not-in`)))
      return V.create(i, a, s)
    })(e._query, `where`, t, e.firestore._databaseId, this._field, this._op, this._value)
  }
}
function fu(e, t, n) {
  let r = t,
    i = po(`where`, e)
  return du._create(i, r, n)
}
var pu = class e extends cu {
    constructor(e, t) {
      ;(super(), (this.type = e), (this._queryConstraints = t))
    }
    static _create(t, n) {
      return new e(t, n)
    }
    _parse(e) {
      let t = this._queryConstraints
        .map((t) => t._parse(e))
        .filter((e) => e.getFilters().length > 0)
      return t.length === 1 ? t[0] : On.create(t, this._getOperator())
    }
    _apply(e) {
      let t = this._parse(e)
      return t.getFilters().length === 0
        ? e
        : ((function (e, t) {
            let n = e,
              r = t.getFlattenedFilters()
            for (let e of r) (Cu(n, e), (n = dr(n, e)))
          })(e._query, t),
          new Ua(e.firestore, e.converter, dr(e._query, t)))
    }
    _getQueryConstraints() {
      return this._queryConstraints
    }
    _getOperator() {
      return this.type === `and` ? `and` : `or`
    }
  },
  mu = class e extends lu {
    constructor(e, t) {
      ;(super(), (this._field = e), (this._direction = t), (this.type = `orderBy`))
    }
    static _create(t, n) {
      return new e(t, n)
    }
    _apply(e) {
      let t = (function (e, t, n) {
        if (e.startAt !== null)
          throw new E(
            T.INVALID_ARGUMENT,
            `Invalid query. You must not call startAt() or startAfter() before calling orderBy().`,
          )
        if (e.endAt !== null)
          throw new E(
            T.INVALID_ARGUMENT,
            `Invalid query. You must not call endAt() or endBefore() before calling orderBy().`,
          )
        return new H(t, n)
      })(e._query, this._field, this._direction)
      return new Ua(e.firestore, e.converter, fr(e._query, t))
    }
  }
function hu(e, t = `asc`) {
  let n = t,
    r = po(`orderBy`, e)
  return mu._create(r, n)
}
var gu = class e extends lu {
  constructor(e, t, n) {
    ;(super(), (this.type = e), (this._limit = t), (this._limitType = n))
  }
  static _create(t, n, r) {
    return new e(t, n, r)
  }
  _apply(e) {
    return new Ua(e.firestore, e.converter, pr(e._query, this._limit, this._limitType))
  }
}
function _u(e) {
  return ($e(`limit`, e), gu._create(`limit`, e, `F`))
}
var vu = class e extends lu {
  constructor(e, t, n) {
    ;(super(), (this.type = e), (this._docOrFields = t), (this._inclusive = n))
  }
  static _create(t, n, r) {
    return new e(t, n, r)
  }
  _apply(e) {
    let t = bu(e, this.type, this._docOrFields, this._inclusive)
    return new Ua(e.firestore, e.converter, mr(e._query, t))
  }
}
function yu(...e) {
  return vu._create(`startAfter`, e, !1)
}
function bu(e, t, n, r) {
  if (((n[0] = m(n[0])), n[0] instanceof Bl))
    return (function (e, t, n, r, i) {
      if (!r)
        throw new E(T.NOT_FOUND, `Can't use a DocumentSnapshot that doesn't exist for ${n}().`)
      let a = []
      for (let n of sr(e))
        if (n.field.isKeyField()) a.push(Pt(t, r.key))
        else {
          let e = r.data.field(n.field)
          if (lt(e))
            throw new E(
              T.INVALID_ARGUMENT,
              `Invalid query. You are trying to start or end a query using a document for which the field "` +
                n.field +
                `" is an uncommitted server timestamp. (Since the value of this field is unknown, you cannot start/end a query with it.)`,
            )
          if (e === null) {
            let e = n.field.canonicalString()
            throw new E(
              T.INVALID_ARGUMENT,
              `Invalid query. You are trying to start or end a query using a document for which the field '${e}' (used as the orderBy) does not exist.`,
            )
          }
          a.push(e)
        }
      return new wn(a, i)
    })(e._query, e.firestore._databaseId, t, n[0]._document, r)
  {
    let i = eo(e.firestore)
    return (function (e, t, n, r, i, a) {
      let o = e.explicitOrderBy
      if (i.length > o.length)
        throw new E(
          T.INVALID_ARGUMENT,
          `Too many arguments provided to ${r}(). The number of arguments must be less than or equal to the number of orderBy() clauses`,
        )
      let s = []
      for (let a = 0; a < i.length; a++) {
        let c = i[a]
        if (o[a].field.isKeyField()) {
          if (typeof c != `string`)
            throw new E(
              T.INVALID_ARGUMENT,
              `Invalid query. Expected a string for document ID in ${r}(), but got a ${typeof c}`,
            )
          if (!or(e) && c.indexOf(`/`) !== -1)
            throw new E(
              T.INVALID_ARGUMENT,
              `Invalid query. When querying a collection and ordering by documentId(), the value passed to ${r}() must be a plain document ID, but '${c}' contains a slash.`,
            )
          let n = e.path.child(D.fromString(c))
          if (!k.isDocumentKey(n))
            throw new E(
              T.INVALID_ARGUMENT,
              `Invalid query. When querying a collection group and ordering by documentId(), the value passed to ${r}() must result in a valid document path, but '${n}' is not because it contains an odd number of segments.`,
            )
          let i = new k(n)
          s.push(Pt(t, i))
        } else {
          let e = oo(n, r, c)
          s.push(e)
        }
      }
      return new wn(s, a)
    })(e._query, e.firestore._databaseId, i, t, n, r)
  }
}
function xu(e, t, n) {
  if (typeof (n = m(n)) == `string`) {
    if (n === ``)
      throw new E(
        T.INVALID_ARGUMENT,
        `Invalid query. When querying with documentId(), you must provide a valid document ID, but it was an empty string.`,
      )
    if (!or(t) && n.indexOf(`/`) !== -1)
      throw new E(
        T.INVALID_ARGUMENT,
        `Invalid query. When querying a collection by documentId(), you must provide a plain document ID, but '${n}' contains a '/' character.`,
      )
    let r = t.path.child(D.fromString(n))
    if (!k.isDocumentKey(r))
      throw new E(
        T.INVALID_ARGUMENT,
        `Invalid query. When querying a collection group by documentId(), the value provided must result in a valid document path, but '${r}' is not because it has an odd number of segments (${r.length}).`,
      )
    return Pt(e, new k(r))
  }
  if (n instanceof X) return Pt(e, n._key)
  throw new E(
    T.INVALID_ARGUMENT,
    `Invalid query. When querying with documentId(), you must provide a valid string or a DocumentReference, but it was: ${Qe(n)}.`,
  )
}
function Su(e, t) {
  if (!Array.isArray(e) || e.length === 0)
    throw new E(
      T.INVALID_ARGUMENT,
      `Invalid Query. A non-empty array is required for '${t.toString()}' filters.`,
    )
}
function Cu(e, t) {
  let n = (function (e, t) {
    for (let n of e) for (let e of n.getFlattenedFilters()) if (t.indexOf(e.op) >= 0) return e.op
    return null
  })(
    e.filters,
    (function (e) {
      switch (e) {
        case `!=`:
          return [`!=`, `not-in`]
        case `array-contains-any`:
        case `in`:
          return [`not-in`]
        case `not-in`:
          return [`array-contains-any`, `in`, `not-in`, `!=`]
        default:
          return []
      }
    })(t.op),
  )
  if (n !== null)
    throw n === t.op
      ? new E(
          T.INVALID_ARGUMENT,
          `Invalid query. You cannot use more than one '${t.op.toString()}' filter.`,
        )
      : new E(
          T.INVALID_ARGUMENT,
          `Invalid query. You cannot use '${t.op.toString()}' filters with '${n.toString()}' filters.`,
        )
}
function wu() {
  return new au(`count`)
}
function Tu(e) {
  return (function (e, t) {
    if (typeof e != `object` || !e) return !1
    let n = e
    for (let e of t) if (e in n && typeof n[e] == `function`) return !0
    return !1
  })(e, [`next`, `error`, `complete`])
}
function Eu(e) {
  return Du(e, { count: wu() })
}
function Du(e, t) {
  let n = A(e.firestore, Jl),
    r = Xl(n),
    i = Ge(t, (e, t) => new ye(t, e.aggregateType, e._internalFieldPath))
  return Rl(r, e._query, i).then((t) =>
    (function (e, t, n) {
      return new ou(t, new $l(e), n)
    })(n, e, t),
  )
}
var Ou = class {
    constructor(e) {
      ;((this.kind = `memory`),
        (this._onlineComponentProvider = wl.provider),
        (this._offlineComponentProvider = e?.garbageCollector
          ? e.garbageCollector._offlineComponentProvider
          : { build: () => new Cl(void 0) }))
    }
    toJSON() {
      return { kind: this.kind }
    }
  },
  ku = class {
    constructor(e) {
      ;((this.kind = `memoryLru`), (this._offlineComponentProvider = { build: () => new Cl(e) }))
    }
    toJSON() {
      return { kind: this.kind }
    }
  }
function Au(e) {
  return new ku(e?.cacheSizeBytes)
}
function ju(e) {
  return new Ou(e)
}
var Mu = { maxAttempts: 5 }
function Nu(e, t) {
  if ((e = m(e)).firestore !== t)
    throw new E(
      T.INVALID_ARGUMENT,
      `Provided document reference is from a different Firestore instance.`,
    )
  return e
}
var Pu = class {
    constructor(e, t) {
      ;((this._firestore = e), (this._transaction = t), (this._dataReader = eo(e)))
    }
    get(e) {
      let t = Nu(e, this._firestore),
        n = new Wl(this._firestore)
      return this._transaction.lookup([t._key]).then((e) => {
        if (!e || e.length !== 1) return y(24041)
        let r = e[0]
        if (r.isFoundDocument()) return new Bl(this._firestore, n, r.key, r, t.converter)
        if (r.isNoDocument()) return new Bl(this._firestore, n, t._key, null, t.converter)
        throw y(18433, { doc: r })
      })
    }
    set(e, t, n) {
      let r = Nu(e, this._firestore),
        i = Ul(r.converter, t, n),
        a = to(this._dataReader, `Transaction.set`, r._key, i, r.converter !== null, n)
      return (this._transaction.set(r._key, a), this)
    }
    update(e, t, n, ...r) {
      let i = Nu(e, this._firestore),
        a
      return (
        (a =
          typeof (t = m(t)) == `string` || t instanceof Vi
            ? ao(this._dataReader, `Transaction.update`, i._key, t, n, r)
            : io(this._dataReader, `Transaction.update`, i._key, t)),
        this._transaction.update(i._key, a),
        this
      )
    }
    delete(e) {
      let t = Nu(e, this._firestore)
      return (this._transaction.delete(t._key), this)
    }
  },
  Fu = class extends Pu {
    constructor(e, t) {
      ;(super(e, t), (this._firestore = e))
    }
    get(e) {
      let t = Nu(e, this._firestore),
        n = new $l(this._firestore)
      return super
        .get(e)
        .then((e) => new tu(this._firestore, n, t._key, e._document, new eu(!1, !1), t.converter))
    }
  }
function Iu(e, t, n) {
  e = A(e, Jl)
  let r = { ...Mu, ...n }
  return (
    (function (e) {
      if (e.maxAttempts < 1) throw new E(T.INVALID_ARGUMENT, `Max attempts must be at least 1`)
    })(r),
    zl(Xl(e), (n) => t(new Fu(e, n)), r)
  )
}
function Lu(e) {
  e = A(e, X)
  let t = A(e.firestore, Jl)
  return Il(Xl(t), e._key).then((n) => Hu(t, e, n))
}
function Ru(e) {
  e = A(e, X)
  let t = A(e.firestore, Jl)
  return Il(Xl(t), e._key, { source: `server` }).then((n) => Hu(t, e, n))
}
function zu(e) {
  e = A(e, Ua)
  let t = A(e.firestore, Jl),
    n = Xl(t),
    r = new $l(t)
  return (su(e._query), Ll(n, e._query).then((n) => new ru(t, r, e, n)))
}
function Bu(e) {
  e = A(e, Ua)
  let t = A(e.firestore, Jl),
    n = Xl(t),
    r = new $l(t)
  return Ll(n, e._query, { source: `server` }).then((n) => new ru(t, r, e, n))
}
function Vu(e, ...t) {
  e = m(e)
  let n = { includeMetadataChanges: !1, source: `default` },
    r = 0
  typeof t[r] != `object` || Tu(t[r]) || (n = t[r++])
  let i = { includeMetadataChanges: n.includeMetadataChanges, source: n.source }
  if (Tu(t[r])) {
    let e = t[r]
    ;((t[r] = e.next?.bind(e)), (t[r + 1] = e.error?.bind(e)), (t[r + 2] = e.complete?.bind(e)))
  }
  let a, o, s
  if (e instanceof X)
    ((o = A(e.firestore, Jl)),
      (s = rr(e._key.path)),
      (a = {
        next: (n) => {
          t[r] && t[r](Hu(o, e, n))
        },
        error: t[r + 1],
        complete: t[r + 2],
      }))
  else {
    let n = A(e, Ua)
    ;((o = A(n.firestore, Jl)), (s = n._query))
    let i = new $l(o)
    ;((a = {
      next: (e) => {
        t[r] && t[r](new ru(o, i, n, e))
      },
      error: t[r + 1],
      complete: t[r + 2],
    }),
      su(e._query))
  }
  return Fl(Xl(o), s, i, a)
}
function Hu(e, t, n) {
  let r = n.docs.get(t._key)
  return new tu(e, new $l(e), t._key, r, new eu(n.hasPendingWrites, n.fromCache), t.converter)
}
var Uu = `@firebase/firestore`,
  Wu = `4.17.2`
;(function (e, t = !0) {
  ;(xe(ee),
    c(
      new s(
        `firestore`,
        (e, { instanceIdentifier: n, options: r }) => {
          let i = e.getProvider(`app`).getImmediate(),
            a = new Jl(
              new Yi(e.getProvider(`auth-internal`)),
              new $i(i, e.getProvider(`app-check-internal`)),
              ht(i, n),
              i,
            )
          return ((r = { useFetchStreams: t, ...r }), a._setSettings(r), a)
        },
        `PUBLIC`,
      ).setMultipleInstances(!0),
    ),
    u(Uu, Wu, e),
    u(Uu, Wu, `esm2020`))
})()
var Gu = new Map()
function Ku(e = oe()) {
  let t = Gu.get(e) ?? qu(e)
  return (Gu.set(e, t), t)
}
function qu(e) {
  we(`silent`)
  let t = Yl(e.app, { localCache: ju({ garbageCollector: Au() }) })
  return (Ju(e, t), t)
}
function Ju(e, t) {
  let n = e.currentUser?.uid,
    r = l(e, (i) => {
      i?.uid !== n && (r(), Gu.delete(e), Ql(t))
    })
}
async function Yu(e, t) {
  if (!navigator.onLine) throw new i(`unavailable`, `The browser is offline.`)
  let { currentUser: n } = e.session
  return (
    await n?.getIdToken(),
    ie(e),
    Iu(Ku(e.session), async (e) => {
      try {
        let r = await t(e)
        return (await n?.getIdToken(), r)
      } catch (e) {
        throw Xu(e) ? Error(e.message, { cause: e }) : e
      }
    }).catch((e) => {
      throw e instanceof Error && Xu(e.cause) ? e.cause : e
    })
  )
}
function Xu(e) {
  return e instanceof i && e.code.startsWith(`auth/`)
}
var Zu = e({ outboxKey: () => Qu })
async function Qu(e) {
  let t = await $u(e),
    n = Ka(Ku(t.session), `users`, e, `keys`, `outbox`),
    r = await Yu(t, async (e) => {
      let t = (await e.get(n)).data()?.key
      if (typeof t == `string`) return t
      let r = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
      return (e.set(n, { key: r }), r)
    })
  return Uint8Array.from(atob(r), (e) => e.charCodeAt(0))
}
async function $u(e) {
  if (!re(e) || oe().currentUser?.uid === e) return ne(e)
  let { guestUserData: t } = await ae(async () => {
      let { guestUserData: e } = await import(`./data-B8Ry1Dwk.js`).then((e) => e.d)
      return { guestUserData: e }
    }),
    n = await t(e)
  return typeof n == `string` ? ne(e) : n
}
export {
  Ka as _,
  Lu as a,
  Bu as c,
  hu as d,
  uu as f,
  Ga as g,
  N as h,
  Eu as i,
  _u as l,
  fu as m,
  Yu as n,
  Ru as o,
  yu as p,
  Ku as r,
  zu as s,
  Zu as t,
  Vu as u,
  Hi as v,
  xo as y,
}
