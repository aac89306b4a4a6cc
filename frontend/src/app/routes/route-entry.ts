import { type ComponentType } from 'react';
import { type PageRequest } from '../../api/generated/model/pageRequest';
import { type PATHS } from '../../config/paths';
import { type Namespace } from '../../i18n/namespaces';
import { type DocumentKind } from '../../documents/boot';
import { type Guard } from '../guards/guard';

export type LayoutName = 'default' | 'noHeader' | 'studio' | 'themeEdit' | 'begin';

/** The path parameters. */
export type Parameters = Readonly<Record<string, string | undefined>>;

interface PageModule {
  default: ComponentType;
  /** Shown while the guards run; a form's placeholder by default. */
  Fallback?: ComponentType;
}

export type RouteId = keyof typeof PATHS;

/** What documents and application pages have in common. */
interface PageEntry {
  id: RouteId;
  path: string;
  /** Whether search engines may list the page; false by default. */
  indexable?: true;
  /** Whether the path parameters are well-formed; otherwise the page is not found. */
  accepts?: (parameters: Parameters) => boolean;
  /** The data that the server reads before it renders the page. */
  request?: (parameters: Parameters, query: URLSearchParams) => PageRequest;
  /** The normalised part of the query that affects the server-rendered page. */
  search?: (query: URLSearchParams) => string;
  /** Whether the page is only for visitors: it is cloaked while somebody seems to be signed in. */
  forVisitors?: true;
}

/** A server-rendered document for visitors. */
export interface DocumentEntry extends PageEntry {
  rendering: 'document';
  document: DocumentKind;
  /** Whether the content security policy allows frames of video players. */
  showsPlayers?: true;
}

/** A page of the application. */
export interface ApplicationEntry extends PageEntry {
  /** `public` pages are server-rendered for visitors; others as an empty shell. */
  rendering: 'public' | 'shell';
  layout: LayoutName;
  load: () => Promise<PageModule>;
  /** The source file of the chunk, its key in the build manifest. */
  source: string;
  namespaces: readonly Namespace[];
  /** Whether the page has social login buttons, which the server renders. */
  offersSocialLogin?: true;
  /** Run in order, in the browser, before the page opens. */
  guards?: readonly Guard[];
  /** Pages to prefetch that are reached without a link. */
  leadsTo?: readonly RouteId[];
}

export type RouteEntry = DocumentEntry | ApplicationEntry;

/** An entry as the route table states it: `PATHS` has its path, and it is a shell unless it says otherwise. */
export type Page =
  | Omit<DocumentEntry, 'id' | 'path'>
  | (Omit<ApplicationEntry, 'id' | 'path' | 'rendering'> & { rendering?: 'public' });

/** Whether a page belongs to the application. */
export function isApplicationEntry(entry: RouteEntry): entry is ApplicationEntry {
  return entry.rendering !== 'document';
}
