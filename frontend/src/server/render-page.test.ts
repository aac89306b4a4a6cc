import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type DocumentBoot } from '../documents/boot';
import { type ProfilePage } from '../api/generated/model/profilePage';
import { type RenderedPage } from '../api/generated/model/renderedPage';
import { aPublicAccount, aTheme } from '../testing/accounts';
import { aLink, aLinkDetail, aLinkList, aPicture, someLinks } from '../testing/links';
import {
  aContent,
  aContentMedium,
  aLinkage,
  linkagesInBrief,
  aFirstPage,
  anItem,
  someContentMedia,
  someContentTiles,
  someItems,
} from '../testing/page-contents';
import { aContentPage, aProfile, aRenderInput, renderOnServer } from '../testing/render-on-server';
import { someThemes } from '../testing/themes';

const EVIL = '</script><b>x "\' & {{displayId}} \u2028';

/** Fifty links, the first two with pictures. */
const FIFTY = someLinks(50).map((link, index) =>
  index < 2
    ? aLink({
        ...link,
        linkTypeId: 2,
        linkTypeName: 'image_1',
        details: [aLinkDetail({ title: `Link ${String(index + 1)}`, picture: aPicture() })],
      })
    : link,
);

/** Full lists: fifty links, two hundred contents and two hundred items. */
function aFullProfile(overrides: Parameters<typeof aProfile>[0] = {}) {
  return aProfile({
    linkages: { results: [aLinkage()], total: 1 },
    contents: aFirstPage(someContentTiles(200), 16),
    links: aLinkList(FIFTY),
    items: aFirstPage(someItems(200), 16),
    ...overrides,
  });
}

/** An item with an affiliate link. */
function aSponsoredItem() {
  const url = 'https://amzn.to/1';
  return anItem({ url, destinations: [{ mall: null, url, sponsored: true }] });
}

/** An introduction that is shortened. */
const LONG_INTRODUCTION = `${'花'.repeat(40)}\n庭のことも書いています。`;

