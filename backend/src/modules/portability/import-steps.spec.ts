import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { type ImportedContent, type ImportedItem, type ImportedLink } from './import-entries.js';
import { normaliseFile, stepsOf } from './import-steps.js';

const link = (name: string) =>
  ({
    name,
    type: 'text',
    details: [{ title: ` ${name} `, url: null, text: null, picture: null }],
    visibility: {},
  }) satisfies ImportedLink;

const item = (name: string, picture: string | null = 'media/1.webp'): ImportedItem => ({
  name,
  url: null,
  majorMall: true,
  picture,
  visibility: {},
});

const content = (name: string, items: ImportedItem[]) =>
  ({
    name,
    contentUrl: ` ${name} `,
    title: null,
    description: null,
    hashTags: [],
    media: [],
    items,
  }) as unknown as ImportedContent;

const FILE = {
  source: 'hitohira',
  links: ['a', 'b', 'c'].map(link),
  contents: [content('d', [item('i'), item('without picture', null)]), content('e', [item('j')])],
  page: null,
  leftOut: [],
} as const;
const file = { ...FILE, links: [...FILE.links], contents: [...FILE.contents], leftOut: [] };

/** The names of the steps of a plan. */
const namesOf = (plan: Parameters<typeof stepsOf>[1]) =>
  stepsOf(file, plan).map((step) => {
    if (step.kind === 'profile') return step.kind;
    if (step.kind === 'item') return `item ${step.item.name}`;
    return step.kind === 'link' ? `link ${step.link.name}` : `content ${step.content.name}`;
  });

describe('the steps of an import', () => {
  it('follow the page: its profile, its links, and each content with its items', () => {
    expect(namesOf({ profile: true, links: [0, 1, 2], contents: [0, 1] })).toEqual([
      ...['profile', 'link a', 'link b', 'link c'],
      ...['content d', 'item i', 'content e', 'item j'],
    ]);
  });

  it('are only those of the plan, without items that cannot be created', () => {
    expect(namesOf({ profile: false, links: [2], contents: [0] })).toEqual(['link c', 'content d', 'item i']);
  });

  it('leave out entries that the file no longer has', () => {
    expect(namesOf({ profile: false, links: [9], contents: [9] })).toEqual([]);
  });

  it('have texts normalized as by the API', () => {
    const { links, contents } = normaliseFile(file);
    expect([links[0]?.details[0]?.title, contents[0]?.contentUrl]).toEqual(['a', 'd']);
  });

  it('create no more items than a content can hold', () => {
    const items = Array.from({ length: ITEM_LIMITS.perContent + 1 }, (_none, index) => item(`${index}`));
    const steps = stepsOf(
      { ...file, contents: [content('d', items)] },
      { profile: false, links: [], contents: [0] },
    );
    expect(steps).toHaveLength(1 + ITEM_LIMITS.perContent);
  });
});
