// The theme is chosen before anything is drawn, so that a dark page does not begin with a white flash.
try {
  const { state } = JSON.parse(localStorage.getItem('riposte-settings') ?? '{}')
  const wanted = state?.theme ?? 'system'
  const dark = wanted === 'dark' || (wanted === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  // A page without storage starts light.
}
