import '../../src/style/fonts.ts'
import '../../src/style/tokens.css'
import '../../src/style/base.css'
import '../../src/games/bomb-busters/fonts.ts'
import '../../src/games/bomb-busters/world.css'
import { createRoot } from 'react-dom/client'
import { Sheet } from '../../src/games/bomb-busters/sheet.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(<Sheet />)
