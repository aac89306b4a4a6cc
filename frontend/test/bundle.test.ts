import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@hitohira/backend/rules';
import { pageSources } from '../src/app/routes/page-parts';
import { isApplicationEntry } from '../src/app/routes/route-entry';
import { ROUTE_TABLE } from '../src/app/routes/route-table';
import { type DocumentKind } from '../src/documents/boot';
import { DOCUMENTS } from '../src/documents/pages';
import { type Namespace, wordsSource } from '../src/i18n/namespaces';
import { type BuiltAssets, type Front, scriptsFor } from '../src/server/client-assets';
import { readClientAssets } from '../src/server/read-client-assets';
import { aPublicAccount } from '../src/testing/accounts';

const CLIENT = path.resolve(import.meta.dirname, '../dist/client');

/** Limits for the scripts of a document, compressed, in bytes. */
const JAVASCRIPT_LIMITS: Record<DocumentKind, number> = {
  profile: 100_000,
  content: 100_000,
  landing: 101_000,
  document: 83_000,
  maintenance: 84_000,
  failure: 83_000,
};
/** Limits for the HTML of a page with many entries, and with as many as its first screens can have. */
const DOCUMENT_LIMITS = { usual: 60_000, most: 100_000 };

/** Packages and modules that no document loads at first. They load on demand, and most of them for owners only. */
const PACKAGES = ['@mui', '@emotion', '@tanstack', 'react-router', 'react-hook-form', '@dnd-kit'];
const LOADED_LATER = [
  ...[...PACKAGES, 'react-easy-crop', 'qrcode', 'markdown-it'].map(
    (name) => new RegExp(`^(?:\\.\\./)?node_modules/${name}/`),
  ),
  /^src\/app\//,
  /^src\/api\/generated\/(?!requests|model\/)/,
  // Loaded after hydration.
  /^src\/documents\/navigation\/Chain\./,
  // Loaded when a visitor opens a dialog or a medium.
  /^src\/features\/contents\/page\/OpenedMedium\./,
  /^src\/features\/contents\/page\/PictureZoom\./,
  /^src\/features\/contents\/page\/VideoDialog\./,
  /^src\/features\/items\/components\/MallDialog\./,
  /^src\/features\/profile\/components\/ShareDialog\./,
];
/** Modules that the edit page loads on demand. */
const TRIMMING = [/\/react-easy-crop\//, /\/pictures\/Trim/, /\/pictures\/cut-picture/];

let assets: BuiltAssets;
let modules: Record<Front, Readonly<Record<string, readonly string[]>>>;

beforeAll(async () => {
  if (!existsSync(CLIENT)) throw new Error(`${CLIENT} is missing: run "npm run build -w frontend" first.`);
  assets = await readClientAssets(CLIENT);
  const program = path.resolve(import.meta.dirname, '../src/testing/bundle-modules.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const printed = execFileSync(process.execPath, [program], { encoding: 'utf8', env, maxBuffer: 2 ** 26 });
  modules = JSON.parse(printed) as typeof modules;
});

function filesOf(
  front: Front,
  { sources, namespaces }: { sources: readonly string[]; namespaces: readonly Namespace[] },
  language: (typeof LANGUAGES)[number],
): string[] {
  const words = namespaces.map((namespace) => wordsSource(language, namespace));
  const scripts = scriptsFor(assets, front, [...sources, ...words]);
  return [scripts.entry, ...scripts.preload];
}

function documentFiles(kind: DocumentKind, language: (typeof LANGUAGES)[number]): string[] {
  const { source, namespaces } = DOCUMENTS[kind];
  return filesOf('documents', { sources: [source], namespaces }, language);
}

const weigh = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(CLIENT, file))).length, 0);

