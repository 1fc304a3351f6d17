// Arrows point one way: web → protocol; cli → server → agents, games, bots; agents → protocol → kernel; words → kernel; testkit → words, kernel. Circles inside a package are biome's to find
// (noImportCycles), because the parser used here cannot tell a type import from any other. It cannot read TSX either: the page is
// checked by what it is bundled from (scripts/check-arrows.mjs).

const game = '^packages/games/([^/]+)'
const own = '^packages/games/$1/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'resolved',
      comment: 'An import that cannot be followed cannot be checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'kernel-alone',
      comment: 'The kernel imports itself and nothing else.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'game-on-kernel',
      comment: 'A game knows itself and the kernel; never another game, a server, a page or the machine.',
      severity: 'error',
      from: { path: `${game}/src/` },
      to: { pathNot: ['^packages/kernel/src/', `${own}src/`] },
    },
    {
      name: 'words-on-kernel',
      comment: 'Sentences are made of what the kernel says about a game, and run in any browser.',
      severity: 'error',
      from: { path: '^packages/words/src/' },
      to: { pathNot: ['^packages/(kernel|words)/src/', 'node_modules/messageformat/'] },
    },
    {
      name: 'bots-on-kernel',
      comment: 'Bots know games only through the kernel’s Game type; what a game knows of good play lives in the game.',
      severity: 'error',
      from: { path: '^packages/bots/src/' },
      to: { pathNot: '^packages/(kernel|bots)/src/' },
    },
    {
      name: 'testkit-on-kernel',
      comment:
        'The testkit knows games only through the kernel’s Game type, and says them. It may read files and use test libraries.',
      severity: 'error',
      from: { path: '^packages/testkit/src/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|words|testkit)/src/' },
    },
    {
      name: 'choice-on-kernel',
      comment: 'Choosing knows games only by their actions and domains. It runs in a browser and in a terminal.',
      severity: 'error',
      from: { path: '^packages/choice/src/' },
      to: { pathNot: '^packages/(kernel|choice)/src/' },
    },
    {
      name: 'protocol-on-kernel',
      comment: 'What clients and servers say to each other knows the kernel and its schemas, and runs in any browser.',
      severity: 'error',
      from: { path: '^packages/protocol/src/' },
      to: { pathNot: ['^packages/(kernel|protocol)/src/', 'node_modules/zod/'] },
    },
    {
      name: 'agents-on-protocol',
      comment:
        'Agents sit down through the protocol like anybody else, and know no game but by what a server tells them.',
      severity: 'error',
      from: { path: '^packages/agents/src/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|words|protocol|agents)/src/' },
    },
    {
      name: 'server-on-games',
      comment:
        'The server knows its protocol, the games, the bots and the agents it lets in; never a command or a page.',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|words|protocol|bots|agents|server|games/[^/]+)/src/' },
    },
    {
      name: 'server-at-the-end',
      comment: 'Only the command starts a server; everything else talks to one through the protocol.',
      severity: 'error',
      from: { pathNot: '^packages/(server|cli|agents/test)/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'web-at-the-end',
      comment: 'Nothing is built on the page.',
      severity: 'error',
      from: { pathNot: '^packages/web/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'game-tests-at-home',
      comment: 'The tests of one game do not lean on another game.',
      severity: 'error',
      from: { path: `${game}/test/` },
      to: { path: '^packages/games/', pathNot: own },
    },
    {
      name: 'source-not-on-tests',
      comment: 'Tests import sources, not the other way round.',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: '^packages/.*/test/' },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is imported by its name, never by a path into its folder. Only the tests of drawn flows draw the small games of the kernel’s tests.',
      severity: 'error',
      from: { path: '^packages/(games/[^/]+|[^/]+)/', pathNot: '^packages/cli/test/flows/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js'],
    },
  },
}
