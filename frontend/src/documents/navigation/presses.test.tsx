import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, answersNothing, onCall } from '../../testing/api-server';
import { aPublicAccount } from '../../testing/accounts';
import { openDocument } from '../../testing/render-app';
import { reportPresses } from '../../features/log/api/presses';
import { sendPageAccess } from '../../features/log/api/page-access';

const { jest } = import.meta;

const VISIT = { path: '/profile/hana', language: 'en', referrer: 'external', host: 'x.com' } as const;

describe('presses on a page', () => {
  let stop: () => void;
  let pressed: ReturnType<typeof onCall>;
  beforeEach(() => {
    pressed = onCall('post', '/log/presses', answersNothing());
    document.body.innerHTML = `
      <ul>
        <li data-press="link:7"><a href="#shop"><span id="title">Shop</span></a><button>Save</button></li>
        <li data-press="item:9"><a href="#vase" data-mall="rakuten">Vase</a></li>
        <li data-press="item:11"><a href="#cup" data-mall="elsewhere">Cup</a></li>
        <li data-press="content:3"><a href="#post">Post</a><p>Text</p></li>
        <li data-press="profile:1"><a href="#other">Other</a></li>
      </ul>
      <a href="#about">About</a>`;
    stop = reportPresses(VISIT);
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });
  const bodies = async (count: number) => {
    await waitFor(() => expect(pressed).toHaveLength(count));
    return pressed.map(({ body }) => body);
  };

  it('are reported with their target, mall and visit', async () => {
    fireEvent.click(screen.getByText('Shop'));
    fireEvent.click(screen.getByText('Vase'));
    fireEvent.click(screen.getByText('Cup'));
    fireEvent.click(screen.getByText('Post'));
    expect(await bodies(4)).toEqual([
      { ...VISIT, kind: 'link', targetId: 7 },
      { ...VISIT, kind: 'item', targetId: 9, mall: 'rakuten' },
      { ...VISIT, kind: 'item', targetId: 11 },
      { ...VISIT, kind: 'content', targetId: 3 },
    ]);
  });

  it('count with the middle button but not with the right one', async () => {
    fireEvent(screen.getByText('Shop'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    fireEvent(screen.getByText('Shop'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(await bodies(1)).toHaveLength(1);
  });

  it('do not count outside of links, on other links, or if another handler prevented them', async () => {
    for (const name of ['Save', 'Text', 'Other', 'About']) fireEvent.click(screen.getByText(name));
    const shop = screen.getByText('Shop');
    shop.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(shop);
    fireEvent.click(screen.getByText('Vase'));
    expect(await bodies(1)).toMatchObject([{ kind: 'item' }]);
  });

  it('do not count after the reporting has stopped', async () => {
    stop();
    fireEvent.click(screen.getByText('Shop'));
    stop = reportPresses(VISIT);
    fireEvent.click(screen.getByText('Vase'));
    expect(await bodies(1)).toMatchObject([{ kind: 'item' }]);
  });
});

describe('a creator’s page', () => {
  it('reports presses on its links, with the path of the page', async () => {
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    const detail = { title: 'My shop', text: null, url: 'https://example.com/', image: null, picture: null };
    const link = { linkId: 12, linkTypeId: 1, linkTypeName: 'text', details: [detail] };
    onCall('get', '/links/accounts/:displayId', answers({ results: [link], total: 1, nextOffset: null }));
    const calls = onCall('post', '/log/presses', answersNothing());
    const { user } = await openDocument('/en/profile/hanako.sato');
    const block = await screen.findByRole('region', { name: 'Links' });
    await user.click(within(block).getByRole('link', { name: 'My shop' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toEqual({
      path: '/profile/hanako.sato',
      language: 'en',
      referrer: 'none',
      kind: 'link',
      targetId: 12,
    });
  });
});

describe('a view', () => {
  const views = () => onCall('get', '/log/page-access', answersNothing());

  it('of a prerendered page counts once it is shown', async () => {
    const calls = views();
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    try {
      sendPageAccess(VISIT);
      const cancel = sendPageAccess({ ...VISIT, path: '/cancelled' });
      cancel();
      Reflect.deleteProperty(document, 'prerendering');
      sendPageAccess({ ...VISIT, path: '/shown' });
      await waitFor(() => expect(calls).toHaveLength(1));
      document.dispatchEvent(new Event('prerenderingchange'));
      await waitFor(() => expect(calls).toHaveLength(2));
      expect(calls.map(({ query }) => query.get('path'))).toEqual(['/shown', '/profile/hana']);
    } finally {
      Reflect.deleteProperty(document, 'prerendering');
    }
  });

  it.each([
    ['', { referrer: 'none' }],
    ['https://www.instagram.com/hana/?x=private', { referrer: 'external', host: 'www.instagram.com' }],
    ['android-app://com.example.mail/', { referrer: 'external' }],
    [`${window.location.origin}/en`, { referrer: 'internal' }],
  ])('from %j reports no more than the host', async (referrer, origin) => {
    const calls = views();
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openDocument('/en/profile/hanako.sato');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(Object.fromEntries(calls[0]!.query)).toEqual({
      path: '/profile/hanako.sato',
      language: 'en',
      ...origin,
    });
    jest.restoreAllMocks();
  });
});
