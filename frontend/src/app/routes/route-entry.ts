import { type ComponentType } from 'react';
import { type PageList, type PATHS } from '../../config/paths';
import { type Namespace } from '../../i18n/namespaces';
import { type Guard } from '../guards/guard';

/** The frames that pages stand in. */
export type LayoutName = 'beforeLogin' | 'default' | 'noHeader' | 'studio' | 'publicPage' | 'themeEdit';

/** What the server looks up before it renders a page: an address may be well formed and still name nothing. */
export type PageData =
  | { kind: 'profile'; displayId: string; all: PageList | null }
  | { kind: 'content'; displayId: string; contentId: number }
  | { kind: 'edited'; displayId: string; contentId: number | null }
  | { kind: 'news'; newsId: string }
  | { kind: 'document'; name: string }
  | { kind: 'themes' };

/** The variable parts of an address. */
export type Parameters = Readonly<Record<string, string | undefined>>;

interface PageModule {
  default: ComponentType;
  /** What stands in the page's place while its guards are asked. */
  Fallback?: ComponentType;
}

export type RouteId = keyof typeof PATHS;

/** Everything the product knows about one of its pages. */
export interface RouteEntry {
  id: RouteId;
  path: string;
  layout: LayoutName;
  /** The page's chunk, and its source file, under which the build's manifest knows it. */
  load: () => Promise<PageModule>;
  source: string;
  namespaces: readonly Namespace[];
  /** `public` pages are rendered by the server as for a visitor; of the others it sends the shell. */
  rendering: 'public' | 'shell';
  /** Whether people can come in with another service here: the server then renders which ones. */
  offersSocialLogin?: true;
  /** Whether players of other services are shown here: the document that allows their frames is asked for then. */
  showsPlayers?: true;
  /** Whether search engines may list the page. */
  indexable: boolean;
  /** Decide in the browser, one after the other, who may be here, before the page opens. */
  guards?: readonly Guard[];
  /** Whether the address can name something; if not, there is no such page. */
  accepts?: (parameters: Parameters) => boolean;
  data?: (parameters: Parameters, query: URLSearchParams) => PageData | null;
  /** What of the query decides what the server shows, in one form: whatever else it says, the page is the same. */
  search?: (query: URLSearchParams) => string;
  /** The pages that a person comes to from here without following a link. */
  leadsTo?: readonly RouteId[];
}
