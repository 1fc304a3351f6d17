export function NotFoundPage() {
  return <main>Riposte</main>
}
