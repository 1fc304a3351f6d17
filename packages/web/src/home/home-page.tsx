export function HomePage() {
  return <main>Riposte</main>
}
