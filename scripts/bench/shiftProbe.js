// Runs in the measured page, before the page's own scripts.

globalThis.benchShift = 0

// Also what moves after something was typed: the visits that are measured type.
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if ('value' in entry && typeof entry.value === 'number') globalThis.benchShift += entry.value
  }
}).observe({ type: 'layout-shift', buffered: true })
