/** The rulebook in the order in which it is read. Its appendix of tests is not for players. */
export async function rulebook(): Promise<string> {
  const parts = await Promise.all([
    import('../../../../../docs/rules/bomb-busters/core.md?raw'),
    import('../../../../../docs/rules/bomb-busters/equipment.md?raw'),
    import('../../../../../docs/rules/bomb-busters/missions-01-33.md?raw'),
    import('../../../../../docs/rules/bomb-busters/missions-34-66.md?raw'),
  ])
  return parts.map((part) => part.default).join('\n\n')
}