const INPUTS = {
  profile: aRenderInput(),
  fifty: aRenderInput({
    data: aProfile({ links: aLinkList(FIFTY) }),
  }),
  all: aRenderInput({
    path: '/ja/profile/hanako.sato?links=all',
    data: aProfile({ links: aLinkList(FIFTY, 0, 100) }),
  }),
  full: aRenderInput({ data: aFullProfile() }),
  allContents: aRenderInput({
    path: '/ja/profile/hanako.sato?contents=all',
    data: aFullProfile({ contents: aFirstPage(someContentTiles(200), 200) }),
  }),
  allItems: aRenderInput({
    path: '/ja/profile/hanako.sato?items=all',
    data: aFullProfile({ items: aFirstPage(someItems(200), 200) }),
  }),
  long: aRenderInput({
    data: aProfile({
      account: aPublicAccount({
        introduction: LONG_INTRODUCTION,
        theme: aTheme({ background: '#0d1330', colorScheme: 'dark' }),
      }),
    }),
  }),
  withFace: aRenderInput({
    data: aProfile({
      account: aPublicAccount({
        iconPicture: aPicture({ width: 4000, height: 3000, preview: '/media/face.jpg' }),
      }),
    }),
  }),
  withCard: aRenderInput({
    data: aProfile({
      account: aPublicAccount({
        iconPicture: aPicture({ width: 4000, height: 3000, preview: '/media/face.jpg' }),
      }),
      shareCard: '/media/card.jpg',
    }),
  }),
  cardContent: aRenderInput({
    path: '/ja/profile/hanako.sato/contents/1',
    data: aContentPage({ shareCard: '/media/content-card.jpg' }),
  }),
  covered: aRenderInput({
    data: aFullProfile({ account: aPublicAccount({ coverPicture: aPicture() }) }),
  }),
  earning: aRenderInput({
    data: aFullProfile({ account: aPublicAccount({ linkswitchPid: '892690966' }) }),
  }),
  earningContent: aRenderInput({
    path: '/ja/profile/hanako.sato/contents/1',
    data: aContentPage({
      account: aPublicAccount({ linkswitchPid: '892690966' }),
      items: aFirstPage([aSponsoredItem()], 200),
    }),
  }),
  // With an id, but without affiliate links.
  idleProfile: aRenderInput({
    data: aProfile({
      account: aPublicAccount({ linkswitchPid: '892690966' }),
      contents: aFirstPage(someContentTiles(3), 16),
      links: aLinkList([aLink({ details: [aLinkDetail({ title: 'Closed on Mondays', url: null })] })]),
    }),
  }),
  idleContent: aRenderInput({
    path: '/ja/profile/hanako.sato/contents/1',
    data: aContentPage({
      account: aPublicAccount({ linkswitchPid: '892690966' }),
      contents: aFirstPage(someContentTiles(3), 200),
    }),
  }),
  // Affiliate links are labelled even without an id, as this one with the creator's own affiliate URL.
  ownAddress: aRenderInput({ data: aProfile({ items: aFirstPage([aSponsoredItem()], 16) }) }),
  english: aRenderInput({ path: '/en/profile/HANAKO.SATO?from=chat', language: 'en' }),
  bare: aRenderInput({ path: '/profile/hanako.sato', language: 'en' }),
  unlisted: aRenderInput({ data: aProfile({ searchable: false }) }),
  unlistedContent: aRenderInput({
    path: '/ja/profile/hanako.sato/contents/1',
    data: aContentPage({ searchable: false }),
  }),
  evil: aRenderInput({
    path: '/ja/profile/evil',
    data: aProfile({
      account: aPublicAccount({ displayId: 'evil', displayName: EVIL, introduction: `${EVIL}\n<img src=x>` }),
      links: aLinkList([
        aLink({ details: [aLinkDetail({ title: EVIL, text: EVIL, url: 'javascript:alert(1)//"><b>' })] }),
      ]),
    }),
  }),
  video: aRenderInput({
    path: '/ja/profile/hanako.sato/contents/1',
    data: aContentPage({
      account: aPublicAccount({ theme: aTheme({ background: '#0d1330', colorScheme: 'dark' }) }),
      content: aContent({
        title: '朝の市場',
        media: [
          aContentMedium(aPicture({ width: 1280, height: 720, preview: '/media/moment.jpg' }), {
            videoFlag: true,
          }),
        ],
      }),
      items: aFirstPage(someItems(200), 200),
      contents: aFirstPage(someContentTiles(200), 200),
    }),
  }),
  album: aRenderInput({
    path: '/en/profile/HANAKO.SATO/contents/1?from=chat',
    language: 'en',
    data: aContentPage({
      content: aContent({
        provider: 'instagram',
        title: null,
        contentUrl: 'https://www.instagram.com/p/Hana1/',
        description: '花'.repeat(500),
        media: someContentMedia(3),
      }),
    }),
  }),
  bareContent: aRenderInput({
    path: '/profile/hanako.sato/contents/1?items=all',
    data: aContentPage({
      content: aContent({ description: null, hashTags: [], media: [aContentMedium(null)] }),
      items: aFirstPage(someItems(40), 200),
      contents: null,
    }),
  }),
  evilContent: aRenderInput({
    path: '/ja/profile/hanako.sato/contents/1',
    data: aContentPage({
      content: aContent({
        title: EVIL,
        description: `${EVIL}\n<img src=x onerror=alert(1)>`,
        hashTags: [EVIL],
        contentUrl: 'javascript:alert(1)//"><b>',
      }),
    }),
  }),
  home: aRenderInput({ path: '/', data: { kind: 'landing', themes: someThemes(), example: null } }),
  starry: aRenderInput({
    path: '/en?theme=hoshizora',
    language: 'en',
    data: { kind: 'landing', themes: someThemes(), example: null },
  }),
  login: aRenderInput({ path: '/en/login', language: 'en', data: null }),
  slashed: aRenderInput({ path: '/en/LOGIN/', language: 'en', data: null }),
  choice: aRenderInput({ path: '/signup', data: null }),
  form: aRenderInput({ path: '/ja/signup/form', data: null }),
  edit: aRenderInput({ path: '/ja/profile/hanako.sato/edit', data: null }),
  code: aRenderInput({ path: '/signup/check-code', data: null }),
  terms: aRenderInput({
    path: '/en/terms',
    language: 'en',
    data: {
      kind: 'document',
      document: {
        name: 'terms',
        version: '2026-11-01',
        title: 'Terms of use',
        content: '## 1. The service\n\n[Write](/contact) <b>to</b> us.',
      },
    },
  }),
  faq: aRenderInput({
    path: '/en/faq',
    language: 'en',
    data: {
      kind: 'document',
      document: {
        name: 'faq',
        version: '2026-11-01',
        title: 'FAQ',
        content: `Words.\n\n## Cost\n\n### Is it free?\n\nYes. See [Help](/help).\n\n## More\n\n### ${EVIL}\n\n${EVIL}`,
      },
    },
  }),
  missing: aRenderInput({ path: '/ja/profile/nobody', status: 404, data: null }),
  missingElsewhere: aRenderInput({ path: '/ja/404?x=1', status: 404, data: null }),
  refused: aRenderInput({ path: '/404', language: 'en', status: 429, data: null }),
  nowhere: aRenderInput({ path: '/en/nowhere', language: 'en', data: null }),
  broken: aRenderInput({ path: '/', status: 500, data: null }),
  away: aRenderInput({ path: '/en', language: 'en', status: 503, data: null }),
  closed: aRenderInput({
    path: '/en/login?back=%2Fnews',
    language: 'en',
    status: 503,
    data: null,
    maintenance: { endsAt: null },
  }),
  closedElsewhere: aRenderInput({
    path: '/en/404',
    language: 'en',
    status: 503,
    data: null,
    maintenance: { endsAt: null },
  }),
  closedUntil: aRenderInput({
    path: '/ja/nowhere/at/all',
    status: 503,
    data: null,
    maintenance: { endsAt: '2030-01-01T06:30:00.000Z' },
  }),
  maintenance: aRenderInput({
    path: '/maintenance',
    data: null,
    maintenance: { endsAt: '2030-01-01T06:30:00.000Z' },
  }),
  maintained: aRenderInput({ path: '/maintenance', data: null }),
};

type Name = keyof typeof INPUTS;

const pages = new Map<Name, RenderedPage>();

beforeAll(() => {
  const names = Object.keys(INPUTS) as Name[];
  renderOnServer(names.map((name) => INPUTS[name])).forEach((page, index) => {
    pages.set(names[index]!, page);
  });
}, 60_000);

const page = (name: Name): RenderedPage => pages.get(name)!;
const parsed = (name: Name): Document => new DOMParser().parseFromString(page(name).html, 'text/html');
const content = (name: Name, selector: string) =>
  parsed(name).querySelector(selector)?.getAttribute('content');
const href = (name: Name, selector: string) => parsed(name).querySelector(selector)?.getAttribute('href');

