import { onStoreChange } from '../config/device-store';
import { STORAGE_KEYS } from '../config/storage-keys';
import { chooseColorScheme, followColorScheme, readColorScheme } from './color-scheme';
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme-script';

const { jest } = import.meta;

/** A device whose color scheme can change. */
class Device extends EventTarget {
  matches = false;

  turnsDark(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const shown = () => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);

/** Chooses a scheme in another window. */
function chooseElsewhere(choice: string): void {
  window.localStorage.setItem(STORAGE_KEYS.colorScheme, choice);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.colorScheme }));
}

describe('the color scheme of the page', () => {
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

  it('follow the device until one is chosen', () => {
    expect(readColorScheme()).toBe('system');
    device.turnsDark(true);
    expect(shown()).toBe('dark');
    device.turnsDark(false);
    expect(shown()).toBe('light');
  });

  it('keep the chosen scheme when the device changes, and store it', () => {
    chooseColorScheme('dark');
    expect(shown()).toBe('dark');
    expect(window.localStorage.getItem(STORAGE_KEYS.colorScheme)).toBe('dark');
    device.turnsDark(false);
    expect(shown()).toBe('dark');
    chooseColorScheme('system');
    expect(shown()).toBe('light');
  });

  it('follow a choice made in another window, and notify listeners', () => {
    const listener = jest.fn();
    const stopListening = onStoreChange(listener);
    chooseElsewhere('dark');
    expect([shown(), readColorScheme()]).toEqual(['dark', 'dark']);
    chooseColorScheme('light');
    expect(listener).toHaveBeenCalledTimes(2);
    stopListening();
    chooseElsewhere('dark');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('can be chosen while storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readColorScheme()).toBe('system');
    chooseColorScheme('dark');
    expect(shown()).toBe('dark');
  });

  it('fall back to the device for an unknown stored value', () => {
    chooseElsewhere('<b>');
    expect(readColorScheme()).toBe('system');
  });
});
