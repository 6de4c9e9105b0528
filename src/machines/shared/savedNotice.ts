/** How a row that isn't being edited remembers its last change, and for how long it shows "Saved". */
export const savedNotice = {
  delays: { noticeTime: 8_000 },
  states: {
    unchanged: {},
    saved: { tags: ['changed', 'saved'], after: { noticeTime: { target: 'changed' } } },
    changed: { tags: 'changed' },
  },
} as const