describe('the head of a public page', () => {
  it('describes the page', () => {
    const document = parsed('profile');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.title).toBe('佐藤 花子（@hanako.sato） | Hitohira');
    expect(content('profile', 'meta[name=description]')).toBe('京都で陶芸をしています。 工房は左京区です。');
    expect(content('profile', 'meta[name=robots]')).toBeUndefined();
  });

  it('has a canonical address and one per language, however it was reached', () => {
    const at = (prefix: string) => `https://hitohira.example${prefix}/profile/hanako.sato`;
    for (const [name, prefix] of [
      ['profile', '/ja'],
      ['english', '/en'],
      ['bare', ''],
    ] as const) {
      expect(href(name, 'link[rel=canonical]')).toBe(at(prefix));
      expect(href(name, 'link[hreflang=ja]')).toBe(at('/ja'));
      expect(href(name, 'link[hreflang=en]')).toBe(at('/en'));
      expect(href(name, 'link[hreflang=x-default]')).toBe(at(''));
    }
    expect(href('home', 'link[rel=canonical]')).toBe('https://hitohira.example/');
    expect(content('bare', 'meta[property="og:url"]')).toBe(at(''));
    expect(content('bare', 'meta[property="og:locale"]')).toBe('en_US');
    expect(href('home', 'link[hreflang=x-default]')).toBe('https://hitohira.example/');
    expect(href('slashed', 'link[rel=canonical]')).toBe('https://hitohira.example/en/login');
    expect(href('slashed', 'link[hreflang=x-default]')).toBe('https://hitohira.example/login');
  });

  it('indexes a document of the site in full, in the language of its address', () => {
    const terms = parsed('terms');
    expect(terms.querySelector('h1')?.textContent).toBe('Terms of use');
    expect(terms.querySelector('article h2')?.textContent).toBe('1. The service');
    expect(href('terms', 'article a')).toBe('/en/contact');
    expect(terms.querySelector('article b')).toBeNull();
    expect(terms.title).toBe('Terms of use | Hitohira');
    expect(content('terms', 'meta[name=robots]')).toBeUndefined();
    expect(href('terms', 'link[rel=canonical]')).toBe('https://hitohira.example/en/terms');
  });

  it('links to the feeds of a creator and to the data for embeds', () => {
    const formats = (name: Name) =>
      [...parsed(name).querySelectorAll('link[rel=alternate][type]')].map((link) => [
        link.getAttribute('type'),
        link.getAttribute('href'),
        link.getAttribute('title'),
      ]);
    const embed = (path: string) =>
      `https://hitohira.example/api/oembed?url=${encodeURIComponent(`https://hitohira.example${path}`)}&format=json`;
    for (const [name, path] of [
      ['profile', '/ja/profile/hanako.sato'],
      ['english', '/en/profile/hanako.sato'],
      ['bare', '/profile/hanako.sato'],
    ] as const) {
      expect(formats(name)).toEqual([
        ['application/atom+xml', `https://hitohira.example${path}/feed.atom`, '佐藤 花子'],
        ['application/feed+json', `https://hitohira.example${path}/feed.json`, '佐藤 花子'],
        ['application/json+oembed', embed(path), '佐藤 花子'],
      ]);
    }
    expect(formats('video')).toEqual([
      ['application/json+oembed', embed('/ja/profile/hanako.sato/contents/1'), '朝の市場'],
    ]);
    for (const name of ['home', 'login', 'edit', 'missing'] as const) expect(formats(name)).toEqual([]);
  });

  it.each(['unlisted', 'unlistedContent'] as const)(
    'excludes a page from search engines on request, but keeps its previews in chats: %s',
    (name) => {
      expect(content(name, 'meta[name=robots]')).toBe('noindex');
      expect(parsed(name).querySelectorAll('link[rel=canonical], link[hreflang]')).toHaveLength(0);
      expect(parsed(name).querySelector('script[type="application/ld+json"]')).toBeNull();
      expect(content(name, 'meta[property="og:title"]')).not.toBeUndefined();
      expect(parsed(name).querySelector('link[type="application/json+oembed"]')).not.toBeNull();
      expect(parsed(name).querySelector('h1')).not.toBeNull();
    },
  );

  it('has Open Graph tags', () => {
    expect(content('profile', 'meta[property="og:type"]')).toBe('profile');
    expect(content('profile', 'meta[property="og:title"]')).toBe('佐藤 花子');
    expect(content('profile', 'meta[property="og:url"]')).toBe(
      'https://hitohira.example/ja/profile/hanako.sato',
    );
    expect(content('profile', 'meta[property="og:locale"]')).toBe('ja_JP');
    expect(content('english', 'meta[property="og:locale"]')).toBe('en_US');
    expect(content('home', 'meta[property="og:type"]')).toBe('website');
  });

  it('uses the creator’s icon as preview image, or the site’s', () => {
    const image = (name: Name) =>
      ['', ':width', ':height', ':alt'].map((part) => content(name, `meta[property="og:image${part}"]`));
    expect(image('withFace')).toEqual([
      'https://hitohira.example/media/face.jpg',
      '1200',
      '900',
      '佐藤 花子',
    ]);
    expect(parsed('withFace').querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
    expect(content('withFace', 'meta[name="twitter:card"]')).toBe('summary');
    const block = parsed('withFace').querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
      mainEntity: { image: 'https://hitohira.example/media/face.jpg' },
    });
    for (const name of ['home', 'profile'] as const) {
      expect(image(name)).toEqual(['https://hitohira.example/og.png', '1200', '630', 'Hitohira']);
      expect(content(name, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    }
    expect(content('missing', 'meta[name="twitter:card"]')).toBeUndefined();
  });

  it('uses the card of a creator or a content as preview image, if there is one', () => {
    const image = (name: Name) =>
      ['', ':width', ':height'].map((part) => content(name, `meta[property="og:image${part}"]`));
    for (const [name, file] of [
      ['withCard', 'card.jpg'],
      ['cardContent', 'content-card.jpg'],
    ] as const) {
      expect(image(name)).toEqual([`https://hitohira.example/media/${file}`, '1200', '630']);
      expect(parsed(name).querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
      expect(content(name, 'meta[name="twitter:card"]')).toBe('summary_large_image');
      expect(content(name, 'meta[property="og:image:alt"]')).toBe(content(name, 'meta[property="og:title"]'));
    }
  });

  it('describes the person as schema.org data', () => {
    const block = parsed('profile').querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: '佐藤 花子', alternateName: 'hanako.sato' },
    });
    expect(block?.textContent).not.toContain('sameAs');
    const linked = parsed('full').querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(linked?.textContent ?? '')).toMatchObject({
      mainEntity: { sameAs: [aLinkage().profilePageUrl] },
    });
    expect(parsed('login').querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});

