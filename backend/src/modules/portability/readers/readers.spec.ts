import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type ImportedFile } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { readImport } from './read-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hitohira-readers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Buffer): Promise<ImportedFile | null> {
  const place = path.join(folder, 'file');
  await writeFile(place, content);
  return readImport(place);
}

/** The links of a file, each as its title or text and its URL. */
const linksIn = (file: ImportedFile | null) =>
  file?.links.map(({ details: [detail] }) => [detail?.title ?? detail?.text, detail?.url]);

const nextData = (pageProps: object) =>
  `<!DOCTYPE html><html><body><a href="https://other.example/">Other</a>
   <script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script></body></html>`;

/** An archive with one content of a provider for each medium. */
async function archiveWith(contents: readonly { provider: string; copied?: boolean }[]): Promise<Buffer> {
  const zip = new ZipFile();
  const entries = contents.map(({ provider, ...copied }) => ({
    ...{ provider, contentUrl: 'https://provider.example/1', publishedAt: '2027-01-28T09:00:00.000Z' },
    ...{ title: 'Video', description: null, hashTags: [], items: [] },
    media: [{ picture: 'media/1.jpg', video: true, videoUrl: null, ...copied }],
  }));
  const archive = { format: 'hitohira-archive', version: 1, links: [], contents: entries };
  zip.addBuffer(Buffer.from(JSON.stringify(archive)), 'hitohira.json');
  zip.end();
  return buffer(zip.outputStream);
}

describe('an archive', () => {
  it('says which pictures came from the provider; without it, those of YouTube videos did', async () => {
    const file = await read(
      await archiveWith([
        { provider: 'youtube', copied: false },
        { provider: 'tiktok', copied: true },
        { provider: 'youtube' },
        { provider: 'tiktok' },
      ]),
    );
    expect(file?.contents.map(({ media: [medium] }) => medium?.copied)).toEqual([false, true, true, false]);
  });
});

describe('the page of Linktree', () => {
  it('returns its links in order and then its icons, and reports headings', async () => {
    const file = await read(
      nextData({
        account: { username: 'hanako' },
        links: [
          { id: 1, type: 'HEADER', title: 'Shops', url: null },
          { id: 2, type: 'CLASSIC', title: '花の店 & more', url: 'https://shop.example/?a=1&b=2' },
          { id: 3, type: 'CLASSIC', title: '', url: 'https://www.blog.example/' },
        ],
        socialLinks: [{ type: 'EMAIL_ADDRESS', url: 'mailto:hanako@example.com' }],
      }),
    );
    expect(file?.source).toBe('linktree');
    expect(linksIn(file)).toEqual([
      ['花の店 & more', 'https://shop.example/?a=1&b=2'],
      ['blog.example', 'https://www.blog.example/'],
      ['Email address', 'mailto:hanako@example.com'],
    ]);
    expect(file?.leftOut).toEqual([{ kind: 'link', name: 'Shops', reason: 'noUrl' }]);
  });
});

describe('the page of lit.link', () => {
  it('returns the buttons of its blocks in order, and then its icons', async () => {
    const file = await read(
      nextData({
        profile: {
          name: '花子',
          pictureUrl: 'https://prd.example/picture.webp',
          profileLinks: [
            { id: 'a', linkType: 'button', buttonLink: { title: '予約', url: 'https://booking.example/' } },
            { id: 'b', linkType: 'text', buttonLink: null },
            {
              id: 'c',
              linkType: 'multiple',
              multipleImageLink: {
                items: [
                  { title: '一', url: 'https://one.example/' },
                  { title: '二', url: 'https://two.example/' },
                ],
              },
            },
          ],
          snsIconLinks: [{ id: 'd', type: 'twitter', url: 'https://x.com/hanako' }],
        },
      }),
    );
    expect(file?.source).toBe('litlink');
    expect(linksIn(file)).toEqual([
      ['予約', 'https://booking.example/'],
      ['一', 'https://one.example/'],
      ['二', 'https://two.example/'],
      ['Twitter', 'https://x.com/hanako'],
    ]);
  });
});

