/** How long a row shows "Saved". */
export const savedNoticeMs = 8_000
