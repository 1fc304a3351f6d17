import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './home.module.css'

/** What is shown instead of a blank page when a part of it cannot be loaded or breaks. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

/** Often the page was built anew since it was opened: loading it again is then all it needs. */
function Broken() {
  const t = useTexts().home.broken
  return (
    <main className={styles.lost} role="alert">
      <h1>{t.heading}</h1>
      <p>{t.words}</p>
      <Button onClick={() => location.reload()}>{t.again}</Button>
    </main>
  )
}