describe('the pictures of Linktree and lit.link', () => {
  const PICTURE = Buffer.from('picture');
  const src = `data:image/webp;base64,${PICTURE.toString('base64')}`;
  const anchors = `<a href="https://shop.example"><img src="${src}">Shop</a>
    <a href="https://far.example/"><img src="https://ugc.example/a.webp">Far</a>`;
  const TWO = [
    { title: 'Shop', url: 'https://shop.example/' },
    { title: 'Far', url: 'https://far.example/' },
  ];

  it.each([
    ['linktree', nextData({ links: TWO })],
    ['litlink', nextData({ profile: { profileLinks: TWO.map((buttonLink) => ({ buttonLink })) } })],
  ])('are imported if they are in the anchor of the link: %s', async (source, page) => {
    const file = await read(page.replace('<body>', `<body>${anchors}`));
    expect(file?.source).toBe(source);
    expect(file?.links.map(({ type, details: [detail] }) => [type, detail?.picture])).toEqual([
      ['image_1', PICTURE],
      ['text', null],
    ]);
  });
});

describe('any other page', () => {
  it('returns its external links, once each, without those of the service in header, navigation and footer', async () => {
    const file = await read(`<!-- saved from url=(0027)https://page.example/hanako -->
      <html><head><meta charset="utf-8"></head><body>
      <header><a href="https://ad.example/">Ad</a></header>
      <a href="/terms">Terms</a><a href="https://page.example/about">About</a><a href="javascript:alert(1)">No</a>
      <a href="https://shop.example/"><img src="a.png" alt="Shop picture"></a>
      <a href="https://shop.example/">Shop again</a>
      <a href="https://music.example/" aria-label="Music"></a>
      <a href="tel:+81-3-1234-5678">  Call <b>us</b>
      now </a>
      <nav><a href="https://nav.example/">Nav</a></nav><footer><a href="https://foot.example/">Foot</a></footer>
      </body></html>`);
    expect(file?.source).toBe('page');
    expect(linksIn(file)).toEqual([
      ['Shop again', 'https://shop.example/'],
      ['Music', 'https://music.example/'],
      ['Call us now', 'tel:+81-3-1234-5678'],
    ]);
  });

  it('on a link service is read without pages of the service, and with the icons in its header', async () => {
    const file =
      await read(`<html><head><link rel="canonical" href="https://service.example/hanako"></head><body>
      <header><a href="/login">ログイン</a><a href="https://service.example/taro">Taro</a><a href="https://ad.example/">Ad</a>
      <a href="https://www.instagram.com/hanako/" aria-label="Instagram"></a><a href="https://x.com/">X</a>
      <a href="https://x.com/intent/post?url=a">Share</a><a href="mailto:hanako@example.com">Mail</a></header>
      <a href="https://shop.example/">Shop</a><a href="/hanako/en">English page</a><a href="/hanako#top">Top</a>
      <a href="/">Make your own</a><a href="https://service.example/help/safety">Safety</a>
      <footer><a href="/taro">Taro</a><a href="https://x.com/service">X</a><a href="/terms">Terms</a></footer></body></html>`);
    expect(linksIn(file)).toEqual([
      ['Shop', 'https://shop.example/'],
      ['Instagram', 'https://www.instagram.com/hanako/'],
      ['Mail', 'mailto:hanako@example.com'],
    ]);
    expect(file?.leftOut).toEqual(
      ['Ad', 'X', 'English page'].map((name) => ({ kind: 'link', name, reason: 'serviceLink' })),
    );
  });

  it.each(['https://hana.example/', 'https://www.hana.example/links', 'https://hana.example/ja/link.html'])(
    'at %s is read with the other pages of the site, those of header and footer last',
    async (ownUrl) => {
      const file = await read(`<html><head><link rel="canonical" href="${ownUrl}"></head><body>
        <header><a href="https://x.com/hana" title="X"></a><a href="https://hana.example/shop">Shop</a>
        <a href="https://twitter.com/intent/tweet?text=a">Post</a></header>
        <a href="${ownUrl}#top">Top</a><a href="https://hana.example/blog">Blog</a><a href="//hana.example/shop">Shop</a>
        <a href="/register/">Newsletter</a><a href="https://music.example/">Music</a>
        <footer><nav><a href="/contact">Contact</a><a href="/privacy-policy">Privacy</a><a href="/wp-login.php">Log in</a></nav>
        <a href="https://note.com/hana">note</a><a href="https://carrd.co/build?ref=auto">Made with Carrd</a></footer>
        </body></html>`);
      const { origin } = new URL(ownUrl);
      expect(linksIn(file)).toEqual([
        ['Blog', 'https://hana.example/blog'],
        ['Shop', 'https://hana.example/shop'],
        ['Newsletter', `${origin}/register/`],
        ['Music', 'https://music.example/'],
        ['X', 'https://x.com/hana'],
        ['Contact', `${origin}/contact`],
        ['note', 'https://note.com/hana'],
      ]);
      expect(file?.leftOut).toEqual([]);
    },
  );

  it('on a subdomain of a site maker is read without its signature', async () => {
    const file = await read(`<!-- saved from url=(0022)https://hana.carrd.co/ --><html>
      <a href="https://shop.example/">Shop</a><a href="https://taro.carrd.co/">Taro</a><a href="https://carrd.co/">Made with Carrd</a></html>`);
    expect(linksIn(file)?.map(([title]) => title)).toEqual(['Shop', 'Taro']);
  });

  it('without an address of its own is read with menus and headers of articles, and reports what has no host', async () => {
    const file = await read(`<html><nav><a href="https://a.example/">A</a></nav>
      <article><header><a href="https://b.example/">B</a></header></article><template><a href="https://c.example/">C</a></template>
      <a href="blog/">Blog</a><a href="/terms">Terms</a><a href="#top">Top</a><a href="javascript:a()">Play</a>
      <a href="line://ti/p/hana">LINE</a></html>`);
    expect(linksIn(file)?.map(([title]) => title)).toEqual(['B', 'A']);
    expect(file?.leftOut).toEqual([
      { kind: 'link', name: 'Blog', reason: 'badUrl' },
      { kind: 'link', name: 'LINE', reason: 'badUrl' },
    ]);
  });

  it('names its address in its description for social media, too', async () => {
    const file = await read(`<html><meta property="og:url" content="https://hana.example/">
      <a href="/blog">Blog</a></html>`);
    expect(linksIn(file)).toEqual([['Blog', 'https://hana.example/blog']]);
  });

  it('returns embedded pictures, and keeps long titles whole', async () => {
    const long = 'あ'.repeat(31);
    const picture = Buffer.from('picture').toString('base64');
    const file = await read(
      `<html><a href="https://a.example/"><img src="data:image/png;base64,${picture}">A</a><a href="https://b.example/">${long}</a></html>`,
    );
    expect(file?.links.map(({ type }) => type)).toEqual(['image_1', 'text']);
    expect(file?.links[0]?.details[0]?.picture).toEqual(Buffer.from('picture'));
    expect(file?.links[1]?.details[0]).toMatchObject({ title: null, text: long });
  });

  it('returns the two anchors of a card as one link, and different words as two', async () => {
    const src = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
    const [picture, words] = [
      `<a href="https://shop.example/"><img src="${src}" alt=""></a>`,
      '<a href="https://shop.example/">My flower shop</a>',
    ];
    for (const card of [picture + words, words + picture]) {
      const file = await read(`<html><body>${card}</body></html>`);
      expect(linksIn(file)).toEqual([['My flower shop', 'https://shop.example/']]);
      expect(file?.links[0]?.details[0]?.picture).toEqual(Buffer.from('picture'));
    }
    const both = await read(
      `<html><body>${words}<a href="https://shop.example/">Opening hours</a></body></html>`,
    );
    expect(linksIn(both)?.map(([title]) => title)).toEqual(['My flower shop', 'Opening hours']);
  });

  it('separates the words of blocks, and leaves out style sheets and scripts', async () => {
    const file = await read(`<html><body>
      <a href="https://a.example/"><div>My blog</div><div>New <b>st</b>ories</div></a><a href="https://b.example/">a<br>b</a>
      <a href="https://c.example/"><style data-emotion>.css-1a{display:flex}</style><div>Music</div><script>let a</script></a>
      </body></html>`);
    expect(linksIn(file)?.map(([title]) => title)).toEqual(['My blog New stories', 'a b', 'Music']);
  });

  it('is read by its anchors if its data only resembles that of a known site', async () => {
    for (const props of [
      { links: [{ label: 'My shop', href: 'https://shop.example/' }] },
      { links: [] },
      { profile: { profileLinks: [] } },
    ]) {
      const file = await read(nextData(props));
      expect([file?.source, linksIn(file)]).toEqual(['page', [['Other', 'https://other.example/']]]);
    }
  });

  it('is decoded in the encoding that it declares', async () => {
    // 「花」 in EUC-JP.
    const page = Buffer.concat([
      Buffer.from('<html><meta charset="euc-jp"><a href="https://a.example/">'),
      Buffer.from([0xb2, 0xd6]),
      Buffer.from('</a></html>'),
    ]);
    expect(linksIn(await read(page))).toEqual([['花', 'https://a.example/']]);
  });
});

