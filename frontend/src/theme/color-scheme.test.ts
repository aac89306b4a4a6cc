import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_STORAGE_KEY } from './color-scheme-script';
import { chooseColorScheme, followColorScheme, onColorSchemeChange, readColorScheme } from './color-scheme';

const { jest } = import.meta;

/** A device that can turn from day to night. */
class Device extends EventTarget {
  matches = false;

  turnsDark(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const shown = () => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);

/** What another window of the site does. */
function chooseElsewhere(choice: string): void {
  window.localStorage.setItem(COLOR_SCHEME_STORAGE_KEY, choice);
  window.dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_STORAGE_KEY }));
}

describe('the colours of the page', () => {
  let device: Device;
  let stop: () => void;

  beforeEach(() => {
    device = new Device();
    jest.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
    window.localStorage.clear();
    stop = followColorScheme();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  it('are those of the device as long as nobody has chosen', () => {
    expect(readColorScheme()).toBe('system');
    device.turnsDark(true);
    expect(shown()).toBe('dark');
    device.turnsDark(false);
    expect(shown()).toBe('light');
  });

  it('are those that were chosen, whatever the device does, and are kept', () => {
    chooseColorScheme('dark');
    expect(shown()).toBe('dark');
    expect(window.localStorage.getItem(COLOR_SCHEME_STORAGE_KEY)).toBe('dark');
    device.turnsDark(false);
    expect(shown()).toBe('dark');
    chooseColorScheme('system');
    expect(shown()).toBe('light');
  });

  it('follow what is chosen in another window, and tell of it', () => {
    const told = jest.fn();
    const stopListening = onColorSchemeChange(told);
    chooseElsewhere('dark');
    expect([shown(), readColorScheme()]).toEqual(['dark', 'dark']);
    chooseColorScheme('light');
    expect(told).toHaveBeenCalledTimes(2);
    stopListening();
    chooseElsewhere('dark');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('can be chosen where the browser lets no site keep anything', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readColorScheme()).toBe('system');
    chooseColorScheme('dark');
    expect(shown()).toBe('dark');
  });

  it('are nobody’s to name but the three', () => {
    chooseElsewhere('<b>');
    expect(readColorScheme()).toBe('system');
  });
});
