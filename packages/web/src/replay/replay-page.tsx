export function ReplayPage({ id }: { readonly id: string }) {
  return <main>{id}</main>
}