describe.each(
  LANGUAGES.flatMap((language) =>
    (Object.keys(DOCUMENTS) as DocumentKind[]).map((kind) => [kind, language] as const),
  ),
)('the document %s in %s', (kind, language) => {
  it(`needs at most ${String(JAVASCRIPT_LIMITS[kind] / 1000)} kB of JavaScript`, () => {
    expect(weigh(documentFiles(kind, language))).toBeLessThanOrEqual(JAVASCRIPT_LIMITS[kind]);
  });

  it('loads no modules of the application at first', () => {
    const loaded = documentFiles(kind, language).flatMap((file) => modules.documents[file] ?? []);
    expect(loaded).toContain(DOCUMENTS[kind].source);
    expect(loaded.filter((module) => LOADED_LATER.some((pattern) => pattern.test(module)))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the edit page in %s', (language) => {
  it('does not load the trim dialog before it is needed', () => {
    const entry = ROUTE_TABLE.filter(isApplicationEntry).find(({ id }) => id === 'profileEdit')!;
    const loaded = filesOf('application', pageSources(entry), language).flatMap(
      (file) => modules.application[file] ?? [],
    );
    expect(loaded).toContain('src/features/profile/pictures/IconEditor.tsx');
    expect(loaded.filter((module) => TRIMMING.some((pattern) => pattern.test(module)))).toEqual([]);
  });
});

describe('the build', () => {
  it.each([...LOADED_LATER, ...TRIMMING])('has modules that match %s', (pattern) => {
    const all = Object.values(modules).flatMap((chunks) => Object.values(chunks).flat());
    expect(all.find((module) => pattern.test(module))).toBeDefined();
  });

  it.each(Object.keys(DOCUMENTS) as DocumentKind[])('has every chunk of the document %s', (kind) => {
    for (const language of LANGUAGES) {
      for (const file of documentFiles(kind, language))
        expect(existsSync(path.join(CLIENT, file))).toBe(true);
    }
  });

  it.each(ROUTE_TABLE.filter(isApplicationEntry).map((entry) => [entry.id, entry] as const))(
    'has every chunk of %s',
    (_id, entry) => {
      for (const language of LANGUAGES) {
        for (const file of filesOf('application', pageSources(entry), language))
          expect(existsSync(path.join(CLIENT, file))).toBe(true);
      }
    },
  );

  it('names itself as the latest build', () => {
    const latest = JSON.parse(readFileSync(path.join(CLIENT, 'builds/latest.json'), 'utf8')) as unknown;
    expect(latest).toEqual({ build: assets.build });
    expect(assets.build).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ['usual', 1],
    ['most', 4],
  ] as const)('keeps the compressed HTML of a profile within its limit: %s', (amount, parts) => {
    const program = path.resolve(CLIENT, '../server/entry-server.js');
    if (!existsSync(program))
      throw new Error(`${program} is missing: run "npm run build -w frontend" first.`);
    const script = `
      const { default: entry } = await import(${JSON.stringify(program)});
      const { createHash } = await import('node:crypto');
      const file = (index) => '/media/' + createHash('sha256').update(String(index)).digest('hex');
      const picture = (index) => ({ url: file(index) + '-1280.webp', width: 4000, height: 3000, preview: file(index) + '.jpg', placeholder: '#c9a78b',
        sources: [160, 320, 480, 640, 960, 1280].map((width) => ({ url: file(index) + '-' + width + '.webp', width })) });
      const detail = (index) => ({ title: '花'.repeat(30), text: null, url: 'https://example.com/' + file(index) + 'x'.repeat(300), image: file(index) + '-1280.webp', picture: picture(index) });
      const account = ${JSON.stringify(aPublicAccount({ displayName: '花'.repeat(30), introduction: '花見の\n'.repeat(37), contentsFormat: 16 }))};
      const part = (length, entryAt) => ({ results: Array.from({ length }, (_, index) => entryAt(index + 1)), total: 200, nextOffset: length });
      const medium = (index) => ({ image: file(index) + '-1280.webp', imageUrl: file(index) + '-1280.webp', imageFileName: 'a.webp', videoFlag: true, videoUrl: 'https://www.youtube.com/watch?v=' + index, picture: picture(index) });
      const data = {
        kind: 'profile',
        account: { ...account, iconPicture: picture(0) },
        linkages: { results: [], total: 0 },
        contents: part(16, (index) => ({ contentId: index, provider: 'youtube', publishedAt: '2026-10-03T09:00:00.000Z', title: '花'.repeat(60), contentUrl: 'https://www.youtube.com/watch?v=' + index, media: [medium('content' + index)], isItemLinked: false })),
        links: part(20, (index) => ({ linkId: index, linkTypeId: 4, linkTypeName: 'image_4', details: Array.from({ length: ${parts} }, (_, at) => detail(4 * index + at)) })),
        items: part(16, (index) => ({ itemId: index, majorMallFlag: false, image: 'a', name: null, url: 'https://example.com/' + file(index), imageUrl: 'a', contentId: index, destinations: [{ mall: null, url: 'https://example.com/' + file(index), sponsored: false }], picture: picture('item' + index) })),
      };
      const renderer = await entry.loadRenderer(${JSON.stringify(CLIENT)});
      const page = await renderer.render({ path: '/ja/profile/' + account.displayId, language: 'ja', settings: { publicUrl: 'https://hitohira.example', flowMs: 3_600_000, codeMs: 600_000, codeResendMs: 60_000, restoreDays: 7 }, status: 200, maintenance: null }, data);
      process.stdout.write(page.html);
    `;
    // Runs without packages and environment, as the bundle must be self-contained.
    const html = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: '/',
      env: {},
    });
    expect(html.toString()).toContain('modulepreload');
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html.toString()) ?? [];
    const [, styleSheet = ''] =
      /<template[^>]*>\s*<link rel="preload" as="style" fetchpriority="low" href="([^"]+)">/.exec(
        html.toString(),
      ) ?? [];
    const whole = readFileSync(path.join(CLIENT, styleSheet), 'utf8');
    expect([css.includes('_card_'), css.includes('_modal_'), whole.includes('_modal_')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(css.length).toBeLessThan(whole.length / 2);
    expect(html.toString().match(/<img [^>]*srcset/gi)).toHaveLength(1 + 20 * parts + 32);
    expect(gzipSync(html).length).toBeLessThanOrEqual(DOCUMENT_LIMITS[amount]);
  });
});

describe('the configuration of the build', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const plugins = readdirSync(path.join(folder, 'vite')).map((name) => `vite/${name}`);
  const files = ['vite.config.ts', ...plugins].map((name) => readFileSync(path.join(folder, name), 'utf8'));

  it('fits on one screen, plugins included: at most 120 lines', () => {
    expect(files.reduce((sum, file) => sum + file.trimEnd().split('\n').length, 0)).toBeLessThanOrEqual(120);
  });

  it('names no sources but the entries', () => {
    const code = files.map((file) => file.replaceAll(/^import .*$/gm, '')).join('\n');
    const named = code.match(/(?<=')[^'\n]+\.(?:[jt]sx?|css)(?=')/g);
    const entries = ['src/documents/entry.tsx', 'src/app/entry.tsx', 'src/entry-server.tsx'];
    expect(named).toEqual([...entries, '/src/entry-server.tsx']);
  });
});
