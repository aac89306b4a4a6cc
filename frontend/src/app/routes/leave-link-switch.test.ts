import { createMemoryRouter } from 'react-router-dom';
import { keepLinkSwitchPolicy } from '../../config/link-switch';
import { startLinkSwitch } from '../../config/start-link-switch';
import { leaveLinkSwitchBehind } from './leave-link-switch';

const { jest } = import.meta;

/** A router that stands on a creator's page, and what the browser is told to do. */
function aRouter(address = '/en/profile/hanako.sato') {
  const router = createMemoryRouter(
    [{ path: '/profile/:displayId' }, { path: '/news', loader: () => null }, { path: '/' }],
    { basename: '/en', initialEntries: ['/en/profile/hanako.sato'] },
  );
  const browser = { address: () => address, assign: jest.fn(), reload: jest.fn() };
  leaveLinkSwitchBehind(router, browser);
  return { router, browser };
}

describe('a page on which LinkSwitch runs', () => {
  afterEach(() => {
    delete window.vc_pid;
  });

  it.each(['/', '/news', '/profile/taro'])('is left for %s by loading that', async (path) => {
    const { router, browser } = aRouter();
    window.vc_pid = '1';
    await router.navigate(path);
    expect(browser.assign.mock.calls).toEqual([[path === '/' ? '/en' : `/en${path}`]]);
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it('is left by loading anew where the browser has gone back already', async () => {
    const { router, browser } = aRouter('/en/news');
    window.vc_pid = '1';
    await router.navigate('/news');
    expect(browser.reload).toHaveBeenCalledTimes(1);
    expect(browser.assign).not.toHaveBeenCalled();
  });

  it('stays where another part of it is asked for', async () => {
    const { router, browser } = aRouter();
    window.vc_pid = '1';
    await router.navigate('/profile/hanako.sato?items=all');
    expect(browser.assign).not.toHaveBeenCalled();
  });
});

describe('any other page', () => {
  it('is left within its document', async () => {
    const { router, browser } = aRouter();
    await router.navigate('/news');
    expect(browser.assign).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/en/news');
  });

  it('is the one that its document was written for until it is left, also by who comes back to it', async () => {
    const { router } = aRouter();
    keepLinkSwitchPolicy(null);
    const reload = jest.fn();
    await router.navigate('/profile/hanako.sato?items=all');
    startLinkSwitch('1', reload);
    expect(reload).not.toHaveBeenCalled();
    await router.navigate('/news');
    await router.navigate('/profile/hanako.sato');
    startLinkSwitch('1', reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
