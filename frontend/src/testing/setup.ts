import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import * as React from 'react';
import { setSiteSettings } from '../config/site-settings';
import { apiServer } from './api-server';
import { aSiteSettings } from './site-settings';

const { jest } = import.meta;

// Machines that run the whole suite beside other work are slow at times.
configure({ asyncUtilTimeout: 15_000 });

/**
 * What a test waits for is asked for again and again, and each time that it is not there the whole page would be written
 * out to say so. Only what is said last is read, and the library writes the page out for that by itself.
 */
function tellOfThePageOnce(): void {
  const { getElementError } = getConfig();
  // The library's own sign that it asks while it waits.
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

tellOfThePageOnce();

const complaints: unknown[][] = [];

/** A media query that never matches. The component library still listens in the way of old browsers. */
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

/** Nothing has a size here, so none ever changes. */
class StillObserver {
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

/**
 * What jsdom's uploads leave out: they do not know the forms of a test, which are Node's, so they get their bytes; and
 * they tell nobody how many are on their way, so half of them are, then all.
 */
function uploadLikeABrowser(): void {
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

/** What of an element decides, where no style sheet says anything, whether and in which line it is shown. */
function keyOf(element: Element): string {
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  return [element.namespaceURI, element.localName, ...attributes].join();
}

/** Whether an element, or one around it that it takes after, has styles in its own attribute. */
function hasOwnStyle(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.hasAttribute('style') && around.style.visibility !== '') return true;
  }
  return false;
}

/**
 * Whoever asks for a role or a name here asks how everything around it looks. jsdom works that out anew after each change
 * of the document, from all the rules of a browser, for each element: half of the time of the tests. Without style sheets
 * elements of a kind look alike: it is worked out once for each kind.
 */
function rememberLooks(): void {
  const workOut = window.getComputedStyle.bind(window);
  const looks = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || hasOwnStyle(element)) return workOut(element, pseudo);
    const key = keyOf(element);
    const known = looks.get(key);
    if (known !== undefined) return known;
    const look = workOut(element);
    looks.set(key, look);
    return look;
  };
}

/**
 * React's development build notes of up to ten thousand elements a second where they were made, for those who ask it for
 * the stack of owners. Nobody does here, and it took nearly a tenth of the time of the tests: it is told that they are many
 * already. The name is React's own, which keeps none of them: where it is gone the tests take longer, no more.
 */
function keepNoOwnerStacks(): void {
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

/** What jsdom leaves out of dialogs: they open, take the focus, and give it back as they close. */
function openDialogsLikeABrowser(): void {
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    cameFrom.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], [tabindex="0"]')?.focus();
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = cameFrom.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

keepNoOwnerStacks();

if (typeof document !== 'undefined') {
  uploadLikeABrowser();
  openDialogsLikeABrowser();
  rememberLooks();
  window.File = NodeFile as typeof File;
  // What jsdom leaves out and the pages ask for.
  window.matchMedia = (media) => new UnmatchedQuery(media);
  window.ResizeObserver = StillObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  complaints.length = 0;
  setSiteSettings(aSiteSettings());
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
  }
});

afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup();
    // Each page brings styles of its own; what is left of earlier ones slows down every look at what is shown.
    document.head.replaceChildren();
    window.sessionStorage.clear();
    window.localStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
    }
  }
  apiServer.resetHandlers();
  // React's warnings and unexpected calls alike: a test that passes passes in silence.
  expect(complaints).toEqual([]);
});

afterAll(() => apiServer.close());
