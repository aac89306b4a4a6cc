import {
  COOKIE_LIFETIMES_S,
  deleteCookie,
  setCookie,
  refreshCookies,
  onCookieChange,
  readCookie,
  readSignedInHint,
} from './cookies';

const { jest } = import.meta;

const DAY_S = 86_400;

/** Records what is written to `document.cookie`: attributes cannot be read back. */
function watchWrites(): string[] {
  const writes: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    writes.push(text);
  });
  return writes;
}

describe('cookies', () => {
  afterEach(() => jest.restoreAllMocks());

  it('have their specified lifetimes', () => {
    expect(Object.entries(COOKIE_LIFETIMES_S)).toEqual([
      ['locale', 365 * DAY_S],
      ['loggedIn', 30 * DAY_S],
      ['displayId', 30 * DAY_S],
      ['onboarding', 7 * DAY_S],
      ['readTooltips', 365 * DAY_S],
      ['oauthFrom', 1200],
      ['emergency', 3600],
    ]);
  });

  it('are set for the whole site and no other', () => {
    const writes = watchWrites();
    setCookie('oauthFrom', 'signup; x=1');
    expect(writes).toEqual(['oauthFrom=signup%3B%20x%3D1; Path=/; Max-Age=1200; SameSite=Lax']);
  });

  it('are read as written, and gone when deleted', () => {
    expect(readCookie('locale')).toBeNull();
    setCookie('locale', '花; a=b');
    expect(readCookie('locale')).toBe('花; a=b');
    deleteCookie('locale');
    expect(readCookie('locale')).toBeNull();
  });

  it('are ignored if they are malformed', () => {
    document.cookie = 'locale=%E0%A4; Path=/';
    expect(readCookie('locale')).toBeNull();
  });

  it('are read once per task', async () => {
    setCookie('locale', 'ja');
    const reads = jest.spyOn(document, 'cookie', 'get');
    for (const name of ['locale', 'onboarding', 'emergency'] as const) readCookie(name);
    expect(reads).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(readCookie('locale')).toBe('ja');
    expect(reads).toHaveBeenCalledTimes(2);
    setCookie('locale', 'en');
    expect(readCookie('locale')).toBe('en');
  });

  it('notify subscribers until they unsubscribe', () => {
    const listener = jest.fn();
    const stop = onCookieChange(listener);
    setCookie('onboarding', '1');
    deleteCookie('onboarding');
    expect(listener).toHaveBeenCalledTimes(2);
    refreshCookies();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    setCookie('onboarding', '1');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('hint at a session, which only the server can set', () => {
    expect(readSignedInHint()).toBe(false);
    document.cookie = 'loggedIn=1; Path=/';
    refreshCookies();
    expect(readSignedInHint()).toBe(true);
    // @ts-expect-error The page may delete the hint but not set it.
    const forged: Parameters<typeof setCookie>[0] = 'loggedIn';
    deleteCookie(forged);
    expect(readSignedInHint()).toBe(false);
  });
});
