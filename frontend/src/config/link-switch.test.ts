import { keepLinkSwitchPolicy, leaveOwnPage, runsLinkSwitch } from './link-switch';
import { startLinkSwitch } from './start-link-switch';

const { jest } = import.meta;

const SCRIPT = 'https://scripts.example/vcdal.js';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

describe('LinkSwitch', () => {
  afterEach(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    delete window.vc_pid;
    keepLinkSwitchPolicy(null);
  });

  it('runs for one account, once, in a document that allows it', () => {
    const reload = jest.fn();
    keepLinkSwitchPolicy(SCRIPT);
    startLinkSwitch('892690966', reload);
    startLinkSwitch('892690966', reload);
    expect(scripts()).toEqual([SCRIPT]);
    expect(window.vc_pid).toBe('892690966');
    expect(runsLinkSwitch()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has a page loaded anew that was come to in a document that does not allow it', () => {
    const reload = jest.fn();
    leaveOwnPage();
    startLinkSwitch('892690966', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
    expect(runsLinkSwitch()).toBe(false);
  });

  it('waits for the next document where this one was written for the page and does not allow it', () => {
    const reload = jest.fn();
    startLinkSwitch('892690966', reload);
    expect(reload).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
    expect(runsLinkSwitch()).toBe(false);
  });

  it('has the page loaded anew where it runs for another account', () => {
    const reload = jest.fn();
    keepLinkSwitchPolicy(SCRIPT);
    startLinkSwitch('1', reload);
    startLinkSwitch('2', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.vc_pid).toBe('1');
  });
});
