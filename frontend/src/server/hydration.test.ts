import { act, screen, waitFor } from '@testing-library/react';
import { type Root } from 'react-dom/client';
import { aPublicAccount, anOwnAccount } from '../testing/accounts';
import { startCodeStep } from '../config/code-flows';
import { siteSettings } from '../config/site-settings';
import { answers, onCall, refuses } from '../testing/api-server';
import { aLink, aLinkDetail, aLinkList, aPicture, someLinks } from '../testing/links';
import { signIn } from '../testing/render-app';
import { aContent, aFirstPage, someContentTiles, someItems } from '../testing/page-contents';
import { aContentPage, aProfile, aRenderInput, renderOnServer } from '../testing/render-on-server';
import { someThemes } from '../testing/themes';
import { CLOAK_ATTRIBUTE } from '../theme/page-cloak';
import { type ApplicationBoot } from '../app/boot';
import { hydrateApplication } from '../app/hydrate-application';
import { readBootData } from '../config/boot-data';
import { HYDRATED_ATTRIBUTE } from '../config/hydrated';
import { type DocumentBoot } from '../documents/boot';
import { hydrateDocument } from '../documents/hydrate-document';
import { type RenderedPage } from '../api/generated/model/renderedPage';

const SETTINGS = {
  publicUrl: 'https://creators.example',
  flowMs: 600_000,
  codeMs: 600_000,
  codeResendMs: 90_000,
  restoreDays: 30,
};

const HIDDEN_POSTS = (['content', 'link', 'item'] as const).map((name, index) => ({
  name,
  type: name,
  order: index + 1,
  show: name !== 'content',
}));

const INPUTS = {
  profile: aRenderInput({ path: '/en/profile/hanako.sato', language: 'en' }),
  links: aRenderInput({
    path: '/en/profile/hanako.sato?from=chat',
    language: 'en',
    data: aProfile({
      links: aLinkList([
        aLink({
          linkId: 99,
          linkTypeId: 3,
          linkTypeName: 'image_3',
          details: [1, 2, 3].map((part) => aLinkDetail({ title: String(part), picture: aPicture() })),
        }),
        ...someLinks(30),
      ]),
    }),
  }),
  content: aRenderInput({
    path: '/en/profile/hanako.sato/contents/1?from=chat',
    language: 'en',
    data: aContentPage({
      content: aContent({ title: 'Morning market' }),
      items: aFirstPage(someItems(20), 200),
      contents: aFirstPage(someContentTiles(20), 200),
    }),
  }),
  partOfAContent: aRenderInput({
    path: '/en/profile/hanako.sato/contents/1',
    language: 'en',
    data: aContentPage({ content: aContent({ title: 'Morning market' }), items: null, contents: null }),
  }),
  // As rendered for visitors, who see no posts.
  hiddenPosts: aRenderInput({
    path: '/en/profile/hanako.sato',
    language: 'en',
    data: aProfile({ account: aPublicAccount({ blockOrders: HIDDEN_POSTS }) }),
  }),
  earning: aRenderInput({
    path: '/en/profile/hanako.sato',
    language: 'en',
    linkSwitchScript: 'https://scripts.example/vcdal.js',
    data: aProfile({
      account: aPublicAccount({ linkswitchPid: '892690966' }),
      links: aLinkList(someLinks(1)),
    }),
  }),
  home: aRenderInput({
    path: '/en?theme=hoshizora',
    language: 'en',
    data: { kind: 'landing', themes: someThemes(), example: null },
  }),
  terms: aRenderInput({
    path: '/en/terms',
    language: 'en',
    data: {
      kind: 'document',
      document: {
        name: 'terms',
        version: '2026-11-01',
        title: 'Terms of use',
        content: '## 1. The service\n\nPlease **ask** [us](/contact).',
      },
    },
  }),
  login: aRenderInput({ path: '/ja/login', data: null }),
  form: aRenderInput({ path: '/signup/form', data: null }),
  edit: aRenderInput({ path: '/en/profile/hanako.sato/edit', language: 'en', data: null }),
  code: aRenderInput({
    path: '/en/signup/check-code',
    language: 'en',
    data: null,
    settings: SETTINGS,
  }),
  missing: aRenderInput({ path: '/en/profile/nobody', language: 'en', status: 404, data: null }),
  broken: aRenderInput({ path: '/en', language: 'en', status: 500, data: null }),
  closed: aRenderInput({
    path: '/en/profile/hanako.sato/edit',
    language: 'en',
    status: 503,
    data: null,
    maintenance: { endsAt: '2030-01-01T06:30:00.000Z' },
  }),
  maintenance: aRenderInput({ path: '/ja/maintenance', data: null, maintenance: { endsAt: null } }),
};

