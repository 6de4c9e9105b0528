import type { Page } from '@playwright/test'

/**
 * Returns the visible texts of which a person can't see everything: those that leave the window sideways, a
 * box that hides what doesn't fit, or the button around them, and placeholders that are longer than their
 * field. Text that can be scrolled to isn't cut off. Excerpts that end after some lines are meant to be
 * short, and so is an ellipsis in a link, which opens the whole text, or with a tooltip.
 */
export async function cutOffTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Pixels. Glyphs and fractions of pixels may stand out.
    const slack = 2
    const windowWidth = document.documentElement.clientWidth

    const excess = (inner: DOMRect, outer: DOMRect) => ({
      x: Math.max(outer.left - inner.left, inner.right - outer.right) > slack,
      y: Math.max(outer.top - inner.top, inner.bottom - outer.bottom) > slack,
    })
    const hiding = /^(hidden|clip)$/
    const scrolling = /^(auto|scroll)$/

    /** Why a text with this box isn't all visible. Empty if it is. */
    const reasonOf = (text: DOMRect, parent: Element): string => {
      let [canScrollX, canScrollY] = [false, false]
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        const bounds = box.getBoundingClientRect()
        if (style.display === 'inline' || style.display === 'contents') continue
        const isOnlyForScreenReaders = bounds.width <= 1 || bounds.height <= 1
        const isExcerpt = style.webkitLineClamp !== 'none'
        const hasWhole = style.textOverflow === 'ellipsis' && box.closest('a[href], [title]')
        if (isOnlyForScreenReaders || isExcerpt || hasWhole) return ''
        const beyond = excess(text, bounds)
        const isCutX = beyond.x && !canScrollX && hiding.test(style.overflowX)
        const isCutY = beyond.y && !canScrollY && hiding.test(style.overflowY)
        if (isCutX || isCutY) return `hidden by <${box.localName} class="${box.className}">`
        if (box.matches('button, [data-variant]') && ((beyond.x && !canScrollX) || beyond.y))
          return 'leaves its button'
        canScrollX ||= scrolling.test(style.overflowX)
        canScrollY ||= scrolling.test(style.overflowY)
      }
      const isOutside = text.left < -slack || text.right > windowWidth + slack
      return isOutside && !canScrollX ? 'outside of the window' : ''
    }

    const ofTexts = function* () {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || !node.textContent?.trim() || parent.closest('option, textarea')) continue
        if (!parent.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const reason = reasonOf(range.getBoundingClientRect(), parent)
        if (reason) yield `${node.textContent.trim()}: ${reason}`
      }
    }

    const ofPlaceholders = function* () {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('This browser has no canvas to measure placeholders with.')
      for (const field of document.querySelectorAll('input')) {
        if (!field.placeholder || field.value || !field.checkVisibility()) continue
        const { font, paddingLeft, paddingRight } = getComputedStyle(field)
        pen.font = font
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        if (pen.measureText(field.placeholder).width > room + slack)
          yield `${field.placeholder}: longer than its field`
      }
    }

    return [...ofTexts(), ...ofPlaceholders()]
  })
}
