import { keepLinkSwitchPolicy, runsLinkSwitch, startLinkSwitch } from './link-switch';

const { jest } = import.meta;

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

describe('LinkSwitch', () => {
  afterEach(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    delete window.vc_pid;
    keepLinkSwitchPolicy(false);
  });

  it('runs for one account, once, in a document that allows it', () => {
    const reload = jest.fn();
    keepLinkSwitchPolicy(true);
    startLinkSwitch('892690966', reload);
    startLinkSwitch('892690966', reload);
    expect(scripts()).toEqual(['https://aml.valuecommerce.com/vcdal.js']);
    expect(window.vc_pid).toBe('892690966');
    expect(runsLinkSwitch()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the page loaded anew in a document that does not allow it', () => {
    const reload = jest.fn();
    startLinkSwitch('892690966', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
    expect(runsLinkSwitch()).toBe(false);
  });

  it('has the page loaded anew where it runs for another account', () => {
    const reload = jest.fn();
    keepLinkSwitchPolicy(true);
    startLinkSwitch('1', reload);
    startLinkSwitch('2', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.vc_pid).toBe('1');
  });
});
