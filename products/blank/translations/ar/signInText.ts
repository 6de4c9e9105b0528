export const signInLead = 'سجّل الدخول لإلقاء التحية.'
