import { Component, type ReactNode } from 'react'
import { TroublePage } from './trouble-page.tsx'

/** A board that breaks takes nothing with it: the match is the server's, and the plain table can show it. */
export class TableBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <TroublePage code="broken" message={null} /> : this.props.children
  }
}
