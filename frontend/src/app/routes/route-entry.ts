import { type ComponentType } from 'react';
import { type PageRequest } from '../../api/generated/model/pageRequest';
import { type PATHS } from '../../config/paths';
import { type Namespace } from '../../i18n/namespaces';
import { type DocumentKind } from '../../documents/boot';
import { type Guard } from '../guards/guard';

/** The frames that pages stand in. */
export type LayoutName = 'default' | 'noHeader' | 'studio' | 'themeEdit';

/** The variable parts of an address. */
export type Parameters = Readonly<Record<string, string | undefined>>;

interface PageModule {
  default: ComponentType;
  /** What stands in the page's place while its guards are asked. */
  Fallback?: ComponentType;
}

export type RouteId = keyof typeof PATHS;

/** What the product knows about every page. */
interface PageEntry {
  id: RouteId;
  path: string;
  /** Whether search engines may list the page. */
  indexable: boolean;
  /** Whether the address can name something; if not, there is no such page. */
  accepts?: (parameters: Parameters) => boolean;
  /** What the server reads before it renders the page: an address may be well formed and still name nothing. */
  request?: (parameters: Parameters, query: URLSearchParams) => PageRequest;
  /** What of the query decides what the server shows, in one form: whatever else it says, the page is the same. */
  search?: (query: URLSearchParams) => string;
  /** Whether it is for visitors alone: whoever seems to be signed in sees nothing of it until that is known. */
  forVisitors?: true;
}

/** A page that visitors read: a document of its own, rendered by the server. */
export interface DocumentEntry extends PageEntry {
  rendering: 'document';
  document: DocumentKind;
  /** Whether players of other services are shown here: the policy of the document allows their frames then. */
  showsPlayers?: true;
}

/** A page of the application. */
export interface ApplicationEntry extends PageEntry {
  /** `public` pages are rendered by the server as for a visitor; of the others it sends the shell. */
  rendering: 'public' | 'shell';
  layout: LayoutName;
  /** The page's chunk, and its source file, under which the build's manifest knows it. */
  load: () => Promise<PageModule>;
  source: string;
  namespaces: readonly Namespace[];
  /** Whether people can come in with another service here: the server then renders which ones. */
  offersSocialLogin?: true;
  /** Decide in the browser, one after the other, who may be here, before the page opens. */
  guards?: readonly Guard[];
  /** The pages that a person comes to from here without following a link. */
  leadsTo?: readonly RouteId[];
}

/** Everything the product knows about one of its pages. */
export type RouteEntry = DocumentEntry | ApplicationEntry;

/** Whether a page belongs to the application. */
export function isApplicationEntry(entry: RouteEntry): entry is ApplicationEntry {
  return entry.rendering !== 'document';
}
