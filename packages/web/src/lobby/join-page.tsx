export function JoinPage({ id, invitation }: { readonly id: string; readonly invitation: string }) {
  return (
    <main>
      {id} {invitation}
    </main>
  )
}
