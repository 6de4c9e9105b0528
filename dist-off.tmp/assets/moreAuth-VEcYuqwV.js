import {
  $ as e,
  A as t,
  At as n,
  B as r,
  C as i,
  D as a,
  E as o,
  F as s,
  Ft as c,
  G as l,
  H as u,
  I as ee,
  K as d,
  L as te,
  M as ne,
  Mt as re,
  N as ie,
  O as ae,
  Ot as oe,
  P as se,
  Q as ce,
  R as f,
  S as p,
  T as m,
  U as le,
  V as h,
  W as ue,
  Y as de,
  Z as g,
  _,
  b as fe,
  g as v,
  gt as y,
  j as pe,
  k as b,
  kt as x,
  mt as me,
  nt as S,
  pt as he,
  q as ge,
  st as _e,
  tt as ve,
  ut as ye,
  v as be,
  w as C,
  x as xe,
  z as Se,
} from './libraries-C3SEblF9.js'
var Ce = { PHONE: `phone`, TOTP: `totp` }
function w(e, t, n) {
  let r = n
  if (!(t instanceof r))
    throw (
      r.name !== t.constructor.name && b(e, `argument-error`),
      ae(
        e,
        `argument-error`,
        `Type of ${t.constructor.name} does not match expected instance.Did you pass a reference from a different Auth SDK?`,
      )
    )
}
function T() {
  return (typeof self < `u` && self.location?.href) || ``
}
function we(e) {
  return e !== void 0 && e.getResponse !== void 0
}
async function Te(e) {
  return (await h(e, `GET`, `/v1/recaptchaParams`)).recaptchaSiteKey || ``
}
async function Ee(e, t) {
  return h(e, `POST`, `/v1/accounts:update`, t)
}
function De(e = n()) {
  return se(e) && !!window.navigator?.standalone
}
function Oe() {
  return e.recaptchaV2Script
}
function ke() {
  return e.gapiScript
}
function Ae(e) {
  return `__${e}${Math.floor(Math.random() * 1e6)}`
}
var je = 500,
  Me = 6e4,
  E = 0xe8d4a51000,
  Ne = class {
    constructor(e) {
      ;((this.auth = e), (this.counter = E), (this._widgets = new Map()))
    }
    render(e, t) {
      let n = this.counter
      return (this._widgets.set(n, new Pe(e, this.auth.name, t || {})), this.counter++, n)
    }
    reset(e) {
      let t = e || E
      ;(this._widgets.get(t)?.delete(), this._widgets.delete(t))
    }
    getResponse(e) {
      let t = e || E
      return this._widgets.get(t)?.getResponse() || ``
    }
    async execute(e) {
      let t = e || E
      return (this._widgets.get(t)?.execute(), ``)
    }
  },
  Pe = class {
    constructor(e, t, n) {
      ;((this.params = n),
        (this.timerId = null),
        (this.deleted = !1),
        (this.responseToken = null),
        (this.clickHandler = () => {
          this.execute()
        }))
      let r = typeof e == `string` ? document.getElementById(e) : e
      ;(C(r, `argument-error`, { appName: t }),
        (this.container = r),
        (this.isVisible = this.params.size !== `invisible`),
        this.isVisible
          ? this.execute()
          : this.container.addEventListener(`click`, this.clickHandler))
    }
    getResponse() {
      return (this.checkIfDeleted(), this.responseToken)
    }
    delete() {
      ;(this.checkIfDeleted(),
        (this.deleted = !0),
        (this.timerId &&= (clearTimeout(this.timerId), null)),
        this.container.removeEventListener(`click`, this.clickHandler))
    }
    execute() {
      ;(this.checkIfDeleted(),
        (this.timerId ||= window.setTimeout(() => {
          this.responseToken = Fe(50)
          let { callback: e, 'expired-callback': t } = this.params
          if (e)
            try {
              e(this.responseToken)
            } catch {}
          this.timerId = window.setTimeout(() => {
            if (((this.timerId = null), (this.responseToken = null), t))
              try {
                t()
              } catch {}
            this.isVisible && this.execute()
          }, Me)
        }, je)))
    }
    checkIfDeleted() {
      if (this.deleted) throw Error(`reCAPTCHA mock was already deleted!`)
    }
  }
function Fe(e) {
  let t = []
  for (let n = 0; n < e; n++)
    t.push(
      `1234567890abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`.charAt(
        Math.floor(Math.random() * 62),
      ),
    )
  return t.join(``)
}
async function Ie(e) {
  let t = m(e),
    n = await ve(t, { clientType: `CLIENT_TYPE_WEB`, version: `RECAPTCHA_ENTERPRISE` }),
    r = new fe(n)
  ;(t.tenantId == null
    ? (t._agentRecaptchaConfig = r)
    : (t._tenantRecaptchaConfigs[t.tenantId] = r),
    r.isAnyProviderEnabled() && new xe(t).verify())
}
async function Le(e, t) {
  return h(e, `POST`, `/v1/accounts:resetPassword`, i(e, t))
}
async function Re(e, t) {
  return h(e, `POST`, `/v1/accounts:update`, t)
}
async function ze(e, t) {
  return h(e, `POST`, `/v1/accounts:update`, i(e, t))
}
async function D(e, t) {
  return h(e, `POST`, `/v1/accounts:sendOobCode`, i(e, t))
}
async function Be(e, t) {
  return D(e, t)
}
async function Ve(e, t) {
  return D(e, t)
}
async function He(e, t) {
  return D(e, t)
}
async function Ue(e, t) {
  return D(e, t)
}
async function O(e, t) {
  return u(e, `POST`, `/v1/accounts:signInWithIdp`, i(e, t))
}
var We = `http://localhost`,
  k = class e extends v {
    constructor() {
      ;(super(...arguments), (this.pendingToken = null))
    }
    static _fromParams(t) {
      let n = new e(t.providerId, t.signInMethod)
      return (
        t.idToken || t.accessToken
          ? (t.idToken && (n.idToken = t.idToken),
            t.accessToken && (n.accessToken = t.accessToken),
            t.nonce && !t.pendingToken && (n.nonce = t.nonce),
            t.pendingToken && (n.pendingToken = t.pendingToken))
          : t.oauthToken && t.oauthTokenSecret
            ? ((n.accessToken = t.oauthToken), (n.secret = t.oauthTokenSecret))
            : b(`argument-error`),
        n
      )
    }
    toJSON() {
      return {
        idToken: this.idToken,
        accessToken: this.accessToken,
        secret: this.secret,
        nonce: this.nonce,
        pendingToken: this.pendingToken,
        providerId: this.providerId,
        signInMethod: this.signInMethod,
      }
    }
    static fromJSON(t) {
      let { providerId: n, signInMethod: r, ...i } = typeof t == `string` ? JSON.parse(t) : t
      if (!n || !r) return null
      let a = new e(n, r)
      return (
        (a.idToken = i.idToken || void 0),
        (a.accessToken = i.accessToken || void 0),
        (a.secret = i.secret),
        (a.nonce = i.nonce),
        (a.pendingToken = i.pendingToken || null),
        a
      )
    }
    _getIdTokenResponse(e) {
      return O(e, this.buildRequest())
    }
    _linkToIdToken(e, t) {
      let n = this.buildRequest()
      return ((n.idToken = t), O(e, n))
    }
    _getReauthenticationResolver(e) {
      let t = this.buildRequest()
      return ((t.autoCreate = !1), O(e, t))
    }
    buildRequest() {
      let e = { requestUri: We, returnSecureToken: !0 }
      if (this.pendingToken) e.pendingToken = this.pendingToken
      else {
        let t = {}
        ;(this.idToken && (t.id_token = this.idToken),
          this.accessToken && (t.access_token = this.accessToken),
          this.secret && (t.oauth_token_secret = this.secret),
          (t.providerId = this.providerId),
          this.nonce && !this.pendingToken && (t.nonce = this.nonce),
          (e.postBody = c(t)))
      }
      return e
    }
  }
