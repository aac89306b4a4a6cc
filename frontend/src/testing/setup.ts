import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import * as React from 'react';
import { setSiteSettings } from '../config/site-settings';
import { apiServer } from './api-server';
import { aSiteSettings } from './site-settings';

const { jest } = import.meta;

// Generous for slow machines.
configure({ asyncUtilTimeout: 15_000 });

/** Skips printing the DOM for every failed attempt of `waitFor`; the library prints it for the last one. */
function skipIntermediateErrors(): void {
  const { getElementError } = getConfig();
  // The library's flag while it is waiting.
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError: (message, container) => {
      if (!isWaiting()) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

skipIntermediateErrors();

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

/** Lets jsdom's XMLHttpRequest send Node's FormData and report progress. */
function mockUploads(): void {
  const send = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')?.value as (
    body: unknown,
  ) => void;
  XMLHttpRequest.prototype.send = function sendForm(this: XMLHttpRequest, body) {
    if (!(body instanceof FormData)) {
      send.call(this, body);
      return;
    }
    const form = new Response(body);
    void form.arrayBuffer().then((bytes) => {
      this.setRequestHeader('Content-Type', form.headers.get('Content-Type') ?? '');
      const total = bytes.byteLength;
      for (const loaded of [Math.floor(total / 2), total]) {
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
      }
      send.call(this, bytes);
    });
  };
}

/** What determines the computed style of an element without style sheets. */
function styleKey(element: Element): string {
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  return [element.namespaceURI, element.localName, ...attributes].join();
}

/** Whether an element has inline styles or inherits its visibility from some. */
function hasInlineStyle(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.hasAttribute('style') && around.style.visibility !== '') return true;
  }
  return false;
}

/**
 * Caches computed styles, which accessibility queries read for every element: half of the test time. Without style
 * sheets, elements of the same kind have the same style.
 */
function cacheComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || hasInlineStyle(element)) return compute(element, pseudo);
    const key = styleKey(element);
    const cached = styles.get(key);
    if (cached !== undefined) return cached;
    const style = compute(element);
    styles.set(key, style);
    return style;
  };
}

/**
 * Disables React's owner stacks, which take nearly a tenth of the test time. Uses an internal name; without it the tests
 * are only slower.
 */
function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
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

disableOwnerStacks();

if (typeof document !== 'undefined') {
  mockUploads();
  mockDialogs();
  cacheComputedStyles();
  window.File = NodeFile as typeof File;
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
