import { expect, test } from 'vitest'
import { Node } from '../src/search/node.ts'
import { Tree } from '../src/search/tree.ts'

test('a tree finds every node by both its numbers, however many there are, and nothing once it is cleared', () => {
  const tree = new Tree()
  const nodes = new Map<string, Node>()
  // Few different low numbers: most of these come to the same places.
  for (let high = -40; high < 40; high++) {
    for (let low = -5; low < 5; low++) {
      expect(tree.get(high, low * 1024)).toBeNull()
      const node = new Node()
      tree.add(high, low * 1024, node)
      nodes.set(`${high} ${low}`, node)
    }
  }
  for (let high = -40; high < 40; high++) {
    for (let low = -5; low < 5; low++) expect(tree.get(high, low * 1024)).toBe(nodes.get(`${high} ${low}`))
  }
  expect(nodes.size).toBe(800)
  tree.clear()
  expect(tree.get(0, 0)).toBeNull()
})
