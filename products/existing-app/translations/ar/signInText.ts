export const signInLead = 'يُرجى تسجيل الدخول للمتابعة.'
