/**
 * The directions in which knowledge flows. A folder may know those to its right:
 *   backend:  main -> app -> openapi, modules -> security, mail, providers, metrics, logging -> jobs, database -> common -> config
 *   frontend: server -> app -> documents -> features -> components, hooks, i18n, theme, browser, api, config
 * @type {import('dependency-cruiser').IConfiguration}
 */
const backend = (folder) => `^backend/src/${folder}`;
const frontend = (folder) => `^frontend/src/${folder}`;
/** The rules that the page shares: those of areas, the mechanism under them, and the entry that names them all. */
const RULES = [backend('common/rules/'), backend('rules\\.ts$'), '^backend/src/.*\\.rules\\.ts$'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Files that need each other are one file, or one of them knows too much.',
      {},
      // A type is gone before anything runs: what only names one needs nothing.
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphans',
      'A file that nothing imports is dead.',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)\\.[^/]+\\.(js|cjs|mjs)$',
          '\\.config\\.(ts|js|mjs)$',
          '\\.(spec|test)\\.tsx?$',
          '^frontend/(bench|e2e|test|vite)/',
          // Types of calls that the pages do not make.
          '^frontend/src/api/generated/model/',
          '^backend/(bench|sandbox|test)/',
          '^scripts/',
        ],
      },
      {},
    ),
    forbid('not-to-unresolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
    forbid(
      'no-dev-dependencies-in-product',
      'What runs in production is a dependency.',
      { path: '^backend/src', pathNot: '\\.spec\\.ts$|/testing/|fake-' },
      { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    ),

    forbid(
      'backend-common-is-low',
      'common/ knows no area and no service.',
      { path: backend('common/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/', pathNot: [backend('common/'), backend('config/')] },
    ),
    forbid(
      'backend-rules-stand-alone',
      'The rules shared with the page know nothing but one another.',
      { path: RULES, pathNot: '\\.spec\\.ts$' },
      { pathNot: RULES },
    ),
    forbid(
      'backend-config-is-lowest',
      'config/ knows nobody.',
      { path: backend('config/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/', pathNot: backend('config/') },
    ),
    forbid(
      'backend-services-below-modules',
      'What areas stand on knows the rules of areas alone; the data source names their entities as well.',
      {
        path: backend('(security|storage|mail|providers|metrics|jobs|database|logging)/'),
        pathNot: '\\.spec\\.ts$|^backend/src/database/entities\\.ts$',
      },
      {
        path: [backend('modules/'), backend('openapi/'), backend('app\\.'), backend('server')],
        pathNot: RULES,
      },
    ),
    forbid(
      'backend-modules-below-app',
      'Areas do not know the application around them.',
      { path: backend('modules/'), pathNot: '\\.spec\\.ts$' },
      { path: [backend('app\\.'), backend('server'), backend('main'), backend('openapi/')] },
    ),
    forbid(
      'backend-ops-on-top',
      "The operator's commands use the areas; no area knows them.",
      { path: '^backend/src/', pathNot: [backend('ops/'), backend('ops\\.ts$')] },
      { path: backend('ops/') },
    ),
    forbid(
      'backend-look-ups-below-accounts',
      'accounts <- auth, pages.',
      { path: backend('modules/accounts/'), pathNot: '\\.spec\\.ts$' },
      { path: backend('modules/(auth|pages|health)/') },
    ),
    forbid(
      'backend-entities-stay-at-home',
      "Areas meet through services, never through each other's entities.",
      { path: backend('modules/([^/]+)/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/modules/([^/]+)/.*\\.entity\\.ts$', pathNot: '^backend/src/modules/$1/' },
    ),
    forbid(
      'backend-services-know-no-http',
      'Services, repositories, read models, clients, jobs, mappers and entities know neither Express nor Swagger.',
      { path: '\\.(service|repository|read-model|client|job|mapper|entity)\\.ts$' },
      { path: 'node_modules/(express|@nestjs/swagger|@types/express)/' },
    ),
    forbid(
      'backend-product-knows-no-sandbox',
      'The product runs without the services that stand in for others.',
      { path: '^backend/src' },
      { path: '^backend/(sandbox|bench)' },
    ),

    forbid(
      'frontend-features-stay-apart',
      'No feature imports another; pages that join several live in app/.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    ),
    forbid(
      'frontend-dialogs-are-ours',
      'A dialog has the screen to itself, which ours sees to.',
      { path: '^frontend/src/', pathNot: frontend('components/dialogs/Dialog\\.tsx$') },
      { path: 'node_modules/@mui/material/Dialog/' },
    ),
    forbid(
      'frontend-shared-below-features',
      'Shared parts know no feature and no page.',
      { path: frontend('(components|hooks|i18n|theme|browser|api|config)/'), pathNot: '\\.test\\.tsx?$' },
      { path: [frontend('features/'), frontend('documents/'), frontend('app/'), frontend('server/')] },
    ),
    forbid(
      'frontend-features-below-app',
      'Features do not know the pages around them.',
      { path: frontend('features/'), pathNot: '\\.test\\.tsx?$' },
      { path: [frontend('documents/'), frontend('app/'), frontend('server/')] },
    ),
    forbid(
      'frontend-documents-are-light',
      'Documents fetch parts of the application when somebody asks for them, and begin with none.',
      { path: frontend('documents/'), pathNot: '\\.test\\.tsx?$' },
      {
        dynamic: false,
        dependencyTypesNot: ['type-only'],
        path: [
          frontend('app/'),
          'node_modules/(@mui|@emotion|@tanstack|react-router|react-router-dom|react-hook-form)/',
        ],
      },
    ),
    forbid(
      'frontend-shared-parts-call-nothing',
      'Features and pages make the calls; of generated code, what they share knows the types alone.',
      { path: frontend('(components|hooks|i18n|theme|config)/'), pathNot: '\\.test\\.tsx?$' },
      { path: frontend('api/generated/'), pathNot: frontend('api/generated/model/') },
    ),
    forbid(
      'frontend-documents-have-no-hooks-of-calls',
      'What runs without TanStack Query calls without its hooks, by the requests alone.',
      { path: frontend('(documents|browser)/'), pathNot: '\\.test\\.tsx?$' },
      { path: frontend('api/generated/'), pathNot: frontend('api/generated/(model/|requests\\.ts$)') },
    ),
    forbid(
      'frontend-only-rules-of-backend',
      'Of the server the page knows the shared rules alone.',
      { path: '^frontend/' },
      { path: '^backend/', pathNot: '^backend/src/rules\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['/dist/', '^backend/bench/.*\\.json$'] },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    tsConfig: { fileName: 'frontend/tsconfig.json' },
  },
};
