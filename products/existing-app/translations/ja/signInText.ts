export const signInLead = '続けるにはログインしてください。'
