import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { setSiteSettings } from '../config/site-settings';
import { apiServer } from './api-server';
import { aSiteSettings } from './site-settings';

const { jest } = import.meta;

configure({
  // Generous for slow machines.
  asyncUtilTimeout: 30_000,
  // Prints the page's text. Serializing its markup at every retry would take a tenth of the time.
  getElementError: (message, container) =>
    Object.assign(new Error(`${message ?? ''}\n\n${container.textContent}`), {
      name: 'TestingLibraryElementError',
    }),
});

const consoleCalls: unknown[][] = [];

/** A media query that never matches. MUI uses the deprecated listeners. */
class UnmatchedQuery extends EventTarget {
  readonly matches = false;
  readonly onchange = null;

  constructor(readonly media: string) {
    super();
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

class NoopObserver {
  observe(): void {
    return;
  }

  unobserve(): void {
    return;
  }

  disconnect(): void {
    return;
  }
}

/** Mocks the dialog methods that jsdom lacks, with focus handling. */
function mockDialogs(): void {
  const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    previousFocus.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], [tabindex="0"]')?.focus();
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = previousFocus.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

if (typeof document !== 'undefined') {
  mockDialogs();
  // Missing in jsdom.
  window.matchMedia = (media) => new UnmatchedQuery(media);
  window.ResizeObserver = NoopObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  consoleCalls.length = 0;
  setSiteSettings(aSiteSettings());
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      consoleCalls.push(words);
    });
  }
});

afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup();
    // Left-over styles would slow down queries.
    document.head.replaceChildren();
    window.sessionStorage.clear();
    window.localStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
    }
  }
  apiServer.resetHandlers();
  // Warnings and unexpected calls fail the test.
  expect(consoleCalls).toEqual([]);
});

afterAll(() => apiServer.close());
