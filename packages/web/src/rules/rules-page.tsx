export function RulesPage({ game }: { readonly game: string }) {
  return <main>{game}</main>
}
