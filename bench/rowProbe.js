// Runs in the measured page, before its own scripts.

function look() {
  const rows = Array.from(document.querySelectorAll('li'))
  const isThere = rows.some(
    (row) => row.textContent.includes('Seeded note') && row.getClientRects().length > 0,
  )
  if (isThere) void benchReport(performance.now())
  else requestAnimationFrame(look)
}

requestAnimationFrame(look)
