import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run dev -w packages/web` serves the page with reloading; the server itself runs beside it on its usual port. */
const server = process.env.RIPOSTE_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  // The host stays the page's own: the server takes answers only from the page that it is itself the host of.
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/socket': { target: server, changeOrigin: false, ws: true },
    },
  },
})
