import { startLinkSwitch } from './link-switch';

const SCRIPT = 'https://scripts.example/vcdal.js';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

describe('LinkSwitch', () => {
  afterEach(() => {
    for (const script of document.querySelectorAll('script')) script.remove();
    delete window.vc_pid;
  });

  it('runs once per document, for one account', () => {
    startLinkSwitch('892690966', SCRIPT);
    startLinkSwitch('892690966', SCRIPT);
    expect(scripts()).toEqual([SCRIPT]);
    expect(window.vc_pid).toBe('892690966');
  });
});