async function Ge(e, t) {
  return h(e, `POST`, `/v1/accounts:sendVerificationCode`, i(e, t))
}
async function Ke(e, t) {
  return u(e, `POST`, `/v1/accounts:signInWithPhoneNumber`, i(e, t))
}
async function qe(e, t) {
  let n = await u(e, `POST`, `/v1/accounts:signInWithPhoneNumber`, i(e, t))
  if (n.temporaryProof) throw Se(e, `account-exists-with-different-credential`, n)
  return n
}
var Je = { USER_NOT_FOUND: `user-not-found` }
async function Ye(e, t) {
  let n = { ...t, operation: `REAUTH` }
  return u(e, `POST`, `/v1/accounts:signInWithPhoneNumber`, i(e, n), Je)
}
var Xe = class e extends v {
    constructor(e) {
      ;(super(`phone`, `phone`), (this.params = e))
    }
    static _fromVerification(t, n) {
      return new e({ verificationId: t, verificationCode: n })
    }
    static _fromTokenResponse(t, n) {
      return new e({ phoneNumber: t, temporaryProof: n })
    }
    _getIdTokenResponse(e) {
      return Ke(e, this._makeVerificationRequest())
    }
    _linkToIdToken(e, t) {
      return qe(e, { idToken: t, ...this._makeVerificationRequest() })
    }
    _getReauthenticationResolver(e) {
      return Ye(e, this._makeVerificationRequest())
    }
    _makeVerificationRequest() {
      let {
        temporaryProof: e,
        phoneNumber: t,
        verificationId: n,
        verificationCode: r,
      } = this.params
      return e && t ? { temporaryProof: e, phoneNumber: t } : { sessionInfo: n, code: r }
    }
    toJSON() {
      let e = { providerId: this.providerId }
      return (
        this.params.phoneNumber && (e.phoneNumber = this.params.phoneNumber),
        this.params.temporaryProof && (e.temporaryProof = this.params.temporaryProof),
        this.params.verificationCode && (e.verificationCode = this.params.verificationCode),
        this.params.verificationId && (e.verificationId = this.params.verificationId),
        e
      )
    }
    static fromJSON(t) {
      typeof t == `string` && (t = JSON.parse(t))
      let { verificationId: n, verificationCode: r, phoneNumber: i, temporaryProof: a } = t
      return !r && !n && !i && !a
        ? null
        : new e({ verificationId: n, verificationCode: r, phoneNumber: i, temporaryProof: a })
    }
  },
  A = class {
    constructor(e) {
      ;((this.providerId = e), (this.defaultLanguageCode = null), (this.customParameters = {}))
    }
    setDefaultLanguage(e) {
      this.defaultLanguageCode = e
    }
    setCustomParameters(e) {
      return ((this.customParameters = e), this)
    }
    getCustomParameters() {
      return this.customParameters
    }
  },
  j = class extends A {
    constructor() {
      ;(super(...arguments), (this.scopes = []))
    }
    addScope(e) {
      return (this.scopes.includes(e) || this.scopes.push(e), this)
    }
    getScopes() {
      return [...this.scopes]
    }
  },
  Ze = class e extends j {
    static credentialFromJSON(e) {
      let t = typeof e == `string` ? JSON.parse(e) : e
      return (C(`providerId` in t && `signInMethod` in t, `argument-error`), k._fromParams(t))
    }
    credential(e) {
      return this._credential({ ...e, nonce: e.rawNonce })
    }
    _credential(e) {
      return (
        C(e.idToken || e.accessToken, `argument-error`),
        k._fromParams({ ...e, providerId: this.providerId, signInMethod: this.providerId })
      )
    }
    static credentialFromResult(t) {
      return e.oauthCredentialFromTaggedObject(t)
    }
    static credentialFromError(t) {
      return e.oauthCredentialFromTaggedObject(t.customData || {})
    }
    static oauthCredentialFromTaggedObject({ _tokenResponse: t }) {
      if (!t) return null
      let {
        oauthIdToken: n,
        oauthAccessToken: r,
        oauthTokenSecret: i,
        pendingToken: a,
        nonce: o,
        providerId: s,
      } = t
      if ((!r && !i && !n && !a) || !s) return null
      try {
        return new e(s)._credential({ idToken: n, accessToken: r, nonce: o, pendingToken: a })
      } catch {
        return null
      }
    }
  },
  M = class e extends j {
    constructor() {
      super(`facebook.com`)
    }
    static credential(t) {
      return k._fromParams({
        providerId: e.PROVIDER_ID,
        signInMethod: e.FACEBOOK_SIGN_IN_METHOD,
        accessToken: t,
      })
    }
    static credentialFromResult(t) {
      return e.credentialFromTaggedObject(t)
    }
    static credentialFromError(t) {
      return e.credentialFromTaggedObject(t.customData || {})
    }
    static credentialFromTaggedObject({ _tokenResponse: t }) {
      if (!t || !(`oauthAccessToken` in t) || !t.oauthAccessToken) return null
      try {
        return e.credential(t.oauthAccessToken)
      } catch {
        return null
      }
    }
  }
;((M.FACEBOOK_SIGN_IN_METHOD = `facebook.com`), (M.PROVIDER_ID = `facebook.com`))
var N = class e extends j {
  constructor() {
    ;(super(`google.com`), this.addScope(`profile`))
  }
  static credential(t, n) {
    return k._fromParams({
      providerId: e.PROVIDER_ID,
      signInMethod: e.GOOGLE_SIGN_IN_METHOD,
      idToken: t,
      accessToken: n,
    })
  }
  static credentialFromResult(t) {
    return e.credentialFromTaggedObject(t)
  }
  static credentialFromError(t) {
    return e.credentialFromTaggedObject(t.customData || {})
  }
  static credentialFromTaggedObject({ _tokenResponse: t }) {
    if (!t) return null
    let { oauthIdToken: n, oauthAccessToken: r } = t
    if (!n && !r) return null
    try {
      return e.credential(n, r)
    } catch {
      return null
    }
  }
}
;((N.GOOGLE_SIGN_IN_METHOD = `google.com`), (N.PROVIDER_ID = `google.com`))
var P = class e extends j {
  constructor() {
    super(`github.com`)
  }
  static credential(t) {
    return k._fromParams({
      providerId: e.PROVIDER_ID,
      signInMethod: e.GITHUB_SIGN_IN_METHOD,
      accessToken: t,
    })
  }
  static credentialFromResult(t) {
    return e.credentialFromTaggedObject(t)
  }
  static credentialFromError(t) {
    return e.credentialFromTaggedObject(t.customData || {})
  }
  static credentialFromTaggedObject({ _tokenResponse: t }) {
    if (!t || !(`oauthAccessToken` in t) || !t.oauthAccessToken) return null
    try {
      return e.credential(t.oauthAccessToken)
    } catch {
      return null
    }
  }
}
;((P.GITHUB_SIGN_IN_METHOD = `github.com`), (P.PROVIDER_ID = `github.com`))
var Qe = `http://localhost`,
  $e = class e extends v {
    constructor(e, t) {
      ;(super(e, e), (this.pendingToken = t))
    }
    _getIdTokenResponse(e) {
      return O(e, this.buildRequest())
    }
    _linkToIdToken(e, t) {
      let n = this.buildRequest()
      return ((n.idToken = t), O(e, n))
    }
    _getReauthenticationResolver(e) {
      let t = this.buildRequest()
      return ((t.autoCreate = !1), O(e, t))
    }
    toJSON() {
      return {
        signInMethod: this.signInMethod,
        providerId: this.providerId,
        pendingToken: this.pendingToken,
      }
    }
    static fromJSON(t) {
      let {
        providerId: n,
        signInMethod: r,
        pendingToken: i,
      } = typeof t == `string` ? JSON.parse(t) : t
      return !n || !r || !i || n !== r ? null : new e(n, i)
    }
    static _create(t, n) {
      return new e(t, n)
    }
    buildRequest() {
      return { requestUri: Qe, returnSecureToken: !0, pendingToken: this.pendingToken }
    }
  },
  et = `saml.`,
  tt = class e extends A {
    constructor(e) {
      ;(C(e.startsWith(et), `argument-error`), super(e))
    }
    static credentialFromResult(t) {
      return e.samlCredentialFromTaggedObject(t)
    }
    static credentialFromError(t) {
      return e.samlCredentialFromTaggedObject(t.customData || {})
    }
    static credentialFromJSON(e) {
      let t = $e.fromJSON(e)
      return (C(t, `argument-error`), t)
    }
    static samlCredentialFromTaggedObject({ _tokenResponse: e }) {
      if (!e) return null
      let { pendingToken: t, providerId: n } = e
      if (!t || !n) return null
      try {
        return $e._create(n, t)
      } catch {
        return null
      }
    }
  },
  F = class e extends j {
    constructor() {
      super(`twitter.com`)
    }
    static credential(t, n) {
      return k._fromParams({
        providerId: e.PROVIDER_ID,
        signInMethod: e.TWITTER_SIGN_IN_METHOD,
        oauthToken: t,
        oauthTokenSecret: n,
      })
    }
    static credentialFromResult(t) {
      return e.credentialFromTaggedObject(t)
    }
    static credentialFromError(t) {
      return e.credentialFromTaggedObject(t.customData || {})
    }
    static credentialFromTaggedObject({ _tokenResponse: t }) {
      if (!t) return null
      let { oauthAccessToken: n, oauthTokenSecret: r } = t
      if (!n || !r) return null
      try {
        return e.credential(n, r)
      } catch {
        return null
      }
    }
  }
