/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import { aPublicAccount } from '../testing/accounts';
import { aPicture } from '../testing/links';
import { aContent, aContentMedium, aLinkage, someContentMedia } from '../testing/page-contents';
import { aContentPage, aProfile, aRenderInput, renderOnServer } from '../testing/render-on-server';
import { someThemes } from '../testing/themes';

const CONTENT_PATH = '/ja/profile/hanako.sato/contents/1';

/** Pages with schema.org data, with all optional data and with none. */
const INPUTS = {
  profile: aRenderInput(),
  fullProfile: aRenderInput({
    data: aProfile({
      account: aPublicAccount({ iconPicture: aPicture() }),
      linkages: { results: [aLinkage()], total: 1 },
    }),
  }),
  plainProfile: aRenderInput({ data: aProfile({ account: aPublicAccount({ introduction: null }) }) }),
  video: aRenderInput({
    path: CONTENT_PATH,
    data: aContentPage({
      content: aContent({ media: [aContentMedium(aPicture(), { videoFlag: true })] }),
    }),
  }),
  videoWithoutPicture: aRenderInput({
    path: CONTENT_PATH,
    data: aContentPage({ content: aContent({ media: [aContentMedium(null, { videoFlag: true })] }) }),
  }),
  album: aRenderInput({
    path: CONTENT_PATH,
    data: aContentPage({ content: aContent({ provider: 'instagram', media: someContentMedia(3) }) }),
  }),
  bareContent: aRenderInput({
    path: CONTENT_PATH,
    data: aContentPage({
      content: aContent({ title: null, description: null, hashTags: [], media: [aContentMedium(null)] }),
    }),
  }),
  home: aRenderInput({
    path: '/en',
    language: 'en',
    data: { kind: 'landing', themes: someThemes(), example: null },
  }),
  faq: aRenderInput({
    path: '/en/faq',
    language: 'en',
    data: {
      kind: 'document',
      document: {
        name: 'faq',
        version: '2026-11-01',
        title: 'Questions',
        content: '## About\n\n### Is it free?\n\nYes.\n\n### Is it good?\n\nYes.',
      },
    },
  }),
};

type Name = keyof typeof INPUTS;
const NAMES = Object.keys(INPUTS) as Name[];

interface Data {
  '@type'?: string;
  '@graph'?: Data[];
  [property: string]: unknown;
}

const written = Object.fromEntries(
  renderOnServer(Object.values(INPUTS)).map(({ html }, index) => {
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return [NAMES[index], JSON.parse(data) as Data];
  }),
) as Record<Name, Data>;

/** Type-checks data against the schema.org vocabulary of `schema-dts`. Returns the errors by the name of the data. */
function typeErrors(data: Record<string, unknown>): Map<string, string[]> {
  const names = Object.keys(data);
  const file = path.join(import.meta.dirname, 'json-ld-of-a-test.ts');
  const source = [
    `import { type Graph, type Thing, type WithContext } from 'schema-dts';`,
    ...names.map(
      (name) =>
        `export const ${name}: WithContext<Thing> | Graph = ${JSON.stringify(data[name]).replaceAll('\n', ' ')};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  const errors = new Map<string, string[]>();
  for (const { start = 0, messageText } of found) {
    // The first line is the import.
    const line = source.slice(0, start).split('\n').length - 2;
    const name = names[line] ?? 'the test';
    errors.set(name, [...(errors.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return errors;
}

/** All nodes with a type, at any depth. */
function nodesIn(value: unknown): Data[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as Data, ...below] : below;
}

const BROKEN = {
  unknownProperty: { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntitty: 'x' },
  unknownType: { '@context': 'https://schema.org', '@type': 'ProfilPage' },
  wrongValue: {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 7 },
  },
  foreignProperty: { '@context': 'https://schema.org', '@type': 'Person', uploadDate: '2026-11-01' },
};

describe('the schema.org data of pages', () => {
  const errors = typeErrors({ ...written, ...BROKEN });

  it.each(NAMES)('of %s conform to the vocabulary', (name) => {
    expect(errors.get('the test') ?? []).toEqual([]);
    expect(errors.get(name) ?? []).toEqual([]);
    expect(written[name]['@context']).toBe('https://schema.org');
  });

  it.each(Object.keys(BROKEN))('are rejected if they are invalid: %s', (name) => {
    expect(errors.get(name)).not.toBeUndefined();
  });

  it.each(NAMES)('of %s have absolute URLs, dates with a time zone and no empty values', (name) => {
    for (const node of nodesIn(written[name])) {
      for (const [property, value] of Object.entries(node)) {
        const values = [value].flat();
        expect([property, values]).not.toContainEqual('');
        expect(values).not.toContainEqual(null);
        expect(values).not.toEqual([]);
        if (/^(?:url|sameAs|image|thumbnailUrl|embedUrl|mainEntityOfPage)$/.test(property))
          for (const address of values) expect(String(address)).toMatch(/^https:\/\//);
        if (/^(?:datePublished|uploadDate)$/.test(property))
          expect(value).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
      }
    }
  });

  /** See https://developers.google.com/search/docs/appearance/structured-data. */
  it.each(NAMES)('of %s meet the requirements of Google', (name) => {
    for (const node of nodesIn(written[name])) {
      const { name: called, headline, text, image, video, author } = node;
      switch (node['@type']) {
        case 'ProfilePage':
          expect(node.mainEntity).toMatchObject({ '@type': 'Person', name: expect.any(String) as string });
          break;
        case 'VideoObject':
          expect([called, node.uploadDate, node.thumbnailUrl]).not.toContain(undefined);
          break;
        case 'SocialMediaPosting':
          expect(author).toMatchObject({ name: expect.any(String) as string });
          expect(node.datePublished).toBeDefined();
          expect([text, image, video].some((each) => each !== undefined)).toBe(true);
          expect(headline).toBeDefined();
          break;
        case 'FAQPage':
          expect(node.mainEntity).toHaveLength(2);
          break;
        case 'Question':
          expect(called).toBeDefined();
          expect(node.acceptedAnswer).toMatchObject({ text: expect.any(String) as string });
          break;
        default:
          // Google has no requirements for other types.
          break;
      }
    }
  });

  it('have the type of each page', () => {
    const kinds = Object.fromEntries(
      NAMES.map((name) => [
        name,
        written[name]['@graph']?.map((node) => node['@type']) ?? written[name]['@type'],
      ]),
    );
    expect(kinds).toEqual({
      profile: 'ProfilePage',
      fullProfile: 'ProfilePage',
      plainProfile: 'ProfilePage',
      video: 'VideoObject',
      videoWithoutPicture: 'SocialMediaPosting',
      album: 'SocialMediaPosting',
      bareContent: 'SocialMediaPosting',
      home: ['WebSite', 'WebApplication'],
      faq: 'FAQPage',
    });
  });

  it('include the linked accounts that the page shows', () => {
    expect(written.fullProfile).toMatchObject({ mainEntity: { sameAs: [aLinkage().profilePageUrl] } });
    expect(JSON.stringify(written.profile)).not.toContain('sameAs');
  });
});
