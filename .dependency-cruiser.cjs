/** Who may import whom. may('x', 'a') = files under x import only x and a; all may import words/. */
const may = (from, ...allowed) => ({
  name: `layer-${from.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(src|words|server|demo|test|examples|scripts)/',
    pathNot: [from, 'words', ...allowed].map((dir) => `^${dir}/`),
  },
});

/**
 * Within the server: files of a folder import only it, the folders named, the contract, the rules, and what says how this
 * server is set up. What puts the parts together (server/*.ts) is imported by none of them.
 */
const inServer = (folder, ...allowed) => ({
  name: `server-${folder}`,
  severity: 'error',
  from: { path: `^server/${folder}/` },
  to: {
    path: '^server/',
    pathNot: [
      ...[folder, ...allowed].map((dir) => `^server/${dir}/`),
      '^server/(config|settings|limit-settings|setting-readers|text-key|caller)\\.ts$',
    ],
  },
});

/** Packages that files under x must not import. */
const mayNotUse = (name, from, packages) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: `node_modules/(${packages})/` },
});

module.exports = {
  forbidden: [
    may('words'),
    may('src/api'),
    may('src/model/rules', 'src/api/contract'),
    may('src/model', 'src/api'),
    may('src/widgets/kit', 'src/model'),
    may('src/widgets', 'src/model'),
    may('src/host', 'src/widgets', 'src/model'),
    may('server', 'demo', 'src/api/contract', 'src/model/rules'),
    may('demo', 'server', 'src/api/contract', 'src/model/rules'),
    inServer('files'),
    inServer('db', 'files'),
    inServer('repositories', 'db'),
    inServer('threads'),
    inServer('media', 'threads', 'files'),
    inServer('content'),
    inServer('places', 'repositories', 'db'),
    inServer('payments', 'repositories', 'db'),
    inServer('services', 'repositories', 'db', 'content', 'media', 'payments', 'places', 'threads'),
    inServer('import', 'services', 'repositories', 'db', 'media', 'places', 'threads'),
    inServer('http', 'services', 'media', 'content'),
    inServer('openapi', 'http'),
    inServer('routes', 'http', 'services', 'import', 'media', 'openapi', 'payments'),
    inServer('backup', 'db', 'files', 'media', 'threads'),
    inServer('cli', 'import', 'services', 'db', 'backup'),
    {
      name: 'demo-is-loaded-by-main',
      comment: 'A server without the demo must not even read its files.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/main\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-is-loaded-on-demand',
      severity: 'error',
      from: { path: '^server/main\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'telemetry-is-loaded-on-demand',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/telemetry\\.ts$' },
      to: { path: '^server/telemetry\\.ts$|node_modules/@opentelemetry/', dynamic: false },
    },
    {
      name: 'openapi-is-loaded-on-demand',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/openapi/' },
      to: { path: '^server/openapi/', dynamic: false },
    },
    {
      name: 'widgets-are-strangers',
      severity: 'error',
      from: { path: '^src/widgets/(?!kit/)([^/]+)/' },
      to: { path: '^src/widgets/', pathNot: ['^src/widgets/$1/', '^src/widgets/kit/'] },
    },
    {
      name: 'schemas-are-types-on-the-client',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.schema\\.ts$' },
      to: { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-is-by-need',
      comment: 'What only one widget needs is an entry of its own and must not come with every page.',
      severity: 'error',
      from: { path: '^src/model/(index|connection|page|toasts|session|coins|search|listing|contact)\\b' },
      to: { path: '^src/model/(posting|manage|account/(profile|safety))\\b' },
    },
    mayNotUse(
      'model-has-no-dom',
      '^src/(model|api)/',
      'react|react-dom|preact|@preact|goober|wouter|effector-react',
    ),
    // It patches the page's history, which belongs to the partner; and widget source says react, never preact.
    mayNotUse('widgets-keep-off-the-page', '^src/widgets/', 'wouter|preact|@preact'),
    mayNotUse('host-is-react', '^src/host/', 'preact|@preact|redaxios'),
    // Only its headless half draws no style element.
    mayNotUse('toasts-are-headless', '^src/', 'react-hot-toast/(?!headless)[^/]+'),
    mayNotUse(
      'server-packages-stay-there',
      '^src/',
      'fastify|@fastify|kysely|pg|@electric-sql|sharp|@node-rs',
    ),
    mayNotUse(
      'client-packages-stay-there',
      '^(server|demo)/',
      'react|react-dom|preact|effector|goober|redaxios|wouter',
    ),
    {
      name: 'no-circular',
      comment: 'Elsewhere a circle of types only is gone when the code runs.',
      severity: 'error',
      from: { pathNot: '^(server|demo)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circular-on-the-server',
      comment: 'Not even of types: what two files say about each other belongs in a third.',
      severity: 'error',
      from: { path: '^(server|demo)/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