;((F.TWITTER_SIGN_IN_METHOD = `twitter.com`), (F.PROVIDER_ID = `twitter.com`))
async function nt(e) {
  if (y(e.app)) return Promise.reject(d(e))
  let t = m(e)
  if ((await t._initializationPromise, t.currentUser?.isAnonymous))
    return new p({ user: t.currentUser, providerId: null, operationType: `signIn` })
  let n = await he(t, { returnSecureToken: !0 }),
    r = await p._fromIdTokenResponse(t, `signIn`, n, !0)
  return (await t._updateCurrentUser(r.user), r)
}
function rt(e) {
  return new Set(e.map(({ providerId: e }) => e).filter((e) => !!e))
}
async function it(e, t) {
  let n = x(e)
  await at(!0, n, t)
  let { providerUserInfo: r } = await Ee(n.auth, {
      idToken: await n.getIdToken(),
      deleteProvider: [t],
    }),
    i = rt(r || [])
  return (
    (n.providerData = n.providerData.filter((e) => i.has(e.providerId))),
    i.has(`phone`) || (n.phoneNumber = null),
    await n.auth._persistUserIfCurrent(n),
    n
  )
}
async function I(e, t, n = !1) {
  let r = await f(e, t._linkToIdToken(e.auth, await e.getIdToken()), n)
  return p._forOperation(e, `link`, r)
}
async function at(e, t, n) {
  await l(t)
  let r = rt(t.providerData),
    i = e === !1 ? `provider-already-linked` : `no-such-provider`
  C(r.has(n) === e, t.auth, i)
}
async function ot(e, t, n = !1) {
  let { auth: i } = e
  if (y(i.app)) return Promise.reject(d(i))
  let a = `reauthenticate`
  try {
    let o = await f(e, ue(i, a, t, e), n)
    C(o.idToken, i, `internal-error`)
    let s = r(o.idToken)
    C(s, i, `internal-error`)
    let { sub: c } = s
    return (C(e.uid === c, i, `user-mismatch`), p._forOperation(e, a, o))
  } catch (e) {
    throw (e?.code === `auth/user-not-found` && b(i, `user-mismatch`), e)
  }
}
async function st(e, t) {
  let n = x(e)
  return (await at(!1, n, t.providerId), I(n, t))
}
async function ct(e, t) {
  return ot(x(e), t)
}
var L = class {
    constructor(e, t) {
      ;((this.factorId = e),
        (this.uid = t.mfaEnrollmentId),
        (this.enrollmentTime = new Date(t.enrolledAt).toUTCString()),
        (this.displayName = t.displayName))
    }
    static _fromServerResponse(e, t) {
      return `phoneInfo` in t
        ? lt._fromServerResponse(e, t)
        : `totpInfo` in t
          ? ut._fromServerResponse(e, t)
          : b(e, `internal-error`)
    }
  },
  lt = class e extends L {
    constructor(e) {
      ;(super(`phone`, e), (this.phoneNumber = e.phoneInfo))
    }
    static _fromServerResponse(t, n) {
      return new e(n)
    }
  },
  ut = class e extends L {
    constructor(e) {
      super(`totp`, e)
    }
    static _fromServerResponse(t, n) {
      return new e(n)
    }
  }
function R(e, t, n) {
  ;(C(n.url?.length > 0, e, `invalid-continue-uri`),
    C(
      n.dynamicLinkDomain === void 0 || n.dynamicLinkDomain.length > 0,
      e,
      `invalid-dynamic-link-domain`,
    ),
    C(n.linkDomain === void 0 || n.linkDomain.length > 0, e, `invalid-hosting-link-domain`),
    (t.continueUrl = n.url),
    (t.dynamicLinkDomain = n.dynamicLinkDomain),
    (t.linkDomain = n.linkDomain),
    (t.canHandleCodeInApp = n.handleCodeInApp),
    n.iOS &&
      (C(n.iOS.bundleId.length > 0, e, `missing-ios-bundle-id`), (t.iOSBundleId = n.iOS.bundleId)),
    n.android &&
      (C(n.android.packageName.length > 0, e, `missing-android-pkg-name`),
      (t.androidInstallApp = n.android.installApp),
      (t.androidMinimumVersionCode = n.android.minimumVersion),
      (t.androidPackageName = n.android.packageName)))
}
async function dt(e, t, n) {
  let r = m(e),
    i = { requestType: `PASSWORD_RESET`, email: t, clientType: `CLIENT_TYPE_WEB` }
  ;(n && R(r, i, n), await S(r, i, `getOobCode`, Ve, `EMAIL_PASSWORD_PROVIDER`))
}
async function ft(e, t, n) {
  await Le(x(e), { oobCode: t, newPassword: n }).catch(async (t) => {
    throw (t.code === `auth/password-does-not-meet-requirements` && _e(e), t)
  })
}
async function pt(e, t) {
  await ze(x(e), { oobCode: t })
}
async function mt(e, t) {
  let n = x(e),
    r = await Le(n, { oobCode: t }),
    i = r.requestType
  switch ((C(i, n, `internal-error`), i)) {
    case `EMAIL_SIGNIN`:
      break
    case `VERIFY_AND_CHANGE_EMAIL`:
      C(r.newEmail, n, `internal-error`)
      break
    case `REVERT_SECOND_FACTOR_ADDITION`:
      C(r.mfaInfo, n, `internal-error`)
    default:
      C(r.email, n, `internal-error`)
  }
  let a = null
  return (
    r.mfaInfo && (a = L._fromServerResponse(m(n), r.mfaInfo)),
    {
      data: {
        email: (r.requestType === `VERIFY_AND_CHANGE_EMAIL` ? r.newEmail : r.email) || null,
        previousEmail: (r.requestType === `VERIFY_AND_CHANGE_EMAIL` ? r.email : r.newEmail) || null,
        multiFactorInfo: a,
      },
      operation: i,
    }
  )
}
async function ht(e, t, n) {
  let r = m(e),
    i = { requestType: `EMAIL_SIGNIN`, email: t, clientType: `CLIENT_TYPE_WEB` }
  function a(e, t) {
    ;(C(t.handleCodeInApp, r, `argument-error`), t && R(r, e, t))
  }
  ;(a(i, n), await S(r, i, `getOobCode`, He, `EMAIL_PASSWORD_PROVIDER`))
}
async function gt(e, t, n) {
  if (y(e.app)) return Promise.reject(d(e))
  let r = x(e),
    i = be.credentialWithLink(t, n || T())
  return (C(i._tenantId === (r.tenantId || null), r, `tenant-id-mismatch`), ye(r, i))
}
async function _t(e, t) {
  let n = x(e),
    r = { requestType: `VERIFY_EMAIL`, idToken: await e.getIdToken() }
  t && R(n.auth, r, t)
  let { email: i } = await Be(n.auth, r)
  i !== e.email && (await e.reload())
}
async function vt(e, t, n) {
  let r = x(e),
    i = { requestType: `VERIFY_AND_CHANGE_EMAIL`, idToken: await e.getIdToken(), newEmail: t }
  n && R(r.auth, i, n)
  let { email: a } = await Ue(r.auth, i)
  a !== e.email && (await e.reload())
}
async function yt(e, t) {
  return h(e, `POST`, `/v1/accounts:update`, t)
}
async function bt(e, t) {
  let { displayName: n, photoURL: r } = t
  if (n === void 0 && r === void 0) return
  let i = x(e),
    a = { idToken: await i.getIdToken(), displayName: n, photoUrl: r, returnSecureToken: !0 },
    o = await f(i, yt(i.auth, a))
  ;((i.displayName = o.displayName || null), (i.photoURL = o.photoUrl || null))
  let s = i.providerData.find(({ providerId: e }) => e === `password`)
  ;(s && ((s.displayName = i.displayName), (s.photoURL = i.photoURL)),
    await i._updateTokensIfNecessary(o))
}
function xt(e, t) {
  return St(x(e), null, t)
}
async function St(e, t, n) {
  let { auth: r } = e,
    i = { idToken: await e.getIdToken(), returnSecureToken: !0 }
  ;(t && (i.email = t), n && (i.password = n))
  let a = await f(e, Re(r, i))
  await e._updateTokensIfNecessary(a, !0)
}
function Ct(e) {
  return Ie(e)
}
async function wt(e, t) {
  return m(e).validatePassword(t)
}
function Tt(e, t, n) {
  return x(e).beforeAuthStateChanged(t, n)
}
function Et(e, t) {
  return x(e).updateCurrentUser(t)
}
function Dt(e, t) {
  return m(e).revokeAccessToken(t)
}
async function Ot(e) {
  return x(e).delete()
}
var z = class e {
    constructor(e, t, n) {
      ;((this.type = e), (this.credential = t), (this.user = n))
    }
    static _fromIdtoken(t, n) {
      return new e(`enroll`, t, n)
    }
    static _fromMfaPendingCredential(t) {
      return new e(`signin`, t)
    }
    toJSON() {
      return {
        multiFactorSession: {
          [this.type === `enroll` ? `idToken` : `pendingCredential`]: this.credential,
        },
      }
    }
    static fromJSON(t) {
      if (t?.multiFactorSession) {
        if (t.multiFactorSession?.pendingCredential)
          return e._fromMfaPendingCredential(t.multiFactorSession.pendingCredential)
        if (t.multiFactorSession?.idToken) return e._fromIdtoken(t.multiFactorSession.idToken)
      }
      return null
    }
  },
  kt = class e {
    constructor(e, t, n) {
      ;((this.session = e), (this.hints = t), (this.signInResolver = n))
    }
    static _fromError(t, n) {
      let r = m(t),
        i = n.customData._serverResponse,
        a = (i.mfaInfo || []).map((e) => L._fromServerResponse(r, e))
      C(i.mfaPendingCredential, r, `internal-error`)
      let o = z._fromMfaPendingCredential(i.mfaPendingCredential)
      return new e(o, a, async (e) => {
        let t = await e._process(r, o)
        ;(delete i.mfaInfo, delete i.mfaPendingCredential)
        let a = { ...i, idToken: t.idToken, refreshToken: t.refreshToken }
        switch (n.operationType) {
          case `signIn`:
            let e = await p._fromIdTokenResponse(r, n.operationType, a)
            return (await r._updateCurrentUser(e.user), e)
          case `reauthenticate`:
            return (C(n.user, r, `internal-error`), p._forOperation(n.user, n.operationType, a))
          default:
            b(r, `internal-error`)
        }
      })
    }
    async resolveSignIn(e) {
      let t = e
      return this.signInResolver(t)
    }
  }
