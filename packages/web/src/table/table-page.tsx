export function TablePage({ id }: { readonly id: string }) {
  return <main>{id}</main>
}
