import { act, screen, waitFor } from '@testing-library/react';
import { readCookie } from '../../config/cookies';
import { PREFETCH_DELAY_MS } from '../../config/site';
import { answers, answersNothing, onCall, refuses } from '../../testing/api-server';
import { aPublicAccount } from '../../testing/accounts';
import { openDocument } from '../../testing/render-app';
import { prefetchNextDocuments } from './prefetch-documents';
import { redirectAddress } from './redirect-address';

const { jest } = import.meta;

const PROFILE = '/en/profile/hanako.sato';

async function openProfile() {
  onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
  return openDocument(PROFILE);
}

describe('the chain of a document', () => {
  it('logs the path, the language and the referrer', async () => {
    const calls = onCall('get', '/log/page-access', answersNothing());
    await openProfile();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(Object.fromEntries(calls[0]!.query)).toEqual({
      path: '/profile/hanako.sato',
      language: 'en',
      referrer: 'none',
    });
  });

  it('follows the operator’s redirect', async () => {
    const calls = onCall('get', '/redirects', answers({ redirectUrl: '/signup?from=campaign' }));
    const { left } = await openProfile();
    await waitFor(() => expect(left).toEqual(['/en/signup?from=campaign']));
    expect(calls[0]!.query.get('path')).toBe('/profile/hanako.sato');
  });

  it('stays on the page if the look-up fails', async () => {
    const calls = onCall('get', '/redirects', refuses(503));
    const { left } = await openProfile();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(left).toEqual([]);
  });

  it('shows emergency notices until they are dismissed', async () => {
    const emergency = { emergencyId: 7, title: 'Pictures load slowly', url: null };
    onCall('get', '/emergencies', answers({ results: [emergency], total: 1 }));
    const { user } = await openProfile();
    expect(await screen.findByText('Pictures load slowly')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Pictures load slowly/ }));
    expect(screen.queryByText('Pictures load slowly')).not.toBeInTheDocument();
    expect(readCookie('emergency')).toBe('7');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('makes no calls after a server error', async () => {
    const calls = ['/emergencies', '/redirects', '/log/page-access'].map((path) =>
      onCall('get', path, answersNothing()),
    );
    onCall('get', '/accounts/hanako.sato', answers(aPublicAccount()));
    await openDocument(PROFILE, { state: { status: 503, kind: 'failure', data: null } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls.flat()).toEqual([]);
  });
});

describe('the address of a redirect', () => {
  it.each([
    ['/signup', '/en', '/en/signup'],
    ['/ja/signup?x=1', '/en', '/en/signup?x=1'],
    ['/signup', '', '/signup'],
    ['/', '/ja', '/ja'],
    ['/docs', '/en', '/docs'],
    ['/media/a.pdf', '/en', '/media/a.pdf'],
    ['/robots.txt', '/en', '/robots.txt'],
    ['https://shop.example/a', '/en', 'https://shop.example/a'],
  ])('%s is %s%s', (target, base, address) => {
    expect(redirectAddress(target, base)).toBe(address);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example', '/\\evil.example'])(
    '%j is ignored',
    (target) => {
      expect(redirectAddress(target, '/en')).toBeNull();
    },
  );
});

describe('prefetching documents', () => {
  const prefetched = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
      link.getAttribute('href'),
    );

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<main>
      <a href="${PROFILE}#link-1"></a>
      <a href="/en/profile/hanako.sato/contents/2"></a>
      <a href="https://elsewhere.example/"></a>
      <a href="/en/profile/hanako.sato/contents/3"></a>
      <a href="/en/signup"></a>
    </main>`;
    window.history.replaceState(null, '', PROFILE);
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('prefetches the first two after a moment', () => {
    prefetchNextDocuments();
    jest.advanceTimersByTime(PREFETCH_DELAY_MS - 1);
    expect(prefetched()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(prefetched()).toEqual([
      '/en/profile/hanako.sato/contents/2',
      '/en/profile/hanako.sato/contents/3',
    ]);
  });

  it('does nothing after leaving the page or with reduced data', () => {
    prefetchNextDocuments()();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    prefetchNextDocuments();
    jest.advanceTimersByTime(PREFETCH_DELAY_MS);
    expect(prefetched()).toEqual([]);
  });
});
