import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { chunkModules } from './vite/chunk-modules.ts';
import { devPages } from './vite/dev-pages.ts';
import { latestBuild } from './vite/latest-build.ts';
import { pageFiles } from './vite/page-files.ts';
import { unusedComponents } from './vite/unused-components.ts';

/** In development the backend's own address; `npm run dev` sets it. */
const { BACKEND_URL: backendUrl = 'http://127.0.0.1:3001' } = process.env;

const CLIENT_ENTRY = 'src/entry-client.tsx';

/**
 * What forms and dialogs are made of: many pages need it, but nobody who only reads. Where something that everybody
 * needs is made of the same, that comes along with it.
 */
const FOR_WORK = new RegExp(
  [
    '/react-hook-form/',
    '/src/components/(?:\\w*Dialog(?:Choices)?|Block\\w+|EntryPicture|EntryWords|LengthCounter)\\.tsx$',
    '/@mui/',
    '/src/theme/(?:MuiTheme|mui-theme)',
    '/react-transition-group/',
    '/src/api/generated/(?:auth|oauth)/',
    '/(?:useMutation|mutationObserver)\\.js$',
    '/src/hooks/',
    '/src/config/provider-way',
    // The documents of the site are many pages made of one part.
    '/src/(?:features|api/generated)/documents/',
    '/src/components/(?:Markdown|markdown-renderer|too-deep|trusted-markdown|typed-anchor)',
    '/src/api/(?:deletion|form-upload|fresh-proof|own-account-in|session-over)',
    '/(?:entities|linkify-it|markdown-it|mdurl|punycode\\.js|uc\\.micro)/',
    '/lucide-react/dist/esm/icons/(?:copy|eye|pen-line)',
    '/backend/src/common/rules/(?:account|content|hash|link|linkage|page|picture)-',
    '/(?:Form|\\w*Field|DraftNotice|ScriptNeeded|SubmitButton|OwnAccountStates|drafts|error-words)\\w*\\.tsx?$',
  ].join('|'),
);

/** What creators' pages are made of, wherever they are shown: one file that is quickly there, instead of ten. */
const OF_PAGES = new RegExp(
  [
    '/src/api/list-parts',
    '/src/components/(?:BlockBoundary|FavoriteButton|PageBlock|PageSheet|Picture|ProfileFace)\\.tsx$',
    '/src/components/(?:ProviderMark|PublicList|ReadMore|ReportEntry)\\.tsx$',
    '/src/components/(?:cover-sizes|cut-text|graphemes|list-places|profile-face)\\.ts$',
    '/src/api/generated/(?:contents|items)/',
    '/src/features/(?:contents|items)/(?:api/public-\\w+|content-name|components/(?:Content|Item)(?:Grid|Tile|sBlock))\\.tsx?$',
    '/src/hooks/use(?:Cookie|CopyText|DocumentTitle|Favorite|FetchedPart|SignedInHint)\\.ts$',
    '/src/components/(?:AdvertisingLabel|PageGround|VisitorLinks)\\.tsx$',
    '/src/components/page-theme\\.ts$',
    '/src/app/pages/(?:ReportEntry\\.tsx|usePageTargets\\.ts)$',
    '/(?:infiniteQueryObserver|infiniteQueryOptions|useInfiniteQuery)\\.js$',
  ].join('|'),
);

/** What a creator's profile has besides, here and in the studio's preview: the page of one content does without. */
const OF_PROFILES = new RegExp(
  [
    '/src/components/(?:Petals|ProfileSheet)\\.tsx$',
    '/src/features/links/(?:api/public-links|components/Link(?:Block|Card|List|Picture))\\.tsx?$',
    '/src/features/linkages/(?:LinkedAccounts\\.tsx|api/public-linkages\\.ts)$',
    '/src/features/profile/components/Categories\\.tsx$',
    '/lucide-react/dist/esm/icons/(?:badge-check|chevron-down)\\.',
  ].join('|'),
);

/** What every page has around it, and few others ask for: one file instead of a small one each. */
const OF_EVERY_PAGE = new RegExp(
  [
    '/src/components/Heard\\.tsx$',
    '/src/i18n/message-words\\.ts$',
    '/lucide-react/dist/esm/icons/check\\.',
  ].join('|'),
);

/** What MUI's components share. */
const MUI_STYLES =
  /\/@mui\/(?:system|styled-engine|private-theming|material\/(?:styles|zero-styled|DefaultPropsProvider))\//;

/** The router as it is meant to be served: by its name alone one gets the build that warns developers. */
const SERVED_ROUTER = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production', name);
}

/** The browser's files, with the manifest from which the server knows them. */
const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  // One style sheet for all documents: the server writes it into each of them.
  cssCodeSplit: false,
  manifest: true,
  rolldownOptions: {
    input: CLIENT_ENTRY,
    // What nearly every page needs travels in one file; the rest is split as the pages use it.
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
          { name: 'emotion', test: /\/node_modules\/(?:@emotion|stylis)\//, priority: 5 },
          { name: 'mui', test: MUI_STYLES, minShareCount: 4, priority: 4 },
          { name: 'router', test: /\/node_modules\/react-router/, minShareCount: 6, priority: 3 },
          { name: 'every-page', test: OF_EVERY_PAGE, priority: 3 },
          { name: 'page', test: OF_PAGES, minShareCount: 2, priority: 1 },
          { name: 'profile-page', test: OF_PROFILES, minShareCount: 2, priority: 1 },
          { name: 'base', test: (id) => !FOR_WORK.test(id), minShareCount: 6, priority: 2 },
        ],
      },
    },
    // They only offer what nothing here takes from them.
    treeshake: {
      moduleSideEffects: [
        { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        { test: /\/backend\/src\/common\/rules\//, sideEffects: false },
      ],
    },
  },
  // The document names what its page needs, and the next pages are fetched before they are opened: a list of all files
  // for the rest would weigh more on every page than the moment it saves. Scripts only as files: the content security
  // policy knows no inline ones.
  modulePreload: false,
  assetsInlineLimit: 0,
};

/** The program that renders on the server. */
const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  // Static files belong to the browser's build.
  copyPublicDir: false,
  minify: false,
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [
    react(),
    unusedComponents(),
    chunkModules(),
    latestBuild(),
    pageFiles(),
    devPages({ backendUrl }),
  ],
  resolve: {
    alias: [
      {
        find: '@hitohira/backend/rules',
        replacement: path.resolve(import.meta.dirname, '../backend/src/common/rules/index.ts'),
      },
      ...(command === 'build' ? SERVED_ROUTER : []),
    ],
  },
  optimizeDeps: { entries: [CLIENT_ENTRY] },
  build: isSsrBuild ? serverBuild : clientBuild,
  // The server's bundle stands alone: nothing of it is looked up in node_modules, or in the environment, when it runs.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