const jsonLd = (name: Name) =>
  JSON.parse(parsed(name).querySelector('script[type="application/ld+json"]')?.textContent ?? '') as object;

describe('the front page', () => {
  it('describes the free service as schema.org data', () => {
    expect(jsonLd('home')).toMatchObject({
      '@graph': [
        { '@type': 'WebSite', name: 'Hitohira', inLanguage: 'ja', url: 'https://hitohira.example/' },
        {
          '@type': 'WebApplication',
          offers: { price: '0' },
          description: content('home', 'meta[name=description]'),
        },
      ],
    });
  });

  it('shows its example in the requested theme and links to the others', () => {
    const current = (name: Name) => parsed(name).querySelector('#example [aria-current]');
    expect(current('home')?.getAttribute('href')).toBe('/?theme=kinari#example');
    expect(current('starry')?.getAttribute('href')).toBe('/en?theme=hoshizora#example');
    expect(parsed('starry').querySelector('#example [data-cards]')?.getAttribute('style')).toContain(
      '--day-ground:#0d1330',
    );
    expect(href('starry', 'link[rel=canonical]')).toBe('https://hitohira.example/en');
  });
});

describe('questions and answers', () => {
  it('are schema.org data, with absolute links', () => {
    expect(jsonLd('faq')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'en',
      url: 'https://hitohira.example/en/faq',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it free?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: '<p>Yes. See <a href="https://hitohira.example/en/help">Help</a>.</p>',
          },
        },
        {
          '@type': 'Question',
          name: EVIL.trim(),
          acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('&lt;/script&gt;') as string },
        },
      ],
    });
    expect(parsed('faq').querySelectorAll('article b')).toHaveLength(0);
  });
});