function At(e, t) {
  let n = x(e),
    r = t
  return (
    C(t.customData.operationType, n, `argument-error`),
    C(r.customData._serverResponse?.mfaPendingCredential, n, `argument-error`),
    kt._fromError(n, r)
  )
}
function B(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaEnrollment:start`, i(e, t))
}
function jt(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaEnrollment:finalize`, i(e, t))
}
function Mt(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaEnrollment:start`, i(e, t))
}
function Nt(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaEnrollment:finalize`, i(e, t))
}
function Pt(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaEnrollment:withdraw`, i(e, t))
}
var Ft = class e {
    constructor(e) {
      ;((this.user = e),
        (this.enrolledFactors = []),
        e._onReload((t) => {
          t.mfaInfo &&
            (this.enrolledFactors = t.mfaInfo.map((t) => L._fromServerResponse(e.auth, t)))
        }))
    }
    static _fromUser(t) {
      return new e(t)
    }
    async getSession() {
      return z._fromIdtoken(await this.user.getIdToken(), this.user)
    }
    async enroll(e, t) {
      let n = e,
        r = await this.getSession(),
        i = await f(this.user, n._process(this.user.auth, r, t))
      return (await this.user._updateTokensIfNecessary(i), this.user.reload())
    }
    async unenroll(e) {
      let t = typeof e == `string` ? e : e.uid,
        n = await this.user.getIdToken()
      try {
        let e = await f(this.user, Pt(this.user.auth, { idToken: n, mfaEnrollmentId: t }))
        ;((this.enrolledFactors = this.enrolledFactors.filter(({ uid: e }) => e !== t)),
          await this.user._updateTokensIfNecessary(e),
          await this.user.reload())
      } catch (e) {
        throw e
      }
    }
  },
  V = new WeakMap()
function It(e) {
  let t = x(e)
  return (V.has(t) || V.set(t, Ft._fromUser(t)), V.get(t))
}
function Lt(e = ``, t = 10) {
  let n = ``
  for (let e = 0; e < t; e++) n += Math.floor(Math.random() * 10)
  return e + n
}
function H() {
  return window
}
function Rt(e) {
  H().location.href = e
}
function zt() {
  return H().WorkerGlobalScope !== void 0 && typeof H().importScripts == `function`
}
function Bt(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaSignIn:start`, i(e, t))
}
function Vt(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaSignIn:finalize`, i(e, t))
}
function Ht(e, t) {
  return h(e, `POST`, `/v2/accounts/mfaSignIn:finalize`, i(e, t))
}
var U = Ae(`rcb`),
  Ut = new _(3e4, 6e4),
  Wt = class {
    constructor() {
      ;((this.hostLanguage = ``),
        (this.counter = 0),
        (this.librarySeparatelyLoaded = !!H().grecaptcha?.render))
    }
    load(e, t = ``) {
      return (
        C(Gt(t), e, `argument-error`),
        this.shouldResolveImmediately(t) && we(H().grecaptcha)
          ? Promise.resolve(H().grecaptcha)
          : new Promise((n, r) => {
              let i = H().setTimeout(() => {
                r(o(e, `network-request-failed`))
              }, Ut.get())
              H()[U] = () => {
                ;(H().clearTimeout(i), delete H()[U])
                let a = H().grecaptcha
                if (!a || !we(a)) {
                  r(o(e, `internal-error`))
                  return
                }
                let s = a.render
                ;((a.render = (e, t) => {
                  let n = s(e, t)
                  return (this.counter++, n)
                }),
                  (this.hostLanguage = t),
                  n(a))
              }
              let a = `${Oe()}?${c({ onload: U, render: `explicit`, hl: t })}`
              te(a).catch(() => {
                ;(clearTimeout(i), r(o(e, `internal-error`)))
              })
            })
      )
    }
    clearedOneInstance() {
      this.counter--
    }
    shouldResolveImmediately(e) {
      return (
        !!H().grecaptcha?.render &&
        (e === this.hostLanguage || this.counter > 0 || this.librarySeparatelyLoaded)
      )
    }
  }
function Gt(e) {
  return e.length <= 6 && /^\s*[a-zA-Z0-9\-]*\s*$/.test(e)
}
var Kt = class {
    async load(e) {
      return new Ne(e)
    }
    clearedOneInstance() {}
  },
  W = `recaptcha`,
  qt = { theme: `light`, type: `image` },
  Jt = class {
    constructor(e, t, n = { ...qt }) {
      ;((this.parameters = n),
        (this.type = W),
        (this.destroyed = !1),
        (this.widgetId = null),
        (this.tokenChangeListeners = new Set()),
        (this.renderPromise = null),
        (this.recaptcha = null),
        (this.auth = m(e)),
        (this.isInvisible = this.parameters.size === `invisible`),
        C(typeof document < `u`, this.auth, `operation-not-supported-in-this-environment`))
      let r = typeof t == `string` ? document.getElementById(t) : t
      ;(C(r, this.auth, `argument-error`),
        (this.container = r),
        (this.parameters.callback = this.makeTokenCallback(this.parameters.callback)),
        (this._recaptchaLoader = this.auth.settings.appVerificationDisabledForTesting
          ? new Kt()
          : new Wt()),
        this.validateStartingState())
    }
    async verify() {
      this.assertNotDestroyed()
      let e = await this.render(),
        t = this.getAssertedRecaptcha()
      return (
        t.getResponse(e) ||
        new Promise((n) => {
          let r = (e) => {
            e && (this.tokenChangeListeners.delete(r), n(e))
          }
          ;(this.tokenChangeListeners.add(r), this.isInvisible && t.execute(e))
        })
      )
    }
    render() {
      try {
        this.assertNotDestroyed()
      } catch (e) {
        return Promise.reject(e)
      }
      return (
        (this.renderPromise ||= this.makeRenderPromise().catch((e) => {
          throw ((this.renderPromise = null), e)
        })),
        this.renderPromise
      )
    }
    _reset() {
      ;(this.assertNotDestroyed(),
        this.widgetId !== null && this.getAssertedRecaptcha().reset(this.widgetId))
    }
    clear() {
      ;(this.assertNotDestroyed(),
        (this.destroyed = !0),
        this._recaptchaLoader.clearedOneInstance(),
        this.isInvisible ||
          this.container.childNodes.forEach((e) => {
            this.container.removeChild(e)
          }))
    }
    validateStartingState() {
      ;(C(!this.parameters.sitekey, this.auth, `argument-error`),
        C(this.isInvisible || !this.container.hasChildNodes(), this.auth, `argument-error`),
        C(typeof document < `u`, this.auth, `operation-not-supported-in-this-environment`))
    }
    makeTokenCallback(e) {
      return (t) => {
        if ((this.tokenChangeListeners.forEach((e) => e(t)), typeof e == `function`)) e(t)
        else if (typeof e == `string`) {
          let n = H()[e]
          typeof n == `function` && n(t)
        }
      }
    }
    assertNotDestroyed() {
      C(!this.destroyed, this.auth, `internal-error`)
    }
    async makeRenderPromise() {
      if ((await this.init(), !this.widgetId)) {
        let e = this.container
        if (!this.isInvisible) {
          let t = document.createElement(`div`)
          ;(e.appendChild(t), (e = t))
        }
        this.widgetId = this.getAssertedRecaptcha().render(e, this.parameters)
      }
      return this.widgetId
    }
    async init() {
      ;(C(ie() && !zt(), this.auth, `internal-error`),
        await Yt(),
        (this.recaptcha = await this._recaptchaLoader.load(
          this.auth,
          this.auth.languageCode || void 0,
        )))
      let e = await Te(this.auth)
      ;(C(e, this.auth, `internal-error`), (this.parameters.sitekey = e))
    }
    getAssertedRecaptcha() {
      return (C(this.recaptcha, this.auth, `internal-error`), this.recaptcha)
    }
  }
function Yt() {
  let e = null
  return new Promise((t) => {
    document.readyState === `complete` ? t() : ((e = () => t()), window.addEventListener(`load`, e))
  }).catch((t) => {
    throw (e && window.removeEventListener(`load`, e), t)
  })
}
async function Xt(e, t, n) {
  if (!e._getRecaptchaConfig())
    try {
      await Ie(e)
    } catch {
      console.log(
        `Failed to initialize reCAPTCHA Enterprise config. Triggering the reCAPTCHA v2 verification.`,
      )
    }
  try {
    let r
    if (((r = typeof t == `string` ? { phoneNumber: t } : t), `session` in r)) {
      let t = r.session
      if (`phoneNumber` in r) {
        C(t.type === `enroll`, e, `internal-error`)
        let i = {
          idToken: t.credential,
          phoneEnrollmentInfo: { phoneNumber: r.phoneNumber, clientType: `CLIENT_TYPE_WEB` },
        }
        return (
          await S(
            e,
            i,
            `mfaSmsEnrollment`,
            async (e, t) =>
              t.phoneEnrollmentInfo.captchaResponse === `NO_RECAPTCHA`
                ? (C(n?.type === W, e, `argument-error`), B(e, await G(e, t, n)))
                : B(e, t),
            `PHONE_PROVIDER`,
          ).catch((e) => Promise.reject(e))
        ).phoneSessionInfo.sessionInfo
      }
      {
        C(t.type === `signin`, e, `internal-error`)
        let i = r.multiFactorHint?.uid || r.multiFactorUid
        C(i, e, `missing-multi-factor-info`)
        let a = {
          mfaPendingCredential: t.credential,
          mfaEnrollmentId: i,
          phoneSignInInfo: { clientType: `CLIENT_TYPE_WEB` },
        }
        return (
          await S(
            e,
            a,
            `mfaSmsSignIn`,
            async (e, t) =>
              t.phoneSignInInfo.captchaResponse === `NO_RECAPTCHA`
                ? (C(n?.type === W, e, `argument-error`), Bt(e, await G(e, t, n)))
                : Bt(e, t),
            `PHONE_PROVIDER`,
          ).catch((e) => Promise.reject(e))
        ).phoneResponseInfo.sessionInfo
      }
    }
    {
      let t = { phoneNumber: r.phoneNumber, clientType: `CLIENT_TYPE_WEB` }
      return (
        await S(
          e,
          t,
          `sendVerificationCode`,
          async (e, t) =>
            t.captchaResponse === `NO_RECAPTCHA`
              ? (C(n?.type === W, e, `argument-error`), Ge(e, await G(e, t, n)))
              : Ge(e, t),
          `PHONE_PROVIDER`,
        ).catch((e) => Promise.reject(e))
      ).sessionInfo
    }
  } finally {
    n?._reset()
  }
}
async function Zt(e, t) {
  let n = x(e)
  if (y(n.auth.app)) return Promise.reject(d(n.auth))
  await I(n, t)
}
async function G(e, t, n) {
  C(n.type === W, e, `argument-error`)
  let r = await n.verify()
  C(typeof r == `string`, e, `argument-error`)
  let i = { ...t }
  if (`phoneEnrollmentInfo` in i) {
    let e = i.phoneEnrollmentInfo.phoneNumber,
      t = i.phoneEnrollmentInfo.captchaResponse,
      n = i.phoneEnrollmentInfo.clientType,
      a = i.phoneEnrollmentInfo.recaptchaVersion
    return (
      Object.assign(i, {
        phoneEnrollmentInfo: {
          phoneNumber: e,
          recaptchaToken: r,
          captchaResponse: t,
          clientType: n,
          recaptchaVersion: a,
        },
      }),
      i
    )
  }
  if (`phoneSignInInfo` in i) {
    let e = i.phoneSignInInfo.captchaResponse,
      t = i.phoneSignInInfo.clientType,
      n = i.phoneSignInInfo.recaptchaVersion
    return (
      Object.assign(i, {
        phoneSignInInfo: {
          recaptchaToken: r,
          captchaResponse: e,
          clientType: t,
          recaptchaVersion: n,
        },
      }),
      i
    )
  }
  return (Object.assign(i, { recaptchaToken: r }), i)
}
var K = class e {
  constructor(t) {
    ;((this.providerId = e.PROVIDER_ID), (this.auth = m(t)))
  }
  verifyPhoneNumber(e, t) {
    return Xt(this.auth, e, x(t))
  }
  static credential(e, t) {
    return Xe._fromVerification(e, t)
  }
  static credentialFromResult(t) {
    let n = t
    return e.credentialFromTaggedObject(n)
  }
  static credentialFromError(t) {
    return e.credentialFromTaggedObject(t.customData || {})
  }
  static credentialFromTaggedObject({ _tokenResponse: e }) {
    if (!e) return null
    let { phoneNumber: t, temporaryProof: n } = e
    return t && n ? Xe._fromTokenResponse(t, n) : null
  }
}
;((K.PROVIDER_ID = `phone`), (K.PHONE_SIGN_IN_METHOD = `phone`))
function q(e, n) {
  return n ? t(n) : (C(e._popupRedirectResolver, e, `argument-error`), e._popupRedirectResolver)
}
var J = class extends v {
  constructor(e) {
    ;(super(`custom`, `custom`), (this.params = e))
  }
  _getIdTokenResponse(e) {
    return O(e, this._buildIdpRequest())
  }
  _linkToIdToken(e, t) {
    return O(e, this._buildIdpRequest(t))
  }
  _getReauthenticationResolver(e) {
    return O(e, this._buildIdpRequest())
  }
  _buildIdpRequest(e) {
    let t = {
      requestUri: this.params.requestUri,
      sessionId: this.params.sessionId,
      postBody: this.params.postBody,
      tenantId: this.params.tenantId,
      pendingToken: this.params.pendingToken,
      returnSecureToken: !0,
      returnIdpCredential: !0,
    }
    return (e && (t.idToken = e), t)
  }
}
function Qt(e) {
  return ge(e.auth, new J(e), e.bypassAuthState)
}
function $t(e) {
  let { auth: t, user: n } = e
  return (C(n, t, `internal-error`), ot(n, new J(e), e.bypassAuthState))
}
async function en(e) {
  let { auth: t, user: n } = e
  return (C(n, t, `internal-error`), I(n, new J(e), e.bypassAuthState))
}
var tn = class {
    constructor(e, t, n, r, i = !1) {
      ;((this.auth = e),
        (this.resolver = n),
        (this.user = r),
        (this.bypassAuthState = i),
        (this.pendingPromise = null),
        (this.eventManager = null),
        (this.filter = Array.isArray(t) ? t : [t]))
    }
    execute() {
      return new Promise(async (e, t) => {
        this.pendingPromise = { resolve: e, reject: t }
        try {
          ;((this.eventManager = await this.resolver._initialize(this.auth)),
            await this.onExecution(),
            this.eventManager.registerConsumer(this))
        } catch (e) {
          this.reject(e)
        }
      })
    }
    async onAuthEvent(e) {
      let { urlResponse: t, sessionId: n, postBody: r, tenantId: i, error: a, type: o } = e
      if (a) {
        this.reject(a)
        return
      }
      let s = {
        auth: this.auth,
        requestUri: t,
        sessionId: n,
        tenantId: i || void 0,
        postBody: r || void 0,
        user: this.user,
        bypassAuthState: this.bypassAuthState,
      }
      try {
        this.resolve(await this.getIdpTask(o)(s))
      } catch (e) {
        this.reject(e)
      }
    }
    onError(e) {
      this.reject(e)
    }
    getIdpTask(e) {
      switch (e) {
        case `signInViaPopup`:
        case `signInViaRedirect`:
          return Qt
        case `linkViaPopup`:
        case `linkViaRedirect`:
          return en
        case `reauthViaPopup`:
        case `reauthViaRedirect`:
          return $t
        default:
          b(this.auth, `internal-error`)
      }
    }
    resolve(e) {
      ;(g(this.pendingPromise, `Pending promise was never set`),
        this.pendingPromise.resolve(e),
        this.unregisterAndCleanUp())
    }
    reject(e) {
      ;(g(this.pendingPromise, `Pending promise was never set`),
        this.pendingPromise.reject(e),
        this.unregisterAndCleanUp())
    }
    unregisterAndCleanUp() {
      ;(this.eventManager && this.eventManager.unregisterConsumer(this),
        (this.pendingPromise = null),
        this.cleanUp())
    }
  },
  nn = new _(2e3, 1e4)
async function rn(e, t, n) {
  if (y(e.app)) return Promise.reject(o(e, `operation-not-supported-in-this-environment`))
  let r = m(e)
  return (w(e, t, A), new Y(r, `signInViaPopup`, t, q(r, n)).executeNotNull())
}
async function an(e, t, n) {
  let r = x(e)
  if (y(r.auth.app)) return Promise.reject(o(r.auth, `operation-not-supported-in-this-environment`))
  w(r.auth, t, A)
  let i = q(r.auth, n)
  return new Y(r.auth, `reauthViaPopup`, t, i, r).executeNotNull()
}
async function on(e, t, n) {
  let r = x(e)
  w(r.auth, t, A)
  let i = q(r.auth, n)
  return new Y(r.auth, `linkViaPopup`, t, i, r).executeNotNull()
}
var Y = class e extends tn {
  constructor(t, n, r, i, a) {
    ;(super(t, n, i, a),
      (this.provider = r),
      (this.authWindow = null),
      (this.pollId = null),
      e.currentPopupAction && e.currentPopupAction.cancel(),
      (e.currentPopupAction = this))
  }
  async executeNotNull() {
    let e = await this.execute()
    return (C(e, this.auth, `internal-error`), e)
  }
  async onExecution() {
    g(this.filter.length === 1, `Popup operations only handle one event`)
    let e = Lt()
    ;((this.authWindow = await this.resolver._openPopup(
      this.auth,
      this.provider,
      this.filter[0],
      e,
    )),
      (this.authWindow.associatedEvent = e),
      this.resolver._originValidation(this.auth).catch((e) => {
        this.reject(e)
      }),
      this.resolver._isIframeWebStorageSupported(this.auth, (e) => {
        e || this.reject(o(this.auth, `web-storage-unsupported`))
      }),
      this.pollUserCancellation())
  }
  get eventId() {
    return this.authWindow?.associatedEvent || null
  }
  cancel() {
    this.reject(o(this.auth, `cancelled-popup-request`))
  }
  cleanUp() {
    ;(this.authWindow && this.authWindow.close(),
      this.pollId && window.clearTimeout(this.pollId),
      (this.authWindow = null),
      (this.pollId = null),
      (e.currentPopupAction = null))
  }
  pollUserCancellation() {
    let e = () => {
      this.pollId = this.authWindow?.window?.closed
        ? window.setTimeout(() => {
            ;((this.pollId = null), this.reject(o(this.auth, `popup-closed-by-user`)))
          }, 8e3)
        : window.setTimeout(e, nn.get())
    }
    e()
  }
}
Y.currentPopupAction = null
var sn = `pendingRedirect`,
  X = new Map(),
  cn = class extends tn {
    constructor(e, t, n = !1) {
      ;(super(
        e,
        [`signInViaRedirect`, `linkViaRedirect`, `reauthViaRedirect`, `unknown`],
        t,
        void 0,
        n,
      ),
        (this.eventId = null))
    }
    async execute() {
      let e = X.get(this.auth._key())
      if (!e) {
        try {
          let t = (await ln(this.resolver, this.auth)) ? await super.execute() : null
          e = () => Promise.resolve(t)
        } catch (t) {
          e = () => Promise.reject(t)
        }
        X.set(this.auth._key(), e)
      }
      return (this.bypassAuthState || X.set(this.auth._key(), () => Promise.resolve(null)), e())
    }
    async onAuthEvent(e) {
      if (e.type === `signInViaRedirect`) return super.onAuthEvent(e)
      if (e.type === `unknown`) this.resolve(null)
      else if (e.eventId) {
        let t = await this.auth._redirectUserForId(e.eventId)
        if (t) return ((this.user = t), super.onAuthEvent(e))
        this.resolve(null)
      }
    }
    async onExecution() {}
    cleanUp() {}
  }
async function ln(e, t) {
  let n = pn(t),
    r = fn(e)
  if (!(await r._isAvailable())) return !1
  let i = (await r._get(n)) === `true`
  return (await r._remove(n), i)
}
async function un(e, t) {
  return fn(e)._set(pn(t), `true`)
}
function dn(e, t) {
  X.set(e._key(), t)
}
function fn(e) {
  return t(e._redirectPersistence)
}
function pn(e) {
  return le(sn, e.config.apiKey, e.name)
}
function mn(e, t, n) {
  return hn(e, t, n)
}
async function hn(e, t, n) {
  if (y(e.app)) return Promise.reject(d(e))
  let r = m(e)
  ;(w(e, t, A), await r._initializationPromise)
  let i = q(r, n)
  return (await un(i, r), i._openRedirect(r, t, `signInViaRedirect`))
}
async function gn(e, t) {
  return (await m(e)._initializationPromise, _n(e, t, !1))
}
async function _n(e, t, n = !1) {
  if (y(e.app)) return Promise.reject(d(e))
  let r = m(e),
    i = await new cn(r, q(r, t), n).execute()
  return (
    i &&
      !n &&
      (delete i.user._redirectEventId,
      await r._persistUserIfCurrent(i.user),
      await r._setRedirectUser(null, t)),
    i
  )
}
var vn = 6e5,
  yn = class {
    constructor(e) {
      ;((this.auth = e),
        (this.cachedEventUids = new Set()),
        (this.consumers = new Set()),
        (this.queuedRedirectEvent = null),
        (this.hasHandledPotentialRedirect = !1),
        (this.lastProcessedEventTime = Date.now()))
    }
    registerConsumer(e) {
      ;(this.consumers.add(e),
        this.queuedRedirectEvent &&
          this.isEventForConsumer(this.queuedRedirectEvent, e) &&
          (this.sendToConsumer(this.queuedRedirectEvent, e),
          this.saveEventToCache(this.queuedRedirectEvent),
          (this.queuedRedirectEvent = null)))
    }
    unregisterConsumer(e) {
      this.consumers.delete(e)
    }
    onEvent(e) {
      if (this.hasEventBeenHandled(e)) return !1
      let t = !1
      return (
        this.consumers.forEach((n) => {
          this.isEventForConsumer(e, n) &&
            ((t = !0), this.sendToConsumer(e, n), this.saveEventToCache(e))
        }),
        this.hasHandledPotentialRedirect ||
          !Sn(e) ||
          ((this.hasHandledPotentialRedirect = !0), (t ||= ((this.queuedRedirectEvent = e), !0))),
        t
      )
    }
    sendToConsumer(e, t) {
      if (e.error && !xn(e)) {
        let n = e.error.code?.split(`auth/`)[1] || `internal-error`
        t.onError(o(this.auth, n))
      } else t.onAuthEvent(e)
    }
    isEventForConsumer(e, t) {
      let n = t.eventId === null || (!!e.eventId && e.eventId === t.eventId)
      return t.filter.includes(e.type) && n
    }
    hasEventBeenHandled(e) {
      return (
        Date.now() - this.lastProcessedEventTime >= vn && this.cachedEventUids.clear(),
        this.cachedEventUids.has(bn(e))
      )
    }
    saveEventToCache(e) {
      ;(this.cachedEventUids.add(bn(e)), (this.lastProcessedEventTime = Date.now()))
    }
  }
function bn(e) {
  return [e.type, e.eventId, e.sessionId, e.tenantId].filter((e) => e).join(`-`)
}
function xn({ type: e, error: t }) {
  return e === `unknown` && t?.code === `auth/no-auth-event`
}
function Sn(e) {
  switch (e.type) {
    case `signInViaRedirect`:
    case `linkViaRedirect`:
    case `reauthViaRedirect`:
      return !0
    case `unknown`:
      return xn(e)
    default:
      return !1
  }
}
async function Cn(e, t = {}) {
  return h(e, `GET`, `/v1/projects`, t)
}
var wn = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/,
  Tn = /^https?/
async function En(e) {
  if (e.config.emulator) return
  let { authorizedDomains: t } = await Cn(e)
  for (let e of t)
    try {
      if (Dn(e)) return
    } catch {}
  b(e, `unauthorized-domain`)
}
function Dn(e) {
  let t = T(),
    { protocol: n, hostname: r } = new URL(t)
  if (e.startsWith(`chrome-extension://`)) {
    let i = new URL(e)
    return i.hostname === `` && r === ``
      ? n === `chrome-extension:` &&
          e.replace(`chrome-extension://`, ``) === t.replace(`chrome-extension://`, ``)
      : n === `chrome-extension:` && i.hostname === r
  }
  if (!Tn.test(n)) return !1
  if (wn.test(e)) return r === e
  let i = e.replace(/\./g, `\\.`)
  return RegExp(`^(.+\\.` + i + `|` + i + `)$`, `i`).test(r)
}
var On = new _(3e4, 6e4)
function kn() {
  let e = H().___jsl
  if (e?.H) {
    for (let t of Object.keys(e.H))
      if (
        ((e.H[t].r = e.H[t].r || []), (e.H[t].L = e.H[t].L || []), (e.H[t].r = [...e.H[t].L]), e.CP)
      )
        for (let t = 0; t < e.CP.length; t++) e.CP[t] = null
  }
}
function An(e) {
  return new Promise((t, n) => {
    function r() {
      ;(kn(),
        gapi.load(`gapi.iframes`, {
          callback: () => {
            t(gapi.iframes.getContext())
          },
          ontimeout: () => {
            ;(kn(), n(o(e, `network-request-failed`)))
          },
          timeout: On.get(),
        }))
    }
    if (H().gapi?.iframes?.Iframe) t(gapi.iframes.getContext())
    else if (H().gapi?.load) r()
    else {
      let t = Ae(`iframefcb`)
      return (
        (H()[t] = () => {
          gapi.load ? r() : n(o(e, `network-request-failed`))
        }),
        te(`${ke()}?onload=${t}`).catch((e) => n(e))
      )
    }
  }).catch((e) => {
    throw ((Z = null), e)
  })
}
var Z = null
function jn(e) {
  return ((Z ||= An(e)), Z)
}
var Mn = new _(5e3, 15e3),
  Nn = `__/auth/iframe`,
  Pn = `emulator/auth/iframe`,
  Fn = {
    style: { position: `absolute`, top: `-100px`, width: `1px`, height: `1px` },
    'aria-hidden': `true`,
    tabindex: `-1`,
  },
  In = new Map([
    [`identitytoolkit.googleapis.com`, `p`],
    [`staging-identitytoolkit.sandbox.googleapis.com`, `s`],
    [`test-identitytoolkit.sandbox.googleapis.com`, `t`],
  ])