type Name = keyof typeof INPUTS;

const pages = new Map<Name, RenderedPage>();
let root: Root | undefined;

/** Puts the server's document into the page and hydrates it, after an optional action. */
async function hydrate(name: Name, meanwhile: () => void = () => undefined): Promise<string> {
  const written = new DOMParser().parseFromString(pages.get(name)!.html, 'text/html');
  document.documentElement.lang = written.documentElement.lang;
  document.head.replaceChildren(...[...written.head.children].filter(({ tagName }) => tagName !== 'SCRIPT'));
  document.body.innerHTML = written.body.innerHTML;
  window.history.replaceState(null, '', INPUTS[name].path);
  document.documentElement.removeAttribute(HYDRATED_ATTRIBUTE);
  const before = document.getElementById('root')!.textContent;
  meanwhile();
  const boot = readBootData(document) as DocumentBoot | ApplicationBoot;
  await act(async () => {
    root = 'queries' in boot ? await hydrateApplication(boot) : await hydrateDocument(boot);
  });
  return before;
}

// React's hydration warnings go to the console, which fails the test.
describe('hydration', () => {
  beforeAll(() => {
    const names = Object.keys(INPUTS) as Name[];
    renderOnServer(names.map((name) => INPUTS[name])).forEach((page, index) => {
      pages.set(names[index]!, page);
    });
  }, 60_000);

  afterEach(() => {
    act(() => root?.unmount());
    delete window.vc_pid;
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    window.history.replaceState(null, '', '/');
  });

  it('keeps a public page unchanged and makes no calls', async () => {
    const before = await hydrate('profile');
    expect(document.getElementById('root')!.textContent).toContain(before.slice(0, 40));
    expect(screen.getByRole('heading', { name: '佐藤 花子' })).toBeInTheDocument();
    // Parts that need a browser appear, and the page is marked as hydrated.
    expect(document.documentElement).toHaveAttribute(HYDRATED_ATTRIBUTE);
    expect(screen.getByRole('button', { name: 'Share this page' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit page' })).not.toBeInTheDocument();
  });

  it('lets the owner of hidden posts add items', async () => {
    signIn();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ isMe: true })));
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const asked = onCall(
      'get',
      '/contents/accounts/hanako.sato',
      answers(aFirstPage(someContentTiles(1), 200)),
    );
    await hydrate('hiddenPosts');
    expect(await screen.findByRole('button', { name: 'Add items' })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    expect(screen.queryByText('Content 1')).not.toBeInTheDocument();
  });

  it('offers owners without posts no impossible actions', async () => {
    signIn();
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ isMe: true })));
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    const asked = onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage([], 200)));
    await hydrate('hiddenPosts');
    expect(await screen.findByRole('button', { name: 'Add a link' })).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Add items' })).not.toBeInTheDocument();
  });

  it('runs the LinkSwitch script that the document names', async () => {
    await hydrate('earning');
    await waitFor(() => expect(window.vc_pid).toBe('892690966'));
    expect([...document.scripts].map(({ src }) => src)).toContain('https://scripts.example/vcdal.js');
  });

  it('keeps the links of a public page and expands them in place', async () => {
    await hydrate('links');
    expect(screen.getAllByRole('link', { name: /^(?:Link )?\d+$/ })).toHaveLength(3 + 19);
    expect(screen.getByRole('button', { name: 'Show more (11 left)' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('keeps a content’s page unchanged, makes no calls and expands its lists in place', async () => {
    const before = await hydrate('content');
    expect(document.getElementById('root')!.textContent).toContain(before.slice(0, 40));
    expect(screen.getByRole('heading', { level: 1, name: 'Morning market' })).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Add “Morning market” to favourites' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more (13 left)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more (4 left)' })).toBeInTheDocument();
    expect(document.title).toBe('Morning market (佐藤 花子) | Hitohira');
  });

  it('loads the parts of a content’s page that the server could not read', async () => {
    onCall('get', '/items/contents/1', answers(aFirstPage(someItems(1), 200)));
    onCall('get', '/contents/accounts/hanako.sato', answers(aFirstPage(someContentTiles(2), 200)));
    await hydrate('partOfAContent');
    expect(await screen.findByRole('region', { name: 'In this post' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'More posts' })).toBeInTheDocument();
  });

  it('keeps a document of the site, whose text the server has rendered', async () => {
    await hydrate('terms');
    expect(screen.getByRole('heading', { level: 2, name: '1. The service' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/en/contact');
    expect(pages.get('terms')!.html).not.toContain('**ask**');
  });

  it('checks whether a signed-in account owns the page', async () => {
    signIn();
    const calls = onCall('get', '/accounts/hanako.sato', answers(aPublicAccount({ isMe: true })));
    await hydrate('profile');
    expect(await screen.findByRole('link', { name: 'Edit page' })).toHaveAttribute(
      'href',
      '/en/profile/hanako.sato/edit',
    );
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['home', /^All that you are, ?on one petal\.$/],
    ['login', 'ログイン'],
    ['form', 'メールアドレスで登録'],
    ['missing', 'Page not found'],
    ['broken', 'Something went wrong'],
    ['maintenance', 'メンテナンス中です'],
  ] as const)('keeps %s', async (name, heading) => {
    await hydrate(name);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });

  it('localizes a page that all addresses share', async () => {
    await hydrate('missing', () => window.history.replaceState(null, '', '/en/profile/nobody-else?x=1'));
    expect(screen.getByRole('link', { name: '日本語' })).toHaveAttribute(
      'href',
      '/ja/profile/nobody-else?x=1',
    );
  });

  it('keeps early form input and registers it', async () => {
    const boxes = () => ({
      email: screen.getByRole<HTMLInputElement>('textbox', { name: 'メールアドレス' }),
      agreed: screen.getByRole<HTMLInputElement>('checkbox'),
    });
    await hydrate('form', () => {
      boxes().email.value = 'hanako@';
      boxes().agreed.checked = true;
    });
    expect(boxes().email).toHaveValue('hanako@');
    expect(boxes().agreed).toBeChecked();

    const submit = screen.getByRole('button', { name: '認証コードを送る' });
    expect(submit).toBeEnabled();
    act(() => submit.click());
    expect(
      await screen.findByText('メールアドレスの形式で入力してください（例: name@example.com）。'),
    ).toBeInTheDocument();
    expect(boxes().agreed).toHaveAttribute('aria-invalid', 'false');
  });

  it('keeps the maintenance page and makes no calls to a closed site', async () => {
    signIn();
    await hydrate('closed');
    expect(screen.getByRole('heading', { level: 1, name: 'Down for maintenance' })).toBeInTheDocument();
    const own = new Intl.DateTimeFormat('en', {
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(
      screen.getByText(`We expect to be back around ${own.format(new Date('2030-01-01T06:30:00.000Z'))}.`),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(document.title).toBe('Maintenance | Hitohira');
  });

  it('shows a cloaked page once its guards have finished', async () => {
    signIn();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    onCall('get', '/accounts/me', async () => {
      await released;
      return refuses(401)();
    });
    await hydrate('login', () => document.documentElement.setAttribute(CLOAK_ATTRIBUTE, ''));
    expect(document.documentElement).toHaveAttribute(CLOAK_ATTRIBUTE);
    release();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute(CLOAK_ATTRIBUTE));
    expect(screen.getByRole('heading', { name: 'ログイン' })).toBeInTheDocument();
  });

  it('opens the studio from its shell', async () => {
    signIn();
    onCall('get', '/accounts/me', answers(anOwnAccount()));
    await hydrate('edit');
    expect(await screen.findByRole('heading', { name: 'Edit your page' })).toBeInTheDocument();
  });

  it('redirects visitors from the studio to the login', async () => {
    await hydrate('edit');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/en/login');
  });

  it('uses the settings in the boot data', async () => {
    await hydrate('code', () => startCodeStep('signUp', 'hanako@example.com'));
    expect(await screen.findByText(/^in (?:90|89) s$/)).toBeInTheDocument();
    expect(siteSettings()).toEqual(SETTINGS);
  });

  it('redirects a step without a flow to its start, in the language of the address', async () => {
    await hydrate('code');
    expect(await screen.findByRole('heading', { name: 'Sign up with e-mail' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/en/signup/form');
  });
});
