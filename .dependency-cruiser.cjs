/**
 * The allowed directions of imports. A folder may import those to its right:
 *   backend:  main -> app -> openapi, modules -> security, mail, providers, metrics, logging -> jobs, database -> common -> config
 *   frontend: server -> app -> documents -> features -> components, hooks, i18n, theme, browser, api, config
 * @type {import('dependency-cruiser').IConfiguration}
 */
const backend = (folder) => `^backend/src/${folder}`;
const frontend = (folder) => `^frontend/src/${folder}`;
/** The rules that server and pages share, and their index. */
const RULES = [backend('common/rules/'), backend('rules\\.ts$'), '^backend/src/.*\\.rules\\.ts$'];

/** What runs in the process for pictures. */
const PICTURE_PROGRAM = backend(
  'modules/pictures/(picture-program|draw-plan|font-coverage|strip-metadata|text-outlines)\\.ts$',
);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Files that import each other belong together or depend on too much.',
      {},
      { circular: true },
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
          // Types of operations that the pages do not call.
          '^frontend/src/api/generated/model/',
          '^backend/(bench|sandbox|test)/',
          '^scripts/',
        ],
      },
      {},
    ),
    forbid('not-to-unresolvable', 'Imports must resolve.', {}, { couldNotResolve: true }),
    forbid(
      'no-dev-dependencies-in-product',
      'Production code must not use devDependencies.',
      { path: '^backend/src', pathNot: '\\.spec\\.ts$|/testing/|fake-' },
      { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    ),

    forbid(
      'backend-common-is-low',
      'common/ imports neither areas nor services.',
      { path: backend('common/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/', pathNot: [backend('common/'), backend('config/')] },
    ),
    forbid(
      'backend-rules-stand-alone',
      'Shared rules import only one another.',
      { path: RULES, pathNot: '\\.spec\\.ts$' },
      { pathNot: RULES },
    ),
    forbid(
      'backend-config-is-lowest',
      'config/ imports nothing else.',
      { path: backend('config/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/', pathNot: backend('config/') },
    ),
    forbid(
      'backend-services-below-modules',
      'Services below the areas import only their rules; the data source also imports their entities.',
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
      'Areas do not import the application.',
      { path: backend('modules/'), pathNot: '\\.spec\\.ts$' },
      { path: [backend('app\\.'), backend('server'), backend('main'), backend('openapi/')] },
    ),
    forbid(
      'backend-ops-on-top',
      "Only the operator's commands import ops/.",
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
      "Areas use each other's services, never their entities.",
      { path: backend('modules/([^/]+)/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/modules/([^/]+)/.*\\.entity\\.ts$', pathNot: '^backend/src/modules/$1/' },
    ),
    forbid(
      'backend-repositories-stay-at-home',
      "Areas use each other's services and read models, never their repositories.",
      { path: backend('modules/([^/]+)/'), pathNot: '\\.spec\\.ts$' },
      { path: '^backend/src/modules/([^/]+)/.*\\.repository\\.ts$', pathNot: '^backend/src/modules/$1/' },
    ),
    forbid(
      'backend-services-know-no-http',
      'Services, repositories, read models, clients, jobs, mappers and entities import neither Express nor Swagger.',
      { path: '\\.(service|repository|read-model|client|job|mapper|entity)\\.ts$' },
      { path: 'node_modules/(express|@nestjs/swagger|@types/express)/' },
    ),
    forbid(
      'backend-pictures-in-their-process',
      'Only the process for pictures loads the packages that decode and draw, which take 50 MB.',
      { path: '^backend/src', pathNot: [PICTURE_PROGRAM, '\\.spec\\.ts$'] },
      {
        path: [PICTURE_PROGRAM, 'node_modules/(sharp|@resvg|pdfkit|harfbuzzjs|bidi-js|subset-font)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'backend-product-knows-no-sandbox',
      'The product does not import the sandbox.',
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
      'Only the dialog component of the project uses the one of MUI.',
      { path: '^frontend/src/', pathNot: frontend('components/dialogs/Dialog\\.tsx$') },
      { path: 'node_modules/@mui/material/Dialog/' },
    ),
    forbid(
      'frontend-redirects-mind-apps',
      'Only the hook that minds the browsers of apps redirects to providers.',
      {
        path: '^frontend/src/',
        pathNot: [frontend('components/in-app-browser/useOAuthRedirect\\.tsx$'), '\\.test\\.tsx?$'],
      },
      { path: frontend('config/provider-redirect\\.ts$') },
    ),
    forbid(
      'frontend-shared-below-features',
      'Shared parts import neither features nor pages.',
      { path: frontend('(components|hooks|i18n|theme|browser|api|config)/'), pathNot: '\\.test\\.tsx?$' },
      { path: [frontend('features/'), frontend('documents/'), frontend('app/'), frontend('server/')] },
    ),
    forbid(
      'frontend-features-below-app',
      'Features do not import pages.',
      { path: frontend('features/'), pathNot: '\\.test\\.tsx?$' },
      { path: [frontend('documents/'), frontend('app/'), frontend('server/')] },
    ),
    forbid(
      'frontend-documents-are-light',
      'Documents load the application dynamically.',
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
      'Only features and pages call the API; shared parts import its types and its error.',
      { path: frontend('(components|hooks|i18n|theme|config)/'), pathNot: '\\.test\\.tsx?$' },
      {
        path: frontend('api/'),
        pathNot: frontend('api/(generated/model/|api-error\\.ts$)'),
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'frontend-documents-have-no-hooks-of-calls',
      'Documents run without TanStack Query and use plain requests.',
      { path: frontend('(documents|browser)/'), pathNot: '\\.test\\.tsx?$' },
      { path: frontend('api/generated/'), pathNot: frontend('api/generated/(model/|requests\\.ts$)') },
    ),
    forbid(
      'frontend-only-rules-of-backend',
      'The pages import only the shared rules of the server.',
      { path: '^frontend/' },
      { path: '^backend/', pathNot: '^backend/src/rules\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    // The examples import the SDK as it is built.
    exclude: { path: ['/dist/', '^backend/bench/.*\\.json$', '^openapi/examples/'] },
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
