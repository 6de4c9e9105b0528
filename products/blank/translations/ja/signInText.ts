export const signInLead = 'ログインしてあいさつしましょう。'