describe('the head of a content’s page', () => {
  const og = (name: Name, property: string) => content(name, `meta[property="${property}"]`);

  it('names the content and its creator', () => {
    expect(parsed('video').title).toBe('朝の市場（佐藤 花子） | Hitohira');
    expect(content('video', 'meta[name=description]')).toBe(
      '朝5時の市場から。長もちする花の見分け方をお話しします。 #花のある暮らし',
    );
    expect(parsed('album').title).toBe(`${'花'.repeat(59)}… (佐藤 花子) | Hitohira`);
    expect(og('album', 'og:title')).toBe(`${'花'.repeat(59)}…`);
    expect(content('album', 'meta[name=description]')).toBe(`${'花'.repeat(160)}…`);
    expect(content('bareContent', 'meta[name=description]')).toBe('佐藤 花子さんの投稿です。');
    expect(content('video', 'meta[name=robots]')).toBeUndefined();
  });

  it('has a canonical address and one per language, however it was reached', () => {
    const at = (prefix: string) => `https://hitohira.example${prefix}/profile/hanako.sato/contents/1`;
    for (const [name, language] of [
      ['video', 'ja'],
      ['album', 'en'],
    ] as const) {
      expect(href(name, 'link[rel=canonical]')).toBe(at(`/${language}`));
      expect(href(name, 'link[hreflang=ja]')).toBe(at('/ja'));
      expect(href(name, 'link[hreflang=en]')).toBe(at('/en'));
      expect(href(name, 'link[hreflang=x-default]')).toBe(at(''));
      expect(og(name, 'og:url')).toBe(at(`/${language}`));
    }
  });

  it('previews a video with its player and its thumbnail', () => {
    expect(og('video', 'og:type')).toBe('video.other');
    expect(og('video', 'og:title')).toBe('朝の市場');
    expect(
      ['', ':secure_url', ':type', ':width', ':height'].map((part) => og('video', `og:video${part}`)),
    ).toEqual([
      'https://www.youtube-nocookie.com/embed/hanaTaba_01',
      'https://www.youtube-nocookie.com/embed/hanaTaba_01',
      'text/html',
      '1280',
      '720',
    ]);
    expect(og('video', 'video:release_date')).toBe('2026-10-03T09:00:00.000Z');
    expect(og('video', 'video:tag')).toBe('花のある暮らし');
    expect(['', ':width', ':height', ':alt'].map((part) => og('video', `og:image${part}`))).toEqual([
      'https://hitohira.example/media/moment.jpg',
      '1200',
      '675',
      '朝の市場',
    ]);
    expect(content('video', 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('previews a post with its first picture, or with the site’s', () => {
    expect(og('album', 'og:type')).toBe('article');
    expect(og('album', 'article:author')).toBe('https://hitohira.example/en/profile/hanako.sato');
    expect(og('album', 'article:published_time')).toBe('2026-10-03T09:00:00.000Z');
    expect(parsed('album').querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
    expect(og('album', 'og:image')).toMatch(/^https:\/\/hitohira\.example\/media\/[0-9a-f]{64}\.jpg$/);
    expect(og('album', 'og:video')).toBeUndefined();
    expect(og('bareContent', 'og:image')).toBe('https://hitohira.example/og.png');
  });

  it('describes it as schema.org data', () => {
    expect(jsonLd('video')).toMatchObject({
      '@type': 'VideoObject',
      name: '朝の市場',
      uploadDate: '2026-10-03T09:00:00.000Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/hanaTaba_01',
      thumbnailUrl: ['https://hitohira.example/media/moment.jpg'],
      keywords: '花のある暮らし, 花屋の朝',
      author: {
        '@type': 'Person',
        name: '佐藤 花子',
        url: 'https://hitohira.example/ja/profile/hanako.sato',
      },
    });
    expect(jsonLd('album')).toMatchObject({
      '@type': 'SocialMediaPosting',
      headline: `${'花'.repeat(59)}…`,
      datePublished: '2026-10-03T09:00:00.000Z',
      sameAs: 'https://www.instagram.com/p/Hana1/',
      image: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });
});

describe('the body of a content’s page', () => {
  const main = (name: Name) => parsed(name).querySelector('main')!;
  const region = (name: Name, heading: string) =>
    [...main(name).querySelectorAll('section')].find(
      (section) => section.querySelector('h2')?.textContent === heading,
    );

  it('is complete and readable without JavaScript, with working links only', () => {
    expect(main('video').querySelector('h1')?.textContent).toBe('朝の市場');
    expect(main('video').textContent).toContain('長もちする花の見分け方をお話しします。');
    expect(main('video').textContent).toContain('ある暮らし');
    expect(main('video').querySelector('button, iframe')).toBeNull();
    const hrefs = [...main('video').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs.filter((each) => !each || each === '#')).toEqual([]);
    expect(hrefs).toContain('https://www.youtube.com/watch?v=hanaTaba_01');
    expect(hrefs).toContain('/ja/profile/hanako.sato');
    expect(hrefs).toContain('/ja/contact?contactType=REPORT&about=content%3A1');
  });

  it('shows the pictures side by side, each linked to its file, the first one eagerly', () => {
    const links = [...main('album').querySelectorAll('ul > li a[href^="/media/"]')];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Enlarge image (1 of 3)',
      'Enlarge image (2 of 3)',
      'Enlarge image (3 of 3)',
    ]);
    const images = [...main('album').querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('links to the full lists', () => {
    expect(region('video', 'この投稿のおすすめ')?.querySelectorAll('ul > li')).toHaveLength(16);
    expect(region('video', 'ほかの投稿')?.querySelectorAll('ul > li')).toHaveLength(6);
    const way = (list: string) => href('video', `main a[href*="${list}=all"]`);
    expect(way('items')).toBe('/ja/profile/hanako.sato/contents/1?items=all#item-17');
    expect(way('contents')).toBe('/ja/profile/hanako.sato/contents/1?contents=all#content-7');
    expect(region('bareContent', 'この投稿のおすすめ')?.querySelectorAll('ul > li')).toHaveLength(40);
  });

  it('carries its data, so that the browser makes no calls', () => {
    const { data } = JSON.parse(parsed('video').getElementById('page-data')!.textContent) as DocumentBoot;
    expect(Object.keys(data!).sort()).toEqual([
      'account',
      'content',
      'contents',
      'items',
      'kind',
      'searchable',
      'shareCard',
    ]);
  });

  it('has the theme of its creator', () => {
    const ground = parsed('video').querySelector<HTMLElement>('[data-cards]')!;
    expect(ground.style.getPropertyValue('--day-ground')).toBe('#0d1330');
    const [themeColor] = parsed('video').querySelectorAll('meta[name=theme-color]');
    expect(themeColor?.getAttribute('content')).toBe('#0d1330');
  });

  it('stays within its size limit with full lists', () => {
    expect(gzipSync(page('video').html).length).toBeLessThan(100_000);
  });

  it('escapes all user text', () => {
    expect(main('evilContent').querySelector('h1')?.textContent).toBe(EVIL);
    expect(parsed('evilContent').querySelectorAll('b, img[src=x]')).toHaveLength(0);
    expect(parsed('evilContent').querySelector('[href^="javascript:"]')).toBeNull();
    expect(content('evilContent', 'meta[property="og:title"]')).toBe(EVIL);
  });
});

describe('the body of a public page', () => {
  it.each([
    ['home', 'あなたの「好き」を、ひとひらに。'],
    ['login', 'Log in'],
    ['choice', '新規登録'],
    ['form', 'メールアドレスで登録'],
  ] as const)('contains the document of %s', (name, heading) => {
    expect(page(name).status).toBe(200);
    expect(parsed(name).querySelector('h1')?.textContent).toBe(heading);
  });

  it.each([
    ['login', 'Log in with LINE'],
    ['choice', 'LINEで登録'],
  ] as const)('offers social login on %s once it is hydrated', (name, words) => {
    const ways = [...parsed(name).querySelectorAll('button')];
    expect(ways.find(({ textContent }) => textContent === words)?.disabled).toBe(true);
    expect(page(name).html).not.toContain('MuiSkeleton-root');
  });

  it('is readable without JavaScript', () => {
    const document = parsed('profile');
    expect(document.querySelector('h1')?.textContent).toBe('佐藤 花子');
    expect(document.body.textContent).toContain('工房は左京区です。');
    expect(document.querySelector('a[href$="/edit"]')).toBeNull();
    expect(document.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe('/en/profile/hanako.sato');
  });

  it('keeps the query in the link to the other language', () => {
    expect(href('english', 'a[hreflang=ja]')).toBe('/ja/profile/HANAKO.SATO?from=chat');
  });

  it('carries its data', () => {
    const block = JSON.parse(parsed('profile').getElementById('page-data')?.textContent ?? '');
    expect(block).toMatchObject({ language: 'ja', status: 200 });
    expect(JSON.stringify(block.data)).toContain('佐藤 花子');
  });

  it('submits forms by POST before hydration, so that no input appears in an address', () => {
    expect(parsed('login').querySelector('form')?.getAttribute('method')).toBe('post');
  });

  it.each(['login', 'form'] as const)('disables the form of %s before hydration', (name) => {
    const form = parsed(name).querySelector('form')!;
    expect(form.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(true);
    expect(form.querySelector('noscript')?.textContent).toMatch(/JavaScript/);
  });
});

describe('a page with full lists', () => {
  it('carries its first entries, so that the browser makes no calls', () => {
    const { data } = JSON.parse(parsed('full').getElementById('page-data')!.textContent) as DocumentBoot;
    const { contents, links, items, linkages } = data as ProfilePage;
    expect([contents, links, items].map(({ results }) => results.length)).toEqual([16, 20, 16]);
    expect(linkages).toEqual(linkagesInBrief({ results: [aLinkage()], total: 1 }));
  });

  it.each(['full', 'all', 'allContents', 'allItems'] as const)(
    'stays within its size limit, whichever list is shown in full: %s',
    (name) => {
      expect(gzipSync(page(name).html).length).toBeLessThan(100_000);
    },
  );
});

describe('the links of a public page', () => {
  const linksOf = (name: Name) => [...parsed(name).querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
  const wayToAll = (name: Name) => href(name, 'a[href*="links=all"]:not([hreflang])');

  it('include the first twenty and a link to all', () => {
    expect(linksOf('fifty').map(({ textContent }) => textContent)).toEqual(
      FIFTY.slice(0, 20).map(({ details }) => details[0]!.title),
    );
    expect(wayToAll('fifty')).toBe('/ja/profile/hanako.sato?links=all#link-21');
    expect(parsed('fifty').querySelector('main button')).toBeNull();
  });

  it('are complete on the linked page, which keeps its canonical address', () => {
    expect(linksOf('all')).toHaveLength(50);
    expect(parsed('all').getElementById('link-21')?.textContent).toBe('Link 21');
    expect(wayToAll('all')).toBeUndefined();
    expect(href('all', 'link[rel=canonical]')).toBe('https://hitohira.example/ja/profile/hanako.sato');
    expect(href('all', 'a[hreflang=en]')).toBe('/en/profile/hanako.sato?links=all');
  });

  it('load the first picture eagerly and reserve the space of all', () => {
    const images = [...parsed('fifty').querySelectorAll('main img[srcset]')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    for (const image of images) {
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1200']);
    }
  });

  it('are left out if there are none', () => {
    expect(parsed('profile').querySelector('main section, main h2')).toBeNull();
  });
});

describe('the blocks of a public page', () => {
  const entries = (name: Name, heading: string) => {
    const document = parsed(name);
    const title = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === heading);
    return [...(title?.closest('section')?.querySelectorAll('ul > li') ?? [])];
  };

  it('include their first entries and a link to the rest', () => {
    const document = parsed('full');
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['投稿', 'リンク', 'おすすめアイテム']);
    expect(entries('full', '投稿')).toHaveLength(4);
    expect(entries('full', 'おすすめアイテム')).toHaveLength(16);
    const way = (list: string) => href('full', `a[href*="${list}=all"]:not([hreflang])`);
    expect(way('contents')).toBe('/ja/profile/hanako.sato?contents=all#content-5');
    expect(way('items')).toBe('/ja/profile/hanako.sato?items=all#item-17');
  });

  it('are complete on the linked page', () => {
    expect(entries('allContents', '投稿')).toHaveLength(200);
    expect(entries('allContents', '投稿')[4]!.id).toBe('content-5');
    expect(entries('allItems', 'おすすめアイテム')).toHaveLength(200);
    expect(entries('allItems', 'おすすめアイテム')[16]!.id).toBe('item-17');
    expect(href('allItems', 'a[href*="items=all"]:not([hreflang])')).toBeUndefined();
  });

  it('include no device data, no owner’s actions and no dead links', () => {
    const main = parsed('full').querySelector('main')!;
    expect(main.querySelector('button')).toBeNull();
    const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs.filter((each) => !each || each === '#')).toEqual([]);
    expect(hrefs).toContain('/ja/contact?contactType=REPORT&about=profile%3Ahanako.sato');
    expect(hrefs).toContain('https://www.youtube.com/channel/UC-hana');
  });

  it('load pictures eagerly in the first of them only', () => {
    const blocks = [...parsed('full').querySelectorAll('main section')];
    const eager = blocks.map((block) => block.querySelector('img[loading=eager]') !== null);
    expect(eager.indexOf(true)).toBe(0);
    expect(eager.filter(Boolean)).toHaveLength(1);
  });

  it('load no picture eagerly below a cover of the creator', () => {
    const document = parsed('covered');
    expect(document.querySelectorAll('main section img')).not.toHaveLength(0);
    expect(document.querySelectorAll('main section img[loading=eager]')).toHaveLength(0);
    expect(document.querySelector('main img')?.getAttribute('loading')).toBe('eager');
  });

  it('load the first visible picture eagerly and others lazily', () => {
    const images = [...parsed('full').querySelectorAll('main section:first-of-type img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });
});

describe('the introduction of a public page', () => {
  it('is complete, with a link that expands it', () => {
    const document = parsed('long');
    const way = document.querySelector('main a[href^="#"]');
    const text = document.getElementById(way!.getAttribute('href')!.slice(1));
    expect(way?.textContent).toBe('続きを読む');
    expect(text?.textContent).toBe(LONG_INTRODUCTION);
  });

  it('is not cut if it is short', () => {
    expect(parsed('profile').querySelector('main a[href^="#"]')).toBeNull();
  });
});

describe('the theme of a public page', () => {
  it('is part of the document, to style the first paint', () => {
    const ground = parsed('profile').querySelector<HTMLElement>('[data-cards]')!;
    expect(ground.style.getPropertyValue('--day-ground')).toBe('#faf6ef');
    expect(ground.querySelector('footer')).not.toBeNull();
  });

  it('reaches beyond the page, with scroll bars of the same look, if it has one look', () => {
    const styles = (name: Name) =>
      [...parsed(name).querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    expect(styles('long')).toContain(
      ':root:root:root{color-scheme:dark}@media screen{html{background-color:#0d1330}}',
    );
    expect(styles('home')).not.toMatch(/html\{background-color/);
  });

  it('sets the browser’s theme color in light and dark mode', () => {
    const grounds = (name: Name) =>
      [...parsed(name).querySelectorAll('meta[name=theme-color]')].map((meta) =>
        meta.getAttribute('content'),
      );
    expect(grounds('long')).toEqual(['#0d1330', '#0d1330']);
    expect(grounds('home')).toEqual(['#faf6ef', '#161412']);
  });
});

describe('preloaded pictures', () => {
  // Chrome warns about those that the page does not use, and loads them for nothing.
  it.each(Object.keys(INPUTS) as Name[])('are used by the page: %s', (name) => {
    const document = parsed(name);
    const sources = (element: Element, attributes: readonly string[]) =>
      attributes.map((attribute) => element.getAttribute(attribute) ?? '').join(' | ');
    const used = [...document.querySelectorAll('img')].flatMap((image) => [
      sources(image, ['srcset', 'sizes']),
      sources(image, ['src']),
    ]);
    const preloaded = [...document.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
      link.hasAttribute('imagesrcset')
        ? sources(link, ['imagesrcset', 'imagesizes'])
        : sources(link, ['href']),
    );
    expect(preloaded.filter((each) => !used.includes(each))).toEqual([]);
  });

  // The first one is read on the connection that the document has opened; others open theirs first.
  it.each(['full', 'video'] as const)('come before the font, in the head: %s', (name) => {
    const preloads = [...parsed(name).querySelectorAll('link[rel=preload]')];
    expect(preloads.map((link) => link.parentElement?.localName)).toEqual(preloads.map(() => 'head'));
    const kinds = preloads.map((link) => link.getAttribute('as'));
    expect(kinds.at(0)).toBe('image');
    expect(kinds.indexOf('font')).toBe(kinds.length - 1);
  });
});

describe('the display font', () => {
  const faces = (name: Name) => page(name).html.match(/@font-face\{[^}]*\}/g) ?? [];
  const preloads = (name: Name) =>
    [...parsed(name).querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href'));
  /** The characters of a font's address. */
  const lettersOf = (address: string) => {
    const [, letters = ''] = /^\/fonts\/zen-old-mincho\/([\w-]+)\.woff2$/.exec(address) ?? [];
    return Buffer.from(letters, 'base64url').toString();
  };

  it.each(['full', 'video'] as const)(
    'has the letters of the name and the headlines, and blocks nothing: %s',
    (name) => {
      const [face = '', ...others] = faces(name);
      expect(others).toEqual([]);
      expect(face).toContain('font-display:optional;');
      const [, address = ''] = /src:url\("([^"]+)"\)/.exec(face) ?? [];
      const shown = [...parsed(name).querySelectorAll('h1, h2')].map((heading) => heading.textContent);
      expect(shown.length).toBeGreaterThan(2);
      const letters = new Set(shown.join('').replace(/\s/g, ''));
      expect(lettersOf(address)).toBe([...letters].sort().join(''));
      expect(preloads(name)).toEqual([address]);
    },
  );

  it.each(['home', 'terms', 'login', 'form', 'edit', 'missing'] as const)(
    'is that of creators’ pages alone: not on %s',
    (name) => {
      expect(faces(name)).toEqual([]);
      expect(preloads(name)).toEqual([]);
    },
  );
});

describe('user text', () => {
  it('is escaped everywhere', () => {
    const document = parsed('evil');
    expect(document.querySelector('h1')?.textContent).toBe(EVIL);
    expect(document.title).toContain(EVIL.trim().slice(0, 13));
    expect(document.querySelectorAll('b, img')).toHaveLength(0);
    expect(document.querySelector('section li [dir=auto]')?.textContent).toBe(EVIL);
    expect(document.querySelector('[href^="javascript:"]')).toBeNull();
    expect(content('evil', 'meta[property="og:title"]')).toBe(EVIL);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect((JSON.parse(data) as { mainEntity: { name: string } }).mainEntity.name).toBe(EVIL);
  });

  it('closes no element and no script', () => {
    const blocks = [...parsed('evil').querySelectorAll('script[type$="json"]')].map(
      ({ textContent }) => textContent,
    );
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) {
      expect(block).not.toContain('<');
      expect(JSON.stringify(JSON.parse(block))).toContain('</script>');
    }
    expect(page('evil').html.match(/<\/script>/g)).toHaveLength(
      page('profile').html.match(/<\/script>/g)!.length,
    );
  });
});

describe('a private page', () => {
  it.each(['edit', 'code'] as const)('%s is a shell that is not indexed', (name) => {
    expect(content(name, 'meta[name=robots]')).toBe('noindex');
    expect(href(name, 'link[rel=canonical]')).toBeUndefined();
    expect(parsed(name).querySelector('form, textarea')).toBeNull();
    expect(parsed(name).querySelector('main')?.textContent).toContain('読み込んでいます');
    expect(parsed(name).querySelector('main noscript')?.textContent).toMatch(/JavaScriptが必要です/);
    expect(page(name).status).toBe(200);
  });
});

describe('errors', () => {
  it.each([
    ['missing', 404, 'ページが見つかりません'],
    ['nowhere', 404, 'Page not found'],
    ['refused', 429, 'Too many requests'],
    ['broken', 500, 'エラーが発生しました'],
    ['away', 503, 'Back in a moment'],
    ['closed', 503, 'Down for maintenance'],
    ['closedUntil', 503, 'メンテナンス中です'],
    ['maintenance', 200, 'メンテナンス中です'],
    ['maintained', 200, 'ご利用いただけます'],
  ] as const)('%s has status %i', (name, status, heading) => {
    expect(page(name).status).toBe(status);
    expect(parsed(name).querySelector('h1')?.textContent).toBe(heading);
    expect(content(name, 'meta[name=robots]')).toBe('noindex');
  });

  it.each([
    ['missing', 'missingElsewhere'],
    ['closed', 'closedElsewhere'],
  ] as const)('%s is the same at every address', (one, other) => {
    expect(page(one).html).toBe(page(other).html);
    const language = one === 'missing' ? 'ja' : 'en';
    expect(href(one, 'a[hreflang=en]')).toBe('/en');
    expect(parsed(one).documentElement.lang).toBe(language);
  });
});

describe('the maintenance page', () => {
  it('replaces every page and is not indexed', () => {
    expect(parsed('closed').title).toBe('Maintenance | Hitohira');
    expect(parsed('closed').querySelector('form')).toBeNull();
    expect(parsed('closed').querySelector('main')?.textContent).toContain('Please check back later.');
    expect(href('closed', 'link[rel=canonical]')).toBeUndefined();
  });

  it.each(['closedUntil', 'maintenance'] as const)('says when the site is back, as %s', (name) => {
    const time = parsed(name).querySelector('time');
    expect(time?.textContent).toBe('1月1日 15:30 JSTごろに再開する予定です。');
    expect(time?.dateTime).toBe('2030-01-01T06:30:00.000Z');
  });
});

describe('the scripts of a page', () => {
  const INERT = 'template#page-scripts';

  it.each(Object.keys(INPUTS) as Name[])('start after the first paint of %s', (name) => {
    const document = parsed(name);
    expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
    const { content } = document.querySelector<HTMLTemplateElement>(INERT)!;
    expect(content.querySelectorAll('script[type=module][src]')).toHaveLength(1);
    // Visible content has priority on slow networks.
    for (const fetched of content.children) expect(fetched.getAttribute('fetchpriority')).toBe('low');
  });
});

describe('a page that is streamed in parts', () => {
  it.each(Object.keys(INPUTS) as Name[])('is painted once it is complete: %s', (name) => {
    const document = parsed(name);
    const expected = document.head.querySelector('link[rel=expect][blocking=render]');
    const awaited = document.querySelector(expected?.getAttribute('href') ?? 'none');
    // It follows all visible content.
    expect(awaited?.previousElementSibling).toBe(document.querySelector('body > #root'));
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelector('#root main')).not.toBeNull();
  });
});

describe('the content security policy', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it.each(Object.keys(INPUTS) as Name[])('allows every inline part of %s', (name) => {
    const { html, scriptHashes, styleHashes } = page(name);
    const inline = [...html.matchAll(/<script(?![^>]*(?:src|json))[^>]*>([^<]*)<\/script>/g)].map(
      ([, text]) => text!,
    );
    expect(inline.map(hash)).toEqual(scriptHashes);
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text!);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(styleHashes).toContain(hash(style));
    // The hash of Emotion's empty style element.
    expect(styleHashes).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('allows video players only on pages of contents', () => {
    for (const name of Object.keys(INPUTS) as Name[]) {
      const showsPlayers = /^(?:video|album|.+Content)$/.test(name);
      expect([name, page(name).frameOrigins]).toEqual([
        name,
        showsPlayers ? ['https://www.youtube-nocookie.com', 'https://www.tiktok.com'] : [],
      ]);
    }
  });

  it('allows LinkSwitch only for creators with an id, on pages with a labelled link', () => {
    for (const name of Object.keys(INPUTS) as Name[]) {
      const isEarning = name.startsWith('earning');
      expect([name, page(name).allowsLinkSwitch]).toEqual([name, isEarning]);
      const isLabelled = parsed(name).body.textContent.includes('PR・広告を含みます');
      // The example on the front page is labelled.
      const isLabelledAnyway = ['ownAddress', 'home'].includes(name);
      expect([name, isLabelled]).toEqual([name, isEarning || isLabelledAnyway]);
      // The browser loads the script for visitors only; the document just contains its URL.
      const addresses = [...parsed(name).querySelectorAll('[src], link')].map((each) => each.outerHTML);
      expect(addresses.join()).not.toContain('valuecommerce');
      const boot = JSON.parse(parsed(name).getElementById('page-data')?.textContent ?? '') as DocumentBoot;
      expect([name, boot.linkSwitch ?? null]).toEqual([
        name,
        isEarning ? 'https://aml.valuecommerce.com/vcdal.js' : null,
      ]);
    }
  });

  it('leaves links to LinkSwitch but marks them for search engines', () => {
    const relsOf = (name: Name) => {
      const links = [...parsed(name).querySelectorAll('a[target=_blank]')];
      const ofCreator = links.filter(({ textContent }) => /^Link \d+/.test(textContent));
      return new Set(ofCreator.map((link) => link.getAttribute('rel')));
    };
    expect([relsOf('earning'), relsOf('full')]).toEqual([
      new Set(['sponsored nofollow noopener']),
      new Set(['noopener ugc']),
    ]);
  });

  it('has the same inline scripts on every page, and one more on visitors-only pages', () => {
    const [colors, start] = page('profile').scriptHashes;
    const [, forVisitors] = page('home').scriptHashes;
    expect(new Set([colors, start, forVisitors, undefined]).size).toBe(4);
    for (const name of Object.keys(INPUTS) as Name[]) {
      const isForVisitors = ['home', 'starry', 'login', 'slashed', 'choice', 'form'].includes(name);
      expect(page(name).scriptHashes).toEqual(isForVisitors ? [colors, forVisitors, start] : [colors, start]);
    }
  });
});
