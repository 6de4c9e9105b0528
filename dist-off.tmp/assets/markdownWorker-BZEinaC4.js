;(function () {
  var e = Object.create,
    t = Object.defineProperty,
    n = Object.getOwnPropertyDescriptor,
    r = Object.getOwnPropertyNames,
    i = Object.getPrototypeOf,
    a = Object.prototype.hasOwnProperty,
    o = (e, t) => () => (
      t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)),
      t.exports
    ),
    s = (e, n) => {
      let r = {}
      for (var i in e) t(r, i, { get: e[i], enumerable: !0 })
      return (n || t(r, Symbol.toStringTag, { value: `Module` }), r)
    },
    c = (e, i, o, s) => {
      if ((i && typeof i == `object`) || typeof i == `function`)
        for (var c = r(i), l = 0, u = c.length, d; l < u; l++)
          ((d = c[l]),
            !a.call(e, d) &&
              d !== o &&
              t(e, d, {
                get: ((e) => i[e]).bind(null, d),
                enumerable: !(s = n(i, d)) || s.enumerable,
              }))
      return e
    },
    l = (n, r, o) => (
      (o = n == null ? {} : e(i(n))),
      c(
        r || !n || !n.__esModule || !a.call(n, `default`)
          ? t(o, `default`, { value: n, enumerable: !0 })
          : o,
        n,
      )
    )
  function u(e, t) {
    let n = String(e)
    if (typeof t != `string`) throw TypeError(`Expected character`)
    let r = 0,
      i = n.indexOf(t)
    for (; i !== -1;) (r++, (i = n.indexOf(t, i + t.length)))
    return r
  }
  let d = C(/[A-Za-z]/),
    f = C(/[\dA-Za-z]/),
    p = C(/[#-'*+\--9=?A-Z^-~]/)
  function m(e) {
    return e !== null && (e < 32 || e === 127)
  }
  let h = C(/\d/),
    g = C(/[\dA-Fa-f]/),
    _ = C(/[!-/:-@[-`{-~]/)
  function v(e) {
    return e !== null && e < -2
  }
  function y(e) {
    return e !== null && (e < 0 || e === 32)
  }
  function b(e) {
    return e === -2 || e === -1 || e === 32
  }
  let x = C(/\p{P}|\p{S}/u),
    S = C(/\s/)
  function C(e) {
    return t
    function t(t) {
      return t !== null && t > -1 && e.test(String.fromCharCode(t))
    }
  }
  function w(e) {
    if (typeof e != `string`) throw TypeError(`Expected a string`)
    return e.replace(/[|\\{}()[\]^$+*?.]/g, `\\$&`).replace(/-/g, `\\x2d`)
  }
  let T = function (e) {
    if (e == null) return A
    if (typeof e == `function`) return k(e)
    if (typeof e == `object`) return Array.isArray(e) ? E(e) : D(e)
    if (typeof e == `string`) return O(e)
    throw Error(`Expected function, string, or object as test`)
  }
  function E(e) {
    let t = [],
      n = -1
    for (; ++n < e.length;) t[n] = T(e[n])
    return k(r)
    function r(...e) {
      let n = -1
      for (; ++n < t.length;) if (t[n].apply(this, e)) return !0
      return !1
    }
  }
  function D(e) {
    let t = e
    return k(n)
    function n(n) {
      let r = n,
        i
      for (i in e) if (r[i] !== t[i]) return !1
      return !0
    }
  }
  function O(e) {
    return k(t)
    function t(t) {
      return t && t.type === e
    }
  }
  function k(e) {
    return t
    function t(t, n, r) {
      return !!(j(t) && e.call(this, t, typeof n == `number` ? n : void 0, r || void 0))
    }
  }
  function A() {
    return !0
  }
  function j(e) {
    return typeof e == `object` && !!e && `type` in e
  }
  function M(e) {
    return e
  }
  let N = []
  function P(e, t, n, r) {
    if (!e || typeof e != `object`)
      throw Error('Unexpected value `' + e + '` for `tree`, expected node')
    let i = !0,
      a,
      o,
      s,
      c
    if (
      (typeof n == `function` || (n && typeof n == `object`)
        ? ((a = t), (o = n), r && (i = !1))
        : ((o = t), n && (i = !1)),
      typeof o == `function`)
    )
      s = o
    else if (o && typeof o == `object`) {
      if (o.enter !== null && o.enter !== void 0) {
        if (typeof o.enter == `function`) s = o.enter
        else
          throw Error(
            'Unexpected value `' + o.enter + '` for `visitors.enter`, expected optional visitor',
          )
      }
      if (typeof o.exit == `function`) c = o.exit
      else
        throw Error(
          'Unexpected value `' +
            o.exit +
            '` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)',
        )
    } else
      throw Error(
        'Unexpected value `' +
          o +
          '` for `enter` or `visitors`, expected visitor or object with visitors',
      )
    let l = T(a),
      u = i ? 1 : -1
    d(e, void 0, [])()
    function d(e, t, n) {
      let r = e && typeof e == `object` ? e : {}
      if (typeof r.type == `string`) {
        let t =
          typeof r.tagName == `string` ? r.tagName : typeof r.name == `string` ? r.name : void 0
        Object.defineProperty(o, 'name', {
          value: `node (` + M(e.type + (t ? `<` + t + `>` : ``)) + `)`,
        })
      }
      return o
      function o() {
        let r = !a || l(e, t, n[n.length - 1] || void 0),
          o = N
        if (s && r && ((o = F(s(e, n, t))), o[0] === !1)) return o
        if (`children` in e && e.children) {
          let t = e
          if (t.children && o[0] !== `skip`) {
            let e = (i ? -1 : t.children.length) + u,
              r = [...n, t]
            for (; e > -1 && e < t.children.length;) {
              let n = t.children[e],
                i = d(n, e, r)()
              if (i[0] === !1) return i
              e = typeof i[1] == `number` ? i[1] : e + u
            }
          }
        }
        if (c && r) {
          let r = F(c(e, n, t))
          if (r[0] === `skip`)
            throw Error(
              'Unexpected value `' +
                r[0] +
                '` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing',
            )
          if (r[0] === !1 || typeof r[1] == `number`) return r
        }
        return o
      }
    }
  }
  function F(e) {
    return Array.isArray(e) ? e : typeof e == `number` ? [!0, e] : e == null ? N : [e]
  }
  function ee(e, t, n) {
    let r = T((n || {}).ignore || []),
      i = I(t),
      a = -1
    for (; ++a < i.length;) P(e, o)
    function o(e, t, n) {
      if (e.type === `text` && typeof n == `number`) return s(e, t, n)
      if (r(e, n, t[t.length - 1])) return `skip`
    }
    function s(e, t, n) {
      let r = t[t.length - 1],
        o = i[a][0],
        s = i[a][1],
        c = 0,
        l = !1,
        u = []
      o.lastIndex = 0
      let d = o.exec(e.value)
      for (; d;) {
        let n = d.index,
          r = { index: d.index, input: d.input, stack: [...t, e] },
          i = s(...d, r)
        if (
          (typeof i == `string` && (i = i.length > 0 ? { type: `text`, value: i } : void 0),
          i === !1)
        )
          o.lastIndex = n + 1
        else {
          if ((c !== n && f({ type: `text`, value: e.value.slice(c, n) }), Array.isArray(i)))
            for (let e of i) f(e)
          else i && f(i)
          ;((c = n + d[0].length), (l = !0))
        }
        if (!o.global) break
        d = o.exec(e.value)
      }
      return (
        l
          ? (c < e.value.length && f({ type: `text`, value: e.value.slice(c) }),
            r.children.splice(n, 1, ...u))
          : (u = [e]),
        n + u.length
      )
      function f(e) {
        let t = u[u.length - 1]
        t && t.type === `text` && e.type === `text` ? (t.value += e.value) : u.push(e)
      }
    }
  }
  function I(e) {
    if (!Array.isArray(e)) throw TypeError(`Expected find and replace tuple or list of tuples`)
    let t = [],
      n = !e[0] || Array.isArray(e[0]) ? e : [e],
      r = -1
    for (; ++r < n.length;) {
      let e = n[r]
      t.push([L(e[0]), te(e[1])])
    }
    return t
  }
  function L(e) {
    return typeof e == `string` ? new RegExp(w(e), `g`) : e
  }
  function te(e) {
    return typeof e == `function`
      ? e
      : function () {
          return e
        }
  }
  let R = `phrasing`,
    z = [`autolink`, `link`, `image`, `label`]
  function B() {
    return {
      transforms: [le],
      enter: {
        literalAutolink: re,
        literalAutolinkEmail: ie,
        literalAutolinkHttp: ie,
        literalAutolinkWww: ie,
      },
      exit: {
        literalAutolink: ce,
        literalAutolinkEmail: se,
        literalAutolinkHttp: ae,
        literalAutolinkWww: oe,
      },
    }
  }
  function ne() {
    return {
      unsafe: [
        {
          character: `@`,
          before: `[+\\-.\\w]`,
          after: `[\\-.\\w]`,
          inConstruct: R,
          notInConstruct: z,
        },
        { character: `.`, before: `[Ww]`, after: `[\\-.\\w]`, inConstruct: R, notInConstruct: z },
        { character: `:`, before: `[ps]`, after: `\\/`, inConstruct: R, notInConstruct: z },
      ],
    }
  }
  function re(e) {
    this.enter({ type: `link`, title: null, url: ``, children: [], position: void 0 }, e)
  }
  function ie(e) {
    this.config.enter.autolinkProtocol.call(this, e)
  }
  function ae(e) {
    this.config.exit.autolinkProtocol.call(this, e)
  }
  function oe(e) {
    this.config.exit.data.call(this, e)
    let t = this.stack[this.stack.length - 1]
    ;(t.type, (t.url = `http://` + this.sliceSerialize(e)))
  }
  function se(e) {
    this.config.exit.autolinkEmail.call(this, e)
  }
  function ce(e) {
    this.exit(e)
  }
  function le(e) {
    ee(
      e,
      [
        [/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi, ue],
        [
          /(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,
          pe,
        ],
        [/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, fe],
        [/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, de],
      ],
      { ignore: [`link`, `linkReference`] },
    )
  }
  function ue(e, t, n, r, i) {
    if (!ge(i)) return !1
    let a = ``
    if ((/^w/i.test(t) && ((n = t + n), (t = ``), (a = `http://`)), x(n.charCodeAt(0)) || !me(n)))
      return !1
    let o = he(n + r),
      s = {
        type: `link`,
        title: null,
        url: a + t + o[0],
        children: [{ type: `text`, value: t + o[0], position: void 0 }],
        position: void 0,
      }
    return o[1] ? [s, { type: `text`, value: o[1], position: void 0 }] : s
  }
  function de(e, t, n) {
    return (
      !/[\d\-_]$/.test(n) && {
        type: `link`,
        title: null,
        url: `mailto:` + t + `@` + n,
        children: [{ type: `text`, value: t + `@` + n, position: void 0 }],
        position: void 0,
      }
    )
  }
  function fe(e, t, n) {
    if (/[\d\-_]$/.test(n)) return !1
    let r = `mailto:` + t + `@` + n
    return {
      type: `link`,
      title: null,
      url: r,
      children: [{ type: `text`, value: r, position: void 0 }],
      position: void 0,
    }
  }
  function pe(e, t, n, r, i) {
    if (
      /[\d\-_]$/.test(n) ||
      (r && (!/[A-Za-z]$/.test(r) || i.input.charAt(i.index + e.length) === `@`))
    )
      return !1
    let a = `xmpp:` + t + `@` + n + (r || ``)
    return {
      type: `link`,
      title: null,
      url: a,
      children: [{ type: `text`, value: a, position: void 0 }],
      position: void 0,
    }
  }
  function me(e) {
    let t = e.split(`.`)
    return !(
      t.length < 2 ||
      (t[t.length - 1] && (/_/.test(t[t.length - 1]) || !/[\dA-Za-z]/.test(t[t.length - 1]))) ||
      (t[t.length - 2] && (/_/.test(t[t.length - 2]) || !/[\dA-Za-z]/.test(t[t.length - 2])))
    )
  }
  function he(e) {
    let t = e.length
    for (; t > 0;) {
      let n = e.charCodeAt(t - 1)
      if (
        n === 33 ||
        n === 34 ||
        n === 38 ||
        n === 39 ||
        n === 41 ||
        n === 44 ||
        n === 46 ||
        n === 58 ||
        n === 59 ||
        n === 60 ||
        n === 62 ||
        n === 63 ||
        n === 93 ||
        n === 125
      )
        t--
      else break
    }
    if (t === e.length) return [e, void 0]
    let n = e.slice(t)
    e = e.slice(0, t)
    let r = n.indexOf(`)`),
      i = u(e, `(`),
      a = u(e, `)`)
    for (; r !== -1 && i > a;)
      ((e += n.slice(0, r + 1)), (n = n.slice(r + 1)), (r = n.indexOf(`)`)), a++)
    return [e, n]
  }
  function ge(e) {
    let t = e.input.charCodeAt(e.index - 1)
    return e.index === 0 || S(t) || x(t)
  }
  function V(e) {
    return e
      .replace(/[\t\n\r ]+/g, ` `)
      .replace(/^ | $/g, ``)
      .toLowerCase()
      .toUpperCase()
  }
  Ee.peek = Te
  function _e() {
    this.buffer()
  }
  function ve(e) {
    this.enter({ type: `footnoteReference`, identifier: ``, label: `` }, e)
  }
  function ye() {
    this.buffer()
  }
  function be(e) {
    this.enter({ type: `footnoteDefinition`, identifier: ``, label: ``, children: [] }, e)
  }
  function xe(e) {
    let t = this.resume(),
      n = this.stack[this.stack.length - 1]
    ;(n.type, (n.identifier = V(this.sliceSerialize(e)).toLowerCase()), (n.label = t))
  }
  function Se(e) {
    this.exit(e)
  }
  function Ce(e) {
    let t = this.resume(),
      n = this.stack[this.stack.length - 1]
    ;(n.type, (n.identifier = V(this.sliceSerialize(e)).toLowerCase()), (n.label = t))
  }
  function we(e) {
    this.exit(e)
  }
  function Te() {
    return `[`
  }
  function Ee(e, t, n, r) {
    let i = n.createTracker(r),
      a = i.move(`[^`),
      o = n.enter(`footnoteReference`),
      s = n.enter(`reference`)
    return (
      (a += i.move(n.safe(n.associationId(e), { after: `]`, before: a }))),
      s(),
      o(),
      (a += i.move(`]`)),
      a
    )
  }
  function De() {
    return {
      enter: {
        gfmFootnoteCallString: _e,
        gfmFootnoteCall: ve,
        gfmFootnoteDefinitionLabelString: ye,
        gfmFootnoteDefinition: be,
      },
      exit: {
        gfmFootnoteCallString: xe,
        gfmFootnoteCall: Se,
        gfmFootnoteDefinitionLabelString: Ce,
        gfmFootnoteDefinition: we,
      },
    }
  }
  function Oe(e) {
    let t = !1
    return (
      e && e.firstLineBlank && (t = !0),
      {
        handlers: { footnoteDefinition: n, footnoteReference: Ee },
        unsafe: [{ character: `[`, inConstruct: [`label`, `phrasing`, `reference`] }],
      }
    )
    function n(e, n, r, i) {
      let a = r.createTracker(i),
        o = a.move(`[^`),
        s = r.enter(`footnoteDefinition`),
        c = r.enter(`label`)
      return (
        (o += a.move(r.safe(r.associationId(e), { before: o, after: `]` }))),
        c(),
        (o += a.move(`]:`)),
        e.children &&
          e.children.length > 0 &&
          (a.shift(4),
          (o += a.move(
            (t
              ? `
`
              : ` `) + r.indentLines(r.containerFlow(e, a.current()), t ? Ae : ke),
          ))),
        s(),
        o
      )
    }
  }
  function ke(e, t, n) {
    return t === 0 ? e : Ae(e, t, n)
  }
  function Ae(e, t, n) {
    return (n ? `` : `    `) + e
  }
  let je = [
    `autolink`,
    `destinationLiteral`,
    `destinationRaw`,
    `reference`,
    `titleQuote`,
    `titleApostrophe`,
  ]
  ;((Ie.attention = Le), (Ie.peek = Re))
  function Me() {
    return { canContainEols: [`delete`], enter: { strikethrough: Pe }, exit: { strikethrough: Fe } }
  }
  function Ne() {
    return {
      handlers: { delete: Ie },
      unsafe: [{ character: `~`, inConstruct: `phrasing`, notInConstruct: je }],
    }
  }
  function Pe(e) {
    this.enter({ type: `delete`, children: [], position: void 0 }, e)
  }
  function Fe(e) {
    this.exit(e)
  }
  function Ie(e, t, n, r) {
    let i = n.createTracker(r),
      a = n.stack.includes(`strikethrough`) ? `~` : `~~`,
      o = n.enter(`strikethrough`),
      s = i.move(a)
    return (
      (s += n.containerPhrasing(e, { ...i.current(), before: s, after: `~` })),
      (s += i.move(a)),
      o(),
      s
    )
  }
  function Le() {
    return { construct: `strikethrough`, markers: [`~`], sizes: [2, 1] }
  }
  function Re() {
    return `~`
  }
  function ze(e) {
    return e.length
  }
  function Be(e, t) {
    let n = t || {},
      r = (n.align || []).concat(),
      i = n.stringLength || ze,
      a = [],
      o = [],
      s = [],
      c = [],
      l = 0,
      u = -1
    for (; ++u < e.length;) {
      let t = [],
        r = [],
        a = -1
      for (e[u].length > l && (l = e[u].length); ++a < e[u].length;) {
        let o = Ve(e[u][a])
        if (n.alignDelimiters !== !1) {
          let e = i(o)
          ;((r[a] = e), (c[a] === void 0 || e > c[a]) && (c[a] = e))
        }
        t.push(o)
      }
      ;((o[u] = t), (s[u] = r))
    }
    let d = -1
    if (typeof r == `object` && `length` in r) for (; ++d < l;) a[d] = He(r[d])
    else {
      let e = He(r)
      for (; ++d < l;) a[d] = e
    }
    d = -1
    let f = [],
      p = []
    for (; ++d < l;) {
      let e = a[d],
        t = ``,
        r = ``
      e === 99 ? ((t = `:`), (r = `:`)) : e === 108 ? (t = `:`) : e === 114 && (r = `:`)
      let i = n.alignDelimiters === !1 ? 1 : Math.max(1, c[d] - t.length - r.length),
        o = t + `-`.repeat(i) + r
      ;(n.alignDelimiters !== !1 &&
        ((i = t.length + i + r.length), i > c[d] && (c[d] = i), (p[d] = i)),
        (f[d] = o))
    }
    ;(o.splice(1, 0, f), s.splice(1, 0, p), (u = -1))
    let m = []
    for (; ++u < o.length;) {
      let e = o[u],
        t = s[u],
        r = n.fillRows === !1 ? Math.max(1, o[u === 1 ? 0 : u].length) : l
      d = -1
      let i = []
      for (; ++d < r;) {
        let o = e[d] || ``,
          s = ``,
          l = ``
        if (n.alignDelimiters !== !1) {
          let e = c[d] - (t[d] || 0),
            n = a[d]
          if (n === 114) s = ` `.repeat(e)
          else if (n === 99) {
            let t = e / 2
            e % 2
              ? ((s = ` `.repeat(t + 0.5)), (l = ` `.repeat(t - 0.5)))
              : ((s = ` `.repeat(t)), (l = s))
          } else l = ` `.repeat(e)
        }
        ;(n.delimiterStart !== !1 && !d && i.push(`|`),
          n.padding === !1 ||
            (n.alignDelimiters === !1 && o === ``) ||
            (n.delimiterStart === !1 && !d) ||
            i.push(` `),
          n.alignDelimiters !== !1 && i.push(s),
          i.push(o),
          n.alignDelimiters !== !1 && i.push(l),
          n.padding !== !1 && i.push(` `),
          (n.delimiterEnd !== !1 || d !== r - 1) && i.push(`|`))
      }
      m.push(n.delimiterEnd === !1 ? i.join(``).replace(/ +$/, ``) : i.join(``))
    }
    return m.join(`
`)
  }
  function Ve(e) {
    return e == null ? `` : String(e)
  }
  function He(e) {
    let t = typeof e == `string` ? e.codePointAt(0) : 0
    return t === 67 || t === 99 ? 99 : t === 76 || t === 108 ? 108 : t === 82 || t === 114 ? 114 : 0
  }
  let Ue = T([
    `break`,
    `delete`,
    `emphasis`,
    `footnote`,
    `footnoteReference`,
    `image`,
    `imageReference`,
    `inlineCode`,
    `inlineMath`,
    `link`,
    `linkReference`,
    `mdxJsxTextElement`,
    `mdxTextExpression`,
    `strong`,
    `text`,
    `textDirective`,
  ])
  function We(e, t, n, r) {
    let i = n.enter(`blockquote`),
      a = n.createTracker(r)
    ;(a.move(`> `), a.shift(2))
    let o = n.indentLines(n.containerFlow(e, a.current()), Ge)
    return (i(), o)
  }
  function Ge(e, t, n) {
    return `>` + (n ? `` : ` `) + e
  }
  function Ke(e, t) {
    return qe(e, t.inConstruct, !0) && !qe(e, t.notInConstruct, !1)
  }
  function qe(e, t, n) {
    if ((typeof t == `string` && (t = [t]), !t || t.length === 0)) return n
    let r = -1
    for (; ++r < t.length;) if (e.includes(t[r])) return !0
    return !1
  }
  function Je(e, t, n, r) {
    let i = -1
    for (; ++i < n.unsafe.length;) {
      let e = n.unsafe[i]
      if (
        e.character ===
          `
` &&
        !e.before &&
        !e.after &&
        Ke(n.stack, e)
      )
        return /[\t ]/.test(r.before) ? `` : ` `
    }
    return `\\
`
  }
  function Ye(e, t) {
    let n = String(e),
      r = n.indexOf(t),
      i = r,
      a = 0,
      o = 0
    if (typeof t != `string`) throw TypeError(`Expected substring`)
    for (; r !== -1;)
      (r === i ? ++a > o && (o = a) : (a = 1), (i = r + t.length), (r = n.indexOf(t, i)))
    return o
  }
  function Xe(e, t) {
    return !(
      t.options.fences !== !1 ||
      !e.value ||
      e.lang ||
      !/[^\n\r ]/.test(e.value) ||
      /^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(e.value)
    )
  }
  function Ze(e) {
    let t = e.options.fence || '`'
    if (t !== '`' && t !== `~`)
      throw Error(
        'Cannot serialize code with `' + t + '` for `options.fence`, expected `` ` `` or `~`',
      )
    return t
  }
  function Qe(e, t, n, r) {
    let i = Ze(n),
      a = e.value || ``
    if (Xe(e, n)) {
      let e = n.enter(`codeIndented`),
        t = n.indentLines(a, $e)
      return (e(), t)
    }
    let o = n.createTracker(r),
      s = i.repeat(Math.max(Ye(a, i) + 1, 3)),
      c = n.enter(`codeFenced`),
      l = i === '`' ? `GraveAccent` : `Tilde`,
      u = o.move(s)
    if (e.lang) {
      let t = n.enter(`codeFencedLang${l}`)
      ;((u += o.move(n.safe(e.lang, { before: u, after: ` `, encode: ['`'], ...o.current() }))),
        t())
    }
    if (e.lang && e.meta) {
      let t = n.enter(`codeFencedMeta${l}`)
      ;((u += o.move(` `)),
        (u += o.move(
          n.safe(e.meta, {
            before: u,
            after: `
`,
            encode: ['`'],
            ...o.current(),
          }),
        )),
        t())
    }
    return (
      (u += o.move(`
`)),
      a &&
        (u += o.move(
          a +
            `
`,
        )),
      (u += o.move(s)),
      c(),
      u
    )
  }
  function $e(e, t, n) {
    return (n ? `` : `    `) + e
  }
  function et(e) {
    let t = e.options.quote || `"`
    if (t !== `"` && t !== `'`)
      throw Error(
        'Cannot serialize title with `' + t + '` for `options.quote`, expected `"`, or `\'`',
      )
    return t
  }
  function tt(e, t, n, r) {
    let i = et(n),
      a = i === `"` ? `Quote` : `Apostrophe`,
      o = n.enter(`definition`),
      s = n.enter(`label`),
      c = n.createTracker(r),
      l = c.move(`[`)
    return (
      (l += c.move(n.safe(n.associationId(e), { before: l, after: `]`, ...c.current() }))),
      (l += c.move(`]: `)),
      s(),
      !e.url || /[\0- \u007F]/.test(e.url)
        ? ((s = n.enter(`destinationLiteral`)),
          (l += c.move(`<`)),
          (l += c.move(n.safe(e.url, { before: l, after: `>`, ...c.current() }))),
          (l += c.move(`>`)))
        : ((s = n.enter(`destinationRaw`)),
          (l += c.move(
            n.safe(e.url, {
              before: l,
              after: e.title
                ? ` `
                : `
`,
              ...c.current(),
            }),
          ))),
      s(),
      e.title &&
        ((s = n.enter(`title${a}`)),
        (l += c.move(` ` + i)),
        (l += c.move(n.safe(e.title, { before: l, after: i, ...c.current() }))),
        (l += c.move(i)),
        s()),
      o(),
      l
    )
  }
  function nt(e) {
    let t = e.options.emphasis || `*`
    if (t !== `*` && t !== `_`)
      throw Error(
        'Cannot serialize emphasis with `' + t + '` for `options.emphasis`, expected `*`, or `_`',
      )
    return t
  }
  function H(e) {
    if (e === null || y(e) || S(e)) return 1
    if (x(e)) return 2
  }
  function rt(e) {
    let t = e.codePointAt(0)
    return t === void 0 ? `` : String.fromCodePoint(t)
  }
  function U(e) {
    let t = e.codePointAt(e.length - 2)
    return t !== void 0 && t > 65535 ? e.slice(-2) : e.slice(-1)
  }
  function it(e) {
    return `&#x` + e.toString(16).toUpperCase() + `;`
  }
  function at(e, t, n) {
    let r = H(e),
      i = H(t)
    return r === void 0
      ? i === void 0
        ? n === `_`
          ? { inside: !0, outside: !0 }
          : { inside: !1, outside: !1 }
        : i === 1
          ? { inside: !0, outside: !0 }
          : { inside: !1, outside: !0 }
      : r === 1
        ? i === void 0
          ? { inside: !1, outside: !1 }
          : i === 1
            ? { inside: !0, outside: !0 }
            : { inside: !1, outside: !1 }
        : i === void 0
          ? { inside: !1, outside: !1 }
          : i === 1
            ? { inside: !0, outside: !1 }
            : { inside: !1, outside: !1 }
  }
  let ot =
      /* @__PURE__ */ `address.article.aside.base.basefont.blockquote.body.caption.center.col.colgroup.dd.details.dialog.dir.div.dl.dt.fieldset.figcaption.figure.footer.form.frame.frameset.h1.h2.h3.h4.h5.h6.head.header.hr.html.iframe.legend.li.link.main.menu.menuitem.nav.noframes.ol.optgroup.option.p.param.search.section.summary.table.tbody.td.tfoot.th.thead.title.tr.track.ul`.split(
        `.`,
      ),
    st = [`pre`, `script`, `style`, `textarea`]
  function ct(e) {
    if (e.charCodeAt(0) !== 60) return
    let t = e.charCodeAt(1)
    if (t === 33) {
      let t = e.charCodeAt(2)
      return t === 45 ? 2 : t === 91 ? 5 : d(t) ? 4 : void 0
    }
    if (t === 63) return 3
    let n = t === 47,
      r = n ? 2 : 1,
      i = r,
      a = e.charCodeAt(i)
    if (!d(a)) return
    for (; a === 45 || f(a);) a = e.charCodeAt(++i)
    let o = e.slice(r, i).toLowerCase()
    return !n && a !== 47 && st.includes(o) ? 1 : ot.includes(o) ? 6 : 7
  }
  let lt = /* @__PURE__ */ new Map([
    [`*`, !1],
    [`_`, !0],
  ])
  function ut(e, t, n) {
    let r = /* @__PURE__ */ new Set()
    for (let i of e) {
      let e = n.get(i)
      if (e && i.attention && t.some((e) => e.attention === i.attention))
        for (let t of e.tokens) r.add(t.attention)
    }
    let i = []
    for (let t of e) t.attention && r.delete(t.attention) && i.push(t.attention)
    return (i.reverse(), i)
  }
  function dt(e, t, n) {
    let r = [],
      i = /* @__PURE__ */ new Map(),
      a = /* @__PURE__ */ new Map(),
      o = 0
    for (; o < e.length;) {
      if (!e[o].attention) {
        o++
        continue
      }
      let s = e[o].value.charAt(0),
        c = lt.get(s),
        l = o + 1
      for (; l < e.length && e[l].attention && e[l].value.charAt(0) === s;) l++
      let u = o ? e[o - 1].value : t,
        d = H(u.charCodeAt(u.length - 1)),
        f = H((l < e.length ? e[l].value : n).charCodeAt(0)),
        p = !f || (f === 2 && !!d),
        m = !d || (d === 2 && !!f),
        h = {
          tokens: e.slice(o, l),
          markers: [],
          start: 0,
          end: 0,
          open: c ? p && (!!d || !m) : p,
          close: c ? m && (!!f || !p) : m,
          split: c !== void 0,
        }
      for (let e of h.tokens) {
        ;(i.set(e, [...h.tokens]), a.set(e, h))
        let t = e.value.length
        for (; t--;) h.markers.push(e)
      }
      ;((h.end = h.markers.length), r.push(h), (o = l))
    }
    for (mt(r, i), o = -1; ++o < e.length;) {
      let t = i.get(e[o])
      if (t) return { attention: ut(e, t, a), index: o }
    }
  }
  function ft(e, t) {
    let n = e[t ? 0 : e.length - 1]
    if (!n || n.attention) return
    let r = t ? rt(n.value) : U(n.value),
      i = it(r.codePointAt(0))
    if (t) n.value = i + n.value.slice(r.length)
    else {
      let e = n.value.slice(0, n.value.length - r.length),
        t = 0
      for (; e.charCodeAt(e.length - 1 - t) === 92;) t++
      ;(t % 2 && (e += `\\`), (n.value = e + i))
    }
  }
  function pt(e, t, n, r, i) {
    for (let a of n.attention) {
      let o = t.get(a) || a.sequences[0]
      for (let s of a.sequences) {
        if (s === o) continue
        let c = new Map(t)
        c.set(a, s)
        let l = bt(e, c, r, i),
          u = dt(l, r, i)
        if (!u || u.index > n.index) return { chosen: c, mistake: u, tokens: l }
      }
    }
  }
  function mt(e, t) {
    let n = /* @__PURE__ */ new Map()
    for (let r of e) {
      let e = r.tokens[0].value.charAt(0),
        i = n.get(e)
      i || ((i = []), n.set(e, i))
      let a = r.close ? i.length : 0
      for (; a-- && r.start < r.end;) {
        let e = i[a],
          n = e.end - e.start,
          o = r.end - r.start
        if (
          r.split
            ? (e.close || r.open) && o % 3 && !((n + o) % 3)
            : n !== e.markers.length || n !== o
        )
          continue
        let s = r.split ? (n > 1 && o > 1 ? 2 : 1) : o,
          c = e.markers.slice(e.end - s, e.end),
          l = r.markers.slice(r.start, r.start + s),
          u = c[0],
          d = l[0]
        if (
          u === c[s - 1] &&
          u.value.length === s &&
          d === l[s - 1] &&
          d.value.length === s &&
          u.attention === d.attention
        )
          (t.delete(u), t.delete(d))
        else {
          let e = [.../* @__PURE__ */ new Set([...c, ...l])]
          for (let n of e) {
            let r = t.get(n)
            r && r.push(...e)
          }
        }
        ;((e.end -= s), (r.start += s), e.start === e.end && i.splice(a, 1), (a = i.length))
      }
      r.open && r.start < r.end && i.push(r)
    }
  }
  function ht(e, t, n) {
    if (t.length === 0)
      throw Error(
        'Cannot serialize `' + e + '` as attention without markers, expected one or more markers',
      )
    if (n.length === 0)
      throw Error(
        'Cannot serialize `' + e + '` as attention without sizes, expected one or more sizes',
      )
    for (let t of n)
      if (!Number.isSafeInteger(t) || t < 1)
        throw Error(
          'Cannot serialize `' +
            e +
            '` as attention with `' +
            t +
            '` as size, expected positive integer',
        )
    let r = []
    for (let i of t) {
      if (i.length !== 1)
        throw Error(
          'Cannot serialize `' +
            e +
            '` as attention with `' +
            i +
            '` as marker, expected a single ascii character',
        )
      if (!_(i.charCodeAt(0)))
        throw Error(
          'Cannot serialize `' +
            e +
            '` as attention with `' +
            i +
            '` as marker, expected ascii punctuation',
        )
      for (let e of n) r.push(i.repeat(e))
    }
    return r
  }
  function gt(e, t, n) {
    let r = t.indexStack,
      i = e.children || [],
      a = [],
      o = -1,
      s = n.before
    r.push(-1)
    let c = t.createTracker(n)
    for (; ++o < i.length;) {
      let l = i[o],
        u
      if (((r[r.length - 1] = o), o + 1 < i.length)) {
        let n = t.handle.handlers[i[o + 1].type]
        ;(n && n.peek && (n = n.peek),
          (u = n ? rt(n(i[o + 1], e, t, { before: ``, after: ``, ...c.current() })) : ``))
      } else u = n.after
      let d = a[a.length - 1]
      typeof d == `string` &&
        (s === `\r` ||
          s ===
            `
`) &&
        l.type === `html` &&
        ct(l.value) !== 7 &&
        ((a[a.length - 1] = d.replace(/(\r?\n|\r)$/, ` `)),
        (s = ` `),
        (c = t.createTracker(n)),
        c.move(xt(a, n.before, n.after)))
      let f = t.handle.handlers[l.type]
      if (f && f.attention) {
        let e = _t(l, f.attention, t, c)
        if (!e) continue
        ;(a.push(e), (s = U(e.sequences[0])))
      } else {
        let n = t.handle(l, e, t, { ...c.current(), after: u, before: s })
        if (!n) continue
        ;(c.move(n), a.push(n), (s = U(n)))
      }
    }
    return (r.pop(), a)
  }
  function _t(e, t, n, r) {
    let { construct: i, markers: a, sizes: o } = t(e, n),
      s = ht(e.type, a, o),
      c = s[0],
      l = n.enter(i),
      u = n.createTracker(r.current())
    u.move(c)
    let d = gt(e, n, { ...u.current(), before: c, after: c })
    if ((l(), d.length !== 0))
      return (r.move(c), r.move(xt(d, c, c)), r.move(c), { children: d, sequences: s })
  }
  function vt(e, t, n, r) {
    let i = bt(e, t, n, r),
      a = dt(i, n, r)
    for (; a;) {
      let o = pt(e, t, a, n, r)
      if (!o) return
      ;((t = o.chosen), (i = o.tokens), (a = o.mistake))
    }
    return i
  }
  function yt(e, t, n, r) {
    let i = n,
      a = -1
    for (; ++a < e.length;) {
      let o = e[a]
      if (typeof o == `string`) {
        i = ``
        continue
      }
      let s = a === e.length - 1 ? r : ``,
        c =
          o.sequences.find(function (t) {
            let r = t.charAt(0)
            return (
              (r !== i.charAt(0) && r !== s.charAt(0)) ||
              (e.length === 1 && lt.has(r) && t.length > n.length)
            )
          }) || o.sequences[0]
      ;(c !== o.sequences[0] && t.set(o, c), yt(o.children, t, c, c), (i = c))
    }
  }
  function bt(e, t, n, r) {
    let i = [],
      a,
      o = U(n),
      s = -1
    for (; ++s < e.length;) {
      let n = e[s]
      if (typeof n == `string`) {
        let e = { value: n, attention: void 0 }
        ;(a && a === rt(n) && ft([e], !0), (a = void 0), i.push(e), e.value && (o = U(e.value)))
        continue
      }
      let c = t.get(n) || n.sequences[0],
        l = c.charAt(0),
        u = e[s + 1],
        d = o,
        f = rt(u === void 0 ? r : typeof u == `string` ? u : t.get(u) || u.sequences[0]),
        p = bt(n.children, t, c, c),
        m = p[0].value,
        h = at(d.charCodeAt(d.length - 1), m.charCodeAt(0), l)
      h.inside && ft(p, !0)
      let g = U(p[p.length - 1].value),
        _ = at(f.charCodeAt(0), g.charCodeAt(g.length - 1), l)
      ;(_.inside && ft(p, !1),
        h.outside &&
          d !==
            `
` &&
          d !== `\r` &&
          ft(i, !1),
        _.outside && (a = f),
        i.push({ value: c, attention: n }, ...p, { value: c, attention: n }),
        (o = c.charAt(c.length - 1)))
    }
    return i
  }
  function xt(e, t, n) {
    let r = /* @__PURE__ */ new Map()
    yt(e, r, t, n)
    let i =
        (r.size > 0 ? vt(e, r, t, n) : void 0) ||
        vt(e, /* @__PURE__ */ new Map(), t, n) ||
        bt(e, /* @__PURE__ */ new Map(), t, n),
      a = ``
    for (let e of i) a += e.value
    return a
  }
  ;((St.attention = Ct), (St.peek = wt))
  function St(e, t, n, r) {
    let i = n.enter(`phrasing`),
      a = _t(e, Ct, n, n.createTracker(r)),
      o = a ? xt([a], r.before, r.after) : ``
    return (i(), o)
  }
  function Ct(e, t) {
    return { construct: `emphasis`, markers: nt(t) === `*` ? [`*`, `_`] : [`_`, `*`], sizes: [1] }
  }
  function wt(e, t, n) {
    return n.options.emphasis || `*`
  }
  function Tt(e, t, n, r) {
    let i, a, o
    ;(typeof n == `function` || (n && typeof n == `object`)
      ? ((i = t), (a = n), (o = r))
      : ((a = t), (o = n)),
      typeof a == `function` ? P(e, i, Dt(a), o) : P(e, i, Et(a), o))
  }
  function Et(e) {
    return !e || typeof e != `object`
      ? e
      : {
          enter: typeof e.enter == `function` ? Dt(e.enter) : e.enter,
          exit: typeof e.exit == `function` ? Dt(e.exit) : e.exit,
        }
  }
  function Dt(e) {
    return t
    function t(t, n, r) {
      return e(t, r, n[n.length - 1])
    }
  }
  let Ot = {}
  function kt(e, t) {
    let n = t || Ot
    return At(
      e,
      typeof n.includeImageAlt != `boolean` || n.includeImageAlt,
      typeof n.includeHtml != `boolean` || n.includeHtml,
    )
  }
  function At(e, t, n) {
    if (Mt(e)) {
      if (`value` in e) return e.type === `html` && !n ? `` : e.value
      if (t && `alt` in e && e.alt) return e.alt
      if (`children` in e) return jt(e.children, t, n)
    }
    return Array.isArray(e) ? jt(e, t, n) : ``
  }
  function jt(e, t, n) {
    let r = [],
      i = -1
    for (; ++i < e.length;) r[i] = At(e[i], t, n)
    return r.join(``)
  }
  function Mt(e) {
    return !!(e && typeof e == `object`)
  }
  function Nt(e, t) {
    let n = !1
    return (
      Tt(e, function (e) {
        if ((`value` in e && /\r?\n|\r/.test(e.value)) || e.type === `break`) return ((n = !0), !1)
      }),
      !!((!e.depth || e.depth < 3) && kt(e) && (t.options.setext || n))
    )
  }
  function Pt(e, t, n, r) {
    let i = Math.max(Math.min(6, e.depth || 1), 1),
      a = n.createTracker(r)
    if (Nt(e, n)) {
      let t = n.enter(`headingSetext`),
        r = n.enter(`phrasing`),
        o = n.containerPhrasing(e, {
          ...a.current(),
          before: `
`,
          after: `
`,
        })
      return (
        r(),
        t(),
        o +
          `
` +
          (i === 1 ? `=` : `-`).repeat(
            o.length -
              (Math.max(
                o.lastIndexOf(`\r`),
                o.lastIndexOf(`
`),
              ) +
                1),
          )
      )
    }
    let o = `#`.repeat(i),
      s = n.enter(`headingAtx`),
      c = n.enter(`phrasing`)
    a.move(o + ` `)
    let l = n.containerPhrasing(e, {
        before: `# `,
        after: `
`,
        ...a.current(),
      }),
      u = l.charCodeAt(0)
    return (
      (u === 9 || u === 32) && (l = it(u) + l.slice(1)),
      (l = l ? o + ` ` + l : o),
      n.options.closeAtx && (l += ` ` + o),
      c(),
      s(),
      l
    )
  }
  Ft.peek = It
  function Ft(e) {
    return e.value || ``
  }
  function It() {
    return `<`
  }
  Lt.peek = Rt
  function Lt(e, t, n, r) {
    let i = et(n),
      a = i === `"` ? `Quote` : `Apostrophe`,
      o = n.enter(`image`),
      s = n.enter(`label`),
      c = n.createTracker(r),
      l = c.move(`![`)
    return (
      (l += c.move(n.safe(e.alt, { before: l, after: `]`, ...c.current() }))),
      (l += c.move(`](`)),
      s(),
      (!e.url && e.title) || /[\0- \u007F]/.test(e.url)
        ? ((s = n.enter(`destinationLiteral`)),
          (l += c.move(`<`)),
          (l += c.move(n.safe(e.url, { before: l, after: `>`, ...c.current() }))),
          (l += c.move(`>`)))
        : ((s = n.enter(`destinationRaw`)),
          (l += c.move(n.safe(e.url, { before: l, after: e.title ? ` ` : `)`, ...c.current() })))),
      s(),
      e.title &&
        ((s = n.enter(`title${a}`)),
        (l += c.move(` ` + i)),
        (l += c.move(n.safe(e.title, { before: l, after: i, ...c.current() }))),
        (l += c.move(i)),
        s()),
      (l += c.move(`)`)),
      o(),
      l
    )
  }
  function Rt() {
    return `!`
  }
  zt.peek = Bt
  function zt(e, t, n, r) {
    let i = e.referenceType,
      a = n.enter(`imageReference`),
      o = n.enter(`label`),
      s = n.createTracker(r),
      c = s.move(`![`),
      l = n.safe(e.alt, { before: c, after: `]`, ...s.current() })
    ;((c += s.move(l + `][`)), o())
    let u = n.stack
    ;((n.stack = u.filter(function (e) {
      return e !== `phrasing`
    })),
      (o = n.enter(`reference`)))
    let d = n.safe(n.associationId(e), { before: c, after: `]`, ...s.current() })
    return (
      o(),
      (n.stack = u),
      a(),
      i === `full` || !l || l !== d
        ? (c += s.move(d + `]`))
        : i === `shortcut`
          ? (c = c.slice(0, -1))
          : (c += s.move(`]`)),
      c
    )
  }
  function Bt() {
    return `!`
  }
  Vt.peek = Ht
  function Vt(e, t, n) {
    let r = e.value || ``,
      i = '`',
      a = -1
    for (; RegExp('(^|[^`])' + i + '([^`]|$)').test(r);) i += '`'
    for (
      /[^\n\r ]/.test(r) &&
      ((/^[\n\r ]/.test(r) && /[\n\r ]$/.test(r)) || /^`|`$/.test(r)) &&
      (r = ` ` + r + ` `);
      ++a < n.unsafe.length;
    ) {
      let e = n.unsafe[a],
        t = n.compilePattern(e)
      if (!e.atBreak) continue
      let i
      for (; (i = t.exec(r));) {
        let e = i.index
        ;(r.charCodeAt(e) === 10 && r.charCodeAt(e - 1) === 13 && e--,
          (r = r.slice(0, e) + ` ` + r.slice(i.index + 1)))
      }
    }
    return i + r + i
  }
  function Ht() {
    return '`'
  }
  function Ut(e, t) {
    let n = kt(e)
    return !(
      t.options.resourceLink ||
      !e.url ||
      e.title ||
      !e.children ||
      e.children.length !== 1 ||
      e.children[0].type !== `text` ||
      (n !== e.url && `mailto:` + n !== e.url) ||
      !/^[a-z][+\-.a-z]+:/i.test(e.url) ||
      /[\0- <>\u007F]/.test(e.url)
    )
  }
  Wt.peek = Gt
  function Wt(e, t, n, r) {
    let i = et(n),
      a = i === `"` ? `Quote` : `Apostrophe`,
      o = n.createTracker(r)
    if (Ut(e, n)) {
      let t = n.stack
      n.stack = t.filter(function (e) {
        return e !== `phrasing`
      })
      let r = n.enter(`autolink`),
        i = o.move(`<`)
      return (
        (i += o.move(n.containerPhrasing(e, { before: i, after: `>`, ...o.current() }))),
        (i += o.move(`>`)),
        r(),
        (n.stack = t),
        i
      )
    }
    let s = n.enter(`link`),
      c = n.enter(`label`),
      l = o.move(`[`),
      u = n.containerPhrasing(e, { before: l, after: `](`, ...o.current() })
    ;((l += o.move(u)), c(), (l += o.move(`](`)))
    let d = /[\0- \u007F]/.test(e.url),
      f = r.before.charAt(r.before.length - 1),
      p = e.title || void 0
    if (
      !p &&
      !d &&
      (f ===
        `
` ||
        f === `\r`)
    ) {
      let e = 0
      for (; e < u.length && u.charCodeAt(e) !== 93;) e += u.charCodeAt(e) === 92 ? 2 : 1
      u.charCodeAt(e + 1) === 58 && (p = ``)
    }
    return (
      (!e.url && typeof p == `string`) || d
        ? ((c = n.enter(`destinationLiteral`)),
          (l += o.move(`<`)),
          (l += o.move(n.safe(e.url, { before: l, after: `>`, ...o.current() }))),
          (l += o.move(`>`)))
        : ((c = n.enter(`destinationRaw`)),
          (l += o.move(
            n.safe(e.url, { before: l, after: typeof p == `string` ? ` ` : `)`, ...o.current() }),
          ))),
      c(),
      typeof p == `string` &&
        ((c = n.enter(`title${a}`)),
        (l += o.move(` ` + i)),
        (l += o.move(n.safe(p, { before: l, after: i, ...o.current() }))),
        (l += o.move(i)),
        c()),
      (l += o.move(`)`)),
      s(),
      l
    )
  }
  function Gt(e, t, n) {
    return Ut(e, n) ? `<` : `[`
  }
  Kt.peek = qt
  function Kt(e, t, n, r) {
    let i = e.referenceType,
      a = n.enter(`linkReference`),
      o = n.enter(`label`),
      s = n.createTracker(r),
      c = s.move(`[`),
      l = n.containerPhrasing(e, { before: c, after: `]`, ...s.current() })
    ;((c += s.move(l + `][`)), o())
    let u = n.stack
    ;((n.stack = u.filter(function (e) {
      return e !== `phrasing`
    })),
      (o = n.enter(`reference`)))
    let d = n.safe(n.associationId(e), { before: c, after: `]`, ...s.current() })
    return (
      o(),
      (n.stack = u),
      a(),
      i === `full` || !l || l !== d
        ? (c += s.move(d + `]`))
        : i === `shortcut`
          ? (c = c.slice(0, -1))
          : (c += s.move(`]`)),
      c
    )
  }
  function qt() {
    return `[`
  }
  function Jt(e) {
    let t = e.options.bullet || `*`
    if (t !== `*` && t !== `+` && t !== `-`)
      throw Error(
        'Cannot serialize items with `' + t + '` for `options.bullet`, expected `*`, `+`, or `-`',
      )
    return t
  }
  function Yt(e) {
    let t = Jt(e),
      n = e.options.bulletOther
    if (!n) return t === `*` ? `-` : `*`
    if (n !== `*` && n !== `+` && n !== `-`)
      throw Error(
        'Cannot serialize items with `' +
          n +
          '` for `options.bulletOther`, expected `*`, `+`, or `-`',
      )
    if (n === t)
      throw Error('Expected `bullet` (`' + t + '`) and `bulletOther` (`' + n + '`) to be different')
    return n
  }
  function Xt(e) {
    let t = e.options.bulletOrdered || `.`
    if (t !== `.` && t !== `)`)
      throw Error(
        'Cannot serialize items with `' + t + '` for `options.bulletOrdered`, expected `.` or `)`',
      )
    return t
  }
  function Zt(e) {
    let t = e.options.rule || `*`
    if (t !== `*` && t !== `-` && t !== `_`)
      throw Error(
        'Cannot serialize rules with `' + t + '` for `options.rule`, expected `*`, `-`, or `_`',
      )
    return t
  }
  function Qt(e, t, n, r) {
    let i = n.enter(`list`),
      a = n.bulletCurrent,
      o = e.ordered ? Xt(n) : Jt(n),
      s = e.ordered ? (o === `.` ? `)` : `.`) : Yt(n),
      c = t && n.bulletLastUsed ? o === n.bulletLastUsed : !1
    if (!e.ordered) {
      let t = e.children ? e.children[0] : void 0
      if (
        ((o !== `*` && o !== `-`) ||
          !t ||
          (t.children && t.children[0]) ||
          n.stack[n.stack.length - 1] !== `list` ||
          n.stack[n.stack.length - 2] !== `listItem` ||
          n.stack[n.stack.length - 3] !== `list` ||
          n.stack[n.stack.length - 4] !== `listItem` ||
          n.indexStack[n.indexStack.length - 1] !== 0 ||
          n.indexStack[n.indexStack.length - 2] !== 0 ||
          n.indexStack[n.indexStack.length - 3] !== 0 ||
          (c = !0),
        Zt(n) === o && t)
      ) {
        let t = -1
        for (; ++t < e.children.length;) {
          let n = e.children[t]
          if (
            n &&
            n.type === `listItem` &&
            n.children &&
            n.children[0] &&
            n.children[0].type === `thematicBreak`
          ) {
            c = !0
            break
          }
        }
      }
    }
    ;(c && (o = s), (n.bulletCurrent = o))
    let l = n.containerFlow(e, r)
    return ((n.bulletLastUsed = o), (n.bulletCurrent = a), i(), l)
  }
  function $t(e) {
    let t = e.options.listItemIndent || `one`
    if (t !== `tab` && t !== `one` && t !== `mixed`)
      throw Error(
        'Cannot serialize items with `' +
          t +
          '` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`',
      )
    return t
  }
  function en(e, t, n, r) {
    let i = $t(n),
      a = n.bulletCurrent || Jt(n)
    t &&
      t.type === `list` &&
      t.ordered &&
      (a =
        (typeof t.start == `number` && t.start > -1 ? t.start : 1) +
        (n.options.incrementListMarker === !1 ? 0 : t.children.indexOf(e)) +
        a)
    let o = a.length + 1
    ;(i === `tab` || (i === `mixed` && ((t && t.type === `list` && t.spread) || e.spread))) &&
      (o = Math.ceil(o / 4) * 4)
    let s = n.createTracker(r)
    ;(s.move(a + ` `.repeat(o - a.length)), s.shift(o))
    let c = n.enter(`listItem`),
      l = n.indentLines(n.containerFlow(e, s.current()), u)
    return (c(), l)
    function u(e, t, n) {
      return t ? (n ? `` : ` `.repeat(o)) + e : (n ? a : a + ` `.repeat(o - a.length)) + e
    }
  }
  function tn(e, t, n, r) {
    let i = n.enter(`paragraph`),
      a = n.enter(`phrasing`),
      o = n.containerPhrasing(e, r)
    return (a(), i(), o)
  }
  function nn(e, t, n, r) {
    if (
      !e.children.some(function (e) {
        return Ue(e)
      })
    )
      return n.containerFlow(e, r)
    let i = n.enter(`phrasing`),
      a = n.containerPhrasing(e, r)
    return (i(), a)
  }
  function rn(e) {
    let t = e.options.strong || `*`
    if (t !== `*` && t !== `_`)
      throw Error(
        'Cannot serialize strong with `' + t + '` for `options.strong`, expected `*`, or `_`',
      )
    return t
  }
  ;((an.attention = on), (an.peek = sn))
  function an(e, t, n, r) {
    let i = n.enter(`phrasing`),
      a = _t(e, on, n, n.createTracker(r)),
      o = a ? xt([a], r.before, r.after) : ``
    return (i(), o)
  }
  function on(e, t) {
    return { construct: `strong`, markers: rn(t) === `*` ? [`*`, `_`] : [`_`, `*`], sizes: [2] }
  }
  function sn(e, t, n) {
    return n.options.strong || `*`
  }
  function cn(e, t, n, r) {
    /* c8 ignore next -- parent always passed */
    let i = t ? t.children : [],
      a = n.indexStack[n.indexStack.length - 1]
    return n.safe(e.value, { ...r, afterNode: i[a + 1], beforeNode: i[a - 1] })
  }
  function ln(e) {
    let t = e.options.ruleRepetition || 3
    if (t < 3)
      throw Error(
        'Cannot serialize rules with repetition `' +
          t +
          '` for `options.ruleRepetition`, expected `3` or more',
      )
    return t
  }
  function un(e, t, n) {
    let r = (Zt(n) + (n.options.ruleSpaces ? ` ` : ``)).repeat(ln(n))
    return n.options.ruleSpaces ? r.slice(0, -1) : r
  }
  let dn = {
      blockquote: We,
      break: Je,
      code: Qe,
      definition: tt,
      emphasis: St,
      hardBreak: Je,
      heading: Pt,
      html: Ft,
      image: Lt,
      imageReference: zt,
      inlineCode: Vt,
      link: Wt,
      linkReference: Kt,
      list: Qt,
      listItem: en,
      paragraph: tn,
      root: nn,
      strong: an,
      text: cn,
      thematicBreak: un,
    },
    fn = {
      AElig: `Æ`,
      AMP: `&`,
      Aacute: `Á`,
      Abreve: `Ă`,
      Acirc: `Â`,
      Acy: `А`,
      Afr: `𝔄`,
      Agrave: `À`,
      Alpha: `Α`,
      Amacr: `Ā`,
      And: `⩓`,
      Aogon: `Ą`,
      Aopf: `𝔸`,
      ApplyFunction: `⁡`,
      Aring: `Å`,
      Ascr: `𝒜`,
      Assign: `≔`,
      Atilde: `Ã`,
      Auml: `Ä`,
      Backslash: `∖`,
      Barv: `⫧`,
      Barwed: `⌆`,
      Bcy: `Б`,
      Because: `∵`,
      Bernoullis: `ℬ`,
      Beta: `Β`,
      Bfr: `𝔅`,
      Bopf: `𝔹`,
      Breve: `˘`,
      Bscr: `ℬ`,
      Bumpeq: `≎`,
      CHcy: `Ч`,
      COPY: `©`,
      Cacute: `Ć`,
      Cap: `⋒`,
      CapitalDifferentialD: `ⅅ`,
      Cayleys: `ℭ`,
      Ccaron: `Č`,
      Ccedil: `Ç`,
      Ccirc: `Ĉ`,
      Cconint: `∰`,
      Cdot: `Ċ`,
      Cedilla: `¸`,
      CenterDot: `·`,
      Cfr: `ℭ`,
      Chi: `Χ`,
      CircleDot: `⊙`,
      CircleMinus: `⊖`,
      CirclePlus: `⊕`,
      CircleTimes: `⊗`,
      ClockwiseContourIntegral: `∲`,
      CloseCurlyDoubleQuote: `”`,
      CloseCurlyQuote: `’`,
      Colon: `∷`,
      Colone: `⩴`,
      Congruent: `≡`,
      Conint: `∯`,
      ContourIntegral: `∮`,
      Copf: `ℂ`,
      Coproduct: `∐`,
      CounterClockwiseContourIntegral: `∳`,
      Cross: `⨯`,
      Cscr: `𝒞`,
      Cup: `⋓`,
      CupCap: `≍`,
      DD: `ⅅ`,
      DDotrahd: `⤑`,
      DJcy: `Ђ`,
      DScy: `Ѕ`,
      DZcy: `Џ`,
      Dagger: `‡`,
      Darr: `↡`,
      Dashv: `⫤`,
      Dcaron: `Ď`,
      Dcy: `Д`,
      Del: `∇`,
      Delta: `Δ`,
      Dfr: `𝔇`,
      DiacriticalAcute: `´`,
      DiacriticalDot: `˙`,
      DiacriticalDoubleAcute: `˝`,
      DiacriticalGrave: '`',
      DiacriticalTilde: `˜`,
      Diamond: `⋄`,
      DifferentialD: `ⅆ`,
      Dopf: `𝔻`,
      Dot: `¨`,
      DotDot: `⃜`,
      DotEqual: `≐`,
      DoubleContourIntegral: `∯`,
      DoubleDot: `¨`,
      DoubleDownArrow: `⇓`,
      DoubleLeftArrow: `⇐`,
      DoubleLeftRightArrow: `⇔`,
      DoubleLeftTee: `⫤`,
      DoubleLongLeftArrow: `⟸`,
      DoubleLongLeftRightArrow: `⟺`,
      DoubleLongRightArrow: `⟹`,
      DoubleRightArrow: `⇒`,
      DoubleRightTee: `⊨`,
      DoubleUpArrow: `⇑`,
      DoubleUpDownArrow: `⇕`,
      DoubleVerticalBar: `∥`,
      DownArrow: `↓`,
      DownArrowBar: `⤓`,
      DownArrowUpArrow: `⇵`,
      DownBreve: `̑`,
      DownLeftRightVector: `⥐`,
      DownLeftTeeVector: `⥞`,
      DownLeftVector: `↽`,
      DownLeftVectorBar: `⥖`,
      DownRightTeeVector: `⥟`,
      DownRightVector: `⇁`,
      DownRightVectorBar: `⥗`,
      DownTee: `⊤`,
      DownTeeArrow: `↧`,
      Downarrow: `⇓`,
      Dscr: `𝒟`,
      Dstrok: `Đ`,
      ENG: `Ŋ`,
      ETH: `Ð`,
      Eacute: `É`,
      Ecaron: `Ě`,
      Ecirc: `Ê`,
      Ecy: `Э`,
      Edot: `Ė`,
      Efr: `𝔈`,
      Egrave: `È`,
      Element: `∈`,
      Emacr: `Ē`,
      EmptySmallSquare: `◻`,
      EmptyVerySmallSquare: `▫`,
      Eogon: `Ę`,
      Eopf: `𝔼`,
      Epsilon: `Ε`,
      Equal: `⩵`,
      EqualTilde: `≂`,
      Equilibrium: `⇌`,
      Escr: `ℰ`,
      Esim: `⩳`,
      Eta: `Η`,
      Euml: `Ë`,
      Exists: `∃`,
      ExponentialE: `ⅇ`,
      Fcy: `Ф`,
      Ffr: `𝔉`,
      FilledSmallSquare: `◼`,
      FilledVerySmallSquare: `▪`,
      Fopf: `𝔽`,
      ForAll: `∀`,
      Fouriertrf: `ℱ`,
      Fscr: `ℱ`,
      GJcy: `Ѓ`,
      GT: `>`,
      Gamma: `Γ`,
      Gammad: `Ϝ`,
      Gbreve: `Ğ`,
      Gcedil: `Ģ`,
      Gcirc: `Ĝ`,
      Gcy: `Г`,
      Gdot: `Ġ`,
      Gfr: `𝔊`,
      Gg: `⋙`,
      Gopf: `𝔾`,
      GreaterEqual: `≥`,
      GreaterEqualLess: `⋛`,
      GreaterFullEqual: `≧`,
      GreaterGreater: `⪢`,
      GreaterLess: `≷`,
      GreaterSlantEqual: `⩾`,
      GreaterTilde: `≳`,
      Gscr: `𝒢`,
      Gt: `≫`,
      HARDcy: `Ъ`,
      Hacek: `ˇ`,
      Hat: `^`,
      Hcirc: `Ĥ`,
      Hfr: `ℌ`,
      HilbertSpace: `ℋ`,
      Hopf: `ℍ`,
      HorizontalLine: `─`,
      Hscr: `ℋ`,
      Hstrok: `Ħ`,
      HumpDownHump: `≎`,
      HumpEqual: `≏`,
      IEcy: `Е`,
      IJlig: `Ĳ`,
      IOcy: `Ё`,
      Iacute: `Í`,
      Icirc: `Î`,
      Icy: `И`,
      Idot: `İ`,
      Ifr: `ℑ`,
      Igrave: `Ì`,
      Im: `ℑ`,
      Imacr: `Ī`,
      ImaginaryI: `ⅈ`,
      Implies: `⇒`,
      Int: `∬`,
      Integral: `∫`,
      Intersection: `⋂`,
      InvisibleComma: `⁣`,
      InvisibleTimes: `⁢`,
      Iogon: `Į`,
      Iopf: `𝕀`,
      Iota: `Ι`,
      Iscr: `ℐ`,
      Itilde: `Ĩ`,
      Iukcy: `І`,
      Iuml: `Ï`,
      Jcirc: `Ĵ`,
      Jcy: `Й`,
      Jfr: `𝔍`,
      Jopf: `𝕁`,
      Jscr: `𝒥`,
      Jsercy: `Ј`,
      Jukcy: `Є`,
      KHcy: `Х`,
      KJcy: `Ќ`,
      Kappa: `Κ`,
      Kcedil: `Ķ`,
      Kcy: `К`,
      Kfr: `𝔎`,
      Kopf: `𝕂`,
      Kscr: `𝒦`,
      LJcy: `Љ`,
      LT: `<`,
      Lacute: `Ĺ`,
      Lambda: `Λ`,
      Lang: `⟪`,
      Laplacetrf: `ℒ`,
      Larr: `↞`,
      Lcaron: `Ľ`,
      Lcedil: `Ļ`,
      Lcy: `Л`,
      LeftAngleBracket: `⟨`,
      LeftArrow: `←`,
      LeftArrowBar: `⇤`,
      LeftArrowRightArrow: `⇆`,
      LeftCeiling: `⌈`,
      LeftDoubleBracket: `⟦`,
      LeftDownTeeVector: `⥡`,
      LeftDownVector: `⇃`,
      LeftDownVectorBar: `⥙`,
      LeftFloor: `⌊`,
      LeftRightArrow: `↔`,
      LeftRightVector: `⥎`,
      LeftTee: `⊣`,
      LeftTeeArrow: `↤`,
      LeftTeeVector: `⥚`,
      LeftTriangle: `⊲`,
      LeftTriangleBar: `⧏`,
      LeftTriangleEqual: `⊴`,
      LeftUpDownVector: `⥑`,
      LeftUpTeeVector: `⥠`,
      LeftUpVector: `↿`,
      LeftUpVectorBar: `⥘`,
      LeftVector: `↼`,
      LeftVectorBar: `⥒`,
      Leftarrow: `⇐`,
      Leftrightarrow: `⇔`,
      LessEqualGreater: `⋚`,
      LessFullEqual: `≦`,
      LessGreater: `≶`,
      LessLess: `⪡`,
      LessSlantEqual: `⩽`,
      LessTilde: `≲`,
      Lfr: `𝔏`,
      Ll: `⋘`,
      Lleftarrow: `⇚`,
      Lmidot: `Ŀ`,
      LongLeftArrow: `⟵`,
      LongLeftRightArrow: `⟷`,
      LongRightArrow: `⟶`,
      Longleftarrow: `⟸`,
      Longleftrightarrow: `⟺`,
      Longrightarrow: `⟹`,
      Lopf: `𝕃`,
      LowerLeftArrow: `↙`,
      LowerRightArrow: `↘`,
      Lscr: `ℒ`,
      Lsh: `↰`,
      Lstrok: `Ł`,
      Lt: `≪`,
      Map: `⤅`,
      Mcy: `М`,
      MediumSpace: ` `,
      Mellintrf: `ℳ`,
      Mfr: `𝔐`,
      MinusPlus: `∓`,
      Mopf: `𝕄`,
      Mscr: `ℳ`,
      Mu: `Μ`,
      NJcy: `Њ`,
      Nacute: `Ń`,
      Ncaron: `Ň`,
      Ncedil: `Ņ`,
      Ncy: `Н`,
      NegativeMediumSpace: `​`,
      NegativeThickSpace: `​`,
      NegativeThinSpace: `​`,
      NegativeVeryThinSpace: `​`,
      NestedGreaterGreater: `≫`,
      NestedLessLess: `≪`,
      NewLine: `
`,
      Nfr: `𝔑`,
      NoBreak: `⁠`,
      NonBreakingSpace: `\xA0`,
      Nopf: `ℕ`,
      Not: `⫬`,
      NotCongruent: `≢`,
      NotCupCap: `≭`,
      NotDoubleVerticalBar: `∦`,
      NotElement: `∉`,
      NotEqual: `≠`,
      NotEqualTilde: `≂̸`,
      NotExists: `∄`,
      NotGreater: `≯`,
      NotGreaterEqual: `≱`,
      NotGreaterFullEqual: `≧̸`,
      NotGreaterGreater: `≫̸`,
      NotGreaterLess: `≹`,
      NotGreaterSlantEqual: `⩾̸`,
      NotGreaterTilde: `≵`,
      NotHumpDownHump: `≎̸`,
      NotHumpEqual: `≏̸`,
      NotLeftTriangle: `⋪`,
      NotLeftTriangleBar: `⧏̸`,
      NotLeftTriangleEqual: `⋬`,
      NotLess: `≮`,
      NotLessEqual: `≰`,
      NotLessGreater: `≸`,
      NotLessLess: `≪̸`,
      NotLessSlantEqual: `⩽̸`,
      NotLessTilde: `≴`,
      NotNestedGreaterGreater: `⪢̸`,
      NotNestedLessLess: `⪡̸`,
      NotPrecedes: `⊀`,
      NotPrecedesEqual: `⪯̸`,
      NotPrecedesSlantEqual: `⋠`,
      NotReverseElement: `∌`,
      NotRightTriangle: `⋫`,
      NotRightTriangleBar: `⧐̸`,
      NotRightTriangleEqual: `⋭`,
      NotSquareSubset: `⊏̸`,
      NotSquareSubsetEqual: `⋢`,
      NotSquareSuperset: `⊐̸`,
      NotSquareSupersetEqual: `⋣`,
      NotSubset: `⊂⃒`,
      NotSubsetEqual: `⊈`,
      NotSucceeds: `⊁`,
      NotSucceedsEqual: `⪰̸`,
      NotSucceedsSlantEqual: `⋡`,
      NotSucceedsTilde: `≿̸`,
      NotSuperset: `⊃⃒`,
      NotSupersetEqual: `⊉`,
      NotTilde: `≁`,
      NotTildeEqual: `≄`,
      NotTildeFullEqual: `≇`,
      NotTildeTilde: `≉`,
      NotVerticalBar: `∤`,
      Nscr: `𝒩`,
      Ntilde: `Ñ`,
      Nu: `Ν`,
      OElig: `Œ`,
      Oacute: `Ó`,
      Ocirc: `Ô`,
      Ocy: `О`,
      Odblac: `Ő`,
      Ofr: `𝔒`,
      Ograve: `Ò`,
      Omacr: `Ō`,
      Omega: `Ω`,
      Omicron: `Ο`,
      Oopf: `𝕆`,
      OpenCurlyDoubleQuote: `“`,
      OpenCurlyQuote: `‘`,
      Or: `⩔`,
      Oscr: `𝒪`,
      Oslash: `Ø`,
      Otilde: `Õ`,
      Otimes: `⨷`,
      Ouml: `Ö`,
      OverBar: `‾`,
      OverBrace: `⏞`,
      OverBracket: `⎴`,
      OverParenthesis: `⏜`,
      PartialD: `∂`,
      Pcy: `П`,
      Pfr: `𝔓`,
      Phi: `Φ`,
      Pi: `Π`,
      PlusMinus: `±`,
      Poincareplane: `ℌ`,
      Popf: `ℙ`,
      Pr: `⪻`,
      Precedes: `≺`,
      PrecedesEqual: `⪯`,
      PrecedesSlantEqual: `≼`,
      PrecedesTilde: `≾`,
      Prime: `″`,
      Product: `∏`,
      Proportion: `∷`,
      Proportional: `∝`,
      Pscr: `𝒫`,
      Psi: `Ψ`,
      QUOT: `"`,
      Qfr: `𝔔`,
      Qopf: `ℚ`,
      Qscr: `𝒬`,
      RBarr: `⤐`,
      REG: `®`,
      Racute: `Ŕ`,
      Rang: `⟫`,
      Rarr: `↠`,
      Rarrtl: `⤖`,
      Rcaron: `Ř`,
      Rcedil: `Ŗ`,
      Rcy: `Р`,
      Re: `ℜ`,
      ReverseElement: `∋`,
      ReverseEquilibrium: `⇋`,
      ReverseUpEquilibrium: `⥯`,
      Rfr: `ℜ`,
      Rho: `Ρ`,
      RightAngleBracket: `⟩`,
      RightArrow: `→`,
      RightArrowBar: `⇥`,
      RightArrowLeftArrow: `⇄`,
      RightCeiling: `⌉`,
      RightDoubleBracket: `⟧`,
      RightDownTeeVector: `⥝`,
      RightDownVector: `⇂`,
      RightDownVectorBar: `⥕`,
      RightFloor: `⌋`,
      RightTee: `⊢`,
      RightTeeArrow: `↦`,
      RightTeeVector: `⥛`,
      RightTriangle: `⊳`,
      RightTriangleBar: `⧐`,
      RightTriangleEqual: `⊵`,
      RightUpDownVector: `⥏`,
      RightUpTeeVector: `⥜`,
      RightUpVector: `↾`,
      RightUpVectorBar: `⥔`,
      RightVector: `⇀`,
      RightVectorBar: `⥓`,
      Rightarrow: `⇒`,
      Ropf: `ℝ`,
      RoundImplies: `⥰`,
      Rrightarrow: `⇛`,
      Rscr: `ℛ`,
      Rsh: `↱`,
      RuleDelayed: `⧴`,
      SHCHcy: `Щ`,
      SHcy: `Ш`,
      SOFTcy: `Ь`,
      Sacute: `Ś`,
      Sc: `⪼`,
      Scaron: `Š`,
      Scedil: `Ş`,
      Scirc: `Ŝ`,
      Scy: `С`,
      Sfr: `𝔖`,
      ShortDownArrow: `↓`,
      ShortLeftArrow: `←`,
      ShortRightArrow: `→`,
      ShortUpArrow: `↑`,
      Sigma: `Σ`,
      SmallCircle: `∘`,
      Sopf: `𝕊`,
      Sqrt: `√`,
      Square: `□`,
      SquareIntersection: `⊓`,
      SquareSubset: `⊏`,
      SquareSubsetEqual: `⊑`,
      SquareSuperset: `⊐`,
      SquareSupersetEqual: `⊒`,
      SquareUnion: `⊔`,
      Sscr: `𝒮`,
      Star: `⋆`,
      Sub: `⋐`,
      Subset: `⋐`,
      SubsetEqual: `⊆`,
      Succeeds: `≻`,
      SucceedsEqual: `⪰`,
      SucceedsSlantEqual: `≽`,
      SucceedsTilde: `≿`,
      SuchThat: `∋`,
      Sum: `∑`,
      Sup: `⋑`,
      Superset: `⊃`,
      SupersetEqual: `⊇`,
      Supset: `⋑`,
      THORN: `Þ`,
      TRADE: `™`,
      TSHcy: `Ћ`,
      TScy: `Ц`,
      Tab: `	`,
      Tau: `Τ`,
      Tcaron: `Ť`,
      Tcedil: `Ţ`,
      Tcy: `Т`,
      Tfr: `𝔗`,
      Therefore: `∴`,
      Theta: `Θ`,
      ThickSpace: `  `,
      ThinSpace: ` `,
      Tilde: `∼`,
      TildeEqual: `≃`,
      TildeFullEqual: `≅`,
      TildeTilde: `≈`,
      Topf: `𝕋`,
      TripleDot: `⃛`,
      Tscr: `𝒯`,
      Tstrok: `Ŧ`,
      Uacute: `Ú`,
      Uarr: `↟`,
      Uarrocir: `⥉`,
      Ubrcy: `Ў`,
      Ubreve: `Ŭ`,
      Ucirc: `Û`,
      Ucy: `У`,
      Udblac: `Ű`,
      Ufr: `𝔘`,
      Ugrave: `Ù`,
      Umacr: `Ū`,
      UnderBar: `_`,
      UnderBrace: `⏟`,
      UnderBracket: `⎵`,
      UnderParenthesis: `⏝`,
      Union: `⋃`,
      UnionPlus: `⊎`,
      Uogon: `Ų`,
      Uopf: `𝕌`,
      UpArrow: `↑`,
      UpArrowBar: `⤒`,
      UpArrowDownArrow: `⇅`,
      UpDownArrow: `↕`,
      UpEquilibrium: `⥮`,
      UpTee: `⊥`,
      UpTeeArrow: `↥`,
      Uparrow: `⇑`,
      Updownarrow: `⇕`,
      UpperLeftArrow: `↖`,
      UpperRightArrow: `↗`,
      Upsi: `ϒ`,
      Upsilon: `Υ`,
      Uring: `Ů`,
      Uscr: `𝒰`,
      Utilde: `Ũ`,
      Uuml: `Ü`,
      VDash: `⊫`,
      Vbar: `⫫`,
      Vcy: `В`,
      Vdash: `⊩`,
      Vdashl: `⫦`,
      Vee: `⋁`,
      Verbar: `‖`,
      Vert: `‖`,
      VerticalBar: `∣`,
      VerticalLine: `|`,
      VerticalSeparator: `❘`,
      VerticalTilde: `≀`,
      VeryThinSpace: ` `,
      Vfr: `𝔙`,
      Vopf: `𝕍`,
      Vscr: `𝒱`,
      Vvdash: `⊪`,
      Wcirc: `Ŵ`,
      Wedge: `⋀`,
      Wfr: `𝔚`,
      Wopf: `𝕎`,
      Wscr: `𝒲`,
      Xfr: `𝔛`,
      Xi: `Ξ`,
      Xopf: `𝕏`,
      Xscr: `𝒳`,
      YAcy: `Я`,
      YIcy: `Ї`,
      YUcy: `Ю`,
      Yacute: `Ý`,
      Ycirc: `Ŷ`,
      Ycy: `Ы`,
      Yfr: `𝔜`,
      Yopf: `𝕐`,
      Yscr: `𝒴`,
      Yuml: `Ÿ`,
      ZHcy: `Ж`,
      Zacute: `Ź`,
      Zcaron: `Ž`,
      Zcy: `З`,
      Zdot: `Ż`,
      ZeroWidthSpace: `​`,
      Zeta: `Ζ`,
      Zfr: `ℨ`,
      Zopf: `ℤ`,
      Zscr: `𝒵`,
      aacute: `á`,
      abreve: `ă`,
      ac: `∾`,
      acE: `∾̳`,
      acd: `∿`,
      acirc: `â`,
      acute: `´`,
      acy: `а`,
      aelig: `æ`,
      af: `⁡`,
      afr: `𝔞`,
      agrave: `à`,
      alefsym: `ℵ`,
      aleph: `ℵ`,
      alpha: `α`,
      amacr: `ā`,
      amalg: `⨿`,
      amp: `&`,
      and: `∧`,
      andand: `⩕`,
      andd: `⩜`,
      andslope: `⩘`,
      andv: `⩚`,
      ang: `∠`,
      ange: `⦤`,
      angle: `∠`,
      angmsd: `∡`,
      angmsdaa: `⦨`,
      angmsdab: `⦩`,
      angmsdac: `⦪`,
      angmsdad: `⦫`,
      angmsdae: `⦬`,
      angmsdaf: `⦭`,
      angmsdag: `⦮`,
      angmsdah: `⦯`,
      angrt: `∟`,
      angrtvb: `⊾`,
      angrtvbd: `⦝`,
      angsph: `∢`,
      angst: `Å`,
      angzarr: `⍼`,
      aogon: `ą`,
      aopf: `𝕒`,
      ap: `≈`,
      apE: `⩰`,
      apacir: `⩯`,
      ape: `≊`,
      apid: `≋`,
      apos: `'`,
      approx: `≈`,
      approxeq: `≊`,
      aring: `å`,
      ascr: `𝒶`,
      ast: `*`,
      asymp: `≈`,
      asympeq: `≍`,
      atilde: `ã`,
      auml: `ä`,
      awconint: `∳`,
      awint: `⨑`,
      bNot: `⫭`,
      backcong: `≌`,
      backepsilon: `϶`,
      backprime: `‵`,
      backsim: `∽`,
      backsimeq: `⋍`,
      barvee: `⊽`,
      barwed: `⌅`,
      barwedge: `⌅`,
      bbrk: `⎵`,
      bbrktbrk: `⎶`,
      bcong: `≌`,
      bcy: `б`,
      bdquo: `„`,
      becaus: `∵`,
      because: `∵`,
      bemptyv: `⦰`,
      bepsi: `϶`,
      bernou: `ℬ`,
      beta: `β`,
      beth: `ℶ`,
      between: `≬`,
      bfr: `𝔟`,
      bigcap: `⋂`,
      bigcirc: `◯`,
      bigcup: `⋃`,
      bigodot: `⨀`,
      bigoplus: `⨁`,
      bigotimes: `⨂`,
      bigsqcup: `⨆`,
      bigstar: `★`,
      bigtriangledown: `▽`,
      bigtriangleup: `△`,
      biguplus: `⨄`,
      bigvee: `⋁`,
      bigwedge: `⋀`,
      bkarow: `⤍`,
      blacklozenge: `⧫`,
      blacksquare: `▪`,
      blacktriangle: `▴`,
      blacktriangledown: `▾`,
      blacktriangleleft: `◂`,
      blacktriangleright: `▸`,
      blank: `␣`,
      blk12: `▒`,
      blk14: `░`,
      blk34: `▓`,
      block: `█`,
      bne: `=⃥`,
      bnequiv: `≡⃥`,
      bnot: `⌐`,
      bopf: `𝕓`,
      bot: `⊥`,
      bottom: `⊥`,
      bowtie: `⋈`,
      boxDL: `╗`,
      boxDR: `╔`,
      boxDl: `╖`,
      boxDr: `╓`,
      boxH: `═`,
      boxHD: `╦`,
      boxHU: `╩`,
      boxHd: `╤`,
      boxHu: `╧`,
      boxUL: `╝`,
      boxUR: `╚`,
      boxUl: `╜`,
      boxUr: `╙`,
      boxV: `║`,
      boxVH: `╬`,
      boxVL: `╣`,
      boxVR: `╠`,
      boxVh: `╫`,
      boxVl: `╢`,
      boxVr: `╟`,
      boxbox: `⧉`,
      boxdL: `╕`,
      boxdR: `╒`,
      boxdl: `┐`,
      boxdr: `┌`,
      boxh: `─`,
      boxhD: `╥`,
      boxhU: `╨`,
      boxhd: `┬`,
      boxhu: `┴`,
      boxminus: `⊟`,
      boxplus: `⊞`,
      boxtimes: `⊠`,
      boxuL: `╛`,
      boxuR: `╘`,
      boxul: `┘`,
      boxur: `└`,
      boxv: `│`,
      boxvH: `╪`,
      boxvL: `╡`,
      boxvR: `╞`,
      boxvh: `┼`,
      boxvl: `┤`,
      boxvr: `├`,
      bprime: `‵`,
      breve: `˘`,
      brvbar: `¦`,
      bscr: `𝒷`,
      bsemi: `⁏`,
      bsim: `∽`,
      bsime: `⋍`,
      bsol: `\\`,
      bsolb: `⧅`,
      bsolhsub: `⟈`,
      bull: `•`,
      bullet: `•`,
      bump: `≎`,
      bumpE: `⪮`,
      bumpe: `≏`,
      bumpeq: `≏`,
      cacute: `ć`,
      cap: `∩`,
      capand: `⩄`,
      capbrcup: `⩉`,
      capcap: `⩋`,
      capcup: `⩇`,
      capdot: `⩀`,
      caps: `∩︀`,
      caret: `⁁`,
      caron: `ˇ`,
      ccaps: `⩍`,
      ccaron: `č`,
      ccedil: `ç`,
      ccirc: `ĉ`,
      ccups: `⩌`,
      ccupssm: `⩐`,
      cdot: `ċ`,
      cedil: `¸`,
      cemptyv: `⦲`,
      cent: `¢`,
      centerdot: `·`,
      cfr: `𝔠`,
      chcy: `ч`,
      check: `✓`,
      checkmark: `✓`,
      chi: `χ`,
      cir: `○`,
      cirE: `⧃`,
      circ: `ˆ`,
      circeq: `≗`,
      circlearrowleft: `↺`,
      circlearrowright: `↻`,
      circledR: `®`,
      circledS: `Ⓢ`,
      circledast: `⊛`,
      circledcirc: `⊚`,
      circleddash: `⊝`,
      cire: `≗`,
      cirfnint: `⨐`,
      cirmid: `⫯`,
      cirscir: `⧂`,
      clubs: `♣`,
      clubsuit: `♣`,
      colon: `:`,
      colone: `≔`,
      coloneq: `≔`,
      comma: `,`,
      commat: `@`,
      comp: `∁`,
      compfn: `∘`,
      complement: `∁`,
      complexes: `ℂ`,
      cong: `≅`,
      congdot: `⩭`,
      conint: `∮`,
      copf: `𝕔`,
      coprod: `∐`,
      copy: `©`,
      copysr: `℗`,
      crarr: `↵`,
      cross: `✗`,
      cscr: `𝒸`,
      csub: `⫏`,
      csube: `⫑`,
      csup: `⫐`,
      csupe: `⫒`,
      ctdot: `⋯`,
      cudarrl: `⤸`,
      cudarrr: `⤵`,
      cuepr: `⋞`,
      cuesc: `⋟`,
      cularr: `↶`,
      cularrp: `⤽`,
      cup: `∪`,
      cupbrcap: `⩈`,
      cupcap: `⩆`,
      cupcup: `⩊`,
      cupdot: `⊍`,
      cupor: `⩅`,
      cups: `∪︀`,
      curarr: `↷`,
      curarrm: `⤼`,
      curlyeqprec: `⋞`,
      curlyeqsucc: `⋟`,
      curlyvee: `⋎`,
      curlywedge: `⋏`,
      curren: `¤`,
      curvearrowleft: `↶`,
      curvearrowright: `↷`,
      cuvee: `⋎`,
      cuwed: `⋏`,
      cwconint: `∲`,
      cwint: `∱`,
      cylcty: `⌭`,
      dArr: `⇓`,
      dHar: `⥥`,
      dagger: `†`,
      daleth: `ℸ`,
      darr: `↓`,
      dash: `‐`,
      dashv: `⊣`,
      dbkarow: `⤏`,
      dblac: `˝`,
      dcaron: `ď`,
      dcy: `д`,
      dd: `ⅆ`,
      ddagger: `‡`,
      ddarr: `⇊`,
      ddotseq: `⩷`,
      deg: `°`,
      delta: `δ`,
      demptyv: `⦱`,
      dfisht: `⥿`,
      dfr: `𝔡`,
      dharl: `⇃`,
      dharr: `⇂`,
      diam: `⋄`,
      diamond: `⋄`,
      diamondsuit: `♦`,
      diams: `♦`,
      die: `¨`,
      digamma: `ϝ`,
      disin: `⋲`,
      div: `÷`,
      divide: `÷`,
      divideontimes: `⋇`,
      divonx: `⋇`,
      djcy: `ђ`,
      dlcorn: `⌞`,
      dlcrop: `⌍`,
      dollar: `$`,
      dopf: `𝕕`,
      dot: `˙`,
      doteq: `≐`,
      doteqdot: `≑`,
      dotminus: `∸`,
      dotplus: `∔`,
      dotsquare: `⊡`,
      doublebarwedge: `⌆`,
      downarrow: `↓`,
      downdownarrows: `⇊`,
      downharpoonleft: `⇃`,
      downharpoonright: `⇂`,
      drbkarow: `⤐`,
      drcorn: `⌟`,
      drcrop: `⌌`,
      dscr: `𝒹`,
      dscy: `ѕ`,
      dsol: `⧶`,
      dstrok: `đ`,
      dtdot: `⋱`,
      dtri: `▿`,
      dtrif: `▾`,
      duarr: `⇵`,
      duhar: `⥯`,
      dwangle: `⦦`,
      dzcy: `џ`,
      dzigrarr: `⟿`,
      eDDot: `⩷`,
      eDot: `≑`,
      eacute: `é`,
      easter: `⩮`,
      ecaron: `ě`,
      ecir: `≖`,
      ecirc: `ê`,
      ecolon: `≕`,
      ecy: `э`,
      edot: `ė`,
      ee: `ⅇ`,
      efDot: `≒`,
      efr: `𝔢`,
      eg: `⪚`,
      egrave: `è`,
      egs: `⪖`,
      egsdot: `⪘`,
      el: `⪙`,
      elinters: `⏧`,
      ell: `ℓ`,
      els: `⪕`,
      elsdot: `⪗`,
      emacr: `ē`,
      empty: `∅`,
      emptyset: `∅`,
      emptyv: `∅`,
      emsp13: ` `,
      emsp14: ` `,
      emsp: ` `,
      eng: `ŋ`,
      ensp: ` `,
      eogon: `ę`,
      eopf: `𝕖`,
      epar: `⋕`,
      eparsl: `⧣`,
      eplus: `⩱`,
      epsi: `ε`,
      epsilon: `ε`,
      epsiv: `ϵ`,
      eqcirc: `≖`,
      eqcolon: `≕`,
      eqsim: `≂`,
      eqslantgtr: `⪖`,
      eqslantless: `⪕`,
      equals: `=`,
      equest: `≟`,
      equiv: `≡`,
      equivDD: `⩸`,
      eqvparsl: `⧥`,
      erDot: `≓`,
      erarr: `⥱`,
      escr: `ℯ`,
      esdot: `≐`,
      esim: `≂`,
      eta: `η`,
      eth: `ð`,
      euml: `ë`,
      euro: `€`,
      excl: `!`,
      exist: `∃`,
      expectation: `ℰ`,
      exponentiale: `ⅇ`,
      fallingdotseq: `≒`,
      fcy: `ф`,
      female: `♀`,
      ffilig: `ﬃ`,
      fflig: `ﬀ`,
      ffllig: `ﬄ`,
      ffr: `𝔣`,
      filig: `ﬁ`,
      fjlig: `fj`,
      flat: `♭`,
      fllig: `ﬂ`,
      fltns: `▱`,
      fnof: `ƒ`,
      fopf: `𝕗`,
      forall: `∀`,
      fork: `⋔`,
      forkv: `⫙`,
      fpartint: `⨍`,
      frac12: `½`,
      frac13: `⅓`,
      frac14: `¼`,
      frac15: `⅕`,
      frac16: `⅙`,
      frac18: `⅛`,
      frac23: `⅔`,
      frac25: `⅖`,
      frac34: `¾`,
      frac35: `⅗`,
      frac38: `⅜`,
      frac45: `⅘`,
      frac56: `⅚`,
      frac58: `⅝`,
      frac78: `⅞`,
      frasl: `⁄`,
      frown: `⌢`,
      fscr: `𝒻`,
      gE: `≧`,
      gEl: `⪌`,
      gacute: `ǵ`,
      gamma: `γ`,
      gammad: `ϝ`,
      gap: `⪆`,
      gbreve: `ğ`,
      gcirc: `ĝ`,
      gcy: `г`,
      gdot: `ġ`,
      ge: `≥`,
      gel: `⋛`,
      geq: `≥`,
      geqq: `≧`,
      geqslant: `⩾`,
      ges: `⩾`,
      gescc: `⪩`,
      gesdot: `⪀`,
      gesdoto: `⪂`,
      gesdotol: `⪄`,
      gesl: `⋛︀`,
      gesles: `⪔`,
      gfr: `𝔤`,
      gg: `≫`,
      ggg: `⋙`,
      gimel: `ℷ`,
      gjcy: `ѓ`,
      gl: `≷`,
      glE: `⪒`,
      gla: `⪥`,
      glj: `⪤`,
      gnE: `≩`,
      gnap: `⪊`,
      gnapprox: `⪊`,
      gne: `⪈`,
      gneq: `⪈`,
      gneqq: `≩`,
      gnsim: `⋧`,
      gopf: `𝕘`,
      grave: '`',
      gscr: `ℊ`,
      gsim: `≳`,
      gsime: `⪎`,
      gsiml: `⪐`,
      gt: `>`,
      gtcc: `⪧`,
      gtcir: `⩺`,
      gtdot: `⋗`,
      gtlPar: `⦕`,
      gtquest: `⩼`,
      gtrapprox: `⪆`,
      gtrarr: `⥸`,
      gtrdot: `⋗`,
      gtreqless: `⋛`,
      gtreqqless: `⪌`,
      gtrless: `≷`,
      gtrsim: `≳`,
      gvertneqq: `≩︀`,
      gvnE: `≩︀`,
      hArr: `⇔`,
      hairsp: ` `,
      half: `½`,
      hamilt: `ℋ`,
      hardcy: `ъ`,
      harr: `↔`,
      harrcir: `⥈`,
      harrw: `↭`,
      hbar: `ℏ`,
      hcirc: `ĥ`,
      hearts: `♥`,
      heartsuit: `♥`,
      hellip: `…`,
      hercon: `⊹`,
      hfr: `𝔥`,
      hksearow: `⤥`,
      hkswarow: `⤦`,
      hoarr: `⇿`,
      homtht: `∻`,
      hookleftarrow: `↩`,
      hookrightarrow: `↪`,
      hopf: `𝕙`,
      horbar: `―`,
      hscr: `𝒽`,
      hslash: `ℏ`,
      hstrok: `ħ`,
      hybull: `⁃`,
      hyphen: `‐`,
      iacute: `í`,
      ic: `⁣`,
      icirc: `î`,
      icy: `и`,
      iecy: `е`,
      iexcl: `¡`,
      iff: `⇔`,
      ifr: `𝔦`,
      igrave: `ì`,
      ii: `ⅈ`,
      iiiint: `⨌`,
      iiint: `∭`,
      iinfin: `⧜`,
      iiota: `℩`,
      ijlig: `ĳ`,
      imacr: `ī`,
      image: `ℑ`,
      imagline: `ℐ`,
      imagpart: `ℑ`,
      imath: `ı`,
      imof: `⊷`,
      imped: `Ƶ`,
      in: `∈`,
      incare: `℅`,
      infin: `∞`,
      infintie: `⧝`,
      inodot: `ı`,
      int: `∫`,
      intcal: `⊺`,
      integers: `ℤ`,
      intercal: `⊺`,
      intlarhk: `⨗`,
      intprod: `⨼`,
      iocy: `ё`,
      iogon: `į`,
      iopf: `𝕚`,
      iota: `ι`,
      iprod: `⨼`,
      iquest: `¿`,
      iscr: `𝒾`,
      isin: `∈`,
      isinE: `⋹`,
      isindot: `⋵`,
      isins: `⋴`,
      isinsv: `⋳`,
      isinv: `∈`,
      it: `⁢`,
      itilde: `ĩ`,
      iukcy: `і`,
      iuml: `ï`,
      jcirc: `ĵ`,
      jcy: `й`,
      jfr: `𝔧`,
      jmath: `ȷ`,
      jopf: `𝕛`,
      jscr: `𝒿`,
      jsercy: `ј`,
      jukcy: `є`,
      kappa: `κ`,
      kappav: `ϰ`,
      kcedil: `ķ`,
      kcy: `к`,
      kfr: `𝔨`,
      kgreen: `ĸ`,
      khcy: `х`,
      kjcy: `ќ`,
      kopf: `𝕜`,
      kscr: `𝓀`,
      lAarr: `⇚`,
      lArr: `⇐`,
      lAtail: `⤛`,
      lBarr: `⤎`,
      lE: `≦`,
      lEg: `⪋`,
      lHar: `⥢`,
      lacute: `ĺ`,
      laemptyv: `⦴`,
      lagran: `ℒ`,
      lambda: `λ`,
      lang: `⟨`,
      langd: `⦑`,
      langle: `⟨`,
      lap: `⪅`,
      laquo: `«`,
      larr: `←`,
      larrb: `⇤`,
      larrbfs: `⤟`,
      larrfs: `⤝`,
      larrhk: `↩`,
      larrlp: `↫`,
      larrpl: `⤹`,
      larrsim: `⥳`,
      larrtl: `↢`,
      lat: `⪫`,
      latail: `⤙`,
      late: `⪭`,
      lates: `⪭︀`,
      lbarr: `⤌`,
      lbbrk: `❲`,
      lbrace: `{`,
      lbrack: `[`,
      lbrke: `⦋`,
      lbrksld: `⦏`,
      lbrkslu: `⦍`,
      lcaron: `ľ`,
      lcedil: `ļ`,
      lceil: `⌈`,
      lcub: `{`,
      lcy: `л`,
      ldca: `⤶`,
      ldquo: `“`,
      ldquor: `„`,
      ldrdhar: `⥧`,
      ldrushar: `⥋`,
      ldsh: `↲`,
      le: `≤`,
      leftarrow: `←`,
      leftarrowtail: `↢`,
      leftharpoondown: `↽`,
      leftharpoonup: `↼`,
      leftleftarrows: `⇇`,
      leftrightarrow: `↔`,
      leftrightarrows: `⇆`,
      leftrightharpoons: `⇋`,
      leftrightsquigarrow: `↭`,
      leftthreetimes: `⋋`,
      leg: `⋚`,
      leq: `≤`,
      leqq: `≦`,
      leqslant: `⩽`,
      les: `⩽`,
      lescc: `⪨`,
      lesdot: `⩿`,
      lesdoto: `⪁`,
      lesdotor: `⪃`,
      lesg: `⋚︀`,
      lesges: `⪓`,
      lessapprox: `⪅`,
      lessdot: `⋖`,
      lesseqgtr: `⋚`,
      lesseqqgtr: `⪋`,
      lessgtr: `≶`,
      lesssim: `≲`,
      lfisht: `⥼`,
      lfloor: `⌊`,
      lfr: `𝔩`,
      lg: `≶`,
      lgE: `⪑`,
      lhard: `↽`,
      lharu: `↼`,
      lharul: `⥪`,
      lhblk: `▄`,
      ljcy: `љ`,
      ll: `≪`,
      llarr: `⇇`,
      llcorner: `⌞`,
      llhard: `⥫`,
      lltri: `◺`,
      lmidot: `ŀ`,
      lmoust: `⎰`,
      lmoustache: `⎰`,
      lnE: `≨`,
      lnap: `⪉`,
      lnapprox: `⪉`,
      lne: `⪇`,
      lneq: `⪇`,
      lneqq: `≨`,
      lnsim: `⋦`,
      loang: `⟬`,
      loarr: `⇽`,
      lobrk: `⟦`,
      longleftarrow: `⟵`,
      longleftrightarrow: `⟷`,
      longmapsto: `⟼`,
      longrightarrow: `⟶`,
      looparrowleft: `↫`,
      looparrowright: `↬`,
      lopar: `⦅`,
      lopf: `𝕝`,
      loplus: `⨭`,
      lotimes: `⨴`,
      lowast: `∗`,
      lowbar: `_`,
      loz: `◊`,
      lozenge: `◊`,
      lozf: `⧫`,
      lpar: `(`,
      lparlt: `⦓`,
      lrarr: `⇆`,
      lrcorner: `⌟`,
      lrhar: `⇋`,
      lrhard: `⥭`,
      lrm: `‎`,
      lrtri: `⊿`,
      lsaquo: `‹`,
      lscr: `𝓁`,
      lsh: `↰`,
      lsim: `≲`,
      lsime: `⪍`,
      lsimg: `⪏`,
      lsqb: `[`,
      lsquo: `‘`,
      lsquor: `‚`,
      lstrok: `ł`,
      lt: `<`,
      ltcc: `⪦`,
      ltcir: `⩹`,
      ltdot: `⋖`,
      lthree: `⋋`,
      ltimes: `⋉`,
      ltlarr: `⥶`,
      ltquest: `⩻`,
      ltrPar: `⦖`,
      ltri: `◃`,
      ltrie: `⊴`,
      ltrif: `◂`,
      lurdshar: `⥊`,
      luruhar: `⥦`,
      lvertneqq: `≨︀`,
      lvnE: `≨︀`,
      mDDot: `∺`,
      macr: `¯`,
      male: `♂`,
      malt: `✠`,
      maltese: `✠`,
      map: `↦`,
      mapsto: `↦`,
      mapstodown: `↧`,
      mapstoleft: `↤`,
      mapstoup: `↥`,
      marker: `▮`,
      mcomma: `⨩`,
      mcy: `м`,
      mdash: `—`,
      measuredangle: `∡`,
      mfr: `𝔪`,
      mho: `℧`,
      micro: `µ`,
      mid: `∣`,
      midast: `*`,
      midcir: `⫰`,
      middot: `·`,
      minus: `−`,
      minusb: `⊟`,
      minusd: `∸`,
      minusdu: `⨪`,
      mlcp: `⫛`,
      mldr: `…`,
      mnplus: `∓`,
      models: `⊧`,
      mopf: `𝕞`,
      mp: `∓`,
      mscr: `𝓂`,
      mstpos: `∾`,
      mu: `μ`,
      multimap: `⊸`,
      mumap: `⊸`,
      nGg: `⋙̸`,
      nGt: `≫⃒`,
      nGtv: `≫̸`,
      nLeftarrow: `⇍`,
      nLeftrightarrow: `⇎`,
      nLl: `⋘̸`,
      nLt: `≪⃒`,
      nLtv: `≪̸`,
      nRightarrow: `⇏`,
      nVDash: `⊯`,
      nVdash: `⊮`,
      nabla: `∇`,
      nacute: `ń`,
      nang: `∠⃒`,
      nap: `≉`,
      napE: `⩰̸`,
      napid: `≋̸`,
      napos: `ŉ`,
      napprox: `≉`,
      natur: `♮`,
      natural: `♮`,
      naturals: `ℕ`,
      nbsp: `\xA0`,
      nbump: `≎̸`,
      nbumpe: `≏̸`,
      ncap: `⩃`,
      ncaron: `ň`,
      ncedil: `ņ`,
      ncong: `≇`,
      ncongdot: `⩭̸`,
      ncup: `⩂`,
      ncy: `н`,
      ndash: `–`,
      ne: `≠`,
      neArr: `⇗`,
      nearhk: `⤤`,
      nearr: `↗`,
      nearrow: `↗`,
      nedot: `≐̸`,
      nequiv: `≢`,
      nesear: `⤨`,
      nesim: `≂̸`,
      nexist: `∄`,
      nexists: `∄`,
      nfr: `𝔫`,
      ngE: `≧̸`,
      nge: `≱`,
      ngeq: `≱`,
      ngeqq: `≧̸`,
      ngeqslant: `⩾̸`,
      nges: `⩾̸`,
      ngsim: `≵`,
      ngt: `≯`,
      ngtr: `≯`,
      nhArr: `⇎`,
      nharr: `↮`,
      nhpar: `⫲`,
      ni: `∋`,
      nis: `⋼`,
      nisd: `⋺`,
      niv: `∋`,
      njcy: `њ`,
      nlArr: `⇍`,
      nlE: `≦̸`,
      nlarr: `↚`,
      nldr: `‥`,
      nle: `≰`,
      nleftarrow: `↚`,
      nleftrightarrow: `↮`,
      nleq: `≰`,
      nleqq: `≦̸`,
      nleqslant: `⩽̸`,
      nles: `⩽̸`,
      nless: `≮`,
      nlsim: `≴`,
      nlt: `≮`,
      nltri: `⋪`,
      nltrie: `⋬`,
      nmid: `∤`,
      nopf: `𝕟`,
      not: `¬`,
      notin: `∉`,
      notinE: `⋹̸`,
      notindot: `⋵̸`,
      notinva: `∉`,
      notinvb: `⋷`,
      notinvc: `⋶`,
      notni: `∌`,
      notniva: `∌`,
      notnivb: `⋾`,
      notnivc: `⋽`,
      npar: `∦`,
      nparallel: `∦`,
      nparsl: `⫽⃥`,
      npart: `∂̸`,
      npolint: `⨔`,
      npr: `⊀`,
      nprcue: `⋠`,
      npre: `⪯̸`,
      nprec: `⊀`,
      npreceq: `⪯̸`,
      nrArr: `⇏`,
      nrarr: `↛`,
      nrarrc: `⤳̸`,
      nrarrw: `↝̸`,
      nrightarrow: `↛`,
      nrtri: `⋫`,
      nrtrie: `⋭`,
      nsc: `⊁`,
      nsccue: `⋡`,
      nsce: `⪰̸`,
      nscr: `𝓃`,
      nshortmid: `∤`,
      nshortparallel: `∦`,
      nsim: `≁`,
      nsime: `≄`,
      nsimeq: `≄`,
      nsmid: `∤`,
      nspar: `∦`,
      nsqsube: `⋢`,
      nsqsupe: `⋣`,
      nsub: `⊄`,
      nsubE: `⫅̸`,
      nsube: `⊈`,
      nsubset: `⊂⃒`,
      nsubseteq: `⊈`,
      nsubseteqq: `⫅̸`,
      nsucc: `⊁`,
      nsucceq: `⪰̸`,
      nsup: `⊅`,
      nsupE: `⫆̸`,
      nsupe: `⊉`,
      nsupset: `⊃⃒`,
      nsupseteq: `⊉`,
      nsupseteqq: `⫆̸`,
      ntgl: `≹`,
      ntilde: `ñ`,
      ntlg: `≸`,
      ntriangleleft: `⋪`,
      ntrianglelefteq: `⋬`,
      ntriangleright: `⋫`,
      ntrianglerighteq: `⋭`,
      nu: `ν`,
      num: `#`,
      numero: `№`,
      numsp: ` `,
      nvDash: `⊭`,
      nvHarr: `⤄`,
      nvap: `≍⃒`,
      nvdash: `⊬`,
      nvge: `≥⃒`,
      nvgt: `>⃒`,
      nvinfin: `⧞`,
      nvlArr: `⤂`,
      nvle: `≤⃒`,
      nvlt: `<⃒`,
      nvltrie: `⊴⃒`,
      nvrArr: `⤃`,
      nvrtrie: `⊵⃒`,
      nvsim: `∼⃒`,
      nwArr: `⇖`,
      nwarhk: `⤣`,
      nwarr: `↖`,
      nwarrow: `↖`,
      nwnear: `⤧`,
      oS: `Ⓢ`,
      oacute: `ó`,
      oast: `⊛`,
      ocir: `⊚`,
      ocirc: `ô`,
      ocy: `о`,
      odash: `⊝`,
      odblac: `ő`,
      odiv: `⨸`,
      odot: `⊙`,
      odsold: `⦼`,
      oelig: `œ`,
      ofcir: `⦿`,
      ofr: `𝔬`,
      ogon: `˛`,
      ograve: `ò`,
      ogt: `⧁`,
      ohbar: `⦵`,
      ohm: `Ω`,
      oint: `∮`,
      olarr: `↺`,
      olcir: `⦾`,
      olcross: `⦻`,
      oline: `‾`,
      olt: `⧀`,
      omacr: `ō`,
      omega: `ω`,
      omicron: `ο`,
      omid: `⦶`,
      ominus: `⊖`,
      oopf: `𝕠`,
      opar: `⦷`,
      operp: `⦹`,
      oplus: `⊕`,
      or: `∨`,
      orarr: `↻`,
      ord: `⩝`,
      order: `ℴ`,
      orderof: `ℴ`,
      ordf: `ª`,
      ordm: `º`,
      origof: `⊶`,
      oror: `⩖`,
      orslope: `⩗`,
      orv: `⩛`,
      oscr: `ℴ`,
      oslash: `ø`,
      osol: `⊘`,
      otilde: `õ`,
      otimes: `⊗`,
      otimesas: `⨶`,
      ouml: `ö`,
      ovbar: `⌽`,
      par: `∥`,
      para: `¶`,
      parallel: `∥`,
      parsim: `⫳`,
      parsl: `⫽`,
      part: `∂`,
      pcy: `п`,
      percnt: `%`,
      period: `.`,
      permil: `‰`,
      perp: `⊥`,
      pertenk: `‱`,
      pfr: `𝔭`,
      phi: `φ`,
      phiv: `ϕ`,
      phmmat: `ℳ`,
      phone: `☎`,
      pi: `π`,
      pitchfork: `⋔`,
      piv: `ϖ`,
      planck: `ℏ`,
      planckh: `ℎ`,
      plankv: `ℏ`,
      plus: `+`,
      plusacir: `⨣`,
      plusb: `⊞`,
      pluscir: `⨢`,
      plusdo: `∔`,
      plusdu: `⨥`,
      pluse: `⩲`,
      plusmn: `±`,
      plussim: `⨦`,
      plustwo: `⨧`,
      pm: `±`,
      pointint: `⨕`,
      popf: `𝕡`,
      pound: `£`,
      pr: `≺`,
      prE: `⪳`,
      prap: `⪷`,
      prcue: `≼`,
      pre: `⪯`,
      prec: `≺`,
      precapprox: `⪷`,
      preccurlyeq: `≼`,
      preceq: `⪯`,
      precnapprox: `⪹`,
      precneqq: `⪵`,
      precnsim: `⋨`,
      precsim: `≾`,
      prime: `′`,
      primes: `ℙ`,
      prnE: `⪵`,
      prnap: `⪹`,
      prnsim: `⋨`,
      prod: `∏`,
      profalar: `⌮`,
      profline: `⌒`,
      profsurf: `⌓`,
      prop: `∝`,
      propto: `∝`,
      prsim: `≾`,
      prurel: `⊰`,
      pscr: `𝓅`,
      psi: `ψ`,
      puncsp: ` `,
      qfr: `𝔮`,
      qint: `⨌`,
      qopf: `𝕢`,
      qprime: `⁗`,
      qscr: `𝓆`,
      quaternions: `ℍ`,
      quatint: `⨖`,
      quest: `?`,
      questeq: `≟`,
      quot: `"`,
      rAarr: `⇛`,
      rArr: `⇒`,
      rAtail: `⤜`,
      rBarr: `⤏`,
      rHar: `⥤`,
      race: `∽̱`,
      racute: `ŕ`,
      radic: `√`,
      raemptyv: `⦳`,
      rang: `⟩`,
      rangd: `⦒`,
      range: `⦥`,
      rangle: `⟩`,
      raquo: `»`,
      rarr: `→`,
      rarrap: `⥵`,
      rarrb: `⇥`,
      rarrbfs: `⤠`,
      rarrc: `⤳`,
      rarrfs: `⤞`,
      rarrhk: `↪`,
      rarrlp: `↬`,
      rarrpl: `⥅`,
      rarrsim: `⥴`,
      rarrtl: `↣`,
      rarrw: `↝`,
      ratail: `⤚`,
      ratio: `∶`,
      rationals: `ℚ`,
      rbarr: `⤍`,
      rbbrk: `❳`,
      rbrace: `}`,
      rbrack: `]`,
      rbrke: `⦌`,
      rbrksld: `⦎`,
      rbrkslu: `⦐`,
      rcaron: `ř`,
      rcedil: `ŗ`,
      rceil: `⌉`,
      rcub: `}`,
      rcy: `р`,
      rdca: `⤷`,
      rdldhar: `⥩`,
      rdquo: `”`,
      rdquor: `”`,
      rdsh: `↳`,
      real: `ℜ`,
      realine: `ℛ`,
      realpart: `ℜ`,
      reals: `ℝ`,
      rect: `▭`,
      reg: `®`,
      rfisht: `⥽`,
      rfloor: `⌋`,
      rfr: `𝔯`,
      rhard: `⇁`,
      rharu: `⇀`,
      rharul: `⥬`,
      rho: `ρ`,
      rhov: `ϱ`,
      rightarrow: `→`,
      rightarrowtail: `↣`,
      rightharpoondown: `⇁`,
      rightharpoonup: `⇀`,
      rightleftarrows: `⇄`,
      rightleftharpoons: `⇌`,
      rightrightarrows: `⇉`,
      rightsquigarrow: `↝`,
      rightthreetimes: `⋌`,
      ring: `˚`,
      risingdotseq: `≓`,
      rlarr: `⇄`,
      rlhar: `⇌`,
      rlm: `‏`,
      rmoust: `⎱`,
      rmoustache: `⎱`,
      rnmid: `⫮`,
      roang: `⟭`,
      roarr: `⇾`,
      robrk: `⟧`,
      ropar: `⦆`,
      ropf: `𝕣`,
      roplus: `⨮`,
      rotimes: `⨵`,
      rpar: `)`,
      rpargt: `⦔`,
      rppolint: `⨒`,
      rrarr: `⇉`,
      rsaquo: `›`,
      rscr: `𝓇`,
      rsh: `↱`,
      rsqb: `]`,
      rsquo: `’`,
      rsquor: `’`,
      rthree: `⋌`,
      rtimes: `⋊`,
      rtri: `▹`,
      rtrie: `⊵`,
      rtrif: `▸`,
      rtriltri: `⧎`,
      ruluhar: `⥨`,
      rx: `℞`,
      sacute: `ś`,
      sbquo: `‚`,
      sc: `≻`,
      scE: `⪴`,
      scap: `⪸`,
      scaron: `š`,
      sccue: `≽`,
      sce: `⪰`,
      scedil: `ş`,
      scirc: `ŝ`,
      scnE: `⪶`,
      scnap: `⪺`,
      scnsim: `⋩`,
      scpolint: `⨓`,
      scsim: `≿`,
      scy: `с`,
      sdot: `⋅`,
      sdotb: `⊡`,
      sdote: `⩦`,
      seArr: `⇘`,
      searhk: `⤥`,
      searr: `↘`,
      searrow: `↘`,
      sect: `§`,
      semi: `;`,
      seswar: `⤩`,
      setminus: `∖`,
      setmn: `∖`,
      sext: `✶`,
      sfr: `𝔰`,
      sfrown: `⌢`,
      sharp: `♯`,
      shchcy: `щ`,
      shcy: `ш`,
      shortmid: `∣`,
      shortparallel: `∥`,
      shy: `­`,
      sigma: `σ`,
      sigmaf: `ς`,
      sigmav: `ς`,
      sim: `∼`,
      simdot: `⩪`,
      sime: `≃`,
      simeq: `≃`,
      simg: `⪞`,
      simgE: `⪠`,
      siml: `⪝`,
      simlE: `⪟`,
      simne: `≆`,
      simplus: `⨤`,
      simrarr: `⥲`,
      slarr: `←`,
      smallsetminus: `∖`,
      smashp: `⨳`,
      smeparsl: `⧤`,
      smid: `∣`,
      smile: `⌣`,
      smt: `⪪`,
      smte: `⪬`,
      smtes: `⪬︀`,
      softcy: `ь`,
      sol: `/`,
      solb: `⧄`,
      solbar: `⌿`,
      sopf: `𝕤`,
      spades: `♠`,
      spadesuit: `♠`,
      spar: `∥`,
      sqcap: `⊓`,
      sqcaps: `⊓︀`,
      sqcup: `⊔`,
      sqcups: `⊔︀`,
      sqsub: `⊏`,
      sqsube: `⊑`,
      sqsubset: `⊏`,
      sqsubseteq: `⊑`,
      sqsup: `⊐`,
      sqsupe: `⊒`,
      sqsupset: `⊐`,
      sqsupseteq: `⊒`,
      squ: `□`,
      square: `□`,
      squarf: `▪`,
      squf: `▪`,
      srarr: `→`,
      sscr: `𝓈`,
      ssetmn: `∖`,
      ssmile: `⌣`,
      sstarf: `⋆`,
      star: `☆`,
      starf: `★`,
      straightepsilon: `ϵ`,
      straightphi: `ϕ`,
      strns: `¯`,
      sub: `⊂`,
      subE: `⫅`,
      subdot: `⪽`,
      sube: `⊆`,
      subedot: `⫃`,
      submult: `⫁`,
      subnE: `⫋`,
      subne: `⊊`,
      subplus: `⪿`,
      subrarr: `⥹`,
      subset: `⊂`,
      subseteq: `⊆`,
      subseteqq: `⫅`,
      subsetneq: `⊊`,
      subsetneqq: `⫋`,
      subsim: `⫇`,
      subsub: `⫕`,
      subsup: `⫓`,
      succ: `≻`,
      succapprox: `⪸`,
      succcurlyeq: `≽`,
      succeq: `⪰`,
      succnapprox: `⪺`,
      succneqq: `⪶`,
      succnsim: `⋩`,
      succsim: `≿`,
      sum: `∑`,
      sung: `♪`,
      sup1: `¹`,
      sup2: `²`,
      sup3: `³`,
      sup: `⊃`,
      supE: `⫆`,
      supdot: `⪾`,
      supdsub: `⫘`,
      supe: `⊇`,
      supedot: `⫄`,
      suphsol: `⟉`,
      suphsub: `⫗`,
      suplarr: `⥻`,
      supmult: `⫂`,
      supnE: `⫌`,
      supne: `⊋`,
      supplus: `⫀`,
      supset: `⊃`,
      supseteq: `⊇`,
      supseteqq: `⫆`,
      supsetneq: `⊋`,
      supsetneqq: `⫌`,
      supsim: `⫈`,
      supsub: `⫔`,
      supsup: `⫖`,
      swArr: `⇙`,
      swarhk: `⤦`,
      swarr: `↙`,
      swarrow: `↙`,
      swnwar: `⤪`,
      szlig: `ß`,
      target: `⌖`,
      tau: `τ`,
      tbrk: `⎴`,
      tcaron: `ť`,
      tcedil: `ţ`,
      tcy: `т`,
      tdot: `⃛`,
      telrec: `⌕`,
      tfr: `𝔱`,
      there4: `∴`,
      therefore: `∴`,
      theta: `θ`,
      thetasym: `ϑ`,
      thetav: `ϑ`,
      thickapprox: `≈`,
      thicksim: `∼`,
      thinsp: ` `,
      thkap: `≈`,
      thksim: `∼`,
      thorn: `þ`,
      tilde: `˜`,
      times: `×`,
      timesb: `⊠`,
      timesbar: `⨱`,
      timesd: `⨰`,
      tint: `∭`,
      toea: `⤨`,
      top: `⊤`,
      topbot: `⌶`,
      topcir: `⫱`,
      topf: `𝕥`,
      topfork: `⫚`,
      tosa: `⤩`,
      tprime: `‴`,
      trade: `™`,
      triangle: `▵`,
      triangledown: `▿`,
      triangleleft: `◃`,
      trianglelefteq: `⊴`,
      triangleq: `≜`,
      triangleright: `▹`,
      trianglerighteq: `⊵`,
      tridot: `◬`,
      trie: `≜`,
      triminus: `⨺`,
      triplus: `⨹`,
      trisb: `⧍`,
      tritime: `⨻`,
      trpezium: `⏢`,
      tscr: `𝓉`,
      tscy: `ц`,
      tshcy: `ћ`,
      tstrok: `ŧ`,
      twixt: `≬`,
      twoheadleftarrow: `↞`,
      twoheadrightarrow: `↠`,
      uArr: `⇑`,
      uHar: `⥣`,
      uacute: `ú`,
      uarr: `↑`,
      ubrcy: `ў`,
      ubreve: `ŭ`,
      ucirc: `û`,
      ucy: `у`,
      udarr: `⇅`,
      udblac: `ű`,
      udhar: `⥮`,
      ufisht: `⥾`,
      ufr: `𝔲`,
      ugrave: `ù`,
      uharl: `↿`,
      uharr: `↾`,
      uhblk: `▀`,
      ulcorn: `⌜`,
      ulcorner: `⌜`,
      ulcrop: `⌏`,
      ultri: `◸`,
      umacr: `ū`,
      uml: `¨`,
      uogon: `ų`,
      uopf: `𝕦`,
      uparrow: `↑`,
      updownarrow: `↕`,
      upharpoonleft: `↿`,
      upharpoonright: `↾`,
      uplus: `⊎`,
      upsi: `υ`,
      upsih: `ϒ`,
      upsilon: `υ`,
      upuparrows: `⇈`,
      urcorn: `⌝`,
      urcorner: `⌝`,
      urcrop: `⌎`,
      uring: `ů`,
      urtri: `◹`,
      uscr: `𝓊`,
      utdot: `⋰`,
      utilde: `ũ`,
      utri: `▵`,
      utrif: `▴`,
      uuarr: `⇈`,
      uuml: `ü`,
      uwangle: `⦧`,
      vArr: `⇕`,
      vBar: `⫨`,
      vBarv: `⫩`,
      vDash: `⊨`,
      vangrt: `⦜`,
      varepsilon: `ϵ`,
      varkappa: `ϰ`,
      varnothing: `∅`,
      varphi: `ϕ`,
      varpi: `ϖ`,
      varpropto: `∝`,
      varr: `↕`,
      varrho: `ϱ`,
      varsigma: `ς`,
      varsubsetneq: `⊊︀`,
      varsubsetneqq: `⫋︀`,
      varsupsetneq: `⊋︀`,
      varsupsetneqq: `⫌︀`,
      vartheta: `ϑ`,
      vartriangleleft: `⊲`,
      vartriangleright: `⊳`,
      vcy: `в`,
      vdash: `⊢`,
      vee: `∨`,
      veebar: `⊻`,
      veeeq: `≚`,
      vellip: `⋮`,
      verbar: `|`,
      vert: `|`,
      vfr: `𝔳`,
      vltri: `⊲`,
      vnsub: `⊂⃒`,
      vnsup: `⊃⃒`,
      vopf: `𝕧`,
      vprop: `∝`,
      vrtri: `⊳`,
      vscr: `𝓋`,
      vsubnE: `⫋︀`,
      vsubne: `⊊︀`,
      vsupnE: `⫌︀`,
      vsupne: `⊋︀`,
      vzigzag: `⦚`,
      wcirc: `ŵ`,
      wedbar: `⩟`,
      wedge: `∧`,
      wedgeq: `≙`,
      weierp: `℘`,
      wfr: `𝔴`,
      wopf: `𝕨`,
      wp: `℘`,
      wr: `≀`,
      wreath: `≀`,
      wscr: `𝓌`,
      xcap: `⋂`,
      xcirc: `◯`,
      xcup: `⋃`,
      xdtri: `▽`,
      xfr: `𝔵`,
      xhArr: `⟺`,
      xharr: `⟷`,
      xi: `ξ`,
      xlArr: `⟸`,
      xlarr: `⟵`,
      xmap: `⟼`,
      xnis: `⋻`,
      xodot: `⨀`,
      xopf: `𝕩`,
      xoplus: `⨁`,
      xotime: `⨂`,
      xrArr: `⟹`,
      xrarr: `⟶`,
      xscr: `𝓍`,
      xsqcup: `⨆`,
      xuplus: `⨄`,
      xutri: `△`,
      xvee: `⋁`,
      xwedge: `⋀`,
      yacute: `ý`,
      yacy: `я`,
      ycirc: `ŷ`,
      ycy: `ы`,
      yen: `¥`,
      yfr: `𝔶`,
      yicy: `ї`,
      yopf: `𝕪`,
      yscr: `𝓎`,
      yucy: `ю`,
      yuml: `ÿ`,
      zacute: `ź`,
      zcaron: `ž`,
      zcy: `з`,
      zdot: `ż`,
      zeetrf: `ℨ`,
      zeta: `ζ`,
      zfr: `𝔷`,
      zhcy: `ж`,
      zigrarr: `⇝`,
      zopf: `𝕫`,
      zscr: `𝓏`,
      zwj: `‍`,
      zwnj: `‌`,
    },
    pn = {}.hasOwnProperty
  function mn(e) {
    return pn.call(fn, e) ? fn[e] : !1
  }
  function hn(e, t) {
    let n = Number.parseInt(e, t)
    return n < 9 ||
      n === 11 ||
      (n > 13 && n < 32) ||
      (n > 126 && n < 160) ||
      (n > 55295 && n < 57344) ||
      (n > 64975 && n < 65008) ||
      (n & 65535) == 65535 ||
      (n & 65535) == 65534 ||
      n > 1114111
      ? `�`
      : String.fromCodePoint(n)
  }
  let gn = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
  function _n(e) {
    return e.replace(gn, vn)
  }
  function vn(e, t, n) {
    if (t) return t
    if (n.charCodeAt(0) === 35) {
      let e = n.charCodeAt(1),
        t = e === 120 || e === 88
      return hn(n.slice(t ? 2 : 1), t ? 16 : 10)
    }
    return mn(n) || e
  }
  function yn() {
    return {
      enter: { table: bn, tableData: wn, tableHeader: wn, tableRow: Sn },
      exit: { codeText: Tn, table: xn, tableData: Cn, tableHeader: Cn, tableRow: Cn },
    }
  }
  function bn(e) {
    let t = e._align
    ;(this.enter(
      {
        type: `table`,
        align: t.map(function (e) {
          return e === `none` ? null : e
        }),
        children: [],
        position: void 0,
      },
      e,
    ),
      (this.data.inTable = !0))
  }
  function xn(e) {
    ;(this.exit(e), (this.data.inTable = void 0))
  }
  function Sn(e) {
    this.enter({ type: `tableRow`, children: [], position: void 0 }, e)
  }
  function Cn(e) {
    this.exit(e)
  }
  function wn(e) {
    this.enter({ type: `tableCell`, children: [], position: void 0 }, e)
  }
  function Tn(e) {
    let t = this.resume()
    this.data.inTable && (t = t.replace(/\\([\\|])/g, En))
    let n = this.stack[this.stack.length - 1]
    ;(n.type, (n.value = t), this.exit(e))
  }
  function En(e, t) {
    return t === `|` ? t : e
  }
  function Dn(e) {
    let { tableCellPadding: t, tablePipeAlign: n, stringLength: r } = e || {},
      i = t ? ` ` : `|`
    return {
      handlers: { inlineCode: d, table: a, tableCell: s, tableRow: o },
      join: [On],
      unsafe: [
        { character: `\r`, inConstruct: `tableCell` },
        {
          character: `
`,
          inConstruct: `tableCell`,
        },
        { atBreak: !0, character: `|`, after: `[	 :-]` },
        { character: `|`, inConstruct: `tableCell` },
        { atBreak: !0, character: `:`, after: `-` },
        { atBreak: !0, character: `-`, after: `[:|-]` },
      ],
    }
    function a(e, t, n, r) {
      let i = l(e, n, r),
        a = i[0]
      if (a) {
        let t = e.align ? e.align.length : 0,
          n = -1
        if (!t) for (; ++n < i.length;) i[n].length > t && (t = i[n].length)
        for (; a.length < t;) a.push(``)
      }
      return c(i, e.align)
    }
    function o(e, t, n, r) {
      let i = c([u(e, n, r)])
      return i.slice(
        0,
        i.indexOf(`
`),
      )
    }
    function s(e, t, n, r) {
      let a = n.enter(`tableCell`),
        o = n.enter(`phrasing`),
        s = n.containerPhrasing(e, { ...r, before: i, after: i })
      return (o(), a(), s)
    }
    function c(e, i) {
      return Be(e, { align: i, alignDelimiters: n, fillRows: !1, padding: t, stringLength: r })
    }
    function l(e, t, n) {
      let { children: r } = e,
        i = -1,
        a = [],
        o = t.enter(`table`)
      for (; ++i < r.length;) a[i] = u(r[i], t, n)
      return (o(), a)
    }
    function u(e, t, n) {
      let { children: r } = e,
        i = -1,
        a = [],
        o = t.enter(`tableRow`)
      for (; ++i < r.length;) a[i] = s(r[i], e, t, n)
      return (o(), a)
    }
    function d(e, t, n) {
      let r = dn.inlineCode(e, t, n)
      if (!n.stack.includes(`tableCell`)) return r
      let i = [],
        a = 0,
        o = r.indexOf(`|`)
      for (; o !== -1;) {
        let e = o
        for (; e > a && r.charCodeAt(e - 1) === 92;) e--
        ;(i.push(r.slice(a, o)),
          (o - e) % 2 == 0 && i.push(`\\`),
          (a = o),
          (o = r.indexOf(`|`, o + 1)))
      }
      return (i.push(r.slice(a)), i.join(``))
    }
  }
  function On(e, t, n, r) {
    if (
      e.type === `table` &&
      n.type === `listItem` &&
      n.spread === !1 &&
      (t.type === `definition` ||
        (t.type === `heading` && kn(t, r)) ||
        t.type === `paragraph` ||
        t.type === `table`)
    )
      return 1
  }
  function kn(e, t) {
    let n = !1
    return (
      Tt(e, function (e) {
        if (e.type === `break` || (`value` in e && /\r?\n|\r/.test(e.value))) return ((n = !0), !1)
      }),
      !!((!e.depth || e.depth < 3) && kt(e) && (t.options.setext || n))
    )
  }
  function An() {
    return {
      exit: { taskListCheckValueChecked: Mn, taskListCheckValueUnchecked: Mn, paragraph: Nn },
    }
  }
  function jn() {
    return { handlers: { paragraph: Pn }, join: [Fn] }
  }
  function Mn(e) {
    let t = this.stack[this.stack.length - 2]
    ;(t.type, (t.checked = e.type === `taskListCheckValueChecked`))
  }
  function Nn(e) {
    let t = this.stack[this.stack.length - 2]
    if (t && t.type === `listItem` && typeof t.checked == `boolean`) {
      let e = this.stack[this.stack.length - 1]
      e.type
      let n = e.children[0]
      if (n && n.type === `text`) {
        let r = t.children,
          i = -1,
          a
        for (; ++i < r.length;) {
          let e = r[i]
          if (e.type === `paragraph`) {
            a = e
            break
          }
        }
        a === e &&
          ((n.value = n.value.slice(1)),
          n.value.length === 0
            ? e.children.shift()
            : e.position &&
              n.position &&
              typeof n.position.start.offset == `number` &&
              (n.position.start.column++,
              n.position.start.offset++,
              (e.position.start = { ...n.position.start })))
      }
    }
    this.exit(e)
  }
  function Pn(e, t, n, r) {
    if (!t || t.type !== `listItem` || In(t) !== e) return dn.paragraph(e, t, n, r)
    let i = `[` + (t.checked ? `x` : ` `) + `] `,
      a = n.createTracker(r)
    return (
      a.move(i),
      i +
        dn.paragraph(
          e.children.length > 0
            ? e
            : { type: `paragraph`, children: [{ type: `text`, value: ` ` }] },
          t,
          n,
          { ...r, ...a.current() },
        )
    )
  }
  function Fn(e, t, n) {
    if (e.type !== `definition` || n.type !== `listItem`) return
    let r = In(n)
    if (r && n.children.indexOf(e) < n.children.indexOf(r)) return 0
  }
  function In(e) {
    if (typeof e.checked == `boolean`)
      for (let t of e.children) {
        if (t.type === `paragraph`) return t
        if (t.type !== `definition`) return
      }
  }
  function Ln() {
    return [B(), De(), Me(), yn(), An()]
  }
  function Rn(e) {
    return { extensions: [ne(), Oe(e), Ne(), Dn(e), jn()] }
  }
  function W(e, t, n, r) {
    let i = e.length,
      a = 0,
      o
    if (((t = t < 0 ? (-t > i ? 0 : i + t) : t > i ? i : t), (n = n > 0 ? n : 0), r.length < 1e4))
      ((o = Array.from(r)), o.unshift(t, n), e.splice(...o))
    else
      for (n && e.splice(t, n); a < r.length;)
        ((o = r.slice(a, a + 1e4)), o.unshift(t, 0), e.splice(...o), (a += 1e4), (t += 1e4))
  }
  function G(e, t) {
    return e.length > 0 ? (W(e, e.length, 0, t), e) : t
  }
  let zn = {}.hasOwnProperty
  function Bn(e) {
    let t = {},
      n = -1
    for (; ++n < e.length;) Vn(t, e[n])
    return t
  }
  function Vn(e, t) {
    let n
    for (n in t) {
      let r = (zn.call(e, n) ? e[n] : void 0) || (e[n] = {}),
        i = t[n],
        a
      if (i)
        for (a in i) {
          zn.call(r, a) || (r[a] = [])
          let e = i[a]
          Hn(r[a], Array.isArray(e) ? e : e ? [e] : [])
        }
    }
  }
  function Hn(e, t) {
    let n = -1,
      r = []
    for (; ++n < t.length;) (t[n].add === `after` ? e : r).push(t[n])
    W(e, 0, 0, r)
  }
  let Un = { tokenize: er, partial: !0 },
    Wn = { tokenize: tr, partial: !0 },
    Gn = { tokenize: nr, partial: !0 },
    Kn = { tokenize: rr, partial: !0 },
    qn = { tokenize: ir, partial: !0 },
    Jn = { name: `wwwAutolink`, tokenize: Qn, previous: ar },
    Yn = { name: `protocolAutolink`, tokenize: $n, previous: or },
    K = { name: `emailAutolink`, tokenize: Zn, previous: sr },
    q = {}
  function Xn() {
    return { text: q }
  }
  let J = 48
  for (; J < 123;) ((q[J] = K), J++, J === 58 ? (J = 65) : J === 91 && (J = 97))
  ;((q[43] = K),
    (q[45] = K),
    (q[46] = K),
    (q[95] = K),
    (q[72] = [K, Yn]),
    (q[104] = [K, Yn]),
    (q[87] = [K, Jn]),
    (q[119] = [K, Jn]))
  function Zn(e, t, n) {
    let r = this,
      i,
      a
    return o
    function o(t) {
      return !cr(t) || !sr.call(r, r.previous) || lr(r.events)
        ? n(t)
        : (e.enter(`literalAutolink`), e.enter(`literalAutolinkEmail`), s(t))
    }
    function s(t) {
      return cr(t) ? (e.consume(t), s) : t === 64 ? (e.consume(t), c) : n(t)
    }
    function c(t) {
      return t === 46
        ? e.check(qn, u, l)(t)
        : t === 45 || t === 95 || f(t)
          ? ((a = !0), e.consume(t), c)
          : u(t)
    }
    function l(t) {
      return (e.consume(t), (i = !0), c)
    }
    function u(o) {
      return a && i && d(r.previous)
        ? (e.exit(`literalAutolinkEmail`), e.exit(`literalAutolink`), t(o))
        : n(o)
    }
  }
  function Qn(e, t, n) {
    let r = this
    return i
    function i(t) {
      return (t !== 87 && t !== 119) || !ar.call(r, r.previous) || lr(r.events)
        ? n(t)
        : (e.enter(`literalAutolink`),
          e.enter(`literalAutolinkWww`),
          e.check(Un, e.attempt(Wn, e.attempt(Gn, a), n), n)(t))
    }
    function a(n) {
      return (e.exit(`literalAutolinkWww`), e.exit(`literalAutolink`), t(n))
    }
  }
  function $n(e, t, n) {
    let r = this,
      i = ``,
      a = !1
    return o
    function o(t) {
      return (t === 72 || t === 104) && or.call(r, r.previous) && !lr(r.events)
        ? (e.enter(`literalAutolink`),
          e.enter(`literalAutolinkHttp`),
          (i += String.fromCodePoint(t)),
          e.consume(t),
          s)
        : n(t)
    }
    function s(t) {
      if (d(t) && i.length < 5) return ((i += String.fromCodePoint(t)), e.consume(t), s)
      if (t === 58) {
        let n = i.toLowerCase()
        if (n === `http` || n === `https`) return (e.consume(t), c)
      }
      return n(t)
    }
    function c(t) {
      return t === 47 ? (e.consume(t), a ? l : ((a = !0), c)) : n(t)
    }
    function l(t) {
      return t === null || m(t) || y(t) || S(t) || x(t)
        ? n(t)
        : e.attempt(Wn, e.attempt(Gn, u), n)(t)
    }
    function u(n) {
      return (e.exit(`literalAutolinkHttp`), e.exit(`literalAutolink`), t(n))
    }
  }
  function er(e, t, n) {
    let r = 0
    return i
    function i(t) {
      return (t === 87 || t === 119) && r < 3
        ? (r++, e.consume(t), i)
        : t === 46 && r === 3
          ? (e.consume(t), a)
          : n(t)
    }
    function a(e) {
      return e === null ? n(e) : t(e)
    }
  }
  function tr(e, t, n) {
    let r, i, a
    return o
    function o(t) {
      return t === 46 || t === 95
        ? e.check(Kn, c, s)(t)
        : t === null || y(t) || S(t) || (t !== 45 && x(t))
          ? c(t)
          : ((a = !0), e.consume(t), o)
    }
    function s(t) {
      return (t === 95 ? (r = !0) : ((i = r), (r = void 0)), e.consume(t), o)
    }
    function c(e) {
      return i || r || !a ? n(e) : t(e)
    }
  }
  function nr(e, t) {
    let n = 0,
      r = 0
    return i
    function i(o) {
      return o === 40
        ? (n++, e.consume(o), i)
        : o === 41 && r < n
          ? a(o)
          : o === 33 ||
              o === 34 ||
              o === 38 ||
              o === 39 ||
              o === 41 ||
              o === 42 ||
              o === 44 ||
              o === 46 ||
              o === 58 ||
              o === 59 ||
              o === 60 ||
              o === 63 ||
              o === 93 ||
              o === 95 ||
              o === 126
            ? e.check(Kn, t, a)(o)
            : o === null || y(o) || S(o)
              ? t(o)
              : (e.consume(o), i)
    }
    function a(t) {
      return (t === 41 && r++, e.consume(t), i)
    }
  }
  function rr(e, t, n) {
    return r
    function r(o) {
      return o === 33 ||
        o === 34 ||
        o === 39 ||
        o === 41 ||
        o === 42 ||
        o === 44 ||
        o === 46 ||
        o === 58 ||
        o === 59 ||
        o === 63 ||
        o === 95 ||
        o === 126
        ? (e.consume(o), r)
        : o === 38
          ? (e.consume(o), a)
          : o === 93
            ? (e.consume(o), i)
            : o === 60 || o === null || y(o) || S(o)
              ? t(o)
              : n(o)
    }
    function i(e) {
      return e === null || e === 40 || e === 91 || y(e) || S(e) ? t(e) : r(e)
    }
    function a(e) {
      return d(e) ? o(e) : n(e)
    }
    function o(t) {
      return t === 59 ? (e.consume(t), r) : d(t) ? (e.consume(t), o) : n(t)
    }
  }
  function ir(e, t, n) {
    return r
    function r(t) {
      return (e.consume(t), i)
    }
    function i(e) {
      return f(e) ? n(e) : t(e)
    }
  }
  function ar(e) {
    return (
      e === null || e === 40 || e === 42 || e === 95 || e === 91 || e === 93 || e === 126 || y(e)
    )
  }
  function or(e) {
    return !d(e)
  }
  function sr(e) {
    return !(e === 47 || cr(e))
  }
  function cr(e) {
    return e === 43 || e === 45 || e === 46 || e === 95 || f(e)
  }
  function lr(e) {
    let t = e.length,
      n = !1
    for (; t--;) {
      let r = e[t][1]
      if ((r.type === `labelLink` || r.type === `labelImage`) && !r._balanced) {
        n = !0
        break
      }
      if (r._gfmAutolinkLiteralWalkedInto) {
        n = !1
        break
      }
    }
    return (e.length > 0 && !n && (e[e.length - 1][1]._gfmAutolinkLiteralWalkedInto = !0), n)
  }
  function Y(e) {
    let t = [],
      n = -1,
      r = 0,
      i = 0
    for (; ++n < e.length;) {
      let a = e.charCodeAt(n),
        o = ``
      if (a === 37 && f(e.charCodeAt(n + 1)) && f(e.charCodeAt(n + 2))) i = 2
      else if (a < 128)
        /[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(a)) || (o = String.fromCharCode(a))
      else if (a > 55295 && a < 57344) {
        let t = e.charCodeAt(n + 1)
        a < 56320 && t > 56319 && t < 57344 ? ((o = String.fromCharCode(a, t)), (i = 1)) : (o = `�`)
      } else o = String.fromCharCode(a)
      ;((o &&= (t.push(e.slice(r, n), encodeURIComponent(o)), (r = n + i + 1), ``)),
        (i &&= ((n += i), 0)))
    }
    return t.join(``) + e.slice(r)
  }
  function ur(e, t, n) {
    let r = [],
      i = -1
    for (; ++i < e.length;) {
      let a = e[i].resolveAll
      a && !r.includes(a) && ((t = a(t, n)), r.push(a))
    }
    return t
  }
  let dr = { name: `attention`, resolveAll: fr, tokenize: pr }
  function fr(e, t) {
    let n = -1,
      r
    for (; ++n < e.length;)
      if (e[n][0] === `enter` && e[n][1].type === `attentionSequence` && e[n][1]._close) {
        let i = n
        for (; i--;)
          if (
            e[i][0] === `exit` &&
            e[i][1].type === `attentionSequence` &&
            e[i][1]._open &&
            t.sliceSerialize(e[i][1]).charCodeAt(0) === t.sliceSerialize(e[n][1]).charCodeAt(0)
          ) {
            if (
              (e[i][1]._close || e[n][1]._open) &&
              (e[n][1].end.offset - e[n][1].start.offset) % 3 &&
              !(
                (e[i][1].end.offset -
                  e[i][1].start.offset +
                  e[n][1].end.offset -
                  e[n][1].start.offset) %
                3
              )
            )
              continue
            let a =
                e[i][1].end.offset - e[i][1].start.offset > 1 &&
                e[n][1].end.offset - e[n][1].start.offset > 1
                  ? 2
                  : 1,
              o = { ...e[i][1].end },
              s = { ...e[n][1].start }
            ;(mr(o, -a), mr(s, a))
            let c = {
                type: a > 1 ? `strongSequence` : `emphasisSequence`,
                start: o,
                end: { ...e[i][1].end },
              },
              l = {
                type: a > 1 ? `strongSequence` : `emphasisSequence`,
                start: { ...e[n][1].start },
                end: s,
              },
              u = {
                type: a > 1 ? `strongText` : `emphasisText`,
                start: { ...e[i][1].end },
                end: { ...e[n][1].start },
              },
              d = { type: a > 1 ? `strong` : `emphasis`, start: { ...c.start }, end: { ...l.end } }
            ;((e[i][1].end = { ...c.start }),
              (e[n][1].start = { ...l.end }),
              (r = []),
              e[i][1].end.offset - e[i][1].start.offset &&
                (r = G(r, [
                  [`enter`, e[i][1], t],
                  [`exit`, e[i][1], t],
                ])),
              (r = G(r, [
                [`enter`, d, t],
                [`enter`, c, t],
                [`exit`, c, t],
                [`enter`, u, t],
              ])),
              (r = G(r, ur(t.parser.constructs.insideSpan.null, e.slice(i + 1, n), t))),
              (r = G(r, [
                [`exit`, u, t],
                [`enter`, l, t],
                [`exit`, l, t],
                [`exit`, d, t],
              ])))
            let f = 0
            ;(e[n][1].end.offset - e[n][1].start.offset &&
              ((f = 2),
              (r = G(r, [
                [`enter`, e[n][1], t],
                [`exit`, e[n][1], t],
              ]))),
              W(e, i - 1, n - i + 3, r),
              (n = i + r.length - f - 2))
            break
          }
      }
    for (n = -1; ++n < e.length;) e[n][1].type === `attentionSequence` && (e[n][1].type = `data`)
    return e
  }
  function pr(e, t) {
    let n = this.parser.constructs.attentionMarkers.null,
      r = this.previous,
      i = H(r),
      a
    return o
    function o(t) {
      return ((a = t), e.enter(`attentionSequence`), s(t))
    }
    function s(o) {
      if (o === a) return (e.consume(o), s)
      let c = e.exit(`attentionSequence`),
        l = H(o),
        u = !l || (l === 2 && i) || (n.includes(o) && o !== 42 && o !== 95),
        d = !i || (i === 2 && l) || (n.includes(r) && r !== 42 && r !== 95)
      return (
        (c._open = !!(a === 42 ? u : u && (i || !d))),
        (c._close = !!(a === 42 ? d : d && (l || !u))),
        t(o)
      )
    }
  }
  function mr(e, t) {
    ;((e.column += t), (e.offset += t), (e._bufferIndex += t))
  }
  let hr = { name: `autolink`, tokenize: gr }
  function gr(e, t, n) {
    let r = 0
    return i
    function i(t) {
      return (
        e.enter(`autolink`),
        e.enter(`autolinkMarker`),
        e.consume(t),
        e.exit(`autolinkMarker`),
        e.enter(`autolinkProtocol`),
        a
      )
    }
    function a(t) {
      return d(t) ? (e.consume(t), o) : t === 64 ? n(t) : l(t)
    }
    function o(e) {
      return e === 43 || e === 45 || e === 46 || f(e) ? ((r = 1), s(e)) : l(e)
    }
    function s(t) {
      return t === 58
        ? (e.consume(t), (r = 0), c)
        : (t === 43 || t === 45 || t === 46 || f(t)) && r++ < 32
          ? (e.consume(t), s)
          : ((r = 0), l(t))
    }
    function c(r) {
      return r === 62
        ? (e.exit(`autolinkProtocol`),
          e.enter(`autolinkMarker`),
          e.consume(r),
          e.exit(`autolinkMarker`),
          e.exit(`autolink`),
          t)
        : r === null || r === 32 || r === 60 || m(r)
          ? n(r)
          : (e.consume(r), c)
    }
    function l(t) {
      return t === 64 ? (e.consume(t), u) : p(t) ? (e.consume(t), l) : n(t)
    }
    function u(e) {
      return f(e) ? h(e) : n(e)
    }
    function h(n) {
      return n === 46
        ? (e.consume(n), (r = 0), u)
        : n === 62
          ? ((e.exit(`autolinkProtocol`).type = `autolinkEmail`),
            e.enter(`autolinkMarker`),
            e.consume(n),
            e.exit(`autolinkMarker`),
            e.exit(`autolink`),
            t)
          : g(n)
    }
    function g(t) {
      if ((t === 45 || f(t)) && r++ < 63) {
        let n = t === 45 ? g : h
        return (e.consume(t), n)
      }
      return n(t)
    }
  }
  function X(e, t, n, r) {
    let i = r ? r - 1 : 1 / 0,
      a = 0
    return o
    function o(r) {
      return b(r) ? (e.enter(n), s(r)) : t(r)
    }
    function s(r) {
      return b(r) && a++ < i ? (e.consume(r), s) : (e.exit(n), t(r))
    }
  }
  function _r(e, t, n, r, i, a) {
    let o = 0
    return s
    function s(t) {
      return a > 0 && b(t) ? (e.enter(r), c(t)) : l(t)
    }
    function c(t) {
      return b(t) && o < a ? (e.consume(t), o++, c) : (e.exit(r), l(t))
    }
    function l(e) {
      return o >= i ? t(e) : n(e)
    }
  }
  let vr = { partial: !0, tokenize: yr }
  function yr(e, t, n) {
    return r
    function r(t) {
      return b(t) ? X(e, i, `linePrefix`)(t) : i(t)
    }
    function i(e) {
      return e === null || v(e) ? t(e) : n(e)
    }
  }
  let br = { continuation: { tokenize: Sr }, exit: Cr, name: `blockQuote`, tokenize: xr }
  function xr(e, t, n) {
    let r = this
    return i
    function i(t) {
      if (t === 62) {
        let n = r.containerState
        return (
          (n.open ||= (e.enter(`blockQuote`, { _container: !0 }), !0)),
          e.enter(`blockQuotePrefix`),
          e.enter(`blockQuoteMarker`),
          e.consume(t),
          e.exit(`blockQuoteMarker`),
          a
        )
      }
      return n(t)
    }
    function a(n) {
      return b(n)
        ? (e.enter(`blockQuotePrefixWhitespace`),
          e.consume(n),
          e.exit(`blockQuotePrefixWhitespace`),
          e.exit(`blockQuotePrefix`),
          t)
        : (e.exit(`blockQuotePrefix`), t(n))
    }
  }
  function Sr(e, t, n) {
    let r = this
    return i
    function i(t) {
      return b(t)
        ? X(
            e,
            a,
            `linePrefix`,
            r.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 4,
          )(t)
        : a(t)
    }
    function a(r) {
      return e.attempt(br, t, n)(r)
    }
  }
  function Cr(e) {
    e.exit(`blockQuote`)
  }
  let wr = { name: `characterEscape`, tokenize: Tr }
  function Tr(e, t, n) {
    return r
    function r(t) {
      return (
        e.enter(`characterEscape`), e.enter(`escapeMarker`), e.consume(t), e.exit(`escapeMarker`), i
      )
    }
    function i(r) {
      return _(r)
        ? (e.enter(`characterEscapeValue`),
          e.consume(r),
          e.exit(`characterEscapeValue`),
          e.exit(`characterEscape`),
          t)
        : n(r)
    }
  }
  let Er = { name: `characterReference`, tokenize: Dr }
  function Dr(e, t, n) {
    let r = this,
      i = 0,
      a,
      o
    return s
    function s(t) {
      return (
        e.enter(`characterReference`),
        e.enter(`characterReferenceMarker`),
        e.consume(t),
        e.exit(`characterReferenceMarker`),
        c
      )
    }
    function c(t) {
      return t === 35
        ? (e.enter(`characterReferenceMarkerNumeric`),
          e.consume(t),
          e.exit(`characterReferenceMarkerNumeric`),
          l)
        : (e.enter(`characterReferenceValue`), (a = 31), (o = f), u(t))
    }
    function l(t) {
      return t === 88 || t === 120
        ? (e.enter(`characterReferenceMarkerHexadecimal`),
          e.consume(t),
          e.exit(`characterReferenceMarkerHexadecimal`),
          e.enter(`characterReferenceValue`),
          (a = 6),
          (o = g),
          u)
        : (e.enter(`characterReferenceValue`), (a = 7), (o = h), u(t))
    }
    function u(s) {
      if (s === 59 && i) {
        let i = e.exit(`characterReferenceValue`)
        return o === f && !mn(r.sliceSerialize(i))
          ? n(s)
          : (e.enter(`characterReferenceMarker`),
            e.consume(s),
            e.exit(`characterReferenceMarker`),
            e.exit(`characterReference`),
            t)
      }
      return o(s) && i++ < a ? (e.consume(s), u) : n(s)
    }
  }
  let Or = { partial: !0, tokenize: kr }
  function kr(e, t, n) {
    let r = this
    return i
    function i(t) {
      return t === null ? n(t) : (e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), a)
    }
    function a(e) {
      return r.parser.lazy[r.now().line] ? n(e) : t(e)
    }
  }
  let Ar = { concrete: !0, name: `codeFenced`, tokenize: jr }
  function jr(e, t, n) {
    let r = this,
      i = { partial: !0, tokenize: C },
      a = 0,
      o = 0,
      s
    return c
    function c(e) {
      return l(e)
    }
    function l(t) {
      let n = r.events[r.events.length - 1]
      return (
        (a = n && n[1].type === `linePrefix` ? n[2].sliceSerialize(n[1], !0).length : 0),
        (s = t),
        e.enter(`codeFenced`),
        e.enter(`codeFencedFence`),
        e.enter(`codeFencedFenceSequence`),
        u(t)
      )
    }
    function u(t) {
      return t === s
        ? (o++, e.consume(t), u)
        : o < 3
          ? n(t)
          : (e.exit(`codeFencedFenceSequence`), b(t) ? X(e, d, `whitespace`)(t) : d(t))
    }
    function d(n) {
      return n === null || v(n)
        ? (e.exit(`codeFencedFence`), r.interrupt ? t(n) : e.check(Or, h, S)(n))
        : (e.enter(`codeFencedFenceInfo`), e.enter(`chunkString`, { contentType: `string` }), f(n))
    }
    function f(t) {
      return t === null || v(t)
        ? (e.exit(`chunkString`), e.exit(`codeFencedFenceInfo`), d(t))
        : b(t)
          ? (e.exit(`chunkString`), e.exit(`codeFencedFenceInfo`), X(e, p, `whitespace`)(t))
          : t === 96 && t === s
            ? n(t)
            : (e.consume(t), f)
    }
    function p(t) {
      return t === null || v(t)
        ? d(t)
        : (e.enter(`codeFencedFenceMeta`), e.enter(`chunkString`, { contentType: `string` }), m(t))
    }
    function m(t) {
      return t === null || v(t)
        ? (e.exit(`chunkString`), e.exit(`codeFencedFenceMeta`), d(t))
        : t === 96 && t === s
          ? n(t)
          : (e.consume(t), m)
    }
    function h(t) {
      return e.attempt(i, S, g)(t)
    }
    function g(t) {
      return (e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), _)
    }
    function _(t) {
      return a > 0 && b(t) ? X(e, y, `linePrefix`, a + 1)(t) : y(t)
    }
    function y(t) {
      return t === null || v(t) ? e.check(Or, h, S)(t) : (e.enter(`codeFlowValue`), x(t))
    }
    function x(t) {
      return t === null || v(t) ? (e.exit(`codeFlowValue`), y(t)) : (e.consume(t), x)
    }
    function S(n) {
      return (e.exit(`codeFenced`), t(n))
    }
    function C(e, t, n) {
      let i = 0
      return a
      function a(t) {
        return (e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), c)
      }
      function c(t) {
        return (
          e.enter(`codeFencedFence`),
          b(t)
            ? X(
                e,
                l,
                `linePrefix`,
                r.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 4,
              )(t)
            : l(t)
        )
      }
      function l(t) {
        return t === s ? (e.enter(`codeFencedFenceSequence`), u(t)) : n(t)
      }
      function u(t) {
        return t === s
          ? (i++, e.consume(t), u)
          : i >= o
            ? (e.exit(`codeFencedFenceSequence`), b(t) ? X(e, d, `whitespace`)(t) : d(t))
            : n(t)
      }
      function d(r) {
        return r === null || v(r) ? (e.exit(`codeFencedFence`), t(r)) : n(r)
      }
    }
  }
  let Mr = { name: `codeIndented`, tokenize: Pr },
    Nr = { partial: !0, tokenize: Fr }
  function Pr(e, t, n) {
    return r
    function r(t) {
      return (e.enter(`codeIndented`), _r(e, i, n, `linePrefix`, 4, 4)(t))
    }
    function i(t) {
      return t === null ? o(t) : v(t) ? e.attempt(Nr, i, o)(t) : (e.enter(`codeFlowValue`), a(t))
    }
    function a(t) {
      return t === null || v(t) ? (e.exit(`codeFlowValue`), i(t)) : (e.consume(t), a)
    }
    function o(n) {
      return (e.exit(`codeIndented`), t(n))
    }
  }
  function Fr(e, t, n) {
    let r = this
    return i
    function i(o) {
      return r.parser.lazy[r.now().line]
        ? n(o)
        : v(o)
          ? (e.enter(`lineEnding`), e.consume(o), e.exit(`lineEnding`), i)
          : _r(e, t, a, `linePrefix`, 4, 4)(o)
    }
    function a(e) {
      return v(e) ? i(e) : n(e)
    }
  }
  let Ir = { name: `codeText`, previous: Rr, resolve: Lr, tokenize: zr }
  function Lr(e) {
    let t = e.length - 4,
      n = 3,
      r,
      i
    if (
      (e[n][1].type === `lineEnding` || e[n][1].type === `space`) &&
      (e[t][1].type === `lineEnding` || e[t][1].type === `space`)
    ) {
      for (r = n; ++r < t;)
        if (e[r][1].type === `codeTextData`) {
          ;((e[n][1].type = `codeTextPadding`),
            (e[t][1].type = `codeTextPadding`),
            (n += 2),
            (t -= 2))
          break
        }
    }
    for (r = n - 1, t++; ++r <= t;)
      i === void 0
        ? r !== t && e[r][1].type !== `lineEnding` && (i = r)
        : (r === t || e[r][1].type === `lineEnding`) &&
          ((e[i][1].type = `codeTextData`),
          r !== i + 2 &&
            ((e[i][1].end = e[r - 1][1].end),
            e.splice(i + 2, r - i - 2),
            (t -= r - i - 2),
            (r = i + 2)),
          (i = void 0))
    return e
  }
  function Rr(e) {
    return e !== 96 || this.events[this.events.length - 1][1].type === `characterEscape`
  }
  function zr(e, t, n) {
    let r = 0,
      i,
      a
    return o
    function o(t) {
      return (e.enter(`codeText`), e.enter(`codeTextSequence`), s(t))
    }
    function s(t) {
      return t === 96 ? (e.consume(t), r++, s) : (e.exit(`codeTextSequence`), c(t))
    }
    function c(t) {
      return t === null
        ? n(t)
        : t === 32
          ? (e.enter(`space`), e.consume(t), e.exit(`space`), c)
          : t === 96
            ? ((a = e.enter(`codeTextSequence`)), (i = 0), u(t))
            : v(t)
              ? (e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), c)
              : (e.enter(`codeTextData`), l(t))
    }
    function l(t) {
      return t === null || t === 32 || t === 96 || v(t)
        ? (e.exit(`codeTextData`), c(t))
        : (e.consume(t), l)
    }
    function u(n) {
      return n === 96
        ? (e.consume(n), i++, u)
        : i === r
          ? (e.exit(`codeTextSequence`), e.exit(`codeText`), t(n))
          : ((a.type = `codeTextData`), l(n))
    }
  }
  var Br = class {
    constructor(e) {
      ;((this.left = e ? [...e] : []), (this.right = []))
    }
    get(e) {
      if (e < 0 || e >= this.left.length + this.right.length)
        throw RangeError(
          'Cannot access index `' +
            e +
            '` in a splice buffer of size `' +
            (this.left.length + this.right.length) +
            '`',
        )
      return e < this.left.length
        ? this.left[e]
        : this.right[this.right.length - e + this.left.length - 1]
    }
    get length() {
      return this.left.length + this.right.length
    }
    shift() {
      return (this.setCursor(0), this.right.pop())
    }
    slice(e, t) {
      let n = t ?? 1 / 0
      return n < this.left.length
        ? this.left.slice(e, n)
        : e > this.left.length
          ? this.right
              .slice(
                this.right.length - n + this.left.length,
                this.right.length - e + this.left.length,
              )
              .reverse()
          : this.left
              .slice(e)
              .concat(this.right.slice(this.right.length - n + this.left.length).reverse())
    }
    splice(e, t, n) {
      let r = t || 0
      this.setCursor(Math.trunc(e))
      let i = this.right.splice(this.right.length - r, 1 / 0)
      return (n && Vr(this.left, n), i.reverse())
    }
    pop() {
      return (this.setCursor(1 / 0), this.left.pop())
    }
    push(e) {
      ;(this.setCursor(1 / 0), this.left.push(e))
    }
    pushMany(e) {
      ;(this.setCursor(1 / 0), Vr(this.left, e))
    }
    unshift(e) {
      ;(this.setCursor(0), this.right.push(e))
    }
    unshiftMany(e) {
      ;(this.setCursor(0), Vr(this.right, e.reverse()))
    }
    setCursor(e) {
      if (
        !(
          e === this.left.length ||
          (e > this.left.length && this.right.length === 0) ||
          (e < 0 && this.left.length === 0)
        )
      ) {
        if (e < this.left.length) {
          let t = this.left.splice(e, 1 / 0)
          Vr(this.right, t.reverse())
        } else {
          let t = this.right.splice(this.left.length + this.right.length - e, 1 / 0)
          Vr(this.left, t.reverse())
        }
      }
    }
  }
  function Vr(e, t) {
    let n = 0
    if (t.length < 1e4) e.push(...t)
    else for (; n < t.length;) (e.push(...t.slice(n, n + 1e4)), (n += 1e4))
  }
  function Hr(e) {
    let t = {},
      n = -1,
      r,
      i,
      a,
      o,
      s,
      c,
      l,
      u = new Br(e)
    for (; ++n < u.length;) {
      for (; n in t;) n = t[n]
      if (
        ((r = u.get(n)),
        n &&
          r[1].type === `chunkFlow` &&
          u.get(n - 1)[1].type === `listItemPrefix` &&
          ((c = r[1]._tokenizer.events),
          (a = 0),
          a < c.length && c[a][1].type === `lineEndingBlank` && (a += 2),
          a < c.length && c[a][1].type === `content`))
      )
        for (; ++a < c.length && c[a][1].type !== `content`;)
          c[a][1].type === `chunkText` && ((c[a][1]._isInFirstContentOfListItem = !0), a++)
      if (r[0] === `enter`) r[1].contentType && (Object.assign(t, Ur(u, n)), (n = t[n]), (l = !0))
      else if (r[1]._container) {
        for (a = n, i = void 0; a--;)
          if (((o = u.get(a)), o[1].type === `lineEnding` || o[1].type === `lineEndingBlank`))
            o[0] === `enter` &&
              (i && (u.get(i)[1].type = `lineEndingBlank`), (o[1].type = `lineEnding`), (i = a))
          else if (o[1].type !== `linePrefix` && o[1].type !== `listItemIndent`) break
        i &&
          ((r[1].end = { ...u.get(i)[1].start }),
          (s = u.slice(i, n)),
          s.unshift(r),
          u.splice(i, n - i + 1, s))
      }
    }
    return (W(e, 0, 1 / 0, u.slice(0)), !l)
  }
  function Ur(e, t) {
    let n = e.get(t)[1],
      r = e.get(t)[2],
      i = t - 1,
      a = [],
      o = n._tokenizer
    o ||
      ((o = r.parser[n.contentType](n.start)),
      n._contentTypeTextTrailing && (o._contentTypeTextTrailing = !0))
    let s = o.events,
      c = [],
      l = {},
      u,
      d,
      f = -1,
      p = n,
      m = 0,
      h = 0,
      g = [h]
    for (; p;) {
      for (; e.get(++i)[1] !== p;);
      ;(a.push(i),
        p._tokenizer ||
          ((u = r.sliceStream(p)),
          p.next || u.push(null),
          d && o.defineSkip(p.start),
          p._isInFirstContentOfListItem && (o._gfmTasklistFirstContentOfListItem = !0),
          o.write(u),
          p._isInFirstContentOfListItem && (o._gfmTasklistFirstContentOfListItem = void 0)),
        (d = p),
        (p = p.next))
    }
    for (p = n; ++f < s.length;)
      s[f][0] === `exit` &&
        s[f - 1][0] === `enter` &&
        s[f][1].type === s[f - 1][1].type &&
        s[f][1].start.line !== s[f][1].end.line &&
        ((h = f + 1), g.push(h), (p._tokenizer = void 0), (p.previous = void 0), (p = p.next))
    for (
      o.events = [], p ? ((p._tokenizer = void 0), (p.previous = void 0)) : g.pop(), f = g.length;
      f--;
    ) {
      let t = s.slice(g[f], g[f + 1]),
        n = a.pop()
      ;(c.push([n, n + t.length - 1]), e.splice(n, 2, t))
    }
    for (c.reverse(), f = -1; ++f < c.length;)
      ((l[m + c[f][0]] = m + c[f][1]), (m += c[f][1] - c[f][0] - 1))
    return l
  }
  let Wr = { resolve: Kr, tokenize: qr },
    Gr = { partial: !0, tokenize: Jr }
  function Kr(e) {
    return (Hr(e), e)
  }
  function qr(e, t) {
    let n
    return r
    function r(t) {
      return (e.enter(`content`), (n = e.enter(`chunkContent`, { contentType: `content` })), i(t))
    }
    function i(t) {
      return t === null ? a(t) : v(t) ? e.check(Gr, o, a)(t) : (e.consume(t), i)
    }
    function a(n) {
      return (e.exit(`chunkContent`), e.exit(`content`), t(n))
    }
    function o(t) {
      return (
        e.consume(t),
        e.exit(`chunkContent`),
        (n.next = e.enter(`chunkContent`, { contentType: `content`, previous: n })),
        (n = n.next),
        i
      )
    }
  }
  function Jr(e, t, n) {
    let r = this
    return i
    function i(t) {
      return (
        e.exit(`chunkContent`),
        e.enter(`lineEnding`),
        e.consume(t),
        e.exit(`lineEnding`),
        X(e, a, `linePrefix`)
      )
    }
    function a(i) {
      if (i === null || v(i)) return n(i)
      let a = r.events[r.events.length - 1]
      return !r.parser.constructs.disable.null.includes(`codeIndented`) &&
        a &&
        a[1].type === `linePrefix` &&
        a[2].sliceSerialize(a[1], !0).length >= 4
        ? t(i)
        : e.interrupt(r.parser.constructs.flow, n, t)(i)
    }
  }
  function Yr(e, t, n, r, i, a, o, s, c) {
    let l = c || 1 / 0,
      u = 0
    return d
    function d(t) {
      return t === 60
        ? (e.enter(r), e.enter(i), e.enter(a), e.consume(t), e.exit(a), f)
        : t === null || t === 32 || t === 41 || m(t)
          ? n(t)
          : (e.enter(r),
            e.enter(o),
            e.enter(s),
            e.enter(`chunkString`, { contentType: `string` }),
            g(t))
    }
    function f(n) {
      return n === 62
        ? (e.enter(a), e.consume(n), e.exit(a), e.exit(i), e.exit(r), t)
        : (e.enter(s), e.enter(`chunkString`, { contentType: `string` }), p(n))
    }
    function p(t) {
      return t === 62
        ? (e.exit(`chunkString`), e.exit(s), f(t))
        : t === null || t === 60 || v(t)
          ? n(t)
          : (e.consume(t), t === 92 ? h : p)
    }
    function h(t) {
      return t === 60 || t === 62 || t === 92 ? (e.consume(t), p) : p(t)
    }
    function g(i) {
      return !u && (i === null || i === 41 || y(i))
        ? (e.exit(`chunkString`), e.exit(s), e.exit(o), e.exit(r), t(i))
        : u < l && i === 40
          ? (e.consume(i), u++, g)
          : i === 41
            ? (e.consume(i), u--, g)
            : i === null || i === 32 || i === 40 || m(i)
              ? n(i)
              : (e.consume(i), i === 92 ? _ : g)
    }
    function _(t) {
      return t === 40 || t === 41 || t === 92 ? (e.consume(t), g) : g(t)
    }
  }
  function Xr(e, t, n, r, i, a) {
    let o = this,
      s = 0,
      c
    return l
    function l(t) {
      return (e.enter(r), e.enter(i), e.consume(t), e.exit(i), e.enter(a), u)
    }
    function u(l) {
      return s > 999 ||
        l === null ||
        l === 91 ||
        (l === 93 && !c) ||
        /* c8 ignore next 3 */
        (l === 94 && !s && `_hiddenFootnoteSupport` in o.parser.constructs)
        ? n(l)
        : l === 93
          ? (e.exit(a), e.enter(i), e.consume(l), e.exit(i), e.exit(r), t)
          : v(l)
            ? (e.enter(`lineEnding`), e.consume(l), e.exit(`lineEnding`), u)
            : (e.enter(`chunkString`, { contentType: `string` }), d(l))
    }
    function d(t) {
      return t === null || t === 91 || t === 93 || v(t) || s++ > 999
        ? (e.exit(`chunkString`), u(t))
        : (e.consume(t), (c ||= !b(t)), t === 92 ? f : d)
    }
    function f(t) {
      return t === 91 || t === 92 || t === 93 ? (e.consume(t), s++, d) : d(t)
    }
  }
  function Zr(e, t, n, r, i, a) {
    let o
    return s
    function s(t) {
      return t === 34 || t === 39 || t === 40
        ? (e.enter(r), e.enter(i), e.consume(t), e.exit(i), (o = t === 40 ? 41 : t), c)
        : n(t)
    }
    function c(n) {
      return n === o ? (e.enter(i), e.consume(n), e.exit(i), e.exit(r), t) : (e.enter(a), l(n))
    }
    function l(t) {
      return t === o
        ? (e.exit(a), c(o))
        : t === null
          ? n(t)
          : v(t)
            ? (e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), X(e, l, `linePrefix`))
            : (e.enter(`chunkString`, { contentType: `string` }), u(t))
    }
    function u(t) {
      return t === o || t === null || v(t)
        ? (e.exit(`chunkString`), l(t))
        : (e.consume(t), t === 92 ? d : u)
    }
    function d(t) {
      return t === o || t === 92 ? (e.consume(t), u) : u(t)
    }
  }
  function Qr(e, t) {
    let n
    return r
    function r(i) {
      return v(i)
        ? (e.enter(`lineEnding`), e.consume(i), e.exit(`lineEnding`), (n = !0), r)
        : b(i)
          ? X(e, r, n ? `linePrefix` : `lineSuffix`)(i)
          : t(i)
    }
  }
  let $r = { name: `definition`, tokenize: ti },
    ei = { partial: !0, tokenize: ni }
  function ti(e, t, n) {
    let r = this,
      i
    return a
    function a(t) {
      return (e.enter(`definition`), o(t))
    }
    function o(t) {
      return Xr.call(
        r,
        e,
        s,
        n,
        `definitionLabel`,
        `definitionLabelMarker`,
        `definitionLabelString`,
      )(t)
    }
    function s(t) {
      return (
        (i = V(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1))),
        t === 58 ? (e.enter(`definitionMarker`), e.consume(t), e.exit(`definitionMarker`), c) : n(t)
      )
    }
    function c(t) {
      return y(t) ? Qr(e, l)(t) : l(t)
    }
    function l(t) {
      return Yr(
        e,
        u,
        n,
        `definitionDestination`,
        `definitionDestinationLiteral`,
        `definitionDestinationLiteralMarker`,
        `definitionDestinationRaw`,
        `definitionDestinationString`,
      )(t)
    }
    function u(t) {
      return e.attempt(ei, d, d)(t)
    }
    function d(t) {
      return b(t) ? X(e, f, `whitespace`)(t) : f(t)
    }
    function f(a) {
      return a === null || v(a) ? (e.exit(`definition`), r.parser.defined.push(i), t(a)) : n(a)
    }
  }
  function ni(e, t, n) {
    return r
    function r(t) {
      return y(t) ? Qr(e, i)(t) : n(t)
    }
    function i(t) {
      return Zr(e, a, n, `definitionTitle`, `definitionTitleMarker`, `definitionTitleString`)(t)
    }
    function a(t) {
      return b(t) ? X(e, o, `whitespace`)(t) : o(t)
    }
    function o(e) {
      return e === null || v(e) ? t(e) : n(e)
    }
  }
  let ri = { name: `hardBreakEscape`, tokenize: ii }
  function ii(e, t, n) {
    return r
    function r(t) {
      return (e.enter(`hardBreakEscape`), e.consume(t), i)
    }
    function i(r) {
      return v(r) ? (e.exit(`hardBreakEscape`), t(r)) : n(r)
    }
  }
  let ai = { name: `headingAtx`, resolve: oi, tokenize: si }
  function oi(e, t) {
    let n = e.length - 2,
      r = 3
    if (
      (e[r][1].type === `whitespace` && (r += 2),
      n - 2 > r && e[n][1].type === `whitespace` && (n -= 2),
      e[n][1].type === `atxHeadingSequence` &&
        (r === n - 1 || (n - 4 > r && e[n - 2][1].type === `whitespace`)) &&
        (n -= r + 1 === n ? 2 : 4),
      n > r)
    ) {
      let i = { type: `atxHeadingText`, start: e[r][1].start, end: e[n][1].end },
        a = { type: `chunkText`, start: e[r][1].start, end: e[n][1].end, contentType: `text` }
      W(e, r, n - r + 1, [
        [`enter`, i, t],
        [`enter`, a, t],
        [`exit`, a, t],
        [`exit`, i, t],
      ])
    }
    return e
  }
  function si(e, t, n) {
    let r = 0
    return i
    function i(t) {
      return (e.enter(`atxHeading`), a(t))
    }
    function a(t) {
      return (e.enter(`atxHeadingSequence`), o(t))
    }
    function o(t) {
      return t === 35 && r++ < 6
        ? (e.consume(t), o)
        : t === null || y(t)
          ? (e.exit(`atxHeadingSequence`), s(t))
          : n(t)
    }
    function s(n) {
      return n === 35
        ? (e.enter(`atxHeadingSequence`), c(n))
        : n === null || v(n)
          ? (e.exit(`atxHeading`), t(n))
          : b(n)
            ? X(e, s, `whitespace`)(n)
            : (e.enter(`atxHeadingText`), l(n))
    }
    function c(t) {
      return t === 35 ? (e.consume(t), c) : (e.exit(`atxHeadingSequence`), s(t))
    }
    function l(t) {
      return t === null || t === 35 || y(t) ? (e.exit(`atxHeadingText`), s(t)) : (e.consume(t), l)
    }
  }
  let ci = { concrete: !0, name: `htmlFlow`, resolveTo: ui, tokenize: di },
    li = { partial: !0, tokenize: fi }
  function ui(e) {
    let t = e.length
    for (; t-- && (e[t][0] !== `enter` || e[t][1].type !== `htmlFlow`););
    return (
      t > 1 &&
        e[t - 2][1].type === `linePrefix` &&
        ((e[t][1].start = e[t - 2][1].start),
        (e[t + 1][1].start = e[t - 2][1].start),
        e.splice(t - 2, 2)),
      e
    )
  }
  function di(e, t, n) {
    let r = this,
      i,
      a,
      o,
      s,
      c
    return l
    function l(e) {
      return u(e)
    }
    function u(t) {
      return (e.enter(`htmlFlow`), e.enter(`htmlFlowData`), e.consume(t), p)
    }
    function p(s) {
      return s === 33
        ? (e.consume(s), m)
        : s === 47
          ? (e.consume(s), (a = !0), _)
          : s === 63
            ? (e.consume(s), (i = 3), r.interrupt ? t : z)
            : d(s)
              ? (e.consume(s), (o = String.fromCharCode(s)), x)
              : n(s)
    }
    function m(a) {
      return a === 45
        ? (e.consume(a), (i = 2), h)
        : a === 91
          ? (e.consume(a), (i = 5), (s = 0), g)
          : d(a)
            ? (e.consume(a), (i = 4), r.interrupt ? t : z)
            : n(a)
    }
    function h(i) {
      return i === 45 ? (e.consume(i), r.interrupt ? t : z) : n(i)
    }
    function g(i) {
      return i === `CDATA[`.charCodeAt(s++)
        ? (e.consume(i), s === 6 ? (r.interrupt ? t : N) : g)
        : n(i)
    }
    function _(t) {
      return d(t) ? (e.consume(t), (o = String.fromCharCode(t)), x) : n(t)
    }
    function x(s) {
      if (s === null || s === 47 || s === 62 || y(s)) {
        let c = s === 47,
          l = o.toLowerCase()
        return !c && !a && st.includes(l)
          ? ((i = 1), r.interrupt ? t(s) : N(s))
          : ot.includes(o.toLowerCase())
            ? ((i = 6), c ? (e.consume(s), S) : r.interrupt ? t(s) : N(s))
            : ((i = 7), r.interrupt && !r.parser.lazy[r.now().line] ? n(s) : a ? C(s) : w(s))
      }
      return s === 45 || f(s) ? (e.consume(s), (o += String.fromCharCode(s)), x) : n(s)
    }
    function S(i) {
      return i === 62 ? (e.consume(i), r.interrupt ? t : N) : n(i)
    }
    function C(t) {
      return b(t) ? (e.consume(t), C) : j(t)
    }
    function w(t) {
      return t === 47
        ? (e.consume(t), j)
        : t === 58 || t === 95 || d(t)
          ? (e.consume(t), T)
          : b(t)
            ? (e.consume(t), w)
            : j(t)
    }
    function T(t) {
      return t === 45 || t === 46 || t === 58 || t === 95 || f(t) ? (e.consume(t), T) : E(t)
    }
    function E(t) {
      return t === 61 ? (e.consume(t), D) : b(t) ? (e.consume(t), E) : w(t)
    }
    function D(t) {
      return t === null || t === 60 || t === 61 || t === 62 || t === 96
        ? n(t)
        : t === 34 || t === 39
          ? (e.consume(t), (c = t), O)
          : b(t)
            ? (e.consume(t), D)
            : k(t)
    }
    function O(t) {
      return t === c ? (e.consume(t), (c = null), A) : t === null || v(t) ? n(t) : (e.consume(t), O)
    }
    function k(t) {
      return t === null ||
        t === 34 ||
        t === 39 ||
        t === 47 ||
        t === 60 ||
        t === 61 ||
        t === 62 ||
        t === 96 ||
        y(t)
        ? E(t)
        : (e.consume(t), k)
    }
    function A(e) {
      return e === 47 || e === 62 || b(e) ? w(e) : n(e)
    }
    function j(t) {
      return t === 62 ? (e.consume(t), M) : n(t)
    }
    function M(t) {
      return t === null || v(t) ? N(t) : b(t) ? (e.consume(t), M) : n(t)
    }
    function N(t) {
      return t === 45 && i === 2
        ? (e.consume(t), I)
        : t === 60 && i === 1
          ? (e.consume(t), L)
          : t === 62 && i === 4
            ? (e.consume(t), B)
            : t === 63 && i === 3
              ? (e.consume(t), z)
              : t === 93 && i === 5
                ? (e.consume(t), R)
                : v(t) && (i === 6 || i === 7)
                  ? (e.exit(`htmlFlowData`), e.check(li, ne, P)(t))
                  : t === null || v(t)
                    ? (e.exit(`htmlFlowData`), P(t))
                    : (e.consume(t), N)
    }
    function P(t) {
      return e.check(Or, F, ne)(t)
    }
    function F(t) {
      return (e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), ee)
    }
    function ee(t) {
      return t === null || v(t) ? P(t) : (e.enter(`htmlFlowData`), N(t))
    }
    function I(t) {
      return t === 45 ? (e.consume(t), z) : N(t)
    }
    function L(t) {
      return t === 47 ? (e.consume(t), (o = ``), te) : N(t)
    }
    function te(t) {
      if (t === 62) {
        let n = o.toLowerCase()
        return st.includes(n) ? (e.consume(t), B) : N(t)
      }
      return d(t) && o.length < 8 ? (e.consume(t), (o += String.fromCharCode(t)), te) : N(t)
    }
    function R(t) {
      return t === 93 ? (e.consume(t), z) : N(t)
    }
    function z(t) {
      return t === 62 ? (e.consume(t), B) : t === 45 && i === 2 ? (e.consume(t), z) : N(t)
    }
    function B(t) {
      return t === null || v(t) ? (e.exit(`htmlFlowData`), ne(t)) : (e.consume(t), B)
    }
    function ne(n) {
      return (e.exit(`htmlFlow`), t(n))
    }
  }
  function fi(e, t, n) {
    return r
    function r(r) {
      return (e.enter(`lineEnding`), e.consume(r), e.exit(`lineEnding`), e.attempt(vr, t, n))
    }
  }
  let pi = { name: `htmlText`, tokenize: mi }
  function mi(e, t, n) {
    let r = this,
      i,
      a,
      o
    return s
    function s(t) {
      return (e.enter(`htmlText`), e.enter(`htmlTextData`), e.consume(t), c)
    }
    function c(t) {
      return t === 33
        ? (e.consume(t), l)
        : t === 47
          ? (e.consume(t), E)
          : t === 63
            ? (e.consume(t), w)
            : d(t)
              ? (e.consume(t), k)
              : n(t)
    }
    function l(t) {
      return t === 45
        ? (e.consume(t), u)
        : t === 91
          ? (e.consume(t), (a = 0), g)
          : d(t)
            ? (e.consume(t), C)
            : n(t)
    }
    function u(t) {
      return t === 45 ? (e.consume(t), h) : n(t)
    }
    function p(t) {
      return t === null
        ? n(t)
        : t === 45
          ? (e.consume(t), m)
          : v(t)
            ? ((o = p), L(t))
            : (e.consume(t), p)
    }
    function m(t) {
      return t === 45 ? (e.consume(t), h) : p(t)
    }
    function h(e) {
      return e === 62 ? I(e) : e === 45 ? m(e) : p(e)
    }
    function g(t) {
      return t === `CDATA[`.charCodeAt(a++) ? (e.consume(t), a === 6 ? _ : g) : n(t)
    }
    function _(t) {
      return t === null
        ? n(t)
        : t === 93
          ? (e.consume(t), x)
          : v(t)
            ? ((o = _), L(t))
            : (e.consume(t), _)
    }
    function x(t) {
      return t === 93 ? (e.consume(t), S) : _(t)
    }
    function S(t) {
      return t === 62 ? I(t) : t === 93 ? (e.consume(t), S) : _(t)
    }
    function C(t) {
      return t === null || t === 62 ? I(t) : v(t) ? ((o = C), L(t)) : (e.consume(t), C)
    }
    function w(t) {
      return t === null
        ? n(t)
        : t === 63
          ? (e.consume(t), T)
          : v(t)
            ? ((o = w), L(t))
            : (e.consume(t), w)
    }
    function T(e) {
      return e === 62 ? I(e) : w(e)
    }
    function E(t) {
      return d(t) ? (e.consume(t), D) : n(t)
    }
    function D(t) {
      return t === 45 || f(t) ? (e.consume(t), D) : O(t)
    }
    function O(t) {
      return v(t) ? ((o = O), L(t)) : b(t) ? (e.consume(t), O) : I(t)
    }
    function k(t) {
      return t === 45 || f(t) ? (e.consume(t), k) : t === 47 || t === 62 || y(t) ? A(t) : n(t)
    }
    function A(t) {
      return t === 47
        ? (e.consume(t), I)
        : t === 58 || t === 95 || d(t)
          ? (e.consume(t), j)
          : v(t)
            ? ((o = A), L(t))
            : b(t)
              ? (e.consume(t), A)
              : I(t)
    }
    function j(t) {
      return t === 45 || t === 46 || t === 58 || t === 95 || f(t) ? (e.consume(t), j) : M(t)
    }
    function M(t) {
      return t === 61 ? (e.consume(t), N) : v(t) ? ((o = M), L(t)) : b(t) ? (e.consume(t), M) : A(t)
    }
    function N(t) {
      return t === null || t === 60 || t === 61 || t === 62 || t === 96
        ? n(t)
        : t === 34 || t === 39
          ? (e.consume(t), (i = t), P)
          : v(t)
            ? ((o = N), L(t))
            : b(t)
              ? (e.consume(t), N)
              : (e.consume(t), F)
    }
    function P(t) {
      return t === i
        ? (e.consume(t), (i = void 0), ee)
        : t === null
          ? n(t)
          : v(t)
            ? ((o = P), L(t))
            : (e.consume(t), P)
    }
    function F(t) {
      return t === null || t === 34 || t === 39 || t === 60 || t === 61 || t === 96
        ? n(t)
        : t === 47 || t === 62 || y(t)
          ? A(t)
          : (e.consume(t), F)
    }
    function ee(e) {
      return e === 47 || e === 62 || y(e) ? A(e) : n(e)
    }
    function I(r) {
      return r === 62 ? (e.consume(r), e.exit(`htmlTextData`), e.exit(`htmlText`), t) : n(r)
    }
    function L(t) {
      return (e.exit(`htmlTextData`), e.enter(`lineEnding`), e.consume(t), e.exit(`lineEnding`), te)
    }
    function te(t) {
      return b(t)
        ? X(
            e,
            R,
            `linePrefix`,
            r.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 4,
          )(t)
        : R(t)
    }
    function R(t) {
      return (e.enter(`htmlTextData`), o(t))
    }
  }
  let hi = { name: `labelEnd`, resolveAll: yi, resolveTo: bi, tokenize: xi },
    gi = { tokenize: Si },
    _i = { tokenize: Ci },
    vi = { tokenize: wi }
  function yi(e) {
    let t = -1,
      n = []
    for (; ++t < e.length;) {
      let r = e[t][1]
      if (
        (n.push(e[t]), r.type === `labelImage` || r.type === `labelLink` || r.type === `labelEnd`)
      ) {
        let e = r.type === `labelImage` ? 4 : 2
        ;((r.type = `data`), (t += e))
      }
    }
    return (e.length !== n.length && W(e, 0, e.length, n), e)
  }
  function bi(e, t) {
    let n = e.length,
      r = 0,
      i,
      a,
      o
    for (; n--;) {
      let t = e[n][1]
      if (i) {
        if (t.type === `link` || (t.type === `labelLink` && t._inactive)) break
        e[n][0] === `enter` && t.type === `labelLink` && (t._inactive = !0)
      } else if (a) {
        if (
          e[n][0] === `enter` &&
          (t.type === `labelImage` || t.type === `labelLink`) &&
          !t._balanced &&
          ((i = n), t.type !== `labelLink`)
        ) {
          r = 2
          break
        }
      } else t.type === `labelEnd` && (a = n)
    }
    let s = {
        type: e[i][1].type === `labelLink` ? `link` : `image`,
        start: { ...e[i][1].start },
        end: { ...e[e.length - 1][1].end },
      },
      c = { type: `label`, start: { ...e[i][1].start }, end: { ...e[a][1].end } },
      l = { type: `labelText`, start: { ...e[i + r + 2][1].end }, end: { ...e[a - 2][1].start } }
    return (
      (o = [
        [`enter`, s, t],
        [`enter`, c, t],
      ]),
      (o = G(o, e.slice(i + 1, i + r + 3))),
      (o = G(o, [[`enter`, l, t]])),
      (o = G(o, ur(t.parser.constructs.insideSpan.null, e.slice(i + r + 4, a - 3), t))),
      (o = G(o, [[`exit`, l, t], e[a - 2], e[a - 1], [`exit`, c, t]])),
      (o = G(o, e.slice(a + 1))),
      (o = G(o, [[`exit`, s, t]])),
      W(e, i, e.length, o),
      e
    )
  }
  function xi(e, t, n) {
    let r = this,
      i = r._labelStarts,
      a,
      o
    if (i) {
      for (; i.length > 0 && i[i.length - 1]._balanced;) i.pop()
      a = i[i.length - 1]
    }
    return s
    function s(t) {
      return a
        ? a._inactive
          ? d(t)
          : ((o = r.parser.defined.includes(V(r.sliceSerialize({ start: a.end, end: r.now() })))),
            e.enter(`labelEnd`),
            e.enter(`labelMarker`),
            e.consume(t),
            e.exit(`labelMarker`),
            e.exit(`labelEnd`),
            c)
        : n(t)
    }
    function c(t) {
      return t === 40
        ? e.attempt(gi, u, o ? u : d)(t)
        : t === 91
          ? e.attempt(_i, u, o ? l : d)(t)
          : o
            ? u(t)
            : d(t)
    }
    function l(t) {
      return e.attempt(vi, u, d)(t)
    }
    function u(e) {
      return (i.pop(), t(e))
    }
    function d(e) {
      return ((a._balanced = !0), n(e))
    }
  }
  function Si(e, t, n) {
    return r
    function r(t) {
      return (
        e.enter(`resource`), e.enter(`resourceMarker`), e.consume(t), e.exit(`resourceMarker`), i
      )
    }
    function i(t) {
      return y(t) ? Qr(e, a)(t) : a(t)
    }
    function a(t) {
      return t === 41
        ? u(t)
        : Yr(
            e,
            o,
            s,
            `resourceDestination`,
            `resourceDestinationLiteral`,
            `resourceDestinationLiteralMarker`,
            `resourceDestinationRaw`,
            `resourceDestinationString`,
            32,
          )(t)
    }
    function o(t) {
      return y(t) ? Qr(e, c)(t) : u(t)
    }
    function s(e) {
      return n(e)
    }
    function c(t) {
      return t === 34 || t === 39 || t === 40
        ? Zr(e, l, n, `resourceTitle`, `resourceTitleMarker`, `resourceTitleString`)(t)
        : u(t)
    }
    function l(t) {
      return y(t) ? Qr(e, u)(t) : u(t)
    }
    function u(r) {
      return r === 41
        ? (e.enter(`resourceMarker`), e.consume(r), e.exit(`resourceMarker`), e.exit(`resource`), t)
        : n(r)
    }
  }
  function Ci(e, t, n) {
    let r = this
    return i
    function i(t) {
      return Xr.call(r, e, a, o, `reference`, `referenceMarker`, `referenceString`)(t)
    }
    function a(e) {
      return r.parser.defined.includes(
        V(r.sliceSerialize(r.events[r.events.length - 1][1]).slice(1, -1)),
      )
        ? t(e)
        : n(e)
    }
    function o(e) {
      return n(e)
    }
  }
  function wi(e, t, n) {
    return r
    function r(t) {
      return (
        e.enter(`reference`), e.enter(`referenceMarker`), e.consume(t), e.exit(`referenceMarker`), i
      )
    }
    function i(r) {
      return r === 93
        ? (e.enter(`referenceMarker`),
          e.consume(r),
          e.exit(`referenceMarker`),
          e.exit(`reference`),
          t)
        : n(r)
    }
  }
  let Ti = { name: `labelStartImage`, resolveAll: hi.resolveAll, tokenize: Ei }
  function Ei(e, t, n) {
    let r = this,
      i
    return a
    function a(t) {
      return (
        e.enter(`labelImage`),
        e.enter(`labelImageMarker`),
        e.consume(t),
        e.exit(`labelImageMarker`),
        o
      )
    }
    function o(t) {
      return t === 91
        ? (e.enter(`labelMarker`),
          e.consume(t),
          e.exit(`labelMarker`),
          (i = e.exit(`labelImage`)),
          s)
        : n(t)
    }
    function s(e) {
      return e === 94 && `_hiddenFootnoteSupport` in r.parser.constructs
        ? n(e)
        : ((r._labelStarts = r._labelStarts || []), r._labelStarts.push(i), t(e))
    }
  }
  let Di = { name: `labelStartLink`, resolveAll: hi.resolveAll, tokenize: Oi }
  function Oi(e, t, n) {
    let r = this,
      i
    return a
    function a(t) {
      return (
        e.enter(`labelLink`),
        e.enter(`labelMarker`),
        e.consume(t),
        e.exit(`labelMarker`),
        (i = e.exit(`labelLink`)),
        o
      )
    }
    function o(e) {
      return e === 94 && `_hiddenFootnoteSupport` in r.parser.constructs
        ? n(e)
        : ((r._labelStarts = r._labelStarts || []), r._labelStarts.push(i), t(e))
    }
  }
  let ki = { name: `lineEnding`, tokenize: Ai }
  function Ai(e, t) {
    return n
    function n(n) {
      return (e.enter(`lineEnding`), e.consume(n), e.exit(`lineEnding`), X(e, t, `linePrefix`))
    }
  }
  let ji = { name: `thematicBreak`, tokenize: Mi }
  function Mi(e, t, n) {
    let r = 0,
      i
    return a
    function a(t) {
      return (e.enter(`thematicBreak`), o(t))
    }
    function o(e) {
      return ((i = e), s(e))
    }
    function s(a) {
      return a === i
        ? (e.enter(`thematicBreakSequence`), c(a))
        : r >= 3 && (a === null || v(a))
          ? (e.exit(`thematicBreak`), t(a))
          : n(a)
    }
    function c(t) {
      return t === i
        ? (e.consume(t), r++, c)
        : (e.exit(`thematicBreakSequence`), b(t) ? X(e, s, `whitespace`)(t) : s(t))
    }
  }
  let Z = { continuation: { tokenize: Ii }, exit: Ri, name: `list`, tokenize: Fi },
    Ni = { partial: !0, tokenize: zi },
    Pi = { partial: !0, tokenize: Li }
  function Fi(e, t, n) {
    let r = this,
      i = r.events[r.events.length - 1],
      a = i && i[1].type === `linePrefix` ? i[2].sliceSerialize(i[1], !0).length : 0,
      o = 0
    return s
    function s(t) {
      let i =
        r.containerState.type ||
        (t === 42 || t === 43 || t === 45 ? `listUnordered` : `listOrdered`)
      if (
        i === `listUnordered` ? !r.containerState.marker || t === r.containerState.marker : h(t)
      ) {
        if (
          (r.containerState.type || ((r.containerState.type = i), e.enter(i, { _container: !0 })),
          i === `listUnordered`)
        )
          return (e.enter(`listItemPrefix`), t === 42 || t === 45 ? e.check(ji, n, l)(t) : l(t))
        if (!r.interrupt || t === 49)
          return (e.enter(`listItemPrefix`), e.enter(`listItemValue`), c(t))
      }
      return n(t)
    }
    function c(t) {
      return h(t) && ++o < 10
        ? (e.consume(t), c)
        : (!r.interrupt || o < 2) &&
            (r.containerState.marker ? t === r.containerState.marker : t === 41 || t === 46)
          ? (e.exit(`listItemValue`), l(t))
          : n(t)
    }
    function l(t) {
      return (
        e.enter(`listItemMarker`),
        e.consume(t),
        e.exit(`listItemMarker`),
        (r.containerState.marker = r.containerState.marker || t),
        e.check(vr, r.interrupt ? n : u, e.attempt(Ni, f, d))
      )
    }
    function u(e) {
      return ((r.containerState.initialBlankLine = !0), a++, f(e))
    }
    function d(t) {
      return b(t)
        ? (e.enter(`listItemPrefixWhitespace`), e.consume(t), e.exit(`listItemPrefixWhitespace`), f)
        : n(t)
    }
    function f(n) {
      return (
        (r.containerState.size = a + r.sliceSerialize(e.exit(`listItemPrefix`), !0).length), t(n)
      )
    }
  }
  function Ii(e, t, n) {
    let r = this
    return ((r.containerState._closeFlow = void 0), e.check(vr, i, a))
    function i(n) {
      return (
        (r.containerState.furtherBlankLines =
          r.containerState.furtherBlankLines || r.containerState.initialBlankLine),
        X(e, t, `listItemIndent`, r.containerState.size + 1)(n)
      )
    }
    function a(n) {
      return r.containerState.furtherBlankLines || !b(n)
        ? ((r.containerState.furtherBlankLines = void 0),
          (r.containerState.initialBlankLine = void 0),
          o(n))
        : ((r.containerState.furtherBlankLines = void 0),
          (r.containerState.initialBlankLine = void 0),
          e.attempt(Pi, t, o)(n))
    }
    function o(i) {
      return (
        (r.containerState._closeFlow = !0),
        (r.interrupt = void 0),
        X(
          e,
          e.attempt(Z, t, n),
          `linePrefix`,
          r.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 4,
        )(i)
      )
    }
  }
  function Li(e, t, n) {
    let r = this
    return X(e, i, `listItemIndent`, r.containerState.size + 1)
    function i(e) {
      let i = r.events[r.events.length - 1]
      return i &&
        i[1].type === `listItemIndent` &&
        i[2].sliceSerialize(i[1], !0).length === r.containerState.size
        ? t(e)
        : n(e)
    }
  }
  function Ri(e) {
    e.exit(this.containerState.type)
  }
  function zi(e, t, n) {
    let r = this
    return X(
      e,
      i,
      `listItemPrefixWhitespace`,
      r.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 5,
    )
    function i(e) {
      let i = r.events[r.events.length - 1]
      return !b(e) && i && i[1].type === `listItemPrefixWhitespace` ? t(e) : n(e)
    }
  }
  var Bi = class {
    constructor() {
      ;((this.index = /* @__PURE__ */ new Map()), (this.map = []))
    }
    add(e, t, n) {
      Vi(this, e, t, n, !1)
    }
    addBefore(e, t, n) {
      Vi(this, e, t, n, !0)
    }
    consume(e) {
      if (
        (this.map.sort(function (e, t) {
          return e[0] - t[0]
        }),
        this.map.length === 0)
      )
        return
      let t = this.map.length,
        n = []
      for (; t > 0;)
        (--t,
          n.push(e.slice(this.map[t][0] + this.map[t][1]), this.map[t][2]),
          (e.length = this.map[t][0]))
      ;(n.push(e.slice()), (e.length = 0))
      let r = n.pop()
      for (; r;) {
        for (let t of r) e.push(t)
        r = n.pop()
      }
      ;((this.map.length = 0), this.index.clear())
    }
  }
  function Vi(e, t, n, r, i) {
    if (n === 0 && r.length === 0) return
    let a = e.index.get(t)
    if (a) {
      ;((a[1] += n), i ? (r.push(...a[2]), (a[2] = r)) : a[2].push(...r))
      return
    }
    let o = [t, n, r]
    ;(e.map.push(o), e.index.set(t, o))
  }
  let Hi = { name: `setextUnderline`, resolveTo: Ui, tokenize: Wi }
  function Ui(e, t) {
    let n = new Bi(),
      r = e.length,
      i,
      a,
      o
    for (; r--;)
      if (e[r][0] === `enter`) {
        if (e[r][1].type === `content`) {
          i = r
          break
        }
        e[r][1].type === `paragraph` && (a = r)
      } else
        (e[r][1].type === `content` && n.add(r, 1, []),
          !o && e[r][1].type === `definition` && (o = r))
    let s = {
      type: `setextHeading`,
      start: { ...e[i][1].start },
      end: { ...e[e.length - 1][1].end },
    }
    return (
      (e[a][1].type = `setextHeadingText`),
      o
        ? (n.add(a, 0, [[`enter`, s, t]]),
          n.add(o + 1, 0, [[`exit`, e[i][1], t]]),
          (e[i][1].end = { ...e[o][1].end }))
        : (e[i][1] = s),
      n.add(e.length, 0, [[`exit`, s, t]]),
      n.consume(e),
      e
    )
  }
  function Wi(e, t, n) {
    let r = this,
      i
    return a
    function a(t) {
      let a = r.events.length,
        s
      for (; a--;)
        if (
          r.events[a][1].type !== `lineEnding` &&
          r.events[a][1].type !== `linePrefix` &&
          r.events[a][1].type !== `content`
        ) {
          s = r.events[a][1].type === `paragraph`
          break
        }
      return !r.parser.lazy[r.now().line] && (r.interrupt || s)
        ? (e.enter(`setextHeadingLine`), (i = t), o(t))
        : n(t)
    }
    function o(t) {
      return (e.enter(`setextHeadingLineSequence`), s(t))
    }
    function s(t) {
      return t === i
        ? (e.consume(t), s)
        : (e.exit(`setextHeadingLineSequence`), b(t) ? X(e, c, `lineSuffix`)(t) : c(t))
    }
    function c(r) {
      return r === null || v(r) ? (e.exit(`setextHeadingLine`), t(r)) : n(r)
    }
  }
  let Gi = { tokenize: $i, partial: !0 }
  function Ki() {
    return {
      document: {
        91: {
          name: `gfmFootnoteDefinition`,
          tokenize: Xi,
          continuation: { tokenize: Zi },
          exit: Qi,
        },
      },
      text: {
        91: { name: `gfmFootnoteCall`, tokenize: Yi },
        93: { name: `gfmPotentialFootnoteCall`, add: `after`, tokenize: qi, resolveTo: Ji },
      },
    }
  }
  function qi(e, t, n) {
    let r = this,
      i = r.events.length,
      a = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []),
      o
    for (; i--;) {
      let e = r.events[i][1]
      if (e.type === `labelImage`) {
        o = e
        break
      }
      if (
        e.type === `gfmFootnoteCall` ||
        e.type === `labelLink` ||
        e.type === `label` ||
        e.type === `image` ||
        e.type === `link`
      )
        break
    }
    return s
    function s(i) {
      if (!o || !o._balanced) return n(i)
      let s = V(r.sliceSerialize({ start: o.end, end: r.now() }))
      return s.codePointAt(0) !== 94 || !a.includes(s.slice(1))
        ? n(i)
        : (e.enter(`gfmFootnoteCallLabelMarker`),
          e.consume(i),
          e.exit(`gfmFootnoteCallLabelMarker`),
          t(i))
    }
  }
  function Ji(e, t) {
    let n = e.length
    for (; n--;)
      if (e[n][1].type === `labelImage` && e[n][0] === `enter`) {
        e[n][1]
        break
      }
    ;((e[n + 1][1].type = `data`), (e[n + 3][1].type = `gfmFootnoteCallLabelMarker`))
    let r = {
        type: `gfmFootnoteCall`,
        start: Object.assign({}, e[n + 3][1].start),
        end: Object.assign({}, e[e.length - 1][1].end),
      },
      i = {
        type: `gfmFootnoteCallMarker`,
        start: Object.assign({}, e[n + 3][1].end),
        end: Object.assign({}, e[n + 3][1].end),
      }
    ;(i.end.column++, i.end.offset++, i.end._bufferIndex++)
    let a = {
        type: `gfmFootnoteCallString`,
        start: Object.assign({}, i.end),
        end: Object.assign({}, e[e.length - 1][1].start),
      },
      o = {
        type: `chunkString`,
        contentType: `string`,
        start: Object.assign({}, a.start),
        end: Object.assign({}, a.end),
      },
      s = [
        e[n + 1],
        e[n + 2],
        [`enter`, r, t],
        e[n + 3],
        e[n + 4],
        [`enter`, i, t],
        [`exit`, i, t],
        [`enter`, a, t],
        [`enter`, o, t],
        [`exit`, o, t],
        [`exit`, a, t],
        e[e.length - 2],
        e[e.length - 1],
        [`exit`, r, t],
      ]
    return (e.splice(n, e.length - n + 1, ...s), e)
  }
  function Yi(e, t, n) {
    let r = this,
      i = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []),
      a = 0,
      o
    return s
    function s(t) {
      return (
        e.enter(`gfmFootnoteCall`),
        e.enter(`gfmFootnoteCallLabelMarker`),
        e.consume(t),
        e.exit(`gfmFootnoteCallLabelMarker`),
        c
      )
    }
    function c(t) {
      return t === 94
        ? (e.enter(`gfmFootnoteCallMarker`),
          e.consume(t),
          e.exit(`gfmFootnoteCallMarker`),
          e.enter(`gfmFootnoteCallString`),
          (e.enter(`chunkString`).contentType = `string`),
          l)
        : n(t)
    }
    function l(s) {
      if (a > 999 || (s === 93 && !o) || s === null || s === 91 || y(s)) return n(s)
      if (s === 93) {
        e.exit(`chunkString`)
        let a = e.exit(`gfmFootnoteCallString`)
        return i.includes(V(r.sliceSerialize(a)))
          ? (e.enter(`gfmFootnoteCallLabelMarker`),
            e.consume(s),
            e.exit(`gfmFootnoteCallLabelMarker`),
            e.exit(`gfmFootnoteCall`),
            t)
          : n(s)
      }
      return (y(s) || (o = !0), a++, e.consume(s), s === 92 ? u : l)
    }
    function u(t) {
      return t === 91 || t === 92 || t === 93 ? (e.consume(t), a++, l) : l(t)
    }
  }
  function Xi(e, t, n) {
    let r = this,
      i = r.parser.gfmFootnotes || (r.parser.gfmFootnotes = []),
      a,
      o = 0,
      s
    return c
    function c(t) {
      return (
        (e.enter(`gfmFootnoteDefinition`)._container = !0),
        e.enter(`gfmFootnoteDefinitionLabel`),
        e.enter(`gfmFootnoteDefinitionLabelMarker`),
        e.consume(t),
        e.exit(`gfmFootnoteDefinitionLabelMarker`),
        l
      )
    }
    function l(t) {
      return t === 94
        ? (e.enter(`gfmFootnoteDefinitionMarker`),
          e.consume(t),
          e.exit(`gfmFootnoteDefinitionMarker`),
          e.enter(`gfmFootnoteDefinitionLabelString`),
          (e.enter(`chunkString`).contentType = `string`),
          u)
        : n(t)
    }
    function u(t) {
      if (o > 999 || (t === 93 && !s) || t === null || t === 91 || y(t)) return n(t)
      if (t === 93) {
        e.exit(`chunkString`)
        let n = e.exit(`gfmFootnoteDefinitionLabelString`)
        return (
          (a = V(r.sliceSerialize(n))),
          e.enter(`gfmFootnoteDefinitionLabelMarker`),
          e.consume(t),
          e.exit(`gfmFootnoteDefinitionLabelMarker`),
          e.exit(`gfmFootnoteDefinitionLabel`),
          f
        )
      }
      return (y(t) || (s = !0), o++, e.consume(t), t === 92 ? d : u)
    }
    function d(t) {
      return t === 91 || t === 92 || t === 93 ? (e.consume(t), o++, u) : u(t)
    }
    function f(t) {
      return t === 58
        ? (e.enter(`definitionMarker`),
          e.consume(t),
          e.exit(`definitionMarker`),
          i.includes(a) || i.push(a),
          X(e, p, `gfmFootnoteDefinitionWhitespace`))
        : n(t)
    }
    function p(e) {
      return t(e)
    }
  }
  function Zi(e, t, n) {
    return e.check(vr, t, e.attempt(Gi, t, n))
  }
  function Qi(e) {
    e.exit(`gfmFootnoteDefinition`)
  }
  function $i(e, t, n) {
    let r = this
    return X(e, i, `gfmFootnoteDefinitionIndent`, 5)
    function i(e) {
      let i = r.events[r.events.length - 1]
      return i &&
        i[1].type === `gfmFootnoteDefinitionIndent` &&
        i[2].sliceSerialize(i[1], !0).length === 4
        ? t(e)
        : n(e)
    }
  }
  function ea(e) {
    let t = (e || {}).singleTilde,
      n = { name: `strikethrough`, tokenize: i, resolveAll: r }
    return (
      (t ??= !0), { text: { 126: n }, insideSpan: { null: [n] }, attentionMarkers: { null: [126] } }
    )
    function r(e, t) {
      let n = -1
      for (; ++n < e.length;)
        if (
          e[n][0] === `enter` &&
          e[n][1].type === `strikethroughSequenceTemporary` &&
          e[n][1]._close
        ) {
          let r = n
          for (; r--;)
            if (
              e[r][0] === `exit` &&
              e[r][1].type === `strikethroughSequenceTemporary` &&
              e[r][1]._open &&
              e[n][1].end.offset - e[n][1].start.offset ===
                e[r][1].end.offset - e[r][1].start.offset
            ) {
              ;((e[n][1].type = `strikethroughSequence`), (e[r][1].type = `strikethroughSequence`))
              let i = {
                  type: `strikethrough`,
                  start: Object.assign({}, e[r][1].start),
                  end: Object.assign({}, e[n][1].end),
                },
                a = {
                  type: `strikethroughText`,
                  start: Object.assign({}, e[r][1].end),
                  end: Object.assign({}, e[n][1].start),
                },
                o = [
                  [`enter`, i, t],
                  [`enter`, e[r][1], t],
                  [`exit`, e[r][1], t],
                  [`enter`, a, t],
                ],
                s = t.parser.constructs.insideSpan.null
              ;(s && W(o, o.length, 0, ur(s, e.slice(r + 1, n), t)),
                W(o, o.length, 0, [
                  [`exit`, a, t],
                  [`enter`, e[n][1], t],
                  [`exit`, e[n][1], t],
                  [`exit`, i, t],
                ]),
                W(e, r - 1, n - r + 3, o),
                (n = r + o.length - 2))
              break
            }
        }
      for (n = -1; ++n < e.length;)
        e[n][1].type === `strikethroughSequenceTemporary` && (e[n][1].type = `data`)
      return e
    }
    function i(e, n, r) {
      let i = this.previous,
        a = this.events,
        o = 0
      return s
      function s(t) {
        return i === 126 && a[a.length - 1][1].type !== `characterEscape`
          ? r(t)
          : (e.enter(`strikethroughSequenceTemporary`), c(t))
      }
      function c(a) {
        let s = H(i)
        if (a === 126) return o > 1 ? r(a) : (e.consume(a), o++, c)
        if (o < 2 && !t) return r(a)
        let l = e.exit(`strikethroughSequenceTemporary`),
          u = H(a)
        return ((l._open = !u || (u === 2 && !!s)), (l._close = !s || (s === 2 && !!u)), n(a))
      }
    }
  }
  var ta = class {
    constructor() {
      ;((this.map = []), (this.index = /* @__PURE__ */ new Map()))
    }
    add(e, t, n) {
      na(this, e, t, n)
    }
    consume(e) {
      /* c8 ignore next 3 -- `resolve` is never called without tables, so without edits. */
      if (
        (this.map.sort(function (e, t) {
          return e[0] - t[0]
        }),
        this.map.length === 0)
      )
        return
      let t = this.map.length,
        n = []
      for (; t > 0;)
        (--t,
          n.push(e.slice(this.map[t][0] + this.map[t][1]), this.map[t][2]),
          (e.length = this.map[t][0]))
      ;(n.push(e.slice()), (e.length = 0))
      let r = n.pop()
      for (; r;) {
        for (let t of r) e.push(t)
        r = n.pop()
      }
      ;((this.map.length = 0), this.index.clear())
    }
  }
  function na(e, t, n, r) {
    /* c8 ignore next 3 -- `resolve` is never called without tables, so without edits. */
    if (n === 0 && r.length === 0) return
    let i = e.index.get(t)
    if (i) {
      ;((i[1] += n), i[2].push(...r))
      return
    }
    let a = [t, n, r]
    ;(e.map.push(a), e.index.set(t, a))
  }
  function ra(e, t) {
    let n = !1,
      r = []
    for (; t < e.length;) {
      let i = e[t]
      if (n) {
        if (i[0] === `enter`)
          i[1].type === `tableContent` &&
            r.push(e[t + 1][1].type === `tableDelimiterMarker` ? `left` : `none`)
        else if (i[1].type === `tableContent`) {
          if (e[t - 1][1].type === `tableDelimiterMarker`) {
            let e = r.length - 1
            r[e] = r[e] === `left` ? `center` : `right`
          }
        } else if (i[1].type === `tableDelimiterRow`) break
      } else i[0] === `enter` && i[1].type === `tableDelimiterRow` && (n = !0)
      t += 1
    }
    return r
  }
  function ia() {
    return { flow: { null: { name: `table`, tokenize: aa, resolveAll: oa } } }
  }
  function aa(e, t, n) {
    let r = this,
      i = 0,
      a = 0,
      o
    return s
    function s(e) {
      let t = r.events.length - 1
      for (; t > -1;) {
        let { type: e } = r.events[t][1]
        if (e === `lineEnding` || e === `linePrefix`) t--
        else break
      }
      let i = t > -1 ? r.events[t][1].type : null,
        a = i === `tableHead` || i === `tableRow` ? T : c
      return a === T && r.parser.lazy[r.now().line] ? n(e) : a(e)
    }
    function c(t) {
      return (e.enter(`tableHead`), e.enter(`tableRow`), l(t))
    }
    function l(e) {
      return (e === 124 || ((o = !0), (a += 1)), u(e))
    }
    function u(t) {
      return t === null
        ? n(t)
        : v(t)
          ? a > 1
            ? ((a = 0),
              (r.interrupt = !0),
              e.exit(`tableRow`),
              e.enter(`lineEnding`),
              e.consume(t),
              e.exit(`lineEnding`),
              p)
            : n(t)
          : b(t)
            ? X(e, u, `whitespace`)(t)
            : ((a += 1),
              o && ((o = !1), (i += 1)),
              t === 124
                ? (e.enter(`tableCellDivider`),
                  e.consume(t),
                  e.exit(`tableCellDivider`),
                  (o = !0),
                  u)
                : (e.enter(`data`), d(t)))
    }
    function d(t) {
      return t === null || t === 124 || y(t)
        ? (e.exit(`data`), u(t))
        : (e.consume(t), t === 92 ? f : d)
    }
    function f(t) {
      return t === 92 || t === 124 ? (e.consume(t), d) : d(t)
    }
    function p(t) {
      return (
        (r.interrupt = !1),
        r.parser.lazy[r.now().line]
          ? n(t)
          : (e.enter(`tableDelimiterRow`),
            (o = !1),
            b(t)
              ? X(
                  e,
                  m,
                  `linePrefix`,
                  r.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 4,
                )(t)
              : m(t))
      )
    }
    function m(t) {
      return t === 45 || t === 58
        ? g(t)
        : t === 124
          ? ((o = !0), e.enter(`tableCellDivider`), e.consume(t), e.exit(`tableCellDivider`), h)
          : w(t)
    }
    function h(t) {
      return b(t) ? X(e, g, `whitespace`)(t) : g(t)
    }
    function g(t) {
      return t === 58
        ? ((a += 1),
          (o = !0),
          e.enter(`tableDelimiterMarker`),
          e.consume(t),
          e.exit(`tableDelimiterMarker`),
          _)
        : t === 45
          ? ((a += 1), _(t))
          : t === null || v(t)
            ? C(t)
            : w(t)
    }
    function _(t) {
      return t === 45 ? (e.enter(`tableDelimiterFiller`), x(t)) : w(t)
    }
    function x(t) {
      return t === 45
        ? (e.consume(t), x)
        : t === 58
          ? ((o = !0),
            e.exit(`tableDelimiterFiller`),
            e.enter(`tableDelimiterMarker`),
            e.consume(t),
            e.exit(`tableDelimiterMarker`),
            S)
          : (e.exit(`tableDelimiterFiller`), S(t))
    }
    function S(t) {
      return b(t) ? X(e, C, `whitespace`)(t) : C(t)
    }
    function C(n) {
      return n === 124
        ? m(n)
        : n === null || v(n)
          ? !o || i !== a
            ? w(n)
            : (e.exit(`tableDelimiterRow`), e.exit(`tableHead`), t(n))
          : w(n)
    }
    function w(e) {
      return n(e)
    }
    function T(t) {
      return (e.enter(`tableRow`), E(t))
    }
    function E(n) {
      return n === 124
        ? (e.enter(`tableCellDivider`), e.consume(n), e.exit(`tableCellDivider`), E)
        : n === null || v(n)
          ? (e.exit(`tableRow`), t(n))
          : b(n)
            ? X(e, E, `whitespace`)(n)
            : (e.enter(`data`), D(n))
    }
    function D(t) {
      return t === null || t === 124 || y(t)
        ? (e.exit(`data`), E(t))
        : (e.consume(t), t === 92 ? O : D)
    }
    function O(t) {
      return t === 92 || t === 124 ? (e.consume(t), D) : D(t)
    }
  }
  function oa(e, t) {
    let n = -1,
      r = !0,
      i = 0,
      a = [0, 0, 0, 0],
      o = [0, 0, 0, 0],
      s = !1,
      c = 0,
      l,
      u,
      d,
      f = new ta()
    for (; ++n < e.length;) {
      let p = e[n],
        m = p[1]
      p[0] === `enter`
        ? m.type === `tableHead`
          ? ((s = !1),
            c !== 0 && (ca(f, t, c, l, u), (u = void 0), (c = 0)),
            (l = {
              type: `table`,
              start: Object.assign({}, m.start),
              end: Object.assign({}, m.end),
            }),
            f.add(n, 0, [[`enter`, l, t]]))
          : m.type === `tableRow` || m.type === `tableDelimiterRow`
            ? ((r = !0),
              (d = void 0),
              (a = [0, 0, 0, 0]),
              (o = [0, n + 1, 0, 0]),
              s &&
                ((s = !1),
                (u = {
                  type: `tableBody`,
                  start: Object.assign({}, m.start),
                  end: Object.assign({}, m.end),
                }),
                f.add(n, 0, [[`enter`, u, t]])),
              (i = m.type === `tableDelimiterRow` ? 2 : u ? 3 : 1))
            : i &&
                (m.type === `data` ||
                  m.type === `tableDelimiterMarker` ||
                  m.type === `tableDelimiterFiller`)
              ? ((r = !1),
                o[2] === 0 &&
                  (a[1] !== 0 &&
                    ((o[0] = o[1]), (d = sa(f, t, a, i, void 0, d)), (a = [0, 0, 0, 0])),
                  (o[2] = n)))
              : m.type === `tableCellDivider` &&
                (r
                  ? (r = !1)
                  : (a[1] !== 0 && ((o[0] = o[1]), (d = sa(f, t, a, i, void 0, d))),
                    (a = o),
                    (o = [a[1], n, 0, 0])))
        : m.type === `tableHead`
          ? ((s = !0), (c = n))
          : m.type === `tableRow` || m.type === `tableDelimiterRow`
            ? ((c = n),
              a[1] === 0
                ? o[1] !== 0 && (d = sa(f, t, o, i, n, d))
                : ((o[0] = o[1]), (d = sa(f, t, a, i, n, d))),
              (i = 0))
            : i &&
              (m.type === `data` ||
                m.type === `tableDelimiterMarker` ||
                m.type === `tableDelimiterFiller`) &&
              (o[3] = n)
    }
    for (c !== 0 && ca(f, t, c, l, u), f.consume(t.events), n = -1; ++n < t.events.length;) {
      let e = t.events[n]
      e[0] === `enter` && e[1].type === `table` && (e[1]._align = ra(t.events, n))
    }
    return e
  }
  function sa(e, t, n, r, i, a) {
    let o = r === 1 ? `tableHeader` : r === 2 ? `tableDelimiter` : `tableData`
    n[0] !== 0 &&
      ((a.end = Object.assign({}, la(t.events, n[0]))), e.add(n[0], 0, [[`exit`, a, t]]))
    let s = la(t.events, n[1])
    if (
      ((a = { type: o, start: Object.assign({}, s), end: Object.assign({}, s) }),
      e.add(n[1], 0, [[`enter`, a, t]]),
      n[2] !== 0)
    ) {
      let i = la(t.events, n[2]),
        a = la(t.events, n[3]),
        o = { type: `tableContent`, start: Object.assign({}, i), end: Object.assign({}, a) }
      if ((e.add(n[2], 0, [[`enter`, o, t]]), r !== 2)) {
        let r = t.events[n[2]],
          i = t.events[n[3]]
        if (
          ((r[1].end = Object.assign({}, i[1].end)),
          (r[1].type = `chunkText`),
          (r[1].contentType = `text`),
          n[3] > n[2] + 1)
        ) {
          let t = n[2] + 1,
            r = n[3] - n[2] - 1
          e.add(t, r, [])
        }
      }
      e.add(n[3] + 1, 0, [[`exit`, o, t]])
    }
    return (
      i !== void 0 &&
        ((a.end = Object.assign({}, la(t.events, i))), e.add(i, 0, [[`exit`, a, t]]), (a = void 0)),
      a
    )
  }
  function ca(e, t, n, r, i) {
    let a = [],
      o = la(t.events, n)
    ;(i && ((i.end = Object.assign({}, o)), a.push([`exit`, i, t])),
      (r.end = Object.assign({}, o)),
      a.push([`exit`, r, t]),
      e.add(n + 1, 0, a))
  }
  function la(e, t) {
    let n = e[t],
      r = n[0] === `enter` ? `start` : `end`
    return n[1][r]
  }
  let ua = { name: `tasklistCheck`, tokenize: fa }
  function da() {
    return { text: { 91: ua } }
  }
  function fa(e, t, n) {
    let r = this
    return i
    function i(t) {
      return r.previous !== null || !r._gfmTasklistFirstContentOfListItem
        ? n(t)
        : (e.enter(`taskListCheck`),
          e.enter(`taskListCheckMarker`),
          e.consume(t),
          e.exit(`taskListCheckMarker`),
          a)
    }
    function a(t) {
      return y(t)
        ? (e.enter(`taskListCheckValueUnchecked`),
          e.consume(t),
          e.exit(`taskListCheckValueUnchecked`),
          o)
        : t === 88 || t === 120
          ? (e.enter(`taskListCheckValueChecked`),
            e.consume(t),
            e.exit(`taskListCheckValueChecked`),
            o)
          : n(t)
    }
    function o(t) {
      return t === 93
        ? (e.enter(`taskListCheckMarker`),
          e.consume(t),
          e.exit(`taskListCheckMarker`),
          e.exit(`taskListCheck`),
          s)
        : n(t)
    }
    function s(r) {
      return v(r) ? t(r) : b(r) ? e.check({ tokenize: pa }, t, n)(r) : n(r)
    }
  }
  function pa(e, t, n) {
    return X(e, r, `whitespace`)
    function r(e) {
      return e === null ? n(e) : t(e)
    }
  }
  function ma(e) {
    return Bn([Xn(), Ki(), ea(e), ia(), da()])
  }
  let ha = {}
  function ga(e) {
    let t = this,
      n = e || ha,
      r = t.data(),
      i = (r.micromarkExtensions ||= []),
      a = (r.fromMarkdownExtensions ||= []),
      o = (r.toMarkdownExtensions ||= [])
    ;(i.push(ma(n)), a.push(Ln()), o.push(Rn(n)))
  }
  let _a = { tokenize: va }
  function va(e) {
    let t = e.attempt(this.parser.constructs.contentInitial, r, i),
      n
    return t
    function r(n) {
      if (n === null) e.consume(n)
      else return (e.enter(`lineEnding`), e.consume(n), e.exit(`lineEnding`), X(e, t, `linePrefix`))
    }
    function i(t) {
      return (e.enter(`paragraph`), a(t))
    }
    function a(t) {
      let r = e.enter(`chunkText`, { contentType: `text`, previous: n })
      return (n && (n.next = r), (n = r), o(t))
    }
    function o(t) {
      if (t === null) (e.exit(`chunkText`), e.exit(`paragraph`), e.consume(t))
      else return v(t) ? (e.consume(t), e.exit(`chunkText`), a) : (e.consume(t), o)
    }
  }
  let ya = { tokenize: xa },
    ba = { tokenize: Sa }
  function xa(e) {
    let t = this,
      n = [],
      r = 0,
      i,
      a,
      o
    return s
    function s(i) {
      if (r < n.length) {
        let a = n[r]
        return ((t.containerState = a[1]), e.attempt(a[0].continuation, c, l)(i))
      }
      return l(i)
    }
    function c(e) {
      if ((r++, t.containerState._closeFlow)) {
        ;((t.containerState._closeFlow = void 0), i && y())
        let n = t.events.length,
          a = n,
          o
        for (; a--;)
          if (t.events[a][0] === `exit` && t.events[a][1].type === `chunkFlow`) {
            o = t.events[a][1].end
            break
          }
        _(r)
        let s = n
        for (; s < t.events.length;) ((t.events[s][1].end = { ...o }), s++)
        let c = new Bi()
        return (c.add(a + 1, 0, t.events.slice(n)), c.add(n, s - n, []), c.consume(t.events), l(e))
      }
      return s(e)
    }
    function l(a) {
      if (r === n.length) {
        if (!i) return f(a)
        if (i.currentConstruct && i.currentConstruct.concrete) return m(a)
        t.interrupt = !(!i.currentConstruct || i._gfmTableDynamicInterruptHack)
      }
      return ((t.containerState = {}), e.check(ba, u, d)(a))
    }
    function u(e) {
      return (i && y(), _(r), f(e))
    }
    function d(e) {
      return ((t.parser.lazy[t.now().line] = r !== n.length), (o = t.now().offset), m(e))
    }
    function f(n) {
      return ((t.containerState = {}), e.attempt(ba, p, m)(n))
    }
    function p(e) {
      return (r++, n.push([t.currentConstruct, t.containerState]), f(e))
    }
    function m(n) {
      if (n === null) (i && y(), _(0), e.consume(n))
      else
        return (
          (i ||= t.parser.flow(t.now())),
          e.enter(`chunkFlow`, { _tokenizer: i, contentType: `flow`, previous: a }),
          h(n)
        )
    }
    function h(n) {
      if (n === null) (g(e.exit(`chunkFlow`), !0), _(0), e.consume(n))
      else
        return v(n)
          ? (e.consume(n), g(e.exit(`chunkFlow`)), (r = 0), (t.interrupt = void 0), s)
          : (e.consume(n), h)
    }
    function g(e, n) {
      let s = t.sliceStream(e)
      if (
        (n && s.push(null),
        (e.previous = a),
        a && (a.next = e),
        (a = e),
        i.defineSkip(e.start),
        i.write(s),
        t.parser.lazy[e.start.line])
      ) {
        let e = i.events.length
        for (; e--;)
          if (
            i.events[e][1].start.offset < o &&
            (!i.events[e][1].end || i.events[e][1].end.offset > o)
          )
            return
        let n = t.events.length,
          a = n,
          s,
          c
        for (; a--;)
          if (t.events[a][0] === `exit` && t.events[a][1].type === `chunkFlow`) {
            if (s) {
              c = t.events[a][1].end
              break
            }
            s = !0
          }
        for (_(r), e = n; e < t.events.length;) ((t.events[e][1].end = { ...c }), e++)
        let l = new Bi()
        ;(l.add(a + 1, 0, t.events.slice(n)), l.add(n, e - n, []), l.consume(t.events))
      }
    }
    function _(r) {
      let i = n.length
      for (; i-- > r;) {
        let r = n[i]
        ;((t.containerState = r[1]), r[0].exit.call(t, e))
      }
      n.length = r
    }
    function y() {
      ;(i.write([null]), (a = void 0), (i = void 0), (t.containerState._closeFlow = void 0))
    }
  }
  function Sa(e, t, n) {
    return X(
      e,
      e.attempt(this.parser.constructs.document, t, n),
      `linePrefix`,
      this.parser.constructs.disable.null.includes(`codeIndented`) ? void 0 : 4,
    )
  }
  let Ca = { tokenize: wa }
  function wa(e) {
    let t = this,
      n = e.attempt(
        vr,
        r,
        e.attempt(
          this.parser.constructs.flowInitial,
          i,
          X(e, e.attempt(this.parser.constructs.flow, i, e.attempt(Wr, i)), `linePrefix`),
        ),
      )
    return n
    function r(r) {
      if (r === null) e.consume(r)
      else
        return (
          e.enter(`lineEndingBlank`),
          e.consume(r),
          e.exit(`lineEndingBlank`),
          (t.currentConstruct = void 0),
          n
        )
    }
    function i(r) {
      if (r === null) e.consume(r)
      else
        return (
          e.enter(`lineEnding`),
          e.consume(r),
          e.exit(`lineEnding`),
          (t.currentConstruct = void 0),
          n
        )
    }
  }
  let Ta = { resolveAll: ka() },
    Ea = Oa(`string`),
    Da = Oa(`text`)
  function Oa(e) {
    return { resolveAll: ka(e === `text` ? Aa : void 0), tokenize: t }
    function t(t) {
      let n = this,
        r = this.parser.constructs[e],
        i = t.attempt(r, a, o)
      return a
      function a(e) {
        return c(e) ? i(e) : o(e)
      }
      function o(e) {
        if (e === null) t.consume(e)
        else return (t.enter(`data`), t.consume(e), s)
      }
      function s(e) {
        return c(e) ? (t.exit(`data`), i(e)) : (t.consume(e), s)
      }
      function c(e) {
        if (e === null) return !0
        let t = r[e],
          i = -1
        if (t)
          for (; ++i < t.length;) {
            let e = t[i]
            if (!e.previous || e.previous.call(n, n.previous)) return !0
          }
        return !1
      }
    }
  }
  function ka(e) {
    return t
    function t(t, n) {
      let r = -1,
        i
      for (; ++r <= t.length;)
        i === void 0
          ? t[r] && t[r][1].type === `data` && ((i = r), r++)
          : (t[r] && t[r][1].type === `data`) ||
            (r !== i + 2 &&
              ((t[i][1].end = t[r - 1][1].end), t.splice(i + 2, r - i - 2), (r = i + 2)),
            (i = void 0))
      return e ? e(t, n) : t
    }
  }
  function Aa(e, t) {
    let n = new Bi(),
      r = 0
    for (; ++r <= e.length;)
      if ((r === e.length || e[r][1].type === `lineEnding`) && e[r - 1][1].type === `data`) {
        let i = e[r - 1][1],
          a = t.sliceStream(i),
          o = a.length,
          s = -1,
          c = 0,
          l
        for (; o--;) {
          let e = a[o]
          if (typeof e == `string`) {
            for (s = e.length; e.charCodeAt(s - 1) === 32;) (c++, s--)
            if (s) break
            s = -1
          } else if (e === -2) ((l = !0), c++)
          else if (e !== -1) {
            o++
            break
          }
        }
        if ((t._contentTypeTextTrailing && r === e.length && (c = 0), c)) {
          let a = {
            type: r === e.length || l || c < 2 ? `lineSuffix` : `hardBreakTrailing`,
            start: {
              _bufferIndex: o ? s : i.start._bufferIndex + s,
              _index: i.start._index + o,
              line: i.end.line,
              column: i.end.column - c,
              offset: i.end.offset - c,
            },
            end: { ...i.end },
          }
          ;((i.end = { ...a.start }),
            i.start.offset === i.end.offset
              ? Object.assign(i, a)
              : n.add(r, 0, [
                  [`enter`, a, t],
                  [`exit`, a, t],
                ]))
        }
        r++
      }
    return (n.consume(e), e)
  }
  var ja = /* @__PURE__ */ s({
    attentionMarkers: () => za,
    contentInitial: () => Na,
    disable: () => Ba,
    document: () => Ma,
    flow: () => Fa,
    flowInitial: () => Pa,
    insideSpan: () => Ra,
    string: () => Ia,
    text: () => La,
  })
  let Ma = {
      42: Z,
      43: Z,
      45: Z,
      48: Z,
      49: Z,
      50: Z,
      51: Z,
      52: Z,
      53: Z,
      54: Z,
      55: Z,
      56: Z,
      57: Z,
      62: br,
    },
    Na = { 91: $r },
    Pa = { [-2]: Mr, [-1]: Mr, 32: Mr },
    Fa = { 35: ai, 42: ji, 45: [Hi, ji], 60: ci, 61: Hi, 95: ji, 96: Ar, 126: Ar },
    Ia = { 38: Er, 92: wr },
    La = {
      [-5]: ki,
      [-4]: ki,
      [-3]: ki,
      33: Ti,
      38: Er,
      42: dr,
      60: [hr, pi],
      91: Di,
      92: [ri, wr],
      93: hi,
      95: dr,
      96: Ir,
    },
    Ra = { null: [dr, Ta] },
    za = { null: [42, 95] },
    Ba = { null: [] }
  function Va(e, t, n) {
    let r = {
        _bufferIndex: -1,
        _index: 0,
        line: (n && n.line) || 1,
        column: (n && n.column) || 1,
        offset: (n && n.offset) || 0,
      },
      i = {},
      a = [],
      o = [],
      s = [],
      c = {
        attempt: w(S),
        check: w(C),
        consume: y,
        enter: b,
        exit: x,
        interrupt: w(C, { interrupt: !0 }),
      },
      l = {
        code: null,
        containerState: {},
        defineSkip: h,
        events: [],
        now: m,
        parser: e,
        previous: null,
        sliceSerialize: f,
        sliceStream: p,
        write: d,
      },
      u = t.tokenize.call(l, c)
    return (t.resolveAll && a.push(t), l)
    function d(e) {
      return (
        (o = G(o, e)),
        g(),
        o[o.length - 1] === null ? (T(t, 0), (l.events = ur(a, l.events, l)), l.events) : []
      )
    }
    function f(e, t) {
      return Ua(p(e), t)
    }
    function p(e) {
      return Ha(o, e)
    }
    function m() {
      let { _bufferIndex: e, _index: t, line: n, column: i, offset: a } = r
      return { _bufferIndex: e, _index: t, line: n, column: i, offset: a }
    }
    function h(e) {
      ;((i[e.line] = e.column), D())
    }
    function g() {
      for (; r._index < o.length;) {
        let e = o[r._index]
        if (typeof e == `string`) {
          let t = r._index
          for (
            r._bufferIndex < 0 && (r._bufferIndex = 0);
            r._index === t && r._bufferIndex < e.length;
          )
            _(e.charCodeAt(r._bufferIndex))
        } else _(e)
      }
    }
    function _(e) {
      u = u(e)
    }
    function y(e) {
      ;(v(e)
        ? (r.line++, (r.column = 1), (r.offset += e === -3 ? 2 : 1), D())
        : e !== -1 && (r.column++, r.offset++),
        r._bufferIndex < 0
          ? r._index++
          : (r._bufferIndex++,
            r._bufferIndex === o[r._index].length && ((r._bufferIndex = -1), r._index++)),
        (l.previous = e))
    }
    function b(e, t) {
      let n = t || {}
      return ((n.type = e), (n.start = m()), l.events.push([`enter`, n, l]), s.push(n), n)
    }
    function x(e) {
      let t = s.pop()
      return ((t.end = m()), l.events.push([`exit`, t, l]), t)
    }
    function S(e, t) {
      T(e, t.from)
    }
    function C(e, t) {
      t.restore()
    }
    function w(e, t) {
      return n
      function n(n, r, i) {
        let a, o, s, u
        return Array.isArray(n) ? f(n) : `tokenize` in n ? f([n]) : d(n)
        function d(e) {
          return t
          function t(t) {
            let n = t !== null && e[t],
              r = t !== null && e.null
            return f([
              ...(Array.isArray(n) ? n : n ? [n] : []),
              ...(Array.isArray(r) ? r : r ? [r] : []),
            ])(t)
          }
        }
        function f(e) {
          return ((a = e), (o = 0), e.length === 0 ? i : p(e[o]))
        }
        function p(e) {
          return n
          function n(n) {
            return (
              (u = E()),
              (s = e),
              e.partial || (l.currentConstruct = e),
              e.name && l.parser.constructs.disable.null.includes(e.name)
                ? h(n)
                : e.tokenize.call(t ? Object.assign(Object.create(l), t) : l, c, m, h)(n)
            )
          }
        }
        function m(t) {
          return (e(s, u), r)
        }
        function h(e) {
          return (u.restore(), ++o < a.length ? p(a[o]) : i)
        }
      }
    }
    function T(e, t) {
      ;(e.resolveAll && !a.includes(e) && a.push(e),
        e.resolve && W(l.events, t, l.events.length - t, e.resolve(l.events.slice(t), l)),
        e.resolveTo && (l.events = e.resolveTo(l.events, l)))
    }
    function E() {
      let e = m(),
        t = l.previous,
        n = l.currentConstruct,
        i = l.events.length,
        a = Array.from(s)
      return { from: i, restore: o }
      function o() {
        ;((r = e), (l.previous = t), (l.currentConstruct = n), (l.events.length = i), (s = a), D())
      }
    }
    function D() {
      r.line in i && r.column < 2 && ((r.column = i[r.line]), (r.offset += i[r.line] - 1))
    }
  }
  function Ha(e, t) {
    let n = t.start._index,
      r = t.start._bufferIndex,
      i = t.end._index,
      a = t.end._bufferIndex,
      o
    if (n === i) o = [e[n].slice(r, a)]
    else {
      if (((o = e.slice(n, i)), r > -1)) {
        let e = o[0]
        typeof e == `string` ? (o[0] = e.slice(r)) : o.shift()
      }
      a > 0 && o.push(e[i].slice(0, a))
    }
    return o
  }
  function Ua(e, t) {
    let n = -1,
      r = [],
      i
    for (; ++n < e.length;) {
      let a = e[n],
        o
      if (typeof a == `string`) o = a
      else
        switch (a) {
          case -5:
            o = `\r`
            break
          case -4:
            o = `
`
            break
          case -3:
            o = `\r
`
            break
          case -2:
            o = t ? ` ` : `	`
            break
          case -1:
            if (!t && i) continue
            o = ` `
            break
          default:
            o = String.fromCharCode(a)
        }
      ;((i = a === -2), r.push(o))
    }
    return r.join(``)
  }
  function Wa(e) {
    let t = {
      constructs: Bn([ja, ...((e || {}).extensions || [])]),
      content: n(_a),
      defined: [],
      document: n(ya),
      flow: n(Ca),
      lazy: {},
      string: n(Ea),
      text: n(Da),
    }
    return t
    function n(e) {
      return n
      function n(n) {
        return Va(t, e, n)
      }
    }
  }
  function Ga(e) {
    for (; !Hr(e););
    return e
  }
  let Ka = /[\0\t\n\r]/g
  function qa() {
    let e = 1,
      t = ``,
      n = !0,
      r
    return i
    function i(i, a, o) {
      i = t + (typeof i == `string` ? i.toString() : new TextDecoder(a || void 0).decode(i))
      let s = [],
        c = 0
      for (t = ``, n &&= (i.charCodeAt(0) === 65279 && c++, void 0); c < i.length;) {
        Ka.lastIndex = c
        let n = Ka.exec(i),
          a = n && n.index !== void 0 ? n.index : i.length,
          o = i.charCodeAt(a)
        if (!n) {
          t = i.slice(c)
          break
        }
        if (o === 10 && c === a && r) (s.push(-3), (r = void 0))
        else
          switch (
            ((r &&= (s.push(-5), void 0)), c < a && (s.push(i.slice(c, a)), (e += a - c)), o)
          ) {
            case 0:
              ;(s.push(65533), e++)
              break
            case 9: {
              let t = Math.ceil(e / 4) * 4
              for (s.push(-2); e++ < t;) s.push(-1)
              break
            }
            case 10:
              ;(s.push(-4), (e = 1))
              break
            default:
              ;((r = !0), (e = 1))
          }
        c = a + 1
      }
      return (o && (r && s.push(-5), t && s.push(t), s.push(null)), s)
    }
  }
  function Ja(e) {
    return !e || typeof e != `object`
      ? ``
      : `position` in e || `type` in e
        ? Xa(e.position)
        : `start` in e || `end` in e
          ? Xa(e)
          : `line` in e || `column` in e
            ? Ya(e)
            : ``
  }
  function Ya(e) {
    return Za(e && e.line) + `:` + Za(e && e.column)
  }
  function Xa(e) {
    return Ya(e && e.start) + `-` + Ya(e && e.end)
  }
  function Za(e) {
    return e && typeof e == `number` ? e : 1
  }
  let Qa = {}.hasOwnProperty
  function $a(e, t, n) {
    return (
      t && typeof t == `object` && ((n = t), (t = void 0)),
      eo(n)(
        Ga(
          Wa(n)
            .document()
            .write(qa()(e, t, !0)),
        ),
      )
    )
  }
  function eo(e) {
    let t = {
      afterExit: [],
      beforeEnter: [],
      transforms: [],
      canContainEols: [`emphasis`, `fragment`, `heading`, `paragraph`, `strong`],
      enter: {
        autolink: o(he),
        autolinkProtocol: E,
        autolinkEmail: E,
        atxHeading: o(de),
        blockQuote: o(oe),
        characterEscape: E,
        characterReference: E,
        codeFenced: o(se),
        codeFencedFenceInfo: s,
        codeFencedFenceMeta: s,
        codeIndented: o(se, s),
        codeText: o(ce, s),
        codeTextData: E,
        data: E,
        codeFlowValue: E,
        definition: o(le),
        definitionDestinationString: s,
        definitionLabelString: s,
        definitionTitleString: s,
        emphasis: o(ue),
        hardBreakEscape: o(fe),
        hardBreakTrailing: o(fe),
        htmlFlow: o(pe, s),
        htmlFlowData: E,
        htmlText: o(pe, s),
        htmlTextData: E,
        image: o(me),
        label: s,
        link: o(he),
        listItem: o(_e),
        listItemValue: p,
        listOrdered: o(ge, f),
        listUnordered: o(ge),
        paragraph: o(ve),
        reference: R,
        referenceString: s,
        resourceDestinationString: s,
        resourceTitleString: s,
        setextHeading: o(de),
        strong: o(ye),
        thematicBreak: o(xe),
      },
      exit: {
        atxHeading: l(),
        atxHeadingSequence: S,
        autolink: l(),
        autolinkEmail: ae,
        autolinkProtocol: ie,
        blockQuote: l(),
        characterEscapeValue: D,
        characterReferenceMarkerHexadecimal: B,
        characterReferenceMarkerNumeric: B,
        characterReferenceValue: ne,
        characterReference: re,
        codeFenced: l(_),
        codeFencedFence: g,
        codeFencedFenceInfo: m,
        codeFencedFenceMeta: h,
        codeFlowValue: D,
        codeIndented: l(v),
        codeText: l(M),
        codeTextData: D,
        data: D,
        definition: l(),
        definitionDestinationString: x,
        definitionLabelString: y,
        definitionTitleString: b,
        emphasis: l(),
        hardBreakEscape: l(k),
        hardBreakTrailing: l(k),
        htmlFlow: l(A),
        htmlFlowData: D,
        htmlText: l(j),
        htmlTextData: D,
        image: l(P),
        label: ee,
        labelText: F,
        lineEnding: O,
        link: l(N),
        listItem: l(),
        listOrdered: l(),
        listUnordered: l(),
        paragraph: l(),
        referenceString: z,
        resourceDestinationString: I,
        resourceTitleString: L,
        resource: te,
        setextHeading: l(T),
        setextHeadingLineSequence: w,
        setextHeadingText: C,
        strong: l(),
        thematicBreak: l(),
      },
    }
    to(t, (e || {}).mdastExtensions || [])
    let n = {}
    return r
    function r(e) {
      let r = { type: `root`, children: [], position: void 0 },
        o = {
          stack: [r],
          tokenStack: [],
          config: t,
          enter: c,
          exit: u,
          buffer: s,
          resume: d,
          data: n,
        },
        l = [],
        f = [],
        p = -1
      for (; ++p < e.length;)
        (f.push(e[p]),
          (e[p][1].type === `listOrdered` || e[p][1].type === `listUnordered`) &&
            (e[p][0] === `enter` ? l.push(f.length - 1) : a(f, l.pop())))
      for (e = f, p = -1; ++p < e.length;) {
        let n = t[e[p][0]]
        ;(e[p][0] === `enter` &&
          t.beforeEnter.length > 0 &&
          i(t.beforeEnter, { ...o, sliceSerialize: e[p][2].sliceSerialize }, e[p][1]),
          Qa.call(n, e[p][1].type) &&
            n[e[p][1].type].call({ ...o, sliceSerialize: e[p][2].sliceSerialize }, e[p][1]),
          e[p][0] === `exit` &&
            t.afterExit.length > 0 &&
            i(t.afterExit, { ...o, sliceSerialize: e[p][2].sliceSerialize }, e[p][1]))
      }
      if (o.tokenStack.length > 0) {
        let e = o.tokenStack[o.tokenStack.length - 1]
        ;(e[1] || ro).call(o, void 0, e[0])
      }
      for (
        r.position = {
          start: Q(e.length > 0 ? e[0][1].start : { line: 1, column: 1, offset: 0 }),
          end: Q(e.length > 0 ? e[e.length - 2][1].end : { line: 1, column: 1, offset: 0 }),
        },
          p = -1;
        ++p < t.transforms.length;
      )
        r = t.transforms[p](r) || r
      return r
    }
    function i(e, t, n) {
      let r = -1
      for (; ++r < e.length;) e[r].call(t, n)
    }
    function a(e, t) {
      let n = e.length - 1,
        r = t - 1,
        i = -1,
        a = !1,
        o,
        s,
        c,
        l,
        u = []
      for (; ++r <= n;) {
        let t = e[r]
        switch (t[1].type) {
          case `listUnordered`:
          case `listOrdered`:
          case `blockQuote`:
            ;(t[0] === `enter` ? i++ : i--, (l = void 0))
            break
          case `lineEndingBlank`:
            t[0] === `enter` && (o && !l && !i && !c && (c = r), (l = void 0))
            break
          case `linePrefix`:
          case `listItemValue`:
          case `listItemMarker`:
          case `listItemPrefix`:
          case `listItemPrefixWhitespace`:
            break
          default:
            l = void 0
        }
        if (
          (!i && t[0] === `enter` && t[1].type === `listItemPrefix`) ||
          (i === -1 &&
            t[0] === `exit` &&
            (t[1].type === `listUnordered` || t[1].type === `listOrdered`))
        ) {
          if (o) {
            let n = r
            for (s = void 0; n--;) {
              let t = e[n]
              if (t[1].type === `lineEnding` || t[1].type === `lineEndingBlank`) {
                if (t[0] === `exit`) continue
                ;(s && ((e[s][1].type = `lineEndingBlank`), (a = !0)),
                  (t[1].type = `lineEnding`),
                  (s = n))
              } else if (
                t[1].type !== `linePrefix` &&
                t[1].type !== `blockQuotePrefix` &&
                t[1].type !== `blockQuotePrefixWhitespace` &&
                t[1].type !== `blockQuoteMarker` &&
                t[1].type !== `listItemIndent`
              )
                break
            }
            ;(c && (!s || c < s) && (o._spread = !0),
              (o.end = Object.assign({}, s ? e[s][1].start : t[1].end)),
              u.push({ at: s || r, event: [`exit`, o, t[2]] }))
          }
          if (t[1].type === `listItemPrefix`) {
            let e = {
              type: `listItem`,
              _spread: !1,
              start: Object.assign({}, t[1].start),
              end: void 0,
            }
            ;((o = e), u.push({ at: r, event: [`enter`, e, t[2]] }), (c = void 0), (l = !0))
          }
        }
      }
      let d = e.splice(t),
        f = 0
      for (r = -1; ++r < d.length;) {
        for (; f < u.length && u[f].at === t + r;) e.push(u[f++].event)
        e.push(d[r])
      }
      e[t][1]._spread = a
    }
    function o(e, t) {
      return n
      function n(n) {
        ;(c.call(this, e(n), n), t && t.call(this, n))
      }
    }
    function s() {
      this.stack.push({ type: `fragment`, children: [] })
    }
    function c(e, t, n) {
      ;(this.stack[this.stack.length - 1].children.push(e),
        this.stack.push(e),
        this.tokenStack.push([t, n || void 0]),
        (e.position = { start: Q(t.start), end: void 0 }))
    }
    function l(e) {
      return t
      function t(t) {
        ;(e && e.call(this, t), u.call(this, t))
      }
    }
    function u(e, t) {
      let n = this.stack.pop(),
        r = this.tokenStack.pop()
      if (!r)
        throw Error(
          'Cannot close `' +
            e.type +
            '` (' +
            Ja({ start: e.start, end: e.end }) +
            `): it’s not open`,
        )
      ;(r[0].type !== e.type && (t ? t.call(this, e, r[0]) : (r[1] || ro).call(this, e, r[0])),
        (n.position.end = Q(e.end)))
    }
    function d() {
      return kt(this.stack.pop())
    }
    function f() {
      this.data.expectingFirstListItemValue = !0
    }
    function p(e) {
      if (this.data.expectingFirstListItemValue) {
        let t = this.stack[this.stack.length - 2]
        ;((t.start = Number.parseInt(this.sliceSerialize(e), 10)),
          (this.data.expectingFirstListItemValue = void 0))
      }
    }
    function m() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.lang = e
    }
    function h() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.meta = e
    }
    function g() {
      this.data.flowCodeInside || (this.buffer(), (this.data.flowCodeInside = !0))
    }
    function _() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      ;((t.value = e.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, ``)), (this.data.flowCodeInside = void 0))
    }
    function v() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.value = e.replace(/(\r?\n|\r)$/g, ``)
    }
    function y(e) {
      let t = this.resume(),
        n = this.stack[this.stack.length - 1]
      ;((n.label = t), (n.identifier = V(this.sliceSerialize(e)).toLowerCase()))
    }
    function b() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.title = e
    }
    function x() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.url = e
    }
    function S(e) {
      let t = this.stack[this.stack.length - 1]
      t.depth ||= this.sliceSerialize(e).length
    }
    function C() {
      this.data.setextHeadingSlurpLineEnding = !0
    }
    function w(e) {
      let t = this.stack[this.stack.length - 1]
      t.depth = this.sliceSerialize(e).codePointAt(0) === 61 ? 1 : 2
    }
    function T() {
      this.data.setextHeadingSlurpLineEnding = void 0
    }
    function E(e) {
      let t = this.stack[this.stack.length - 1].children,
        n = t[t.length - 1]
      ;((n && n.type === `text`) ||
        ((n = be()), (n.position = { start: Q(e.start), end: void 0 }), t.push(n)),
        this.stack.push(n))
    }
    function D(e) {
      let t = this.stack.pop()
      ;((t.value += this.sliceSerialize(e)), (t.position.end = Q(e.end)))
    }
    function O(e) {
      let n = this.stack[this.stack.length - 1]
      if (this.data.atHardBreak) {
        let t = n.children[n.children.length - 1]
        ;((t.position.end = Q(e.end)), (this.data.atHardBreak = void 0))
      } else
        !this.data.setextHeadingSlurpLineEnding &&
          t.canContainEols.includes(n.type) &&
          (E.call(this, e), D.call(this, e))
    }
    function k() {
      this.data.atHardBreak = !0
    }
    function A() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.value = e
    }
    function j() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.value = e
    }
    function M() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.value = e
    }
    function N() {
      let e = this.stack[this.stack.length - 1]
      if (this.data.inReference) {
        let t = this.data.referenceType || `shortcut`
        ;((e.type += `Reference`), (e.referenceType = t), delete e.url, delete e.title)
      } else (delete e.identifier, delete e.label)
      this.data.referenceType = void 0
    }
    function P() {
      let e = this.stack[this.stack.length - 1]
      if (this.data.inReference) {
        let t = this.data.referenceType || `shortcut`
        ;((e.type += `Reference`), (e.referenceType = t), delete e.url, delete e.title)
      } else (delete e.identifier, delete e.label)
      this.data.referenceType = void 0
    }
    function F(e) {
      let t = this.sliceSerialize(e),
        n = this.stack[this.stack.length - 2]
      ;((n.label = _n(t)), (n.identifier = V(t).toLowerCase()))
    }
    function ee() {
      let e = this.stack[this.stack.length - 1],
        t = this.resume(),
        n = this.stack[this.stack.length - 1]
      ;((this.data.inReference = !0), n.type === `link` ? (n.children = e.children) : (n.alt = t))
    }
    function I() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.url = e
    }
    function L() {
      let e = this.resume(),
        t = this.stack[this.stack.length - 1]
      t.title = e
    }
    function te() {
      this.data.inReference = void 0
    }
    function R() {
      this.data.referenceType = `collapsed`
    }
    function z(e) {
      let t = this.resume(),
        n = this.stack[this.stack.length - 1]
      ;((n.label = t),
        (n.identifier = V(this.sliceSerialize(e)).toLowerCase()),
        (this.data.referenceType = `full`))
    }
    function B(e) {
      this.data.characterReferenceType = e.type
    }
    function ne(e) {
      let t = this.sliceSerialize(e),
        n = this.data.characterReferenceType,
        r
      n
        ? ((r = hn(t, n === `characterReferenceMarkerNumeric` ? 10 : 16)),
          (this.data.characterReferenceType = void 0))
        : (r = mn(t))
      let i = this.stack[this.stack.length - 1]
      i.value += r
    }
    function re(e) {
      let t = this.stack.pop()
      t.position.end = Q(e.end)
    }
    function ie(e) {
      D.call(this, e)
      let t = this.stack[this.stack.length - 1]
      t.url = this.sliceSerialize(e)
    }
    function ae(e) {
      D.call(this, e)
      let t = this.stack[this.stack.length - 1]
      t.url = `mailto:` + this.sliceSerialize(e)
    }
    function oe() {
      return { type: `blockquote`, children: [], position: void 0 }
    }
    function se() {
      return { type: `code`, lang: null, meta: null, value: ``, position: void 0 }
    }
    function ce() {
      return { type: `inlineCode`, value: ``, position: void 0 }
    }
    function le() {
      return {
        type: `definition`,
        identifier: ``,
        label: null,
        title: null,
        url: ``,
        position: void 0,
      }
    }
    function ue() {
      return { type: `emphasis`, children: [], position: void 0 }
    }
    function de() {
      return { type: `heading`, depth: 0, children: [], position: void 0 }
    }
    function fe() {
      return { type: `break`, position: void 0 }
    }
    function pe() {
      return { type: `html`, value: ``, position: void 0 }
    }
    function me() {
      return { type: `image`, title: null, url: ``, alt: null, position: void 0 }
    }
    function he() {
      return { type: `link`, title: null, url: ``, children: [], position: void 0 }
    }
    function ge(e) {
      return {
        type: `list`,
        ordered: e.type === `listOrdered`,
        start: null,
        spread: e._spread,
        children: [],
        position: void 0,
      }
    }
    function _e(e) {
      return { type: `listItem`, spread: e._spread, checked: null, children: [], position: void 0 }
    }
    function ve() {
      return { type: `paragraph`, children: [], position: void 0 }
    }
    function ye() {
      return { type: `strong`, children: [], position: void 0 }
    }
    function be() {
      return { type: `text`, value: ``, position: void 0 }
    }
    function xe() {
      return { type: `thematicBreak`, position: void 0 }
    }
  }
  function Q(e) {
    return { line: e.line, column: e.column, offset: e.offset }
  }
  function to(e, t) {
    let n = -1
    for (; ++n < t.length;) {
      let r = t[n]
      Array.isArray(r) ? to(e, r) : no(e, r)
    }
  }
  function no(e, t) {
    let n
    for (n in t)
      if (Qa.call(t, n))
        switch (n) {
          case `canContainEols`: {
            let r = t[n]
            r && e[n].push(...r)
            break
          }
          case `transforms`: {
            let r = t[n]
            r && e[n].push(...r)
            break
          }
          case `afterExit`:
          case `beforeEnter`: {
            let r = t[n]
            r && e[n].push(r)
            break
          }
          case `enter`:
          case `exit`: {
            let r = t[n]
            r && Object.assign(e[n], r)
            break
          }
        }
  }
  function ro(e, t) {
    throw Error(
      e
        ? 'Cannot close `' +
            e.type +
            '` (' +
            Ja({ start: e.start, end: e.end }) +
            '): a different token (`' +
            t.type +
            '`, ' +
            Ja({ start: t.start, end: t.end }) +
            `) is open`
        : 'Cannot close document, a token (`' +
            t.type +
            '`, ' +
            Ja({ start: t.start, end: t.end }) +
            `) is still open`,
    )
  }
  function io(e) {
    let t = this
    t.parser = n
    function n(n) {
      return $a(n, {
        ...t.data(`settings`),
        ...e,
        extensions: t.data(`micromarkExtensions`) || [],
        mdastExtensions: t.data(`fromMarkdownExtensions`) || [],
      })
    }
  }
  function ao(e, t) {
    let n = {
      type: `element`,
      tagName: `blockquote`,
      properties: {},
      children: e.wrap(e.all(t), !0),
    }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function oo(e, t) {
    let n = { type: `element`, tagName: `br`, properties: {}, children: [] }
    return (
      e.patch(t, n),
      [
        e.applyData(t, n),
        {
          type: `text`,
          value: `
`,
        },
      ]
    )
  }
  function so(e, t) {
    let n = t.value
        ? t.value +
          `
`
        : ``,
      r = {},
      i = t.lang ? t.lang.split(/\s+/) : []
    i.length > 0 && (r.className = [`language-` + i[0]])
    let a = {
      type: `element`,
      tagName: `code`,
      properties: r,
      children: [{ type: `text`, value: n }],
    }
    return (
      t.meta && (a.data = { meta: t.meta }),
      e.patch(t, a),
      (a = e.applyData(t, a)),
      (a = { type: `element`, tagName: `pre`, properties: {}, children: [a] }),
      e.patch(t, a),
      a
    )
  }
  function co(e, t) {
    let n = { type: `element`, tagName: `del`, properties: {}, children: e.all(t) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function lo(e, t) {
    let n = { type: `element`, tagName: `em`, properties: {}, children: e.all(t) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function uo(e, t) {
    let n = typeof e.options.clobberPrefix == `string` ? e.options.clobberPrefix : `user-content-`,
      r = String(t.identifier).toUpperCase(),
      i = Y(r.toLowerCase()),
      a = e.footnoteOrder.indexOf(r),
      o,
      s = e.footnoteCounts.get(r)
    ;(s === void 0 ? ((s = 0), e.footnoteOrder.push(r), (o = e.footnoteOrder.length)) : (o = a + 1),
      (s += 1),
      e.footnoteCounts.set(r, s))
    let c = {
      type: `element`,
      tagName: `a`,
      properties: {
        href: `#` + n + `fn-` + i,
        id: n + `fnref-` + i + (s > 1 ? `-` + s : ``),
        dataFootnoteRef: !0,
        ariaDescribedBy: [`footnote-label`],
      },
      children: [{ type: `text`, value: String(o) }],
    }
    e.patch(t, c)
    let l = { type: `element`, tagName: `sup`, properties: {}, children: [c] }
    return (e.patch(t, l), e.applyData(t, l))
  }
  function fo(e, t) {
    let n = { type: `element`, tagName: `h` + t.depth, properties: {}, children: e.all(t) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function po(e, t) {
    if (e.options.allowDangerousHtml) {
      let n = { type: `raw`, value: t.value }
      return (e.patch(t, n), e.applyData(t, n))
    }
  }
  function mo(e, t) {
    let n = t.referenceType,
      r = `]`
    if (
      (n === `collapsed`
        ? (r += `[]`)
        : n === `full` && (r += `[` + (t.label || t.identifier) + `]`),
      t.type === `imageReference`)
    )
      return [{ type: `text`, value: `![` + t.alt + r }]
    let i = e.all(t),
      a = i[0]
    a && a.type === `text` ? (a.value = `[` + a.value) : i.unshift({ type: `text`, value: `[` })
    let o = i[i.length - 1]
    return (o && o.type === `text` ? (o.value += r) : i.push({ type: `text`, value: r }), i)
  }
  function ho(e, t) {
    let n = String(t.identifier).toUpperCase(),
      r = e.definitionById.get(n)
    if (!r) return mo(e, t)
    let i = { src: Y(r.url || ``) }
    ;(t.alt !== null && t.alt !== void 0 && (i.alt = t.alt),
      r.title !== null && r.title !== void 0 && (i.title = r.title))
    let a = { type: `element`, tagName: `img`, properties: i, children: [] }
    return (e.patch(t, a), e.applyData(t, a))
  }
  function go(e, t) {
    let n = { src: Y(t.url) }
    ;(t.alt !== null && t.alt !== void 0 && (n.alt = t.alt),
      t.title !== null && t.title !== void 0 && (n.title = t.title))
    let r = { type: `element`, tagName: `img`, properties: n, children: [] }
    return (e.patch(t, r), e.applyData(t, r))
  }
  function _o(e, t) {
    let n = { type: `text`, value: t.value.replace(/\r?\n|\r/g, ` `) }
    e.patch(t, n)
    let r = { type: `element`, tagName: `code`, properties: {}, children: [n] }
    return (e.patch(t, r), e.applyData(t, r))
  }
  function vo(e, t) {
    let n = String(t.identifier).toUpperCase(),
      r = e.definitionById.get(n)
    if (!r) return mo(e, t)
    let i = { href: Y(r.url || ``) }
    r.title !== null && r.title !== void 0 && (i.title = r.title)
    let a = { type: `element`, tagName: `a`, properties: i, children: e.all(t) }
    return (e.patch(t, a), e.applyData(t, a))
  }
  function yo(e, t) {
    let n = { href: Y(t.url) }
    t.title !== null && t.title !== void 0 && (n.title = t.title)
    let r = { type: `element`, tagName: `a`, properties: n, children: e.all(t) }
    return (e.patch(t, r), e.applyData(t, r))
  }
  function bo(e, t, n) {
    let r = e.all(t),
      i = n ? xo(n) : So(t),
      a = {},
      o = []
    if (typeof t.checked == `boolean`) {
      let e = r[0],
        n
      ;(e && e.type === `element` && e.tagName === `p`
        ? (n = e)
        : ((n = { type: `element`, tagName: `p`, properties: {}, children: [] }), r.unshift(n)),
        n.children.length > 0 && n.children.unshift({ type: `text`, value: ` ` }),
        n.children.unshift({
          type: `element`,
          tagName: `input`,
          properties: { type: `checkbox`, checked: t.checked, disabled: !0 },
          children: [],
        }),
        (a.className = [`task-list-item`]))
    }
    let s = -1
    for (; ++s < r.length;) {
      let e = r[s]
      ;((i || s !== 0 || e.type !== `element` || e.tagName !== `p`) &&
        o.push({
          type: `text`,
          value: `
`,
        }),
        e.type === `element` && e.tagName === `p` && !i ? o.push(...e.children) : o.push(e))
    }
    let c = r[r.length - 1]
    c &&
      (i || c.type !== `element` || c.tagName !== `p`) &&
      o.push({
        type: `text`,
        value: `
`,
      })
    let l = { type: `element`, tagName: `li`, properties: a, children: o }
    return (e.patch(t, l), e.applyData(t, l))
  }
  function xo(e) {
    let t = !1
    if (e.type === `list`) {
      t = e.spread || !1
      let { children: n } = e,
        r = -1
      for (; !t && ++r < n.length;) t = So(n[r])
    }
    return t
  }
  function So(e) {
    let { spread: t } = e
    return t ?? e.children.length > 1
  }
  function Co(e, t) {
    let n = {},
      r = e.all(t),
      i = -1
    for (typeof t.start == `number` && t.start !== 1 && (n.start = t.start); ++i < r.length;) {
      let e = r[i]
      if (
        e.type === `element` &&
        e.tagName === `li` &&
        e.properties &&
        Array.isArray(e.properties.className) &&
        e.properties.className.includes(`task-list-item`)
      ) {
        n.className = [`contains-task-list`]
        break
      }
    }
    let a = {
      type: `element`,
      tagName: t.ordered ? `ol` : `ul`,
      properties: n,
      children: e.wrap(r, !0),
    }
    return (e.patch(t, a), e.applyData(t, a))
  }
  function wo(e, t) {
    let n = { type: `element`, tagName: `p`, properties: {}, children: e.all(t) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function To(e, t) {
    let n = { type: `root`, children: e.wrap(e.all(t)) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function Eo(e, t) {
    let n = { type: `element`, tagName: `strong`, properties: {}, children: e.all(t) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  let Do = ko(`end`),
    Oo = ko(`start`)
  function ko(e) {
    return t
    function t(t) {
      let n = (t && t.position && t.position[e]) || {}
      if (typeof n.line == `number` && n.line > 0 && typeof n.column == `number` && n.column > 0)
        return {
          line: n.line,
          column: n.column,
          offset: typeof n.offset == `number` && n.offset > -1 ? n.offset : void 0,
        }
    }
  }
  function Ao(e) {
    let t = Oo(e),
      n = Do(e)
    if (t && n) return { start: t, end: n }
  }
  function jo(e, t) {
    let n = e.all(t),
      r = n.shift(),
      i = []
    if (r) {
      let n = { type: `element`, tagName: `thead`, properties: {}, children: e.wrap([r], !0) }
      ;(e.patch(t.children[0], n), i.push(n))
    }
    if (n.length > 0) {
      let r = { type: `element`, tagName: `tbody`, properties: {}, children: e.wrap(n, !0) },
        a = Oo(t.children[1]),
        o = Do(t.children[t.children.length - 1])
      ;(a && o && (r.position = { start: a, end: o }), i.push(r))
    }
    let a = { type: `element`, tagName: `table`, properties: {}, children: e.wrap(i, !0) }
    return (e.patch(t, a), e.applyData(t, a))
  }
  function Mo(e, t, n) {
    let r = n ? n.children : void 0,
      i = (r ? r.indexOf(t) : 1) === 0 ? `th` : `td`,
      a = n && n.type === `table` ? n.align : void 0,
      o = a ? a.length : t.children.length,
      s = -1,
      c = []
    for (; ++s < o;) {
      let n = t.children[s],
        r = {},
        o = a ? a[s] : void 0
      o && (r.align = o)
      let l = { type: `element`, tagName: i, properties: r, children: [] }
      ;(n && ((l.children = e.all(n)), e.patch(n, l), (l = e.applyData(n, l))), c.push(l))
    }
    let l = { type: `element`, tagName: `tr`, properties: {}, children: e.wrap(c, !0) }
    return (e.patch(t, l), e.applyData(t, l))
  }
  function No(e, t) {
    let n = { type: `element`, tagName: `td`, properties: {}, children: e.all(t) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function Po(e) {
    let t = String(e),
      n = /\r?\n|\r/g,
      r = n.exec(t),
      i = 0,
      a = []
    for (; r;)
      (a.push(Fo(t.slice(i, r.index), i > 0, !0), r[0]),
        (i = r.index + r[0].length),
        (r = n.exec(t)))
    return (a.push(Fo(t.slice(i), i > 0, !1)), a.join(``))
  }
  function Fo(e, t, n) {
    let r = 0,
      i = e.length
    if (t) {
      let t = e.codePointAt(r)
      for (; t === 9 || t === 32;) (r++, (t = e.codePointAt(r)))
    }
    if (n) {
      let t = e.codePointAt(i - 1)
      for (; t === 9 || t === 32;) (i--, (t = e.codePointAt(i - 1)))
    }
    return i > r ? e.slice(r, i) : ``
  }
  function Io(e, t) {
    let n = { type: `text`, value: Po(String(t.value)) }
    return (e.patch(t, n), e.applyData(t, n))
  }
  function Lo(e, t) {
    let n = { type: `element`, tagName: `hr`, properties: {}, children: [] }
    return (e.patch(t, n), e.applyData(t, n))
  }
  let Ro = {
    blockquote: ao,
    break: oo,
    code: so,
    delete: co,
    emphasis: lo,
    footnoteReference: uo,
    heading: fo,
    html: po,
    imageReference: ho,
    image: go,
    inlineCode: _o,
    linkReference: vo,
    link: yo,
    listItem: bo,
    list: Co,
    paragraph: wo,
    root: To,
    strong: Eo,
    table: jo,
    tableCell: No,
    tableRow: Mo,
    text: Io,
    thematicBreak: Lo,
    toml: zo,
    yaml: zo,
    definition: zo,
    footnoteDefinition: zo,
  }
  function zo() {}
  let { defineProperty: Bo } = Object,
    Vo = typeof self == `object` ? self : globalThis,
    Ho = (e, t) => {
      switch (e) {
        case `Function`:
        case `SharedWorker`:
        case `Worker`:
        case `eval`:
        case `setInterval`:
        case `setTimeout`:
          throw TypeError(`unable to deserialize ` + e)
      }
      return new Vo[e](t)
    },
    Uo = (e, t) => {
      let n = (t, n) => (e.set(n, t), t),
        r = (i) => {
          if (e.has(i)) return e.get(i)
          let [a, o] = t[i]
          switch (a) {
            case 0:
            case -1:
              return n(o, i)
            case 1: {
              let e = n([], i)
              for (let t of o) e.push(r(t))
              return e
            }
            case 2: {
              let e = n({}, i)
              for (let [t, n] of o) {
                let i = r(t),
                  a = r(n)
                i === `__proto__`
                  ? Bo(e, i, { value: a, configurable: !0, enumerable: !0, writable: !0 })
                  : (e[i] = a)
              }
              return e
            }
            case 3:
              return n(new Date(o), i)
            case 4: {
              let { source: e, flags: t } = o
              return n(new RegExp(e, t), i)
            }
            case 5: {
              let e = n(/* @__PURE__ */ new Map(), i)
              for (let [t, n] of o) e.set(r(t), r(n))
              return e
            }
            case 6: {
              let e = n(/* @__PURE__ */ new Set(), i)
              for (let t of o) e.add(r(t))
              return e
            }
            case 7: {
              let { name: e, message: t } = o
              return n(typeof Vo[e] == `function` ? Ho(e, t) : Error(t), i)
            }
            case 8:
              return n(BigInt(o), i)
            case `BigInt`:
              return n(Object(BigInt(o)), i)
            case `ArrayBuffer`:
              return n(new Uint8Array(o).buffer, o)
            case `DataView`: {
              let { buffer: e } = new Uint8Array(o)
              return n(new DataView(e), o)
            }
            case `-0`:
              return -0
          }
          return n(Ho(a, o), i)
        }
      return r
    },
    Wo = (e) => Uo(/* @__PURE__ */ new Map(), e)(0),
    { toString: Go } = {},
    { keys: Ko, is: qo } = Object,
    Jo = (e) => {
      let t = typeof e
      if (t !== `object` || !e) return [0, t]
      let n = Go.call(e).slice(8, -1)
      switch (n) {
        case `Array`:
          return [1, ``]
        case `Object`:
          return [2, ``]
        case `Date`:
          return [3, ``]
        case `RegExp`:
          return [4, ``]
        case `Map`:
          return [5, ``]
        case `Set`:
          return [6, ``]
        case `DataView`:
          return [1, n]
      }
      return n.includes(`Array`) ? [1, n] : e instanceof Error ? [7, e.name || `Error`] : [2, n]
    },
    Yo = ([e, t]) => e === 0 && (t === `function` || t === `symbol`),
    Xo = (e, t, n, r) => {
      let i = (e, t) => {
          let i = r.push(e) - 1
          return (n.set(t, i), i)
        },
        a = (o) => {
          if (n.has(o)) return n.get(o)
          let [s, c] = Jo(o)
          switch (s) {
            case 0: {
              let t = o
              switch (c) {
                case `bigint`:
                  ;((s = 8), (t = o.toString()))
                  break
                case `number`:
                  if (!o && qo(o, -0)) return r.push([`-0`]) - 1
                  break
                case `function`:
                case `symbol`:
                  if (e) throw TypeError(`unable to serialize ` + c)
                  t = null
                  break
                case `undefined`:
                  return i([-1], o)
              }
              return i([s, t], o)
            }
            case 1: {
              if (c) {
                let e = o
                return (
                  c === `DataView`
                    ? (e = new Uint8Array(o.buffer))
                    : c === `ArrayBuffer` && (e = new Uint8Array(o)),
                  i([c, [...e]], o)
                )
              }
              let e = [],
                t = i([s, e], o)
              for (let t of o) e.push(a(t))
              return t
            }
            case 2: {
              if (c)
                switch (c) {
                  case `BigInt`:
                    return i([c, o.toString()], o)
                  case `Boolean`:
                  case `Number`:
                  case `String`:
                    return i([c, o.valueOf()], o)
                }
              if (t && `toJSON` in o) return a(o.toJSON())
              let n = [],
                r = i([s, n], o)
              for (let t of Ko(o)) (e || !Yo(Jo(o[t]))) && n.push([a(t), a(o[t])])
              return r
            }
            case 3:
              return i([s, isNaN(o.getTime()) ? `` : o.toISOString()], o)
            case 4: {
              let { source: e, flags: t } = o
              return i([s, { source: e, flags: t }], o)
            }
            case 5: {
              let t = [],
                n = i([s, t], o)
              for (let [n, r] of o) (e || !(Yo(Jo(n)) || Yo(Jo(r)))) && t.push([a(n), a(r)])
              return n
            }
            case 6: {
              let t = [],
                n = i([s, t], o)
              for (let n of o) (e || !Yo(Jo(n))) && t.push(a(n))
              return n
            }
          }
          let { message: l } = o
          return i([s, { name: c, message: l }], o)
        }
      return a
    },
    Zo = (e, { json: t, lossy: n } = {}) => {
      let r = []
      return (Xo(!(t || n), !!t, /* @__PURE__ */ new Map(), r)(e), r)
    }
  var Qo =
    typeof structuredClone == `function`
      ? /* c8 ignore start */
        (e, t) => (t && (`json` in t || `lossy` in t) ? Wo(Zo(e, t)) : structuredClone(e))
      : (e, t) => Wo(Zo(e, t))
  function $o(e, t) {
    let n = [{ type: `text`, value: `↩` }]
    return (
      t > 1 &&
        n.push({
          type: `element`,
          tagName: `sup`,
          properties: {},
          children: [{ type: `text`, value: String(t) }],
        }),
      n
    )
  }
  function es(e, t) {
    return `Back to reference ` + (e + 1) + (t > 1 ? `-` + t : ``)
  }
  function ts(e) {
    let t = typeof e.options.clobberPrefix == `string` ? e.options.clobberPrefix : `user-content-`,
      n = e.options.footnoteBackContent || $o,
      r = e.options.footnoteBackLabel || es,
      i = e.options.footnoteLabel || `Footnotes`,
      a = e.options.footnoteLabelTagName || `h2`,
      o = e.options.footnoteLabelProperties || { className: [`sr-only`] },
      s = [],
      c = [],
      l = -1
    for (; ++l < e.footnoteOrder.length;) {
      let t = e.footnoteById.get(e.footnoteOrder[l])
      t && (s[l] = e.all(t))
    }
    for (l = -1; ++l < e.footnoteOrder.length;) {
      let i = e.footnoteById.get(e.footnoteOrder[l])
      if (!i) continue
      let a = s[l],
        o = String(i.identifier).toUpperCase(),
        u = Y(o.toLowerCase()),
        d = 0,
        f = [],
        p = e.footnoteCounts.get(o)
      for (; p !== void 0 && ++d <= p;) {
        f.length > 0 && f.push({ type: `text`, value: ` ` })
        let e = typeof n == `string` ? n : n(l, d)
        ;(typeof e == `string` && (e = { type: `text`, value: e }),
          f.push({
            type: `element`,
            tagName: `a`,
            properties: {
              href: `#` + t + `fnref-` + u + (d > 1 ? `-` + d : ``),
              dataFootnoteBackref: ``,
              ariaLabel: typeof r == `string` ? r : r(l, d),
              className: [`data-footnote-backref`],
            },
            children: Array.isArray(e) ? e : [e],
          }))
      }
      let m = a[a.length - 1]
      if (m && m.type === `element` && m.tagName === `p`) {
        let e = m.children[m.children.length - 1]
        ;(e && e.type === `text` ? (e.value += ` `) : m.children.push({ type: `text`, value: ` ` }),
          m.children.push(...f))
      } else a.push(...f)
      let h = {
        type: `element`,
        tagName: `li`,
        properties: { id: t + `fn-` + u },
        children: e.wrap(a, !0),
      }
      ;(e.patch(i, h), c.push(h))
    }
    if (c.length !== 0)
      return {
        type: `element`,
        tagName: `section`,
        properties: { dataFootnotes: !0, className: [`footnotes`] },
        children: [
          {
            type: `element`,
            tagName: a,
            properties: { ...Qo(o), id: `footnote-label` },
            children: [{ type: `text`, value: i }],
          },
          {
            type: `text`,
            value: `
`,
          },
          { type: `element`, tagName: `ol`, properties: {}, children: e.wrap(c, !0) },
          {
            type: `text`,
            value: `
`,
          },
        ],
      }
  }
  let ns = {}.hasOwnProperty,
    rs = {}
  function is(e, t) {
    let n = t || rs,
      r = /* @__PURE__ */ new Map(),
      i = /* @__PURE__ */ new Map(),
      a = {
        all: s,
        applyData: os,
        definitionById: r,
        footnoteById: i,
        footnoteCounts: /* @__PURE__ */ new Map(),
        footnoteOrder: [],
        handlers: { ...Ro, ...n.handlers },
        one: o,
        options: n,
        patch: as,
        wrap: cs,
      }
    return (
      Tt(e, function (e) {
        if (e.type === `definition` || e.type === `footnoteDefinition`) {
          let t = String(e.identifier).toUpperCase()
          e.type === `definition` ? r.has(t) || r.set(t, e) : i.has(t) || i.set(t, e)
        }
      }),
      a
    )
    function o(e, t) {
      let { type: n } = e,
        r = a.handlers[n]
      if (ns.call(a.handlers, n) && r) return r(a, e, t)
      if (a.options.passThrough && a.options.passThrough.includes(n)) {
        if (`children` in e) {
          let { children: t, ...n } = e
          return { ...Qo(n), children: a.all(e) }
        }
        return Qo(e)
      }
      return (a.options.unknownHandler || ss)(a, e, t)
    }
    function s(e) {
      let t = []
      if (`children` in e) {
        let n = e.children,
          r = -1
        for (; ++r < n.length;) {
          let i = a.one(n[r], e)
          if (i) {
            if (
              r &&
              n[r - 1].type === `break` &&
              (!Array.isArray(i) && i.type === `text` && (i.value = ls(i.value)),
              !Array.isArray(i) && i.type === `element`)
            ) {
              let e = i.children[0]
              e && e.type === `text` && (e.value = ls(e.value))
            }
            Array.isArray(i) ? t.push(...i) : t.push(i)
          }
        }
      }
      return t
    }
  }
  function as(e, t) {
    e.position && (t.position = Ao(e))
  }
  function os(e, t) {
    let n = t
    if (e && e.data) {
      let { hChildren: t, hName: r, hProperties: i } = e.data
      ;(typeof r == `string` &&
        (n.type === `element`
          ? (n.tagName = r)
          : (n = {
              type: `element`,
              tagName: r,
              properties: {},
              children: `children` in n ? n.children : [n],
            })),
        n.type === `element` && i && Object.assign(n.properties, Qo(i)),
        `children` in n && n.children && t != null && (n.children = t))
    }
    return n
  }
  function ss(e, t) {
    let n = t.data || {},
      r =
        `value` in t && !(ns.call(n, `hProperties`) || ns.call(n, `hChildren`))
          ? { type: `text`, value: t.value }
          : { type: `element`, tagName: `div`, properties: {}, children: e.all(t) }
    return (e.patch(t, r), e.applyData(t, r))
  }
  function cs(e, t) {
    let n = [],
      r = -1
    for (
      t &&
      n.push({
        type: `text`,
        value: `
`,
      });
      ++r < e.length;
    )
      (r &&
        n.push({
          type: `text`,
          value: `
`,
        }),
        n.push(e[r]))
    return (
      t &&
        e.length > 0 &&
        n.push({
          type: `text`,
          value: `
`,
        }),
      n
    )
  }
  function ls(e) {
    let t = 0,
      n = e.charCodeAt(t)
    for (; n === 9 || n === 32;) (t++, (n = e.charCodeAt(t)))
    return e.slice(t)
  }
  function us(e, t) {
    let n = is(e, t),
      r = n.one(e, void 0),
      i = ts(n),
      a = Array.isArray(r) ? { type: `root`, children: r } : r || { type: `root`, children: [] }
    return (
      i &&
        (`children` in a,
        a.children.push(
          {
            type: `text`,
            value: `
`,
          },
          i,
        )),
      a
    )
  }
  function ds(e, t) {
    return e && `run` in e
      ? async function (n, r) {
          let i = us(n, { file: r, ...t })
          await e.run(i, r)
        }
      : function (n, r) {
          return us(n, { file: r, ...(e || t) })
        }
  }
  function fs(e) {
    if (e) throw e
  }
  var ps = /* @__PURE__ */ o((e, t) => {
    var n = Object.prototype.hasOwnProperty,
      r = Object.prototype.toString,
      i = Object.defineProperty,
      a = Object.getOwnPropertyDescriptor,
      o = function (e) {
        return typeof Array.isArray == `function`
          ? Array.isArray(e)
          : r.call(e) === `[object Array]`
      },
      s = function (e) {
        if (!e || r.call(e) !== `[object Object]`) return !1
        var t = n.call(e, `constructor`),
          i =
            e.constructor &&
            e.constructor.prototype &&
            n.call(e.constructor.prototype, `isPrototypeOf`)
        if (e.constructor && !t && !i) return !1
        for (var a in e);
        return a === void 0 || n.call(e, a)
      },
      c = function (e, t) {
        i && t.name === `__proto__`
          ? i(e, t.name, { enumerable: !0, configurable: !0, value: t.newValue, writable: !0 })
          : (e[t.name] = t.newValue)
      },
      l = function (e, t) {
        if (t === `__proto__`) {
          if (!n.call(e, t)) return
          if (a) return a(e, t).value
        }
        return e[t]
      }
    t.exports = function e() {
      var t,
        n,
        r,
        i,
        a,
        u,
        d = arguments[0],
        f = 1,
        p = arguments.length,
        m = !1
      for (
        typeof d == `boolean` && ((m = d), (d = arguments[1] || {}), (f = 2)),
          (d == null || (typeof d != `object` && typeof d != `function`)) && (d = {});
        f < p;
        ++f
      )
        if (((t = arguments[f]), t != null))
          for (n in t)
            ((r = l(d, n)),
              (i = l(t, n)),
              d !== i &&
                (m && i && (s(i) || (a = o(i)))
                  ? (a ? ((a = !1), (u = r && o(r) ? r : [])) : (u = r && s(r) ? r : {}),
                    c(d, { name: n, newValue: e(m, u, i) }))
                  : i !== void 0 && c(d, { name: n, newValue: i })))
      return d
    }
  })
  function ms(e) {
    if (typeof e != `object` || !e) return !1
    let t = Object.getPrototypeOf(e)
    return (
      (t === null || t === Object.prototype || Object.getPrototypeOf(t) === null) &&
      !(Symbol.toStringTag in e) &&
      !(Symbol.iterator in e)
    )
  }
  function hs() {
    let e = [],
      t = { run: n, use: r }
    return t
    function n(...t) {
      let n = -1,
        r = t.pop()
      if (typeof r != `function`) throw TypeError(`Expected function as last argument, not ` + r)
      i(null, ...t)
      function i(a, ...o) {
        let s = e[++n],
          c = -1
        if (a) r(a)
        else {
          for (; ++c < t.length;) (o[c] === null || o[c] === void 0) && (o[c] = t[c])
          ;((t = o), s ? gs(s, i)(...o) : r(null, ...o))
        }
      }
    }
    function r(n) {
      if (typeof n != `function`)
        throw TypeError('Expected `middelware` to be a function, not ' + n)
      return (e.push(n), t)
    }
  }
  function gs(e, t) {
    let n
    return r
    function r(...t) {
      let r = e.length > t.length,
        o
      r && t.push(i)
      try {
        o = e.apply(this, t)
      } catch (e) {
        let t = e
        if (r && n) throw t
        return i(t)
      }
      r ||
        (o && o.then && typeof o.then == `function`
          ? o.then(a, i)
          : o instanceof Error
            ? i(o)
            : a(o))
    }
    function i(e, ...r) {
      n || ((n = !0), t(e, ...r))
    }
    function a(e) {
      i(null, e)
    }
  }
  var _s = class extends Error {
    constructor(e, t, n) {
      ;(super(), typeof t == `string` && ((n = t), (t = void 0)))
      let r = ``,
        i = {},
        a = !1
      if (
        (t &&
          (i =
            (`line` in t && `column` in t) || (`start` in t && `end` in t)
              ? { place: t }
              : `type` in t
                ? { ancestors: [t], place: t.position }
                : { ...t }),
        typeof e == `string`
          ? (r = e)
          : !i.cause && e && ((a = !0), (r = e.message), (i.cause = e)),
        !i.ruleId && !i.source && typeof n == `string`)
      ) {
        let e = n.indexOf(`:`)
        e === -1 ? (i.ruleId = n) : ((i.source = n.slice(0, e)), (i.ruleId = n.slice(e + 1)))
      }
      if (!i.place && i.ancestors) {
        let e = i.ancestors[i.ancestors.length - 1]
        e && (i.place = e.position)
      }
      let o = i.place && `start` in i.place ? i.place.start : i.place
      ;((this.ancestors = i.ancestors || void 0),
        (this.cause = i.cause || void 0),
        (this.column = o ? o.column : void 0),
        (this.fatal = void 0),
        (this.file = ``),
        (this.message = r),
        (this.line = o ? o.line : void 0),
        (this.name = Ja(i.place) || `1:1`),
        (this.place = i.place || void 0),
        (this.reason = this.message),
        (this.ruleId = i.ruleId || void 0),
        (this.source = i.source || void 0),
        (this.stack = a && i.cause && typeof i.cause.stack == `string` ? i.cause.stack : ``),
        (this.actual = void 0),
        (this.expected = void 0),
        (this.note = void 0),
        (this.url = void 0))
    }
  }
  Object.defineProperties(_s.prototype, {
    file: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
    name: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
    reason: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
    message: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
    stack: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
    column: { configurable: !0, enumerable: !0, writable: !0 },
    line: { configurable: !0, enumerable: !0, writable: !0 },
    ancestors: { configurable: !0, enumerable: !0, writable: !0 },
    cause: { configurable: !0, enumerable: !0, writable: !0 },
    fatal: { configurable: !0, enumerable: !0, writable: !0 },
    place: { configurable: !0, enumerable: !0, writable: !0 },
    ruleId: { configurable: !0, enumerable: !0, writable: !0 },
    source: { configurable: !0, enumerable: !0, writable: !0 },
  })
  let $ = { basename: vs, dirname: ys, extname: bs, join: xs, sep: `/` }
  function vs(e, t) {
    if (t !== void 0 && typeof t != `string`) throw TypeError(`"ext" argument must be a string`)
    ws(e)
    let n = 0,
      r = -1,
      i = e.length,
      a
    if (t === void 0 || t.length === 0 || t.length > e.length) {
      for (; i--;)
        if (e.codePointAt(i) === 47) {
          if (a) {
            n = i + 1
            break
          }
        } else r < 0 && ((a = !0), (r = i + 1))
      return r < 0 ? `` : e.slice(n, r)
    }
    if (t === e) return ``
    let o = -1,
      s = t.length - 1
    for (; i--;)
      if (e.codePointAt(i) === 47) {
        if (a) {
          n = i + 1
          break
        }
      } else
        (o < 0 && ((a = !0), (o = i + 1)),
          s > -1 &&
            (e.codePointAt(i) === t.codePointAt(s--) ? s < 0 && (r = i) : ((s = -1), (r = o))))
    return (n === r ? (r = o) : r < 0 && (r = e.length), e.slice(n, r))
  }
  function ys(e) {
    if ((ws(e), e.length === 0)) return `.`
    let t = -1,
      n = e.length,
      r
    for (; --n;)
      if (e.codePointAt(n) === 47) {
        if (r) {
          t = n
          break
        }
      } else r ||= !0
    return t < 0
      ? e.codePointAt(0) === 47
        ? `/`
        : `.`
      : t === 1 && e.codePointAt(0) === 47
        ? `//`
        : e.slice(0, t)
  }
  function bs(e) {
    ws(e)
    let t = e.length,
      n = -1,
      r = 0,
      i = -1,
      a = 0,
      o
    for (; t--;) {
      let s = e.codePointAt(t)
      if (s === 47) {
        if (o) {
          r = t + 1
          break
        }
      } else
        (n < 0 && ((o = !0), (n = t + 1)),
          s === 46 ? (i < 0 ? (i = t) : a !== 1 && (a = 1)) : i > -1 && (a = -1))
    }
    return i < 0 || n < 0 || a === 0 || (a === 1 && i === n - 1 && i === r + 1) ? `` : e.slice(i, n)
  }
  function xs(...e) {
    let t = -1,
      n
    for (; ++t < e.length;) (ws(e[t]), e[t] && (n = n === void 0 ? e[t] : n + `/` + e[t]))
    return n === void 0 ? `.` : Ss(n)
  }
  function Ss(e) {
    ws(e)
    let t = e.codePointAt(0) === 47,
      n = Cs(e, !t)
    return (
      n.length === 0 && !t && (n = `.`),
      n.length > 0 && e.codePointAt(e.length - 1) === 47 && (n += `/`),
      t ? `/` + n : n
    )
  }
  function Cs(e, t) {
    let n = ``,
      r = 0,
      i = -1,
      a = 0,
      o = -1,
      s,
      c
    for (; ++o <= e.length;) {
      if (o < e.length) s = e.codePointAt(o)
      else if (s === 47) break
      else s = 47
      if (s === 47) {
        if (i !== o - 1 && a !== 1) {
          if (i !== o - 1 && a === 2) {
            if (
              n.length < 2 ||
              r !== 2 ||
              n.codePointAt(n.length - 1) !== 46 ||
              n.codePointAt(n.length - 2) !== 46
            ) {
              if (n.length > 2) {
                if (((c = n.lastIndexOf(`/`)), c !== n.length - 1)) {
                  ;(c < 0
                    ? ((n = ``), (r = 0))
                    : ((n = n.slice(0, c)), (r = n.length - 1 - n.lastIndexOf(`/`))),
                    (i = o),
                    (a = 0))
                  continue
                }
              } else if (n.length > 0) {
                ;((n = ``), (r = 0), (i = o), (a = 0))
                continue
              }
            }
            t && ((n = n.length > 0 ? n + `/..` : `..`), (r = 2))
          } else
            (n.length > 0 ? (n += `/` + e.slice(i + 1, o)) : (n = e.slice(i + 1, o)),
              (r = o - i - 1))
        }
        ;((i = o), (a = 0))
      } else s === 46 && a > -1 ? a++ : (a = -1)
    }
    return n
  }
  function ws(e) {
    if (typeof e != `string`)
      throw TypeError(`Path must be a string. Received ` + JSON.stringify(e))
  }
  let Ts = { cwd: Es }
  function Es() {
    return `/`
  }
  function Ds(e) {
    return !!(
      typeof e == `object` &&
      e &&
      `href` in e &&
      e.href &&
      `protocol` in e &&
      e.protocol &&
      e.auth === void 0
    )
  }
  function Os(e) {
    if (typeof e == `string`) e = new URL(e)
    else if (!Ds(e)) {
      let t = /* @__PURE__ */ TypeError(
        'The "path" argument must be of type string or an instance of URL. Received `' + e + '`',
      )
      throw ((t.code = `ERR_INVALID_ARG_TYPE`), t)
    }
    if (e.protocol !== `file:`) {
      let e = /* @__PURE__ */ TypeError(`The URL must be of scheme file`)
      throw ((e.code = `ERR_INVALID_URL_SCHEME`), e)
    }
    return ks(e)
  }
  function ks(e) {
    if (e.hostname !== ``) {
      let e = /* @__PURE__ */ TypeError(`File URL host must be "localhost" or empty on darwin`)
      throw ((e.code = `ERR_INVALID_FILE_URL_HOST`), e)
    }
    let t = e.pathname,
      n = -1
    for (; ++n < t.length;)
      if (t.codePointAt(n) === 37 && t.codePointAt(n + 1) === 50) {
        let e = t.codePointAt(n + 2)
        if (e === 70 || e === 102) {
          let e = /* @__PURE__ */ TypeError(`File URL path must not include encoded / characters`)
          throw ((e.code = `ERR_INVALID_FILE_URL_PATH`), e)
        }
      }
    return decodeURIComponent(t)
  }
  let As = [`history`, `path`, `basename`, `stem`, `extname`, `dirname`]
  var js = class {
    constructor(e) {
      let t
      ;((t = e ? (Ds(e) ? { path: e } : typeof e == `string` || Fs(e) ? { value: e } : e) : {}),
        (this.cwd = `cwd` in t ? `` : Ts.cwd()),
        (this.data = {}),
        (this.history = []),
        (this.messages = []),
        this.value,
        this.map,
        this.result,
        this.stored)
      let n = -1
      for (; ++n < As.length;) {
        let e = As[n]
        e in t && t[e] !== void 0 && t[e] !== null && (this[e] = e === `history` ? [...t[e]] : t[e])
      }
      let r
      for (r in t) As.includes(r) || (this[r] = t[r])
    }
    get basename() {
      return typeof this.path == `string` ? $.basename(this.path) : void 0
    }
    set basename(e) {
      ;(Ns(e, `basename`), Ms(e, `basename`), (this.path = $.join(this.dirname || ``, e)))
    }
    get dirname() {
      return typeof this.path == `string` ? $.dirname(this.path) : void 0
    }
    set dirname(e) {
      ;(Ps(this.basename, `dirname`), (this.path = $.join(e || ``, this.basename)))
    }
    get extname() {
      return typeof this.path == `string` ? $.extname(this.path) : void 0
    }
    set extname(e) {
      if ((Ms(e, `extname`), Ps(this.dirname, `extname`), e)) {
        if (e.codePointAt(0) !== 46) throw Error('`extname` must start with `.`')
        if (e.includes(`.`, 1)) throw Error('`extname` cannot contain multiple dots')
      }
      this.path = $.join(this.dirname, this.stem + (e || ``))
    }
    get path() {
      return this.history[this.history.length - 1]
    }
    set path(e) {
      ;(Ds(e) && (e = Os(e)), Ns(e, `path`), this.path !== e && this.history.push(e))
    }
    get stem() {
      return typeof this.path == `string` ? $.basename(this.path, this.extname) : void 0
    }
    set stem(e) {
      ;(Ns(e, `stem`),
        Ms(e, `stem`),
        (this.path = $.join(this.dirname || ``, e + (this.extname || ``))))
    }
    fail(e, t, n) {
      let r = this.message(e, t, n)
      throw ((r.fatal = !0), r)
    }
    info(e, t, n) {
      let r = this.message(e, t, n)
      return ((r.fatal = void 0), r)
    }
    message(e, t, n) {
      let r = new _s(e, t, n)
      return (
        this.path && ((r.name = this.path + `:` + r.name), (r.file = this.path)),
        (r.fatal = !1),
        this.messages.push(r),
        r
      )
    }
    toString(e) {
      return this.value === void 0
        ? ``
        : typeof this.value == `string`
          ? this.value
          : new TextDecoder(e || void 0).decode(this.value)
    }
  }
  function Ms(e, t) {
    if (e && e.includes($.sep))
      throw Error('`' + t + '` cannot be a path: did not expect `' + $.sep + '`')
  }
  function Ns(e, t) {
    if (!e) throw Error('`' + t + '` cannot be empty')
  }
  function Ps(e, t) {
    if (!e) throw Error('Setting `' + t + '` requires `path` to be set too')
  }
  function Fs(e) {
    return !!(e && typeof e == `object` && `byteLength` in e && `byteOffset` in e)
  }
  let Is = function (e) {
    let t = this.constructor.prototype,
      n = t[e],
      r = function () {
        return n.apply(r, arguments)
      }
    return (Object.setPrototypeOf(r, t), r)
  }
  var Ls = /* @__PURE__ */ l(ps(), 1)
  let Rs = {}.hasOwnProperty,
    zs = new (class e extends Is {
      constructor() {
        ;(super(`copy`),
          (this.Compiler = void 0),
          (this.Parser = void 0),
          (this.attachers = []),
          (this.compiler = void 0),
          (this.freezeIndex = -1),
          (this.frozen = void 0),
          (this.namespace = {}),
          (this.parser = void 0),
          (this.transformers = hs()))
      }
      copy() {
        let t = new e(),
          n = -1
        for (; ++n < this.attachers.length;) {
          let e = this.attachers[n]
          t.use(...e)
        }
        return (t.data((0, Ls.default)(!0, {}, this.namespace)), t)
      }
      data(e, t) {
        return typeof e == `string`
          ? arguments.length === 2
            ? (Hs(`data`, this.frozen), (this.namespace[e] = t), this)
            : (Rs.call(this.namespace, e) && this.namespace[e]) || void 0
          : e
            ? (Hs(`data`, this.frozen), (this.namespace = e), this)
            : this.namespace
      }
      freeze() {
        if (this.frozen) return this
        let e = this
        for (; ++this.freezeIndex < this.attachers.length;) {
          let [t, ...n] = this.attachers[this.freezeIndex]
          if (n[0] === !1) continue
          n[0] === !0 && (n[0] = void 0)
          let r = t.call(e, ...n)
          typeof r == `function` && this.transformers.use(r)
        }
        return ((this.frozen = !0), (this.freezeIndex = 1 / 0), this)
      }
      parse(e) {
        this.freeze()
        let t = Gs(e),
          n = this.parser || this.Parser
        return (Bs(`parse`, n), n(String(t), t))
      }
      process(e, t) {
        let n = this
        return (
          this.freeze(),
          Bs(`process`, this.parser || this.Parser),
          Vs(`process`, this.compiler || this.Compiler),
          t ? r(void 0, t) : new Promise(r)
        )
        function r(r, i) {
          let a = Gs(e),
            o = n.parse(a)
          n.run(o, a, function (e, t, r) {
            if (e || !t || !r) return s(e)
            let i = t,
              a = n.stringify(i, r)
            ;(qs(a) ? (r.value = a) : (r.result = a), s(e, r))
          })
          function s(e, n) {
            e || !n ? i(e) : r ? r(n) : t(void 0, n)
          }
        }
      }
      processSync(e) {
        let t = !1,
          n
        return (
          this.freeze(),
          Bs(`processSync`, this.parser || this.Parser),
          Vs(`processSync`, this.compiler || this.Compiler),
          this.process(e, r),
          Ws(`processSync`, `process`, t),
          n
        )
        function r(e, r) {
          ;((t = !0), fs(e), (n = r))
        }
      }
      run(e, t, n) {
        ;(Us(e), this.freeze())
        let r = this.transformers
        return (
          !n && typeof t == `function` && ((n = t), (t = void 0)), n ? i(void 0, n) : new Promise(i)
        )
        function i(i, a) {
          let o = Gs(t)
          r.run(e, o, s)
          function s(t, r, o) {
            let s = r || e
            t ? a(t) : i ? i(s) : n(void 0, s, o)
          }
        }
      }
      runSync(e, t) {
        let n = !1,
          r
        return (this.run(e, t, i), Ws(`runSync`, `run`, n), r)
        function i(e, t) {
          ;(fs(e), (r = t), (n = !0))
        }
      }
      stringify(e, t) {
        this.freeze()
        let n = Gs(t),
          r = this.compiler || this.Compiler
        return (Vs(`stringify`, r), Us(e), r(e, n))
      }
      use(e, ...t) {
        let n = this.attachers,
          r = this.namespace
        if ((Hs(`use`, this.frozen), e != null)) {
          if (typeof e == `function`) s(e, t)
          else if (typeof e == `object`) Array.isArray(e) ? o(e) : a(e)
          else throw TypeError('Expected usable value, not `' + e + '`')
        }
        return this
        function i(e) {
          if (typeof e == `function`) s(e, [])
          else if (typeof e == `object`) {
            if (Array.isArray(e)) {
              let [t, ...n] = e
              s(t, n)
            } else a(e)
          } else throw TypeError('Expected usable value, not `' + e + '`')
        }
        function a(e) {
          if (!(`plugins` in e) && !(`settings` in e))
            throw Error(
              'Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither',
            )
          ;(o(e.plugins), e.settings && (r.settings = (0, Ls.default)(!0, r.settings, e.settings)))
        }
        function o(e) {
          let t = -1
          if (e != null) {
            if (Array.isArray(e))
              for (; ++t < e.length;) {
                let n = e[t]
                i(n)
              }
            else throw TypeError('Expected a list of plugins, not `' + e + '`')
          }
        }
        function s(e, t) {
          let r = -1,
            i = -1
          for (; ++r < n.length;)
            if (n[r][0] === e) {
              i = r
              break
            }
          if (i === -1) n.push([e, ...t])
          else if (t.length > 0) {
            let [r, ...a] = t,
              o = n[i][1]
            ;(ms(o) && ms(r) && (r = (0, Ls.default)(!0, o, r)), (n[i] = [e, r, ...a]))
          }
        }
      }
    })().freeze()
  function Bs(e, t) {
    if (typeof t != `function`) throw TypeError('Cannot `' + e + '` without `parser`')
  }
  function Vs(e, t) {
    if (typeof t != `function`) throw TypeError('Cannot `' + e + '` without `compiler`')
  }
  function Hs(e, t) {
    if (t)
      throw Error(
        'Cannot call `' +
          e +
          '` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.',
      )
  }
  function Us(e) {
    if (!ms(e) || typeof e.type != `string`) throw TypeError('Expected node, got `' + e + '`')
  }
  function Ws(e, t, n) {
    if (!n) throw Error('`' + e + '` finished async. Use `' + t + '` instead')
  }
  function Gs(e) {
    return Ks(e) ? e : new js(e)
  }
  function Ks(e) {
    return !!(e && typeof e == `object` && `message` in e && `messages` in e)
  }
  function qs(e) {
    return typeof e == `string` || Js(e)
  }
  function Js(e) {
    return !!(e && typeof e == `object` && `byteLength` in e && `byteOffset` in e)
  }
  let Ys = zs()
    .use(io)
    .use(ga)
    .use(ds, { handlers: { html: (e, { value: t }) => ({ type: `text`, value: t }) } })
  function Xs(e) {
    try {
      let t = Ys.runSync(Ys.parse(e))
      return Zs(t) ? t : null
    } catch (e) {
      if (e instanceof RangeError) return null
      throw e
    }
  }
  function Zs(e) {
    let t = [e],
      n = 0
    for (let e = 0; t.length > 0; e += 1) {
      if (((n += t.length), e > 100 || n > 3e4)) return !1
      t = t.flatMap((e) => (`children` in e ? e.children : []))
    }
    return !0
  }
  addEventListener(`message`, ({ data: e }) => postMessage(Xs(e)))
})()
