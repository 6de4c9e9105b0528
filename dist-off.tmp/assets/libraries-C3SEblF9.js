import { r as e, t } from './rolldown-runtime-XKyaHtl9.js'
var n = t((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.portal`),
      r = Symbol.for(`react.fragment`),
      i = Symbol.for(`react.strict_mode`),
      a = Symbol.for(`react.profiler`),
      o = Symbol.for(`react.consumer`),
      s = Symbol.for(`react.context`),
      c = Symbol.for(`react.forward_ref`),
      l = Symbol.for(`react.suspense`),
      u = Symbol.for(`react.memo`),
      d = Symbol.for(`react.lazy`),
      f = Symbol.for(`react.activity`),
      p = Symbol.for(`react.view_transition`),
      m = Symbol.iterator
    function h(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (m && e[m]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var g = {
        isMounted: function () {
          return !1
        },
        enqueueForceUpdate: function () {},
        enqueueReplaceState: function () {},
        enqueueSetState: function () {},
      },
      _ = Object.assign,
      v = {}
    function y(e, t, n) {
      ;((this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g))
    }
    ;((y.prototype.isReactComponent = {}),
      (y.prototype.setState = function (e, t) {
        if (typeof e != `object` && typeof e != `function` && e != null)
          throw Error(
            `takes an object of state variables to update or a function which returns an object of state variables.`,
          )
        this.updater.enqueueSetState(this, e, t, `setState`)
      }),
      (y.prototype.forceUpdate = function (e) {
        this.updater.enqueueForceUpdate(this, e, `forceUpdate`)
      }))
    function b() {}
    b.prototype = y.prototype
    function ee(e, t, n) {
      ;((this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g))
    }
    var te = (ee.prototype = new b())
    ;((te.constructor = ee), _(te, y.prototype), (te.isPureReactComponent = !0))
    var ne = Array.isArray
    function re() {}
    var x = { H: null, A: null, T: null, S: null },
      ie = Object.prototype.hasOwnProperty
    function S(e, n, r) {
      var i = r.ref
      return { $$typeof: t, type: e, key: n, ref: i === void 0 ? null : i, props: r }
    }
    function ae(e, t) {
      return S(e.type, t, e.props)
    }
    function oe(e) {
      return typeof e == `object` && !!e && e.$$typeof === t
    }
    function se(e) {
      var t = { '=': `=0`, ':': `=2` }
      return (
        `$` +
        e.replace(/[=:]/g, function (e) {
          return t[e]
        })
      )
    }
    var ce = /\/+/g
    function le(e, t) {
      return typeof e == `object` && e && e.key != null ? se(`` + e.key) : t.toString(36)
    }
    function ue(e) {
      switch (e.status) {
        case `fulfilled`:
          return e.value
        case `rejected`:
          throw e.reason
        default:
          switch (
            (typeof e.status == `string`
              ? e.then(re, re)
              : ((e.status = `pending`),
                e.then(
                  function (t) {
                    e.status === `pending` && ((e.status = `fulfilled`), (e.value = t))
                  },
                  function (t) {
                    e.status === `pending` && ((e.status = `rejected`), (e.reason = t))
                  },
                )),
            e.status)
          ) {
            case `fulfilled`:
              return e.value
            case `rejected`:
              throw e.reason
          }
      }
      throw e
    }
    function de(e, r, i, a, o) {
      var s = typeof e
      ;(s === `undefined` || s === `boolean`) && (e = null)
      var c = !1
      if (e === null) c = !0
      else
        switch (s) {
          case `bigint`:
          case `string`:
          case `number`:
            c = !0
            break
          case `object`:
            switch (e.$$typeof) {
              case t:
              case n:
                c = !0
                break
              case d:
                return ((c = e._init), de(c(e._payload), r, i, a, o))
            }
        }
      if (c)
        return (
          (o = o(e)),
          (c = a === `` ? `.` + le(e, 0) : a),
          ne(o)
            ? ((i = ``),
              c != null && (i = c.replace(ce, `$&/`) + `/`),
              de(o, r, i, ``, function (e) {
                return e
              }))
            : o != null &&
              (oe(o) &&
                (o = ae(
                  o,
                  i +
                    (o.key == null || (e && e.key === o.key)
                      ? ``
                      : (`` + o.key).replace(ce, `$&/`) + `/`) +
                    c,
                )),
              r.push(o)),
          1
        )
      c = 0
      var l = a === `` ? `.` : a + `:`
      if (ne(e))
        for (var u = 0; u < e.length; u++)
          ((a = e[u]), (s = l + le(a, u)), (c += de(a, r, i, s, o)))
      else if (((u = h(e)), typeof u == `function`))
        for (e = u.call(e), u = 0; !(a = e.next()).done;)
          ((a = a.value), (s = l + le(a, u++)), (c += de(a, r, i, s, o)))
      else if (s === `object`) {
        if (typeof e.then == `function`) return de(ue(e), r, i, a, o)
        throw (
          (r = String(e)),
          Error(
            `Objects are not valid as a React child (found: ` +
              (r === `[object Object]`
                ? `object with keys {` + Object.keys(e).join(`, `) + `}`
                : r) +
              `). If you meant to render a collection of children, use an array instead.`,
          )
        )
      }
      return c
    }
    function fe(e, t, n) {
      if (e == null) return e
      var r = [],
        i = 0
      return (
        de(e, r, ``, ``, function (e) {
          return t.call(n, e, i++)
        }),
        r
      )
    }
    function pe(e) {
      if (e._status === -1) {
        var t = e._result,
          n = t()
        ;(n.then(
          function (t) {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 1),
              (e._result = t),
              n.status === void 0 && ((n.status = `fulfilled`), (n.value = t)))
          },
          function (t) {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 2),
              (e._result = t),
              n.status === void 0 && ((n.status = `rejected`), (n.reason = t)))
          },
        ),
          e._status === -1 && ((e._status = 0), (e._result = n)))
      }
      if (e._status === 1) return e._result.default
      throw e._result
    }
    var me =
      typeof reportError == `function`
        ? reportError
        : function (e) {
            if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
              var t = new window.ErrorEvent(`error`, {
                bubbles: !0,
                cancelable: !0,
                message:
                  typeof e == `object` && e && typeof e.message == `string`
                    ? String(e.message)
                    : String(e),
                error: e,
              })
              if (!window.dispatchEvent(t)) return
            } else if (typeof process == `object` && typeof process.emit == `function`) {
              process.emit(`uncaughtException`, e)
              return
            }
            console.error(e)
          }
    function he(e) {
      var t = x.T,
        n = {}
      ;((n.types = t === null ? null : t.types), (x.T = n))
      try {
        var r = e(),
          i = x.S
        ;(i !== null && i(n, r),
          typeof r == `object` && r && typeof r.then == `function` && r.then(re, me))
      } catch (e) {
        me(e)
      } finally {
        ;(t !== null && n.types !== null && (t.types = n.types), (x.T = t))
      }
    }
    function ge(e) {
      var t = x.T
      if (t !== null) {
        var n = t.types
        n === null ? (t.types = [e]) : n.indexOf(e) === -1 && n.push(e)
      } else he(ge.bind(null, e))
    }
    var _e = {
      map: fe,
      forEach: function (e, t, n) {
        fe(
          e,
          function () {
            t.apply(this, arguments)
          },
          n,
        )
      },
      count: function (e) {
        var t = 0
        return (
          fe(e, function () {
            t++
          }),
          t
        )
      },
      toArray: function (e) {
        return (
          fe(e, function (e) {
            return e
          }) || []
        )
      },
      only: function (e) {
        if (!oe(e))
          throw Error(`React.Children.only expected to receive a single React element child.`)
        return e
      },
    }
    ;((e.Activity = f),
      (e.Children = _e),
      (e.Component = y),
      (e.Fragment = r),
      (e.Profiler = a),
      (e.PureComponent = ee),
      (e.StrictMode = i),
      (e.Suspense = l),
      (e.ViewTransition = p),
      (e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = x),
      (e.__COMPILER_RUNTIME = {
        __proto__: null,
        c: function (e) {
          return x.H.useMemoCache(e)
        },
      }),
      (e.addTransitionType = ge),
      (e.cache = function (e) {
        return function () {
          return e.apply(null, arguments)
        }
      }),
      (e.cacheSignal = function () {
        return null
      }),
      (e.cloneElement = function (e, t, n) {
        if (e == null)
          throw Error(`The argument must be a React element, but you passed ` + e + `.`)
        var r = _({}, e.props),
          i = e.key
        if (t != null)
          for (a in (t.key !== void 0 && (i = `` + t.key), t))
            !ie.call(t, a) ||
              a === `key` ||
              a === `__self` ||
              a === `__source` ||
              (a === `ref` && t.ref === void 0) ||
              (r[a] = t[a])
        var a = arguments.length - 2
        if (a === 1) r.children = n
        else if (1 < a) {
          for (var o = Array(a), s = 0; s < a; s++) o[s] = arguments[s + 2]
          r.children = o
        }
        return S(e.type, i, r)
      }),
      (e.createContext = function (e) {
        return (
          (e = {
            $$typeof: s,
            _currentValue: e,
            _currentValue2: e,
            _threadCount: 0,
            Provider: null,
            Consumer: null,
          }),
          (e.Provider = e),
          (e.Consumer = { $$typeof: o, _context: e }),
          e
        )
      }),
      (e.createElement = function (e, t, n) {
        var r,
          i = {},
          a = null
        if (t != null)
          for (r in (t.key !== void 0 && (a = `` + t.key), t))
            ie.call(t, r) && r !== `key` && r !== `__self` && r !== `__source` && (i[r] = t[r])
        var o = arguments.length - 2
        if (o === 1) i.children = n
        else if (1 < o) {
          for (var s = Array(o), c = 0; c < o; c++) s[c] = arguments[c + 2]
          i.children = s
        }
        if (e && e.defaultProps)
          for (r in ((o = e.defaultProps), o)) i[r] === void 0 && (i[r] = o[r])
        return S(e, a, i)
      }),
      (e.createRef = function () {
        return { current: null }
      }),
      (e.forwardRef = function (e) {
        return { $$typeof: c, render: e }
      }),
      (e.isValidElement = oe),
      (e.lazy = function (e) {
        return { $$typeof: d, _payload: { _status: -1, _result: e }, _init: pe }
      }),
      (e.memo = function (e, t) {
        return { $$typeof: u, type: e, compare: t === void 0 ? null : t }
      }),
      (e.startTransition = he),
      (e.unstable_useCacheRefresh = function () {
        return x.H.useCacheRefresh()
      }),
      (e.use = function (e) {
        return x.H.use(e)
      }),
      (e.useActionState = function (e, t, n) {
        return x.H.useActionState(e, t, n)
      }),
      (e.useCallback = function (e, t) {
        return x.H.useCallback(e, t)
      }),
      (e.useContext = function (e) {
        return x.H.useContext(e)
      }),
      (e.useDebugValue = function () {}),
      (e.useDeferredValue = function (e, t) {
        return x.H.useDeferredValue(e, t)
      }),
      (e.useEffect = function (e, t) {
        return x.H.useEffect(e, t)
      }),
      (e.useEffectEvent = function (e) {
        return x.H.useEffectEvent(e)
      }),
      (e.useId = function () {
        return x.H.useId()
      }),
      (e.useImperativeHandle = function (e, t, n) {
        return x.H.useImperativeHandle(e, t, n)
      }),
      (e.useInsertionEffect = function (e, t) {
        return x.H.useInsertionEffect(e, t)
      }),
      (e.useLayoutEffect = function (e, t) {
        return x.H.useLayoutEffect(e, t)
      }),
      (e.useMemo = function (e, t) {
        return x.H.useMemo(e, t)
      }),
      (e.useOptimistic = function (e, t) {
        return x.H.useOptimistic(e, t)
      }),
      (e.useReducer = function (e, t, n) {
        return x.H.useReducer(e, t, n)
      }),
      (e.useRef = function (e) {
        return x.H.useRef(e)
      }),
      (e.useState = function (e) {
        return x.H.useState(e)
      }),
      (e.useSyncExternalStore = function (e, t, n) {
        return x.H.useSyncExternalStore(e, t, n)
      }),
      (e.useTransition = function () {
        return x.H.useTransition()
      }),
      (e.version = `19.3.1`))
  }),
  r = t((e, t) => {
    t.exports = n()
  }),
  i = t((e) => {
    function t(e, t) {
      var n = e.length
      e.push(t)
      a: for (; 0 < n;) {
        var r = (n - 1) >>> 1,
          a = e[r]
        if (0 < i(a, t)) ((e[r] = t), (e[n] = a), (n = r))
        else break a
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0]
    }
    function r(e) {
      if (e.length === 0) return null
      var t = e[0],
        n = e.pop()
      if (n !== t) {
        e[0] = n
        a: for (var r = 0, a = e.length, o = a >>> 1; r < o;) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l]
          if (0 > i(c, n))
            l < a && 0 > i(u, c)
              ? ((e[r] = u), (e[l] = n), (r = l))
              : ((e[r] = c), (e[s] = n), (r = s))
          else if (l < a && 0 > i(u, n)) ((e[r] = u), (e[l] = n), (r = l))
          else break a
        }
      }
      return t
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex
      return n === 0 ? e.id - t.id : n
    }
    if (
      ((e.unstable_now = void 0),
      typeof performance == `object` && typeof performance.now == `function`)
    ) {
      var a = performance
      e.unstable_now = function () {
        return a.now()
      }
    } else {
      var o = Date,
        s = o.now()
      e.unstable_now = function () {
        return o.now() - s
      }
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null
    function b(e) {
      for (var i = n(l); i !== null;) {
        if (i.callback === null) r(l)
        else if (i.startTime <= e) (r(l), (i.sortIndex = i.expirationTime), t(c, i))
        else break
        i = n(l)
      }
    }
    function ee(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) ((m = !0), te || ((te = !0), ae()))
        else {
          var t = n(l)
          t !== null && ce(ee, t.startTime - e)
        }
      }
    }
    var te = !1,
      ne = -1,
      re = 5,
      x = -1
    function ie() {
      return g ? !0 : !(e.unstable_now() - x < re)
    }
    function S() {
      if (((g = !1), te)) {
        var t = e.unstable_now()
        x = t
        var i = !0
        try {
          a: {
            ;((m = !1), h && ((h = !1), v(ne), (ne = -1)), (p = !0))
            var a = f
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && ie());) {
                  var o = d.callback
                  if (typeof o == `function`) {
                    ;((d.callback = null), (f = d.priorityLevel))
                    var s = o(d.expirationTime <= t)
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      ;((d.callback = s), b(t), (i = !0))
                      break b
                    }
                    ;(d === n(c) && r(c), b(t))
                  } else r(c)
                  d = n(c)
                }
                if (d !== null) i = !0
                else {
                  var u = n(l)
                  ;(u !== null && ce(ee, u.startTime - t), (i = !1))
                }
              }
              break a
            } finally {
              ;((d = null), (f = a), (p = !1))
            }
            i = void 0
          }
        } finally {
          i ? ae() : (te = !1)
        }
      }
    }
    var ae
    if (typeof y == `function`)
      ae = function () {
        y(S)
      }
    else if (typeof MessageChannel < `u`) {
      var oe = new MessageChannel(),
        se = oe.port2
      ;((oe.port1.onmessage = S),
        (ae = function () {
          se.postMessage(null)
        }))
    } else
      ae = function () {
        _(S, 0)
      }
    function ce(t, n) {
      ne = _(function () {
        t(e.unstable_now())
      }, n)
    }
    ;((e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = function (e) {
        e.callback = null
      }),
      (e.unstable_forceFrameRate = function (e) {
        0 > e || 125 < e
          ? console.error(
              `forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`,
            )
          : (re = 0 < e ? Math.floor(1e3 / e) : 5)
      }),
      (e.unstable_getCurrentPriorityLevel = function () {
        return f
      }),
      (e.unstable_next = function (e) {
        switch (f) {
          case 1:
          case 2:
          case 3:
            var t = 3
            break
          default:
            t = f
        }
        var n = f
        f = t
        try {
          return e()
        } finally {
          f = n
        }
      }),
      (e.unstable_requestPaint = function () {
        g = !0
      }),
      (e.unstable_runWithPriority = function (e, t) {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break
          default:
            e = 3
        }
        var n = f
        f = e
        try {
          return t()
        } finally {
          f = n
        }
      }),
      (e.unstable_scheduleCallback = function (r, i, a) {
        var o = e.unstable_now()
        switch (
          (typeof a == `object` && a
            ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o))
            : (a = o),
          r)
        ) {
          case 1:
            var s = -1
            break
          case 2:
            s = 250
            break
          case 5:
            s = 1073741823
            break
          case 4:
            s = 1e4
            break
          default:
            s = 5e3
        }
        return (
          (s = a + s),
          (r = {
            id: u++,
            callback: i,
            priorityLevel: r,
            startTime: a,
            expirationTime: s,
            sortIndex: -1,
          }),
          a > o
            ? ((r.sortIndex = a),
              t(l, r),
              n(c) === null && r === n(l) && (h ? (v(ne), (ne = -1)) : (h = !0), ce(ee, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), te || ((te = !0), ae()))),
          r
        )
      }),
      (e.unstable_shouldYield = ie),
      (e.unstable_wrapCallback = function (e) {
        var t = f
        return function () {
          var n = f
          f = t
          try {
            return e.apply(this, arguments)
          } finally {
            f = n
          }
        }
      }))
  }),
  a = t((e, t) => {
    t.exports = i()
  }),
  o = t((e) => {
    var t = r()
    function n(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++)
          t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function i() {}
    var a = {
        d: {
          f: i,
          r: function () {
            throw Error(n(522))
          },
          D: i,
          C: i,
          L: i,
          m: i,
          X: i,
          S: i,
          M: i,
        },
        p: 0,
        findDOMNode: null,
      },
      o = Symbol.for(`react.portal`),
      s = Symbol.for(`react.recoverable`),
      c = Symbol.for(`react.optimistic_key`)
    function l(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null
      return {
        $$typeof: o,
        key: r == null ? null : r === c ? c : `` + r,
        children: e,
        containerInfo: t,
        implementation: n,
      }
    }
    var u = t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
    function d(e, t) {
      if (e === `font`) return ``
      if (typeof t == `string`) return t === `use-credentials` ? t : ``
    }
    ;((e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = a),
      (e.browser = function (e) {
        return { $$typeof: s, _reason: e }
      }),
      (e.createPortal = function (e, t) {
        var r = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(n(299))
        return l(e, t, null, r)
      }),
      (e.flushSync = function (e) {
        var t = u.T,
          n = a.p
        try {
          if (((u.T = null), (a.p = 2), e)) return e()
        } finally {
          ;((u.T = t), (a.p = n), a.d.f())
        }
      }),
      (e.preconnect = function (e, t) {
        typeof e == `string` &&
          (t
            ? ((t = t.crossOrigin),
              (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0))
            : (t = null),
          a.d.C(e, t))
      }),
      (e.prefetchDNS = function (e) {
        typeof e == `string` && a.d.D(e)
      }),
      (e.preinit = function (e, t) {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            i = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0
          n === `style`
            ? a.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, {
                crossOrigin: r,
                integrity: i,
                fetchPriority: o,
              })
            : n === `script` &&
              a.d.X(e, {
                crossOrigin: r,
                integrity: i,
                fetchPriority: o,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              })
        }
      }),
      (e.preinitModule = function (e, t) {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin)
              a.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              })
            }
          } else t ?? a.d.M(e)
        }
      }),
      (e.preload = function (e, t) {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin)
          a.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          })
        }
      }),
      (e.preloadModule = function (e, t) {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin)
            a.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            })
          } else a.d.m(e)
        }
      }),
      (e.requestFormReset = function (e) {
        a.d.r(e)
      }),
      (e.unstable_batchedUpdates = function (e, t) {
        return e(t)
      }),
      (e.useFormState = function (e, t, n) {
        return u.H.useFormState(e, t, n)
      }),
      (e.useFormStatus = function () {
        return u.H.useHostTransitionStatus()
      }),
      (e.version = `19.3.1`))
  }),
  s = t((e, t) => {
    function n() {
      if (
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` &&
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`
      )
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    ;(n(), (t.exports = o()))
  }),
  c = t((e) => {
    var t = a(),
      n = r(),
      i = s()
    function o(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++)
          t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function c(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11))
    }
    function l(e) {
      for (var t = e, n = t; n && !n.alternate;)
        ((t = n), t.flags & 4098 && (e = t.return), (n = t.return))
      for (; t.return;) t = t.return
      return t.tag === 3 ? e : null
    }
    function u(e) {
      if (e.tag === 13) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null))
          return t.dehydrated
      }
      return null
    }
    function d(e) {
      if (e.tag === 31) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null))
          return t.dehydrated
      }
      return null
    }
    function f(e) {
      if (l(e) !== e) throw Error(o(188))
    }
    function p(e) {
      var t = e.alternate
      if (!t) {
        if (((t = l(e)), t === null)) throw Error(o(188))
        return t === e ? e : null
      }
      for (var n = e, r = t; ;) {
        var i = n.return
        if (i === null) break
        var a = i.alternate
        if (a === null) {
          if (((r = i.return), r !== null)) {
            n = r
            continue
          }
          break
        }
        if (i.child === a.child) {
          for (a = i.child; a;) {
            if (a === n) return (f(i), e)
            if (a === r) return (f(i), t)
            a = a.sibling
          }
          throw Error(o(188))
        }
        if (n.return !== r.return) ((n = i), (r = a))
        else {
          for (var s = !1, c = i.child; c;) {
            if (c === n) {
              ;((s = !0), (n = i), (r = a))
              break
            }
            if (c === r) {
              ;((s = !0), (r = i), (n = a))
              break
            }
            c = c.sibling
          }
          if (!s) {
            for (c = a.child; c;) {
              if (c === n) {
                ;((s = !0), (n = a), (r = i))
                break
              }
              if (c === r) {
                ;((s = !0), (r = a), (n = i))
                break
              }
              c = c.sibling
            }
            if (!s) throw Error(o(189))
          }
        }
        if (n.alternate !== r) throw Error(o(190))
      }
      if (n.tag !== 3) throw Error(o(188))
      return n.stateNode.current === n ? e : t
    }
    function m(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e
      for (e = e.child; e !== null;) {
        if (((t = m(e)), t !== null)) return t
        e = e.sibling
      }
      return null
    }
    function h(e, t, n, r, i, a) {
      for (; e !== null;) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) &&
            (t || (e.tag !== 5 && e.tag !== 27)) &&
            h(e.child, t, n, r, i, a))
        )
          return !0
        e = e.sibling
      }
      return !1
    }
    function g(e) {
      for (e = e.return; e !== null;) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e
        e = e.return
      }
      return null
    }
    function _(e) {
      var t = !1
      for (
        e = e.return;
        e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);
      )
        e = e.return
      return t
    }
    function v(e) {
      var t = [null, null],
        n = g(e)
      return (n === null || y(t, e, n.child, { foundSelf: !1 }), t)
    }
    function y(e, t, n, r) {
      for (; n !== null;) {
        if (n === t) r.foundSelf = !0
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return ((e[1] = n), !0)
          e[0] = n
        } else if ((n.tag !== 22 || n.memoizedState === null) && y(e, t, n.child, r)) return !0
        n = n.sibling
      }
      return !1
    }
    function b(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode
        case 3:
          return e.stateNode.containerInfo
        default:
          throw Error(o(559))
      }
    }
    var ee = null,
      te = null
    function ne(e, t, n) {
      return e === n || (e === t && ((ee = e), !0))
    }
    function re(e, t, n) {
      return e === n ? ((te = e), !1) : e === t && (te !== null && (ee = e), !0)
    }
    function x(e) {
      if (e === null) return null
      do e = e === null ? null : e.return
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3)
      return e || null
    }
    function ie(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++
      i = 0
      for (var a = t; a; a = n(a)) i++
      for (; 0 < r - i;) ((e = n(e)), r--)
      for (; 0 < i - r;) ((t = n(t)), i--)
      for (; r--;) {
        if (e === t || (t !== null && e === t.alternate)) return e
        ;((e = n(e)), (t = n(t)))
      }
      return null
    }
    var S = Object.assign,
      ae = Symbol.for(`react.element`),
      oe = Symbol.for(`react.transitional.element`),
      se = Symbol.for(`react.portal`),
      ce = Symbol.for(`react.fragment`),
      le = Symbol.for(`react.strict_mode`),
      ue = Symbol.for(`react.profiler`),
      de = Symbol.for(`react.consumer`),
      fe = Symbol.for(`react.context`),
      pe = Symbol.for(`react.forward_ref`),
      me = Symbol.for(`react.suspense`),
      he = Symbol.for(`react.suspense_list`),
      ge = Symbol.for(`react.memo`),
      _e = Symbol.for(`react.lazy`),
      ve = Symbol.for(`react.activity`),
      ye = Symbol.for(`react.legacy_hidden`),
      be = Symbol.for(`react.memo_cache_sentinel`),
      xe = Symbol.for(`react.view_transition`),
      Se = Symbol.for(`react.recoverable`),
      Ce = Symbol.iterator
    function we(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (Ce && e[Ce]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var Te = Symbol.for(`react.client.reference`)
    function Ee(e) {
      if (e == null) return null
      if (typeof e == `function`) return e.$$typeof === Te ? null : e.displayName || e.name || null
      if (typeof e == `string`) return e
      switch (e) {
        case ce:
          return `Fragment`
        case ue:
          return `Profiler`
        case le:
          return `StrictMode`
        case me:
          return `Suspense`
        case he:
          return `SuspenseList`
        case ve:
          return `Activity`
        case xe:
          return `ViewTransition`
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case se:
            return `Portal`
          case fe:
            return e.displayName || `Context`
          case de:
            return (e._context.displayName || `Context`) + `.Consumer`
          case pe:
            var t = e.render
            return (
              (e = e.displayName),
              (e ||=
                ((e = t.displayName || t.name || ``),
                e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)),
              e
            )
          case ge:
            return ((t = e.displayName || null), t === null ? Ee(e.type) || `Memo` : t)
          case _e:
            ;((t = e._payload), (e = e._init))
            try {
              return Ee(e(t))
            } catch {}
        }
      return null
    }
    var De = Array.isArray,
      C = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      w = i.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      Oe = { pending: !1, data: null, method: null, action: null },
      ke = [],
      Ae = -1
    function je(e) {
      return { current: e }
    }
    function Me(e) {
      0 > Ae || ((e.current = ke[Ae]), (ke[Ae] = null), Ae--)
    }
    function T(e, t) {
      ;(Ae++, (ke[Ae] = e.current), (e.current = t))
    }
    var Ne = je(null),
      Pe = je(null),
      Fe = je(null),
      Ie = je(null)
    function Le(e, t) {
      switch ((T(Fe, t), T(Pe, e), T(Ne, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0
          break
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) ((t = up(t)), (e = dp(t, e)))
          else
            switch (e) {
              case `svg`:
                e = 1
                break
              case `math`:
                e = 2
                break
              default:
                e = 0
            }
      }
      ;(Me(Ne), T(Ne, e))
    }
    function Re() {
      ;(Me(Ne), Me(Pe), Me(Fe))
    }
    function ze(e) {
      var t = e.memoizedState
      ;(t !== null && ((sh._currentValue = t.memoizedState), T(Ie, e)), (t = Ne.current))
      var n = dp(t, e.type)
      t !== n && (T(Pe, e), T(Ne, n))
    }
    function Be(e) {
      ;(Pe.current === e && (Me(Ne), Me(Pe)), Ie.current === e && (Me(Ie), (sh._currentValue = Oe)))
    }
    var Ve, He
    function Ue(e) {
      if (Ve === void 0)
        try {
          throw Error()
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/)
          ;((Ve = (t && t[1]) || ``),
            (He =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``))
        }
      return (
        `
` +
        Ve +
        e +
        He
      )
    }
    var We = !1
    function Ge(e, t) {
      if (!e || We) return ``
      We = !0
      var n = Error.prepareStackTrace
      Error.prepareStackTrace = void 0
      try {
        var r = {
          DetermineComponentFrameRoot: function () {
            try {
              if (t) {
                var n = function () {
                  throw Error()
                }
                if (
                  (Object.defineProperty(n.prototype, 'props', {
                    set: function () {
                      throw Error()
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, [])
                  } catch (e) {
                    var r = e
                  }
                  Reflect.construct(e, [], n)
                } else {
                  try {
                    n.call()
                  } catch (e) {
                    r = e
                  }
                  n = !1
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`)
                    ;(Object.defineProperty(e.prototype, 'props', {
                      configurable: !0,
                      set: function () {
                        throw Error()
                      },
                    }),
                      (n = !0),
                      new e())
                  } finally {
                    n &&
                      (i === void 0
                        ? delete e.prototype.props
                        : Object.defineProperty(e.prototype, 'props', i))
                  }
                }
              } else {
                try {
                  throw Error()
                } catch (e) {
                  r = e
                }
                ;(n = e()) && typeof n.catch == `function` && n.catch(function () {})
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack]
            }
            return [null, null]
          },
        }
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`)
        i &&
          i.configurable &&
          Object.defineProperty(r.DetermineComponentFrameRoot, 'name', {
            value: `DetermineComponentFrameRoot`,
          })
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1]
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`)
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`);) r++
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`);) i++
          if (r === c.length || i === l.length)
            for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i];) i--
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `)
                    return (
                      e.displayName &&
                        u.includes(`<anonymous>`) &&
                        (u = u.replace(`<anonymous>`, e.displayName)),
                      u
                    )
                  }
                while (1 <= r && 0 <= i)
              break
            }
        }
      } finally {
        ;((We = !1), (Error.prepareStackTrace = n))
      }
      return (n = e ? e.displayName || e.name : ``) ? Ue(n) : ``
    }
    function Ke(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return Ue(e.type)
        case 16:
          return Ue(`Lazy`)
        case 13:
          return e.child !== t && t !== null ? Ue(`Suspense Fallback`) : Ue(`Suspense`)
        case 19:
          return Ue(`SuspenseList`)
        case 0:
        case 15:
          return Ge(e.type, !1)
        case 11:
          return Ge(e.type.render, !1)
        case 1:
          return Ge(e.type, !0)
        case 31:
          return Ue(`Activity`)
        case 30:
          return Ue(`ViewTransition`)
        default:
          return ``
      }
    }
    function qe(e) {
      try {
        var t = ``,
          n = null
        do ((t += Ke(e, n)), (n = e), (e = e.return))
        while (e)
        return t
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        )
      }
    }
    var Je = Object.prototype.hasOwnProperty,
      Ye = t.unstable_scheduleCallback,
      Xe = t.unstable_cancelCallback,
      Ze = t.unstable_shouldYield,
      Qe = t.unstable_requestPaint,
      $e = t.unstable_now,
      et = t.unstable_getCurrentPriorityLevel,
      tt = t.unstable_ImmediatePriority,
      nt = t.unstable_UserBlockingPriority,
      rt = t.unstable_NormalPriority,
      it = t.unstable_LowPriority,
      at = t.unstable_IdlePriority,
      ot = t.log,
      st = t.unstable_setDisableYieldValue,
      ct = null,
      lt = null
    function ut(e) {
      if ((typeof ot == `function` && st(e), lt && typeof lt.setStrictMode == `function`))
        try {
          lt.setStrictMode(ct, e)
        } catch {}
    }
    var dt = Math.clz32 ? Math.clz32 : mt,
      ft = Math.log,
      pt = Math.LN2
    function mt(e) {
      return ((e >>>= 0), e === 0 ? 32 : (31 - ((ft(e) / pt) | 0)) | 0)
    }
    var ht = 256,
      gt = 262144,
      _t = 4194304
    function vt(e) {
      var t = e & 42
      if (t !== 0) return t
      switch (e & -e) {
        case 1:
          return 1
        case 2:
          return 2
        case 4:
          return 4
        case 8:
          return 8
        case 16:
          return 16
        case 32:
          return 32
        case 64:
          return 64
        case 128:
          return 128
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560
        case 67108864:
          return 67108864
        case 134217728:
          return 134217728
        case 268435456:
          return 268435456
        case 536870912:
          return 536870912
        case 1073741824:
          return 0
        default:
          return e
      }
    }
    function yt(e, t, n) {
      var r = e.pendingLanes
      if (r === 0) return 0
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes
      e = e.warmLanes
      var s = r & 134217727
      return (
        s === 0
          ? ((s = r & ~a),
            s === 0
              ? o === 0
                ? n || ((n = r & ~e), n !== 0 && (i = vt(n)))
                : (i = vt(o))
              : (i = vt(s)))
          : ((r = s & ~a),
            r === 0
              ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = vt(n))) : (i = vt(o)))
              : (i = vt(r))),
        i === 0
          ? 0
          : t !== 0 &&
              t !== i &&
              (t & a) === 0 &&
              ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048))
            ? t
            : i
      )
    }
    function bt(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0
    }
    function xt(e, t) {
      t & 8 && (t |= t & 32)
      var n = e.entangledLanes
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n;) {
          var r = 31 - dt(n),
            i = 1 << r
          ;((t |= e[r]), (n &= ~i))
        }
      return t
    }
    function St(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1
        default:
          return -1
      }
    }
    function Ct() {
      var e = _t
      return ((_t <<= 1), !(_t & 62914560) && (_t = 4194304), e)
    }
    function wt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e)
      return t
    }
    function Tt(e, t) {
      ;((e.pendingLanes |= t),
        t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0)))
    }
    function Et(e, t, n, r, i, a) {
      var o = e.pendingLanes
      ;((e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0))
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates
      for (n = o & ~n; 0 < n;) {
        var u = 31 - dt(n),
          d = 1 << u
        ;((s[u] = 0), (c[u] = -1))
        var f = l[u]
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u]
            p !== null && (p.lane &= -536870913)
          }
        n &= ~d
      }
      ;(r !== 0 && Dt(e, r, 0),
        a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t)))
    }
    function Dt(e, t, n) {
      ;((e.pendingLanes |= t), (e.suspendedLanes &= ~t))
      var r = 31 - dt(t)
      ;((e.entangledLanes |= t),
        (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930)))
    }
    function Ot(e, t) {
      var n = (e.entangledLanes |= t)
      for (e = e.entanglements; n;) {
        var r = 31 - dt(n),
          i = 1 << r
        ;((i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i))
      }
    }
    function kt(e, t) {
      var n = t & -t
      return ((n = n & 42 ? 1 : At(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0)
    }
    function At(e) {
      switch (e) {
        case 2:
          e = 1
          break
        case 8:
          e = 4
          break
        case 32:
          e = 16
          break
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128
          break
        case 268435456:
          e = 134217728
          break
        default:
          e = 0
      }
      return e
    }
    function jt(e) {
      return ((e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2)
    }
    function Mt() {
      var e = w.p
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Ch(e.type)) : e
    }
    function Nt(e, t) {
      var n = w.p
      try {
        return ((w.p = e), t())
      } finally {
        w.p = n
      }
    }
    var Pt = Math.random().toString(36).slice(2),
      Ft = `__reactFiber$` + Pt,
      It = `__reactProps$` + Pt,
      Lt = `__reactContainer$` + Pt,
      Rt = `__reactEvents$` + Pt,
      zt = `__reactListeners$` + Pt,
      Bt = `__reactHandles$` + Pt,
      Vt = `__reactResources$` + Pt,
      Ht = `__reactMarker$` + Pt,
      Ut = `__reactLoad$` + Pt
    function Wt(e) {
      ;(delete e[Ft], delete e[It], delete e[zt], delete e[Bt])
    }
    function Gt(e) {
      var t
      if ((t = e[Ft])) return t
      for (var n = e.parentNode; n;) {
        if ((t = n[Lt] || n[Ft])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = fm(e); e !== null;) {
              if ((n = e[Ft])) return n
              e = fm(e)
            }
          return t
        }
        ;((e = n), (n = e.parentNode))
      }
      return null
    }
    function Kt(e) {
      if ((e = e[Ft] || e[Lt])) {
        var t = e.tag
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e
      }
      return null
    }
    function qt(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode
      throw Error(o(33))
    }
    function Jt(e) {
      var t = e[Vt]
      return ((t ||= e[Vt] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t)
    }
    function Yt(e) {
      e[Ht] = !0
    }
    function Xt(e) {
      e[Ut] = void 0
    }
    var Zt = new Set(),
      Qt = {}
    function $t(e, t) {
      ;(en(e, t), en(e + `Capture`, t))
    }
    function en(e, t) {
      for (Qt[e] = t, e = 0; e < t.length; e++) Zt.add(t[e])
    }
    var tn = RegExp(
        `^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`,
      ),
      nn = {},
      rn = {}
    function an(e) {
      return Je.call(rn, e)
        ? !0
        : Je.call(nn, e)
          ? !1
          : tn.test(e)
            ? (rn[e] = !0)
            : ((nn[e] = !0), !1)
    }
    var E = !1
    function on() {
      var e = E
      return ((E = !1), e)
    }
    function sn(e, t, n) {
      if (an(t)) {
        if (n === null) e.removeAttribute(t)
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t)
              return
            case `boolean`:
              var r = t.toLowerCase().slice(0, 5)
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t)
                return
              }
          }
          e.setAttribute(t, n)
        }
      }
    }
    function cn(e, t, n) {
      if (n === null) e.removeAttribute(t)
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t)
            return
        }
        e.setAttribute(t, n)
      }
    }
    function ln(e, t, n, r) {
      if (r === null) e.removeAttribute(n)
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n)
            return
        }
        e.setAttributeNS(t, n, r)
      }
    }
    function un(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e
        case `object`:
          return e
        default:
          return ``
      }
    }
    function dn(e) {
      var t = e.type
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`)
    }
    function fn(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t)
      if (
        !e.hasOwnProperty(t) &&
        r !== void 0 &&
        typeof r.get == `function` &&
        typeof r.set == `function`
      ) {
        var i = r.get,
          a = r.set
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this)
            },
            set: function (e) {
              ;((n = `` + e), a.call(this, e))
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: function () {
              return n
            },
            setValue: function (e) {
              n = `` + e
            },
            stopTracking: function () {
              ;((e._valueTracker = null), delete e[t])
            },
          }
        )
      }
    }
    function pn(e) {
      if (!e._valueTracker) {
        var t = dn(e) ? `checked` : `value`
        e._valueTracker = fn(e, t, `` + e[t])
      }
    }
    function mn(e) {
      if (!e) return !1
      var t = e._valueTracker
      if (!t) return !0
      var n = t.getValue(),
        r = ``
      return (
        e && (r = dn(e) ? (e.checked ? `true` : `false`) : e.value),
        (e = r),
        e !== n && (t.setValue(e), !0)
      )
    }
    var hn = /[\n"\\]/g
    function gn(e) {
      return e.replace(hn, function (e) {
        return `\\` + e.charCodeAt(0).toString(16) + ` `
      })
    }
    function _n(e, t, n, r, i, a, o, s) {
      ;((e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean`
          ? (e.type = o)
          : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + un(t))
            : e.value !== `` + un(t) && (e.value = `` + un(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : yn(e, un(n))
          : o === `number` && e.value == t
            ? yn(e, un(e.value))
            : yn(e, un(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean`
          ? (e.name = `` + un(s))
          : e.removeAttribute(`name`))
    }
    function vn(e, t, n, r, i, a, o, s) {
      if (
        (a != null &&
          typeof a != `function` &&
          typeof a != `symbol` &&
          typeof a != `boolean` &&
          (e.type = a),
        t != null || n != null)
      ) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          pn(e)
          return
        }
        ;((n = n == null ? `` : `` + un(n)),
          (t = t == null ? n : `` + un(t)),
          s || t === e.value || (e.value = t),
          (e.defaultValue = t))
      }
      ;((r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null &&
          typeof o != `function` &&
          typeof o != `symbol` &&
          typeof o != `boolean` &&
          (e.name = o),
        pn(e))
    }
    function yn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t)
    }
    function bn(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {}
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0
        for (n = 0; n < e.length; n++)
          ((i = t.hasOwnProperty(`$` + e[n].value)),
            e[n].selected !== i && (e[n].selected = i),
            i && r && (e[n].defaultSelected = !0))
      } else {
        for (n = `` + un(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            ;((e[i].selected = !0), r && (e[i].defaultSelected = !0))
            return
          }
          t !== null || e[i].disabled || (t = e[i])
        }
        t !== null && (t.selected = !0)
      }
    }
    function xn(e, t, n) {
      t != null && ((t = `` + un(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + un(n))
    }
    function Sn(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(o(92))
          if (De(r)) {
            if (1 < r.length) throw Error(o(93))
            r = r[0]
          }
          n = r
        }
        ;((n ??= ``), (t = n))
      }
      ;((n = un(t)),
        (e.defaultValue = n),
        (r = e.textContent),
        r === n && r !== `` && r !== null && (e.value = r),
        pn(e))
    }
    function Cn(e, t) {
      if (t) {
        var n = e.firstChild
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t
          return
        }
      }
      e.textContent = t
    }
    var wn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    )
    function Tn(e, t, n) {
      var r = t.indexOf(`--`) === 0
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || wn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`)
    }
    function En(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(o(62))
      if (((e = e.style), n != null)) {
        for (var r in n)
          !n.hasOwnProperty(r) ||
            (t != null && t.hasOwnProperty(r)) ||
            (r.indexOf(`--`) === 0
              ? e.setProperty(r, ``)
              : r === `float`
                ? (e.cssFloat = ``)
                : (e[r] = ``),
            (E = !0))
        for (var i in t) ((r = t[i]), t.hasOwnProperty(i) && n[i] !== r && (Tn(e, i, r), (E = !0)))
      } else for (var a in t) t.hasOwnProperty(a) && Tn(e, a, t[a])
    }
    function Dn(e) {
      if (e.indexOf(`-`) === -1) return !1
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1
        default:
          return !0
      }
    }
    var On = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      kn =
        /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
    function An(e) {
      return kn.test(`` + e)
        ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')`
        : e
    }
    function jn() {}
    var Mn = null
    function Nn(e) {
      return (
        (e = e.target || e.srcElement || window),
        e.correspondingUseElement && (e = e.correspondingUseElement),
        e.nodeType === 3 ? e.parentNode : e
      )
    }
    var Pn = null,
      Fn = null
    function In(e) {
      var t = Kt(e)
      if (t && (e = t.stateNode)) {
        var n = e[It] || null
        a: switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (_n(
                e,
                n.value,
                n.defaultValue,
                n.defaultValue,
                n.checked,
                n.defaultChecked,
                n.type,
                n.name,
              ),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode;) n = n.parentNode
              for (
                n = n.querySelectorAll(`input[name="` + gn(`` + t) + `"][type="radio"]`), t = 0;
                t < n.length;
                t++
              ) {
                var r = n[t]
                if (r !== e && r.form === e.form) {
                  var i = r[It] || null
                  if (!i) throw Error(o(90))
                  _n(
                    r,
                    i.value,
                    i.defaultValue,
                    i.defaultValue,
                    i.checked,
                    i.defaultChecked,
                    i.type,
                    i.name,
                  )
                }
              }
              for (t = 0; t < n.length; t++) ((r = n[t]), r.form === e.form && mn(r))
            }
            break a
          case `textarea`:
            xn(e, n.value, n.defaultValue)
            break a
          case `select`:
            ;((t = n.value), t != null && bn(e, !!n.multiple, t, !1))
        }
      }
    }
    var Ln = !1
    function Rn(e, t, n) {
      if (Ln) return e(t, n)
      Ln = !0
      try {
        return e(t)
      } finally {
        if (
          ((Ln = !1),
          (Pn !== null || Fn !== null) &&
            (zd(), Pn && ((t = Pn), (e = Fn), (Fn = Pn = null), In(t), e)))
        )
          for (t = 0; t < e.length; t++) In(e[t])
      }
    }
    function zn(e, t) {
      var n = e.stateNode
      if (n === null) return null
      var r = n[It] || null
      if (r === null) return null
      n = r[t]
      a: switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          ;((r = !r.disabled) ||
            ((e = e.type),
            (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)),
            (e = !r))
          break a
        default:
          e = !1
      }
      if (e) return null
      if (n && typeof n != `function`) throw Error(o(231, t, typeof n))
      return n
    }
    var Bn =
        typeof window < `u` &&
        window.document !== void 0 &&
        window.document.createElement !== void 0,
      Vn = !1
    if (Bn)
      try {
        var Hn = {}
        ;(Object.defineProperty(Hn, 'passive', {
          get: function () {
            Vn = !0
          },
        }),
          window.addEventListener(`test`, Hn, Hn),
          window.removeEventListener(`test`, Hn, Hn))
      } catch {
        Vn = !1
      }
    var Un = null,
      Wn = null,
      Gn = null
    function Kn() {
      if (Gn) return Gn
      var e,
        t = Wn,
        n = t.length,
        r,
        i = `value` in Un ? Un.value : Un.textContent,
        a = i.length
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Gn = i.slice(e, 1 < r ? 1 - r : void 0))
    }
    function qn(e) {
      var t = e.keyCode
      return (
        `charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t),
        e === 10 && (e = 13),
        32 <= e || e === 13 ? e : 0
      )
    }
    function Jn() {
      return !0
    }
    function Yn() {
      return !1
    }
    function D(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          e.hasOwnProperty(o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]))
        return (
          (this.isDefaultPrevented = (
            i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented
          )
            ? Jn
            : Yn),
          (this.isPropagationStopped = Yn),
          this
        )
      }
      return (
        S(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0
            var e = this.nativeEvent
            e &&
              (e.preventDefault
                ? e.preventDefault()
                : typeof e.returnValue != `unknown` && (e.returnValue = !1),
              (this.isDefaultPrevented = Jn))
          },
          stopPropagation: function () {
            var e = this.nativeEvent
            e &&
              (e.stopPropagation
                ? e.stopPropagation()
                : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Jn))
          },
          persist: function () {},
          isPersistent: Jn,
        }),
        t
      )
    }
    var Xn = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: function (e) {
          return e.timeStamp || Date.now()
        },
        defaultPrevented: 0,
        isTrusted: 0,
      },
      Zn = D(Xn),
      Qn = S({}, Xn, { view: 0, detail: 0 }),
      $n = D(Qn),
      er,
      tr,
      nr,
      rr = S({}, Qn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: mr,
        button: 0,
        buttons: 0,
        relatedTarget: function (e) {
          return e.relatedTarget === void 0
            ? e.fromElement === e.srcElement
              ? e.toElement
              : e.fromElement
            : e.relatedTarget
        },
        movementX: function (e) {
          return `movementX` in e
            ? e.movementX
            : (e !== nr &&
                (nr && e.type === `mousemove`
                  ? ((er = e.screenX - nr.screenX), (tr = e.screenY - nr.screenY))
                  : (tr = er = 0),
                (nr = e)),
              er)
        },
        movementY: function (e) {
          return `movementY` in e ? e.movementY : tr
        },
      }),
      ir = D(rr),
      ar = D(S({}, rr, { dataTransfer: 0 })),
      or = D(S({}, Qn, { relatedTarget: 0 })),
      sr = D(S({}, Xn, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      cr = D(
        S({}, Xn, {
          clipboardData: function (e) {
            return `clipboardData` in e ? e.clipboardData : window.clipboardData
          },
        }),
      ),
      lr = D(S({}, Xn, { data: 0 })),
      ur = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      dr = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      fr = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` }
    function pr(e) {
      var t = this.nativeEvent
      return t.getModifierState ? t.getModifierState(e) : (e = fr[e]) ? !!t[e] : !1
    }
    function mr() {
      return pr
    }
    var hr = D(
        S({}, Qn, {
          key: function (e) {
            if (e.key) {
              var t = ur[e.key] || e.key
              if (t !== `Unidentified`) return t
            }
            return e.type === `keypress`
              ? ((e = qn(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? dr[e.keyCode] || `Unidentified`
                : ``
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: mr,
          charCode: function (e) {
            return e.type === `keypress` ? qn(e) : 0
          },
          keyCode: function (e) {
            return e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0
          },
          which: function (e) {
            return e.type === `keypress`
              ? qn(e)
              : e.type === `keydown` || e.type === `keyup`
                ? e.keyCode
                : 0
          },
        }),
      ),
      gr = D(
        S({}, rr, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      _r = D(S({}, Xn, { submitter: 0 })),
      O = D(
        S({}, Qn, {
          touches: 0,
          targetTouches: 0,
          changedTouches: 0,
          altKey: 0,
          metaKey: 0,
          ctrlKey: 0,
          shiftKey: 0,
          getModifierState: mr,
        }),
      ),
      vr = D(S({}, Xn, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      yr = D(
        S({}, rr, {
          deltaX: function (e) {
            return `deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0
          },
          deltaY: function (e) {
            return `deltaY` in e
              ? e.deltaY
              : `wheelDeltaY` in e
                ? -e.wheelDeltaY
                : `wheelDelta` in e
                  ? -e.wheelDelta
                  : 0
          },
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      br = D(S({}, Xn, { newState: 0, oldState: 0, source: 0 })),
      xr = [9, 13, 27, 32],
      Sr = Bn && `CompositionEvent` in window,
      Cr = null
    Bn && `documentMode` in document && (Cr = document.documentMode)
    var wr = Bn && `TextEvent` in window && !Cr,
      Tr = Bn && (!Sr || (Cr && 8 < Cr && 11 >= Cr)),
      Er = ` `,
      Dr = !1
    function Or(e, t) {
      switch (e) {
        case `keyup`:
          return xr.indexOf(t.keyCode) !== -1
        case `keydown`:
          return t.keyCode !== 229
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0
        default:
          return !1
      }
    }
    function kr(e) {
      return ((e = e.detail), typeof e == `object` && `data` in e ? e.data : null)
    }
    var Ar = !1
    function jr(e, t) {
      switch (e) {
        case `compositionend`:
          return kr(t)
        case `keypress`:
          return t.which === 32 ? ((Dr = !0), Er) : null
        case `textInput`:
          return ((e = t.data), e === Er && Dr ? null : e)
        default:
          return null
      }
    }
    function Mr(e, t) {
      if (Ar)
        return e === `compositionend` || (!Sr && Or(e, t))
          ? ((e = Kn()), (Gn = Wn = Un = null), (Ar = !1), e)
          : null
      switch (e) {
        case `paste`:
          return null
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char
            if (t.which) return String.fromCharCode(t.which)
          }
          return null
        case `compositionend`:
          return Tr && t.locale !== `ko` ? null : t.data
        default:
          return null
      }
    }
    var Nr = {
      color: !0,
      date: !0,
      datetime: !0,
      'datetime-local': !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    }
    function Pr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return t === `input` ? !!Nr[e.type] : t === `textarea`
    }
    function Fr(e, t, n, r) {
      ;(Pn ? (Fn ? Fn.push(r) : (Fn = [r])) : (Pn = r),
        (t = Jf(t, `onChange`)),
        0 < t.length &&
          ((n = new Zn(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t })))
    }
    var Ir = null,
      Lr = null
    function Rr(e) {
      Vf(e, 0)
    }
    function zr(e) {
      if (mn(qt(e))) return e
    }
    function Br(e, t) {
      if (e === `change`) return t
    }
    var Vr = !1
    if (Bn) {
      var Hr
      if (Bn) {
        var Ur = `oninput` in document
        if (!Ur) {
          var Wr = document.createElement(`div`)
          ;(Wr.setAttribute(`oninput`, `return;`), (Ur = typeof Wr.oninput == `function`))
        }
        Hr = Ur
      } else Hr = !1
      Vr = Hr && (!document.documentMode || 9 < document.documentMode)
    }
    function Gr() {
      Ir && (Ir.detachEvent(`onpropertychange`, Kr), (Lr = Ir = null))
    }
    function Kr(e) {
      if (e.propertyName === `value` && zr(Lr)) {
        var t = []
        ;(Fr(t, Lr, e, Nn(e)), Rn(Rr, t))
      }
    }
    function qr(e, t, n) {
      e === `focusin`
        ? (Gr(), (Ir = t), (Lr = n), Ir.attachEvent(`onpropertychange`, Kr))
        : e === `focusout` && Gr()
    }
    function Jr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return zr(Lr)
    }
    function Yr(e, t) {
      if (e === `click`) return zr(t)
    }
    function Xr(e, t) {
      if (e === `input` || e === `change`) return zr(t)
    }
    function Zr(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var Qr = typeof Object.is == `function` ? Object.is : Zr
    function $r(e, t) {
      if (Qr(e, t)) return !0
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1
      var n = Object.keys(e),
        r = Object.keys(t)
      if (n.length !== r.length) return !1
      for (r = 0; r < n.length; r++) {
        var i = n[r]
        if (!Je.call(t, i) || !Qr(e[i], t[i])) return !1
      }
      return !0
    }
    function ei(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null
      try {
        return e.activeElement || e.body
      } catch {
        return e.body
      }
    }
    function ti(e) {
      for (; e && e.firstChild;) e = e.firstChild
      return e
    }
    function ni(e, t) {
      var n = ti(e)
      e = 0
      for (var r; n;) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e }
          e = r
        }
        a: {
          for (; n;) {
            if (n.nextSibling) {
              n = n.nextSibling
              break a
            }
            n = n.parentNode
          }
          n = void 0
        }
        n = ti(n)
      }
    }
    function ri(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? ri(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1
    }
    function ii(e) {
      e =
        e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null
          ? e.ownerDocument.defaultView
          : window
      for (var t = ei(e.document); t instanceof e.HTMLIFrameElement;) {
        try {
          var n = typeof t.contentWindow.location.href == `string`
        } catch {
          n = !1
        }
        if (n) e = t.contentWindow
        else break
        t = ei(e.document)
      }
      return t
    }
    function ai(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return (
        t &&
        ((t === `input` &&
          (e.type === `text` ||
            e.type === `search` ||
            e.type === `tel` ||
            e.type === `url` ||
            e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      )
    }
    var oi = Bn && `documentMode` in document && 11 >= document.documentMode,
      si = null,
      ci = null,
      li = null,
      ui = !1
    function di(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument
      ui ||
        si == null ||
        si !== ei(r) ||
        ((r = si),
        `selectionStart` in r && ai(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = {
              anchorNode: r.anchorNode,
              anchorOffset: r.anchorOffset,
              focusNode: r.focusNode,
              focusOffset: r.focusOffset,
            })),
        (li && $r(li, r)) ||
          ((li = r),
          (r = Jf(ci, `onSelect`)),
          0 < r.length &&
            ((t = new Zn(`onSelect`, `select`, null, t, n)),
            e.push({ event: t, listeners: r }),
            (t.target = si))))
    }
    function fi(e, t) {
      var n = {}
      return (
        (n[e.toLowerCase()] = t.toLowerCase()),
        (n[`Webkit` + e] = `webkit` + t),
        (n[`Moz` + e] = `moz` + t),
        n
      )
    }
    var pi = {
        animationend: fi(`Animation`, `AnimationEnd`),
        animationiteration: fi(`Animation`, `AnimationIteration`),
        animationstart: fi(`Animation`, `AnimationStart`),
        transitionrun: fi(`Transition`, `TransitionRun`),
        transitionstart: fi(`Transition`, `TransitionStart`),
        transitioncancel: fi(`Transition`, `TransitionCancel`),
        transitionend: fi(`Transition`, `TransitionEnd`),
      },
      mi = {},
      hi = {}
    Bn &&
      ((hi = document.createElement(`div`).style),
      `AnimationEvent` in window ||
        (delete pi.animationend.animation,
        delete pi.animationiteration.animation,
        delete pi.animationstart.animation),
      `TransitionEvent` in window || delete pi.transitionend.transition)
    function gi(e) {
      if (mi[e]) return mi[e]
      if (!pi[e]) return e
      var t = pi[e],
        n
      for (n in t) if (t.hasOwnProperty(n) && n in hi) return (mi[e] = t[n])
      return e
    }
    var _i = gi(`animationend`),
      vi = gi(`animationiteration`),
      yi = gi(`animationstart`),
      bi = gi(`transitionrun`),
      xi = gi(`transitionstart`),
      Si = gi(`transitioncancel`),
      Ci = gi(`transitionend`),
      wi = new Map(),
      Ti =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        )
    Ti.push(`scrollEnd`)
    function Ei(e, t) {
      ;(wi.set(e, t), $t(t, [e]))
    }
    var Di = 0
    function Oi(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name
      if (t.autoName !== null) return t.autoName
      e = bd.identifierPrefix
      var n = Di++
      return ((e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e))
    }
    function ki(e) {
      if (e == null || typeof e == `string`) return e
      var t = null,
        n = Od
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]]
          if (i != null) {
            if (i === `none`) return `none`
            t = t == null ? i : t + (` ` + i)
          }
        }
      return t ?? e.default
    }
    function Ai(e, t) {
      return (
        (e = ki(e)), (t = ki(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t
      )
    }
    var ji =
        typeof reportError == `function`
          ? reportError
          : function (e) {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message:
                    typeof e == `object` && e && typeof e.message == `string`
                      ? String(e.message)
                      : String(e),
                  error: e,
                })
                if (!window.dispatchEvent(t)) return
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e)
                return
              }
              console.error(e)
            },
      Mi = [],
      Ni = 0,
      Pi = 0
    function Fi() {
      for (var e = Ni, t = (Pi = Ni = 0); t < e;) {
        var n = Mi[t]
        Mi[t++] = null
        var r = Mi[t]
        Mi[t++] = null
        var i = Mi[t]
        Mi[t++] = null
        var a = Mi[t]
        if (((Mi[t++] = null), r !== null && i !== null)) {
          var o = r.pending
          ;(o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i))
        }
        a !== 0 && zi(n, i, a)
      }
    }
    function Ii(e, t, n, r) {
      ;((Mi[Ni++] = e),
        (Mi[Ni++] = t),
        (Mi[Ni++] = n),
        (Mi[Ni++] = r),
        (Pi |= r),
        (e.lanes |= r),
        (e = e.alternate),
        e !== null && (e.lanes |= r))
    }
    function Li(e, t, n, r) {
      return (Ii(e, t, n, r), Bi(e))
    }
    function Ri(e, t) {
      return (Ii(e, null, null, t), Bi(e))
    }
    function zi(e, t, n) {
      e.lanes |= n
      var r = e.alternate
      r !== null && (r.lanes |= n)
      for (var i = !1, a = e.return; a !== null;)
        ((a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return))
      return e.tag === 3
        ? ((a = e.stateNode),
          i &&
            t !== null &&
            ((i = 31 - dt(n)),
            (e = a.hiddenUpdates),
            (r = e[i]),
            r === null ? (e[i] = [t]) : r.push(t),
            (t.lane = n | 536870912)),
          a)
        : null
    }
    function Bi(e) {
      if (50 < kd) throw ((kd = 0), (Ad = null), Error(o(185)))
      for (var t = e.return; t !== null;) ((e = t), (t = e.return))
      return e.tag === 3 ? e.stateNode : null
    }
    var Vi = {}
    function Hi(e, t, n, r) {
      ;((this.tag = e),
        (this.key = n),
        (this.sibling =
          this.child =
          this.return =
          this.stateNode =
          this.type =
          this.elementType =
            null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null))
    }
    function Ui(e, t, n, r) {
      return new Hi(e, t, n, r)
    }
    function Wi(e) {
      return ((e = e.prototype), !(!e || !e.isReactComponent))
    }
    function Gi(e, t) {
      var n = e.alternate
      return (
        n === null
          ? ((n = Ui(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t),
            (n.type = e.type),
            (n.flags = 0),
            (n.subtreeFlags = 0),
            (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      )
    }
    function k(e, t) {
      e.flags &= 1206910978
      var n = e.alternate
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies =
              t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      )
    }
    function Ki(e, t, n, r, i, a) {
      var s = 0
      if (((r = e), typeof r == `function`)) Wi(r) && (s = 1)
      else if (typeof r == `string`)
        s = qm(e, n, Ne.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5
      else
        a: switch (r) {
          case ve:
            return ((e = Ui(31, n, t, i)), (e.elementType = ve), (e.lanes = a), e)
          case ce:
            return qi(n.children, i, a, t)
          case le:
            ;((s = 8), (i |= 24))
            break
          case ue:
            return ((e = Ui(12, n, t, i | 2)), (e.elementType = ue), (e.lanes = a), e)
          case me:
            return ((e = Ui(13, n, t, i)), (e.elementType = me), (e.lanes = a), e)
          case he:
            return ((e = Ui(19, n, t, i)), (e.elementType = he), (e.lanes = a), e)
          case ye:
          case xe:
            return (
              (e = i | 32),
              (e = Ui(30, n, t, e)),
              (e.elementType = xe),
              (e.lanes = a),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            )
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case fe:
                  s = 10
                  break a
                case de:
                  s = 9
                  break a
                case pe:
                  s = 11
                  break a
                case ge:
                  s = 14
                  break a
                case _e:
                  ;((s = 16), (r = null))
                  break a
              }
            ;((s = 29), (n = Error(o(130, e === null ? `null` : typeof e, ``))), (r = null))
        }
      return ((t = Ui(s, n, t, i)), (t.elementType = e), (t.type = r), (t.lanes = a), t)
    }
    function qi(e, t, n, r) {
      return ((e = Ui(7, e, r, t)), (e.lanes = n), e)
    }
    function Ji(e, t, n) {
      return ((e = Ui(6, e, null, t)), (e.lanes = n), e)
    }
    function Yi(e) {
      var t = Ui(18, null, null, 0)
      return ((t.stateNode = e), t)
    }
    function Xi(e, t, n) {
      return (
        (t = Ui(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = {
          containerInfo: e.containerInfo,
          pendingChildren: null,
          implementation: e.implementation,
        }),
        t
      )
    }
    var Zi = new WeakMap()
    function Qi(e, t) {
      if (typeof e == `object` && e) {
        var n = Zi.get(e)
        return n === void 0 ? ((t = { value: e, source: t, stack: qe(t) }), Zi.set(e, t), t) : n
      }
      return { value: e, source: t, stack: qe(t) }
    }
    var $i = [],
      ea = 0,
      ta = null,
      na = 0,
      ra = [],
      ia = 0,
      aa = null,
      oa = 1,
      sa = ``
    function ca(e, t) {
      ;(($i[ea++] = na), ($i[ea++] = ta), (ta = e), (na = t))
    }
    function la(e, t, n) {
      ;((ra[ia++] = oa), (ra[ia++] = sa), (ra[ia++] = aa), (aa = e))
      var r = oa
      e = sa
      var i = 32 - dt(r) - 1
      ;((r &= ~(1 << i)), (n += 1))
      var a = 32 - dt(t) + i
      if (30 < a) {
        var o = i - (i % 5)
        ;((a = (r & ((1 << o) - 1)).toString(32)),
          (r >>= o),
          (i -= o),
          (oa = (1 << (32 - dt(t) + i)) | (n << i) | r),
          (sa = a + e))
      } else ((oa = (1 << a) | (n << i) | r), (sa = e))
    }
    function ua(e) {
      e.return !== null && (ca(e, 1), la(e, 1, 0))
    }
    function da(e) {
      for (; e === ta;) ((ta = $i[--ea]), ($i[ea] = null), (na = $i[--ea]), ($i[ea] = null))
      for (; e === aa;)
        ((aa = ra[--ia]),
          (ra[ia] = null),
          (sa = ra[--ia]),
          (ra[ia] = null),
          (oa = ra[--ia]),
          (ra[ia] = null))
    }
    function fa(e, t) {
      ;((ra[ia++] = oa), (ra[ia++] = sa), (ra[ia++] = aa), (oa = t.id), (sa = t.overflow), (aa = e))
    }
    var A = null,
      j = null,
      M = !1,
      pa = null,
      ma = !1,
      ha = Error(o(519))
    function ga(e) {
      throw (
        Sa(
          Qi(
            Error(
              o(
                418,
                1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`,
                ``,
              ),
            ),
            e,
          ),
        ),
        ha
      )
    }
    function _a(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps
      switch (((t[Ft] = e), (t[It] = r), n)) {
        case `dialog`:
          ;(Q(`cancel`, t), Q(`close`, t))
          break
        case `iframe`:
        case `object`:
        case `embed`:
          Q(`load`, t)
          break
        case `video`:
        case `audio`:
          for (n = 0; n < zf.length; n++) Q(zf[n], t)
          break
        case `source`:
          Q(`error`, t)
          break
        case `img`:
        case `image`:
        case `link`:
          ;(Q(`error`, t), Q(`load`, t))
          break
        case `details`:
          Q(`toggle`, t)
          break
        case `input`:
          ;(Q(`invalid`, t),
            vn(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0))
          break
        case `select`:
          Q(`invalid`, t)
          break
        case `textarea`:
          ;(Q(`invalid`, t), Sn(t, r.value, r.defaultValue, r.children))
      }
      ;((n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        ep(t.textContent, n)
          ? (r.popover != null && (Q(`beforetoggle`, t), Q(`toggle`, t)),
            r.onScroll != null && Q(`scroll`, t),
            r.onScrollEnd != null && Q(`scrollend`, t),
            r.onClick != null && (t.onclick = jn),
            (t = !0))
          : (t = !1),
        t || ga(e, !0))
    }
    function va(e) {
      for (A = e.return; A;)
        switch (A.tag) {
          case 5:
          case 31:
          case 13:
            ma = !1
            return
          case 27:
          case 3:
            ma = !0
            return
          default:
            A = A.return
        }
    }
    function ya(e) {
      if (e !== A) return !1
      if (!M) return (va(e), (M = !0), !1)
      var t = e.tag,
        n
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) &&
            ((n = e.type), (n = n === `form` || n === `button` || pp(e.type, e.memoizedProps))),
          (n = !n)),
        n && j && ga(e),
        va(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(o(317))
        j = dm(e)
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(o(317))
        j = dm(e)
      } else
        t === 27
          ? ((t = j), Sp(e.type) ? ((e = um), (um = null), (j = e)) : (j = t))
          : (j = A ? lm(e.stateNode.nextSibling) : null)
      return !0
    }
    function ba() {
      ;((j = A = null), (M = !1))
    }
    function xa() {
      var e = pa
      return (e !== null && (pd === null ? (pd = e) : pd.push.apply(pd, e), (pa = null)), e)
    }
    function Sa(e) {
      pa === null ? (pa = [e]) : pa.push(e)
    }
    var Ca = je(null),
      wa = null,
      Ta = null
    function Ea(e, t, n) {
      ;(T(Ca, t._currentValue), (t._currentValue = n))
    }
    function Da(e) {
      ;((e._currentValue = Ca.current), Me(Ca))
    }
    function Oa(e, t, n) {
      for (; e !== null;) {
        var r = e.alternate
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break
        e = e.return
      }
    }
    function ka(e, t, n, r) {
      var i = e.child
      for (i !== null && (i.return = e); i !== null;) {
        var a = i.dependencies
        if (a !== null) {
          var s = i.child
          a = a.firstContext
          a: for (; a !== null;) {
            var c = a
            a = i
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                ;((a.lanes |= n),
                  (c = a.alternate),
                  c !== null && (c.lanes |= n),
                  Oa(a.return, n, e),
                  r || (s = null))
                break a
              }
            a = c.next
          }
        } else if (i.tag === 18) {
          if (((s = i.return), s === null)) throw Error(o(341))
          ;((s.lanes |= n),
            (a = s.alternate),
            a !== null && (a.lanes |= n),
            Oa(s, n, e),
            (s = null))
        } else
          i.tag === 13 && i.memoizedState !== null && i.memoizedState.dehydrated === null
            ? ((i.lanes |= n),
              (s = i.alternate),
              s !== null && (s.lanes |= n),
              Oa(i.return, n, e),
              (s = i.child),
              (s = s === null ? null : s.sibling))
            : (s = i.child)
        if (s !== null) s.return = i
        else
          for (s = i; s !== null;) {
            if (s === e) {
              s = null
              break
            }
            if (((i = s.sibling), i !== null)) {
              ;((i.return = s.return), (s = i))
              break
            }
            s = s.return
          }
        i = s
      }
    }
    function Aa(e, t, n, r) {
      e = null
      for (var i = t, a = !1; i !== null;) {
        if (!a) {
          if (i.flags & 524288) a = !0
          else if (i.flags & 262144) break
        }
        if (i.tag === 10) {
          var s = i.alternate
          if (s === null) throw Error(o(387))
          if (((s = s.memoizedProps), s !== null)) {
            var c = i.type
            Qr(i.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c))
          }
        } else if (i === Ie.current) {
          if (((s = i.alternate), s === null)) throw Error(o(387))
          s.memoizedState.memoizedState !== i.memoizedState.memoizedState &&
            (e === null ? (e = [sh]) : e.push(sh))
        }
        i = i.return
      }
      return (e !== null && ka(t, e, n, r), (t.flags |= 262144), e !== null)
    }
    function ja(e) {
      for (e = e.firstContext; e !== null;) {
        if (!Qr(e.context._currentValue, e.memoizedValue)) return !0
        e = e.next
      }
      return !1
    }
    function Ma(e) {
      ;((wa = e), (Ta = null), (e = e.dependencies), e !== null && (e.firstContext = null))
    }
    function N(e) {
      return Pa(wa, e)
    }
    function Na(e, t) {
      return (wa === null && Ma(e), Pa(e, t))
    }
    function Pa(e, t) {
      var n = t._currentValue
      if (((t = { context: t, memoizedValue: n, next: null }), Ta === null)) {
        if (e === null) throw Error(o(308))
        ;((Ta = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288))
      } else Ta = Ta.next = t
      return n
    }
    var Fa =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: function (t, n) {
                    e.push(n)
                  },
                })
              this.abort = function () {
                ;((t.aborted = !0),
                  e.forEach(function (e) {
                    return e()
                  }))
              }
            },
      Ia = t.unstable_scheduleCallback,
      La = t.unstable_NormalPriority,
      P = {
        $$typeof: fe,
        Consumer: null,
        Provider: null,
        _currentValue: null,
        _currentValue2: null,
        _threadCount: 0,
      }
    function Ra() {
      return { controller: new Fa(), data: new Map(), refCount: 0 }
    }
    function za(e) {
      ;(e.refCount--,
        e.refCount === 0 &&
          Ia(La, function () {
            e.controller.abort()
          }))
    }
    function Ba(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e]
          n.indexOf(r) === -1 && n.push(r)
        }
      }
    }
    var Va = null
    function Ha(e) {
      var t = e.transitionTypes
      return ((e.transitionTypes = null), t)
    }
    var Ua = null,
      Wa = 0,
      Ga = 0,
      Ka = null
    function qa(e, t) {
      if (Ua === null) {
        var n = (Ua = [])
        ;((Wa = 0),
          (Ga = Pf()),
          (Ka = {
            status: `pending`,
            value: void 0,
            then: function (e) {
              n.push(e)
            },
          }))
      }
      return (Wa++, t.then(Ja, Ja), t)
    }
    function Ja() {
      if (--Wa === 0 && ((Va = null), Ua !== null)) {
        Ka !== null && (Ka.status = `fulfilled`)
        var e = Ua
        ;((Ua = null), (Ga = 0), (Ka = null))
        for (var t = 0; t < e.length; t++) (0, e[t])()
      }
    }
    function Ya(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: function (e) {
            n.push(e)
          },
        }
      return (
        e.then(
          function () {
            ;((r.status = `fulfilled`), (r.value = t))
            for (var e = 0; e < n.length; e++) (0, n[e])(t)
          },
          function (e) {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0)
          },
        ),
        r
      )
    }
    var Xa = C.S
    C.S = function (e, t) {
      if (
        ((gd = $e()),
        typeof t == `object` && t && typeof t.then == `function` && qa(e, t),
        Va !== null)
      )
        for (var n = bf; n !== null;) (Ba(n, Va), (n = n.next))
      if (((n = e.types), n !== null)) {
        for (var r = bf; r !== null;) (Ba(r, n), (r = r.next))
        if (Ga !== 0) {
          ;((r = Va), r === null && (r = Va = []))
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.indexOf(a) === -1 && r.push(a)
          }
        }
      }
      Xa !== null && Xa(e, t)
    }
    var Za = je(null)
    function Qa() {
      var e = Za.current
      return e === null ? G.pooledCache : e
    }
    function $a(e, t) {
      t === null ? T(Za, Za.current) : T(Za, t.pool)
    }
    function eo() {
      var e = Qa()
      return e === null ? null : { parent: P._currentValue, pool: e }
    }
    var to = Error(o(460)),
      no = Error(o(474)),
      ro = Error(o(542)),
      io = { then: function () {} }
    function ao(e) {
      return ((e = e.status), e === `fulfilled` || e === `rejected`)
    }
    function oo(e, t, n) {
      switch (
        ((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(jn, jn), (t = n)), t.status)
      ) {
        case `fulfilled`:
          return t.value
        case `rejected`:
          throw ((e = t.reason), uo(e), e === void 0 && !(`reason` in t) ? Error(o(600)) : e)
        default:
          if (typeof t.status == `string`) t.then(jn, jn)
          else {
            if (((e = G), e !== null && 100 < e.shellSuspendCounter)) throw Error(o(482))
            ;((e = t),
              (e.status = `pending`),
              e.then(
                function (e) {
                  if (t.status === `pending`) {
                    var n = t
                    ;((n.status = `fulfilled`), (n.value = e))
                  }
                },
                function (e) {
                  if (t.status === `pending`) {
                    var n = t
                    ;((n.status = `rejected`), (n.reason = e))
                  }
                },
              ))
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value
            case `rejected`:
              throw ((e = t.reason), uo(e), e)
          }
          throw ((co = t), to)
      }
    }
    function so(e) {
      try {
        var t = e._init
        return t(e._payload)
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((co = e), to) : e
      }
    }
    var co = null
    function lo() {
      if (co === null) throw Error(o(459))
      var e = co
      return ((co = null), e)
    }
    function uo(e) {
      if (e === to || e === ro) throw Error(o(483))
    }
    var fo = null,
      po = 0
    function mo(e) {
      var t = po
      return ((po += 1), fo === null && (fo = []), oo(fo, e, t))
    }
    function ho(e, t) {
      ;((t = t.props.ref), (e.ref = t === void 0 ? null : t))
    }
    function go(e, t) {
      throw t.$$typeof === ae
        ? Error(o(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(
            o(
              31,
              e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e,
            ),
          ))
    }
    function _o(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n)
        }
      }
      function n(n, r) {
        if (!e) return null
        for (; r !== null;) (t(n, r), (r = r.sibling))
        return null
      }
      function r(e) {
        for (var t = new Map(); e !== null;)
          (e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling))
        return t
      }
      function i(e, t) {
        return ((e = Gi(e, t)), (e.index = 0), (e.sibling = null), e)
      }
      function a(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate),
              r === null
                ? ((t.flags |= 134217730), n)
                : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        )
      }
      function s(t) {
        return (e && t.alternate === null && (t.flags |= 134217730), t)
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6
          ? ((t = Ji(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t)
      }
      function l(e, t, n, r) {
        var a = n.type
        return a === ce
          ? ((e = d(e, t, n.props.children, r, n.key)), ho(e, n), e)
          : t !== null &&
              (t.elementType === a ||
                (typeof a == `object` && a && a.$$typeof === _e && so(a) === t.type))
            ? ((t = i(t, n.props)), ho(t, n), (t.return = e), t)
            : ((t = Ki(n.type, n.key, n.props, null, e.mode, r)), ho(t, n), (t.return = e), t)
      }
      function u(e, t, n, r) {
        return t === null ||
          t.tag !== 4 ||
          t.stateNode.containerInfo !== n.containerInfo ||
          t.stateNode.implementation !== n.implementation
          ? ((t = Xi(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n.children || [])), (t.return = e), t)
      }
      function d(e, t, n, r, a) {
        return t === null || t.tag !== 7
          ? ((t = qi(n, e.mode, r, a)), (t.return = e), t)
          : ((t = i(t, n)), (t.return = e), t)
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return ((t = Ji(`` + t, e.mode, n)), (t.return = e), t)
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case oe:
              return (
                (n = Ki(t.type, t.key, t.props, null, e.mode, n)), ho(n, t), (n.return = e), n
              )
            case se:
              return ((t = Xi(t, e.mode, n)), (t.return = e), t)
            case _e:
              return ((t = so(t)), f(e, t, n))
          }
          if (De(t) || we(t)) return ((t = qi(t, e.mode, n, null)), (t.return = e), t)
          if (typeof t.then == `function`) return f(e, mo(t), n)
          if (t.$$typeof === fe) return f(e, Na(e, t), n)
          go(e, t)
        }
        return null
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`)
          return i === null ? c(e, t, `` + n, r) : null
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case oe:
              return n.key === i ? l(e, t, n, r) : null
            case se:
              return n.key === i ? u(e, t, n, r) : null
            case _e:
              return ((n = so(n)), p(e, t, n, r))
          }
          if (De(n) || we(n)) return i === null ? d(e, t, n, r, null) : null
          if (typeof n.then == `function`) return p(e, t, mo(n), r)
          if (n.$$typeof === fe) return p(e, t, Na(e, n), r)
          go(e, n)
        }
        return null
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`)
          return ((e = e.get(n) || null), c(t, e, `` + r, i))
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case oe:
              return ((e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i))
            case se:
              return ((e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i))
            case _e:
              return ((r = so(r)), m(e, t, n, r, i))
          }
          if (De(r) || we(r)) return ((e = e.get(n) || null), d(t, e, r, i, null))
          if (typeof r.then == `function`) return m(e, t, n, mo(r), i)
          if (r.$$typeof === fe) return m(e, t, n, Na(t, r), i)
          go(t, r)
        }
        return null
      }
      function h(i, o, s, c) {
        for (
          var l = null, u = null, d = o, h = (o = 0), g = null;
          d !== null && h < s.length;
          h++
        ) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling)
          var _ = p(i, d, s[h], c)
          if (_ === null) {
            d === null && (d = g)
            break
          }
          ;(e && d && _.alternate === null && t(i, d),
            (o = a(_, o, h)),
            u === null ? (l = _) : (u.sibling = _),
            (u = _),
            (d = g))
        }
        if (h === s.length) return (n(i, d), M && ca(i, h), l)
        if (d === null) {
          for (; h < s.length; h++)
            ((d = f(i, s[h], c)),
              d !== null && ((o = a(d, o, h)), u === null ? (l = d) : (u.sibling = d), (u = d)))
          return (M && ca(i, h), l)
        }
        for (d = r(d); h < s.length; h++)
          ((g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (o = a(g, o, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g)))
        return (
          e &&
            d.forEach(function (e) {
              return t(i, e)
            }),
          M && ca(i, h),
          l
        )
      }
      function g(i, s, c, l) {
        if (c == null) throw Error(o(151))
        for (
          var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next();
          h !== null && !v.done;
          g++, v = c.next()
        ) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling)
          var y = p(i, h, v.value, l)
          if (y === null) {
            h === null && (h = _)
            break
          }
          ;(e && h && y.alternate === null && t(i, h),
            (s = a(y, s, g)),
            d === null ? (u = y) : (d.sibling = y),
            (d = y),
            (h = _))
        }
        if (v.done) return (n(i, h), M && ca(i, g), u)
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            ((v = f(i, v.value, l)),
              v !== null && ((s = a(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v)))
          return (M && ca(i, g), u)
        }
        for (h = r(h); !v.done; g++, v = c.next())
          ((v = m(h, i, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = a(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v)))
        return (
          e &&
            h.forEach(function (e) {
              return t(i, e)
            }),
          M && ca(i, g),
          u
        )
      }
      function _(e, r, a, c) {
        if (
          (typeof a == `object` &&
            a &&
            a.type === ce &&
            a.key === null &&
            a.props.ref === void 0 &&
            (a = a.props.children),
          typeof a == `object` && a)
        ) {
          switch (a.$$typeof) {
            case oe:
              a: {
                for (var l = a.key; r !== null;) {
                  if (r.key === l) {
                    if (((l = a.type), l === ce)) {
                      if (r.tag === 7) {
                        ;(n(e, r.sibling),
                          (c = i(r, a.props.children)),
                          ho(c, a),
                          (c.return = e),
                          (e = c))
                        break a
                      }
                    } else if (
                      r.elementType === l ||
                      (typeof l == `object` && l && l.$$typeof === _e && so(l) === r.type)
                    ) {
                      ;(n(e, r.sibling), (c = i(r, a.props)), ho(c, a), (c.return = e), (e = c))
                      break a
                    }
                    n(e, r)
                    break
                  }
                  ;(t(e, r), (r = r.sibling))
                }
                a.type === ce
                  ? ((c = qi(a.props.children, e.mode, c, a.key)),
                    ho(c, a),
                    (c.return = e),
                    (e = c))
                  : ((c = Ki(a.type, a.key, a.props, null, e.mode, c)),
                    ho(c, a),
                    (c.return = e),
                    (e = c))
              }
              return s(e)
            case se:
              a: {
                for (l = a.key; r !== null;) {
                  if (r.key === l) {
                    if (
                      r.tag === 4 &&
                      r.stateNode.containerInfo === a.containerInfo &&
                      r.stateNode.implementation === a.implementation
                    ) {
                      ;(n(e, r.sibling), (c = i(r, a.children || [])), (c.return = e), (e = c))
                      break a
                    }
                    n(e, r)
                    break
                  }
                  ;(t(e, r), (r = r.sibling))
                }
                ;((c = Xi(a, e.mode, c)), (c.return = e), (e = c))
              }
              return s(e)
            case _e:
              return ((a = so(a)), _(e, r, a, c))
          }
          if (De(a)) return h(e, r, a, c)
          if (we(a)) {
            if (((l = we(a)), typeof l != `function`)) throw Error(o(150))
            return ((a = l.call(a)), g(e, r, a, c))
          }
          if (typeof a.then == `function`) return _(e, r, mo(a), c)
          if (a.$$typeof === fe) return _(e, r, Na(e, a), c)
          go(e, a)
        }
        return (typeof a == `string` && a !== ``) || typeof a == `number` || typeof a == `bigint`
          ? ((a = `` + a),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = i(r, a)), (c.return = e), (e = c))
              : (n(e, r), (c = Ji(a, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r)
      }
      return function (e, t, n, r) {
        try {
          po = 0
          var i = _(e, t, n, r)
          return ((fo = null), i)
        } catch (t) {
          if (t === to || t === ro) throw t
          var a = Ui(29, t, null, e.mode)
          return ((a.lanes = r), (a.return = e), a)
        }
      }
    }
    var vo = _o(!0),
      yo = _o(!1),
      bo = !1
    function xo(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      }
    }
    function So(e, t) {
      ;((e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          }))
    }
    function Co(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null }
    }
    function wo(e, t, n) {
      var r = e.updateQueue
      if (r === null) return null
      if (((r = r.shared), W & 2)) {
        var i = r.pending
        return (
          i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)),
          (r.pending = t),
          (t = Bi(e)),
          zi(e, null, n),
          t
        )
      }
      return (Ii(e, r, t, n), Bi(e))
    }
    function To(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes
        ;((r &= e.pendingLanes), (n |= r), (t.lanes = n), Ot(e, n))
      }
    }
    function Eo(e, t) {
      var n = e.updateQueue,
        r = e.alternate
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null }
            ;(a === null ? (i = a = o) : (a = a.next = o), (n = n.next))
          } while (n !== null)
          a === null ? (i = a = t) : (a = a.next = t)
        } else i = a = t
        ;((n = {
          baseState: r.baseState,
          firstBaseUpdate: i,
          lastBaseUpdate: a,
          shared: r.shared,
          callbacks: r.callbacks,
        }),
          (e.updateQueue = n))
      } else
        ((e = n.lastBaseUpdate),
          e === null ? (n.firstBaseUpdate = t) : (e.next = t),
          (n.lastBaseUpdate = t))
    }
    var Do = !1
    function Oo() {
      if (Do) {
        var e = Ka
        if (e !== null) throw e
      }
    }
    function ko(e, t, n, r) {
      Do = !1
      var i = e.updateQueue
      bo = !1
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending
      if (s !== null) {
        i.shared.pending = null
        var c = s,
          l = c.next
        ;((c.next = null), o === null ? (a = l) : (o.next = l), (o = c))
        var u = e.alternate
        u !== null &&
          ((u = u.updateQueue),
          (s = u.lastBaseUpdate),
          s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)))
      }
      if (a !== null) {
        var d = i.baseState
        ;((o = 0), (u = l = c = null), (s = a))
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane
          if (p ? (q & f) === f : (r & f) === f) {
            ;(f !== 0 && f === Ga && (Do = !0),
              u !== null &&
                (u = u.next =
                  { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null }))
            a: {
              var m = e,
                h = s
              f = t
              var g = n
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f)
                    break a
                  }
                  d = m
                  break a
                case 3:
                  m.flags = (m.flags & -65537) | 128
                case 0:
                  if (
                    ((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null)
                  )
                    break a
                  d = S({}, d, f)
                  break a
                case 2:
                  bo = !0
              }
            }
            ;((f = s.callback),
              f !== null &&
                ((e.flags |= 64),
                p && (e.flags |= 8192),
                (p = i.callbacks),
                p === null ? (i.callbacks = [f]) : p.push(f)))
          } else
            ((p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f))
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break
            ;((p = s),
              (s = p.next),
              (p.next = null),
              (i.lastBaseUpdate = p),
              (i.shared.pending = null))
          }
        } while (1)
        ;(u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (sd |= o),
          (e.lanes = o),
          (e.memoizedState = d))
      }
    }
    function Ao(e, t) {
      if (typeof e != `function`) throw Error(o(191, e))
      e.call(t)
    }
    function jo(e, t) {
      var n = e.callbacks
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) Ao(n[e], t)
    }
    var Mo = je(null),
      No = je(0)
    function Po(e, t) {
      ;((e = od), T(No, e), T(Mo, t), (od = e | t.baseLanes))
    }
    function Fo() {
      ;(T(No, od), T(Mo, Mo.current))
    }
    function Io() {
      ;((od = No.current), Me(Mo), Me(No))
    }
    var Lo = je(null),
      Ro = null
    function zo(e) {
      var t = e.alternate
      ;(T(Wo, Wo.current & 1),
        T(Lo, e),
        Ro === null && (t === null || Mo.current !== null || t.memoizedState !== null) && (Ro = e))
    }
    function Bo(e) {
      ;(T(Wo, Wo.current), T(Lo, e), Ro === null && (Ro = e))
    }
    function Vo(e) {
      e.tag === 22 ? (T(Wo, Wo.current), T(Lo, e), Ro === null && (Ro = e)) : Ho()
    }
    function Ho() {
      ;(T(Wo, Wo.current), T(Lo, Lo.current))
    }
    function Uo(e) {
      ;(Me(Lo), Ro === e && (Ro = null), Me(Wo))
    }
    var Wo = je(0)
    function Go(e, t) {
      ;(T(Lo, Lo.current), T(Wo, t))
    }
    function Ko(e) {
      ;(Me(Wo), Me(Lo), Ro === e && (Ro = null))
    }
    function qo(e) {
      for (var t = e; t !== null;) {
        if (t.tag === 13) {
          var n = t.memoizedState
          if (n !== null && ((n = n.dehydrated), n === null || om(n) || sm(n))) return t
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t
        } else if (t.child !== null) {
          ;((t.child.return = t), (t = t.child))
          continue
        }
        if (t === e) break
        for (; t.sibling === null;) {
          if (t.return === null || t.return === e) return null
          t = t.return
        }
        ;((t.sibling.return = t.return), (t = t.sibling))
      }
      return null
    }
    var Jo = 0,
      F = null,
      I = null,
      L = null,
      Yo = !1,
      Xo = !1,
      Zo = !1,
      Qo = 0,
      $o = 0,
      es = null,
      ts = 0
    function R() {
      throw Error(o(321))
    }
    function ns(e, t) {
      if (t === null) return !1
      for (var n = 0; n < t.length && n < e.length; n++) if (!Qr(e[n], t[n])) return !1
      return !0
    }
    function rs(e, t, n, r, i, a) {
      return (
        (Jo = a),
        (F = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (C.H = e === null || e.memoizedState === null ? yc : bc),
        (Zo = !1),
        (a = n(r, i)),
        (Zo = !1),
        Xo && (a = as(t, n, r, i)),
        is(e),
        a
      )
    }
    function is(e) {
      C.H = vc
      var t = I !== null && I.next !== null
      if (((Jo = 0), (L = I = F = null), (Yo = !1), ($o = 0), (es = null), t)) throw Error(o(300))
      e === null || B || ((e = e.dependencies), e !== null && ja(e) && (B = !0))
    }
    function as(e, t, n, r) {
      F = e
      var i = 0
      do {
        if ((Xo && (es = null), ($o = 0), (Xo = !1), 25 <= i)) throw Error(o(301))
        if (((i += 1), (L = I = null), e.updateQueue != null)) {
          var a = e.updateQueue
          ;((a.lastEffect = null),
            (a.events = null),
            (a.stores = null),
            a.memoCache != null && (a.memoCache.index = 0))
        }
        ;((C.H = xc), (a = t(n, r)))
      } while (Xo)
      return a
    }
    function os() {
      var e = C.H,
        t = e.useState()[0]
      return (
        (t = typeof t.then == `function` ? fs(t) : t),
        (e = e.useState()[0]),
        (I === null ? null : I.memoizedState) !== e && (F.flags |= 1024),
        t
      )
    }
    function ss() {
      var e = Qo !== 0
      return ((Qo = 0), e)
    }
    function cs(e, t, n) {
      ;((t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n))
    }
    function ls(e) {
      if (Yo) {
        for (e = e.memoizedState; e !== null;) {
          var t = e.queue
          ;(t !== null && (t.pending = null), (e = e.next))
        }
        Yo = !1
      }
      ;((Jo = 0), (L = I = F = null), (Xo = !1), ($o = Qo = 0), (es = null))
    }
    function us() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
      return (L === null ? (F.memoizedState = L = e) : (L = L.next = e), L)
    }
    function z() {
      if (I === null) {
        var e = F.alternate
        e = e === null ? null : e.memoizedState
      } else e = I.next
      var t = L === null ? F.memoizedState : L.next
      if (t !== null) ((L = t), (I = e))
      else {
        if (e === null) throw F.alternate === null ? Error(o(467)) : Error(o(310))
        ;((I = e),
          (e = {
            memoizedState: I.memoizedState,
            baseState: I.baseState,
            baseQueue: I.baseQueue,
            queue: I.queue,
            next: null,
          }),
          L === null ? (F.memoizedState = L = e) : (L = L.next = e))
      }
      return L
    }
    function ds() {
      return { lastEffect: null, events: null, stores: null, memoCache: null }
    }
    function fs(e) {
      var t = $o
      return (
        ($o += 1),
        es === null && (es = []),
        (e = oo(es, e, t)),
        (t = F),
        (L === null ? t.memoizedState : L.next) === null &&
          ((t = t.alternate), (C.H = t === null || t.memoizedState === null ? yc : bc)),
        e
      )
    }
    function ps(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return fs(e)
        if (e.$$typeof === Se) return
        if (e.$$typeof === fe) return N(e)
      }
      throw Error(o(438, String(e)))
    }
    function ms(e) {
      var t = null,
        n = F.updateQueue
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = F.alternate
        r !== null &&
          ((r = r.updateQueue),
          r !== null &&
            ((r = r.memoCache),
            r != null &&
              (t = {
                data: r.data.map(function (e) {
                  return e.slice()
                }),
                index: 0,
              })))
      }
      if (
        ((t ??= { data: [], index: 0 }),
        n === null && ((n = ds()), (F.updateQueue = n)),
        (n.memoCache = t),
        (n = t.data[t.index]),
        n === void 0)
      )
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = be
      return (t.index++, n)
    }
    function hs(e, t) {
      return typeof t == `function` ? t(e) : t
    }
    function gs(e) {
      return _s(z(), I, e)
    }
    function _s(e, t, n) {
      var r = e.queue
      if (r === null) throw Error(o(311))
      r.lastRenderedReducer = n
      var i = e.baseQueue,
        a = r.pending
      if (a !== null) {
        if (i !== null) {
          var s = i.next
          ;((i.next = a.next), (a.next = s))
        }
        ;((t.baseQueue = i = a), (r.pending = null))
      }
      if (((a = e.baseState), i === null)) e.memoizedState = a
      else {
        t = i.next
        var c = (s = null),
          l = null,
          u = t,
          d = !1
        do {
          var f = u.lane & -536870913
          if (f === u.lane ? (Jo & f) === f : (q & f) === f) {
            var p = u.revertLane
            if (p === 0)
              (l !== null &&
                (l = l.next =
                  {
                    lane: 0,
                    revertLane: 0,
                    gesture: null,
                    action: u.action,
                    hasEagerState: u.hasEagerState,
                    eagerState: u.eagerState,
                    next: null,
                  }),
                f === Ga && (d = !0))
            else if ((Jo & p) === p) {
              ;((u = u.next), p === Ga && (d = !0))
              continue
            } else
              ((f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = a)) : (l = l.next = f),
                (F.lanes |= p),
                (sd |= p))
            ;((f = u.action), Zo && n(a, f), (a = u.hasEagerState ? u.eagerState : n(a, f)))
          } else
            ((p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = a)) : (l = l.next = p),
              (F.lanes |= f),
              (sd |= f))
          u = u.next
        } while (u !== null && u !== t)
        if (
          (l === null ? (s = a) : (l.next = c),
          !Qr(a, e.memoizedState) && ((B = !0), d && ((n = Ka), n !== null)))
        )
          throw n
        ;((e.memoizedState = a), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = a))
      }
      return (i === null && (r.lanes = 0), [e.memoizedState, r.dispatch])
    }
    function vs(e) {
      var t = z(),
        n = t.queue
      if (n === null) throw Error(o(311))
      n.lastRenderedReducer = e
      var r = n.dispatch,
        i = n.pending,
        a = t.memoizedState
      if (i !== null) {
        n.pending = null
        var s = (i = i.next)
        do ((a = e(a, s.action)), (s = s.next))
        while (s !== i)
        ;(Qr(a, t.memoizedState) || (B = !0),
          (t.memoizedState = a),
          t.baseQueue === null && (t.baseState = a),
          (n.lastRenderedState = a))
      }
      return [a, r]
    }
    function ys(e, t, n) {
      var r = F,
        i = z(),
        a = M
      if (a) {
        if (n === void 0) throw Error(o(407))
        n = n()
      } else n = t()
      var s = !Qr((I || i).memoizedState, n)
      if (
        (s && ((i.memoizedState = n), (B = !0)),
        (i = i.queue),
        Ws(Ss.bind(null, r, i, e), [e]),
        (e = i.getSnapshot !== t || s || (L !== null && !!(L.memoizedState.tag & 1))),
        zs(e ? 9 : 8, { destroy: void 0 }, xs.bind(null, r, i, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), G === null)) throw Error(o(349))
        a || Jo & 127 || bs(r, t, n)
      }
      return n
    }
    function bs(e, t, n) {
      ;((e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = F.updateQueue),
        t === null
          ? ((t = ds()), (F.updateQueue = t), (t.stores = [e]))
          : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e)))
    }
    function xs(e, t, n, r) {
      ;((t.value = n), (t.getSnapshot = r), Cs(t) && ws(e))
    }
    function Ss(e, t, n) {
      return n(function () {
        Cs(t) && ws(e)
      })
    }
    function Cs(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !Qr(e, n)
      } catch {
        return !0
      }
    }
    function ws(e) {
      var t = Ri(e, 2)
      t !== null && Pd(t, e, 2)
    }
    function Ts(e) {
      var t = us()
      if (typeof e == `function`) {
        var n = e
        if (((e = n()), Zo)) {
          ut(!0)
          try {
            n()
          } finally {
            ut(!1)
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e),
        (t.queue = {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: hs,
          lastRenderedState: e,
        }),
        t
      )
    }
    function Es(e, t, n, r) {
      return ((e.baseState = n), _s(e, I, typeof r == `function` ? r : hs))
    }
    function Ds(e, t, n, r, i) {
      if (hc(e)) throw Error(o(485))
      if (((e = t.action), e !== null)) {
        var a = {
          payload: i,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: function (e) {
            a.listeners.push(e)
          },
        }
        ;(C.T === null ? (a.isTransition = !1) : n(!0),
          r(a),
          (n = t.pending),
          n === null
            ? ((a.next = t.pending = a), Os(t, a))
            : ((a.next = n.next), (t.pending = n.next = a)))
      }
    }
    function Os(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state
      if (t.isTransition) {
        var a = C.T,
          o = {}
        ;((o.types = a === null ? null : a.types), (C.T = o))
        try {
          var s = n(i, r),
            c = C.S
          ;(c !== null && c(o, s), ks(e, t, s))
        } catch (n) {
          js(e, t, n)
        } finally {
          ;(a !== null && o.types !== null && (a.types = o.types), (C.T = a))
        }
      } else
        try {
          ;((a = n(i, r)), ks(e, t, a))
        } catch (n) {
          js(e, t, n)
        }
    }
    function ks(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            function (n) {
              As(e, t, n)
            },
            function (n) {
              return js(e, t, n)
            },
          )
        : As(e, t, n)
    }
    function As(e, t, n) {
      ;((t.status = `fulfilled`),
        (t.value = n),
        Ms(t),
        (e.state = n),
        (t = e.pending),
        t !== null &&
          ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Os(e, n))))
    }
    function js(e, t, n) {
      var r = e.pending
      if (((e.pending = null), r !== null)) {
        r = r.next
        do ((t.status = `rejected`), (t.reason = n), Ms(t), (t = t.next))
        while (t !== r)
      }
      e.action = null
    }
    function Ms(e) {
      e = e.listeners
      for (var t = 0; t < e.length; t++) (0, e[t])()
    }
    function Ns(e, t) {
      return t
    }
    function Ps(e, t) {
      if (M) {
        var n = G.formState
        if (n !== null) {
          a: {
            var r = F
            if (M) {
              if (j) {
                b: {
                  for (var i = j, a = ma; i.nodeType !== 8;)
                    if (!a || ((i = lm(i.nextSibling)), i === null)) {
                      i = null
                      break b
                    }
                  ;((a = i.data), (i = a === `F!` || a === `F` ? i : null))
                }
                if (i) {
                  ;((j = lm(i.nextSibling)), (r = i.data === `F!`))
                  break a
                }
              }
              ga(r)
            }
            r = !1
          }
          r && (t = n[0])
        }
      }
      return (
        (n = us()),
        (n.memoizedState = n.baseState = t),
        (r = {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: Ns,
          lastRenderedState: t,
        }),
        (n.queue = r),
        (n = fc.bind(null, F, r)),
        (r.dispatch = n),
        (r = Ts(!1)),
        (a = mc.bind(null, F, !1, r.queue)),
        (r = us()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = Ds.bind(null, F, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      )
    }
    function Fs(e) {
      return Is(z(), I, e)
    }
    function Is(e, t, n) {
      if (
        ((t = _s(e, t, Ns)[0]),
        (e = gs(hs)[0]),
        typeof t == `object` && t && typeof t.then == `function`)
      )
        try {
          var r = fs(t)
        } catch (e) {
          throw e === to ? ro : e
        }
      else r = t
      t = z()
      var i = t.queue,
        a = i.dispatch
      return (
        n !== t.memoizedState &&
          ((F.flags |= 2048), zs(9, { destroy: void 0 }, Ls.bind(null, i, n), null)),
        [r, a, e]
      )
    }
    function Ls(e, t) {
      e.action = t
    }
    function Rs(e) {
      var t = z(),
        n = I
      if (n !== null) return Is(t, n, e)
      ;(z(), (t = t.memoizedState), (n = z()))
      var r = n.queue.dispatch
      return ((n.memoizedState = e), [t, r, !1])
    }
    function zs(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = F.updateQueue),
        t === null && ((t = ds()), (F.updateQueue = t)),
        (n = t.lastEffect),
        n === null
          ? (t.lastEffect = e.next = e)
          : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      )
    }
    function Bs() {
      return z().memoizedState
    }
    function Vs(e, t, n, r) {
      var i = us()
      ;((F.flags |= e),
        (i.memoizedState = zs(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r)))
    }
    function Hs(e, t, n, r) {
      var i = z()
      r = r === void 0 ? null : r
      var a = i.memoizedState.inst
      I !== null && r !== null && ns(r, I.memoizedState.deps)
        ? (i.memoizedState = zs(t, a, n, r))
        : ((F.flags |= e), (i.memoizedState = zs(1 | t, a, n, r)))
    }
    function Us(e, t) {
      Vs(8390656, 8, e, t)
    }
    function Ws(e, t) {
      Hs(2048, 8, e, t)
    }
    function Gs(e) {
      F.flags |= 4
      var t = F.updateQueue
      if (t === null) ((t = ds()), (F.updateQueue = t), (t.events = [e]))
      else {
        var n = t.events
        n === null ? (t.events = [e]) : n.push(e)
      }
    }
    function Ks(e) {
      var t = z().memoizedState
      return (
        Gs({ ref: t, nextImpl: e }),
        function () {
          if (W & 2) throw Error(o(440))
          return t.impl.apply(void 0, arguments)
        }
      )
    }
    function qs(e, t) {
      return Hs(4, 2, e, t)
    }
    function Js(e, t) {
      return Hs(4, 4, e, t)
    }
    function Ys(e, t) {
      if (typeof t == `function`) {
        e = e()
        var n = t(e)
        return function () {
          typeof n == `function` ? n() : t(null)
        }
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          function () {
            t.current = null
          }
        )
    }
    function Xs(e, t, n) {
      ;((n = n == null ? null : n.concat([e])), Hs(4, 4, Ys.bind(null, t, e), n))
    }
    function Zs() {}
    function Qs(e, t) {
      var n = z()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      return t !== null && ns(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e)
    }
    function $s(e, t) {
      var n = z()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      if (t !== null && ns(t, r[1])) return r[0]
      if (((r = e()), Zo)) {
        ut(!0)
        try {
          e()
        } finally {
          ut(!1)
        }
      }
      return ((n.memoizedState = [r, t]), r)
    }
    function ec(e, t, n) {
      return n === void 0 || (Jo & 1073741824 && !(q & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Md()), (F.lanes |= e), (sd |= e), n)
    }
    function tc(e, t, n, r) {
      return Qr(n, t)
        ? n
        : Mo.current === null
          ? !(Jo & 106) || (Jo & 1073741824 && !(q & 261930))
            ? ((B = !0), (e.memoizedState = n))
            : ((e = Md()), (F.lanes |= e), (sd |= e), t)
          : ((e = ec(e, n, r)), Qr(e, t) || (B = !0), e)
    }
    function nc(e, t, n, r, i) {
      var a = w.p
      w.p = a !== 0 && 8 > a ? a : 8
      var o = C.T,
        s = {}
      ;((s.types = o === null ? null : o.types), (C.T = s), mc(e, !1, t, n))
      try {
        var c = i(),
          l = C.S
        ;(l !== null && l(s, c),
          typeof c == `object` && c && typeof c.then == `function`
            ? pc(e, t, Ya(c, r), jd(e))
            : pc(e, t, r, jd(e)))
      } catch (n) {
        pc(e, t, { then: function () {}, status: `rejected`, reason: n }, jd())
      } finally {
        ;((w.p = a), o !== null && s.types !== null && (o.types = s.types), (C.T = o))
      }
    }
    function rc() {}
    function ic(e, t, n, r) {
      if (e.tag !== 5) throw Error(o(476))
      var i = ac(e).queue
      nc(
        e,
        i,
        t,
        Oe,
        n === null
          ? rc
          : function () {
              return (oc(e), n(r))
            },
      )
    }
    function ac(e) {
      var t = e.memoizedState
      if (t !== null) return t
      t = {
        memoizedState: Oe,
        baseState: Oe,
        baseQueue: null,
        queue: {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: hs,
          lastRenderedState: Oe,
        },
        next: null,
      }
      var n = {}
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: {
            pending: null,
            lanes: 0,
            dispatch: null,
            lastRenderedReducer: hs,
            lastRenderedState: n,
          },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      )
    }
    function oc(e) {
      var t = ac(e)
      ;(t.next === null && (t = e.alternate.memoizedState), pc(e, t.next.queue, {}, jd()))
    }
    function sc() {
      return N(sh)
    }
    function cc() {
      return z().memoizedState
    }
    function lc() {
      return z().memoizedState
    }
    function uc(e) {
      for (var t = e.return; t !== null;) {
        switch (t.tag) {
          case 24:
          case 3:
            var n = jd()
            e = Co(n)
            var r = wo(t, e, n)
            ;(r !== null && (Pd(r, t, n), To(r, t, n)), (t = { cache: Ra() }), (e.payload = t))
            return
        }
        t = t.return
      }
    }
    function dc(e, t, n) {
      var r = jd()
      ;((n = {
        lane: r,
        revertLane: 0,
        gesture: null,
        action: n,
        hasEagerState: !1,
        eagerState: null,
        next: null,
      }),
        hc(e) ? gc(t, n) : ((n = Li(e, t, n, r)), n !== null && (Pd(n, e, r), _c(n, t, r))))
    }
    function fc(e, t, n) {
      pc(e, t, n, jd())
    }
    function pc(e, t, n, r) {
      var i = {
        lane: r,
        revertLane: 0,
        gesture: null,
        action: n,
        hasEagerState: !1,
        eagerState: null,
        next: null,
      }
      if (hc(e)) gc(t, i)
      else {
        var a = e.alternate
        if (
          e.lanes === 0 &&
          (a === null || a.lanes === 0) &&
          ((a = t.lastRenderedReducer), a !== null)
        )
          try {
            var o = t.lastRenderedState,
              s = a(o, n)
            if (((i.hasEagerState = !0), (i.eagerState = s), Qr(s, o)))
              return (Ii(e, t, i, 0), G === null && Fi(), !1)
          } catch {}
        if (((n = Li(e, t, i, r)), n !== null)) return (Pd(n, e, r), _c(n, t, r), !0)
      }
      return !1
    }
    function mc(e, t, n, r) {
      if (
        ((r = {
          lane: 2,
          revertLane: Pf(),
          gesture: null,
          action: r,
          hasEagerState: !1,
          eagerState: null,
          next: null,
        }),
        hc(e))
      ) {
        if (t) throw Error(o(479))
      } else ((t = Li(e, n, r, 2)), t !== null && Pd(t, e, 2))
    }
    function hc(e) {
      var t = e.alternate
      return e === F || (t !== null && t === F)
    }
    function gc(e, t) {
      Xo = Yo = !0
      var n = e.pending
      ;(n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t))
    }
    function _c(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes
        ;((r &= e.pendingLanes), (n |= r), (t.lanes = n), Ot(e, n))
      }
    }
    var vc = {
        readContext: N,
        use: ps,
        useCallback: R,
        useContext: R,
        useEffect: R,
        useImperativeHandle: R,
        useLayoutEffect: R,
        useInsertionEffect: R,
        useMemo: R,
        useReducer: R,
        useRef: R,
        useState: R,
        useDebugValue: R,
        useDeferredValue: R,
        useTransition: R,
        useSyncExternalStore: R,
        useId: R,
        useHostTransitionStatus: R,
        useFormState: R,
        useActionState: R,
        useOptimistic: R,
        useMemoCache: R,
        useCacheRefresh: R,
        useEffectEvent: R,
      },
      yc = {
        readContext: N,
        use: ps,
        useCallback: function (e, t) {
          return ((us().memoizedState = [e, t === void 0 ? null : t]), e)
        },
        useContext: N,
        useEffect: Us,
        useImperativeHandle: function (e, t, n) {
          ;((n = n == null ? null : n.concat([e])), Vs(4194308, 4, Ys.bind(null, t, e), n))
        },
        useLayoutEffect: function (e, t) {
          return Vs(4194308, 4, e, t)
        },
        useInsertionEffect: function (e, t) {
          Vs(4, 2, e, t)
        },
        useMemo: function (e, t) {
          var n = us()
          t = t === void 0 ? null : t
          var r = e()
          if (Zo) {
            ut(!0)
            try {
              e()
            } finally {
              ut(!1)
            }
          }
          return ((n.memoizedState = [r, t]), r)
        },
        useReducer: function (e, t, n) {
          var r = us()
          if (n !== void 0) {
            var i = n(t)
            if (Zo) {
              ut(!0)
              try {
                n(t)
              } finally {
                ut(!1)
              }
            }
          } else i = t
          return (
            (r.memoizedState = r.baseState = i),
            (e = {
              pending: null,
              lanes: 0,
              dispatch: null,
              lastRenderedReducer: e,
              lastRenderedState: i,
            }),
            (r.queue = e),
            (e = e.dispatch = dc.bind(null, F, e)),
            [r.memoizedState, e]
          )
        },
        useRef: function (e) {
          var t = us()
          return ((e = { current: e }), (t.memoizedState = e))
        },
        useState: function (e) {
          e = Ts(e)
          var t = e.queue,
            n = fc.bind(null, F, t)
          return ((t.dispatch = n), [e.memoizedState, n])
        },
        useDebugValue: Zs,
        useDeferredValue: function (e, t) {
          return ec(us(), e, t)
        },
        useTransition: function () {
          var e = Ts(!1)
          return ((e = nc.bind(null, F, e.queue, !0, !1)), (us().memoizedState = e), [!1, e])
        },
        useSyncExternalStore: function (e, t, n) {
          var r = F,
            i = us()
          if (M) {
            if (n === void 0) throw Error(o(407))
            n = n()
          } else {
            if (((n = t()), G === null)) throw Error(o(349))
            q & 127 || bs(r, t, n)
          }
          i.memoizedState = n
          var a = { value: n, getSnapshot: t }
          return (
            (i.queue = a),
            Us(Ss.bind(null, r, a, e), [e]),
            (r.flags |= 2048),
            zs(9, { destroy: void 0 }, xs.bind(null, r, a, n, t), null),
            n
          )
        },
        useId: function () {
          var e = us(),
            t = G.identifierPrefix
          if (M) {
            var n = sa,
              r = oa
            ;((n = (r & ~(1 << (32 - dt(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = Qo++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`))
          } else ((n = ts++), (t = `_` + t + `r_` + n.toString(32) + `_`))
          return (e.memoizedState = t)
        },
        useHostTransitionStatus: sc,
        useFormState: Ps,
        useActionState: Ps,
        useOptimistic: function (e) {
          var t = us()
          t.memoizedState = t.baseState = e
          var n = {
            pending: null,
            lanes: 0,
            dispatch: null,
            lastRenderedReducer: null,
            lastRenderedState: null,
          }
          return ((t.queue = n), (t = mc.bind(null, F, !0, n)), (n.dispatch = t), [e, t])
        },
        useMemoCache: ms,
        useCacheRefresh: function () {
          return (us().memoizedState = uc.bind(null, F))
        },
        useEffectEvent: function (e) {
          var t = us(),
            n = { impl: e }
          return (
            (t.memoizedState = n),
            function () {
              if (W & 2) throw Error(o(440))
              return n.impl.apply(void 0, arguments)
            }
          )
        },
      },
      bc = {
        readContext: N,
        use: ps,
        useCallback: Qs,
        useContext: N,
        useEffect: Ws,
        useImperativeHandle: Xs,
        useInsertionEffect: qs,
        useLayoutEffect: Js,
        useMemo: $s,
        useReducer: gs,
        useRef: Bs,
        useState: function () {
          return gs(hs)
        },
        useDebugValue: Zs,
        useDeferredValue: function (e, t) {
          return tc(z(), I.memoizedState, e, t)
        },
        useTransition: function () {
          var e = gs(hs)[0],
            t = z().memoizedState
          return [typeof e == `boolean` ? e : fs(e), t]
        },
        useSyncExternalStore: ys,
        useId: cc,
        useHostTransitionStatus: sc,
        useFormState: Fs,
        useActionState: Fs,
        useOptimistic: function (e, t) {
          return Es(z(), I, e, t)
        },
        useMemoCache: ms,
        useCacheRefresh: lc,
        useEffectEvent: Ks,
      },
      xc = {
        readContext: N,
        use: ps,
        useCallback: Qs,
        useContext: N,
        useEffect: Ws,
        useImperativeHandle: Xs,
        useInsertionEffect: qs,
        useLayoutEffect: Js,
        useMemo: $s,
        useReducer: vs,
        useRef: Bs,
        useState: function () {
          return vs(hs)
        },
        useDebugValue: Zs,
        useDeferredValue: function (e, t) {
          var n = z()
          return I === null ? ec(n, e, t) : tc(n, I.memoizedState, e, t)
        },
        useTransition: function () {
          var e = vs(hs)[0],
            t = z().memoizedState
          return [typeof e == `boolean` ? e : fs(e), t]
        },
        useSyncExternalStore: ys,
        useId: cc,
        useHostTransitionStatus: sc,
        useFormState: Rs,
        useActionState: Rs,
        useOptimistic: function (e, t) {
          var n = z()
          return I === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Es(n, I, e, t)
        },
        useMemoCache: ms,
        useCacheRefresh: lc,
        useEffectEvent: Ks,
      }
    function Sc(e, t, n, r) {
      ;((t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : S({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n))
    }
    var Cc = {
      enqueueSetState: function (e, t, n) {
        e = e._reactInternals
        var r = jd(),
          i = Co(r)
        ;((i.payload = t),
          n != null && (i.callback = n),
          (t = wo(e, i, r)),
          t !== null && (Pd(t, e, r), To(t, e, r)))
      },
      enqueueReplaceState: function (e, t, n) {
        e = e._reactInternals
        var r = jd(),
          i = Co(r)
        ;((i.tag = 1),
          (i.payload = t),
          n != null && (i.callback = n),
          (t = wo(e, i, r)),
          t !== null && (Pd(t, e, r), To(t, e, r)))
      },
      enqueueForceUpdate: function (e, t) {
        e = e._reactInternals
        var n = jd(),
          r = Co(n)
        ;((r.tag = 2),
          t != null && (r.callback = t),
          (t = wo(e, r, n)),
          t !== null && (Pd(t, e, n), To(t, e, n)))
      },
    }
    function wc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !$r(n, r) || !$r(i, a)
            : !0
      )
    }
    function Tc(e, t, n, r) {
      ;((e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` &&
          t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && Cc.enqueueReplaceState(t, t.state, null))
    }
    function Ec(e, t) {
      var n = t
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r])
      if ((e = e.defaultProps))
        for (var i in (n === t && (n = S({}, n)), e)) n[i] === void 0 && (n[i] = e[i])
      return n
    }
    function Dc(e) {
      ji(e)
    }
    function Oc(e) {
      console.error(e)
    }
    function kc(e) {
      ji(e)
    }
    function Ac(e, t) {
      try {
        var n = e.onUncaughtError
        n(t.value, { componentStack: t.stack })
      } catch (e) {
        setTimeout(function () {
          throw e
        })
      }
    }
    function jc(e, t, n) {
      try {
        var r = e.onCaughtError
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null })
      } catch (e) {
        setTimeout(function () {
          throw e
        })
      }
    }
    function Mc(e, t, n) {
      return (
        (n = Co(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = function () {
          Ac(e, t)
        }),
        n
      )
    }
    function Nc(e) {
      return ((e = Co(e)), (e.tag = 3), e)
    }
    function Pc(e, t, n, r) {
      var i = n.type.getDerivedStateFromError
      if (typeof i == `function`) {
        var a = r.value
        ;((e.payload = function () {
          return i(a)
        }),
          (e.callback = function () {
            jc(t, n, r)
          }))
      }
      var o = n.stateNode
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          ;(jc(t, n, r),
            typeof i != `function` && (yd === null ? (yd = new Set([this])) : yd.add(this)))
          var e = r.stack
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e })
        })
    }
    function Fc(e, t, n, r, i) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && Aa(t, n, i, !0), (n = Lo.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                Ro === null ? Kd() : n.alternate === null && Y === 0 && (Y = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = i),
                r === io
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null ? (n.updateQueue = new Set([r])) : t.add(r),
                    mf(e, r, i)),
                !1
              )
            case 22:
              return (
                (n.flags |= 65536),
                r === io
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = {
                          transitions: null,
                          markerInstances: null,
                          retryQueue: new Set([r]),
                        }),
                        (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    mf(e, r, i)),
                !1
              )
          }
          throw Error(o(435, n.tag))
        }
        return (mf(e, r, i), Kd(), !1)
      }
      if (M)
        return (
          (t = Lo.current),
          t === null
            ? (r !== ha && ((t = Error(o(423), { cause: r })), Sa(Qi(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (i &= -i),
              (e.lanes |= i),
              (r = Qi(r, n)),
              (i = Mc(e.stateNode, r, i)),
              Eo(e, i),
              Y !== 4 && (Y = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = i),
              r !== ha && ((e = Error(o(422), { cause: r })), Sa(Qi(e, n)))),
          !1
        )
      var a = Error(o(520), { cause: r })
      if (((a = Qi(a, n)), fd === null ? (fd = [a]) : fd.push(a), Y !== 4 && (Y = 2), t === null))
        return !0
      ;((r = Qi(r, n)), (n = t))
      do {
        switch (n.tag) {
          case 3:
            return (
              (n.flags |= 65536),
              (e = i & -i),
              (n.lanes |= e),
              (e = Mc(n.stateNode, r, e)),
              Eo(n, e),
              !1
            )
          case 1:
            if (
              ((t = n.type),
              (a = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (a !== null &&
                    typeof a.componentDidCatch == `function` &&
                    (yd === null || !yd.has(a)))))
            )
              return (
                (n.flags |= 65536),
                (i &= -i),
                (n.lanes |= i),
                (i = Nc(i)),
                Pc(i, e, n, r),
                Eo(n, i),
                !1
              )
            break
          case 22:
            if (n.memoizedState !== null) return ((n.flags |= 65536), !1)
        }
        n = n.return
      } while (n !== null)
      return !1
    }
    var Ic = Error(o(461)),
      B = !1
    function Lc(e, t, n, r) {
      t.child = e === null ? yo(t, null, n, r) : vo(t, e.child, n, r)
    }
    function Rc(e, t, n, r, i) {
      n = n.render
      var a = t.ref
      if (`ref` in r) {
        var o = {}
        for (var s in r) s !== `ref` && (o[s] = r[s])
      } else o = r
      return (
        Ma(t),
        (r = rs(e, t, n, o, a, i)),
        (s = ss()),
        e !== null && !B
          ? (cs(e, t, i), fl(e, t, i))
          : (M && s && ua(t), (t.flags |= 1), Lc(e, t, r, i), t.child)
      )
    }
    function zc(e, t, n, r, i) {
      if (e === null) {
        var a = n.type
        return typeof a == `function` && !Wi(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Bc(e, t, a, r, i))
          : ((e = Ki(n.type, null, r, t, t.mode, i)),
            (e.ref = t.ref),
            (e.return = t),
            (t.child = e))
      }
      if (((a = e.child), !pl(e, i))) {
        var o = a.memoizedProps
        if (((n = n.compare), (n = n === null ? $r : n), n(o, r) && e.ref === t.ref))
          return fl(e, t, i)
      }
      return ((t.flags |= 1), (e = Gi(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e))
    }
    function Bc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps
        if ($r(a, r) && e.ref === t.ref) {
          if (((B = !1), (t.pendingProps = r = a), pl(e, i))) e.flags & 131072 && (B = !0)
          else return ((t.lanes = e.lanes), fl(e, t, i))
        }
      }
      return Jc(e, t, n, r, i)
    }
    function Vc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState
      if (
        (e === null &&
          t.stateNode === null &&
          (t.stateNode = {
            _visibility: 1,
            _pendingMarkers: null,
            _retryCache: null,
            _transitions: null,
          }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null;)
              ((i = i | r.lanes | r.childLanes), (r = r.sibling))
            r = i & ~a
          } else ((r = 0), (t.child = null))
          return Uc(e, t, a, n, r)
        }
        if (n & 536870912)
          ((t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && $a(t, a === null ? null : a.cachePool),
            a === null ? Fo() : Po(t, a),
            Vo(t))
        else return ((r = t.lanes = 536870912), Uc(e, t, a === null ? n : a.baseLanes | n, n, r))
      } else
        a === null
          ? (e !== null && $a(t, null), Fo(), Ho())
          : ($a(t, a.cachePool), Po(t, a), Ho(), (t.memoizedState = null))
      return (Lc(e, t, i, n), t.child)
    }
    function Hc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = {
            _visibility: 1,
            _pendingMarkers: null,
            _retryCache: null,
            _transitions: null,
          }),
        t.sibling
      )
    }
    function Uc(e, t, n, r, i) {
      var a = Qa()
      return (
        (a = a === null ? null : { parent: P._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && $a(t, null),
        Fo(),
        Vo(t),
        e !== null && Aa(e, t, r, !0),
        (t.childLanes = i),
        null
      )
    }
    function Wc(e, t) {
      return (
        (t = rl({ mode: t.mode, children: t.children }, e.mode)),
        (t.ref = e.ref),
        (e.child = t),
        (t.return = e),
        t
      )
    }
    function Gc(e, t, n) {
      return (
        vo(t, e.child, null, n),
        (e = Wc(t, t.pendingProps)),
        (e.flags |= 2),
        Uo(t),
        (t.memoizedState = null),
        e
      )
    }
    function Kc(e, t, n) {
      var r = t.pendingProps,
        i = !!(t.flags & 128)
      if (((t.flags &= -129), e === null)) {
        if (M) {
          if (r.mode === `hidden`)
            return (
              (e = Wc(t, r)),
              (t.lanes = 536870912),
              (e.memoizedState = { baseLanes: 0, cachePool: null }),
              Hc(null, e)
            )
          if (
            (Bo(t),
            (e = j)
              ? ((e = am(e, ma)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: aa === null ? null : { id: oa, overflow: sa },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Yi(e)),
                  (n.return = t),
                  (t.child = n),
                  (A = t),
                  (j = null)))
              : (e = null),
            e === null)
          )
            throw ga(t)
          return ((t.lanes = 536870912), null)
        }
        return Wc(t, r)
      }
      var a = e.memoizedState
      if (a !== null) {
        var s = a.dehydrated
        if ((Bo(t), i)) {
          if (t.flags & 256) ((t.flags &= -257), (t = Gc(e, t, n)))
          else if (t.memoizedState !== null) ((t.child = e.child), (t.flags |= 128), (t = null))
          else throw Error(o(558))
        } else if ((B || Aa(e, t, n, !1), (i = (n & e.childLanes) !== 0), B || i)) {
          if (Mo.current === null) {
            if (((r = G), r !== null && ((s = kt(r, n)), s !== 0 && s !== a.retryLane)))
              throw ((a.retryLane = s), Ri(e, s), Pd(r, e, s), Ic)
            Kd()
          }
          t = Gc(e, t, n)
        } else
          ((e = a.treeContext),
            (j = lm(s.nextSibling)),
            (A = t),
            (M = !0),
            (pa = null),
            (ma = !1),
            e !== null && fa(t, e),
            (t = Wc(t, r)),
            (t.flags |= 134221824))
        return t
      }
      return (
        (e = Gi(e.child, { mode: r.mode, children: r.children })),
        (e.ref = t.ref),
        (t.child = e),
        (e.return = t),
        e
      )
    }
    function qc(e, t) {
      var n = t.ref
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816)
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(o(284))
        ;(e === null || e.ref !== n) && (t.flags |= 4194816)
      }
    }
    function Jc(e, t, n, r, i) {
      return (
        Ma(t),
        (n = rs(e, t, n, r, void 0, i)),
        (r = ss()),
        e !== null && !B
          ? (cs(e, t, i), fl(e, t, i))
          : (M && r && ua(t), (t.flags |= 1), Lc(e, t, n, i), t.child)
      )
    }
    function Yc(e, t, n, r, i, a) {
      return (
        Ma(t),
        (t.updateQueue = null),
        (n = as(t, r, n, i)),
        is(e),
        (r = ss()),
        e !== null && !B
          ? (cs(e, t, a), fl(e, t, a))
          : (M && r && ua(t), (t.flags |= 1), Lc(e, t, n, a), t.child)
      )
    }
    function Xc(e, t, n, r, i) {
      if ((Ma(t), t.stateNode === null)) {
        var a = Vi,
          o = n.contextType
        ;(typeof o == `object` && o && (a = N(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = Cc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          xo(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? N(o) : Vi),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (Sc(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` &&
              typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && Cc.enqueueReplaceState(a, a.state, null),
            ko(t, r, a, i),
            Oo(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0))
      } else if (e === null) {
        a = t.stateNode
        var s = t.memoizedProps,
          c = Ec(n, s)
        a.props = c
        var l = a.context,
          u = n.contextType
        ;((o = Vi), typeof u == `object` && u && (o = N(u)))
        var d = n.getDerivedStateFromProps
        ;((u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && Tc(t, a, r, o)),
          (bo = !1))
        var f = t.memoizedState
        ;((a.state = f),
          ko(t, r, a, i),
          Oo(),
          (l = t.memoizedState),
          s || f !== l || bo
            ? (typeof d == `function` && (Sc(t, n, d, r), (l = t.memoizedState)),
              (c = bo || wc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` &&
                      typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` &&
                      a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308),
                  (t.memoizedProps = r),
                  (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1)))
      } else {
        ;((a = t.stateNode),
          So(e, t),
          (o = t.memoizedProps),
          (u = Ec(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = Vi),
          typeof l == `object` && l && (c = N(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && Tc(t, a, r, c)),
          (bo = !1),
          (f = t.memoizedState),
          (a.state = f),
          ko(t, r, a, i),
          Oo())
        var p = t.memoizedState
        o !== d || f !== p || bo || (e !== null && e.dependencies !== null && ja(e.dependencies))
          ? (typeof s == `function` && (Sc(t, n, s, r), (p = t.memoizedState)),
            (u =
              bo ||
              wc(t, n, u, r, f, p, c) ||
              (e !== null && e.dependencies !== null && ja(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` &&
                    typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` &&
                    a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 1024),
            (r = !1))
      }
      return (
        (a = r),
        qc(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r
              ? ((t.child = vo(t, e.child, null, i)), (t.child = vo(t, null, n, i)))
              : Lc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = fl(e, t, i)),
        e
      )
    }
    function Zc(e, t, n, r) {
      return (ba(), (t.flags |= 256), Lc(e, t, n, r), t.child)
    }
    var Qc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
    function $c(e) {
      return { baseLanes: e, cachePool: eo() }
    }
    function el(e, t, n) {
      return ((e = e === null ? 0 : e.childLanes & ~n), t && (e |= ud), e)
    }
    function tl(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Wo.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (M) {
          if (
            (i ? zo(t) : Ho(),
            (e = j)
              ? ((e = am(e, ma)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: aa === null ? null : { id: oa, overflow: sa },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Yi(e)),
                  (n.return = t),
                  (t.child = n),
                  (A = t),
                  (j = null)))
              : (e = null),
            e === null)
          )
            throw ga(t)
          return ((t.lanes = sm(e) ? 32 : 536870912), null)
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (Ho(),
              (i = t.mode),
              (a = rl({ mode: `hidden`, children: a }, i)),
              (r = qi(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = $c(n)),
              (r.childLanes = el(e, o, n)),
              (t.memoizedState = Qc),
              Hc(null, r))
            : (zo(t), nl(t, a))
        )
      }
      var s = e.memoizedState
      if (s !== null) {
        var c = s.dehydrated
        if (c !== null) return al(e, t, a, o, r, c, s, n)
      }
      return i
        ? (Ho(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Gi(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = qi(i, a, n, null)), (i.flags |= 2)) : (i = Gi(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          Hc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = $c(n))
            : ((a = i.cachePool),
              a === null
                ? (a = eo())
                : ((s = P._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = el(e, o, n)),
          (t.memoizedState = Qc),
          Hc(e.child, r))
        : (zo(t),
          (n = e.child),
          (e = n.sibling),
          (n = Gi(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null &&
            ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n)
    }
    function nl(e, t) {
      return ((t = rl({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t))
    }
    function rl(e, t) {
      return ((e = Ui(22, e, null, t)), (e.lanes = 0), e)
    }
    function il(e, t, n) {
      return (
        vo(t, e.child, null, n),
        (e = nl(t, t.pendingProps.children)),
        (e.flags |= 2),
        (t.memoizedState = null),
        e
      )
    }
    function al(e, t, n, r, i, a, s, c) {
      if (n)
        return t.flags & 256
          ? (zo(t), (t.flags &= -257), il(e, t, c))
          : t.memoizedState === null
            ? (Ho(),
              (a = i.fallback),
              (s = t.mode),
              (i = rl({ mode: `visible`, children: i.children }, s)),
              (a = qi(a, s, c, null)),
              (a.flags |= 2),
              (i.return = t),
              (a.return = t),
              (i.sibling = a),
              (t.child = i),
              vo(t, e.child, null, c),
              (i = t.child),
              (i.memoizedState = $c(c)),
              (i.childLanes = el(e, r, c)),
              (t.memoizedState = Qc),
              Hc(null, i))
            : (Ho(), (t.child = e.child), (t.flags |= 128), null)
      if ((zo(t), sm(a))) {
        if (((r = a.nextSibling && a.nextSibling.dataset), r)) var l = r.dgst
        return (
          (r = l),
          r !== `` &&
            ((i = Error(o(419))),
            (i.stack = ``),
            (i.digest = r),
            Sa({ value: i, source: null, stack: null })),
          il(e, t, c)
        )
      }
      if ((B || Aa(e, t, c, !1), (r = (c & e.childLanes) !== 0), B || r)) {
        if (Mo.current !== null) return il(e, t, c)
        if (((r = G), r !== null && ((i = kt(r, c)), i !== 0 && i !== s.retryLane)))
          throw ((s.retryLane = i), Ri(e, i), Pd(r, e, i), Ic)
        return (om(a) || Kd(), il(e, t, c))
      }
      return om(a)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (j = lm(a.nextSibling)),
          (A = t),
          (M = !0),
          (pa = null),
          (ma = !1),
          e !== null && fa(t, e),
          (t = nl(t, i.children)),
          (t.flags |= 134221824),
          t)
    }
    function ol(e, t, n) {
      e.lanes |= t
      var r = e.alternate
      ;(r !== null && (r.lanes |= t), Oa(e.return, t, n))
    }
    function sl(e) {
      for (var t = null; e !== null;) {
        var n = e.alternate
        ;(n !== null && qo(n) === null && (t = e), (e = e.sibling))
      }
      return t
    }
    function cl(e, t, n, r, i, a) {
      var o = e.memoizedState
      o === null
        ? (e.memoizedState = {
            isBackwards: t,
            rendering: null,
            renderingStartTime: 0,
            last: r,
            tail: n,
            tailMode: i,
            treeForkCount: a,
          })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a))
    }
    function ll(e) {
      var t = e.child
      for (e.child = null; t !== null;) {
        var n = t.sibling
        ;((t.sibling = e.child), (e.child = t), (t = n))
      }
    }
    function ul(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail
      r = r.children
      var o = Wo.current
      if (t.flags & 128) return (Go(t, o), null)
      var s = !!(o & 2)
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        Go(t, o),
        i === `backwards` && e !== null ? (ll(e), Lc(e, t, r, n), ll(e)) : Lc(e, t, r, n),
        (r = M ? na : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null;) {
          if (e.tag === 13) e.memoizedState !== null && ol(e, n, t)
          else if (e.tag === 19) ol(e, n, t)
          else if (e.child !== null) {
            ;((e.child.return = e), (e = e.child))
            continue
          }
          if (e === t) break a
          for (; e.sibling === null;) {
            if (e.return === null || e.return === t) break a
            e = e.return
          }
          ;((e.sibling.return = e.return), (e = e.sibling))
        }
      switch (i) {
        case `backwards`:
          ;((n = sl(t.child)),
            n === null
              ? ((i = t.child), (t.child = null))
              : ((i = n.sibling), (n.sibling = null), ll(t)),
            cl(t, !0, i, null, a, r))
          break
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null;) {
            if (((e = i.alternate), e !== null && qo(e) === null)) {
              t.child = i
              break
            }
            ;((e = i.sibling), (i.sibling = n), (n = i), (i = e))
          }
          cl(t, !0, n, null, a, r)
          break
        case `together`:
          cl(t, !1, null, null, void 0, r)
          break
        case `independent`:
          t.memoizedState = null
          break
        default:
          ;((n = sl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)),
            cl(t, !1, i, n, a, r))
      }
      return t.child
    }
    function dl(e, t, n) {
      var r = t.pendingProps
      return (Ea(t, t.type, r.value), Lc(e, t, r.children, n), t.child)
    }
    function fl(e, t, n) {
      if (
        (e !== null && (t.dependencies = e.dependencies), (sd |= t.lanes), (n & t.childLanes) === 0)
      ) {
        if (e !== null) {
          if ((Aa(e, t, n, !1), (n & t.childLanes) === 0)) return null
        } else return null
      }
      if (e !== null && t.child !== e.child) throw Error(o(153))
      if (t.child !== null) {
        for (e = t.child, n = Gi(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;)
          ((e = e.sibling), (n = n.sibling = Gi(e, e.pendingProps)), (n.return = t))
        n.sibling = null
      }
      return t.child
    }
    function pl(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && ja(e)))
    }
    function ml(e, t, n) {
      switch (t.tag) {
        case 3:
          ;(Le(t, t.stateNode.containerInfo), Ea(t, P, e.memoizedState.cache), ba())
          break
        case 27:
        case 5:
          ze(t)
          break
        case 4:
          Le(t, t.stateNode.containerInfo)
          break
        case 10:
          Ea(t, t.type, t.memoizedProps.value)
          break
        case 31:
          if (t.memoizedState !== null) return ((t.flags |= 128), Bo(t), null)
          break
        case 13:
          var r = t.memoizedState
          if (r !== null) {
            if (r.dehydrated !== null) return (zo(t), (t.flags |= 128), null)
            r = Aa(e, t, n, !1)
            var i = t.child.childLanes
            return r || (n & i) !== 0
              ? tl(e, t, n)
              : (zo(t), (e = fl(e, t, n)), e === null ? null : e.sibling)
          }
          zo(t)
          break
        case 19:
          if (t.flags & 128) return ul(e, t, n)
          if (
            ((i = !!(e.flags & 128)),
            (r = (n & t.childLanes) !== 0),
            (r ||= (Aa(e, t, n, !1), (n & t.childLanes) !== 0)),
            i)
          ) {
            if (r) return ul(e, t, n)
            t.flags |= 128
          }
          if (
            ((i = t.memoizedState),
            i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)),
            Go(t, Wo.current),
            r)
          )
            break
          return null
        case 22:
          return ((t.lanes = 0), Vc(e, t, n, t.pendingProps))
        case 24:
          Ea(t, P, e.memoizedState.cache)
      }
      return fl(e, t, n)
    }
    function hl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) B = !0
        else {
          if (!pl(e, n) && !(t.flags & 128)) return ((B = !1), ml(e, t, n))
          B = !!(e.flags & 131072)
        }
      } else ((B = !1), M && t.flags & 1048576 && la(t, na, t.index))
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps
            if (((e = so(t.elementType)), (t.type = e), typeof e == `function`))
              Wi(e)
                ? ((r = Ec(e, r)), (t.tag = 1), (t = Xc(null, t, e, r, n)))
                : ((t.tag = 0), (t = Jc(null, t, e, r, n)))
            else {
              if (e != null) {
                var i = e.$$typeof
                if (i === pe) {
                  ;((t.tag = 11), (t = Rc(null, t, e, r, n)))
                  break a
                }
                if (i === ge) {
                  ;((t.tag = 14), (t = zc(null, t, e, r, n)))
                  break a
                }
                if (i === fe) {
                  ;((t.tag = 10), (t.type = e), (t = dl(null, t, n)))
                  break a
                }
              }
              throw ((t = Ee(e) || e), Error(o(306, t, ``)))
            }
          }
          return t
        case 0:
          return Jc(e, t, t.type, t.pendingProps, n)
        case 1:
          return ((r = t.type), (i = Ec(r, t.pendingProps)), Xc(e, t, r, i, n))
        case 3:
          a: {
            if ((Le(t, t.stateNode.containerInfo), e === null)) throw Error(o(387))
            r = t.pendingProps
            var a = t.memoizedState
            ;((i = a.element), So(e, t), ko(t, r, null, n))
            var s = t.memoizedState
            if (
              ((r = s.cache),
              Ea(t, P, r),
              r !== a.cache && ka(t, [P], n, !0),
              Oo(),
              (r = s.element),
              a.isDehydrated)
            ) {
              if (
                ((a = { element: r, isDehydrated: !1, cache: s.cache }),
                (t.updateQueue.baseState = a),
                (t.memoizedState = a),
                t.flags & 256)
              ) {
                t = Zc(e, t, r, n)
                break a
              }
              if (r !== i) {
                ;((i = Qi(Error(o(424)), t)), Sa(i), (t = Zc(e, t, r, n)))
                break a
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body
                  break
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e
              }
              for (
                j = lm(e.firstChild),
                  A = t,
                  M = !0,
                  pa = null,
                  ma = !0,
                  n = yo(t, null, r, n),
                  t.child = n;
                n;
              )
                ((n.flags = (n.flags & -3) | 134221824), (n = n.sibling))
            } else {
              if ((ba(), r === i)) {
                t = fl(e, t, n)
                break a
              }
              Lc(e, t, r, n)
            }
            t = t.child
          }
          return t
        case 26:
          return (
            qc(e, t),
            e === null
              ? (n = Nm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : M || (t.stateNode = fp(t.type, t.pendingProps, Fe.current, t))
              : (t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          )
        case 27:
          return (
            ze(t),
            e === null &&
              M &&
              ((r = t.stateNode = hm(t.type, t.pendingProps, Fe.current)),
              (A = t),
              (ma = !0),
              (i = j),
              Sp(t.type) ? ((um = i), (j = lm(r.firstChild))) : (j = i)),
            Lc(e, t, t.pendingProps.children, n),
            qc(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          )
        case 5:
          return (
            e === null &&
              M &&
              ((i = r = j) &&
                ((r = rm(r, t.type, t.pendingProps, ma)),
                r === null
                  ? (i = !1)
                  : ((t.stateNode = r), (A = t), (j = lm(r.firstChild)), (ma = !1), (i = !0))),
              i || ga(t)),
            ze(t),
            (i = t.type),
            (a = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = a.children),
            pp(i, a) ? (r = null) : s !== null && pp(i, s) && (t.flags |= 32),
            t.memoizedState !== null && ((i = rs(e, t, os, null, null, n)), (sh._currentValue = i)),
            qc(e, t),
            Lc(e, t, r, n),
            t.child
          )
        case 6:
          return (
            e === null &&
              M &&
              ((e = n = j) &&
                ((n = im(n, t.pendingProps, ma)),
                n === null ? (e = !1) : ((t.stateNode = n), (A = t), (j = null), (e = !0))),
              e || ga(t)),
            null
          )
        case 13:
          return tl(e, t, n)
        case 4:
          return (
            Le(t, t.stateNode.containerInfo),
            (r = t.pendingProps),
            e === null ? (t.child = vo(t, null, r, n)) : Lc(e, t, r, n),
            t.child
          )
        case 11:
          return Rc(e, t, t.type, t.pendingProps, n)
        case 7:
          return ((r = t.pendingProps), qc(e, t), Lc(e, t, r, n), t.child)
        case 8:
          return (Lc(e, t, t.pendingProps.children, n), t.child)
        case 12:
          return (Lc(e, t, t.pendingProps.children, n), t.child)
        case 10:
          return dl(e, t, n)
        case 9:
          return (
            (i = t.type._context),
            (r = t.pendingProps.children),
            Ma(t),
            (i = N(i)),
            (r = r(i)),
            (t.flags |= 1),
            Lc(e, t, r, n),
            t.child
          )
        case 14:
          return zc(e, t, t.type, t.pendingProps, n)
        case 15:
          return Bc(e, t, t.type, t.pendingProps, n)
        case 19:
          return ul(e, t, n)
        case 31:
          return Kc(e, t, n)
        case 22:
          return Vc(e, t, n, t.pendingProps)
        case 24:
          return (
            Ma(t),
            (r = N(P)),
            e === null
              ? ((i = Qa()),
                i === null &&
                  ((i = G),
                  (a = Ra()),
                  (i.pooledCache = a),
                  a.refCount++,
                  a !== null && (i.pooledCacheLanes |= n),
                  (i = a)),
                (t.memoizedState = { parent: r, cache: i }),
                xo(t),
                Ea(t, P, i))
              : ((e.lanes & n) !== 0 && (So(e, t), ko(t, null, null, n), Oo()),
                (i = e.memoizedState),
                (a = t.memoizedState),
                i.parent === r
                  ? ((r = a.cache), Ea(t, P, r), r !== i.cache && ka(t, [P], n, !0))
                  : ((i = { parent: r, cache: r }),
                    (t.memoizedState = i),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = i),
                    Ea(t, P, r))),
            Lc(e, t, t.pendingProps.children, n),
            t.child
          )
        case 30:
          return (
            t.stateNode === null &&
              (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto`
              ? (t.flags |= e === null ? 18882560 : 18874368)
              : M && ua(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : qc(e, t),
            Lc(e, t, r.children, n),
            t.child
          )
        case 29:
          throw t.pendingProps
      }
      throw Error(o(156, t.tag))
    }
    function gl(e) {
      e.flags |= 4
    }
    function _l(e, t, n, r, i) {
      var a
      if (
        ((a = !!(e.mode & 32)) &&
          (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)),
        a)
      ) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192
          else if (Ud()) e.flags |= 8192
          else throw ((co = io), no)
        }
      } else e.flags &= -16777217
    }
    function vl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217
      else if (((e.flags |= 16777216), !Ym(t))) {
        if (Ud()) e.flags |= 8192
        else throw ((co = io), no)
      }
    }
    function yl(e, t) {
      ;(t !== null && (e.flags |= 4),
        e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : Ct()), (e.lanes |= t), (dd |= t)))
    }
    function bl(e, t) {
      if (!M)
        switch (e.tailMode) {
          case `visible`:
            break
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null;)
              (n.alternate !== null && (r = n), (n = n.sibling))
            r === null
              ? t || e.tail === null
                ? (e.tail = null)
                : (e.tail.sibling = null)
              : (r.sibling = null)
            break
          default:
            for (t = e.tail, n = null; t !== null;)
              (t.alternate !== null && (n = t), (t = t.sibling))
            n === null ? (e.tail = null) : (n.sibling = null)
        }
    }
    function V(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0
      if (t)
        for (var i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags & 1206910976),
            (r |= i.flags & 1206910976),
            (i.return = e),
            (i = i.sibling))
      else
        for (i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags),
            (r |= i.flags),
            (i.return = e),
            (i = i.sibling))
      return ((e.subtreeFlags |= r), (e.childLanes = n), t)
    }
    function xl(e, t, n) {
      var r = t.pendingProps
      switch ((da(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return (V(t), null)
        case 1:
          return (V(t), null)
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            Da(P),
            Re(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (ya(t)
                ? gl(t)
                : e === null ||
                  (e.memoizedState.isDehydrated && !(t.flags & 256)) ||
                  ((t.flags |= 1024), xa())),
            V(t),
            null
          )
        case 26:
          var i = t.type,
            a = t.memoizedState
          return (
            e === null
              ? (gl(t), a === null ? (V(t), _l(t, i, null, r, n)) : (V(t), vl(t, a)))
              : a
                ? a === e.memoizedState
                  ? (V(t), (t.flags &= -16777217))
                  : (gl(t), V(t), vl(t, a))
                : ((e = e.memoizedProps), e !== r && gl(t), V(t), _l(t, i, e, r, n)),
            null
          )
        case 27:
          if ((Be(t), (n = Fe.current), (i = t.type), e !== null && t.stateNode != null))
            e.memoizedProps !== r && gl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(o(166))
              return (V(t), (t.subtreeFlags &= -33554433), null)
            }
            ;((e = Ne.current), ya(t) ? _a(t, e) : ((e = hm(i, r, n)), (t.stateNode = e), gl(t)))
          }
          return (V(t), (t.subtreeFlags &= -33554433), null)
        case 5:
          if ((Be(t), (i = t.type), e !== null && t.stateNode != null))
            e.memoizedProps !== r && gl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(o(166))
              return (V(t), (t.subtreeFlags &= -33554433), null)
            }
            if (((a = Ne.current), ya(t))) _a(t, a)
            else {
              var s = lp(Fe.current)
              switch (a) {
                case 1:
                  a = s.createElementNS(`http://www.w3.org/2000/svg`, i)
                  break
                case 2:
                  a = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i)
                  break
                default:
                  switch (i) {
                    case `svg`:
                      a = s.createElementNS(`http://www.w3.org/2000/svg`, i)
                      break
                    case `math`:
                      a = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i)
                      break
                    case `script`:
                      ;((a = s.createElement(`div`)),
                        (a.innerHTML = `<script><\/script>`),
                        (a = a.removeChild(a.firstChild)))
                      break
                    case `select`:
                      ;((a =
                        typeof r.is == `string`
                          ? s.createElement(`select`, { is: r.is })
                          : s.createElement(`select`)),
                        r.multiple ? (a.multiple = !0) : r.size && (a.size = r.size))
                      break
                    default:
                      a =
                        typeof r.is == `string`
                          ? s.createElement(i, { is: r.is })
                          : s.createElement(i)
                  }
              }
              ;((a[Ft] = t), (a[It] = r))
              a: for (s = t.child; s !== null;) {
                if (s.tag === 5 || s.tag === 6) a.appendChild(s.stateNode)
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  ;((s.child.return = s), (s = s.child))
                  continue
                }
                if (s === t) break a
                for (; s.sibling === null;) {
                  if (s.return === null || s.return === t) break a
                  s = s.return
                }
                ;((s.sibling.return = s.return), (s = s.sibling))
              }
              t.stateNode = a
              a: switch ((np(a, i, r), i)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus
                  break a
                case `img`:
                  r = !0
                  break a
                default:
                  r = !1
              }
              r && gl(t)
            }
          }
          return (
            V(t),
            (t.subtreeFlags &= -33554433),
            _l(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n),
            null
          )
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && gl(t)
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(o(166))
            if (((e = Fe.current), ya(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (i = A), i !== null))
                switch (i.tag) {
                  case 27:
                  case 5:
                    r = i.memoizedProps
                }
              ;((e[Ft] = t),
                (e = !!(
                  e.nodeValue === n ||
                  (r !== null && !0 === r.suppressHydrationWarning) ||
                  ep(e.nodeValue, n)
                )),
                e || ga(t, !0))
            } else ((e = lp(e).createTextNode(r)), (e[Ft] = t), (t.stateNode = e))
          }
          return (V(t), null)
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = ya(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(o(318))
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e))
                  throw Error(o(557))
                e[Ft] = t
              } else (ba(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4))
              ;(V(t), (e = !1))
            } else
              ((n = xa()),
                e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n),
                (e = !0))
            if (!e) return t.flags & 256 ? (Uo(t), t) : (Uo(t), null)
            if (t.flags & 128) throw Error(o(558))
          }
          return (V(t), null)
        case 13:
          if (
            ((r = t.memoizedState),
            e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))
          ) {
            if (((i = ya(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!i) throw Error(o(318))
                if (((i = t.memoizedState), (i = i === null ? null : i.dehydrated), !i))
                  throw Error(o(317))
                i[Ft] = t
              } else (ba(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4))
              ;(V(t), (i = !1))
            } else
              ((i = xa()),
                e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = i),
                (i = !0))
            if (!i) return t.flags & 256 ? (Uo(t), t) : (Uo(t), null)
          }
          return (
            Uo(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (i = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (i = r.alternate.memoizedState.cachePool.pool),
                  (a = null),
                  r.memoizedState !== null &&
                    r.memoizedState.cachePool !== null &&
                    (a = r.memoizedState.cachePool.pool),
                  a !== i && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                yl(t, t.updateQueue),
                V(t),
                null)
          )
        case 4:
          return (
            Re(), e === null && Wf(t.stateNode.containerInfo), (t.flags |= 67108864), V(t), null
          )
        case 10:
          return (Da(t.type), V(t), null)
        case 19:
          if ((Ko(t), (r = t.memoizedState), r === null)) return (V(t), null)
          if (((i = !!(t.flags & 128)), (a = r.rendering), a === null)) {
            if (i) bl(r, !1)
            else {
              if (Y !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null;) {
                  if (((a = qo(e)), a !== null)) {
                    for (
                      t.flags |= 128,
                        bl(r, !1),
                        e = a.updateQueue,
                        t.updateQueue = e,
                        yl(t, e),
                        t.subtreeFlags = 0,
                        e = n,
                        n = t.child;
                      n !== null;
                    )
                      (k(n, e), (n = n.sibling))
                    return (Go(t, (Wo.current & 1) | 2), M && ca(t, r.treeForkCount), t.child)
                  }
                  e = e.sibling
                }
              r.tail !== null &&
                $e() > _d &&
                ((t.flags |= 128), (i = !0), bl(r, !1), (t.lanes = 4194304))
            }
          } else {
            if (!i) {
              if (((e = qo(a)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (i = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  yl(t, e),
                  bl(r, !0),
                  r.tail === null &&
                    r.tailMode !== `collapsed` &&
                    r.tailMode !== `visible` &&
                    !a.alternate &&
                    !M)
                )
                  return (V(t), null)
              } else
                2 * $e() - r.renderingStartTime > _d &&
                  n !== 536870912 &&
                  ((t.flags |= 128), (i = !0), bl(r, !1), (t.lanes = 4194304))
            }
            r.isBackwards
              ? ((a.sibling = t.child), (t.child = a))
              : ((e = r.last), e === null ? (t.child = a) : (e.sibling = a), (r.last = a))
          }
          if (r.tail !== null) {
            e = r.tail
            a: {
              for (n = e; n !== null;) {
                if (n.alternate !== null) {
                  n = !1
                  break a
                }
                n = n.sibling
              }
              n = !0
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = $e()),
              (e.sibling = null),
              (a = Wo.current),
              (a = i ? (a & 1) | 2 : a & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || M
                ? Go(t, a)
                : ((n = a), T(Lo, t), T(Wo, n), Ro === null && (Ro = t)),
              M && ca(t, r.treeForkCount),
              e
            )
          }
          return (V(t), null)
        case 22:
        case 23:
          return (
            Uo(t),
            Io(),
            (r = t.memoizedState !== null),
            e === null
              ? r && (t.flags |= 8192)
              : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r
              ? n & 536870912 && !(t.flags & 128) && (V(t), t.subtreeFlags & 6 && (t.flags |= 8192))
              : V(t),
            (n = t.updateQueue),
            n !== null && yl(t, n.retryQueue),
            (n = null),
            e !== null &&
              e.memoizedState !== null &&
              e.memoizedState.cachePool !== null &&
              (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null &&
              t.memoizedState.cachePool !== null &&
              (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && Me(Za),
            null
          )
        case 24:
          return (
            (n = null),
            e !== null && (n = e.memoizedState.cache),
            t.memoizedState.cache !== n && (t.flags |= 2048),
            Da(P),
            V(t),
            null
          )
        case 25:
          return null
        case 30:
          return ((t.flags |= 33554432), V(t), null)
      }
      throw Error(o(156, t.tag))
    }
    function Sl(e, t) {
      switch ((da(t), t.tag)) {
        case 1:
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 3:
          return (
            Da(P),
            Re(),
            (e = t.flags),
            e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null
          )
        case 26:
        case 27:
        case 5:
          return (Be(t), null)
        case 31:
          if (t.memoizedState !== null) {
            if ((Uo(t), t.alternate === null)) throw Error(o(340))
            ba()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 13:
          if ((Uo(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(o(340))
            ba()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 19:
          return (
            Ko(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128),
                (e = t.memoizedState),
                e !== null && ((e.rendering = null), (e.tail = null)),
                (t.flags |= 4),
                t)
              : null
          )
        case 4:
          return (Re(), null)
        case 10:
          return (Da(t.type), null)
        case 22:
        case 23:
          return (
            Uo(t),
            Io(),
            e !== null && Me(Za),
            (e = t.flags),
            e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null
          )
        case 24:
          return (Da(P), null)
        case 25:
          return null
        default:
          return null
      }
    }
    function Cl(e, t) {
      switch ((da(t), t.tag)) {
        case 3:
          ;(Da(P), Re())
          break
        case 26:
        case 27:
        case 5:
          Be(t)
          break
        case 4:
          Re()
          break
        case 31:
          t.memoizedState !== null && Uo(t)
          break
        case 13:
          Uo(t)
          break
        case 19:
          Ko(t)
          break
        case 10:
          Da(t.type)
          break
        case 22:
        case 23:
          ;(Uo(t), Io(), e !== null && Me(Za))
          break
        case 24:
          Da(P)
      }
    }
    function wl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect
        if (r !== null) {
          var i = r.next
          n = i
          do {
            if ((n.tag & e) === e) {
              r = void 0
              var a = n.create,
                o = n.inst
              ;((r = a()), (o.destroy = r))
            }
            n = n.next
          } while (n !== i)
        }
      } catch (e) {
        Z(t, t.return, e)
      }
    }
    function Tl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect
        if (i !== null) {
          var a = i.next
          r = a
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy
              if (s !== void 0) {
                ;((o.destroy = void 0), (i = t))
                var c = n,
                  l = s
                try {
                  l()
                } catch (e) {
                  Z(i, c, e)
                }
              }
            }
            r = r.next
          } while (r !== a)
        }
      } catch (e) {
        Z(t, t.return, e)
      }
    }
    function El(e) {
      var t = e.updateQueue
      if (t !== null) {
        var n = e.stateNode
        try {
          jo(t, n)
        } catch (t) {
          Z(e, e.return, t)
        }
      }
    }
    function Dl(e, t, n) {
      ;((n.props = Ec(e.type, e.memoizedProps)), (n.state = e.memoizedState))
      try {
        n.componentWillUnmount()
      } catch (n) {
        Z(e, t, n)
      }
    }
    function Ol(e, t) {
      try {
        var n = e.ref
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5:
              var r = e.stateNode
              break
            case 30:
              var i = e.stateNode,
                a = Oi(e.memoizedProps, i)
              ;((i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), (r = i.ref))
              break
            case 7:
              if (e.stateNode === null) {
                var o = new Fp(e)
                ;(h(e.child, !1, Qp, o, void 0, void 0), (e.stateNode = o))
              }
              r = e.stateNode
              break
            default:
              r = e.stateNode
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r)
        }
      } catch (n) {
        Z(e, t, n)
      }
    }
    function kl(e, t) {
      var n = e.ref,
        r = e.refCleanup
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r()
          } catch (n) {
            Z(e, t, n)
          } finally {
            ;((e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null))
          }
        else if (typeof n == `function`)
          try {
            n(null)
          } catch (n) {
            Z(e, t, n)
          }
        else n.current = null
      }
    }
    function Al(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) em(e.stateNode, t[n])
    }
    function jl(e) {
      for (var t = e.return; t !== null && (Pl(t) && em(e.stateNode, t.stateNode), !Nl(t));)
        t = t.return
    }
    function Ml(e) {
      for (var t = e.return; t !== null && (Pl(t) && tm(e.stateNode, t.stateNode), !Nl(t));)
        t = t.return
    }
    function Nl(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27
    }
    function Pl(e) {
      return e && e.tag === 7 && e.stateNode !== null
    }
    function Fl(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode
      try {
        a: switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus()
            break a
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet)
        }
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    function Il(e, t, n) {
      try {
        var r = e.stateNode
        ;(ip(r, e.type, n, t), (r[It] = t))
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    function Ll(e) {
      return (
        e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Sp(e.type)) || e.tag === 4
      )
    }
    function Rl(e) {
      a: for (;;) {
        for (; e.sibling === null;) {
          if (e.return === null || Ll(e.return)) return null
          e = e.return
        }
        for (
          e.sibling.return = e.return, e = e.sibling;
          e.tag !== 5 && e.tag !== 6 && e.tag !== 18;
        ) {
          if ((e.tag === 27 && Sp(e.type)) || e.flags & 2 || e.child === null || e.tag === 4)
            continue a
          ;((e.child.return = e), (e = e.child))
        }
        if (!(e.flags & 2)) return e.stateNode
      }
    }
    function zl(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6)
        ((i = e.stateNode),
          t
            ? (n.nodeType === 9
                ? n.body
                : n.nodeName === `HTML`
                  ? n.ownerDocument.body
                  : n
              ).insertBefore(i, t)
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = jn)),
          Al(e, r),
          (E = !0))
      else if (
        i !== 4 &&
        (i === 27 && (Al(e, r), (r = null), Sp(e.type) && ((n = e.stateNode), (t = null))),
        (e = e.child),
        e !== null)
      )
        for (zl(e, t, n, r), e = e.sibling; e !== null;) (zl(e, t, n, r), (e = e.sibling))
    }
    function Bl(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6)
        ((i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), Al(e, r), (E = !0))
      else if (
        i !== 4 &&
        (i === 27 && (Al(e, r), (r = null), Sp(e.type) && (n = e.stateNode)),
        (e = e.child),
        e !== null)
      )
        for (Bl(e, t, n, r), e = e.sibling; e !== null;) (Bl(e, t, n, r), (e = e.sibling))
    }
    function Vl(e) {
      var t = e.stateNode,
        n = e.memoizedProps
      try {
        for (var r = e.type, i = t.attributes; i.length;) t.removeAttributeNode(i[0])
        ;(np(t, r, n), (t[Ft] = e), (t[It] = n))
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    var Hl = !1,
      Ul = null
    function Wl(e) {
      ;(e.tag === 30 || e.subtreeFlags & 33554432) && (Hl = !0)
    }
    var Gl = null
    function Kl() {
      var e = Gl
      return ((Gl = null), e)
    }
    var ql = 0
    function Jl(e, t, n, r, i) {
      return ((ql = 0), Yl(e.child, t, n, r, i))
    }
    function Yl(e, t, n, r, i) {
      for (var a = !1; e !== null;) {
        if (e.tag === 5) {
          var o = e.stateNode
          if (r !== null) {
            var s = Op(o)
            ;(r.push(s), s.view && (a = !0))
          } else a || (Op(o).view && (a = !0))
          ;((Hl = !0), Tp(o, ql === 0 ? t : t + `_` + ql, n), ql++)
        } else
          (e.tag === 22 && e.memoizedState !== null) ||
            (e.tag === 30 && i) ||
            (Yl(e.child, t, n, r, i) && (a = !0))
        e = e.sibling
      }
      return a
    }
    function Xl(e, t) {
      for (; e !== null;)
        (e.tag === 5
          ? Ep(e.stateNode, e.memoizedProps)
          : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || Xl(e.child, t),
          (e = e.sibling))
    }
    function Zl(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (
            (e.tag !== 22 || e.memoizedState === null) &&
            (Zl(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)
          ) {
            var t = e.memoizedProps
            if (t.name == null || t.name === `auto`) throw Error(o(544))
            var n = t.name
            ;((t = Ai(t.default, t.share)),
              t !== `none` && (Jl(e, n, t, null, !1) || Xl(e.child, !1)))
          }
          e = e.sibling
        }
    }
    function Ql(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = Oi(r, n),
          a = Ai(r.default, n.paired ? r.share : r.enter)
        a === `none`
          ? Zl(e)
          : Jl(e, i, a, null, !1)
            ? (Zl(e), n.paired || t || Nd(e, r.onEnter))
            : Xl(e.child, !1)
      } else if (e.subtreeFlags & 33554432)
        for (e = e.child; e !== null;) (Ql(e, t), (e = e.sibling))
      else Zl(e)
    }
    function $l(e) {
      if (Ul !== null && Ul.size !== 0) {
        var t = Ul
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null;) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name
                if (r != null && r !== `auto`) {
                  var i = t.get(r)
                  if (i !== void 0) {
                    var a = Ai(n.default, n.share)
                    if (
                      (a !== `none` &&
                        (Jl(e, r, a, null, !1)
                          ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Nd(e, n.onShare))
                          : Xl(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break
                  }
                }
              }
              $l(e)
            }
            e = e.sibling
          }
      }
    }
    function eu(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = Oi(t, e.stateNode),
          r = Ul === null ? void 0 : Ul.get(n),
          i = Ai(t.default, r === void 0 ? t.exit : t.share)
        ;(i !== `none` &&
          (Jl(e, n, i, null, !1)
            ? r === void 0
              ? Nd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), Ul.delete(n), Nd(e, t.onShare))
            : Xl(e.child, !1)),
          Ul !== null && $l(e))
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (eu(e), (e = e.sibling))
      else Ul !== null && $l(e)
    }
    function tu(e) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = Oi(t, e.stateNode)
          ;((t = Ai(t.default, t.update)),
            (e.flags &= -5),
            t !== `none` && Jl(e, n, t, (e.memoizedState = []), !1))
        } else e.subtreeFlags & 33554432 && tu(e)
        e = e.sibling
      }
    }
    function nu(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode
              t.paired !== null && ((t.paired = null), Xl(e.child, !1))
            }
            nu(e)
          }
          e = e.sibling
        }
    }
    function ru(e) {
      if (e.tag === 30) ((e.stateNode.paired = null), Xl(e.child, !1), nu(e))
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (ru(e), (e = e.sibling))
      else nu(e)
    }
    function iu(e) {
      for (e = e.child; e !== null;)
        (e.tag === 30 ? Xl(e.child, !1) : e.subtreeFlags & 33554432 && iu(e), (e = e.sibling))
    }
    function au(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null;) {
        if (t.tag === 5) {
          var c = t.stateNode
          if (a !== null && ql < a.length) {
            var l = a[ql],
              u = Op(c)
            ;(l.view || u.view) && (s = !0)
            var d
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0
              else {
                d = l.rect
                var f = u.rect
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width
              }
            }
            ;(d && (e.flags |= 4),
              u.abs
                ? (u = !l.abs)
                : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32))
          } else e.flags |= 32
          ;(e.flags & 4 && Tp(c, ql === 0 ? n : n + `_` + ql, i),
            (s && e.flags & 4) ||
              (Gl === null && (Gl = []), Gl.push(c, ql === 0 ? r : r + `_` + ql, t.memoizedProps)),
            ql++)
        } else
          (t.tag !== 22 || t.memoizedState === null) &&
            (t.tag === 30 && o
              ? (e.flags |= t.flags & 32)
              : au(e, t.child, n, r, i, a, o) && (s = !0))
        t = t.sibling
      }
      return s
    }
    function ou(e, t) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = Oi(n, r),
            a = Ai(n.default, n.update)
          if (t) {
            r = r.clones
            var o = r === null ? null : r.map(kp)
          } else ((o = e.memoizedState), (e.memoizedState = null))
          r = e
          var s = e.child
          ;((ql = 0), (i = au(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Nd(e, n.onUpdate)))
        } else e.subtreeFlags & 33554432 && ou(e, t)
        e = e.sibling
      }
    }
    var su = !1,
      H = !1,
      cu = !1,
      lu = !1,
      uu = typeof WeakSet == `function` ? WeakSet : Set,
      du = null,
      fu = !1,
      pu = !1,
      mu = !1,
      hu = !1
    function gu(e, t, n) {
      if (((e = e.containerInfo), (sp = gh), (e = ii(e)), ai(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd }
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window
            var i = r.getSelection && r.getSelection()
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode
              var a = i.anchorOffset,
                o = i.focusNode
              i = i.focusOffset
              try {
                ;(r.nodeType, o.nodeType)
              } catch {
                r = null
                break a
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  ((p = f), (f = m))
                for (;;) {
                  if (f === e) break b
                  if (
                    (p === r && ++u === a && (c = s),
                    p === o && ++d === i && (l = s),
                    (m = f.nextSibling) !== null)
                  )
                    break
                  ;((f = p), (p = f.parentNode))
                }
                f = m
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l }
            } else r = null
          }
        r ||= { start: 0, end: 0 }
      } else r = null
      for (
        cp = { focusedElem: e, selectionRange: r },
          gh = !1,
          n = (n & 335544064) === n,
          du = t,
          t = n ? 9270 : 1024;
        du !== null;
      ) {
        if (((e = du), n && ((r = e.deletions), r !== null)))
          for (a = 0; a < r.length; a++) n && eu(r[a])
        if (e.alternate === null && e.flags & 2) (n && Wl(e), _u(n))
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              ;(r !== null && r.memoizedState === null && n && eu(r), _u(n))
              continue
            }
            if (r !== null && r.memoizedState !== null) {
              ;(n && Wl(e), _u(n))
              continue
            }
          }
          ;((r = e.child),
            (e.subtreeFlags & t) !== 0 && r !== null
              ? ((r.return = e), (du = r))
              : (n && tu(e), _u(n)))
        }
      }
      Ul = null
    }
    function _u(e) {
      for (; du !== null;) {
        var t = du,
          n = e,
          r = t.alternate,
          i = t.flags
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break
          case 1:
            if (i & 1024 && r !== null) {
              ;((n = void 0), (i = r.memoizedProps), (r = r.memoizedState))
              var a = t.stateNode
              try {
                var s = Ec(t.type, i)
                ;((n = a.getSnapshotBeforeUpdate(s, r)),
                  (a.__reactInternalSnapshotBeforeUpdate = n))
              } catch (e) {
                Z(t, t.return, e)
              }
            }
            break
          case 3:
            if (i & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) nm(r)
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    nm(r)
                    break
                  default:
                    r.textContent = ``
                }
            }
            break
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break
          case 30:
            n &&
              r !== null &&
              ((n = Oi(r.memoizedProps, r.stateNode)),
              (i = t.memoizedProps),
              (i = Ai(i.default, i.update)),
              i !== `none` && Jl(r, n, i, (r.memoizedState = []), !0))
            break
          default:
            if (i & 1024) throw Error(o(163))
        }
        if (((r = t.sibling), r !== null)) {
          ;((r.return = t.return), (du = r))
          break
        }
        du = t.return
      }
    }
    function vu(e, t, n) {
      var r = n.flags
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          ;(Lu(e, n), r & 4 && wl(5, n))
          break
        case 1:
          if ((Lu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount()
              } catch (e) {
                Z(n, n.return, e)
              }
            else {
              var i = Ec(n.type, t.memoizedProps)
              t = t.memoizedState
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate)
              } catch (e) {
                Z(n, n.return, e)
              }
            }
          }
          ;(r & 64 && El(n), r & 512 && Ol(n, n.return))
          break
        case 3:
          if ((Lu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode
                  break
                case 1:
                  t = n.child.stateNode
              }
            try {
              jo(e, t)
            } catch (e) {
              Z(n, n.return, e)
            }
          }
          break
        case 27:
          t === null && r & 4 && Vl(n)
        case 26:
        case 5:
          ;(Lu(e, n), t === null && r & 4 && Fl(n), r & 512 && Ol(n, n.return))
          break
        case 12:
          Lu(e, n)
          break
        case 31:
          ;(Lu(e, n), r & 4 && Eu(e, n))
          break
        case 13:
          ;(Lu(e, n),
            r & 4 && Du(e, n),
            r & 64 &&
              ((e = n.memoizedState),
              e !== null && ((e = e.dehydrated), e !== null && ((n = _f.bind(null, n)), cm(e, n)))))
          break
        case 22:
          if (((r = n.memoizedState !== null || su), !r)) {
            var a = (t !== null && t.memoizedState !== null) || H
            ;((t = su),
              (i = H),
              (su = r),
              (H = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), zu(e, n, r)) : Lu(e, n),
              (su = t),
              (H = i))
          }
          break
        case 30:
          ;(Lu(e, n), r & 512 && Ol(n, n.return))
          break
        case 7:
          r & 512 && Ol(n, n.return)
        default:
          Lu(e, n)
      }
    }
    function yu(e, t) {
      for (e = e.child; e !== null;) (bu(e, t), (e = e.sibling))
    }
    function bu(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode
            if (t) {
              var r = n.style
              typeof r.setProperty == `function`
                ? r.setProperty(`display`, `none`, `important`)
                : (r.display = `none`)
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && a.hasOwnProperty(`display`) ? a.display : null
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim()
            }
          } catch (t) {
            Z(e, e.return, t)
          }
          xu(e, t)
          break
        case 6:
          try {
            ;((e.stateNode.nodeValue = t ? `` : e.memoizedProps), (E = !0))
          } catch (t) {
            Z(e, e.return, t)
          }
          break
        case 18:
          try {
            var s = e.stateNode
            t ? wp(s, !0) : wp(e.stateNode, !1)
          } catch (t) {
            Z(e, e.return, t)
          }
          break
        case 22:
        case 23:
          e.memoizedState === null && yu(e, t)
          break
        default:
          yu(e, t)
      }
    }
    function xu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null;) {
          a: {
            var n = e,
              r = t
            switch (n.tag) {
              case 4:
                bu(n, r)
                break a
              case 22:
                n.memoizedState === null && xu(n, r)
                break a
              default:
                xu(n, r)
            }
          }
          e = e.sibling
        }
    }
    function Su(e) {
      var t = e.alternate
      ;(t !== null && ((e.alternate = null), Su(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && Wt(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null))
    }
    var U = null,
      Cu = !1
    function wu(e, t, n) {
      for (n = n.child; n !== null;) (Tu(e, t, n), (n = n.sibling))
    }
    function Tu(e, t, n) {
      if (lt && typeof lt.onCommitFiberUnmount == `function`)
        try {
          lt.onCommitFiberUnmount(ct, n)
        } catch {}
      switch (n.tag) {
        case 26:
          ;(H || kl(n, t),
            wu(e, t, n),
            n.memoizedState
              ? n.memoizedState.count--
              : n.stateNode && !H && ((n = n.stateNode), n.parentNode.removeChild(n)))
          break
        case 27:
          ;(H || kl(n, t), Ml(n))
          var r = U,
            i = Cu
          ;(Sp(n.type) && ((U = n.stateNode), (Cu = !1)),
            wu(e, t, n),
            gm(n.stateNode, n.type, n.memoizedProps),
            (U = r),
            (Cu = i))
          break
        case 5:
          ;(H || kl(n, t), Ml(n))
        case 6:
          if (
            (n.tag === 6 && Ml(n),
            (r = U),
            (i = Cu),
            (U = null),
            wu(e, t, n),
            (U = r),
            (Cu = i),
            U !== null)
          ) {
            if (Cu)
              try {
                ;((U.nodeType === 9
                  ? U.body
                  : U.nodeName === `HTML`
                    ? U.ownerDocument.body
                    : U
                ).removeChild(n.stateNode),
                  (E = !0))
              } catch (e) {
                Z(n, t, e)
              }
            else
              try {
                ;(U.removeChild(n.stateNode), (E = !0))
              } catch (e) {
                Z(n, t, e)
              }
          }
          break
        case 18:
          U !== null &&
            (Cu
              ? ((e = U),
                Cp(
                  e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e,
                  n.stateNode,
                ),
                Hh(e))
              : Cp(U, n.stateNode))
          break
        case 4:
          ;((r = U),
            (i = Cu),
            (U = n.stateNode.containerInfo),
            (Cu = !0),
            wu(e, t, n),
            (U = r),
            (Cu = i))
          break
        case 0:
        case 11:
        case 14:
        case 15:
          ;(Tl(2, n, t), H || Tl(4, n, t), wu(e, t, n))
          break
        case 1:
          ;(H ||
            (kl(n, t),
            (r = n.stateNode),
            typeof r.componentWillUnmount == `function` && Dl(n, t, r)),
            wu(e, t, n))
          break
        case 21:
          wu(e, t, n)
          break
        case 22:
          ;((H = (r = H) || n.memoizedState !== null), wu(e, t, n), (H = r))
          break
        case 30:
          ;(kl(n, t), wu(e, t, n))
          break
        case 7:
          ;(H || kl(n, t), wu(e, t, n))
          break
        default:
          wu(e, t, n)
      }
    }
    function Eu(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))
      ) {
        e = e.dehydrated
        try {
          Hh(e)
        } catch (e) {
          Z(t, t.return, e)
        }
      }
    }
    function Du(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate),
        e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null)))
      )
        try {
          Hh(e)
        } catch (e) {
          Z(t, t.return, e)
        }
    }
    function Ou(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19:
          var t = e.stateNode
          return (t === null && (t = e.stateNode = new uu()), t)
        case 22:
          return (
            (e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new uu()), t
          )
        default:
          throw Error(o(435, e.tag))
      }
    }
    function ku(e, t) {
      var n = Ou(e)
      t.forEach(function (t) {
        if (!n.has(t)) {
          n.add(t)
          var r = vf.bind(null, e, t)
          t.then(r, r)
        }
      })
    }
    function Au(e, t, n) {
      var r = t.deletions
      if (r !== null)
        for (var i = 0; i < r.length; i++) {
          var a = r[i],
            s = e,
            c = t,
            l = c
          a: for (; l !== null;) {
            switch (l.tag) {
              case 27:
                if (Sp(l.type)) {
                  ;((U = l.stateNode), (Cu = !1))
                  break a
                }
                break
              case 5:
                ;((U = l.stateNode), (Cu = !1))
                break a
              case 3:
              case 4:
                ;((U = l.stateNode.containerInfo), (Cu = !0))
                break a
            }
            l = l.return
          }
          if (U === null) throw Error(o(160))
          ;(Tu(s, c, a),
            (U = null),
            (Cu = !1),
            (s = a.alternate),
            s !== null && (s.return = null),
            (a.return = null))
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) (Mu(t, e, n), (t = t.sibling))
    }
    var ju = null
    function Mu(e, t, n) {
      var r = e.alternate,
        i = e.flags
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (i & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var a = 0; a < r.length; a++) {
              var s = r[a]
              s.ref.impl = s.nextImpl
            }
          ;(Au(t, e, n), Nu(e), i & 4 && (Tl(3, e, e.return), wl(3, e), Tl(5, e, e.return)))
          break
        case 1:
          ;(Au(t, e, n),
            Nu(e),
            i & 512 && (H || r === null || kl(r, r.return)),
            i & 64 &&
              su &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks),
                t !== null &&
                  ((n = e.shared.hiddenCallbacks),
                  (e.shared.hiddenCallbacks = n === null ? t : n.concat(t))))))
          break
        case 26:
          if (
            ((a = ju), Au(t, e, n), Nu(e), i & 512 && (H || r === null || kl(r, r.return)), i & 4)
          ) {
            if (((i = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (su) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e)
                  else {
                    a: {
                      ;((t = e.type), (n = e.memoizedProps), (i = a.ownerDocument || a))
                      b: switch (t) {
                        case `title`:
                          ;((r = i.getElementsByTagName(`title`)[0]),
                            (!r ||
                              r[Ht] ||
                              r[Ft] ||
                              r.namespaceURI === `http://www.w3.org/2000/svg` ||
                              r.hasAttribute(`itemprop`)) &&
                              ((r = i.createElement(t)),
                              i.head.insertBefore(r, i.querySelector(`head > title`))),
                            np(r, t, n),
                            (r[Ft] = e),
                            Yt(r),
                            (t = r))
                          break a
                        case `link`:
                          if ((a = Gm(`link`, `href`, i).get(t + (n.href || ``)))) {
                            for (s = 0; s < a.length; s++)
                              if (
                                ((r = a[s]),
                                r.getAttribute(`href`) ===
                                  (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) ===
                                    (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                a.splice(s, 1)
                                break b
                              }
                          }
                          ;((r = i.createElement(t)), np(r, t, n), i.head.appendChild(r))
                          break
                        case `meta`:
                          if ((a = Gm(`meta`, `content`, i).get(t + (n.content || ``)))) {
                            for (s = 0; s < a.length; s++)
                              if (
                                ((r = a[s]),
                                r.getAttribute(`content`) ===
                                  (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) ===
                                    (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) ===
                                    (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) ===
                                    (n.charSet == null ? null : n.charSet))
                              ) {
                                a.splice(s, 1)
                                break b
                              }
                          }
                          ;((r = i.createElement(t)), np(r, t, n), i.head.appendChild(r))
                          break
                        default:
                          throw Error(o(468, t))
                      }
                      ;((r[Ft] = e), Yt(r), (t = r))
                    }
                    e.stateNode = t
                  }
                } else su || Km(a, e.type, e.stateNode)
              } else e.stateNode = Bm(a, n, e.memoizedProps)
            } else
              i === n
                ? n === null && e.stateNode !== null && Il(e, e.memoizedProps, r.memoizedProps)
                : (i === null
                    ? ((t = r.stateNode), t === null || H || t.parentNode.removeChild(t))
                    : i.count--,
                  n === null ? su || Km(a, e.type, e.stateNode) : Bm(a, n, e.memoizedProps))
          }
          break
        case 27:
          ;(Au(t, e, n),
            Nu(e),
            i & 512 && (H || r === null || kl(r, r.return)),
            r !== null && i & 4 && Il(e, e.memoizedProps, r.memoizedProps))
          break
        case 5:
          if (
            ((a = cu),
            (cu = !1),
            Au(t, e, n),
            (cu = a),
            Nu(e),
            i & 512 && (H || r === null || kl(r, r.return)),
            e.flags & 32)
          ) {
            t = e.stateNode
            try {
              ;(Cn(t, ``), (E = !0))
            } catch (t) {
              Z(e, e.return, t)
            }
          }
          ;(i & 4 &&
            e.stateNode != null &&
            ((t = e.memoizedProps), Il(e, t, r === null ? t : r.memoizedProps)),
            i & 1024 && (lu = !0))
          break
        case 6:
          if ((Au(t, e, n), Nu(e), i & 4)) {
            if (e.stateNode === null) throw Error(o(162))
            ;((t = e.memoizedProps), (n = e.stateNode))
            try {
              ;((n.nodeValue = t), (E = !0))
            } catch (t) {
              Z(e, e.return, t)
            }
          }
          break
        case 3:
          if (
            ((E = !1),
            (Wm = null),
            (a = ju),
            (ju = bm(t.containerInfo)),
            Au(t, e, n),
            (ju = a),
            Nu(e),
            i & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Hh(t.containerInfo)
            } catch (t) {
              Z(e, e.return, t)
            }
          ;(lu && ((lu = !1), Pu(e)), (E = !1))
          break
        case 4:
          ;((i = cu),
            (cu = su),
            (r = on()),
            (a = ju),
            (ju = bm(e.stateNode.containerInfo)),
            Au(t, e, n),
            Nu(e),
            (ju = a),
            E && pu && (mu = !0),
            (E = r),
            (cu = i))
          break
        case 12:
          ;(Au(t, e, n), Nu(e))
          break
        case 31:
          ;(Au(t, e, n),
            Nu(e),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t))))
          break
        case 13:
          ;(Au(t, e, n),
            Nu(e),
            e.child.flags & 8192 &&
              (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) &&
              (hd = $e()),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t))))
          break
        case 22:
          ;((a = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null))
          var c = su,
            l = H,
            u = cu
          ;((su = c || a),
            (cu = u || a),
            (H = l || s),
            Au(t, e, n),
            (H = l),
            (cu = u),
            (su = c),
            Nu(e),
            i & 8192 &&
              ((t = e.stateNode),
              (t._visibility = a ? t._visibility & -2 : t._visibility | 1),
              !a ||
                r === null ||
                s ||
                su ||
                H ||
                ((t = s || H),
                (n = su),
                (r = H),
                (su = a || su),
                (H = t),
                Ru(e, 2),
                (su = n),
                (H = r)),
              (!a && cu) || yu(e, a)),
            i & 4 &&
              ((t = e.updateQueue),
              t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), ku(e, n)))))
          break
        case 19:
          ;(Au(t, e, n),
            Nu(e),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t))))
          break
        case 30:
          ;(i & 512 && (H || r === null || kl(r, r.return)),
            (i = on()),
            (a = pu),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (pu = s && Ai(c.default, c.update) !== `none`),
            Au(t, e, n),
            Nu(e),
            s && r !== null && E && (e.flags |= 4),
            (pu = a),
            (E = i))
          break
        case 21:
          break
        case 7:
          ;(i & 512 && (H || r === null || kl(r, r.return)),
            r && r.stateNode !== null && (r.stateNode._fragmentFiber = e))
        default:
          ;(Au(t, e, n), Nu(e))
      }
    }
    function Nu(e) {
      var t = e.flags
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null;) {
            if (Ll(r)) {
              n = r
              break
            }
            r = r.return
          }
          r = null
          for (var i = e.return; i !== null;) {
            if (Pl(i)) {
              var a = i.stateNode
              r === null ? (r = [a]) : r.push(a)
            }
            if (Nl(i)) break
            i = i.return
          }
          var s = r
          if (n == null) throw Error(o(160))
          switch (n.tag) {
            case 27:
              var c = n.stateNode
              Bl(e, Rl(e), c, s)
              break
            case 5:
              var l = n.stateNode
              ;(n.flags & 32 && (Cn(l, ``), (n.flags &= -33)), Bl(e, Rl(e), l, s))
              break
            case 3:
            case 4:
              var u = n.stateNode.containerInfo
              zl(e, Rl(e), u, s)
              break
            default:
              throw Error(o(161))
          }
        } catch (t) {
          Z(e, e.return, t)
        }
        e.flags &= -3
      }
      t & 4096 && (e.flags &= -4097)
    }
    function Pu(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null;) {
          var t = e
          ;(Pu(t),
            t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (gh = !0), t.reset(), (gh = !1)),
            (e = e.sibling))
        }
    }
    function Fu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) (Iu(t, e), (t = t.sibling))
      else ou(t, !1)
    }
    function Iu(e, t) {
      var n = e.alternate
      if (n === null) Ql(e, !1)
      else
        switch (e.tag) {
          case 3:
            if (((hu = fu = !1), Kl(), Fu(t, e), !fu && !mu)) {
              if (((e = Gl), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r]
                  var i = e[r + 1]
                  ;(Ep(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        {
                          duration: 0,
                          fill: `forwards`,
                          pseudoElement: `::view-transition-group(` + i + `)`,
                        },
                      ))
                }
              ;((e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    {
                      duration: 0,
                      fill: `forwards`,
                      pseudoElement: `::view-transition-group(root)`,
                    },
                  ),
                  e.animate(
                    { width: [0, 0], height: [0, 0] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` },
                  )),
                (hu = !0))
            }
            Gl = null
            break
          case 5:
            Fu(t, e)
            break
          case 4:
            ;((r = fu), (fu = !1), Fu(t, e), fu && (mu = !0), (fu = r))
            break
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? Fu(t, e) : Ql(e, !1))
            break
          case 30:
            ;((r = fu), (i = Kl()), (fu = !1), Fu(t, e), fu && (e.flags |= 4))
            var a = e.memoizedProps,
              o = e.stateNode
            ;((t = Oi(a, o)), (o = Oi(n.memoizedProps, o)))
            var s = Ai(a.default, a.update)
            ;(s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (ql = 0),
                (t = au(e, n, t, o, s, a, !0)),
                ql !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t
                ? (Nd(e, e.memoizedProps.onUpdate), (Gl = i))
                : i !== null && (i.push.apply(i, Gl), (Gl = i)),
              (fu = e.flags & 32 ? !0 : r))
            break
          default:
            Fu(t, e)
        }
    }
    function Lu(e, t) {
      if (t.subtreeFlags & 8772)
        for (t = t.child; t !== null;) (vu(e, t.alternate, t), (t = t.sibling))
    }
    function Ru(e, t) {
      for (e = e.child; e !== null;) {
        var n = e,
          r = t
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            ;(Tl(4, n, n.return), Ru(n, r))
            break
          case 1:
            kl(n, n.return)
            var i = n.stateNode
            ;(typeof i.componentWillUnmount == `function` && Dl(n, n.return, i), Ru(n, r))
            break
          case 27:
            r & 2 && gm(n.stateNode, n.type, n.memoizedProps)
          case 5:
            ;(kl(n, n.return), (n.tag !== 5 && n.tag !== 27) || Ml(n), Ru(n, r))
            break
          case 6:
            Ml(n)
            break
          case 26:
            ;(kl(n, n.return),
              (i = n.stateNode),
              n.memoizedState !== null || i === null || H || i.parentNode.removeChild(i),
              Ru(n, r))
            break
          case 22:
            n.memoizedState === null && Ru(n, r)
            break
          case 30:
            ;(kl(n, n.return), Ru(n, r))
            break
          case 7:
            kl(n, n.return)
          default:
            Ru(n, r)
        }
        e = e.sibling
      }
    }
    function zu(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null;) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1)
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            ;(zu(i, a, n), wl(4, a))
            break
          case 1:
            if ((zu(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount()
              } catch (e) {
                Z(r, r.return, e)
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode
              try {
                var l = i.shared.hiddenCallbacks
                if (l !== null)
                  for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) Ao(l[i], c)
              } catch (e) {
                Z(r, r.return, e)
              }
            }
            ;(s && o & 64 && El(a), Ol(a, a.return))
            break
          case 27:
            n & 2 && Vl(a)
          case 5:
            ;((a.tag !== 5 && a.tag !== 27) || jl(a),
              zu(i, a, n),
              s && r === null && o & 4 && Fl(a),
              Ol(a, a.return))
            break
          case 6:
            jl(a)
            break
          case 26:
            ;((c = a.stateNode),
              a.memoizedState !== null || c === null || su || Km(bm(c.ownerDocument), a.type, c),
              zu(i, a, n),
              s && r === null && o & 4 && Fl(a),
              Ol(a, a.return))
            break
          case 12:
            zu(i, a, n)
            break
          case 31:
            ;(zu(i, a, n), s && o & 4 && Eu(i, a))
            break
          case 13:
            ;(zu(i, a, n), s && o & 4 && Du(i, a))
            break
          case 22:
            ;(a.memoizedState === null && zu(i, a, n), Ol(a, a.return))
            break
          case 30:
            ;(zu(i, a, n), Ol(a, a.return))
            break
          case 7:
            Ol(a, a.return)
          default:
            zu(i, a, n)
        }
        t = t.sibling
      }
    }
    function Bu(e, t) {
      var n = null
      ;(e !== null &&
        e.memoizedState !== null &&
        e.memoizedState.cachePool !== null &&
        (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null &&
          t.memoizedState.cachePool !== null &&
          (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && za(n)))
    }
    function Vu(e, t) {
      ;((e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && za(e)))
    }
    function Hu(e, t, n, r) {
      var i = (n & 335544064) === n
      if (t.subtreeFlags & (i ? 10262 : 10256))
        for (t = t.child; t !== null;) (Uu(e, t, n, r), (t = t.sibling))
      else i && iu(t)
    }
    function Uu(e, t, n, r) {
      var i = (n & 335544064) === n
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && ru(t)
      var a = t.flags
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          ;(Hu(e, t, n, r), a & 2048 && wl(9, t))
          break
        case 1:
          Hu(e, t, n, r)
          break
        case 3:
          ;(Hu(e, t, n, r),
            i &&
              hu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null &&
                e.style.viewTransitionName === `none` &&
                (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && za(a))))
          break
        case 12:
          if (a & 2048) {
            ;(Hu(e, t, n, r), (a = t.stateNode))
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit
              typeof c == `function` &&
                c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0)
            } catch (e) {
              Z(t, t.return, e)
            }
          } else Hu(e, t, n, r)
          break
        case 31:
          Hu(e, t, n, r)
          break
        case 13:
          Hu(e, t, n, r)
          break
        case 23:
          break
        case 22:
          ;((o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && ru(t),
                o._visibility & 2
                  ? Hu(e, t, n, r)
                  : ((o._visibility |= 2), Wu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && ru(s),
                o._visibility & 2 ? Hu(e, t, n, r) : Gu(e, t)),
            a & 2048 && Bu(s, t))
          break
        case 24:
          ;(Hu(e, t, n, r), a & 2048 && Vu(t.alternate, t))
          break
        case 30:
          ;(i && ((a = t.alternate), a !== null && (Xl(a.child, !0), Xl(t.child, !0))),
            Hu(e, t, n, r))
          break
        default:
          Hu(e, t, n, r)
      }
    }
    function Wu(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null;) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            ;(Wu(a, o, s, c, i), wl(8, o))
            break
          case 23:
            break
          case 22:
            var u = o.stateNode
            ;(o.memoizedState === null
              ? ((u._visibility |= 2), Wu(a, o, s, c, i))
              : u._visibility & 2
                ? Wu(a, o, s, c, i)
                : Gu(a, o),
              i && l & 2048 && Bu(o.alternate, o))
            break
          case 24:
            ;(Wu(a, o, s, c, i), i && l & 2048 && Vu(o.alternate, o))
            break
          default:
            Wu(a, o, s, c, i)
        }
        t = t.sibling
      }
    }
    function Gu(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null;) {
          var n = e,
            r = t,
            i = r.flags
          switch (r.tag) {
            case 22:
              ;(Gu(n, r), i & 2048 && Bu(r.alternate, r))
              break
            case 24:
              ;(Gu(n, r), i & 2048 && Vu(r.alternate, r))
              break
            default:
              Gu(n, r)
          }
          t = t.sibling
        }
    }
    var Ku = 8192
    function qu(e, t, n) {
      if (e.subtreeFlags & Ku) for (e = e.child; e !== null;) (Ju(e, t, n), (e = e.sibling))
    }
    function Ju(e, t, n) {
      switch (e.tag) {
        case 26:
          ;(qu(e, t, n),
            e.flags & Ku &&
              (e.memoizedState === null
                ? ((e = e.stateNode), (t & 335544128) === t && Zm(n, e))
                : Qm(n, ju, e.memoizedState, e.memoizedProps)))
          break
        case 5:
          ;(qu(e, t, n), e.flags & Ku && ((e = e.stateNode), (t & 335544128) === t && Zm(n, e)))
          break
        case 3:
        case 4:
          var r = ju
          ;((ju = bm(e.stateNode.containerInfo)), qu(e, t, n), (ju = r))
          break
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate),
            r !== null && r.memoizedState !== null
              ? ((r = Ku), (Ku = 16777216), qu(e, t, n), (Ku = r))
              : qu(e, t, n))
          break
        case 30:
          if ((e.flags & Ku) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode
            ;((i.paired = null), Ul === null && (Ul = new Map()), Ul.set(r, i))
          }
          qu(e, t, n)
          break
        default:
          qu(e, t, n)
      }
    }
    function Yu(e) {
      var t = e.alternate
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null
        do ((t = e.sibling), (e.sibling = null), (e = t))
        while (e !== null)
      }
    }
    function Xu(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;((du = r), $u(r, e))
          }
        Yu(e)
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null;) (Zu(e), (e = e.sibling))
    }
    function Zu(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          ;(Xu(e), e.flags & 2048 && Tl(9, e, e.return))
          break
        case 3:
          Xu(e)
          break
        case 12:
          Xu(e)
          break
        case 22:
          var t = e.stateNode
          e.memoizedState !== null &&
          t._visibility & 2 &&
          (e.return === null || e.return.tag !== 13)
            ? ((t._visibility &= -3), Qu(e))
            : Xu(e)
          break
        default:
          Xu(e)
      }
    }
    function Qu(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;((du = r), $u(r, e))
          }
        Yu(e)
      }
      for (e = e.child; e !== null;) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            ;(Tl(8, t, t.return), Qu(t))
            break
          case 22:
            ;((n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), Qu(t)))
            break
          default:
            Qu(t)
        }
        e = e.sibling
      }
    }
    function $u(e, t) {
      for (; du !== null;) {
        var n = du
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            Tl(8, n, t)
            break
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool
              r != null && r.refCount++
            }
            break
          case 24:
            za(n.memoizedState.cache)
        }
        if (((r = n.child), r !== null)) ((r.return = n), (du = r))
        else
          a: for (n = e; du !== null;) {
            r = du
            var i = r.sibling,
              a = r.return
            if ((Su(r), r === n)) {
              du = null
              break a
            }
            if (i !== null) {
              ;((i.return = a), (du = i))
              break a
            }
            du = a
          }
      }
    }
    var ed = {
        getCacheForType: function (e) {
          var t = N(P),
            n = t.data.get(e)
          return (n === void 0 && ((n = e()), t.data.set(e, n)), n)
        },
        cacheSignal: function () {
          return N(P).controller.signal
        },
      },
      td = typeof WeakMap == `function` ? WeakMap : Map,
      W = 0,
      G = null,
      K = null,
      q = 0,
      J = 0,
      nd = null,
      rd = !1,
      id = !1,
      ad = !1,
      od = 0,
      Y = 0,
      sd = 0,
      cd = 0,
      ld = 0,
      ud = 0,
      dd = 0,
      fd = null,
      pd = null,
      md = !1,
      hd = 0,
      gd = 0,
      _d = 1 / 0,
      vd = null,
      yd = null,
      X = 0,
      bd = null,
      xd = null,
      Sd = 0,
      Cd = 0,
      wd = null,
      Td = null,
      Ed = null,
      Dd = null,
      Od = null,
      kd = 0,
      Ad = null
    function jd() {
      return W & 2 && q !== 0 ? q & -q : C.T === null ? Mt() : Pf()
    }
    function Md() {
      if (ud === 0) {
        if (!(q & 536870912) || M) {
          var e = gt
          ;((gt <<= 1), !(gt & 3932160) && (gt = 262144), (ud = e))
        } else ud = 536870912
      }
      return ((e = Lo.current), e !== null && (e.flags |= 32), ud)
    }
    function Nd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref
        ;(r === null && (r = n.ref = Pp(Oi(e.memoizedProps, n))),
          Dd === null && (Dd = []),
          Dd.push(t.bind(null, r)))
      }
    }
    function Pd(e, t, n) {
      ;(((e === G && (J === 2 || J === 9)) || e.cancelPendingCommit !== null) &&
        (Vd(e, 0), Rd(e, q, ud, !1)),
        Tt(e, n),
        (W & 2 && e === G) ||
          (e === G && (!(W & 2) && (cd |= n), Y === 4 && Rd(e, q, ud, !1)), Ef(e)))
    }
    function Fd(e, t, n) {
      if (W & 6) throw Error(o(327))
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || bt(e, t),
        i = r ? Yd(e, t) : qd(e, t, !0),
        a = r
      do {
        if (i === 0) {
          id && !r && Rd(e, t, 0, !1)
          break
        }
        if (((n = e.current.alternate), a && !Ld(n))) ((i = qd(e, t, !1)), (a = !1))
        else {
          if (i === 2) {
            if (((a = t), e.errorRecoveryDisabledLanes & a)) var s = 0
            else
              ((s = e.pendingLanes & -536870913),
                (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s))
            if (s !== 0) {
              t = s
              a: {
                var c = e
                i = fd
                var l = c.current.memoizedState.isDehydrated
                if ((l && (Vd(c, s).flags |= 256), (s = qd(c, s, !1)), s !== 2 && s !== 6)) {
                  if (ad && !l) {
                    ;((c.errorRecoveryDisabledLanes |= a), (cd |= a), (i = 4))
                    break a
                  }
                  ;((a = pd),
                    (pd = i),
                    a !== null && (pd === null ? (pd = a) : pd.push.apply(pd, a)))
                }
                i = s
              }
              if (((a = !1), i !== 2)) continue
            }
          }
          if (i === 1) {
            ;(Vd(e, 0), Rd(e, t, 0, !0))
            break
          }
          a: {
            switch (((r = e), (a = i), a)) {
              case 0:
              case 1:
                throw Error(o(345))
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break
              case 6:
                Rd(r, t, ud, !rd)
                break a
              case 2:
                pd = null
                break
              case 3:
              case 5:
                break
              default:
                throw Error(o(329))
            }
            if ((t & 62914560) === t && ((i = hd + 300 - $e()), 10 < i)) {
              if ((Rd(r, t, ud, !rd), yt(r, 0, !0) !== 0)) break a
              ;((Sd = t),
                (r.timeoutHandle = gp(
                  Id.bind(null, r, n, pd, vd, md, t, ud, cd, dd, rd, a, `Throttled`, -0, 0),
                  i,
                )))
              break a
            }
            Id(r, n, pd, vd, md, t, ud, cd, dd, rd, a, null, -0, 0)
          }
          break
        }
      } while (1)
      Ef(e)
    }
    function Id(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1
      var m = t.subtreeFlags,
        h = (a & 335544064) === a
      ;((d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: jn,
        }),
        (Ul = null),
        Ju(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null &&
            (m.count++,
            (m.waitingForViewTransition = !0),
            (m = nh.bind(m)),
            h.finished.then(m, m))),
        (m = (a & 62914560) === a ? hd - $e() : (a & 4194048) === a ? gd - $e() : 0),
        (m = eh(d, m)),
        m !== null)
          ? ((Sd = a),
            (e.cancelPendingCommit = m(
              nf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p),
            )),
            Rd(e, a, o, !l))
          : nf(e, t, a, n, r, i, o, s, c, l, u, d))
    }
    function Ld(e) {
      for (var t = e; ;) {
        var n = t.tag
        if (
          (n === 0 || n === 11 || n === 15) &&
          t.flags & 16384 &&
          ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null))
        )
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot
            i = i.value
            try {
              if (!Qr(a(), i)) return !1
            } catch {
              return !1
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) ((n.return = t), (t = n))
        else {
          if (t === e) break
          for (; t.sibling === null;) {
            if (t.return === null || t.return === e) return !0
            t = t.return
          }
          ;((t.sibling.return = t.return), (t = t.sibling))
        }
      }
      return !0
    }
    function Rd(e, t, n, r) {
      ;((t = xt(e, t)),
        (t &= ~ld),
        (t &= ~cd),
        (e.suspendedLanes |= t),
        (e.pingedLanes &= ~t),
        r && (e.warmLanes |= t),
        (r = e.expirationTimes))
      for (var i = t; 0 < i;) {
        var a = 31 - dt(i),
          o = 1 << a
        ;((r[a] = -1), (i &= ~o))
      }
      n !== 0 && Dt(e, n, t)
    }
    function zd() {
      return W & 6 ? !0 : (Df(0, !1), !1)
    }
    function Bd() {
      if (K !== null) {
        if (J === 0) var e = K.return
        else ((e = K), (Ta = wa = null), ls(e), (fo = null), (po = 0), (e = K))
        for (; e !== null;) (Cl(e.alternate, e), (e = e.return))
        K = null
      }
    }
    function Vd(e, t) {
      var n = e.timeoutHandle
      return (
        n !== -1 && ((e.timeoutHandle = -1), _p(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (Sd = 0),
        Bd(),
        (G = e),
        (K = n = Gi(e.current, null)),
        (q = t),
        (J = 0),
        (nd = null),
        (rd = !1),
        (id = bt(e, t)),
        (ad = !1),
        (dd = ud = ld = cd = sd = Y = 0),
        (pd = fd = null),
        (md = !1),
        (od = xt(e, t)),
        Fi(),
        n
      )
    }
    function Hd(e, t) {
      ;((F = null),
        (C.H = vc),
        t === to || t === ro
          ? ((t = lo()), (J = 3))
          : t === no
            ? ((t = lo()), (J = 4))
            : (J = t === Ic ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (nd = t),
        K === null && ((Y = 1), Ac(e, Qi(t, e.current))))
    }
    function Ud() {
      var e = Lo.current
      return e === null
        ? !0
        : (q & 4194048) === q
          ? Ro === null
          : (q & 62914560) === q || q & 536870912
            ? e === Ro
            : !1
    }
    function Wd() {
      var e = C.H
      return ((C.H = vc), e === null ? vc : e)
    }
    function Gd() {
      var e = C.A
      return ((C.A = ed), e)
    }
    function Kd() {
      ;((Y = 4),
        rd || ((q & 4194048) !== q && Lo.current !== null) || (id = !0),
        (!(sd & 134217727) && !(cd & 134217727)) || G === null || Rd(G, q, ud, !1))
    }
    function qd(e, t, n) {
      var r = W
      W |= 2
      var i = Wd(),
        a = Gd()
      ;((G !== e || q !== t) && ((vd = null), Vd(e, t)), (t = !1))
      var o = Y
      a: do
        try {
          if (J !== 0 && K !== null) {
            var s = K,
              c = nd
            switch (J) {
              case 8:
                ;(Bd(), (o = 6))
                break a
              case 3:
              case 2:
              case 9:
              case 6:
                Lo.current === null && (t = !0)
                var l = J
                if (((J = 0), (nd = null), $d(e, s, c, l), n && id)) {
                  o = 0
                  break a
                }
                break
              default:
                ;((l = J), (J = 0), (nd = null), $d(e, s, c, l))
            }
          }
          ;(Jd(), (o = Y))
          break
        } catch (t) {
          Hd(e, t)
        }
      while (1)
      return (
        t && e.shellSuspendCounter++,
        (Ta = wa = null),
        (W = r),
        (C.H = i),
        (C.A = a),
        K === null && ((G = null), (q = 0), Fi()),
        o
      )
    }
    function Jd() {
      for (; K !== null;) Zd(K)
    }
    function Yd(e, t) {
      var n = W
      W |= 2
      var r = Wd(),
        i = Gd()
      G !== e || q !== t ? ((vd = null), (_d = $e() + 500), Vd(e, t)) : (id = bt(e, t))
      a: do
        try {
          if (J !== 0 && K !== null) {
            t = K
            var a = nd
            b: switch (J) {
              case 1:
                ;((J = 0), (nd = null), $d(e, t, a, 1))
                break
              case 2:
              case 9:
                if (ao(a)) {
                  ;((J = 0), (nd = null), Qd(t))
                  break
                }
                ;((t = function () {
                  ;((J !== 2 && J !== 9) || G !== e || (J = 7), Ef(e))
                }),
                  a.then(t, t))
                break a
              case 3:
                J = 7
                break a
              case 4:
                J = 5
                break a
              case 7:
                ao(a) ? ((J = 0), (nd = null), Qd(t)) : ((J = 0), (nd = null), $d(e, t, a, 7))
                break
              case 5:
                var s = null
                switch (K.tag) {
                  case 26:
                    s = K.memoizedState
                  case 5:
                  case 27:
                    var c = K
                    if (s ? Ym(s) : c.stateNode.complete) {
                      ;((J = 0), (nd = null))
                      var l = c.sibling
                      if (l !== null) K = l
                      else {
                        var u = c.return
                        u === null ? (K = null) : ((K = u), ef(u))
                      }
                      break b
                    }
                }
                ;((J = 0), (nd = null), $d(e, t, a, 5))
                break
              case 6:
                ;((J = 0), (nd = null), $d(e, t, a, 6))
                break
              case 8:
                ;(Bd(), (Y = 6))
                break a
              default:
                throw Error(o(462))
            }
          }
          Xd()
          break
        } catch (t) {
          Hd(e, t)
        }
      while (1)
      return (
        (Ta = wa = null),
        (C.H = r),
        (C.A = i),
        (W = n),
        K === null ? ((G = null), (q = 0), Fi(), Y) : 0
      )
    }
    function Xd() {
      for (; K !== null && !Ze();) Zd(K)
    }
    function Zd(e) {
      var t = hl(e.alternate, e, od)
      ;((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (K = t))
    }
    function Qd(e) {
      var t = e,
        n = t.alternate
      switch (t.tag) {
        case 15:
        case 0:
          t = Yc(n, t, t.pendingProps, t.type, void 0, q)
          break
        case 11:
          t = Yc(n, t, t.pendingProps, t.type.render, t.ref, q)
          break
        case 5:
          ls(t)
          var r = t
          r === A &&
            (M
              ? (va(r), r.tag === 5 && r.stateNode != null && (j = r.stateNode))
              : (va(r), (M = !0)))
        default:
          ;(Cl(n, t), (t = K = k(t, od)), (t = hl(n, t, od)))
      }
      ;((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (K = t))
    }
    function $d(e, t, n, r) {
      ;((Ta = wa = null), ls(t), (fo = null), (po = 0))
      var i = t.return
      try {
        if (Fc(e, i, t, n, q)) {
          ;((Y = 1), Ac(e, Qi(n, e.current)), (K = null))
          return
        }
      } catch (t) {
        if (i !== null) throw ((K = i), t)
        ;((Y = 1), Ac(e, Qi(n, e.current)), (K = null))
        return
      }
      t.flags & 32768
        ? (M || r === 1
            ? (e = !0)
            : id || q & 536870912
              ? (e = !1)
              : ((rd = e = !0),
                (r === 2 || r === 9 || r === 3 || r === 6) &&
                  ((r = Lo.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          tf(t, e))
        : ef(t)
    }
    function ef(e) {
      var t = e
      do {
        if (t.flags & 32768) {
          tf(t, rd)
          return
        }
        e = t.return
        var n = xl(t.alternate, t, od)
        if (n !== null) {
          K = n
          return
        }
        if (((t = t.sibling), t !== null)) {
          K = t
          return
        }
        K = t = e
      } while (t !== null)
      Y === 0 && (Y = 5)
    }
    function tf(e, t) {
      do {
        var n = Sl(e.alternate, e)
        if (n !== null) {
          ;((n.flags &= 32767), (K = n))
          return
        }
        if (
          ((n = e.return),
          n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)),
          !t && ((e = e.sibling), e !== null))
        ) {
          K = e
          return
        }
        K = e = n
      } while (e !== null)
      ;((Y = 6), (K = null))
    }
    function nf(e, t, n, r, i, a, s, c, l, u, d, f) {
      e.cancelPendingCommit = null
      do df()
      while (X !== 0)
      if (W & 6) throw Error(o(327))
      if (t !== null) {
        if (t === e.current) throw Error(o(177))
        ;(e === G && ((K = G = null), (q = 0)),
          (xd = t),
          (bd = e),
          (Sd = n),
          (wd = i),
          (Td = r),
          rf(e, t, n, s, c, l, f))
      }
    }
    function rf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes
      if (
        ((Cd = s),
        (s |= Pi),
        Et(e, n, s, r, i, a),
        (Dd = null),
        (n & 335544064) === n ? ((Od = Ha(e)), (r = 10262)) : ((Od = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null),
            (e.callbackPriority = 0),
            yf(rt, function () {
              return (ff(), null)
            }))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (Hl = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        ;((r = C.T), (C.T = null), (i = w.p), (w.p = 2), (a = W), (W |= 4))
        try {
          gu(e, t, n)
        } finally {
          ;((W = a), (w.p = i), (C.T = r))
        }
      }
      ;((X = 1),
        Hl
          ? (Ed = Mp(o, e.containerInfo, Od, sf, cf, of, lf, ff, af, null, null))
          : (sf(), cf(), lf()))
    }
    function af(e) {
      if (X !== 0) {
        var t = bd.onRecoverableError
        t(e, { componentStack: null })
      }
    }
    function of() {
      X === 3 && ((X = 0), Iu(xd, bd), (X = 4))
    }
    function sf() {
      if (X === 1) {
        X = 0
        var e = bd,
          t = xd,
          n = Sd,
          r = !!(t.flags & 13878)
        if (t.subtreeFlags & 13878 || r) {
          ;((r = C.T), (C.T = null))
          var i = w.p
          w.p = 2
          var a = W
          W |= 4
          try {
            ;((pu = mu = !1), Mu(t, e, n), (n = cp))
            var o = ii(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange
            if (o !== s && s && s.ownerDocument && ri(s.ownerDocument.documentElement, s)) {
              if (c !== null && ai(s)) {
                var l = c.start,
                  u = c.end
                if ((u === void 0 && (u = l), `selectionStart` in s))
                  ((s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length)))
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m)
                    !p.extend && h > g && ((o = g), (g = h), (h = o))
                    var _ = ni(s, h),
                      v = ni(s, g)
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange()
                      ;(y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g
                          ? (p.addRange(y), p.extend(v.node, v.offset))
                          : (y.setEnd(v.node, v.offset), p.addRange(y)))
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode);)
                p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop })
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s]
                ;((b.element.scrollLeft = b.left), (b.element.scrollTop = b.top))
              }
            }
            ;((gh = !!sp), (cp = sp = null))
          } finally {
            ;((W = a), (w.p = i), (C.T = r))
          }
        }
        ;((e.current = t), (X = 2))
      }
    }
    function cf() {
      if (X === 2) {
        X = 0
        var e = bd,
          t = xd,
          n = !!(t.flags & 8772)
        if (t.subtreeFlags & 8772 || n) {
          ;((n = C.T), (C.T = null))
          var r = w.p
          w.p = 2
          var i = W
          W |= 4
          try {
            vu(e, t.alternate, t)
          } finally {
            ;((W = i), (w.p = r), (C.T = n))
          }
        }
        X = 3
      }
    }
    function lf() {
      if (X === 4 || X === 3) {
        X = 0
        var e = Ed
        ;((Ed = null), Qe())
        var t = bd,
          n = xd,
          r = Sd,
          i = Td,
          a = (r & 335544064) === r ? 10262 : 10256
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0
            ? (X = 5)
            : ((X = 0), (xd = bd = null), uf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (yd = null),
          jt(r),
          (n = n.stateNode),
          lt && typeof lt.onCommitFiberRoot == `function`)
        )
          try {
            lt.onCommitFiberRoot(ct, n, void 0, (n.current.flags & 128) == 128)
          } catch {}
        if (i !== null) {
          ;((n = C.T), (a = w.p), (w.p = 2), (C.T = null))
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s]
              o(c.value, { componentStack: c.stack })
            }
          } finally {
            ;((C.T = n), (w.p = a))
          }
        }
        if (
          ((i = Dd),
          (o = Od),
          (Od = null),
          i !== null && ((Dd = null), o === null && (o = []), e !== null))
        )
          for (c = 0; c < i.length; c++) ((n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n))
        ;(Sd & 3 && df(),
          Ef(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === Ad ? kd++ : ((kd = 0), (Ad = t))) : ((kd = 0), (Ad = null)),
          Df(0, !1))
      }
    }
    function uf(e, t) {
      ;(e.pooledCacheLanes &= t) === 0 &&
        ((t = e.pooledCache), t != null && ((e.pooledCache = null), za(t)))
    }
    function df() {
      return (Ed !== null && (Ed.skipTransition(), (Ed = null)), sf(), cf(), lf(), ff())
    }
    function ff() {
      if (X !== 5) return !1
      var e = bd,
        t = Cd
      Cd = 0
      var n = jt(Sd),
        r = C.T,
        i = w.p
      try {
        ;((w.p = 32 > n ? 32 : n), (C.T = null), (n = wd), (wd = null))
        var a = bd,
          s = Sd
        if (((X = 0), (xd = bd = null), (Sd = 0), W & 6)) throw Error(o(331))
        var c = W
        if (
          ((W |= 4),
          Zu(a.current),
          Uu(a, a.current, s, n),
          (W = c),
          Df(0, !1),
          lt && typeof lt.onPostCommitFiberRoot == `function`)
        )
          try {
            lt.onPostCommitFiberRoot(ct, a)
          } catch {}
        return !0
      } finally {
        ;((w.p = i), (C.T = r), uf(e, t))
      }
    }
    function pf(e, t, n) {
      ;((t = Qi(n, t)),
        (t = Mc(e.stateNode, t, 2)),
        (e = wo(e, t, 2)),
        e !== null && (Tt(e, 2), Ef(e)))
    }
    function Z(e, t, n) {
      if (e.tag === 3) pf(e, e, n)
      else
        for (; t !== null;) {
          if (t.tag === 3) {
            pf(t, e, n)
            break
          }
          if (t.tag === 1) {
            var r = t.stateNode
            if (
              typeof t.type.getDerivedStateFromError == `function` ||
              (typeof r.componentDidCatch == `function` && (yd === null || !yd.has(r)))
            ) {
              ;((e = Qi(n, e)),
                (n = Nc(2)),
                (r = wo(t, n, 2)),
                r !== null && (Pc(n, r, t, e), Tt(r, 2), Ef(r)))
              break
            }
          }
          t = t.return
        }
    }
    function mf(e, t, n) {
      var r = e.pingCache
      if (r === null) {
        r = e.pingCache = new td()
        var i = new Set()
        r.set(t, i)
      } else ((i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i)))
      i.has(n) || ((ad = !0), i.add(n), (e = hf.bind(null, e, t, n)), t.then(e, e))
    }
    function hf(e, t, n) {
      var r = e.pingCache
      ;(r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        G === e &&
          (q & n) === n &&
          (Y === 4 || (Y === 3 && (q & 62914560) === q && 300 > $e() - hd)
            ? W & 2
              ? (ld |= n)
              : Vd(e, 0)
            : (ld |= n),
          dd === q && (dd = 0)),
        Ef(e))
    }
    function gf(e, t) {
      ;(t === 0 && (t = Ct()), (e = Ri(e, t)), e !== null && (Tt(e, t), Ef(e)))
    }
    function _f(e) {
      var t = e.memoizedState,
        n = 0
      ;(t !== null && (n = t.retryLane), gf(e, n))
    }
    function vf(e, t) {
      var n = 0
      switch (e.tag) {
        case 31:
        case 13:
          var r = e.stateNode,
            i = e.memoizedState
          i !== null && (n = i.retryLane)
          break
        case 19:
          r = e.stateNode
          break
        case 22:
          r = e.stateNode._retryCache
          break
        default:
          throw Error(o(314))
      }
      ;(r !== null && r.delete(t), gf(e, n))
    }
    function yf(e, t) {
      return Ye(e, t)
    }
    var bf = null,
      xf = null,
      Sf = !1,
      Cf = !1,
      wf = !1,
      Tf = 0
    function Ef(e) {
      ;(e !== xf && e.next === null && (xf === null ? (bf = xf = e) : (xf = xf.next = e)),
        (Cf = !0),
        Sf || ((Sf = !0), Nf()))
    }
    function Df(e, t) {
      if (!wf && Cf) {
        wf = !0
        do
          for (var n = !1, r = bf; r !== null;) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes
                if (i === 0) var a = 0
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes
                  ;((a = (1 << (31 - dt(42 | e) + 1)) - 1),
                    (a &= i & ~(o & ~s)),
                    (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0))
                }
                a !== 0 && ((n = !0), Mf(r, a))
              } else
                ((a = q),
                  (a = yt(
                    r,
                    r === G ? a : 0,
                    r.cancelPendingCommit !== null || r.timeoutHandle !== -1,
                  )),
                  !(a & 3) || bt(r, a) || ((n = !0), Mf(r, a)))
            }
            r = r.next
          }
        while (n)
        wf = !1
      }
    }
    function Of() {
      kf()
    }
    function kf() {
      Cf = Sf = !1
      var e = 0
      Tf !== 0 && hp() && (e = Tf)
      for (var t = $e(), n = null, r = bf; r !== null;) {
        var i = r.next,
          a = Af(r, t)
        ;(a === 0
          ? ((r.next = null), n === null ? (bf = i) : (n.next = i), i === null && (xf = n))
          : ((n = r), (e !== 0 || a & 3) && (Cf = !0)),
          (r = i))
      }
      ;((X !== 0 && X !== 5) || Df(e, !1), Tf !== 0 && (Tf = 0))
    }
    function Af(e, t) {
      for (
        var n = e.suspendedLanes,
          r = e.pingedLanes,
          i = e.expirationTimes,
          a = e.pendingLanes & -62914561;
        0 < a;
      ) {
        var o = 31 - dt(a),
          s = 1 << o,
          c = i[o]
        ;(c === -1
          ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = St(s, t))
          : c <= t && (e.expiredLanes |= s),
          (a &= ~s))
      }
      if (
        ((t = G),
        (n = q),
        (n = yt(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (J === 2 || J === 9)) || e.cancelPendingCommit !== null)
      )
        return (
          r !== null && r !== null && Xe(r), (e.callbackNode = null), (e.callbackPriority = 0)
        )
      if (!(n & 3) || bt(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t
        switch ((r !== null && Xe(r), jt(n))) {
          case 2:
          case 8:
            n = nt
            break
          case 32:
            n = rt
            break
          case 268435456:
            n = at
            break
          default:
            n = rt
        }
        return (
          (r = jf.bind(null, e)), (n = Ye(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t
        )
      }
      return (
        r !== null && r !== null && Xe(r), (e.callbackPriority = 2), (e.callbackNode = null), 2
      )
    }
    function jf(e, t) {
      if (X !== 0 && X !== 5) return ((e.callbackNode = null), (e.callbackPriority = 0), null)
      var n = e.callbackNode
      if (df() && e.callbackNode !== n) return null
      var r = q
      return (
        (r = yt(e, e === G ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0
          ? null
          : (Fd(e, r, t),
            Af(e, $e()),
            e.callbackNode != null && e.callbackNode === n ? jf.bind(null, e) : null)
      )
    }
    function Mf(e, t) {
      if (df()) return null
      Fd(e, t, !0)
    }
    function Nf() {
      bp(function () {
        W & 6 ? Ye(tt, Of) : kf()
      })
    }
    function Pf() {
      if (Tf === 0) {
        var e = Ga
        ;(e === 0 && ((e = ht), (ht <<= 1), !(ht & 261888) && (ht = 256)), (Tf = e))
      }
      return Tf
    }
    function Ff(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean`
        ? null
        : typeof e == `function`
          ? e
          : An(e)
    }
    function If(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Ff((i[It] || null).action),
          o = r.submitter
        o &&
          ((t = (t = o[It] || null) ? Ff(t.formAction) : o.getAttribute(`formAction`)),
          t !== null && ((a = t), (o = null)))
        var s = new Zn(`action`, `action`, null, r, i)
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: function () {
                if (r.defaultPrevented) {
                  if (Tf !== 0) {
                    var e = new FormData(i, o)
                    ic(n, { pending: !0, data: e, method: i.method, action: a }, null, e)
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(),
                    (e = new FormData(i, o)),
                    ic(n, { pending: !0, data: e, method: i.method, action: a }, a, e))
              },
              currentTarget: i,
            },
          ],
        })
      }
    }
    for (var Lf = 0; Lf < Ti.length; Lf++) {
      var Rf = Ti[Lf]
      Ei(Rf.toLowerCase(), `on` + (Rf[0].toUpperCase() + Rf.slice(1)))
    }
    ;(Ei(_i, `onAnimationEnd`),
      Ei(vi, `onAnimationIteration`),
      Ei(yi, `onAnimationStart`),
      Ei(`dblclick`, `onDoubleClick`),
      Ei(`focusin`, `onFocus`),
      Ei(`focusout`, `onBlur`),
      Ei(bi, `onTransitionRun`),
      Ei(xi, `onTransitionStart`),
      Ei(Si, `onTransitionCancel`),
      Ei(Ci, `onTransitionEnd`),
      en(`onMouseEnter`, [`mouseout`, `mouseover`]),
      en(`onMouseLeave`, [`mouseout`, `mouseover`]),
      en(`onPointerEnter`, [`pointerout`, `pointerover`]),
      en(`onPointerLeave`, [`pointerout`, `pointerover`]),
      $t(
        `onChange`,
        `change click focusin focusout input keydown keyup selectionchange`.split(` `),
      ),
      $t(
        `onSelect`,
        `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(
          ` `,
        ),
      ),
      $t(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      $t(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      $t(
        `onCompositionStart`,
        `compositionstart focusout keydown keypress keyup mousedown`.split(` `),
      ),
      $t(
        `onCompositionUpdate`,
        `compositionupdate focusout keydown keypress keyup mousedown`.split(` `),
      ))
    var zf =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      Bf = new Set(
        `beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(zf),
      )
    function Vf(e, t) {
      t = !!(t & 4)
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event
        r = r.listeners
        a: {
          var a = void 0
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a
              ;((a = s), (i.currentTarget = l))
              try {
                a(i)
              } catch (e) {
                ji(e)
              }
              ;((i.currentTarget = null), (a = c))
            }
          else
            for (o = 0; o < r.length; o++) {
              if (
                ((s = r[o]),
                (c = s.instance),
                (l = s.currentTarget),
                (s = s.listener),
                c !== a && i.isPropagationStopped())
              )
                break a
              ;((a = s), (i.currentTarget = l))
              try {
                a(i)
              } catch (e) {
                ji(e)
              }
              ;((i.currentTarget = null), (a = c))
            }
        }
      }
    }
    function Q(e, t) {
      var n = t[Rt]
      n === void 0 && (n = t[Rt] = new Set())
      var r = e + `__bubble`
      n.has(r) || (Gf(t, e, 2, !1), n.add(r))
    }
    function Hf(e, t, n) {
      var r = 0
      ;(t && (r |= 4), Gf(n, e, r, t))
    }
    var Uf = `_reactListening` + Math.random().toString(36).slice(2)
    function Wf(e) {
      if (!e[Uf]) {
        ;((e[Uf] = !0),
          Zt.forEach(function (t) {
            t !== `selectionchange` && (Bf.has(t) || Hf(t, !1, e), Hf(t, !0, e))
          }))
        var t = e.nodeType === 9 ? e : e.ownerDocument
        t === null || t[Uf] || ((t[Uf] = !0), Hf(`selectionchange`, !1, t))
      }
    }
    function Gf(e, t, n, r) {
      switch (Ch(t)) {
        case 2:
          var i = _h
          break
        case 8:
          i = vh
          break
        default:
          i = yh
      }
      ;((n = i.bind(null, t, n, e)),
        (i = void 0),
        !Vn || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i }))
    }
    function Kf(e, t, n, r, i) {
      var a = r
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return
          var o = r.tag
          if (o === 3 || o === 4) {
            var s = r.stateNode.containerInfo
            if (s === i) break
            if (o === 4)
              for (o = r.return; o !== null;) {
                var c = o.tag
                if ((c === 3 || c === 4) && o.stateNode.containerInfo === i) return
                o = o.return
              }
            for (; s !== null;) {
              if (((o = Gt(s)), o === null)) return
              if (((c = o.tag), c === 5 || c === 6 || c === 26 || c === 27)) {
                r = a = o
                continue a
              }
              s = s.parentNode
            }
          }
          r = r.return
        }
      Rn(function () {
        var r = a,
          i = Nn(n),
          o = []
        a: {
          var s = wi.get(e)
          if (s !== void 0) {
            var c = Zn,
              u = e
            switch (e) {
              case `keypress`:
                if (qn(n) === 0) break a
              case `keydown`:
              case `keyup`:
                c = hr
                break
              case `focusin`:
                ;((u = `focus`), (c = or))
                break
              case `focusout`:
                ;((u = `blur`), (c = or))
                break
              case `beforeblur`:
              case `afterblur`:
                c = or
                break
              case `click`:
                if (n.button === 2) break a
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                c = ir
                break
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                c = ar
                break
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                c = O
                break
              case _i:
              case vi:
              case yi:
                c = sr
                break
              case Ci:
                c = vr
                break
              case `scroll`:
              case `scrollend`:
                c = $n
                break
              case `wheel`:
                c = yr
                break
              case `copy`:
              case `cut`:
              case `paste`:
                c = cr
                break
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                c = gr
                break
              case `submit`:
                c = _r
                break
              case `toggle`:
              case `beforetoggle`:
                c = br
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (s === null ? null : s + `Capture`) : s
            d = []
            for (var m = r, h; m !== null;) {
              var g = m
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) ||
                  h === null ||
                  p === null ||
                  ((g = zn(m, p)), g != null && d.push(qf(m, g, h))),
                f)
              )
                break
              m = m.return
            }
            0 < d.length && ((s = new c(s, u, null, n, i)), o.push({ event: s, listeners: d }))
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((c = e === `mouseover` || e === `pointerover`),
              (s = e === `mouseout` || e === `pointerout`),
              c && n !== Mn && (u = n.relatedTarget || n.fromElement) && (Gt(u) || u[Lt]))
            )
              break a
            ;(s || c) &&
              ((u =
                i.window === i
                  ? i
                  : (c = i.ownerDocument)
                    ? c.defaultView || c.parentWindow
                    : window),
              s
                ? ((c = n.relatedTarget || n.toElement),
                  (s = r),
                  (c = c ? Gt(c) : null),
                  c !== null &&
                    ((f = l(c)), (d = c.tag), c !== f || (d !== 5 && d !== 27 && d !== 6)) &&
                    (c = null))
                : ((s = null), (c = r)),
              s !== c &&
                ((d = ir),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) &&
                  ((d = gr), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = s == null ? u : qt(s)),
                (h = c == null ? u : qt(c)),
                (u = new d(g, m + `leave`, s, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Gt(i) === r &&
                  ((d = new d(p, m + `enter`, c, n, i)),
                  (d.target = h),
                  (d.relatedTarget = f),
                  (g = d)),
                (f = g),
                (d = s && c ? ie(s, c, Yf) : null),
                s !== null && Xf(o, u, s, d, !1),
                c !== null && f !== null && Xf(o, f, c, d, !0)))
          }
          a: {
            if (
              ((s = r ? qt(r) : window),
              (c = s.nodeName && s.nodeName.toLowerCase()),
              c === `select` || (c === `input` && s.type === `file`))
            )
              var _ = Br
            else if (Pr(s)) {
              if (Vr) _ = Xr
              else {
                _ = Jr
                var v = qr
              }
            } else
              ((c = s.nodeName),
                !c || c.toLowerCase() !== `input` || (s.type !== `checkbox` && s.type !== `radio`)
                  ? r && Dn(r.elementType) && (_ = Br)
                  : (_ = Yr))
            if ((_ &&= _(e, r))) {
              Fr(o, _, n, i)
              break a
            }
            v && v(e, s, r)
          }
          switch (((v = r ? qt(r) : window), e)) {
            case `focusin`:
              ;(Pr(v) || v.contentEditable === `true`) && ((si = v), (ci = r), (li = null))
              break
            case `focusout`:
              li = ci = si = null
              break
            case `mousedown`:
              ui = !0
              break
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              ;((ui = !1), di(o, n, i))
              break
            case `selectionchange`:
              if (oi) break
            case `keydown`:
            case `keyup`:
              di(o, n, i)
          }
          var y
          if (Sr)
            b: {
              switch (e) {
                case `compositionstart`:
                  var b = `onCompositionStart`
                  break b
                case `compositionend`:
                  b = `onCompositionEnd`
                  break b
                case `compositionupdate`:
                  b = `onCompositionUpdate`
                  break b
              }
              b = void 0
            }
          else
            Ar
              ? Or(e, n) && (b = `onCompositionEnd`)
              : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`)
          ;(b &&
            (Tr &&
              n.locale !== `ko` &&
              (Ar || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && Ar && (y = Kn())
                : ((Un = i), (Wn = `value` in Un ? Un.value : Un.textContent), (Ar = !0))),
            (v = Jf(r, b)),
            0 < v.length &&
              ((b = new lr(b, e, null, n, i)),
              o.push({ event: b, listeners: v }),
              y ? (b.data = y) : ((y = kr(n)), y !== null && (b.data = y)))),
            (y = wr ? jr(e, n) : Mr(e, n)) &&
              ((b = Jf(r, `onBeforeInput`)),
              0 < b.length &&
                ((v = new lr(`onBeforeInput`, `beforeinput`, null, n, i)),
                o.push({ event: v, listeners: b }),
                (v.data = y))),
            If(o, e, r, n, i))
        }
        Vf(o, t)
      })
    }
    function qf(e, t, n) {
      return { instance: e, listener: t, currentTarget: n }
    }
    function Jf(e, t) {
      for (var n = t + `Capture`, r = []; e !== null;) {
        var i = e,
          a = i.stateNode
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = zn(e, n)),
            i != null && r.unshift(qf(e, i, a)),
            (i = zn(e, t)),
            i != null && r.push(qf(e, i, a))),
          e.tag === 3)
        )
          return r
        e = e.return
      }
      return []
    }
    function Yf(e) {
      if (e === null) return null
      do e = e.return
      while (e && e.tag !== 5 && e.tag !== 27)
      return e || null
    }
    function Xf(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r;) {
        var s = n,
          c = s.alternate,
          l = s.stateNode
        if (((s = s.tag), c !== null && c === r)) break
        ;((s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l),
          i
            ? ((l = zn(n, a)), l != null && o.unshift(qf(n, l, c)))
            : i || ((l = zn(n, a)), l != null && o.push(qf(n, l, c)))),
          (n = n.return))
      }
      o.length !== 0 && e.push({ event: t, listeners: o })
    }
    var Zf = /\r\n?/g,
      Qf = /\u0000|\uFFFD/g
    function $f(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          Zf,
          `
`,
        )
        .replace(Qf, ``)
    }
    function ep(e, t) {
      return ((t = $f(t)), $f(e) === t)
    }
    function $(e, t, n, r, i, a) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || Cn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && Cn(e, `` + r)
          else return
          break
        case `className`:
          cn(e, `class`, r)
          break
        case `tabIndex`:
          cn(e, `tabindex`, r)
          break
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          cn(e, n, r)
          break
        case `style`:
          En(e, r, a)
          return
        case `data`:
          if (t !== `object`) {
            cn(e, `data`, r)
            break
          }
        case `src`:
        case `href`:
          if (
            (r === `` && (t !== `a` || n !== `href`)) ||
            r == null ||
            typeof r == `function` ||
            typeof r == `symbol` ||
            typeof r == `boolean`
          ) {
            e.removeAttribute(n)
            break
          }
          ;((r = An(r)), e.setAttribute(n, r))
          break
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            )
            break
          }
          if (
            (typeof a == `function` &&
              (n === `formAction`
                ? (t !== `input` && $(e, t, `name`, i.name, i, null),
                  $(e, t, `formEncType`, i.formEncType, i, null),
                  $(e, t, `formMethod`, i.formMethod, i, null),
                  $(e, t, `formTarget`, i.formTarget, i, null))
                : ($(e, t, `encType`, i.encType, i, null),
                  $(e, t, `method`, i.method, i, null),
                  $(e, t, `target`, i.target, i, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n)
            break
          }
          ;((r = An(r)), e.setAttribute(n, r))
          break
        case `onClick`:
          r != null && (e.onclick = jn)
          return
        case `onScroll`:
          r != null && Q(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(o(61))
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(o(60))
              a?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`
          break
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`
          break
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break
        case `autoFocus`:
          break
        case `xlinkHref`:
          if (
            r == null ||
            typeof r == `function` ||
            typeof r == `boolean` ||
            typeof r == `symbol`
          ) {
            e.removeAttribute(`xlink:href`)
            break
          }
          ;((n = An(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n))
          break
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol`
            ? e.setAttribute(n, r)
            : e.removeAttribute(n)
          break
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol`
            ? e.setAttribute(n, ``)
            : e.removeAttribute(n)
          break
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n)
          break
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r
            ? e.setAttribute(n, r)
            : e.removeAttribute(n)
          break
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r)
            ? e.removeAttribute(n)
            : e.setAttribute(n, r)
          break
        case `popover`:
          ;(Q(`beforetoggle`, e), Q(`toggle`, e), sn(e, `popover`, r))
          break
        case `xlinkActuate`:
          ln(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r)
          break
        case `xlinkArcrole`:
          ln(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r)
          break
        case `xlinkRole`:
          ln(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r)
          break
        case `xlinkShow`:
          ln(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r)
          break
        case `xlinkTitle`:
          ln(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r)
          break
        case `xlinkType`:
          ln(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r)
          break
        case `xmlBase`:
          ln(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r)
          break
        case `xmlLang`:
          ln(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r)
          break
        case `xmlSpace`:
          ln(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r)
          break
        case `is`:
          sn(e, `is`, r)
          break
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`))
            ((n = On.get(n) || n), sn(e, n, r))
          else return
      }
      E = !0
    }
    function tp(e, t, n, r, i, a) {
      switch (n) {
        case `style`:
          En(e, r, a)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(o(61))
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(o(60))
              a?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `children`:
          if (typeof r == `string`) Cn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) Cn(e, `` + r)
          else return
          break
        case `onScroll`:
          r != null && Q(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e)
          return
        case `onClick`:
          r != null && (e.onclick = jn)
          return
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!Qt.hasOwnProperty(n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((i = n.endsWith(`Capture`)),
                (a = n.slice(2, i ? n.length - 7 : void 0)),
                (t = e[It] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(a, t, i),
                typeof r == `function`)
              ) {
                ;(typeof t != `function` &&
                  t !== null &&
                  (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(a, r, i))
                break a
              }
              ;((E = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : sn(e, n, r))
            }
          return
      }
      E = !0
    }
    function np(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `img`:
          ;(Q(`error`, e), Q(`load`, e))
          var r = !1,
            i = !1,
            a
          for (a in n)
            if (n.hasOwnProperty(a)) {
              var s = n[a]
              if (s != null)
                switch (a) {
                  case `src`:
                    r = !0
                    break
                  case `srcSet`:
                    i = !0
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(o(137, t))
                  default:
                    $(e, t, a, s, n, null)
                }
            }
          ;(i && $(e, t, `srcSet`, n.srcSet, n, null), r && $(e, t, `src`, n.src, n, null))
          return
        case `input`:
          Q(`invalid`, e)
          var c = (a = s = i = null),
            l = null,
            u = null
          for (r in n)
            if (n.hasOwnProperty(r)) {
              var d = n[r]
              if (d != null)
                switch (r) {
                  case `name`:
                    i = d
                    break
                  case `type`:
                    s = d
                    break
                  case `checked`:
                    l = d
                    break
                  case `defaultChecked`:
                    u = d
                    break
                  case `value`:
                    a = d
                    break
                  case `defaultValue`:
                    c = d
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(o(137, t))
                    break
                  default:
                    $(e, t, r, d, n, null)
                }
            }
          vn(e, a, c, l, u, s, i, !1)
          return
        case `select`:
          for (i in (Q(`invalid`, e), (r = s = a = null), n))
            if (n.hasOwnProperty(i) && ((c = n[i]), c != null))
              switch (i) {
                case `value`:
                  a = c
                  break
                case `defaultValue`:
                  s = c
                  break
                case `multiple`:
                  r = c
                default:
                  $(e, t, i, c, n, null)
              }
          ;((t = a),
            (n = s),
            (e.multiple = !!r),
            t == null ? n != null && bn(e, !!r, n, !0) : bn(e, !!r, t, !1))
          return
        case `textarea`:
          for (s in (Q(`invalid`, e), (a = i = r = null), n))
            if (n.hasOwnProperty(s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c
                  break
                case `defaultValue`:
                  i = c
                  break
                case `children`:
                  a = c
                  break
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(o(91))
                  break
                default:
                  $(e, t, s, c, n, null)
              }
          Sn(e, r, i, a)
          return
        case `option`:
          for (l in n)
            if (n.hasOwnProperty(l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`
                  break
                default:
                  $(e, t, l, r, n, null)
              }
          return
        case `dialog`:
          ;(Q(`beforetoggle`, e), Q(`toggle`, e), Q(`cancel`, e), Q(`close`, e))
          break
        case `iframe`:
        case `object`:
          Q(`load`, e)
          break
        case `video`:
        case `audio`:
          for (r = 0; r < zf.length; r++) Q(zf[r], e)
          break
        case `image`:
          ;(Q(`error`, e), Q(`load`, e))
          break
        case `details`:
          Q(`toggle`, e)
          break
        case `embed`:
        case `source`:
        case `link`:
          ;(Q(`error`, e), Q(`load`, e))
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (n.hasOwnProperty(u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(o(137, t))
                default:
                  $(e, t, u, r, n, null)
              }
          return
        default:
          if (Dn(t)) {
            for (d in n)
              n.hasOwnProperty(d) && ((r = n[d]), r !== void 0 && tp(e, t, d, r, n, void 0))
            return
          }
      }
      for (c in n) n.hasOwnProperty(c) && ((r = n[c]), r != null && $(e, t, c, r, n, null))
    }
    var rp = {}
    function ip(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `input`:
          var i = null,
            a = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null
          for (m in n) {
            var f = n[m]
            if (n.hasOwnProperty(m) && f != null)
              switch (m) {
                case `checked`:
                  break
                case `value`:
                  break
                case `defaultValue`:
                  l = f
                default:
                  r.hasOwnProperty(m) || $(e, t, m, null, r, f)
              }
          }
          for (var p in r) {
            var m = r[p]
            if (((f = n[p]), r.hasOwnProperty(p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  ;(m !== f && (E = !0), (a = m))
                  break
                case `name`:
                  ;(m !== f && (E = !0), (i = m))
                  break
                case `checked`:
                  ;(m !== f && (E = !0), (u = m))
                  break
                case `defaultChecked`:
                  ;(m !== f && (E = !0), (d = m))
                  break
                case `value`:
                  ;(m !== f && (E = !0), (s = m))
                  break
                case `defaultValue`:
                  ;(m !== f && (E = !0), (c = m))
                  break
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(o(137, t))
                  break
                default:
                  m !== f && $(e, t, p, m, r, f)
              }
          }
          _n(e, s, c, l, u, d, a, i)
          return
        case `select`:
          for (a in ((m = s = c = p = null), n))
            if (((l = n[a]), n.hasOwnProperty(a) && l != null))
              switch (a) {
                case `value`:
                  break
                case `multiple`:
                  m = l
                default:
                  r.hasOwnProperty(a) || $(e, t, a, null, r, l)
              }
          for (i in r)
            if (((a = r[i]), (l = n[i]), r.hasOwnProperty(i) && (a != null || l != null)))
              switch (i) {
                case `value`:
                  ;(a !== l && (E = !0), (p = a))
                  break
                case `defaultValue`:
                  ;(a !== l && (E = !0), (c = a))
                  break
                case `multiple`:
                  ;(a !== l && (E = !0), (s = a))
                default:
                  a !== l && $(e, t, i, a, r, l)
              }
          ;((t = c),
            (n = s),
            (r = m),
            p == null
              ? !!r != !!n && (t == null ? bn(e, !!n, n ? [] : ``, !1) : bn(e, !!n, t, !0))
              : bn(e, !!n, p, !1))
          return
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((i = n[c]), n.hasOwnProperty(c) && i != null && !r.hasOwnProperty(c)))
              switch (c) {
                case `value`:
                  break
                case `children`:
                  break
                default:
                  $(e, t, c, null, r, i)
              }
          for (s in r)
            if (((i = r[s]), (a = n[s]), r.hasOwnProperty(s) && (i != null || a != null)))
              switch (s) {
                case `value`:
                  ;(i !== a && (E = !0), (p = i))
                  break
                case `defaultValue`:
                  ;(i !== a && (E = !0), (m = i))
                  break
                case `children`:
                  break
                case `dangerouslySetInnerHTML`:
                  if (i != null) throw Error(o(91))
                  break
                default:
                  i !== a && $(e, t, s, i, r, a)
              }
          xn(e, p, m)
          return
        case `option`:
          for (var h in n)
            if (((p = n[h]), n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)))
              switch (h) {
                case `selected`:
                  e.selected = !1
                  break
                default:
                  $(e, t, h, null, r, p)
              }
          for (l in r)
            if (
              ((p = r[l]), (m = n[l]), r.hasOwnProperty(l) && p !== m && (p != null || m != null))
            )
              switch (l) {
                case `selected`:
                  ;(p !== m && (E = !0),
                    (e.selected = p && typeof p != `function` && typeof p != `symbol`))
                  break
                default:
                  $(e, t, l, p, r, m)
              }
          return
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n)
            ((p = n[g]),
              n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && $(e, t, g, null, r, p))
          for (u in r)
            if (
              ((p = r[u]), (m = n[u]), r.hasOwnProperty(u) && p !== m && (p != null || m != null))
            )
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(o(137, t))
                  break
                default:
                  $(e, t, u, p, r, m)
              }
          return
        default:
          if (Dn(t)) {
            for (var _ in n)
              ((p = n[_]),
                n.hasOwnProperty(_) &&
                  p !== void 0 &&
                  !r.hasOwnProperty(_) &&
                  tp(e, t, _, void 0, r, p))
            for (d in r)
              ((p = r[d]),
                (m = n[d]),
                !r.hasOwnProperty(d) ||
                  p === m ||
                  (p === void 0 && m === void 0) ||
                  tp(e, t, d, p, r, m))
            return
          }
      }
      for (var v in n)
        ((p = n[v]),
          n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && $(e, t, v, null, r, p))
      for (f in r)
        ((p = r[f]),
          (m = n[f]),
          !r.hasOwnProperty(f) || p === m || (p == null && m == null) || $(e, t, f, p, r, m))
    }
    function ap(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0
        default:
          return !1
      }
    }
    function op() {
      if (typeof performance.getEntriesByType == `function`) {
        for (
          var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0;
          r < n.length;
          r++
        ) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration
          if (a && s && ap(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime
              if (l > s) break
              var u = c.transferSize,
                d = c.initiatorType
              u && ap(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))))
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break
          }
        }
        if (0 < e) return t / e / 1e6
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`)
        ? e
        : 5
    }
    var sp = null,
      cp = null
    function lp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    function up(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1
        case `http://www.w3.org/1998/Math/MathML`:
          return 2
        default:
          return 0
      }
    }
    function dp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1
          case `math`:
            return 2
          default:
            return 0
        }
      return e === 1 && t === `foreignObject` ? 0 : e
    }
    function fp(e, t, n, r) {
      return ((n = lp(n).createElement(e)), (n[Ft] = r), (n[It] = t), np(n, e, t), Yt(n), n)
    }
    function pp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` &&
          t.dangerouslySetInnerHTML !== null &&
          t.dangerouslySetInnerHTML.__html != null)
      )
    }
    var mp = null
    function hp() {
      var e = window.event
      return e && e.type === `popstate` ? e !== mp && ((mp = e), !0) : ((mp = null), !1)
    }
    var gp = typeof setTimeout == `function` ? setTimeout : void 0,
      _p = typeof clearTimeout == `function` ? clearTimeout : void 0,
      vp = typeof Promise == `function` ? Promise : void 0,
      yp = typeof requestAnimationFrame == `function` ? requestAnimationFrame : gp,
      bp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : vp === void 0
            ? gp
            : function (e) {
                return vp.resolve(null).then(e).catch(xp)
              }
    function xp(e) {
      setTimeout(function () {
        throw e
      })
    }
    function Sp(e) {
      return e === `head`
    }
    function Cp(e, t) {
      var n = t,
        r = 0
      do {
        var i = n.nextSibling
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              ;(e.removeChild(i), Hh(t))
              return
            }
            r--
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++
          else if (n === `html`) _m(e.ownerDocument.documentElement)
          else if (n === `head`) {
            ;((n = e.ownerDocument.head), _m(n))
            for (var a = n.firstChild; a;) {
              var o = a.nextSibling,
                s = a.nodeName
              ;(a[Ht] ||
                s === `SCRIPT` ||
                s === `STYLE` ||
                (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) ||
                n.removeChild(a),
                (a = o))
            }
          } else n === `body` && _m(e.ownerDocument.body)
        }
        n = i
      } while (n)
      Hh(t)
    }
    function wp(e, t) {
      var n = e
      e = 0
      do {
        var r = n.nextSibling
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``),
                n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 &&
              (t
                ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``))
                : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break
            e--
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++
        }
        n = r
      } while (n)
    }
    function Tp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i]
            0 < a.width && 0 < a.height && r++
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom))
      }
    }
    function Ep(e, t) {
      ;((e = e.style), (t = t.style))
      var n =
        t == null
          ? null
          : t.hasOwnProperty(`viewTransitionName`)
            ? t.viewTransitionName
            : t.hasOwnProperty(`view-transition-name`)
              ? t[`view-transition-name`]
              : null
      ;((e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : t.hasOwnProperty(`viewTransitionClass`)
              ? t.viewTransitionClass
              : t.hasOwnProperty(`view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = t.hasOwnProperty(`marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = t.hasOwnProperty(`marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n))))
    }
    function Dp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      )
    }
    function Op(e) {
      return Dp(e.getBoundingClientRect(), getComputedStyle(e), e)
    }
    function kp(e) {
      var t = e.getBoundingClientRect()
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height)
      var n = getComputedStyle(e)
      return Dp(t, n, e)
    }
    function Ap(e) {
      return e.documentElement.clientHeight
    }
    function jp(e) {
      ;(this.addEventListener(`load`, e), this.addEventListener(`error`, e))
    }
    function Mp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument
      try {
        var u = l.startViewTransition({
          update: function () {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status
            r()
            var s = []
            if (
              (o === `loaded` && (Ap(l), l.fonts.status === `loading` && s.push(l.fonts.ready)),
              (o = s.length),
              e !== null)
            )
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d]
                if (!f.complete) {
                  var p = f.getBoundingClientRect()
                  if (
                    0 < p.bottom &&
                    0 < p.right &&
                    p.top < t.innerHeight &&
                    p.left < t.innerWidth
                  ) {
                    if (((u += Xm(f)), u > $m)) {
                      s.length = o
                      break
                    }
                    ;((f = new Promise(jp.bind(f))), s.push(f))
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([
                  Promise.all(s),
                  new Promise(function (e) {
                    return setTimeout(e, 500)
                  }),
                ]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              )
            if ((i(), n)) return n.finished.then(a, a)
            a()
          },
          types: n,
        })
        l.__reactViewTransition = u
        var d = []
        return (
          u.ready.then(
            function () {
              for (
                var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0;
                t < e.length;
                t++
              ) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement
                if (i != null && i.startsWith(`::view-transition`)) {
                  ;(d.push(n), (n = r.getKeyframes()))
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width
                    if (i === void 0) i = f
                    else if (i !== f) {
                      s = !1
                      break
                    }
                    if (((f = u.height), a === void 0)) a = f
                    else if (a !== f) {
                      s = !1
                      break
                    }
                    ;(delete u.width, delete u.height, u.transform === `none` && delete u.transform)
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n),
                    (s = getComputedStyle(r.target, r.pseudoElement)),
                    s.width !== i || s.height !== a) &&
                    ((s = n[0]),
                    (s.width = i),
                    (s.height = a),
                    (s = n[n.length - 1]),
                    (s.width = i),
                    (s.height = a),
                    r.setKeyframes(n))
                }
              }
              o()
            },
            function (e) {
              l.__reactViewTransition === u && (l.__reactViewTransition = null)
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      ;(e.message ===
                        `View transition was skipped because document visibility state is hidden.` ||
                        e.message ===
                          `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null)
                  }
                e !== null && c(e)
              } finally {
                ;(r(), i(), o())
              }
            },
          ),
          u.finished.finally(function () {
            for (var e = 0; e < d.length; e++) d[e].cancel()
            ;(l.__reactViewTransition === u && (l.__reactViewTransition = null), s())
          }),
          u
        )
      } catch {
        return (r(), i(), o(), null)
      }
    }
    function Np(e, t) {
      ;((this._scope = document.documentElement),
        (this._selector = `::view-transition-` + e + `(` + t + `)`))
    }
    ;((Np.prototype.animate = function (e, t) {
      return (
        (t = typeof t == `number` ? { duration: t } : S({}, t)),
        (t.pseudoElement = this._selector),
        this._scope.animate(e, t)
      )
    }),
      (Np.prototype.getAnimations = function () {
        for (
          var e = this._scope,
            t = this._selector,
            n = e.getAnimations({ subtree: !0 }),
            r = [],
            i = 0;
          i < n.length;
          i++
        ) {
          var a = n[i].effect
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i])
        }
        return r
      }),
      (Np.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector)
      }))
    function Pp(e) {
      return {
        name: e,
        group: new Np(`group`, e),
        imagePair: new Np(`image-pair`, e),
        old: new Np(`old`, e),
        new: new Np(`new`, e),
      }
    }
    function Fp(e) {
      ;((this._fragmentFiber = e), (this._observers = this._eventListeners = null))
    }
    Fp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null
      if (
        !(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))
      ) {
        this._eventListeners === null && (this._eventListeners = [])
        var a = this._eventListeners
        if (Bp(a, e, t, n) === -1) {
          var o = this,
            s = t
          ;(n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              ;(o.removeEventListener(e, t, n),
                typeof t == `function` ? t.call(this, r) : t.handleEvent(r))
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Rp(n)),
            a.push({
              type: e,
              listener: t,
              optionsOrUseCapture: n,
              attachedListener: s,
              cleanup: i,
            }),
            h(this._fragmentFiber.child, !1, Ip, e, s, r))
        }
        this._eventListeners = a
      }
    }
    function Ip(e, t, n, r) {
      return (b(e).addEventListener(t, n, r), !1)
    }
    Fp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners
      if (r !== null && ((t = Bp(r, e, t, n)), t !== -1)) {
        var i = r[t]
        n = i.attachedListener
        var a = i.cleanup
        ;((i = Rp(i.optionsOrUseCapture)),
          h(this._fragmentFiber.child, !1, Lp, e, n, i),
          r.splice(t, 1),
          a !== null && a())
      }
    }
    function Lp(e, t, n, r) {
      return (b(e).removeEventListener(t, n, r), !1)
    }
    function Rp(e) {
      return e != null &&
        typeof e != `boolean` &&
        (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e
    }
    function zp(e) {
      return e == null
        ? `c=0`
        : typeof e == `boolean`
          ? `c=` + (e ? `1` : `0`)
          : `c=` + (e.capture ? `1` : `0`)
    }
    function Bp(e, t, n, r) {
      if (e.length === 0) return -1
      r = zp(r)
      for (var i = 0; i < e.length; i++) {
        var a = e[i]
        if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i
      }
      return -1
    }
    ;((Fp.prototype.dispatchEvent = function (e) {
      var t = g(this._fragmentFiber)
      if (t === null) return !0
      t = b(t)
      var n = this._eventListeners
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``)
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture))
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++)
            ((a = n[i]),
              r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture)))
        return (t.removeChild(r), e)
      }
      return t.dispatchEvent(e)
    }),
      (Fp.prototype.focus = function (e) {
        h(this._fragmentFiber.child, !0, Vp, e, void 0, void 0)
      }))
    function Vp(e, t) {
      return e.tag !== 6 && ((e = b(e)), pm(e, t))
    }
    Fp.prototype.focusLast = function (e) {
      var t = []
      h(this._fragmentFiber.child, !0, Hp, t, void 0, void 0)
      for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
    }
    function Hp(e, t) {
      return (t.push(e), !1)
    }
    Fp.prototype.blur = function () {
      var e = g(this._fragmentFiber)
      e !== null &&
        ((e = b(e)),
        (e = lp(e).activeElement),
        e !== null && h(this._fragmentFiber.child, !1, Up, e, void 0, void 0))
    }
    function Up(e, t) {
      return e.tag !== 6 && ((e = b(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1)
    }
    Fp.prototype.observeUsing = function (e) {
      ;(this._observers === null && (this._observers = new Set()),
        this._observers.add(e),
        h(this._fragmentFiber.child, !1, Wp, e, void 0, void 0))
    }
    function Wp(e, t) {
      return (e.tag === 6 || ((e = b(e)), t.observe(e)), !1)
    }
    Fp.prototype.unobserveUsing = function (e) {
      var t = this._observers
      if (t !== null && t.has(e)) {
        ;(t.delete(e), h(this._fragmentFiber.child, !1, Gp, e, void 0, void 0))
        for (var n = (t = 0); n < Kp.length; n++) {
          var r = Kp[n]
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (Kp[t++] = r)
        }
        Kp.length = t
      }
    }
    function Gp(e, t) {
      return (e.tag === 6 || ((e = b(e)), t.unobserve(e)), !1)
    }
    var Kp = [],
      qp = !1
    function Jp(e, t, n) {
      ;(Kp.push({ fragmentInstance: e, observer: t, instance: n }),
        qp ||
          ((qp = !0),
          mm(function () {
            qp = !1
            var e = Kp
            Kp = []
            for (var t = 0; t < e.length; t++) {
              var n = e[t]
              n.observer.unobserve(n.instance)
            }
          })))
    }
    Fp.prototype.getClientRects = function () {
      var e = []
      return (h(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e)
    }
    function Yp(e, t) {
      if (e.tag === 6) {
        e = e.stateNode
        var n = e.ownerDocument.createRange()
        ;(n.selectNodeContents(e), t.push.apply(t, n.getClientRects()))
      } else ((e = b(e)), t.push.apply(t, e.getClientRects()))
      return !1
    }
    ;((Fp.prototype.getRootNode = function (e) {
      var t = g(this._fragmentFiber)
      return t === null ? this : b(t).getRootNode(e)
    }),
      (Fp.prototype.compareDocumentPosition = function (e) {
        var t = g(this._fragmentFiber)
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED
        var n = []
        h(this._fragmentFiber.child, !1, Hp, n, void 0, void 0)
        var r = b(t)
        if (n.length === 0) {
          if (((n = r), _(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null;) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo
                  break a
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break
                t = t.return
              }
              t = null
            }
            t != null && (n = t)
          }
          t = this._fragmentFiber
          var i = (r = n.compareDocumentPosition(e))
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = v(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = b(n).compareDocumentPosition(e)),
                    (i =
                      e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          )
        }
        ;((t = b(n[0])), (i = b(n[n.length - 1])))
        var a = _(this._fragmentFiber) ? t.parentElement : r
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED
        ;((r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY))
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY
        return (
          (s =
            r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        )
      }))
    function Xp(e, t, n, r, i) {
      var a = Gt(i)
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null;) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0
                break a
              }
              a = a.return
            }
            n = !1
          }
        return n
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null)
          return ((a = i.ownerDocument), i === a || i === a.documentElement || i === a.body)
        a: {
          for (a = t, t = g(t); a !== null;) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0
              break a
            }
            a = a.return
          }
          a = !1
        }
        return a
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) &&
            !(t = a === n) &&
            ((t = ie(n, a, x)),
            t === null ? (t = !1) : (h(t, !0, ne, a, n), (a = ee), (ee = null), (t = a !== null))),
          t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = ie(r, a, x)),
              t === null
                ? (t = !1)
                : (h(t, !0, re, a, r), (a = ee), (te = ee = null), (t = a !== null))),
            t)
          : !1
    }
    function Zp(e, t) {
      var n = e.ownerDocument.createRange()
      ;(n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(
          window.scrollX + e.left,
          t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight,
        ))
    }
    Fp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(o(566))
      var t = []
      h(this._fragmentFiber.child, !1, Hp, t, void 0, void 0)
      var n = !1 !== e
      if (t.length === 0) {
        var r = v(this._fragmentFiber)
        if (((r = n ? r[1] || r[0] || g(this._fragmentFiber) : r[0] || r[1]), r === null)) return
        if (r.tag === 6) {
          ;((e = b(r)), Zp(e, n))
          return
        }
        if (((r = b(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            ;((n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e))
            return
          }
          r.scrollIntoView(e)
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length);) {
        var i = t[r]
        ;(i.tag === 6 ? ((i = b(i)), Zp(i, n)) : b(i).scrollIntoView(e), (r += n ? -1 : 1))
      }
    }
    function Qp(e, t) {
      return ((e = b(e)), $p(e, t), !1)
    }
    function $p(e, t) {
      ;((e.reactFragments ??= new Set()), e.reactFragments.add(t))
    }
    function em(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            for (var r = 0, i = 0; i < Kp.length; i++) {
              var a = Kp[i]
              ;(a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a)
            }
            ;((Kp.length = r), n.observe(e))
          }),
        $p(e, t))
    }
    function tm(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            typeof n.rootMargin == `string` ? Jp(t, n, e) : n.unobserve(e)
          }),
        e.reactFragments != null && e.reactFragments.delete(t))
    }
    function nm(e) {
      var t = e.firstChild
      for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
        var n = t
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            ;(nm(n), Wt(n))
            continue
          case `SCRIPT`:
          case `STYLE`:
            continue
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue
        }
        e.removeChild(n)
      }
    }
    function rm(e, t, n, r) {
      for (; e.nodeType === 1;) {
        var i = n
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e
          } else return e
        } else if (!e[Ht])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break
              return e
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !==
                    (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break
              return e
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break
              return e
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !==
                    (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break
              return e
            default:
              return e
          }
        if (((e = lm(e.nextSibling)), e === null)) break
      }
      return null
    }
    function im(e, t, n) {
      if (t === ``) return null
      for (; e.nodeType !== 3;)
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function am(e, t) {
      for (; e.nodeType !== 8;)
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function om(e) {
      return e.data === `$?` || e.data === `$~`
    }
    function sm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`)
    }
    function cm(e, t) {
      var n = e.ownerDocument
      if (e.data === `$~`) e._reactRetry = t
      else if (e.data !== `$?` || n.readyState !== `loading`) t()
      else {
        var r = function () {
          ;(t(), n.removeEventListener(`DOMContentLoaded`, r))
        }
        ;(n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r))
      }
    }
    function lm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType
        if (t === 1 || t === 3) break
        if (t === 8) {
          if (
            ((t = e.data),
            t === `$` ||
              t === `$!` ||
              t === `$?` ||
              t === `$~` ||
              t === `&` ||
              t === `F!` ||
              t === `F`)
          )
            break
          if (t === `/$` || t === `/&`) return null
        }
      }
      return e
    }
    var um = null
    function dm(e) {
      e = e.nextSibling
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `/$` || n === `/&`) {
            if (t === 0) return lm(e.nextSibling)
            t--
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++
        }
        e = e.nextSibling
      }
      return null
    }
    function fm(e) {
      e = e.previousSibling
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e
            t--
          } else (n !== `/$` && n !== `/&`) || t++
        }
        e = e.previousSibling
      }
      return null
    }
    function pm(e, t) {
      function n() {
        r = !0
      }
      if (e.ownerDocument.activeElement === e) return !0
      var r = !1
      try {
        ;(e.ownerDocument.addEventListener(`focus`, n, !0),
          (e.focus || HTMLElement.prototype.focus).call(e, t))
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0)
      }
      return r
    }
    function mm(e) {
      yp(function () {
        yp(function (t) {
          return e(t)
        })
      })
    }
    function hm(e, t, n) {
      switch (((t = lp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(o(452))
          return e
        case `head`:
          if (((e = t.head), !e)) throw Error(o(453))
          return e
        case `body`:
          if (((e = t.body), !e)) throw Error(o(454))
          return e
        default:
          throw Error(o(451))
      }
    }
    function gm(e, t, n) {
      for (var r in n) {
        var i = n[r]
        n.hasOwnProperty(r) && i != null && $(e, t, r, null, rp, i)
      }
      ;(n.dangerouslySetInnerHTML != null && (e.textContent = ``),
        e.onclick === jn && (e.onclick = null),
        Wt(e))
    }
    function _m(e) {
      for (var t = e.attributes; t.length;) e.removeAttributeNode(t[0])
      Wt(e)
    }
    var vm = new Map(),
      ym = new Set()
    function bm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode()
        if (t.nodeType === 9 || t.nodeType === 11) return t
      }
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    var xm = w.d
    w.d = { f: Sm, r: Cm, D: Em, C: Dm, L: Om, m: km, X: jm, S: Am, M: Mm }
    function Sm() {
      var e = xm.f(),
        t = zd()
      return e || t
    }
    function Cm(e) {
      var t = Kt(e)
      t !== null && t.tag === 5 && t.type === `form` ? oc(t) : xm.r(e)
    }
    var wm = typeof document > `u` ? null : document
    function Tm(e, t, n) {
      var r = wm
      if (r && typeof t == `string` && t) {
        var i = gn(t)
        ;((i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          ym.has(i) ||
            (ym.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null &&
              ((t = r.createElement(`link`)), np(t, `link`, e), Yt(t), r.head.appendChild(t))))
      }
    }
    function Em(e) {
      ;(xm.D(e), Tm(`dns-prefetch`, e, null))
    }
    function Dm(e, t) {
      ;(xm.C(e, t), Tm(`preconnect`, e, t))
    }
    function Om(e, t, n) {
      xm.L(e, t, n)
      var r = wm
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + gn(t) + `"]`
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + gn(n.imageSrcSet) + `"]`),
            typeof n.imageSizes == `string` && (i += `[imagesizes="` + gn(n.imageSizes) + `"]`))
          : (i += `[href="` + gn(e) + `"]`)
        var a = i
        switch (t) {
          case `style`:
            a = Pm(e)
            break
          case `script`:
            a = Rm(e)
        }
        if (
          !(
            vm.has(a) ||
            ((e = S(
              { rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t },
              n,
            )),
            vm.set(a, e),
            r.querySelector(i) !== null ||
              (t === `style` && r.querySelector(Fm(a))) ||
              (t === `script` && r.querySelector(zm(a))))
          )
        ) {
          var o = r.createElement(`link`)
          ;(np(o, `link`, e),
            t === `style` &&
              ((o[Ut] = !0),
              (o.onload = o.onerror =
                function () {
                  Xt(o)
                })),
            Yt(o),
            r.head.appendChild(o))
        }
      }
    }
    function km(e, t) {
      xm.m(e, t)
      var n = wm
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + gn(r) + `"][href="` + gn(e) + `"]`,
          a = i
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Rm(e)
        }
        if (
          !vm.has(a) &&
          ((e = S({ rel: `modulepreload`, href: e }, t)), vm.set(a, e), n.querySelector(i) === null)
        ) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector(zm(a))) return
          }
          ;((r = n.createElement(`link`)), np(r, `link`, e), Yt(r), n.head.appendChild(r))
        }
      }
    }
    function Am(e, t, n) {
      xm.S(e, t, n)
      var r = wm
      if (r && e) {
        var i = Jt(r).hoistableStyles,
          a = Pm(e)
        t ||= `default`
        var o = i.get(a)
        if (!o) {
          var s = { loading: 0, preload: null }
          if ((o = r.querySelector(Fm(a)))) s.loading = 5
          else {
            ;((e = S({ rel: `stylesheet`, href: e, 'data-precedence': t }, n)),
              (n = vm.get(a)) && Hm(e, n))
            var c = (o = r.createElement(`link`))
            ;(Yt(c),
              np(c, `link`, e),
              (c._p = new Promise(function (e, t) {
                ;((c.onload = e), (c.onerror = t))
              })),
              c.addEventListener(`load`, function () {
                s.loading |= 1
              }),
              c.addEventListener(`error`, function () {
                s.loading |= 2
              }),
              (s.loading |= 4),
              Vm(o, t, r))
          }
          ;((o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o))
        }
      }
    }
    function jm(e, t) {
      xm.X(e, t)
      var n = wm
      if (n && e) {
        var r = Jt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = S({ src: e, async: !0 }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Yt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Mm(e, t) {
      xm.M(e, t)
      var n = wm
      if (n && e) {
        var r = Jt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = S({ src: e, async: !0, type: `module` }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Yt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Nm(e, t, n, r) {
      var i = (i = Fe.current) ? bm(i) : null
      if (!i) throw Error(o(446))
      switch (e) {
        case `meta`:
        case `title`:
          return null
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Pm(n.href)),
              (t = Jt(i).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null }
        case `link`:
          if (
            n.rel === `stylesheet` &&
            typeof n.href == `string` &&
            typeof n.precedence == `string`
          ) {
            e = Pm(n.href)
            var a = Jt(i).hoistableStyles,
              s = a.get(e)
            if (
              (s ||
                ((i = i.ownerDocument || i),
                (s = {
                  type: `stylesheet`,
                  instance: null,
                  count: 0,
                  state: { loading: 0, preload: null },
                }),
                a.set(e, s),
                (a = i.querySelector(Fm(e)))
                  ? a._p || ((s.instance = a), (s.state.loading = 5))
                  : ((a = vm.get(e)),
                    a ||
                      ((a = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      vm.set(e, a)),
                    Lm(i, e, a, s.state))),
              t && r === null)
            )
              throw Error(o(528, ``))
            return s
          }
          if (t && r !== null) throw Error(o(529, ``))
          return null
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Rm(n)),
                (t = Jt(i).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          )
        default:
          throw Error(o(444, e))
      }
    }
    function Pm(e) {
      return `href="` + gn(e) + `"`
    }
    function Fm(e) {
      return `link[rel="stylesheet"][` + e + `]`
    }
    function Im(e) {
      return S({}, e, { 'data-precedence': e.precedence, precedence: null })
    }
    function Lm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[Ut]) {
          r.loading = 1
          return
        }
      } else
        ((t = e.createElement(`link`)),
          (t[Ut] = !0),
          (t.onload = t.onerror = Xt.bind(null, t)),
          np(t, `link`, n),
          Yt(t),
          e.head.appendChild(t))
      ;((r.preload = t),
        t.addEventListener(`load`, function () {
          return (r.loading |= 1)
        }),
        t.addEventListener(`error`, function () {
          return (r.loading |= 2)
        }))
    }
    function Rm(e) {
      return `[src="` + gn(e) + `"]`
    }
    function zm(e) {
      return `script[async]` + e
    }
    function Bm(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`:
            var r = e.querySelector(`style[data-href~="` + gn(n.href) + `"]`)
            if (r) return ((t.instance = r), Yt(r), r)
            var i = S({}, n, {
              'data-href': n.href,
              'data-precedence': n.precedence,
              href: null,
              precedence: null,
            })
            return (
              (r = (e.ownerDocument || e).createElement(`style`)),
              Yt(r),
              np(r, `style`, i),
              Vm(r, n.precedence, e),
              (t.instance = r)
            )
          case `stylesheet`:
            i = Pm(n.href)
            var a = e.querySelector(Fm(i))
            if (a) return ((t.state.loading |= 4), (t.instance = a), Yt(a), a)
            ;((r = Im(n)),
              (i = vm.get(i)) && Hm(r, i),
              (a = (e.ownerDocument || e).createElement(`link`)),
              Yt(a))
            var s = a
            return (
              (s._p = new Promise(function (e, t) {
                ;((s.onload = e), (s.onerror = t))
              })),
              np(a, `link`, r),
              (t.state.loading |= 4),
              Vm(a, n.precedence, e),
              (t.instance = a)
            )
          case `script`:
            return (
              (a = Rm(n.src)),
              (i = e.querySelector(zm(a)))
                ? ((t.instance = i), Yt(i), i)
                : ((r = n),
                  (i = vm.get(a)) && ((r = S({}, n)), Um(r, i)),
                  (e = e.ownerDocument || e),
                  (i = e.createElement(`script`)),
                  Yt(i),
                  np(i, `link`, r),
                  e.head.appendChild(i),
                  (t.instance = i))
            )
          case `void`:
            return null
          default:
            throw Error(o(443, t.type))
        }
      else
        t.type === `stylesheet` &&
          !(t.state.loading & 4) &&
          ((r = t.instance), (t.state.loading |= 4), Vm(r, n.precedence, e))
      return t.instance
    }
    function Vm(e, t, n) {
      for (
        var r = n.querySelectorAll(
            `link[rel="stylesheet"][data-precedence],style[data-precedence]`,
          ),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o]
        if (s.dataset.precedence === t) a = s
        else if (a !== i) break
      }
      a
        ? a.parentNode.insertBefore(e, a.nextSibling)
        : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild))
    }
    function Hm(e, t) {
      ;((e.crossOrigin ??= t.crossOrigin),
        (e.referrerPolicy ??= t.referrerPolicy),
        (e.title ??= t.title))
    }
    function Um(e, t) {
      ;((e.crossOrigin ??= t.crossOrigin),
        (e.referrerPolicy ??= t.referrerPolicy),
        (e.integrity ??= t.integrity))
    }
    var Wm = null
    function Gm(e, t, n) {
      if (Wm === null) {
        var r = new Map(),
          i = (Wm = new Map())
        i.set(n, r)
      } else ((i = Wm), (r = i.get(n)), r || ((r = new Map()), i.set(n, r)))
      if (r.has(e)) return r
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i]
        if (
          !(a[Ht] || a[Ft] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) &&
          a.namespaceURI !== `http://www.w3.org/2000/svg`
        ) {
          var o = a.getAttribute(t) || ``
          o = e + o
          var s = r.get(o)
          s ? s.push(a) : r.set(o, [a])
        }
      }
      return r
    }
    function Km(e, t, n) {
      ;((e = e.ownerDocument || e),
        e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null))
    }
    function qm(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1
      switch (e) {
        case `meta`:
        case `title`:
          return !0
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break
          return !0
        case `link`:
          if (
            typeof t.rel != `string` ||
            typeof t.href != `string` ||
            t.href === `` ||
            t.onLoad ||
            t.onError
          )
            break
          switch (t.rel) {
            case `stylesheet`:
              return ((e = t.disabled), typeof t.precedence == `string` && e == null)
            default:
              return !0
          }
        case `script`:
          if (
            t.async &&
            typeof t.async != `function` &&
            typeof t.async != `symbol` &&
            !t.onLoad &&
            !t.onError &&
            t.src &&
            typeof t.src == `string`
          )
            return !0
      }
      return !1
    }
    function Jm(e, t) {
      return (
        e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`
      )
    }
    function Ym(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3))
    }
    function Xm(e) {
      return (
        (e.width || 100) *
        (e.height || 100) *
        (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) *
        0.25
      )
    }
    function Zm(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++,
        t.complete || ((e.imgBytes += Xm(t)), e.suspenseyImages.push(t)),
        (e = rh.bind(e)),
        t.decode().then(e, e))
    }
    function Qm(e, t, n, r) {
      if (
        n.type === `stylesheet` &&
        (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) &&
        !(n.state.loading & 4)
      ) {
        if (n.instance === null) {
          var i = Pm(r.href),
            a = t.querySelector(Fm(i))
          if (a) {
            ;((t = a._p),
              typeof t == `object` &&
                t &&
                typeof t.then == `function` &&
                (e.count++, (e = nh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Yt(a))
            return
          }
          ;((a = t.ownerDocument || t),
            (r = Im(r)),
            (i = vm.get(i)) && Hm(r, i),
            (a = a.createElement(`link`)),
            Yt(a))
          var o = a
          ;((o._p = new Promise(function (e, t) {
            ;((o.onload = e), (o.onerror = t))
          })),
            np(a, `link`, r),
            (n.instance = a))
        }
        ;(e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++,
            (n = nh.bind(e)),
            t.addEventListener(`load`, n),
            t.addEventListener(`error`, n)))
      }
    }
    var $m = 0
    function eh(e, t) {
      return (
        e.stylesheets && e.count === 0 && ah(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? function (n) {
              var r = setTimeout(function () {
                if ((e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend
                  ;((e.unsuspend = null), t())
                }
              }, 6e4 + t)
              0 < e.imgBytes && $m === 0 && ($m = 62500 * op())
              var i = setTimeout(
                function () {
                  if (
                    ((e.waitingForImages = !1),
                    e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend))
                  ) {
                    var t = e.unsuspend
                    ;((e.unsuspend = null), t())
                  }
                },
                (e.imgBytes > $m ? 50 : 800) + t,
              )
              return (
                (e.unsuspend = n),
                function () {
                  ;((e.unsuspend = null), clearTimeout(r), clearTimeout(i))
                }
              )
            }
          : null
      )
    }
    function th(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) ah(e, e.stylesheets)
        else if (e.unsuspend) {
          var t = e.unsuspend
          ;((e.unsuspend = null), t())
        }
      }
    }
    function nh() {
      ;(this.count--, th(this))
    }
    function rh() {
      ;(this.imgCount--, th(this))
    }
    var ih = null
    function ah(e, t) {
      ;((e.stylesheets = null),
        e.unsuspend !== null &&
          (e.count++, (ih = new Map()), t.forEach(oh, e), (ih = null), nh.call(e)))
    }
    function oh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = ih.get(e)
        if (n) var r = n.get(null)
        else {
          ;((n = new Map()), ih.set(e, n))
          for (
            var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0;
            a < i.length;
            a++
          ) {
            var o = i[a]
            ;(o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) &&
              (n.set(o.dataset.precedence, o), (r = o))
          }
          r && n.set(null, r)
        }
        ;((i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = nh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a
            ? a.parentNode.insertBefore(i, a.nextSibling)
            : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4))
      }
    }
    var sh = {
      $$typeof: fe,
      Provider: null,
      Consumer: null,
      _currentValue: Oe,
      _currentValue2: Oe,
      _threadCount: 0,
    }
    function ch(e, t, n, r, i, a, o, s, c) {
      ;((this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode =
          this.next =
          this.pendingContext =
          this.context =
          this.cancelPendingCommit =
            null),
        (this.callbackPriority = 0),
        (this.expirationTimes = wt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = wt(0)),
        (this.hiddenUpdates = wt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map()))
    }
    function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new ch(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = Ui(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = Ra()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        xo(a),
        e
      )
    }
    function uh(e) {
      return e ? ((e = Vi), e) : Vi
    }
    function dh(e, t, n, r, i, a) {
      ;((i = uh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = Co(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = wo(e, r, t)),
        n !== null && (Pd(n, e, t), To(n, e, t)))
    }
    function fh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane
        e.retryLane = n !== 0 && n < t ? n : t
      }
    }
    function ph(e, t) {
      ;(fh(e, t), (e = e.alternate) && fh(e, t))
    }
    function mh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Ri(e, 67108864)
        ;(t !== null && Pd(t, e, 67108864), ph(e, 67108864))
      }
    }
    function hh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = jd()
        t = At(t)
        var n = Ri(e, t)
        ;(n !== null && Pd(n, e, t), ph(e, t))
      }
    }
    var gh = !0
    function _h(e, t, n, r) {
      var i = C.T
      C.T = null
      var a = w.p
      try {
        ;((w.p = 2), yh(e, t, n, r))
      } finally {
        ;((w.p = a), (C.T = i))
      }
    }
    function vh(e, t, n, r) {
      var i = C.T
      C.T = null
      var a = w.p
      try {
        ;((w.p = 8), yh(e, t, n, r))
      } finally {
        ;((w.p = a), (C.T = i))
      }
    }
    function yh(e, t, n, r) {
      if (gh) {
        var i = bh(r)
        if (i === null) (Kf(e, t, r, xh, n), Mh(e, r))
        else if (Ph(i, e, t, n, r)) r.stopPropagation()
        else if ((Mh(e, r), t & 4 && -1 < jh.indexOf(e))) {
          for (; i !== null;) {
            var a = Kt(i)
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = vt(a.pendingLanes)
                    if (o !== 0) {
                      var s = a
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o;) {
                        var c = 1 << (31 - dt(o))
                        ;((s.entanglements[1] |= c), (o &= ~c))
                      }
                      ;(Ef(a), !(W & 6) && ((_d = $e() + 500), Df(0, !1)))
                    }
                  }
                  break
                case 31:
                case 13:
                  ;((s = Ri(a, 2)), s !== null && Pd(s, a, 2), zd(), ph(a, 2))
              }
            if (((a = bh(r)), a === null && Kf(e, t, r, xh, n), a === i)) break
            i = a
          }
          i !== null && r.stopPropagation()
        } else Kf(e, t, r, null, n)
      }
    }
    function bh(e) {
      return ((e = Nn(e)), Sh(e))
    }
    var xh = null
    function Sh(e) {
      if (((xh = null), (e = Gt(e)), e !== null)) {
        var t = l(e)
        if (t === null) e = null
        else {
          var n = t.tag
          if (n === 13) {
            if (((e = u(t)), e !== null)) return e
            e = null
          } else if (n === 31) {
            if (((e = d(t)), e !== null)) return e
            e = null
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated)
              return t.tag === 3 ? t.stateNode.containerInfo : null
            e = null
          } else t !== e && (e = null)
        }
      }
      return ((xh = e), null)
    }
    function Ch(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8
        case `message`:
          switch (et()) {
            case tt:
              return 2
            case nt:
              return 8
            case rt:
            case it:
              return 32
            case at:
              return 268435456
            default:
              return 32
          }
        default:
          return 32
      }
    }
    var wh = !1,
      Th = null,
      Eh = null,
      Dh = null,
      Oh = new Map(),
      kh = new Map(),
      Ah = [],
      jh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        )
    function Mh(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Th = null
          break
        case `dragenter`:
        case `dragleave`:
          Eh = null
          break
        case `mouseover`:
        case `mouseout`:
          Dh = null
          break
        case `pointerover`:
        case `pointerout`:
          Oh.delete(t.pointerId)
          break
        case `gotpointercapture`:
        case `lostpointercapture`:
          kh.delete(t.pointerId)
      }
    }
    function Nh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = {
            blockedOn: t,
            domEventName: n,
            eventSystemFlags: r,
            nativeEvent: a,
            targetContainers: [i],
          }),
          t !== null && ((t = Kt(t)), t !== null && mh(t)),
          e)
        : ((e.eventSystemFlags |= r),
          (t = e.targetContainers),
          i !== null && t.indexOf(i) === -1 && t.push(i),
          e)
    }
    function Ph(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return ((Th = Nh(Th, e, t, n, r, i)), !0)
        case `dragenter`:
          return ((Eh = Nh(Eh, e, t, n, r, i)), !0)
        case `mouseover`:
          return ((Dh = Nh(Dh, e, t, n, r, i)), !0)
        case `pointerover`:
          var a = i.pointerId
          return (Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0)
        case `gotpointercapture`:
          return ((a = i.pointerId), kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0)
      }
      return !1
    }
    function Fh(e) {
      var t = Gt(e.target)
      if (t !== null) {
        var n = l(t)
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = u(n)), t !== null)) {
              ;((e.blockedOn = t),
                Nt(e.priority, function () {
                  hh(n)
                }))
              return
            }
          } else if (t === 31) {
            if (((t = d(n)), t !== null)) {
              ;((e.blockedOn = t),
                Nt(e.priority, function () {
                  hh(n)
                }))
              return
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null
            return
          }
        }
      }
      e.blockedOn = null
    }
    function Ih(e) {
      if (e.blockedOn !== null) return !1
      for (var t = e.targetContainers; 0 < t.length;) {
        var n = bh(e.nativeEvent)
        if (n === null) {
          n = e.nativeEvent
          var r = new n.constructor(n.type, n)
          ;((Mn = r), n.target.dispatchEvent(r), (Mn = null))
        } else return ((t = Kt(n)), t !== null && mh(t), (e.blockedOn = n), !1)
        t.shift()
      }
      return !0
    }
    function Lh(e, t, n) {
      Ih(e) && n.delete(t)
    }
    function Rh() {
      ;((wh = !1),
        Th !== null && Ih(Th) && (Th = null),
        Eh !== null && Ih(Eh) && (Eh = null),
        Dh !== null && Ih(Dh) && (Dh = null),
        Oh.forEach(Lh),
        kh.forEach(Lh))
    }
    function zh(e, n) {
      e.blockedOn === n &&
        ((e.blockedOn = null),
        wh || ((wh = !0), t.unstable_scheduleCallback(t.unstable_NormalPriority, Rh)))
    }
    var Bh = null
    function Vh(e) {
      Bh !== e &&
        ((Bh = e),
        t.unstable_scheduleCallback(t.unstable_NormalPriority, function () {
          Bh === e && (Bh = null)
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2]
            if (typeof r != `function`) {
              if (Sh(r || n) === null) continue
              break
            }
            var a = Kt(n)
            a !== null &&
              (e.splice(t, 3),
              (t -= 3),
              ic(a, { pending: !0, data: i, method: n.method, action: r }, r, i))
          }
        }))
    }
    function Hh(e) {
      function t(t) {
        return zh(t, e)
      }
      ;(Th !== null && zh(Th, e),
        Eh !== null && zh(Eh, e),
        Dh !== null && zh(Dh, e),
        Oh.forEach(t),
        kh.forEach(t))
      for (var n = 0; n < Ah.length; n++) {
        var r = Ah[n]
        r.blockedOn === e && (r.blockedOn = null)
      }
      for (; 0 < Ah.length && ((n = Ah[0]), n.blockedOn === null);)
        (Fh(n), n.blockedOn === null && Ah.shift())
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[It] || null
          if (typeof a == `function`) o || Vh(n)
          else if (o) {
            var s = null
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[It] || null))) s = o.formAction
              else if (Sh(i) !== null) continue
            } else s = o.action
            ;(typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Vh(n))
          }
        }
    }
    function Uh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({
            handler: function () {
              return new Promise(function (e) {
                return (i = e)
              })
            },
            focusReset: `manual`,
            scroll: `manual`,
          })
      }
      function t() {
        ;(i !== null && (i(), (i = null)), r || setTimeout(n, 20))
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry
          e &&
            e.url != null &&
            navigation.navigate(e.url, {
              state: e.getState(),
              info: `react-transition`,
              history: `replace`,
            })
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          function () {
            ;((r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null)))
          }
        )
      }
    }
    function Wh(e) {
      this._internalRoot = e
    }
    ;((Gh.prototype.render = Wh.prototype.render =
      function (e) {
        var t = this._internalRoot
        if (t === null) throw Error(o(409))
        var n = t.current
        dh(n, jd(), e, t, null, null)
      }),
      (Gh.prototype.unmount = Wh.prototype.unmount =
        function () {
          var e = this._internalRoot
          if (e !== null) {
            this._internalRoot = null
            var t = e.containerInfo
            ;(dh(e.current, 2, null, e, null, null), zd(), (t[Lt] = null))
          }
        }))
    function Gh(e) {
      this._internalRoot = e
    }
    Gh.prototype.unstable_scheduleHydration = function (e) {
      if (e) {
        var t = Mt()
        e = { blockedOn: null, target: e, priority: t }
        for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
        ;(Ah.splice(n, 0, e), n === 0 && Fh(e))
      }
    }
    var Kh = n.version
    if (Kh !== `19.3.1`) throw Error(o(527, Kh, `19.3.1`))
    w.findDOMNode = function (e) {
      var t = e._reactInternals
      if (t === void 0)
        throw typeof e.render == `function`
          ? Error(o(188))
          : ((e = Object.keys(e).join(`,`)), Error(o(268, e)))
      return ((e = p(t)), (e = e === null ? null : m(e)), (e = e === null ? null : e.stateNode), e)
    }
    var qh = {
      bundleType: 0,
      version: `19.3.1`,
      rendererPackageName: `react-dom`,
      currentDispatcherRef: C,
      reconcilerVersion: `19.3.1`,
    }
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__
      if (!Jh.isDisabled && Jh.supportsFiber)
        try {
          ;((ct = Jh.inject(qh)), (lt = Jh))
        } catch {}
    }
    e.createRoot = function (e, t) {
      if (!c(e)) throw Error(o(299))
      var n = !1,
        r = ``,
        i = Dc,
        a = Oc,
        s = kc
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (i = t.onUncaughtError),
          t.onCaughtError !== void 0 && (a = t.onCaughtError),
          t.onRecoverableError !== void 0 && (s = t.onRecoverableError)),
        (t = lh(e, 1, !1, null, null, n, r, null, i, a, s, Uh)),
        (e[Lt] = t.current),
        Wf(e),
        new Wh(t)
      )
    }
  }),
  l = t((e, t) => {
    function n() {
      if (
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` &&
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`
      )
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    ;(n(), (t.exports = c()))
  }),
  u = e(r(), 1)
function d() {
  if (typeof globalThis < `u`) return globalThis
  if (typeof self < `u`) return self
  if (typeof window < `u`) return window
  if (typeof global < `u`) return global
}
function f() {
  let e = d()
  if (e.__xstate__) return e.__xstate__
}
var p = (e) => {
    if (typeof window > `u`) return
    let t = f()
    t && t.register(e)
  },
  m = class {
    constructor(e) {
      ;((this._process = e), (this._active = !1), (this._current = null), (this._last = null))
    }
    start() {
      ;((this._active = !0), this.flush())
    }
    clear() {
      this._current && ((this._current.next = null), (this._last = this._current))
    }
    enqueue(e) {
      let t = { value: e, next: null }
      this._current
        ? ((this._last.next = t), (this._last = t))
        : ((this._current = t), (this._last = t), this._active && this.flush())
    }
    flush() {
      for (; this._current;) {
        let e = this._current
        ;(this._process(e.value), (this._current = e.next))
      }
      this._last = null
    }
  },
  h = ``,
  g = `#`,
  _ = `*`,
  v = `xstate.init`,
  y = `xstate.stop`
function b(e, t) {
  return { type: `xstate.after.${e}.${t}` }
}
function ee(e, t) {
  return { type: `xstate.done.state.${e}`, output: t }
}
function te(e, t) {
  return { type: `xstate.done.actor.${e}`, output: t, actorId: e }
}
function ne(e, t) {
  return { type: `xstate.error.actor.${e}`, error: t, actorId: e }
}
function re(e) {
  return { type: v, input: e }
}
function x(e) {
  setTimeout(() => {
    throw e
  })
}
var ie = (typeof Symbol == `function` && Symbol.observable) || `@@observable`
function S(e, t) {
  let n = oe(e),
    r = oe(t)
  return typeof r == `string`
    ? typeof n == `string` && r === n
    : typeof n == `string`
      ? n in r
      : Object.keys(n).every((e) => e in r && S(n[e], r[e]))
}
function ae(e) {
  if (fe(e)) return e
  let t = [],
    n = ``
  for (let r = 0; r < e.length; r++) {
    switch (e.charCodeAt(r)) {
      case 92:
        ;((n += e[r + 1]), r++)
        continue
      case 46:
        ;(t.push(n), (n = ``))
        continue
    }
    n += e[r]
  }
  return (t.push(n), t)
}
function oe(e) {
  return Lt(e) ? e.value : typeof e == `string` ? se(ae(e)) : e
}
function se(e) {
  if (e.length === 1) return e[0]
  let t = {},
    n = t
  for (let t = 0; t < e.length - 1; t++)
    if (t === e.length - 2) n[e[t]] = e[t + 1]
    else {
      let r = n
      ;((n = {}), (r[e[t]] = n))
    }
  return t
}
function ce(e, t) {
  let n = {},
    r = Object.keys(e)
  for (let i = 0; i < r.length; i++) {
    let a = r[i]
    n[a] = t(e[a], a, e, i)
  }
  return n
}
function le(e) {
  return fe(e) ? e : [e]
}
function ue(e) {
  return e === void 0 ? [] : le(e)
}
function de(e, t, n, r) {
  return typeof e == `function` ? e({ context: t, event: n, self: r }) : e
}
function fe(e) {
  return Array.isArray(e)
}
function pe(e) {
  return e.type.startsWith(`xstate.error.actor`)
}
function me(e) {
  return le(e).map((e) => (e === void 0 || typeof e == `string` ? { target: e } : e))
}
function he(e) {
  if (e !== void 0 && e !== h) return ue(e)
}
function ge(e, t, n) {
  let r = typeof e == `object`,
    i = r ? e : void 0
  return {
    next: (r ? e.next : e)?.bind(i),
    error: (r ? e.error : t)?.bind(i),
    complete: (r ? e.complete : n)?.bind(i),
  }
}
function _e(e, t) {
  return `${t}.${e}`
}
function ve(e, t) {
  let n = t.match(/^xstate\.invoke\.(\d+)\.(.*)/)
  if (!n) return e.implementations.actors[t]
  let [, r, i] = n,
    a = e.getStateNodeById(i).config.invoke
  return (Array.isArray(a) ? a[r] : a).src
}
function ye(e, t) {
  if (t === e || t === _) return !0
  if (!t.endsWith(`.*`)) return !1
  let n = t.split(`.`),
    r = e.split(`.`)
  for (let e = 0; e < n.length; e++) {
    let t = n[e],
      i = r[e]
    if (t === `*`) return e === n.length - 1
    if (t !== i) return !1
  }
  return !0
}
function be(e, t) {
  return `${e.sessionId}.${t}`
}
var xe = 0
function Se(e, t) {
  let n = new Map(),
    r = new Map(),
    i = new WeakMap(),
    a = new Set(),
    o = {},
    { clock: s, logger: c } = t,
    l = {
      schedule: (e, t, n, r, i = Math.random().toString(36).slice(2)) => {
        let a = { source: e, target: t, event: n, delay: r, id: i, startedAt: Date.now() },
          c = be(e, i)
        u._snapshot._scheduledEvents[c] = a
        let l = s.setTimeout(() => {
          ;(delete o[c], delete u._snapshot._scheduledEvents[c], u._relay(e, t, n))
        }, r)
        o[c] = l
      },
      cancel: (e, t) => {
        let n = be(e, t),
          r = o[n]
        ;(delete o[n], delete u._snapshot._scheduledEvents[n], r !== void 0 && s.clearTimeout(r))
      },
      cancelAll: (e) => {
        for (let t in u._snapshot._scheduledEvents) {
          let n = u._snapshot._scheduledEvents[t]
          n.source === e && l.cancel(e, n.id)
        }
      },
    },
    u = {
      _snapshot: { _scheduledEvents: (t?.snapshot && t.snapshot.scheduler) ?? {} },
      _bookId: () => `x:${xe++}`,
      _register: (e, t) => (n.set(e, t), e),
      _unregister: (e) => {
        n.delete(e.sessionId)
        let t = i.get(e)
        t !== void 0 && (r.delete(t), i.delete(e))
      },
      get: (e) => r.get(e),
      getAll: () => Object.fromEntries(r.entries()),
      _set: (e, t) => {
        let n = r.get(e)
        if (n && n !== t) throw Error(`Actor with system ID '${e}' already exists.`)
        ;(r.set(e, t), i.set(t, e))
      },
      inspect: (e) => {
        let t = ge(e)
        return (
          a.add(t),
          {
            unsubscribe() {
              a.delete(t)
            },
          }
        )
      },
      _sendInspectionEvent: (t) => {
        if (!a.size) return
        let n = { ...t, rootId: e.sessionId }
        a.forEach((e) => e.next?.(n))
      },
      _relay: (e, t, n) => {
        ;(u._sendInspectionEvent({ type: `@xstate.event`, sourceRef: e, actorRef: t, event: n }),
          t._send(n))
      },
      scheduler: l,
      getSnapshot: () => ({ _scheduledEvents: { ...u._snapshot._scheduledEvents } }),
      start: () => {
        let e = u._snapshot._scheduledEvents
        u._snapshot._scheduledEvents = {}
        for (let t in e) {
          let { source: n, target: r, event: i, delay: a, id: o } = e[t]
          l.schedule(n, r, i, a, o)
        }
      },
      _clock: s,
      _logger: c,
    }
  return u
}
var Ce = !1,
  we = (function (e) {
    return (
      (e[(e.NotStarted = 0)] = `NotStarted`),
      (e[(e.Running = 1)] = `Running`),
      (e[(e.Stopped = 2)] = `Stopped`),
      e
    )
  })({}),
  Te = {
    clock: { setTimeout: (e, t) => setTimeout(e, t), clearTimeout: (e) => clearTimeout(e) },
    logger: console.log.bind(console),
    devTools: !1,
  },
  Ee = class {
    constructor(e, t) {
      ;((this.logic = e),
        (this._snapshot = void 0),
        (this.clock = void 0),
        (this.options = void 0),
        (this.id = void 0),
        (this.mailbox = new m(this._process.bind(this))),
        (this.observers = new Set()),
        (this.eventListeners = new Map()),
        (this.logger = void 0),
        (this._processingStatus = we.NotStarted),
        (this._parent = void 0),
        (this._syncSnapshot = void 0),
        (this.ref = void 0),
        (this._actorScope = void 0),
        (this.systemId = void 0),
        (this.sessionId = void 0),
        (this.system = void 0),
        (this._doneEvent = void 0),
        (this.src = void 0),
        (this._deferred = []))
      let n = { ...Te, ...t },
        { clock: r, logger: i, parent: a, syncSnapshot: o, id: s, systemId: c, inspect: l } = n
      ;((this.system = a ? a.system : Se(this, { clock: r, logger: i })),
        l && !a && this.system.inspect(ge(l)),
        (this.sessionId = this.system._bookId()),
        (this.id = s ?? this.sessionId),
        (this.logger = t?.logger ?? this.system._logger),
        (this.clock = t?.clock ?? this.system._clock),
        (this._parent = a),
        (this._syncSnapshot = o),
        (this.options = n),
        (this.src = n.src ?? e),
        (this.ref = this),
        (this._actorScope = {
          self: this,
          id: this.id,
          sessionId: this.sessionId,
          logger: this.logger,
          defer: (e) => {
            this._deferred.push(e)
          },
          system: this.system,
          stopChild: (e) => {
            if (e._parent !== this)
              throw Error(`Cannot stop child actor ${e.id} of ${this.id} because it is not a child`)
            e._stop()
          },
          emit: (e) => {
            let t = this.eventListeners.get(e.type),
              n = this.eventListeners.get(`*`)
            if (!t && !n) return
            let r = [...(t ? t.values() : []), ...(n ? n.values() : [])]
            for (let t of r)
              try {
                t(e)
              } catch (e) {
                x(e)
              }
          },
          actionExecutor: (e) => {
            let t = () => {
              if (
                (this._actorScope.system._sendInspectionEvent({
                  type: `@xstate.action`,
                  actorRef: this,
                  action: { type: e.type, params: e.params },
                }),
                !e.exec)
              )
                return
              let t = Ce
              try {
                ;((Ce = !0), e.exec(e.info, e.params))
              } finally {
                Ce = t
              }
            }
            this._processingStatus === we.Running ? t() : this._deferred.push(t)
          },
        }),
        (this.send = this.send.bind(this)),
        this.system._sendInspectionEvent({ type: `@xstate.actor`, actorRef: this }),
        c && ((this.systemId = c), this.system._set(c, this)),
        this._initState(t?.snapshot ?? t?.state),
        c && this._snapshot.status !== `active` && this.system._unregister(this))
    }
    _initState(e) {
      try {
        this._snapshot = e
          ? this.logic.restoreSnapshot
            ? this.logic.restoreSnapshot(e, this._actorScope)
            : e
          : this.logic.getInitialSnapshot(this._actorScope, this.options?.input)
      } catch (e) {
        this._snapshot = { status: `error`, output: void 0, error: e }
      }
    }
    update(e, t) {
      this._snapshot = e
      let n
      for (; (n = this._deferred.shift());)
        try {
          n()
        } catch (t) {
          ;((this._deferred.length = 0), (this._snapshot = { ...e, status: `error`, error: t }))
        }
      switch (this._snapshot.status) {
        case `active`:
          for (let t of this.observers)
            try {
              t.next?.(e)
            } catch (e) {
              x(e)
            }
          break
        case `done`:
          for (let t of this.observers)
            try {
              t.next?.(e)
            } catch (e) {
              x(e)
            }
          ;(this._stopProcedure(),
            this._complete(),
            (this._doneEvent = te(this.id, this._snapshot.output)),
            this._parent && this.system._relay(this, this._parent, this._doneEvent))
          break
        case `error`:
          this._error(this._snapshot.error)
      }
      this.system._sendInspectionEvent({
        type: `@xstate.snapshot`,
        actorRef: this,
        event: t,
        snapshot: e,
      })
    }
    subscribe(e, t, n) {
      let r = ge(e, t, n)
      if (this._processingStatus !== we.Stopped) this.observers.add(r)
      else
        switch (this._snapshot.status) {
          case `done`:
            try {
              r.complete?.()
            } catch (e) {
              x(e)
            }
            break
          case `error`: {
            let e = this._snapshot.error
            if (!r.error) x(e)
            else
              try {
                r.error(e)
              } catch (e) {
                x(e)
              }
            break
          }
        }
      return {
        unsubscribe: () => {
          this.observers.delete(r)
        },
      }
    }
    on(e, t) {
      let n = this.eventListeners.get(e)
      n || ((n = new Set()), this.eventListeners.set(e, n))
      let r = t.bind(void 0)
      return (
        n.add(r),
        {
          unsubscribe: () => {
            n.delete(r)
          },
        }
      )
    }
    select(e, t = Object.is) {
      return {
        subscribe: (n) => {
          let r = ge(n),
            i = e(this.getSnapshot())
          return this.subscribe((n) => {
            let a = e(n)
            t(i, a) || ((i = a), r.next?.(a))
          })
        },
        get: () => e(this.getSnapshot()),
      }
    }
    start() {
      if (this._processingStatus === we.Running) return this
      ;(this._syncSnapshot &&
        this.subscribe({
          next: (e) => {
            e.status === `active` &&
              this.system._relay(this, this._parent, {
                type: `xstate.snapshot.${this.id}`,
                snapshot: e,
              })
          },
          error: () => {},
        }),
        this.system._register(this.sessionId, this),
        this.systemId && this.system._set(this.systemId, this),
        (this._processingStatus = we.Running))
      let e = re(this.options.input)
      switch (
        (this.system._sendInspectionEvent({
          type: `@xstate.event`,
          sourceRef: this._parent,
          actorRef: this,
          event: e,
        }),
        this._snapshot.status)
      ) {
        case `done`:
          return (this.update(this._snapshot, e), this)
        case `error`:
          return (this._error(this._snapshot.error), this)
      }
      if ((this._parent || this.system.start(), this.logic.start))
        try {
          this.logic.start(this._snapshot, this._actorScope)
        } catch (e) {
          return (
            (this._snapshot = { ...this._snapshot, status: `error`, error: e }),
            this._error(e),
            this
          )
        }
      return (
        this.update(this._snapshot, e),
        this.options.devTools && this.attachDevTools(),
        this.mailbox.start(),
        this
      )
    }
    _process(e) {
      let t, n
      try {
        t = this.logic.transition(this._snapshot, e, this._actorScope)
      } catch (e) {
        n = { err: e }
      }
      if (n) {
        let { err: e } = n
        ;((this._snapshot = { ...this._snapshot, status: `error`, error: e }), this._error(e))
      } else
        (this.update(t, e), e.type === `xstate.stop` && (this._stopProcedure(), this._complete()))
    }
    _stop() {
      return this._processingStatus === we.Stopped
        ? this
        : (this.mailbox.clear(),
          this._processingStatus === we.NotStarted
            ? ((this._processingStatus = we.Stopped), this)
            : (this.mailbox.enqueue({ type: y }), this))
    }
    stop() {
      if (this._parent) throw Error(`A non-root actor cannot be stopped directly.`)
      return this._stop()
    }
    _complete() {
      for (let e of this.observers)
        try {
          e.complete?.()
        } catch (e) {
          x(e)
        }
      ;(this.observers.clear(), this.eventListeners.clear())
    }
    _reportError(e) {
      if (!this.observers.size) {
        ;(this._parent || x(e), this.eventListeners.clear())
        return
      }
      let t = !1
      for (let n of this.observers) {
        let r = n.error
        t ||= !r
        try {
          r?.(e)
        } catch (e) {
          x(e)
        }
      }
      ;(this.observers.clear(), this.eventListeners.clear(), t && x(e))
    }
    _error(e) {
      ;(this._stopProcedure(),
        this._reportError(e),
        this._parent && this.system._relay(this, this._parent, ne(this.id, e)))
    }
    _stopProcedure() {
      return (
        this._processingStatus === we.Running &&
          (this.system.scheduler.cancelAll(this),
          this.mailbox.clear(),
          (this.mailbox = new m(this._process.bind(this))),
          (this._processingStatus = we.Stopped),
          this.system._unregister(this)),
        this
      )
    }
    _send(e) {
      this._processingStatus !== we.Stopped && this.mailbox.enqueue(e)
    }
    send(e) {
      this.system._relay(void 0, this, e)
    }
    attachDevTools() {
      let { devTools: e } = this.options
      e && (typeof e == `function` ? e : p)(this)
    }
    toJSON() {
      return { xstate$$type: 1, id: this.id }
    }
    getPersistedSnapshot(e) {
      return this.logic.getPersistedSnapshot(this._snapshot, e)
    }
    [ie]() {
      return this
    }
    getSnapshot() {
      return this._snapshot
    }
  }
function De(e, ...[t]) {
  return new Ee(e, t)
}
function C(e, t, n, r, { sendId: i }) {
  return [t, { sendId: typeof i == `function` ? i(n, r) : i }, void 0]
}
function w(e, t) {
  e.defer(() => {
    e.system.scheduler.cancel(e.self, t.sendId)
  })
}
function Oe(e) {
  function t(e, t) {}
  return ((t.type = `xstate.cancel`), (t.sendId = e), (t.resolve = C), (t.execute = w), t)
}
function ke(e, t, n, r, { id: i, systemId: a, src: o, input: s, syncSnapshot: c }) {
  let l = typeof o == `string` ? ve(t.machine, o) : o,
    u = typeof i == `function` ? i(n) : i,
    d,
    f
  return (
    l &&
      ((f = typeof s == `function` ? s({ context: t.context, event: n.event, self: e.self }) : s),
      (d = De(l, { id: u, src: o, parent: e.self, syncSnapshot: c, systemId: a, input: f }))),
    [
      Wt(t, { children: { ...t.children, [u]: d } }),
      { id: i, systemId: a, actorRef: d, src: o, input: f },
      void 0,
    ]
  )
}
function Ae(e, { actorRef: t }) {
  t &&
    e.defer(() => {
      t._processingStatus !== we.Stopped && t.start()
    })
}
function je(...[e, { id: t, systemId: n, input: r, syncSnapshot: i = !1 } = {}]) {
  function a(e, t) {}
  return (
    (a.type = `xstate.spawnChild`),
    (a.id = t),
    (a.systemId = n),
    (a.src = e),
    (a.input = r),
    (a.syncSnapshot = i),
    (a.resolve = ke),
    (a.execute = Ae),
    a
  )
}
function Me(e, t, n, r, { actorRef: i }) {
  let a = typeof i == `function` ? i(n, r) : i,
    o = typeof a == `string` ? t.children[a] : a,
    s = t.children
  return (o && ((s = { ...s }), delete s[o.id]), [Wt(t, { children: s }), o, void 0])
}
function T(e, t) {
  let n = t.getSnapshot()
  if (n && `children` in n) for (let t of Object.values(n.children)) T(e, t)
  e.system._unregister(t)
}
function Ne(e, t) {
  t &&
    (T(e, t),
    t._processingStatus === we.Running
      ? e.defer(() => {
          e.stopChild(t)
        })
      : e.stopChild(t))
}
function Pe(e) {
  function t(e, t) {}
  return ((t.type = `xstate.stopChild`), (t.actorRef = e), (t.resolve = Me), (t.execute = Ne), t)
}
function Fe(e, { context: t, event: n }, { guards: r }) {
  return r.every((r) => Le(r, t, n, e))
}
function Ie(e) {
  function t(e, t) {
    return !1
  }
  return ((t.check = Fe), (t.guards = e), t)
}
function Le(e, t, n, r) {
  let { machine: i } = r,
    a = typeof e == `function`,
    o = a ? e : i.implementations.guards[typeof e == `string` ? e : e.type]
  if (!a && !o) throw Error(`Guard '${typeof e == `string` ? e : e.type}' is not implemented.'.`)
  if (typeof o != `function`) return Le(o, t, n, r)
  let s = { context: t, event: n },
    c =
      a || typeof e == `string`
        ? void 0
        : `params` in e
          ? typeof e.params == `function`
            ? e.params({ context: t, event: n })
            : e.params
          : void 0
  return `check` in o ? o.check(r, s, o) : o(s, c)
}
function Re(e) {
  return e.type === `atomic` || e.type === `final`
}
function ze(e) {
  return Object.values(e.states).filter((e) => e.type !== `history`)
}
function Be(e, t) {
  let n = []
  if (t === e) return n
  let r = e.parent
  for (; r && r !== t;) (n.push(r), (r = r.parent))
  return n
}
function Ve(e) {
  let t = new Set(e),
    n = Ue(t)
  for (let e of t)
    if (e.type === `compound` && (!n.get(e) || !n.get(e).length)) nt(e).forEach((e) => t.add(e))
    else if (e.type === `parallel`) {
      for (let n of ze(e))
        if (n.type !== `history` && !t.has(n)) {
          let e = nt(n)
          for (let n of e) t.add(n)
        }
    }
  for (let e of t) {
    let n = e.parent
    for (; n;) (t.add(n), (n = n.parent))
  }
  return t
}
function He(e, t) {
  let n = t.get(e)
  if (!n) return {}
  if (e.type === `compound`) {
    let e = n[0]
    if (e) {
      if (Re(e)) return e.key
    } else return {}
  }
  let r = {}
  for (let e of n) r[e.key] = He(e, t)
  return r
}
function Ue(e) {
  let t = new Map()
  for (let n of e)
    (t.has(n) || t.set(n, []),
      n.parent && (t.has(n.parent) || t.set(n.parent, []), t.get(n.parent).push(n)))
  return t
}
function We(e, t) {
  return He(e, Ue(Ve(t)))
}
function Ge(e, t) {
  return t.type === `compound`
    ? ze(t).some((t) => t.type === `final` && e.has(t))
    : t.type === `parallel`
      ? ze(t).every((t) => Ge(e, t))
      : t.type === `final`
}
var Ke = (e) => e[0] === g
function qe(e, t) {
  let n = e.transitions.get(t),
    r = [...e.transitions.keys()]
      .filter((e) => e !== t && ye(t, e))
      .sort((e, t) => t.length - e.length)
      .flatMap((t) => e.transitions.get(t))
  return n ? [...n, ...r] : r
}
function Je(e) {
  let t = e.config.after
  if (!t) return []
  let n = (t) => {
    let n = b(t, e.id),
      r = n.type
    return (e.entry.push(Xt(n, { id: r, delay: t })), e.exit.push(Oe(r)), r)
  }
  return Object.keys(t)
    .flatMap((e) => {
      let r = t[e],
        i = typeof r == `string` ? { target: r } : r,
        a = Number.isNaN(+e) ? e : +e,
        o = n(a)
      return ue(i).map((e) => ({ ...e, event: o, delay: a }))
    })
    .map((t) => {
      let { delay: n } = t
      return { ...Ye(e, t.event, t), delay: n }
    })
}
function Ye(e, t, n) {
  let r = he(n.target),
    i = n.reenter ?? !1,
    a = $e(e, r),
    o = {
      ...n,
      actions: ue(n.actions),
      guard: n.guard,
      target: a,
      source: e,
      reenter: i,
      eventType: t,
      toJSON: () => ({ ...o, source: `#${e.id}`, target: a ? a.map((e) => `#${e.id}`) : void 0 }),
    }
  return o
}
function Xe(e) {
  let t = new Map()
  if (e.config.on)
    for (let n of Object.keys(e.config.on)) {
      if (n === ``)
        throw Error(
          'Null events ("") cannot be specified as a transition key. Use `always: { ... }` instead.',
        )
      let r = e.config.on[n]
      t.set(
        n,
        me(r).map((t) => Ye(e, n, t)),
      )
    }
  if (e.config.onDone) {
    let n = `xstate.done.state.${e.id}`
    t.set(
      n,
      me(e.config.onDone).map((t) => Ye(e, n, t)),
    )
  }
  for (let n of e.invoke) {
    if (n.onDone) {
      let r = `xstate.done.actor.${n.id}`
      t.set(
        r,
        me(n.onDone).map((t) => Ye(e, r, t)),
      )
    }
    if (n.onError) {
      let r = `xstate.error.actor.${n.id}`
      t.set(
        r,
        me(n.onError).map((t) => Ye(e, r, t)),
      )
    }
    if (n.onSnapshot) {
      let r = `xstate.snapshot.${n.id}`
      t.set(
        r,
        me(n.onSnapshot).map((t) => Ye(e, r, t)),
      )
    }
  }
  for (let n of e.after) {
    let e = t.get(n.eventType)
    ;(e || ((e = []), t.set(n.eventType, e)), e.push(n))
  }
  return t
}
function Ze(e) {
  let t = [],
    n = (r) => {
      Object.values(r).forEach((r) => {
        if (r.config.route && r.config.id) {
          let n = r.config.id,
            i = r.config.route.guard,
            a = ({ event: e }) => e.to === `#${n}`,
            o = { ...r.config.route, guard: i ? Ie([a, i]) : a, target: `#${n}` }
          t.push(Ye(e, `xstate.route`, o))
        }
        r.states && n(r.states)
      })
    }
  ;(n(e.states), t.length > 0 && e.transitions.set(`xstate.route`, t))
}
function Qe(e, t) {
  let n = typeof t == `string` ? e.states[t] : t ? e.states[t.target] : void 0
  if (!n && t) throw Error(`Initial state node "${t}" not found on parent state node #${e.id}`)
  let r = {
    source: e,
    actions: !t || typeof t == `string` ? [] : ue(t.actions),
    eventType: null,
    reenter: !1,
    target: n ? [n] : [],
    meta: typeof t == `object` ? t.meta : void 0,
    description: typeof t == `object` ? t.description : void 0,
    toJSON: () => ({ ...r, source: `#${e.id}`, target: n ? [`#${n.id}`] : [] }),
  }
  return r
}
function $e(e, t) {
  if (t !== void 0)
    return t.map((t) => {
      if (typeof t != `string`) return t
      if (Ke(t)) return e.machine.getStateNodeById(t)
      let n = t[0] === `.`
      if (n && !e.parent) return at(e, t.slice(1))
      let r = n ? e.key + t : t
      if (e.parent)
        try {
          return at(e.parent, r)
        } catch (t) {
          throw Error(`Invalid transition definition for state node '${e.id}':\n${t.message}`)
        }
      throw Error(
        `Invalid target: "${t}" is not a valid target from the root node. Did you mean ".${t}"?`,
      )
    })
}
function et(e) {
  let t = he(e.config.target)
  return t
    ? { target: t.map((t) => (typeof t == `string` ? at(e.parent, t) : t)) }
    : e.parent.type === `parallel`
      ? { target: [e.parent] }
      : e.parent.initial
}
function tt(e) {
  return e.type === `history`
}
function nt(e) {
  let t = rt(e)
  for (let n of t) for (let r of Be(n, e)) t.add(r)
  return t
}
function rt(e) {
  let t = new Set()
  function n(e) {
    if (!t.has(e)) {
      if ((t.add(e), e.type === `compound`)) n(e.initial.target[0])
      else if (e.type === `parallel`) for (let t of ze(e)) n(t)
    }
  }
  return (n(e), t)
}
function it(e, t) {
  if (Ke(t)) return e.machine.getStateNodeById(t)
  if (!e.states)
    throw Error(`Unable to retrieve child state '${t}' from '${e.id}'; no child states exist.`)
  let n = e.states[t]
  if (!n) throw Error(`Child state '${t}' does not exist on '${e.id}'`)
  return n
}
function at(e, t) {
  if (typeof t == `string` && Ke(t))
    try {
      return e.machine.getStateNodeById(t)
    } catch {}
  let n = ae(t).slice(),
    r = e
  for (; n.length;) {
    let e = n.shift()
    if (!e.length) break
    r = it(r, e)
  }
  return r
}
function ot(e, t) {
  if (typeof t == `string`) {
    let n = e.states[t]
    if (!n) throw Error(`State '${t}' does not exist on '${e.id}'`)
    return [e, n]
  }
  let n = Object.keys(t),
    r = n.map((t) => it(e, t)).filter(Boolean)
  return [e.machine.root, e].concat(
    r,
    n.reduce((n, r) => {
      let i = it(e, r)
      if (!i) return n
      let a = ot(i, t[r])
      return n.concat(a)
    }, []),
  )
}
function st(e, t, n, r) {
  let i = it(e, t).next(n, r)
  return !i || !i.length ? e.next(n, r) : i
}
function ct(e, t, n, r) {
  let i = Object.keys(t),
    a = ut(it(e, i[0]), t[i[0]], n, r)
  return !a || !a.length ? e.next(n, r) : a
}
function lt(e, t, n, r) {
  let i = []
  for (let a of Object.keys(t)) {
    let o = t[a]
    if (!o) continue
    let s = ut(it(e, a), o, n, r)
    s && i.push(...s)
  }
  return i.length ? i : e.next(n, r)
}
function ut(e, t, n, r) {
  return typeof t == `string`
    ? st(e, t, n, r)
    : Object.keys(t).length === 1
      ? ct(e, t, n, r)
      : lt(e, t, n, r)
}
function dt(e) {
  return Object.keys(e.states)
    .map((t) => e.states[t])
    .filter((e) => e.type === `history`)
}
function ft(e, t) {
  let n = e
  for (; n.parent && n.parent !== t;) n = n.parent
  return n.parent === t
}
function pt(e, t) {
  let n = new Set(e),
    r = new Set(t)
  for (let e of n) if (r.has(e)) return !0
  for (let e of r) if (n.has(e)) return !0
  return !1
}
function mt(e, t, n) {
  let r = new Set()
  for (let i of e) {
    let e = !1,
      a = new Set()
    for (let o of r)
      if (pt(vt([i], t, n), vt([o], t, n))) {
        if (ft(i.source, o.source)) a.add(o)
        else {
          e = !0
          break
        }
      }
    if (!e) {
      for (let e of a) r.delete(e)
      r.add(i)
    }
  }
  return Array.from(r)
}
function ht(e) {
  let [t, ...n] = e
  for (let e of Be(t, void 0)) if (n.every((t) => ft(t, e))) return e
}
function gt(e, t) {
  if (!e.target) return []
  let n = new Set()
  for (let r of e.target)
    if (tt(r)) {
      if (t[r.id]) for (let e of t[r.id]) n.add(e)
      else for (let e of gt(et(r), t)) n.add(e)
    } else n.add(r)
  return [...n]
}
function _t(e, t) {
  let n = gt(e, t)
  if (!n) return
  if (!e.reenter && n.every((t) => t === e.source || ft(t, e.source))) return e.source
  let r = ht(n.concat(e.source))
  if (r) return r
  if (!e.reenter) return e.source.machine.root
}
function vt(e, t, n) {
  let r = new Set()
  for (let i of e)
    if (i.target?.length) {
      let e = _t(i, n)
      i.reenter && i.source === e && r.add(e)
      for (let n of t) ft(n, e) && r.add(n)
    }
  return [...r]
}
function yt(e, t) {
  if (e.length !== t.size) return !1
  for (let n of e) if (!t.has(n)) return !1
  return !0
}
function bt(e, t, n, r, i) {
  return xt(
    [{ target: [...rt(e)], source: e, reenter: !0, actions: [], eventType: null, toJSON: null }],
    t,
    n,
    r,
    !0,
    i,
  )
}
function xt(e, t, n, r, i, a) {
  let o = []
  if (!e.length) return [t, o]
  let s = n.actionExecutor
  n.actionExecutor = (e) => {
    ;(o.push(e), s(e))
  }
  try {
    let s = new Set(t._nodes),
      c = t.historyValue,
      l = mt(e, s, c),
      u = t
    ;(i || ([u, c] = Ot(u, r, n, l, s, c, a, n.actionExecutor)),
      (u = jt(
        u,
        r,
        n,
        l.flatMap((e) => e.actions),
        a,
        void 0,
      )),
      (u = Ct(u, r, n, l, s, a, c, i)))
    let d = [...s]
    u.status === `done` &&
      (u = jt(
        u,
        r,
        n,
        d.sort((e, t) => t.order - e.order).flatMap((e) => e.exit),
        a,
        void 0,
      ))
    try {
      return c === t.historyValue && yt(t._nodes, s)
        ? [u, o]
        : [Wt(u, { _nodes: d, historyValue: c }), o]
    } catch (e) {
      throw e
    }
  } finally {
    n.actionExecutor = s
  }
}
function St(e, t, n, r, i) {
  if (r.output === void 0) return
  let a = ee(i.id, i.output !== void 0 && i.parent ? de(i.output, e.context, t, n.self) : void 0)
  return de(r.output, e.context, a, n.self)
}
function Ct(e, t, n, r, i, a, o, s) {
  let c = e,
    l = new Set(),
    u = new Set()
  ;(wt(r, o, u, l), s && u.add(e.machine.root))
  let d = new Set()
  for (let e of [...l].sort((e, t) => e.order - t.order)) {
    i.add(e)
    let r = []
    r.push(...e.entry)
    for (let t of e.invoke) r.push(je(t.src, { ...t, syncSnapshot: !!t.onSnapshot }))
    if (u.has(e)) {
      let t = e.initial.actions
      r.push(...t)
    }
    if (
      ((c = jt(
        c,
        t,
        n,
        r,
        a,
        e.invoke.map((e) => e.id),
      )),
      e.type === `final`)
    ) {
      let r = e.parent,
        o = r?.type === `parallel` ? r : r?.parent,
        s = o || e
      for (
        r?.type === `compound` &&
        a.push(ee(r.id, e.output === void 0 ? void 0 : de(e.output, c.context, t, n.self)));
        o?.type === `parallel` && !d.has(o) && Ge(i, o);
      )
        (d.add(o), a.push(ee(o.id)), (s = o), (o = o.parent))
      if (o) continue
      c = Wt(c, { status: `done`, output: St(c, t, n, c.machine.root, s) })
    }
  }
  return c
}
function wt(e, t, n, r) {
  for (let i of e) {
    let e = _t(i, t)
    for (let a of i.target || [])
      (!tt(a) && (i.source !== a || i.source !== e || i.reenter) && (r.add(a), n.add(a)),
        Tt(a, t, n, r))
    let a = gt(i, t)
    for (let o of a) {
      let a = Be(o, e)
      ;(e?.type === `parallel` && a.push(e),
        Et(r, t, n, a, !i.source.parent && i.reenter ? void 0 : e))
    }
  }
}
function Tt(e, t, n, r) {
  if (tt(e)) {
    if (t[e.id]) {
      let i = t[e.id]
      for (let e of i) (r.add(e), Tt(e, t, n, r))
      for (let a of i) Dt(a, e.parent, r, t, n)
    } else {
      let i = et(e)
      for (let a of i.target) (r.add(a), i === e.parent?.initial && n.add(e.parent), Tt(a, t, n, r))
      for (let a of i.target) Dt(a, e.parent, r, t, n)
    }
  } else if (e.type === `compound`) {
    let [i] = e.initial.target
    ;(tt(i) || (r.add(i), n.add(i)), Tt(i, t, n, r), Dt(i, e, r, t, n))
  } else if (e.type === `parallel`)
    for (let i of ze(e).filter((e) => !tt(e)))
      [...r].some((e) => ft(e, i)) || (tt(i) || (r.add(i), n.add(i)), Tt(i, t, n, r))
}
function Et(e, t, n, r, i) {
  for (let a of r)
    if (((!i || ft(a, i)) && e.add(a), a.type === `parallel`))
      for (let r of ze(a).filter((e) => !tt(e)))
        [...e].some((e) => ft(e, r)) || (e.add(r), Tt(r, t, n, e))
}
function Dt(e, t, n, r, i) {
  Et(n, r, i, Be(e, t))
}
function Ot(e, t, n, r, i, a, o, s) {
  let c = e,
    l = vt(r, i, a)
  l.sort((e, t) => t.order - e.order)
  let u
  for (let e of l)
    for (let t of dt(e)) {
      let n
      ;((n = t.history === `deep` ? (t) => Re(t) && ft(t, e) : (t) => t.parent === e),
        (u ??= { ...a }),
        (u[t.id] = Array.from(i).filter(n)))
    }
  for (let e of l)
    ((c = jt(c, t, n, [...e.exit, ...e.invoke.map((e) => Pe(e.id))], o, void 0)), i.delete(e))
  return [c, u || a]
}
function kt(e, t) {
  return e.implementations.actions[t]
}
function At(e, t, n, r, i, a) {
  let { machine: o } = e,
    s = e
  for (let e of r) {
    let r = typeof e == `function`,
      c = r ? e : kt(o, typeof e == `string` ? e : e.type),
      l = { context: s.context, event: t, self: n.self, system: n.system },
      u =
        r || typeof e == `string`
          ? void 0
          : `params` in e
            ? typeof e.params == `function`
              ? e.params({ context: s.context, event: t })
              : e.params
            : void 0
    if (!c || !(`resolve` in c)) {
      n.actionExecutor({
        type: typeof e == `string` ? e : typeof e == `object` ? e.type : e.name || `(anonymous)`,
        info: l,
        params: u,
        exec: c,
      })
      continue
    }
    let d = c,
      [f, p, m] = d.resolve(n, s, l, u, c, i)
    ;((s = f),
      `retryResolve` in d && a?.push([d, p]),
      `execute` in d &&
        n.actionExecutor({ type: d.type, info: l, params: p, exec: d.execute.bind(null, n, p) }),
      m && (s = At(s, t, n, m, i, a)))
  }
  return s
}
function jt(e, t, n, r, i, a) {
  let o = a ? [] : void 0,
    s = At(e, t, n, r, { internalQueue: i, deferredActorIds: a }, o)
  return (
    o?.forEach(([e, t]) => {
      e.retryResolve(n, s, t)
    }),
    s
  )
}
function Mt(e, t, n, r) {
  let i = e,
    a = []
  function o(e, t, r) {
    ;(n.system._sendInspectionEvent({
      type: `@xstate.microstep`,
      actorRef: n.self,
      event: t,
      snapshot: e[0],
      _transitions: r,
    }),
      a.push(e))
  }
  if (t.type === `xstate.stop`)
    return (
      (i = Wt(Nt(i, t, n), { status: `stopped` })),
      o([i, []], t, []),
      { snapshot: i, microsteps: a }
    )
  let s = t
  if (s.type !== v) {
    let t = s,
      c = pe(t),
      l = Pt(t, i)
    if (c && !l.length)
      return (
        (i = Wt(Nt(i, t, n), { status: `error`, error: t.error })),
        o([i, []], t, []),
        { snapshot: i, microsteps: a }
      )
    let u = xt(l, e, n, s, !1, r)
    ;((i = u[0]), o(u, t, l))
  }
  let c = !0,
    l = e.machine.options?.maxIterations ?? 1 / 0,
    u = 0
  for (; i.status === `active`;) {
    if ((u++, u > l))
      throw Error(
        `Infinite loop detected: the machine has processed more than ${l} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`,
      )
    let e = c ? Ft(i, s) : [],
      t = e.length ? i : void 0
    if (!e.length) {
      if (!r.length) break
      ;((s = r.shift()), (e = Pt(s, i)))
    }
    let a = xt(e, i, n, s, !1, r)
    ;((i = a[0]), (c = i !== t), o(a, s, e))
  }
  return (i.status !== `active` && Nt(i, s, n), { snapshot: i, microsteps: a })
}
function Nt(e, t, n) {
  return jt(
    e,
    t,
    n,
    Object.values(e.children).map((e) => Pe(e)),
    [],
    void 0,
  )
}
function Pt(e, t) {
  return t.machine.getTransitionData(t, e)
}
function Ft(e, t) {
  let n = new Set(),
    r = e._nodes.filter(Re)
  for (let i of r)
    loop: for (let r of [i].concat(Be(i, void 0)))
      if (r.always) {
        for (let i of r.always)
          if (i.guard === void 0 || Le(i.guard, e.context, t, e)) {
            n.add(i)
            break loop
          }
      }
  return mt(Array.from(n), new Set(e._nodes), e.historyValue)
}
function It(e, t) {
  return We(e, [...Ve(ot(e, t))])
}
function Lt(e) {
  return !!e && typeof e == `object` && `machine` in e && `value` in e
}
var Rt = function (e) {
    return S(e, this.value)
  },
  zt = function (e) {
    return this.tags.has(e)
  },
  Bt = function (e) {
    let t = this.machine.getTransitionData(this, e)
    return !!t?.length && t.some((e) => e.target !== void 0 || e.actions.length)
  },
  Vt = function () {
    let {
      _nodes: e,
      tags: t,
      machine: n,
      getMeta: r,
      toJSON: i,
      can: a,
      hasTag: o,
      matches: s,
      ...c
    } = this
    return { ...c, tags: Array.from(t) }
  },
  Ht = function () {
    return this._nodes.reduce((e, t) => (t.meta !== void 0 && (e[t.id] = t.meta), e), {})
  }
function Ut(e, t) {
  return {
    status: e.status,
    output: e.output,
    error: e.error,
    machine: t,
    context: e.context,
    _nodes: e._nodes,
    value: We(t.root, e._nodes),
    tags: new Set(e._nodes.flatMap((e) => e.tags)),
    children: e.children,
    historyValue: e.historyValue || {},
    matches: Rt,
    hasTag: zt,
    can: Bt,
    getMeta: Ht,
    toJSON: Vt,
  }
}
function Wt(e, t = {}) {
  return Ut({ ...e, ...t }, e.machine)
}
function Gt(e) {
  if (typeof e != `object` || !e) return {}
  let t = {}
  for (let n in e) {
    let r = e[n]
    Array.isArray(r) && (t[n] = r.map((e) => ({ id: e.id })))
  }
  return t
}
function Kt(e, t) {
  let {
      _nodes: n,
      tags: r,
      machine: i,
      children: a,
      context: o,
      can: s,
      hasTag: c,
      matches: l,
      getMeta: u,
      toJSON: d,
      ...f
    } = e,
    p = {}
  for (let e in a) {
    let n = a[e]
    p[e] = {
      snapshot: n.getPersistedSnapshot(t),
      src: n.src,
      systemId: n.systemId,
      syncSnapshot: n._syncSnapshot,
    }
  }
  return { ...f, context: qt(o), children: p, historyValue: Gt(f.historyValue) }
}
function qt(e) {
  let t
  for (let n in e) {
    let r = e[n]
    if (r && typeof r == `object`) {
      if (`sessionId` in r && `send` in r && `ref` in r)
        ((t ??= Array.isArray(e) ? e.slice() : { ...e }), (t[n] = { xstate$$type: 1, id: r.id }))
      else {
        let i = qt(r)
        i !== r && ((t ??= Array.isArray(e) ? e.slice() : { ...e }), (t[n] = i))
      }
    }
  }
  return t ?? e
}
function Jt(e, t, n, r, { event: i, id: a, delay: o }, { internalQueue: s }) {
  let c = t.machine.implementations.delays
  if (typeof i == `string`)
    throw Error(`Only event objects may be used with raise; use raise({ type: "${i}" }) instead`)
  let l = typeof i == `function` ? i(n, r) : i,
    u
  if (typeof o == `string`) {
    let e = c && c[o]
    u = typeof e == `function` ? e(n, r) : e
  } else u = typeof o == `function` ? o(n, r) : o
  return (typeof u != `number` && s.push(l), [t, { event: l, id: a, delay: u }, void 0])
}
function Yt(e, t) {
  let { event: n, delay: r, id: i } = t
  typeof r == `number` &&
    e.defer(() => {
      let t = e.self
      e.system.scheduler.schedule(t, t, n, r, i)
    })
}
function Xt(e, t) {
  function n(e, t) {}
  return (
    (n.type = `xstate.raise`),
    (n.event = e),
    (n.id = t?.id),
    (n.delay = t?.delay),
    (n.resolve = Jt),
    (n.execute = Yt),
    n
  )
}
var Zt = new WeakMap()
function Qt(e) {
  return {
    config: e,
    start: (t, n) => {
      let { self: r, system: i, emit: a } = n,
        o = { receivers: void 0, dispose: void 0 }
      ;(Zt.set(r, o),
        (o.dispose = e({
          input: t.input,
          system: i,
          self: r,
          sendBack: (e) => {
            r.getSnapshot().status !== `stopped` && r._parent && i._relay(r, r._parent, e)
          },
          receive: (e) => {
            ;((o.receivers ??= new Set()), o.receivers.add(e))
          },
          emit: a,
        })))
    },
    transition: (e, t, n) => {
      let r = Zt.get(n.self)
      return t.type === `xstate.stop`
        ? ((e = { ...e, status: `stopped`, error: void 0 }),
          Zt.delete(n.self),
          r.receivers?.clear(),
          r.dispose?.(),
          e)
        : (r.receivers?.forEach((e) => e(t)), e)
    },
    getInitialSnapshot: (e, t) => ({ status: `active`, output: void 0, error: void 0, input: t }),
    getPersistedSnapshot: (e) => e,
    restoreSnapshot: (e) => e,
  }
}
function $t(e, { machine: t, context: n }, r, i) {
  let a = (a, o) => {
    if (typeof a == `string`) {
      let s = ve(t, a)
      if (!s) throw Error(`Actor logic '${a}' not implemented in machine '${t.id}'`)
      let c = De(s, {
        id: o?.id,
        parent: e.self,
        syncSnapshot: o?.syncSnapshot,
        input:
          typeof o?.input == `function`
            ? o.input({ context: n, event: r, self: e.self })
            : o?.input,
        src: a,
        systemId: o?.systemId,
      })
      return ((i[c.id] = c), c)
    }
    return De(a, {
      id: o?.id,
      parent: e.self,
      syncSnapshot: o?.syncSnapshot,
      input: o?.input,
      src: a,
      systemId: o?.systemId,
    })
  }
  return (t, n) => {
    let r = a(t, n)
    return (
      (i[r.id] = r),
      e.defer(() => {
        r._processingStatus !== we.Stopped && r.start()
      }),
      r
    )
  }
}
function en(e, t, n, r, { assignment: i }) {
  if (!t.context)
    throw Error(
      'Cannot assign to undefined `context`. Ensure that `context` is defined in the machine config.',
    )
  let a = {},
    o = {
      context: t.context,
      event: n.event,
      spawn: $t(e, t, n.event, a),
      self: e.self,
      system: e.system,
    },
    s = {}
  if (typeof i == `function`) s = i(o, r)
  else
    for (let e of Object.keys(i)) {
      let t = i[e]
      s[e] = typeof t == `function` ? t(o, r) : t
    }
  return [
    Wt(t, {
      context: Object.assign({}, t.context, s),
      children: Object.keys(a).length ? { ...t.children, ...a } : t.children,
    }),
    void 0,
    void 0,
  ]
}
function tn(e) {
  function t(e, t) {}
  return ((t.type = `xstate.assign`), (t.assignment = e), (t.resolve = en), t)
}
var nn = new WeakMap()
function rn(e, t, n) {
  let r = nn.get(e)
  return (r ? t in r || (r[t] = n()) : ((r = { [t]: n() }), nn.set(e, r)), r[t])
}
var an = {},
  E = (e) =>
    typeof e == `string`
      ? { type: e }
      : typeof e == `function`
        ? `resolve` in e
          ? { type: e.type }
          : { type: e.name }
        : e,
  on = class e {
    constructor(t, n) {
      if (
        ((this.config = t),
        (this.key = void 0),
        (this.id = void 0),
        (this.type = void 0),
        (this.path = void 0),
        (this.states = void 0),
        (this.history = void 0),
        (this.entry = void 0),
        (this.exit = void 0),
        (this.parent = void 0),
        (this.machine = void 0),
        (this.meta = void 0),
        (this.output = void 0),
        (this.order = -1),
        (this.description = void 0),
        (this.tags = []),
        (this.transitions = void 0),
        (this.always = void 0),
        (this.parent = n._parent),
        (this.key = n._key),
        (this.machine = n._machine),
        (this.path = this.parent ? this.parent.path.concat(this.key) : []),
        (this.id = this.config.id || [this.machine.id, ...this.path].join(`.`)),
        (this.type =
          this.config.type ||
          (this.config.states && Object.keys(this.config.states).length
            ? `compound`
            : this.config.history
              ? `history`
              : `atomic`)),
        (this.description = this.config.description),
        (this.order = this.machine.idMap.size),
        this.machine.idMap.set(this.id, this),
        (this.states = this.config.states
          ? ce(
              this.config.states,
              (t, n) => new e(t, { _parent: this, _key: n, _machine: this.machine }),
            )
          : an),
        this.type === `compound` && !this.config.initial)
      )
        throw Error(
          `No initial state specified for compound state node "#${this.id}". Try adding { initial: "${Object.keys(this.states)[0]}" } to the state config.`,
        )
      ;((this.history = this.config.history === !0 ? `shallow` : this.config.history || !1),
        (this.entry = ue(this.config.entry).slice()),
        (this.exit = ue(this.config.exit).slice()),
        (this.meta = this.config.meta),
        (this.output = this.type === `final` || !this.parent ? this.config.output : void 0),
        (this.tags = ue(t.tags).slice()))
    }
    _initialize() {
      ;((this.transitions = Xe(this)),
        this.config.always && (this.always = me(this.config.always).map((e) => Ye(this, ``, e))),
        Object.keys(this.states).forEach((e) => {
          this.states[e]._initialize()
        }))
    }
    get definition() {
      return {
        id: this.id,
        key: this.key,
        version: this.machine.version,
        type: this.type,
        initial: this.initial
          ? {
              target: this.initial.target,
              source: this,
              actions: this.initial.actions.map(E),
              eventType: null,
              reenter: !1,
              meta: this.initial.meta,
              description: this.initial.description,
              toJSON: () => ({
                target: this.initial.target.map((e) => `#${e.id}`),
                source: `#${this.id}`,
                actions: this.initial.actions.map(E),
                eventType: null,
                meta: this.initial.meta,
                description: this.initial.description,
              }),
            }
          : void 0,
        history: this.history,
        states: ce(this.states, (e) => e.definition),
        on: this.on,
        transitions: [...this.transitions.values()]
          .flat()
          .map((e) => ({ ...e, actions: e.actions.map(E) })),
        entry: this.entry.map(E),
        exit: this.exit.map(E),
        meta: this.meta,
        order: this.order || -1,
        output: this.output,
        invoke: this.invoke,
        description: this.description,
        tags: this.tags,
      }
    }
    toJSON() {
      return this.definition
    }
    get invoke() {
      return rn(this, `invoke`, () =>
        ue(this.config.invoke).map((e, t) => {
          let { src: n, systemId: r } = e,
            i = e.id ?? _e(this.id, t),
            a = typeof n == `string` ? n : `xstate.invoke.${_e(this.id, t)}`
          return {
            ...e,
            src: a,
            id: i,
            systemId: r,
            toJSON() {
              let { onDone: t, onError: n, ...r } = e
              return { ...r, type: `xstate.invoke`, src: a, id: i }
            },
          }
        }),
      )
    }
    get on() {
      return rn(this, `on`, () =>
        [...this.transitions]
          .flatMap(([e, t]) => t.map((t) => [e, t]))
          .reduce((e, [t, n]) => ((e[t] = e[t] || []), e[t].push(n), e), {}),
      )
    }
    get after() {
      return rn(this, `delayedTransitions`, () => Je(this))
    }
    get initial() {
      return rn(this, `initial`, () => Qe(this, this.config.initial))
    }
    next(e, t) {
      let n = t.type,
        r = [],
        i,
        a = rn(this, `candidates-${n}`, () => qe(this, n))
      for (let o of a) {
        let { guard: a } = o,
          s = e.context,
          c = !1
        try {
          c = !a || Le(a, s, t, e)
        } catch (e) {
          let t = typeof a == `string` ? a : typeof a == `object` ? a.type : void 0
          throw Error(
            `Unable to evaluate guard ${t ? `'${t}' ` : ``}in transition for event '${n}' in state node '${this.id}':\n${e.message}`,
          )
        }
        if (c) {
          ;(r.push(...o.actions), (i = o))
          break
        }
      }
      return i ? [i] : void 0
    }
    get events() {
      return rn(this, `events`, () => {
        let { states: e } = this,
          t = new Set(this.ownEvents)
        if (e)
          for (let n of Object.keys(e)) {
            let r = e[n]
            if (r.states) for (let e of r.events) t.add(`${e}`)
          }
        return Array.from(t)
      })
    }
    get ownEvents() {
      let e = Object.keys(Object.fromEntries(this.transitions)),
        t = new Set(
          e.filter((e) =>
            this.transitions.get(e).some((e) => !(!e.target && !e.actions.length && !e.reenter)),
          ),
        )
      return Array.from(t)
    }
  },
  sn = class e {
    constructor(e, t) {
      ;((this.config = e),
        (this.version = void 0),
        (this.schemas = void 0),
        (this.implementations = void 0),
        (this.options = void 0),
        (this.__xstatenode = !0),
        (this.idMap = new Map()),
        (this.root = void 0),
        (this.id = void 0),
        (this.states = void 0),
        (this.events = void 0),
        (this.id = e.id || `(machine)`),
        (this.implementations = {
          actors: t?.actors ?? {},
          actions: t?.actions ?? {},
          delays: t?.delays ?? {},
          guards: t?.guards ?? {},
        }),
        (this.version = this.config.version),
        (this.schemas = this.config.schemas),
        (this.options = { maxIterations: 1 / 0, ...this.config.options }),
        (this.transition = this.transition.bind(this)),
        (this.getInitialSnapshot = this.getInitialSnapshot.bind(this)),
        (this.getPersistedSnapshot = this.getPersistedSnapshot.bind(this)),
        (this.restoreSnapshot = this.restoreSnapshot.bind(this)),
        (this.start = this.start.bind(this)),
        (this.root = new on(e, { _key: this.id, _machine: this })),
        this.root._initialize(),
        Ze(this.root),
        (this.states = this.root.states),
        (this.events = this.root.events))
    }
    provide(t) {
      let { actions: n, guards: r, actors: i, delays: a } = this.implementations
      return new e(this.config, {
        actions: { ...n, ...t.actions },
        guards: { ...r, ...t.guards },
        actors: { ...i, ...t.actors },
        delays: { ...a, ...t.delays },
      })
    }
    resolveState(e) {
      let t = It(this.root, e.value),
        n = Ve(ot(this.root, t))
      return Ut(
        {
          _nodes: [...n],
          context: e.context || {},
          children: {},
          status: Ge(n, this.root) ? `done` : e.status || `active`,
          output: e.output,
          error: e.error,
          historyValue: e.historyValue,
        },
        this,
      )
    }
    transition(e, t, n) {
      return Mt(e, t, n, []).snapshot
    }
    microstep(e, t, n) {
      return Mt(e, t, n, []).microsteps.map(([e]) => e)
    }
    getTransitionData(e, t) {
      return ut(this.root, e.value, e, t) || []
    }
    _getPreInitialState(e, t, n) {
      let { context: r } = this.config,
        i = Ut(
          {
            context: typeof r != `function` && r ? r : {},
            _nodes: [this.root],
            children: {},
            status: `active`,
          },
          this,
        )
      return typeof r == `function`
        ? jt(
            i,
            t,
            e,
            [tn(({ spawn: e, event: t, self: n }) => r({ spawn: e, input: t.input, self: n }))],
            n,
            void 0,
          )
        : i
    }
    getInitialSnapshot(e, t) {
      let n = re(t),
        r = [],
        i = Ut(
          {
            context:
              typeof this.config.context != `function` && this.config.context
                ? this.config.context
                : {},
            _nodes: [this.root],
            children: {},
            status: `active`,
          },
          this,
        )
      try {
        i = this._getPreInitialState(e, n, r)
        let [t] = bt(this.root, i, e, n, r),
          { snapshot: a } = Mt(t, n, e, r)
        return a
      } catch (e) {
        return Wt(i, { status: `error`, error: e })
      }
    }
    start(e) {
      Object.values(e.children).forEach((e) => {
        e.getSnapshot().status === `active` && e.start()
      })
    }
    getStateNodeById(e) {
      let t = ae(e),
        n = t.slice(1),
        r = Ke(t[0]) ? t[0].slice(1) : t[0],
        i = this.idMap.get(r)
      if (!i) throw Error(`Child state node '#${r}' does not exist on machine '${this.id}'`)
      return at(i, n)
    }
    get definition() {
      return this.root.definition
    }
    toJSON() {
      return this.definition
    }
    getPersistedSnapshot(e, t) {
      return Kt(e, t)
    }
    restoreSnapshot(e, t) {
      let n = {},
        r = e.children
      Object.keys(r).forEach((e) => {
        let i = r[e],
          a = i.snapshot,
          o = i.src,
          s = typeof o == `string` ? ve(this, o) : o
        if (!s) return
        let c = De(s, {
          id: e,
          parent: t.self,
          syncSnapshot: i.syncSnapshot,
          snapshot: a,
          src: o,
          systemId: i.systemId,
        })
        n[e] = c
      })
      function i(e, t) {
        if (t instanceof on) return t
        try {
          return e.machine.getStateNodeById(t.id)
        } catch {}
      }
      function a(e, t) {
        if (!t || typeof t != `object`) return {}
        let n = {}
        for (let r in t) {
          let a = t[r]
          for (let t of a) {
            let a = i(e, t)
            a && ((n[r] ??= []), n[r].push(a))
          }
        }
        return n
      }
      let o = a(this.root, e.historyValue),
        s = Ut(
          { ...e, children: n, _nodes: Array.from(Ve(ot(this.root, e.value))), historyValue: o },
          this,
        ),
        c = new Set()
      function l(e, t) {
        if (!c.has(e)) {
          c.add(e)
          for (let n in e) {
            let r = e[n]
            if (r && typeof r == `object`) {
              if (`xstate$$type` in r && r.xstate$$type === 1) {
                e[n] = t[r.id]
                continue
              }
              l(r, t)
            }
          }
        }
      }
      return (l(s.context, n), s)
    }
  }
function cn(e, t, n, r, { event: i }) {
  return [t, { event: typeof i == `function` ? i(n, r) : i }, void 0]
}
function ln(e, { event: t }) {
  e.defer(() => e.emit(t))
}
function un(e) {
  function t(e, t) {}
  return ((t.type = `xstate.emit`), (t.event = e), (t.resolve = cn), (t.execute = ln), t)
}
var dn = (function (e) {
  return ((e.Parent = `#_parent`), (e.Internal = `#_internal`), e)
})({})
function fn(e, t, n, r, { to: i, event: a, id: o, delay: s }, c) {
  let l = t.machine.implementations.delays
  if (typeof a == `string`)
    throw Error(`Only event objects may be used with sendTo; use sendTo({ type: "${a}" }) instead`)
  let u = typeof a == `function` ? a(n, r) : a,
    d
  if (typeof s == `string`) {
    let e = l && l[s]
    d = typeof e == `function` ? e(n, r) : e
  } else d = typeof s == `function` ? s(n, r) : s
  let f = typeof i == `function` ? i(n, r) : i,
    p
  if (typeof f == `string`) {
    if (
      ((p =
        f === dn.Parent
          ? e.self._parent
          : f === dn.Internal
            ? e.self
            : f.startsWith(`#_`)
              ? t.children[f.slice(2)]
              : c.deferredActorIds?.includes(f)
                ? f
                : t.children[f]),
      !p)
    )
      throw Error(`Unable to send event to actor '${f}' from machine '${t.machine.id}'.`)
  } else p = f || e.self
  return [
    t,
    { to: p, targetId: typeof f == `string` ? f : void 0, event: u, id: o, delay: d },
    void 0,
  ]
}
function pn(e, t, n) {
  typeof n.to == `string` && (n.to = t.children[n.to])
}
function mn(e, t) {
  e.defer(() => {
    let { to: n, event: r, delay: i, id: a } = t
    typeof i == `number`
      ? e.system.scheduler.schedule(e.self, n, r, i, a)
      : e.system._relay(e.self, n, r.type === `xstate.error` ? ne(e.self.id, r.data) : r)
  })
}
function hn(e, t, n) {
  function r(e, t) {}
  return (
    (r.type = `xstate.sendTo`),
    (r.to = e),
    (r.event = t),
    (r.id = n?.id),
    (r.delay = n?.delay),
    (r.resolve = fn),
    (r.retryResolve = pn),
    (r.execute = mn),
    r
  )
}
function gn(e, t) {
  return hn(dn.Parent, e, t)
}
function _n(e, t, n, r, { collect: i }) {
  let a = [],
    o = function (e) {
      a.push(e)
    }
  return (
    (o.assign = (...e) => {
      a.push(tn(...e))
    }),
    (o.cancel = (...e) => {
      a.push(Oe(...e))
    }),
    (o.raise = (...e) => {
      a.push(Xt(...e))
    }),
    (o.sendTo = (...e) => {
      a.push(hn(...e))
    }),
    (o.sendParent = (...e) => {
      a.push(gn(...e))
    }),
    (o.spawnChild = (...e) => {
      a.push(je(...e))
    }),
    (o.stopChild = (...e) => {
      a.push(Pe(...e))
    }),
    (o.emit = (...e) => {
      a.push(un(...e))
    }),
    i(
      {
        context: n.context,
        event: n.event,
        enqueue: o,
        check: (e) => Le(e, t.context, n.event, t),
        self: e.self,
        system: e.system,
      },
      r,
    ),
    [t, void 0, a]
  )
}
function vn(e) {
  function t(e, t) {}
  return ((t.type = `xstate.enqueueActions`), (t.collect = e), (t.resolve = _n), t)
}
function yn(e, t, n, r, { value: i, label: a }) {
  return [t, { value: typeof i == `function` ? i(n, r) : i, label: a }, void 0]
}
function bn({ logger: e }, { value: t, label: n }) {
  n ? e(n, t) : e(t)
}
function xn(e = ({ context: e, event: t }) => ({ context: e, event: t }), t) {
  function n(e, t) {}
  return (
    (n.type = `xstate.log`), (n.value = e), (n.label = t), (n.resolve = yn), (n.execute = bn), n
  )
}
function Sn(e, t) {
  let n = ue(t)
  if (!n.some((t) => ye(e.type, t))) {
    let t = n.length === 1 ? `type matching "${n[0]}"` : `one of types matching "${n.join(`", "`)}"`
    throw Error(`Expected event ${JSON.stringify(e)} to have ${t}`)
  }
}
function Cn(e, t) {
  return new sn(e, t)
}
function wn({ schemas: e, actors: t, actions: n, guards: r, delays: i }) {
  return {
    assign: tn,
    sendTo: hn,
    raise: Xt,
    log: xn,
    cancel: Oe,
    stopChild: Pe,
    enqueueActions: vn,
    emit: un,
    spawnChild: je,
    createStateConfig: (e) => e,
    createAction: (e) => e,
    createMachine: (a) => Cn({ ...a, schemas: e }, { actors: t, actions: n, guards: r, delays: i }),
    extend: (a) =>
      wn({
        schemas: e,
        actors: t,
        actions: { ...n, ...a.actions },
        guards: { ...r, ...a.guards },
        delays: { ...i, ...a.delays },
      }),
  }
}
var Tn = () => void 0,
  En = function (e) {
    let t = [],
      n = 0
    for (let r = 0; r < e.length; r++) {
      let i = e.charCodeAt(r)
      i < 128
        ? (t[n++] = i)
        : i < 2048
          ? ((t[n++] = (i >> 6) | 192), (t[n++] = (i & 63) | 128))
          : (i & 64512) == 55296 && r + 1 < e.length && (e.charCodeAt(r + 1) & 64512) == 56320
            ? ((i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++r) & 1023)),
              (t[n++] = (i >> 18) | 240),
              (t[n++] = ((i >> 12) & 63) | 128),
              (t[n++] = ((i >> 6) & 63) | 128),
              (t[n++] = (i & 63) | 128))
            : ((t[n++] = (i >> 12) | 224),
              (t[n++] = ((i >> 6) & 63) | 128),
              (t[n++] = (i & 63) | 128))
    }
    return t
  },
  Dn = function (e) {
    let t = [],
      n = 0,
      r = 0
    for (; n < e.length;) {
      let i = e[n++]
      if (i < 128) t[r++] = String.fromCharCode(i)
      else if (i > 191 && i < 224) {
        let a = e[n++]
        t[r++] = String.fromCharCode(((i & 31) << 6) | (a & 63))
      } else if (i > 239 && i < 365) {
        let a = e[n++],
          o = e[n++],
          s = e[n++],
          c = (((i & 7) << 18) | ((a & 63) << 12) | ((o & 63) << 6) | (s & 63)) - 65536
        ;((t[r++] = String.fromCharCode(55296 + (c >> 10))),
          (t[r++] = String.fromCharCode(56320 + (c & 1023))))
      } else {
        let a = e[n++],
          o = e[n++]
        t[r++] = String.fromCharCode(((i & 15) << 12) | ((a & 63) << 6) | (o & 63))
      }
    }
    return t.join(``)
  },
  On = {
    byteToCharMap_: null,
    charToByteMap_: null,
    byteToCharMapWebSafe_: null,
    charToByteMapWebSafe_: null,
    ENCODED_VALS_BASE: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789`,
    get ENCODED_VALS() {
      return this.ENCODED_VALS_BASE + `+/=`
    },
    get ENCODED_VALS_WEBSAFE() {
      return this.ENCODED_VALS_BASE + `-_.`
    },
    HAS_NATIVE_SUPPORT: typeof atob == `function`,
    encodeByteArray(e, t) {
      if (!Array.isArray(e)) throw Error(`encodeByteArray takes an array as a parameter`)
      this.init_()
      let n = t ? this.byteToCharMapWebSafe_ : this.byteToCharMap_,
        r = []
      for (let t = 0; t < e.length; t += 3) {
        let i = e[t],
          a = t + 1 < e.length,
          o = a ? e[t + 1] : 0,
          s = t + 2 < e.length,
          c = s ? e[t + 2] : 0,
          l = i >> 2,
          u = ((i & 3) << 4) | (o >> 4),
          d = ((o & 15) << 2) | (c >> 6),
          f = c & 63
        ;(s || ((f = 64), a || (d = 64)), r.push(n[l], n[u], n[d], n[f]))
      }
      return r.join(``)
    },
    encodeString(e, t) {
      return this.HAS_NATIVE_SUPPORT && !t ? btoa(e) : this.encodeByteArray(En(e), t)
    },
    decodeString(e, t) {
      return this.HAS_NATIVE_SUPPORT && !t ? atob(e) : Dn(this.decodeStringToByteArray(e, t))
    },
    decodeStringToByteArray(e, t) {
      this.init_()
      let n = t ? this.charToByteMapWebSafe_ : this.charToByteMap_,
        r = []
      for (let t = 0; t < e.length;) {
        let i = n[e.charAt(t++)],
          a = t < e.length ? n[e.charAt(t)] : 0
        ++t
        let o = t < e.length ? n[e.charAt(t)] : 64
        ++t
        let s = t < e.length ? n[e.charAt(t)] : 64
        if ((++t, i == null || a == null || o == null || s == null)) throw new kn()
        let c = (i << 2) | (a >> 4)
        if ((r.push(c), o !== 64)) {
          let e = ((a << 4) & 240) | (o >> 2)
          if ((r.push(e), s !== 64)) {
            let e = ((o << 6) & 192) | s
            r.push(e)
          }
        }
      }
      return r
    },
    init_() {
      if (!this.byteToCharMap_) {
        ;((this.byteToCharMap_ = {}),
          (this.charToByteMap_ = {}),
          (this.byteToCharMapWebSafe_ = {}),
          (this.charToByteMapWebSafe_ = {}))
        for (let e = 0; e < this.ENCODED_VALS.length; e++)
          ((this.byteToCharMap_[e] = this.ENCODED_VALS.charAt(e)),
            (this.charToByteMap_[this.byteToCharMap_[e]] = e),
            (this.byteToCharMapWebSafe_[e] = this.ENCODED_VALS_WEBSAFE.charAt(e)),
            (this.charToByteMapWebSafe_[this.byteToCharMapWebSafe_[e]] = e),
            e >= this.ENCODED_VALS_BASE.length &&
              ((this.charToByteMap_[this.ENCODED_VALS_WEBSAFE.charAt(e)] = e),
              (this.charToByteMapWebSafe_[this.ENCODED_VALS.charAt(e)] = e)))
      }
    },
  },
  kn = class extends Error {
    constructor() {
      ;(super(...arguments), (this.name = `DecodeBase64StringError`))
    }
  },
  An = function (e) {
    let t = En(e)
    return On.encodeByteArray(t, !0)
  },
  jn = function (e) {
    return An(e).replace(/\./g, ``)
  },
  Mn = function (e) {
    try {
      return On.decodeString(e, !0)
    } catch (e) {
      console.error(`base64Decode failed: `, e)
    }
    return null
  }
function Nn() {
  if (typeof self < `u`) return self
  if (typeof window < `u`) return window
  if (typeof global < `u`) return global
  throw Error(`Unable to locate global object.`)
}
var Pn = () => Nn().__FIREBASE_DEFAULTS__,
  Fn = () => {
    if (typeof process > `u`) return
    let e = {}.__FIREBASE_DEFAULTS__
    if (e) return JSON.parse(e)
  },
  In = () => {
    if (typeof document > `u`) return
    let e
    try {
      e = document.cookie.match(/__FIREBASE_DEFAULTS__=([^;]+)/)
    } catch {
      return
    }
    let t = e && Mn(e[1])
    return t && JSON.parse(t)
  },
  Ln = () => {
    try {
      return Tn() || Pn() || Fn() || In()
    } catch (e) {
      console.info(`Unable to get __FIREBASE_DEFAULTS__ due to: ${e}`)
      return
    }
  },
  Rn = () => Ln()?.config,
  zn = (e) => Ln()?.[`_${e}`],
  Bn = class {
    constructor() {
      ;((this.reject = () => {}),
        (this.resolve = () => {}),
        (this.promise = new Promise((e, t) => {
          ;((this.resolve = e), (this.reject = t))
        })))
    }
    wrapCallback(e) {
      return (t, n) => {
        ;(t ? this.reject(t) : this.resolve(n),
          typeof e == `function` && (this.promise.catch(() => {}), e.length === 1 ? e(t) : e(t, n)))
      }
    }
  }
function Vn() {
  return typeof navigator < `u` && typeof navigator.userAgent == `string` ? navigator.userAgent : ``
}
function Hn() {
  return (
    typeof window < `u` &&
    !!(window.cordova || window.phonegap || window.PhoneGap) &&
    /ios|iphone|ipod|ipad|android|blackberry|iemobile/i.test(Vn())
  )
}
function Un() {
  let e = Ln()?.forceEnvironment
  if (e === `node`) return !0
  if (e === `browser`) return !1
  try {
    return Object.prototype.toString.call(global.process) === `[object process]`
  } catch {
    return !1
  }
}
function Wn() {
  return typeof navigator < `u` && navigator.userAgent === `Cloudflare-Workers`
}
function Gn() {
  let e =
    typeof chrome == `object`
      ? chrome.runtime
      : typeof browser == `object`
        ? browser.runtime
        : void 0
  return typeof e == `object` && e.id !== void 0
}
function Kn() {
  return typeof navigator == `object` && navigator.product === `ReactNative`
}
function qn() {
  let e = Vn()
  return e.indexOf(`MSIE `) >= 0 || e.indexOf(`Trident/`) >= 0
}
function Jn() {
  return (
    !Un() &&
    !!navigator.userAgent &&
    navigator.userAgent.includes(`Safari`) &&
    !navigator.userAgent.includes(`Chrome`)
  )
}
var Yn = `FirebaseError`,
  D = class e extends Error {
    constructor(t, n, r) {
      ;(super(n),
        (this.code = t),
        (this.customData = r),
        (this.name = Yn),
        Object.setPrototypeOf(this, e.prototype),
        Error.captureStackTrace && Error.captureStackTrace(this, Xn.prototype.create))
    }
  },
  Xn = class {
    constructor(e, t, n) {
      ;((this.service = e), (this.serviceName = t), (this.errors = n))
    }
    create(e, ...t) {
      let n = t[0] || {},
        r = `${this.service}/${e}`,
        i = this.errors[e],
        a = i ? Zn(i, n) : `Error`
      return new D(r, `${this.serviceName}: ${a} (${r}).`, n)
    }
  }
function Zn(e, t) {
  try {
    let n = 0,
      r = ``
    for (; n < e.length;) {
      let i = e.indexOf(`{$`, n)
      if (i === -1) {
        r += e.substring(n)
        break
      }
      let a = e.indexOf(`}`, i + 2)
      if (a === -1) {
        r += e.substring(n)
        break
      }
      let o = e.substring(i + 2, a),
        s = t[o]
      ;((r += e.substring(n, i) + (s == null ? `<${o}?>` : String(s))), (n = a + 1))
    }
    return r
  } catch {
    return e
  }
}
function Qn(e) {
  for (let t in e) if (Object.prototype.hasOwnProperty.call(e, t)) return !1
  return !0
}
function $n(e, t) {
  if (e === t) return !0
  let n = Object.keys(e),
    r = Object.keys(t)
  for (let i of n) {
    if (!r.includes(i)) return !1
    let n = e[i],
      a = t[i]
    if (er(n) && er(a)) {
      if (!$n(n, a)) return !1
    } else if (n !== a) return !1
  }
  for (let e of r) if (!n.includes(e)) return !1
  return !0
}
function er(e) {
  return typeof e == `object` && !!e
}
function tr(e) {
  let t = []
  for (let [n, r] of Object.entries(e))
    Array.isArray(r)
      ? r.forEach((e) => {
          t.push(encodeURIComponent(n) + `=` + encodeURIComponent(e))
        })
      : t.push(encodeURIComponent(n) + `=` + encodeURIComponent(r))
  return t.length ? `&` + t.join(`&`) : ``
}
function nr(e) {
  let t = {}
  return (
    e
      .replace(/^\?/, ``)
      .split(`&`)
      .forEach((e) => {
        if (e) {
          let [n, r] = e.split(`=`)
          t[decodeURIComponent(n)] = decodeURIComponent(r)
        }
      }),
    t
  )
}
function rr(e) {
  let t = e.indexOf(`?`)
  if (!t) return ``
  let n = e.indexOf(`#`, t)
  return e.substring(t, n > 0 ? n : void 0)
}
function ir(e, t) {
  let n = new ar(e, t)
  return n.subscribe.bind(n)
}
var ar = class {
  constructor(e, t) {
    ;((this.observers = []),
      (this.unsubscribes = []),
      (this.observerCount = 0),
      (this.task = Promise.resolve()),
      (this.finalized = !1),
      (this.onNoObservers = t),
      this.task
        .then(() => {
          e(this)
        })
        .catch((e) => {
          this.error(e)
        }))
  }
  next(e) {
    this.forEachObserver((t) => {
      t.next(e)
    })
  }
  error(e) {
    ;(this.forEachObserver((t) => {
      t.error(e)
    }),
      this.close(e))
  }
  complete() {
    ;(this.forEachObserver((e) => {
      e.complete()
    }),
      this.close())
  }
  subscribe(e, t, n) {
    let r
    if (e === void 0 && t === void 0 && n === void 0) throw Error(`Missing Observer.`)
    ;((r = or(e, [`next`, `error`, `complete`]) ? e : { next: e, error: t, complete: n }),
      r.next === void 0 && (r.next = sr),
      r.error === void 0 && (r.error = sr),
      r.complete === void 0 && (r.complete = sr))
    let i = this.unsubscribeOne.bind(this, this.observers.length)
    return (
      this.finalized &&
        this.task.then(() => {
          try {
            this.finalError ? r.error(this.finalError) : r.complete()
          } catch {}
        }),
      this.observers.push(r),
      i
    )
  }
  unsubscribeOne(e) {
    this.observers !== void 0 &&
      this.observers[e] !== void 0 &&
      (delete this.observers[e],
      --this.observerCount,
      this.observerCount === 0 && this.onNoObservers !== void 0 && this.onNoObservers(this))
  }
  forEachObserver(e) {
    if (!this.finalized) for (let t = 0; t < this.observers.length; t++) this.sendOne(t, e)
  }
  sendOne(e, t) {
    this.task.then(() => {
      if (this.observers !== void 0 && this.observers[e] !== void 0)
        try {
          t(this.observers[e])
        } catch (e) {
          typeof console < `u` && console.error && console.error(e)
        }
    })
  }
  close(e) {
    this.finalized ||
      ((this.finalized = !0),
      e !== void 0 && (this.finalError = e),
      this.task.then(() => {
        ;((this.observers = void 0), (this.onNoObservers = void 0))
      }))
  }
}
function or(e, t) {
  if (typeof e != `object` || !e) return !1
  for (let n of t) if (n in e && typeof e[n] == `function`) return !0
  return !1
}
function sr() {}
function cr(e) {
  return e && e._delegate ? e._delegate : e
}
function lr(e) {
  try {
    return (e.startsWith(`http://`) || e.startsWith(`https://`) ? new URL(e).hostname : e).endsWith(
      `.cloudworkstations.dev`,
    )
  } catch {
    return !1
  }
}
async function ur(e) {
  return (await fetch(e, { credentials: `include` })).ok
}
var dr = class {
    constructor(e, t, n) {
      ;((this.name = e),
        (this.instanceFactory = t),
        (this.type = n),
        (this.multipleInstances = !1),
        (this.serviceProps = {}),
        (this.instantiationMode = `LAZY`),
        (this.onInstanceCreated = null))
    }
    setInstantiationMode(e) {
      return ((this.instantiationMode = e), this)
    }
    setMultipleInstances(e) {
      return ((this.multipleInstances = e), this)
    }
    setServiceProps(e) {
      return ((this.serviceProps = e), this)
    }
    setInstanceCreatedCallback(e) {
      return ((this.onInstanceCreated = e), this)
    }
  },
  fr = `[DEFAULT]`,
  pr = class {
    constructor(e, t) {
      ;((this.name = e),
        (this.container = t),
        (this.component = null),
        (this.instances = new Map()),
        (this.instancesDeferred = new Map()),
        (this.instancesOptions = new Map()),
        (this.onInitCallbacks = new Map()))
    }
    get(e) {
      let t = this.normalizeInstanceIdentifier(e)
      if (!this.instancesDeferred.has(t)) {
        let e = new Bn()
        if (
          (this.instancesDeferred.set(t, e), this.isInitialized(t) || this.shouldAutoInitialize())
        )
          try {
            let n = this.getOrInitializeService({ instanceIdentifier: t })
            n && e.resolve(n)
          } catch {}
      }
      return this.instancesDeferred.get(t).promise
    }
    getImmediate(e) {
      let t = this.normalizeInstanceIdentifier(e?.identifier),
        n = e?.optional ?? !1
      if (this.isInitialized(t) || this.shouldAutoInitialize())
        try {
          return this.getOrInitializeService({ instanceIdentifier: t })
        } catch (e) {
          if (n) return null
          throw e
        }
      if (n) return null
      throw Error(`Service ${this.name} is not available`)
    }
    getComponent() {
      return this.component
    }
    setComponent(e) {
      if (e.name !== this.name)
        throw Error(`Mismatching Component ${e.name} for Provider ${this.name}.`)
      if (this.component) throw Error(`Component for ${this.name} has already been provided`)
      if (((this.component = e), this.shouldAutoInitialize())) {
        if (hr(e))
          try {
            this.getOrInitializeService({ instanceIdentifier: fr })
          } catch {}
        for (let [e, t] of this.instancesDeferred.entries()) {
          let n = this.normalizeInstanceIdentifier(e)
          try {
            let e = this.getOrInitializeService({ instanceIdentifier: n })
            t.resolve(e)
          } catch {}
        }
      }
    }
    clearInstance(e = fr) {
      ;(this.instancesDeferred.delete(e), this.instancesOptions.delete(e), this.instances.delete(e))
    }
    async delete() {
      let e = Array.from(this.instances.values())
      await Promise.all([
        ...e.filter((e) => `INTERNAL` in e).map((e) => e.INTERNAL.delete()),
        ...e.filter((e) => `_delete` in e).map((e) => e._delete()),
      ])
    }
    isComponentSet() {
      return this.component != null
    }
    isInitialized(e = fr) {
      return this.instances.has(e)
    }
    getOptions(e = fr) {
      return this.instancesOptions.get(e) || {}
    }
    initialize(e = {}) {
      let { options: t = {} } = e,
        n = this.normalizeInstanceIdentifier(e.instanceIdentifier)
      if (this.isInitialized(n)) throw Error(`${this.name}(${n}) has already been initialized`)
      if (!this.isComponentSet()) throw Error(`Component ${this.name} has not been registered yet`)
      let r = this.getOrInitializeService({ instanceIdentifier: n, options: t })
      for (let [e, t] of this.instancesDeferred.entries())
        n === this.normalizeInstanceIdentifier(e) && t.resolve(r)
      return r
    }
    onInit(e, t) {
      let n = this.normalizeInstanceIdentifier(t),
        r = this.onInitCallbacks.get(n) ?? new Set()
      ;(r.add(e), this.onInitCallbacks.set(n, r))
      let i = this.instances.get(n)
      return (
        i && e(i, n),
        () => {
          r.delete(e)
        }
      )
    }
    invokeOnInitCallbacks(e, t) {
      let n = this.onInitCallbacks.get(t)
      if (n)
        for (let r of n)
          try {
            r(e, t)
          } catch {}
    }
    getOrInitializeService({ instanceIdentifier: e, options: t = {} }) {
      let n = this.instances.get(e)
      if (
        !n &&
        this.component &&
        ((n = this.component.instanceFactory(this.container, {
          instanceIdentifier: mr(e),
          options: t,
        })),
        this.instances.set(e, n),
        this.instancesOptions.set(e, t),
        this.invokeOnInitCallbacks(n, e),
        this.component.onInstanceCreated)
      )
        try {
          this.component.onInstanceCreated(this.container, e, n)
        } catch {}
      return n || null
    }
    normalizeInstanceIdentifier(e = fr) {
      return this.component ? (this.component.multipleInstances ? e : fr) : e
    }
    shouldAutoInitialize() {
      return !!this.component && this.component.instantiationMode !== `EXPLICIT`
    }
  }
function mr(e) {
  return e === fr ? void 0 : e
}
function hr(e) {
  return e.instantiationMode === `EAGER`
}
var gr = class {
    constructor(e) {
      ;((this.name = e), (this.providers = new Map()))
    }
    addComponent(e) {
      let t = this.getProvider(e.name)
      if (t.isComponentSet())
        throw Error(`Component ${e.name} has already been registered with ${this.name}`)
      t.setComponent(e)
    }
    addOrOverwriteComponent(e) {
      ;(this.getProvider(e.name).isComponentSet() && this.providers.delete(e.name),
        this.addComponent(e))
    }
    getProvider(e) {
      if (this.providers.has(e)) return this.providers.get(e)
      let t = new pr(e, this)
      return (this.providers.set(e, t), t)
    }
    getProviders() {
      return Array.from(this.providers.values())
    }
  },
  _r = [],
  O
;(function (e) {
  ;((e[(e.DEBUG = 0)] = `DEBUG`),
    (e[(e.VERBOSE = 1)] = `VERBOSE`),
    (e[(e.INFO = 2)] = `INFO`),
    (e[(e.WARN = 3)] = `WARN`),
    (e[(e.ERROR = 4)] = `ERROR`),
    (e[(e.SILENT = 5)] = `SILENT`))
})((O ||= {}))
var vr = {
    debug: O.DEBUG,
    verbose: O.VERBOSE,
    info: O.INFO,
    warn: O.WARN,
    error: O.ERROR,
    silent: O.SILENT,
  },
  yr = O.INFO,
  br = {
    [O.DEBUG]: `log`,
    [O.VERBOSE]: `log`,
    [O.INFO]: `info`,
    [O.WARN]: `warn`,
    [O.ERROR]: `error`,
  },
  xr = (e, t, ...n) => {
    if (t < e.logLevel) return
    let r = new Date().toISOString(),
      i = br[t]
    if (i) console[i](`[${r}]  ${e.name}:`, ...n)
    else throw Error(`Attempted to log a message with an invalid logType (value: ${t})`)
  },
  Sr = class {
    constructor(e) {
      ;((this.name = e),
        (this._logLevel = yr),
        (this._logHandler = xr),
        (this._userLogHandler = null),
        _r.push(this))
    }
    get logLevel() {
      return this._logLevel
    }
    set logLevel(e) {
      if (!(e in O)) throw TypeError(`Invalid value "${e}" assigned to \`logLevel\``)
      this._logLevel = e
    }
    setLogLevel(e) {
      this._logLevel = typeof e == `string` ? vr[e] : e
    }
    get logHandler() {
      return this._logHandler
    }
    set logHandler(e) {
      if (typeof e != `function`)
        throw TypeError('Value assigned to `logHandler` must be a function')
      this._logHandler = e
    }
    get userLogHandler() {
      return this._userLogHandler
    }
    set userLogHandler(e) {
      this._userLogHandler = e
    }
    debug(...e) {
      ;(this._userLogHandler && this._userLogHandler(this, O.DEBUG, ...e),
        this._logHandler(this, O.DEBUG, ...e))
    }
    log(...e) {
      ;(this._userLogHandler && this._userLogHandler(this, O.VERBOSE, ...e),
        this._logHandler(this, O.VERBOSE, ...e))
    }
    info(...e) {
      ;(this._userLogHandler && this._userLogHandler(this, O.INFO, ...e),
        this._logHandler(this, O.INFO, ...e))
    }
    warn(...e) {
      ;(this._userLogHandler && this._userLogHandler(this, O.WARN, ...e),
        this._logHandler(this, O.WARN, ...e))
    }
    error(...e) {
      ;(this._userLogHandler && this._userLogHandler(this, O.ERROR, ...e),
        this._logHandler(this, O.ERROR, ...e))
    }
  },
  Cr = (e, t) => t.some((t) => e instanceof t),
  wr,
  Tr
function Er() {
  return (wr ||= [IDBDatabase, IDBObjectStore, IDBIndex, IDBCursor, IDBTransaction])
}
function Dr() {
  return (Tr ||= [
    IDBCursor.prototype.advance,
    IDBCursor.prototype.continue,
    IDBCursor.prototype.continuePrimaryKey,
  ])
}
var Or = new WeakMap(),
  kr = new WeakMap(),
  Ar = new WeakMap(),
  jr = new WeakMap(),
  Mr = new WeakMap()
function Nr(e) {
  let t = new Promise((t, n) => {
    let r = () => {
        ;(e.removeEventListener(`success`, i), e.removeEventListener(`error`, a))
      },
      i = () => {
        ;(t(zr(e.result)), r())
      },
      a = () => {
        ;(n(e.error), r())
      }
    ;(e.addEventListener(`success`, i), e.addEventListener(`error`, a))
  })
  return (
    t
      .then((t) => {
        t instanceof IDBCursor && Or.set(t, e)
      })
      .catch(() => {}),
    Mr.set(t, e),
    t
  )
}
function Pr(e) {
  if (kr.has(e)) return
  let t = new Promise((t, n) => {
    let r = () => {
        ;(e.removeEventListener(`complete`, i),
          e.removeEventListener(`error`, a),
          e.removeEventListener(`abort`, a))
      },
      i = () => {
        ;(t(), r())
      },
      a = () => {
        ;(n(e.error || new DOMException(`AbortError`, `AbortError`)), r())
      }
    ;(e.addEventListener(`complete`, i),
      e.addEventListener(`error`, a),
      e.addEventListener(`abort`, a))
  })
  kr.set(e, t)
}
var Fr = {
  get(e, t, n) {
    if (e instanceof IDBTransaction) {
      if (t === `done`) return kr.get(e)
      if (t === `objectStoreNames`) return e.objectStoreNames || Ar.get(e)
      if (t === `store`)
        return n.objectStoreNames[1] ? void 0 : n.objectStore(n.objectStoreNames[0])
    }
    return zr(e[t])
  },
  set(e, t, n) {
    return ((e[t] = n), !0)
  },
  has(e, t) {
    return (e instanceof IDBTransaction && (t === `done` || t === `store`)) || t in e
  },
}
function Ir(e) {
  Fr = e(Fr)
}
function Lr(e) {
  return e === IDBDatabase.prototype.transaction &&
    !(`objectStoreNames` in IDBTransaction.prototype)
    ? function (t, ...n) {
        let r = e.call(Br(this), t, ...n)
        return (Ar.set(r, t.sort ? t.sort() : [t]), zr(r))
      }
    : Dr().includes(e)
      ? function (...t) {
          return (e.apply(Br(this), t), zr(Or.get(this)))
        }
      : function (...t) {
          return zr(e.apply(Br(this), t))
        }
}
function Rr(e) {
  return typeof e == `function`
    ? Lr(e)
    : (e instanceof IDBTransaction && Pr(e), Cr(e, Er()) ? new Proxy(e, Fr) : e)
}
function zr(e) {
  if (e instanceof IDBRequest) return Nr(e)
  if (jr.has(e)) return jr.get(e)
  let t = Rr(e)
  return (t !== e && (jr.set(e, t), Mr.set(t, e)), t)
}
var Br = (e) => Mr.get(e)
function Vr(e, t, { blocked: n, upgrade: r, blocking: i, terminated: a } = {}) {
  let o = indexedDB.open(e, t),
    s = zr(o)
  return (
    r &&
      o.addEventListener(`upgradeneeded`, (e) => {
        r(zr(o.result), e.oldVersion, e.newVersion, zr(o.transaction), e)
      }),
    n && o.addEventListener(`blocked`, (e) => n(e.oldVersion, e.newVersion, e)),
    s
      .then((e) => {
        ;(a && e.addEventListener(`close`, () => a()),
          i && e.addEventListener(`versionchange`, (e) => i(e.oldVersion, e.newVersion, e)))
      })
      .catch(() => {}),
    s
  )
}
function Hr(e, { blocked: t } = {}) {
  let n = indexedDB.deleteDatabase(e)
  return (t && n.addEventListener(`blocked`, (e) => t(e.oldVersion, e)), zr(n).then(() => void 0))
}
var Ur = [`get`, `getKey`, `getAll`, `getAllKeys`, `count`],
  Wr = [`put`, `add`, `delete`, `clear`],
  Gr = new Map()
function Kr(e, t) {
  if (!(e instanceof IDBDatabase && !(t in e) && typeof t == `string`)) return
  if (Gr.get(t)) return Gr.get(t)
  let n = t.replace(/FromIndex$/, ``),
    r = t !== n,
    i = Wr.includes(n)
  if (!(n in (r ? IDBIndex : IDBObjectStore).prototype) || !(i || Ur.includes(n))) return
  let a = async function (e, ...t) {
    let a = this.transaction(e, i ? `readwrite` : `readonly`),
      o = a.store
    return (r && (o = o.index(t.shift())), (await Promise.all([o[n](...t), i && a.done]))[0])
  }
  return (Gr.set(t, a), a)
}
Ir((e) => ({
  ...e,
  get: (t, n, r) => Kr(t, n) || e.get(t, n, r),
  has: (t, n) => !!Kr(t, n) || e.has(t, n),
}))
var qr = class {
  constructor(e) {
    this.container = e
  }
  getPlatformInfoString() {
    return this.container
      .getProviders()
      .map((e) => {
        if (Jr(e)) {
          let t = e.getImmediate()
          return `${t.library}/${t.version}`
        }
        return null
      })
      .filter((e) => e)
      .join(` `)
  }
}
function Jr(e) {
  return e.getComponent()?.type === `VERSION`
}
var Yr = `@firebase/app`,
  Xr = `0.16.2`,
  Zr = new Sr(`@firebase/app`),
  Qr = `@firebase/auth`,
  $r = `@firebase/storage`,
  ei = `@firebase/firestore`,
  ti = `firebase`,
  ni = `12.19.0`,
  ri = `[DEFAULT]`,
  ii = {
    [Yr]: `fire-core`,
    [Qr]: `fire-auth`,
    [$r]: `fire-gcs`,
    [ei]: `fire-fst`,
    'fire-js': `fire-js`,
    [ti]: `fire-js-all`,
  },
  ai = new Map(),
  oi = new Map(),
  si = new Map()
function ci(e, t) {
  try {
    e.container.addComponent(t)
  } catch (n) {
    Zr.debug(`Component ${t.name} failed to register with FirebaseApp ${e.name}`, n)
  }
}
function li(e) {
  let t = e.name
  if (si.has(t)) return (Zr.debug(`There were multiple attempts to register component ${t}.`), !1)
  si.set(t, e)
  for (let t of ai.values()) ci(t, e)
  for (let t of oi.values()) ci(t, e)
  return !0
}
function ui(e, t) {
  let n = e.container.getProvider(`heartbeat`).getImmediate({ optional: !0 })
  return (n && n.triggerHeartbeat(), e.container.getProvider(t))
}
function di(e, t, n = ri) {
  ui(e, t).clearInstance(n)
}
function fi(e) {
  return e != null && e.settings !== void 0
}
var pi = new Xn(`app`, `Firebase`, {
    'no-app': `No Firebase App '{$appName}' has been created - call initializeApp() first`,
    'bad-app-name': `Illegal App name: '{$appName}'`,
    'duplicate-app': `Firebase App named '{$appName}' already exists with different {$mismatchedParam}. Existing: '{$oldValue}'. New: '{$newValue}'.`,
    'app-deleted': `Firebase App named '{$appName}' already deleted`,
    'server-app-deleted': `Firebase Server App has been deleted`,
    'no-options': `Need to provide options, when not being deployed to hosting via source.`,
    'invalid-app-argument': `firebase.{$appName}() takes either no argument or a Firebase App instance.`,
    'invalid-log-argument': 'First argument to `onLog` must be null or a function.',
    'idb-open': `Error thrown when opening IndexedDB. Original error: {$originalErrorMessage}.`,
    'idb-get': `Error thrown when reading from IndexedDB. Original error: {$originalErrorMessage}.`,
    'idb-set': `Error thrown when writing to IndexedDB. Original error: {$originalErrorMessage}.`,
    'idb-delete': `Error thrown when deleting from IndexedDB. Original error: {$originalErrorMessage}.`,
    'finalization-registry-not-supported': `FirebaseServerApp deleteOnDeref field defined but the JS runtime does not support FinalizationRegistry.`,
    'invalid-server-app-environment': `FirebaseServerApp is not for use in browser environments.`,
  }),
  mi = class {
    constructor(e, t, n) {
      ;((this._isDeleted = !1),
        (this._options = { ...e }),
        (this._config = { ...t }),
        (this._name = t.name),
        (this._automaticDataCollectionEnabled = t.automaticDataCollectionEnabled),
        (this._container = n),
        this.container.addComponent(new dr(`app`, () => this, `PUBLIC`)))
    }
    get automaticDataCollectionEnabled() {
      return (this.checkDestroyed(), this._automaticDataCollectionEnabled)
    }
    set automaticDataCollectionEnabled(e) {
      ;(this.checkDestroyed(), (this._automaticDataCollectionEnabled = e))
    }
    get name() {
      return (this.checkDestroyed(), this._name)
    }
    get options() {
      return (this.checkDestroyed(), this._options)
    }
    get config() {
      return (this.checkDestroyed(), this._config)
    }
    get container() {
      return this._container
    }
    get isDeleted() {
      return this._isDeleted
    }
    set isDeleted(e) {
      this._isDeleted = e
    }
    checkDestroyed() {
      if (this.isDeleted) throw pi.create(`app-deleted`, { appName: this._name })
    }
  },
  hi = ni
function gi(e, t = {}) {
  let n = e
  typeof t != `object` && (t = { name: t })
  let r = { name: ri, automaticDataCollectionEnabled: !0, ...t },
    i = r.name
  if (typeof i != `string` || !i) throw pi.create(`bad-app-name`, { appName: String(i) })
  if (((n ||= Rn()), !n)) throw pi.create(`no-options`)
  let a = ai.get(i)
  if (a) {
    if (!$n(n, a.options))
      throw pi.create(`duplicate-app`, {
        appName: i,
        mismatchedParam: `options`,
        oldValue: JSON.stringify(a.options),
        newValue: JSON.stringify(n),
      })
    if ($n(r, a.config)) return a
    throw pi.create(`duplicate-app`, {
      appName: i,
      mismatchedParam: `config`,
      oldValue: JSON.stringify(a.config),
      newValue: JSON.stringify(r),
    })
  }
  let o = new gr(i)
  for (let e of si.values()) o.addComponent(e)
  let s = new mi(n, r, o)
  return (ai.set(i, s), s)
}
function _i(e, t, n) {
  let r = ii[e] ?? e
  n && (r += `-${n}`)
  let i = r.match(/\s|\//),
    a = t.match(/\s|\//)
  if (i || a) {
    let e = [`Unable to register library "${r}" with version "${t}":`]
    ;(i && e.push(`library name "${r}" contains illegal characters (whitespace or "/")`),
      i && a && e.push(`and`),
      a && e.push(`version name "${t}" contains illegal characters (whitespace or "/")`),
      Zr.warn(e.join(` `)))
  } else li(new dr(`${r}-version`, () => ({ library: r, version: t }), `VERSION`))
}
var vi = `firebase-heartbeat-database`,
  yi = 1,
  bi = `firebase-heartbeat-store`,
  xi = null
function Si() {
  return (
    (xi ||= Vr(vi, yi, {
      upgrade: (e, t) => {
        if (t === 0)
          try {
            e.createObjectStore(bi)
          } catch (e) {
            console.warn(e)
          }
      },
    }).catch((e) => {
      throw pi.create(`idb-open`, { originalErrorMessage: e.message })
    })),
    xi
  )
}
async function Ci(e) {
  try {
    let t = (await Si()).transaction(bi),
      n = await t.objectStore(bi).get(Ti(e))
    return (await t.done, n)
  } catch (e) {
    if (e instanceof D) Zr.warn(e.message)
    else {
      let t = pi.create(`idb-get`, { originalErrorMessage: e?.message })
      Zr.warn(t.message)
    }
  }
}
async function wi(e, t) {
  try {
    let n = (await Si()).transaction(bi, `readwrite`)
    ;(await n.objectStore(bi).put(t, Ti(e)), await n.done)
  } catch (e) {
    if (e instanceof D) Zr.warn(e.message)
    else {
      let t = pi.create(`idb-set`, { originalErrorMessage: e?.message })
      Zr.warn(t.message)
    }
  }
}
function Ti(e) {
  return `${e.name}!${e.options.appId}`
}
var Ei = 1024,
  Di = 30,
  Oi = class {
    constructor(e) {
      ;((this.container = e), (this._heartbeatsCache = null))
      let t = this.container.getProvider(`app`).getImmediate()
      ;((this._storage = new ji(t)),
        (this._heartbeatsCachePromise = this._storage
          .read()
          .then((e) => ((this._heartbeatsCache = e), e))))
    }
    async triggerHeartbeat() {
      try {
        let e = this.container
            .getProvider(`platform-logger`)
            .getImmediate()
            .getPlatformInfoString(),
          t = ki()
        if (
          (this._heartbeatsCache?.heartbeats == null &&
            ((this._heartbeatsCache = await this._heartbeatsCachePromise),
            this._heartbeatsCache?.heartbeats == null)) ||
          this._heartbeatsCache.lastSentHeartbeatDate === t ||
          this._heartbeatsCache.heartbeats.some((e) => e.date === t)
        )
          return
        if (
          (this._heartbeatsCache.heartbeats.push({ date: t, agent: e }),
          this._heartbeatsCache.heartbeats.length > Di)
        ) {
          let e = Ni(this._heartbeatsCache.heartbeats)
          this._heartbeatsCache.heartbeats.splice(e, 1)
        }
        return this._storage.overwrite(this._heartbeatsCache)
      } catch (e) {
        Zr.warn(e)
      }
    }
    async getHeartbeatsHeader() {
      try {
        if (
          (this._heartbeatsCache === null && (await this._heartbeatsCachePromise),
          this._heartbeatsCache?.heartbeats == null ||
            this._heartbeatsCache.heartbeats.length === 0)
        )
          return ``
        let e = ki(),
          { heartbeatsToSend: t, unsentEntries: n } = Ai(this._heartbeatsCache.heartbeats),
          r = jn(JSON.stringify({ version: 2, heartbeats: t }))
        return (
          (this._heartbeatsCache.lastSentHeartbeatDate = e),
          n.length > 0
            ? ((this._heartbeatsCache.heartbeats = n),
              await this._storage.overwrite(this._heartbeatsCache))
            : ((this._heartbeatsCache.heartbeats = []),
              this._storage.overwrite(this._heartbeatsCache)),
          r
        )
      } catch (e) {
        return (Zr.warn(e), ``)
      }
    }
  }
function ki() {
  return new Date().toISOString().substring(0, 10)
}
function Ai(e, t = Ei) {
  let n = [],
    r = e.slice()
  for (let i of e) {
    let e = n.find((e) => e.agent === i.agent)
    if (!e) {
      if ((n.push({ agent: i.agent, dates: [i.date] }), Mi(n) > t)) {
        n.pop()
        break
      }
    } else if ((e.dates.push(i.date), Mi(n) > t)) {
      e.dates.pop()
      break
    }
    r = r.slice(1)
  }
  return { heartbeatsToSend: n, unsentEntries: r }
}
var ji = class {
  constructor(e) {
    ;((this.app = e), (this._canUseIndexedDBPromise = this.runIndexedDBEnvironmentCheck()))
  }
  async runIndexedDBEnvironmentCheck() {
    return !1
  }
  async read() {
    if (await this._canUseIndexedDBPromise) {
      let e = await Ci(this.app)
      return e?.heartbeats ? e : { heartbeats: [] }
    }
    return { heartbeats: [] }
  }
  async overwrite(e) {
    if (await this._canUseIndexedDBPromise) {
      let t = await this.read()
      return wi(this.app, {
        lastSentHeartbeatDate: e.lastSentHeartbeatDate ?? t.lastSentHeartbeatDate,
        heartbeats: e.heartbeats,
      })
    }
  }
  async add(e) {
    if (await this._canUseIndexedDBPromise) {
      let t = await this.read()
      return wi(this.app, {
        lastSentHeartbeatDate: e.lastSentHeartbeatDate ?? t.lastSentHeartbeatDate,
        heartbeats: [...t.heartbeats, ...e.heartbeats],
      })
    }
  }
}
function Mi(e) {
  return jn(JSON.stringify({ version: 2, heartbeats: e })).length
}
function Ni(e) {
  if (e.length === 0) return -1
  let t = 0,
    n = e[0].date
  for (let r = 1; r < e.length; r++) e[r].date < n && ((n = e[r].date), (t = r))
  return t
}
function Pi(e) {
  ;(li(new dr(`platform-logger`, (e) => new qr(e), `PRIVATE`)),
    li(new dr(`heartbeat`, (e) => new Oi(e), `PRIVATE`)),
    _i(Yr, Xr, e),
    _i(Yr, Xr, `esm2020`),
    _i(`fire-js`, ``))
}
Pi(``)
function Fi() {
  return {
    'dependent-sdk-initialized-before-auth':
      'Another Firebase SDK was initialized and is trying to use Auth before Auth is initialized. Please be sure to call `initializeAuth` or `getAuth` before starting any other Firebase SDK.',
  }
}
var Ii = Fi,
  Li = new Xn(`auth`, `Firebase`, Fi()),
  Ri = new Sr(`@firebase/auth`)
function zi(e, ...t) {
  Ri.logLevel <= O.WARN && Ri.warn(`Auth (${hi}): ${e}`, ...t)
}
function Bi(e, ...t) {
  Ri.logLevel <= O.ERROR && Ri.error(`Auth (${hi}): ${e}`, ...t)
}
function Vi(e, ...t) {
  throw Gi(e, ...t)
}
function Hi(e, ...t) {
  return Gi(e, ...t)
}
function Ui(e, t, n) {
  return new Xn(`auth`, `Firebase`, { ...Ii(), [t]: n }).create(t, { appName: e.name })
}
function Wi(e) {
  return Ui(
    e,
    `operation-not-supported-in-this-environment`,
    `Operations that alter the current user are not supported in conjunction with FirebaseServerApp`,
  )
}
function Gi(e, ...t) {
  if (typeof e != `string`) {
    let n = t[0],
      r = [...t.slice(1)]
    return (r[0] && (r[0].appName = e.name), e._errorFactory.create(n, ...r))
  }
  return Li.create(e, ...t)
}
function k(e, t, ...n) {
  if (!e) throw Gi(t, ...n)
}
function Ki(e) {
  let t = `INTERNAL ASSERTION FAILED: ` + e
  throw (Bi(t), Error(t))
}
function qi(e, t) {
  e || Ki(t)
}
function Ji() {
  return Yi() === `http:` || Yi() === `https:`
}
function Yi() {
  return (typeof self < `u` && self.location?.protocol) || null
}
function Xi() {
  return typeof navigator < `u` &&
    navigator &&
    `onLine` in navigator &&
    typeof navigator.onLine == `boolean` &&
    (Ji() || Gn() || `connection` in navigator)
    ? navigator.onLine
    : !0
}
function Zi() {
  if (typeof navigator > `u`) return null
  let e = navigator
  return (e.languages && e.languages[0]) || e.language || null
}
var Qi = class {
  constructor(e, t) {
    ;((this.shortDelay = e),
      (this.longDelay = t),
      qi(t > e, `Short delay should be less than long delay!`),
      (this.isMobile = Hn() || Kn()))
  }
  get() {
    return Xi()
      ? this.isMobile
        ? this.longDelay
        : this.shortDelay
      : Math.min(5e3, this.shortDelay)
  }
}
function $i(e, t) {
  qi(e.emulator, `Emulator should always be set here`)
  let { url: n } = e.emulator
  return t ? `${n}${t.startsWith(`/`) ? t.slice(1) : t}` : n
}
var ea = class {
    static initialize(e, t, n) {
      ;((this.fetchImpl = e), t && (this.headersImpl = t), n && (this.responseImpl = n))
    }
    static fetch() {
      if (this.fetchImpl) return this.fetchImpl
      if (typeof self < `u` && `fetch` in self) return self.fetch
      if (typeof globalThis < `u` && globalThis.fetch) return globalThis.fetch
      if (typeof fetch < `u`) return fetch
      Ki(
        `Could not find fetch implementation, make sure you call FetchProvider.initialize() with an appropriate polyfill`,
      )
    }
    static headers() {
      if (this.headersImpl) return this.headersImpl
      if (typeof self < `u` && `Headers` in self) return self.Headers
      if (typeof globalThis < `u` && globalThis.Headers) return globalThis.Headers
      if (typeof Headers < `u`) return Headers
      Ki(
        `Could not find Headers implementation, make sure you call FetchProvider.initialize() with an appropriate polyfill`,
      )
    }
    static response() {
      if (this.responseImpl) return this.responseImpl
      if (typeof self < `u` && `Response` in self) return self.Response
      if (typeof globalThis < `u` && globalThis.Response) return globalThis.Response
      if (typeof Response < `u`) return Response
      Ki(
        `Could not find Response implementation, make sure you call FetchProvider.initialize() with an appropriate polyfill`,
      )
    }
  },
  ta = {
    CREDENTIAL_MISMATCH: `custom-token-mismatch`,
    MISSING_CUSTOM_TOKEN: `internal-error`,
    INVALID_IDENTIFIER: `invalid-email`,
    MISSING_CONTINUE_URI: `internal-error`,
    INVALID_PASSWORD: `wrong-password`,
    MISSING_PASSWORD: `missing-password`,
    INVALID_LOGIN_CREDENTIALS: `invalid-credential`,
    EMAIL_EXISTS: `email-already-in-use`,
    PASSWORD_LOGIN_DISABLED: `operation-not-allowed`,
    INVALID_IDP_RESPONSE: `invalid-credential`,
    INVALID_PENDING_TOKEN: `invalid-credential`,
    FEDERATED_USER_ID_ALREADY_LINKED: `credential-already-in-use`,
    MISSING_REQ_TYPE: `internal-error`,
    EMAIL_NOT_FOUND: `user-not-found`,
    RESET_PASSWORD_EXCEED_LIMIT: `too-many-requests`,
    EXPIRED_OOB_CODE: `expired-action-code`,
    INVALID_OOB_CODE: `invalid-action-code`,
    MISSING_OOB_CODE: `internal-error`,
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: `requires-recent-login`,
    INVALID_ID_TOKEN: `invalid-user-token`,
    TOKEN_EXPIRED: `user-token-expired`,
    USER_NOT_FOUND: `user-token-expired`,
    TOO_MANY_ATTEMPTS_TRY_LATER: `too-many-requests`,
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS: `password-does-not-meet-requirements`,
    INVALID_CODE: `invalid-verification-code`,
    INVALID_SESSION_INFO: `invalid-verification-id`,
    INVALID_TEMPORARY_PROOF: `invalid-credential`,
    MISSING_SESSION_INFO: `missing-verification-id`,
    SESSION_EXPIRED: `code-expired`,
    MISSING_ANDROID_PACKAGE_NAME: `missing-android-pkg-name`,
    UNAUTHORIZED_DOMAIN: `unauthorized-continue-uri`,
    INVALID_OAUTH_CLIENT_ID: `invalid-oauth-client-id`,
    ADMIN_ONLY_OPERATION: `admin-restricted-operation`,
    INVALID_MFA_PENDING_CREDENTIAL: `invalid-multi-factor-session`,
    MFA_ENROLLMENT_NOT_FOUND: `multi-factor-info-not-found`,
    MISSING_MFA_ENROLLMENT_ID: `missing-multi-factor-info`,
    MISSING_MFA_PENDING_CREDENTIAL: `missing-multi-factor-session`,
    SECOND_FACTOR_EXISTS: `second-factor-already-in-use`,
    SECOND_FACTOR_LIMIT_EXCEEDED: `maximum-second-factor-count-exceeded`,
    BLOCKING_FUNCTION_ERROR_RESPONSE: `internal-error`,
    RECAPTCHA_NOT_ENABLED: `recaptcha-not-enabled`,
    MISSING_RECAPTCHA_TOKEN: `missing-recaptcha-token`,
    INVALID_RECAPTCHA_TOKEN: `invalid-recaptcha-token`,
    INVALID_RECAPTCHA_ACTION: `invalid-recaptcha-action`,
    MISSING_CLIENT_TYPE: `missing-client-type`,
    MISSING_RECAPTCHA_VERSION: `missing-recaptcha-version`,
    INVALID_RECAPTCHA_VERSION: `invalid-recaptcha-version`,
    INVALID_REQ_TYPE: `invalid-req-type`,
  },
  na = [
    `/v1/accounts:signInWithCustomToken`,
    `/v1/accounts:signInWithEmailLink`,
    `/v1/accounts:signInWithIdp`,
    `/v1/accounts:signInWithPassword`,
    `/v1/accounts:signInWithPhoneNumber`,
    `/v1/token`,
  ],
  ra = new Qi(3e4, 6e4)
function ia(e, t) {
  return e.tenantId && !t.tenantId ? { ...t, tenantId: e.tenantId } : t
}
async function aa(e, t, n, r, i = {}) {
  return oa(e, i, async () => {
    let i = {},
      a = {}
    r && (t === `GET` ? (a = r) : (i = { body: JSON.stringify(r) }))
    let o = tr({ ...a, key: e.config.apiKey }).slice(1),
      s = await e._getAdditionalHeaders()
    ;((s[`Content-Type`] = `application/json`),
      e.languageCode && (s[`X-Firebase-Locale`] = e.languageCode))
    let c = { method: t, headers: s, ...i }
    return (
      Wn() || (c.referrerPolicy = `strict-origin-when-cross-origin`),
      e.emulatorConfig && lr(e.emulatorConfig.host) && (c.credentials = `include`),
      ea.fetch()(await ca(e, e.config.apiHost, n, o), c)
    )
  })
}
async function oa(e, t, n) {
  e._canInitEmulator = !1
  let r = { ...ta, ...t }
  try {
    let t = new ua(e),
      i = await Promise.race([n(), t.promise])
    t.clearNetworkTimeout()
    let a = await i.json()
    if (`needConfirmation` in a) throw da(e, `account-exists-with-different-credential`, a)
    if (i.ok && !(`errorMessage` in a)) return a
    {
      let [t, n] = (i.ok ? a.errorMessage : a.error.message).split(` : `)
      if (t === `FEDERATED_USER_ID_ALREADY_LINKED`) throw da(e, `credential-already-in-use`, a)
      if (t === `EMAIL_EXISTS`) throw da(e, `email-already-in-use`, a)
      if (t === `USER_DISABLED`) throw da(e, `user-disabled`, a)
      let o = r[t] || t.toLowerCase().replace(/[_\s]+/g, `-`)
      if (n) throw Ui(e, o, n)
      Vi(e, o)
    }
  } catch (t) {
    if (t instanceof D) throw t
    Vi(e, `network-request-failed`, { message: String(t) })
  }
}
async function sa(e, t, n, r, i = {}) {
  let a = await aa(e, t, n, r, i)
  return (
    `mfaPendingCredential` in a && Vi(e, `multi-factor-auth-required`, { _serverResponse: a }), a
  )
}
async function ca(e, t, n, r) {
  let i = `${t}${n}?${r}`,
    a = e,
    o = a.config.emulator ? $i(e.config, i) : `${e.config.apiScheme}://${i}`
  return na.includes(n) &&
    (await a._persistenceManagerAvailable, a._getPersistenceType() === `COOKIE`)
    ? a._getPersistence()._getFinalTarget(o).toString()
    : o
}
function la(e) {
  switch (e) {
    case `ENFORCE`:
      return `ENFORCE`
    case `AUDIT`:
      return `AUDIT`
    case `OFF`:
      return `OFF`
    default:
      return `ENFORCEMENT_STATE_UNSPECIFIED`
  }
}
var ua = class {
  clearNetworkTimeout() {
    clearTimeout(this.timer)
  }
  constructor(e) {
    ;((this.auth = e),
      (this.timer = null),
      (this.promise = new Promise((e, t) => {
        this.timer = setTimeout(() => t(Hi(this.auth, `network-request-failed`)), ra.get())
      })))
  }
}
function da(e, t, n) {
  let r = { appName: e.name }
  ;(n.email && (r.email = n.email), n.phoneNumber && (r.phoneNumber = n.phoneNumber))
  let i = Hi(e, t, r)
  return ((i.customData._tokenResponse = n), i)
}
function fa(e) {
  return e !== void 0 && e.enterprise !== void 0
}
var A = class {
  constructor(e) {
    if (((this.siteKey = ``), (this.recaptchaEnforcementState = []), e.recaptchaKey === void 0))
      throw Error(`recaptchaKey undefined`)
    ;((this.siteKey = e.recaptchaKey.split(`/`)[3]),
      (this.recaptchaEnforcementState = e.recaptchaEnforcementState))
  }
  getProviderEnforcementState(e) {
    if (!this.recaptchaEnforcementState || this.recaptchaEnforcementState.length === 0) return null
    for (let t of this.recaptchaEnforcementState)
      if (t.provider && t.provider === e) return la(t.enforcementState)
    return null
  }
  isProviderEnabled(e) {
    return (
      this.getProviderEnforcementState(e) === `ENFORCE` ||
      this.getProviderEnforcementState(e) === `AUDIT`
    )
  }
  isAnyProviderEnabled() {
    return (
      this.isProviderEnabled(`EMAIL_PASSWORD_PROVIDER`) || this.isProviderEnabled(`PHONE_PROVIDER`)
    )
  }
}
async function j(e, t) {
  return aa(e, `GET`, `/v2/recaptchaConfig`, ia(e, t))
}
async function M(e, t) {
  return aa(e, `POST`, `/v1/accounts:delete`, t)
}
async function pa(e, t) {
  return aa(e, `POST`, `/v1/accounts:lookup`, t)
}
function ma(e) {
  if (e)
    try {
      let t = new Date(Number(e))
      if (!isNaN(t.getTime())) return t.toUTCString()
    } catch {}
}
async function ha(e, t = !1) {
  let n = cr(e),
    r = await n.getIdToken(t),
    i = _a(r)
  k(i && i.exp && i.auth_time && i.iat, n.auth, `internal-error`)
  let a = typeof i.firebase == `object` ? i.firebase : void 0,
    o = a?.sign_in_provider
  return {
    claims: i,
    token: r,
    authTime: ma(ga(i.auth_time)),
    issuedAtTime: ma(ga(i.iat)),
    expirationTime: ma(ga(i.exp)),
    signInProvider: o || null,
    signInSecondFactor: a?.sign_in_second_factor || null,
  }
}
function ga(e) {
  return Number(e) * 1e3
}
function _a(e) {
  let [t, n, r] = e.split(`.`)
  if (t === void 0 || n === void 0 || r === void 0)
    return (Bi(`JWT malformed, contained fewer than 3 sections`), null)
  try {
    let e = Mn(n)
    return e ? JSON.parse(e) : (Bi(`Failed to decode base64 JWT payload`), null)
  } catch (e) {
    return (Bi(`Caught error parsing JWT payload as JSON`, e?.toString()), null)
  }
}
function va(e) {
  let t = _a(e)
  return (
    k(t, `internal-error`),
    k(t.exp !== void 0, `internal-error`),
    k(t.iat !== void 0, `internal-error`),
    Number(t.exp) - Number(t.iat)
  )
}
async function ya(e, t, n = !1) {
  if (n) return t
  try {
    return await t
  } catch (t) {
    throw (t instanceof D && ba(t) && e.auth.currentUser === e && (await e.auth.signOut()), t)
  }
}
function ba({ code: e }) {
  return e === `auth/user-disabled` || e === `auth/user-token-expired`
}
var xa = class {
    constructor(e) {
      ;((this.user = e), (this.isRunning = !1), (this.timerId = null), (this.errorBackoff = 3e4))
    }
    _start() {
      this.isRunning || ((this.isRunning = !0), this.schedule())
    }
    _stop() {
      this.isRunning && ((this.isRunning = !1), this.timerId !== null && clearTimeout(this.timerId))
    }
    getInterval(e) {
      if (e) {
        let e = this.errorBackoff
        return ((this.errorBackoff = Math.min(this.errorBackoff * 2, 96e4)), e)
      }
      {
        this.errorBackoff = 3e4
        let e = (this.user.stsTokenManager.expirationTime ?? 0) - Date.now() - 3e5
        return Math.max(0, e)
      }
    }
    schedule(e = !1) {
      if (!this.isRunning) return
      let t = this.getInterval(e)
      this.timerId = setTimeout(async () => {
        await this.iteration()
      }, t)
    }
    async iteration() {
      try {
        await this.user.getIdToken(!0)
      } catch (e) {
        e?.code === `auth/network-request-failed` && this.schedule(!0)
        return
      }
      this.schedule()
    }
  },
  Sa = class {
    constructor(e, t) {
      ;((this.createdAt = e), (this.lastLoginAt = t), this._initializeTime())
    }
    _initializeTime() {
      ;((this.lastSignInTime = ma(this.lastLoginAt)), (this.creationTime = ma(this.createdAt)))
    }
    _copy(e) {
      ;((this.createdAt = e.createdAt), (this.lastLoginAt = e.lastLoginAt), this._initializeTime())
    }
    toJSON() {
      return { createdAt: this.createdAt, lastLoginAt: this.lastLoginAt }
    }
  }
async function Ca(e) {
  let t = e.auth,
    n = await ya(e, pa(t, { idToken: await e.getIdToken() }))
  k(n?.users.length, t, `internal-error`)
  let r = n.users[0]
  e._notifyReloadListener(r)
  let i = r.providerUserInfo?.length ? Ea(r.providerUserInfo) : [],
    a = Ta(e.providerData, i),
    o = e.isAnonymous,
    s = !(e.email && r.passwordHash) && !a?.length,
    c = o ? s : !1,
    l = {
      uid: r.localId,
      displayName: r.displayName || null,
      photoURL: r.photoUrl || null,
      email: r.email || null,
      emailVerified: r.emailVerified || !1,
      phoneNumber: r.phoneNumber || null,
      tenantId: r.tenantId || null,
      providerData: a,
      metadata: new Sa(r.createdAt, r.lastLoginAt),
      isAnonymous: c,
    }
  Object.assign(e, l)
}
async function wa(e) {
  let t = cr(e)
  ;(await Ca(t), await t.auth._persistUserIfCurrent(t), t.auth._notifyListenersIfCurrent(t))
}
function Ta(e, t) {
  return [...e.filter((e) => !t.some((t) => t.providerId === e.providerId)), ...t]
}
function Ea(e) {
  return e.map(({ providerId: e, ...t }) => ({
    providerId: e,
    uid: t.rawId || ``,
    displayName: t.displayName || null,
    email: t.email || null,
    phoneNumber: t.phoneNumber || null,
    photoURL: t.photoUrl || null,
  }))
}
async function Da(e, t) {
  let n = await oa(e, {}, async () => {
    let n = tr({ grant_type: `refresh_token`, refresh_token: t }).slice(1),
      { tokenApiHost: r, apiKey: i } = e.config,
      a = await ca(e, r, `/v1/token`, `key=${i}`),
      o = await e._getAdditionalHeaders()
    o[`Content-Type`] = `application/x-www-form-urlencoded`
    let s = { method: `POST`, headers: o, body: n }
    return (
      e.emulatorConfig && lr(e.emulatorConfig.host) && (s.credentials = `include`), ea.fetch()(a, s)
    )
  })
  return { accessToken: n.access_token, expiresIn: n.expires_in, refreshToken: n.refresh_token }
}
async function Oa(e, t) {
  return aa(e, `POST`, `/v2/accounts:revokeToken`, ia(e, t))
}
var ka = class e {
  constructor() {
    ;((this.refreshToken = null), (this.accessToken = null), (this.expirationTime = null))
  }
  get isExpired() {
    return !this.expirationTime || Date.now() > this.expirationTime - 3e4
  }
  updateFromServerResponse(e) {
    ;(k(e.idToken, `internal-error`),
      k(e.idToken !== void 0, `internal-error`),
      k(e.refreshToken !== void 0, `internal-error`))
    let t = `expiresIn` in e && e.expiresIn !== void 0 ? Number(e.expiresIn) : va(e.idToken)
    this.updateTokensAndExpiration(e.idToken, e.refreshToken, t)
  }
  updateFromIdToken(e) {
    k(e.length !== 0, `internal-error`)
    let t = va(e)
    this.updateTokensAndExpiration(e, null, t)
  }
  async getToken(e, t = !1) {
    return !t && this.accessToken && !this.isExpired
      ? this.accessToken
      : (k(this.refreshToken, e, `user-token-expired`),
        this.refreshToken ? (await this.refresh(e, this.refreshToken), this.accessToken) : null)
  }
  clearRefreshToken() {
    this.refreshToken = null
  }
  async refresh(e, t) {
    let { accessToken: n, refreshToken: r, expiresIn: i } = await Da(e, t)
    this.updateTokensAndExpiration(n, r, Number(i))
  }
  updateTokensAndExpiration(e, t, n) {
    ;((this.refreshToken = t || null),
      (this.accessToken = e || null),
      (this.expirationTime = Date.now() + n * 1e3))
  }
  static fromJSON(t, n) {
    let { refreshToken: r, accessToken: i, expirationTime: a } = n,
      o = new e()
    return (
      r && (k(typeof r == `string`, `internal-error`, { appName: t }), (o.refreshToken = r)),
      i && (k(typeof i == `string`, `internal-error`, { appName: t }), (o.accessToken = i)),
      a && (k(typeof a == `number`, `internal-error`, { appName: t }), (o.expirationTime = a)),
      o
    )
  }
  toJSON() {
    return {
      refreshToken: this.refreshToken,
      accessToken: this.accessToken,
      expirationTime: this.expirationTime,
    }
  }
  _assign(e) {
    ;((this.accessToken = e.accessToken),
      (this.refreshToken = e.refreshToken),
      (this.expirationTime = e.expirationTime))
  }
  _clone() {
    return Object.assign(new e(), this.toJSON())
  }
  _performRefresh() {
    return Ki(`not implemented`)
  }
}
function Aa(e, t) {
  k(typeof e == `string` || e === void 0, `internal-error`, { appName: t })
}
var ja = class e {
    constructor({ uid: e, auth: t, stsTokenManager: n, ...r }) {
      ;((this.providerId = `firebase`),
        (this.proactiveRefresh = new xa(this)),
        (this.reloadUserInfo = null),
        (this.reloadListener = null),
        (this.uid = e),
        (this.auth = t),
        (this.stsTokenManager = n),
        (this.accessToken = n.accessToken),
        (this.displayName = r.displayName || null),
        (this.email = r.email || null),
        (this.emailVerified = r.emailVerified || !1),
        (this.phoneNumber = r.phoneNumber || null),
        (this.photoURL = r.photoURL || null),
        (this.isAnonymous = r.isAnonymous || !1),
        (this.tenantId = r.tenantId || null),
        (this.providerData = r.providerData ? [...r.providerData] : []),
        (this.metadata = new Sa(r.createdAt || void 0, r.lastLoginAt || void 0)))
    }
    async getIdToken(e) {
      let t = await ya(this, this.stsTokenManager.getToken(this.auth, e))
      return (
        k(t, this.auth, `internal-error`),
        this.accessToken !== t &&
          ((this.accessToken = t),
          await this.auth._persistUserIfCurrent(this),
          this.auth._notifyListenersIfCurrent(this)),
        t
      )
    }
    getIdTokenResult(e) {
      return ha(this, e)
    }
    reload() {
      return wa(this)
    }
    _assign(e) {
      this !== e &&
        (k(this.uid === e.uid, this.auth, `internal-error`),
        (this.displayName = e.displayName),
        (this.photoURL = e.photoURL),
        (this.email = e.email),
        (this.emailVerified = e.emailVerified),
        (this.phoneNumber = e.phoneNumber),
        (this.isAnonymous = e.isAnonymous),
        (this.tenantId = e.tenantId),
        (this.providerData = e.providerData.map((e) => ({ ...e }))),
        this.metadata._copy(e.metadata),
        this.stsTokenManager._assign(e.stsTokenManager))
    }
    _clone(t) {
      let n = new e({ ...this, auth: t, stsTokenManager: this.stsTokenManager._clone() })
      return (n.metadata._copy(this.metadata), n)
    }
    _onReload(e) {
      ;(k(!this.reloadListener, this.auth, `internal-error`),
        (this.reloadListener = e),
        (this.reloadUserInfo &&= (this._notifyReloadListener(this.reloadUserInfo), null)))
    }
    _notifyReloadListener(e) {
      this.reloadListener ? this.reloadListener(e) : (this.reloadUserInfo = e)
    }
    _startProactiveRefresh() {
      this.proactiveRefresh._start()
    }
    _stopProactiveRefresh() {
      this.proactiveRefresh._stop()
    }
    async _updateTokensIfNecessary(e, t = !1) {
      let n = !1
      ;(e.idToken &&
        e.idToken !== this.stsTokenManager.accessToken &&
        (this.stsTokenManager.updateFromServerResponse(e), (n = !0)),
        t && (await Ca(this)),
        await this.auth._persistUserIfCurrent(this),
        n && this.auth._notifyListenersIfCurrent(this))
    }
    async delete() {
      if (fi(this.auth.app)) return Promise.reject(Wi(this.auth))
      let e = await this.getIdToken()
      return (
        await ya(this, M(this.auth, { idToken: e })),
        this.stsTokenManager.clearRefreshToken(),
        this.auth.signOut()
      )
    }
    toJSON() {
      return {
        uid: this.uid,
        email: this.email || void 0,
        emailVerified: this.emailVerified,
        displayName: this.displayName || void 0,
        isAnonymous: this.isAnonymous,
        photoURL: this.photoURL || void 0,
        phoneNumber: this.phoneNumber || void 0,
        tenantId: this.tenantId || void 0,
        providerData: this.providerData.map((e) => ({ ...e })),
        stsTokenManager: this.stsTokenManager.toJSON(),
        _redirectEventId: this._redirectEventId,
        ...this.metadata.toJSON(),
        apiKey: this.auth.config.apiKey,
        appName: this.auth.name,
      }
    }
    get refreshToken() {
      return this.stsTokenManager.refreshToken || ``
    }
    static _fromJSON(t, n) {
      let r = n.displayName ?? void 0,
        i = n.email ?? void 0,
        a = n.phoneNumber ?? void 0,
        o = n.photoURL ?? void 0,
        s = n.tenantId ?? void 0,
        c = n._redirectEventId ?? void 0,
        l = n.createdAt ?? void 0,
        u = n.lastLoginAt ?? void 0,
        { uid: d, emailVerified: f, isAnonymous: p, providerData: m, stsTokenManager: h } = n
      k(d && h, t, `internal-error`)
      let g = ka.fromJSON(this.name, h)
      ;(k(typeof d == `string`, t, `internal-error`),
        Aa(r, t.name),
        Aa(i, t.name),
        k(typeof f == `boolean`, t, `internal-error`),
        k(typeof p == `boolean`, t, `internal-error`),
        Aa(a, t.name),
        Aa(o, t.name),
        Aa(s, t.name),
        Aa(c, t.name),
        Aa(l, t.name),
        Aa(u, t.name))
      let _ = new e({
        uid: d,
        auth: t,
        email: i,
        emailVerified: f,
        displayName: r,
        isAnonymous: p,
        photoURL: o,
        phoneNumber: a,
        tenantId: s,
        stsTokenManager: g,
        createdAt: l,
        lastLoginAt: u,
      })
      return (
        m && Array.isArray(m) && (_.providerData = m.map((e) => ({ ...e }))),
        c && (_._redirectEventId = c),
        _
      )
    }
    static async _fromIdTokenResponse(t, n, r = !1) {
      let i = new ka()
      i.updateFromServerResponse(n)
      let a = new e({ uid: n.localId, auth: t, stsTokenManager: i, isAnonymous: r })
      return (await Ca(a), a)
    }
    static async _fromGetAccountInfoResponse(t, n, r) {
      let i = n.users[0]
      k(i.localId !== void 0, `internal-error`)
      let a = i.providerUserInfo === void 0 ? [] : Ea(i.providerUserInfo),
        o = !(i.email && i.passwordHash) && !a?.length,
        s = new ka()
      s.updateFromIdToken(r)
      let c = new e({ uid: i.localId, auth: t, stsTokenManager: s, isAnonymous: o }),
        l = {
          uid: i.localId,
          displayName: i.displayName || null,
          photoURL: i.photoUrl || null,
          email: i.email || null,
          emailVerified: i.emailVerified || !1,
          phoneNumber: i.phoneNumber || null,
          tenantId: i.tenantId || null,
          providerData: a,
          metadata: new Sa(i.createdAt, i.lastLoginAt),
          isAnonymous: !(i.email && i.passwordHash) && !a?.length,
        }
      return (Object.assign(c, l), c)
    }
  },
  Ma = new Map()
function N(e) {
  qi(e instanceof Function, `Expected a class definition`)
  let t = Ma.get(e)
  return t
    ? (qi(t instanceof e, `Instance stored in cache mismatched with class`), t)
    : ((t = new e()), Ma.set(e, t), t)
}
var Na = class {
  constructor() {
    ;((this.type = `NONE`), (this.storage = {}))
  }
  async _isAvailable() {
    return !0
  }
  async _set(e, t) {
    this.storage[e] = t
  }
  async _get(e) {
    let t = this.storage[e]
    return t === void 0 ? null : t
  }
  async _remove(e) {
    delete this.storage[e]
  }
  _addListener(e, t) {}
  _removeListener(e, t) {}
}
Na.type = `NONE`
var Pa = Na
function Fa(e, t, n) {
  return `firebase:${e}:${t}:${n}`
}
var Ia = class e {
  constructor(e, t, n) {
    ;((this.persistence = e), (this.auth = t), (this.userKey = n))
    let { config: r, name: i } = this.auth
    ;((this.fullUserKey = Fa(this.userKey, r.apiKey, i)),
      (this.fullPersistenceKey = Fa(`persistence`, r.apiKey, i)),
      (this.boundEventHandler = t._onStorageEvent.bind(t)))
    try {
      this.persistence._addListener(this.fullUserKey, this.boundEventHandler)
    } catch {}
  }
  setCurrentUser(e) {
    return this.persistence._set(this.fullUserKey, e.toJSON())
  }
  async getCurrentUser() {
    let e = await this.persistence._get(this.fullUserKey)
    if (!e) return null
    if (typeof e == `string`) {
      let t = await pa(this.auth, { idToken: e }).catch(() => void 0)
      return t ? ja._fromGetAccountInfoResponse(this.auth, t, e) : null
    }
    return ja._fromJSON(this.auth, e)
  }
  removeCurrentUser() {
    return this.persistence._remove(this.fullUserKey)
  }
  savePersistenceForRedirect() {
    return this.persistence._set(this.fullPersistenceKey, this.persistence.type)
  }
  async setPersistence(e) {
    if (this.persistence === e) return
    let t = await this.getCurrentUser()
    if ((await this.removeCurrentUser(), (this.persistence = e), t)) return this.setCurrentUser(t)
  }
  delete() {
    try {
      this.persistence._removeListener(this.fullUserKey, this.boundEventHandler)
    } catch {}
  }
  static async create(t, n, r = `authUser`) {
    if (!n.length) return new e(N(Pa), t, r)
    let i = (
        await Promise.all(
          n.map(async (e) => {
            try {
              if (await e._isAvailable()) return e
            } catch {
              return
            }
          }),
        )
      ).filter((e) => e),
      a = i[0] || N(Pa),
      o = Fa(r, t.config.apiKey, t.name),
      s = null
    for (let e of n)
      try {
        let n = await e._get(o)
        if (n) {
          let r
          if (typeof n == `string`) {
            let e = await pa(t, { idToken: n }).catch(() => void 0)
            if (!e) break
            r = await ja._fromGetAccountInfoResponse(t, e, n)
          } else r = ja._fromJSON(t, n)
          ;(e !== a && (s = r), (a = e))
          break
        }
      } catch {}
    let c = i.filter((e) => e._shouldAllowMigration)
    return (
      !a._shouldAllowMigration ||
        !c.length ||
        ((a = c[0]),
        s && (await a._set(o, s.toJSON())),
        await Promise.all(
          n.map(async (e) => {
            if (e !== a)
              try {
                await e._remove(o)
              } catch {}
          }),
        )),
      new e(a, t, r)
    )
  }
}
function La(e) {
  let t = e.toLowerCase()
  if (t.includes(`opera/`) || t.includes(`opr/`) || t.includes(`opios/`)) return `Opera`
  if (Ba(t)) return `IEMobile`
  if (t.includes(`msie`) || t.includes(`trident/`)) return `IE`
  if (t.includes(`edge/`)) return `Edge`
  if (P(t)) return `Firefox`
  if (t.includes(`silk/`)) return `Silk`
  if (Ha(t)) return `Blackberry`
  if (Ua(t)) return `Webos`
  if (Ra(t)) return `Safari`
  if ((t.includes(`chrome/`) || za(t)) && !t.includes(`edge/`)) return `Chrome`
  if (Va(t)) return `Android`
  {
    let t = e.match(/([a-zA-Z\d\.]+)\/[a-zA-Z\d\.]*$/)
    if (t?.length === 2) return t[1]
  }
  return `Other`
}
function P(e = Vn()) {
  return /firefox\//i.test(e)
}
function Ra(e = Vn()) {
  let t = e.toLowerCase()
  return (
    t.includes(`safari/`) &&
    !t.includes(`chrome/`) &&
    !t.includes(`crios/`) &&
    !t.includes(`android`)
  )
}
function za(e = Vn()) {
  return /crios\//i.test(e)
}
function Ba(e = Vn()) {
  return /iemobile/i.test(e)
}
function Va(e = Vn()) {
  return /android/i.test(e)
}
function Ha(e = Vn()) {
  return /blackberry/i.test(e)
}
function Ua(e = Vn()) {
  return /webos/i.test(e)
}
function Wa(e = Vn()) {
  return /iphone|ipad|ipod/i.test(e) || (/macintosh/i.test(e) && /mobile/i.test(e))
}
function Ga() {
  return qn() && document.documentMode === 10
}
function Ka(e = Vn()) {
  return Wa(e) || Va(e) || Ua(e) || Ha(e) || /windows phone/i.test(e) || Ba(e)
}
function qa(e, t = []) {
  let n
  switch (e) {
    case `Browser`:
      n = La(Vn())
      break
    case `Worker`:
      n = `${La(Vn())}-${e}`
      break
    default:
      n = e
  }
  let r = t.length ? t.join(`,`) : `FirebaseCore-web`
  return `${n}/JsCore/${hi}/${r}`
}
var Ja = class {
  constructor(e) {
    ;((this.auth = e), (this.queue = []))
  }
  pushCallback(e, t) {
    let n = (t) =>
      new Promise((n, r) => {
        try {
          n(e(t))
        } catch (e) {
          r(e)
        }
      })
    ;((n.onAbort = t), this.queue.push(n))
    let r = this.queue.length - 1
    return () => {
      this.queue[r] = () => Promise.resolve()
    }
  }
  async runMiddleware(e) {
    if (this.auth.currentUser === e) return
    let t = []
    try {
      for (let n of this.queue) (await n(e), n.onAbort && t.push(n.onAbort))
    } catch (e) {
      t.reverse()
      for (let e of t)
        try {
          e()
        } catch {}
      throw this.auth._errorFactory.create(`login-blocked`, { originalMessage: e?.message })
    }
  }
}
async function Ya(e, t = {}) {
  return aa(e, `GET`, `/v2/passwordPolicy`, ia(e, t))
}
var Xa = 6,
  Za = class {
    constructor(e) {
      let t = e.customStrengthOptions
      ;((this.customStrengthOptions = {}),
        (this.customStrengthOptions.minPasswordLength = t.minPasswordLength ?? Xa),
        t.maxPasswordLength && (this.customStrengthOptions.maxPasswordLength = t.maxPasswordLength),
        t.containsLowercaseCharacter !== void 0 &&
          (this.customStrengthOptions.containsLowercaseLetter = t.containsLowercaseCharacter),
        t.containsUppercaseCharacter !== void 0 &&
          (this.customStrengthOptions.containsUppercaseLetter = t.containsUppercaseCharacter),
        t.containsNumericCharacter !== void 0 &&
          (this.customStrengthOptions.containsNumericCharacter = t.containsNumericCharacter),
        t.containsNonAlphanumericCharacter !== void 0 &&
          (this.customStrengthOptions.containsNonAlphanumericCharacter =
            t.containsNonAlphanumericCharacter),
        (this.enforcementState = e.enforcementState),
        this.enforcementState === `ENFORCEMENT_STATE_UNSPECIFIED` &&
          (this.enforcementState = `OFF`),
        (this.allowedNonAlphanumericCharacters =
          e.allowedNonAlphanumericCharacters?.join(``) ?? ``),
        (this.forceUpgradeOnSignin = e.forceUpgradeOnSignin ?? !1),
        (this.schemaVersion = e.schemaVersion))
    }
    validatePassword(e) {
      let t = { isValid: !0, passwordPolicy: this }
      return (
        this.validatePasswordLengthOptions(e, t),
        this.validatePasswordCharacterOptions(e, t),
        (t.isValid &&= t.meetsMinPasswordLength ?? !0),
        (t.isValid &&= t.meetsMaxPasswordLength ?? !0),
        (t.isValid &&= t.containsLowercaseLetter ?? !0),
        (t.isValid &&= t.containsUppercaseLetter ?? !0),
        (t.isValid &&= t.containsNumericCharacter ?? !0),
        (t.isValid &&= t.containsNonAlphanumericCharacter ?? !0),
        t
      )
    }
    validatePasswordLengthOptions(e, t) {
      let n = this.customStrengthOptions.minPasswordLength,
        r = this.customStrengthOptions.maxPasswordLength
      ;(n && (t.meetsMinPasswordLength = e.length >= n),
        r && (t.meetsMaxPasswordLength = e.length <= r))
    }
    validatePasswordCharacterOptions(e, t) {
      this.updatePasswordCharacterOptionsStatuses(t, !1, !1, !1, !1)
      let n
      for (let r = 0; r < e.length; r++)
        ((n = e.charAt(r)),
          this.updatePasswordCharacterOptionsStatuses(
            t,
            n >= `a` && n <= `z`,
            n >= `A` && n <= `Z`,
            n >= `0` && n <= `9`,
            this.allowedNonAlphanumericCharacters.includes(n),
          ))
    }
    updatePasswordCharacterOptionsStatuses(e, t, n, r, i) {
      ;(this.customStrengthOptions.containsLowercaseLetter && (e.containsLowercaseLetter ||= t),
        this.customStrengthOptions.containsUppercaseLetter && (e.containsUppercaseLetter ||= n),
        this.customStrengthOptions.containsNumericCharacter && (e.containsNumericCharacter ||= r),
        this.customStrengthOptions.containsNonAlphanumericCharacter &&
          (e.containsNonAlphanumericCharacter ||= i))
    }
  },
  Qa = class {
    constructor(e, t, n, r) {
      ;((this.app = e),
        (this.heartbeatServiceProvider = t),
        (this.appCheckServiceProvider = n),
        (this.config = r),
        (this.currentUser = null),
        (this.emulatorConfig = null),
        (this.operations = Promise.resolve()),
        (this.authStateSubscription = new eo(this)),
        (this.idTokenSubscription = new eo(this)),
        (this.beforeStateQueue = new Ja(this)),
        (this.redirectUser = null),
        (this.isProactiveRefreshEnabled = !1),
        (this.EXPECTED_PASSWORD_POLICY_SCHEMA_VERSION = 1),
        (this._canInitEmulator = !0),
        (this._isInitialized = !1),
        (this._deleted = !1),
        (this._initializationPromise = null),
        (this._popupRedirectResolver = null),
        (this._errorFactory = Li),
        (this._agentRecaptchaConfig = null),
        (this._tenantRecaptchaConfigs = {}),
        (this._projectPasswordPolicy = null),
        (this._tenantPasswordPolicies = {}),
        (this._resolvePersistenceManagerAvailable = void 0),
        (this.lastNotifiedUid = void 0),
        (this.languageCode = null),
        (this.tenantId = null),
        (this.settings = { appVerificationDisabledForTesting: !1 }),
        (this.frameworks = []),
        (this.name = e.name),
        (this.clientVersion = r.sdkClientVersion),
        (this._persistenceManagerAvailable = new Promise(
          (e) => (this._resolvePersistenceManagerAvailable = e),
        )))
    }
    _initializeWithPersistence(e, t) {
      return (
        t && (this._popupRedirectResolver = N(t)),
        (this._initializationPromise = this.queue(async () => {
          if (!this._deleted) {
            try {
              this.persistenceManager = await Ia.create(this, e)
            } catch (e) {
              ;(zi(`Failed to initialize persistence: ${e}`),
                (this.persistenceManager = await Ia.create(this, [])))
            } finally {
              this._resolvePersistenceManagerAvailable?.()
            }
            if (!this._deleted) {
              if (this._popupRedirectResolver?._shouldInitProactively)
                try {
                  await this._popupRedirectResolver._initialize(this)
                } catch {}
              try {
                await this.initializeCurrentUser(t)
              } catch (e) {
                ;(zi(`Failed to initialize current user: ${e}`),
                  await this.directlySetCurrentUser(null).catch(() => {}))
              }
              ;((this.lastNotifiedUid = this.currentUser?.uid || null),
                this._deleted || (this._isInitialized = !0))
            }
          }
        })),
        this._initializationPromise
      )
    }
    async _onStorageEvent() {
      if (this._deleted) return
      let e = await this.assertedPersistence.getCurrentUser()
      ;(this.currentUser || e) &&
        (this.currentUser && e && this.currentUser.uid === e.uid
          ? (this._currentUser._assign(e), await this.currentUser.getIdToken())
          : await this._updateCurrentUser(e, !0))
    }
    async initializeCurrentUserFromIdToken(e) {
      try {
        let t = await pa(this, { idToken: e }),
          n = await ja._fromGetAccountInfoResponse(this, t, e)
        await this.directlySetCurrentUser(n)
      } catch (e) {
        ;(console.warn(`FirebaseServerApp could not login user with provided authIdToken: `, e),
          await this.directlySetCurrentUser(null))
      }
    }
    async initializeCurrentUser(e) {
      if (fi(this.app)) {
        let e = this.app.settings.authIdToken
        return e
          ? new Promise((t) => {
              setTimeout(() => this.initializeCurrentUserFromIdToken(e).then(t, t))
            })
          : this.directlySetCurrentUser(null)
      }
      let t = await this.assertedPersistence.getCurrentUser(),
        n = t,
        r = !1
      if (e && this.config.authDomain) {
        await this.getOrInitRedirectPersistenceManager()
        let t = this.redirectUser?._redirectEventId,
          i = n?._redirectEventId,
          a = await this.tryRedirectSignIn(e)
        ;(!t || t === i) && a?.user && ((n = a.user), (r = !0))
      }
      if (!n) return this.directlySetCurrentUser(null)
      if (!n._redirectEventId) {
        if (r)
          try {
            await this.beforeStateQueue.runMiddleware(n)
          } catch (e) {
            ;((n = t),
              this._popupRedirectResolver._overrideRedirectResult(this, () => Promise.reject(e)))
          }
        return n ? this.reloadAndSetCurrentUserOrClear(n) : this.directlySetCurrentUser(null)
      }
      return (
        k(this._popupRedirectResolver, this, `argument-error`),
        await this.getOrInitRedirectPersistenceManager(),
        this.redirectUser && this.redirectUser._redirectEventId === n._redirectEventId
          ? this.directlySetCurrentUser(n)
          : this.reloadAndSetCurrentUserOrClear(n)
      )
    }
    async tryRedirectSignIn(e) {
      let t = null
      try {
        t = await this._popupRedirectResolver._completeRedirectFn(this, e, !0)
      } catch {
        await this._setRedirectUser(null)
      }
      return t
    }
    async reloadAndSetCurrentUserOrClear(e) {
      try {
        await Ca(e)
      } catch (e) {
        if (e?.code !== `auth/network-request-failed`) return this.directlySetCurrentUser(null)
      }
      return this.directlySetCurrentUser(e)
    }
    useDeviceLanguage() {
      this.languageCode = Zi()
    }
    async _delete() {
      this._deleted = !0
    }
    async updateCurrentUser(e) {
      if (fi(this.app)) return Promise.reject(Wi(this))
      let t = e ? cr(e) : null
      return (
        t && k(t.auth.config.apiKey === this.config.apiKey, this, `invalid-user-token`),
        this._updateCurrentUser(t && t._clone(this))
      )
    }
    async _updateCurrentUser(e, t = !1) {
      if (!this._deleted)
        return (
          e && k(this.tenantId === e.tenantId, this, `tenant-id-mismatch`),
          t || (await this.beforeStateQueue.runMiddleware(e)),
          this.queue(async () => {
            ;(await this.directlySetCurrentUser(e), this.notifyAuthListeners())
          })
        )
    }
    async signOut() {
      return fi(this.app)
        ? Promise.reject(Wi(this))
        : (await this.beforeStateQueue.runMiddleware(null),
          (this.redirectPersistenceManager || this._popupRedirectResolver) &&
            (await this._setRedirectUser(null)),
          this._updateCurrentUser(null, !0))
    }
    setPersistence(e) {
      return fi(this.app)
        ? Promise.reject(Wi(this))
        : this.queue(async () => {
            await this.assertedPersistence.setPersistence(N(e))
          })
    }
    _getRecaptchaConfig() {
      return this.tenantId == null
        ? this._agentRecaptchaConfig
        : this._tenantRecaptchaConfigs[this.tenantId]
    }
    async validatePassword(e) {
      this._getPasswordPolicyInternal() || (await this._updatePasswordPolicy())
      let t = this._getPasswordPolicyInternal()
      return t.schemaVersion === this.EXPECTED_PASSWORD_POLICY_SCHEMA_VERSION
        ? t.validatePassword(e)
        : Promise.reject(
            this._errorFactory.create(`unsupported-password-policy-schema-version`, {}),
          )
    }
    _getPasswordPolicyInternal() {
      return this.tenantId === null
        ? this._projectPasswordPolicy
        : this._tenantPasswordPolicies[this.tenantId]
    }
    async _updatePasswordPolicy() {
      let e = new Za(await Ya(this))
      this.tenantId === null
        ? (this._projectPasswordPolicy = e)
        : (this._tenantPasswordPolicies[this.tenantId] = e)
    }
    _getPersistenceType() {
      return this.assertedPersistence.persistence.type
    }
    _getPersistence() {
      return this.assertedPersistence.persistence
    }
    _updateErrorMap(e) {
      this._errorFactory = new Xn(`auth`, `Firebase`, e())
    }
    onAuthStateChanged(e, t, n) {
      return this.registerStateListener(this.authStateSubscription, e, t, n)
    }
    beforeAuthStateChanged(e, t) {
      return this.beforeStateQueue.pushCallback(e, t)
    }
    onIdTokenChanged(e, t, n) {
      return this.registerStateListener(this.idTokenSubscription, e, t, n)
    }
    authStateReady() {
      return new Promise((e, t) => {
        if (this.currentUser) e()
        else {
          let n = this.onAuthStateChanged(() => {
            ;(n(), e())
          }, t)
        }
      })
    }
    async revokeAccessToken(e) {
      if (this.currentUser) {
        let t = {
          providerId: `apple.com`,
          tokenType: `ACCESS_TOKEN`,
          token: e,
          idToken: await this.currentUser.getIdToken(),
        }
        ;(this.tenantId != null && (t.tenantId = this.tenantId), await Oa(this, t))
      }
    }
    toJSON() {
      return {
        apiKey: this.config.apiKey,
        authDomain: this.config.authDomain,
        appName: this.name,
        currentUser: this._currentUser?.toJSON(),
      }
    }
    async _setRedirectUser(e, t) {
      let n = await this.getOrInitRedirectPersistenceManager(t)
      return e === null ? n.removeCurrentUser() : n.setCurrentUser(e)
    }
    async getOrInitRedirectPersistenceManager(e) {
      if (!this.redirectPersistenceManager) {
        let t = (e && N(e)) || this._popupRedirectResolver
        ;(k(t, this, `argument-error`),
          (this.redirectPersistenceManager = await Ia.create(
            this,
            [N(t._redirectPersistence)],
            `redirectUser`,
          )),
          (this.redirectUser = await this.redirectPersistenceManager.getCurrentUser()))
      }
      return this.redirectPersistenceManager
    }
    async _redirectUserForId(e) {
      return (
        this._isInitialized && (await this.queue(async () => {})),
        this._currentUser?._redirectEventId === e
          ? this._currentUser
          : this.redirectUser?._redirectEventId === e
            ? this.redirectUser
            : null
      )
    }
    async _persistUserIfCurrent(e) {
      if (e === this.currentUser) return this.queue(async () => this.directlySetCurrentUser(e))
    }
    _notifyListenersIfCurrent(e) {
      e === this.currentUser && this.notifyAuthListeners()
    }
    _key() {
      return `${this.config.authDomain}:${this.config.apiKey}:${this.name}`
    }
    _startProactiveRefresh() {
      ;((this.isProactiveRefreshEnabled = !0),
        this.currentUser && this._currentUser._startProactiveRefresh())
    }
    _stopProactiveRefresh() {
      ;((this.isProactiveRefreshEnabled = !1),
        this.currentUser && this._currentUser._stopProactiveRefresh())
    }
    get _currentUser() {
      return this.currentUser
    }
    notifyAuthListeners() {
      if (!this._isInitialized) return
      this.idTokenSubscription.next(this.currentUser)
      let e = this.currentUser?.uid ?? null
      this.lastNotifiedUid !== e &&
        ((this.lastNotifiedUid = e), this.authStateSubscription.next(this.currentUser))
    }
    registerStateListener(e, t, n, r) {
      if (this._deleted) return () => {}
      let i = typeof t == `function` ? t : t.next.bind(t),
        a = !1,
        o = this._isInitialized ? Promise.resolve() : this._initializationPromise
      if (
        (k(o, this, `internal-error`),
        o
          .then(() => {
            a || i(this.currentUser)
          })
          .catch((e) => {
            if (!a) {
              if (typeof t != `function` && t.error) t.error(e)
              else if (n) n(e)
              else throw e
            }
          }),
        typeof t == `function`)
      ) {
        let i = e.addObserver(t, n, r)
        return () => {
          ;((a = !0), i())
        }
      }
      {
        let n = e.addObserver(t)
        return () => {
          ;((a = !0), n())
        }
      }
    }
    async directlySetCurrentUser(e) {
      if (
        (this.currentUser && this.currentUser !== e && this._currentUser._stopProactiveRefresh(),
        e && this.isProactiveRefreshEnabled && e._startProactiveRefresh(),
        (this.currentUser = e),
        this.persistenceManager)
      )
        try {
          e
            ? await this.persistenceManager.setCurrentUser(e)
            : await this.persistenceManager.removeCurrentUser()
        } catch (e) {
          let t = e?.message || String(e),
            n = Ui(this, `internal-error`, `An internal AuthError has occurred: ${t}`)
          throw ((n.customData = { originalError: e }), n)
        }
    }
    queue(e) {
      return ((this.operations = this.operations.then(e, e)), this.operations)
    }
    get assertedPersistence() {
      return (k(this.persistenceManager, this, `internal-error`), this.persistenceManager)
    }
    _logFramework(e) {
      e &&
        !this.frameworks.includes(e) &&
        (this.frameworks.push(e),
        this.frameworks.sort(),
        (this.clientVersion = qa(this.config.clientPlatform, this._getFrameworks())))
    }
    _getFrameworks() {
      return this.frameworks
    }
    async _getAdditionalHeaders() {
      let e = { 'X-Client-Version': this.clientVersion }
      this.app.options.appId && (e[`X-Firebase-gmpid`] = this.app.options.appId)
      let t = await this.heartbeatServiceProvider
        .getImmediate({ optional: !0 })
        ?.getHeartbeatsHeader()
      t && (e[`X-Firebase-Client`] = t)
      let n = await this._getAppCheckToken()
      return (n && (e[`X-Firebase-AppCheck`] = n), e)
    }
    async _getAppCheckToken() {
      if (fi(this.app) && this.app.settings.appCheckToken) return this.app.settings.appCheckToken
      let e = await this.appCheckServiceProvider.getImmediate({ optional: !0 })?.getToken()
      return (e?.error && zi(`Error while retrieving App Check token: ${e.error}`), e?.token)
    }
  }
function $a(e) {
  return cr(e)
}
var eo = class {
    constructor(e) {
      ;((this.auth = e),
        (this.observer = null),
        (this.addObserver = ir((e) => (this.observer = e))))
    }
    get next() {
      return (k(this.observer, this.auth, `internal-error`), this.observer.next.bind(this.observer))
    }
  },
  to = {
    async loadJS() {
      throw Error(`Unable to load external scripts`)
    },
    recaptchaV2Script: ``,
    recaptchaEnterpriseScript: ``,
    gapiScript: ``,
  }
function no(e) {
  to = e
}
function ro(e) {
  return to.loadJS(e)
}
function io() {
  return to.recaptchaEnterpriseScript
}
var ao = class {
    constructor() {
      this.enterprise = new oo()
    }
    ready(e) {
      e()
    }
    execute(e, t) {
      return Promise.resolve(`token`)
    }
    render(e, t) {
      return ``
    }
  },
  oo = class {
    ready(e) {
      e()
    }
    execute(e, t) {
      return Promise.resolve(`token`)
    }
    render(e, t) {
      return ``
    }
  },
  so = `recaptcha-enterprise`,
  co = `NO_RECAPTCHA`,
  lo = `onFirebaseAuthREInstanceReady`,
  uo = class e {
    constructor(e) {
      ;((this.type = so), (this.auth = $a(e)))
    }
    async verify(t = `verify`, n = !1) {
      async function r(e) {
        if (!n) {
          if (e.tenantId == null && e._agentRecaptchaConfig != null)
            return e._agentRecaptchaConfig.siteKey
          if (e.tenantId != null && e._tenantRecaptchaConfigs[e.tenantId] !== void 0)
            return e._tenantRecaptchaConfigs[e.tenantId].siteKey
        }
        return new Promise(async (t, n) => {
          j(e, { clientType: `CLIENT_TYPE_WEB`, version: `RECAPTCHA_ENTERPRISE` })
            .then((r) => {
              if (r.recaptchaKey === void 0) n(Error(`recaptcha Enterprise site key undefined`))
              else {
                let n = new A(r)
                return (
                  e.tenantId == null
                    ? (e._agentRecaptchaConfig = n)
                    : (e._tenantRecaptchaConfigs[e.tenantId] = n),
                  t(n.siteKey)
                )
              }
            })
            .catch((e) => {
              n(e)
            })
        })
      }
      function i(e, n, r) {
        let i = window.grecaptcha
        fa(i)
          ? i.enterprise.ready(() => {
              i.enterprise
                .execute(e, { action: t })
                .then((e) => {
                  n(e)
                })
                .catch(() => {
                  n(co)
                })
            })
          : r(Error(`No reCAPTCHA enterprise script loaded.`))
      }
      return this.auth.settings.appVerificationDisabledForTesting
        ? new ao().execute(`siteKey`, { action: `verify` })
        : new Promise((t, a) => {
            r(this.auth)
              .then(async (r) => {
                if (!n && fa(window.grecaptcha) && e.scriptInjectionDeferred)
                  (await e.scriptInjectionDeferred.promise, i(r, t, a))
                else {
                  if (typeof window > `u`) {
                    a(Error(`RecaptchaVerifier is only supported in browser`))
                    return
                  }
                  let n = io()
                  ;(n.length !== 0 && (n += r + `&onload=${lo}`),
                    (e.scriptInjectionDeferred = new Bn()),
                    (window[lo] = () => {
                      e.scriptInjectionDeferred?.resolve()
                    }),
                    ro(n)
                      .then(() => e.scriptInjectionDeferred?.promise)
                      .then(() => {
                        i(r, t, a)
                      })
                      .catch((e) => {
                        a(e)
                      }))
                }
              })
              .catch((e) => {
                a(e)
              })
          })
    }
  }
uo.scriptInjectionDeferred = null
async function fo(e, t, n, r = !1, i = !1) {
  let a = new uo(e),
    o
  if (i) o = co
  else
    try {
      o = await a.verify(n)
    } catch {
      o = await a.verify(n, !0)
    }
  let s = { ...t }
  if (n === `mfaSmsEnrollment` || n === `mfaSmsSignIn`) {
    if (`phoneEnrollmentInfo` in s) {
      let e = s.phoneEnrollmentInfo.phoneNumber,
        t = s.phoneEnrollmentInfo.recaptchaToken
      Object.assign(s, {
        phoneEnrollmentInfo: {
          phoneNumber: e,
          recaptchaToken: t,
          captchaResponse: o,
          clientType: `CLIENT_TYPE_WEB`,
          recaptchaVersion: `RECAPTCHA_ENTERPRISE`,
        },
      })
    } else if (`phoneSignInInfo` in s) {
      let e = s.phoneSignInInfo.recaptchaToken
      Object.assign(s, {
        phoneSignInInfo: {
          recaptchaToken: e,
          captchaResponse: o,
          clientType: `CLIENT_TYPE_WEB`,
          recaptchaVersion: `RECAPTCHA_ENTERPRISE`,
        },
      })
    }
    return s
  }
  return (
    r ? Object.assign(s, { captchaResp: o }) : Object.assign(s, { captchaResponse: o }),
    Object.assign(s, { clientType: `CLIENT_TYPE_WEB` }),
    Object.assign(s, { recaptchaVersion: `RECAPTCHA_ENTERPRISE` }),
    s
  )
}
async function po(e, t, n, r, i) {
  return i === `EMAIL_PASSWORD_PROVIDER`
    ? e._getRecaptchaConfig()?.isProviderEnabled(`EMAIL_PASSWORD_PROVIDER`)
      ? r(e, await fo(e, t, n, n === `getOobCode`))
      : r(e, t).catch(async (i) =>
          i.code === `auth/missing-recaptcha-token`
            ? (console.log(
                `${n} is protected by reCAPTCHA Enterprise for this project. Automatically triggering the reCAPTCHA flow and restarting the flow.`,
              ),
              r(e, await fo(e, t, n, n === `getOobCode`)))
            : Promise.reject(i),
        )
    : i === `PHONE_PROVIDER`
      ? e._getRecaptchaConfig()?.isProviderEnabled(`PHONE_PROVIDER`)
        ? r(e, await fo(e, t, n)).catch(async (i) =>
            e._getRecaptchaConfig()?.getProviderEnforcementState(`PHONE_PROVIDER`) === `AUDIT` &&
            (i.code === `auth/missing-recaptcha-token` || i.code === `auth/invalid-app-credential`)
              ? (console.log(
                  `Failed to verify with reCAPTCHA Enterprise. Automatically triggering the reCAPTCHA v2 flow to complete the ${n} flow.`,
                ),
                r(e, await fo(e, t, n, !1, !0)))
              : Promise.reject(i),
          )
        : r(e, await fo(e, t, n, !1, !0))
      : Promise.reject(i + ` provider is not supported.`)
}
function mo(e, t) {
  let n = ui(e, `auth`)
  if (n.isInitialized()) {
    let e = n.getImmediate()
    if ($n(n.getOptions(), t ?? {})) return e
    Vi(e, `already-initialized`)
  }
  return n.initialize({ options: t })
}
function ho(e, t) {
  let n = t?.persistence || [],
    r = (Array.isArray(n) ? n : [n]).map(N)
  ;(t?.errorMap && e._updateErrorMap(t.errorMap),
    e._initializeWithPersistence(r, t?.popupRedirectResolver))
}
var go = class {
  constructor(e, t) {
    ;((this.providerId = e), (this.signInMethod = t))
  }
  toJSON() {
    return Ki(`not implemented`)
  }
  _getIdTokenResponse(e) {
    return Ki(`not implemented`)
  }
  _linkToIdToken(e, t) {
    return Ki(`not implemented`)
  }
  _getReauthenticationResolver(e) {
    return Ki(`not implemented`)
  }
}
async function _o(e, t) {
  return aa(e, `POST`, `/v1/accounts:signUp`, t)
}
async function vo(e, t) {
  return sa(e, `POST`, `/v1/accounts:signInWithPassword`, ia(e, t))
}
async function yo(e, t) {
  return sa(e, `POST`, `/v1/accounts:signInWithEmailLink`, ia(e, t))
}
async function bo(e, t) {
  return sa(e, `POST`, `/v1/accounts:signInWithEmailLink`, ia(e, t))
}
var xo = class e extends go {
  constructor(e, t, n, r = null) {
    ;(super(`password`, n), (this._email = e), (this._password = t), (this._tenantId = r))
  }
  static _fromEmailAndPassword(t, n) {
    return new e(t, n, `password`)
  }
  static _fromEmailAndCode(t, n, r = null) {
    return new e(t, n, `emailLink`, r)
  }
  toJSON() {
    return {
      email: this._email,
      password: this._password,
      signInMethod: this.signInMethod,
      tenantId: this._tenantId,
    }
  }
  static fromJSON(e) {
    let t = typeof e == `string` ? JSON.parse(e) : e
    if (t?.email && t?.password) {
      if (t.signInMethod === `password`) return this._fromEmailAndPassword(t.email, t.password)
      if (t.signInMethod === `emailLink`)
        return this._fromEmailAndCode(t.email, t.password, t.tenantId)
    }
    return null
  }
  async _getIdTokenResponse(e) {
    switch (this.signInMethod) {
      case `password`:
        return po(
          e,
          {
            returnSecureToken: !0,
            email: this._email,
            password: this._password,
            clientType: `CLIENT_TYPE_WEB`,
          },
          `signInWithPassword`,
          vo,
          `EMAIL_PASSWORD_PROVIDER`,
        )
      case `emailLink`:
        return yo(e, { email: this._email, oobCode: this._password })
      default:
        Vi(e, `internal-error`)
    }
  }
  async _linkToIdToken(e, t) {
    switch (this.signInMethod) {
      case `password`:
        return po(
          e,
          {
            idToken: t,
            returnSecureToken: !0,
            email: this._email,
            password: this._password,
            clientType: `CLIENT_TYPE_WEB`,
          },
          `signUpPassword`,
          _o,
          `EMAIL_PASSWORD_PROVIDER`,
        )
      case `emailLink`:
        return bo(e, { idToken: t, email: this._email, oobCode: this._password })
      default:
        Vi(e, `internal-error`)
    }
  }
  _getReauthenticationResolver(e) {
    return this._getIdTokenResponse(e)
  }
}
function So(e) {
  switch (e) {
    case `recoverEmail`:
      return `RECOVER_EMAIL`
    case `resetPassword`:
      return `PASSWORD_RESET`
    case `signIn`:
      return `EMAIL_SIGNIN`
    case `verifyEmail`:
      return `VERIFY_EMAIL`
    case `verifyAndChangeEmail`:
      return `VERIFY_AND_CHANGE_EMAIL`
    case `revertSecondFactorAddition`:
      return `REVERT_SECOND_FACTOR_ADDITION`
    default:
      return null
  }
}
function Co(e) {
  let t = nr(rr(e)).link,
    n = t ? nr(rr(t)).deep_link_id : null,
    r = nr(rr(e)).deep_link_id
  return (r ? nr(rr(r)).link : null) || r || n || t || e
}
var wo = class e {
    constructor(e) {
      let t = nr(rr(e)),
        n = t.apiKey ?? null,
        r = t.oobCode ?? null,
        i = So(t.mode ?? null)
      ;(k(n && r && i, `argument-error`),
        (this.apiKey = n),
        (this.operation = i),
        (this.code = r),
        (this.continueUrl = t.continueUrl ?? null),
        (this.languageCode = t.lang ?? null),
        (this.tenantId = t.tenantId ?? null))
    }
    static parseLink(t) {
      let n = Co(t)
      try {
        return new e(n)
      } catch {
        return null
      }
    }
  },
  To = class e {
    constructor() {
      this.providerId = e.PROVIDER_ID
    }
    static credential(e, t) {
      return xo._fromEmailAndPassword(e, t)
    }
    static credentialWithLink(e, t) {
      let n = wo.parseLink(t)
      return (k(n, `argument-error`), xo._fromEmailAndCode(e, n.code, n.tenantId))
    }
  }
;((To.PROVIDER_ID = `password`),
  (To.EMAIL_PASSWORD_SIGN_IN_METHOD = `password`),
  (To.EMAIL_LINK_SIGN_IN_METHOD = `emailLink`))
async function Eo(e, t) {
  return sa(e, `POST`, `/v1/accounts:signUp`, ia(e, t))
}
var Do = class e {
  constructor(e) {
    ;((this.user = e.user),
      (this.providerId = e.providerId),
      (this._tokenResponse = e._tokenResponse),
      (this.operationType = e.operationType))
  }
  static async _fromIdTokenResponse(t, n, r, i = !1) {
    let a = await ja._fromIdTokenResponse(t, r, i),
      o = Oo(r)
    return new e({ user: a, providerId: o, _tokenResponse: r, operationType: n })
  }
  static async _forOperation(t, n, r) {
    await t._updateTokensIfNecessary(r, !0)
    let i = Oo(r)
    return new e({ user: t, providerId: i, _tokenResponse: r, operationType: n })
  }
}
function Oo(e) {
  return e.providerId ? e.providerId : `phoneNumber` in e ? `phone` : null
}
var ko = class e extends D {
  constructor(t, n, r, i) {
    ;(super(n.code, n.message),
      (this.operationType = r),
      (this.user = i),
      Object.setPrototypeOf(this, e.prototype),
      (this.customData = {
        appName: t.name,
        tenantId: t.tenantId ?? void 0,
        _serverResponse: n.customData._serverResponse,
        operationType: r,
      }))
  }
  static _fromErrorAndOperation(t, n, r, i) {
    return new e(t, n, r, i)
  }
}
function Ao(e, t, n, r) {
  return (
    t === `reauthenticate` ? n._getReauthenticationResolver(e) : n._getIdTokenResponse(e)
  ).catch((n) => {
    throw n.code === `auth/multi-factor-auth-required` ? ko._fromErrorAndOperation(e, n, t, r) : n
  })
}
async function jo(e, t, n = !1) {
  if (fi(e.app)) return Promise.reject(Wi(e))
  let r = `signIn`,
    i = await Ao(e, r, t),
    a = await Do._fromIdTokenResponse(e, r, i)
  return (n || (await e._updateCurrentUser(a.user)), a)
}
async function Mo(e, t) {
  return jo($a(e), t)
}
async function No(e) {
  let t = $a(e)
  t._getPasswordPolicyInternal() && (await t._updatePasswordPolicy())
}
async function Po(e, t, n) {
  if (fi(e.app)) return Promise.reject(Wi(e))
  let r = $a(e),
    i = await po(
      r,
      { returnSecureToken: !0, email: t, password: n, clientType: `CLIENT_TYPE_WEB` },
      `signUpPassword`,
      Eo,
      `EMAIL_PASSWORD_PROVIDER`,
    ).catch((t) => {
      throw (t.code === `auth/password-does-not-meet-requirements` && No(e), t)
    }),
    a = await Do._fromIdTokenResponse(r, `signIn`, i)
  return (await r._updateCurrentUser(a.user), a)
}
function Fo(e, t, n) {
  return fi(e.app)
    ? Promise.reject(Wi(e))
    : Mo(cr(e), To.credential(t, n)).catch(async (t) => {
        throw (t.code === `auth/password-does-not-meet-requirements` && No(e), t)
      })
}
function Io(e, t) {
  return cr(e).setPersistence(t)
}
function Lo(e, t, n, r) {
  return cr(e).onIdTokenChanged(t, n, r)
}
function Ro(e, t, n, r) {
  return cr(e).onAuthStateChanged(t, n, r)
}
function zo(e) {
  return cr(e).signOut()
}
var Bo = `__sak`,
  Vo = class {
    constructor(e, t) {
      ;((this.storageRetriever = e), (this.type = t))
    }
    _isAvailable() {
      try {
        return this.storage
          ? (this.storage.setItem(Bo, `1`), this.storage.removeItem(Bo), Promise.resolve(!0))
          : Promise.resolve(!1)
      } catch {
        return Promise.resolve(!1)
      }
    }
    _set(e, t) {
      return (this.storage.setItem(e, JSON.stringify(t)), Promise.resolve())
    }
    _get(e) {
      let t = this.storage.getItem(e)
      return Promise.resolve(t ? JSON.parse(t) : null)
    }
    _remove(e) {
      return (this.storage.removeItem(e), Promise.resolve())
    }
    get storage() {
      return this.storageRetriever()
    }
  },
  Ho = 1e3,
  Uo = 10,
  Wo = class extends Vo {
    constructor() {
      ;(super(() => window.localStorage, `LOCAL`),
        (this.boundEventHandler = (e, t) => this.onStorageEvent(e, t)),
        (this.listeners = {}),
        (this.localCache = {}),
        (this.pollTimer = null),
        (this.fallbackToPolling = Ka()),
        (this._shouldAllowMigration = !0))
    }
    forAllChangedKeys(e) {
      for (let t of Object.keys(this.listeners)) {
        let n = this.storage.getItem(t),
          r = this.localCache[t]
        n !== r && e(t, r, n)
      }
    }
    onStorageEvent(e, t = !1) {
      if (!e.key) {
        this.forAllChangedKeys((e, t, n) => {
          this.notifyListeners(e, n)
        })
        return
      }
      let n = e.key
      t ? this.detachListener() : this.stopPolling()
      let r = () => {
          let e = this.storage.getItem(n)
          ;(t || this.localCache[n] !== e) && this.notifyListeners(n, e)
        },
        i = this.storage.getItem(n)
      Ga() && i !== e.newValue && e.newValue !== e.oldValue ? setTimeout(r, Uo) : r()
    }
    notifyListeners(e, t) {
      this.localCache[e] = t
      let n = this.listeners[e]
      if (n) for (let e of Array.from(n)) e(t && JSON.parse(t))
    }
    startPolling() {
      ;(this.stopPolling(),
        (this.pollTimer = setInterval(() => {
          this.forAllChangedKeys((e, t, n) => {
            this.onStorageEvent(
              new StorageEvent(`storage`, { key: e, oldValue: t, newValue: n }),
              !0,
            )
          })
        }, Ho)))
    }
    stopPolling() {
      this.pollTimer &&= (clearInterval(this.pollTimer), null)
    }
    attachListener() {
      window.addEventListener(`storage`, this.boundEventHandler)
    }
    detachListener() {
      window.removeEventListener(`storage`, this.boundEventHandler)
    }
    _addListener(e, t) {
      ;(Object.keys(this.listeners).length === 0 &&
        (this.fallbackToPolling ? this.startPolling() : this.attachListener()),
        this.listeners[e] ||
          ((this.listeners[e] = new Set()), (this.localCache[e] = this.storage.getItem(e))),
        this.listeners[e].add(t))
    }
    _removeListener(e, t) {
      ;(this.listeners[e] &&
        (this.listeners[e].delete(t), this.listeners[e].size === 0 && delete this.listeners[e]),
        Object.keys(this.listeners).length === 0 && (this.detachListener(), this.stopPolling()))
    }
    async _set(e, t) {
      ;(await super._set(e, t), (this.localCache[e] = JSON.stringify(t)))
    }
    async _get(e) {
      let t = await super._get(e)
      return ((this.localCache[e] = JSON.stringify(t)), t)
    }
    async _remove(e) {
      ;(await super._remove(e), delete this.localCache[e])
    }
  }
Wo.type = `LOCAL`
var Go = Wo,
  Ko = class extends Vo {
    constructor() {
      super(() => window.sessionStorage, `SESSION`)
    }
    _addListener(e, t) {}
    _removeListener(e, t) {}
  }
Ko.type = `SESSION`
var qo = Ko,
  Jo = `firebaseLocalStorageDb`,
  F = 1,
  I = `firebaseLocalStorage`,
  L = `fbase_key`,
  Yo = class {
    constructor(e) {
      this.request = e
    }
    toPromise() {
      return new Promise((e, t) => {
        ;(this.request.addEventListener(`success`, () => {
          e(this.request.result)
        }),
          this.request.addEventListener(`error`, () => {
            t(this.request.error)
          }))
      })
    }
  }
function Xo(e, t) {
  return e.transaction([I], t ? `readwrite` : `readonly`).objectStore(I)
}
function Zo() {
  return new Yo(indexedDB.deleteDatabase(Jo)).toPromise()
}
function Qo() {
  if (Qo.isMute) return Promise.reject()
  let e = indexedDB.open(Jo, F)
  return new Promise((t, n) => {
    ;(setTimeout(() => {
      ;((Qo.isMute ||= e.readyState === `pending`), n())
    }, 5e3),
      e.addEventListener(`error`, () => {
        n(e.error)
      }),
      e.addEventListener(`upgradeneeded`, () => {
        let t = e.result
        try {
          t.createObjectStore(I, { keyPath: L })
        } catch (e) {
          n(e)
        }
      }),
      e.addEventListener(`success`, async () => {
        let n = e.result
        n.objectStoreNames.contains(I) ? t(n) : (n.close(), await Zo(), t(await Qo()))
      }))
  })
}
async function $o(e, t, n) {
  return new Yo(Xo(e, !0).put({ [L]: t, value: n })).toPromise()
}
async function es(e, t) {
  let n = await new Yo(Xo(e, !1).get(t)).toPromise()
  return n === void 0 ? null : n.value
}
function ts(e, t) {
  return new Yo(Xo(e, !0).delete(t)).toPromise()
}
var R = 800,
  ns = 3,
  rs = class {
    registerLifecycleListeners() {
      typeof window < `u` &&
        typeof window.addEventListener == `function` &&
        (window.addEventListener(`pagehide`, this.onPageHide),
        window.addEventListener(`pageshow`, this.onPageShow))
    }
    unregisterLifecycleListeners() {
      typeof window < `u` &&
        typeof window.removeEventListener == `function` &&
        (window.removeEventListener(`pagehide`, this.onPageHide),
        window.removeEventListener(`pageshow`, this.onPageShow))
    }
    constructor() {
      ;((this.type = `LOCAL`),
        (this.dbPromise = null),
        (this._shouldAllowMigration = !0),
        (this.listeners = {}),
        (this.localCache = {}),
        (this.pollTimer = null),
        (this.isClosing = !1),
        (this.pendingWrites = 0),
        (this.receiver = null),
        (this.sender = null),
        (this.serviceWorkerReceiverAvailable = !1),
        (this.activeServiceWorker = null),
        (this.onPageHide = () => {
          ;((this.isClosing = !0),
            this.stopPolling(),
            (this.dbPromise &&= (this.dbPromise.then((e) => e.close()).catch(() => {}), null)))
        }),
        (this.onPageShow = () => {
          this.isClosing &&
            ((this.isClosing = !1), Object.keys(this.listeners).length > 0 && this.startPolling())
        }),
        (this._workerInitializationPromise = this.initializeServiceWorkerMessaging().then(
          () => {},
          () => {},
        )))
    }
    async _openDb() {
      return (
        this.dbPromise ||
          ((this.dbPromise = Qo()),
          this.dbPromise.catch(() => {
            this.dbPromise = null
          })),
        this.dbPromise
      )
    }
    async _withRetries(e) {
      let t = 0
      for (;;)
        try {
          return await e(await this._openDb())
        } catch (e) {
          if (t++ > ns) throw e
          if (this.dbPromise) {
            let e = this.dbPromise
            this.dbPromise = null
            try {
              ;(await e).close()
            } catch {}
          }
        }
    }
    async initializeServiceWorkerMessaging() {}
    async notifyServiceWorker() {}
    async _isAvailable() {
      try {
        return indexedDB
          ? (await this._withRetries(async (e) => {
              ;(await $o(e, Bo, `1`), await ts(e, Bo))
            }),
            !0)
          : !1
      } catch {}
      return !1
    }
    async _withPendingWrite(e) {
      this.pendingWrites++
      try {
        await e()
      } finally {
        this.pendingWrites--
      }
    }
    async _set(e, t) {
      return this._withPendingWrite(
        async () => (
          await this._withRetries((n) => $o(n, e, t)),
          (this.localCache[e] = t),
          this.notifyServiceWorker(e)
        ),
      )
    }
    async _get(e) {
      let t = await this._withRetries((t) => es(t, e))
      return ((this.localCache[e] = t), t)
    }
    async _remove(e) {
      return this._withPendingWrite(
        async () => (
          await this._withRetries((t) => ts(t, e)),
          delete this.localCache[e],
          this.notifyServiceWorker(e)
        ),
      )
    }
    async _poll() {
      if (this.isClosing) return []
      try {
        let e = await this._withRetries((e) => new Yo(Xo(e, !1).getAll()).toPromise())
        if (this.isClosing || !e || this.pendingWrites !== 0) return []
        let t = [],
          n = new Set()
        if (e.length !== 0)
          for (let { fbase_key: r, value: i } of e)
            (n.add(r),
              JSON.stringify(this.localCache[r]) !== JSON.stringify(i) &&
                (this.notifyListeners(r, i), t.push(r)))
        for (let e of Object.keys(this.localCache))
          this.localCache[e] && !n.has(e) && (this.notifyListeners(e, null), t.push(e))
        return t
      } catch (e) {
        return (this.isClosing || zi(`Firebase Auth cross-tab polling failed with error: ${e}`), [])
      }
    }
    notifyListeners(e, t) {
      this.localCache[e] = t
      let n = this.listeners[e]
      if (n) for (let e of Array.from(n)) e(t)
    }
    startPolling() {
      ;(this.stopPolling(), (this.pollTimer = setInterval(async () => this._poll(), R)))
    }
    stopPolling() {
      this.pollTimer &&= (clearInterval(this.pollTimer), null)
    }
    _addListener(e, t) {
      ;(Object.keys(this.listeners).length === 0 &&
        (this.startPolling(), this.registerLifecycleListeners()),
        this.listeners[e] || ((this.listeners[e] = new Set()), this._get(e)),
        this.listeners[e].add(t))
    }
    _removeListener(e, t) {
      ;(this.listeners[e] &&
        (this.listeners[e].delete(t), this.listeners[e].size === 0 && delete this.listeners[e]),
        Object.keys(this.listeners).length === 0 &&
          (this.stopPolling(), this.unregisterLifecycleListeners()))
    }
  }
rs.type = `LOCAL`
var is = rs,
  as = `@firebase/auth`,
  os = `1.13.6`,
  ss = class {
    constructor(e) {
      ;((this.auth = e), (this.internalListeners = new Map()))
    }
    getUid() {
      return (this.assertAuthConfigured(), this.auth.currentUser?.uid || null)
    }
    async getToken(e) {
      return (
        this.assertAuthConfigured(),
        await this.auth._initializationPromise,
        this.auth.currentUser ? { accessToken: await this.auth.currentUser.getIdToken(e) } : null
      )
    }
    addAuthTokenListener(e) {
      if ((this.assertAuthConfigured(), this.internalListeners.has(e))) return
      let t = this.auth.onIdTokenChanged((t) => {
        e(t?.stsTokenManager.accessToken || null)
      })
      ;(this.internalListeners.set(e, t), this.updateProactiveRefresh())
    }
    removeAuthTokenListener(e) {
      this.assertAuthConfigured()
      let t = this.internalListeners.get(e)
      t && (this.internalListeners.delete(e), t(), this.updateProactiveRefresh())
    }
    assertAuthConfigured() {
      k(this.auth._initializationPromise, `dependent-sdk-initialized-before-auth`)
    }
    updateProactiveRefresh() {
      this.internalListeners.size > 0
        ? this.auth._startProactiveRefresh()
        : this.auth._stopProactiveRefresh()
    }
  }
function cs(e) {
  switch (e) {
    case `Node`:
      return `node`
    case `ReactNative`:
      return `rn`
    case `Worker`:
      return `webworker`
    case `Cordova`:
      return `cordova`
    case `WebExtension`:
      return `web-extension`
    default:
      return
  }
}
function ls(e) {
  ;(li(
    new dr(
      `auth`,
      (t, { options: n }) => {
        let r = t.getProvider(`app`).getImmediate(),
          i = t.getProvider(`heartbeat`),
          a = t.getProvider(`app-check-internal`),
          { apiKey: o, authDomain: s } = r.options
        k(o && !o.includes(`:`), `invalid-api-key`, { appName: r.name })
        let c = new Qa(r, i, a, {
          apiKey: o,
          authDomain: s,
          clientPlatform: e,
          apiHost: `identitytoolkit.googleapis.com`,
          tokenApiHost: `securetoken.googleapis.com`,
          apiScheme: `https`,
          sdkClientVersion: qa(e),
        })
        return (ho(c, n), c)
      },
      `PUBLIC`,
    )
      .setInstantiationMode(`EXPLICIT`)
      .setInstanceCreatedCallback((e, t, n) => {
        e.getProvider(`auth-internal`).initialize()
      }),
  ),
    li(
      new dr(
        `auth-internal`,
        (e) => ((e) => new ss(e))($a(e.getProvider(`auth`).getImmediate())),
        `PRIVATE`,
      ).setInstantiationMode(`EXPLICIT`),
    ),
    _i(as, os, cs(e)),
    _i(as, os, `esm2020`))
}
function us() {
  return document.getElementsByTagName(`head`)?.[0] ?? document
}
;(no({
  loadJS(e) {
    return new Promise((t, n) => {
      let r = document.createElement(`script`)
      ;(r.setAttribute(`src`, e),
        (r.onload = t),
        (r.onerror = (e) => {
          let t = Hi(`internal-error`)
          ;((t.customData = e), n(t))
        }),
        (r.type = `text/javascript`),
        (r.charset = `UTF-8`),
        us().appendChild(r))
    })
  },
  gapiScript: `https://apis.google.com/js/api.js`,
  recaptchaV2Script: `https://www.google.com/recaptcha/api.js`,
  recaptchaEnterpriseScript: `https://www.google.com/recaptcha/enterprise.js?render=`,
}),
  ls(`Browser`),
  _i(`firebase`, `12.19.0`, `app`))
var z = (e) => {
    let t,
      n = new Set(),
      r = (e, r) => {
        let i = typeof e == `function` ? e(t) : e
        if (!Object.is(i, t)) {
          let e = t
          ;((t = (r ?? (typeof i != `object` || !i)) ? i : Object.assign({}, t, i)),
            n.forEach((n) => n(t, e)))
        }
      },
      i = () => t,
      a = {
        setState: r,
        getState: i,
        getInitialState: () => o,
        subscribe: (e) => (n.add(e), () => n.delete(e)),
      },
      o = (t = e(r, i, a))
    return a
  },
  ds = (e) => (e ? z(e) : z)
function fs(e, t) {
  if (e instanceof RegExp) return { keys: !1, pattern: e }
  var n,
    r,
    i,
    a,
    o = [],
    s = ``,
    c = e.split(`/`)
  for (c[0] || c.shift(); (i = c.shift());)
    ((n = i[0]),
      n === `*`
        ? (o.push(n), (s += i[1] === `?` ? `(?:/(.*))?` : `/(.*)`))
        : n === `:`
          ? ((r = i.indexOf(`?`, 1)),
            (a = i.indexOf(`.`, 1)),
            o.push(i.substring(1, ~r ? r : ~a ? a : i.length)),
            (s += ~r && !~a ? `(?:/([^/]+?))?` : `/([^/]+?)`),
            ~a && (s += (~r ? `?` : ``) + `\\` + i.substring(a)))
          : (s += `/` + i))
  return { keys: o, pattern: RegExp(`^` + s + (t ? `(?=$|/)` : `/?$`), `i`) }
}
var ps = t((e) => {
    var t = r()
    function n(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var i = typeof Object.is == `function` ? Object.is : n,
      a = t.useState,
      o = t.useEffect,
      s = t.useLayoutEffect,
      c = t.useDebugValue
    function l(e, t) {
      var n = t(),
        r = a({ inst: { value: n, getSnapshot: t } }),
        i = r[0].inst,
        l = r[1]
      return (
        s(
          function () {
            ;((i.value = n), (i.getSnapshot = t), u(i) && l({ inst: i }))
          },
          [e, n, t],
        ),
        o(
          function () {
            return (
              u(i) && l({ inst: i }),
              e(function () {
                u(i) && l({ inst: i })
              })
            )
          },
          [e],
        ),
        c(n),
        n
      )
    }
    function u(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !i(e, n)
      } catch {
        return !0
      }
    }
    function d(e, t) {
      return t()
    }
    var f =
      typeof window > `u` || window.document === void 0 || window.document.createElement === void 0
        ? d
        : l
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? f : t.useSyncExternalStore
  }),
  ms = t((e, t) => {
    t.exports = ps()
  }),
  hs = ms(),
  gs = u.useInsertionEffect,
  _s =
    typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0
      ? u.useLayoutEffect
      : u.useEffect,
  vs = gs || _s,
  ys = (e) => {
    let t = u.useRef([e, (...e) => t[0](...e)]).current
    return (
      vs(() => {
        t[0] = e
      }),
      t[1]
    )
  },
  bs = [`popstate`, `pushState`, `replaceState`, `hashchange`],
  xs = [],
  Ss = () => xs.forEach((e) => e()),
  Cs = (e) => (
    xs.push(e) === 1 && bs.forEach((e) => addEventListener(e, Ss)),
    () => {
      ;((xs = xs.filter((t) => t !== e)),
        xs.length || bs.forEach((e) => removeEventListener(e, Ss)))
    }
  ),
  ws = (e, t) => (0, hs.useSyncExternalStore)(Cs, e, t),
  Ts = () => location.search,
  Es = ({ ssrSearch: e } = {}) => ws(Ts, e == null ? Ts : () => e),
  Ds = () => location.pathname,
  Os = ({ ssrPath: e } = {}) => ws(Ds, e == null ? Ds : () => e),
  ks = () => history.state,
  As = () => ws(ks, () => null),
  js = (e, { replace: t = !1, state: n = null } = {}) =>
    history[t ? `replaceState` : `pushState`](n, ``, e),
  Ms = (e) => [Os(e), js],
  Ns = Symbol.for(`wouter_v3`)
if (typeof history < `u` && window[Ns] === void 0) {
  for (let e of [`pushState`, `replaceState`]) {
    let t = history[e]
    history[e] = function () {
      let n = t.apply(this, arguments),
        r = new Event(e)
      return ((r.arguments = arguments), dispatchEvent(r), n)
    }
  }
  Object.defineProperty(window, Ns, { value: !0 })
}
var Ps = (e = ``) => (e === `/` ? `` : e),
  Fs = (e, t) => (e[0] === `~` ? e.slice(1) : Ps(t) + e),
  Is = (e, t) => (
    (e = Ls(Ps(e))),
    (t = Ls(t)),
    !e || (t.toLowerCase() + `/`).startsWith(e.toLowerCase() + `/`)
      ? t.slice(e.length) || `/`
      : `~` + t
  ),
  Ls = (e) => {
    try {
      return e.includes(`%`) ? decodeURI(e) : e
    } catch {
      return e
    }
  },
  Rs = (e) => Ls(e[0] === `?` ? e.slice(1) : e),
  zs = {
    hook: Ms,
    searchHook: Es,
    parser: fs,
    base: ``,
    ssrPath: void 0,
    ssrSearch: void 0,
    ssrContext: void 0,
    hrefs: (e) => e,
    aroundNav: (e, t, n) => e(t, n),
  },
  Bs = (0, u.createContext)(zs),
  Vs = () => (0, u.useContext)(Bs),
  Hs = {},
  Us = (0, u.createContext)(Hs),
  Ws = () => (0, u.useContext)(Us),
  Gs = (e, t = e.base) => Is(t, e.hook(e)[0]),
  Ks = (e) => {
    let [t, n] = e.hook(e)
    return [Is(e.base, t), ys((t, r) => e.aroundNav(n, Fs(t, e.base), r))]
  },
  qs = () => Ks(Vs()),
  Js = () => {
    let e = Vs()
    return Rs(e.searchHook(e))
  },
  Ys = (e, t, n, r) => {
    let { pattern: i, keys: a } = t instanceof RegExp ? { pattern: t } : e(t || `*`, r),
      o = i.exec(n)
    if (!o) return [!1, null]
    let s = {}
    for (let e = 1; e < o.length; e++) s[e - 1] = o[e]
    if (a) for (let e = 0; e < a.length; e++) s[a[e]] = o[e + 1]
    else Object.assign(s, o.groups)
    return r ? [!0, s, o[0]] : [!0, s]
  },
  Xs = ({ children: e, ...t }) => {
    let n = Vs(),
      r = t.hook ? zs : n,
      i = r
    if (t.ssrPath) {
      let [e, n = t.ssrSearch ?? ``] = t.ssrPath.split(`?`)
      e && ((t.ssrSearch = n), (t.ssrPath = e))
    }
    ;((t.hrefs = t.hrefs ?? t.hook?.hrefs), (t.searchHook = t.searchHook ?? t.hook?.searchHook))
    let a = (0, u.useRef)(r),
      o = a.current,
      s = o
    for (let e in r) {
      let n = e === `base` ? r[e] + (t[e] ?? ``) : (t[e] ?? r[e])
      ;(n !== s[e] && (o === s && (a.current = s = { ...s }), (s[e] = n)),
        (n !== r[e] || n !== i[e]) && (i = s))
    }
    return (0, u.createElement)(Bs.Provider, { value: i }, e)
  },
  Zs = ({ children: e, component: t }, n) =>
    t ? (0, u.createElement)(t, { params: n }) : typeof e == `function` ? e(n) : e,
  Qs = (e) => {
    let t = (0, u.useRef)(Hs),
      n = t.current,
      r = Object.keys(e)
    return (t.current = r.length !== Object.keys(n).length || r.some((t) => e[t] !== n[t]) ? e : n)
  },
  $s = ({ path: e, nest: t, match: n, ...r }) => {
    let i = Vs(),
      a = Gs(i),
      [o, s, c] = n ?? Ys(i.parser, e, a, t),
      l = Qs({ ...Ws(), ...s })
    if (!o) return null
    let d = Zs(r, l)
    return (0, u.createElement)(
      Us.Provider,
      { value: l },
      c ? (0, u.createElement)(Xs, { base: c }, d) : d,
    )
  },
  ec = (0, u.forwardRef)((e, t) => {
    let n = Vs(),
      [r, i] = Ks(n),
      {
        to: a = ``,
        href: o = a,
        onClick: s,
        asChild: c,
        children: l,
        className: d,
        replace: f,
        state: p,
        transition: m,
        ...h
      } = e
    return (
      (h.onClick = ys((t) => {
        t.ctrlKey ||
          t.metaKey ||
          t.altKey ||
          t.shiftKey ||
          t.button !== 0 ||
          (s?.(t), t.defaultPrevented || (t.preventDefault(), i(o, e)))
      })),
      (h.href = n.hrefs(o[0] === `~` ? o.slice(1) : n.base + o, n)),
      d !== void 0 && (h.className = d?.call ? d(r === o) : d),
      t && (h.ref = t),
      c && (0, u.isValidElement)(l) ? (0, u.cloneElement)(l, h) : (0, u.createElement)(`a`, h, l)
    )
  }),
  tc = (e, t = []) => {
    if (Array.isArray(e)) for (let n of e) tc(n && n.type === u.Fragment ? n.props.children : n, t)
    else t.push(e)
    return t
  },
  nc = ({ children: e, location: t }) => {
    let n = Vs(),
      r = Gs(n)
    for (let i of tc(e)) {
      let e = 0
      if ((0, u.isValidElement)(i) && (e = Ys(n.parser, i.props.path, t || r, i.props.nest))[0])
        return (0, u.cloneElement)(i, { match: e })
    }
    return null
  },
  rc = (e) => {
    let { to: t, href: n = t } = e,
      r = Vs(),
      [, i] = Ks(r),
      a = ys(() => i(t || n, e)),
      { ssrContext: o } = r
    return (
      _s(() => {
        a()
      }, []),
      o && (o.redirectTo = t),
      null
    )
  },
  ic = u.useLayoutEffect,
  ac = t((e) => {
    var t = r(),
      n = ms()
    function i(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var a = typeof Object.is == `function` ? Object.is : i,
      o = n.useSyncExternalStore,
      s = t.useRef,
      c = t.useEffect,
      l = t.useMemo,
      u = t.useDebugValue
    e.useSyncExternalStoreWithSelector = function (e, t, n, r, i) {
      var d = s(null)
      if (d.current === null) {
        var f = { hasValue: !1, value: null }
        d.current = f
      } else f = d.current
      d = l(
        function () {
          function e(e) {
            if (!o) {
              if (((o = !0), (s = e), (e = r(e)), i !== void 0 && f.hasValue)) {
                var t = f.value
                if (i(t, e)) return (c = t)
              }
              return (c = e)
            }
            if (((t = c), a(s, e))) return t
            var n = r(e)
            return i !== void 0 && i(t, n) ? ((s = e), t) : ((s = e), (c = n))
          }
          var o = !1,
            s,
            c,
            l = n === void 0 ? null : n
          return [
            function () {
              return e(t())
            },
            l === null
              ? void 0
              : function () {
                  return e(l())
                },
          ]
        },
        [t, n, r, i],
      )
      var p = o(e, d[0], d[1])
      return (
        c(
          function () {
            ;((f.hasValue = !0), (f.value = p))
          },
          [p],
        ),
        u(p),
        p
      )
    }
  }),
  oc = t((e, t) => {
    t.exports = ac()
  })(),
  sc = (e, t) => {
    t(e)
    let n = e.getSnapshot().children
    n &&
      Object.values(n).forEach((e) => {
        sc(e, t)
      })
  }
function cc(e) {
  let t = []
  sc(e, (e) => {
    ;(t.push([e, e.getSnapshot()]), (e.observers = new Set()))
  })
  let n = e.system.getSnapshot?.()
  ;(e.stop(),
    (e.system._snapshot = n),
    t.forEach(([e, t]) => {
      ;((e._processingStatus = 0), (e._snapshot = t))
    }))
}
function lc(e, ...[t]) {
  let [[n, r], i] = (0, u.useState)(() => {
    let n = De(e, t)
    return [e.config, n]
  })
  if (e.config !== n) {
    let n = De(e, { ...t, snapshot: r.getPersistedSnapshot({ __unsafeAllowInlineActors: !0 }) })
    ;(i([e.config, n]), (r = n))
  }
  return (
    ic(() => {
      r.logic.implementations = e.implementations
    }),
    r
  )
}
function uc(e, ...[t, n]) {
  let r = lc(e, t)
  return (
    (0, u.useEffect)(() => {
      if (!n) return
      let e = r.subscribe(ge(n))
      return () => {
        e.unsubscribe()
      }
    }, [n]),
    (0, u.useEffect)(
      () => (
        r.start(),
        () => {
          cc(r)
        }
      ),
      [r],
    ),
    r
  )
}
function dc(e, t) {
  return e === t
}
function fc(e, t, n = dc) {
  let r = (0, u.useCallback)(
      (t) => {
        if (!e) return () => {}
        let { unsubscribe: n } = e.subscribe({ next: t, error: t })
        return n
      },
      [e],
    ),
    i = (0, u.useCallback)(() => {
      let t = e?.getSnapshot()
      if (t && `status` in t && t.status === `error`) throw t.error
      return t
    }, [e])
  return (0, oc.useSyncExternalStoreWithSelector)(r, i, i, t, n)
}
var pc = t((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.fragment`)
    function r(e, n, r) {
      var i = null
      if ((r !== void 0 && (i = `` + r), n.key !== void 0 && (i = `` + n.key), `key` in n))
        for (var a in ((r = {}), n)) a !== `key` && (r[a] = n[a])
      else r = n
      return ((n = r.ref), { $$typeof: t, type: e, key: i, ref: n === void 0 ? null : n, props: r })
    }
    ;((e.Fragment = n), (e.jsx = r), (e.jsxs = r))
  }),
  mc = t((e, t) => {
    t.exports = pc()
  }),
  hc = (e) => e
function gc(e, t = hc) {
  let n = u.useSyncExternalStore(
    e.subscribe,
    u.useCallback(() => t(e.getState()), [e, t]),
    () => t(e.getInitialState()),
  )
  return (u.useDebugValue(n), n)
}
function _c(e, t) {
  let n
  try {
    n = e()
  } catch {
    return
  }
  return {
    getItem: (e) => {
      let r = (e) => (e === null ? null : JSON.parse(e, t?.reviver)),
        i = n.getItem(e) ?? null
      return vc(i) ? i.then(r) : r(i)
    },
    setItem: (e, r) => n.setItem(e, JSON.stringify(r, t?.replacer)),
    removeItem: (e) => n.removeItem(e),
  }
}
var vc = (e) => typeof e?.then == `function`,
  yc = (e) => ({
    then(t) {
      return t ? bc(t)(e) : this
    },
  }),
  bc = (e) => (t) => {
    try {
      let n = e(t)
      return vc(n) ? n : yc(n)
    } catch (e) {
      return {
        then(t, n) {
          return n ? bc(n)(e) : this
        },
      }
    }
  },
  xc = (e, t) => (n, r, i) => {
    let a = {
        storage: _c(() => window.localStorage),
        partialize: (e) => e,
        version: 0,
        merge: (e, t) => ({ ...t, ...e }),
        ...t,
      },
      o = !1,
      s = 0,
      c = new Set(),
      l = new Set(),
      u = a.storage
    if (!u)
      return e(
        (...e) => {
          ;(console.warn(
            `[zustand persist middleware] Unable to update item '${a.name}', the given storage is currently unavailable.`,
          ),
            n(...e))
        },
        r,
        i,
      )
    let d = () => {
        let e = a.partialize({ ...r() })
        return u.setItem(a.name, { state: e, version: a.version })
      },
      f = i.setState
    i.setState = (...e) => (f(...e), d())
    let p = e((...e) => (n(...e), d()), r, i)
    i.getInitialState = () => p
    let m,
      h = () => {
        if (!u) return
        let e = ++s
        ;((o = !1), c.forEach((e) => e(r() ?? p)))
        let t = a.onRehydrateStorage?.call(a, r() ?? p) || void 0
        return bc(u.getItem.bind(u))(a.name)
          .then((e) => {
            if (e) {
              if (typeof e.version == `number` && e.version !== a.version) {
                if (a.migrate) {
                  let t = a.migrate(e.state, e.version)
                  return vc(t) ? t.then((e) => [!0, e]) : [!0, t]
                }
                console.error(
                  `State loaded from storage couldn't be migrated since no migrate function was provided`,
                )
              } else return [!1, e.state]
            }
            return [!1, void 0]
          })
          .then((t) => {
            if (e !== s) return
            let [i, o] = t
            if (((m = a.merge(o, r() ?? p)), n(m, !0), i)) return d()
          })
          .then(() => {
            e === s && (t?.(r(), void 0), (m = r()), (o = !0), l.forEach((e) => e(m)))
          })
          .then(
            () => void 0,
            (n) => {
              e === s && t?.(void 0, n)
            },
          )
      }
    return (
      (i.persist = {
        setOptions: (e) => {
          ;((a = { ...a, ...e }), e.storage && (u = e.storage))
        },
        clearStorage: () => {
          ;(++s, u?.removeItem(a.name))
        },
        getOptions: () => a,
        rehydrate: () => {
          try {
            return Promise.resolve(h())
          } catch (e) {
            return Promise.reject(e)
          }
        },
        hasHydrated: () => o,
        onHydrate: (e) => (
          c.add(e),
          () => {
            c.delete(e)
          }
        ),
        onFinishHydration: (e) => (
          l.add(e),
          () => {
            l.delete(e)
          }
        ),
      }),
      a.skipHydration || h(),
      m || p
    )
  }
export {
  to as $,
  N as A,
  Vn as At,
  _a as B,
  Qt as Bt,
  ia as C,
  O as Ct,
  $i as D,
  $n as Dt,
  Hi as E,
  D as Et,
  Ka as F,
  tr as Ft,
  Ca as G,
  sa as H,
  l as Ht,
  Ra as I,
  Sn as It,
  Go as J,
  Wi as K,
  ro as L,
  wn as Lt,
  P as M,
  Qn as Mt,
  Ji as N,
  Jn as Nt,
  Ui as O,
  zn as Ot,
  Wa as P,
  ur as Pt,
  Ki as Q,
  ya as R,
  hn as Rt,
  Do as S,
  Vr as St,
  $a as T,
  dr as Tt,
  Fa as U,
  s as Ut,
  aa as V,
  De as Vt,
  Ao as W,
  r as Wt,
  Po as X,
  qo as Y,
  qi as Z,
  Qi as _,
  li as _t,
  fc as a,
  Ro as at,
  A as b,
  _i as bt,
  $s as c,
  wa as ct,
  Ws as d,
  Fo as dt,
  ha as et,
  Js as f,
  zo as ft,
  go as g,
  fi as gt,
  ds as h,
  ui as ht,
  uc as i,
  mo as it,
  za as j,
  lr as jt,
  Vi as k,
  cr as kt,
  nc as l,
  Io as lt,
  As as m,
  hi as mt,
  gc as n,
  po as nt,
  ec as o,
  Lo as ot,
  js as p,
  Eo as pt,
  jo as q,
  mc as r,
  is as rt,
  rc as s,
  No as st,
  xc as t,
  j as tt,
  qs as u,
  Mo as ut,
  To as v,
  di as vt,
  k as w,
  Sr as wt,
  uo as x,
  Hr as xt,
  co as y,
  gi as yt,
  da as z,
  tn as zt,
}