function Ln(e) {
  let t = e.config
  C(t.authDomain, e, `auth-domain-config-required`)
  let n = t.emulator ? a(t, Pn) : `https://${e.config.authDomain}/${Nn}`,
    r = { apiKey: t.apiKey, appName: e.name, v: me },
    i = In.get(e.config.apiHost)
  i && (r.eid = i)
  let o = e._getFrameworks()
  return (o.length && (r.fw = o.join(`,`)), `${n}?${c(r).slice(1)}`)
}
async function Rn(e) {
  let t = await jn(e),
    n = H().gapi
  return (
    C(n, e, `internal-error`),
    t.open(
      {
        where: document.body,
        url: Ln(e),
        messageHandlersFilter: n.iframes.CROSS_ORIGIN_IFRAMES_FILTER,
        attributes: Fn,
        dontclear: !0,
      },
      (t) =>
        new Promise(async (n, r) => {
          await t.restyle({ setHideOnLeave: !1 })
          let i = o(e, `network-request-failed`),
            a = H().setTimeout(() => {
              r(i)
            }, Mn.get())
          function s() {
            ;(H().clearTimeout(a), n(t))
          }
          t.ping(s).then(s, () => {
            r(i)
          })
        }),
    )
  )
}
var zn = { location: `yes`, resizable: `yes`, statusbar: `yes`, toolbar: `no` },
  Bn = 500,
  Vn = 600,
  Hn = `_blank`,
  Un = `http://localhost`,
  Wn = class {
    constructor(e) {
      ;((this.window = e), (this.associatedEvent = null))
    }
    close() {
      if (this.window)
        try {
          this.window.close()
        } catch {}
    }
  }