describe('a page that Chrome saved on a phone, as MHTML', () => {
  const BOUNDARY = '----MultipartBoundary--aB3dE6gH9jK2mN5pQ8rS1tU4vW7x----';

  /** An MHTML file of parts with headers. */
  const mhtml = (url: string, ...parts: (string | Buffer)[]) =>
    Buffer.concat([
      Buffer.from(
        [
          'From: <Saved by Blink>',
          `Snapshot-Content-Location: ${url}`,
          'Subject: =?utf-8?Q?=E8=8A=B1=E5=AD=90?=',
          'Date: Thu, 20 Nov 2025 10:00:00 +0900',
          'MIME-Version: 1.0',
          'Content-Type: multipart/related;',
          '\ttype="text/html";',
          `\tboundary="${BOUNDARY}"`,
          '',
          '',
          '',
        ].join('\r\n'),
      ),
      ...parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n`), Buffer.from(part), Buffer.from('\r\n')]),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]);

  const part = (encoding: string, body: string, type = 'text/html', url = 'https://other.example/') =>
    [
      `Content-Type: ${type}`,
      'Content-ID: <frame-1@mhtml.blink>',
      `Content-Transfer-Encoding: ${encoding}`,
      `Content-Location: ${url}`,
      '',
      body,
    ].join('\r\n');

  /** Encodes a text as quoted-printable, in lines of at most 76 characters. */
  const quoted = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) =>
        byte > 32 && byte < 127 && byte !== 61
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('')
      .replaceAll(/(?:=[0-9A-F]{2}|[^=]){1,24}/g, '$&=\r\n');

  it('returns the buttons of a page of Linktree, without those of the site or of frames', async () => {
    const page = `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      <link rel="canonical" href="https://linktr.ee/hanako"></head><body><h1>花子</h1>
      <a href="https://linktr.ee/login">Log in</a>
      <a href="https://shop.example/?a=1&amp;b=2"><img src="https://ugc.example/a.webp" alt=""><p>花の店 = ネット通販</p></a>
      <a href="https://music.example/"><p>新しい歌</p></a>
      <a href="mailto:hanako@example.com" aria-label="Email address"></a>
      <footer><a href="https://linktr.ee/privacy">Privacy</a></footer></body></html>`;
    const file = await read(
      mhtml(
        'https://linktr.ee/hanako',
        part('quoted-printable', quoted(page)),
        part('base64', Buffer.from('picture').toString('base64'), 'image/webp'),
        part('quoted-printable', quoted('<html><a href="https://frame.example/">Frame</a></html>')),
      ),
    );
    expect(file?.source).toBe('page');
    expect(linksIn(file)).toEqual([
      ['花の店 = ネット通販', 'https://shop.example/?a=1&b=2'],
      ['新しい歌', 'https://music.example/'],
      ['Email address', 'mailto:hanako@example.com'],
    ]);
  });

  it('returns the buttons of a page of lit.link in base64, after a part of another type', async () => {
    const page = `<html><body><a href="https://lit.link/admin">作成</a>
      <a href="https://booking.example/">予約</a><a href="https://x.com/hanako" title="X"></a></body></html>`;
    const body = Buffer.from(page).toString('base64').replaceAll(/.{76}/g, '$&\r\n');
    const file = await read(
      mhtml(
        'https://lit.link/hanako',
        part('quoted-printable', 'a { color: red }', 'text/css'),
        part('base64', body),
      ),
    );
    expect(linksIn(file)).toEqual([
      ['予約', 'https://booking.example/'],
      ['X', 'https://x.com/hanako'],
    ]);
  });

  it('uses the data of a page that has it', async () => {
    const page = nextData({ links: [{ title: 'Shop', url: 'https://shop.example/' }] });
    const file = await read(mhtml('https://linktr.ee/hanako', part('quoted-printable', quoted(page))));
    expect(file?.source).toBe('linktree');
    expect(linksIn(file)).toEqual([['Shop', 'https://shop.example/']]);
  });

  it('is decoded in the encoding that the page declares', async () => {
    const page = Buffer.concat([
      Buffer.from(part('binary', '<html><meta charset="shift_jis"><a href="https://a.example/">')),
      // 「花」 in Shift_JIS.
      Buffer.from([0x89, 0xd4]),
      Buffer.from('</a></html>'),
    ]);
    expect(linksIn(await read(mhtml('https://a.example.com/', page)))).toEqual([
      ['花', 'https://a.example/'],
    ]);
  });

  it('gives the pictures that its links show, where the file has them', async () => {
    const picture = (url: string, type = 'image/webp') =>
      part(
        'base64',
        Buffer.from(`picture at ${url}`.repeat(9)).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
        type,
        url,
      );
    const button = (number: number, ...pictures: string[]) =>
      `<a href="https://shop.example/${number}">${pictures.map((url) => `<img src="${url}">`).join('')}${number}</a>`;
    const file = await read(
      mhtml(
        'https://linktr.ee/hanako',
        part(
          'quoted-printable',
          quoted(`<html><body>${button(1, 'https://ugc.example/a.webp')}
          ${button(2, 'https://ugc.example/missing.webp', 'https://ugc.example/b?c=1')}
          ${button(3, 'https://ugc.example/drawing')}${button(4)}</body></html>`),
        ),
        picture('https://ugc.example/a.webp'),
        picture('https://ugc.example/b?c=1', 'image/jpeg'),
        picture('https://ugc.example/drawing', 'image/svg+xml'),
      ),
    );
    const pictures = file?.links.map(({ details: [detail] }) => detail?.picture?.toString() ?? null);
    expect(pictures).toEqual([
      'picture at https://ugc.example/a.webp'.repeat(9),
      'picture at https://ugc.example/b?c=1'.repeat(9),
      ...[null, null],
    ]);
  });

  it('is not read if it has no page or exceeds the limits', async () => {
    expect(
      (await read(mhtml('https://a.example/', part('base64', 'AAAA', 'image/png'))))?.links ?? [],
    ).toEqual([]);
    const long = Buffer.alloc(PORTABILITY_LIMITS.maxTextBytes, 0x20);
    expect(await read(mhtml('https://a.example/', part('binary', '<html>'), long))).toBeNull();
  });
});

describe('an export of LinkStack', () => {
  it('returns its links in the order of the page, without markup and entities', async () => {
    const file = await read(
      JSON.stringify({
        name: 'hanako',
        email: 'hanako@example.com',
        links: [
          { id: 3, link: 'https://pinned.example/', title: 'Pinned', order: 0, up_link: 'yes', button_id: 1 },
          {
            id: 2,
            link: 'https://two.example/',
            title: '<b>Two</b> &amp; more',
            order: 2,
            up_link: 'no',
            button_id: 1,
          },
          { id: 1, link: 'https://one.example/', title: 'One', order: '1', up_link: 'no', button_id: 1 },
          { id: 4, link: null, title: '<h2>Heading</h2>', order: 3, up_link: 'no', button_id: 42 },
          'broken',
        ],
      }),
    );
    expect(file?.source).toBe('linkstack');
    expect(linksIn(file)).toEqual([
      ['One', 'https://one.example/'],
      ['Two & more', 'https://two.example/'],
      ['Pinned', 'https://pinned.example/'],
    ]);
    expect(file?.leftOut).toEqual([{ kind: 'link', name: 'Heading', reason: 'noUrl' }]);
  });
});

describe('a table', () => {
  const TWO = [
    ['花, 葉', 'https://one.example/'],
    ['Two "quoted"', 'https://two.example/'],
  ];
  /** 「花, 葉」 and 「タイトル」 in Shift_JIS. */
  const SHIFT_JIS = Buffer.concat([
    Buffer.from([0x83, 0x5e, 0x83, 0x43, 0x83, 0x67, 0x83, 0x8b]),
    Buffer.from(',URL\r\n"'),
    Buffer.from([0x89, 0xd4, 0x2c, 0x20, 0x97, 0x74]),
    Buffer.from('",https://one.example/\r\n"Two ""quoted""",https://two.example/\r\n'),
  ]);

  it.each<[string, string | Buffer]>([
    [
      'with English names',
      'Title,URL\n"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n',
    ],
    [
      'with Japanese names, in another order',
      'リンク先,ひとこと,タイトル\nhttps://one.example/,x,"花, 葉"\nhttps://two.example/,y,"Two ""quoted"""\n',
    ],
    [
      'with unknown names, after a column of numbers',
      '番号,Notes,見せ方\n1,"花, 葉",https://one.example/\n2,"Two ""quoted""",https://two.example/\n',
    ],
    [
      'with the names サイト名,URL',
      'サイト名,URL\n"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n',
    ],
    [
      'with the names リンクタイトル,リンクURL',
      'リンクタイトル,リンクURL\n"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n',
    ],
    [
      'with the names リンク,URL',
      'リンク,URL\n"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n',
    ],
    ['without names', '"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n'],
    [
      'with a byte order mark',
      '\ufefftitle,url\n"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n',
    ],
    ['with tabs', 'title\turl\n花, 葉\thttps://one.example/\n"Two ""quoted"""\thttps://two.example/\n'],
    ['in Shift_JIS', SHIFT_JIS],
    [
      'with the separator that its first line names',
      'sep=;\r\ntitle;url\r\n花, 葉;https://one.example/\r\n"Two ""quoted""";https://two.example/\r\n',
    ],
    [
      'with a separator that its first line names, against the most frequent one',
      '"sep=|"\n花, 葉|https://one.example/|,,,\n"Two ""quoted"""|https://two.example/|\n',
    ],
    [
      'with tabs that its first line names',
      'sep=\t\n花, 葉\thttps://one.example/\n"Two ""quoted"""\thttps://two.example/\n',
    ],
    [
      'with tabs that its first line names in words, after a byte order mark',
      '\ufeffsep=tab\n花, 葉\thttps://one.example/\n"Two ""quoted"""\thttps://two.example/\n',
    ],
    [
      'with commas that its first line names',
      'sep=,\n"花, 葉",https://one.example/\n"Two ""quoted""",https://two.example/\n',
    ],
  ])('is read %s', async (_how, content) => {
    const file = await read(content);
    expect(file?.source).toBe('csv');
    expect(linksIn(file)).toEqual(TWO);
  });

  it('is read by the column that is named as addresses, even beside others', async () => {
    const shop = [['Shop', 'https://shop.example/']];
    expect(
      linksIn(await read('Title,Image,URL\nShop,https://cdn.example/a.jpg,https://shop.example/\n')),
    ).toEqual(shop);
    expect(linksIn(await read('Link,URL\nShop,https://shop.example/\n'))).toEqual(shop);
    expect(linksIn(await read('URL,Address\n,https://shop.example/\n'))?.map(([, url]) => url)).toEqual([
      'https://shop.example/',
    ]);
  });

  it('may begin with a bracket', async () => {
    expect(linksIn(await read('[PR] Shop,https://shop.example/\n'))).toEqual([
      ['[PR] Shop', 'https://shop.example/'],
    ]);
    expect(await read('[{"title": "https://shop.example/"')).toBeNull();
  });

  it('is decoded as a spreadsheet of its country writes it', async () => {
    const titleOf = async (title: Buffer) =>
      linksIn(await read(Buffer.concat([Buffer.from('https://a.example/,'), title])))?.[0]?.[0];
    // windows-1252
    expect(await titleOf(Buffer.from('Sarah\x92s prints', 'latin1'))).toBe('Sarah’s prints');
    expect(await titleOf(Buffer.from('Café Menu, Straße', 'latin1'))).toBe('Café Menu');
    expect(await titleOf(Buffer.from('Cafés à Nîmes', 'latin1'))).toBe('Cafés à Nîmes');
    // Shift_JIS: 花屋, 桜, ハナ
    expect(await titleOf(Buffer.from([0x89, 0xd4, 0x89, 0xae]))).toBe('花屋');
    expect(await titleOf(Buffer.from([0x8d, 0xf7]))).toBe('桜');
    expect(await titleOf(Buffer.from([0x83, 0x6e, 0x83, 0x69]))).toBe('ハナ');
  });

  it('may contain plain e-mail addresses', async () => {
    const file = await read('title,url\nOne,https://one.example/\nPost,hana@one.example\n');
    expect(linksIn(file)).toEqual([
      ['One', 'https://one.example/'],
      ['Post', 'mailto:hana@one.example'],
    ]);
  });

  it('may contain phone numbers, which name links without words', async () => {
    const file = await read(
      '店,090-1234-5678\n,+81 90 1234 5678\n代表,(03) 1234-5678\n予約,０１２０ー１２３ー４５６\nNo,12345\nOne,https://one.example/\n',
    );
    expect(linksIn(file)).toEqual([
      ['店', 'tel:090-1234-5678'],
      ['+81-90-1234-5678', 'tel:+81-90-1234-5678'],
      ['代表', 'tel:03-1234-5678'],
      ['予約', 'tel:0120-123-456'],
      ['No', '12345'],
      ['One', 'https://one.example/'],
    ]);
    expect(linksIn(await read('title,url\n店,090-1234-5678\n'))).toEqual([['店', 'tel:090-1234-5678']]);
  });

  it('completes addresses without a scheme, and distinguishes them from titles with dots', async () => {
    const file = await read('名前,行き先\nnode.js,nodejs.org/a\nShop,www.shop.example\n,blog.example/?a=1\n');
    expect(linksIn(file)).toEqual([
      ['node.js', 'https://nodejs.org/a'],
      ['Shop', 'https://www.shop.example'],
      ['blog.example', 'https://blog.example/?a=1'],
    ]);
    expect(linksIn(await read('shop.example\nhttps://blog.example/\n'))).toEqual([
      ['shop.example', 'https://shop.example'],
      ['blog.example', 'https://blog.example/'],
    ]);
  });

  it('names links without words by their hosts as people write them', async () => {
    const file = await read('title,url\n,https://www.xn--p8j9a0d9c9a.xn--q9jyb4c/a\n,はじめよう.みんな\n');
    expect(linksIn(file)).toEqual([
      ['はじめよう.みんな', 'https://www.xn--p8j9a0d9c9a.xn--q9jyb4c/a'],
      ['はじめよう.みんな', 'https://はじめよう.みんな'],
    ]);
  });

  it('reports rows without an address, and is null without any', async () => {
    const file = await read('title,url\nOne,https://one.example/\nTwo,\n');
    expect(file?.leftOut).toEqual([{ kind: 'link', name: 'Two', reason: 'noUrl' }]);
    expect(await read('a,b\nc,d\n')).toBeNull();
  });
});

describe('a malicious file', () => {
  const DEEP = `<html>${'<div>'.repeat(80_000)}${'</p>'.repeat(80_000)}`;
  /** Combining marks, which are slow to normalize. */
  const MARKS = '\u0301\u0316'.repeat(100_000);

  it.each<[string, string]>([
    ['a page', DEEP],
    [
      'an MHTML file',
      `Content-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n${DEEP}`,
    ],
  ])('is rejected if it is %s that is nested too deeply', async (_what, content) => {
    expect(await read(content)).toBeNull();
  });

  it.each<[string, string]>([
    ['LinkStack', JSON.stringify({ links: [{ title: `A${MARKS}`, link: `https://a.example/${MARKS}` }] })],
    ['a table', `title,url\nA${MARKS},https://a.example/${MARKS}\n`],
    ['a page', `<html><a href="https://a.example/${MARKS}">A${MARKS}</a></html>`],
    ['Linktree', nextData({ links: [{ title: `A${MARKS}`, url: `https://a.example/${MARKS}` }] })],
  ])('has its texts shortened before they are processed: %s', async (_what, content) => {
    const { url } = (await read(content))!.links[0]!.details[0]!;
    expect(url!.length).toBeLessThanOrEqual(2000);
  });

  it('is read despite unclosed markup', async () => {
    const file = await read(
      JSON.stringify({ links: [{ title: '<'.repeat(100_000), link: 'https://a.example/' }] }),
    );
    expect(file?.links).toHaveLength(1);
  });

  it('is read up to the limits for cells, links and parts', async () => {
    expect(await read(`${'a,'.repeat(1_000_000)}https://a.example/\n`)).toBeNull();
    expect((await read(`"${'a'.repeat(1_000_000)}",https://a.example/\n`))?.links).toHaveLength(1);
    expect((await read(JSON.stringify({ links: Array.from({ length: 500_000 }, () => 0) })))?.links).toEqual(
      [],
    );
    const parts = '--x\r\nContent-Type: image/png\r\n\r\n'.repeat(10_000);
    expect(
      (await read(`Content-Type: multipart/related; boundary="x"\r\n\r\n${parts}`))?.links ?? [],
    ).toEqual([]);
  });
});
