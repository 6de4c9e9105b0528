/**
 * Replaces the text nodes of the page like a browser's translator, now and whenever they change. The words
 * stay the same, so that tests find them. Runs in the page.
 */
export function translatePage(): void {
  const left = 'script, style, noscript, template, textarea, option, font'
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(left)) continue
      const translated = document.createElement('font')
      translated.append(document.createElement('font'))
      translated.firstElementChild?.append(text.data)
      text.replaceWith(translated)
    }
  }
  translate()
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(translate).observe(document.body, changes)
}