function Gn(e, t, r, i = Bn, a = Vn) {
  let o = Math.max((window.screen.availHeight - a) / 2, 0).toString(),
    s = Math.max((window.screen.availWidth - i) / 2, 0).toString(),
    c = ``,
    l = { ...zn, width: i.toString(), height: a.toString(), top: o, left: s },
    u = n().toLowerCase()
  ;(r && (c = pe(u) ? Hn : r), ne(u) && ((t ||= Un), (l.scrollbars = `yes`)))
  let ee = Object.entries(l).reduce((e, [t, n]) => `${e}${t}=${n},`, ``)
  if (De(u) && c !== `_self`) return (Kn(t || ``, c), new Wn(null))
  let d = window.open(t || ``, c, ee)
  C(d, e, `popup-blocked`)
  try {
    d.focus()
  } catch {}
  return new Wn(d)
}
function Kn(e, t) {
  let n = document.createElement(`a`)
  ;((n.href = e), (n.target = t))
  let r = document.createEvent(`MouseEvent`)
  ;(r.initMouseEvent(`click`, !0, !0, window, 1, 0, 0, 0, 0, !1, !1, !1, !1, 1, null),
    n.dispatchEvent(r))
}
var qn = `__/auth/handler`,
  Jn = `emulator/auth/handler`,
  Yn = `fac`
