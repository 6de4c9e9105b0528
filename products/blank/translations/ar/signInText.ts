export const signInLead = 'يُرجى تسجيل الدخول للوصول إلى تحيتك.'
