import { useTheme } from '../providers/ThemeProvider.tsx'
import { productText } from '../text/signInText.ts'
import { IconButton } from './IconButton.tsx'
import { MoonIcon, SunIcon } from './themeIcons.tsx'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={isDark ? productText.themeToLight : productText.themeToDark}
      onClick={toggle}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}