async function Xn(e, t, n, r, i, a) {
  ;(C(e.config.authDomain, e, `auth-domain-config-required`),
    C(e.config.apiKey, e, `invalid-api-key`))
  let o = {
    apiKey: e.config.apiKey,
    appName: e.name,
    authType: n,
    redirectUrl: r,
    v: me,
    eventId: i,
  }
  if (t instanceof A) {
    ;(t.setDefaultLanguage(e.languageCode),
      (o.providerId = t.providerId || ``),
      re(t.getCustomParameters()) || (o.customParameters = JSON.stringify(t.getCustomParameters())))
    for (let [e, t] of Object.entries(a || {})) o[e] = t
  }
  if (t instanceof j) {
    let e = t.getScopes().filter((e) => e !== ``)
    e.length > 0 && (o.scopes = e.join(`,`))
  }
  e.tenantId && (o.tid = e.tenantId)
  let s = o
  for (let e of Object.keys(s)) s[e] === void 0 && delete s[e]
  let l = await e._getAppCheckToken(),
    u = l ? `#${Yn}=${encodeURIComponent(l)}` : ``
  return `${Zn(e)}?${c(s).slice(1)}${u}`
}
function Zn({ config: e }) {
  return e.emulator ? a(e, Jn) : `https://${e.authDomain}/${qn}`
}
var Q = `webStorageSupport`,
  Qn = class {
    constructor() {
      ;((this.eventManagers = {}),
        (this.iframes = {}),
        (this.originValidationPromises = {}),
        (this._redirectPersistence = de),
        (this._completeRedirectFn = _n),
        (this._overrideRedirectResult = dn))
    }
    async _openPopup(e, t, n, r) {
      return (
        g(this.eventManagers[e._key()]?.manager, `_initialize() not called before _openPopup()`),
        Gn(e, await Xn(e, t, n, T(), r), Lt())
      )
    }
    async _openRedirect(e, t, n, r) {
      return (await this._originValidation(e), Rt(await Xn(e, t, n, T(), r)), new Promise(() => {}))
    }
    _initialize(e) {
      let t = e._key()
      if (this.eventManagers[t]) {
        let { manager: e, promise: n } = this.eventManagers[t]
        return e ? Promise.resolve(e) : (g(n, `If manager is not set, promise should be`), n)
      }
      let n = this.initAndGetManager(e)
      return (
        (this.eventManagers[t] = { promise: n }),
        n.catch(() => {
          delete this.eventManagers[t]
        }),
        n
      )
    }
    async initAndGetManager(e) {
      let t = await Rn(e),
        n = new yn(e)
      return (
        t.register(
          `authEvent`,
          (t) => (
            C(t?.authEvent, e, `invalid-auth-event`),
            { status: n.onEvent(t.authEvent) ? `ACK` : `ERROR` }
          ),
          gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER,
        ),
        (this.eventManagers[e._key()] = { manager: n }),
        (this.iframes[e._key()] = t),
        n
      )
    }
    _isIframeWebStorageSupported(e, t) {
      this.iframes[e._key()].send(
        Q,
        { type: Q },
        (n) => {
          let r = n?.[0]?.[Q]
          ;(r !== void 0 && t(!!r), b(e, `internal-error`))
        },
        gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER,
      )
    }
    _originValidation(e) {
      let t = e._key()
      return (
        this.originValidationPromises[t] || (this.originValidationPromises[t] = En(e)),
        this.originValidationPromises[t]
      )
    }
    get _shouldInitProactively() {
      return s() || ee() || se()
    }
  },
  $n = class {
    constructor(e) {
      this.factorId = e
    }
    _process(e, t, n) {
      switch (t.type) {
        case `enroll`:
          return this._finalizeEnroll(e, t.credential, n)
        case `signin`:
          return this._finalizeSignIn(e, t.credential)
        default:
          return ce(`unexpected MultiFactorSessionType`)
      }
    }
  },
  er = class e extends $n {
    constructor(e) {
      ;(super(`phone`), (this.credential = e))
    }
    static _fromCredential(t) {
      return new e(t)
    }
    _finalizeEnroll(e, t, n) {
      return jt(e, {
        idToken: t,
        displayName: n,
        phoneVerificationInfo: this.credential._makeVerificationRequest(),
      })
    }
    _finalizeSignIn(e, t) {
      return Vt(e, {
        mfaPendingCredential: t,
        phoneVerificationInfo: this.credential._makeVerificationRequest(),
      })
    }
  },
  tr = class {
    constructor() {}
    static assertion(e) {
      return er._fromCredential(e)
    }
  }
tr.FACTOR_ID = `phone`
var nr = class {
  static assertionForEnrollment(e, t) {
    return rr._fromSecret(e, t)
  }
  static assertionForSignIn(e, t) {
    return rr._fromEnrollmentId(e, t)
  }
  static async generateSecret(e) {
    let t = e
    C(t.user?.auth !== void 0, `internal-error`)
    let n = await Mt(t.user.auth, { idToken: t.credential, totpEnrollmentInfo: {} })
    return ir._fromStartTotpMfaEnrollmentResponse(n, t.user.auth)
  }
}
nr.FACTOR_ID = `totp`
var rr = class e extends $n {
    constructor(e, t, n) {
      ;(super(`totp`), (this.otp = e), (this.enrollmentId = t), (this.secret = n))
    }
    static _fromSecret(t, n) {
      return new e(n, void 0, t)
    }
    static _fromEnrollmentId(t, n) {
      return new e(n, t)
    }
    async _finalizeEnroll(e, t, n) {
      return (
        C(this.secret !== void 0, e, `argument-error`),
        Nt(e, {
          idToken: t,
          displayName: n,
          totpVerificationInfo: this.secret._makeTotpVerificationInfo(this.otp),
        })
      )
    }
    async _finalizeSignIn(e, t) {
      C(this.enrollmentId !== void 0 && this.otp !== void 0, e, `argument-error`)
      let n = { verificationCode: this.otp }
      return Ht(e, {
        mfaPendingCredential: t,
        mfaEnrollmentId: this.enrollmentId,
        totpVerificationInfo: n,
      })
    }
  },
  ir = class e {
    constructor(e, t, n, r, i, a, o) {
      ;((this.sessionInfo = a),
        (this.auth = o),
        (this.secretKey = e),
        (this.hashingAlgorithm = t),
        (this.codeLength = n),
        (this.codeIntervalSeconds = r),
        (this.enrollmentCompletionDeadline = i))
    }
    static _fromStartTotpMfaEnrollmentResponse(t, n) {
      return new e(
        t.totpSessionInfo.sharedSecretKey,
        t.totpSessionInfo.hashingAlgorithm,
        t.totpSessionInfo.verificationCodeLength,
        t.totpSessionInfo.periodSec,
        new Date(t.totpSessionInfo.finalizeEnrollmentTime).toUTCString(),
        t.totpSessionInfo.sessionInfo,
        n,
      )
    }
    _makeTotpVerificationInfo(e) {
      return { sessionInfo: this.sessionInfo, verificationCode: e }
    }
    generateQrCodeUrl(e, t) {
      let n = !1
      return (
        ($(e) || $(t)) && (n = !0),
        n &&
          ($(e) && (e = this.auth.currentUser?.email || `unknownuser`),
          $(t) && (t = this.auth.name)),
        `otpauth://totp/${t}:${e}?secret=${this.secretKey}&issuer=${t}&algorithm=${this.hashingAlgorithm}&digits=${this.codeLength}`
      )
    }
  }
function $(e) {
  return e === void 0 || e?.length === 0
}
oe(`authIdTokenMaxAge`)
export {
  nt as A,
  vt as B,
  It as C,
  _t as D,
  Dt as E,
  Et as F,
  xt as I,
  Zt as L,
  rn as M,
  mn as N,
  dt as O,
  it as P,
  bt as R,
  on as S,
  an as T,
  Ot as _,
  Ze as a,
  Ct as b,
  Jt as c,
  F as d,
  pt as f,
  ft as g,
  mt as h,
  N as i,
  gt as j,
  ht as k,
  tt as l,
  Qn as m,
  Ce as n,
  K as o,
  Tt as p,
  P as r,
  tr as s,
  M as t,
  nr as u,
  At as v,
  ct as w,
  st as x,
  gn as y,
  wt as z,
}
